"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give."""

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


def explain(past: list[Event], event: Event) -> str:
    return event.kind if event.kind in SAID else ""
