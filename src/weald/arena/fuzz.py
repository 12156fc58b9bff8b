"""Fuzz first: uniformly random choices over every line-up and variant, looking for what must never happen.

After every choice the game's own counts are checked (``Game.audit``); now and then a copy, an undo, a redeal and
a replay must give back exactly the same game. The first problem stops the run and becomes a record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from weald.games import find
from weald.kernel import Dice, Game, split
from weald.kernel.errors import WealdError
from weald.match import Match, begin, default_of
from weald.match.record import read, replay
from weald.players.turns import Turn

_CHECK_EVERY = 61  # decisions between two expensive checks


class Finding(msgspec.Struct):
    """What went wrong, and the game that shows it."""

    problem: str
    seats: list[str]
    options: dict[str, Any]
    seed: int
    decision: int
    record: str


class FuzzReport(msgspec.Struct):
    game: str
    decisions: int
    games: int
    finished: int
    repeats: int  # decisions answered by default because their seat went round in circles
    line_ups: int
    findings: list[Finding]
    seed: int
    met: dict[str, int] = {}  # games with each number of seats, side and setting


def fuzz(name: str, decisions: int, seed: int, progress: Callable[[int], None] | None = None) -> FuzzReport:
    game = find(name)
    report = FuzzReport(name, 0, 0, 0, 0, 0, [], seed)
    met: set[str] = set()
    number = 0
    while report.decisions < decisions and not report.findings:
        seats, options = game.draw(Dice(split(seed, number, 1)))
        made = _one(game, seats, options, split(seed, number), decisions - report.decisions, report)
        met.add(repr((sorted(seats), options)))
        report.decisions += made
        report.games += 1
        report.line_ups = len(met)
        number += 1
        if progress is not None:
            progress(made)
    return report


def _one(
    game: Game, seats: list[str], options: dict[str, Any], seed: int, limit: int, report: FuzzReport
) -> int:  # fmt: skip
    dice = Dice(split(seed, 99))
    match = begin(game, seats, seed, dict(options))
    made = 0
    turn = Turn()
    cap = min(limit, game.random_cap or limit)
    try:
        while not match.over and made < cap:
            decision = match.open[dice.below(len(match.open))]
            if decision.seat < 0:
                raise AssertionError(f"nobody is asked {decision.prompt}")
            option = decision.options[dice.below(len(decision.options))]
            if turn.repeats(match, decision):
                report.repeats += 1
                option = default_of(decision)
            match.choose(option, decision.seat)
            made += 1
            bad = game.audit(match.state)
            if bad:
                raise AssertionError("; ".join(bad))
            if made % _CHECK_EVERY == 0:
                _deep_checks(match, dice)
        if match.over:
            report.finished += 1
            again = replay(read(match.record()), game)
            if again.hash() != match.hash():
                raise AssertionError("the replay of the record ends elsewhere")
    except WealdError as error:
        _report(report, match, f"{type(error).__name__}: {error}", made)
    except Exception as error:  # noqa: BLE001  any crash of the rules is what we are looking for
        _report(report, match, f"{type(error).__name__}: {error}", made)
    for thing in (f"{len(seats)} seats", *match.sides, *(f"{key} {value}" for key, value in options.items())):
        report.met[thing] = report.met.get(thing, 0) + 1
    return max(made, 1)


def _deep_checks(match: Match, dice: Dice) -> None:
    if match.over:
        return
    before = match.hash()
    views = [match.view(seat) for seat in range(len(match.seats))]
    twin = match.clone()
    if twin.hash() != before:
        raise AssertionError("a clone differs from its original")
    option = twin.open[0].options[dice.below(len(twin.open[0].options))]
    twin.choose(option, twin.open[0].seat)
    if twin.choices and len(twin.choices) > match.number:
        twin.undo()
        if twin.hash() != before:
            raise AssertionError("do and undo do not meet")
    if match.hash() != before:
        raise AssertionError("a clone disturbed its original")
    seat = match.open[0].seat
    match.why_not(seat)
    world = match.redeal(seat, dice.below(1 << 30))
    if _known(world.view(seat)) != _known(views[seat]):
        raise AssertionError("a redeal changed what the seat knows")
    for other in range(len(match.seats)):  # a world can be dealt for those who are not asked, too
        if other != seat:
            match.redeal(other, dice.below(1 << 30))


def _known(view: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in view.items() if k not in ("undo", "waiting")}


def _report(report: FuzzReport, match: Match, problem: str, made: int) -> None:
    report.findings.append(
        Finding(problem, match.seats, dict(match.options), match.seed, made, match.record())
    )  # fmt: skip
