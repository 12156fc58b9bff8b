"""Guided first games: a line to follow, and what a voice says on the way.

A lesson is data in ``games/<game>/lessons``: ``<name>.weald`` is the line, a record of the first rounds of a real match;
``<name>.toml`` lists the notes, each with the moment it is for. Their texts are in ``text/lesson-<name>/``. The match is an
ordinary one on the record's seed: whoever leaves the line plays on, and the notes that fit are still said.

A note knows only what the learner's own view and log tell.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from weald import games
from weald.kernel import Value
from weald.kernel.decision import CONCEDE
from weald.kernel.errors import WealdError
from weald.match import Match, begin
from weald.match.record import read
from weald.match.sight import events

PARTS = ("hand", "prompt", "seats", "board", "danger", "log")
"""What a note may point at besides places and cards; ``try``: whatever the line chooses."""


class UnknownLesson(WealdError):
    code = "unknown-lesson"

    def __init__(self, game: str, name: str) -> None:
        known = ", ".join(_names(game))
        super().__init__(f"there is no lesson {name!r} in {game}; known: {known or 'none'}", lesson=name)


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a note: the learner's first decision of which all this is true. Words may have ``*`` in them."""

    prompt: str = ""
    args: dict[str, Any] = {}
    """What the question is about, in part."""
    offers: str = ""
    """An option there is."""
    event: str = ""
    """Something that has happened ..."""
    by: str = ""
    """... and whose doing it was: a side."""
    round: int = 0
    """From this round on."""
    after: str = ""
    """A note that was said at an earlier decision."""
    tries: str = ""
    """What the line chooses."""
    over: bool = False
    """When the game has ended."""


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    when: When
    rule: str = ""
    free: bool = False
    """True also off the line; the others speak of what happens on it."""
    at: list[str] = []
    """Places and cards to look at, parts of the screen, or ``try``."""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    side: str
    minutes: int
    notes: list[Note]
    level: str = "easy"
    """Who plays the others where the line does not."""
    short: bool = False
    """For those who know the game: only what is new."""


class Lesson(Struct, frozen=True):
    game: str
    name: str
    sheet: Sheet
    sides: list[str]
    options: dict[str, Value]
    seed: int
    line: list[tuple[int, str]]

    @property
    def seat(self) -> int:
        return self.sides.index(self.sheet.side)


class Advice(Struct, frozen=True):
    """What the voice says now: the notes of this decision, and what the line chooses (empty for who has left it)."""

    number: int
    notes: list[Note]
    tries: str
    on_line: bool
    said: int


@cache
def lessons_of(game: str) -> list[Lesson]:
    """In the order they are learned in."""
    return [find(game, name) for name in _names(game)]


@cache
def _names(game: str) -> list[str]:
    if game not in games.NAMES:
        return []
    index = resources.files("weald.games") / game / "lessons" / "index.toml"
    return list(tomllib.loads(index.read_text("utf-8"))["lessons"]) if index.is_file() else []


def find(game: str, name: str) -> Lesson:
    """A lesson by its name. Raises UnknownLesson."""
    if name not in _names(game):
        raise UnknownLesson(game, name)
    return _read(game, name)


@cache
def _read(game: str, name: str) -> Lesson:
    folder = resources.files("weald.games") / game / "lessons"
    record = read((folder / f"{name}.weald").read_text("utf-8"))
    sheet = msgspec.toml.decode((folder / f"{name}.toml").read_text("utf-8"), type=Sheet)
    options = games.find(game).read_options(dict(record.options))
    line = [(record.seats.index(seat), text) for _, seat, text in record.choices]
    return Lesson(game, name, sheet, record.seats, options, record.seed, line)


def of_table(game: str, sides: list[str], seed: int, options: dict[str, Any]) -> Lesson | None:
    """The lesson that a match is, if it is one: nobody deals a lesson's seed by chance."""
    dealt = [lesson for lesson in lessons_of(game) if lesson.seed == seed]
    return next((lesson for lesson in dealt if lesson.sides == sides and lesson.options == options), None)


