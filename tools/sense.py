"""Does a game make sense between equals? What docs/provenance.md says of tuned data, counted.

PYTHONPATH=$PWD/build/fast .venv/bin/python tools/sense.py ironwood [--player search:300] [--games 200] [--seed 1]
PYTHONPATH=$PWD/build/fast .venv/bin/python tools/sense.py wonderland --seats 3 [--player greedy] [--games 200] [--seed 1]

``--jobs 2`` plays on two processes; the games and what is counted stay the same. Every seat is the same player. The games of Ironwood are those of ``weald sim``, so their digest is the same; those of
Wonderland's War take the line-ups of so many factions in turn, each in every turn order.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from weald.arena.backend import run
from weald.arena.one_game import Outcome, Plan, play_out
from weald.arena.provenance import is_compiled
from weald.arena.sim import digest_of, plan
from weald.games.ironwood.state import Ironwood
from weald.games.wonderland import board
from weald.games.wonderland.rules.forge import tracks_of
from weald.games.wonderland.rules.scoring import PARTS
from weald.games.wonderland.state import Wonderland


def share(part: int, whole: int) -> float:
    return round(part / whole, 3) if whole else 0.0


class Totems(msgspec.Struct):
    """What became of those of one game of Ironwood."""

    outcome: Outcome
    discovered: int
    secured: int
    vanished: int


def ironwood_game(todo: Plan, number: int) -> Totems:
    match, outcome = play_out(todo, number)
    state = match.state
    assert isinstance(state, Ironwood)
    found = len(state.shown_visions)
    left = sum(state.full) + sum(state.fading)
    return Totems(outcome, found, state.secured, found - state.secured - left)


def ironwood(player: str, games: int, seed: int, jobs: int) -> dict[str, Any]:
    """Who wins the mirror match, and what becomes of the totems."""
    todo = plan("ironwood", None, None, {}, seed, [player])
    played = counted(partial(ironwood_game, todo), games, jobs)
    outcomes = [one.outcome for one in played]
    discovered, vanished = sum(one.discovered for one in played), sum(one.vanished for one in played)
    return {
        "wins": {side: sum(o.won(seat) for o in outcomes) for seat, side in enumerate(todo.seats)},
        "totems": {"discovered": discovered, "secured": sum(one.secured for one in played), "vanished": vanished},
        "vanished": share(vanished, discovered),
        "rounds": round(sum(o.rounds for o in outcomes) / games, 1),
        "decisions": sum(o.decisions for o in outcomes),
        "digest": digest_of(outcomes),
    }


class Scores(msgspec.Struct):
    """One game of Wonderland's War: who sat there, the parts of each score, and the forge tracks."""

    outcome: Outcome
    seats: list[str]
    scores: list[list[int]]
    filled: list[int]
    spaces: list[int]


def wonderland_game(player: str, seed: int, line_ups: list[list[str]], number: int) -> Scores:
    there = line_ups[number % len(line_ups)]
    seats = len(there)
    match, outcome = play_out(Plan("wonderland", there, options_of(seats), seed, [player] * seats), number)
    state = match.state
    assert isinstance(state, Wonderland)
    filled, spaces = [0, 0, 0, 0], [0, 0, 0, 0]
    for seat in range(seats):
        for track in range(4):
            size = len(tracks_of(state, seat)[track])
            filled[track] += sum(state.forged[board.space(seat, track, column)] >= 0 for column in range(size))
            spaces[track] += size
    return Scores(outcome, there, [list(score) for score in state.score], filled, spaces)


def wonderland(player: str, games: int, seed: int, seats: int, jobs: int) -> dict[str, Any]:
    """Who wins more or less than a fair share, where points come from, which forge tracks are filled."""
    sides = plan("wonderland", None, 5, {}, seed, [player]).seats
    line_ups = [list(some[turn:] + some[:turn]) for some in combinations(sides, seats) for turn in range(seats)]
    line_ups.sort(key=lambda some: [sides.index(side) for side in some[1:]])  # so that few games are spread, too
    played = counted(partial(wonderland_game, player, seed, line_ups), games, jobs)
    wins: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    scores: dict[str, list[int]] = {side: [0] * len(PARTS) for side in sides}
    for one in played:
        winners = [side for seat, side in enumerate(one.seats) if one.outcome.won(seat)]
        for side in winners:
            wins[side] += 60 // len(winners)  # a shared win counts in part
        sat.update(one.seats)
        for side, score in zip(one.seats, one.scores, strict=True):
            scores[side] = [a + b for a, b in zip(scores[side], score, strict=True)]
    points = [sum(score[part] for score in scores.values()) for part in range(3)]
    return {
        "seats": seats,
        "of a fair share": {side: round(wins[side] / 60 / sat[side] * seats, 2) for side in sides},
        "mean score": {
            side: {part: round(n / sat[side], 1) for part, n in zip(PARTS, scores[side], strict=True)}
            for side in sides
            if sat[side]
        },
        "points": {part: share(n, sum(points)) for part, n in zip(PARTS[:3], points, strict=True)},
        "forge spaces filled": [
            share(sum(one.filled[track] for one in played), sum(one.spaces[track] for one in played))
            for track in range(4)
        ],
        "winning score": round(sum(max(score[-1] for score in one.scores) for one in played) / games, 1),
        "digest": digest_of([one.outcome for one in played]),
    }


Game = TypeVar("Game", Totems, Scores)


def counted(play: Callable[[int], Game], games: int, jobs: int) -> list[Game]:
    """All games, in order, on so many processes."""
    played: list[Game] = []
    for one in run(play, list(range(games)), jobs, "local"):
        played.append(one)
        note(len(played), games)
    return sorted(played, key=lambda one: one.outcome.number)


def options_of(seats: int) -> dict[str, Any]:
    return dict(plan("wonderland", None, seats, {}, 1, ["random"]).options)


def note(done: int, games: int) -> None:
    """How far it is: one line that counts for a person, a line now and then for a file."""
    if sys.stderr.isatty():
        print(f"\r{done} of {games}", end="\n" if done == games else "", file=sys.stderr, flush=True)
    elif done % 10 == 0:
        print(f"{done} of {games}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["ironwood", "wonderland"])
    parser.add_argument("--player")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="write the JSON there, too")
    told = parser.parse_args()
    player = told.player or ("search:300" if told.game == "ironwood" else "greedy")
    if told.game == "ironwood":
        found = ironwood(player, told.games, told.seed, told.jobs)
    else:
        found = wonderland(player, told.games, told.seed, told.seats, told.jobs)
    head = {"game": told.game, "player": player, "games": told.games, "seed": told.seed, "compiled": is_compiled()}
    text = json.dumps({**head, **found}, indent=1)
    print(text)
    if told.out:
        told.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
