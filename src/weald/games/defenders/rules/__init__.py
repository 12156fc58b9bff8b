"""The rules, one module per chapter of the rulebook, procedures in its order. Importing it gives every step its procedure."""

from __future__ import annotations

from weald.games.defenders.rules import abilities, leadership, machines, setup, turn

__all__ = ["abilities", "leadership", "machines", "setup", "turn"]
