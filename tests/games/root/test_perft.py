"""The number of options at fixed positions, and after each of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from weald.games.root import GAME
from weald.kernel import Dice
from weald.match import begin

PERFT: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))


@pytest.mark.parametrize("row", PERFT, ids=lambda row: f"{row['seed']}-{row['prompt']}")
def test_the_number_of_options(row: dict[str, Any]) -> None:
    match = begin(GAME, row["seats"], row["seed"], row["options"])
    dice = Dice(row["dice"])
    while len(match.choices) < row["choices"]:
        decision = match.open[0]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    decision = match.open[0]
    two = 0
    for option in decision.options:
        twin = match.clone()
        twin.choose(option, decision.seat)
        two += 0 if twin.over else len(twin.open[0].options)
    assert (decision.prompt, len(decision.options), two) == (row["prompt"], row["depth1"], row["depth2"])
