"""What everybody can buy from the Riverfolk at the start of the own Birdsong (11.2.6, 11.2.7)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.factions.riverfolk import HAND_CARD, MERCENARIES, RIVERBOATS, RIVERFOLK, SHEET
from weald.games.root.factions.riverfolk.base import BUY, HIRE, has_post, into_payments, own
from weald.games.root.facts import ANY
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import menu
from weald.games.root.rules.cards import faces, pick
from weald.games.root.rules.effects import AT_START
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.pieces import has_piece
from weald.games.root.state import BIRDSONG, Root, serve
from weald.kernel import EVERYONE, Decision, Option, Why

NOTHING_ON_DISPLAY: Final = Why("nothing-on-display", "11.2.7.I")
HIRED_ALREADY: Final = Why("hired-already", "11.2.7")
NOT_FOR_A_PAWN: Final = Why("not-for-a-pawn", "11.2.7.III.b")


def limit(g: Root, side: int) -> int:
    """One service a turn, and one for each clearing with a trade post and a piece of the buyer (11.2.6.II)."""
    most = 1
    for c in range(CLEARINGS):
        if has_post(g, c) and has_piece(g, side, c):
            most += 1
    return most


def cannot_buy(g: Root, seat: int, service: int) -> Why | None:
    mine = own(g)
    side = g.side[seat]
    if service == MERCENARIES and WARRIOR_OF[side] < 0:
        return NOT_FOR_A_PAWN
    if (service == RIVERBOATS and mine.boats == side) or (service == MERCENARIES and mine.hirer == side):
        return HIRED_ALREADY
    if service == HAND_CARD and not g.hands[g.seat_of[RIVERFOLK]]:
        return NOTHING_ON_DISPLAY
    most = limit(g, side)
    if mine.bought >= most:
        return Why("enough-services", "11.2.6.II", most)
    price = mine.prices[service]
    have = FACTIONS[side].means(g, seat)  # costs cannot be underpaid (1.5.4c)
    return None if have >= price else Why("too-expensive", "11.2.6.I", price, have)


def can_buy(g: Root, seat: int, phase: int) -> int:
    """Prices, supplies and the hand lie open."""
    if g.side[seat] == RIVERFOLK:
        return menu.NO
    for service in (HAND_CARD, RIVERBOATS, MERCENARIES):
        if cannot_buy(g, seat, service) is None:
            return menu.YES
    return menu.NO


def offer_services(g: Root, ask: Decision, seat: int, phase: int) -> None:
    if g.side[seat] == RIVERFOLK:
        return
    why = cannot_buy(g, seat, HAND_CARD)
    for face in faces(g.hands[g.seat_of[RIVERFOLK]], ANY):
        ask.offer(BUY[face], why)
    for option in HIRE:
        ask.offer(option, cannot_buy(g, seat, option.a))


def ask_services(g: Root, seat: int) -> Decision:
    cards, boats, hire = own(g).prices
    return g.ask(seat, "buy-services", "11.2.6", cards, boats, hire)


def buy(g: Root, seat: int, choice: Option) -> None:
    """Pay first, then have it."""
    mine = own(g)
    side = g.side[seat]
    service = HAND_CARD if choice.verb == "buy" else choice.a
    price = mine.prices[service]
    mine.bought += 1
    if service == HAND_CARD:
        card = pick(g, g.hands[g.seat_of[RIVERFOLK]], choice.a)
        g.seen[card] = EVERYONE
        g.hands[seat].append(card)
        g.tell("bought-card", "11.2.7.I", seat, card, price)
    else:
        if service == RIVERBOATS:
            mine.boats = side
        else:
            mine.hirer = side
        g.tell("hired", "11.2.7.II" if service == RIVERBOATS else "11.2.7.IIIa", seat, service, price)
        serve(g)
    if WARRIOR_OF[side] >= 0:
        g.stock[WARRIOR_OF[side]] -= price
        mine.payments[side] += price
    else:  # 11.2.6.III, AMB-18
        g.tell("paid-with-items", "11.2.6.III", seat, into_payments(g, price))
        FACTIONS[side].pay_otherwise(g, seat, price)


def phase_begins(g: Root, phase: int) -> None:
    """Services last for the turn; mercenaries serve from Daylight on (11.2.7.IIIa)."""
    mine = own(g)
    if phase == BIRDSONG:
        mine.bought = 0
        if mine.boats >= 0 or mine.hirer >= 0:
            mine.boats = mine.hirer = -1
            mine.serving = 0
            serve(g)
    elif mine.hirer >= 0 and not mine.serving:
        mine.serving = 1
        serve(g)


menu.Offer(SHEET, AT_START, (BIRDSONG,), ("buy", "hire"), can_buy, offer_services, buy, None, ask_services)
