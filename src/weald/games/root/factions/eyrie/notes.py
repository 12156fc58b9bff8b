"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.factions.eyrie import ROOST, ROOST_VP, VIZIERS
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.rules.pieces import on_map
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def leader(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("viziers", *VIZIERS[option.a])


def roost(g: Root, ask: Decision, option: Option) -> Note | None:
    """What the roosts score each turn once this one stands (7.6.1)."""
    return Note("roosts-score", ROOST_VP[on_map(g, ROOST) + 1])


name_fields({"viziers": ("columns*:column",), "roosts-score": ("points",)})  # fmt: skip
note({"leader": leader, "in-roost-where": roost})
