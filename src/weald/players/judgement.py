"""What a player thinks of a position: who will win it, and which options deserve a look.

A judgement is handed to the player that uses it. The hand-made one is the games' own (``insight.py``, ``lean.py``);
where a game has learned weights (``weald train``), ``LEARNED`` judges by them, and by hand where it has none.
"""

from __future__ import annotations

from typing import Final

from weald.kernel import Decision
from weald.kernel.errors import WealdError
from weald.match import Match
from weald.players.learned import chances_of, weights_for
from weald.players.policy import weights_of, worth


class Judgement:
    """The hand-made one."""

    def judge(self, match: Match) -> list[int]:
        """The chance of each seat to win, in millionths; what happened, where the game is over."""
        return worth(match)

    def weights(self, match: Match, decision: Decision) -> list[int]:
        """How much each option deserves to be tried; never all nothing."""
        return weights_of(match, decision)


class Linear(Judgement):
    """By one weight for each feature of a side, and one for being that side (the last)."""

    def __init__(self, given: dict[str, list[int]]) -> None:
        self.given = given

    def judge(self, match: Match) -> list[int]:
        if not match.over:
            found = chances_of(match, self.given)
            if found:
                return found
        return worth(match)


class Learned(Judgement):
    """By the weights that lie in the game's room, where there are any."""

    def judge(self, match: Match) -> list[int]:
        if not match.over:
            given = weights_for(match.game)
            found = chances_of(match, given) if given else []
            if found:
                return found
        return worth(match)


class UnknownJudgement(WealdError):
    code = "unknown-judgement"


HAND_MADE: Final = Judgement()
LEARNED: Final = Learned()
JUDGEMENTS: Final[dict[str, Judgement]] = {"hand": HAND_MADE, "learned": LEARNED}


def named(name: str) -> Judgement:
    """By the word behind a player's name (``search:400@hand``); without one, the best there is."""
    found = JUDGEMENTS.get(name or "learned")
    if found is None:
        raise UnknownJudgement(f"unknown judgement {name!r}; known: {', '.join(JUDGEMENTS)}")
    return found
