"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.factions.riverfolk import POST_VP, POSTS
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.rules.pieces import built
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def post(g: Root, ask: Decision, option: Option) -> Note | None:
    """What the next trade post of the suit scores (11.2.5)."""
    return Note("post-scores", POST_VP[built(g, POSTS[option.a])])


name_fields({"post-scores": ("points",)})  # fmt: skip
note({"suit-establish-suit": post})
