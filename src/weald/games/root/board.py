"""The woodland: clearings 0 to 11, the Burrow, and forests, joined by paths, rivers and touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.games.root.facts import DATA, SUIT_NAMES
from weald.games.root.shapes import MAPS
from weald.kernel import NOWHERE

CLEARINGS: Final = 12
BURROW: Final = 12  # a place for pieces that is on no map
SPOTS: Final = 13  # where pieces can stand: clearings and the Burrow
FORESTS: Final = 13  # the first forest's number
MOST_FORESTS: Final = 10
PLACES: Final = FORESTS + MOST_FORESTS
CLEARING_NAMES: Final[list[str]] = [f"c{i + 1}" for i in range(CLEARINGS)]
PLACE_NAMES: Final[list[str]] = [*CLEARING_NAMES, "burrow", *(f"f{i + 1}" for i in range(MOST_FORESTS))]
MAP_NAMES: Final[list[str]] = list(MAPS)
_LANDS: Final = DATA.files.maps.by_name()


class Board:
    """One map. Forests are already split where a river separates them (C.1.1)."""

    def __init__(self, name: str) -> None:
        land = _LANDS[name]
        clearings = [land.clearings[c] for c in CLEARING_NAMES]
        self.name: str = name
        self.printed: bool = land.map.printed_suits
        self.suits: list[int] = [1 if c.suit is None else 1 << SUIT_NAMES.index(c.suit) for c in clearings]
        self.slots: list[int] = [c.slots for c in clearings]
        self.ruins: list[int] = [c for c in range(CLEARINGS) if clearings[c].ruin]
        self.edge: list[bool] = [c.edge for c in clearings]
        self.coastal: list[bool] = [c.coastal for c in clearings]
        self.ferry: int = NOWHERE if land.map.ferry is None else PLACE_NAMES.index(land.map.ferry)
        self.tower: int = NOWHERE if land.map.tower is None else PLACE_NAMES.index(land.map.tower)
        self.paths: list[tuple[int, int]] = _pairs(land.map.paths)
        # Paths that are closed at first; ``links`` takes a mask of those still closed.
        self.closed: list[tuple[int, int]] = _pairs(land.map.closed_paths)
        self.all_closed: int = (1 << len(self.closed)) - 1
        self.adjacent: list[list[int]] = self.links(self.all_closed)  # 2.2.1, as the game begins
        self.rivers: list[list[int]] = _joined(_pairs(land.map.rivers))  # 2.3a: links, but no paths
        self.opposite: list[int] = [NOWHERE] * CLEARINGS
        for a, b in _pairs(land.map.corners):
            self.opposite[a] = b
            self.opposite[b] = a
        self.corners: list[int] = [c for c in range(CLEARINGS) if self.opposite[c] >= 0]
        # What a pawn in a forest is next to (2.4.1); from a clearing that changes as paths open (``rules.pieces.beside``).
        self.beside: list[list[int]] = [[] for _ in range(PLACES)]
        self.touching: list[list[int]] = [[] for _ in range(CLEARINGS)]  # the forests at a clearing
        self.forests: list[int] = []
        for i, forest in enumerate(land.forests.values()):
            place = FORESTS + i
            self.forests.append(place)
            for clearing in forest.clearings:
                self.touching[PLACE_NAMES.index(clearing)].append(place)
                self.beside[place].append(PLACE_NAMES.index(clearing))
            self.beside[place] += [PLACE_NAMES.index(other) for other in forest.adjacent]
        for one in self.beside:
            one.sort()

    def links(self, closed: int) -> list[list[int]]:
        """The clearings next to each clearing while these paths are closed."""
        shut = [pair for i, pair in enumerate(self.closed) if closed >> i & 1]
        return _joined([pair for pair in self.paths if pair not in shut])


def _joined(pairs: list[tuple[int, int]]) -> list[list[int]]:
    links: list[list[int]] = [[] for _ in range(CLEARINGS)]
    for a, b in pairs:
        links[a].append(b)
        links[b].append(a)
    for one in links:
        one.sort()
    return links


def _pairs(edges: Sequence[str]) -> list[tuple[int, int]]:
    pairs = []
    for edge in edges:
        a, _, b = edge.partition("-")
        pairs.append((PLACE_NAMES.index(a), PLACE_NAMES.index(b)))
    return pairs


BOARDS: Final[list[Board]] = [Board(name) for name in MAP_NAMES]
