"""Chapter 6: what the board says. Adjacency, terrain, walls, and what lies on a hex."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.board import CORE, CORE_SIDE, EDGE, HEXES, ONE_SIDE, OTHER_SIDE
from weald.games.defenders.facts import MECHS, TOP_TILE, TOXIC_SITES
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import NOBODY, Why

NO_WALL: Final = Why("no-wall", "10.8.1")
ALREADY_BREACHED: Final = Why("already-breached", "10.8.3")
NO_MECH: Final = Why("no-mech", "10.7.1")
CORE_SIDE_STANDS: Final = Why("core-side", "10.8.7")


def is_factory(g: Defenders, h: int) -> bool:
    """An unreforested factory that has been built (the core is none)."""
    return g.tile[h] != NONE and not g.green[h] and h != CORE


def is_terrain_hex(g: Defenders, h: int) -> bool:
    """Not covered by a factory tile, neither side, nor by the core."""
    return g.tile[h] == NONE


def counts_as(g: Defenders, h: int, terrain: int) -> bool:
    """A factory has no terrain (6.2.3), a reforested one has them all (6.2.4)."""
    if g.tile[h] == NONE:
        return g.terrain[h] == terrain
    return g.green[h]


def walled(g: Defenders, edge: int) -> bool:
    """A wall piece, or an edge of a factory, a reforested factory or the core (6.3.2, 6.3.3)."""
    return g.wall[edge] or g.tile[ONE_SIDE[edge]] != NONE or g.tile[OTHER_SIDE[edge]] != NONE


def has_engine(g: Defenders, edge: int) -> bool:
    for pose in g.engine:
        if pose != NONE and EDGE[pose] == edge:
            return True
    return False


def works(g: Defenders, h: int) -> bool:
    """A camp that serves: not on an unreforested factory (8.2.4, 8.2.5)."""
    return g.camp[h] != NOBODY and (g.tile[h] == NONE or g.green[h])


def cannot_breach(g: Defenders, edge: int) -> Why | None:
    if CORE_SIDE[edge]:  # 10.8.7; border walls may be breached
        return CORE_SIDE_STANDS
    if not walled(g, edge):
        return NO_WALL
    if g.breach[edge] != NOBODY:  # 10.8.3
        return ALREADY_BREACHED
    return None


def factories_built(g: Defenders) -> int:
    """Tiles that have left the core, reforested ones too (1.2.2)."""
    return TOP_TILE - g.tile[CORE]


def toxic_left(g: Defenders) -> int:
    """Toxic sites on their ring (1.2.5)."""
    return TOXIC_SITES - sum(g.toxic)


def place_mechs(g: Defenders, h: int, n: int) -> int:
    """Mechs from the supply onto a hex: as many as there are (AMB-15). Says how many."""
    left = MECHS - sum(g.mechs)
    if n > left:
        n = left
    g.mechs[h] += n
    return n


def factories_stand(g: Defenders) -> bool:
    """Is any built factory not reforested?"""
    for h in range(1, HEXES):
        if g.tile[h] != NONE and not g.green[h]:
            return True
    return False
