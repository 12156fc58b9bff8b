"""Learning by policy gradient with numpy alone: a first baseline, and an example to read.

The policy is linear: the preference for an action is a weighted sum of what the seat observes, and a choice is drawn
by softmax over the legal actions. It learns by REINFORCE: actions of a game better than the last ones become more
likely, those of a worse one less. Nothing in here knows any game. docs/research.md has the figures.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from weald.research.layout import Actions, Layout
from weald.research.single import SeatEnv

Floats = NDArray[np.float64]
Trail = list[tuple[NDArray[np.int64], Floats, Floats]]


class Scale:
    """Brings every number of an observation to about the same size, learning how large each gets."""

    def __init__(self, size: int) -> None:
        self.count, self.mean, self.square = 1e-4, np.zeros(size), np.ones(size)

    def learn(self, seen: NDArray[Any]) -> None:
        share = 1 / (self.count + 1)
        self.mean += share * (seen - self.mean)
        self.square += share * ((seen - self.mean) ** 2 - self.square)
        self.count += 1

    def __call__(self, seen: NDArray[Any]) -> Floats:
        scaled: Floats = np.clip((seen - self.mean) / np.sqrt(self.square + 1e-2), -3, 3)
        return scaled / math.sqrt(len(scaled))


class Policy:
    """One row of weights per action; the last weight is the action's own."""

    def __init__(self, actions: int, size: int, rate: float = 0.02) -> None:
        self.weights = np.zeros((actions, size + 1))
        self.step = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.scale = Scale(size)
        self.rate = rate

    def chances(self, legal: NDArray[np.int64], seen: Floats) -> Floats:
        liking = self.weights[legal, :-1] @ seen + self.weights[legal, -1]
        power = np.exp(liking - liking.max())
        share: Floats = power / power.sum()
        return share

    def note(self, legal: NDArray[np.int64], seen: Floats, push: Floats) -> None:
        """Gather the gradient: how much each legal action should be liked more."""
        self.step[legal, :-1] += push[:, None] * seen
        self.step[legal, -1] += push

    def learn(self) -> None:
        """Take the gathered step (RMSProp: each weight at its own pace)."""
        self.square += 0.05 * (self.step**2 - self.square)
        self.weights += self.rate * self.step / (np.sqrt(self.square) + 1e-3)
        self.step[:] = 0

    # --- stored: by the names of actions and fields, so that it outlives a new numbering ------------

    def save(self, file: Path, actions: Actions, layout: Layout) -> None:
        size = np.abs(self.weights).max(axis=1, keepdims=True)
        size[size == 0] = 1.0
        used = np.flatnonzero(np.abs(self.weights).max(axis=1) > 0)
        np.savez_compressed(
            file, actions=np.array([actions.options[i].id for i in used]), names=np.array(list(layout.parts)),
            sizes=np.array([part.stop - part.start for part in layout.parts.values()]),
            weights=np.round(self.weights[used] / size[used] * 127).astype(np.int8),
            unit=(size[used] / 127).astype(np.float32), mean=self.scale.mean.astype(np.float32),
            square=self.scale.square.astype(np.float32),
        )  # fmt: skip

    @classmethod
    def load(cls, file: Path, actions: Actions, layout: Layout) -> Policy:
        """Weights of actions and fields that are no longer there, or of another size, are left out."""
        policy = cls(actions.count, layout.size)
        numbers = {option.id: i for i, option in enumerate(actions.options)}
        with np.load(file, allow_pickle=False) as stored:
            rows = [(i, numbers[id]) for i, id in enumerate(stored["actions"].tolist()) if id in numbers]
            old, new = [i for i, _ in rows], [i for _, i in rows]
            weights = stored["weights"].astype(np.float64) * stored["unit"]
            policy.weights[new, -1] = weights[old, -1]
            start = 0
            for name, size in zip(stored["names"].tolist(), stored["sizes"].tolist(), strict=True):
                part = layout.parts.get(name)
                if part is not None and part.stop - part.start == size:
                    policy.weights[np.ix_(new, range(part.start, part.stop))] = weights[old, start : start + size]
                    policy.scale.mean[part] = stored["mean"][start : start + size]
                    policy.scale.square[part] = stored["square"][start : start + size]
                start += size
        return policy


def stored(game: str) -> Path:
    """The learned baseline that comes with us."""
    return Path(str(resources.files("weald.research") / "baselines" / f"{game}.npz"))


def play(env: SeatEnv, policy: Policy, chance: np.random.Generator, seed: int, learn: bool) -> tuple[float, Trail]:
    """One game: what it brought, and what to push for each decision if it was a good one."""
    observation, _ = env.reset(seed=seed)
    trail: Trail = []
    reward, done = 0.0, False
    while not done:
        legal = np.flatnonzero(observation["action_mask"])
        if learn:
            policy.scale.learn(observation["observation"])
        seen = policy.scale(observation["observation"])
        share = policy.chances(legal, seen)
        picked = int(chance.choice(len(legal), p=share))
        if learn and len(legal) > 1:
            push = -share
            push[picked] += 1
            trail.append((legal, seen, push))
        observation, paid, over, cut, _ = env.step(legal[picked])
        reward += float(paid)
        done = over or cut
    return reward, trail


def train(
    env: SeatEnv, policy: Policy, games: int, seed: int = 1, batch: int = 20, told: Callable[[int, float], None] | None = None
) -> None:  # fmt: skip
    """Learn from so many games; ``told`` hears the number and reward of each."""
    chance = np.random.default_rng(seed)
    usual = 0.5
    for number in range(1, games + 1):
        reward, trail = play(env, policy, chance, seed * 10**7 + number, True)
        for legal, seen, push in trail:
            policy.note(legal, seen, push * (reward - usual))
        usual += 0.01 * (reward - usual)
        if number % batch == 0:
            policy.learn()
        if told is not None:
            told(number, reward)


def evaluate(
    env: SeatEnv, policy: Policy, games: int, seed: int = 10**6, told: Callable[[int, float], None] | None = None
) -> float:  # fmt: skip
    """What it wins, summed over so many games of other seeds; ``told`` hears the number and reward of each."""
    chance = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        reward = play(env, policy, chance, seed + number, False)[0]
        won += reward
        if told is not None:
            told(number + 1, reward)
    return won


def interval(won: float, games: int) -> tuple[float, float]:
    """95 % of Wilson's."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
