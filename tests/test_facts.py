"""Data files: what is checked on load, how the owner's file replaces entries, where facts come from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta, UnsetType

from weald.facts import OVERRIDE_VARIABLE, Count, DataError, Entry, Facts, Ids, Part, Parts, Source, Text, load
from weald.kernel.errors import WealdError


class Combat(Part):
    damage: Count
    defense: Annotated[int, Meta(ge=0, le=3)]


class Card(Entry):
    type: Literal["basic", "special"]
    combat: Combat
    tags: list[Text]
    red: bool = False
    at: Annotated[list[Count], Meta(min_length=2, max_length=2)] | UnsetType = UNSET


class Turns(Entry):
    count: Annotated[int, Meta(ge=1)]


class Round(Parts):
    turns: Turns


class Setup(Parts):
    round: Round


class Files(Parts):
    cards: dict[str, Card]
    setup: Setup


CARDS = """
[C01]
type = "basic"
combat = {damage = 1, defense = 0}
tags = ["a", "b"]
confidence = "seed"

[C02]
type = "special"
combat = {damage = 2, defense = 3}
tags = []
red = true
at = [1, 2]
confidence = "seed_partial"
reconstructed_parts = ["tags"]
"""
SETUP = """
[round.turns]
count = 3
confidence = "public"
"""


class Mini:
    """A game's package with two data files, made for one test."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.data = folder / "mini_game" / "data"
        self.data.mkdir(parents=True)
        monkeypatch.syspath_prepend(str(folder))
        monkeypatch.delenv(OVERRIDE_VARIABLE, raising=False)
        self.owner = folder / "mine.toml"
        self.write(CARDS, SETUP)

    def write(self, cards: str = CARDS, setup: str = SETUP) -> None:
        (self.data / "cards.toml").write_text(cards, "utf-8")
        (self.data / "setup.toml").write_text(setup, "utf-8")

    def load(self, override: str | Path | None = None, **more: Any) -> Facts[Files]:
        return load("mini_game", Files, override=override, **more)

    def override(self, content: str, **more: Any) -> Facts[Files]:
        self.owner.write_text(content, "utf-8")
        return self.load(self.owner, **more)


