"""Chooses anything that does something.

Uniform over the options that are not idle; it gives up an effect, stops or passes only when nothing else is
offered. Uniform over everything would mostly stop at once and rarely see the end of a game.
"""

from __future__ import annotations

from weald.kernel import Decision, Dice, Option
from weald.match import Match, default_of
from weald.players.budget import Stopped
from weald.players.turns import LONG, Turn


class RandomPlayer:
    def pick(self, decision: Decision, dice: Dice) -> Option:
        options = decision.options
        chosen = options[dice.below(len(options))]
        if chosen.idle:
            lively = [o for o in options if not o.idle]
            return lively[dice.below(len(lively))] if lively else chosen
        return chosen

    def play_on(self, match: Match, dice: list[Dice], limit: int) -> int:
        """Play every seat until the end, at most ``limit`` decisions; returns how many were made."""
        made = 0
        turn = Turn()
        seat = -1
        began = 0  # decision at which this seat's turn began
        while not match.over and made < limit:
            decision = match.decision
            if decision.seat != seat:
                seat = decision.seat
                began = made
            # Nobody looks for circles in turns of ordinary length.
            if made - began > LONG and turn.repeats(match, decision):
                match.answer(decision, default_of(decision))
            else:
                match.answer(decision, self.pick(decision, dice[seat]))
            made += 1
        return made

    def choose(
        self, match: Match, seat: int, dice: Dice, stopped: Stopped | None = None, visited: list[str] | None = None
    ) -> str:
        return self.pick(match.decision_of(seat), dice).id
