"""Random play under two names: quick rivals."""

from __future__ import annotations

import pytest

from weald.arena import one_game, schedule, tally
from weald.players import Player, make
from weald.players.random_player import RandomPlayer

RIVALS = ("left", "right", "third", "fourth")


def quick(name: str) -> Player:
    return RandomPlayer() if name in RIVALS else make(name)


@pytest.fixture(autouse=True)
def rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only for games played in this process."""
    for module in (one_game, schedule, tally):
        monkeypatch.setattr(module, "make", quick)
