"""Whole recorded games, of every game, replayed by hash. ``tools/corpus.py`` writes them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import weald
from weald.games.root.pieces import PLAYED
from weald.match.record import read

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


def test_root_has_whole_games_of_every_faction_and_module() -> None:
    paths = [path for path in RECORDS if path.parent.name == "root"]
    assert len({path.name.split("-")[0] for path in paths}) == len(paths), "every record has its own number"
    whole = [record for record in (read(path.read_text("utf-8")) for path in paths) if record.result]
    assert len(whole) >= 60
    met = Counter(side for record in whole for side in record.seats)
    assert set(met) >= set(PLAYED)
    assert all(met[side] >= 10 for side in PLAYED if side != "second_vagabond"), met
    options = {(key, value) for record in whole for key, value in record.options.items()}
    assert {("map", name) for name in ("autumn", "winter", "lake", "mountain")} <= options
    wanted = {("setup", "advanced"), ("hirelings", "3"), ("landmarks", "2"), ("deck", "exiles_partisans")}
    assert wanted <= options


def test_ironwood_has_enough_games_of_all_kinds() -> None:
    records = [read(path.read_text("utf-8")) for path in RECORDS if path.parent.name == "ironwood"]
    finished = [r for r in records if r.result]
    assert len(finished) >= 25
    assert {r.result.split()[1] for r in finished} == {"forges", "totems", "concession", "bot-stuck"}
    assert {r.options["ordered"] for r in finished} == {"true", "false"}
    assert {r.options["handicap_woodwalkers"] != "0" for r in finished} == {True, False}
    assert {r.options["handicap_ironclad"] != "0" for r in finished} == {True, False}
