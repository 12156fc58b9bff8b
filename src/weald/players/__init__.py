"""Who chooses: players of different strength behind one small interface."""

from __future__ import annotations

import re
from typing import Final, Protocol

from weald.kernel import Dice
from weald.kernel.errors import WealdError
from weald.match import Match
from weald.players.budget import Stopped
from weald.players.greedy import GreedyPlayer
from weald.players.judgement import UnknownJudgement, named
from weald.players.random_player import RandomPlayer
from weald.players.search import SearchPlayer
from weald.players.search1 import FirstSearchPlayer

__all__ = ["LEVELS", "STEADY", "SUBSTITUTE", "TEACHER", "Player", "UnknownLevel", "longest", "make"]


class Player(Protocol):
    """A player is given a world that its seat cannot tell from the real one, and never the real one."""

    def choose(
        self, match: Match, seat: int, dice: Dice, stopped: Stopped | None = None, visited: list[str] | None = None
    ) -> str:
        """The notation of one of the options ``seat`` has in ``match``.

        ``match`` is the player's own: it may be played on, cloned and thrown away. ``visited`` are the positions the seat
        was asked in earlier in this turn (``Turn.visited``): a thinking player does not go back to one of them.
        """
        ...


class UnknownLevel(WealdError):
    code = "unknown-level"

    def __init__(self, level: str) -> None:
        self.level = level
        super().__init__(
            f"unknown player {level!r}; known: {', '.join(KNOWN)}, search:400 (iterations), search:0.5s, search:400@hand"
        )


# What a table offers: the search's iterations, and the seconds after which it chooses whatever it has found.
TEACHER: Final = "teacher"  # plays as "easy" does, and says why (speech.py)
BUDGETS: Final[dict[str, tuple[int, float]]] = {
    "easy": (40, 1.0),
    TEACHER: (40, 1.0),
    "medium": (300, 2.0),
    "hard": (2000, 6.0),
}
# A secret question takes as long as one may think at most, whether or not there is a choice: nobody should have to wait for that.
SECRET_SHARE: Final = 0.25  # of the time a level has otherwise
WORKER_LATENCY: Final = 0.25  # seconds to reach a worker process and come back
LEVELS: Final = (*BUDGETS, "random")
# The deal of the day: no clock, so that it plays the same in the same position whatever the machine has to do.
STEADY: Final = "steady"
STEADILY: Final = 60  # iterations
STEADILY_SECRET: Final = 24  # ... of a secret question: a seventh of STEADILY_LASTS, interpreted, in the slowest game
STEADILY_LASTS: Final = 1.0  # seconds: time enough for those beside other work
SUBSTITUTE: Final = "medium"  # plays for somebody who is away
SEARCH: Final = 300  # iterations of plain "search"
SEARCHES: Final = ("search", "search1")
KNOWN: Final = ("random", "greedy", *SEARCHES, *BUDGETS)
_SEARCH: Final = re.compile(r"(search1?):(?:([1-9]\d{0,6})|(\d{1,3}(?:\.\d{1,3})?)s)(?:@(\w+))?")


def longest(level: str) -> float:
    """The seconds after which a level of the table has surely answered a secret question, with the way to a worker and back."""
    if level == STEADY:
        return STEADILY_LASTS + WORKER_LATENCY
    return BUDGETS[level][1] * SECRET_SHARE + WORKER_LATENCY if level in BUDGETS else 0.0


def make(level: str, secret: bool = False) -> Player:
    """A player by name. ``search:400`` thinks 400 iterations and is the same everywhere; ``search:0.5s`` half a second.

    ``search1`` is the search of the first releases. ``search:400@hand`` judges by the games' own insight, whatever was learned.
    """
    if level == "random":
        return RandomPlayer()
    if level == "greedy":
        return GreedyPlayer()
    if level == STEADY:
        return SearchPlayer(STEADILY_SECRET if secret else STEADILY, 0.0)
    if level in BUDGETS:
        iterations, seconds = BUDGETS[level]
        return SearchPlayer(iterations, seconds * SECRET_SHARE if secret else seconds)
    if level in SEARCHES:
        level = f"{level}:{SEARCH}"
    found = _SEARCH.fullmatch(level)
    if found is None:
        raise UnknownLevel(level)
    iterations, seconds = (int(found[2]), 0.0) if found[2] else (0, max(0.001, float(found[3])))
    if found[1] == "search1":
        if found[4]:
            raise UnknownLevel(level)
        return FirstSearchPlayer(iterations, seconds)
    try:
        return SearchPlayer(iterations, seconds, named(found[4] or ""))
    except UnknownJudgement:
        raise UnknownLevel(level) from None