def start(lesson: Lesson) -> Match:
    return begin(games.find(lesson.game), list(lesson.sides), lesson.seed, dict(lesson.options))


class Coach:
    """The voice of one match. It remembers at which choice each note was said; what is taken back was not said."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.said: dict[str, int] = {}

    def follow(self, match: Match) -> None:
        """Say everything up to now, silently: a table has been opened again."""
        self.said.clear()
        again = start(self.lesson)
        for seat, option, _ in match.choices:
            if again.over:
                return
            self.look(again)
            if option is CONCEDE:
                again.concede(seat)
            else:
                again.choose(option.id, seat)

    def on_line(self, match: Match) -> bool:
        """Has everything been chosen as in the record, as far as that goes?"""
        pairs = zip(match.choices, self.lesson.line, strict=False)
        return all(seat == at and option.id == text for (at, option, _), (seat, text) in pairs)

    def next(self, match: Match, seat: int) -> str:
        """What the line chooses for a seat that is asked; empty where it chooses nothing any more."""
        if not self.on_line(match):
            return ""
        return next((text for who, text in self.lesson.line[match.number :] if who == seat), "")

    def look(self, match: Match) -> Advice:
        """Call at every position the learner meets."""
        number = match.number
        self.said = {id: n for id, n in self.said.items() if n <= number}
        seat = self.lesson.seat
        view = match.view(seat)
        on_line = self.on_line(match)
        tries = self.next(match, seat) if view["decisions"] else ""
        if view["decisions"] or view["over"]:
            happened = {(entry["kind"], _side(match, entry["seat"])) for entry in events(match, seat)}
            for note in self.lesson.sheet.notes:
                if note.id not in self.said and (on_line or note.free) and self._fits(note.when, view, tries, happened):
                    self.said[note.id] = number
        notes = [note for note in self.lesson.sheet.notes if self.said.get(note.id) == number]
        return Advice(number, notes, tries, on_line, len(self.said))

    def _fits(self, when: When, view: dict[str, Any], tries: str, happened: set[tuple[object, str]]) -> bool:
        decision = view["decisions"][0] if view["decisions"] else None
        if when.over != view["over"] or view["round"] < when.round:
            return False
        if when.after and self.said.get(when.after, view["number"]) >= view["number"]:
            return False
        if when.event and not any(kind == when.event and when.by in ("", by) for kind, by in happened):
            return False
        if when.tries and not fnmatchcase(tries, when.tries):
            return False
        if decision is None:
            return not (when.prompt or when.offers or when.args)
        if when.prompt and not fnmatchcase(decision["prompt"], when.prompt):
            return False
        if any(decision["args"].get(key) != value for key, value in when.args.items()):
            return False
        return not when.offers or any(fnmatchcase(option["id"], when.offers) for option in decision["options"])


def _side(match: Match, seat: object) -> str:
    return match.seats[seat] if isinstance(seat, int) else ""


def problems(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson under today's rules, each in a sentence that names the lesson and the step."""
    found: list[str] = []
    coach, match = Coach(lesson), start(lesson)
    step = "the start"
    for number, (seat, text) in enumerate(lesson.line):
        asked = next((decision for decision in match.open if decision.seat == seat), None)
        advice = coach.look(match)
        if advice.notes:
            step = f"step {advice.said} ({advice.notes[-1].id})"
        where = f"lesson {lesson.game}/{lesson.name}, {step}, choice {number}"
        if match.over or asked is None:
            return [*found, f"{where}: {lesson.sides[seat]} should choose {text!r} but is not asked"]
        if all(option.id != text for option in asked.options):
            offered = ", ".join(option.id for option in asked.options)
            return [*found, f"{where}: {text!r} is not offered to {lesson.sides[seat]} any more; offered: {offered}"]
        match.choose(text, seat)
    coach.look(match)
    named = f"lesson {lesson.game}/{lesson.name}"
    silent = [note.id for note in lesson.sheet.notes if note.id not in coach.said and not note.free]
    found += [f"{named}: step {id!r} is never said on the line" for id in silent]
    return found
