"""Where factions plug into the common procedures: each method is what the Law says unless a faction differs."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import FACE_VP
from weald.games.root.state import Root
from weald.games.root.things import CLEARINGS, ITEM_KINDS, SIDES


class Faction:
    """The common rules. A faction overrides what its chapter changes."""

    def __init__(self, side: int) -> None:
        self.side: int = side

    # --- crafting (4.1) ---

    def crafting(self, g: Root, seat: int) -> list[int]:
        """Crafting pieces that can still be activated this turn: fox, rabbit, mouse (4.1.1)."""
        on = g.on
        first = self.crafting_kind() * CLEARINGS
        free = [-count for count in g.activated]
        for c in range(CLEARINGS):
            if on[first + c]:
                free[g.suits[c]] += on[first + c]
        return free

    def crafting_kind(self) -> int:
        return 0

    def activate(self, g: Root, seat: int, suit: int, count: int) -> None:
        g.activated[suit] += count

    def craft_rule(self) -> str:
        return "4.1.1a"

    def item_points(self, g: Root, face: int) -> int:
        return FACE_VP[face]  # 3.2.2

    def gain_item(self, g: Root, seat: int, item: int) -> None:
        g.boxes[seat * ITEM_KINDS + item] += 1  # 4.1.2b

    # --- battle (4.3) ---

    def max_rolled_hits(self, g: Root, c: int) -> int:
        return g.on[self.side * CLEARINGS + c]  # 4.3.2.I

    def defenseless(self, g: Root, c: int) -> bool:
        return g.on[self.side * CLEARINGS + c] == 0  # 4.3.3.II

    def defends_with_higher(self) -> bool:
        return False

    def extra_hits_attacking(self, g: Root) -> int:
        return 0

    def bonus_for_removing(self, g: Root) -> int:
        """Extra points once per battle for removing a building or token in it."""
        return 0

    def remains_after_ambush(self, g: Root, c: int) -> bool:
        return g.on[self.side * CLEARINGS + c] > 0  # 4.3.1.IIb


FACTIONS: Final[list[Faction]] = [Faction(side) for side in range(len(SIDES))]


def register(faction: Faction) -> None:
    """A chapter's own rules take the place of the common ones."""
    FACTIONS[faction.side] = faction


def faction_of(g: Root, seat: int) -> Faction:
    return FACTIONS[g.side[seat]]
