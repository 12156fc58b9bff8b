"""Chapter 10, sections 1, 2 and 4: where a leader can go by Move and by Regroup."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.board import AROUND, CORE, EDGE, HEXES, NEXT, OFF, SIDES
from weald.games.defenders.facts import ANY_TRAIL, DO, REGROUP_ANYWHERE, TERRAIN_OF, WALK_THROUGH_WALLS
from weald.games.defenders.rules.ground import counts_as, has_engine, walled, works
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import NOBODY, Why

HEMMED_IN: Final = Why("hemmed-in", "10.1.2")
SAME_HEX: Final = Why("same-hex", "10.1.10")
ALREADY_THERE: Final = Why("same-hex", "10.4.6")
THE_CORE: Final = Why("the-core", "10.1.4")
ENGINE_BLOCKS: Final = Why("engine-blocks", "10.1.3")
WALL_BLOCKS: Final = Why("wall-blocks", "10.1.2")
OUT_OF_REACH: Final = Why("out-of-reach", "10.2.5")
NO_REGROUP_CAMP: Final = Why("no-regroup-camp", "10.4.1")


def in_force(g: Defenders, act: int) -> bool:
    """Is a lasting ability that helps everybody at work? (15.1.8)"""
    for power in g.power:
        if power != NONE and DO[power] == act:
            return True
    return False


def cannot_cross(g: Defenders, pose: int, through_walls: bool) -> Why | None:
    """One step of a leader out of a hex over one of its edges."""
    there = NEXT[pose]
    if there == OFF:  # 10.1.5
        return OUT_OF_REACH
    if there == CORE:  # 10.1.4
        return THE_CORE
    edge = EDGE[pose]
    if has_engine(g, edge):  # 10.1.3
        return ENGINE_BLOCKS
    if not through_walls and g.breach[edge] == NOBODY and walled(g, edge):  # 10.1.2
        return WALL_BLOCKS
    return None


def cannot_move(g: Defenders, p: int) -> Why | None:
    """Whatever a Move reaches, its first step is to a neighbour."""
    engines = [EDGE[pose] for pose in g.engine if pose != NONE]
    return None if open_steps(g, g.leader[p], in_force(g, WALK_THROUGH_WALLS), engines) else HEMMED_IN


def open_steps(g: Defenders, h: int, through_walls: bool, engines: list[int]) -> list[int]:
    """The hexes a leader can step to from here: ``cannot_cross`` for all six edges at once."""
    wall, breach, tile = g.wall, g.breach, g.tile
    bare = through_walls or tile[h] == NONE
    out: list[int] = []
    for pose in range(h * SIDES, h * SIDES + SIDES):
        there = NEXT[pose]
        if there <= CORE:  # off the board, or the core
            continue
        edge = EDGE[pose]
        if edge in engines:
            continue
        if through_walls or breach[edge] != NONE or (bare and not wall[edge] and tile[there] == NONE):
            out.append(there)
    return out


def trails(g: Defenders, p: int) -> list[int]:
    """The terrains whose trails a Move may follow: the active defender's, with Caravan any one (15.3.6)."""
    return [0, 1, 2, 3] if in_force(g, ANY_TRAIL) else [TERRAIN_OF[g.active[p]]]


def paths(g: Defenders, p: int, terrain: int) -> list[int]:
    """By hex: from where one Move comes there, following trails of one terrain; NONE if it does not get there."""
    start = g.leader[p]
    came = [NONE] * HEXES
    through_walls = in_force(g, WALK_THROUGH_WALLS)
    engines = [EDGE[pose] for pose in g.engine if pose != NONE]
    first = open_steps(g, start, through_walls, engines)
    for there in first:  # a single step enters any unblocked hex (10.1.6)
        came[there] = start
    _follow(g, start, terrain, through_walls, engines, first, came)
    came[start] = NONE  # 10.1.10
    return came


def _follow(
    g: Defenders, start: int, terrain: int, through_walls: bool, engines: list[int], first: list[int], came: list[int]
) -> None:
    """Along a trail of one terrain (10.2)."""
    on_trail = counts_as(g, start, terrain)
    walked = [False] * HEXES
    walked[start] = True
    trail = [start]
    for here in trail:  # grows while it is walked
        for there in first if here == start else open_steps(g, here, through_walls, engines):
            if walked[there]:
                continue
            matches = counts_as(g, there, terrain)
            # Begun on the trail a Move may leave it by one hex (10.2.3); begun beside it, it ends on it (10.2.5).
            if matches or on_trail:
                if came[there] == NONE:
                    came[there] = here
                walked[there] = True
                if matches and g.mechs[there] == 0:  # a mech hex ends the way (10.2.7, 10.2.8)
                    trail.append(there)


def reachable(g: Defenders, p: int) -> list[int]:
    """Where one Move of the leader can end."""
    terrains = trails(g, p)
    came = paths(g, p, terrains[0])
    for terrain in terrains[1:]:
        other = paths(g, p, terrain)
        for h in range(HEXES):
            if came[h] == NONE:
                came[h] = other[h]
    return [h for h in range(HEXES) if came[h] != NONE]


def why_unreachable(g: Defenders, p: int, h: int) -> Why:
    """For a hex that no Move reaches."""
    start = g.leader[p]
    if h == start:
        return SAME_HEX
    if h == CORE:
        return THE_CORE
    if h in AROUND[start]:
        through_walls = in_force(g, WALK_THROUGH_WALLS)
        for pose in range(start * SIDES, start * SIDES + SIDES):
            if NEXT[pose] == h:
                why = cannot_cross(g, pose, through_walls)
                if why is not None:
                    return why
    return OUT_OF_REACH


# --- regroup ------------------------------------------------------------------------------------------------


def regroup_camps(g: Defenders, p: int) -> list[int]:
    """Other hexes with a working camp of the player (10.4.1, 10.4.4), under Sanctuary with anybody's (15.2.9)."""
    anybody = in_force(g, REGROUP_ANYWHERE)
    here = g.leader[p]
    out: list[int] = []
    for h in range(1, HEXES):
        if g.camp[h] != NOBODY and (anybody or g.camp[h] == p) and h != here and works(g, h):
            out.append(h)
    return out


def cannot_regroup(g: Defenders, p: int) -> Why | None:
    camp = g.camp
    if p in camp and not in_force(g, REGROUP_ANYWHERE):
        h = camp.index(p)
        if h != g.leader[p] and works(g, h):  # one is enough to know
            return None
    if regroup_camps(g, p):
        return None
    here = g.leader[p]
    return ALREADY_THERE if works(g, here) and (g.camp[here] == p or in_force(g, REGROUP_ANYWHERE)) else NO_REGROUP_CAMP
