"""Every step of the game by chapter: what may stand on the agenda. What a step does is said at the foot of its chapter."""

from __future__ import annotations

from typing import Final

from weald.kernel import Steps

STEPS: Final = Steps()

# rules/setup.py
KEEP_QUESTS: Final = STEPS.declare("keep-quests")

# rules/tea.py
TEA_PARTY: Final = STEPS.declare("tea-party")
TEA_TURN: Final = STEPS.declare("tea-turn")
TURN_ENDS: Final = STEPS.declare("turn-ends")
TEA_MOVE: Final = STEPS.declare("tea-move")
AT_HEAD: Final = STEPS.declare("at-head")
REFILL: Final = STEPS.declare("refill")
TEA_MOVE_ON: Final = STEPS.declare("tea-move-on")
PARTY_CARD: Final = STEPS.declare("party-card")
RESOLVE_CARD: Final = STEPS.declare("resolve-card")
CHOOSE_EFFECT: Final = STEPS.declare("choose-effect")
SPLIT_CARD: Final = STEPS.declare("split-card")
CORRUPTED_CARD: Final = STEPS.declare("corrupted-card")
SEND_LEADER: Final = STEPS.declare("send-leader")
TEA_ENDS: Final = STEPS.declare("tea-ends")
TEA_EFFECTS: Final = STEPS.declare("tea-effects")

# rules/rewards.py
REWARD: Final = STEPS.declare("reward")
ANY_ALLY: Final = STEPS.declare("any-ally")
ALL_MAD_HERE: Final = STEPS.declare("all-mad-here")
HIRE: Final = STEPS.declare("hire")
UNLOCK: Final = STEPS.declare("unlock")
CASTLE: Final = STEPS.declare("castle")
SHARD_INSTEAD: Final = STEPS.declare("shard-instead")
DISCARD_QUEST: Final = STEPS.declare("discard-quest")

# rules/units.py
PLACE_UNITS: Final = STEPS.declare("place-units")
PLACE_IN: Final = STEPS.declare("place-in")
RELOCATE: Final = STEPS.declare("relocate")
PLACE_SUPPORTER: Final = STEPS.declare("place-supporter")
PLACE_FIGURE: Final = STEPS.declare("place-figure")

# rules/leaders.py
JAWS_THAT_BITE: Final = STEPS.declare("jaws-that-bite")
POISON_CARD: Final = STEPS.declare("poison-card")
TWICE_AS_FAST: Final = STEPS.declare("twice-as-fast")
HELP_THE_LOCALS: Final = STEPS.declare("help-the-locals")
LAST_TO_APPEAR: Final = STEPS.declare("last-to-appear")

# rules/war.py
WAR: Final = STEPS.declare("war")
BATTLE: Final = STEPS.declare("battle")
BETS: Final = STEPS.declare("bets")
BATTLE_CLOSED: Final = STEPS.declare("battle-closed")
WAR_ENDS: Final = STEPS.declare("war-ends")

# rules/draw.py
DRAW_OR_HALT: Final = STEPS.declare("draw-or-halt")
DRAW_CHIPS: Final = STEPS.declare("draw-chips")
PICK_CHIP: Final = STEPS.declare("pick-chip")
CATERPILLAR: Final = STEPS.declare("caterpillar")
MADNESS_CHECK: Final = STEPS.declare("madness-check")
END_CHECK: Final = STEPS.declare("end-check")

# rules/madness.py
SUFFER: Final = STEPS.declare("suffer")
AFTER_MADNESS: Final = STEPS.declare("after-madness")

# rules/play.py
PLAY_CHIPS: Final = STEPS.declare("play-chips")
PLAY_SELF: Final = STEPS.declare("play-self")
PLAY_OTHERS: Final = STEPS.declare("play-others")
ADVANCE: Final = STEPS.declare("advance")

# rules/outcome.py
BATTLE_OVER: Final = STEPS.declare("battle-over")
REGION_REWARD: Final = STEPS.declare("region-reward")
WINNERS_CASTLE: Final = STEPS.declare("winners-castle")
WALRUS_CASTLE: Final = STEPS.declare("walrus-castle")
TIED_FIRST: Final = STEPS.declare("tied-first")
UNCONTESTED: Final = STEPS.declare("uncontested")
UNICORN: Final = STEPS.declare("unicorn")
ABILITIES: Final = STEPS.declare("abilities")
END_OF_BATTLE: Final = STEPS.declare("end-of-battle")
END_EFFECTS: Final = STEPS.declare("end-effects")
CHOOSE_END_EFFECT: Final = STEPS.declare("choose-end-effect")
SETTLE_BETS: Final = STEPS.declare("settle-bets")
LEARNING: Final = STEPS.declare("learning")
LOVE_OF_LEARNING: Final = STEPS.declare("love-of-learning")
CLEANUP: Final = STEPS.declare("cleanup")

# rules/quests.py
DEEDS: Final = STEPS.declare("deeds")
DEED: Final = STEPS.declare("deed")
ROOKS_PRICE: Final = STEPS.declare("rooks-price")

# rules/factions.py
WHICH_FIRST: Final = STEPS.declare("which-first")
EVERYWHERE_AT_ONCE: Final = STEPS.declare("everywhere-at-once")
IMPOSSIBLE_THINGS: Final = STEPS.declare("impossible-things")
MOVE_ONE_PLACE: Final = STEPS.declare("move-one-place")
PAINT_IT_RED: Final = STEPS.declare("paint-it-red")
QUEENS_WRATH: Final = STEPS.declare("queens-wrath")
SCRATCH: Final = STEPS.declare("scratch")
VANISHING_ACT: Final = STEPS.declare("vanishing-act")
VANISH: Final = STEPS.declare("vanish")
CLAWS_THAT_CATCH: Final = STEPS.declare("claws-that-catch")

# rules/wonderlandians.py
HARES_TEACUP: Final = STEPS.declare("hares-teacup")
GRYPHONS_FEATHER: Final = STEPS.declare("gryphons-feather")
DORMOUSE_TREACLE: Final = STEPS.declare("dormouse-treacle")
KNAVES_CROWN: Final = STEPS.declare("knaves-crown")
DUCHESS_AMULET: Final = STEPS.declare("duchess-amulet")
GRYPHON: Final = STEPS.declare("gryphon")
DODOS_THIMBLE: Final = STEPS.declare("dodos-thimble")

# rules/forge.py
FORGING: Final = STEPS.declare("forging")
FORGE: Final = STEPS.declare("forge")
FORGE_FROM_BAG: Final = STEPS.declare("forge-from-bag")

# rules/scoring.py
FINAL_SCORING: Final = STEPS.declare("final-scoring")

# rules/allies.py
A_CARD_GUARD: Final = STEPS.declare("a-card-guard")
B_CARD_GUARD: Final = STEPS.declare("b-card-guard")
C_FLAMINGO: Final = STEPS.declare("c-flamingo")
D_CARD_GUARD: Final = STEPS.declare("d-card-guard")
D_FLAMINGO: Final = STEPS.declare("d-flamingo")
