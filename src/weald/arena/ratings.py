"""Ratings over all games (openskill, Plackett-Luce): one number per player, comparable across pairings.

Every seat is a team of one; winners tie for first place, all others for second. A player who holds several seats
of a game moves by the mean of what its seats would have moved it. Against the rules, "the game" is the other team.
"""

from __future__ import annotations

from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

THE_GAME: Final = "the game"


class Rating(msgspec.Struct, frozen=True):
    player: str
    mu: float  # everybody starts at 25
    sigma: float  # how unsure it still is, from 8.33 down
    games: int


class Ratings:
    """Fed with games in a fixed order; the same games in the same order give the same numbers."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._now: dict[str, PlackettLuceRating] = {}
        self._games: dict[str, int] = {}

    def add(self, players: list[str], won: list[bool]) -> None:
        """One finished game: who sat in each seat, and whether that seat won."""
        before = [self._now.get(player) or self._model.rating() for player in players]
        places = [0.0 if win else 1.0 for win in won]
        after = self._model.rate([[rating] for rating in before], ranks=places)
        for player in dict.fromkeys(players):
            mine = [team[0] for team, name in zip(after, players, strict=True) if name == player]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            self._now[player] = self._model.rating(mu, sigma)
            self._games[player] = self._games.get(player, 0) + 1

    def table(self) -> list[Rating]:
        """The best first."""
        found = [
            Rating(player, round(rating.mu, 2), round(rating.sigma, 2), self._games[player])
            for player, rating in self._now.items()
        ]
        return sorted(found, key=lambda rating: (-rating.mu, rating.player))
