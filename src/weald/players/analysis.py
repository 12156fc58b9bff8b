"""A finished game looked at again: who stood how, where it turned, what the search would have played.

Every position is judged through the eyes of the seat that decides in it: the search is given what that seat could
know, so what it would have played is what a player could have found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from weald.kernel import FULL, Dice, Option, split
from weald.kernel.decision import CONCEDE
from weald.match import Match, begin
from weald.players.budget import Budget, Stopped
from weald.players.search import Tree

ITERATIONS = 300
POINTS = 60  # positions looked at, unless more are asked for
FEW = 8  # an option tried less often than this is not compared
TURN = 0.12  # a change of chances that deserves a mark


class Tried(Struct, frozen=True):
    """An option the search looked at: what it is, how often it was tried, what it promised."""

    id: str
    verb: str
    at: str
    visits: int
    chance: float


class Point(Struct, frozen=True):
    """One decision of the game."""

    number: int  # choices made before it
    round: int
    seat: int
    prompt: str
    args: dict[str, Any]
    played: Tried
    chances: list[float]  # of every seat to win, before the choice
    best: list[Tried]  # the first is what the search would have played
    cost: float | None  # what the played option gave away by the search's reckoning; None: it hardly looked at it


def numbers(done: Match, points: int = POINTS) -> list[int]:
    """Which decisions to look at: evenly over the game, the last one included. 0 points: all of them."""
    total = done.number
    if not points or points >= total:
        return list(range(total))
    return sorted({round(i * (total - 1) / (points - 1)) for i in range(points)}) if points > 1 else [total - 1]


def analyse(
    done: Match, wanted: list[int], iterations: int = ITERATIONS, stopped: Stopped | None = None
) -> Iterator[Point]:
    """Look at the decisions in ``wanted`` (rising). Forced ones are skipped."""
    match = begin(done.game, done.seats, done.seed, dict(done.options), done.script, loud=False)
    due = 0
    for number, (seat, option, _) in enumerate(done.choices):
        while due < len(wanted) and wanted[due] < number:
            due += 1
        if due == len(wanted) or option is CONCEDE:
            return
        if wanted[due] == number and len(match.decision_of(seat).options) > 1:
            if stopped is not None and stopped():
                return
            yield _point(match, number, seat, option, iterations, stopped)
        match.choose(option, seat)


def _point(match: Match, number: int, seat: int, option: Option, iterations: int, stopped: Stopped | None) -> Point:
    tree = Tree(match, seat, Dice(split(number, iterations)))
    tree.grow(Budget(iterations, 0.0, stopped))
    tried = [Tried(o.id, o.verb, o.at, visits, _rounded(mean)) for o, visits, mean in tree.ranking()]
    played = next((line for line in tried if line.id == option.id), Tried(option.id, option.verb, option.at, 0, 0.0))
    cost = _rounded(max(0.0, tried[0].chance - played.chance)) if played.visits >= FEW else None
    root = tree.root
    decision = match.decision_of(seat)
    return Point(
        number=number,
        round=match.state.round,
        seat=seat,
        prompt=decision.prompt,
        args=match.game.named(decision.prompt, decision.values),
        played=played,
        chances=[_rounded(int(total) / int(root.visits) / FULL) for total in root.total],
        best=tried[:5],
        cost=cost,
    )


def turning(points: list[Point], winners: list[int]) -> list[int]:
    """The numbers of the points after which somebody's chances changed most, the greatest change first."""
    changes: list[tuple[float, int]] = []
    for i, point in enumerate(points):
        if i + 1 < len(points):
            after = points[i + 1].chances
        else:
            after = [1.0 if seat in winners else 0.0 for seat in range(len(point.chances))]
        change = max(abs(b - a) for a, b in zip(point.chances, after, strict=True))
        if change >= TURN:
            changes.append((change, point.number))
    changes.sort(key=lambda line: (-line[0], line[1]))
    return [number for _, number in changes[:8]]


def _rounded(chance: float) -> float:
    return round(chance, 4)
