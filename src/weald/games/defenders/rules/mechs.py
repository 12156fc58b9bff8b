"""Chapter 12, sections 7 and 8: engines deploy hunters, hunters pursue leaders. 13.1.6: mechs injure."""

from __future__ import annotations

from weald.games.defenders.board import EDGE, HEXES, NEXT, OFF, RIGHT, SIDES, front_hex, left_hex, right_hex
from weald.games.defenders.rules.engines import radar_order
from weald.games.defenders.rules.ground import place_mechs, walled
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import NOBODY, NOWHERE


def deploy_hunters(g: Defenders) -> None:
    """One hunter in front of each engine; beside it if the front is no terrain hex (12.7.1-12.7.5)."""
    for i in radar_order(g):
        pose = g.engine[i]
        h = front_hex(pose)
        if h == OFF or g.tile[h] != NONE:
            h = right_hex(pose) if g.direction == RIGHT else left_hex(pose)
        if place_mechs(g, h, 1):
            g.tell("deployed-hunter", "12.7.1", NOBODY, i, h)


def pursue(g: Defenders, active: int) -> None:
    """All hunters decide from the same starting situation (12.8.10)."""
    prey = [NOWHERE] * HEXES  # by hex: where hunters there go
    of_active = [False] * HEXES  # is that the active player's leader?
    # The later a leader is looked at, the stronger its claim: others in reverse order, then the active player.
    for p in reversed(g.clockwise(active)):
        target = g.leader[p]
        if target == NONE or g.tile[target] != NONE:  # 12.8.6
            continue
        near = _walkable(g, target)
        for h in near:
            prey[h] = target  # 12.8.4
        if p == active:
            for h in near:
                for farther in _walkable(g, h):
                    prey[farther] = target  # 12.8.3
                    of_active[farther] = True
            for h in near:
                prey[h] = target
                of_active[h] = True
    for h in g.leader:
        if h != NONE:
            prey[h] = NONE  # 12.8.2
    moved = [0] * HEXES
    for h in range(1, HEXES):
        if g.mechs[h] > 0 and prey[h] != NONE:  # only terrain hexes are in prey: snipers stay (12.8.1)
            moved[prey[h]] += g.mechs[h]
            g.tell("pursued", "12.8.3" if of_active[h] else "12.8.4", NOBODY, h, prey[h], g.mechs[h])
            g.mechs[h] = 0
    for h in range(1, HEXES):
        g.mechs[h] += moved[h]


def _walkable(g: Defenders, h: int) -> list[int]:
    """Terrain hexes a hunter reaches in one step: breaches do not help, engines do not stop it (12.8.5, 12.8.9)."""
    out: list[int] = []
    for pose in range(h * SIDES, h * SIDES + SIDES):
        there = NEXT[pose]
        if there != OFF and not walled(g, EDGE[pose]):
            out.append(there)
    return out


def endangered(g: Defenders, active: int) -> list[int]:
    """Players whose leader shares a hex with a mech, from the active player clockwise (13.1.6, 13.1.8)."""
    return [p for p in g.clockwise(active) if g.leader[p] != NOWHERE and g.mechs[g.leader[p]] > 0]
