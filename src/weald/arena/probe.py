"""What ``weald bench --against`` measures, with either build: only what every commit since the first has is used.

Runs as a script of its own: ``python probe.py '{"root": ["random", 40], ...}'``. Times are processor seconds.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import weald
from weald.games import find
from weald.kernel import Dice, split
from weald.players.random_player import RandomPlayer
from weald.players.search import SearchPlayer

try:
    from weald.match import Match, begin
except ModuleNotFoundError:  # older commits have it there
    from weald.kernel import Match, begin  # type: ignore[attr-defined, no-redef]
try:  # as the command line does
    from weald.collector import look_seldom
except ModuleNotFoundError:
    pass
else:
    look_seldom()

MIDDLE = 500  # decision at which a game is in full swing, if it lasts that long
LATE = 10_000
LONG = {"root": 124, "ironwood": 171}  # numbers of random games that last long
ITERATIONS = 150
CLONES = 20

Found = tuple[float, int, str]  # seconds, how often, what should be the same in both builds


def started(game: str, number: int, keep: bool, loud: bool) -> tuple[Match, list[Dice]]:
    seed = split(1, number)
    match = begin(find(game), None, seed, keep=keep, loud=loud)
    return match, [Dice(split(seed, 1 + seat)) for seat in range(len(match.seats))]


def played(match: Match, dice: list[Dice], until: int, lazy: bool = False) -> None:
    """At random; lazily: giving up whatever can be given up, which takes for ever in some games."""
    player = RandomPlayer()
    while not match.over and match.number < until:
        decision = match.open[0]
        idle = [option for option in decision.options if option.idle] if lazy else []
        match.choose(idle[0] if idle else player.pick(decision, dice[decision.seat]), decision.seat)


def random(game: str, size: int) -> Found:
    """Simulations: games in which nothing is kept."""
    made, ends = 0, []
    began = process_time()
    for number in range(size):
        match, dice = started(game, number, False, False)
        made += RandomPlayer().play_on(match, dice, find(game).random_cap or 20_000)
        ends.append(match.hash())
    return process_time() - began, made, " ".join(ends)


def kept(game: str, size: int) -> Found:
    """What a table does: checkpoints, a journal, hashes."""
    made, ends = 0, []
    began = process_time()
    for number in range(size):
        match, dice = started(game, number, True, True)
        played(match, dice, 1500)
        made += match.number
        ends.append(match.hash())
    return process_time() - began, made, " ".join(ends)


def replay(game: str, size: int) -> Found:
    match, dice = started(game, LONG.get(game, 0), True, True)
    played(match, dice, 4000)
    text = match.record()
    began = process_time()
    for _ in range(size):
        again = weald.replay(text)
    return process_time() - began, size * match.number, again.hash()


def search(game: str, size: int) -> Found:
    """Iterations of a search, at positions of random games."""
    spent, chosen = 0.0, []
    for number in range(size):
        match, dice = started(game, number, True, False)
        played(match, dice, 40 + 10 * (number % 5))
        while not match.over and len(match.open[0].options) < 3:
            played(match, dice, match.number + 1)
        if not match.over:
            seat = match.open[0].seat
            world = match.redeal(seat, number)
            began = process_time()
            chosen.append(SearchPlayer(ITERATIONS).choose(world, seat, Dice(number)))
            spent += process_time() - began
    return spent, ITERATIONS * len(chosen), " ".join(chosen)


def _copies(game: str, size: int, until: int, copy: Callable[[Match], object]) -> Found:
    number = LONG.get(game, 0) if until == LATE else 0
    lazy = until == LATE and game != "root"
    match, dice = started(game, number, True, False)
    played(match, dice, until, lazy)
    if match.over:  # a little before its end
        until = match.number - 30
        match, dice = started(game, number, True, False)
        played(match, dice, until, lazy)
    spent = 0.0
    for _ in range(size):
        began = process_time()
        for _ in range(CLONES):
            copy(match)
        spent += process_time() - began
        played(match, dice, match.number + 1, lazy)
        if match.over:
            match.undo()
    return spent, size * CLONES, str(until)


def clone(game: str, size: int) -> Found:
    return _copies(game, size, MIDDLE, lambda match: match.clone())


def clone_late(game: str, size: int) -> Found:
    return _copies(game, size, LATE, lambda match: match.clone())


def redeal(game: str, size: int) -> Found:
    return _copies(game, size, MIDDLE, lambda match: match.redeal(match.open[0].seat, 1))


def memory(game: str, size: int) -> Found:
    """Kilobytes of a live match, from many."""
    found = []
    before = _resident()
    for number in range(size):
        match, dice = started(game, number, True, True)
        played(match, dice, 900)
        while match.over:
            match.undo()
        found.append(match)
    return (_resident() - before) / 1024, len(found), ""


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


KINDS: dict[str, Callable[[str, int], Found]] = {
    "random": random, "search": search, "clone": clone, "clone_late": clone_late, "redeal": redeal, "kept": kept,
    "replay": replay, "memory": memory,
}  # fmt: skip


def main(wanted: dict[str, dict[str, int]]) -> dict[str, Any]:
    for game in wanted:
        find(game)  # loading a game takes as long as playing some
    return {game: {kind: KINDS[kind](game, size) for kind, size in kinds.items()} for game, kinds in wanted.items()}


if __name__ == "__main__":
    print(json.dumps(main(json.loads(sys.argv[1]))))
