"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.factions.corvids.base import face_up
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def flip(g: Root, ask: Decision, option: Option) -> Note | None:
    """A point for every plot that lies face up then (13.4.2b)."""
    return Note("flips-for", face_up(g) + 1)


name_fields({"flips-for": ("points",)})  # fmt: skip
note({"flip": flip})
