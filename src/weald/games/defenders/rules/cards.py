"""Chapter 7, section 3: drawing, the deck and the reshuffle."""

from __future__ import annotations

from weald.games.defenders.state import NONE, Defenders
from weald.kernel import EVERYONE


def reshuffle_if_empty(g: Defenders, p: int) -> None:
    """Whenever the deck is empty, shuffle the discards without the active defender and its team (7.3.1)."""
    if g.deck[p]:
        return
    pile = g.discard[p]
    kept = 1 + g.team[p] if g.active[p] != NONE else 0  # 7.3.2
    if len(pile) <= kept:  # 7.3.5
        return
    split = len(pile) - kept
    deck = pile[:split]
    if kept == 0:
        g.power[p] = NONE  # alone, a card shuffled away stops working (14.2.14)
    del pile[:split]
    g.shuffle(deck)
    g.deck[p][:] = deck
    g.note("reshuffled", "7.3.1", p, len(deck))


def draw(g: Defenders, p: int, n: int, rule: str) -> None:
    """Draw n cards, as far as there are any (7.3.5)."""
    seat = g.seat_of(p)
    drawn: list[int] = []
    reshuffle_if_empty(g, p)
    while n > 0 and g.deck[p]:
        card = g.deck[p].pop()
        g.seen[card] |= 1 << seat
        g.hand[p].append(card)
        drawn.append(card)
        n -= 1
        reshuffle_if_empty(g, p)
    if drawn:
        side = g.faction[p]
        g.tell_some(1 << seat, "drew", rule, seat, (side, len(drawn), *drawn), (side, len(drawn)))
        g.learn(1 << seat, "drew-cards", rule)


def hand_size(g: Defenders, p: int) -> int:
    """Alone, both factions share one hand (14.1.2)."""
    if g.solo:
        return len(g.hand[0]) + len(g.hand[1])
    return len(g.hand[p])


def show(g: Defenders, card: int) -> None:
    g.seen[card] = EVERYONE
