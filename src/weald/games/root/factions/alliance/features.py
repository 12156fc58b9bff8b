"""What can be learned of the Alliance: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.alliance import ALLIANCE, BASE, REBEL, SYMPATHY, SYMPATHY_COST, SYMPATHY_VP
from weald.games.root.factions.alliance.base import own
from weald.games.root.features import looks
from weald.games.root.rules.pieces import built
from weald.games.root.state import Root

NAMES: Final = (
    "sympathy",
    "sympathy-many",
    "bases",
    "officers",
    "officers-many",
    "rebels",
    "supporters",
    "next-token",
    "next-affordable",
)


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    tokens = built(g, SYMPATHY)
    left = g.stock[SYMPATHY] > 0
    supporters = len(mine.supporters)
    return [
        tokens, max(0, tokens - 4), built(g, BASE), mine.officers, max(0, mine.officers - 3), built(g, REBEL) - mine.officers,
        min(12, supporters), SYMPATHY_VP[tokens] if left else 0, 1 if left and supporters >= SYMPATHY_COST[tokens] else 0,
    ]  # fmt: skip


looks(ALLIANCE, NAMES, look)
