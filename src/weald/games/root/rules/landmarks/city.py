"""The Lost City: its clearing is of all three suits (F.4). Suits are masks, so nothing else need know."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.facts import CLEARING_SUITS
from weald.games.root.rules.landmarks import Landmark, nothing_to_take, on_river, with_landmarks
from weald.games.root.sheet import Module, Own
from weald.games.root.state import Root
from weald.kernel import NOWHERE


class City(Own):
    __slots__ = ("base", "place", "printed")
    fields: ClassVar[tuple[str, ...]] = ("place", "printed", "base")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.place: int = NOWHERE
        self.printed: int = 0  # the suits that the clearing had
        self.base: int = 0  # the suit of the base there, as a mask: bases are printed with one

    def copy(self) -> City:
        new = City()
        new.place = self.place
        new.printed = self.printed
        new.base = self.base
        return new


CITY: Final = Module("city", with_landmarks, City)


def city_of(g: Root) -> City | None:
    for own in g.extra:
        if isinstance(own, City):
            return own
    return None


def city_at(g: Root) -> int:
    city = city_of(g)
    return NOWHERE if city is None else city.place


def found(g: Root, c: int) -> None:
    city = city_of(g)
    assert city is not None
    city.place = c
    city.printed = g.suits[c]
    g.suits[c] = CLEARING_SUITS


def base_suits(g: Root, c: int) -> int:
    """The suits of a base in this clearing: those of the clearing, but in the city what is printed on it (F.4.3)."""
    if g.extra:
        city = city_of(g)
        if city is not None and city.place == c and city.base:
            return city.base
    return g.suits[c]


def choose_base(g: Root, suit: int) -> None:
    """A base of this suit comes to the city."""
    city = city_of(g)
    assert city is not None
    city.base = 1 << suit


Landmark("lost_city", nothing_to_take, city_at, True, on_river, found)
