"""Whole recorded games, of every game, replayed by hash. ``tools/corpus.py`` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import weald
from weald.records import read

CORPUS = Path(__file__).parent / "corpus"
RECORDS = sorted(CORPUS.rglob("*.weald"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.relative_to(CORPUS).as_posix())
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text)
    assert record.game == path.parent.name
    assert record.hashes, "a record proves nothing without hashes"
    match = weald.replay(text)
    assert match.over == bool(record.result)


def test_root_has_enough_games() -> None:
    assert sum(path.parent.name == "root" for path in RECORDS) >= 25


def test_ironwood_has_enough_games_of_all_kinds() -> None:
    records = [read(path.read_text("utf-8")) for path in RECORDS if path.parent.name == "ironwood"]
    finished = [r for r in records if r.result]
    assert len(finished) >= 25
    assert {r.result.split()[1] for r in finished} == {"forges", "totems", "concession", "bot-stuck"}
    assert {r.options["ordered"] for r in finished} == {"true", "false"}
    assert {r.options["handicap_woodwalkers"] != "0" for r in finished} == {True, False}
    assert {r.options["handicap_ironclad"] != "0" for r in finished} == {True, False}
