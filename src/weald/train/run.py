"""Generation after generation: play, learn, measure. Every finished game is written down at once; a stopped run goes on."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from weald.arena.backend import run
from weald.arena.provenance import fingerprint
from weald.games import find
from weald.kernel import FULL, Dice, Value, split
from weald.kernel.errors import WealdError
from weald.players.learned import together
from weald.train.fit import Fitted, fit
from weald.train.line_ups import bounds, line_up
from weald.train.self_play import Lesson, Taught, Weights, contest, digest_of, people_of, teach

FORMAT: Final = 1
_CONTESTS: Final = 1_000_003  # keeps the games that measure apart from those that teach


class CannotTrain(WealdError):
    code = "cannot-train"


class Course(msgspec.Struct, frozen=True):
    """What to learn and how. The same course gives the same games and the same weights, on whatever machines."""

    game: str
    seats: list[str]  # line-ups to draw from (line_ups.py); none: all there are
    options: dict[str, Value]
    seed: int
    first: int  # games of the first generation, played as the game leans
    by_hand: bool  # or thinking, with the hand-made judgement: where leaning alone hardly ever wins
    games: int  # and of every other
    generations: int
    iterations: int
    contests: int  # games against the hand-made judgement after each generation
    source: str


class Generation(msgspec.Struct, frozen=True):
    """One line of the report."""

    number: int
    games: int
    digest: str
    fitted: Fitted
    contests: int
    won: float  # of the contests
    fair: float  # what would have been won by somebody as strong; together or alone: what was won by hand
    seconds: float  # since the course began, pauses left out


def course(
    game: str, seed: int, first: int, games: int, generations: int, iterations: int, contests: int,
    options: dict[str, Any] | None = None, seats: list[str] | None = None,
    by_hand: bool = False,
) -> Course:  # fmt: skip
    found = find(game)
    if not found.feature_names:
        raise CannotTrain(f"{game} declares no features yet: nothing can be learned")
    settings = found.read_options(options)
    todo = Course(
        game, seats or [], settings, seed, first, by_hand, games, generations, iterations, contests, fingerprint(game)
    )
    for words in [[word] for word in todo.seats] or [[]]:  # an impossible line-up is said before the first game
        for count in bounds(found, words, settings):
            line_up(found, words if words and not words[0][0].isdigit() else [str(count)], settings, Dice(seed))
    low, high = people_of(found, _lesson(todo, 0, 0, {}))
    if low == high and contests % low:
        raise CannotTrain(f"{contests} contests cannot be played from {low} seats equally often")
    return todo


def _lesson(todo: Course, part: int, iterations: int, weights: Weights) -> Lesson:
    return Lesson(todo.game, todo.seats, todo.options, split(todo.seed, part), iterations, weights)


def train(
    todo: Course, folder: Path, jobs: int = 1, backend: str = "local", tell: Callable[[str], None] = lambda _: None
) -> list[Generation]:
    """Train in ``folder``; what is there already of the same course is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    game = find(todo.game)
    _same_course(todo, folder / "course.json")
    out: list[Generation] = []
    weights: Weights = {}
    spent = 0.0
    games: list[Taught] = []
    for number in range(todo.generations):
        report = folder / f"generation-{number}.json"
        lesson = _lesson(todo, number, todo.iterations if number or todo.by_hand else 0, weights)
        began = time.monotonic()
        new = _games(
            lesson, todo.first if number == 0 else todo.games, folder / f"games-{number}.jsonl", jobs, backend, tell
        )
        games = (
            new if number == 0 or (number == 1 and not todo.by_hand) else games + new
        )  # what was only leant to is forgotten as soon as somebody has thought
        if report.exists():
            done = msgspec.json.decode(report.read_bytes(), type=Generation)
        else:
            fitted = fit(game.feature_names, together(game), games)
            won, fair = _contests(todo, fitted.weights, jobs, backend)
            spent += time.monotonic() - began
            before = out[-1].seconds if out else 0.0
            done = Generation(
                number, len(new), digest_of(new), fitted, todo.contests, won, fair, round(max(spent, before), 1)
            )
            report.write_bytes(msgspec.json.format(msgspec.json.encode(done)))
        spent = done.seconds
        weights = done.fitted.weights
        out.append(done)
        tell(line_of(done))
    return out


def _same_course(todo: Course, file: Path) -> None:
    if file.exists():
        there = msgspec.json.decode(file.read_bytes(), type=Course)
        if msgspec.structs.replace(there, generations=todo.generations) != todo:
            raise CannotTrain(f"{file} is of another course (other settings or other code): choose another folder")
    file.write_bytes(msgspec.json.format(msgspec.json.encode(todo)))


def _games(
    lesson: Lesson, wanted: int, file: Path, jobs: int, backend: str, tell: Callable[[str], None]
) -> list[Taught]:  # fmt: skip
    done: dict[int, Taught] = {}
    if file.exists():
        for line in file.read_bytes().splitlines():
            try:
                one = msgspec.json.decode(line, type=Taught)
            except msgspec.DecodeError:  # the last line of a run that was killed
                continue
            done[one.number] = one
        file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in done.values()))
    left = [number for number in range(wanted) if number not in done]
    with file.open("ab") as out, closing(run(partial(teach, lesson), left, jobs, backend)) as played:
        for one in played:
            out.write(msgspec.json.encode(one) + b"\n")
            out.flush()
            done[one.number] = one
            if len(done) % 50 == 0:
                tell(f"  {len(done)} of {wanted} games")
    return [done[number] for number in range(wanted)]


def _contests(todo: Course, weights: Weights, jobs: int, backend: str) -> tuple[float, float]:
    lesson = _lesson(todo, _CONTESTS, todo.iterations, weights)
    results = list(run(partial(contest, lesson), list(range(todo.contests)), jobs, backend))
    each = FULL * max(1, len(results))
    return round(sum(one.won for one in results) / each, 3), round(sum(one.fair for one in results) / each, 3)


def line_of(one: Generation) -> str:
    return (
        f"generation {one.number}: {one.games} games ({one.digest[:12]}), loss {one.fitted.loss} of {one.fitted.know_nothing},"
        f" {100 * one.won:.0f} % of {one.contests} where the hand-made judgement has {100 * one.fair:.0f} %, {one.seconds:.0f} s"
    )


def best(generations: list[Generation]) -> Generation:
    """The strongest; of equals the one that says chances best."""
    return max(generations, key=lambda one: (one.won, -one.fitted.loss))


def as_toml(todo: Course, one: Generation, command: str) -> str:
    """The data file of a game: weights by side and feature, and where they come from."""
    names = find(todo.game).feature_names
    lines = [
        "# What a position is worth, learned: thousandths of a nat for each feature. Made by weald train; not edited by hand.",
        "",
        "[made_by]",
        f"command = {_quoted(command)}",
        f"source = {_quoted(todo.source)}",
        f"python = {_quoted(sys.version.split()[0])}",
        f"seed = {todo.seed}",
        f"generation = {one.number}",
        f"games = {one.games}",
        f"digest = {_quoted(one.digest)}",
        f"loss = {one.fitted.loss}",
    ]
    for side in one.fitted.weights:
        lines += ["", f"[{side}]"]
        lines += [
            f"{name} = {weight}" for name, weight in zip((*names[side], "side"), one.fitted.weights[side], strict=True)
        ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
