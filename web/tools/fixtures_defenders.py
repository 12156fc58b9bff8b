"""Positions of Defenders for the stories and tests: games of somebody who cleanses, builds and fights.

../.venv/bin/python tools/fixtures_defenders.py [name ...]      writes src/stories/fixtures/defenders-*.json
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterable
from typing import Any

from fixtures import OUT, snapshot

import weald

ALL = ["order", "council", "coven", "sect"]
Wanted = Callable[[Any, Any], bool]


def choose(dice: random.Random, decision: Any, g: Any) -> Any:
    """Sensible enough to see camps, groves and breaches."""
    words: dict[str, list[Any]] = {}
    for option in decision.options:
        words.setdefault(option.verb, []).append(option)
    if decision.prompt != "act":
        return dice.choice(decision.options)
    chance = {"cleanse": 0.9, "heal": 0.3, "destroy": 0.8, "breach": 0.35, "move": 0.9, "team": 1.0, "use": 1.0}
    for word in ("reforest", "build", *chance):
        if word in words and dice.random() < chance.get(word, 1.0):
            return dice.choice(words[word])
    return words["end"][0]


def busy(g: Any) -> int:
    """How much there is to see on the board."""
    return (
        6 * sum(1 for tile in g.tile[1:] if tile >= 0)
        + 3 * sum(g.green)
        + 2 * sum(1 for camp in g.camp if camp >= 0)
        + 2 * sum(g.toxic)
        + 2 * sum(1 for breach in g.breach if breach >= 0)
        + 2 * sum(1 for death in g.deaths if death >= 0)
    )


def games(seed: int, seats: list[str], options: dict[str, Any]) -> Iterable[Any]:
    """The match after every choice, and once more when it is over."""
    match = weald.start("defenders", seed=seed, seats=seats, options=options)
    dice = random.Random(seed)
    while not match.over:
        yield match
        match.choose(choose(dice, match.decision, match.state))
    yield match


def asked(prompt: str, options: int = 1) -> Wanted:
    return lambda match, decision: (
        decision is not None and decision.prompt == prompt and len(decision.options) >= options
    )


WANTED: dict[str, tuple[list[str], dict[str, Any], Iterable[int], Wanted]] = {
    "leader": (["order", "sect"], {}, [4], asked("pick-leader")),
    "start": (["order", "sect"], {}, [4], asked("starting-camp")),
    "early": (ALL, {}, [11], lambda match, decision: match.state.round == 2 and asked("act")(match, decision)),
    "move": (ALL, {}, range(1, 60), asked("move-to", 7)),
    "act": (["order", "coven", "sect"], {}, range(1, 60), asked("act", 7)),
    "lead": (ALL, {}, range(1, 60), asked("lead", 4)),
    "breach": (["council", "coven"], {"difficulty": "expert"}, range(1, 60), asked("breach-which", 3)),
    "alone": (["coven-sect"], {}, range(1, 60), asked("act", 6)),
    "over": (["order", "coven"], {}, range(1, 60), lambda match, _: bool(match.over)),
}


def main() -> None:
    for name in sys.argv[1:] or WANTED:
        seats, options, seeds, wanted = WANTED[name]
        best = (-1, 0, 0)
        for seed in seeds:
            for match in games(seed, seats, options):
                if wanted(match, None if match.over else match.decision):
                    best = max(best, (busy(match.state), -seed, -len(match.choices)))
        for match in games(-best[1], seats, options):
            if len(match.choices) == -best[2]:
                path = OUT / f"defenders-{name}.json"
                seat = 0 if match.over else match.decision.seat
                path.write_text(json.dumps(snapshot(match, seat), separators=(",", ":")) + "\n")
                print(name, best, path.stat().st_size)
                break


if __name__ == "__main__":
    main()
