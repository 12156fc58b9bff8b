"""How fast are we? Ratios against random play in python-chess, measured in the same run on the same core.

A second is one of the processor's, spent on this process. Speeds on a shared machine wander all the same, so
yardstick and game are measured in turns and the best of several is kept.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

from weald.arena import peers
from weald.arena.one_game import LIMIT
from weald.arena.peers import chess_decisions, row
from weald.arena.provenance import is_compiled
from weald.games import NAMES, find
from weald.kernel import Dice, split
from weald.match import begin
from weald.players.random_player import RandomPlayer

_SLICE = 0.6  # seconds per measurement
_TURNS = 5
_CLONES = 8  # per sampled decision: one alone would mostly measure the clock


def game_decisions(name: str, seconds: float) -> dict[str, float]:
    """Random play as in simulations: no checkpoints, no events."""
    game = find(name)
    player = RandomPlayer()
    decisions = games = 0
    started = process_time()
    number = 0
    while process_time() - started < seconds:
        match = begin(game, None, split(1, number), keep=False, loud=False)
        dice = Dice(number)
        number += 1
        decisions += player.play_on(match, [dice] * len(match.seats), game.random_cap or LIMIT)
        games += match.over
    spent = process_time() - started
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
                started = process_time()
                for _ in range(_CLONES):
                    match.clone()
                spent += process_time() - started
                clones += _CLONES
    return spent / clones * 1e6


def measure(names: list[str], quick: bool = False) -> dict[str, Any]:
    """One build, in this process."""
    seconds, turns = pace(quick)
    yardstick = 0.0
    best: dict[str, dict[str, float]] = {name: {"decisions_per_s": 0.0, "games_per_s": 0.0} for name in names}
    for _ in range(turns):
        yardstick = max(yardstick, chess_decisions(seconds))
        for name in names:
            found = game_decisions(name, seconds)
            if found["decisions_per_s"] > best[name]["decisions_per_s"]:
                best[name] = found
    for name in names:
        best[name]["clone_us"] = min(clone_microseconds(name) for _ in range(1 if quick else 3))
    games = {name: row(best[name], yardstick) for name in names}
    return {"compiled": is_compiled(), "chess_decisions_per_s": round(yardstick), "games": games}


def bench(names: list[str] | None = None, quick: bool = False) -> dict[str, Any]:
    """Both builds where both exist, and the peers where they are; each in a process of its own."""
    wanted = list(names or NAMES)
    here = measure(wanted, quick)
    builds = {"compiled" if here["compiled"] else "interpreted": here}
    if not here["compiled"]:
        code = f"import json; from weald.arena.bench import measure; print(json.dumps(measure({wanted!r}, {quick!r})))"
        compiled = in_compiled_build(code)
        builds |= {"compiled": compiled} if compiled else {}
    others = with_peers(peers.__file__, *pace(quick))
    builds |= {"peers": others} if others else {}
    return {"yardstick": "python-chess, random moves", "builds": builds, "python": sys.version.split()[0]}


def pace(quick: bool) -> tuple[float, int]:
    """The seconds of a turn, and how many turns."""
    return (0.15, 1) if quick else (_SLICE, _TURNS)


def in_compiled_build(code: str) -> Any:
    """What the code prints as JSON in its last line, with build/fast; None where there is no such build."""
    fast = Path(os.environ.get("WEALD_FAST", "build/fast"))
    if not (fast / "weald").is_dir():
        return None
    return _elsewhere([sys.executable, "-c", code], {"PYTHONPATH": str(fast.resolve())})


def with_peers(file: str, seconds: float, turns: int) -> Any:
    """The same of a script in the environment that `make bench-peers` makes; None where there is none."""
    python = Path(os.environ.get("WEALD_PEERS", "build/peers")) / "bin" / "python"
    return _elsewhere([str(python), "-P", file, str(seconds), str(turns)], {}) if python.exists() else None


def _elsewhere(command: list[str], environment: dict[str, str]) -> Any:
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)  # noqa: S603
    return json.loads(run.stdout.splitlines()[-1])
