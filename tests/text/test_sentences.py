"""Every key that a game's rules can say has its text in every language, and every text has its key.

The keys are read from the source: what is asked (g.ask), told (g.tell, g.tell_some), learned (g.learn), won by
(g.finish) and refused for (Why). So a new rule cannot forget its words, and an old word cannot outlive its rule.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from tests.text.test_texts import GAMES as TOLD
from tests.text.test_texts import messages, patterns, used
from weald.games import NAMES, find
from weald.kernel import Dice, errors
from weald.match import Match, begin
from weald.match.sight import decision_json, events
from weald.text import LANGUAGES, Texts, render

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "weald"
GAMES = [game for game in TOLD if game in NAMES]
# Where a call keeps its key.
CALLS = {"ask": 1, "tell": 0, "tell_some": 1, "learn": 1, "finish": 1, "Why": 0, "Note": 0}
PREFIX = {
    "ask": "prompt",
    "tell": "event",
    "tell_some": "event",
    "learn": "undo",
    "finish": "result",
    "Why": "why",
    "Note": "note",
}
KERNEL = {"event-conceded", "result-concession"}


def calls(folder: Path) -> Iterator[tuple[str, ast.Call, dict[str, str]]]:
    """Every call in the folder by its name, with the text constants of its module."""
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        constants = {
            node.targets[0].id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                func = node.func
                name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
                yield name, node, constants


def literals(node: ast.expr, constants: dict[str, str]) -> set[str]:
    """The texts an expression may stand for: a literal, a constant, or one of two by a condition."""
    if isinstance(node, ast.IfExp):
        return literals(node.body, constants) | literals(node.orelse, constants)
    if isinstance(node, ast.Name):
        return {constants[node.id]} if node.id in constants else set()
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def said(game: str) -> frozenset[str]:
    """The ids of everything this game's rules can say."""
    found: set[str] = set()
    for name, call, constants in calls(SOURCE / "games" / game):
        if name in CALLS and len(call.args) > CALLS[name]:
            keys = literals(call.args[CALLS[name]], constants)
            found |= {f"{PREFIX[name]}-{key}" for key in keys}
    return frozenset(found)


