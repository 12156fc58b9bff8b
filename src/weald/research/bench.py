"""How many steps a second, with observations and masks: one environment, many games a call, and environments of others.

Seconds are those of the processor. The single environment and the batch are measured in turns in one process, so that their
ratio does not depend on what else the machine does.
"""

from __future__ import annotations

import statistics
from time import process_time

import msgspec
import numpy as np

from weald.research.batch import Batch
from weald.research.observing import COMPILED
from weald.research.peers import all_seats
from weald.research.table import TableEnv

_LIMIT = 3000  # decisions: random play of Root can go on for ever


class Row(msgspec.Struct):
    game: str
    compiled: bool
    single: int  # steps a second
    batch: int
    ratio: float  # the median of the turns


def many(batch: Batch, seconds: float) -> float:
    """Steps of all games of a batch in a second. Choosing at random is not part of the time."""
    dice = np.random.default_rng(1)
    made, spent = 0, 0.0
    while spent < seconds:
        actions = ((1 - dice.random(batch.masks.shape, np.float32)) * batch.masks).argmax(axis=1)
        started = process_time()
        batch.step(actions)
        spent += process_time() - started
        made += batch.count
    return made / spent


def measure(game: str, count: int, seconds: float, turns: int) -> Row:
    """Both kinds in turns, from the start of their games on."""
    single = all_seats(TableEnv(game, None, None, 1, _LIMIT, None))
    batch = Batch(game, count, seed=1, limit=_LIMIT)
    found = [(single(seconds), many(batch, seconds)) for _ in range(turns)]
    ratio = statistics.median(rows / alone for alone, rows in found)
    single_best, batch_best = (round(max(speeds)) for speeds in zip(*found, strict=True))
    return Row(game, COMPILED, single_best, batch_best, round(ratio, 2))
