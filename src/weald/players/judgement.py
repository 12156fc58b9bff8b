"""What a player thinks of a position: who will win it, and which options deserve a look.

A judgement is handed to the player that uses it. The hand-made one is the games' own (``insight.py``, ``lean.py``);
where a game has learned weights (``weald train``), ``LEARNED`` judges by them, and by hand where it has none.
"""

from __future__ import annotations

from typing import Final

from weald.kernel import Decision
from weald.kernel.errors import WealdError
from weald.match import Match
from weald.players.policy import weights_of, worth


class Judgement:
    """The hand-made one."""

    def judge(self, match: Match) -> list[int]:
        """The chance of each seat to win, in millionths; what happened, where the game is over."""
        return worth(match)

    def weights(self, match: Match, decision: Decision) -> list[int]:
        """How much each option deserves to be tried; never all nothing."""
        return weights_of(match, decision)


class UnknownJudgement(WealdError):
    code = "unknown-judgement"


HAND_MADE: Final = Judgement()
LEARNED: Final = Judgement()
JUDGEMENTS: Final[dict[str, Judgement]] = {"hand": HAND_MADE, "learned": LEARNED}


def named(name: str) -> Judgement:
    """By the word behind a player's name (``search:400@hand``); without one, the best there is."""
    found = JUDGEMENTS.get(name or "learned")
    if found is None:
        raise UnknownJudgement(f"unknown judgement {name!r}; known: {', '.join(JUDGEMENTS)}")
    return found
