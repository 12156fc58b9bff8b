"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.factions.duchy import CARDS, CROWN_VP, RANK
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def sway(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("sways-for", CARDS[option.a], CROWN_VP[RANK[option.a]])


name_fields({"sways-for": ("cards", "points")})  # fmt: skip
note({"sway": sway})
