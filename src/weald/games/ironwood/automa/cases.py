"""The facts on the turn cards and in the action tables (``bot_shapes.Case``), as questions to the state."""

from __future__ import annotations

from weald.games.ironwood.automa.near import controlled_foundation
from weald.games.ironwood.automa.script import Case
from weald.games.ironwood.board import FERRUM, MOUNTAINS, MT, OUTER_MOUNTAINS, TOUCHING, TRAILS
from weald.games.ironwood.rules.battle import shrouded
from weald.games.ironwood.rules.forges import built_forges, cannot_found
from weald.games.ironwood.state import FOUNDATION, Ironwood
from weald.kernel import RulesBug


def any_holds(g: Ironwood, cases: list[Case]) -> bool:
    """One of the cases holds; no case at all always does."""
    if not cases:
        return True
    for case in cases:
        holds = True
        for word, value in case.facts:
            if not fact(g, word, value):
                holds = False
                break
        if holds:
            return True
    return False


def fact(g: Ironwood, word: str, value: int) -> bool:
    if word == "approach":
        return g.approach == value
    if word == "crystals":
        return g.crystals[g.bot] >= value
    if word == "human_crystals":
        return g.crystals[1 - g.bot] >= value
    if word in ("forges", "human_forges"):
        return built_forges(g) >= value
    if word == "human_foundation":
        return FOUNDATION in g.forge
    if word == "controlled_foundation":
        return bool(controlled_foundations(g))
    if word == "can_found":
        return bool(sites(g))
    if word == "ferrum_units":
        return g.squad(FERRUM) >= value
    if word == "squad_holds_totem":
        return bool(totem_squads(g))
    if word == "totems_on_map":
        return sum(g.full) + sum(g.fading) == value
    if word == "touches_smaller_squad_near_totem":
        return near_totem(g)
    if word == "can_discover":
        return bool(discoverable(g))
    raise RulesBug(f"no case is called {word!r}")


def controlled_foundations(g: Ironwood) -> list[int]:
    return [m for m in OUTER_MOUNTAINS if controlled_foundation(g, m)]


def sites(g: Ironwood) -> list[int]:
    """Where a foundation can be placed (14.1.1)."""
    return [m for m in OUTER_MOUNTAINS if cannot_found(g, m) is None]


def totem_squads(g: Ironwood) -> list[int]:
    """Forests where a Woodwalker squad is together with a totem (17.5.2)."""
    return [f for f in range(MT) if g.ww[f] and g.full[f] + g.fading[f]]


def near_totem(g: Ironwood) -> bool:
    """17.20.7: an Ironclad squad touches a smaller squad that holds a totem or is adjacent to one."""
    for mountain in range(len(MOUNTAINS)):
        for forest in TOUCHING[mountain] if g.squad(mountain) else []:
            if g.ww[forest] and smaller(g, forest, mountain) and not shrouded(g, forest):
                for near in (forest, *TRAILS[forest]):
                    if g.full[near] + g.fading[near]:
                        return True
    return False


def smaller(g: Ironwood, forest: int, mountain: int) -> bool:
    """Is the squad in the forest smaller than the one on the mountain (17.7.2: golems decide between equals)?"""
    units = g.squad(mountain)
    return g.ww[forest] < units or (g.ww[forest] == units and g.golems[mountain] > 0)


def discoverable(g: Ironwood) -> list[int]:
    """Possible, uncontrolled mountains touched by a squad in an inner forest (18.12.2)."""
    if g.totem_reserve() == 0:
        return []
    return [
        m for m in range(len(MOUNTAINS)) if g.bot_marks[m] and g.squad(m) == 0 and any(g.ww[f] for f in TOUCHING[m])
    ]
