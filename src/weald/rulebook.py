"""The rulebook of a game as data: numbered statements, and which of them a passing test proves.

A rulebook is `games/<game>/rulebook.md`. A statement is a list line `- **ID** text`; notes in braces
(`{inferred}`, `{ruling A-01}`) become tags. `{note}` in a statement, or in a heading for all that is
under it, says that it is no rule: an inventory, an introduction, an argument.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from weald.kernel.errors import WealdError

GAMES = Path(__file__).parent / "games"

_HEADING = re.compile(r"^(#{1,6})\s+(?:(\d+(?:\.\d+)*|[A-Z](?:\.\d+)+|[A-Z](?=\.\s))\.?\s+)?(.+)$")
_STATEMENT = re.compile(r"^- \*\*([A-Za-z0-9][\w.\-]*)\*\*\s*(.*)$")
_TAG = re.compile(r"\s*\{([^{}]*)\}")
_NOTE = re.compile(r"note\b")


class RulebookError(WealdError):
    """A rulebook that cannot be read, or does not exist; says where."""


class UnknownRule(WealdError):
    """No statement, section or chapter has this id."""

    def __init__(self, game: str, rule: str, near: tuple[str, ...] = ()) -> None:
        hint = f" (near it: {', '.join(near)})" if near else ""
        super().__init__(f"{game} has no rule {rule}{hint}")
        self.game = game
        self.rule = rule
        self.near = near


class Statement(msgspec.Struct, frozen=True):
    """One numbered sentence of the rulebook."""

    id: str
    text: str
    chapter: str
    section: str
    tags: tuple[str, ...] = ()
    note: bool = False
    line: int = 0


class Section(msgspec.Struct, frozen=True):
    """A heading below a chapter; `id` is empty where the heading has no number."""

    id: str
    title: str
    statements: tuple[Statement, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A chapter. Statements before its first section heading are in a section without a title."""

    id: str
    title: str
    sections: tuple[Section, ...] = ()

    @property
    def statements(self) -> tuple[Statement, ...]:
        return tuple(statement for section in self.sections for statement in section.statements)


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    title: str
    chapters: tuple[Chapter, ...] = ()

    def __iter__(self) -> Iterator[Statement]:
        for chapter in self.chapters:
            yield from chapter.statements

    @property
    def rules(self) -> tuple[Statement, ...]:
        """The statements that are rules."""
        return tuple(statement for statement in self if not statement.note)

    def statement(self, rule: str) -> Statement:
        for statement in self:
            if statement.id == rule:
                return statement
        raise UnknownRule(self.game, rule, self._near(rule))

    def lookup(self, rule: str) -> tuple[Statement, ...]:
        """What `rule` names: a statement with its sub-statements, a section, or a chapter."""
        found = tuple(
            statement
            for statement in self
            if statement.id == rule
            or statement.id.startswith((f"{rule}.", f"{rule}-"))
            or rule in {statement.section, statement.chapter}
        )
        if not found:
            raise UnknownRule(self.game, rule, self._near(rule))
        return found

    def in_chapters(self, chapters: str | None) -> tuple[Statement, ...]:
        """The rules in the chapters of a selection such as `1-16,19,20,INT`; all for None."""
        if chapters is None:
            return self.rules
        chosen = self._chosen(chapters)
        return tuple(statement for statement in self.rules if statement.chapter in chosen)

    def _chosen(self, chapters: str) -> set[str]:
        known = {chapter.id for chapter in self.chapters} | {statement.chapter for statement in self}
        chosen: set[str] = set()
        for part in filter(None, (part.strip() for part in chapters.split(","))):
            first, dash, last = part.partition("-")
            if dash and first.isdigit() and last.isdigit() and int(first) <= int(last):
                wanted = {str(number) for number in range(int(first), int(last) + 1)}
            else:
                wanted = {part}
            if not wanted <= known:
                missing = ", ".join(sorted(wanted - known, key=_natural))
                raise UnknownRule(self.game, f"chapter {missing}")
            chosen |= wanted
        return chosen

    def _near(self, rule: str) -> tuple[str, ...]:
        stem = re.split(r"[.\-]\w*$", rule)[0]
        near = [statement.id for statement in self if re.split(r"[.\-]\w*$", statement.id)[0] == stem]
        return tuple(near[:5])


