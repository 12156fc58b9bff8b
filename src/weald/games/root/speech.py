"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give."""

from __future__ import annotations

from typing import Final

from weald.kernel import NOBODY
from weald.kernel.event import Event

TURNS: Final = ("turn",)
SAID: Final = frozenset(
    {
        "battled",
        "ambushed",
        "moved",
        "built",
        "crafted",
        "activated-dominance",
        "added-to-decree",
        "new-leader",
        "founded-roost",
        "sympathy",
        "revolted",
        "mobilized",
        "officer",
        "organized",
        "explored",
        "aided",
        "quest-done",
        "repaired",
        "conspired",
        "sacrificed",
        "established",
        "set-price",
        "committed",
        "dug",
        "swayed",
        "plotted",
        "flipped",
        "incited",
        "new-mood",
        "encamped",
        "delved",
        "recovered",
        "retained",
    }
)


def explain(past: list[Event], event: Event) -> str:
    if event.kind == "battled" and _leads(past, event):
        return "battled-leader"
    return event.kind if event.kind in SAID else ""


def _leads(past: list[Event], battle: Event) -> bool:
    """Has the side that is attacked the most points of all who are not attacking, as far as points were told?"""
    seat = NOBODY
    points: dict[int, int] = {}
    for event in reversed(past):
        if event.kind in {"scored", "lost-points"}:
            points.setdefault(event.seat, event.args[1])
        elif event.kind == "turn" and event.args[0] == battle.args[0]:
            seat = event.seat
    points.pop(battle.seat, None)
    return seat in points and points[seat] == max(points.values())
