"""Learn to play by policy gradient, with numpy alone, in a few minutes on one core.

    python examples/train.py                                    Wonderland's War, alice against a random mad_hatter
    python examples/train.py --game ironwood --seat ironclad --games 3000

The policy is linear: the preference for an action is a weighted sum of what the seat observes, and a choice is drawn
by softmax over the legal actions. It learns by REINFORCE: actions of a game better than the last ones become more
likely, those of a worse one less. Nothing in here knows any game. docs/research.md has the figures.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from weald import research
from weald.research import SeatEnv

Floats = NDArray[np.float64]


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

    def __init__(self, actions: int, size: int, rate: float) -> None:
        self.weights = np.zeros((actions, size + 1))
        self.step = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
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


def play(
    env: SeatEnv, policy: Policy, scale: Scale, chance: np.random.Generator, seed: int, learn: bool
) -> tuple[float, list[tuple[NDArray[np.int64], Floats, Floats]]]:
    """One game: what it brought, and what to push for each decision if it was a good one."""
    observation, _ = env.reset(seed=seed)
    trail: list[tuple[NDArray[np.int64], Floats, Floats]] = []
    reward, done = 0.0, False
    while not done:
        legal = np.flatnonzero(observation["action_mask"])
        if learn:
            scale.learn(observation["observation"])
        seen = scale(observation["observation"])
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


def interval(won: float, games: int) -> tuple[float, float]:
    """95 % of Wilson's."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def evaluate(env: SeatEnv, policy: Policy, scale: Scale, games: int, seed: int) -> str:
    chance = np.random.default_rng(seed)
    won = sum(play(env, policy, scale, chance, seed + n, False)[0] for n in range(games))
    low, high = interval(won, games)
    return f"{won / games:.1%} of {games} games won (95 % interval {low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="wonderland")
    parser.add_argument("--seats", default="alice,mad_hatter", help="the line-up ('' for the game's own)")
    parser.add_argument("--seat", default="alice", help="the seat that learns")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=20, help="games between two steps of learning")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--test", type=int, default=300, help="games of the evaluation before and after")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    seats = options.seats.split(",") if options.seats else None
    env = research.gym(options.game, options.seat, options.opponents, seats)
    size, actions = env.episodes.layout.size, env.episodes.actions
    policy, scale = Policy(actions.count, size, options.rate), Scale(size)
    chance = np.random.default_rng(options.seed)
    print(
        f"{options.game}, {options.seat} against {options.opponents}: {actions.count} actions ({actions.version}), {size} numbers seen"
    )
    print(f"before: {evaluate(env, policy, scale, options.test, 10**6)}", flush=True)

    began = time.monotonic()
    lately: list[float] = []
    usual = 0.5
    for number in range(1, options.games + 1):
        reward, trail = play(env, policy, scale, chance, options.seed * 10**7 + number, True)
        lately.append(reward)
        for legal, seen, push in trail:
            policy.note(legal, seen, push * (reward - usual))
        usual += 0.01 * (reward - usual)
        if number % options.batch == 0:
            policy.learn()
        if number % (options.games // 10) == 0:
            low, high = interval(sum(lately), len(lately))
            spent = time.monotonic() - began
            print(f"{number:6} games {spent:5.0f} s  won {np.mean(lately):.1%} ({low:.1%} to {high:.1%})", flush=True)
            lately = []
    print(f"after:  {evaluate(env, policy, scale, options.test, 10**6)}")


if __name__ == "__main__":
    main()
