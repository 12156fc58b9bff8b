"""The Underground Duchy (12): a Burrow below the woodland, tunnels up into it, ministers swayed by what is built there."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.board import BURROW
from weald.games.root.factions.duchy.shapes import MINISTERS, RANKS, DuchyFacts
from weald.games.root.facts import DATA
from weald.games.root.sheet import MILITANT, POOL_DECK, Own, Sheet
from weald.kernel import Zone

_DATA: Final = DATA.add("duchy", DuchyFacts)
_PIECES: Final = _DATA.pieces

# --- ministers (12.5.2) ----------------------------------------------------------------------------------

FOREMOLE: Final = 0
CAPTAIN: Final = 1
MARSHAL: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
DUCHESS: Final = 6
BARON: Final = 7
EARL: Final = 8
MINISTER_NAMES: Final[list[str]] = list(MINISTERS)
RANK_NAMES: Final[list[str]] = list(RANKS)
LORD: Final = 2
RANK: Final[list[int]] = [RANKS.index(_DATA.ministers[name].rank) for name in MINISTERS]
CARDS: Final[list[int]] = [_DATA.ministers[name].cards for name in MINISTERS]  # to reveal (12.5.3.IIa)
CROWNS: Final[list[int]] = [_DATA.ranks[name].crowns for name in RANKS]
CROWN_VP: Final[list[int]] = [_DATA.ranks[name].vp for name in RANKS]


class DuchyShare(TypedDict):
    swayed: list[str]  # ministers
    acted: list[str]  # of those, in this turn
    crowns: dict[str, int]  # left on the board, by rank


class Duchy(Own):
    __slots__ = ("acted", "banked", "crowns", "revealed", "swayed")
    public: ClassVar[tuple[str, ...]] = ("swayed", "acted", "crowns", "banked")
    fields: ClassVar[tuple[str, ...]] = (*public, "revealed")

    def __init__(self) -> None:
        self.swayed: int = 0  # mask of ministers
        self.acted: int = 0  # mask of those who have acted this turn (12.5.2)
        self.crowns: list[int] = CROWNS[:]  # on the board, by rank
        self.banked: int = 0  # cards spent so far for the Banker (12.5.2.V)
        self.revealed: list[int] = []  # in this turn (12.6.1)

    def copy(self) -> Duchy:
        new = Duchy()
        new.swayed = self.swayed
        new.acted = self.acted
        new.crowns = self.crowns[:]
        new.banked = self.banked
        new.revealed = self.revealed[:]
        return new

    def share(self) -> DuchyShare:
        return {
            "swayed": _named(self.swayed),
            "acted": _named(self.acted),
            "crowns": dict(zip(RANK_NAMES, self.crowns, strict=True)),
        }

    def audit(self) -> list[str]:
        wrong = []
        for rank, name in enumerate(RANK_NAMES):
            worn = sum(
                1 for minister in range(len(MINISTERS)) if self.swayed >> minister & 1 and RANK[minister] == rank
            )
            if self.crowns[rank] < 0 or self.crowns[rank] + worn > CROWNS[rank]:
                wrong.append(f"crowns of a {name}: {self.crowns[rank]} on the board, {worn} on ministers")
        return wrong

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [Zone(f"{name}.revealed", seat, self.revealed, POOL_DECK)]


def _named(mask: int) -> list[str]:
    return [name for minister, name in enumerate(MINISTER_NAMES) if mask >> minister & 1]


SHEET: Final = Sheet("duchy", "H", _PIECES.reach, Duchy)
SHEET.corner = True
SHEET.stance = MILITANT
SHEET.home = BURROW
DUCHY: Final = SHEET.side
MOLE: Final = SHEET.warrior(_PIECES.warriors)
CITADEL: Final = SHEET.building("citadel", _PIECES.citadel)
MARKET: Final = SHEET.building("market", _PIECES.market)
TUNNEL: Final = SHEET.token("tunnel", _PIECES.tunnel)
BUILDINGS: Final = (CITADEL, MARKET)

START: Final[int] = _PIECES.start
START_AROUND: Final[int] = _PIECES.around  # A.11.7
CITADEL_WARRIORS: Final[list[int]] = _DATA.tracks.citadel
MARKET_CARDS: Final[list[int]] = _DATA.tracks.market
ASSEMBLY: Final[int] = _DATA.turn.assembly
DIG_MOVES: Final[int] = _DATA.turn.dig
