"""Pieces in several clearings at once; where the supply is short their player chooses (1.5.4b)."""

from __future__ import annotations

from weald.games.root.board import CLEARINGS
from weald.games.root.rules import steps
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.pieces import cannot_place, place
from weald.games.root.state import Root
from weald.games.root.words import IN
from weald.kernel import Rule


def place_each(g: Root, seat: int, kind: int, why: int, wanted: list[int]) -> None:
    """So many pieces in each clearing where its side may place; ``why`` is the number of the rule in ``placings``."""
    side = g.side[seat]
    wanted = [wanted[c] if wanted[c] and cannot_place(g, side, c) is None else 0 for c in range(CLEARINGS)]
    total = sum(wanted)
    if not total or not g.stock[kind]:
        return
    if total > g.stock[kind]:
        g.then_all(steps.PLACE_EACH, (seat, kind, why, *wanted))
        return
    rule = faction_of(g, seat).placings[why]
    for c in range(CLEARINGS):
        if wanted[c]:
            place(g, kind, c, wanted[c])
            g.tell("placed", rule, seat, kind, c, wanted[c])


def place_next(g: Root, seat: int, kind: int, why: int, *wanted: int) -> Rule | None:
    return ask_place(g, seat, kind, why, list(wanted)) if g.stock[kind] else None


def ask_place(g: Root, seat: int, kind: int, why: int, wanted: list[int]) -> Rule:
    rule = faction_of(g, seat).placings[why]
    ask = g.ask(seat, "place-where", rule, kind, g.stock[kind])
    for c in range(CLEARINGS):
        if wanted[c]:
            ask.offer(IN[c])
    choice = yield ask
    c = choice.a
    place(g, kind, c, 1)
    g.tell("placed", rule, seat, kind, c, 1)
    wanted[c] -= 1
    g.then_all(steps.PLACE_EACH, (seat, kind, why, *wanted))


steps.PLACE_EACH.does(place_next)
