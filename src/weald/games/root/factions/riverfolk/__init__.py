"""The Riverfolk Company (11): an open hand, services for sale, and others' warriors as funds."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.riverfolk.shapes import RiverfolkFacts
from weald.games.root.facts import DATA, SUIT_NAMES, SUITS_OF_CLEARINGS
from weald.games.root.sheet import INSURGENT, NO_SIDE, PIECES, SHEETS, TO_BOX, WARRIOR, Own, Sheet

_DATA: Final = DATA.add("riverfolk", RiverfolkFacts)
_PIECES: Final = _DATA.pieces

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICE_NAMES: Final[list[str]] = ["hand_card", "riverboats", "mercenaries"]
SERVICES: Final = len(SERVICE_NAMES)


class RiverfolkShare(TypedDict):
    funds: dict[str, int]  # warriors by side; so in the other boxes
    payments: dict[str, int]
    commitments: dict[str, int]
    crafting: dict[str, int]  # on spaces of the trade post tracks
    prices: dict[str, int]
    bought: int  # services this turn
    riverboats: str | None  # the side that has them this turn
    mercenaries: str | None


class Riverfolk(Own):
    """Four boxes of warriors, by the side they belong to; prices; and who has bought what in this turn."""

    __slots__ = (
        "boats",
        "bought",
        "commitments",
        "crafting",
        "funds",
        "hirer",
        "payments",
        "priced",
        "prices",
        "serving",
    )
    public: ClassVar[tuple[str, ...]] = (
        "funds", "payments", "commitments", "crafting", "prices", "priced", "bought", "boats", "hirer", "serving",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = public
    by_side: ClassVar[tuple[str, ...]] = ("funds", "payments", "commitments", "crafting")

    def __init__(self) -> None:
        self.funds: list[int] = [0] * len(SHEETS)
        self.payments: list[int] = [0] * len(SHEETS)
        self.commitments: list[int] = [0] * len(SHEETS)
        self.crafting: list[int] = [0] * len(SHEETS)  # on spaces of the trade post tracks
        self.prices: list[int] = [CHEAPEST] * SERVICES
        self.priced: int = 0  # mask of services whose price is set this Evening
        self.bought: int = 0  # services in this turn
        self.boats: int = NO_SIDE  # the side that has riverboats in this turn
        self.hirer: int = NO_SIDE  # the side that has mercenaries in this turn
        self.serving: int = 0  # they fight already: from Daylight on (11.2.7.IIIa)

    def copy(self) -> Riverfolk:
        new = Riverfolk()
        new.funds = self.funds[:]
        new.payments = self.payments[:]
        new.commitments = self.commitments[:]
        new.crafting = self.crafting[:]
        new.prices = self.prices[:]
        new.priced = self.priced
        new.bought = self.bought
        new.boats = self.boats
        new.hirer = self.hirer
        new.serving = self.serving
        return new

    def boxes(self) -> list[list[int]]:
        return [self.funds, self.payments, self.commitments, self.crafting]

    def held(self, kind: int) -> int:
        piece = PIECES[kind]
        if piece.type != WARRIOR or piece.steadfast:
            return 0
        return sum(box[piece.owner] for box in self.boxes())

    def masters(self) -> tuple[int, int]:
        return self.hirer if self.serving else NO_SIDE, self.boats

    def share(self) -> RiverfolkShare:
        return {
            "funds": _by_side(self.funds),
            "payments": _by_side(self.payments),
            "commitments": _by_side(self.commitments),
            "crafting": _by_side(self.crafting),
            "prices": {SERVICE_NAMES[i]: price for i, price in enumerate(self.prices)},
            "bought": self.bought,
            "riverboats": SHEETS[self.boats].name if self.boats != NO_SIDE else None,
            "mercenaries": SHEETS[self.hirer].name if self.hirer != NO_SIDE else None,
        }

    def audit(self) -> list[str]:
        wrong = [f"fewer than none in a box: {box}" for box in self.boxes() if min(box) < 0]
        if min(self.prices) < CHEAPEST or max(self.prices) > DEAREST:
            wrong.append(f"prices {self.prices}")
        return wrong


def _by_side(box: list[int]) -> dict[str, int]:
    return {SHEETS[side].name: count for side, count in enumerate(box) if count}


SHEET: Final = Sheet("riverfolk", "G", _PIECES.reach, Riverfolk)
SHEET.stance = INSURGENT
SHEET.open_hand = True  # 11.2.3a
RIVERFOLK: Final = SHEET.side
OTTER: Final = SHEET.warrior(_PIECES.warriors)
POSTS: Final[list[int]] = [
    SHEET.token(f"trade_post_{SUIT_NAMES[suit]}", _PIECES.posts, TO_BOX) for suit in range(SUITS_OF_CLEARINGS)
]
START: Final[int] = _PIECES.start
POST_VP: Final[list[int]] = _DATA.tracks.score
CHEAPEST: Final[int] = _DATA.services.cheapest
DEAREST: Final[int] = _DATA.services.dearest
PAYMENTS: Final[int] = _DATA.funds.payments
PROTECTIONISM: Final[int] = _DATA.funds.protectionism
ESTABLISH_COST: Final[int] = _DATA.funds.establish
