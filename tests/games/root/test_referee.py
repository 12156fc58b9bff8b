"""Random games of Root, compared with the Law by a referee that shares no rule code with the engine."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from tests.games.root.referee import (
    crafting,
    earning,
    fighting,
    game,
    hired,
    moving,
    points,
    reading,
    recruiting,
    tables,
)

SEED = 12
GAMES = 12
DECISIONS = 1000  # of one game at most
HERE = Path(__file__).parent / "referee"
SETTINGS = [game.draw(Random(SEED * 1000 + number), number) for number in range(GAMES)]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: "-".join([str(s.options["map"]), *s.seats]))
def test_engine_and_referee_agree(setting: game.Setting) -> None:
    tally = game.Tally()
    game.Game(setting, tally, DECISIONS).play()
    assert tally.differences == []
    assert {"move", "ruler", "slots"} <= {kind for kind, _ in tally.compared}


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (earning, "ROOST_VP", (0, 1, 1, 1, 2, 2, 2, 2)),
        (earning, "SYMPATHY_VP", (0, 1, 1, 2, 2, 3, 4, 5, 6, 7)),
        (crafting, "CRAFTING", {**tables.CRAFTING, "marquise": ("sawmill",), "eyrie": (), "alliance": ()}),
        (moving, "may_enter", lambda table, side, place: place != "c5"),
        (fighting, "fighters", lambda table, side, place, against: table.warriors(place, side) > 1),
        (recruiting, "with_kind", lambda *_: set()),
    ],
)
def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, module: object, name: str, wrong: object) -> None:
    monkeypatch.setattr(module, name, wrong)
    tally = game.Tally()
    seats = ["marquise", "eyrie", "alliance", "vagabond", "corvids"]
    for seed in range(3):
        game.Game(game.Setting(seats, {"map": "autumn"}, seed), tally, DECISIONS).play()
    assert tally.differences


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (hired, "sites", lambda table, side: set(table.map.slots) - {"c5"}),
        (hired, "near", lambda table, places: set(table.map.slots)),
        (reading.Table, "crown", lambda table, side: side),
        (fighting, "UNTOUCHABLE", ()),
        (points, "MARKERS", (3, 8, 12)),
        (points, "GOLDEN_DOTS", (1,)),
    ],
)
def test_a_wrong_rule_of_hirelings_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, wrong: object
) -> None:
    monkeypatch.setattr(module, name, wrong)
    tally = game.Tally()
    for seed in range(40):
        options = {"map": "autumn", "hirelings": 3}
        game.Game(game.Setting(["riverfolk", "cult"], options, seed), tally, 400).play()
        if tally.differences:
            break
    assert tally.differences


def test_the_games_have_all_factions_and_settings() -> None:
    assert {side for setting in SETTINGS for side in setting.seats} >= set(tables.FACTIONS)
    for key, values in {
        "map": set(tables.MAPS), "deck": {"base", "exiles_partisans"}, "landmarks": {0, 1, 2},
        "hirelings": {0, 1, 2, 3}, "setup": {"standard", "advanced"}, "shuffled_suits": {False, True},
    }.items():  # fmt: skip
        assert {setting.options[key] for setting in SETTINGS} == values


def test_the_referee_shares_no_rule_code() -> None:
    """It may use the match and its sight, and the game object, which hands out positions and questions."""
    allowed = {"weald.games.root", "weald.kernel", "weald.kernel.event", "weald.match", "weald.match.sight"}
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("weald"):
                assert node.module in allowed, f"{path.name} imports {node.module}"
                if node.module == "weald.games.root":
                    assert [name.name for name in node.names] == ["GAME"]
            if isinstance(node, ast.Import):
                assert not any(name.name.startswith("weald") for name in node.names)
