"""Removing pieces, and what that triggers (1.1.3b, 3.2.1, G.1.17).

An effect first removes all its pieces with ``remove``, scores, and then calls ``settle``: the triggers run one
at a time afterwards, in the order the player whose turn it is chooses (1.1.3a; 4.3.4d in battle).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import SPOTS
from weald.games.root.pieces import IS_BUILDING, IS_WARRIOR, OWNER, PIECES_OF, STEADFAST
from weald.games.root.rules import steps
from weald.games.root.rules.faction import FACTIONS, mercenaries_fight
from weald.games.root.rules.pieces import is_enemy, lift, serves
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import Root, Triggered
from weald.kernel import NOBODY, Option, Rule, Step

# Why a piece is removed.
ATTACKED: Final = 0  # by hits on the defender of a battle
DEFENDED: Final = 1  # by hits on its attacker
EFFECT: Final = 2
COST: Final = 3
EXPOSED: Final = 4  # by a right guess: what it would do is not resolved


class Trigger:
    """An effect that follows a removal or move: its step takes the clearing, a count and the seat it concerns."""

    def __init__(
        self, step: Step, owner: Callable[[Root, int], int], label: Callable[[Root, int, int], Option],
        alive: Callable[[Root, int], bool],
    ) -> None:  # fmt: skip
        self.step = step
        self.owner = owner  # of the state and the seat: who orders it among others
        self.label = label  # of the state, the clearing and the seat
        self.alive = alive  # of the state and the seat: can it do anything, as everybody can see?
        self.number: int = len(TRIGGERS)
        TRIGGERS.append(self)

    def pull(self, g: Root, c: int, count: int, seat: int) -> None:
        g.triggers.append((self.number, c, count, seat))


TRIGGERS: Final[list[Trigger]] = []
NO_PAWNS: Final[list[int]] = []
# What a module scores a seat for enemy buildings that it is about to remove.
AWARDS: Final[list[Callable[[Root, int, int, int, int], None]]] = []


def remove(g: Root, kind: int, c: int, count: int, by: int, cause: int) -> int:
    """Remove pieces from the map on behalf of seat ``by``; returns the points that its faction scores for them."""
    owner = OWNER[kind]
    if g.extra and by != NOBODY and IS_BUILDING[kind] and is_enemy(g, g.side[by], owner):
        for award in AWARDS:
            award(g, kind, c, count, by)
    lift(g, kind, c, count, cause)
    g.tell("removed", "G.1.17", by, kind, c, count)
    FACTIONS[owner].removed(g, kind, c, count, by, cause)
    for band in g.bands:
        FACTIONS[band].witnesses(g, kind, c, count, by, cause)
    if by != NOBODY and g.side[by] != owner:
        return FACTIONS[g.side[by]].removes(g, by, kind, count)
    return 0


def remove_through(g: Root, kind: int, c: int, count: int, band: int, cause: int) -> None:
    """A hireling removes pieces: its controller has done it (E.3.7b) and scores nothing (E.3.6a)."""
    lift(g, kind, c, count, cause)
    g.tell("hireling-removed", "E.3.6a", NOBODY, band, kind, c, count)
    g.through = band
    FACTIONS[OWNER[kind]].removed(g, kind, c, count, g.lord[band], cause)
    g.through = NO_SIDE
    for other in g.bands:
        FACTIONS[other].witnesses(g, kind, c, count, g.lord[band], cause)


def whose(g: Root, kind: int) -> int:
    """Whose piece it counts as: a mercenary who falls in battle is one of those who have hired it (11.2.7.III.b)."""
    owner = OWNER[kind]
    if owner == g.hired and g.battle and IS_WARRIOR[kind] and mercenaries_fight(g):
        return g.hirer
    return owner


def is_safe(g: Root, kind: int, c: int, by: int) -> bool:
    """Does a hireling keep a side from removing such a piece there?"""
    for band in g.bands:
        if FACTIONS[band].protects(g, kind, c, by):
            return True
    return False


def remove_all_enemies(g: Root, seat: int, clearings: list[int], warriors: bool = True) -> int:
    """Remove all enemy pieces from these clearings; returns the number of buildings and tokens (8.4.1.IIIa, D.6.2a).

    Who falls in battle only stays (14.2.2b). Without ``warriors`` it is buildings and tokens alone (14.4.1a).
    """
    points = 0
    on = g.on
    me = g.side[seat]
    for c in clearings:
        for side in g.armies:
            if not is_enemy(g, me, side):
                continue
            for kind in PIECES_OF[side]:
                count = on[kind * SPOTS + c]
                if not count or STEADFAST[kind] or (not warriors and IS_WARRIOR[kind]) or serves(g, me, kind):
                    continue
                if not is_safe(g, kind, c, me):
                    remove(g, kind, c, count, seat, EFFECT)
                    if not IS_WARRIOR[kind]:
                        points += count
        for side in g.sides if warriors else NO_PAWNS:
            if g.pawns[side] == c and is_enemy(g, me, side):
                FACTIONS[side].swept(g, c, seat)
    return points


# --- triggers --------------------------------------------------------------------------------------------


def settle(g: Root) -> None:
    """Resolve what the removal or move has triggered, before anything else."""
    if g.triggers:
        g.triggers = [one for one in g.triggers if TRIGGERS[one[0]].alive(g, one[3])]
        if g.triggers:
            g.then(steps.TRIGGERS)


def triggers(g: Root) -> Rule | None:
    if len(g.triggers) == 1:
        _run(g, 0)
        return None
    return ask_triggers(g)


def ask_triggers(g: Root) -> Rule:
    # In battle a player orders the effects of the own losses (4.3.4d); else the player whose turn it is does.
    owner = _owner(g, g.triggers[0])
    for one in g.triggers:
        if _owner(g, one) != owner:
            owner = g.turn
    ask = g.ask(owner if g.battle else g.turn, "which-trigger", "4.3.4d" if g.battle else "1.1.3a")
    for one in g.triggers:
        if not ask.offers(_label(g, one)):  # two of a kind in one clearing are alike
            ask.offer(_label(g, one))
    choice = yield ask
    for i in range(len(g.triggers)):
        if _label(g, g.triggers[i]) is choice:
            _run(g, i)
            break
    g.then(steps.TRIGGERS)


def _owner(g: Root, one: Triggered) -> int:
    return TRIGGERS[one[0]].owner(g, one[3])


def _label(g: Root, one: Triggered) -> Option:
    return TRIGGERS[one[0]].label(g, one[1], one[3])


def _run(g: Root, index: int) -> None:
    which, c, count, seat = g.triggers.pop(index)
    trigger = TRIGGERS[which]
    g.then(trigger.step, c, count, seat)


steps.TRIGGERS.does(triggers)
