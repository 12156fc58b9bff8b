"""Seats that explain themselves: a sentence a move, from nothing that is hidden."""

from __future__ import annotations

import ast
import importlib
import inspect
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.text.test_texts import messages, patterns, used
from weald.games import NAMES, find
from weald.games.defenders import speech as defenders
from weald.games.ironwood import speech as ironwood
from weald.games.wonderland import speech as wonderland
from weald.games.wonderland.state import ACTIVE, HALTED
from weald.kernel import Dice
from weald.kernel.event import EVERYONE, SPECTATOR, Event, Journal
from weald.match import Match, begin
from weald.players.policy import pick
from weald.players.speech import Speech
from weald.text import LANGUAGES, Texts, render

TABLES: dict[str, list[list[str]]] = {
    "ironwood": [["woodwalkers", "ironclad"]],
    "root": [
        ["marquise", "eyrie", "alliance", "vagabond"],
        ["cult", "riverfolk", "duchy", "marquise"],
        ["corvids", "hundreds", "keepers", "eyrie"],
    ],
    "wonderland": [["alice", "mad_hatter", "queen_of_hearts"]],
    "defenders": [["order", "council"]],
}
EVERY_GAME = pytest.mark.parametrize("name", NAMES)


@cache
def played(name: str, line_up: int) -> Match:
    """The first part of a game as those play it who lean as the game does."""
    game = find(name)
    match = begin(game, TABLES[name][line_up], 7, game.read_options(None))
    dice = Dice(11)
    for _ in range(400):
        if match.over:
            break
        decision = match.open[0]
        match.choose(pick(match, decision, dice).id, decision.seat)
    return match


def matches(name: str) -> list[Match]:
    return [played(name, i) for i in range(len(TABLES[name]))]


def everybody(match: Match) -> Speech:
    return Speech(range(len(match.seats)))


def told(match: Match) -> list[Event]:
    assert match.journal is not None
    return match.journal.events


