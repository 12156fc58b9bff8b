"""Leanings while the table is set: which faction, where to begin, what to keep, where landmarks stand."""

from __future__ import annotations

from weald.games.root.board import CLEARINGS
from weald.games.root.facts import REACH_WANTED
from weald.games.root.pieces import REACH
from weald.games.root.rules.homelands import distances, enemy_homes
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import Root
from weald.kernel import Decision


def draft(g: Root, ask: Decision) -> list[int]:
    """Where the table still lacks reach, a faction that has it; else whatever comes."""
    reached = 0
    chosen = 0
    for side in g.side:
        if side != NO_SIDE:
            reached += REACH[side]
            chosen += 1
    wanted = (REACH_WANTED[g.players] - reached) // (g.players - chosen)
    out: list[int] = []
    for option in ask.options:
        out.append(8 if REACH[option.a] >= wanted else 2)
    return out


def homeland(g: Root, ask: Decision) -> list[int]:
    """Room to build, ways out, and not in the arms of an enemy."""
    away = distances(g, enemy_homes(g, ask.seat))
    out: list[int] = []
    for option in ask.options:
        c = option.a
        out.append(2 + 3 * g.room[c] + 2 * len(g.links[c]) + 2 * min(away[c], 4) if c < CLEARINGS else 1)
    return out


def which_slot(g: Root, ask: Decision) -> list[int]:
    """The treetop is worth a point more to an enemy."""
    return [9 if option.id == "slot common" else 1 for option in ask.options]
