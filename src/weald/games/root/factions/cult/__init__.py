"""The Lizard Cult (10): gardens that rule, rituals for revealed cards, and the outcast of the Lost Souls."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.cult.shapes import CultFacts
from weald.games.root.facts import DATA, FOX, SUIT_NAMES, SUITS_OF_CLEARINGS
from weald.games.root.sheet import ELSEWHERE, INSURGENT, POOL_DECK, Own, Sheet
from weald.kernel import Zone

_DATA: Final = DATA.add("cult", CultFacts)
_PIECES: Final = _DATA.pieces


class CultShare(TypedDict):
    acolytes: int
    outcast: str  # a suit
    hated: bool
    scored: list[str]  # the suits scored for this turn
    conspiracy: dict[str, int]  # what each costs, in acolytes


class Cult(Own):
    __slots__ = ("acolytes", "hated", "outcast", "revealed", "scored", "souls")
    public: ClassVar[tuple[str, ...]] = ("acolytes", "outcast", "hated", "scored")
    fields: ClassVar[tuple[str, ...]] = (*public, "souls", "revealed")

    def __init__(self) -> None:
        self.acolytes: int = 0
        self.outcast: int = FOX
        self.hated: int = 0  # the marker's side
        self.scored: int = 0  # mask of suits scored for this turn (10.5.3b)
        self.souls: list[int] = []
        self.revealed: list[int] = []

    def copy(self) -> Cult:
        new = Cult()
        new.acolytes = self.acolytes
        new.outcast = self.outcast
        new.hated = self.hated
        new.scored = self.scored
        new.souls = self.souls[:]
        new.revealed = self.revealed[:]
        return new

    def cost(self, conspiracy: int) -> int:
        return COSTS[conspiracy] - (HATED if self.hated else 0)  # 10.4.3b

    def held(self, kind: int) -> int:
        return self.acolytes if kind == LIZARD else 0

    def share(self) -> CultShare:
        return {
            "acolytes": self.acolytes,
            "outcast": SUIT_NAMES[self.outcast],
            "hated": bool(self.hated),
            "scored": [SUIT_NAMES[suit] for suit in range(SUITS_OF_CLEARINGS) if self.scored >> suit & 1],
            "conspiracy": {name: self.cost(i) for i, name in enumerate(CONSPIRACIES)},
        }

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [
            Zone(f"{name}.souls", seat, self.souls, POOL_DECK),
            Zone(f"{name}.revealed", seat, self.revealed, POOL_DECK),
        ]


SHEET: Final = Sheet("cult", "F", _PIECES.reach, Cult)
SHEET.stance = INSURGENT
SHEET.corner = True
CULT: Final = SHEET.side
LIZARD: Final = SHEET.warrior(_PIECES.warriors, ELSEWHERE)  # to the supply or, by Revenge, to the acolytes (10.2.3)
GARDENS: Final[list[int]] = [
    SHEET.building(f"garden_{SUIT_NAMES[suit]}", _PIECES.gardens) for suit in range(SUITS_OF_CLEARINGS)
]
START: Final[int] = _PIECES.start
START_AROUND: Final[int] = _PIECES.around  # A.11.5
START_ACOLYTES: Final[int] = _PIECES.acolytes

GARDEN_VP: Final[list[int]] = [0, *_DATA.tracks.score]  # by gardens of a suit on the map
GARDEN_DRAW: Final[list[int]] = _DATA.tracks.draw

CRUSADES: Final = 0
CONVERSIONS: Final = 1
SANCTIFICATIONS: Final = 2
CONSPIRACIES: Final[list[str]] = ["crusade", "convert", "sanctify"]
COSTS: Final[list[int]] = [
    _DATA.conspiracies.crusade, _DATA.conspiracies.convert, _DATA.conspiracies.sanctify,
]  # fmt: skip
HATED: Final[int] = _DATA.conspiracies.hated
