"""Let the stored baselines of weald.research learn anew, on the seat and against the players of the leaderboard.

    PYTHONPATH=build/fast python tools/baselines.py root --games 800        (compiled: make fast; some minutes)

A test says when a stored one no longer fits what its game shows. `weald research leaderboard` then says how well it plays.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from weald.games import NAMES
from weald.research.batch import Batch
from weald.research.leaderboard import LIMIT, line_up
from weald.research.learn import Policy
from weald.research.learn_many import Learner

BASELINES = Path(__file__).resolve().parents[1] / "src" / "weald" / "research" / "baselines"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name for name in NAMES if name != "toy"])
    parser.add_argument("--games", type=int, default=800, help="games to learn from")
    parser.add_argument(
        "--at-once", type=int, default=16, help="games played at once, and between two steps of learning"
    )
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=2, help="not that of the leaderboard")
    parser.add_argument("--write", type=Path, help="instead of the stored one")
    options = parser.parse_args()

    batch = Batch(options.game, options.at_once, line_up(options.game), seed=options.seed, limit=LIMIT)
    policy = Policy(batch.actions.count, batch.layout.size, options.rate)
    lately: list[float] = []

    def heard(number: int, won: float) -> None:
        lately.append(won)
        if len(lately) == 50:
            print(f"{number:6} games: {sum(lately) / 50:.0%} of the last 50 won", flush=True)
            lately.clear()

    learner = Learner(batch, batch.table.people[0], policy, options.seed)
    learner.games(options.games, heard)
    policy.save(options.write or BASELINES / f"{options.game}.npz", batch.actions, batch.layout)


if __name__ == "__main__":
    main()
