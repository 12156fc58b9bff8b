"""The tower, the mountain's or a landmark: who rules its clearing at the end of the own Evening scores a point (C.3.4, F.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.names import name_fields
from weald.games.root.rules.landmarks import Landmark, with_landmarks
from weald.games.root.rules.pieces import rulers
from weald.games.root.rules.turn import TURN_ENDS
from weald.games.root.rules.victory import score
from weald.games.root.sheet import Module, Own
from weald.games.root.state import Root
from weald.kernel import NOWHERE, Why

name_fields({"held-pass": ("place:place",), "held-tower": ("place:place",)})

NO_RUIN: Final = Why("landmark-no-ruin", "F.3.1")


class Tower(Own):
    __slots__ = ("drawn", "place")
    fields: ClassVar[tuple[str, ...]] = ("drawn", "place")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.drawn: int = 0
        self.place: int = NOWHERE

    def copy(self) -> Tower:
        new = Tower()
        new.drawn = self.drawn
        new.place = self.place
        return new


TOWER: Final = Module("tower", with_landmarks, Tower)


def tower_of(g: Root) -> Tower | None:
    """The landmark, if its card was drawn."""
    for own in g.extra:
        if isinstance(own, Tower) and own.drawn:
            return own
    return None


def tower_at(g: Root) -> int:
    """Where it stands, or NOWHERE."""
    tower = tower_of(g)
    return g.board().tower if tower is None else tower.place


def take_piece(g: Root) -> None:
    """The mountain's own tower waits for its card (A.5)."""
    for own in g.extra:
        if isinstance(own, Tower):
            own.drawn = 1


def raise_tower(g: Root, c: int) -> None:
    tower = tower_of(g)
    assert tower is not None
    tower.place = c


def fits(g: Root, c: int) -> Why | None:
    return None if g.ruins[c] else NO_RUIN


def hold_tower(g: Root, seat: int) -> None:
    tower = tower_of(g)
    if tower is not None and rulers(g)[tower.place] == g.side[seat]:
        g.tell("held-tower", "F.3.2", seat, tower.place)
        score(g, seat, 1, "F.3.2")


def hold_pass(g: Root, seat: int) -> None:
    """The mountain's tower, unless its card was drawn (C.3.4, A.5)."""
    tower = g.board().tower
    if tower_of(g) is None and rulers(g)[tower] == g.side[seat]:
        g.tell("held-pass", "C.3.4", seat, tower)
        score(g, seat, 1, "C.3.4")


TURN_ENDS[TOWER.number] = hold_tower
Landmark("tower", take_piece, tower_at, False, fits, raise_tower)
