"""The last position of a whole game of each kind, with its whole log: for the tests of the result.

../.venv/bin/python tools/fixtures_end.py [game ...]      writes src/stories/fixtures/GAME-result.json
"""

from __future__ import annotations

import json
import sys
from typing import Any

from fixtures import OUT, snapshot

import weald
from weald.games import NAMES
from weald.kernel import Dice
from weald.players import make

SEEDS = {"ironwood": 3, "root": 5, "wonderland": 2, "defenders": 4}


def main() -> None:
    for game in sys.argv[1:] or NAMES:
        match, dice, player = weald.start(game, seed=SEEDS[game]), Dice(SEEDS[game]), make("greedy")
        while not match.over:
            seat = match.open[0].seat
            match.choose(player.choose(match.redeal(seat, dice.below(1 << 30)), seat, dice), seat)
        kept: dict[str, Any] = snapshot(match, 0)
        path = OUT / f"{game}-result.json"
        path.write_text(json.dumps(kept, separators=(",", ":")) + "\n")
        print(game, path.stat().st_size, match.result)


if __name__ == "__main__":
    main()
