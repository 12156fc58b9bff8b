"""What a seat that explains its moves says to what (``because-...``): a reason that anybody at the table could give.

A key may have a number behind it: what the sentence counts, from what everybody was told.
"""

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
STRENGTHS: Final = frozenset(
    {
        "start-strength",
        "march-hare",
        "warmonger",
        "moved-marker",
        "halted",
        "had-to-halt",
        "resistance-stands",
        "advanced",
    }
)


def explain(past: list[Event], event: Event) -> str:
    kind = event.kind
    if kind == "took-card":
        mine = [one for one in _since(past, "tea-begins") if one.kind == kind and one.seat == event.seat]
        return _counted(kind, 1 + len(mine))
    if kind == "placed-supporters":
        count, region = event.args
        sent = _sent(past, region)
        mine_there = sent.pop(event.seat, 0) + count
        most = max(sent.values(), default=0)
        key = kind if mine_there <= most else "placed-supporters-most" if most else "placed-supporters-alone"
        return _counted(key, mine_there)
    if kind == "leader-placed":
        ready = _sent(past, event.args[0]).get(event.seat, 0)
        return _counted("leader-placed-joins", ready) if ready else kind
    if kind == "halted":
        most = max(_others(past, event.seat), default=0)
        return _counted("halted-ahead" if event.args[0] > most else kind, most)
    return kind if kind in SAID else ""


def _counted(key: str, n: int) -> str:
    return f"{key} {n}"


def _since(past: list[Event], kind: str) -> list[Event]:
    """What has happened since something of this kind last did."""
    for i in range(len(past) - 1, -1, -1):
        if past[i].kind == kind:
            return past[i + 1 :]
    return past


def _sent(past: list[Event], region: int) -> dict[int, int]:
    """How many supporters everybody has sent to a region in this tea party."""
    sent: dict[int, int] = {}
    for event in _since(past, "tea-begins"):
        if event.kind == "placed-supporters" and event.args[1] == region:
            sent[event.seat] = sent.get(event.seat, 0) + event.args[0]
    return sent


def _others(past: list[Event], seat: int) -> list[int]:
    """How strong the others in this battle are, the local resistance included."""
    strength: dict[int, int] = {}
    for event in _since(past, "battle-began"):
        if event.kind == "bust":
            strength.pop(event.seat, None)
        elif event.kind in STRENGTHS:
            strength[event.seat] = event.args[-1]
    strength.pop(seat, None)
    return list(strength.values())