def ids(texts: Texts, *prefixes: str) -> set[str]:
    own = messages(texts.lang, texts.game)
    return {id for id in own if id.split("-")[0] in prefixes}


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_rules_say_has_a_text(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    assert len(said(game)) > 20
    assert [id for id in sorted(said(game) | KERNEL) if not texts.has(id)] == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_carries_values_has_a_text(game: str, lang: str) -> None:
    """The names table knows the keys too, also those told through a helper of the game."""
    texts = Texts(lang, game)
    kinds = ("prompt", "event", "why", "note")
    assert [key for key in find(game).fields if not any(texts.has(f"{kind}-{key}") for kind in kinds)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_said_by_a_rule(game: str) -> None:
    alive = written(game)
    mine = {
        id.removesuffix("-known") for id in ids(Texts("en", game), "prompt", "event", "why", "note", "undo", "result")
    }
    assert sorted(id for id in mine - KERNEL if id.partition("-")[2] not in alive) == []


def written(game: str) -> set[str]:
    """Every literal in the game's code; what names an event or speaks of it is no proof of use."""
    return {
        node.value
        for file in (SOURCE / "games" / game).rglob("*.py")
        if file.name not in {"names.py", "speech.py"}
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_label(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    for option in find(game).vocabulary.by_id.values():
        tail = option.id[len(option.verb) :].strip()
        assert texts.has(f"option-{option.verb}-{tail}") or texts.has(f"option-{option.verb}"), option.id


@pytest.mark.parametrize("game", GAMES)
def test_every_label_is_of_an_option(game: str) -> None:
    words = find(game).vocabulary.by_id.values()
    known = {f"option-{option.verb}" for option in words} | {
        "option-" + option.id.replace(" ", "-") for option in words
    }
    prompts = [id.removeprefix("prompt-") for id in said(game) if id.startswith("prompt-")]
    known |= {f"option-{option.verb}-{prompt}" for option in words for prompt in prompts}
    assert sorted(ids(Texts("en", game), "option") - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_has_a_name_and_a_help(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    for setting in find(game).settings:
        assert texts.has(f"setting-{setting.key}"), setting.key
        assert texts.has(f"setting-{setting.key}", "help"), setting.key
        for word in setting.values:
            assert texts.has(f"setting-{setting.key}-{word}"), (setting.key, word)
    keys = {f"setting-{s.key}" for s in find(game).settings}
    keys |= {f"setting-{s.key}-{word}" for s in find(game).settings for word in s.values}
    assert sorted(ids(texts, "setting") - keys) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_calls_a_game_by_its_name(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    assert texts.format(f"ui-game-{game}") == texts.format(f"game-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_texts_use_only_the_values_they_are_given(game: str, lang: str) -> None:
    names = find(game).fields
    own = messages(lang, game)
    for id, message in own.items():
        kind, _, key = id.partition("-")
        if kind in ("prompt", "event", "why", "note"):
            given = {field.partition(":")[0].rstrip("*") for field in names.get(key.removesuffix("-known"), ())}
            given |= {"seat"} if kind == "event" else set()
            if f"{id}-known" in own:
                given -= set(render.HIDDEN)
            assert variables(message) <= given, id
        elif kind in ("undo", "phase", "setting", "error"):
            assert variables(message) <= {"line"}, id
        elif kind == "result":
            assert variables(message) <= {"who"}, id


def variables(message: fluent.Message) -> set[str]:
    return {name for _, pattern in patterns(message) for name in used(pattern).variables}


# --- the shell ---------------------------------------------------------------------------------------------


def test_every_reason_against_undo_has_a_text(lang: str) -> None:
    keys = {
        key
        for name, call, constants in [*calls(SOURCE / "kernel"), *calls(SOURCE / "match")]
        if name in ("Undo", "CannotUndo")
        for arg in call.args
        for key in literals(arg, constants)
        if key
    }
    assert keys >= {"nothing-to-undo", "game-over", "others-have-acted"}
    texts = Texts(lang)
    keys |= {"takebacks-off", "before-upgrade", "agreement"}  # the table's own
    assert [key for key in sorted(keys) if not texts.has(f"undo-{key}")] == []


def test_every_refusal_of_the_table_has_a_text(lang: str) -> None:
    codes = {
        code
        for name, call, constants in calls(SOURCE / "table")
        if name in ("Refused", "Problem") and call.args
        for code in literals(call.args[0], constants)
    }
    documented = (ROOT / "docs" / "api.md").read_text("utf-8")
    codes |= set(re.findall(r"^\| `([a-z-]+)` \|", documented.partition("### Errors")[2], re.MULTILINE))
    assert "stale" in codes
    texts = Texts(lang)
    assert [code for code in sorted(codes) if not texts.has(f"error-{code}")] == []


def test_a_refusal_gives_the_values_of_its_text(lang: str) -> None:
    wanted = {id: variables(message) for id, message in messages(lang, "").items() if id.startswith("error-")}
    assert wanted["error-bad-name"] == {"shortest", "longest"}
    for name, call, constants in calls(SOURCE / "table"):
        given = {keyword.arg for keyword in call.keywords}
        if name in ("Refused", "Problem") and call.args and None not in given:  # None: **values
            for code in literals(call.args[0], constants):
                assert wanted[f"error-{code}"] - {"line"} <= given, code


def test_every_error_of_the_kernel_has_a_text(lang: str) -> None:
    texts = Texts(lang)
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.WealdError)]
    codes = {kind.__name__: kind.code for kind in kinds if kind not in (errors.WealdError, errors.ChoiceError)}
    assert len(set(codes.values())) == len(codes), "one code, one meaning"
    assert errors.WealdError.code not in codes.values()
    assert [code for code in codes.values() if not texts.has(f"error-{code}")] == []


# --- whole games -------------------------------------------------------------------------------------------


def sentences(match: Match, dice: Dice, books: list[Texts]) -> Iterator[tuple[str, str]]:
    """Every sentence of a random game, as each viewer reads it, with where it comes from."""
    seen = 0
    for turn in range(400):
        if match.over:
            break
        decision = match.open[dice.below(len(match.open))]
        asked = decision_json(match, decision)
        blocked = match.why_not(decision.seat) if turn % 10 == 0 else []
        for texts in books:
            yield asked["prompt"], render.prompt(texts, asked)
            for option in asked["options"]:
                yield f"{asked['prompt']}: {option['id']}", render.option(texts, asked, option)
            for entry in blocked:
                yield f"{asked['prompt']}: {entry['id']}", render.option(texts, asked, entry)
                yield entry["why"], render.why(texts, entry)
        for viewer in (*range(len(match.seats)), None):
            for told in events(match, viewer, seen):
                for texts in books:
                    yield str(told["kind"]), render.event(texts, told, match.seats)
        assert match.journal is not None
        seen = len(match.journal.events)
        options = decision.options if dice.below(6) == 0 else [o for o in decision.options if not o.idle]
        options = options or decision.options
        match.choose(options[dice.below(len(options))], decision.seat)
    if not match.over:
        match.concede(0)
    for texts in books:
        yield "result", render.result(texts, match.result or {}, match.seats)


# Beside the usual seats: sides that are seldom at the table, and as many or as few as can be.
SEATS: dict[str, list[list[str]]] = {
    "root": [["eyrie", "alliance", "vagabond", "second_vagabond"]],
    "defenders": [["order-sect"], ["order", "council", "coven", "sect"]],
}
PLAYED = [
    *((game, seed, None) for game in GAMES for seed in (1, 2, 3)),
    *((game, seed, seats) for game, tables in SEATS.items() for seed, seats in enumerate(tables)),
]


@pytest.mark.parametrize(("game", "seed", "seats"), PLAYED)
def test_a_whole_game_reads_well_in_every_language(game: str, seed: int, seats: list[str] | None) -> None:
    rules = find(game)
    variants = [{}, *rules.variants()]
    books = [Texts(lang, game) for lang in LANGUAGES]
    match = begin(rules, seats, seed, dict(variants[seed % len(variants)]) if seats is None else {})
    for source, sentence in sentences(match, Dice(seed), books):
        assert sentence, source
        assert not re.search(r"[{}$]|  |\s$|\w+-\w+-[a-z]+\.|^[a-z]+-[a-z]", sentence), (source, sentence)
        assert not sentence[0].islower(), (source, sentence)
    for texts in books:
        assert (texts.missing, texts.problems) == (set(), []), texts.lang
