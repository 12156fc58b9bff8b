"""The order of options at fixed positions, for ``tests/games/test_order.py``.

.venv/bin/python tools/order.py              write tests/games/order/*.json anew
.venv/bin/python tools/order.py root         of one game only

AI seats and the digests of simulations depend on the order in which options are offered, and so do recorded games
played by number. Run it when a rule or the order of options was changed on purpose, and say so in the commit.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from weald.games import NAMES, find
from weald.kernel import Dice, Game
from weald.match import Match, begin

ORDER = Path(__file__).parent.parent / "tests" / "games" / "order"
POSITIONS = 25  # for each game, of as many prompts as there are
SEEDS = 12
MOST = 700  # decisions in a game


def walk(game: Game, seed: int) -> Iterator[Match]:
    """A game by chance: the match at each of its decisions."""
    match = begin(game, None, seed, loud=False, keep=False)
    dice = Dice(seed)
    for _ in range(MOST):
        if match.over:
            return
        yield match
        decision = match.open[0]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)


def offered(match: Match) -> list[str]:
    return [option.id for option in match.open[0].options]


def positions(game: Game) -> list[dict[str, Any]]:
    """The longest list of options of each prompt, then the second longest of each, and so on."""
    found: dict[str, dict[tuple[str, ...], dict[str, Any]]] = {}
    for seed in range(SEEDS):
        for at, match in enumerate(walk(game, seed)):
            prompt, options = match.open[0].prompt, offered(match)
            if len(options) > 1:
                row = {"seed": seed, "at": at, "prompt": prompt, "options": options}
                found.setdefault(prompt, {}).setdefault(tuple(options), row)
    ranked: list[tuple[int, int, str, dict[str, Any]]] = []
    for prompt, rows in found.items():
        longest = sorted(rows.values(), key=lambda row: -len(row["options"]))
        ranked += [(place, -len(row["options"]), prompt, row) for place, row in enumerate(longest[:POSITIONS])]
    chosen = [row for *_, row in sorted(ranked, key=lambda entry: entry[:3])[:POSITIONS]]
    return sorted(chosen, key=lambda row: (row["seed"], row["at"]))


def main(names: list[str]) -> None:
    ORDER.mkdir(exist_ok=True)
    for name in names or NAMES:
        rows = [json.dumps(row, separators=(",", ":")) for row in positions(find(name))]
        (ORDER / f"{name}.json").write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
