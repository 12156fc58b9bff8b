"""Who chooses: players of different strength behind one small interface."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from weald.kernel import Dice, Match
from weald.kernel.errors import WealdError
from weald.players.random_player import RandomPlayer

__all__ = ["LEVELS", "Player", "UnknownLevel", "make"]


class Player(Protocol):
    """A player is given a world that its seat cannot tell from the real one, and never the real one."""

    def choose(self, match: Match, seat: int, dice: Dice, budget: float) -> str:
        """The notation of one of the options ``seat`` has in ``match``, within ``budget`` seconds.

        ``match`` is the player's own: it may be played on, cloned and thrown away.
        """
        ...


class UnknownLevel(WealdError):
    def __init__(self, level: str) -> None:
        self.level = level
        super().__init__(f"unknown level {level!r}; known: {', '.join(LEVELS)}")


LEVELS: dict[str, Callable[[], Player]] = {"random": RandomPlayer}


def make(level: str) -> Player:
    if level not in LEVELS:
        raise UnknownLevel(level)
    return LEVELS[level]()
