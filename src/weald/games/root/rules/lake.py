"""The lake map: the ferry (C.2). That the lake is a river between all coastal clearings is in the data of the map."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.board import BOARDS, CLEARINGS
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.effects import DURING
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.menu import NO, YES, Offer
from weald.games.root.sheet import Module, Own, on_map
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.words import of_clearings
from weald.kernel import Decision, Option, Rule, Why
from weald.kernel.errors import RulesBug

SAIL: Final = of_clearings("sail")
SAIL_STEP: Final = steps.STEPS.declare("sail")
name_fields({"sailed": ("from:place", "to:place")})

_BOARDS: Final = [board for board in BOARDS if board.name == "lake"]
COASTAL: Final[list[int]] = [c for board in _BOARDS for c in range(CLEARINGS) if board.coastal[c]]

SAILED: Final = Why("ferry-sailed", "C.2.5a")


class Lake(Own):
    __slots__ = ("ferry", "sailed")
    fields: ClassVar[tuple[str, ...]] = ("ferry", "sailed")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.ferry: int = _BOARDS[0].ferry  # C.2.1
        self.sailed: int = 0  # in this turn

    def copy(self) -> Lake:
        new = Lake()
        new.ferry = self.ferry
        new.sailed = self.sailed
        return new

    def turn_begins(self) -> None:
        self.sailed = 0


LAKE: Final = Module("lake", on_map("lake"), Lake)


def lake_of(g: Root) -> Lake:
    for own in g.extra:
        if isinstance(own, Lake):
            return own
    raise RulesBug("there is no lake on this map")


def cannot_sail(g: Root, seat: int, b: int) -> Why | None:
    lake = lake_of(g)
    return SAILED if lake.sailed else faction_of(g, seat).cannot_sail(g, seat, lake.ferry, b)


def can_sail(g: Root, seat: int, phase: int) -> int:
    lake = lake_of(g)
    for b in COASTAL:
        if b != lake.ferry and cannot_sail(g, seat, b) is None:
            return YES
    return NO


def offer_ferry(g: Root, ask: Decision, seat: int, phase: int) -> None:
    lake = lake_of(g)
    for b in COASTAL:
        if b != lake.ferry:
            ask.offer(SAIL[b], cannot_sail(g, seat, b))


def take_ferry(g: Root, seat: int, choice: Option) -> None:
    """A move to any coastal clearing, and the ferry with it (C.2.5a)."""
    lake = lake_of(g)
    a = lake.ferry
    b = choice.a
    lake.sailed = 1
    lake.ferry = b
    g.tell("sailed", "C.2.5a", seat, a, b)
    g.then(SAIL_STEP, seat, a, b)
    g.then(steps.DRAW, seat, 1)  # C.2.5b


def sail(g: Root, seat: int, a: int, b: int) -> Rule | None:
    return faction_of(g, seat).sail(g, seat, a, b)


# The Law names no phase: between any two effects of the own turn.
Offer(LAKE, DURING, (BIRDSONG, DAYLIGHT, EVENING), ("sail",), can_sail, offer_ferry, take_ferry)
SAIL_STEP.does(sail)
