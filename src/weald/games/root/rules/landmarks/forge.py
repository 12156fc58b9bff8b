"""The Legendary Forge: four items of the supply lie on its card, and are crafted only by who has a piece at it (F.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.facts import DATA, FIRST_SUIT, ITEM_KINDS, ITEM_NAMES, SUIT_NAMES
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.landmarks import Landmark, anywhere, nothing_to_take, with_landmarks
from weald.games.root.rules.landmarks.shapes import LandmarkFacts
from weald.games.root.rules.pieces import has_piece
from weald.games.root.rules.victory import score
from weald.games.root.sheet import Module, Own
from weald.games.root.state import Root
from weald.kernel import NOWHERE, Why

FACTS: Final = DATA.add("landmarks", LandmarkFacts)
_FORGE: Final = FACTS.legendary_forge
ON_CARD: Final[list[list[int]]] = [
    [ITEM_NAMES.index(item) for item in getattr(_FORGE, suit)] for suit in SUIT_NAMES[:3]
]
CARDS: Final[int] = _FORGE.draw
POINTS: Final[int] = _FORGE.vp
name_fields({"forged": ("item:item", "place:place")})

NO_SUCH_ITEM: Final = Why("no-such-item", "4.1.2c")
AT_THE_FORGE: Final = Why("at-the-forge", "F.5.2")


class Forge(Own):
    __slots__ = ("items", "place")
    fields: ClassVar[tuple[str, ...]] = ("place", "items")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.place: int = NOWHERE
        self.items: list[int] = [0] * ITEM_KINDS

    def copy(self) -> Forge:
        new = Forge()
        new.place = self.place
        new.items = self.items[:]
        return new

    def item_counts(self) -> list[int]:
        return self.items


FORGE: Final = Module("forge", with_landmarks, Forge)


def forge_of(g: Root) -> Forge | None:
    for own in g.extra:
        if isinstance(own, Forge):
            return own
    return None


def forge_at(g: Root) -> int:
    forge = forge_of(g)
    return NOWHERE if forge is None else forge.place


def light(g: Root, c: int) -> None:
    """Four items by the suit of the clearing (F.5.1)."""
    forge = forge_of(g)
    assert forge is not None
    forge.place = c
    for item in ON_CARD[FIRST_SUIT[g.suits[c]]]:
        g.item_supply[item] -= 1
        forge.items[item] += 1


def cannot_forge(g: Root, seat: int, item: int) -> Why | None:
    """The supply has none: can it be crafted at the forge? ``no-such-item`` where it does not lie there either."""
    forge = forge_of(g)
    if forge is None or not forge.items[item]:
        return NO_SUCH_ITEM
    return None if has_piece(g, g.side[seat], forge.place) else AT_THE_FORGE


def lies_at_forge(g: Root, seat: int, item: int) -> bool:
    """Would whoever crafts it take it from the card (F.5.2)?"""
    forge = forge_of(g)
    return forge is not None and forge.items[item] > 0 and has_piece(g, g.side[seat], forge.place)


def takes_from_forge(g: Root, seat: int, item: int) -> bool:
    """It comes from the card, with a card drawn and a point more, whatever the faction scores for items (F.5.3)."""
    forge = forge_of(g)
    if forge is None or not lies_at_forge(g, seat, item):
        return False
    forge.items[item] -= 1
    g.tell("forged", "F.5.3", seat, item, forge.place)
    g.then(steps.DRAW, seat, CARDS)
    return True


def reward_smith(g: Root, seat: int) -> None:
    score(g, seat, POINTS, "F.5.3")


Landmark("legendary_forge", nothing_to_take, forge_at, True, anywhere, light)
