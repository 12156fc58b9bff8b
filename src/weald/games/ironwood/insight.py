"""What matters in a position: derived numbers for the screen, and the counts that must always hold (22.1)."""

from __future__ import annotations

from typing import Any

from weald.games.ironwood.board import FERRUM, IS_OUTER, LOCATIONS, MOUNTAINS, OUTER_FORESTS
from weald.games.ironwood.cards import (
    ACTIONS,
    CRYSTALS,
    GOLEMS,
    HAND_LIMIT,
    IC,
    NAMES,
    TOKENS,
    TOTEMS,
    TURNS,
    VISIONS,
    WARRIORS,
    WW,
    side_of,
)
from weald.games.ironwood.rules.forges import built_forges
from weald.games.ironwood.state import ACTION, FORGE, PREPARATION, Ironwood


def about(g: Ironwood) -> dict[str, Any]:
    """Public sums a player would otherwise count by hand."""
    return {
        "phase": ("preparation", "action", "end")[g.phase],
        "turns": TURNS,
        "supply": g.supply(),
        "reserve": [g.reserve(WW), g.reserve(IC)],
        "golem_reserve": g.golem_reserve(),
        "totem_reserve": g.totem_reserve(),
        "markers": g.marker_supply(),
        "forges": built_forges(g),
        "secured": g.secured,
        "lasting": [[{"card": NAMES[c], "markers": g.cubes[c]} for c in g.lasting[side]] for side in (WW, IC)],
        "this_round": [[NAMES[c] for c in g.rounds[side]] for side in (WW, IC)],
        "slots": [
            [{"card": NAMES[c], "slot": s} for c, s in zip(g.slots[side], g.slot_of[side], strict=True)]
            for side in (WW, IC)
        ],
        "marks": [{"card": NAMES[c], "at": LOCATIONS[p]} for c, p in zip(g.mark_card, g.mark_place, strict=True)],
        "played": NAMES[g.played] if g.played >= 0 else None,
        "battle": battle(g) if g.battle else None,
    }


def battle(g: Ironwood) -> dict[str, Any]:
    return {"attacker": g.attacker, "from": LOCATIONS[g.attack_from], "to": LOCATIONS[g.attack_to]}


def audit(g: Ironwood) -> list[str]:
    """The invariants that do not hold, by id."""
    bad: list[str] = []

    def check(name: str, holds: bool) -> None:
        if not holds:
            bad.append(name)

    check("INV-01", g.supply() >= 0 and min(g.crystals) >= 0 and g.cargo >= 0)
    check("INV-01 sum", g.supply() + sum(g.crystals) + g.cargo == CRYSTALS)
    check("INV-02", 0 <= sum(g.ww) <= WARRIORS[WW] and 0 <= sum(g.ic) <= WARRIORS[IC] and sum(g.golems) <= GOLEMS)
    check("INV-02 counts", min(g.ww) >= 0 and min(g.ic) >= 0 and min(g.golems) >= 0)
    check("INV-02 drill", 0 <= g.drill < len(MOUNTAINS))
    check("INV-04", g.winners > 0 or g.forge[g.drill] != FORGE or (g.cargo == 0 and g.track == 0) or g.phase == ACTION)
    tokens = sum(1 for m, f in enumerate(g.forge) if f and m != FERRUM)
    check("INV-06", tokens + g.tokens == TOKENS)
    check("INV-07", not any(g.full[f] + g.fading[f] for f in OUTER_FORESTS))
    check("INV-08", g.phase != PREPARATION or not any(g.full))
    totems = sum(g.full) + sum(g.fading) + g.secured
    check("totems", totems <= TOTEMS and min(g.full) >= 0 and min(g.fading) >= 0)
    check("INV-10", g.phase != PREPARATION or g.round < 2 or all(len(h) <= HAND_LIMIT + 16 for h in g.hand))
    check("INV-11", _cards_complete(g))
    check("INV-13", all(m <= w for m, w in zip(g.moved, g.ww, strict=True)))
    check("INV-13 squads", all(m <= w for m, w in zip(g.moved_ic, g.ic, strict=True)))
    check("INV-13 golems", all(m <= w for m, w in zip(g.moved_golems, g.golems, strict=True)))
    check("INV-14", g.winners > 0 or (built_forges(g) <= 2 and g.secured <= 2))
    check("markers", g.marker_supply() >= 0)
    check("outer", len(IS_OUTER) == len(g.ww))
    return bad


def _cards_complete(g: Ironwood) -> bool:
    """Every card is in exactly one zone, on its own side (INV-11); basics never in deck or discard (INV-09)."""
    found: list[int] = []
    for zone in g.zones():
        found.extend(zone.cards)
    for side in (WW, IC):
        own = g.hand[side] + g.deck[side] + g.discard[side] + g.slots[side] + g.in_play[side] + g.aside[side]
        if any(side_of(c) != side for c in own):
            return False
        if any(g.kind_of(c) for c in g.deck[side] + g.discard[side]):
            return False
    return sorted(found) == list(range(ACTIONS)) + VISIONS
