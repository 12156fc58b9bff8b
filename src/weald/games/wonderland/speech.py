"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give."""

from __future__ import annotations

from typing import Final

from weald.kernel.event import Event

TURNS: Final = ("tea-begins", "war-begins", "battle-began")
SAID: Final = frozenset(
    {
        "took-card",
        "placed-supporters",
        "leader-placed",
        "hired",
        "unlocked",
        "corrupted",
        "card-poisoned",
        "laid-bet",
        "halted",
        "blocked",
        "forged",
    }
)


def explain(past: list[Event], event: Event) -> str:
    return event.kind if event.kind in SAID else ""
