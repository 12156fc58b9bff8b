"""Which locations the place words of card effects stand for (``effect_shapes.PLACES`` says what each means)."""

from __future__ import annotations

from weald.games.ironwood.board import (
    AROUND,
    INNER_FORESTS,
    MOUNTAINS,
    MT,
    OUTER_FORESTS,
    OUTER_MOUNTAINS,
    TOUCHED,
    TOUCHING,
)
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import NOWHERE


def places(g: Ironwood, side: int, where: str, card: int) -> list[int]:
    """The locations a place word stands for right now (``effect_shapes.PLACES`` says what each means)."""
    if where in ("any_outer_forest", "one_outer_forest"):
        return OUTER_FORESTS
    if where == "inner_forest":
        return INNER_FORESTS
    if where == "mountain_with_forge":
        return [MT + m for m in range(len(MOUNTAINS)) if g.forge[m] == FORGE]
    if where in ("controlled_mountain", "one_controlled_mountain"):
        return [MT + m for m in range(len(MOUNTAINS)) if g.squad(m)]
    if where == "controlled_outer_mountain":
        return [MT + m for m in OUTER_MOUNTAINS if g.squad(m)]
    if where == "controlled_inner_forest":
        return [f for f in INNER_FORESTS if g.ww[f]]
    if where == "drill_mountain":
        return [MT + g.drill]
    if where == "mountain_touching_own_squad_in_inner_forest":
        return _touching_squads(g, NOWHERE)
    if where == "other_mountain_touching_own_squad_in_inner_forest":
        return _touching_squads(g, g.removed_at)
    if where == "mountain_touching_a_warrior_moved_by_this_card":
        return [MT + m for m in range(len(MOUNTAINS)) if any(g.by_card[f] for f in AROUND[m])]
    if where == "inner_forest_touching_controlled_mountain_with_forge":
        return [f for f in INNER_FORESTS if any(g.forge[m] == FORGE and g.squad(m) for m in TOUCHED[f])]
    if where in ("mountain_marked_by_this_card", "forest_marked_by_this_card"):
        return [g.mark_place[i] for i in range(len(g.mark_card)) if g.mark_card[i] == card]
    if where in ("any_own_squad", "one_mountain"):
        return [MT + m for m in range(len(MOUNTAINS)) if g.squad(m)]
    return _one_place(g, where)


def _touching_squads(g: Ironwood, but: int) -> list[int]:
    return [MT + m for m in range(len(MOUNTAINS)) if MT + m != but and any(g.ww[f] for f in TOUCHING[m])]


def _one_place(g: Ironwood, where: str) -> list[int]:
    """Words for the one place something of this card happened at."""
    if where == "attacking_forest":
        return [g.attack_from] if g.attack_from >= 0 and g.ww[g.attack_from] else []
    if where in ("attacking_mountain", "attacking_squad"):
        return [g.attack_from] if g.attack_from >= 0 else []
    if where == "forest_of_discovered_totem":
        return [g.discovered_at] if g.discovered_at >= 0 else []
    if where == "mountain_of_that_foundation":
        return [MT + g.foundation_at] if g.foundation_at >= 0 else []
    return [g.spot] if g.spot >= 0 else []  # same_mountain
