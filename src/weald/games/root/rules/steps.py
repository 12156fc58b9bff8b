"""Every step of the game by chapter: what may stand on the agenda. What a step does is said at the foot of its chapter."""

from __future__ import annotations

from typing import Final

from weald.kernel import Steps

STEPS: Final = Steps()

# rules/turn.py
TURN: Final = STEPS.declare("turn")
PHASE: Final = STEPS.declare("phase")

# rules/cards.py
DRAW: Final = STEPS.declare("draw")
DISCARD: Final = STEPS.declare("discard")

# rules/effects.py
SCORE: Final = STEPS.declare("score")
BIRDSONG_EFFECTS: Final = STEPS.declare("birdsong-effects")
BETTER_BURROW_BANK: Final = STEPS.declare("better-burrow-bank")
STAND_AND_DELIVER: Final = STEPS.declare("stand-and-deliver")
TAKE_RANDOM: Final = STEPS.declare("take-random")
TAX_COLLECTOR: Final = STEPS.declare("tax-collector")
CODEBREAKERS: Final = STEPS.declare("codebreakers")

# rules/victory.py
TAKE_DOMINANCE: Final = STEPS.declare("take-dominance")
COALITION: Final = STEPS.declare("coalition")

# rules/craft.py
CRAFT_ANY: Final = STEPS.declare("craft-any")
CRAFTED: Final = STEPS.declare("crafted")

# rules/move.py
MOVE: Final = STEPS.declare("move")

# rules/removal.py
TRIGGERS: Final = STEPS.declare("triggers")

# rules/factions/marquise.py
FIELD_HOSPITALS: Final = STEPS.declare("field-hospitals")
MARQUISE_SETUP: Final = STEPS.declare("marquise-setup")
MARQUISE_FIRST_BUILDING: Final = STEPS.declare("marquise-first-building")
MARQUISE_BIRDSONG: Final = STEPS.declare("marquise-birdsong")
PLACE_EACH: Final = STEPS.declare("place-each")
MARQUISE_DAYLIGHT: Final = STEPS.declare("marquise-daylight")
MARQUISE_CRAFT: Final = STEPS.declare("marquise-craft")
MARQUISE_ACTIONS: Final = STEPS.declare("marquise-actions")
MARQUISE_BUILD: Final = STEPS.declare("marquise-build")
MARQUISE_PAY: Final = STEPS.declare("marquise-pay")
MARQUISE_OVERWORK: Final = STEPS.declare("marquise-overwork")
MARQUISE_EVENING: Final = STEPS.declare("marquise-evening")

# rules/factions/alliance.py
OUTRAGE: Final = STEPS.declare("outrage")
BASE_REMOVED: Final = STEPS.declare("base-removed")
ALLIANCE_SETUP: Final = STEPS.declare("alliance-setup")
ALLIANCE_BIRDSONG: Final = STEPS.declare("alliance-birdsong")
ALLIANCE_REVOLT: Final = STEPS.declare("alliance-revolt")
ALLIANCE_PAY: Final = STEPS.declare("alliance-pay")
ALLIANCE_REVOLTED: Final = STEPS.declare("alliance-revolted")
ALLIANCE_SPREAD: Final = STEPS.declare("alliance-spread")
ALLIANCE_SYMPATHY: Final = STEPS.declare("alliance-sympathy")
ALLIANCE_DAYLIGHT: Final = STEPS.declare("alliance-daylight")
ALLIANCE_MOBILIZE: Final = STEPS.declare("alliance-mobilize")
ALLIANCE_TRAIN: Final = STEPS.declare("alliance-train")
ALLIANCE_EVENING: Final = STEPS.declare("alliance-evening")
ALLIANCE_OPERATIONS: Final = STEPS.declare("alliance-operations")
ALLIANCE_RECRUIT: Final = STEPS.declare("alliance-recruit")
ALLIANCE_ORGANIZE: Final = STEPS.declare("alliance-organize")
ALLIANCE_TRIM: Final = STEPS.declare("alliance-trim")
ALLIANCE_DRAW_SUPPORTER: Final = STEPS.declare("alliance-draw-supporter")

# rules/losses.py
DAMAGE_ITEMS: Final = STEPS.declare("damage-items")
LOSSES: Final = STEPS.declare("losses")
LOSE_PIECE: Final = STEPS.declare("lose-piece")
BATTLE_REMOVAL: Final = STEPS.declare("battle-removal")
BATTLE_END: Final = STEPS.declare("battle-end")

