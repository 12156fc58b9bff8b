"""A faction with warriors: what armies have in common and a Vagabond has not."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.facts import BIRD
from weald.games.root.pieces import CHAMPIONS_OF
from weald.games.root.rules import steps
from weald.games.root.rules.faction import Faction, warriors
from weald.games.root.rules.losses import army_takes_hits
from weald.games.root.rules.move import MUST, NO_WARRIORS, SALLY, can_move, cannot_go, cannot_leave, lead, move_warriors
from weald.games.root.rules.removal import settle
from weald.games.root.rules.victory import activated
from weald.games.root.sheet import NO_KIND
from weald.games.root.state import Root
from weald.kernel import Rule, Why


def embark(g: Root, seat: int, side: int, a: int, b: int) -> Rule:
    yield from lead(g, seat, side, a, b, "C.2.5a")
    settle(g)


class Army(Faction):
    def can_move(self, g: Root, suit: int) -> bool:
        return can_move(g, self.side, suit)

    def free_move(self, g: Root, seat: int) -> None:
        g.then(steps.MOVE, seat, BIRD, MUST)

    def sally(self, g: Root, seat: int) -> None:
        g.then(steps.MOVE, seat, BIRD, SALLY)

    def cannot_sail(self, g: Root, seat: int, a: int, b: int) -> Why | None:
        if not warriors(g, self.side, a):
            return NO_WARRIORS
        return cannot_leave(g, self.side, a) or cannot_go(g, self.side, a, b)

    def sail(self, g: Root, seat: int, a: int, b: int) -> Rule | None:
        return embark(g, seat, self.side, a, b)

    def driven(self, g: Root, seat: int, a: int, b: int) -> None:
        """A champion goes in the own turn only (14.2.2c)."""
        champion = NO_KIND
        for kind in CHAMPIONS_OF[self.side]:
            if g.turn == seat and g.on[kind * SPOTS + a]:
                champion = kind
        move_warriors(g, seat, self.side, a, b, g.on[self.warrior * SPOTS + a], "1.5.5", champion)
        settle(g)

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        return army_takes_hits(g, which, hits)

    def activate_dominance(self, g: Root, seat: int, card: int) -> None:
        activated(g, seat, card, "3.3.1a")
