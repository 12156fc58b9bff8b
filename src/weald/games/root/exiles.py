"""The Exiles and Partisans deck (A.2): which cards it has, and what lies on them or is turned by them."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.facts import EXILES_DECK, ITEM_KINDS
from weald.games.root.sheet import PIECES, SHEETS, WARRIOR, Module, Own
from weald.kernel import Value

MOST_SEATS: Final = 6


class Exiles(Own):
    __slots__ = ("buried", "exhausted", "fallen")
    fields: ClassVar[tuple[str, ...]] = ("buried", "fallen", "exhausted")
    public: ClassVar[tuple[str, ...]] = fields
    by_side: ClassVar[tuple[str, ...]] = ("buried", "fallen")

    def __init__(self) -> None:
        self.buried: list[int] = [0] * len(SHEETS)  # common warriors on Coffin Makers
        self.fallen: list[int] = [0] * len(SHEETS)  # champions there
        self.exhausted: list[int] = [0] * (MOST_SEATS * ITEM_KINDS)  # crafted items face down: seat * 8 + item

    def copy(self) -> Exiles:
        new = Exiles()
        new.buried = self.buried[:]
        new.fallen = self.fallen[:]
        new.exhausted = self.exhausted[:]
        return new

    def bury(self, kind: int, count: int) -> None:
        """Warriors go onto the card; a negative count takes them away."""
        (self.fallen if PIECES[kind].steadfast else self.buried)[PIECES[kind].owner] += count

    def held(self, kind: int) -> int:
        piece = PIECES[kind]
        if piece.type != WARRIOR:
            return 0
        return (self.fallen if piece.steadfast else self.buried)[piece.owner]

    def face_down(self, at: int) -> int:
        return self.exhausted[at]

    def takes_face_down(self, at: int) -> None:
        self.exhausted[at] -= 1

    def audit(self) -> list[str]:
        counts = (*self.buried, *self.fallen, *self.exhausted)
        return [] if min(counts) >= 0 else ["fewer than none on a card of the deck"]


def is_wanted(map_name: str, options: dict[str, Value]) -> bool:
    return options.get("deck") == EXILES.name


EXILES: Final = Module("exiles_partisans", is_wanted, Exiles)
EXILES.deck = EXILES_DECK
DECK_NAMES: Final[list[str]] = ["base", EXILES.name]
