"""Simulate many games. Game number i of a seed is always the same game, whoever plays it on which process."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any

import msgspec

from weald.games import find
from weald.kernel import Dice, Match, Value, begin, split
from weald.kernel.errors import WealdError
from weald.players import Player, make
from weald.players.random_player import RandomPlayer

Progress = Callable[[int], None]
_NEW_WORLD = 7  # so many seeds of chance separate a player's dice from the worlds it is dealt


class Plan(msgspec.Struct, frozen=True):
    """What to simulate; the same plan gives the same games everywhere."""

    game: str
    seats: list[str]
    options: dict[str, Value]
    seed: int
    players: list[str]


class Outcome(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int
    finished: bool
    decisions: int
    rounds: int
    winners: int
    how: str
    hash: str


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


def simulate(todo: Plan, games: int, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play ``games`` games on ``jobs`` local processes."""
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    for batch in _batches(todo, games, jobs):
        outcomes.extend(batch)
        if progress is not None:
            progress(len(batch))
    outcomes.sort(key=lambda o: o.number)
    return _report(todo, outcomes, time.perf_counter() - started, jobs)


def _batches(todo: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
    size = max(1, min(32, games // (jobs * 4) or 1))
    spans = [(i, min(i + size, games)) for i in range(0, games, size)]
    if jobs == 1:
        for low, high in spans:
            yield play_span(todo, low, high)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting = {pool.submit(play_span, todo, low, high) for low, high in spans}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def play_span(todo: Plan, low: int, high: int) -> list[Outcome]:
    return [play_one(todo, number) for number in range(low, high)]


def play_one(todo: Plan, number: int) -> Outcome:
    game = find(todo.game)
    seed = split(todo.seed, number)
    players = [make(name) for name in todo.players]
    thoughtless = all(isinstance(p, RandomPlayer) for p in players)
    match = begin(game, todo.seats, seed, dict(todo.options), keep=not thoughtless, loud=False)
    dice = [Dice(split(seed, 1 + seat)) for seat in range(len(match.seats))]
    cap = game.random_cap if thoughtless else 0
    made = 0
    while not match.over and (not cap or made < cap):
        decision = match.open[0]
        seat = decision.seat
        player = players[seat]
        if isinstance(player, RandomPlayer):
            match.choose(player.pick(decision, dice[seat]), seat)
        else:
            match.choose(_think(match, player, seat, dice[seat]), seat)
        made += 1
    state = match.state
    return Outcome(number, match.over, made, state.round, state.winners, state.how, state.hash())


def _think(match: Match, player: Player, seat: int, dice: Dice) -> str:
    """A player only ever gets a world that its seat cannot tell from the real one."""
    return player.choose(match.redeal(seat, dice.below(1 << 32) ^ _NEW_WORLD), seat, dice)


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
    digest = hashlib.blake2b(" ".join(o.hash for o in outcomes).encode(), digest_size=16).hexdigest()
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
        digest=digest,
        jobs=jobs,
        compiled=is_compiled(),
        seats=todo.seats,
        options=todo.options,
        players=todo.players,
        seed=todo.seed,
    )


def is_compiled() -> bool:
    """Is the kernel the mypyc build?"""
    from weald.kernel import match

    return not str(match.__file__).endswith(".py")
