"""Real positions of Root for the stories and tests, chosen from seeded games.

../.venv/bin/python tools/fixtures_root.py [name ...]      writes src/stories/fixtures/root-*.json
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from fixtures import OUT, snapshot

import weald
from weald.games.root.board import BURROW

KEEPERS = ["keepers", "hundreds", "duchy", "vagabond"]
HUNDREDS = ["hundreds", "marquise", "alliance", "vagabond"]
DUCHY = ["duchy", "alliance", "vagabond", "eyrie"]
KEPT = 160  # entries of the log


def busy(match: Any) -> int:
    """How much there is to see on the map."""
    g = match.state
    return sum(1 for n in g.on if n) + sum(g.boxes) + len(g.discard) // 4


def play(seed: int, options: dict[str, Any], wanted: Callable[[Any, Any], bool], least: int) -> tuple[int, Any] | None:
    """Prefer doing something to passing; random otherwise."""
    match = weald.start("root", seed=seed, **options)
    dice = random.Random(seed)
    while not match.over and len(match.choices) < 900:
        decision = match.decision
        if len(match.choices) > least and wanted(match, decision):
            return busy(match), match
        idle = ("done", "end", "discard", "activate")
        doing = [o for o in decision.options if o.verb not in idle] or decision.options
        match.choose(dice.choice(doing))
    return None


Wanted = tuple[dict[str, Any], Callable[[Any, Any], bool], int]
WANTED: dict[str, Wanted] = {
    "start": ({}, lambda m, d: d.prompt == "marquise-action", 0),
    "march": ({}, lambda m, d: d.prompt == "move-to" and d.seat == 0 and len(d.options) >= 4, 260),
    "battle": ({}, lambda m, d: d.prompt == "lose-piece" and bool(m.state.battle), 200),
    "ambush": ({}, lambda m, d: d.prompt == "ambush" and len(d.options) > 1, 120),
    "craft": ({}, lambda m, d: sum(o.verb == "craft" for o in d.options) >= 2 and d.seat == 0, 150),
    "decree": ({}, lambda m, d: d.prompt == "decree-column" and sum(map(len, m.state.field("eyrie.decree"))) >= 5, 60),
    "alliance": (
        {},
        lambda m, d: d.prompt == "alliance-action" and len(d.options) >= 5 and m.state.field("alliance.officers") > 0,
        200,
    ),
    "vagabond": ({}, lambda m, d: d.prompt == "vagabond-action" and len(d.options) >= 6, 240),
    "refresh": ({}, lambda m, d: d.prompt == "refresh" and len(d.options) >= 5, 200),
    "duchy": ({"seats": DUCHY}, lambda m, d: d.prompt == "parliament" and len(d.options) >= 4, 150),
    "hundreds": ({"seats": HUNDREDS}, lambda m, d: d.prompt == "mood" and busy(m) > 30, 150),
    "keepers": (
        {"seats": KEEPERS},
        lambda m, d: d.prompt == "retinue" and d.values == (0,) and len(d.options) >= 4 and busy(m) > 20,
        100,
    ),
    "burrow": (
        {"seats": DUCHY, "options": {"map": "winter"}},
        lambda m, d: d.prompt == "move-to" and d.values == (BURROW,) and len(d.options) >= 2,
        100,
    ),
    "winter": ({"options": {"map": "winter"}}, lambda m, d: d.prompt == "spread" and len(d.options) >= 4, 200),
}


def main() -> None:
    for name in sys.argv[1:] or WANTED:
        options, wanted, least = WANTED[name]
        found = [p for seed in range(1, 25) if (p := play(seed, options, wanted, least))]
        if not found:
            print(name, "not found")
            continue
        match = max(found, key=lambda p: p[0])[1]
        kept = snapshot(match, match.decision.seat)
        kept["log"] = kept["log"][-KEPT:]
        path = OUT / f"root-{name}.json"
        path.write_text(json.dumps(kept, separators=(",", ":")) + "\n")
        print(name, path.stat().st_size, match.decision)


if __name__ == "__main__":
    main()
