"""Everything that can be chosen in Defenders of the Wild."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.board import EDGE_IDS, HEX_IDS
from weald.games.defenders.facts import CARD_IDS, LEADER_IDS
from weald.games.defenders.shapes import FACTIONS, ITEMS
from weald.kernel import Option, Vocabulary

WORDS: Final = Vocabulary()

# setup
LEADER: Final[list[Option]] = WORDS.each("leader", LEADER_IDS)
MIX: Final[list[Option]] = WORDS.numbers("draw", 3)
# leadership
LEAD: Final[list[Option]] = WORDS.each("lead", CARD_IDS)
LEAD_TOP: Final[list[Option]] = WORDS.each("top", FACTIONS)
REVEAL: Final[list[Option]] = WORDS.each("reveal", FACTIONS)
FOR: Final[list[Option]] = WORDS.each("for", FACTIONS)
STAY: Final[Option] = WORDS.one("stay", idle=True)
# a turn
MOVE: Final[Option] = WORDS.one("move", 0)
BUILD: Final[Option] = WORDS.one("build", 1)
REGROUP: Final[Option] = WORDS.one("regroup", 2)
HEAL: Final[Option] = WORDS.one("heal", 3)
CLEANSE: Final[Option] = WORDS.one("cleanse", 4)
DESTROY: Final[Option] = WORDS.one("destroy", 5)
BREACH: Final[Option] = WORDS.one("breach", 6)
REFOREST: Final[Option] = WORDS.one("reforest", 7)
TAKE: Final[Option] = WORDS.one("take", 8)
END: Final[Option] = WORDS.one("end", 9, idle=True)
USE: Final[list[Option]] = WORDS.each("use", ITEMS)
TEAM: Final[list[Option]] = WORDS.each("team", CARD_IDS)
HEAL_ONE: Final[Option] = WORDS.one("heal-one")
# places
TO: Final[list[Option]] = WORDS.each("to", HEX_IDS)
RALLY: Final[list[Option]] = WORDS.each("rally", HEX_IDS)  # where a Regroup leads
CAMP: Final[list[Option]] = WORDS.each("camp", HEX_IDS)
MECH: Final[list[Option]] = WORDS.each("mech", HEX_IDS)
WALL: Final[list[Option]] = WORDS.each("wall", EDGE_IDS)
