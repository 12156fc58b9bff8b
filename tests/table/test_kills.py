"""A short form of ``tools/kills.py``: processes are killed and frozen in the middle of play, and nothing confirmed is lost.

How long nobody answers is not looked at here, because others may use this machine, too: the tool says it.
"""

from __future__ import annotations

import asyncio
import itertools

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
