"""What matters in a position: derived numbers for the screen, and the counts that must always hold (22.1)."""

from __future__ import annotations

from typing import Any

from weald.games.ironwood.board import FERRUM, FORESTS, INNER_MOUNTAINS, LOCATIONS, MOUNTAINS, OUTER_FORESTS
from weald.games.ironwood.cards import (
    ACTIONS,
    BASIC,
    BASICS,
    FORGES_TO_WIN,
    HAND_LIMIT,
    IC,
    NAMES,
    TOKENS,
    TOTEMS_TO_WIN,
    TURNS,
    VISIONS,
    WW,
    side_of,
)
from weald.games.ironwood.rules.forges import built_forges
from weald.games.ironwood.state import ACTION, END, FORGE, PREPARATION, Ironwood


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
    """The invariants of 22.1 that do not hold at this decision, by id. Needs no history, so INV-05 is half checked."""
    bad: list[str] = []

    def check(name: str, holds: bool) -> None:
        if not holds:
            bad.append(name)

    running = g.winners == 0
    check("INV-01", min(g.supply(), *g.crystals, g.cargo) >= 0)
    check("INV-02", min(g.reserve(WW), g.reserve(IC), g.golem_reserve(), *g.ww, *g.ic, *g.golems) >= 0)
    check("INV-02 drill", 0 <= g.drill < len(MOUNTAINS))
    check("INV-03", len(g.ww) == len(FORESTS) and len(g.ic) == len(g.golems) == len(MOUNTAINS))
    # The forge that wins is not unloaded at: nothing further is resolved (14.3.1).
    check("INV-04", not running or g.forge[g.drill] != FORGE or g.cargo == g.track == 0)
    check("INV-05", g.cargo == 0 or g.track > 0)
    check("INV-06", sum(1 for m, f in enumerate(g.forge) if f and m != FERRUM) + g.tokens == TOKENS)
    check("INV-06 forges", g.forge[FERRUM] == FORGE and not any(g.forge[m] for m in INNER_MOUNTAINS))
    check("INV-07", not any(g.full[f] + g.fading[f] for f in OUTER_FORESTS))
    check("INV-08", g.phase != PREPARATION or not any(g.full))
    check("INV-09", not _all_basics_due(g) or all(c in g.hand[side] for side in (WW, IC) for c in BASICS[side]))
    check("INV-09 piles", not any(BASIC[c] for side in (WW, IC) for c in g.deck[side] + g.discard[side]))
    check("INV-10", not _limit_applied(g) or max(len(hand) for hand in g.hand) <= HAND_LIMIT)
    check("INV-11", _cards_complete(g))
    check("INV-13", all(again <= moved <= units for again, moved, units in zip(g.again, g.moved, g.ww, strict=True)))
    check("INV-13 squads", all(moved <= units for moved, units in zip(g.moved_ic, g.ic, strict=True)))
    check("INV-13 golems", all(moved <= units for moved, units in zip(g.moved_golems, g.golems, strict=True)))
    check("INV-14", not running or (built_forges(g) < FORGES_TO_WIN and g.secured < TOTEMS_TO_WIN))
    check("totems", min(g.totem_reserve(), g.secured, *g.full, *g.fading) >= 0)
    check("markers", min(g.marker_supply(), *g.cubes) >= 0)
    check("lasting", all((g.cubes[c] > 0) == (c in g.lasting[side_of(c)]) for c in range(ACTIONS)))
    return bad


def _all_basics_due(g: Ironwood) -> bool:
    """From the end phase until the first card of the action phase every basic card is in hand (3.2.2)."""
    if g.phase != ACTION:
        return True
    return g.turn == 0 and g.active == WW and not g.slots[WW] and g.passed[WW] == 0


def _limit_applied(g: Ironwood) -> bool:
    """The hand limit has been applied and nothing has been drawn since: the rest of the end phase (6.1.5)."""
    return g.phase == END and all(step != "totems_fade" for step, _ in g.agenda)


def _cards_complete(g: Ironwood) -> bool:
    """Every card is in exactly one zone (INV-11), on its own side."""
    found: list[int] = []
    for zone in g.zones():
        found.extend(zone.cards)
        for card in zone.cards:
            vision = card >= ACTIONS
            if vision != zone.name.startswith("visions.") or zone.owner != (WW if vision else side_of(card)):
                return False
    return sorted(found) == list(range(ACTIONS)) + VISIONS
