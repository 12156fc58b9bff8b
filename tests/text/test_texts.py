"""Texts: the three languages say the same things, every plural form is there, gaps fall back to English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from weald import text
from weald.text import LANGUAGES, Texts, UnknownLanguage, resource

GAMES = sorted(file.parts[-3] for file in (Path(text.__file__).parents[1] / "games").glob("*/text/en.ftl"))
BUNDLES = ["", *GAMES]
# Forms that a language has or has not: cases, and the English article.
CASES = {"genitive", "dative", "accusative", "locative", "instrumental", "a", "the"}
CATEGORIES = {"en": {"one", "other"}, "cs": {"one", "few", "many", "other"}, "pl": {"one", "few", "many", "other"}}


class Used(Visitor):
    """The variables of a pattern, and the keys of its choices by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def messages(lang: str, game: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(lang, game).body if isinstance(entry, ast.Message)}


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def used(pattern: ast.Pattern) -> Used:
    found = Used()
    found.visit(pattern)
    return found


@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_sound(lang: str, game: str) -> None:
    body = resource(lang, game).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), "an id is there twice"


@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_texts_forms_and_variables(lang: str, game: str) -> None:
    english, other = messages("en", game), messages(lang, game)
    assert set(other) == set(english)
    for name, message in english.items():
        here = dict(patterns(message))
        there = dict(patterns(other[name]))
        assert set(there) - CASES == set(here) - CASES, name
        for form, pattern in there.items():
            same = here.get(form, here.get(""))
            assert same is not None, f"{name}.{form}"
            assert used(pattern).variables == used(same).variables, f"{name}.{form}"


@pytest.mark.parametrize("game", BUNDLES)
def test_czech_and_polish_have_the_same_cases(game: str) -> None:
    czech, polish = messages("cs", game), messages("pl", game)
    for name in czech:
        assert {form for form, _ in patterns(czech[name])} == {form for form, _ in patterns(polish[name])}, name


@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_category_is_written_down(lang: str, game: str) -> None:
    for name, message in messages(lang, game).items():
        for form, pattern in patterns(message):
            for keys in used(pattern).plurals:
                assert CATEGORIES[lang] <= keys, f"{name}.{form}"


@pytest.mark.parametrize(
    ("lang", "form", "expected"),
    [
        ("en", None, ["0 warriors", "1 warrior", "2 warriors", "5 warriors", "1.5 warriors"]),
        ("cs", None, ["0 bojovníků", "1 bojovník", "2 bojovníci", "5 bojovníků", "1,5 bojovníka"]),
        ("cs", "accusative", ["0 bojovníků", "1 bojovníka", "2 bojovníky", "5 bojovníků", "1,5 bojovníka"]),
        ("cs", "genitive", ["0 bojovníků", "1 bojovníka", "2 bojovníků", "5 bojovníků", "1,5 bojovníka"]),
        ("pl", None, ["0 Wojowników", "1 Wojownik", "2 Wojowników", "5 Wojowników", "1,5 Wojownika"]),
        ("pl", "accusative", ["0 Wojowników", "1 Wojownika", "2 Wojowników", "5 Wojowników", "1,5 Wojownika"]),
    ],
)
def test_warriors_are_counted(lang: str, form: str | None, expected: list[str]) -> None:
    texts = Texts(lang, "ironwood")
    assert [texts.format("count-warrior", form, count=count) for count in (0, 1, 2, 5, 1.5)] == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("cs", ["0 kováren", "1 kovárna", "2 kovárny", "5 kováren", "22 kováren", "1,5 kovárny"]),
        ("pl", ["0 Kuźni", "1 Kuźnia", "2 Kuźnie", "5 Kuźni", "22 Kuźnie", "1,5 Kuźni"]),
    ],
)
def test_twenty_two_is_few_in_polish_only(lang: str, expected: list[str]) -> None:
    texts = Texts(lang, "ironwood")
    assert [texts.format("count-forge", count=count) for count in (0, 1, 2, 5, 22, 1.5)] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLES)
