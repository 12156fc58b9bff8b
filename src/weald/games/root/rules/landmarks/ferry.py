"""The ferry, the lake's or a landmark: along a river, or across the lake, which is a river between all coastal clearings in the
data of the map (C.2, F.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.board import BOARDS
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.effects import DURING
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.landmarks import Landmark, on_river, with_landmarks
from weald.games.root.rules.menu import NO, YES, Offer
from weald.games.root.rules.move import cannot_go, cannot_leave
from weald.games.root.sheet import Module, Own, on_map
from weald.games.root.state import BIRDSONG, DAYLIGHT, DRAWN, EVENING, Root
from weald.games.root.words import of_clearings
from weald.kernel import NOWHERE, Decision, Option, Rule, Value, Why
from weald.kernel.errors import RulesBug

SAIL: Final = of_clearings("sail")
SAIL_STEP: Final = steps.STEPS.declare("sail")
name_fields({"sailed": ("from:place", "to:place")})

SAILED: Final = Why("ferry-sailed", "C.2.5a")


class Ferry(Own):
    __slots__ = ("ferry", "sailed")
    fields: ClassVar[tuple[str, ...]] = ("ferry", "sailed")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.ferry: int = NOWHERE
        self.sailed: int = 0  # in this turn

    def copy(self) -> Ferry:
        new = Ferry()
        new.ferry = self.ferry
        new.sailed = self.sailed
        return new

    def turn_begins(self) -> None:
        self.sailed = 0


def _on_the_lake() -> Ferry:
    new = Ferry()
    for board in BOARDS:
        if board.ferry != NOWHERE:
            new.ferry = board.ferry  # C.2.1
    return new


LAKE: Final = Module("lake", on_map("lake"), _on_the_lake)


def _elsewhere(map: str, options: dict[str, Value]) -> bool:
    return with_landmarks(map, options) and not LAKE.wanted(map, options)


FERRY: Final = Module("ferry", _elsewhere, Ferry)


def ferry_of(g: Root) -> Ferry:
    for own in g.extra:
        if isinstance(own, Ferry):
            return own
    raise RulesBug("there is no ferry")


def ferry_at(g: Root) -> int:
    """Where it lies, or NOWHERE."""
    for own in g.extra:
        if isinstance(own, Ferry):
            return own.ferry
    return NOWHERE


def take_piece(g: Root) -> None:
    """The lake's own ferry waits for its card (A.5)."""
    ferry_of(g).ferry = NOWHERE


def moor(g: Root, c: int) -> None:
    ferry_of(g).ferry = c


def cannot_sail(g: Root, seat: int, b: int) -> Why | None:
    boat = ferry_of(g)
    return SAILED if boat.sailed else faction_of(g, seat).cannot_sail(g, seat, boat.ferry, b)


def _reach(g: Root) -> list[int]:
    at = ferry_of(g).ferry
    return g.board().rivers[at] if at != NOWHERE else []


def can_sail(g: Root, seat: int, phase: int) -> int:
    for b in _reach(g):
        if cannot_sail(g, seat, b) is None:
            return YES
    return NO


def offer_ferry(g: Root, ask: Decision, seat: int, phase: int) -> None:
    for b in _reach(g):
        ask.offer(SAIL[b], cannot_sail(g, seat, b))


def crossings(g: Root, side: int, a: int) -> list[int]:
    """Where warriors of a side could cross to from a clearing, for those who move in no menu: hirelings (E.3.7a)."""
    if ferry_at(g) != a or ferry_of(g).sailed or cannot_leave(g, side, a) is not None:
        return []
    return [b for b in _reach(g) if cannot_go(g, side, a, b) is None]


def cross(g: Root, seat: int, b: int) -> None:
    """The ferry goes along, and whoever moves draws a card (C.2.5b)."""
    boat = ferry_of(g)
    g.tell("sailed", "C.2.5a", seat, boat.ferry, b)
    boat.sailed = 1
    boat.ferry = b
    g.then(steps.DRAW, seat, 1)


def take_ferry(g: Root, seat: int, choice: Option) -> None:
    """A move along the river, and the ferry with it (C.2.5a, F.2.2)."""
    boat = ferry_of(g)
    a = boat.ferry
    b = choice.a
    boat.sailed = 1
    boat.ferry = b
    g.tell("sailed", "C.2.5a", seat, a, b)
    g.then(SAIL_STEP, seat, a, b)
    g.then(steps.DRAW, seat, 1)  # C.2.5b


def sail(g: Root, seat: int, a: int, b: int) -> Rule | None:
    return faction_of(g, seat).sail(g, seat, a, b)


# The Law names no phase: between any two effects of the own turn.
Offer(LAKE, DURING, (BIRDSONG, DAYLIGHT, EVENING, DRAWN), ("sail",), can_sail, offer_ferry, take_ferry)
FERRY.offers += LAKE.offers
SAIL_STEP.does(sail)
Landmark("ferry", take_piece, ferry_at, True, on_river, moor)
