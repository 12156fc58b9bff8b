"""Cards: suits, drawing, discarding, and who knows what (1.2, 2.1, G.1.3, G.1.16). Suits are masks."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import (
    ANY,
    BIRDS,
    CARD_FACE,
    CARD_MASK,
    CARD_SUIT,
    CARD_TYPE,
    DOMINANCE,
    HAND_LIMIT,
    face_named,
)
from weald.games.root.rules import steps
from weald.games.root.rules.faction import FACTIONS, faction_of
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import DRAWN, EVENING, NO_CARD, Root
from weald.games.root.words import DISCARD
from weald.kernel import EVERYONE, NOBODY, Decision, Option, Rule

MANY: Final = 99
INFORMANTS: Final = face_named("informants")


def faces(cards: list[int], suits: int) -> list[int]:
    """The different faces that can be used as one of ``suits``: birds always (2.1.1), for BIRDS only birds (2.1.1.II)."""
    suits |= BIRDS
    found = 0  # a mask: fewer than 62 faces are numbers of the machine
    for card in cards:
        if CARD_MASK[card] & suits:
            found |= 1 << CARD_FACE[card]
    out: list[int] = []
    while found:
        out.append((found & -found).bit_length() - 1)
        found &= found - 1
    return out


def offer_faces(ask: Decision, options: list[Option], cards: list[int], suits: int) -> None:
    """Offer the cards that can be used as one of ``suits``, where one of them must be.

    In a world dealt anew for another seat the pile may hold none, as nobody else knows it: then any card will do.
    """
    found = faces(cards, suits)
    for face in found or faces(cards, ANY):
        ask.offer(options[face])


def holds(cards: list[int], suits: int) -> bool:
    """Is there a card that can be used as one of ``suits``?"""
    suits |= BIRDS
    for card in cards:
        if CARD_MASK[card] & suits:
            return True
    return False


def count_of(cards: list[int], suits: int) -> int:
    suits |= BIRDS
    total = 0
    for card in cards:
        if CARD_MASK[card] & suits:
            total += 1
    return total


def in_play(g: Root, seat: int, face: int) -> bool:
    """Has the seat this persistent effect?"""
    if seat != NOBODY:
        for card in g.play[seat]:
            if CARD_FACE[card] == face:
                return True
    return False


def pick(g: Root, cards: list[int], face: int) -> int:
    """Take the card with this face out of a pile; of two copies the one that more seats know."""
    best = NO_CARD
    for card in cards:
        if CARD_FACE[card] == face and (best == NO_CARD or _knowing(g, card) > _knowing(g, best)):
            best = card
    cards.remove(best)
    return best


def _knowing(g: Root, card: int) -> int:
    mask = g.seen[card]
    return MANY if mask == EVERYONE else mask.bit_count()


def show(g: Root, seat: int, face: int) -> int:
    """Lay a hand card on the table: it is played, and what it does comes later."""
    card = pick(g, g.hands[seat], face)
    g.seen[card] = EVERYONE
    g.played.append(card)
    return card


# --- drawing (2.1.2) -------------------------------------------------------------------------------------


def reshuffle(g: Root) -> None:
    """An empty draw pile is made anew from the discard pile, at once (2.1.2b, AMB-39)."""
    if not g.deck and g.discard:
        g.deck[:] = g.discard
        g.discard.clear()
        g.shuffle(g.deck)
        g.tell("reshuffled", "2.1.2b", g.turn, len(g.deck))


def top_card(g: Root) -> int:
    """The top of the draw pile, or NO_CARD if there is none at all (AMB-04)."""
    reshuffle(g)
    if not g.deck:
        return NO_CARD
    card = g.deck.pop()
    reshuffle(g)
    return card


def draw(g: Root, seat: int, count: int, rule: str) -> None:
    """Draw into hand. It may shuffle, so no decision may follow in the same step."""
    who = watching(g, 1 << seat)
    got: list[int] = []
    while len(got) < count:
        card = top_card(g)
        if card == NO_CARD:
            break
        g.seen[card] = who
        g.hands[seat].append(card)
        got.append(card)
    if got:
        g.tell_some(who, "drew", rule, seat, (len(got), *got), (len(got),))
        g.learn(who, "drew-cards", rule)


def draw_step(g: Root, seat: int, count: int) -> None:
    draw(g, seat, count, "2.1.2a")


# --- discarding ------------------------------------------------------------------------------------------


def discard(g: Root, card: int) -> None:
    """The one door for cards that are spent or discarded: to the discard pile, unless a faction keeps them first."""
    g.seen[card] = EVERYONE
    if g.mourner == NO_SIDE:
        bury(g, card)
    else:
        FACTIONS[g.mourner].keep_discard(g, card)


def bury(g: Root, card: int) -> None:
    """To the discard pile; a dominance card beside the map (2.1.3, 3.3.3b)."""
    if CARD_TYPE[card] == DOMINANCE:
        g.beside.append(card)
        g.tell("dominance-available", "3.3.3b", NOBODY, card)
    else:
        g.discard.append(card)


def spend(g: Root, seat: int, face: int, rule: str) -> int:
    """Spend a hand card (G.1.20); returns its suit."""
    card = pick(g, g.hands[seat], face)
    g.tell("spent", rule, seat, card)
    discard(g, card)
    return CARD_SUIT[card]


def watching(g: Root, seats: int) -> int:
    """Who sees a card that goes to or from the hands of these seats: they, or everybody where one of them lies open."""
    return EVERYONE if g.open_hands & seats else seats


def blur(g: Root, cards: list[int], keep: int) -> None:
    """A card left this pile unseen: those who did not see it go no longer know any card of the pile."""
    for card in cards:
        g.seen[card] &= keep


def hand_over(g: Root, giver: int, card: int, pile: list[int], taker: int) -> None:
    """Move a card that is already out of the giver's hand to another pile; only the two know it (1.3.2), unless one's hand lies open."""
    both = watching(g, 1 << giver | 1 << taker)
    blur(g, g.hands[giver], both)
    g.seen[card] = both
    pile.append(card)


def draw_and_discard(g: Root, seat: int, count: int) -> None:
    """The end of Evening: a last moment for what must come before drawing, then draw, if one may, then discard down to five."""
    if g.offers:
        g.then(steps.WINDOW, seat, EVENING)
    if count:
        g.then(steps.INFORMANTS if in_play(g, seat, INFORMANTS) else steps.DRAW, seat, count)
        if g.offers:
            g.then(steps.WINDOW, seat, DRAWN)
    g.then(steps.DISCARD, seat)


def discard_to_limit(g: Root, seat: int) -> Rule | None:
    """End of Evening: discard down to five cards (6.6b, 7.6.2b, 8.6.2b, 9.6.3)."""
    return None if len(g.hands[seat]) <= HAND_LIMIT else ask_discard(g, seat)


def ask_discard(g: Root, seat: int) -> Rule:
    rule = faction_of(g, seat).limit_rule
    hand = g.hands[seat]
    ask = g.ask(seat, "discard", rule, len(hand) - HAND_LIMIT)
    for face in faces(hand, ANY):
        ask.offer(DISCARD[face])
    choice = yield ask
    card = pick(g, hand, choice.a)
    g.tell("discarded", rule, seat, card)
    discard(g, card)
    if len(hand) > HAND_LIMIT:
        g.then(steps.DISCARD, seat)


steps.DRAW.does(draw_step)
steps.DISCARD.does(discard_to_limit)
