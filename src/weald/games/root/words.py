"""Root's common vocabulary: what is offered by the rules of everybody. A faction's own words are in its folder."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARING_NAMES, PLACE_NAMES
from weald.games.root.facts import FACE_NAMES, ITEM_NAMES, SUIT_NAMES
from weald.games.root.pieces import KIND_NAMES, SIDES
from weald.kernel import Option, Vocabulary

WORDS: Final = Vocabulary()
MOST_WARRIORS: Final = 25

DONE: Final = WORDS.one("done", idle=True)  # nothing more of this; also "no"
END: Final = WORDS.one("end", idle=True)
FROM: Final = WORDS.each("from", PLACE_NAMES)
TO: Final = WORDS.each("to", PLACE_NAMES)
IN: Final = WORDS.each("in", PLACE_NAMES)
TAKE_ALONG: Final = WORDS.numbers("warriors", MOST_WARRIORS)
AGAINST: Final = WORDS.each("against", SIDES)
PLAYER: Final = WORDS.each("player", SIDES)
SUIT: Final = WORDS.each("suit", SUIT_NAMES)
PIECE: Final = WORDS.each("piece", KIND_NAMES)
ITEM: Final = WORDS.each("item", ITEM_NAMES)

# --- cards -----------------------------------------------------------------------------------------------
SPEND: Final = WORDS.each("spend", FACE_NAMES)
DISCARD: Final = WORDS.each("discard", FACE_NAMES)
GIVE: Final = WORDS.each("give", FACE_NAMES)
TAKE: Final = WORDS.each("take", FACE_NAMES)
CRAFT: Final = WORDS.each("craft", FACE_NAMES)
USE: Final = WORDS.each("use", FACE_NAMES)
AMBUSH: Final = WORDS.each("ambush", FACE_NAMES)
ACTIVATE: Final = WORDS.each("activate", FACE_NAMES)
CLAIM: Final = WORDS.each("claim", FACE_NAMES)  # a dominance card from beside the map

# --- actions that more than one faction has --------------------------------------------------------------
BATTLE: Final = WORDS.one("battle")
MOVE: Final = WORDS.one("move")
RECRUIT: Final = WORDS.one("recruit")
BUILD: Final = WORDS.one("build")
FIRST: Final = WORDS.each("first", ["attacker", "defender"])


def of_clearings(verb: str) -> list[Option]:
    """One option per clearing."""
    return WORDS.each(verb, CLEARING_NAMES)
