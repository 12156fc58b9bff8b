"""The compiled build runs the same games as the sources."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

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


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fast", ROOT / "tools" / "fast.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
def test_a_trained_file_counts_and_then_goes_by_its_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = tool()
    assert fast.trains("gcc")
    monkeypatch.setattr(fast, "CACHE", tmp_path / "cache")
    source = tmp_path / "c" / "small.c"
    for folder in (fast.CACHE, source.parent):
        folder.mkdir()
    source.write_text('__attribute__((visibility("default"))) int twice(int x) { return x > 3 ? 2 * x : x + x; }\n')
    library = {"name": "small", "sources": ["c/small.c"], "include_dirs": [], "extra_compile_args": ["-O2", "-Werror"]}

    def made() -> tuple[Path, bool]:
        path, new = fast.compile_c("c/small.c", library, "gcc", tmp_path, "count")
        return path, new

    first, new = made()
    assert new
    assert first.name.endswith(fast.COUNTING)
    fast.link("small", [first], "gcc", tmp_path, symbols=False)
    (shared,) = tmp_path.glob("small*.so")
    run = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).twice(4))"
    assert subprocess.check_output([sys.executable, "-c", run, str(shared)], text=True) == "8\n"

    then, new = made()
    assert new
    assert not then.name.endswith(fast.COUNTING)
    assert made() == (then, False)
    fast.link("small", [then], "gcc", tmp_path, symbols=False)
    assert ctypes.CDLL(str(shared)).twice(4) == 8

    source.write_text('__attribute__((visibility("default"))) int twice(int x) { return 2 * x; }\n')
    assert made()[0].name.endswith(fast.COUNTING)  # nothing is known of it yet
    for way in ("plain", "trained"):
        plain, _ = fast.compile_c("c/small.c", library, "gcc", tmp_path, way)
        assert plain.name.count(".") == 1
