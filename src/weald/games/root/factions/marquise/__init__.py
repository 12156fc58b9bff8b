"""The Marquise de Cat (6): wood pays for buildings, buildings score."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.marquise.shapes import MarquiseFacts
from weald.games.root.facts import DATA
from weald.games.root.sheet import MILITANT, TO_BOX, Own, Sheet

_DATA: Final = DATA.add("marquise", MarquiseFacts)
_PIECES: Final = _DATA.pieces


class MarquiseShare(TypedDict):
    recruited: bool


class Marquise(Own):
    __slots__ = ("recruited",)
    fields: ClassVar[tuple[str, ...]] = ("recruited",)
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.recruited: int = 0  # in this turn (6.5.3b)

    def share(self) -> MarquiseShare:
        return {"recruited": bool(self.recruited)}

    def copy(self) -> Marquise:
        new = Marquise()
        new.recruited = self.recruited
        return new


SHEET: Final = Sheet("marquise", "A", _PIECES.reach, Marquise)
SHEET.corner = True
SHEET.stance = MILITANT
MARQUISE: Final = SHEET.side
CAT: Final = SHEET.warrior(_PIECES.warriors)
SAWMILL: Final = SHEET.building("sawmill", _PIECES.sawmill)
WORKSHOP: Final = SHEET.building("workshop", _PIECES.workshop)
RECRUITER: Final = SHEET.building("recruiter", _PIECES.recruiter)
WOOD: Final = SHEET.token("wood", _PIECES.wood)
KEEP: Final = SHEET.token("keep", 1, TO_BOX)  # 6.2.2c
BUILDINGS: Final = (SAWMILL, WORKSHOP, RECRUITER)

# By kind: wood and points, from the leftmost building of the track.
_TRACKS: Final = _DATA.tracks
COST: Final[dict[int, list[int]]] = {
    SAWMILL: _TRACKS.sawmill_cost, WORKSHOP: _TRACKS.workshop_cost, RECRUITER: _TRACKS.recruiter_cost,
}  # fmt: skip
POINTS: Final[dict[int, list[int]]] = {
    SAWMILL: _TRACKS.sawmill_vp, WORKSHOP: _TRACKS.workshop_vp, RECRUITER: _TRACKS.recruiter_vp,
}  # fmt: skip
RECRUITER_DRAW: Final[list[int]] = _TRACKS.draw
ACTIONS: Final[int] = _DATA.turn.actions
MARCH_MOVES: Final[int] = _DATA.turn.march
HOME_CATS: Final[int] = _PIECES.home_warriors  # A.11.1
