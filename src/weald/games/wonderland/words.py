"""Every option of the game, by notation."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts
from weald.kernel import Option, Vocabulary

WORDS: Final = Vocabulary()

# places
TO: Final = WORDS.each("to", facts.REGIONS)
FROM: Final = WORDS.each("from", facts.REGIONS)
CHAIR: Final = WORDS.each("take", board.CHAIR_NAMES)
POISON_ON: Final = WORDS.each("poison", board.CHAIR_NAMES)
HEAD: Final = WORDS.one("head", at="head")
PARTY: Final = WORDS.one("party")
# things
CHIP: Final = WORDS.each("chip", facts.KIND_NAMES)
SUPPORTER: Final = WORDS.one("supporter")
LEADER: Final = WORDS.one("leader")
FIGURE: Final = WORDS.each("figure", facts.FIGURE_NAMES)
HIRE: Final = WORDS.each("hire", facts.WONDERLANDIANS)
UNLOCK: Final = WORDS.each("unlock", facts.ABILITIES)
RESOLVE: Final = WORDS.each("resolve", ["critters", "gryphon", "dodos_thimble", "vanishing_act"])
USE: Final = WORDS.each("use", facts.ABILITIES)
QUEST: Final = WORDS.each("quest", facts.QUEST_NAMES)
TRACK: Final = WORDS.each("track", ["1", "2", "3", "4"])
SPACE: Final = WORDS.numbers("space", board.TOP)
COUNT: Final = WORDS.numbers("move", 9)
# people
PLAYER: Final = WORDS.each("player", facts.FACTIONS)
BET: Final = WORDS.each("bet", facts.FACTIONS)
NO_BET: Final = WORDS.one("no-bet", idle=True)
# choices
DO: Final = WORDS.each("do", facts.REWARD_NAMES)
UPPER: Final = WORDS.one("upper")
LOWER: Final = WORDS.one("lower")
ACCEPT: Final = WORDS.one("accept")
DECLINE: Final = WORDS.one("decline", idle=True)
DRAW: Final = WORDS.one("draw")
HALT: Final = WORDS.one("halt")
BLOCK: Final = WORDS.one("block")
SUFFER: Final = WORDS.one("suffer")
DOUBLE: Final = WORDS.one("double")
TRIPLE: Final = WORDS.one("triple")
POINTS: Final = WORDS.one("points")
CASTLE: Final = WORDS.one("castle")
REDRAW: Final = WORDS.one("redraw")
NONE: Final = WORDS.one("none", idle=True)  # no more, or not at all


def named(word: str, name: str) -> Option:
    """An option by notation, for tests and tools."""
    found = WORDS.find(f"{word} {name}" if name else word)
    assert found is not None
    return found
