"""How fast are we? Ratios against random play in python-chess, measured in the same run on the same core.

Times on a shared machine wander, so yardstick and game are measured in turns and the best of several is kept.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from weald.arena.provenance import is_compiled
from weald.games import NAMES, find
from weald.kernel import Dice, begin, split
from weald.players.random_player import RandomPlayer

_SLICE = 0.6  # seconds per measurement
_TURNS = 5
_CLONES = 8  # per sampled decision: one alone would mostly measure the clock


def chess_decisions(seconds: float) -> float:
    """The yardstick: random moves in python-chess, decisions per second."""
    import chess

    dice = Dice(1)
    board = chess.Board()
    made = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(50):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock >= 100:
                board = chess.Board()
                moves = list(board.legal_moves)
            board.push(moves[dice.below(len(moves))])
            made += 1
    return made / (seconds + time.perf_counter() - end)


def game_decisions(name: str, seconds: float) -> dict[str, float]:
    """Random play as in simulations: no checkpoints, no events."""
    game = find(name)
    player = RandomPlayer()
    decisions = games = 0
    started = time.perf_counter()
    number = 0
    while time.perf_counter() - started < seconds:
        match = begin(game, None, split(1, number), keep=False, loud=False)
        dice = Dice(number)
        number += 1
        made = 0
        while not match.over and (not game.random_cap or made < game.random_cap):
            decision = match.open[0]
            match.choose(player.pick(decision, dice), decision.seat)
            made += 1
            if made % 256 == 0 and time.perf_counter() - started > 4 * seconds:
                break
        decisions += made
        games += match.over
    spent = time.perf_counter() - started
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def clone_microseconds(name: str) -> float:
    """Mean time of a clone at random decisions of random games."""
    game = find(name)
    player = RandomPlayer()
    spent = 0.0
    clones = 0
    for number in range(6):
        match = begin(game, None, split(2, number), loud=False)
        dice = Dice(number)
        made = 0
        while not match.over and made < 600:
            decision = match.open[0]
            match.choose(player.pick(decision, dice), decision.seat)
            made += 1
            if made % 5 == 0 and not match.over:
                started = time.perf_counter()
                for _ in range(_CLONES):
                    match.clone()
                spent += time.perf_counter() - started
                clones += _CLONES
    return spent / clones * 1e6


def measure(names: list[str], quick: bool = False) -> dict[str, Any]:
    """One build, in this process."""
    seconds = 0.15 if quick else _SLICE
    turns = 1 if quick else _TURNS
    yardstick = 0.0
    best: dict[str, dict[str, float]] = {name: {"decisions_per_s": 0.0, "games_per_s": 0.0} for name in names}
    for _ in range(turns):
        yardstick = max(yardstick, chess_decisions(seconds))
        for name in names:
            found = game_decisions(name, seconds)
            if found["decisions_per_s"] > best[name]["decisions_per_s"]:
                best[name] = found
    games = {
        name: {
            "decisions_per_s": round(best[name]["decisions_per_s"]),
            "games_per_s": round(best[name]["games_per_s"], 1),
            "ratio": round(best[name]["decisions_per_s"] / yardstick, 2),
            "clone_us": round(min(clone_microseconds(name) for _ in range(1 if quick else 3)), 1),
        }
        for name in names
    }
    return {"compiled": is_compiled(), "chess_decisions_per_s": round(yardstick), "games": games}


def bench(
    names: list[str] | None = None, quick: bool = False, tell: Callable[[str], None] = lambda _: None
) -> dict[str, Any]:
    """Both builds where both exist; the other build runs in a process of its own."""
    wanted = list(names or NAMES)
    tell("interpreted" if not is_compiled() else "compiled")
    here = measure(wanted, quick)
    builds = {"compiled" if here["compiled"] else "interpreted": here}
    fast = Path(os.environ.get("WEALD_FAST", "build/fast"))
    if not here["compiled"] and (fast / "weald").is_dir():
        tell("compiled")
        builds["compiled"] = _elsewhere(fast, wanted, quick)
    return {"yardstick": "python-chess, random moves", "builds": builds, "python": sys.version.split()[0]}


def _elsewhere(path: Path, names: list[str], quick: bool) -> dict[str, Any]:
    code = f"import json; from weald.arena.bench import measure; print(json.dumps(measure({names!r}, {quick!r})))"
    env = {**os.environ, "PYTHONPATH": str(path.resolve())}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)  # noqa: S603
    found: dict[str, Any] = json.loads(run.stdout)
    return found
