"""The crafted items box of another player: who may take an item out of it takes it face up or face down."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import BASE_DECK, ITEM_KINDS, ITEM_NAMES
from weald.games.root.rules.pieces import exiles_of
from weald.games.root.state import Root
from weald.games.root.words import ITEM, WORDS
from weald.kernel import Decision, Option

TURNED: Final = WORDS.each("turned", ITEM_NAMES[:ITEM_KINDS])  # an exhausted one (League of Adventurous Mice)


def has_crafted(g: Root, seat: int) -> bool:
    for item in range(ITEM_KINDS):
        if g.boxes[seat * ITEM_KINDS + item]:
            return True
    return False


def offer_crafted(g: Root, ask: Decision, seat: int) -> None:
    """Each kind of item in that box; where some lie face up and some face down, either."""
    for item in range(ITEM_KINDS):
        if g.boxes[seat * ITEM_KINDS + item]:
            ask.offer(ITEM[item])
            if 0 < _exhausted(g, seat, item) < g.boxes[seat * ITEM_KINDS + item]:
                ask.offer(TURNED[item])


def take_crafted(g: Root, seat: int, choice: Option) -> int:
    """It leaves the box; returns the item."""
    at = seat * ITEM_KINDS + choice.a
    g.boxes[at] -= 1
    if choice.verb == "turned" or _exhausted(g, seat, choice.a) > g.boxes[at]:
        exiles_of(g).exhausted[at] -= 1
    return choice.a


def _exhausted(g: Root, seat: int, item: int) -> int:
    return 0 if g.full_deck is BASE_DECK else exiles_of(g).exhausted[seat * ITEM_KINDS + item]
