"""The rules, one module per chapter of the rulebook, procedures in its order. Importing it gives every step its procedure."""

from __future__ import annotations

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

__all__ = [
    "allies",
    "draw",
    "factions",
    "forge",
    "leaders",
    "madness",
    "outcome",
    "play",
    "quests",
    "rewards",
    "scoring",
    "setup",
    "tea",
    "units",
    "war",
    "wonderlandians",
]
