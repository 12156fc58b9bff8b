"""What the machines will do: every card that can come next, played out on a copy. No chance, nothing hidden.

Machines choose nothing (12.1.5), so for each card the result is certain. Only the die of death is not: the
preview names who would be injured and stops there.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypedDict

from weald.games.defenders.facts import FIRST_MACHINE, MACHINE_NAMES
from weald.games.defenders.names import CODECS, FIELDS
from weald.games.defenders.rules.machines import resolve
from weald.games.defenders.shapes import FACTIONS, Faction
from weald.games.defenders.state import ACTING, Defenders
from weald.kernel import NOBODY, Game
from weald.kernel.event import Journal
from weald.kernel.state import Finished

_NAMES: Final = Game()  # turns the values of an event into names, as the game itself does
_NAMES.fields = FIELDS
_NAMES.codecs = CODECS


class MachineEvent(TypedDict):
    kind: str
    rule: str
    args: dict[str, object]


class Preview(TypedDict):
    """One machine card that may come next, played out."""

    card: str
    left: int  # how many of these are still to come
    events: list[MachineEvent]
    injured: list[Faction]
    ends: str | None  # how it ends the game


def previews(g: Defenders) -> list[Preview]:
    """One entry per kind of card that may be flipped next, with how many of them are left."""
    if not g.machines or g.how:
        return []
    active = next_player(g)
    left = [MACHINE_NAMES[c - FIRST_MACHINE] for c in g.machines if c not in g.machine_discard]
    out: list[Preview] = []
    for card in g.machines:
        name = MACHINE_NAMES[card - FIRST_MACHINE]
        if name in left and all(entry["card"] != name for entry in out):
            out.append(play_out(g, active, card, left.count(name)))
    return out


def next_player(g: Defenders) -> int:
    """Who flips the next card: the active player, else whoever begins the next action phase, as things stand."""
    if g.phase == ACTING and g.turn != NOBODY:
        return g.turn
    if g.solo:
        return g.turn if g.turn != NOBODY else g.clockwise(0)[0]
    return g.clockwise(max(g.first, 0))[0]


def play_out(g: Defenders, active: int, card: int, left: int) -> Preview:
    dry = g.copy()
    dry.journal = Journal()
    hurt: list[int] = []
    with suppress(Finished):
        hurt = resolve(dry, active, card)
    return {
        "card": MACHINE_NAMES[card - FIRST_MACHINE],
        "left": left,
        "events": [
            {"kind": event.kind, "rule": event.rule, "args": _NAMES.named(event.kind, event.args)}
            for event in dry.journal.events
        ],
        "injured": [FACTIONS[g.faction[p]] for p in hurt],
        "ends": dry.how or None,
    }
