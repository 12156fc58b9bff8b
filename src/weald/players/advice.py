"""*What would you do?* A search through the eyes of the one who asks: nothing is looked at that this seat may not know."""

from __future__ import annotations

from weald.kernel import Dice
from weald.players.analysis import Tried
from weald.players.budget import Budget, Stopped
from weald.players.search import Tree
from weald.players.world import World, unpack

BEST = 3
ITERATIONS = 400
SECONDS = 4.0


def advise(world: World, seed: int, stopped: Stopped | None = None) -> list[Tried]:
    """The best options of the seat whose world this is, best first. Runs in a worker."""
    match = unpack(world)
    tree = Tree(match, world.seat, Dice(seed))
    tree.grow(Budget(ITERATIONS, SECONDS, stopped))
    return [Tried(o.id, o.verb, o.at, visits, round(mean, 4)) for o, visits, mean in tree.ranking()[:BEST]]
