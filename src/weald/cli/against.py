"""``weald bench --against REF``: this tree against another commit, both built here and measured turn about.

Speeds on a shared machine wander, so each turn measures both, one right after the other and in changing order, by
processor time; what counts is the ratio within a turn.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

import click
import msgspec

SLICE = 1.5  # seconds per game, build and turn
TURNS = 5
QUICK = (0.3, 3)

# Runs with either build; only what every commit since the first has.
MEASURE = """
import json, sys, time
from weald.arena.sim import plan, simulate
out = {}
for game, games in json.loads(sys.argv[1]).items():
    todo = plan(game, None, None, {}, 1, ["random"])
    began = time.process_time()
    report = simulate(todo, games, 1, lambda _: None)
    out[game] = [time.process_time() - began, report.decisions, report.digest]
print(json.dumps(out))
"""


class Compared(msgspec.Struct):
    game: str
    games: int  # played each turn by each build
    before: float  # decisions per second of processor time, the median of the turns
    now: float
    ratio: float  # now / before: the median of the turns
    low: float
    high: float
    same: bool  # do both play the same games?


class Against(msgspec.Struct):
    ref: str
    commit: str
    compiled: bool
    turns: int
    rows: list[Compared]

    def slower(self, percent: float) -> list[str]:
        """Games that were slower by more than this in every turn."""
        return [row.game for row in self.rows if row.high < 1 - percent / 100]

    def table(self) -> str:
        """In Markdown, for the pull request."""
        lines = [
            f"{'compiled' if self.compiled else 'interpreted'}, {self.turns} turns, against {self.ref} ({self.commit[:10]})",
            "",
            "| game | before, decisions/s | now | now / before | lowest to highest | the same games |",
            "|---|---|---|---|---|---|",
        ]
        for row in self.rows:
            lines.append(
                f"| {row.game} | {row.before:,.0f} | {row.now:,.0f} | **{row.ratio:.3f}** "
                f"| {row.low:.3f} to {row.high:.3f} | {'yes' if row.same else '**no**'} |"
            )
        return "\n".join(lines)


def compare(ref: str, names: list[str], quick: bool, interpreted: bool) -> Against:
    root = checkout()
    commit = _git(
        root, "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}", why=f"{ref!r} is no commit here"
    ).strip()
    other = unpacked(root, commit)
    builds = [_built(tree, interpreted) for tree in (other, root)]
    seconds, turns = QUICK if quick else (SLICE, TURNS)
    # The first measurement only says how many games fill a turn.
    trial = _measure(builds[1], dict.fromkeys(names, 3))
    games = {name: max(3, round(3 * seconds / max(trial[name][0], 1e-3))) for name in names}
    found: list[list[dict[str, Any]]] = [[], []]
    for turn in range(turns):
        for which in (0, 1) if turn % 2 == 0 else (1, 0):
            found[which].append(_measure(builds[which], games))
    rows = [_row(name, games[name], [[m[name] for m in side] for side in found]) for name in names]
    return Against(ref, commit, not interpreted, turns, rows)


def _row(name: str, games: int, found: list[list[list[Any]]]) -> Compared:
    before, now = ([decisions / spent for spent, decisions, _ in side] for side in found)
    ratios = [b / a for a, b in zip(before, now, strict=True)]
    digests = {digest for side in found for _, _, digest in side}
    return Compared(
        name, games, median(before), median(now), median(ratios), min(ratios), max(ratios), len(digests) == 1
    )  # fmt: skip


def checkout() -> Path:
    """The checkout we stand in."""
    root = Path(_git(Path.cwd(), "rev-parse", "--show-toplevel", why="--against needs a git checkout").strip())
    if not (root / "tools" / "fast.py").exists():
        raise click.UsageError("--against needs a checkout of Weald")
    return root


def unpacked(root: Path, commit: str) -> Path:
    """The tree of a commit, in build/against; its C objects come from this checkout's cache."""
    folder = root / "build" / "against" / commit[:12]
    if not (folder / "whole").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        packed = subprocess.run(  # noqa: S603
            ["git", "archive", "--format=tar", commit, "src", "tools"],  # noqa: S607
            cwd=root, check=True, capture_output=True,
        ).stdout  # fmt: skip
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        cache = root / ".cache" / "fast"
        cache.mkdir(parents=True, exist_ok=True)
        (folder / ".cache").mkdir()
        (folder / ".cache" / "fast").symlink_to(cache)
        (folder / "whole").touch()
    return folder


def _built(tree: Path, interpreted: bool) -> Path:
    if interpreted:
        return tree / "src"
    click.echo(f"building {tree.name} (minutes, when little of it is known)", err=True)
    run = subprocess.run(
        [sys.executable, "tools/fast.py"], cwd=tree, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )  # fmt: skip
    if run.returncode != 0:
        raise click.UsageError(f"{tree} cannot be compiled:\n{run.stdout}")
    return tree / "build" / "fast"


def _measure(build: Path, games: dict[str, int]) -> dict[str, Any]:
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", MEASURE, json.dumps(games)],
        env={**os.environ, "PYTHONPATH": str(build)}, check=False, capture_output=True, text=True,
    )  # fmt: skip
    if run.returncode != 0:
        raise click.UsageError(f"{build} cannot be measured:\n{run.stderr}")
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def _git(folder: Path, *words: str, why: str) -> str:
    try:
        run = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True)  # noqa: S603, S607
    except (OSError, subprocess.CalledProcessError):
        raise click.UsageError(why) from None
    return run.stdout
