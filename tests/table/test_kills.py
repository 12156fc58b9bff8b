"""A short form of ``tools/kills.py``: processes are killed and frozen in the middle of play, and nothing confirmed is lost.

How long nobody answers is not looked at here, because others may use this machine, too: the tool says it.
"""

from __future__ import annotations

import pytest

from tools.kills import main


@pytest.mark.parametrize("db", ["sqlite", "postgres"])
def test_killed_and_frozen(db: str) -> None:
    found = main(["--db", db, "--kills", "8", "--tables", "4", "--freezes", "0.4", "--json"])
    assert found["problems"] == []
    assert found["kills"] + found["freezes"] == 8
    assert found["choices"] > 30
