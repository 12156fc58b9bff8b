"""Every step of the game by chapter: what may stand on the agenda. What a step does is said at the foot of its chapter."""

from __future__ import annotations

from typing import Final

from weald.kernel import Steps

STEPS: Final = Steps()

# rules/setup.py
HANDICAP: Final = STEPS.declare("handicap")

# rules/rounds.py
PREPARATION: Final = STEPS.declare("preparation")
FIRST_DRAW: Final = STEPS.declare("first-draw")
PUT_BACK: Final = STEPS.declare("put-back")
SHUFFLE_BACK: Final = STEPS.declare("shuffle-back")
DRAW_STEP: Final = STEPS.declare("draw-step")
MARKER_STEP: Final = STEPS.declare("marker-step")
NEXT_MARKER: Final = STEPS.declare("next-marker")
TAKE_MARKER: Final = STEPS.declare("take-marker")
EXHAUSTED: Final = STEPS.declare("exhausted")
ACTION_PHASE: Final = STEPS.declare("action-phase")
END_PHASE: Final = STEPS.declare("end-phase")
HAND_LIMIT: Final = STEPS.declare("hand-limit")
TOTEMS_FADE: Final = STEPS.declare("totems-fade")
RECRUITS: Final = STEPS.declare("recruits")

# rules/turn.py
TURN: Final = STEPS.declare("turn")
EXTRA_CARD: Final = STEPS.declare("extra-card")
END_TURN: Final = STEPS.declare("end-turn")

# rules/effects.py
EFFECTS: Final = STEPS.declare("effects")
SPEND: Final = STEPS.declare("spend")
BURN: Final = STEPS.declare("burn")
SACRIFICE: Final = STEPS.declare("sacrifice")
RESOLVE: Final = STEPS.declare("resolve")
ENEMY_BURNS: Final = STEPS.declare("enemy-burns")
WHICH_FIRST: Final = STEPS.declare("which-first")

# rules/units.py
RECRUIT: Final = STEPS.declare("recruit")
REMOVE: Final = STEPS.declare("remove")
SWAP: Final = STEPS.declare("swap")
MARK: Final = STEPS.declare("mark")

# rules/supply.py
DRAW: Final = STEPS.declare("draw")
DRAW_VISIONS: Final = STEPS.declare("draw-visions")

# rules/movement.py
MOVE_WARRIOR: Final = STEPS.declare("move-warrior")
MOVE_SQUAD: Final = STEPS.declare("move-squad")
MOVE_ENEMY_SQUAD: Final = STEPS.declare("move-enemy-squad")
MOVE_DRILL: Final = STEPS.declare("move-drill")
DRILL_ARRIVES: Final = STEPS.declare("drill-arrives")

# rules/battle.py
ATTACK: Final = STEPS.declare("attack")
BEFORE_DEPLOY: Final = STEPS.declare("before-deploy")
DEPLOY: Final = STEPS.declare("deploy")
COMBAT: Final = STEPS.declare("combat")
DEAL: Final = STEPS.declare("deal")
OUTCOME: Final = STEPS.declare("outcome")
RETREAT: Final = STEPS.declare("retreat")
DRILL_FATE: Final = STEPS.declare("drill-fate")
BATTLE_OVER: Final = STEPS.declare("battle-over")

# rules/forges.py
PLACE_FOUNDATION: Final = STEPS.declare("place-foundation")
BUILD: Final = STEPS.declare("build")

# rules/totems.py
DISCOVER: Final = STEPS.declare("discover")
PLACE_TOTEM: Final = STEPS.declare("place-totem")
FLIP_TOTEM: Final = STEPS.declare("flip-totem")

# automa/setup.py
BOT_RANDOM_PLACE: Final = STEPS.declare("bot-random-place")

# automa/flow.py
BOT_DRAW_STEP: Final = STEPS.declare("bot-draw-step")
BOT_TURN: Final = STEPS.declare("bot-turn")
BOT_FLOW: Final = STEPS.declare("bot-flow")
BOT_LINES: Final = STEPS.declare("bot-lines")
BOT_DEMANDS: Final = STEPS.declare("bot-demands")
BOT_DEPLOYS: Final = STEPS.declare("bot-deploys")
BOT_RETREAT: Final = STEPS.declare("bot-retreat")
BOT_ATTACK_OVER: Final = STEPS.declare("bot-attack-over")
BOT_RECRUITS: Final = STEPS.declare("bot-recruits")
BOT_TURN_OVER: Final = STEPS.declare("bot-turn-over")

# automa/bot.py
BOT_ICON: Final = STEPS.declare("bot-icon")
BOT_ICON_DONE: Final = STEPS.declare("bot-icon-done")

# automa/ironbot.py
BOT_HIDES_VISION: Final = STEPS.declare("bot-hides-vision")
BOT_STUCK: Final = STEPS.declare("bot-stuck")

# automa/woodbot.py
BOT_LOCATE: Final = STEPS.declare("bot-locate")
BOT_AFTER_LOCATE: Final = STEPS.declare("bot-after-locate")
BOT_DISCOVERS: Final = STEPS.declare("bot-discovers")
BOT_RETURNS_VISION: Final = STEPS.declare("bot-returns-vision")
BOT_SHUFFLES_VISIONS: Final = STEPS.declare("bot-shuffles-visions")

# automa/companion.py
ENTER_FIRST_VISION: Final = STEPS.declare("enter-first-vision")
ENTER_DRAW: Final = STEPS.declare("enter-draw")
ENTER_VISIONS: Final = STEPS.declare("enter-visions")
ENTER_LOOK: Final = STEPS.declare("enter-look")
