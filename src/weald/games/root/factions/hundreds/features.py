"""What can be learned of the Hundreds: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.hundreds import COMMAND, HUNDREDS, MOB, PROWESS, STRONGHOLD, WARLORD
from weald.games.root.factions.hundreds.base import own
from weald.games.root.factions.hundreds.rules import oppressed
from weald.games.root.features import looks
from weald.games.root.rules.pieces import built
from weald.games.root.state import Root

NAMES: Final = ("oppressed", "oppressed-many", "strongholds", "mobs", "mobs-at-ruins", "command", "prowess", "warlord")


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    mobs = ruins = 0
    for c in range(CLEARINGS):
        if g.on[MOB * SPOTS + c]:
            mobs += 1
            ruins += g.ruins[c] > 0
    count = oppressed(g)
    return [
        count, max(0, count - 3), built(g, STRONGHOLD), mobs, ruins,
        len(mine.hoard[COMMAND]), len(mine.hoard[PROWESS]), 0 if g.stock[WARLORD] else 1,
    ]  # fmt: skip


looks(HUNDREDS, NAMES, look)
