"""Chooses anything that is allowed."""

from __future__ import annotations

from weald.kernel import Dice, Match


class RandomPlayer:
    def choose(self, match: Match, seat: int, dice: Dice, budget: float) -> str:
        options = match.decision_of(seat).options
        return options[dice.below(len(options))].id
