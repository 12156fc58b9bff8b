"""Spring Uprising and Rabbit Scouts."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings import UPRISING
from weald.games.root.hirelings.base import Hireling, enrol, remove_enemies
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.battle import BattleEffect, used
from weald.games.root.rules.cards import faces, holds, offer_faces, spend
from weald.games.root.rules.pieces import is_enemy, place
from weald.games.root.rules.removal import EFFECT, remove_through, settle
from weald.games.root.state import ATTACKER, BIRDSONG, DEFENDER, FORCE, SEAT, USED, WHERE, Root
from weald.games.root.words import DONE, IN, SPEND, WORDS, of_clearings
from weald.kernel import EVERYONE, NOBODY, Rule, Why, bit

REVOLT: Final = of_clearings("uprising-revolt")
SCOUT: Final = WORDS.one("scouts")

ROLL: Final = steps.STEPS.declare("uprising-roll")
GATHER: Final = steps.STEPS.declare("uprising-gather")
RISE: Final = steps.STEPS.declare("uprising-rise")

name_fields(
    {
        "uprising-rolled": ("suit:suit",),
        "uprising-gather": ("suit:suit",),
        "uprising-rise": ("suit:suit",),
        "uprising-revolted": ("place:place",),
        "uprising-price": ("place:place",),
        "scouts": ("enemy:side", "place:place"),
        "scouted": ("place:place",),
    }
)
NO_CARD_FOR_UPRISING: Final = Why("no-card-for-uprising", "E.2.2")

# What follows the die.
TO_GATHER: Final = 0
TO_RISE: Final = 1


class SpringUprising(Hireling):
    def __init__(self) -> None:
        super().__init__("spring_uprising")
        self.phase = BIRDSONG
        self.must = True
        self.sets_up = True
        self.declares = True

    def set_up(self, g: Root, seat: int) -> None:
        for _ in range(2):
            g.then(ROLL, seat, TO_GATHER)

    def hired(self, g: Root, seat: int) -> None:
        if not self.on_map(g):
            g.then(ROLL, seat, TO_GATHER)

    def act(self, g: Root, seat: int) -> None:
        g.then(ROLL, seat, TO_RISE)

    def shields(self, g: Root, attacker: int, defender: int, c: int) -> Why | None:
        """To attack them costs a card matching the clearing."""
        if defender != self.side:
            return None
        seat = g.lord[attacker]
        return None if seat != NOBODY and holds(g.hands[seat], g.suits[c]) else NO_CARD_FOR_UPRISING

    def priced_by_hand(self, g: Root, attacker: int, c: int) -> bool:
        seat = g.lord[attacker]
        return (
            g.on[self.warrior * SPOTS + c] > 0
            and is_enemy(g, attacker, self.side)
            and seat != NOBODY
            and bool(g.hands[seat])
        )

    def declare(self, g: Root, which: int) -> Rule | None:
        return ask_price(g) if which == DEFENDER else None


def ask_price(g: Root) -> Rule:
    fight = g.battle
    seat = g.lord[fight[FORCE + ATTACKER]]
    ask = g.ask(seat, "uprising-price", "E.2.2", fight[WHERE])
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], g.suits[fight[WHERE]])
    choice = yield ask
    spend(g, seat, choice.a, "E.2.2")


def roll(g: Root, seat: int, then: int) -> None:
    suit = UPRISING[g.below(len(UPRISING))]
    g.tell("uprising-rolled", "E.2", seat, suit)
    g.learn(EVERYONE, "rolled-dice", "E.2")
    g.then(RISE if then == TO_RISE else GATHER, seat, suit)


def _sites(g: Root, suit: int) -> list[int]:
    if not g.stock[SPRING_UPRISING.warrior]:
        return []
    return [c for c in SPRING_UPRISING.free_spots(g) if g.suits[c] >> suit & 1]


def gather(g: Root, seat: int, suit: int) -> Rule | None:
    """One warrior in a clearing of that suit."""
    return ask_gather(g, seat, suit) if _sites(g, suit) else None


def ask_gather(g: Root, seat: int, suit: int) -> Rule:
    ask = g.ask(seat, "uprising-gather", "E.2", suit)
    for c in _sites(g, suit):
        ask.offer(IN[c])
    choice = yield ask
    _join(g, seat, choice.a)


def _join(g: Root, seat: int, c: int) -> None:
    place(g, SPRING_UPRISING.warrior, c, 1)
    g.tell("placed", "E.2", seat, SPRING_UPRISING.warrior, c, 1)


def _embers(g: Root, suit: int) -> list[int]:
    return [c for c in range(CLEARINGS) if g.suits[c] >> suit & 1 and g.on[SPRING_UPRISING.warrior * SPOTS + c]]


def rise(g: Root, seat: int, suit: int) -> Rule | None:
    return ask_rise(g, seat, suit) if _embers(g, suit) or _sites(g, suit) else None


def ask_rise(g: Root, seat: int, suit: int) -> Rule:
    """One warrior and all enemies of a clearing go, or one warrior comes."""
    ask = g.ask(seat, "uprising-rise", "E.2.3", suit)
    for c in _embers(g, suit):
        ask.offer(REVOLT[c])
    for c in _sites(g, suit):
        ask.offer(IN[c])
    choice = yield ask
    c = choice.a
    if choice.verb == "in":
        _join(g, seat, c)
        return
    g.tell("uprising-revolted", "E.2.3", seat, c)
    remove_through(g, SPRING_UPRISING.warrior, c, 1, SPRING_UPRISING.side, EFFECT)
    remove_enemies(g, SPRING_UPRISING.side, c)
    settle(g)


class RabbitScouts(Hireling):
    def __init__(self) -> None:
        super().__init__("rabbit_scouts")
        self.watches_battles = True

    def joins(self, g: Root) -> Rule | None:
        """Before the roll, for a card matching the clearing."""
        seat = g.battle[SEAT + DEFENDER]
        return ask_scouts(g, seat) if self.serves(g, DEFENDER) and g.hands[seat] else None

    def turns_dice(self, g: Root) -> bool:
        return used(g, DEFENDER, SCOUTED)


def ask_scouts(g: Root, seat: int) -> Rule:
    fight = g.battle
    ask = g.ask(seat, "scouts", "E.2.2", fight[FORCE + ATTACKER], fight[WHERE])
    ask.secret = True
    ask.offer(DONE)
    for face in faces(g.hands[seat], g.suits[fight[WHERE]]):
        ask.offer(SPEND[face])
    choice = yield ask
    if choice is DONE:
        return
    spend(g, seat, choice.a, "E.2.2")
    fight = g.battle
    fight[USED + DEFENDER] |= bit(SCOUTED.number)
    g.tell("scouted", "E.2.2", seat, fight[WHERE])


def _never(g: Root, which: int) -> bool:
    return False


def _nothing(g: Root, which: int) -> None:
    """It has been used before the roll."""


SCOUTED: Final = BattleEffect(SCOUT, _never, _nothing)
SPRING_UPRISING: Final = SpringUprising()
enrol(SPRING_UPRISING)
enrol(RabbitScouts())
ROLL.does(roll)
GATHER.does(gather)
RISE.does(rise)
