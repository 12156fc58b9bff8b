"""Real positions of Wonderland's War for the stories and tests: plays seeded games and keeps the fullest.

../.venv/bin/python tools/fixtures_wonderland.py      writes src/stories/fixtures/wonderland-*.json
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from fixtures import OUT, snapshot

import weald

SIDES = ["queen_of_hearts", "mad_hatter", "cheshire_cat", "jabberwock", "alice"]


def play(seed: int, players: int, wanted: Callable[[Any, Any], bool], start: int) -> Any:
    match = weald.start("wonderland", seed=seed, seats=SIDES[:players], options={"open_bag": True})
    dice = random.Random(seed)
    while not match.over:
        decision = match.decision
        if len(match.choices) > start and wanted(match, decision):
            return match
        options = [o for o in decision.options if o.verb not in ("none", "decline", "no-bet")] or decision.options
        if decision.prompt == "draw-or-halt" and match.state.draw < 3:
            options = [o for o in decision.options if o.verb == "draw"] or options
        match.choose(dice.choice(options))
    return match if wanted(match, None) else None


def fighting(match: Any, draw: int) -> bool:
    g = match.state
    return len([s for s in g.status if s]) >= 3 and g.draw >= draw and sum(map(len, g.active)) >= 5


WANTED: dict[str, tuple[int, int, Callable[[Any, Any], bool]]] = {
    "wonderland-start": (3, 2, lambda m, d: d is not None and d.prompt == "tea-move"),
    "wonderland-tea": (4, 150, lambda m, d: d is not None and d.prompt == "tea-move" and len(d.options) >= 6),
    "wonderland-send": (5, 250, lambda m, d: d is not None and d.prompt == "send-leader"),
    "wonderland-hire": (3, 60, lambda m, d: d is not None and d.prompt == "hire" and len(d.options) == 3),
    "wonderland-battle": (
        4, 200, lambda m, d: d is not None and d.prompt == "draw-or-halt" and len(d.options) == 2 and fighting(m, 3),
    ),
    "wonderland-five": (
        5, 330, lambda m, d: d is not None and d.prompt == "draw-or-halt" and len(d.options) == 2 and fighting(m, 2),
    ),
    "wonderland-bet": (4, 150, lambda m, d: d is not None and d.prompt == "bet" and len(d.options) >= 3),
    "wonderland-forge": (3, 200, lambda m, d: d is not None and d.prompt == "forge" and len(d.options) >= 4),
    "wonderland-two": (2, 130, lambda m, d: d is not None and d.prompt == "place-units" and len(d.options) >= 4),
    "wonderland-duel": (2, 60, lambda m, d: d is not None and d.prompt == "draw-or-halt" and m.state.draw >= 2),
    "wonderland-end": (4, 300, lambda m, d: d is None),
}  # fmt: skip


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (players, start, wanted) in WANTED.items():
        found = next((m for m in (play(seed, players, wanted, start) for seed in range(1, 80)) if m), None)
        if found is None:
            print(name, "not found")
            continue
        seat = 0 if found.over else found.decision.seat
        path = OUT / f"{name}.json"
        path.write_text(json.dumps(snapshot(found, seat), separators=(",", ":")) + "\n")
        print(name, path.stat().st_size)


if __name__ == "__main__":
    main()
