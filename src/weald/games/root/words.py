"""Root's vocabulary: every option that can be offered, by notation."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import PLACE_NAMES
from weald.games.root.deck import FACE_NAMES, QUEST_NAMES
from weald.games.root.things import (
    BOARD_KINDS,
    CHARACTER_NAMES,
    COLUMN_NAMES,
    CONDITION_NAMES,
    ITEM_NAMES,
    KIND_NAMES,
    LEADER_NAMES,
    SIDES,
    SUIT_NAMES,
)
from weald.kernel.decision import Option, Vocabulary

WORDS: Final = Vocabulary()

# --- the common ones -------------------------------------------------------------------------------------
DONE: Final = WORDS.one("done")  # nothing more of this; also "no"
FROM: Final = WORDS.each("from", PLACE_NAMES)
TO: Final = WORDS.each("to", PLACE_NAMES)
IN: Final = WORDS.each("in", PLACE_NAMES)
TAKE_ALONG: Final = WORDS.numbers("warriors", 25)
AGAINST: Final = WORDS.each("against", SIDES)
PLAYER: Final = WORDS.each("player", SIDES)
SUIT: Final = WORDS.each("suit", SUIT_NAMES)
PIECE: Final = WORDS.each("piece", KIND_NAMES)

# --- cards -----------------------------------------------------------------------------------------------
SPEND: Final = WORDS.each("spend", FACE_NAMES)
DISCARD: Final = WORDS.each("discard", FACE_NAMES)
GIVE: Final = WORDS.each("give", FACE_NAMES)
TAKE: Final = WORDS.each("take", FACE_NAMES)
CRAFT: Final = WORDS.each("craft", FACE_NAMES)
USE: Final = WORDS.each("use", FACE_NAMES)
AMBUSH_WITH: Final = WORDS.each("ambush", FACE_NAMES)
ACTIVATE: Final = WORDS.each("activate", FACE_NAMES)
TAKE_DOMINANCE: Final = WORDS.each("claim", FACE_NAMES)

# --- what can be done in a turn --------------------------------------------------------------------------
MARCH: Final = WORDS.one("march")
FIGHT: Final = WORDS.one("battle")
RECRUIT_NOW: Final = WORDS.one("recruit")
BUILD_NOW: Final = WORDS.one("build")
OVERWORK: Final = WORDS.one("overwork")
EXTRA: Final = WORDS.each("extra", FACE_NAMES)  # a bird card spent for one more action
END: Final = WORDS.one("end")
MOVE_NOW: Final = WORDS.one("move")
ORGANIZE: Final = WORDS.one("organize")
MOBILIZE: Final = WORDS.one("mobilize")
TRAIN: Final = WORDS.one("train")
REVOLT: Final = WORDS.each("revolt", PLACE_NAMES[:12])
SPREAD: Final = WORDS.each("spread", PLACE_NAMES[:12])
ADD: Final = WORDS.each("add", FACE_NAMES)
COLUMN: Final = WORDS.each("column", COLUMN_NAMES)
LEADER: Final = WORDS.each("leader", LEADER_NAMES)
RESOLVE: Final = WORDS.each("resolve", SUIT_NAMES)

# --- battle ----------------------------------------------------------------------------------------------
ALLY_WITH: Final = WORDS.each("ally", SIDES)
ENLIST: Final = WORDS.one("enlist")
FIRST: Final = WORDS.each("first", ["attacker", "defender"])
SWIFT_STRIKE: Final = WORDS.one("swift-strike")

# --- triggers --------------------------------------------------------------------------------------------
HOSPITALS: Final = WORDS.each("hospitals", PLACE_NAMES[:12])
OUTRAGE: Final = WORDS.each("outrage", PLACE_NAMES[:12])
BASE_LOST: Final = WORDS.each("base-lost", PLACE_NAMES[:12])
DAMAGE_OF: Final = WORDS.each("damage-of", SIDES)

# --- Vagabond --------------------------------------------------------------------------------------------
CHARACTER: Final = WORDS.each("character", CHARACTER_NAMES)
EXPLORE: Final = WORDS.one("explore")
AID: Final = WORDS.one("aid")
STRIKE: Final = WORDS.one("strike")
REPAIR_NOW: Final = WORDS.one("repair")
SPECIAL: Final = WORDS.one("special")
QUEST: Final = WORDS.each("quest", QUEST_NAMES)
ITEM: Final = WORDS.each("item", ITEM_NAMES)
REWARD_VP: Final = WORDS.one("reward", 0, 0, "", "points")
REWARD_CARDS: Final = WORDS.one("reward", 1, 0, "", "cards")


def _conditions(word: str) -> list[Option]:
    """Items in each condition: ``a`` is the kind, ``b`` the condition; index condition * 12 + kind."""
    return [
        WORDS.one(word, kind, i, f"{ITEM_NAMES[kind]}-{name}", f"{ITEM_NAMES[kind]}-{name}")
        for i, name in enumerate(CONDITION_NAMES)
        for kind in range(BOARD_KINDS)
    ]


DAMAGE: Final = _conditions("damage")
REFRESH_ITEM: Final = _conditions("refresh")
REPAIR: Final = _conditions("repair")
DROP: Final = _conditions("drop")
