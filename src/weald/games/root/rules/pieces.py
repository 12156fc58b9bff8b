"""Pieces on the map: placing, lifting, rule (1.5, 2.2, 2.5, G)."""

from __future__ import annotations

from typing import Final

from weald.games.root.state import Root
from weald.games.root.things import (
    BUILDINGS_OF,
    CLEARINGS,
    EYRIE,
    IS_BUILDING,
    KEEP,
    MARQUISE,
    OWNER,
    PIECES_OF,
    VAGABOND,
)
from weald.kernel.decision import Why

KEEP_FORBIDS: Final = Why("keep-forbids", "6.2.2a")
SCORCHED: Final = Why("scorched", "D.6.2b")
NO_SLOT: Final = Why("no-slot", "2.2.3b")


def cannot_place(g: Root, faction: int, c: int) -> Why | None:
    """May this faction place a piece in the clearing at all?"""
    if faction != MARQUISE and g.on[KEEP * CLEARINGS + c]:
        return KEEP_FORBIDS
    if g.scorched and g.scorched >> c & 1:
        return SCORCHED
    return None


def cannot_place_building(g: Root, faction: int, c: int) -> Why | None:
    if g.room[c] <= 0:
        return NO_SLOT
    return cannot_place(g, faction, c)


def place(g: Root, kind: int, c: int, count: int) -> int:
    """Place up to ``count`` pieces from the supply or track; says how many there were (1.5.4b)."""
    if count > g.stock[kind]:
        count = g.stock[kind]
    if count > 0:
        g.stock[kind] -= count
        g.on[kind * CLEARINGS + c] += count
        if IS_BUILDING[kind]:
            g.room[c] -= count
        refresh_rule(g, c)
    return count


def lift(g: Root, kind: int, c: int, count: int) -> None:
    """Take pieces off the map, back to supply or track; a keep goes to the box (6.2.2c)."""
    g.on[kind * CLEARINGS + c] -= count
    if kind != KEEP:
        g.stock[kind] += count
    if IS_BUILDING[kind]:
        g.room[c] += count
    refresh_rule(g, c)


def shift(g: Root, kind: int, a: int, b: int, count: int) -> None:
    g.on[kind * CLEARINGS + a] -= count
    g.on[kind * CLEARINGS + b] += count
    refresh_rule(g, a)
    refresh_rule(g, b)


def presence(g: Root, faction: int, c: int) -> int:
    """Warriors plus buildings of a faction: what counts for rule (2.5)."""
    on = g.on
    total = on[faction * CLEARINGS + c]
    for kind in BUILDINGS_OF[faction]:
        total += on[kind * CLEARINGS + c]
    return total


def refresh_rule(g: Root, c: int) -> None:
    """Who rules the clearing (2.5); the Eyrie rules ties where it has a piece (7.2.2)."""
    best = 0
    ruler = -1
    for faction in range(VAGABOND):
        if g.seat_of[faction] < 0:
            continue
        total = presence(g, faction, c)
        if total > best:
            best = total
            ruler = faction
        elif total == best and total > 0:
            ruler = EYRIE if faction == EYRIE or ruler == EYRIE else -1
    g.rule[c] = ruler


def rules_any(g: Root, faction: int) -> int:
    """How many clearings the faction rules."""
    return g.rule.count(faction)


def has_piece(g: Root, faction: int, c: int) -> bool:
    """Has the faction a piece of its own there: warrior, pawn, building or token (G.1.9)?"""
    if faction >= VAGABOND:
        return g.pawn[faction - VAGABOND] == c
    on = g.on
    for kind in PIECES_OF[faction]:
        if on[kind * CLEARINGS + c]:
            return True
    return False


def can_fight_from(g: Root, faction: int, c: int) -> bool:
    """A clearing holding own warriors or the own pawn (4.3a)."""
    if faction >= VAGABOND:
        return g.pawn[faction - VAGABOND] == c
    return g.on[faction * CLEARINGS + c] > 0


def is_enemy(g: Root, a: int, b: int) -> bool:
    """Seats are enemies unless they are the same or in coalition (G.1.27)."""
    return a != b and g.partner[a] != b and g.partner[b] != a


def count_on_map(g: Root, kind: int) -> int:
    total = 0
    for c in range(CLEARINGS):
        total += g.on[kind * CLEARINGS + c]
    return total


def seat_owning(g: Root, kind: int) -> int:
    return g.seat_of[OWNER[kind]]
