"""Corvid Spies and Raven Sentries."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings.base import (
    BESIDE_ENEMY,
    NO_PLACE,
    Hireling,
    can_fight,
    enrol,
    fight_in,
    put,
    sites,
)
from weald.games.root.names import name_fields
from weald.games.root.pieces import SCORING_OF
from weald.games.root.rules import steps
from weald.games.root.rules.battle import hit_reason
from weald.games.root.rules.effects import take_random
from weald.games.root.rules.faction import NO_EXTRAS, Extra
from weald.games.root.rules.pieces import has_piece, is_enemy, place
from weald.games.root.rules.reasons import NO_BATTLE
from weald.games.root.state import DAYLIGHT, FORCE, WHERE, Root
from weald.games.root.words import DONE, IN, WORDS, of_clearings
from weald.kernel import Rule, Why

FIGHT: Final = WORDS.one("spies-fight")
STEAL: Final = of_clearings("spies-steal")

SETUP: Final = steps.STEPS.declare("spies-setup")
SECOND: Final = steps.STEPS.declare("spies-second")
ACT: Final = steps.STEPS.declare("spies-act")
TAKE: Final = steps.STEPS.declare("spies-take")
name_fields({"spies-second": ("place:place",)})

NOBODY_TO_ROB: Final = Why("nobody-to-spy-on", "E.2.4")
SENTRIES: Final = hit_reason("raven_sentries")


class CorvidSpies(Hireling):
    def __init__(self) -> None:
        super().__init__("corvid_spies")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        if self.spots(g) or (g.stock[self.warrior] and sites(g, seat, self.warrior, self.side, BESIDE_ENEMY)):
            return None
        return NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        for _ in range(2):
            put(g, seat, self.warrior, BESIDE_ENEMY, 1)
        g.then(ACT, seat)


def set_up(g: Root, seat: int) -> Rule:
    """One in each of two clearings of the same suit."""
    ask = g.ask(seat, "spies-setup", "A.6.3")
    for c in SPIES.free_spots(g):
        ask.offer(IN[c])
    choice = yield ask
    place(g, SPIES.warrior, choice.a, 1)
    g.tell("placed", "A.6.3", seat, SPIES.warrior, choice.a, 1)
    g.then(SECOND, seat, choice.a)


def second(g: Root, seat: int, first: int) -> Rule:
    ask = g.ask(seat, "spies-second", "A.6.3", first)
    for c in SPIES.free_spots(g):
        if c != first and g.suits[c] & g.suits[first]:
            ask.offer(IN[c])
    choice = yield ask
    place(g, SPIES.warrior, choice.a, 1)
    g.tell("placed", "A.6.3", seat, SPIES.warrior, choice.a, 1)


def victims(g: Root, c: int) -> list[int]:
    """Seats of enemies with a piece there and cards in hand."""
    return [
        seat
        for seat in range(g.players)
        if g.hands[seat] and is_enemy(g, SPIES.side, g.side[seat]) and has_piece(g, g.side[seat], c)
    ]


def act(g: Root, seat: int) -> Rule:
    """A battle wherever there are Spies, or random cards in one such clearing."""
    ask = g.ask(seat, "spies-act", "E.2.4")
    ask.offer(FIGHT, None if can_fight(g, SPIES.side) else NO_BATTLE)
    for c in SPIES.spots(g):
        ask.offer(STEAL[c], None if victims(g, c) else NOBODY_TO_ROB)
    ask.offer(DONE)
    choice = yield ask
    if choice is FIGHT:
        for c in SPIES.spots(g):
            fight_in(g, seat, SPIES.side, c)
    elif choice is not DONE:
        for victim in victims(g, choice.a):
            g.then(TAKE, seat, victim)


def take(g: Root, seat: int, victim: int) -> None:
    take_random(g, seat, victim, "E.2.4")


class RavenSentries(Hireling):
    def __init__(self) -> None:
        super().__init__("raven_sentries")

    def supports(self, g: Root, which: int) -> list[Extra]:
        """An extra hit where their controller has a building or token."""
        if not self.serves(g, which):
            return NO_EXTRAS
        c = g.battle[WHERE]
        for kind in SCORING_OF[g.battle[FORCE + which]]:
            if c < CLEARINGS and g.on[kind * SPOTS + c]:
                return [(1, "E.2.2", SENTRIES)]
        return NO_EXTRAS


SPIES: Final = CorvidSpies()
enrol(SPIES)
enrol(RavenSentries())
SETUP.does(set_up)
SECOND.does(second)
ACT.does(act)
TAKE.does(take)
