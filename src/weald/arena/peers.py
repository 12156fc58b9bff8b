"""Random play elsewhere: python-chess (the yardstick), Catanatron and OpenSpiel.

Stands alone, without anything of ours: `make bench-peers` makes an environment for it, and `weald bench` runs it
there. Says what it found as one JSON object.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

SPIEL = ("chess", "backgammon", "gin_rummy", "hanabi")
_CLONES = 20

Play = Callable[[int], tuple[int, float]]  # plays game number n: its decisions, and the seconds of a copy


def chess_decisions(seconds: float) -> float:
    """The yardstick: random moves in python-chess, decisions per second."""
    import chess

    dice = Random(1)
    board = chess.Board()
    made = 0
    end = process_time() + seconds
    while process_time() < end:
        for _ in range(50):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock >= 100:
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(moves[int(dice.random() * len(moves))])
            made += 1
    return made / (seconds + process_time() - end)


def catan() -> Play:
    """Games of four random Catanatron players."""
    catanatron = import_module("catanatron")

    def play(seed: int) -> tuple[int, float]:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
        game.play()
        return len(game.state.actions), seconds_of(game.copy)

    return play


def spiel(name: str) -> Play:
    """Random games of OpenSpiel's engine (C++), driven from Python as researchers do."""
    game = import_module("pyspiel").load_game(name)

    def play(seed: int) -> tuple[int, float]:
        dice = Random(seed)
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                made += 1
        return made, seconds_of(state.clone)

    return play


def seconds_of(copy: Callable[[], object]) -> float:
    started = process_time()
    for _ in range(_CLONES):
        copy()
    return (process_time() - started) / _CLONES


def rate(play: Play, seconds: float) -> dict[str, float]:
    """Whole games for about so long; copies are not part of the time."""
    games = decisions = 0
    copying = spent = 0.0
    while spent < seconds:
        started = process_time()
        made, copy = play(games)
        spent += process_time() - started - copy * _CLONES
        games += 1
        decisions += made
        copying += copy
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent, "clone_us": copying / games * 1e6}


def measure(seconds: float, turns: int) -> dict[str, Any]:
    """The yardstick and all peers in turns; of each the best."""
    peers: dict[str, Play] = {}
    if find_spec("catanatron"):
        peers["catanatron, 4 players"] = catan()
    if find_spec("pyspiel"):
        peers.update({f"open_spiel {name}": spiel(name) for name in SPIEL})
    yardstick = 0.0
    best: dict[str, dict[str, float]] = {}
    for _ in range(turns):
        yardstick = max(yardstick, chess_decisions(seconds))
        for name, play in peers.items():
            found = rate(play, seconds)
            if name not in best or found["decisions_per_s"] > best[name]["decisions_per_s"]:
                best[name] = found
    return {"chess_decisions_per_s": round(yardstick), "games": {name: row(best[name], yardstick) for name in best}}


def row(found: dict[str, float], yardstick: float) -> dict[str, float]:
    return {
        "decisions_per_s": round(found["decisions_per_s"]),
        "games_per_s": round(found["games_per_s"], 1),
        "ratio": round(found["decisions_per_s"] / yardstick, 2),
        "clone_us": round(found["clone_us"], 1),
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), int(sys.argv[2]))))
