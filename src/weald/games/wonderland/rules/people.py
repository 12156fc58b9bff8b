"""Choosing another player."""

from __future__ import annotations

from collections.abc import Generator

from weald.games.wonderland import words
from weald.games.wonderland.state import Wonderland
from weald.kernel import NOBODY, Decision, Option


def ask_opponent(
    g: Wonderland, ask: Decision, among: list[int], idle: Option | None = None
) -> Generator[Decision, Option, int]:
    """One of these seats; with ``idle`` it may be NOBODY."""
    if idle is not None:
        ask.offer(idle)
    for other in among:
        ask.offer(words.PLAYER[g.faction[other]])
    choice = yield ask
    return NOBODY if choice is idle else g.seat_of[choice.a]
