"""A match on paper, as JSON: its last checkpoint, the choices made, answers that are still sealed, and the log.

The one way in which a match leaves its process: into the store, and (redealt first) to a process that thinks.
"""

from __future__ import annotations

from typing import Any

from weald.kernel.errors import MalformedChoice
from weald.kernel.event import Event, Lesson
from weald.kernel.game import Game, Value
from weald.kernel.match import CONCEDE, UNKNOWN, Checkpoint, Choice, Made, Match, unknown

Paper = dict[str, Any]


def save(match: Match) -> Paper:
    point = match._last()
    made = match.choices
    blank = sum(1 for seat, _, _ in made if seat < 0)  # before a redealt world
    paper: Paper = {
        "revision": match.game.revision,
        "state": {key: _pack(value) for key, value in point.state.dump().items()},
        "step": [point.due[0].name, list(point.due[1])],
        "number": point.number,
        "blank": blank,
        "made": [[seat, option.id, sealed] for seat, option, sealed in made[blank:]],
        "sealed": [[d.seat, d.chosen().id] for d in match.sealed_answers()],
        "hashes": match.hashes,
    }
    journal = match.journal
    if journal is not None:
        paper["events"] = [
            [e.kind, e.rule, e.seat, list(e.args), e.to, None if e.public is None else list(e.public), e.number]
            for e in journal.events[: point.events]
        ]
        paper["lessons"] = [[x.number, x.who, x.key, x.rule] for x in journal.lessons[: point.lessons]]
    return paper


def load(game: Game, seats: list[str], options: dict[str, Value], seed: int, paper: Paper) -> Match:
    """The match again. Raises what the rules raise if they have changed too much to read it."""
    state = game.empty(seats, options)
    dumped = {key: _unpack(value) for key, value in paper["state"].items()}
    dumped["agenda"] = [*dumped["agenda"], paper["step"]]  # the asking step is due again: it is last, so it is next
    if paper["revision"] != game.revision:
        dumped = game.upgrade(dumped, paper["revision"])
    state.load(dumped, game.steps)
    due = state.agenda.pop()
    match = Match(game, seats, options, seed, state, True, "events" in paper)
    journal = match.journal
    if journal is not None:
        for kind, rule, seat, args, to, public, number in paper["events"]:
            event = Event(kind, rule, seat, tuple(args), to, None if public is None else tuple(public))
            event.number = number
            journal.events.append(event)
        journal.lessons = [Lesson(number, who, key, rule) for number, who, key, rule in paper["lessons"]]
    match.hashes = [(made, round_, digest) for made, round_, digest in paper["hashes"]]
    made = unknown(paper["blank"])
    since: list[Choice] = []
    for number, (seat, text, sealed) in enumerate(paper["made"], paper["blank"] + 1):
        option = CONCEDE if text == CONCEDE.id else game.vocabulary.find(text)
        if number <= paper["number"]:
            # Long past: nothing depends on its name any more.
            made = Made(made, number, seat, UNKNOWN if option is None else option, sealed)
        elif option is None:
            raise MalformedChoice(text)
        else:
            since.append((seat, option, sealed))
    point = Checkpoint(
        state, due, paper["number"], made,
        0 if journal is None else len(journal.events), 0 if journal is None else len(journal.lessons),
    )  # fmt: skip
    match.checkpoints = [point]
    match._restore(point, since)
    for seat, text in paper["sealed"]:
        match.choose(text, seat)
    return match


def _pack(value: object) -> object:
    """JSON has no tuples; states do, and their hash tells them from lists."""
    if isinstance(value, tuple):
        return {"()": [_pack(v) for v in value]}
    if isinstance(value, list):
        return [_pack(v) for v in value]
    return value


def _unpack(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(_unpack(v) for v in value["()"])
    if isinstance(value, list):
        return [_unpack(v) for v in value]
    return value