def _natural(text: str) -> tuple[tuple[int, str], ...]:
    return tuple((int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d+|\D+", text))


class _Heading(msgspec.Struct):
    level: int
    id: str
    title: str
    note: bool


def _split_tags(text: str) -> tuple[str, tuple[str, ...]]:
    tags = tuple(tag.strip() for tag in _TAG.findall(text))
    return " ".join(_TAG.sub("", text).split()), tags


def _is_note(tags: tuple[str, ...]) -> bool:
    return any(_NOTE.match(tag) for tag in tags)


def parse(game: str, source: str) -> Rulebook:
    """Read a rulebook; the first level-1 heading is its title, `#` and `##` headings are chapters."""
    title = ""
    chapters: list[tuple[_Heading, list[tuple[_Heading, list[Statement]]]]] = []
    open_headings: list[_Heading] = []
    seen: dict[str, int] = {}
    lines = source.splitlines()
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        heading = _HEADING.match(line)
        if heading is not None:
            text, tags = _split_tags(heading[3])
            level = len(heading[1])
            if level == 1 and not title:
                title = text
                continue
            open_headings = [one for one in open_headings if one.level < level]
            here = _Heading(level, heading[2] or "", text, _is_note(tags))
            open_headings.append(here)
            if level <= 2:
                chapters.append((here, [(_Heading(level, "", "", False), [])]))
            elif chapters:
                chapters[-1][1].append((here, []))
            continue
        match = _STATEMENT.match(line)
        if match is None:
            continue
        rule, text = match[1], match[2]
        began = number
        while number < len(lines) and _continues(lines[number]):
            text += " " + lines[number].strip()
            number += 1
        if rule in seen:
            raise RulebookError(f"{game} rulebook, line {began}: {rule} is already on line {seen[rule]}")
        if not chapters:
            raise RulebookError(f"{game} rulebook, line {began}: {rule} stands before the first chapter")
        seen[rule] = began
        text, tags = _split_tags(text)
        chapter, sections = chapters[-1]
        section, statements = sections[-1]
        statements.append(
            Statement(
                id=rule,
                text=text,
                chapter=chapter.id or re.split(r"[.\-]", rule)[0],
                section=section.id,
                tags=tags,
                note=_is_note(tags) or any(one.note for one in open_headings),
                line=began,
            )
        )
    return Rulebook(
        game,
        title,
        tuple(
            Chapter(
                chapter.id,
                chapter.title,
                tuple(
                    Section(section.id, section.title, tuple(statements))
                    for section, statements in sections
                    if statements or section.title
                ),
            )
            for chapter, sections in chapters
        ),
    )


def _continues(line: str) -> bool:
    return bool(line.strip()) and not re.match(r"^(#{1,6}\s|[-*|>]|\d+\. )", line)


def rulebook_path(game: str) -> Path:
    return GAMES / game / "rulebook.md"


def load(game: str) -> Rulebook:
    """The rulebook of a game."""
    if not game.isidentifier():
        raise RulebookError(f"{game!r} is not the name of a game")
    try:
        source = rulebook_path(game).read_text("utf-8")
    except FileNotFoundError:
        raise RulebookError(f"{game} has no rulebook") from None
    return parse(game, source)


class Coverage(msgspec.Struct, frozen=True):
    """Which rules have a passing test and no failing one."""

    game: str
    total: int
    covered: int
    missing: tuple[str, ...]
    failing: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        return not self.missing


class Outcome(msgspec.Struct):
    """The rule ids that tests of one game cited, by how the tests ended."""

    passed: set[str] = msgspec.field(default_factory=set)
    failed: set[str] = msgspec.field(default_factory=set)

    def add(self, other: Outcome) -> None:
        self.passed |= other.passed
        self.failed |= other.failed


def measure(book: Rulebook, outcome: Outcome, chapters: str | None = None) -> Coverage:
    """The coverage that these test outcomes give."""
    rules = book.in_chapters(chapters)
    proved = outcome.passed - outcome.failed
    missing = tuple(rule.id for rule in rules if rule.id not in proved)
    failing = tuple(rule.id for rule in rules if rule.id in outcome.failed)
    return Coverage(book.game, len(rules), len(rules) - len(missing), missing, failing)