# rules/battle.py
BATTLE: Final = STEPS.declare("battle")
BATTLE_ALLY: Final = STEPS.declare("battle-ally")
BATTLE_AMBUSH: Final = STEPS.declare("battle-ambush")
BATTLE_FOIL: Final = STEPS.declare("battle-foil")
BATTLE_AMBUSHED: Final = STEPS.declare("battle-ambushed")
BATTLE_SURVIVORS: Final = STEPS.declare("battle-survivors")
BATTLE_ENLIST: Final = STEPS.declare("battle-enlist")
BATTLE_ROLL: Final = STEPS.declare("battle-roll")
BATTLE_EFFECTS: Final = STEPS.declare("battle-effects")
BATTLE_EFFECT: Final = STEPS.declare("battle-effect")
BATTLE_HITS: Final = STEPS.declare("battle-hits")

# rules/factions/eyrie.py
EYRIE_SETUP: Final = STEPS.declare("eyrie-setup")
EYRIE_LEADER: Final = STEPS.declare("eyrie-leader")
EYRIE_BIRDSONG: Final = STEPS.declare("eyrie-birdsong")
EYRIE_ORDERS: Final = STEPS.declare("eyrie-orders")
EYRIE_ADD: Final = STEPS.declare("eyrie-add")
EYRIE_NEW_ROOST: Final = STEPS.declare("eyrie-new-roost")
EYRIE_DAYLIGHT: Final = STEPS.declare("eyrie-daylight")
EYRIE_CRAFT: Final = STEPS.declare("eyrie-craft")
EYRIE_COLUMN: Final = STEPS.declare("eyrie-column")
EYRIE_RESOLVE: Final = STEPS.declare("eyrie-resolve")
EYRIE_RECRUIT: Final = STEPS.declare("eyrie-recruit")
EYRIE_BUILD: Final = STEPS.declare("eyrie-build")
EYRIE_REST: Final = STEPS.declare("eyrie-rest")
EYRIE_TURMOIL: Final = STEPS.declare("eyrie-turmoil")
EYRIE_EVENING: Final = STEPS.declare("eyrie-evening")

# rules/factions/vagabond.py
VAGABONDS_SETUP: Final = STEPS.declare("vagabonds-setup")
VAGABOND_SETUP: Final = STEPS.declare("vagabond-setup")
VAGABOND_BIRDSONG: Final = STEPS.declare("vagabond-birdsong")
VAGABOND_REFRESH: Final = STEPS.declare("vagabond-refresh")
VAGABOND_SLIP: Final = STEPS.declare("vagabond-slip")
VAGABOND_BRING: Final = STEPS.declare("vagabond-bring")
VAGABOND_MOVE: Final = STEPS.declare("vagabond-move")
VAGABOND_COBBLER: Final = STEPS.declare("vagabond-cobbler")
VAGABOND_EVENING: Final = STEPS.declare("vagabond-evening")
VAGABOND_LIMIT: Final = STEPS.declare("vagabond-limit")

# rules/factions/vagabond_actions.py
VAGABOND_DAYLIGHT: Final = STEPS.declare("vagabond-daylight")
VAGABOND_BATTLE: Final = STEPS.declare("vagabond-battle")
VAGABOND_EXPLORE: Final = STEPS.declare("vagabond-explore")
VAGABOND_TAKE: Final = STEPS.declare("vagabond-take")
VAGABOND_AID: Final = STEPS.declare("vagabond-aid")
VAGABOND_AID_ITEM: Final = STEPS.declare("vagabond-aid-item")
VAGABOND_AIDED: Final = STEPS.declare("vagabond-aided")
VAGABOND_QUEST: Final = STEPS.declare("vagabond-quest")
VAGABOND_REWARD: Final = STEPS.declare("vagabond-reward")
VAGABOND_STRIKE: Final = STEPS.declare("vagabond-strike")
VAGABOND_REPAIR: Final = STEPS.declare("vagabond-repair")

# rules/factions/characters.py
VAGABOND_SPECIAL: Final = STEPS.declare("vagabond-special")
STEAL: Final = STEPS.declare("steal")
DAY_LABOR: Final = STEPS.declare("day-labor")
HIDEOUT: Final = STEPS.declare("hideout")
INSTIGATE: Final = STEPS.declare("instigate")
GLIDE: Final = STEPS.declare("glide")
