"""Standard setup (5.1); factions set up in the order of their letters (5.1.7)."""

from __future__ import annotations

from weald.games.root.deck import DOMINANCES, SHARED
from weald.games.root.rules import steps
from weald.games.root.rules.cards import draw
from weald.games.root.rules.pieces import refresh_rule
from weald.games.root.state import Root
from weald.games.root.things import (
    ALLIANCE,
    CLEARINGS,
    DEALT,
    EYRIE,
    ITEM_SUPPLY,
    MARQUISE,
    SECOND_VAGABOND,
    VAGABOND,
)


def set_up(g: Root) -> None:
    board = g.board()
    g.suits = board.suits[:]
    if g.shuffled:  # A.1b
        markers = [c % 3 for c in range(CLEARINGS)]
        for i in range(CLEARINGS - 1, 0, -1):
            j = g.below(i + 1)
            markers[i], markers[j] = markers[j], markers[i]
        g.suits = markers
    g.room = board.slots[:]
    for c in board.ruins:  # 5.1.4
        g.ruins[c] = 1
        g.room[c] -= 1
    for c in range(CLEARINGS):
        refresh_rule(g, c)
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
    if g.seat_of[MARQUISE] >= 0:
        g.then(steps.MARQUISE_SETUP, g.seat_of[MARQUISE])
    if g.seat_of[EYRIE] >= 0:
        g.then(steps.EYRIE_SETUP, g.seat_of[EYRIE])
    if g.seat_of[ALLIANCE] >= 0:
        g.then(steps.ALLIANCE_SETUP, g.seat_of[ALLIANCE])
    if g.seat_of[VAGABOND] >= 0 or g.seat_of[SECOND_VAGABOND] >= 0:
        g.then(steps.VAGABONDS_SETUP)
    g.then(steps.TURN, g.first)
