"""What can be learned of the Marquise: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.marquise import CAT, KEEP, MARQUISE, RECRUITER, SAWMILL, WOOD, WORKSHOP
from weald.games.root.features import looks
from weald.games.root.rules.pieces import built, rulers
from weald.games.root.state import Root

NAMES: Final = (
    "sawmills",
    "workshops",
    "recruiters",
    "buildings-few",
    "wood",
    "wood-within-rule",
    "keep",
    "keep-guard",
    "keep-undefended",
)


def look(g: Root, side: int) -> list[int]:
    ruler = rulers(g)
    wood = within = keep = guard = 0
    for c in range(CLEARINGS):
        here = g.on[WOOD * SPOTS + c]
        wood += here
        if ruler[c] == MARQUISE:
            within += here
        if g.on[KEEP * SPOTS + c]:
            keep = 1
            guard = g.on[CAT * SPOTS + c]
    sawmills, workshops, recruiters = built(g, SAWMILL), built(g, WORKSHOP), built(g, RECRUITER)
    return [
        sawmills, workshops, recruiters, min(sawmills, workshops, recruiters), wood, within,
        keep, min(5, guard), 1 if keep and guard < 2 else 0,
    ]  # fmt: skip


looks(MARQUISE, NAMES, look)
