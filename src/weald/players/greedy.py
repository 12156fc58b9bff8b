"""Looks one ply ahead: takes what leaves it best off by the game's own insight.

A ply is a whole action. The kernel asks big choices piece by piece (from, to, how many); the pieces that one
procedure asks of the same seat are put together again, and what the seat must decide after it is decided as it leans.
"""

from __future__ import annotations

from typing import Final

from weald.kernel import Dice, Option
from weald.match import Match
from weald.players.budget import Stopped
from weald.players.policy import onward, pick, weights_of, worth

WORLDS: Final = 3  # every option is tried in this many redealt worlds
LEAVES: Final = 24  # complete actions tried per option and world; a larger action is judged by its first parts
FOLLOW: Final = 8  # own decisions after the action, before the position is judged


class GreedyPlayer:
    def choose(
        self, match: Match, seat: int, dice: Dice, stopped: Stopped | None = None, visited: list[str] | None = None
    ) -> str:
        options = match.decision_of(seat).options
        if len(options) == 1:
            return options[0].id
        totals = [0] * len(options)
        for _ in range(WORLDS):
            world = match.redeal(seat, dice.below(1 << 48))
            for i in range(len(options)):
                totals[i] += _try(world, seat, options[i], dice, LEAVES)
        # Among equals, as it leans: the first option is not better for being first.
        leaning = weights_of(match, match.decision_of(seat))
        ranked = sorted(range(len(options)), key=lambda i: (-totals[i], -leaning[i], i))
        return onward(match, seat, [options[i] for i in ranked], visited)


def _try(world: Match, seat: int, option: Option, dice: Dice, leaves: int) -> int:
    """What ``seat`` gets out of ``option`` at best, with everybody else standing still."""
    twin = world.clone()
    step = twin.checkpoints[-1]
    twin.choose(option, seat)
    if not _still(twin, seat):
        return worth(twin)[seat]
    options = twin.open[0].options
    if twin.checkpoints[-1] is step and len(twin.open) == 1 and leaves >= len(options):
        share = leaves // len(options)
        best = 0
        for follow in options:
            best = max(best, _try(twin, seat, follow, dice, share))
        return best
    twin.keep = False
    for _ in range(FOLLOW):
        twin.answer(twin.open[0], pick(twin, twin.open[0], dice))
        if not _still(twin, seat):
            break
    return worth(twin)[seat]


def _still(match: Match, seat: int) -> bool:
    """Is it still for ``seat`` to decide?"""
    return not match.over and match.open[0].seat == seat
