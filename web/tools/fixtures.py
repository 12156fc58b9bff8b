"""Real positions for the stories and tests: plays seeded games and keeps a few that show much.

../.venv/bin/python tools/fixtures.py      writes src/stories/fixtures/*.json
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import weald
from weald.match.sight import events

OUT = Path(__file__).parent.parent / "src" / "stories" / "fixtures"


def busy(match: Any) -> int:
    """How much there is to see on the board."""
    b = match.state
    squads = sum(1 for n in b.ww + b.ic if n)
    return (
        squads
        + 3 * sum(b.full)
        + 3 * sum(b.fading)
        + 2 * sum(b.golems)
        + 2 * sum(1 for f in b.forge if f)
        + min(b.cargo, 2)
    )


def play(seed: int, wanted: Callable[[Any, Any], bool]) -> tuple[int, Any] | None:
    match = weald.start("ironwood", seed=seed)
    dice = random.Random(seed)
    while not match.over and len(match.choices) < 420:
        decision = match.decision
        if len(match.choices) > 60 and wanted(match, decision):
            return busy(match), match
        # Prefer doing something to passing; random otherwise.
        options = [o for o in decision.options if o.verb not in ("done", "pass", "no", "stay")] or decision.options
        match.choose(dice.choice(options))
    return None


def snapshot(match: Any, seat: int) -> dict[str, Any]:
    view = match.view(seat)
    blocked = [] if match.over else match.why_not(seat)
    for decision in view["decisions"]:
        decision["blocked"] = None
    log = events(match, seat)
    return {"view": view, "log": log, "blocked": blocked, "choosers": [c[0] for c in match.choices]}


WANTED: dict[str, Callable[[Any, Any], bool]] = {
    "march": lambda m, d: (
        d.prompt == "move-squad-to" and len(d.options) >= 4 and sum(m.state.full) + sum(m.state.fading) > 0
    ),
    "retreat": lambda m, d: d.prompt == "retreat" and d.seat == 0 and len(d.options) >= 4,
    "turn": lambda m, d: d.prompt == "turn" and d.seat == 0 and len(d.options) >= 6 and len(m.state.vision_hand) > 1,
    "deploy": lambda m, d: d.prompt == "deploy" and d.seat == 1 and len(d.options) >= 6,
    "resolve": lambda m, d: d.prompt == "resolve" and len(d.options) >= 3 and d.seat == 1,
    "attack": lambda m, d: d.prompt == "attack-what" and len(d.options) >= 3 and d.seat == 0,
    "warriors": lambda m, d: d.prompt == "how-many-warriors" and len(d.options) >= 4,
}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, wanted in WANTED.items():
        best: tuple[int, Any] | None = None
        for seed in range(1, 60):
            found = play(seed, wanted)
            if found and (best is None or found[0] > best[0]):
                best = found
        if best is None:
            print(name, "not found")
            continue
        match = best[1]
        path = OUT / f"{name}.json"
        path.write_text(json.dumps(snapshot(match, match.decision.seat), separators=(",", ":")) + "\n")
        print(name, best[0], path.stat().st_size, match.decision)


if __name__ == "__main__":
    main()
