"""A press on a place at a general question offers what can be done there."""

from __future__ import annotations

import pytest

import weald
from weald.kernel import Dice
from weald.table.ahead import ahead


def test_the_actions_of_the_marquise_lead_to_places() -> None:
    match = weald.start("root", seats=["marquise", "eyrie"], seed=1)
    while match.decision.prompt != "marquise-action":
        match.choose(match.decision.options[0], match.decision.seat)
    before = match.hash()
    found = ahead(match, match.decision.seat)
    assert match.hash() == before
    assert {a.option for a in found} >= {"march", "build"}
    for step in found:
        twin = match.clone()
        twin.choose(step.option)
        twin.choose(step.then)  # it is really offered


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_it_tells_nothing_that_the_seat_does_not_know(game: str) -> None:
    """What it says holds in the real world and in any other that looks the same: so it follows from what the seat knows."""
    match = weald.start(game, seed=2)
    dice = Dice(3)
    said = 0
    for _ in range(250):
        if match.over:
            break
        decision = match.decision
        seat = decision.seat
        if len(match.open) == 1 and match.number % 5 == 0:
            found = ahead(match, seat)
            for world in (match, match.redeal(seat, 99)) if found else ():
                offered: dict[str, list[str]] = {}
                for step in found:
                    if step.option not in offered:
                        twin = world.clone()
                        twin.choose(step.option, seat)
                        offered[step.option] = [option.id for option in twin.decision_of(seat).options]
                    assert step.then in offered[step.option], (step.option, step.then)
                    said += 1
        match.choose(decision.options[dice.below(len(decision.options))], seat)
    assert said > 20