@EVERY_GAME
def test_what_can_be_said_has_words_and_names_no_card(name: str) -> None:
    speech = importlib.import_module(f"weald.games.{name}.speech")
    literals = {
        node.value
        for node in ast.walk(ast.parse(inspect.getsource(speech)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for lang in LANGUAGES:
        texts = {id.removeprefix("because-"): m for id, m in messages(lang, name).items() if id.startswith("because-")}
        assert set(speech.SAID) <= set(texts)
        assert set(texts) <= literals, "nobody says this"
        for key, message in texts.items():
            for _, pattern in patterns(message):
                assert not used(pattern).variables & {"card", "cards", "chip", "plot"}, key
        assert all(Texts(lang, name).has(f"event-{kind}") for kind in speech.SAID)


@EVERY_GAME
def test_those_who_watch_can_read_every_sentence(name: str) -> None:
    """What a sentence is filled in with is public; and much of what can be said is said."""
    keys: set[str] = set()
    books = [Texts(lang, name) for lang in LANGUAGES]
    for match in matches(name):
        for event, key in zip(told(match), everybody(match).read(match), strict=True):
            face = event.face(SPECTATOR)
            if not key:
                continue
            assert face is not None
            keys.add(key.split()[0])
            entry = {
                "kind": event.kind, "seat": event.seat, "args": match.game.named(event.kind, face), "because": key
            }  # fmt: skip
            for texts in books:
                said = render.event(texts, entry, match.sides)
                assert said.endswith(("”", "“"))
                assert "{" not in said
    for texts in books:
        assert (texts.missing, texts.problems) == (set(), [])
    assert len(keys) >= {"ironwood": 6, "root": 20, "wonderland": 6, "defenders": 5}[name], keys


@EVERY_GAME
def test_one_sentence_a_choice_and_none_twice_in_a_turn(name: str) -> None:
    for match in matches(name):
        choices: set[tuple[int, int]] = set()
        turn: set[tuple[int, str]] = set()
        for event, key in zip(told(match), everybody(match).read(match), strict=True):
            if event.kind in match.game.turns:
                turn.clear()
            if key:
                key = key.split()[0]
                assert (event.seat, event.number) not in choices or not turn
                assert (event.seat, key) not in turn
                choices.add((event.seat, event.number))
                turn.add((event.seat, key))


@EVERY_GAME
def test_what_is_hidden_changes_no_word(name: str) -> None:
    """The same game with other hidden cards: whoever looks on sees no difference, and hears none."""
    secrets = 0
    for match in matches(name):
        other = Journal()
        for event in told(match):
            args = event.args
            if event.to != EVERYONE:
                secrets += 1
                args = tuple(value + 1 for value in args)
            other.number = event.number
            other.tell(event.kind, event.rule, event.seat, args, event.to, event.public)
        stranger = cast("Any", SimpleNamespace(game=match.game, journal=other))
        assert everybody(match).read(stranger) == everybody(match).read(match)
    assert secrets


@EVERY_GAME
def test_taken_back_is_forgotten(name: str) -> None:
    match = played(name, 0)
    speech = everybody(match)
    whole = list(speech.read(match))
    journal = Journal()
    for event in told(match)[: len(whole) // 2]:
        journal.number = event.number
        journal.tell(event.kind, event.rule, event.seat, event.args, event.to, event.public)
    assert speech.read(cast("Any", SimpleNamespace(game=match.game, journal=journal))) == whole[: len(whole) // 2]
    assert speech.read(match) == whole


def test_the_leader_is_named_when_attacked() -> None:
    """Root: whoever attacks the one with the most points says so."""
    game = find("root")

    def event(kind: str, seat: int, *args: int) -> Event:
        return Event(kind, "", seat, args, EVERYONE, None, 1)

    past = [event("turn", 0, 4), event("scored", 0, 3, 9), event("turn", 1, 5), event("scored", 1, 2, 7)]
    assert game.explain(past, event("battled", 2, 4, 3)) == "battled-leader 9"
    assert game.explain(past, event("battled", 2, 5, 3)) == "battled"
    assert game.explain(past, event("battled", 0, 5, 3)) == "battled-leader 7"
    assert game.explain([], event("battled", 2, 5, 3)) == "battled"


def test_only_those_who_explain_themselves_speak() -> None:
    match = played("root", 0)
    for event, key in zip(told(match), Speech([1]).read(match), strict=True):
        assert not key or event.seat == 1


@pytest.mark.parametrize("name", ["ironwood", "wonderland", "defenders"])
def test_what_is_counted_is_so(name: str) -> None:
    """What a sentence reckons from the log alone is what lies on the table."""
    game = find(name)
    match = begin(game, TABLES[name][0], 3, game.read_options(None))
    dice = Dice(5)
    counted = 0
    for _ in range(600):
        if match.over:
            break
        decision = match.open[0]
        match.choose(pick(match, decision, dice).id, decision.seat)
        counted += COUNTS[name](match, [event for event in told(match) if event.face(SPECTATOR) is not None])
    assert counted


def totems(match: Match, past: list[Event]) -> int:
    g = cast("Any", match.state)
    lie = {forest: n for forest, n in enumerate(map(sum, zip(g.full, g.fading, strict=True))) if n}
    assert ironwood._totems(past) == lie
    return len(lie)


def strengths(match: Match, past: list[Event]) -> int:
    g = cast("Any", match.state)
    theirs = [g.strength[seat] for seat in range(1, g.players) if g.status[seat] in (ACTIVE, HALTED)]
    if ACTIVE not in g.status or past[-1].kind == "uncontested":
        return 0  # no battle, or one that has not begun
    assert sorted(wonderland._others(past, 0)) == sorted(theirs)
    return 1


def machines(match: Match, past: list[Event]) -> int:
    g = cast("Any", match.state)
    assert defenders._toxic(past) == sum(g.toxic)
    return sum(g.toxic)


COUNTS = {"ironwood": totems, "wonderland": strengths, "defenders": machines}
