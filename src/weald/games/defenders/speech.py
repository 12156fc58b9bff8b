"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give.

A key may have a number behind it: what the sentence counts, from what everybody was told.
"""

from __future__ import annotations

from typing import Final

from weald.kernel.event import Event

TURNS: Final = ("turn-began",)
SAID: Final = frozenset(
    {
        "built-camp",
        "cleansed",
        "destroyed-mech",
        "breached",
        "reforested",
        "healed",
        "joined",
        "hacked",
        "regrouped",
        "used-item",
    }
)
CAMPS: Final = frozenset({"started", "built-camp"})


def explain(past: list[Event], event: Event) -> str:
    kind = event.kind
    if kind == "built-camp":
        side = event.args[0]
        return _counted(kind, 1 + sum(one.kind in CAMPS and one.args[0] == side for one in past))
    if kind == "cleansed" and event.args[2]:
        return _counted("cleansed-toxic", _toxic(past) - 1)
    if kind == "reforested":
        left = sum((one.kind == "built-factory") - (one.kind == kind) for one in past) - 1
        return _counted(kind, left) if left > 0 else "reforested-last"
    if kind == "healed" and not event.args[1]:
        return ""  # there was nothing to heal
    return kind if kind in SAID else ""


def _counted(key: str, n: int) -> str:
    return f"{key} {n}"


def _toxic(past: list[Event]) -> int:
    """Toxic sites on the board."""
    sites = 0
    for event in past:
        if event.kind == "turned-toxic":
            sites += 1
        elif event.kind == "cleansed" and event.args[2]:
            sites -= 1
    return sites
