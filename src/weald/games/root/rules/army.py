"""A faction with warriors: what armies have in common and a Vagabond has not."""

from __future__ import annotations

from weald.games.root.facts import BIRD
from weald.games.root.rules import steps
from weald.games.root.rules.faction import Faction
from weald.games.root.rules.losses import army_takes_hits
from weald.games.root.rules.move import MUST, can_move
from weald.games.root.rules.victory import activated
from weald.games.root.state import Root
from weald.kernel import Rule


class Army(Faction):
    def can_move(self, g: Root, suit: int) -> bool:
        return can_move(g, self.side, suit)

    def free_move(self, g: Root, seat: int) -> None:
        g.then(steps.MOVE, seat, BIRD, MUST)

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        return army_takes_hits(g, which, hits)

    def activate_dominance(self, g: Root, seat: int, card: int) -> None:
        activated(g, seat, card, "3.3.1a")
