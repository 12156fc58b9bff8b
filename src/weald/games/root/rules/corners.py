"""Where factions that begin in a corner may begin (7.3.2, 12.3.3a, 14.3.1b, 15.3.2)."""

from __future__ import annotations

from weald.games.root.state import Root
from weald.games.root.words import IN
from weald.kernel import Decision, Why


def offer_corners(g: Root, ask: Decision) -> None:
    """A corner where nobody starts; opposite another player's start if that is possible."""
    opposite = g.board().opposite
    free = [c for c in g.board().corners if c not in g.start]
    facing = [c for c in free if opposite[c] in g.start]
    for c in g.board().corners:
        if c not in free:
            ask.offer(IN[c], Why("start-taken", ask.rule))
        else:
            ask.offer(IN[c], None if c in facing or not facing else Why("not-opposite", ask.rule))
