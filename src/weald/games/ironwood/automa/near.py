"""Distances and sizes: what "closest", "largest" and "touching" mean for the bots (A-22, 17.7, 8.3.1)."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import AROUND, DATA, FORESTS, MOUNTAINS, MT, RIDGES, TRAILS
from weald.games.ironwood.state import FOUNDATION, Ironwood

# Location -> the number the magic die reads (17.19.2).
NUMBER: Final[list[int]] = [DATA.files.board.forests[f].number for f in FORESTS] + [
    DATA.files.board.mountains[m].number for m in MOUNTAINS
]
FAR: Final = 99
BY_UNITS: Final[int] = facts.GOLEMS + 1  # one unit more counts more than all golems together


def _distances(edges: list[list[int]]) -> list[list[int]]:
    out: list[list[int]] = []
    for start in range(len(edges)):
        steps = [FAR] * len(edges)
        steps[start] = 0
        queue = [start]
        for place in queue:
            for other in edges[place]:
                if steps[other] == FAR:
                    steps[other] = steps[place] + 1
                    queue.append(other)
        out.append(steps)
    return out


TRAIL_STEPS: Final[list[list[int]]] = _distances(TRAILS)  # forest to forest
RIDGE_STEPS: Final[list[list[int]]] = _distances(RIDGES)  # mountain to mountain
# Forest to mountain: 1 + the trail steps to a forest touching it.
ACROSS: Final[list[list[int]]] = [
    [1 + min(TRAIL_STEPS[f][g] for g in AROUND[m]) for m in range(len(MOUNTAINS))] for f in range(MT)
]


def totem_forests(g: Ironwood) -> list[int]:
    return [f for f in range(MT) if g.full[f] + g.fading[f]]


def steps_to(forest: int, targets: list[int]) -> int:
    """Trail steps to the nearest of these forests; FAR if there is none."""
    best = FAR
    for target in targets:
        best = min(best, TRAIL_STEPS[forest][target])
    return best


def size(g: Ironwood, mountain: int) -> int:
    """To compare Ironclad squads: units, and between equal ones golems (17.7)."""
    return g.squad(mountain) * BY_UNITS + g.golems[mountain]


def touching_squad(g: Ironwood, mountain: int) -> int:
    """The largest Woodwalker squad touching a mountain."""
    most = 0
    for forest in AROUND[mountain]:
        most = max(most, g.ww[forest])
    return most


def touching_warriors(g: Ironwood, mountain: int) -> int:
    """All Woodwalker warriors in forests touching a mountain."""
    total = 0
    for forest in AROUND[mountain]:
        total += g.ww[forest]
    return total


def controlled_foundation(g: Ironwood, mountain: int) -> bool:
    return g.forge[mountain] == FOUNDATION and g.squad(mountain) > 0


def best(options: list[int], keys: list[int]) -> list[int]:
    """The options with the highest key."""
    if not options:
        return []
    top = max(keys)
    return [o for o, k in zip(options, keys, strict=True) if k == top]
