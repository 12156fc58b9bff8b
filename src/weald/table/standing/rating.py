"""How a game moves its players (openskill, Plackett-Luce). Everybody starts at 25 and very unsure; every game makes one surer.

Whoever won is first, all others together second: the rules of no game of ours know a second place. Who plays against the rules, or
together, is one team; the rules at that difficulty are the other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
FADES: Final = MU / 6  # what a new season adds to the uncertainty
SCALE: Final = 60  # what is shown: 25 is 1500
SURE: Final = 2.0  # the shown margin holds the truth nineteen times out of twenty

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA)


class Rating(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(SCALE * self.mu)

    @property
    def margin(self) -> int:
        return round(SCALE * SURE * self.sigma)


def next_season(last: Rating) -> Rating:
    """One keeps one's rating, but it is less sure."""
    return Rating(last.mu, min(SIGMA, math.hypot(last.sigma, FADES)))


def rate(teams: Sequence[Sequence[str]], won: Sequence[bool], before: dict[str, Rating]) -> dict[str, Rating]:
    """What each player has after a game of these teams. Who holds several seats moves by the mean of what they would move."""
    given = [[_MODEL.rating(*before.get(player, Rating())) for player in team] for team in teams]
    after = _MODEL.rate(given, ranks=[0.0 if first else 1.0 for first in won])
    moved: dict[str, list[Rating]] = {}
    for team, names in zip(after, teams, strict=True):
        for one, player in zip(team, names, strict=True):
            moved.setdefault(player, []).append(Rating(one.mu, one.sigma))
    return {
        player: Rating(_mean([one.mu for one in all]), _mean([one.sigma for one in all]))
        for player, all in moved.items()
    }


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def interval(won: int, games: int) -> tuple[float, float]:
    """Between which shares of wins the truth lies, nineteen times out of twenty (Wilson)."""
    if not games:
        return 0.0, 1.0
    z2 = 1.96**2
    share, middle = won / games, 1 + z2 / games
    width = 1.96 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / middle
    centre = (share + z2 / (2 * games)) / middle
    return max(0.0, centre - width), min(1.0, centre + width)
