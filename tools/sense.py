"""Does a game make sense between equals? What docs/provenance.md says of tuned data, counted.

PYTHONPATH=$PWD/build/fast .venv/bin/python tools/sense.py ironwood [--player search:300] [--games 200] [--seed 1]
PYTHONPATH=$PWD/build/fast .venv/bin/python tools/sense.py wonderland --seats 3 [--player greedy] [--games 200] [--seed 1]

Every seat is the same player. The games of Ironwood are those of ``weald sim``, so their digest is the same; those of
Wonderland's War take the line-ups of so many factions in turn, each in every turn order.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

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


def ironwood(player: str, games: int, seed: int) -> dict[str, Any]:
    """Who wins the mirror match, and what becomes of the totems."""
    todo = plan("ironwood", None, None, {}, seed, [player])
    outcomes: list[Outcome] = []
    wins: Counter[str] = Counter()
    totems: Counter[str] = Counter()
    for number in range(games):
        match, outcome = play_out(todo, number)
        state = match.state
        assert isinstance(state, Ironwood)
        outcomes.append(outcome)
        wins.update(side for seat, side in enumerate(todo.seats) if outcome.won(seat))
        found = len(state.shown_visions)
        left = sum(state.full) + sum(state.fading)
        totems.update(discovered=found, secured=state.secured, vanished=found - state.secured - left)
        note(number, games)
    return {
        "wins": {side: wins[side] for side in todo.seats},
        "totems": dict(totems),
        "vanished": share(totems["vanished"], totems["discovered"]),
        "rounds": round(sum(o.rounds for o in outcomes) / games, 1),
        "decisions": sum(o.decisions for o in outcomes),
        "digest": digest_of(outcomes),
    }


def wonderland(player: str, games: int, seed: int, seats: int) -> dict[str, Any]:
    """Who wins more or less than a fair share, where points come from, which forge tracks are filled."""
    sides = plan("wonderland", None, 5, {}, seed, [player]).seats
    line_ups = [list(some[turn:] + some[:turn]) for some in combinations(sides, seats) for turn in range(seats)]
    line_ups.sort(key=lambda some: [sides.index(side) for side in some[1:]])  # so that few games are spread, too
    outcomes: list[Outcome] = []
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    points: Counter[str] = Counter()
    filled = [0, 0, 0, 0]
    spaces = [0, 0, 0, 0]
    best: list[int] = []
    scores: dict[str, list[int]] = {side: [0] * len(PARTS) for side in sides}
    for number in range(games):
        there = line_ups[number % len(line_ups)]
        match, outcome = play_out(Plan("wonderland", there, options_of(seats), seed, [player] * seats), number)
        state = match.state
        assert isinstance(state, Wonderland)
        outcomes.append(outcome)
        winners = [side for seat, side in enumerate(there) if outcome.won(seat)]
        for side in winners:
            wins[side] += 60 // len(winners)  # a shared win counts in part
        played.update(there)
        for seat in range(seats):
            scores[there[seat]] = [a + b for a, b in zip(scores[there[seat]], state.score[seat], strict=True)]
            for part, n in zip(PARTS[:3], state.score[seat], strict=False):
                points[part] += n
            for track in range(4):
                size = len(tracks_of(state, seat)[track])
                filled[track] += sum(state.forged[board.space(seat, track, column)] >= 0 for column in range(size))
                spaces[track] += size
        best.append(max(state.score[seat][-1] for seat in range(seats)))
        note(number, games)
    total = sum(points.values())
    return {
        "seats": seats,
        "of a fair share": {side: round(wins[side] / 60 / played[side] * seats, 2) for side in sides},
        "mean score": {
            side: {part: round(n / played[side], 1) for part, n in zip(PARTS, scores[side], strict=True)}
            for side in sides
            if played[side]
        },
        "points": {part: share(points[part], total) for part in PARTS[:3]},
        "forge spaces filled": [share(n, size) for n, size in zip(filled, spaces, strict=True)],
        "winning score": round(sum(best) / games, 1),
        "digest": digest_of(outcomes),
    }


def options_of(seats: int) -> dict[str, Any]:
    return dict(plan("wonderland", None, seats, {}, 1, ["random"]).options)


def note(number: int, games: int) -> None:
    """How far it is: one line that counts for a person, a line now and then for a file."""
    done = number + 1
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
    parser.add_argument("--out", type=Path, help="write the JSON there, too")
    told = parser.parse_args()
    player = told.player or ("search:300" if told.game == "ironwood" else "greedy")
    if told.game == "ironwood":
        found = ironwood(player, told.games, told.seed)
    else:
        found = wonderland(player, told.games, told.seed, told.seats)
    head = {"game": told.game, "player": player, "games": told.games, "seed": told.seed, "compiled": is_compiled()}
    text = json.dumps({**head, **found}, indent=1)
    print(text)
    if told.out:
        told.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
