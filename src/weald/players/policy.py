"""Picking by weight: how playouts go on, and what a player falls back on."""

from __future__ import annotations

from weald.kernel import FULL, Decision, Dice, Option
from weald.match import Match
from weald.players.turns import leads_back


def lively(options: list[Option]) -> list[int]:
    """Weights when the game leans to nothing: anything that does something (as the random player does)."""
    weights = [0 if option.idle else 1 for option in options]
    return weights if any(weights) else [1] * len(options)


def weights_of(match: Match, decision: Decision) -> list[int]:
    """How much each option is leant to; never all nothing."""
    weights = match.game.lean(match.state, decision)
    if not weights:
        return lively(decision.options)
    for weight in weights:
        if weight > 0:
            return weights
    return [1] * len(weights)


def pick(match: Match, decision: Decision, dice: Dice) -> Option:
    """One option, by chance, as likely as it is leant to."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    weights = weights_of(match, decision)
    left = dice.below(sum(weights))
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return options[i]
    return options[-1]


def worth(match: Match) -> list[int]:
    """What the position is worth to each seat, in millionths of a win."""
    count = len(match.seats)
    if not match.over:
        return match.game.standings(match.state) or [FULL // count] * count
    winners = match.state.winners
    return [FULL if winners >> seat & 1 else 0 for seat in range(count)]


def onward(match: Match, seat: int, ranked: list[Option], visited: list[str] | None) -> str:
    """The best option (they come best first) that does not lead back to a position of this turn, if there is one."""
    if visited:
        for option in ranked:
            if not leads_back(match, seat, option.id, visited):
                return option.id
    return ranked[0].id