def test_every_counted_word_can_be_counted(lang: str, game: str) -> None:
    texts = Texts(lang, game)
    for name, message in messages(lang, game).items():
        if name.startswith("count-"):
            for form, _ in patterns(message):
                for count in (0, 1, 2, 5, 1.5):
                    assert texts.format(name, form or None, count=count).startswith(str(count)[0])
    assert (texts.missing, texts.problems) == (set(), [])


# --- the class ---------------------------------------------------------------------------------------


@pytest.fixture
def czech(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """A little Czech, with gaps."""
    sources = {
        "en": """
hello = Hello { $name }
    .short = Hi
only = Only in English
place-f07 = forest 7
    .to = to forest 7
side-cat = Cat
went = { NAME($side, "side", form: "genitive") } goes { NAME($place, "place", form: "to") }
count-warrior = { $count ->
     [one] { $count } warrior
    *[other] { $count } warriors
    }
lost = lost { COUNT($n, $what, form: "accusative") }
""",
        "cs": """
hello = Ahoj { $name }
place-f07 = les 7
    .to = do lesa 7
side-cat = Kočka
    .genitive = Kočky
went = tah { NAME($side, "side", form: "genitive") } { NAME($place, "place", form: "to") }, { NAME($place, "place") }
count-warrior = { $count ->
     [one] { $count } bojovník
     [few] { $count } bojovníci
     [many] { $count } bojovníka
    *[other] { $count } bojovníků
    }
    .accusative = { $count ->
     [one] { $count } bojovníka
     [few] { $count } bojovníky
     [many] { $count } bojovníka
    *[other] { $count } bojovníků
    }
lost = ztráta: { COUNT($n, $what, form: "accusative") }
""",
    }
    monkeypatch.setattr(text, "resource", lambda lang, game="": FluentResource(sources[lang]))
    return Texts("cs")


def test_arguments_are_filled_in_without_isolating_marks(czech: Texts) -> None:
    assert czech.format("hello", name="Ema") == "Ahoj Ema"


def test_names_and_counts_of_arguments(czech: Texts) -> None:
    assert czech.format("went", side="cat", place="f07") == "tah Kočky do lesa 7, les 7"
    assert czech.format("lost", n=2, what="warrior") == "ztráta: 2 bojovníky"
    english = Texts("en")
    assert english.format("went", side="cat", place="f07") == "Cat goes to forest 7"
    assert english.format("lost", n=1, what="warrior") == "lost 1 warrior"


def test_a_gap_is_english_and_noted(czech: Texts) -> None:
    assert czech.format("only") == "Only in English"
    assert czech.format("hello", "short", name="Ema") == "Hi"
    assert czech.missing == {"only", "hello.short"}


def test_what_nobody_has_is_its_id(czech: Texts) -> None:
    assert czech.format("nothing", "at-all") == "nothing.at-all"
    assert czech.missing == {"nothing.at-all"}


def test_a_form_that_is_not_there_is_the_plain_name(czech: Texts) -> None:
    assert czech.form("side-cat", "genitive") == "Kočky"
    assert czech.form("side-cat", "dative") == "Kočka"
    assert czech.missing == set()


def test_a_missing_argument_is_a_problem_not_a_crash(czech: Texts) -> None:
    assert czech.format("hello").startswith("Ahoj")
    assert czech.problems == ["hello: Unknown external: name"]


def test_the_owner_of_the_box_may_replace_texts() -> None:
    texts = Texts("en", "ironwood", {"card-IC07": "Draft", "card-IC07.text": "Move 2 squads."})
    assert texts.format("card-IC07") == "Draft"
    assert texts.format("card-IC07", "text") == "Move 2 squads."
    assert texts.format("card-IC08") == "Survey Crew"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="unknown language 'de'; known: en, cs, pl"):
        Texts("de")
