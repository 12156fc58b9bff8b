"""Guided first games: every lesson is played through in every language; a change of rules cannot break one silently."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from weald import lessons, rulebook
from weald.games import NAMES
from weald.games.ironwood import GAME as IRONWOOD
from weald.games.ironwood import facts
from weald.lessons import Advice, Coach, Lesson
from weald.match import Match
from weald.text import LANGUAGES, Texts, resource

LESSONS = [lesson for game in NAMES for lesson in lessons.lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: f"{it.game}-{it.name}")


def follow(lesson: Lesson, match: Match, count: int) -> list[Advice]:
    """Play so many choices of the line; what the voice says on the way."""
    coach, heard = Coach(lesson), []
    for seat, text in lesson.line[:count]:
        heard.append(coach.look(match))
        match.choose(text, seat)
    return [*heard, coach.look(match)]


@EVERY_LESSON
def test_every_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    assert lessons.problems(lesson) == []


@EVERY_LESSON
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words(lesson: Lesson, lang: str) -> None:
    texts = Texts(lang, lesson.game)
    for note in lesson.sheet.notes:
        id, where = f"lesson-{lesson.name}-{note.id}", f"lesson {lesson.game}/{lesson.name}, step {note.id!r} in {lang}"
        assert texts.has(id), f"{where} has no text"
        assert texts.has(id, "title"), f"{where} has no title"
        said = [texts.format(id), texts.format(id, "title")]
        said += [texts.format(id, "else")] if texts.has(id, "else") else []
        assert all(40 < len(one) < 430 for one in said[::2]), f"{where} is too short or too long to be one thought"
        assert not texts.missing | set(texts.problems), f"{where}: {texts.missing or texts.problems}"
        assert not any(re.search(r"[{}]|\b(card|place)-", one) for one in said), f"{where}: {said}"


@EVERY_LESSON
def test_every_step_points_at_something_and_cites_a_rule(lesson: Lesson) -> None:
    texts = Texts("en", lesson.game)
    rules = {statement.id for statement in rulebook.load(lesson.game)}
    for note in lesson.sheet.notes:
        where = f"lesson {lesson.game}/{lesson.name}, step {note.id!r}"
        for at in note.at:
            known = at in (*lessons.PARTS, "try") or texts.has(f"place-{at}") or texts.has(f"card-{at}")
            assert known, f"{where} points at {at!r}, which is neither a place nor a card"
        assert not note.rule or note.rule in rules, f"{where} cites {note.rule}, which is no rule"


@EVERY_LESSON
def test_no_text_is_left_over(lesson: Lesson) -> None:
    ids = {f"lesson-{lesson.name}-{note.id}" for note in lesson.sheet.notes}
    assert len(ids) == len(lesson.sheet.notes), "two steps have the same name"
    prefix = f"lesson-{lesson.name}-"
    written = {it.id.name for it in resource("en", lesson.game).body if isinstance(it, ast.Message)}
    assert {id for id in written if id.startswith(prefix)} == ids


@EVERY_LESSON
def test_a_lesson_lasts_ten_to_twenty_minutes(lesson: Lesson) -> None:
    """A thought a step, half a minute each with the choice it is about; choices without one go faster. Short ones are for
    those who know the game."""
    steps = len(lesson.sheet.notes)
    choices = sum(seat == lesson.seat for seat, _ in lesson.line)
    least = 5 if lesson.sheet.short else 10
    assert least <= lesson.sheet.minutes <= 20
    assert least <= (30 * steps + 10 * choices) / 60 <= 26, (steps, choices)


@EVERY_LESSON
def test_the_end_of_the_line_is_said(lesson: Lesson) -> None:
    """From the next question on the learner plays alone: whatever is asked, the voice says so."""
    heard = follow(lesson, match := lessons.start(lesson), len(lesson.line))
    last = next(note for note in lesson.sheet.notes if note.id.endswith("own-way"))
    if match.view(lesson.seat)["decisions"]:
        assert last in heard[-1].notes
    else:  # what the others do until then is not written down
        assert not last.when.prompt


def test_a_lesson_broken_by_a_rule_is_named_with_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule changed on purpose: the Ironclad gain 1 crystal a round instead of 2, so there is nothing to recruit with."""
    monkeypatch.setattr(facts, "INCOME", [1, 1])
    (said,) = lessons.problems(lessons.find("ironwood", "ironclad"))
    assert "lesson ironwood/ironclad, step 17 (first-card), choice 51: ironclad should choose 'done' but is not" in said


def test_notes_are_said_once_and_again_after_a_take_back() -> None:
    lesson = lessons.find("ironwood", "ironclad")
    match = lessons.start(lesson)
    heard = follow(lesson, match, 9)
    ids = [note.id for advice in heard for note in advice.notes]
    assert ids[:3] == ["goal", "mountains", "draw"]
    coach = Coach(lesson)
    coach.follow(match)
    now = coach.look(match)
    assert [note.id for note in now.notes] == ["one-line"]
    assert now.tries == "option 1"
    match.undo(1, agreed=True)
    back = coach.look(match)
    assert [note.id for note in back.notes] == ["turn", "conquest"]
    assert back.tries == "play IC02"


def test_whoever_leaves_the_line_goes_on_without_what_it_would_choose() -> None:
    lesson = lessons.find("ironwood", "ironclad")
    match = lessons.start(lesson)
    coach = Coach(lesson)
    for seat, text in lesson.line[:8]:
        coach.look(match)
        match.choose(text, seat)
    match.choose("pass", 1)
    away = coach.look(match)
    assert not away.on_line
    assert away.tries == ""
    assert coach.next(match, 0) == ""
    match.undo(1, agreed=True)
    assert coach.look(match).on_line


def test_an_opened_lesson_remembers_what_was_said() -> None:
    lesson = lessons.find("ironwood", "ironclad")
    match = lessons.start(lesson)
    heard = follow(lesson, match, 40)
    again = Coach(lesson)
    again.follow(match)
    assert again.look(match) == heard[-1]


def test_a_table_is_a_lesson_by_its_seed_seats_and_settings() -> None:
    lesson = lessons.find("ironwood", "ironclad")
    options = dict(lesson.options)
    assert lessons.of_table("ironwood", lesson.sides, lesson.seed, options) == lesson
    assert lessons.of_table("ironwood", lesson.sides, lesson.seed + 1, options) is None
    assert lessons.of_table("ironwood", lesson.sides, lesson.seed, options | {"ordered": True}) is None
    assert IRONWOOD.read_options(options) == options
    with pytest.raises(lessons.UnknownLesson, match="known: ironclad"):
        lessons.find("ironwood", "smith")
    with pytest.raises(lessons.UnknownLesson):
        lessons.find("ironwood", "../data/board")
