"""Every event cites the right rule: the table of who tells what by which rule, read by eye when it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.told import told
from weald import rulebook

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_events_cite_the_rules_that_somebody_has_read(game: str) -> None:
    before = (HERE / game / "told.txt").read_text("utf-8").splitlines()
    now = told(game).splitlines()
    new = [line for line in now if line not in before]
    gone = [line for line in before if line not in now]
    assert (new, gone) == ([], []), f"read these against the rulebook, then run tools/told.py {game}"


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_events_cite_rules_that_there_are(game: str) -> None:
    known = {statement.id for statement in rulebook.load(game)}
    cited = {line.split()[2] for line in (HERE / game / "told.txt").read_text("utf-8").splitlines()}
    assert sorted(cited - known) == []
