"""A short form of ``tools/kills.py``: processes are killed and frozen in the middle of play, and nothing confirmed is lost.

How long nobody answers is not looked at here, because others may use this machine, too: the tool says it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from tools.kills import PATIENCE, main, until
from tools.mixed_play import Ledger


@pytest.mark.parametrize("db", ["sqlite", "postgres"])
def test_killed_and_frozen(db: str) -> None:
    found = main(["--db", db, "--kills", "8", "--tables", "4", "--freezes", "0.4", "--json"])
    assert found["problems"] == []
    assert found["kills"] + found["freezes"] == 8
    assert found["choices"] > 30


def test_whoever_is_stopped_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial itself was stopped for an hour, again and again: nobody was asked in that time, so nobody was late."""
    looks, hours, ledger = itertools.count(), itertools.count(), Ledger()
    monkeypatch.setattr("tools.lived.time.monotonic", lambda: 3600.0 * next(hours))
    asyncio.run(until(lambda: next(looks) == 5, "an answer", ledger))
    assert ledger.problems == []
    monkeypatch.setattr("tools.lived.time.monotonic", lambda: PATIENCE * next(hours))
    monkeypatch.setattr("tools.lived.STEP", PATIENCE)
    asyncio.run(until(lambda: False, "an answer", ledger))
    assert ledger.problems == [f"not within {PATIENCE:.0f} s: an answer"]


def test_rounds_add_up_and_what_was_proved_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every so many blows there is a comparison, in a file; another run goes on from there, and a problem ends it."""
    played: list[tuple[int, int]] = []
    problems: list[str] = []

    def play(args: argparse.Namespace) -> dict[str, Any]:
        played.append((args.kills, args.seed))
        found = {"db": args.db, "processes": args.processes, "kills": args.kills - 1, "freezes": 1, "choices": 10}
        return {**found, "all_answers_s": {"kills": [1.0], "freezes": [6.0]}, "problems": [*problems]}

    monkeypatch.setattr("tools.kills.play", play)
    file = tmp_path / "kills.jsonl"
    call = ["--db", "sqlite", "--compare", "3", "--add", str(file), "--json"]
    found = main([*call, "--kills", "7"])
    assert played == [(3, 1), (3, 1001), (1, 2001)]
    assert (found["kills"], found["freezes"], found["choices"], found["rounds"]) == (4, 3, 30, 3)
    assert found["answered_after_freezes"]["over_5_s"] == 3
    assert len(file.read_text().splitlines()) == 3
    problems.append("lost")
    found = main([*call, "--kills", "20"])
    assert played[3:] == [(3, 3001)]
    assert found["problems"] == ["lost"]
