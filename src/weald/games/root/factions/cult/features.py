"""What can be learned of the Cult: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.cult import CULT
from weald.games.root.factions.cult.base import gardens, own
from weald.games.root.facts import SUITS_OF_CLEARINGS
from weald.games.root.features import looks
from weald.games.root.state import Root

NAMES: Final = (
    "gardens",
    "best-garden-suit",
    "suits-with-gardens",
    "suits-that-score",
    "acolytes",
    "revealed",
    "souls",
    "hated",
)


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    count = best = suits = scoring = 0
    for suit in range(SUITS_OF_CLEARINGS):
        n = gardens(g, suit)
        count += n
        best = max(best, n)
        suits += n > 0
        scoring += n > 1
    return [
        count,
        best,
        suits,
        scoring,
        mine.acolytes,
        len(mine.revealed),
        min(12, len(mine.souls)),
        1 if mine.hated else 0,
    ]


looks(CULT, NAMES, look)
