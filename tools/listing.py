"""The games, their seats and settings, as `weald games` tells them without loading a game.

.venv/bin/python tools/listing.py      write src/weald/games/listing.json anew
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from weald.games import NAMES, find

LISTING = Path(__file__).parents[1] / "src" / "weald" / "games" / "listing.json"


def row(name: str) -> dict[str, Any]:
    game = find(name)
    chosen = game.read_options({})
    return {
        "game": name,
        "revision": game.revision,
        "seats": game.seats(None, None, chosen),
        "seatings": [
            {"fewest": s.fewest, "most": s.most, "sides": s.sides, "needs": s.needs} for s in game.seatings(chosen)
        ],
        "settings": [
            {
                "key": s.key,
                "kind": s.kind(),
                "default": s.default,
                "words": list(s.values),
                "low": s.low,
                "high": s.high,
            }
            for s in game.settings
        ],
    }


def listing() -> str:
    return json.dumps([row(name) for name in NAMES], indent=1) + "\n"


if __name__ == "__main__":
    LISTING.write_text(listing(), "utf-8")
