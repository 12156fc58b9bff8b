"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give."""

from __future__ import annotations

from typing import Final

from weald.kernel.event import Event

TURNS: Final = ("round",)
SAID: Final = frozenset(
    {
        "built",
        "founded",
        "secured",
        "discovered",
        "carried",
        "attacked",
        "drilled",
        "marched",
        "moved",
        "recruited",
        "rekindled",
        "stole",
    }
)


def explain(past: list[Event], event: Event) -> str:
    if event.kind == "attacked":
        units, enemies = event.args[2:]
        return "attacked-stronger" if units > enemies else "attacked"
    if event.kind == "stole" and not event.args[0]:
        return ""  # there was nothing to steal
    return event.kind if event.kind in SAID else ""
