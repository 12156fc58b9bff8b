"""The rulebooks say the same in English, Czech and Polish: ids, figures and terms; and players can read all they are shown."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from weald import rulebook
from weald.games import NAMES, find
from weald.languages import LANGUAGES
from weald.rulebook import Rulebook
from weald.text import Texts

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
DONE = [game for game in NAMES if rulebook.rulebook_path(game, "cs").exists()]
EVERY_GAME = pytest.mark.parametrize("game", DONE)
EVERY_BOOK = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in DONE for lang in OTHERS])

# Figures, ids of rules and of cards. A full stop after an ordinal ("3. Kuźnia") is no part of it.
FIGURE = re.compile(r"[A-Z]{0,4}\d+(?:\.\w+)*")
ENGLISH = re.compile(
    r"\b(the|and|with|you|your|may|must|each|from|when|that|this|are|has|have|which|all|not)\b", re.IGNORECASE
)


class Term(NamedTuple):
    group: str
    key: str
    names: dict[str, str]
    forms: dict[str, re.Pattern[str]]
    loose: frozenset[str]  # statements that mean something else by the word
    never: dict[str, str]  # second words for the thing


def terms(game: str) -> Iterator[Term]:
    groups = tomllib.loads(rulebook.rulebook_path(game).with_name("terms.toml").read_text("utf-8"))
    for group, found in groups.items():
        for key, term in found.items():
            forms = {
                lang: re.compile(form, re.IGNORECASE)
                for lang, form in zip(LANGUAGES, term.get("forms", ()), strict=False)
            }
            names, loose = {lang: term[lang] for lang in LANGUAGES}, frozenset(term.get("loose", ()))
            never = dict(zip(OTHERS, term.get("never", ()), strict=False))
            yield Term(group, key, names, forms, loose, never)


def shape(book: Rulebook) -> list[str]:
    lines = []
    for chapter in book.chapters:
        lines.append(f"## {chapter.id}")
        for section in chapter.sections:
            lines.append(f"### {section.id}")
            lines += [statement.id for statement in section.statements]
    return lines


def figures(text: str) -> list[str]:
    return sorted(FIGURE.findall(re.sub(r"(?<=\d)\.(?!\w)", "", text)))


@EVERY_BOOK
def test_the_same_headings_and_statements_in_the_same_order(game: str, lang: str) -> None:
    english, other = shape(rulebook.read(game, "en")), shape(rulebook.read(game, lang))
    missing = [line for line in english if line not in other]
    extra = [line for line in other if line not in english]
    assert (missing, extra) == ([], [])
    assert english == other


@EVERY_BOOK
def test_marks_are_said_once_in_english(game: str, lang: str) -> None:
    source = rulebook.rulebook_path(game, lang).read_text("utf-8")
    assert [line for line in source.splitlines() if "{" in line or "}" in line] == []


@EVERY_BOOK
def test_the_same_figures(game: str, lang: str) -> None:
    texts = {one.id: one.text for one in rulebook.read(game, lang)}
    wrong = [
        f"{one.id}: {figures(one.text)} in English, {figures(texts[one.id])} in {lang}"
        for one in rulebook.read(game, "en")
        if figures(one.text) != figures(texts[one.id])
    ]
    assert not wrong, "\n".join(wrong)


@EVERY_BOOK
def test_the_same_terms(game: str, lang: str) -> None:
    """A statement that speaks of a thing in English calls it by its one name in the other language."""
    english, other = rulebook.read(game, "en"), {one.id: one.text for one in rulebook.read(game, lang)}
    wrong = [
        f"{one.id}: {term.names['en']!r} should be {term.names[lang]!r}: {other[one.id]}"
        for term in terms(game)
        if term.forms
        for one in english
        if one.id not in term.loose and term.forms["en"].search(one.text) and not term.forms[lang].search(other[one.id])
    ]
    assert not wrong, "\n".join(wrong)


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_the_words_of_the_table(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    wrong = [
        f"{message}: {texts.format(message)!r} at the table, {term.names[lang]!r} in terms.toml"
        for term in terms(game)
        for message in (f"term-{term.key}", f"keyword-{term.key}", f"bot-move-{term.key}", f"side-{term.key}")
        if texts.has(message) and texts.format(message) != term.names[lang]
    ]
    assert not wrong, "\n".join(wrong)


@EVERY_BOOK
def test_no_second_word_for_a_thing(game: str, lang: str) -> None:
    """Rulebook, table and lessons: what the glossary calls a second word for a thing is nowhere."""
    room = rulebook.rulebook_path(game, lang).parents[1]
    sources = [rulebook.rulebook_path(game, lang), *sorted((room / "text").rglob(f"{lang}.ftl"))]
    lines = [
        (f"{source.relative_to(room)}:{number}", line)
        for source in sources
        for number, line in enumerate(source.read_text("utf-8").splitlines(), 1)
        if source.suffix == ".md" or not line.startswith("#")
    ]
    wrong = [
        f"{where}: {term.names['en']!r} should be {term.names[lang]!r}: {line.strip()}"
        for term in terms(game)
        if term.never.get(lang)
        for where, line in lines
        if re.search(term.never[lang], line, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


@EVERY_BOOK
def test_a_term_is_found_by_its_own_forms(game: str, lang: str) -> None:
    assert [term.key for term in terms(game) if term.forms and not term.forms[lang].search(term.names[lang])] == []


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_is_one_thing(game: str, lang: str) -> None:
    names = [(term.group, term.names[lang]) for term in terms(game)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@EVERY_BOOK
def test_no_english_is_left(game: str, lang: str) -> None:
    book = rulebook.for_players(game, lang)
    assert book.lang == lang
    lines = [book.title, *(one.title for one in book.chapters), *(s.title for c in book.chapters for s in c.sections)]
    lines += [f"{one.id} {one.text}" for one in book]
    assert [line for line in lines if ENGLISH.search(line)] == []


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_whole(game: str, lang: str) -> None:
    """They end, have no double spaces, no words twice in a row, and the quotes of their language."""
    quotes = {"en": r"[„“”]", "cs": r'["”]', "pl": r'["“]'}[lang]
    wrong = [
        f"{one.id}: {one.text}"
        for one in rulebook.read(game, lang)
        if not one.text.endswith((".", "?", "!", ".)", ".”", ".“", '."'))
        or "  " in one.text
        or re.search(r"\b([^\W\d]{4,}) \1\b", one.text)
        or re.search(quotes, one.text)
        or re.search(r" [,.;:?!)](?!\.)|\( ", one.text)
    ]
    assert not wrong, "\n".join(wrong)


@EVERY_GAME
def test_players_can_read_every_rule_that_the_game_cites(game: str) -> None:
    """Prompts, events and refusals link to rules: none leads to the annex."""
    annex = {one.id for one in rulebook.annex(game) if re.search(r"[.-]", one.id)}
    wrong = [
        f"{path.relative_to(rulebook.GAMES)}:{node.lineno}: {node.value}"
        for path in sorted((rulebook.GAMES / game).rglob("*.py"))
        if path.name != "audit.py"  # it speaks to us
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in annex
    ]
    assert not wrong, "\n".join(wrong)


def test_players_read_of_every_faction_and_map_that_root_has() -> None:
    """A chapter is marked `{with ...}` by the word that the game itself uses, and so appears when that is played."""
    told = {word for one in rulebook.read("root", "en") for word in one.needs}
    told |= {"marquise", "eyrie", "alliance", "vagabond", "autumn"}  # the chapters that are always there
    game = find("root")
    options = game.read_options(None)
    sides = {side for seating in game.seatings(options) for side in seating.sides}
    maps = {word for setting in game.settings if setting.key == "map" for word in setting.values}
    assert sorted((sides | maps) - told) == []
    shown = {chapter.id for chapter in rulebook.for_players("root").chapters}
    assert {"6", "7", "8", "9", "10"} <= shown
    assert "rootbotics" not in rulebook.content("root")
    assert "B.5.1" not in {one.id for one in rulebook.for_players("root")}
