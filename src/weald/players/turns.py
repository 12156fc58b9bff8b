"""Nobody goes round in circles: what a seat has already been asked in its turn.

Some games allow moves that lead back to where a turn began (walk there, ride back). They are legal and gain nothing,
and a program that would rather not end its turn could make them for ever.
"""

from __future__ import annotations

import hashlib
from typing import Final

from weald.kernel.decision import Decision
from weald.kernel.numbers import bit
from weald.match import Match

LONG: Final = 100  # decisions without a break before anybody looks whether they lead anywhere


class Turn:
    """The decisions of one seat until another seat decides or a new round begins."""

    __slots__ = ("count", "round", "seat", "visited")

    def __init__(self) -> None:
        self.seat = -1
        self.round = -1
        self.count = 0
        self.visited: list[str] = []  # the positions the seat was asked in, as it sees them

    def follow(self, match: Match, decision: Decision) -> None:
        """A seat is asked: the same one again, or another one, whose turn begins."""
        if decision.seat != self.seat or match.state.round != self.round:
            self.seat = decision.seat
            self.round = match.state.round
            self.count = 0
            self.visited.clear()
        self.count += 1

    def repeats(self, match: Match, decision: Decision) -> bool:
        """Was the seat asked just this in just this position before, in a turn that is long already?

        Costs nothing in turns of ordinary length. Whoever repeats gets the decision's default.
        """
        self.follow(match, decision)
        return self.count > LONG and self.visit(match, decision)

    def visit(self, match: Match, decision: Decision) -> bool:
        """Remember this position; was it there before?"""
        key = key_of(match, decision)
        if key in self.visited:
            return True
        self.visited.append(key)
        return False


def key_of(match: Match, decision: Decision) -> str:
    """The position and the question as the asked seat knows them: equal in every world that looks the same to it."""
    g = match.state
    mask = bit(decision.seat)
    seen = g.seen
    zones = []
    for zone in g.zones():
        known = [card if seen[card] & mask else -1 for card in zone.cards]
        zones.append(known if zone.ordered else sorted(known))
    fields = [value for _, value in g.shown()]
    asked = (decision.prompt, decision.values, [option.id for option in decision.options])
    return hashlib.blake2b(repr((fields, g.agenda, zones, asked)).encode(), digest_size=8).hexdigest()


def leads_back(match: Match, seat: int, option_id: str, visited: list[str]) -> bool:
    """Would this choice bring the seat back to a position of its turn?"""
    twin = match.clone(False)
    twin.choose(option_id, seat)
    return not twin.over and len(twin.open) == 1 and twin.open[0].seat == seat and key_of(twin, twin.open[0]) in visited
