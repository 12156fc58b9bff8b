"""The rules, one module per chapter of the rulebook; every step that may stand on the agenda, by name."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.rules import (
    allies,
    draw,
    factions,
    forge,
    leaders,
    madness,
    outcome,
    play,
    quests,
    rewards,
    scoring,
    setup,
    tea,
    units,
    war,
    wonderlandians,
)
from weald.kernel.game import Procedure

STEPS: Final[dict[str, Procedure]] = {
    **setup.STEPS,
    **tea.STEPS,
    **rewards.STEPS,
    **units.STEPS,
    **leaders.STEPS,
    **war.STEPS,
    **draw.STEPS,
    **madness.STEPS,
    **play.STEPS,
    **outcome.STEPS,
    **quests.STEPS,
    **factions.STEPS,
    **wonderlandians.STEPS,
    **forge.STEPS,
    **scoring.STEPS,
    **allies.STEPS,
}
