"""The steps that everybody's turn is made of: what may stand on the agenda. What a step does is said at the foot of its
chapter; a faction declares its own steps in its folder."""

from __future__ import annotations

from typing import Final

from weald.kernel import Steps

STEPS: Final = Steps()

# rules/setup.py
DEAL: Final = STEPS.declare("deal")
SET_UP_FACTIONS: Final = STEPS.declare("set-up-factions")

# rules/turn.py
TURN: Final = STEPS.declare("turn")
PHASE: Final = STEPS.declare("phase")
MOMENT: Final = STEPS.declare("moment")
TURN_ENDS: Final = STEPS.declare("turn-ends")
WINDOW: Final = STEPS.declare("window")

# rules/placing.py
PLACE_EACH: Final = STEPS.declare("place-each")

# rules/cards.py
DRAW: Final = STEPS.declare("draw")
DISCARD: Final = STEPS.declare("discard")
INFORMANTS: Final = STEPS.declare("informants")

# rules/effects.py
USE_CARD: Final = STEPS.declare("use-card")
TAKE_RANDOM: Final = STEPS.declare("take-random")
SCORE: Final = STEPS.declare("score")

# rules/victory.py
TAKE_DOMINANCE: Final = STEPS.declare("take-dominance")

# rules/craft.py
CRAFT_ANY: Final = STEPS.declare("craft-any")
CRAFTED: Final = STEPS.declare("crafted")
CRAFTED_ITEM: Final = STEPS.declare("crafted-item")

# rules/move.py
MOVE: Final = STEPS.declare("move")
SALLIED: Final = STEPS.declare("sallied")

# rules/removal.py
TRIGGERS: Final = STEPS.declare("triggers")

# rules/battle.py
BATTLE: Final = STEPS.declare("battle")
BATTLE_IN: Final = STEPS.declare("battle-in")
BATTLE_DECLARE: Final = STEPS.declare("battle-declare")
BATTLE_AMBUSH: Final = STEPS.declare("battle-ambush")
BATTLE_FOIL: Final = STEPS.declare("battle-foil")
BATTLE_AMBUSHED: Final = STEPS.declare("battle-ambushed")
BATTLE_SURVIVORS: Final = STEPS.declare("battle-survivors")
BATTLE_JOIN: Final = STEPS.declare("battle-join")
BATTLE_PREPARE: Final = STEPS.declare("battle-prepare")
BATTLE_BYSTANDER: Final = STEPS.declare("battle-bystander")
BATTLE_ROLL: Final = STEPS.declare("battle-roll")
BATTLE_EFFECTS: Final = STEPS.declare("battle-effects")
BATTLE_EFFECT: Final = STEPS.declare("battle-effect")
BATTLE_HITS: Final = STEPS.declare("battle-hits")

# rules/losses.py
LOSSES: Final = STEPS.declare("losses")
LOSE_PIECE: Final = STEPS.declare("lose-piece")
BATTLE_REMOVAL: Final = STEPS.declare("battle-removal")
BATTLE_END: Final = STEPS.declare("battle-end")
