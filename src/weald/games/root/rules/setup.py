"""Standard setup (5.1); factions set up in the order of their letters (5.1.7)."""

from __future__ import annotations

from weald.games.root.board import CLEARINGS
from weald.games.root.facts import DEALT, DOMINANCES, ITEM_SUPPLY, SHARED, SUITS_OF_CLEARINGS
from weald.games.root.pieces import BY_LETTER
from weald.games.root.rules import steps
from weald.games.root.rules.cards import draw
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.state import Root
from weald.kernel import NOBODY, Value


def set_up(g: Root, options: dict[str, Value]) -> None:
    board = g.board()
    g.suits = board.suits[:]
    if g.shuffled:  # A.1b
        markers = [1 << c % SUITS_OF_CLEARINGS for c in range(CLEARINGS)]
        for i in range(CLEARINGS - 1, 0, -1):
            j = g.below(i + 1)
            markers[i], markers[j] = markers[j], markers[i]
        g.suits = markers
    g.room = board.slots[:]
    for c in board.ruins:  # 5.1.4
        g.ruins[c] = 1
        g.room[c] -= 1
    g.item_supply = ITEM_SUPPLY[:]  # 5.1.5
    g.first = g.below(g.players)  # 5.1.1
    g.turn = g.first
    g.tell("first-player", "5.1.1", g.first, g.side[g.first])
    g.deck = list(range(SHARED))
    if g.players == 2:  # 5.1.3a
        g.deck = [card for card in g.deck if card not in DOMINANCES]
    g.shuffle(g.deck)
    for seat in range(g.players):  # 5.1.3b
        draw(g, seat, DEALT, "5.1.3b")
    for side in BY_LETTER:
        if g.seat_of[side] != NOBODY:
            FACTIONS[side].set_up(g, g.seat_of[side])
    g.then(steps.TURN, g.first)
