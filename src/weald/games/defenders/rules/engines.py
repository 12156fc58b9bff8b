"""Chapter 12, sections 2 and 3: engines walk hex edges, leave walls, meet dead ends and are deployed again."""

from __future__ import annotations

from weald.games.defenders.board import (
    BORDER,
    CORE,
    EDGE,
    HEXES,
    RADAR_EDGE,
    SIDES,
    SPOKE,
    circled,
    facing,
    radar,
)
from weald.games.defenders.facts import TOP_TILE
from weald.games.defenders.rules.ground import has_engine, walled
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import NOBODY


def radar_order(g: Defenders) -> list[int]:
    """The engines on the board in the order the radar meets them (13.1.2, AMB-08, AMB-12)."""
    out = [i for i in range(len(g.engine)) if g.engine[i] != NONE]
    if len(out) == 2:
        met = radar(RADAR_EDGE, g.arrow[g.tile[CORE]], g.direction)
        if met[EDGE[g.engine[1]]] < met[EDGE[g.engine[0]]]:
            return [1, 0]
    return out


def move_engine(g: Defenders, i: int) -> None:
    """One move: on around the right or left hex, walls behind it; a border run is one move (12.2.2-12.2.11)."""
    pose = g.engine[i]
    centre, side = circled(pose, g.direction)
    start = EDGE[pose]
    running = False  # along the border
    while True:
        left_behind = EDGE[centre * SIDES + side]
        g.engine[i] = NONE
        g.wall[left_behind] = True
        side = (side + g.direction) % SIDES
        edge = EDGE[centre * SIDES + side]
        if walled(g, edge) or has_engine(g, edge):  # 12.2.5
            g.tell("built-wall", "12.2.11" if running else "12.2.6", NOBODY, left_behind)
            g.tell("engine-reset", "12.2.11" if running else "12.2.6", NOBODY, i)
            return
        running = running or BORDER[edge]
        g.tell("built-wall", "12.2.10" if running else "12.2.3", NOBODY, left_behind)
        if not BORDER[edge]:  # 12.2.8
            g.engine[i] = facing(centre, side, g.direction)
            g.tell("engine-moved", "12.2.9" if running else "12.2.2", NOBODY, i, start, edge)
            return


def move_both_engines(g: Defenders, moves: int) -> None:
    """First move of both, then second move of both (12.2.4); a reset engine waits (12.2.7)."""
    order = radar_order(g)
    for _ in range(moves):
        for i in order:
            if g.engine[i] != NONE:
                move_engine(g, i)


def move_one_engine(g: Defenders, i: int, moves: int) -> None:
    for _ in range(moves):
        if g.engine[i] != NONE:
            move_engine(g, i)


def redeploy_engines(g: Defenders) -> None:
    """Each reset engine onto a spoke of the highest-numbered factory (12.3)."""
    for i in range(len(g.engine)):
        if g.engine[i] == NONE:
            pose = _free_spoke(g)
            if pose == NONE:  # 12.3.6
                g.tell("engine-waits", "12.3.6", NOBODY, i)
            else:
                g.engine[i] = pose
                g.tell("engine-deployed", "12.3.1", NOBODY, i, EDGE[pose])


def _free_spoke(g: Defenders) -> int:
    """From the arrow on in machine direction; factories by falling number, the core's top tile last."""
    where = [NONE] * (TOP_TILE + 1)
    for h in range(HEXES):  # reforested factories count (12.3.1); the core lies there with its top tile
        if g.tile[h] != NONE:
            where[g.tile[h]] = h
    for number in range(TOP_TILE, g.tile[CORE] - 1, -1):
        base = where[number] * SIDES
        for turn in range(SIDES):
            pose = SPOKE[base + (g.arrow[number] + turn * g.direction) % SIDES]
            if pose != NONE and not walled(g, EDGE[pose]) and not has_engine(g, EDGE[pose]):  # 12.3.3, 12.3.7
                return pose
    return NONE
