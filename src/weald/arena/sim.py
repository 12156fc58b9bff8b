"""Simulate many games. Game number i of a seed is always the same game, whoever plays it on which process."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from typing import Any

import msgspec

from weald.arena.backend import run
from weald.arena.one_game import Outcome, Plan, play_one
from weald.arena.provenance import is_compiled
from weald.games import find
from weald.kernel import Value
from weald.kernel.errors import WealdError
from weald.players import make

Progress = Callable[[int], None]


class Report(msgspec.Struct):
    game: str
    games: int
    finished: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    wins: dict[str, int]
    how: dict[str, int]
    rounds: dict[str, float]
    repeats: int  # decisions answered by default because their seat went round in circles
    digest: str
    jobs: int
    compiled: bool
    seats: list[str]
    options: dict[str, Value]
    players: list[str]
    seed: int


def plan(
    game: str, seats: list[str] | None, count: int | None, options: dict[str, Any], seed: int, players: list[str]
) -> Plan:  # fmt: skip
    """Check everything before the first game starts."""
    found = find(game)
    settings = found.read_options(options)
    line_up = found.seats(seats, count, settings)
    for player in players:
        make(player)
    if len(players) not in (1, len(line_up)):
        raise WealdError(f"{len(line_up)} seats need 1 or {len(line_up)} players, got {len(players)}")
    return Plan(game, line_up, settings, seed, players * len(line_up) if len(players) == 1 else players)


def simulate(
    todo: Plan, games: int, jobs: int = 1, progress: Progress | None = None, backend: str = "local"
) -> Report:  # fmt: skip
    """Play ``games`` games on ``jobs`` processes."""
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    size = max(1, min(32, games // (jobs * 16)))  # small enough that no process waits long for the last
    spans = [range(low, min(low + size, games)) for low in range(0, games, size)]
    with closing(run(partial(_play_span, todo), spans, jobs, backend)) as batches:
        for batch in batches:
            outcomes.extend(batch)
            if progress is not None:
                progress(len(batch))
    outcomes.sort(key=lambda o: o.number)
    return _report(todo, outcomes, time.perf_counter() - started, jobs)


def _play_span(todo: Plan, numbers: range) -> list[Outcome]:
    return [play_one(todo, number) for number in numbers]


def digest_of(outcomes: Iterable[Outcome]) -> str:
    """One hash of all final positions, in order."""
    return hashlib.blake2b(" ".join(o.hash for o in outcomes).encode(), digest_size=16).hexdigest()


def _report(todo: Plan, outcomes: list[Outcome], seconds: float, jobs: int) -> Report:
    wins = dict.fromkeys(todo.seats, 0)
    how: dict[str, int] = {}
    for outcome in outcomes:
        for seat, side in enumerate(todo.seats):
            wins[side] += outcome.winners >> seat & 1
        if outcome.finished:
            how[outcome.how] = how.get(outcome.how, 0) + 1
    decisions = sum(o.decisions for o in outcomes)
    rounds = [o.rounds for o in outcomes]
    return Report(
        game=todo.game,
        games=len(outcomes),
        finished=sum(o.finished for o in outcomes),
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_s=round(len(outcomes) / seconds, 2),
        decisions_per_s=round(decisions / seconds),
        wins=wins,
        how=dict(sorted(how.items())),
        rounds={"min": min(rounds), "mean": round(sum(rounds) / len(rounds), 1), "max": max(rounds)},
        repeats=sum(o.repeats for o in outcomes),
        digest=digest_of(outcomes),
        jobs=jobs,
        compiled=is_compiled(),
        seats=todo.seats,
        options=todo.options,
        players=todo.players,
        seed=todo.seed,
    )
