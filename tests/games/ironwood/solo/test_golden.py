"""Golden turns: whole turns of both bots, told line by line (golden.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.ironwood.solo import table
from weald.games.ironwood.automa.script import ROWS
from weald.testing import rule

with (Path(__file__).parent / "golden.toml").open("rb") as _file:
    TURNS: list[dict[str, Any]] = tomllib.load(_file)["turn"]


def play(turn: dict[str, Any]) -> table.SoloTable:
    position: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in turn["position"].items()
    }
    t = (table.ironbot if turn["bot"] == "ironbot" else table.woodbot)(**position)
    return t.bot_turn(turn.get("number", 0), turn.get("dice", "")).answer(*turn.get("answers", []))


@pytest.mark.parametrize(
    "turn", [pytest.param(turn, id=turn["name"], marks=rule("ironwood", *turn["rules"])) for turn in TURNS]
)
def test_turn(turn: dict[str, Any]) -> None:
    t = play(turn)
    assert t.story() == turn["story"]
    assert t.g.script == [], "every roll was made"
    t.sound()


def test_every_row_of_both_tables_is_resolved_somewhere() -> None:
    told = {(turn["bot"], line.split()[-1]) for turn in TURNS for line in turn["story"] if "bot-icon " in line}
    assert {icon for bot, icon in told if bot == "ironbot"} == set(ROWS[1])
    assert {icon for bot, icon in told if bot == "woodbot"} == set(ROWS[0])


def test_every_approach_face_and_keyword_is_there() -> None:
    told = {line.split()[1] for turn in TURNS for line in turn["story"]}
    assert {"bot-aggressive", "bot-defensive", "bot-expansive", "bot-turn-card", "bot-aid"} <= told
    assert {"bot-pursues", "bot-protects", "bot-expands", "bot-plunders", "bot-secures", "bot-harasses"} <= told
