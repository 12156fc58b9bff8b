"""What the machines will do: every card that can come next, played out on a copy. No chance, nothing hidden.

Machines choose nothing (12.1.5), so for each card the result is certain. Only the die of death is not: the
preview names who would be injured and stops there.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from weald.games.defenders.facts import FIRST_MACHINE, MACHINE_NAMES
from weald.games.defenders.rules.machines import resolve
from weald.games.defenders.schema import FACTIONS
from weald.games.defenders.state import ACTING, NONE, Wild
from weald.kernel.event import EVERYONE, Journal
from weald.kernel.game import Game
from weald.kernel.state import Finished


def previews(game: Game, g: Wild) -> list[dict[str, Any]]:
    """One entry per kind of card that may be flipped next, with how many of them are left."""
    if not g.machines or g.how:
        return []
    active = next_player(g)
    left = [MACHINE_NAMES[c - FIRST_MACHINE] for c in g.machines if c not in g.machine_discard]
    out: list[dict[str, Any]] = []
    for card in g.machines:
        name = MACHINE_NAMES[card - FIRST_MACHINE]
        if name in left and all(entry["card"] != name for entry in out):
            out.append({"card": name, "left": left.count(name), **play_out(game, g, active, card)})
    return out


def next_player(g: Wild) -> int:
    """Who flips the next card: the active player, else whoever begins the next action phase, as things stand."""
    if g.phase == ACTING and g.turn != NONE:
        return g.turn
    if g.solo:
        return g.turn if g.turn != NONE else g.clockwise(0)[0]
    return g.clockwise(max(g.first, 0))[0]


def play_out(game: Game, g: Wild, active: int, card: int) -> dict[str, Any]:
    """The events of one card, who is injured by it, and how it ends the game if it does."""
    dry = g.copy()
    dry.journal = Journal()
    hurt: list[int] = []
    with suppress(Finished):
        hurt = resolve(dry, active, card)
    events = [game.event_json(n, event, EVERYONE) for n, event in enumerate(dry.journal.events)]
    return {
        "events": [{"kind": e["kind"], "rule": e["rule"], "args": e["args"]} for e in events if e is not None],
        "injured": [FACTIONS[g.faction[p]] for p in hurt],
        "ends": dry.how or None,
    }
