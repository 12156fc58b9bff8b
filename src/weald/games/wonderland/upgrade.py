"""States stored under revision 1, as revisions 2 and 3 want them.

Revision 1 packed a reward into one number, ``kind * 256 + a * 16 + b``; some steps had a second step that asked.
"""

from __future__ import annotations

from typing import Any, Final

from weald.games.wonderland import facts

# Steps of revision 1 that were the questions of others.
MERGED: Final = {
    "card-effect": "reward",
    "choose-region": "place-units",
    "choose-unit": "place-in",
    "choose-supporter-region": "place-supporter",
    "choose-card-to-poison": "poison-card",
    "forge-chip": "forge",
}
NIBBLE: Final = 16
BYTE: Final = 256


def upgraded(state: dict[str, Any]) -> dict[str, Any]:
    out = dict(state)
    out["todo"] = [_reward(packed) for packed in state["todo"]]
    out["agenda"] = [_due(name, list(args)) for name, args in state["agenda"]]
    out["mourned"] = [0] * state["players"]
    out["open_bag"] = 1  # as it was played
    return out


def _due(name: str, args: list[int]) -> tuple[str, list[int]]:
    name = MERGED.get(name, name)
    if name == "reward":
        args = [args[0], _reward(args[1])]
    elif name == "refill":
        args = [0]
    elif name == "jaws-that-bite":
        args = [args[0], 0 if args[1] == 2 else 1]  # at the start, or after a turn
    elif name == "poison-card":
        args = [*args, 0, 0]
    return name, args


def _reward(packed: int) -> int:
    kind, a, b = packed // BYTE, packed // NIBBLE % NIBBLE, packed % NIBBLE
    if kind == facts.ONE_ALLY:
        return facts.reward_number(kind, 0, facts.strong(a) if b else facts.weak(a), b == 1)
    if kind == facts.NEW_QUEST:
        return facts.reward_number(kind, a, discard=b)
    return facts.reward_number(kind, a, strong_one=b == 1)
