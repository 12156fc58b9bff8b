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

SLICE = 1.0  # seconds per measurement, build and turn
TURNS = 5
QUICK = (0.3, 3)
KINDS = {  # what weald.arena.probe measures, in which unit it is told
    "random": "decisions/s", "search": "iterations/s", "kept": "choices/s", "replay": "choices/s",
    "clone": "µs", "clone_late": "µs", "redeal": "µs", "memory": "KiB",
}  # fmt: skip
LIVE = 200  # matches held at once, to see what one takes
MANY = 200  # positions or games of a turn are enough


class Compared(msgspec.Struct):
    game: str
    kind: str
    size: int  # how much each build did in each turn: games, positions
    before: float  # in the unit of the kind, by processor time; the median of the turns
    now: float
    ratio: float  # how many times as fast (as small) as before: the median of the turns
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
        """What was slower by more than this in every turn."""
        return [f"{row.game} ({row.kind})" for row in self.rows if row.high < 1 - percent / 100]

    def table(self) -> str:
        """In Markdown, for the pull request."""
        lines = [
            f"{'compiled' if self.compiled else 'interpreted'}, {self.turns} turns, against {self.ref} ({self.commit[:10]})",
            "",
            "| game | measured | before | now | times as good | lowest to highest | the same games |",
            "|---|---|---|---|---|---|---|",
        ]
        for row in self.rows:
            places = 1 if KINDS[row.kind] == "µs" else 0
            lines.append(
                f"| {row.game} | {row.kind}, {KINDS[row.kind]} | {row.before:,.{places}f} | {row.now:,.{places}f} "
                f"| **{row.ratio:.2f}** | {row.low:.2f} to {row.high:.2f} | {'yes' if row.same else '**no**'} |"
            )
        return "\n".join(lines)


def compare(ref: str, names: list[str], kinds: list[str], quick: bool, interpreted: bool) -> Against:
    root = checkout()
    commit = _git(
        root, "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}", why=f"{ref!r} is no commit here"
    ).strip()
    other = unpacked(root, commit)
    builds = [_built(tree, interpreted) for tree in (other, root)]
    seconds, turns = QUICK if quick else (SLICE, TURNS)
    # The first measurement only says how much fills a turn.
    trial = _measure(builds[1], {name: {kind: 1 if kind == "replay" else 3 for kind in kinds} for name in names})
    sizes = {name: {kind: _size(kind, trial[name][kind][0], seconds) for kind in kinds} for name in names}
    found: list[list[dict[str, Any]]] = [[], []]
    for turn in range(turns):
        for which in (0, 1) if turn % 2 == 0 else (1, 0):
            found[which].append(_measure(builds[which], sizes))
    rows = [
        _row(name, kind, sizes[name][kind], [[turn[name][kind] for turn in side] for side in found])
        for name in names
        for kind in kinds
    ]
    return Against(ref, commit, not interpreted, turns, rows)


def _size(kind: str, spent: float, seconds: float) -> int:
    if kind == "memory":
        return LIVE
    fitting = (1 if kind == "replay" else 3) * seconds / max(spent, 1e-3)
    return max(3, min(MANY, round(fitting)))


def _row(name: str, kind: str, size: int, found: list[list[list[Any]]]) -> Compared:
    rates = [[often / max(spent, 1e-9) for spent, often, _ in side] for side in found]
    ratios = [now / before for before, now in zip(*rates, strict=True)]
    before, now = (median(side) for side in rates)
    if (unit := {"µs": 1e6, "KiB": 1.0}.get(KINDS[kind])) is not None:
        before, now = unit / before, unit / now
    ends = {end for side in found for _, _, end in side}
    return Compared(name, kind, size, before, now, median(ratios), min(ratios), max(ratios), len(ends) == 1)


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


def _measure(build: Path, sizes: dict[str, dict[str, int]]) -> dict[str, Any]:
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-P", str(Path(__file__).parents[1] / "arena" / "probe.py"), json.dumps(sizes)],
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
