"""Cards: suits, drawing, discarding, and who knows what (1.2, 2.1, G.1.3, G.1.16)."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import CARD_FACE, CARD_SUIT, CARD_TYPE, DOMINANCE
from weald.games.root.rules import steps
from weald.games.root.state import Root
from weald.games.root.things import ANY, BIRD, HAND_LIMIT
from weald.games.root.words import DISCARD
from weald.kernel.decision import Rule
from weald.kernel.event import EVERYONE


def faces(cards: list[int], suit: int) -> list[int]:
    """The different faces that can be used as ``suit``: birds always (2.1.1), for BIRD only birds (2.1.1.II)."""
    out: list[int] = []
    last = -1
    for card in sorted(cards):  # cards are numbered by their faces
        own = CARD_SUIT[card]
        if (own in (suit, BIRD) or suit == ANY) and CARD_FACE[card] != last:
            last = CARD_FACE[card]
            out.append(last)
    return out


def holds(cards: list[int], suit: int) -> bool:
    """Is there a card that can be used as ``suit``?"""
    for card in cards:
        if CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD:
            return True
    return False


def count_of(cards: list[int], suit: int) -> int:
    total = 0
    for card in cards:
        if CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD:
            total += 1
    return total


def pick(g: Root, cards: list[int], face: int) -> int:
    """Take the card with this face out of a pile; of two copies the one that more seats know."""
    best = -1
    for card in cards:
        if CARD_FACE[card] == face and (best < 0 or _knowing(g, card) > _knowing(g, best)):
            best = card
    cards.remove(best)
    return best


def _knowing(g: Root, card: int) -> int:
    mask = g.seen[card]
    return 99 if mask == EVERYONE else mask.bit_count()


# --- drawing (2.1.2) -------------------------------------------------------------------------------------


def reshuffle(g: Root) -> None:
    """An empty draw pile is made anew from the discard pile, at once (2.1.2b, AMB-39)."""
    if not g.deck and g.discard:
        g.deck = g.discard
        g.discard = []
        g.shuffle(g.deck)
        g.tell("reshuffled", "2.1.2b", g.turn, len(g.deck))


def top_card(g: Root) -> int:
    """The top card of the draw pile, or -1 if there is none at all (AMB-04)."""
    reshuffle(g)
    if not g.deck:
        return -1
    card = g.deck.pop()
    reshuffle(g)
    return card


def draw(g: Root, seat: int, count: int, rule: str) -> None:
    """Draw into hand. It may shuffle, so no decision may follow in the same step."""
    got: list[int] = []
    while len(got) < count:
        card = top_card(g)
        if card < 0:
            break
        g.seen[card] = 1 << seat
        g.hands[seat].append(card)
        got.append(card)
    if got:
        g.tell_some(1 << seat, "drew", rule, seat, (len(got), *got), (len(got),))
        g.learn(1 << seat, "drew-cards", rule)


def draw_step(g: Root, seat: int, count: int) -> None:
    draw(g, seat, count, "2.1.2a")


# --- discarding ------------------------------------------------------------------------------------------


def discard(g: Root, card: int) -> None:
    """To the discard pile; a dominance card beside the map (2.1.3, 3.3.3b)."""
    g.seen[card] = EVERYONE
    if CARD_TYPE[card] == DOMINANCE:
        g.beside.append(card)
        g.tell("dominance-available", "3.3.3b", -1, card)
    else:
        g.discard.append(card)


def spend(g: Root, seat: int, face: int, rule: str) -> int:
    """Spend a hand card (G.1.20); says its suit."""
    card = pick(g, g.hands[seat], face)
    g.tell("spent", rule, seat, card)
    discard(g, card)
    return CARD_SUIT[card]


def blur(g: Root, cards: list[int], keep: int) -> None:
    """A card left this pile unseen: who did not see it go no longer knows any card of the pile."""
    for card in cards:
        g.seen[card] &= keep


def hand_over(g: Root, giver: int, card: int, pile: list[int], taker: int) -> None:
    """Move a card that is already out of the giver's hand to another pile; only the two know it (1.3.2)."""
    both = 1 << giver | 1 << taker
    blur(g, g.hands[giver], both)
    g.seen[card] = both
    pile.append(card)


def discard_to_limit(g: Root, seat: int) -> Rule | None:
    """End of Evening: discard down to five cards (6.6b, 7.6.2b, 8.6.2b, 9.6.3)."""
    if len(g.hands[seat]) <= HAND_LIMIT:
        return None
    return _discard_one(g, seat)


LIMIT_RULE: Final[list[str]] = ["6.6b", "7.6.2b", "8.6.2b", "9.6.3", "9.6.3"]


def _discard_one(g: Root, seat: int) -> Rule:
    rule = LIMIT_RULE[g.side[seat]]
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
