"""A match on paper, as JSON: its last checkpoint, the choices made, answers that are still sealed, and the log.

The one way in which a match leaves its process: into the store, and (redealt first) to a process that thinks.
"""

from __future__ import annotations

from typing import Any

from weald.kernel.decision import CONCEDE, UNKNOWN
from weald.kernel.errors import MalformedChoice
from weald.kernel.game import Game, Value
from weald.match.match import Match
from weald.match.past import Choice, Past
from weald.match.running import Checkpoint

Paper = dict[str, Any]


def save(match: Match) -> Paper:
    point = match._run.last()
    blank = match._past.unknown  # before a redealt world
    dumped: Paper = {key: _pack(value) for key, value in point.state.dump().items()}
    dumped["agenda"].pop()
    due = point.state.agenda[-1]
    paper: Paper = {
        "revision": match.game.revision,
        "state": dumped,
        "step": [due[0].name, list(due[1:])],
        "number": point.number,
        "blank": blank,
        "made": [[seat, option.id, sealed] for seat, option, sealed in match._past.since(blank)],
        "sealed": [[d.seat, d.chosen().id] for d in match.sealed_answers()],
        "hashes": match.hashes,
    }
    journal = match.journal
    if journal is not None:
        paper["events"] = journal.told.since(0)[: point.events]
        paper["lessons"] = journal.learned.since(0)[: point.lessons]
    return paper


def load(game: Game, seats: list[str], options: dict[str, Value], seed: int, paper: Paper) -> Match:
    """The match again. Raises what the rules raise if they have changed too much to read it."""
    state = game.empty(seats, options)
    dumped = {key: _unpack(value) for key, value in paper["state"].items()}
    dumped["agenda"] = [*dumped["agenda"], paper["step"]]  # the asking step is due again: it is last, so it is next
    if paper["revision"] != game.revision:
        dumped = game.upgrade(dumped, paper["revision"])
    state.load(dumped, game.steps)
    match = Match(game, seats, options, seed, state, True, "events" in paper)
    journal = match.journal
    point = Checkpoint(state, paper["number"])
    if journal is not None:
        for kind, rule, seat, args, to, public, number in paper["events"]:
            journal.told.add((kind, rule, seat, tuple(args), to, None if public is None else tuple(public), number))
        for lesson in paper["lessons"]:
            journal.learned.add(tuple(lesson))
        point = Checkpoint(state, paper["number"], journal.told.count, journal.learned.count)
    match.hashes = tuple((made, round_, digest) for made, round_, digest in paper["hashes"])
    match._past = Past(game.vocabulary, True, paper["blank"])
    since: list[Choice] = []
    for number, (seat, text, sealed) in enumerate(paper["made"], paper["blank"] + 1):
        option = CONCEDE if text == CONCEDE.id else game.vocabulary.find(text)
        if number <= paper["number"]:
            # Long past: nothing depends on its name any more.
            match._past.add(seat, UNKNOWN if option is None else option, sealed)
        elif option is None:
            raise MalformedChoice(text)
        else:
            since.append((seat, option, sealed))
    match._run.points = [point]
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
