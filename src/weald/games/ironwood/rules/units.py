"""Effects that put units and markers on the map or take them off (20.1.7, 20.1.10, 20.1.11)."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.board import MT
from weald.games.ironwood.facts import IC, side_of
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.places import places
from weald.games.ironwood.rules.supply import add_unit, remove_unit, swap_unit
from weald.games.ironwood.state import Ironwood
from weald.kernel import Rule, Why

NO_UNIT: Final = Why("no-such-unit-there", "20.1.11")
# Words for places where all units of an effect go to one.
ONE_PLACE: Final = ("one_outer_forest", "one_controlled_mountain", "one_mountain")
ALREADY_MARKED: Final = Why("already-marked", "20.1.7")


def recruit(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule | None:
    """One unit from the supply to a place of choice (20.1.10)."""
    where = places(g, side_of(card), facts.PROGRAMS[program][at].where, card)
    return ask_recruit(g, program, at, card, left, where) if where else None


def ask_recruit(g: Ironwood, program: int, at: int, card: int, left: int, where: list[int]) -> Rule:
    e = facts.PROGRAMS[program][at]
    ask = g.ask(side_of(card), "recruit-where", "20.1.10", e.unit, left, card)
    for place in where:
        ask.offer(words.AT[place])
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    g.recruited_at = choice.a  # chosen even if the supply is empty
    together = left if e.where in ONE_PLACE else 1
    for _ in range(together):
        if not add_unit(g, e.unit, choice.a, "20.1.10"):
            return
    if left > together:
        g.then(steps.RECRUIT, program, at, card, left - together)


def remove(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule | None:
    """Return one unit to the supply, whose and where as stated (20.1.11)."""
    where = places(g, side_of(card), facts.PROGRAMS[program][at].where, card)
    return ask_remove(g, program, at, card, left, where) if where else None


def ask_remove(g: Ironwood, program: int, at: int, card: int, left: int, where: list[int]) -> Rule:
    e = facts.PROGRAMS[program][at]
    side = side_of(card)
    ask = g.ask(side, "remove-where", "20.1.11", e.unit, card)
    for place in where:
        ask.offer(words.AT[place], None if unit_count(g, e.unit, place) else NO_UNIT)
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    g.removed_at = choice.a
    remove_unit(g, 1 - side, e.unit, choice.a, "20.1.11")
    if left > 1:
        g.then(steps.REMOVE, program, at, card, left - 1)


def unit_count(g: Ironwood, unit: int, place: int) -> int:
    if place < MT:
        return g.ww[place]
    return g.golems[place - MT] if unit == facts.GOLEM else g.ic[place - MT]


def swap(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule | None:
    """A warrior back to the supply, a golem in its place, only if there is one (20.1.19)."""
    return ask_swap(g, program, at, card) if g.golem_reserve() else None


def ask_swap(g: Ironwood, program: int, at: int, card: int) -> Rule:
    e = facts.PROGRAMS[program][at]
    ask = g.ask(IC, "swap-where", "20.1.19", card)
    for place in places(g, IC, e.where, card):
        ask.offer(words.AT[place], None if g.ic[place - MT] else NO_UNIT)
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    swap_unit(g, choice.a, "20.1.19")


def mark(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule | None:
    """One marker of this card on the map, one per place (20.1.7)."""
    return ask_mark(g, program, at, card, left) if g.marker_supply() else None


def ask_mark(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    e = facts.PROGRAMS[program][at]
    side = side_of(card)
    taken = [g.mark_place[i] for i in range(len(g.mark_card)) if g.mark_card[i] == card]
    ask = g.ask(side, "mark-where", "20.1.7", left, card)
    for place in places(g, side, e.where, card):
        ask.offer(words.AT[place], ALREADY_MARKED if place in taken else None)
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    g.mark_card.append(card)
    g.mark_place.append(choice.a)
    g.tell("marked", "20.1.7", side, card, choice.a)
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
