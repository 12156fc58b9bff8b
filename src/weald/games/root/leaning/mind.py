"""What each faction makes of a position: the part of judging and leaning that is its own."""

from __future__ import annotations

from typing import Final

from weald.games.root.pieces import SIDES
from weald.games.root.state import Root


class Mind:
    """A faction overrides what it sees differently."""

    def __init__(self, side: int) -> None:
        self.side: int = side
        self.scatters: bool = False  # does it like to send out single warriors?
        self.sting: int = 0  # what removing its buildings and tokens costs, in sixteenths of a third of a point

    def worth(self, g: Root, seat: int, span: int) -> int:
        """In hundredths of a point, with ``span`` tenths of a turn to go; points, hand and cards in play aside."""
        return 0

    def at_risk(self, g: Root, c: int, more: int) -> int:
        """What enemies could take of it in a clearing where they have so many warriors more."""
        return 0

    def thorns(self, g: Root, c: int) -> int:
        """Extra hits its defenders deal there, as everybody can see, in sixteenths."""
        return 0

    def grudge(self, g: Root, other: int, killed: int) -> int:
        """What else speaks for or against a battle with another side."""
        return 0

    def plan(self, g: Root) -> int:
        """What its moves are for, as a number that ``lure`` can read."""
        return 0

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """What else draws its warriors to a clearing where then so many stand against a rival."""
        return 0

    def deters(self, g: Root, c: int) -> bool:
        """Do others think twice before they enter?"""
        return False

    def spare_for_tie(self) -> int:
        """Warriors it needs above the strongest rival to rule."""
        return 1


MINDS: Final[list[Mind]] = [Mind(side) for side in range(len(SIDES))]


def minds(mind: Mind) -> None:
    MINDS[mind.side] = mind
