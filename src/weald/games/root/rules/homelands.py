"""Homelands (A.8.2): where factions begin in the advanced setup, and how far from each other."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.draft import draft_of
from weald.games.root.rules.pieces import cannot_place, is_enemy, place
from weald.games.root.state import Root
from weald.games.root.words import IN
from weald.kernel import Decision, Rule, Why, bit

AROUND: Final = steps.STEPS.declare("place-around")
name_fields({"homeland": ("side:side",), "settled": ("place:place",)})

# How far a homeland must be from those of enemies, in paths.
ANYWHERE: Final = 1
APART: Final = 2  # not adjacent
FAR: Final = 3  # two or more clearings lie between (AMB-48)

TAKEN: Final = Why("homeland-taken", "A.8.2.I")
TOO_CLOSE: Final = Why("homeland-too-close", "A.8.2.II")
NOT_AT_EDGE: Final = Why("not-at-edge", "A.8.2")


def claim(g: Root, seat: int, c: int) -> None:
    """This clearing is one of the seat's homelands."""
    draft = draft_of(g)
    draft.homes = [mask | bit(c) if other == seat else mask for other, mask in enumerate(draft.homes)]
    if g.start[seat] < 0:
        g.start[seat] = c
    g.tell("settled", "A.8.2", seat, c)


def is_home(g: Root, seat: int, c: int) -> bool:
    return bool(draft_of(g).homes[seat] >> c & 1)


def enemy_homes(g: Root, seat: int) -> list[int]:
    draft = draft_of(g)
    return [
        c
        for c in range(CLEARINGS)
        for other in range(g.players)
        if draft.homes[other] >> c & 1 and is_enemy(g, g.side[seat], g.side[other])
    ]


def distances(g: Root, origins: list[int]) -> list[int]:
    """The paths from each clearing to the nearest of these; closed paths are none."""
    out = [CLEARINGS] * CLEARINGS
    ring = origins
    steps_away = 0
    while ring:
        for c in ring:
            out[c] = min(out[c], steps_away)
        steps_away += 1
        ring = [b for b in range(CLEARINGS) if out[b] == CLEARINGS and any(b in g.links[c] for c in ring)]
    return out


def ask_home(g: Root, seat: int, distance: int, fits: list[Why | None]) -> Decision:
    """Every clearing that fits and is no enemy's homeland; of these the far ones, or the next best (A.8.2.II)."""
    homes = enemy_homes(g, seat)
    away = distances(g, homes)
    why = [TAKEN if c in homes else fits[c] for c in range(CLEARINGS)]
    left = [c for c in range(CLEARINGS) if why[c] is None]
    if not left:  # nowhere as the card wants it: wherever its pieces fit
        for c in range(CLEARINGS):
            free = c not in homes and not is_home(g, seat, c) and g.room[c] > 0
            if free and cannot_place(g, g.side[seat], c) is None:
                why[c] = None
                left.append(c)
    while distance > ANYWHERE and not any(away[c] >= distance for c in left):
        distance -= 1
    ask = g.ask(seat, "homeland", "A.8.2", g.side[seat])
    for c in range(CLEARINGS):
        ask.offer(IN[c], TOO_CLOSE if why[c] is None and away[c] < distance else why[c])
    return ask


def site(g: Root, side: int, buildings: int, edge: bool = False) -> list[Why | None]:
    """Where all its pieces have a place (A.8.2.I), with so many slots, at the edge of the map or anywhere."""
    out: list[Why | None] = []
    for c in range(CLEARINGS):
        if edge and not g.board().edge[c]:
            out.append(NOT_AT_EDGE)
        elif g.room[c] < buildings:
            out.append(Why("no-slot", "A.8.2.I"))
        else:
            out.append(cannot_place(g, side, c))
    return out


# --- around a homeland -----------------------------------------------------------------------------------


def place_around(g: Root, seat: int, kind: int, home: int, count: int) -> None:
    """As evenly as possible in the clearings next to it; its player chooses who gets one more."""
    side = g.side[seat]
    open_ = [c for c in g.links[home] if cannot_place(g, side, c) is None]
    if not open_:
        return
    for c in open_:
        if count >= len(open_):
            placed = place(g, kind, c, count // len(open_))
            g.tell("placed", "A.8.2", seat, kind, c, placed)
    g.then(AROUND, seat, kind, home, count % len(open_))


def around(g: Root, seat: int, kind: int, home: int, left: int, *given: int) -> Rule | None:
    return ask_around(g, seat, kind, home, left, list(given)) if left else None


def ask_around(g: Root, seat: int, kind: int, home: int, left: int, given: list[int]) -> Rule:
    ask = g.ask(seat, "place-where", "A.8.2", kind, left)
    for c in g.links[home]:
        if c not in given and cannot_place(g, g.side[seat], c) is None:
            ask.offer(IN[c])
    choice = yield ask
    place(g, kind, choice.a, 1)
    g.tell("placed", "A.8.2", seat, kind, choice.a, 1)
    g.then_all(AROUND, (seat, kind, home, left - 1, *given, choice.a))


AROUND.does(around)
