"""docs/add-a-faction.md names the files that every faction has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from weald.games.root.factions import NAMES

HERE = Path(__file__).parents[3]
GAME = HERE / "src" / "weald" / "games" / "root"
PAGE = (HERE / "docs" / "add-a-faction.md").read_text("utf-8")
ROWS = [row.split("|")[2] for row in PAGE.splitlines() if re.match(r"\| \d", row)]


def paths(row: str, faction: str) -> list[Path]:
    """A row names its first file whole, and others beside it."""
    names = [name.replace("<faction>", faction) for name in re.findall(r"`([^`]+)`", row)]
    first = next(root / names[0] for root in (GAME, HERE) if (root / names[0]).exists() or root is HERE)
    return [first, *(first.with_name(name) for name in names[1:])]


@pytest.mark.parametrize("faction", NAMES)
def test_every_faction_has_the_files_that_the_page_names(faction: str) -> None:
    missing = [path for row in ROWS for path in paths(row, faction) if not path.exists()]
    assert missing == []


def test_the_page_names_at_most_twelve_files() -> None:
    assert len(ROWS) == 10  # two rows name several
    assert PAGE.count("| 12 |") == 1
