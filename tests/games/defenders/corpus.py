"""The recorded games of ``tests/corpus/defenders``, written anew after a change of the rules revision.

.venv/bin/python -m tests.games.defenders.corpus

By chance nobody wins, so most games are those of ``players.py``, who play for the team; the seeds show every ending.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from weald.games.defenders import GAME
from weald.kernel import Dice
from weald.match import Match, begin

from .players import pick

CORPUS = Path(__file__).parents[2] / "corpus" / "defenders"
ALL = "order council coven sect"
# Seats, options, whether for the team, seed.
PLANS: list[tuple[str, dict[str, Any], bool, int]] = [
    ("order-council", {}, False, 100),
    ("coven-sect", {"difficulty": "advanced"}, False, 101),
    ("council-sect", {"difficulty": "expert", "harder": True}, False, 102),
    ("order sect", {"difficulty": "extreme"}, False, 103),
    ("council coven", {}, False, 104),
    ("coven sect", {"difficulty": "advanced", "mirrored": True}, False, 105),
    ("order council coven", {"difficulty": "expert"}, False, 106),
    ("council coven sect", {"difficulty": "extreme", "harder": True}, False, 107),
    (ALL, {}, False, 108),
    ("sect coven order council", {"difficulty": "advanced"}, False, 109),
    ("order-coven", {}, True, 200),
    ("order-sect", {"difficulty": "expert"}, True, 201),
    ("council-coven", {"difficulty": "extreme"}, True, 202),
    ("order council", {"mirrored": True}, True, 203),
    ("order coven", {"difficulty": "advanced"}, True, 204),
    ("council sect", {"difficulty": "expert"}, True, 205),
    ("order coven sect", {}, True, 206),
    ("order council sect", {}, True, 207),
    (ALL, {"difficulty": "advanced", "harder": True}, True, 208),
    (ALL, {}, True, 209),
    ("order council", {}, True, 39),
    ("order council", {}, True, 69),
    ("order sect", {}, True, 179),
    ("order sect", {}, True, 419),
    ("order council sect", {}, True, 176),
]  # fmt: skip


def play(seats: list[str], options: dict[str, Any], team: bool, seed: int) -> Match:
    match = begin(GAME, seats, seed, options)
    dice = Dice(seed)
    while not match.over:
        decision = match.open[dice.below(len(match.open))]
        chosen = pick(match, decision, dice) if team else decision.options[dice.below(len(decision.options))]
        match.choose(chosen, decision.seat)
    return match


def main() -> None:
    for old in CORPUS.glob("*.weald"):
        old.unlink()
    for text, options, team, seed in PLANS:
        seats = text.split()
        match = play(seats, options, team, seed)
        name = f"{len(seats)}-{options.get('difficulty', 'standard')}-{match.state.how}-{'team' if team else 'random'}-{seed}"
        (CORPUS / f"{name}.weald").write_text(match.record(), "utf-8")
        print(name, match.state.round)


if __name__ == "__main__":
    main()
