"""What can be learned of a position: each side's numbers, in the order of their names.

Nothing here says how much anything is worth: that is learned (``weald train ironwood``), and lies in ``learned.toml``.
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import (
    FERRUM,
    IS_OUTER,
    MOUNTAINS,
    MT,
    OUTER_MOUNTAINS,
    RIDGES,
    TOUCHED,
    TOUCHING,
    TRAILS,
)
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.state import ACTION, FORGE, FOUNDATION, Ironwood
from weald.kernel import NOWHERE

_COMMON: Final = ("to-move", "in-a-card", "specials", "basics", "markers", "crystals")
FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "woodwalkers": (
        *_COMMON, "one-secured", "two-secured", "warriors", "inner-warriors", "forests-held",
        # totems on the map: how far from safety, in whose company, and how much time is left
        "totems", "totems-outside", "totems-alone", "totems-in-danger", "totems-fading", "totems-late", "totems-when-ahead",
        # visions in hand by their mountain
        "visions", "visions-open", "visions-reached", "visions-strong", "best-vision", "raid",
    ),
    "ironclad": (
        *_COMMON, "one-forge", "two-forges", "warriors", "golems", "mountains-held",
        "foundations-held", "foundations-empty", "foundation-guards", "foundations-in-danger", "sites",
        "build-crystals", "can-build", "can-build-when-ahead", "cargo", "cargo-near-forge", "cargo-in-danger", "ferrum-guards",
    ),
}  # fmt: skip
BUILD_COST: Final = 5  # crystals (14.2.2)


def features(g: Ironwood) -> list[list[int]]:
    return [_woodwalkers(g), _ironclad(g)]


def _common(g: Ironwood, side: int) -> list[int]:
    basics = 0
    for card in g.hand[side]:
        if facts.BASIC[card]:
            basics += 1
    markers = 0
    for card in g.lasting[side]:
        markers += g.cubes[card]
    acts = 1 if g.phase == ACTION and g.active == side else 0
    fresh = 1 if g.played == NOWHERE else 0
    return [
        acts * fresh,
        acts * (1 - fresh),
        min(5, len(g.hand[side]) - basics),
        basics,
        markers,
        min(8, g.crystals[side]),
    ]


def _woodwalkers(g: Ironwood) -> list[int]:
    ww = g.ww
    warriors = inner = held = 0
    totems = outside = alone = danger = fading = late = 0
    left = facts.TURNS - g.turn if g.phase == ACTION else facts.TURNS
    for forest in range(MT):
        units = ww[forest]
        if units:
            warriors += units
            held += 1
            if not IS_OUTER[forest]:
                inner += units
        count = g.full[forest] + g.fading[forest]
        if not count:
            continue
        totems += count
        if IS_OUTER[forest]:
            outside += count
        if not units:
            alone += count
        enemy = 0
        for mountain in TOUCHED[forest]:
            enemy = max(enemy, g.ic[mountain] + 2 * g.golems[mountain])
        if enemy >= units:
            danger += count
        fading += g.fading[forest]
        if left <= 1:
            late += g.fading[forest]
    clear = reached = strong = best = 0
    for vision in g.vision_hand:
        mountain = facts.MOUNTAIN_OF[vision]
        guard = g.ic[mountain] + 2 * g.golems[mountain]
        most = near = 0
        for forest in TOUCHING[mountain]:
            most = max(most, ww[forest])
            for other in TRAILS[forest]:
                near += ww[other]
        step = 0
        if not guard:
            clear += 1
            step = 3 if most else 2 if near else 1
        if most:
            reached += 1
        if guard and most > guard:
            strong += 1
            step = 2
        best = max(best, step)
    raid = 0
    guard = g.ic[FERRUM] + 2 * g.golems[FERRUM]
    for forest in TOUCHING[FERRUM]:
        if ww[forest] > guard:
            raid = g.crystals[IC]
    return [
        *_common(g, WW), 1 if g.secured == 1 else 0, 1 if g.secured >= 2 else 0, warriors, inner, held,
        totems, outside, alone, danger, fading, late, totems * g.secured,
        len(g.vision_hand), clear, reached, strong, best, raid,
    ]  # fmt: skip


def _ironclad(g: Ironwood) -> list[int]:
    ic, golems = g.ic, g.golems
    forges = held = empty = guards = danger = sites = 0
    for mountain in OUTER_MOUNTAINS:
        token = g.forge[mountain]
        squad = ic[mountain] + golems[mountain]
        if token == FORGE:
            forges += 1
        elif token == FOUNDATION:
            enemy = 0
            for forest in TOUCHING[mountain]:
                enemy = max(enemy, g.ww[forest])
            if squad:
                held += 1
                guards += min(squad, 4)
            else:
                empty += 1
            if enemy > squad:
                danger += 1
        elif squad:
            sites += 1
    mountains = 0
    for mountain in range(len(MOUNTAINS)):
        if ic[mountain] or golems[mountain]:
            mountains += 1
    crystals = g.crystals[IC]
    useful = min(crystals, BUILD_COST * (facts.FORGES_TO_WIN - forges))
    ready = 1 if held and crystals >= BUILD_COST else 0
    near = 0
    for mountain in RIDGES[g.drill]:
        if g.forge[mountain] == FORGE:
            near = g.cargo
    risk = 0
    guard = ic[g.drill] + 2 * golems[g.drill]
    for forest in TOUCHING[g.drill]:
        if g.ww[forest] > guard:
            risk = g.cargo
    return [
        *_common(g, IC), 1 if forges == 1 else 0, 1 if forges >= 2 else 0, sum(ic), sum(golems), mountains,
        held, empty, guards, danger, sites, useful, ready, ready * forges, g.cargo, near, risk,
        min(4, ic[FERRUM] + 2 * golems[FERRUM]),
    ]  # fmt: skip
