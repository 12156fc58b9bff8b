"""The counts that must hold at every decision (22.1)."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.automa.difficulty import FEWER_FOUNDATIONS
from weald.games.ironwood.board import DATA, FERRUM, FORESTS, INNER_MOUNTAINS, MOUNTAINS, OUTER_FORESTS
from weald.games.ironwood.facts import IC, WW, side_of
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.forges import built_forges
from weald.games.ironwood.state import ACTION, END, FORGE, PREPARATION, Ironwood
from weald.kernel import NOBODY

BOXED: Final[int] = DATA.files.bots.woodbot.difficulty.fewer_foundations.forge_tokens


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
    tokens = facts.TOKENS - (BOXED if g.bot == WW and g.harder & FEWER_FOUNDATIONS else 0)
    check("INV-06", sum(1 for m, f in enumerate(g.forge) if f and m != FERRUM) + g.tokens == tokens)
    check("INV-06 forges", g.forge[FERRUM] == FORGE and not any(g.forge[m] for m in INNER_MOUNTAINS))
    check("INV-07", not any(g.full[f] + g.fading[f] for f in OUTER_FORESTS))
    check("INV-08", g.phase != PREPARATION or not any(g.full))
    check("INV-09", not _all_basics_due(g) or all(c in g.hand[side] for side in (WW, IC) for c in facts.BASICS[side]))
    check("INV-09 piles", not any(facts.BASIC[c] for side in (WW, IC) for c in g.deck[side] + g.discard[side]))
    check("INV-10", not _limit_applied(g) or max(len(g.hand[s]) for s in (WW, IC) if s != g.bot) <= facts.HAND_LIMIT)
    check("INV-11", _cards_complete(g))
    check("INV-12", g.bot != WW or _possible_agree(g))
    check("INV-13", all(again <= moved <= units for again, moved, units in zip(g.again, g.moved, g.ww, strict=True)))
    check("INV-13 squads", all(moved <= units for moved, units in zip(g.moved_ic, g.ic, strict=True)))
    check("INV-13 golems", all(moved <= units for moved, units in zip(g.moved_golems, g.golems, strict=True)))
    check("INV-14", not running or (built_forges(g) < facts.FORGES_TO_WIN and g.secured < facts.TOTEMS_TO_WIN))
    check("totems", min(g.totem_reserve(), g.secured, *g.full, *g.fading) >= 0)
    # A bot's marks on mountains are never short of a marker (rules/supply.py).
    check("markers", min(g.marker_supply() + sum(g.bot_marks), g.spirits, *g.cubes) >= 0)
    check("bot hand", g.bot == NOBODY or not any(g.seen[c] for c in g.hand[g.bot] + g.deck[g.bot]))
    check("lasting", all((g.cubes[c] > 0) == (c in g.lasting[side_of(c)]) for c in range(facts.ACTIONS)))
    return bad


def _all_basics_due(g: Ironwood) -> bool:
    """From the end phase until the first card of the action phase every basic card is in hand (3.2.2)."""
    if g.phase != ACTION:
        return True
    return g.turn == 0 and g.active == WW and not g.slots[WW] and g.passed[WW] == 0


def _possible_agree(g: Ironwood) -> bool:
    """Woodbot: a vision is in the vision deck if and only if its mountain is marked (18.3.2)."""
    marked = [m for m in range(len(MOUNTAINS)) if g.bot_marks[m]]
    deck = sorted(facts.MOUNTAIN_OF[v] for v in g.vision_deck)
    return sorted(marked) == deck and not g.vision_hand


def _limit_applied(g: Ironwood) -> bool:
    """The hand limit has been applied and nothing has been drawn since: the rest of the end phase (6.1.5)."""
    return g.phase == END and all(due[0] is not steps.TOTEMS_FADE for due in g.agenda)


def _cards_complete(g: Ironwood) -> bool:
    """Every card is in exactly one zone (INV-11), on its own side."""
    found: list[int] = []
    for zone in g.zones():
        found.extend(zone.cards)
        for card in zone.cards:
            vision = card >= facts.ACTIONS
            if vision != zone.name.startswith("visions.") or zone.owner != (WW if vision else side_of(card)):
                return False
    return sorted(found) == list(range(facts.ACTIONS)) + facts.VISIONS
