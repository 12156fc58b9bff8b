"""What can be learned of the Keepers: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.keepers import EACH, KEEPERS, KNIGHT, TYPES, WAYSTATION
from weald.games.root.factions.keepers.base import own
from weald.games.root.features import looks
from weald.games.root.state import Root

NAMES: Final = (
    "waystations",
    "retinue-march",
    "retinue-delve",
    "retinue-recover",
    "relics",
    "relics-bare",
    "relics-ready",
    "ready-value",
    "recovered",
    "sets",
)


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    relics = bare = ready = value = 0
    for relic in range(TYPES * EACH):
        place = mine.at[relic]
        if 0 <= place < CLEARINGS:
            relics += 1
            bare += not g.on[KNIGHT * SPOTS + place]
            if g.on[WAYSTATION[relic // EACH] * SPOTS + place]:
                ready += 1
                value += mine.value(relic)
    recovered = [len(row) for row in mine.recovered]
    retinue = [mine.retainers[column] + len(mine.retinue[column]) for column in range(3)]
    return [mine.camps(), *retinue, relics, bare, ready, value, sum(recovered), min(recovered)]


looks(KEEPERS, NAMES, look)
