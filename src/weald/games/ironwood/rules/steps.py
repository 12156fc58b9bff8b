"""Every step of the game by chapter: what may stand on the agenda. What a step does is said at the foot of its chapter."""

from __future__ import annotations

from typing import Final

from weald.kernel import Steps

STEPS: Final = Steps()

# rules/setup.py
HANDICAP: Final = STEPS.declare("handicap")

# rules/rounds.py
PREPARATION: Final = STEPS.declare("preparation")
FIRST_DRAW: Final = STEPS.declare("first_draw")
PUT_BACK: Final = STEPS.declare("put_back")
SHUFFLE_BACK: Final = STEPS.declare("shuffle_back")
DRAW_STEP: Final = STEPS.declare("draw_step")
MARKER_STEP: Final = STEPS.declare("marker_step")
NEXT_MARKER: Final = STEPS.declare("next_marker")
TAKE_MARKER: Final = STEPS.declare("take_marker")
EXHAUSTED: Final = STEPS.declare("exhausted")
ACTION_PHASE: Final = STEPS.declare("action_phase")
END_PHASE: Final = STEPS.declare("end_phase")
HAND_LIMIT: Final = STEPS.declare("hand_limit")
TOTEMS_FADE: Final = STEPS.declare("totems_fade")
RECRUITS: Final = STEPS.declare("recruits")

# rules/turn.py
TURN: Final = STEPS.declare("turn")
EXTRA_CARD: Final = STEPS.declare("extra_card")
END_TURN: Final = STEPS.declare("end_turn")

# rules/effects.py
EFFECTS: Final = STEPS.declare("effects")
SPEND: Final = STEPS.declare("spend")
BURN: Final = STEPS.declare("burn")
SACRIFICE: Final = STEPS.declare("sacrifice")
RESOLVE: Final = STEPS.declare("resolve")
ENEMY_BURNS: Final = STEPS.declare("enemy_burns")

# rules/units.py
RECRUIT: Final = STEPS.declare("recruit")
REMOVE: Final = STEPS.declare("remove")
SWAP: Final = STEPS.declare("swap")
MARK: Final = STEPS.declare("mark")

# rules/supply.py
DRAW: Final = STEPS.declare("draw")
DRAW_VISIONS: Final = STEPS.declare("draw_visions")

# rules/movement.py
MOVE_WARRIOR: Final = STEPS.declare("move_warrior")
MOVE_SQUAD: Final = STEPS.declare("move_squad")
MOVE_ENEMY_SQUAD: Final = STEPS.declare("move_enemy_squad")
MOVE_DRILL: Final = STEPS.declare("move_drill")
DRILL_ARRIVES: Final = STEPS.declare("drill_arrives")

# rules/battle.py
ATTACK: Final = STEPS.declare("attack")
BEFORE_DEPLOY: Final = STEPS.declare("before_deploy")
DEPLOY: Final = STEPS.declare("deploy")
COMBAT: Final = STEPS.declare("combat")
DEAL: Final = STEPS.declare("deal")
OUTCOME: Final = STEPS.declare("outcome")
RETREAT: Final = STEPS.declare("retreat")
DRILL_FATE: Final = STEPS.declare("drill_fate")
BATTLE_OVER: Final = STEPS.declare("battle_over")

# rules/forges.py
PLACE_FOUNDATION: Final = STEPS.declare("place_foundation")
BUILD: Final = STEPS.declare("build")

# rules/totems.py
DISCOVER: Final = STEPS.declare("discover")
PLACE_TOTEM: Final = STEPS.declare("place_totem")
FLIP_TOTEM: Final = STEPS.declare("flip_totem")

# automa/setup.py
BOT_RANDOM_PLACE: Final = STEPS.declare("bot_random_place")

# automa/flow.py
BOT_DRAW_STEP: Final = STEPS.declare("bot_draw_step")
BOT_TURN: Final = STEPS.declare("bot_turn")
BOT_FLOW: Final = STEPS.declare("bot_flow")
BOT_LINES: Final = STEPS.declare("bot_lines")
BOT_DEMANDS: Final = STEPS.declare("bot_demands")
BOT_DEPLOYS: Final = STEPS.declare("bot_deploys")
BOT_RETREAT: Final = STEPS.declare("bot_retreat")
BOT_ATTACK_OVER: Final = STEPS.declare("bot_attack_over")
BOT_RECRUITS: Final = STEPS.declare("bot_recruits")
BOT_TURN_OVER: Final = STEPS.declare("bot_turn_over")

# automa/bot.py
BOT_ICON: Final = STEPS.declare("bot_icon")
BOT_ICON_DONE: Final = STEPS.declare("bot_icon_done")

# automa/ironbot.py
BOT_HIDES_VISION: Final = STEPS.declare("bot_hides_vision")

# automa/woodbot.py
BOT_LOCATE: Final = STEPS.declare("bot_locate")
BOT_AFTER_LOCATE: Final = STEPS.declare("bot_after_locate")
BOT_DISCOVERS: Final = STEPS.declare("bot_discovers")
BOT_RETURNS_VISION: Final = STEPS.declare("bot_returns_vision")
BOT_SHUFFLES_VISIONS: Final = STEPS.declare("bot_shuffles_visions")

# automa/companion.py
ENTER_FIRST_VISION: Final = STEPS.declare("enter_first_vision")
ENTER_DRAW: Final = STEPS.declare("enter_draw")
ENTER_VISIONS: Final = STEPS.declare("enter_visions")
ENTER_LOOK: Final = STEPS.declare("enter_look")
