"""18.10 and 18.11: Plunder, Secure and Harass."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.automa.bot import pick
from weald.games.ironwood.automa.cases import totem_squads
from weald.games.ironwood.automa.near import best, controlled_foundation, totem_forests
from weald.games.ironwood.automa.script import CARGO_WORTH
from weald.games.ironwood.board import (
    FERRUM,
    INNER_FORESTS,
    IS_OUTER,
    OUTER_FORESTS,
    OUTER_MOUNTAINS,
    TOUCHED,
    TRAILS,
)
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules.movement import FADING, FULL, carry
from weald.games.ironwood.state import Ironwood
from weald.kernel import Decision, Option, Rule

PLENTY: Final = 5  # human crystals at which Plunder goes for Ferrum (18.11.1)
ALL: Final = 99

Target = tuple[int, str, int]  # a forest (or none, -1), the rule that names it, the warriors counted for it
Chosen = Generator[Decision, Option, Target]
_NONE: Final[Target] = (-1, "18.10.1", 0)


# --- in general (18.10) ----------------------------------------------------------------------------------


def fresh(g: Ironwood, forest: int) -> int:
    """Warriors there that have not moved this turn (18.10.4)."""
    return g.ww[forest] - g.moved[forest]


def reachable(g: Ironwood, forests: list[int]) -> list[int]:
    """Those with an unmoved warrior next to them (18.10.7)."""
    return [f for f in forests if any(fresh(g, a) for a in TRAILS[f])]


def adjacent(g: Ironwood, forest: int, outer_only: bool = False) -> int:
    """Warriors in the forests adjacent to it (18.10.6)."""
    return sum(g.ww[a] for a in TRAILS[forest] if IS_OUTER[a] or not outer_only)


def most_adjacent(g: Ironwood, forests: list[int], rule: str, outer_only: bool = False) -> Chosen:
    """The reachable forest with most adjacent warriors; ties by die (18.10.5)."""
    forests = reachable(g, forests)
    if not forests:
        return _NONE
    target = yield from pick(g, best(forests, [adjacent(g, f, outer_only) for f in forests]))
    return target, rule, adjacent(g, target, outer_only)


def gather(g: Ironwood, target: int, count: int, squads: int) -> Rule:
    """Warriors from the forests around: outer forests first, then smaller squads, then the die (18.10.2, 18.10.3)."""
    left = count
    while left and squads:
        options = [f for f in TRAILS[target] if fresh(g, f)]
        if not options:
            return
        options = [f for f in options if IS_OUTER[f]] or options
        options = best(options, [-g.ww[f] for f in options])
        if len(options) > 1 and (len(options) > squads or sum(fresh(g, f) for f in options) > left):
            source = yield from pick(g, options)
        else:
            source = options[0]  # all of them go
        moving = min(left, fresh(g, source))
        walk(g, source, target, moving)
        left -= moving
        squads -= 1


def walk(g: Ironwood, source: int, target: int, count: int) -> None:
    g.ww[source] -= count
    g.ww[target] += count
    g.moved[target] += count
    g.changed |= 1
    g.tell("moved", "18.10.2", WW, facts.WARRIOR, count, source, target)


def move(g: Ironwood, by: str, count: int, squads: bool, without_totem: bool) -> Rule:
    """Move up to so many warriors (or whole squads, A-23) by a keyword."""
    if by == "secure" and not without_totem and totem_squads(g):
        yield from carry_totem(g, ALL if squads else count, count if squads else ALL)
        return
    if by == "plunder":
        target, rule, near = yield from plunder(g)
    elif by == "secure":
        target, rule, near = yield from secure(g)
    else:
        target, rule, near = yield from harass(g)
    if target < 0:
        g.tell("bot-moves-nobody", rule, WW)
        return
    if by == "plunder":
        g.tell("bot-plunders", rule, WW, target, near)
    elif by == "secure":
        g.tell("bot-secures", rule, WW, target, near)
    else:
        g.tell("bot-harasses", rule, WW, target, near)
    yield from gather(g, target, ALL if squads else count, count if squads else ALL)


def touching(mountain: int) -> list[int]:
    return [f for f in INNER_FORESTS if mountain in TOUCHED[f]]


def touching_foundation(g: Ironwood) -> list[int]:
    return [f for f in INNER_FORESTS if any(controlled_foundation(g, m) for m in TOUCHED[f])]


# --- Plunder (18.11.1 - 18.11.3) -------------------------------------------------------------------------


def plunder(g: Ironwood) -> Chosen:
    if g.crystals[IC] >= PLENTY:
        found = yield from most_adjacent(g, touching(FERRUM), "18.11.1")
        if found[0] < 0:
            found = yield from most_adjacent(g, touching_foundation(g), "18.11.1")
        return found
    if g.cargo >= CARGO_WORTH:
        found = yield from most_adjacent(g, touching(g.drill), "18.11.2")
        if found[0] < 0:
            found = yield from most_adjacent(g, touching(FERRUM), "18.11.2")
        return found
    if not any(g.ww[f] for f in OUTER_FORESTS):
        return -1, "18.11.3", 0
    rim = [f for f in INNER_FORESTS if any(m in OUTER_MOUNTAINS for m in TOUCHED[f])]
    return (yield from most_adjacent(g, rim, "18.11.3", True))


# --- Secure (18.11.4 - 18.11.6) --------------------------------------------------------------------------


def carry_totem(g: Ironwood, count: int, squads: int) -> Rule:
    """A squad holds a totem: to the edge, or toward it, its carriers first, then others around (18.11.4, 18.11.8)."""
    holders = totem_squads(g)
    holders = [f for f in holders if fresh(g, f)] or holders
    here = yield from pick(g, holders)
    if not fresh(g, here):
        g.tell("bot-moves-nobody", "18.10.7", WW)
        return
    options = [f for f in TRAILS[here] if IS_OUTER[f]]
    if not options:
        options = [f for f in TRAILS[here] if any(IS_OUTER[a] for a in TRAILS[f])]
        options = best(options, [-sum(g.squad(m) for m in TOUCHED[f]) for f in options])
    if not options:
        g.tell("bot-moves-nobody", "18.11.4", WW)
        return
    target = yield from pick(g, options)
    if IS_OUTER[target]:
        g.tell("bot-carries-out", "18.11.4", WW, here, target)
    else:
        g.tell("bot-carries", "18.11.4", WW, here, target, sum(g.squad(m) for m in TOUCHED[target]))
    moving = min(count, fresh(g, here))
    walk(g, here, target, moving)
    # Each warrior can take one along (15.3.3), what fades first.
    for _ in range(moving):
        if g.fading[here]:
            carry(g, here, target, FADING)
        elif g.full[here]:
            carry(g, here, target, FULL)
    if g.winners == 0:
        yield from gather(g, target, count - moving, squads - 1)


def secure(g: Ironwood) -> Chosen:
    """Nobody holds a totem, or the warriors are to go without it."""
    totems = totem_forests(g)
    if totems:
        found = yield from most_adjacent(g, totems, "18.11.5")
        if found[0] < 0:
            near = [f for f in INNER_FORESTS if any(a in totems for a in TRAILS[f])]
            found = yield from most_adjacent(g, near, "18.11.5")
        return found
    rim = [f for f in INNER_FORESTS if any(IS_OUTER[a] for a in TRAILS[f])]
    rim = reachable(g, [f for f in rim if any(g.bot_marks[m] for m in TOUCHED[f])])
    free = [f for f in rim if any(g.bot_marks[m] and g.squad(m) == 0 for m in TOUCHED[f])]
    return (yield from most_adjacent(g, free or rim, "18.11.6"))


# --- Harass (18.11.7) ------------------------------------------------------------------------------------


def harass(g: Ironwood) -> Chosen:
    found = yield from most_adjacent(g, touching_foundation(g), "18.11.7")
    if found[0] < 0:
        found = yield from most_adjacent(g, touching(FERRUM), "18.11.7")
    if found[0] < 0 and g.cargo >= CARGO_WORTH:
        found = yield from most_adjacent(g, touching(g.drill), "18.11.7")
    if found[0] < 0:
        possible = [f for f in INNER_FORESTS if any(g.bot_marks[m] for m in TOUCHED[f])]
        found = yield from most_adjacent(g, possible, "18.11.7", True)
    return found
