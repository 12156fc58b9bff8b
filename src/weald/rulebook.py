"""The rulebook of a game as data: numbered statements in three languages, and the referee's annex.

`games/<game>/rulebook/en.md` holds the rules, one statement a list line: `- **ID** text`. What stands in braces is a mark,
said once, in English: `{note}` (no rule: an introduction, an inventory), `{with lake}` (only where the game has a
lake), `{ruling A-01}` (argued in the annex), `{example carry}` (an example, with its picture); in a heading it holds for all
under it. `cs.md` and `pl.md` say the same ids and headings without marks. `annex.md` is the referees': interactions, scenarios,
ambiguities; in English. See docs/rules.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from weald.kernel.errors import WealdError
from weald.languages import FALLBACK

GAMES = Path(__file__).parent / "games"

_HEADING = re.compile(r"^(#{1,6})\s+(?:(\d+(?:\.\d+)*|[A-Z](?:\.\d+)+|[A-Z](?=\.\s))\.?\s+)?(.+)$")
_STATEMENT = re.compile(r"^- \*\*([A-Za-z0-9][\w.\-]*)\*\*\s*(.*)$")
_MARK = re.compile(r"\s*\{([^{}]*)\}")
_WORD = re.compile(r"\w+")
_RULING = re.compile(r"\b(?:A|AMB)-\d+")


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
    """One numbered sentence of the rulebook, or an example under it."""

    id: str
    text: str
    chapter: str
    section: str = ""
    tags: tuple[str, ...] = ()
    note: bool = False
    line: int = 0
    needs: tuple[str, ...] = ()  # one of these must be in the game, for players to read it
    ruling: str = ""  # where the annex argues it
    example: bool = False
    picture: str = ""


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
    lang: str = "en"

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

    def search(self, words: str) -> tuple[Statement, ...]:
        """The statements that have all these words, in any case and number, with accents or without."""
        stems = [_stem(word) for word in _WORD.findall(_plain(words))]

        def has(text: str) -> bool:
            own = _WORD.findall(_plain(text))
            return all(any(word.startswith(stem) for word in own) for stem in stems)

        return tuple(one for one in self if has(one.text))

    def only(self, wanted: Iterable[Statement]) -> Rulebook:
        """The book with these statements alone, under their headings."""
        ids = {one.id for one in wanted}
        return self.kept(lambda one: one if one.id in ids else None)

    def kept(self, change: Callable[[Statement], Statement | None]) -> Rulebook:
        """The book with every statement changed, or left out; no heading stays without statements."""
        chapters = []
        for chapter in self.chapters:
            sections = tuple(
                msgspec.structs.replace(section, statements=left)
                for section in chapter.sections
                if (left := tuple(new for one in section.statements if (new := change(one)) is not None))
            )
            if sections:
                chapters.append(msgspec.structs.replace(chapter, sections=sections))
        return msgspec.structs.replace(self, chapters=tuple(chapters))

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


_ACCENTS = str.maketrans("áčďéěíňóřšťúůýžąćęłńóśźż", "acdeeinorstuuyzacelnoszz")


def _plain(text: str) -> str:
    return text.lower().translate(_ACCENTS)


def _stem(word: str) -> str:
    """Words bend: "kovárny" is found by "kovárna". The browser does the same."""
    return word[:-2] if len(word) > 5 else word[:-1] if len(word) > 3 else word


class _Heading(msgspec.Struct):
    level: int
    id: str
    title: str
    marks: tuple[str, ...]


def _split_marks(text: str) -> tuple[str, tuple[str, ...]]:
    marks = tuple(mark.strip() for mark in _MARK.findall(text))
    return " ".join(_MARK.sub("", text).split()), marks


def _value(marks: Iterable[str], word: str) -> str | None:
    """What a mark says after its first word; None where there is no such mark."""
    for mark in marks:
        first, _, rest = mark.partition(" ")
        if first.rstrip(":") == word:
            return rest
    return None


def parse(game: str, source: str, file: str = "rulebook") -> Rulebook:
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
            text, marks = _split_marks(heading[3])
            level = len(heading[1])
            if level == 1 and not title:
                title = text
                continue
            open_headings = [one for one in open_headings if one.level < level]
            here = _Heading(level, heading[2] or "", text, marks)
            open_headings.append(here)
            if level <= 2:
                chapters.append((here, [(_Heading(level, "", "", ()), [])]))
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
            raise RulebookError(f"{game} {file}, line {began}: {rule} is already on line {seen[rule]}")
        if not chapters:
            raise RulebookError(f"{game} {file}, line {began}: {rule} stands before the first chapter")
        seen[rule] = began
        chapter, sections = chapters[-1]
        section, statements = sections[-1]
        statements.append(_statement(rule, text, began, chapter.id, section.id, open_headings))
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


def _statement(rule: str, text: str, line: int, chapter: str, section: str, above: list[_Heading]) -> Statement:
    text, tags = _split_marks(text)
    inherited = [mark for heading in above for mark in heading.marks]
    picture = _value(tags, "example")
    argued = next((found[0] for mark in tags if (found := _RULING.search(mark))), "")
    return Statement(
        id=rule,
        text=text,
        chapter=chapter or re.split(r"[.\-]", rule)[0],
        section=section,
        tags=tags,
        note=picture is not None or _value([*tags, *inherited], "note") is not None,
        line=line,
        needs=tuple((_value([*tags, *reversed(inherited)], "with") or "").split()),
        ruling=argued,
        example=picture is not None,
        picture=picture or "",
    )


def _continues(line: str) -> bool:
    return bool(line.strip()) and not re.match(r"^(#{1,6}\s|[-*|>]|\d+\. )", line)


# --- the files -----------------------------------------------------------------------------------


def rulebook_path(game: str, part: str = "en") -> Path:
    """The file of a language, or of the `annex`."""
    return GAMES / game / "rulebook" / f"{part}.md"


def read(game: str, part: str) -> Rulebook:
    """One file as it is: a language, or the `annex`."""
    if not game.isidentifier():
        raise RulebookError(f"{game!r} is not the name of a game")
    try:
        source = rulebook_path(game, part).read_text("utf-8")
    except FileNotFoundError:
        raise RulebookError(f"{game} has no rulebook" if part == "en" else f"{game} has no rulebook {part}") from None
    return parse(game, source, f"{part}.md")


def load(game: str, lang: str = FALLBACK) -> Rulebook:
    """Everything that code, events and tests cite: the rules, then the annex, which is in English."""
    book = read(game, FALLBACK)
    if rulebook_path(game, "annex").exists():
        more = annex(game)
        twice = {one.id for one in book} & {one.id for one in more}
        if twice:
            raise RulebookError(f"{game}: {', '.join(sorted(twice))} in en.md and in annex.md")
        book = msgspec.structs.replace(book, chapters=book.chapters + more.chapters)
    return _in_words_of(book, lang)


def annex(game: str) -> Rulebook:
    """What referees read: scenarios, interactions, ambiguities and how they were decided."""
    return read(game, "annex")


def for_players(game: str, lang: str = FALLBACK) -> Rulebook:
    """The rulebook as players read it: in their language, only what this game has, without our marks."""

    def shown(one: Statement) -> Statement | None:
        if one.needs and content(game).isdisjoint(one.needs):
            return None
        return msgspec.structs.replace(one, tags=(), line=0, needs=())

    return _in_words_of(read(game, FALLBACK).kept(shown), lang)


@cache
def content(game: str) -> frozenset[str]:
    """What can be played, as the game itself says it: its sides, its settings and their words."""
    from weald.games import find

    found = find(game)
    words = {word for setting in found.settings for word in (setting.key, *setting.values)}
    sides = {side for seating in found.seatings(found.read_options(None)) for side in seating.sides}
    return frozenset(words | sides)


def _in_words_of(book: Rulebook, lang: str) -> Rulebook:
    """The same statements as a language says them; what it does not say stays in English."""
    if lang == FALLBACK or not rulebook_path(book.game, lang).exists():
        return book
    other = read(book.game, lang)
    texts = {one.id: one.text for one in other}
    chapters = {chapter.id: chapter.title for chapter in other.chapters if chapter.id}
    sections = {section.id: section.title for chapter in other.chapters for section in chapter.sections if section.id}
    replace = msgspec.structs.replace
    said = book.kept(lambda one: replace(one, text=texts.get(one.id, one.text)))
    return Rulebook(
        book.game,
        other.title,
        tuple(
            replace(
                chapter,
                title=chapters.get(chapter.id, chapter.title),
                sections=tuple(replace(one, title=sections.get(one.id, one.title)) for one in chapter.sections),
            )
            for chapter in said.chapters
        ),
        lang,
    )
