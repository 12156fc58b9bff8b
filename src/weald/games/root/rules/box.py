"""The crafted items box of another player: who may take an item out of it takes it face up or face down."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import ITEM_KINDS, ITEM_NAMES
from weald.games.root.state import Root
from weald.games.root.words import ITEM, WORDS
from weald.kernel import Decision, Option

TURNED: Final = WORDS.each("turned", ITEM_NAMES[:ITEM_KINDS])  # an exhausted one


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
            if 0 < exhausted(g, seat, item) < g.boxes[seat * ITEM_KINDS + item]:
                ask.offer(TURNED[item])


def take_crafted(g: Root, seat: int, choice: Option) -> int:
    """It leaves the box; returns the item."""
    take_item(g, seat, choice.a, choice.verb == "turned")
    return choice.a


def take_item(g: Root, seat: int, item: int, turned: bool) -> bool:
    """One leaves the box, face down if all of them are; returns whether it lay face down."""
    at = seat * ITEM_KINDS + item
    g.boxes[at] -= 1
    if turned or exhausted(g, seat, item) > g.boxes[at]:
        for own in g.extra:
            if own.face_down(at):
                own.takes_face_down(at)
                return True
    return False


def face_up(g: Root, seat: int) -> list[int]:
    """Kinds of items of which one lies face up in the box; who has no such box has none (AMB-50)."""
    return [item for item in range(ITEM_KINDS) if g.boxes[seat * ITEM_KINDS + item] > exhausted(g, seat, item)]


def exhausted(g: Root, seat: int, item: int) -> int:
    """How many lie face down, whoever turned them: the League of Adventurous Mice or the Brigand (AMB-97)."""
    total = 0
    for own in g.extra:
        total += own.face_down(seat * ITEM_KINDS + item)
    return total
