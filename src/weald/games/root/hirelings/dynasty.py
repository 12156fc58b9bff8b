"""Last Dynasty and Bluebird Nobles."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.hirelings.base import AT_EDGE, Hireling, enrol, fight_in, put, sites
from weald.games.root.names import name_fields
from weald.games.root.pieces import STOCK
from weald.games.root.rules import steps
from weald.games.root.rules.battle import cannot_battle_in
from weald.games.root.rules.move import cannot_move_from, cannot_move_to, move_warriors
from weald.games.root.rules.pieces import neighbours, rulers, warriors
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.removal import settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.games.root.words import TO
from weald.kernel import Rule, Why

FLIGHT: Final = steps.STEPS.declare("dynasty-move")
RETURN: Final = steps.STEPS.declare("dynasty-return")
name_fields({"dynasty-move": ("from:place",)})

NO_EDGE: Final = Why("no-edge-clearing", "E.2.4")
TOO_FEW_CLEARINGS: Final = Why("too-few-clearings", "E.2.3")
PER_POINT: Final = 3


class LastDynasty(Hireling):
    """All of them stand in one clearing."""

    def __init__(self) -> None:
        super().__init__("last_dynasty")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        put(g, seat, self.warrior, AT_EDGE, STOCK[self.warrior])

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        """They return, go on if they rule, or fight where they stand."""
        here = self.spots(g)
        if not here:
            return None if sites(g, seat, self.warrior, self.side, AT_EDGE) else NO_EDGE
        if rulers(g)[here[0]] == g.crown[self.side]:
            return None if cannot_move_from(g, self.side, here[0]) is None else NO_MOVE
        return None if cannot_battle_in(g, self.side, here[0]) is None else NO_BATTLE

    def act(self, g: Root, seat: int) -> None:
        here = self.spots(g)
        if not here:
            put(g, seat, self.warrior, AT_EDGE, STOCK[self.warrior])
            g.then(RETURN, seat)
        elif rulers(g)[here[0]] == g.crown[self.side]:
            g.then(FLIGHT, seat, here[0])
        else:
            fight_in(g, seat, self.side, here[0], must=True)
            fight_in(g, seat, self.side, here[0], must=True)


def fight_at_home(g: Root, seat: int) -> None:
    """They battle where they have come back."""
    for c in LAST_DYNASTY.spots(g):
        fight_in(g, seat, LAST_DYNASTY.side, c, must=True)


def fly(g: Root, seat: int, a: int) -> Rule:
    """All of them go on, and battle there."""
    side = LAST_DYNASTY.side
    ask = g.ask(seat, "dynasty-move", "E.2.4", a)
    for b in neighbours(g, side, a):
        ask.offer(TO[b], cannot_move_to(g, side, a, b))
    choice = yield ask
    move_warriors(g, seat, side, a, choice.a, warriors(g, side, a), "E.3.4a")
    settle(g)
    fight_in(g, seat, side, choice.a, must=True)


class BluebirdNobles(Hireling):
    def __init__(self) -> None:
        super().__init__("bluebird_nobles")
        self.phase = BIRDSONG
        self.rules_ties = True  # their controller does

    def worth(self, g: Root, seat: int) -> int:
        """A point per three clearings ruled."""
        return rulers(g)[:CLEARINGS].count(g.side[seat]) // PER_POINT

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.worth(g, seat) else TOO_FEW_CLEARINGS

    def act(self, g: Root, seat: int) -> None:
        score(g, seat, self.worth(g, seat), "E.2.3")


LAST_DYNASTY: Final = LastDynasty()
enrol(LAST_DYNASTY)
enrol(BluebirdNobles())
FLIGHT.does(fly)
RETURN.does(fight_at_home)
