"""The Woodland Alliance (8): sympathy, supporters, revolts, officers."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.alliance.shapes import AllianceFacts
from weald.games.root.facts import DATA
from weald.games.root.sheet import INSURGENT, POOL_DECK, Own, Sheet
from weald.kernel import Zone

_DATA: Final = DATA.add("alliance", AllianceFacts)
_PIECES: Final = _DATA.pieces
_RULES: Final = _DATA.rules


class AllianceShare(TypedDict):
    officers: int
    operations: int  # taken this Evening


class Alliance(Own):
    __slots__ = ("officers", "operations", "supporters")
    public: ClassVar[tuple[str, ...]] = ("officers", "operations")
    fields: ClassVar[tuple[str, ...]] = (*public, "supporters")

    def __init__(self) -> None:
        self.officers: int = 0
        self.operations: int = 0  # military operations taken this Evening (8.6.1)
        self.supporters: list[int] = []

    def copy(self) -> Alliance:
        new = Alliance()
        new.officers = self.officers
        new.operations = self.operations
        new.supporters = self.supporters[:]
        return new

    def held(self, kind: int) -> int:
        return self.officers if kind == REBEL else 0

    def share(self) -> AllianceShare:
        return {"officers": self.officers, "operations": self.operations}

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [Zone(f"{name}.supporters", seat, self.supporters, POOL_DECK)]


SHEET: Final = Sheet("alliance", "C", _PIECES.reach, Alliance)
SHEET.stance = INSURGENT
ALLIANCE: Final = SHEET.side
REBEL: Final = SHEET.warrior(_PIECES.warriors)
BASE: Final = SHEET.building("base", 3)  # its printed suit is the suit of its clearing
SYMPATHY: Final = SHEET.token("sympathy", _PIECES.sympathy)

SYMPATHY_COST: Final[list[int]] = _DATA.tracks.cost
SYMPATHY_VP: Final[list[int]] = _DATA.tracks.vp
START_SUPPORTERS: Final[int] = _PIECES.supporters
SUPPORTERS_CAP: Final[int] = _RULES.supporters_without_base
REVOLT_COST: Final[int] = _RULES.revolt
MARTIAL_LAW: Final[int] = _RULES.martial_law
