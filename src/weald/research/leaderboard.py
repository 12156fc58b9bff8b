"""How well known players do in the environments: one seat against random ones, with the interval of the share won.

`weald research leaderboard` computes the table of docs/leaderboard.md anew.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from weald.games import find
from weald.kernel import Dice, split
from weald.players import make
from weald.research.learn import Policy, interval, play, stored
from weald.research.single import SeatEnv

PLAYERS = ("random", "greedy", "search:30", "learned")
LIMIT = 3000  # decisions: random play of Root can go on for ever


class Row(msgspec.Struct):
    game: str
    seat: str
    player: str
    games: int
    won: float
    low: float
    high: float


def line_up(game: str) -> list[str]:
    """The game's usual one; where everybody plays together, one seat alone: partners who play at random lose every game."""
    known = find(game)
    settings = known.read_options({})
    usual = known.seats(None, None, settings)
    return min(known.samples(settings), key=len) if known.concession_winners(0, len(usual)) == 0 else usual


def measure(game: str, player: str, games: int, seed: int = 1) -> Row | None:
    """None: nothing was learned for this game yet."""
    env = SeatEnv(game, None, "random", line_up(game), None, seed, LIMIT, None)
    table = env.episodes
    if player == "learned":
        if not stored(game).exists():
            return None
        policy = Policy.load(stored(game), table.actions, table.layout)
        chance = np.random.default_rng(seed)
        won = sum(play(env, policy, chance, split(seed, number), False)[0] for number in range(games))
    else:
        table.keep = player != "random"  # only worlds need checkpoints
        won = sum(_game(env, make(player), split(seed, number)) for number in range(games))
    low, high = interval(won, games)
    return Row(game, table.line_up[env.seat], player, games, won, low, high)


def _game(env: SeatEnv, player: Any, seed: int) -> float:
    env.reset(seed=seed)
    table, dice, reward = env.episodes, Dice(seed), 0.0
    over = cut = False
    while not (over or cut):
        decision = table.decision(env.seat)
        assert decision is not None
        world = table.match.redeal(env.seat, dice.below(1 << 48)) if table.keep else table.match
        option = table.match.parse(player.choose(world, env.seat, dice))
        _, paid, over, cut, _ = env.step(np.int64(table.actions.numbers[option]))
        reward += float(paid)
    return reward


def markdown(rows: list[Row], seed: int) -> str:
    players = list(dict.fromkeys(row.player for row in rows))
    only = "" if players == list(PLAYERS) else "".join(f" --player {player}" for player in players)
    lines = [
        "# Leaderboard",
        "",
        "The share of games won on the first seat of each game's usual line-up, all other seats playing at random; in Defenders alone,",
        f"with two factions. Games of seed {seed}, with the 95 % interval. A game cut after {LIMIT} decisions counts as lost. *learned* is the",
        "linear policy of `weald/research/learn.py`, stored in `weald/research/baselines`. It sees numbers and looks at nothing beyond",
        "the choice before it. One command computes the table anew:",
        "",
        "```sh",
        f"weald research leaderboard --games {rows[0].games if rows else 0} --seed {seed}{only} --write docs/leaderboard.md",
        "```",
        "",
        "| game | seat | player | games | won | 95 % interval |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        share = f"{row.won / row.games:.1%}"
        lines.append(
            f"| {row.game} | {row.seat} | {row.player} | {row.games} | {share} | {row.low:.1%} to {row.high:.1%} |"
        )
    return "\n".join(lines) + "\n"
