"""What can be learned of the Duchy: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import BURROW, SPOTS
from weald.games.root.factions.duchy import CITADEL, DUCHY, LORD, MARKET, MOLE, RANK, TUNNEL
from weald.games.root.factions.duchy.base import own
from weald.games.root.features import looks
from weald.games.root.rules.pieces import built
from weald.games.root.state import Root

NAMES: Final = (
    "citadels",
    "markets",
    "squires",
    "nobles",
    "lords",
    "crowns",
    "below",
    "tunnels",
    "revealed",
    "lords-and-buildings",
)


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    swayed = [0, 0, 0]
    for minister, rank in enumerate(RANK):
        swayed[rank] += mine.swayed >> minister & 1
    buildings = built(g, CITADEL) + built(g, MARKET)
    return [
        built(g, CITADEL), built(g, MARKET), *swayed, sum(mine.crowns), min(12, g.on[MOLE * SPOTS + BURROW]), 3 - g.stock[TUNNEL],
        len(mine.revealed), swayed[LORD] * buildings,
    ]  # fmt: skip


looks(DUCHY, NAMES, look)
