"""What can be learned of the Riverfolk: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.riverfolk import RIVERFOLK
from weald.games.root.factions.riverfolk.base import own, posts, total
from weald.games.root.features import looks
from weald.games.root.state import Root

NAMES: Final = ("funds", "payments", "used", "posts", "wares", "no-funds")


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    funds = total(mine.funds)
    paid = total(mine.payments)
    return [
        min(20, funds), min(20, paid), total(mine.commitments) + total(mine.crafting), posts(g),
        len(g.hands[g.seat_of[side]]), 1 if funds + paid < 3 else 0,
    ]  # fmt: skip


looks(RIVERFOLK, NAMES, look)
