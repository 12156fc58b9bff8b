"""Learn to play by policy gradient, with numpy alone, in half a minute on one core.

    python examples/train.py                                    Wonderland's War, alice against a random mad_hatter
    python examples/train.py --games 3000 --test 300            the figures of docs/research.md
    python examples/train.py --game ironwood --seats '' --seat ironclad --games 3000 --save ironclad.npz

The learning itself is `weald/research/learn.py`, 150 lines to read. docs/research.md has the figures.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from weald import research
from weald.research.learn import Policy, evaluate, interval, train
from weald.research.single import SeatEnv


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="wonderland")
    parser.add_argument("--seats", default="alice,mad_hatter", help="the line-up ('' for the game's own)")
    parser.add_argument("--seat", default="alice", help="the seat that learns ('' for the first)")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--games", type=int, default=300, help="games to learn from")
    parser.add_argument("--batch", type=int, default=20, help="games between two steps of learning")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--test", type=int, default=50, help="games of the evaluation before and after")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, help="decisions after which a game is cut")
    parser.add_argument("--shaped", action="store_true", help="pay by the chance judged after every choice")
    parser.add_argument("--save", type=Path, help="keep what was learned there (.npz)")
    options = parser.parse_args()

    seats = options.seats.split(",") if options.seats else None
    env = research.gym(options.game, options.seat or None, options.opponents, seats, limit=options.limit,
                       reward="shaped" if options.shaped else "result")  # fmt: skip
    judge = research.gym(options.game, options.seat or None, options.opponents, seats, limit=options.limit)
    layout, actions = env.episodes.layout, env.episodes.actions
    policy = Policy(actions.count, layout.size, options.rate)
    print(f"{options.game}, {env.episodes.line_up[env.seat]} against {options.opponents}: "
          f"{actions.count} actions ({actions.version}), {layout.size} numbers seen")  # fmt: skip
    print(f"first {options.test} games as it is, then {options.games} to learn from, then the first ones again")
    tested("before", judge, policy, options.test)

    began = time.monotonic()
    lately: list[float] = []

    def heard(number: int, reward: float) -> None:
        lately.append(reward)
        if number % max(1, options.games // 10) == 0:
            spent = time.monotonic() - began
            print(f"{number:6} games {spent:5.0f} s  {told(sum(lately), len(lately))}", flush=True)
            lately.clear()

    train(env, policy, options.games, options.seed, options.batch, heard)
    tested("after", judge, policy, options.test)
    if options.save:
        policy.save(options.save, actions, layout)
        print(f"kept in {options.save}")


def tested(when: str, env: SeatEnv, policy: Policy, games: int) -> None:
    """How well it plays; a dot for every tenth game tells that something happens."""
    print(f"{when:7} ", end="", flush=True)

    def heard(number: int, _: float) -> None:
        if number % 10 == 0:
            print(".", end="", flush=True)

    won = evaluate(env, policy, games, told=heard)
    print(f" {told(won, games)}", flush=True)


def told(won: float, games: int) -> str:
    low, high = interval(max(0.0, min(won, games)), games)
    return f"{won / games:.1%} of {games} games won (95 % interval {low:.1%} to {high:.1%})"


if __name__ == "__main__":
    main()
