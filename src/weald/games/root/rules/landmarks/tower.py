"""The tower, the mountain's or a landmark: who rules its clearing at the end of the own Evening scores a point (C.3.4, F.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.names import name_fields
from weald.games.root.rules.landmarks import Landmark
from weald.games.root.rules.pieces import rulers
from weald.games.root.rules.turn import TURN_ENDS
from weald.games.root.rules.victory import score
from weald.games.root.sheet import Module, Own, when_drawn
from weald.games.root.state import Root, bring
from weald.kernel import NOWHERE, Why

name_fields({"held-pass": ("place:place",), "held-tower": ("place:place",)})

NO_RUIN: Final = Why("landmark-no-ruin", "F.3.1")


class Tower(Own):
    __slots__ = ("place",)
    fields: ClassVar[tuple[str, ...]] = ("place",)
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.place: int = NOWHERE

    def copy(self) -> Tower:
        new = Tower()
        new.place = self.place
        return new


TOWER: Final = Module("tower", when_drawn, Tower)


def tower_at(g: Root) -> int:
    """Where it stands, or NOWHERE."""
    for own in g.extra:
        if isinstance(own, Tower):
            return own.place
    return g.board().tower


def take_piece(g: Root) -> None:
    bring(g, TOWER.number)


def raise_tower(g: Root, c: int) -> None:
    for own in g.extra:
        if isinstance(own, Tower):
            own.place = c


def fits(g: Root, c: int) -> Why | None:
    return None if g.ruins[c] else NO_RUIN


def hold_tower(g: Root, seat: int) -> None:
    tower = tower_at(g)
    if rulers(g)[tower] == g.side[seat]:
        if TOWER.number in g.modules:
            g.tell("held-tower", "F.3.2", seat, tower)
            score(g, seat, 1, "F.3.2")
        else:
            g.tell("held-pass", "C.3.4", seat, tower)
            score(g, seat, 1, "C.3.4")


TURN_ENDS[TOWER.number] = hold_tower
Landmark("tower", take_piece, tower_at, False, fits, raise_tower)
