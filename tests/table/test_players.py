"""Players are given a world that their seat cannot tell from the real one, and nothing else."""

from __future__ import annotations

import pickle
import random

import pytest

import weald
from weald.kernel import Dice
from weald.players import LEVELS, UnknownLevel, make
from weald.players.world import pack, think, unpack


@pytest.mark.parametrize("game", ["toy", "ironwood"])
def test_a_packed_world_looks_the_same(game: str) -> None:
    rng = random.Random(7)
    match = weald.start(game, seed=21)
    for _ in range(200):
        if match.over:
            return
        decision = rng.choice(match.open)
        seat = decision.seat
        world = pickle.loads(pickle.dumps(pack(match, seat, rng.getrandbits(60))))
        mine, theirs = match.view(seat), unpack(world).view(seat)
        for key in ("undo", "waiting"):
            mine.pop(key, None)
            theirs.pop(key, None)
        assert mine == theirs
        chosen = think("random", world, rng.getrandbits(60))
        assert chosen in [option.id for option in decision.options]
        match.choose(rng.choice(decision.options), seat)


def test_a_packed_world_holds_no_secret() -> None:
    """Equal worlds for equal eyes: what is packed does not depend on what the seat cannot see."""
    match = weald.start("toy", seed=3)
    other = match.redeal(0, 99)
    assert match.view(1)["zones"]["hand 1"] != other.view(1)["zones"]["hand 1"]
    assert pack(match, 0, 5) == pack(other, 0, 5)


def test_levels() -> None:
    for level in LEVELS:
        match = weald.start("toy", seed=1)
        assert make(level).choose(match, 0, Dice(1))
    with pytest.raises(UnknownLevel):
        make("genius")