@pytest.fixture
def mini(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Mini:
    return Mini(tmp_path, monkeypatch)


def message(function: Any, *args: Any) -> str:
    with pytest.raises(DataError) as caught:
        function(*args)
    return str(caught.value)


def test_entries_are_read_with_defaults_filled_in(mini: Mini) -> None:
    data = mini.load()
    assert data.game == "mini_game"
    assert data.files.cards["C01"].red is False
    assert data.files.cards["C02"].combat == Combat(damage=2, defense=3)
    assert data.files.setup.round.turns.count == 3
    assert "at" not in data.plain()["cards"]["C01"]  # optional without a default


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("damage = 1", "damage = -1", "C01: combat.damage: expected a whole number 0 or more, got -1"),
        ("damage = 1", "damage = 1.5", "C01: combat.damage: expected a whole number 0 or more, got 1.5"),
        ("damage = 1", "damage = true", "C01: combat.damage: expected a whole number 0 or more, got true"),
        ("red = true", "red = 1", "C02: red: expected true or false, got 1"),
        ('"basic"', '"plain"', "C01: type: expected one of basic, special, got 'plain'"),
        ('["a", "b"]', '"a"', "C01: tags: expected a list, got 'a'"),
        ('["a", "b"]', "[[]]", "C01: tags[1]: expected a text, got a list"),
        ("[1, 2]", "[1]", "C02: at: expected a list of 2, got 1"),
        ("{damage = 1, defense = 0}", "[]", "C01: combat: expected a table, got a list"),
        ("damage = 1", "damage = 'x'", "C01: combat.damage: expected a whole number 0 or more, got 'x'"),
        ("defense = 0", "defense = 4", "C01: combat.defense: expected a whole number from 0 to 3, got 4"),
        ('"b"]', '""]', "C01: tags[2]: expected a text, got ''"),
        ("red = true", "read = true", "C02: read: unknown field; known here: type, combat, tags, red, at"),
        ('type = "basic"\n', "", "C01: type: missing"),
        (", defense = 0", "", "C01: combat.defense: missing"),
        ('confidence = "seed"\n', "", "C01: confidence: missing"),
        ('"seed"\n', '"guess"\n', "C01: confidence: expected one of public, reconstructed, seed, seed_partial, got 'guess'"),
        ('reconstructed_parts = ["tags"]', "", "C02: reconstructed_parts: missing: seed_partial says which parts are ours"),
        ('reconstructed_parts = ["tags"]', "overridden = []", "C02: overridden: unknown field; known here: type, combat, tags, red, at"),
        ("[C01]", "C00 = 1\n[C01]", "C00: expected a table, got 1"),
    ],
)  # fmt: skip
def test_a_bad_card_is_named_with_its_field(mini: Mini, old: str, new: str, problem: str) -> None:
    assert old in CARDS
    mini.write(cards=CARDS.replace(old, new, 1))
    assert message(mini.load) == f"cards.toml: {problem}"


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ("[round.turn]\ncount = 3", "round.turns: missing"),
        (SETUP + "[round.extra]\ncount = 1", "round.extra: unknown entry; known here: turns"),
        ("round = 3", "round: expected a table, got 3"),
        ("[round", "is not TOML: Expected ']' at the end of a table declaration (at end of document)"),
    ],
)
def test_a_badly_built_file_is_named(mini: Mini, setup: str, problem: str) -> None:
    mini.write(setup=setup)
    assert message(mini.load) == f"setup.toml: {problem}"


def test_a_missing_file_is_named(mini: Mini) -> None:
    (mini.data / "cards.toml").unlink()
    assert message(mini.load) == "cards.toml: cannot be read: No such file or directory"


def test_entries_known_beforehand_are_exactly_those(mini: Mini) -> None:
    class Three(Parts):
        cards: Annotated[dict[str, Card], Ids("C01", "C02", "C03")]

    class One(Parts):
        cards: Annotated[dict[str, Card], Ids("C01")]

    assert message(load, "mini_game", Three) == "cards.toml: C03: missing"
    assert message(load, "mini_game", One) == "cards.toml: C02: unknown entry; known here: C01"


def test_errors_say_where_in_parts_too() -> None:
    error = DataError("f.toml", "E1", "a.b", "expected more")
    assert isinstance(error, WealdError)
    assert (error.file, error.entry, error.field, error.problem) == ("f.toml", "E1", "a.b", "expected more")


def test_check_sees_the_whole_data(mini: Mini) -> None:
    def check(files: Files, wrong: type[DataError]) -> None:
        raise wrong("cards.toml", "C02", "", f"one of {len(files.cards)} cards is too many")

    with pytest.raises(DataError, match="one of 2 cards is too many"):
        mini.load(check=check)


# --- override ----------------------------------------------------------------------------------------


def test_an_override_replaces_fields_and_nothing_else(mini: Mini) -> None:
    data = mini.override("[cards.C02]\ncombat = {damage = 0, defense = 1}\n[setup.round.turns]\ncount = 4")
    card = data.files.cards["C02"]
    assert card.combat == Combat(damage=0, defense=1)
    assert card.type == "special"
    assert card.overridden == ("combat",)
    assert data.files.setup.round.turns.count == 4
    assert data.files.cards["C01"].overridden == ()
    assert data.override == str(mini.owner)


def test_the_environment_names_an_override(mini: Mini, monkeypatch: pytest.MonkeyPatch) -> None:
    mini.override("[setup.round.turns]\ncount = 5")
    monkeypatch.setenv(OVERRIDE_VARIABLE, str(mini.owner))
    assert mini.load().files.setup.round.turns.count == 5
    assert mini.load("").files.setup.round.turns.count == 3


