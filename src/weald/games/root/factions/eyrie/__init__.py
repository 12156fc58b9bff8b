"""The Eyrie Dynasties (7): a Decree that grows every turn and must be obeyed, or turmoil follows."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.eyrie.shapes import COLUMNS, EyrieFacts
from weald.games.root.facts import DATA, SUIT_NAMES
from weald.games.root.sheet import MILITANT, POOL_DECK, Own, Sheet
from weald.kernel import Zone

_DATA: Final = DATA.add("eyrie", EyrieFacts)
_PIECES: Final = _DATA.pieces

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADER_NAMES: Final[list[str]] = ["builder", "charismatic", "commander", "despot"]
LEADERS: Final = len(LEADER_NAMES)
ALL_LEADERS: Final = (1 << LEADERS) - 1
NO_LEADER: Final = -1

RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMN_NAMES: Final[list[str]] = list(COLUMNS)
VIZIERS: Final[list[list[int]]] = [
    [COLUMNS.index(column) for column in getattr(_DATA.leaders, leader)] for leader in LEADER_NAMES
]

# Cards added to the Decree in this turn (7.4.2).
NONE_ADDED: Final = 0
ONE_ADDED: Final = 1
ONE_BIRD_ADDED: Final = 2
BOTH_ADDED: Final = 3


class EyrieShare(TypedDict):
    leader: str | None
    face_up: list[str]
    viziers: dict[str, int]  # by column
    column: str  # being resolved, while ``left`` counts
    left: dict[str, int]  # cards of the column still to resolve, by suit


class Eyrie(Own):
    __slots__ = ("added", "column", "decree", "leader", "leaders_up", "left", "viziers")
    public: ClassVar[tuple[str, ...]] = ("leader", "leaders_up", "viziers", "column", "left", "added")
    fields: ClassVar[tuple[str, ...]] = (*public, "decree")

    def __init__(self) -> None:
        self.leader: int = NO_LEADER
        self.leaders_up: int = 0  # mask
        self.viziers: list[int] = [0, 0, 0, 0]  # by column
        self.decree: list[list[int]] = [[], [], [], []]
        self.column: int = 0  # being resolved
        self.left: list[int] = [0, 0, 0, 0]  # cards of the column to resolve, by suit
        self.added: int = NONE_ADDED

    def copy(self) -> Eyrie:
        new = Eyrie()
        new.leader = self.leader
        new.leaders_up = self.leaders_up
        new.viziers = self.viziers[:]
        new.decree = [cards[:] for cards in self.decree]
        new.column = self.column
        new.left = self.left[:]
        new.added = self.added
        return new

    def share(self) -> EyrieShare:
        return {
            "leader": LEADER_NAMES[self.leader] if self.leader != NO_LEADER else None,
            "face_up": [LEADER_NAMES[i] for i in range(LEADERS) if self.leaders_up >> i & 1],
            "viziers": dict(zip(COLUMN_NAMES, self.viziers, strict=True)),
            "column": COLUMN_NAMES[self.column],
            "left": dict(zip(SUIT_NAMES, self.left, strict=True)),
        }

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [Zone(f"{name}.{column}", seat, self.decree[i], POOL_DECK) for i, column in enumerate(COLUMN_NAMES)]


SHEET: Final = Sheet("eyrie", "B", _PIECES.reach, Eyrie)
SHEET.corner = True
SHEET.stance = MILITANT
EYRIE: Final = SHEET.side
BIRD_WARRIOR: Final = SHEET.warrior(_PIECES.warriors)
ROOST: Final = SHEET.building("roost", _PIECES.roost)

ROOST_VP: Final[list[int]] = _DATA.tracks.roost_vp
ROOST_DRAW: Final[list[int]] = _DATA.tracks.draw
START: Final[int] = _PIECES.start
NEW_ROOST_WARRIORS: Final = 3  # 7.4.3
