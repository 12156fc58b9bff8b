"""Nothing of ours makes reference cycles, so the garbage collector need hardly look (weald/collector.py)."""

from __future__ import annotations

import gc

import pytest

import weald
from weald.games import NAMES
from weald.kernel import Dice, split
from weald.players import make


def use(game: str, seed: int) -> None:
    """Everything that is done with a match."""
    match = weald.start(game, seed=seed)
    dice = Dice(split(seed, 1))
    search = make("search:5")
    greedy = make("greedy")
    for made in range(60):
        decision = match.decision
        seat = decision.seat
        match.choose(decision.options[dice.below(len(decision.options))], seat)
        if match.over:
            break
        if made % 6 == 0:
            match.view(seat)
            match.why_not(match.decision.seat)
            match.clone().choose(match.decision.options[0])
            match.at(match.number // 2)
        if made % 30 == 29:
            asked = match.decision.seat
            for player in (search, greedy):
                player.choose(match.redeal(asked, made), asked, dice)
            match.undo()
    weald.replay(match.record())


@pytest.mark.parametrize("game", NAMES)
def test_nothing_makes_cycles(game: str) -> None:
    use(game, 1)  # what is made once and kept for good
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        use(game, 2)
        gc.collect()
        found = [type(thing).__name__ for thing in gc.garbage]
    finally:
        gc.set_debug(0)
        gc.enable()
        gc.garbage.clear()
    assert found == []
