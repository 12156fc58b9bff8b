"""Setup in the order of the Law: the map (A.1), modules as they were imported, landmarks (A.5) before hirelings (A.6), cards
(A.7, 5.1.3), and the factions by their letters (5.1.7) or by draft (A.8), after which three cards are kept (A.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.facts import DEALT, DOMINANCES, ITEM_SUPPLY, SUITS_OF_CLEARINGS
from weald.games.root.pieces import BY_LETTER
from weald.games.root.rules import steps
from weald.games.root.rules.cards import draw
from weald.games.root.rules.draft import DEALT as FIVE
from weald.games.root.rules.draft import is_drafted, set_up_draft
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.state import Root
from weald.kernel import NOBODY, Value

# What a module does between map and cards, by its number: it queues its steps.
SETUPS: Final[dict[int, Callable[[Root, dict[str, Value]], None]]] = {}
# What it does with the shuffled deck.
SHUFFLED: Final[dict[int, Callable[[Root], None]]] = {}


def set_up(g: Root, options: dict[str, Value]) -> None:
    lay_map(g)
    g.first = g.below(g.players)  # 5.1.1
    g.turn = g.first
    drafted = is_drafted(g)
    g.tell("first-player", "A.4" if drafted else "5.1.1", g.first, g.side[g.first])
    for number in g.modules:
        if number in SETUPS:
            SETUPS[number](g, options)
    if drafted:
        g.then(steps.DEAL)
        set_up_draft(g)
        return
    if g.queued > g.top:
        g.then(steps.DEAL)
        g.then(steps.SET_UP_FACTIONS)
    else:
        deal(g)
        set_up_factions(g)
    g.then(steps.TURN, g.first)


def lay_map(g: Root) -> None:
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
    g.deck[:] = g.full_deck
    if g.players == 2:  # 5.1.3a
        g.deck[:] = [card for card in g.deck if card not in DOMINANCES]


def deal(g: Root) -> None:
    g.shuffle(g.deck)
    for number in g.modules:
        if number in SHUFFLED:
            SHUFFLED[number](g)
    for seat in range(g.players):
        if is_drafted(g):
            draw(g, seat, FIVE, "A.7b")
        else:
            draw(g, seat, DEALT, "5.1.3b")


def set_up_factions(g: Root) -> None:
    for side in BY_LETTER:
        if g.seat_of[side] != NOBODY:
            FACTIONS[side].set_up(g, g.seat_of[side])


steps.DEAL.does(deal)
steps.SET_UP_FACTIONS.does(set_up_factions)
