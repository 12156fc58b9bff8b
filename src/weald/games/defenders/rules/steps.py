"""Every step of the game by chapter: what may stand on the agenda. What a step does is said at the foot of its chapter."""

from __future__ import annotations

from typing import Final

from weald.kernel import Steps

STEPS: Final = Steps()

# rules/setup.py
PICK_LEADER: Final = STEPS.declare("pick-leader")
DEAL: Final = STEPS.declare("deal")
OPENING_MIX: Final = STEPS.declare("opening-mix")
MACHINE_CARDS: Final = STEPS.declare("machine-cards")
STARTING_CAMP: Final = STEPS.declare("starting-camp")
FIRST_PLAYER: Final = STEPS.declare("first-player")

# rules/leadership.py
ROUND: Final = STEPS.declare("round")
LEAD: Final = STEPS.declare("lead")
LEAD_ALONE: Final = STEPS.declare("lead-alone")
REVEAL_ALL: Final = STEPS.declare("reveal-all")
REVEALS: Final = STEPS.declare("reveals")
ACTION_PHASE: Final = STEPS.declare("action-phase")
END_ROUND: Final = STEPS.declare("end-round")

# rules/abilities.py
REVEAL: Final = STEPS.declare("reveal")
SHIFT_LEADER: Final = STEPS.declare("shift-leader")

# rules/turn.py
TURN: Final = STEPS.declare("turn")
ACT: Final = STEPS.declare("act")

# rules/machines.py
MACHINE_TURN: Final = STEPS.declare("machine-turn")
