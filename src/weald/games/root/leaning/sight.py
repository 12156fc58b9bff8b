"""What a look at a clearing tells: who is strong, what could be taken."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.pieces import SCORING_OF
from weald.games.root.rules.pieces import presence
from weald.games.root.state import Root


def strongest_rival(g: Root, side: int, c: int) -> int:
    """The strongest other presence in a clearing."""
    best = 0
    for other in g.armies:
        if other != side:
            there = presence(g, other, c)
            if there > best:
                best = there
    return best


def prey(g: Root, side: int, c: int) -> int:
    """Enemy buildings and tokens in a clearing."""
    prize = 0
    for other in g.armies:
        if other != side:
            for kind in SCORING_OF[other]:
                prize += g.on[kind * SPOTS + c]
    return prize
