"""Chapter 1: winning and losing. Both are immediate and common (1.1.1, 16.1.2, 16.1.3)."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.facts import CAMP_FIELDS
from weald.games.defenders.rules.ground import factories_stand
from weald.games.defenders.state import Defenders
from weald.kernel import NOBODY

CORE_DESTROYED: Final = "core-destroyed"
CORE_COMPLETED: Final = "core-completed"
TOXIC_CATASTROPHE: Final = "toxic-catastrophe"
MASSACRE: Final = "massacre"


def camps_to_build(g: Defenders) -> int:
    """Camps that start on each player's track (3.4.3-3.4.7)."""
    return len(CAMP_FIELDS[g.seats])


def check_win(g: Defenders) -> None:
    """All camps of all players on the board and every factory built so far reforested (1.1.2, 1.1.6)."""
    wanted = camps_to_build(g)
    for built in g.built:
        if built < wanted:
            return
    if factories_stand(g):
        return
    g.tell("won", "1.1.3", NOBODY)
    g.finish((1 << g.seats) - 1, CORE_DESTROYED, "1.1.2")


def lose(g: Defenders, how: str, rule: str) -> None:
    """Nothing of the card or action that caused it is resolved any more (1.2.8)."""
    g.tell(how, rule, NOBODY)
    g.finish(0, how, rule)
