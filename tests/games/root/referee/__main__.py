"""Referee many random games: ``python -m tests.games.root.referee --games 400 --seed 1``."""

from __future__ import annotations

import argparse
import sys
from random import Random

from tests.games.root.referee.game import Game, Tally, draw


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare random games of Root with the Law.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=4000, help="decisions in one game at most")
    parser.add_argument("--show", type=int, default=10, help="differences to print")
    asked = parser.parse_args()
    rng = Random(asked.seed)
    tally = Tally()
    for number in range(asked.games):
        Game(draw(rng, asked.seed * 1_000_000 + number), tally, asked.limit).play()
    report(tally, asked.show)
    return 1 if tally.differences else 0


def report(tally: Tally, show: int) -> None:
    print(f"{tally.games} games, {tally.decisions} decisions, {len(tally.differences)} differences")
    kinds = sorted({kind for kind, _ in tally.compared})
    for kind in kinds:
        by_side = {side: n for (k, side), n in sorted(tally.compared.items()) if k == kind}
        print(
            f"{kind}: {sum(by_side.values())} compared", "(" + ", ".join(f"{s} {n}" for s, n in by_side.items()) + ")"
        )
    if tally.guessed:
        print("not computed:", ", ".join(f"{rule} {n}" for rule, n in sorted(tally.guessed.items())))
    for difference in tally.differences[:show]:
        print(difference)


if __name__ == "__main__":
    sys.exit(main())
