"""The policy of learn.py, learning from many games at once: how the stored baselines were made (tools/baselines.py).

A game of Root asks one seat some seven hundred times, and its result says little about any one choice. So a choice is
judged by what the game itself thinks of the seat's chances soon after it (``standings``, without looking ahead): changes count
the less the later they come, and the result is the last of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from weald.research.batch import Batch
from weald.research.learn import Floats, Policy

LATER = 0.9  # what a change counts one choice of one's own later

Made = tuple[NDArray[np.int64], Floats, Floats, float]  # legal actions, what was seen, the push, the chance before


class Learner:
    """One seat of a batch learns; on the others sit random players."""

    def __init__(self, batch: Batch, seat: int, policy: Policy, seed: int = 1) -> None:
        self.batch, self.seat, self.policy = batch, seat, policy
        self.chance = np.random.default_rng(seed)
        self.made: list[list[Made]] = [[] for _ in range(batch.count)]

    def games(self, count: int, told: Callable[[int, float], None] | None = None) -> None:
        """Play on until so many games have ended, and learn from every ``batch.count`` of them."""
        ended = 0
        while ended < count:
            self._step()
            for place in np.flatnonzero(self.batch.terminated | self.batch.truncated).tolist():
                won = float(self.batch.rewards[place, self.seat])
                self._note(place, won if self.batch.terminated[place] else None)
                ended += 1
                if ended % self.batch.count == 0:
                    self.policy.learn()
                if told is not None:
                    told(ended, won)

    def _step(self) -> None:
        batch = self.batch
        actions = ((1 - self.chance.random(batch.masks.shape, np.float32)) * batch.masks).argmax(axis=1)
        for place in np.flatnonzero(batch.seats == self.seat).tolist():
            actions[place] = self._choose(place, batch.observations[place], np.flatnonzero(batch.masks[place]))
        batch.step(actions)

    def _choose(self, place: int, seen: NDArray[Any], legal: NDArray[np.int64]) -> int:
        if len(legal) == 1:
            return int(legal[0])
        policy = self.policy
        policy.scale.learn(seen)
        scaled = policy.scale(seen)
        share = policy.chances(legal, scaled)
        picked = int(self.chance.choice(len(legal), p=share))
        push = -share
        push[picked] += 1
        self.made[place].append((legal, scaled, push, self._chances(place)))
        return int(legal[picked])

    def _chances(self, place: int) -> float:
        found = self.batch.table.game.standings(self.batch.places[place].match.state)
        return found[self.seat] / 1_000_000 if found else 0.0

    def _note(self, place: int, result: float | None) -> None:
        """From the last choice of a game back to the first. A game that was cut ends as it was last judged."""
        made = self.made[place]
        after = made[-1][3] if result is None and made else result or 0.0
        gain = 0.0
        for legal, seen, push, before in reversed(made):
            gain = after - before + LATER * gain
            self.policy.note(legal, seen, push * gain)
            after = before
        made.clear()
