"""Move: any number of warriors from a clearing to an adjacent one, ruling one of the two (4.2)."""

from __future__ import annotations

from typing import Final

from weald.games.root.rules import steps
from weald.games.root.rules.pieces import SCORCHED, shift
from weald.games.root.rules.removal import OUTRAGE_PAID, settle, trigger
from weald.games.root.state import Root
from weald.games.root.things import ALLIANCE, BIRD, CLEARINGS, SYMPATHY
from weald.games.root.words import DONE, FROM, TAKE_ALONG, TO
from weald.kernel.decision import Rule, Why

NOT_ADJACENT: Final = Why("not-adjacent", "4.2")
NO_WARRIORS: Final = Why("no-warriors", "4.2")
RULES_NEITHER: Final = Why("rules-neither", "4.2.1")
NOWHERE_TO_GO: Final = Why("nowhere-to-go", "4.2.1")
WRONG_SUIT: Final = Why("wrong-suit", "7.5.2.II")


def cannot_enter(g: Root, c: int) -> Why | None:
    """Nothing moves into a scorched clearing (D.6.2b)."""
    return SCORCHED if g.scorched and c < CLEARINGS and g.scorched >> c & 1 else None


def cannot_move_to(g: Root, side: int, a: int, b: int) -> Why | None:
    if b not in g.board().adjacent[a]:
        return NOT_ADJACENT
    if g.rule[a] != side and g.rule[b] != side:
        return RULES_NEITHER
    return cannot_enter(g, b)


def cannot_move_from(g: Root, side: int, a: int) -> Why | None:
    if not g.on[side * CLEARINGS + a]:
        return NO_WARRIORS
    rule = g.rule
    free = rule[a] == side
    for b in g.board().adjacent[a]:
        if (free or rule[b] == side) and not (g.scorched and g.scorched >> b & 1):
            return None
    return NOWHERE_TO_GO


def can_move(g: Root, side: int, suit: int) -> bool:
    """Is there a move at all (out of a clearing of the suit; BIRD: any)?"""
    for a in range(CLEARINGS):
        if g.on[side * CLEARINGS + a] and (suit == BIRD or g.suits[a] == suit) and cannot_move_from(g, side, a) is None:
            return True
    return False


def move(g: Root, seat: int, suit: int, optional: int) -> Rule | None:
    """One move; ``optional`` if it may be left out (a march's second move)."""
    if not can_move(g, g.side[seat], suit):
        return None
    return _move(g, seat, suit, optional)


def _move(g: Root, seat: int, suit: int, optional: int) -> Rule:
    side = g.side[seat]
    ask = g.ask(seat, "move-from", "4.2")
    for a in range(CLEARINGS):
        if suit != BIRD and g.suits[a] != suit:
            ask.block(FROM[a], WRONG_SUIT)
        elif g.on[side * CLEARINGS + a] or g.explaining:
            ask.offer(FROM[a], cannot_move_from(g, side, a))
    if optional:
        ask.offer(DONE)
        ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    a = choice.a
    ask = g.ask(seat, "move-to", "4.2.1", a)
    for b in g.board().adjacent[a]:
        ask.offer(TO[b], cannot_move_to(g, side, a, b))
    if g.explaining:
        for b in range(CLEARINGS):
            if b != a and b not in g.board().adjacent[a]:
                ask.block(TO[b], NOT_ADJACENT)
    choice = yield ask
    b = choice.a
    ask = g.ask(seat, "move-how-many", "4.2", a, b)
    for count in range(g.on[side * CLEARINGS + a], 0, -1):
        ask.offer(TAKE_ALONG[count])
    choice = yield ask
    count = choice.a
    move_warriors(g, seat, side, a, b, count, "4.2")
    settle(g)


def move_warriors(g: Root, mover: int, side: int, a: int, b: int, count: int, rule: str) -> None:
    """The pieces go; entering a sympathetic clearing is an outrage (8.2.6a). The caller settles."""
    shift(g, side, a, b, count)
    g.tell("moved", rule, mover, side, a, b, count)
    alliance = g.seat_of[ALLIANCE]
    if alliance >= 0 and mover != alliance and g.on[SYMPATHY * CLEARINGS + b]:
        trigger(g, OUTRAGE_PAID, b, 1, mover)


steps.MOVE.does(move)
