"""The map as a graph (8): mountains joined by ridges, forests joined by trails, and where the two touch.

A *location* is one number for both terrains: forests first, then mountains (``MT + mountain``).
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import shapes

DATA: Final = shapes.read()
_BOARD: Final = DATA.files.board

MOUNTAINS: Final[list[str]] = list(_BOARD.mountains)
FORESTS: Final[list[str]] = list(_BOARD.forests)
LOCATIONS: Final[list[str]] = FORESTS + MOUNTAINS
MT: Final[int] = len(FORESTS)  # location of mountain 0

FERRUM: Final[int] = MOUNTAINS.index("ferrum")
INNER_MOUNTAINS: Final[list[int]] = [i for i, m in enumerate(MOUNTAINS) if _BOARD.mountains[m].kind == "inner"]
OUTER_MOUNTAINS: Final[list[int]] = [i for i, m in enumerate(MOUNTAINS) if _BOARD.mountains[m].kind == "outer"]
INNER_FORESTS: Final[list[int]] = [i for i, f in enumerate(FORESTS) if _BOARD.forests[f].kind == "inner"]
OUTER_FORESTS: Final[list[int]] = [i for i, f in enumerate(FORESTS) if _BOARD.forests[f].kind == "outer"]
IS_OUTER: Final[list[bool]] = [f in OUTER_FORESTS for f in range(MT)]


def _joined(names: list[str], edges: list[tuple[str, str]]) -> list[list[int]]:
    out: list[list[int]] = [[] for _ in names]
    for one, other in edges:
        a, b = names.index(one), names.index(other)
        out[a].append(b)
        out[b].append(a)
    return [sorted(ends) for ends in out]


RIDGES: Final[list[list[int]]] = _joined(
    MOUNTAINS, [r.between for r in _BOARD.ridges.values()]
)  # mountain -> mountains
TRAILS: Final[list[list[int]]] = _joined(FORESTS, [t.between for t in _BOARD.trails.values()])  # forest -> forests
# Forest -> the mountains it touches; mountain -> all forests touching it (8.3.1); -> the inner ones (8.2.3: only those fight).
TOUCHED: Final[list[list[int]]] = [sorted(MOUNTAINS.index(m) for m in _BOARD.forests[f].touches) for f in FORESTS]
AROUND: Final[list[list[int]]] = [[f for f in range(MT) if m in TOUCHED[f]] for m in range(len(MOUNTAINS))]
TOUCHING: Final[list[list[int]]] = [[f for f in INNER_FORESTS if m in TOUCHED[f]] for m in range(len(MOUNTAINS))]
