"""Everything that can be chosen in Defenders of the Wild, and every reason why something cannot."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.board import EDGE_IDS, HEX_IDS
from weald.games.defenders.facts import CARD_IDS, LEADER_IDS
from weald.games.defenders.shapes import FACTIONS, ITEMS
from weald.kernel.decision import Option, Vocabulary, Why

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

# --- reasons ------------------------------------------------------------------------------------------------

# setup and leadership
NOT_HOME: Final = Why("not-home", "3.5.9")
NOT_BORDER: Final = Why("not-border", "3.5.10")
HAND_FIRST: Final = Why("hand-first", "4.1.2")
HAND_FIRST_ALONE: Final = Why("hand-first", "14.2.4")
# moving
NO_POINTS: Final = Why("no-points", "7.1.3")
HEMMED_IN: Final = Why("hemmed-in", "10.1.2")
SAME_HEX: Final = Why("same-hex", "10.1.10")
THE_CORE: Final = Why("the-core", "10.1.4")
ENGINE_BLOCKS: Final = Why("engine-blocks", "10.1.3")
WALL_BLOCKS: Final = Why("wall-blocks", "10.1.2")
OUT_OF_REACH: Final = Why("out-of-reach", "10.2.5")
# camps
SUPPORT_TOO_LOW: Final[list[list[Why]]] = [  # by marker and maximum
    [Why("support-too-low", "10.3.1", have, most) for most in range(12)] for have in range(12)
]
ALL_CAMPS_BUILT: Final = Why("all-camps-built", "8.3.5")
NOT_HOME_TERRAIN: Final = Why("not-home-terrain", "10.3.2")
CAMP_THERE: Final = Why("camp-there", "10.3.3")
NO_REGROUP_CAMP: Final = Why("no-regroup-camp", "10.4.1")
NO_WORKING_CAMP: Final = Why("no-working-camp", "10.5.1")
NO_ITEM_CAMP: Final = Why("no-working-camp", "10.10.1")
# what lies on the hex
NOTHING_TO_CLEANSE: Final = Why("nothing-to-cleanse", "10.6.4")
NO_MECH: Final = Why("no-mech", "10.7.1")
NO_BREACH_TOKEN: Final = Why("no-breach-token", "10.8.2")
NO_WALL: Final = Why("no-wall", "10.8.1")
ALREADY_BREACHED: Final = Why("already-breached", "10.8.3")
CORE_SIDE_STANDS: Final = Why("core-side", "10.8.7")
NOT_A_FACTORY: Final = Why("not-a-factory", "10.9.1")
MECHS_THERE: Final = Why("mechs-there", "10.9.1")
POLLUTED: Final = Why("polluted", "10.9.1")
# items and team
NOT_IN_PLAY: Final = Why("item-not-in-play", "3.5.3")
ITEM_USED: Final = Why("item-used", "11.2.3")
ITEM_ACTIVE: Final = Why("item-active", "10.10.3")
NO_TARGET: Final = Why("no-target", "11.3.5")
NO_INJURY: Final = Why("no-injury", "11.3.2")
POINTS_LEFT: Final = Why("points-left", "7.2.1")
OTHER_TERRAIN: Final = Why("other-terrain", "7.2.2")
# abilities
CAMP_IN_LIBRARY: Final = Why("camp-there", "15.2.8a")
TOXIC_THERE: Final = Why("toxic-there", "15.4.8")
NO_TOXIC_LEFT: Final = Why("no-toxic-left", "15.4.8")
NOT_THAT_TERRAIN: Final = Why("not-that-terrain", "6.2.3")