def test_an_override_for_another_game_is_left_alone(mini: Mini, monkeypatch: pytest.MonkeyPatch) -> None:
    mini.owner.write_text('game = "chess"\n[pieces.king]\nvalue = 9', "utf-8")
    monkeypatch.setenv(OVERRIDE_VARIABLE, str(mini.owner))
    assert mini.load().override == ""
    assert message(mini.load, mini.owner) == "mine.toml: game: this override is for 'chess', not for 'mini_game'"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[card.C01]\ntags = []", "card: no such entry to override; there are cards, setup"),
        ("[cards.C09]\ntags = []", "cards.C09: no such entry to override; there are C01, C02"),
        ("[setup.rounds.turns]\ncount = 1", "setup.rounds: no such entry to override; there are round"),
        ("[cards.C01]\nred = 1", "cards.C01: red: expected true or false, got 1"),
        ("[cards.C01]\ncombat = {damage = 1}", "cards.C01: combat.defense: missing"),
        ("[cards.C01]\ncost = 1", "cards.C01: cost: unknown field; known here: type, combat, tags, red, at"),
        ("[cards.C01]\nconfidence = 'seed'", "cards.C01: confidence: unknown field; known here: type, combat, tags, red, at"),
        ("[cards]\nC01 = 1", "cards.C01: expected a table, got 1"),
        ("cards = 1", "cards: expected a table, got 1"),
        ("= 1", "is not TOML: Invalid statement (at line 1, column 1)"),
    ],
)  # fmt: skip
def test_a_bad_override_is_named_with_its_field(mini: Mini, content: str, problem: str) -> None:
    assert message(mini.override, content) == f"mine.toml: {problem}"


def test_an_override_may_bring_texts(mini: Mini) -> None:
    data = mini.override("[texts.en]\n'card-C01' = 'King'\n'card-C01.text' = 'Move 1.'")
    assert data.texts == {"en": {"card-C01": "King", "card-C01.text": "Move 1."}}
    assert data.fingerprint == mini.load().fingerprint
    assert message(mini.override, "[texts.en]\nx = 1") == "mine.toml: texts.en: x: expected a text, got 1"
    assert message(mini.override, "texts = 1") == "mine.toml: texts: expected a table, got 1"


def test_an_override_that_is_not_there_is_named(mini: Mini) -> None:
    assert message(mini.load, "nowhere.toml") == "nowhere.toml: cannot be read: No such file or directory"


# --- provenance and fingerprint ----------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from(mini: Mini) -> None:
    assert mini.load().provenance() == [
        Source("cards.toml", "C01", "seed", (), ()),
        Source("cards.toml", "C02", "seed_partial", ("tags",), ()),
        Source("setup.toml", "round.turns", "public", (), ()),
    ]


def test_overridden_fields_are_listed(mini: Mini) -> None:
    data = mini.override("[cards.C02]\nred = false\ntype = 'basic'\nreconstructed_parts = []")
    assert data.provenance()[1] == Source("cards.toml", "C02", "override", (), ("red", "type"))


def test_the_fingerprint_knows_an_override(mini: Mini) -> None:
    plain = mini.load().fingerprint
    assert len(plain) == 12
    assert mini.load().fingerprint == plain
    assert mini.override("[cards.C02]\nred = false").fingerprint != plain
    assert mini.override("[cards.C02]\nred = true").fingerprint == plain  # says what was there anyway


def test_the_fingerprint_ignores_provenance_and_looks(mini: Mini) -> None:
    plain = mini.load(cosmetic=["at"]).fingerprint
    mini.write(cards=CARDS.replace('"seed"', '"public"').replace("[1, 2]", "[3, 4]"))
    assert mini.load(cosmetic=["at"]).fingerprint == plain
    assert mini.load().fingerprint != plain
