"""What any game is: what its rules are written with. Knows no game, and no match."""

from __future__ import annotations

from weald.kernel.decision import Decision, Note, Option, Rule, Vocabulary, Why, together
from weald.kernel.dice import Dice, mix, split
from weald.kernel.errors import RulesBug, UnknownSeat, UnknownSetting
from weald.kernel.event import EVERYONE
from weald.kernel.game import FULL, Codec, Game, Leaning, Noting, Seating, Setting, Value, check_seats
from weald.kernel.numbers import bit, fading
from weald.kernel.state import NOBODY, NOWHERE, State, Zone
from weald.kernel.step import Step, Steps

__all__ = [
    "EVERYONE", "FULL", "NOBODY", "NOWHERE", "Codec", "Decision", "Dice", "Game", "Leaning", "Note", "Noting",
    "Option", "Rule", "RulesBug", "Seating", "Setting", "State", "Step", "Steps", "UnknownSeat", "UnknownSetting", "Value",
    "Vocabulary", "Why", "Zone", "bit", "check_seats", "fading", "mix", "split", "together",
]  # fmt: skip
