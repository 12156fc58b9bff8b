"""Environments of others, stepped as ours are: PettingZoo's classics and OpenSpiel's games.

Stands alone, without anything of ours: `make bench-peers` makes an environment for it, and `weald research bench` runs it there.
Says what it found as one JSON object: steps per second of the processor.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

import numpy as np

CLASSICS = ("chess_v6", "go_v5", "connect_four_v3", "texas_holdem_v4")
SPIEL = ("chess", "backgammon", "gin_rummy", "hanabi")

Steps = Callable[[float], float]  # steps for so many seconds: how many there were in one


def all_seats(env: Any) -> Steps:
    """A PettingZoo environment: a step, and what the next agent observes; a new game where one has ended, as in a batch.
    Choosing at random is not part of the time."""
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def steps(seconds: float) -> float:
        made, spent = 0, 0.0
        seen, _, over, cut, _ = env.last()
        while spent < seconds:
            action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
            started = process_time()
            env.step(action)
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset(seed=made)
                seen, _, over, cut, _ = env.last()
            spent += process_time() - started
            made += 1
        return made / spent

    return steps


def spiel(name: str) -> Steps:
    """A game of OpenSpiel (C++): a choice, chance after it, then tensor and mask of whoever is asked."""
    dice = np.random.default_rng(1)
    game = import_module("pyspiel").load_game(name)

    def chance(state: Any) -> None:
        while state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(actions, p=shares)))

    def steps(seconds: float) -> float:
        made, spent = 0, 0.0
        state = game.new_initial_state()
        chance(state)
        while spent < seconds:
            action = int(dice.choice(state.legal_actions()))
            started = process_time()
            state.apply_action(action)
            chance(state)
            if not state.is_terminal():
                np.array(state.observation_tensor(state.current_player()), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
            else:
                state = game.new_initial_state()
                chance(state)
            spent += process_time() - started
            made += 1
        return made / spent

    return steps


def measure(seconds: float, turns: int) -> dict[str, int]:
    """All of them in turns; of each the best."""
    peers: dict[str, Steps] = {}
    if find_spec("pettingzoo"):
        for name in CLASSICS:
            peers[f"pettingzoo {name}"] = all_seats(import_module(f"pettingzoo.classic.{name}").env())
    if find_spec("pyspiel"):
        peers.update({f"open_spiel {name}": spiel(name) for name in SPIEL})
    best = dict.fromkeys(peers, 0.0)
    for _ in range(turns):
        for name, steps in peers.items():
            best[name] = max(best[name], steps(seconds))
    return {name: round(rate) for name, rate in best.items()}


if __name__ == "__main__":
    found = measure(float(sys.argv[1]), int(sys.argv[2]))
    print("\n" + json.dumps(found))  # after whatever the packages say of themselves
