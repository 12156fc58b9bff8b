"""What any game is. Knows no game. Start reading in ``match.py``."""

from __future__ import annotations

from typing import Any

from weald.kernel.decision import Decision, Note, Option, Rule, Vocabulary, Why, together
from weald.kernel.dice import Dice, beginning, mix, split
from weald.kernel.errors import RulesBug, UnknownSeat, UnknownSetting
from weald.kernel.event import EVERYONE
from weald.kernel.game import FULL, Codec, Game, Leaning, Noting, Seating, Setting, Value, check_seats
from weald.kernel.match import Match
from weald.kernel.numbers import bit
from weald.kernel.state import NOBODY, NOWHERE, State, Zone
from weald.kernel.step import Step, Steps

__all__ = [
    "EVERYONE", "FULL", "NOBODY", "NOWHERE", "Codec", "Decision", "Dice", "Game", "Leaning", "Match", "Note", "Noting",
    "Option", "Rule", "RulesBug", "Seating", "Setting", "State", "Step", "Steps", "UnknownSeat", "UnknownSetting", "Value",
    "Vocabulary", "Why", "Zone", "begin", "bit", "check_seats", "mix", "split", "together",
]  # fmt: skip


def begin(
    game: Game, seats: list[str] | None = None, seed: int = 0, options: dict[str, Any] | None = None,
    script: list[int] | None = None, count: int | None = None, keep: bool = True, loud: bool = True,
    remember: bool = False,
) -> Match:  # fmt: skip
    """Set a game up and run it to its first decision."""
    settings = game.read_options(options)
    line_up = game.seats(seats, count, settings)
    state = game.empty(line_up, settings)
    state.bits = beginning(seed)
    state.script = list(script or [])
    match = Match(game, line_up, settings, seed, state, keep, loud, remember)
    state.journal = match.journal
    game.setup(state, settings)
    match.begin()
    return match
