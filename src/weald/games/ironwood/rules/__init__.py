"""The rules, one module per chapter of the rulebook, procedures in its order. Importing it gives every step its procedure."""

from __future__ import annotations

from weald.games.ironwood.automa import bot, companion, flow, ironbot, woodbot
from weald.games.ironwood.automa import setup as bot_setup
from weald.games.ironwood.rules import battle, effects, forges, movement, rounds, setup, supply, totems, turn, units

__all__ = [
    "battle",
    "bot",
    "bot_setup",
    "companion",
    "effects",
    "flow",
    "forges",
    "ironbot",
    "movement",
    "rounds",
    "setup",
    "supply",
    "totems",
    "turn",
    "units",
    "woodbot",
]
