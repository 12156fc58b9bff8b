"""The four games are built alike: the same rooms, names and signatures, so that a reader of one reads all."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import pytest

from weald.games import find
from weald.kernel import Game, State

GAMES = Path(__file__).parents[2] / "src" / "weald" / "games"
NAMES = ("ironwood", "root", "wonderland", "defenders")
FILES = (
    "__init__.py", "audit.py", "board.py", "facts.py", "features.py", "insight.py", "names.py", "notes.py", "position.py", "rulebook/annex.md", "rulebook/en.md", "rulebook/cs.md", "rulebook/pl.md", "rulebook/terms.toml","shapes.py", "speech.py",
    "state.py", "words.py", "rules/__init__.py", "rules/setup.py", "rules/steps.py", "text/en.ftl", "text/cs.ftl",
    "text/pl.ftl",
)  # fmt: skip
SIGNATURES = {
    "audit.audit": ["g"],
    "features.features": ["g"],
    "insight.standings": ["g"],
    "position.position": ["g", "viewer"],
    "speech.explain": ["past", "event"],
    "rules.setup.set_up": ["g", "options"],
}
EVERY_GAME = pytest.mark.parametrize("game", NAMES)


def module(game: str, name: str) -> Any:
    return importlib.import_module(f"weald.games.{game}.{name}")


def sources(game: str) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted((GAMES / game).rglob("*.py"))]


@EVERY_GAME
def test_every_game_has_the_same_rooms(game: str) -> None:
    assert [name for name in FILES if not (GAMES / game / name).exists()] == []
    assert (GAMES / game / "lean.py").exists() != (GAMES / game / "leaning").exists()


@EVERY_GAME
def test_functions_that_every_game_has_take_the_same(game: str) -> None:
    for name, wanted in SIGNATURES.items():
        path, _, function = name.rpartition(".")
        found = inspect.signature(getattr(module(game, path), function))
        assert list(found.parameters) == wanted, name


@EVERY_GAME
def test_classes_are_named_after_the_game(game: str) -> None:
    assert type(find(game)).__name__ == f"{game.title()}Game"
    states = [c for c in vars(module(game, "state")).values() if isinstance(c, type) and issubclass(c, State)]
    assert game.title() in {c.__name__ for c in states}


@EVERY_GAME
def test_the_position_is_typed(game: str) -> None:
    position = module(game, "position").Position
    assert is_typeddict(position)
    assert "Any" not in {
        node.id
        for node in ast.walk(ast.parse(inspect.getsource(module(game, "position"))))
        if isinstance(node, ast.Name)
    }
    assert get_type_hints(position)


@EVERY_GAME
def test_values_are_named_by_tables(game: str) -> None:
    found = find(game)
    assert type(found).name_of is Game.name_of
    codecs = {field.partition(":")[2] for fields in found.fields.values() for field in fields} - {""}
    assert sorted(codecs - found.codecs.keys()) == []
    assert found.fields is module(game, "names").FIELDS
    assert found.codecs is module(game, "names").CODECS


@EVERY_GAME
def test_what_everybody_sees_is_listed(game: str) -> None:
    """A whitelist: a new field is hidden until somebody says that it is public."""
    state = find(game).empty(find(game).seats(None, None, find(game).read_options(None)), find(game).read_options(None))
    text = (GAMES / game / "state.py").read_text("utf-8")
    assert set(state.public) <= {*state.fields, *state.shared}
    assert "not in" not in next(line for line in text.splitlines() if "public" in line and "=" in line)


@EVERY_GAME
def test_zones_are_named_owner_and_pile(game: str) -> None:
    found = find(game)
    options = found.read_options(None)
    names = {zone.name for seats in found.samples(options) for zone in found.empty(seats, options).zones()}
    assert [name for name in sorted(names) if name.count(".") != 1 or name != name.lower() or " " in name] == []


@EVERY_GAME
def test_steps_are_named_as_prompts_and_events_are(game: str) -> None:
    assert [step.name for step in find(game).steps if "_" in step.name or step.name != step.name.lower()] == []


@EVERY_GAME
def test_some_options_are_idle(game: str) -> None:
    assert any(option.idle for option in find(game).vocabulary.by_id.values())


@EVERY_GAME
def test_docstrings_say_something(game: str) -> None:
    """A rule id stands at the end of a sentence, never alone."""
    poor = []
    for path, tree in sources(game):
        for node in ast.walk(tree):
            text = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
            if text and (text.startswith(("Step.", "Step:")) or not any(c.isalpha() for c in text.split("(")[0])):
                poor.append(f"{path.name}: {text[:40]}")
    assert poor == []


@EVERY_GAME
def test_reasons_are_final_and_public(game: str) -> None:
    loose = []
    for path, tree in sources(game):
        for node in tree.body:
            value = getattr(node, "value", None)
            if not (isinstance(value, ast.Call) and getattr(value.func, "id", "") == "Why"):
                continue
            target = node.target if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [None])[0]
            if not isinstance(node, ast.AnnAssign) or getattr(target, "id", "_").startswith("_"):
                loose.append(f"{path.name}:{node.lineno}")
    assert loose == []


def test_bare_numbers_in_rules_have_names() -> None:
    """House review: 205 in all games; under 40 was the aim."""
    found: dict[str, int] = {}
    for game in NAMES:
        for path in sorted((GAMES / game / "rules").rglob("*.py")):
            tree = ast.parse(path.read_text("utf-8"))
            named = [node for node in tree.body if isinstance(node, ast.AnnAssign | ast.Assign)]
            inside = {id(child) for node in named for child in ast.walk(node)}
            found[f"{game}/{path.name}"] = sum(
                1
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant)
                and type(node.value) is int
                and node.value not in (-1, 0, 1, 2)
                and id(node) not in inside
            )
    assert sum(found.values()) < 40, {name: count for name, count in found.items() if count}
