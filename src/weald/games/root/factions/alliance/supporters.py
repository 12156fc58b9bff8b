"""The Alliance's supporters, and what brings or costs them: outrage and lost bases (8.2.3, 8.2.4, 8.2.6)."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.alliance import ALLIANCE, BASE, REBEL, SUPPORTERS_CAP
from weald.games.root.factions.alliance.base import (
    BASE_LOST,
    BASE_REMOVED,
    DRAW_SUPPORTER,
    OUTRAGE,
    OUTRAGE_CARD,
    OUTRAGE_STEP,
    TRIM,
    own,
)  # fmt: skip
from weald.games.root.facts import ANY, BIRDS, CARD_MASK, FIRST_SUIT
from weald.games.root.rules.cards import discard, faces, hand_over, holds, offer_faces, pick, top_card, watching
from weald.games.root.rules.effects import show_hand
from weald.games.root.rules.landmarks.city import base_suits
from weald.games.root.rules.pieces import built, send_home
from weald.games.root.rules.removal import Trigger
from weald.games.root.state import NO_CARD, Root
from weald.games.root.words import DISCARD, GIVE
from weald.kernel import Option, Rule

# --- triggers --------------------------------------------------------------------------------------------


def _owner(g: Root, seat: int) -> int:
    return g.seat_of[ALLIANCE]


def _outrage(g: Root, c: int, seat: int) -> Option:
    return OUTRAGE[c]


def _base_lost(g: Root, c: int, seat: int) -> Option:
    return BASE_LOST[c]


def _alive(g: Root, seat: int) -> bool:
    return True


ENTERED: Final = Trigger(OUTRAGE_STEP, _owner, _outrage, _alive)
LOST_BASE: Final = Trigger(BASE_REMOVED, _owner, _base_lost, _alive)


# --- supporters (8.2.3, 8.2.4) ---------------------------------------------------------------------------


def add_supporter(g: Root, card: int) -> None:
    """Onto the stack; without a base on the map a sixth card is discarded (8.2.3.I). Who knows it is the caller's."""
    mine = own(g)
    if len(mine.supporters) >= SUPPORTERS_CAP and not built(g, BASE):
        g.tell("supporter-discarded", "8.2.3.Ia", g.seat_of[ALLIANCE], card)
        discard(g, card)
    else:
        mine.supporters.append(card)


def base_removed(g: Root, c: int, count: int, seat: int) -> None:
    """Supporters of its suit and birds go, and half of the officers, rounded up (8.2.4)."""
    mine = own(g)
    suits = base_suits(g, c) | BIRDS
    gone = [card for card in mine.supporters if CARD_MASK[card] & suits]
    for card in gone:
        mine.supporters.remove(card)
        g.tell("supporter-discarded", "8.2.4a", seat, card)
        discard(g, card)
    lost = (mine.officers + 1) // 2
    mine.officers -= lost
    send_home(g, REBEL, lost)
    g.tell("base-lost", "8.2.4b", seat, FIRST_SUIT[base_suits(g, c)], lost)
    if not built(g, BASE):  # 8.2.4c
        g.then(TRIM, seat)


def trim_supporters(g: Root, seat: int) -> Rule | None:
    return ask_trim(g, seat) if len(own(g).supporters) > SUPPORTERS_CAP else None


def ask_trim(g: Root, seat: int) -> Rule:
    supporters = own(g).supporters
    ask = g.ask(seat, "trim-supporters", "8.2.4c", len(supporters) - SUPPORTERS_CAP)  # AMB-27
    ask.secret = True
    for face in faces(supporters, ANY):
        ask.offer(DISCARD[face])
    choice = yield ask
    card = pick(g, supporters, choice.a)
    g.tell("supporter-discarded", "8.2.4c", seat, card)
    discard(g, card)
    g.then(TRIM, seat)


# --- outrage (8.2.6) -------------------------------------------------------------------------------------


def outrage(g: Root, c: int, count: int, payer: int) -> None:
    """Whoever removes sympathy or moves warriors into it gives a matching card, or shows the hand.

    Which of the two everybody sees at once: the question is a step of its own, so that it is asked in every world that others imagine.
    """
    if holds(g.hands[payer], g.suits[c]):
        g.then(OUTRAGE_CARD, c, payer)
        return
    seat = g.seat_of[ALLIANCE]
    g.tell("outrage-unpaid", "8.2.6c", payer, c)
    show_hand(g, payer, seat, "8.2.6c")
    g.then(DRAW_SUPPORTER, seat)


def ask_outrage(g: Root, c: int, payer: int) -> Rule:
    ask = g.ask(payer, "outrage", "8.2.6b", c)
    ask.secret = True
    ask.sealed = True
    offer_faces(ask, GIVE, g.hands[payer], g.suits[c])
    choice = yield ask
    seat = g.seat_of[ALLIANCE]
    card = pick(g, g.hands[payer], choice.a)
    pile: list[int] = []
    hand_over(g, payer, card, pile, seat)
    g.tell_some(watching(g, 1 << payer | 1 << seat), "outraged", "8.2.6b", payer, (c, card), (c,))
    g.learn(1 << seat, "got-supporter", "8.2.6b")
    add_supporter(g, card)


def draw_supporter(g: Root, seat: int) -> None:
    card = top_card(g)
    if card != NO_CARD:
        g.seen[card] = 1 << seat
        g.tell_some(1 << seat, "drew-supporter", "8.2.6c", seat, (card,), ())
        g.learn(1 << seat, "drew-cards", "8.2.6c")
        add_supporter(g, card)


OUTRAGE_STEP.does(outrage)
OUTRAGE_CARD.does(ask_outrage)
BASE_REMOVED.does(base_removed)
TRIM.does(trim_supporters)
DRAW_SUPPORTER.does(draw_supporter)
