"""The positions that stories and browser tests show have the shape of those the server sends now.

``make fixtures`` plays and writes them all anew.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import weald
from weald.games import find
from weald.table import wire

FOLDER = Path(__file__).parents[1] / "web" / "src" / "stories" / "fixtures"
FILES = sorted(FOLDER.glob("*.json"))
HOW = "run `make fixtures`"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_of_the_stories_is_fresh(path: Path) -> None:
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    view = kept["view"]
    same_shape(view, wire.View)
    same_shape(kept["log"], list[wire.LogEntry])
    same_shape(kept["blocked"], list[wire.Blocked])
    game = find(view["game"])
    assert view["revision"] == game.revision, HOW
    now = weald.start(game.id, seats=view["seats"], options=view["options"], seed=1).view(0)
    assert view.keys() == now.keys(), HOW
    assert view["options"].keys() == now["options"].keys(), HOW
    assert view["zones"].keys() == now["zones"].keys(), HOW
    position = importlib.import_module(f"weald.games.{game.id}.position")
    if hasattr(position, "Position"):
        same_shape(view["position"], position.Position)
    else:
        assert view["position"].keys() == now["position"].keys(), HOW
    for said in (*kept["log"], *kept["blocked"], *view["decisions"]):
        key = said.get("kind") or said.get("why") or said["prompt"]
        names = {field.partition(":")[0].rstrip("*") for field in game.fields.get(key, ())}
        assert said["args"].keys() <= names, f"{key}: {HOW}"


def same_shape(value: object, shape: Any) -> None:
    """Of this type, and with nothing in it that the type does not know."""
    try:
        read = msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        pytest.fail(f"{error}; {HOW}")
    assert without_defaults(msgspec.to_builtins(read), value) == value, HOW


def without_defaults(read: Any, value: Any) -> Any:
    """What was read, but for fields that the original leaves out."""
    if isinstance(read, dict) and isinstance(value, dict):
        return {key: without_defaults(part, value[key]) for key, part in read.items() if key in value}
    if isinstance(read, list) and isinstance(value, list):
        return [without_defaults(*pair) for pair in zip(read, value, strict=False)]
    return read


def test_there_are_positions_of_every_game() -> None:
    assert {json.loads(path.read_text("utf-8"))["view"]["game"] for path in FILES} == set(weald.games.NAMES)
