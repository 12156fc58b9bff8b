"""The Lizard Cult (10). Its Birdsong is in ``conspiracies.py``, its Daylight in ``rituals.py``."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import SPOTS
from weald.games.root.factions.cult import CULT, GARDEN_DRAW, GARDENS, LIZARD, START, START_ACOLYTES, START_AROUND
from weald.games.root.factions.cult.base import (
    BIRDSONG_STEP,
    CRAFT_STEP,
    CRUSADE_BATTLE,
    DAYLIGHT_STEP,
    EVENING_STEP,
    FEAR,
    FEAR_STEP,
    HOME,
    RETURN_STEP,
    SETUP,
    gardens,
    own,
)  # fmt: skip
from weald.games.root.factions.cult.conspiracies import birdsong
from weald.games.root.factions.cult.rituals import daylight
from weald.games.root.facts import BASE_DRAW, FIRST_SUIT, SUITS_OF_CLEARINGS
from weald.games.root.rules import steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.cards import discard, draw_and_discard
from weald.games.root.rules.corners import offer_corners
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.faction import register
from weald.games.root.rules.homelands import APART, ask_home, claim, place_around, site
from weald.games.root.rules.pieces import cannot_place, place, send_home
from weald.games.root.rules.removal import ATTACKED, Trigger
from weald.games.root.state import EVENING, Root
from weald.games.root.words import SUIT
from weald.kernel import EVERYONE, Decision, Option, Rule

OUTRIGHT: Final = 1000  # stronger than any army


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(CULT)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "10.6.3b"
        self.craft_rule = "10.2.1"
        self.crafting_kinds = tuple(GARDENS)
        self.suited_move = "10.4.3.Ib"
        self.suited_battle = "10.4.3.Ia"
        self.own_strength = True
        self.keeps_discards = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def settle(self, g: Root, seat: int) -> None:
        g.then(HOME, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        own(g).scored = 0

    def strength(self, g: Root, c: int) -> int:
        """A garden rules its clearing, whoever else is there (10.2.4)."""
        for kind in GARDENS:
            if g.on[kind * SPOTS + c]:
                return OUTRIGHT
        return g.on[LIZARD * SPOTS + c]

    def arrived(self, g: Root, seat: int, c: int) -> None:
        g.then(CRUSADE_BATTLE, seat, c)

    def crafting(self, g: Root, seat: int) -> list[int]:
        """Gardens of the outcast suit, by what is printed on them (10.2.1)."""
        free = [0] * len(g.activated)
        suit = own(g).outcast
        free[suit] = gardens(g, suit) - g.activated[suit]
        return free

    def keep_discard(self, g: Root, card: int) -> None:
        own(g).souls.append(card)  # 10.2.6a

    def collect(self, g: Root, kind: int, count: int, cause: int) -> None:
        if cause == ATTACKED:  # 10.2.3
            own(g).acolytes += count
        else:
            send_home(g, kind, count)

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        seat = g.seat_of[CULT]
        if kind != LIZARD:
            LOST_GARDEN.pull(g, c, count, seat)  # 10.2.5
        elif cause == ATTACKED:
            g.tell("revenge", "10.2.3", seat, count, own(g).acolytes)


register(Rules())


# --- faction rules (10.2) --------------------------------------------------------------------------------


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return FEAR[c]


def _alive(g: Root, seat: int) -> bool:
    return bool(g.hands[seat])


LOST_GARDEN: Final = Trigger(FEAR_STEP, _owner, _label, _alive)


def fear(g: Root, c: int, count: int, seat: int) -> None:
    """Fear of the Faithful: a random card for every garden lost (10.2.5, AMB-17)."""
    hand = g.hands[seat]
    for _ in range(min(count, len(hand))):
        card = hand.pop(g.below(len(hand)))
        g.tell("feared", "10.2.5", seat, card, c)
        g.learn(EVERYONE, "revealed-card", "10.2.5")
        discard(g, card)


# --- setup (10.3) ----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "cult-start", "10.3.2a")
    offer_corners(g, ask)
    choice = yield ask
    c = choice.a
    choice = yield ask_suit(g, seat, "first-outcast", "10.3.3")
    outcast = choice.a
    garden = FIRST_SUIT[g.suits[c]]
    if is_several(g.suits[c]):
        choice = yield ask_suit(g, seat, "city-garden", "F.4.3")
        garden = choice.a
    g.start[seat] = c
    begin_in(g, seat, c, garden, "10.3.2a")
    for b in g.links[c]:
        if cannot_place(g, CULT, b) is None:
            place(g, LIZARD, b, 1)
            g.tell("placed", "10.3.2b", seat, LIZARD, b, 1)
    own(g).outcast = outcast
    g.tell("outcast", "10.3.3", seat, outcast)


def settle_home(g: Root, seat: int) -> Rule:
    """Not next to an enemy homeland; three more warriors around it (A.11.5)."""
    choice = yield ask_home(g, seat, APART, site(g, CULT, 1))
    c = choice.a
    choice = yield ask_suit(g, seat, "first-outcast", "A.11.5")
    outcast = choice.a
    garden = FIRST_SUIT[g.suits[c]]
    if is_several(g.suits[c]):
        choice = yield ask_suit(g, seat, "city-garden", "F.4.3")
        garden = choice.a
    claim(g, seat, c)
    begin_in(g, seat, c, garden, "A.11.5")
    own(g).outcast = outcast
    g.tell("outcast", "A.11.5", seat, outcast)
    place_around(g, seat, LIZARD, c, START_AROUND)
    acolytes = min(START_ACOLYTES, g.stock[LIZARD])
    own(g).acolytes += acolytes
    g.stock[LIZARD] -= acolytes
    g.tell("first-acolytes", "A.11.5", seat, acolytes)


def is_several(mask: int) -> bool:
    """Is it more than one suit? Then any garden matches (F.4.3)."""
    return mask & (mask - 1) > 0


def ask_suit(g: Root, seat: int, prompt: str, rule: str) -> Decision:
    ask = g.ask(seat, prompt, rule)
    for suit in range(SUITS_OF_CLEARINGS):
        ask.offer(SUIT[suit])
    return ask


def begin_in(g: Root, seat: int, c: int, suit: int, rule: str) -> None:
    garden = GARDENS[suit]
    place(g, garden, c, 1)
    place(g, LIZARD, c, START)
    g.tell("placed", rule, seat, garden, c, 1)
    g.tell("placed", rule, seat, LIZARD, c, START)


# --- Evening (10.6) --------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    if own(g).revealed:
        g.then(steps.WINDOW, seat, EVENING)
        g.then(RETURN_STEP, seat)
    g.then(CRAFT_STEP, seat)


def return_cards(g: Root, seat: int) -> None:
    """Revealed cards come back (10.6.1); everybody still knows them."""
    mine = own(g)
    g.tell("returned", "10.6.1", seat, len(mine.revealed))
    g.hands[seat] += mine.revealed
    mine.revealed.clear()


def craft_cards(g: Root, seat: int) -> Rule:
    """Gardens of the outcast suit craft (10.6.2)."""
    return craft_menu(g, seat, "10.6.2", EVENING, gardens(g, own(g).outcast) > 0, CRAFT_STEP, draw_cards)


def draw_cards(g: Root, seat: int) -> None:
    draw_and_discard(g, seat, draws(g))


def draws(g: Root) -> int:
    """One card, and one for each uncovered card symbol (10.6.3a)."""
    count = BASE_DRAW
    for suit in range(SUITS_OF_CLEARINGS):
        for at in GARDEN_DRAW:
            if gardens(g, suit) >= at:
                count += 1
    return count


FEAR_STEP.does(fear)
SETUP.does(set_up)
HOME.does(settle_home)
BIRDSONG_STEP.does(birdsong)
DAYLIGHT_STEP.does(daylight)
EVENING_STEP.does(evening)
RETURN_STEP.does(return_cards)
CRAFT_STEP.does(craft_cards)
