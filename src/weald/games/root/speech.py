"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give.

A key may have a number behind it (``battled-leader 14``): what the sentence counts, from what everybody was told.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import CARD_TYPE, IMMEDIATE, ITEM, QUEST_SUIT
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
COUNTED: Final = frozenset({"sympathy", "established", "swayed", "flipped", "recovered"})
STANDS: Final = frozenset({"built", "established"})  # (piece, place)


def explain(past: list[Event], event: Event) -> str:
    kind = event.kind
    if kind == "battled":
        return _battled(past, event)
    if kind == "moved":
        return _moved(past, event)
    if kind == "crafted":
        return _crafted(event.args[0])
    if kind == "set-price":
        return _set_price(past, event)
    if kind == "built":
        return _counted(kind, 1 + sum(_places(before, event.args[0]) for before in past))
    if kind == "quest-done":
        suit = QUEST_SUIT[event.args[0]]
        same = [one for one in past if one.kind == kind and one.seat == event.seat and QUEST_SUIT[one.args[0]] == suit]
        return _counted(kind, 1 + len(same))
    if kind in COUNTED:
        return _counted(kind, 1 + sum(one.kind == kind and one.seat == event.seat for one in past))
    return kind if kind in SAID else ""


def _counted(key: str, n: int) -> str:
    return f"{key} {n}"


def _places(event: Event, piece: int) -> int:
    """How many of these pieces it has put on the map."""
    if event.kind == "built":
        return int(event.args[0] == piece)
    return event.args[2] if event.kind == "placed" and event.args[0] == piece else 0


def _crafted(card: int) -> str:
    if CARD_TYPE[card] == ITEM:
        return "crafted-item"
    return "crafted-once" if CARD_TYPE[card] == IMMEDIATE else "crafted"


def _set_price(past: list[Event], event: Event) -> str:
    service, price = event.args
    for before in reversed(past):
        if before.kind == "set-price" and before.args[0] == service:
            return "set-price-up" if price > before.args[1] else "set-price-down"
    return "set-price"


def _battled(past: list[Event], battle: Event) -> str:
    points = _points_of_leader(past, battle)
    if points:
        return _counted("battled-leader", points)
    attackers = {one.seat for one in _attacks_on(past, battle.seat)}
    return "battled-back" if _seat_of(past, battle.args[0]) in attackers else "battled"


def _moved(past: list[Event], move: Event) -> str:
    side, _, to, _ = move.args
    if _seat_of(past, side) != move.seat:
        return ""  # somebody else's warriors
    if any(one.args[1] == to for one in _attacks_on(past, move.seat)):
        return "moved-guard"
    mine = {one.args[0] for one in past if one.kind in STANDS and one.seat == move.seat and one.args[1] == to}
    lost = {one.args[0] for one in past if one.kind == "removed" and one.args[1] == to}
    return "moved-home" if mine - lost else "moved"


def _seat_of(past: list[Event], side: int) -> int:
    return next((event.seat for event in past if event.kind == "turn" and event.args[0] == side), NOBODY)


def _attacks_on(past: list[Event], seat: int) -> list[Event]:
    """Battles against it since its last turn ended (its own turn is the last one that began)."""
    turns = [place for place, event in enumerate(past) if event.kind == "turn" and event.seat == seat]
    if len(turns) < 2:
        return []
    side = past[turns[-1]].args[0]
    return [one for one in past[turns[-2] : turns[-1]] if one.kind == "battled" and one.args[0] == side]


def _points_of_leader(past: list[Event], battle: Event) -> int:
    """The points of whom it attacks, if nobody but perhaps the attacker has as many, as far as points were told."""
    points: dict[int, int] = {}
    for event in reversed(past):
        if event.kind in {"scored", "lost-points"}:
            points.setdefault(event.seat, event.args[1])
    points.pop(battle.seat, None)
    theirs = points.get(_seat_of(past, battle.args[0]), 0)
    return theirs if theirs == max(points.values(), default=0) else 0
