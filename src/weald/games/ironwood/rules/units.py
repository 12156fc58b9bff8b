"""Effects that put units and markers on the map or take them off (20.1.7, 20.1.10, 20.1.11)."""

from __future__ import annotations

from weald.games.ironwood.board import MT
from weald.games.ironwood.cards import GOLEM, IC, PROGRAMS, side_of
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.places import places
from weald.games.ironwood.rules.supply import add_unit, remove_unit, swap_unit
from weald.games.ironwood.state import Ironwood
from weald.games.ironwood.words import AT, DONE
from weald.kernel import Rule, Why

_NO_UNIT = Why("no-such-unit-there", "20.1.11")
_MARKED = Why("already-marked", "20.1.7")


def recruit(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Step: one unit from the supply to a place of choice (20.1.10)."""
    e = PROGRAMS[program][at]
    side = side_of(card)
    ask = g.ask(side, "recruit-where", "20.1.10", e.unit, left, card)
    for place in places(g, side, e.where, card):
        ask.offer(AT[place])
    if not ask.options:
        return
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    g.recruited_at = chosen.a  # chosen even if the supply is empty
    if add_unit(g, e.unit, chosen.a, "20.1.10") and left > 1:
        g.then(steps.RECRUIT, program, at, card, left - 1)


def remove(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Step: return one unit to the supply, whose and where as stated (20.1.11)."""
    e = PROGRAMS[program][at]
    side = side_of(card)
    ask = g.ask(side, "remove-where", "20.1.11", e.unit, card)
    for place in places(g, side, e.where, card):
        ask.offer(AT[place], None if unit_count(g, e.unit, place) else _NO_UNIT)
    if not ask.options and not ask.blocked:
        return
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    g.removed_at = chosen.a
    remove_unit(g, 1 - side, e.unit, chosen.a, "20.1.11")
    if left > 1:
        g.then(steps.REMOVE, program, at, card, left - 1)


def unit_count(g: Ironwood, unit: int, place: int) -> int:
    if place < MT:
        return g.ww[place]
    return g.golems[place - MT] if unit == GOLEM else g.ic[place - MT]


def swap(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Step: a warrior back to the supply, a golem in its place, only if there is one (20.1.19)."""
    e = PROGRAMS[program][at]
    if g.golem_reserve() == 0:
        return
    ask = g.ask(IC, "swap-where", "20.1.19", card)
    for place in places(g, IC, e.where, card):
        ask.offer(AT[place], None if g.ic[place - MT] else _NO_UNIT)
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    swap_unit(g, chosen.a, "20.1.19")


def mark(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Step: one marker of this card on the map, one per place (20.1.7)."""
    e = PROGRAMS[program][at]
    if g.marker_supply() == 0:
        return
    side = side_of(card)
    taken = [g.mark_place[i] for i in range(len(g.mark_card)) if g.mark_card[i] == card]
    ask = g.ask(side, "mark-where", "20.1.7", left, card)
    for place in places(g, side, e.where, card):
        ask.offer(AT[place], _MARKED if place in taken else None)
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    g.mark_card.append(card)
    g.mark_place.append(chosen.a)
    g.tell("marked", "20.1.7", side, card, chosen.a)
    if left > 1:
        g.then(steps.MARK, program, at, card, left - 1)


def unmark(g: Ironwood, card: int) -> None:
    """Its markers leave with the effect (4.4.4, A-28)."""
    keep = [i for i in range(len(g.mark_card)) if g.mark_card[i] != card]
    if len(keep) < len(g.mark_card):
        g.mark_place = [g.mark_place[i] for i in keep]
        g.mark_card = [g.mark_card[i] for i in keep]
        g.tell("unmarked", "4.4.4", side_of(card), card)


steps.RECRUIT.does(recruit)
steps.REMOVE.does(remove)
steps.SWAP.does(swap)
steps.MARK.does(mark)
