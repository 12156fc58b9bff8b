"""Reading a rulebook, and measuring it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from weald import rulebook
from weald.rule_coverage import Outcome, measure
from weald.rulebook import RulebookError, UnknownRule, load, parse

CITED = re.compile(r"(?<![\w.])(\d+\.\d+\.\d+)(?![\w]|\.\d)")
SAMPLE = """\
# Sample – a rulebook

Words before the rules.

## Overview

1. A numbered list is no statement.

# Rules

## 1. Setup

- **1.0.1** A statement before the first section.

### 1.1 What is in the box {facts}
- **1.1.1** There are two sides. {note}
- **1.1.2** Each side has 20 warriors. {cs} {ruling A-01}
  The line goes on here.

### 1.2 Order
- **1.2.1** Woodwalkers start.
- **1.2.2** Not this {note: an introduction}.

## 6. Marquise
- **6.5.4** Build by steps.
- **6.5.4.II** Pay wood.
- **6.5.41** Something else.

## C. Maps
### C.1 Winter
- **C.1.3** The river separates.

# Interactions

## Battle
- **INT-05** Both wiped out.

## 24. Ambiguities {note}
- **A-01** What is left is handed out.
"""


def test_statements_carry_text_tags_and_place() -> None:
    statement = parse("sample", SAMPLE).statement("1.1.2")
    assert statement.text == "Each side has 20 warriors. The line goes on here."
    assert statement.tags == ("cs", "ruling A-01")
    assert (statement.chapter, statement.section, statement.note) == ("1", "1.1", False)
    assert SAMPLE.splitlines()[statement.line - 1].startswith("- **1.1.2**")


def test_headings_are_kept_in_order() -> None:
    book = parse("sample", SAMPLE)
    assert book.title == "Sample – a rulebook"
    numbered = [(chapter.id, chapter.title) for chapter in book.chapters if chapter.id]
    assert numbered == [("1", "Setup"), ("6", "Marquise"), ("C", "Maps"), ("24", "Ambiguities")]
    setup = next(chapter for chapter in book.chapters if chapter.id == "1")
    assert [(section.id, section.title) for section in setup.sections] == [
        ("", ""),
        ("1.1", "What is in the box"),
        ("1.2", "Order"),
    ]


def test_notes_are_no_rules() -> None:
    book = parse("sample", SAMPLE)
    assert [rule.id for rule in book.rules] == [
        "1.0.1", "1.1.2", "1.2.1", "6.5.4", "6.5.4.II", "6.5.41", "C.1.3", "INT-05",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("1.2.1", ["1.2.1"]),
        ("6.5.4", ["6.5.4", "6.5.4.II"]),
        ("6.5.4.II", ["6.5.4.II"]),
        ("1.2", ["1.2.1", "1.2.2"]),
        ("C", ["C.1.3"]),
        ("INT", ["INT-05"]),
        ("INT-05", ["INT-05"]),
        ("24", ["A-01"]),
    ],
)
def test_lookup_finds_a_statement_a_section_or_a_chapter(asked: str, found: list[str]) -> None:
    assert [statement.id for statement in parse("sample", SAMPLE).lookup(asked)] == found


def test_an_unknown_id_says_what_is_near() -> None:
    with pytest.raises(UnknownRule, match=r"sample has no rule 1\.2\.9 \(near it: 1\.2\.1, 1\.2\.2\)"):
        parse("sample", SAMPLE).lookup("1.2.9")


@pytest.mark.parametrize(("chapters", "count"), [(None, 8), ("1", 3), ("1,6", 6), ("C, INT", 2), ("24", 0), ("6-6", 3)])
def test_chapters_narrow_the_count(chapters: str | None, count: int) -> None:
    assert len(parse("sample", SAMPLE).in_chapters(chapters)) == count


@pytest.mark.parametrize("chapters", ["7", "1-3", "x", "6-1"])
def test_an_unknown_chapter_is_an_error(chapters: str) -> None:
    with pytest.raises(UnknownRule, match="chapter"):
        parse("sample", SAMPLE).in_chapters(chapters)


def test_the_same_id_twice_is_an_error_that_names_both_lines() -> None:
    with pytest.raises(RulebookError, match=r"line 5: 1\.1 is already on line 4"):
        parse("sample", "# T\n\n## 1. C\n- **1.1** a\n- **1.1** b\n")


@pytest.mark.parametrize("game", ["nosuch", "../kernel", ""])
def test_a_game_without_rulebook_is_an_error(game: str) -> None:
    with pytest.raises(RulebookError):
        load(game)


@pytest.mark.parametrize(
    ("words", "found"),
    [("kovarna", True), ("KOVÁREN postavena", True), ("kovárna totem", False), ("Kuźnia", False), ("", True)],
)
def test_a_search_knows_words_in_any_form(words: str, found: bool) -> None:
    book = parse("sample", "# T\n\n## 1. C\n- **1.1** Kovárny jsou postavené.\n")
    assert bool(book.search(words)) == found


def test_players_read_only_what_the_game_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "sample" / "rulebook"
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(
        "# T\n\n## 1. Maps\n- **1.1** All. {ruling A-02}\n- **1.2** A lake. {with lake pond}\n"
        "\n## 2. Cult {with cult}\n### 2.1 Gardens\n- **2.1.1** Build. {note}\n"
        "\n## 3. Duchy {with duchy}\n- **3.1** Dig.\n- **3.1.E1** So. {example dig}\n"
    )
    (folder / "cs.md").write_text("# N\n\n## 1. Mapy\n- **1.1** Vše.\n\n## 3. Vévodství\n- **3.1** Kopej.\n")
    (folder / "annex.md").write_text("# A\n\n## 9. Rulings {note}\n- **A-02** So be it.\n")
    monkeypatch.setattr(rulebook, "GAMES", tmp_path)
    monkeypatch.setattr(rulebook, "content", lambda game: frozenset({"pond", "duchy"}))
    english, czech = rulebook.for_players("sample"), rulebook.for_players("sample", "cs")
    assert [one.id for one in english] == ["1.1", "1.2", "3.1", "3.1.E1"]
    first = english.statement("1.1")
    assert (first.ruling, first.tags, first.line) == ("A-02", (), 0)
    assert [one.picture for one in english if one.example] == ["dig"]
    # What a language does not say yet stays in English; it never hides a rule.
    assert [one.text for one in czech] == ["Vše.", "A lake.", "Kopej.", "So."]
    assert [chapter.title for chapter in czech.chapters] == ["Mapy", "Vévodství"]
    assert [one.id for one in load("sample").rules] == ["1.1", "1.2", "3.1"]
    assert load("sample", "cs").statement("A-02").text == "So be it."


def test_a_rule_is_covered_by_a_passing_test_and_no_failing_one() -> None:
    book = parse("sample", SAMPLE)
    outcome = Outcome(passed={"1.0.1", "1.1.2", "1.1.1"}, failed={"1.1.2"})
    covered = measure(book, outcome, "1")
    assert (covered.total, covered.covered) == (3, 1)
    assert covered.missing == ("1.1.2", "1.2.1")
    assert covered.failing == ("1.1.2",)
    assert not covered.complete


def games_with_a_rulebook() -> list[str]:
    return sorted(path.parents[1].name for path in rulebook.GAMES.glob("*/rulebook/en.md"))


def cited_ids(game: str) -> set[str]:
    """Every id that may be cited: a statement, or what a statement is part of (7.4.2 where there are 7.4.2a, b)."""
    known: set[str] = set()
    for statement in load(game):
        part = statement.id
        while part:
            known.add(part)
            part = part[:-1].rstrip(".")
    return known


@pytest.mark.parametrize("game", games_with_a_rulebook())
def test_every_rule_id_in_the_code_is_in_the_rulebook(game: str) -> None:
    known = cited_ids(game)
    wrong = [
        f"{path.relative_to(rulebook.GAMES)}:{number}: {cited}"
        for path in sorted((rulebook.GAMES / game).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        for cited in CITED.findall(line)
        if cited not in known
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", games_with_a_rulebook())
def test_every_rule_id_in_the_rulebook_is_in_the_rulebook(game: str) -> None:
    book = load(game)
    known = cited_ids(game)
    wrong = [
        f"line {statement.line}, {statement.id}: {cited}"
        for statement in book
        for cited in CITED.findall(statement.text)
        if cited not in known and "misprint" not in statement.text
    ]
    assert not wrong, "\n".join(wrong)
