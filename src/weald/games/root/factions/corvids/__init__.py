"""The Corvid Conspiracy (13): plots laid face down, guessed at by the others, turned up for points."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.board import CLEARING_NAMES, CLEARINGS
from weald.games.root.factions.corvids.shapes import CorvidsFacts
from weald.games.root.facts import DATA
from weald.games.root.sheet import INSURGENT, Own, Sheet
from weald.kernel import Zone

_DATA: Final = DATA.add("corvids", CorvidsFacts)
_PIECES: Final = _DATA.pieces

BOMB: Final = 0
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
PLOT_NAMES: Final[list[str]] = ["bomb", "snare", "extortion", "raid"]
PLOTS: Final = len(PLOT_NAMES)


class CorvidsShare(TypedDict):
    placed: int  # plots this turn
    exerted: bool
    denied: dict[str, list[str]]  # by clearing: the tokens its face-down plot is not, as wrong guesses have told


class Corvids(Own):
    """A plot on the map is a piece that everybody counts, and a token of which the others see only the back."""

    __slots__ = ("denied", "exerted", "offered", "placed", "plots", "supply", "up")
    public: ClassVar[tuple[str, ...]] = ("placed", "exerted", "up", "denied")
    fields: ClassVar[tuple[str, ...]] = (*public, "offered", "supply", "plots")

    def __init__(self) -> None:
        self.placed: int = 0  # plots this turn (13.5.2a)
        self.exerted: int = 0  # no drawing this Evening (13.6.1)
        self.up: int = 0  # mask of clearings with a face-up plot
        self.denied: list[int] = [0] * CLEARINGS  # masks of types that were guessed wrong
        self.offered: int = 0  # the last moment at which somebody could have exposed a plot
        self.supply: list[int] = ALL_PLOTS[:]
        self.plots: list[list[int]] = [[] for _ in range(CLEARINGS)]

    def copy(self) -> Corvids:
        new = Corvids()
        new.placed = self.placed
        new.exerted = self.exerted
        new.up = self.up
        new.denied = self.denied[:]
        new.offered = self.offered
        new.supply = self.supply[:]
        new.plots = [tokens[:] for tokens in self.plots]
        return new

    def held(self, kind: int) -> int:
        return self.up.bit_count() if kind == PLOT else 0  # those stand on the map by their faces

    def share(self) -> CorvidsShare:
        return {
            "placed": self.placed,
            "exerted": bool(self.exerted),
            "denied": {
                CLEARING_NAMES[c]: [f"plot_{PLOT_NAMES[plot]}" for plot in range(PLOTS) if mask >> plot & 1]
                for c, mask in enumerate(self.denied)
                if mask
            },
        }

    def zones(self, name: str, seat: int) -> list[Zone]:
        pool = SHEET.pool
        return [Zone(f"{name}.plots", seat, self.supply, pool)] + [
            Zone(f"{name}.plot-{CLEARING_NAMES[c]}", seat, tokens, pool) for c, tokens in enumerate(self.plots)
        ]


SHEET: Final = Sheet("corvids", "I", _PIECES.reach, Corvids)
SHEET.stance = INSURGENT
CORVIDS: Final = SHEET.side
CROW: Final = SHEET.warrior(_PIECES.warriors)
PLOT: Final = SHEET.token("plot", PLOTS * _PIECES.plots)  # face down
FACE_UP: Final[list[int]] = [SHEET.token(name, _PIECES.plots) for name in PLOT_NAMES]
FIRST_PLOT: Final = SHEET.hidden_tokens([f"plot_{name}" for name in PLOT_NAMES for _ in range(_PIECES.plots)])
ALL_PLOTS: Final[list[int]] = SHEET.tokens
ACTIONS: Final[int] = _DATA.turn.actions


def type_of(token: int) -> int:
    """Which of the four plots a token is."""
    return (token - FIRST_PLOT) // _PIECES.plots
