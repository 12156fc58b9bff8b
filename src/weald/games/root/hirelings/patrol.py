"""Forest Patrol and Feline Physicians."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.hirelings import PATROL
from weald.games.root.hirelings.base import (
    MARCH_STEP,
    MOVE_STEP,
    Hireling,
    can_fight,
    can_march,
    enrol,
    hirelings_of,
)
from weald.games.root.names import name_fields
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.cards import faces, spend
from weald.games.root.rules.pieces import cannot_place, has_piece, place
from weald.games.root.rules.removal import Trigger
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import DONE, IN, SPEND, WORDS, of_clearings
from weald.kernel import NOBODY, Option, Rule, Why

MARCH: Final = WORDS.one("patrol-march")
TREAT: Final = of_clearings("physicians")  # labels of the trigger

SETUP: Final = steps.STEPS.declare("patrol-setup")
ACT: Final = steps.STEPS.declare("patrol-act")
TREAT_STEP: Final = steps.STEPS.declare("physicians")
TREAT_WHERE: Final = steps.STEPS.declare("physicians-where")

NOTHING_ON_CARD: Final = Why("patrol-card-empty", "E.2.4")
NO_PATROL: Final = Why("no-patrol", "E.2.4")

name_fields(
    {
        "patrol-on-card": ("count",),
        "patrol-returned": ("count", "place:place"),
        "physicians": ("count", "place:place"),
        "physicians-where": ("count",),
        "treated": ("count", "place:place"),
    }
)


class ForestPatrol(Hireling):
    def __init__(self) -> None:
        super().__init__("forest_patrol")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        """One of those removed together goes on the card, the others to the supply."""
        mine = hirelings_of(g)
        mine.patrol += 1
        g.stock[PATROL] -= 1
        g.tell("patrol-on-card", "E.2.2", NOBODY, mine.patrol)

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        if can_march(g, self.side) or can_fight(g, self.side) or self.cannot_return(g) is None:
            return None
        return NO_PATROL

    def cannot_return(self, g: Root) -> Why | None:
        if not hirelings_of(g).patrol:
            return NOTHING_ON_CARD
        return None if self.homes(g) else NO_PATROL

    def homes(self, g: Root) -> list[int]:
        return [c for c in self.spots(g) if cannot_place(g, self.side, c) is None]

    def act(self, g: Root, seat: int) -> None:
        g.then(ACT, seat)


def set_up(g: Root, seat: int) -> None:
    """One patrol warrior in every clearing."""
    for c in FOREST_PATROL.free_spots(g):
        place(g, PATROL, c, 1)
        g.tell("placed", "A.6.3", seat, PATROL, c, 1)


def act(g: Root, seat: int) -> Rule:
    """A move and then a battle, or those on the card return."""
    side = FOREST_PATROL.side
    ask = g.ask(seat, "patrol-act", "E.2.4")
    ask.offer(MARCH, None if can_march(g, side) or can_fight(g, side) else NO_PATROL)
    homes = FOREST_PATROL.homes(g)
    why = FOREST_PATROL.cannot_return(g)
    for c in homes or range(CLEARINGS if g.explaining else 0):
        ask.offer(IN[c], why)
    choice = yield ask
    if choice is MARCH:
        g.then(MOVE_STEP, seat, side)
        g.then(MARCH_STEP, seat, side)
        return
    mine = hirelings_of(g)
    count = mine.patrol
    mine.patrol = 0
    g.stock[PATROL] += count
    place(g, PATROL, choice.a, count)
    g.tell("patrol-returned", "E.2.4", seat, count, choice.a)


class FelinePhysicians(Hireling):
    def __init__(self) -> None:
        super().__init__("feline_physicians")

    def witnesses(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        """Warriors of the controller's faction that fall go where it has a piece, for a card."""
        seat = self.lord(g)
        if seat != NOBODY and kind == WARRIOR_OF[g.side[seat]] and c < CLEARINGS:
            TREATED.pull(g, c, count, seat)


def _alive(g: Root, seat: int) -> bool:
    return bool(g.hands[seat])


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return TREAT[c]


def homes(g: Root, seat: int) -> list[int]:
    side = g.side[seat]
    return [c for c in range(CLEARINGS) if has_piece(g, side, c) and cannot_place(g, side, c) is None]


def treat(g: Root, c: int, count: int, seat: int) -> Rule | None:
    kind = WARRIOR_OF[g.side[seat]]
    if not homes(g, seat) or not g.stock[kind] or not g.hands[seat]:
        return None
    return ask_treat(g, c, min(count, g.stock[kind]), seat)


def ask_treat(g: Root, c: int, count: int, seat: int) -> Rule:
    ask = g.ask(seat, "physicians", "E.2.2", count, c)
    ask.secret = True
    ask.offer(DONE)
    for face in faces(g.hands[seat], g.suits[c]):
        ask.offer(SPEND[face])
    choice = yield ask
    if choice is DONE:
        return
    spend(g, seat, choice.a, "E.2.2")
    g.then(TREAT_WHERE, seat, count)


def treat_where(g: Root, seat: int, count: int) -> Rule:
    side = g.side[seat]
    ask = g.ask(seat, "physicians-where", "E.2.2", count)
    for c in homes(g, seat):
        ask.offer(IN[c])
    choice = yield ask
    place(g, WARRIOR_OF[side], choice.a, count)
    g.tell("treated", "E.2.2", seat, count, choice.a)


FOREST_PATROL: Final = ForestPatrol()
enrol(FOREST_PATROL)
enrol(FelinePhysicians())
TREATED: Final = Trigger(TREAT_STEP, _owner, _label, _alive)
SETUP.does(set_up)
ACT.does(act)
TREAT_STEP.does(treat)
TREAT_WHERE.does(treat_where)
