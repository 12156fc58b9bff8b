"""The compiled build runs the same games as the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build" / "fast"

PLAY = """
import random, sys, weald, weald.match.match
from weald.games import NAMES
assert weald.match.match.__file__.endswith(".so") == (sys.argv[1] == "compiled"), weald.match.match.__file__
for game in NAMES:
    for seed in range(3):
        chance = random.Random(seed)
        match = weald.start(game, seed=seed)
        while not match.over:
            match.choose(chance.choice(match.decision.options))
        print(match.record())
"""


def play(build: str, path: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    run = subprocess.run(
        [sys.executable, "-c", PLAY, build], env=environment, cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_both_builds_play_the_same_games() -> None:
    current = subprocess.run([sys.executable, "tools/fast.py", "--check"], cwd=ROOT, check=False).returncode == 0
    if not current:
        pytest.skip("build/fast is not current: make fast")
    assert play("compiled", FAST) == play("interpreted", ROOT / "src")
