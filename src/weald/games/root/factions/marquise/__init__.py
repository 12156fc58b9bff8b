"""The Marquise de Cat (6): wood pays for buildings, buildings score."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypedDict

from msgspec import Meta

from weald.facts import Count, Entry, Parts
from weald.games.root.facts import DATA
from weald.games.root.sheet import TO_BOX, Own, Sheet

# --- its data file ---

Track = Annotated[list[Count], Meta(min_length=6, max_length=6)]


class MarquisePieces(Entry):
    reach: Count
    warriors: Count
    wood: Count
    sawmill: Count
    workshop: Count
    recruiter: Count


class MarquiseTracks(Entry):
    sawmill_cost: Track
    workshop_cost: Track
    recruiter_cost: Track
    sawmill_vp: Track
    workshop_vp: Track
    recruiter_vp: Track
    draw: list[Count]


class MarquiseTurn(Entry):
    actions: Count
    march: Count


class MarquiseFacts(Parts):
    pieces: MarquisePieces
    tracks: MarquiseTracks
    turn: MarquiseTurn


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
