"""The woodland: clearings 0 to 11 and forests from 12 on, joined by paths, rivers and touch."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.schema import MAPS
from weald.games.root.things import CLEARINGS, DATA, SUIT_NAMES

FORESTS: Final = CLEARINGS  # the first forest's number
PLACES: Final = CLEARINGS + 10
PLACE_NAMES: Final[list[str]] = [f"c{i + 1}" for i in range(CLEARINGS)] + [f"f{i + 1}" for i in range(10)]
MAP_NAMES: Final[list[str]] = list(MAPS)
PLAYABLE: Final[list[str]] = [name for name in MAPS if DATA["maps"][name]["map"]["playable"]]


class Board:
    """One map. Forests are already split where a river separates them (C.1.1)."""

    def __init__(self, name: str) -> None:
        table: dict[str, Any] = DATA["maps"][name]
        clearings = [table["clearings"][PLACE_NAMES[c]] for c in range(CLEARINGS)]
        self.name: str = name
        self.printed: bool = bool(table["map"]["printed_suits"])
        self.suits: list[int] = [SUIT_NAMES.index(c["suit"]) if "suit" in c else 0 for c in clearings]
        self.slots: list[int] = [int(c["slots"]) for c in clearings]
        self.ruins: list[int] = [c for c in range(CLEARINGS) if clearings[c]["ruin"]]
        self.adjacent: list[list[int]] = [[] for _ in range(CLEARINGS)]  # 2.2.1
        self.rivers: list[list[int]] = [[] for _ in range(CLEARINGS)]  # 2.3a: links, but no paths
        self.opposite: list[int] = [-1] * CLEARINGS
        closed = set(table["map"]["closed_paths"])
        for a, b in _pairs([edge for edge in table["map"]["paths"] if edge not in closed]):
            self.adjacent[a].append(b)
            self.adjacent[b].append(a)
        for a, b in _pairs(table["map"]["rivers"]):
            self.rivers[a].append(b)
            self.rivers[b].append(a)
        for a, b in _pairs(table["map"]["corners"]):
            self.opposite[a] = b
            self.opposite[b] = a
        for one in self.adjacent:
            one.sort()
        self.corners: list[int] = [c for c in range(CLEARINGS) if self.opposite[c] >= 0]
        # What a pawn in a place is next to: from a clearing its clearings and forests, from a forest the same (2.4.1).
        self.beside: list[list[int]] = [one[:] for one in self.adjacent] + [[] for _ in range(10)]
        self.forests: list[int] = []
        for i, forest in enumerate(table["forests"].values()):
            place = FORESTS + i
            self.forests.append(place)
            for clearing in forest["clearings"]:
                self.beside[PLACE_NAMES.index(clearing)].append(place)
                self.beside[place].append(PLACE_NAMES.index(clearing))
            self.beside[place] += [PLACE_NAMES.index(other) for other in forest["adjacent"]]
        for one in self.beside:
            one.sort()


def _pairs(edges: list[str]) -> list[tuple[int, int]]:
    pairs = []
    for edge in edges:
        a, _, b = edge.partition("-")
        pairs.append((PLACE_NAMES.index(a), PLACE_NAMES.index(b)))
    return pairs


BOARDS: Final[list[Board]] = [Board(name) for name in PLAYABLE]
