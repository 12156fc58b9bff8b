"""The rules, one module per chapter of the rulebook, procedures in its order. Importing it gives every step its procedure."""

from __future__ import annotations

from weald.games.root.rules import battle, cards, craft, effects, losses, move, removal, turn, victory
from weald.games.root.rules.factions import alliance, characters, eyrie, marquise, vagabond, vagabond_actions

__all__ = [
    "alliance",
    "battle",
    "cards",
    "characters",
    "craft",
    "effects",
    "eyrie",
    "losses",
    "marquise",
    "move",
    "removal",
    "turn",
    "vagabond",
    "vagabond_actions",
    "victory",
]
