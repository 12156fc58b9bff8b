"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give.

A key may have a number behind it: what the sentence counts, from what everybody was told.
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood.board import MT, OUTER_MOUNTAINS
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
    kind = event.kind
    if kind == "attacked":
        _, to, units, enemies = event.args
        if to in _totems(past):
            return "attacked-totem"
        return "attacked-stronger" if units > enemies else "attacked"
    if kind == "moved":
        return _went(past, event.args[3], kind)
    if kind == "marched":
        return _went(past, event.args[1], kind)
    if kind == "stole" and not event.args[0]:
        return ""  # there was nothing to steal
    return kind if kind in SAID else ""


def _went(past: list[Event], to: int, otherwise: str) -> str:
    if to in _totems(past):
        return "moved-totem"
    if to - MT in OUTER_MOUNTAINS:
        laid = {event.args[0]: event.kind for event in past if event.kind in {"founded", "built"}}
        return {"founded": "marched-foundation", "built": "marched-forge"}.get(laid.get(to, ""), "marched-outer")
    return otherwise


def _totems(past: list[Event]) -> dict[int, int]:
    """In which forests totems lie, and how many."""
    lie: dict[int, int] = {}
    for event in past:
        if event.kind == "discovered":
            _lay(lie, event.args[1], 1)
        elif event.kind == "carried":
            _lay(lie, event.args[0], -1)
            _lay(lie, event.args[1], 1)
        elif event.kind == "secured":
            _lay(lie, event.args[0], -1)
        elif event.kind == "vanished":
            _lay(lie, event.args[0], -event.args[1])
    return lie


def _lay(lie: dict[int, int], forest: int, count: int) -> None:
    lie[forest] = lie.get(forest, 0) + count
    if not lie[forest]:
        del lie[forest]
