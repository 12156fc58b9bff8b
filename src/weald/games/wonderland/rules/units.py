"""Placing, moving and relocating units (4.2, 19.3.2)."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import (
    LEADER_UNIT,
    NOT_USED,
    SUPPORTER_UNIT,
    figures_at,
    regions,
)
from weald.games.wonderland.state import WAR, Wonderland
from weald.kernel import Decision, Rule, Why

HERE_ALREADY: Final = Why("same-region", "4.2.5")
NO_UNITS_THERE: Final = Why("no-units-there", "4.2.5")
SUPPLY_FIRST: Final = Why("supply-first", "4.2.7")


def offer_regions(g: Wonderland, ask: Decision) -> None:
    for r in range(board.RING):
        ask.offer(words.TO[r], NOT_USED if r == g.unused else None)


def put_supporters(g: Wonderland, seat: int, region: int, count: int, rule: str) -> None:
    g.supply[seat] -= count
    g.supporters[board.at(seat, region)] += count
    g.tell("placed-supporters", rule, seat, count, region)


def put_figure(g: Wonderland, seat: int, fig: int, region: int, rule: str) -> None:
    g.figure_at[fig] = region
    g.tell("placed-figure", rule, seat, fig, region)


def movable(g: Wonderland, seat: int, region: int) -> bool:
    """Has the player a supporter or figure there?"""
    return g.supporters[board.at(seat, region)] > 0 or len(figures_at(g, seat, region)) > 0


def cannot_relocate(g: Wonderland, seat: int, origin: int, target: int) -> Why | None:
    if origin == g.unused:
        return NOT_USED
    if g.supply[seat]:
        return SUPPLY_FIRST
    if origin == target:
        return HERE_ALREADY
    return None if movable(g, seat, origin) else NO_UNITS_THERE


def place_units(g: Wonderland, seat: int, count: int) -> Rule | None:
    """A set of units, all in one region (4.2.1); the Queen spreads hers (5.4)."""
    if has_units(g, seat):
        return ask_place_units(g, seat, count)
    g.tell("nothing-to-place", "4.2.6", seat, count)
    return None


def has_units(g: Wonderland, seat: int) -> bool:
    """A unit to place or, with none in the supply, one to move."""
    if g.supply[seat] or figures_at(g, seat, board.SUPPLY):
        return True
    return any(movable(g, seat, r) for r in regions(g))


def ask_place_units(g: Wonderland, seat: int, count: int) -> Rule:
    each = 1 if g.faction[seat] == facts.QUEEN else count  # 5.4.1
    ask = g.ask(seat, "place-units", "4.2.1" if each == count else "5.4.1", each)
    offer_regions(g, ask)
    if g.supply[seat] == 0 and not figures_at(g, seat, board.SUPPLY):
        ask.offer(words.NONE)  # 4.2.6
        ask.default = words.NONE
    choice = yield ask
    if choice is words.NONE:
        return
    g.then(steps.PLACE_IN, seat, choice.a, each)
    if count > each:
        g.then(steps.PLACE_UNITS, seat, count - each)


def place_in(g: Wonderland, seat: int, region: int, count: int) -> Rule | None:
    """Supporters from the supply, or figures that wait there (4.2.2, 4.2.8)."""
    if figures_at(g, seat, board.SUPPLY):
        return ask_place_in(g, seat, region, count)
    ready = min(count, g.supply[seat])
    if ready:
        put_supporters(g, seat, region, ready, "4.2.1")
    if count > ready:
        g.then(steps.RELOCATE, seat, region, count - ready)
    return None


def ask_place_in(g: Wonderland, seat: int, region: int, count: int) -> Rule:
    """A supporter or a waiting figure (4.2.2)."""
    ask = g.ask(seat, "place-which", "4.2.2", region, count)
    if g.supply[seat]:
        ask.offer(words.SUPPORTER)
    for f in figures_at(g, seat, board.SUPPLY):
        ask.offer(words.FIGURE[f])
    choice = yield ask
    if choice is words.SUPPORTER:
        put_supporters(g, seat, region, 1, "4.2.1")
    else:
        put_figure(g, seat, choice.a, region, "4.2.2")
    if count > 1:
        g.then(steps.PLACE_IN, seat, region, count - 1)


def relocate(g: Wonderland, seat: int, target: int, count: int) -> Rule:
    """With no supporter left, units may come from other regions (4.2.5; in the war 19.3.2)."""
    rule = "19.3.2" if g.phase == WAR else "4.2.5"
    ask = g.ask(seat, "relocate", rule, target, count)
    for r in range(board.RING):
        ask.offer(words.FROM[r], cannot_relocate(g, seat, r, target))
    ask.offer(words.NONE)
    ask.default = words.NONE
    choice = yield ask
    if choice is words.NONE:
        return
    origin = choice.a
    which = g.ask(seat, "relocate-which", rule, origin, target)
    if g.supporters[board.at(seat, origin)]:
        which.offer(words.SUPPORTER)
    for f in figures_at(g, seat, origin):
        which.offer(words.FIGURE[f])
    unit = yield which
    move_unit(g, seat, SUPPORTER_UNIT if unit is words.SUPPORTER else 2 + unit.a, origin, target, rule)
    if count > 1:
        g.then(steps.RELOCATE, seat, target, count - 1)


def move_unit(g: Wonderland, seat: int, unit: int, origin: int, target: int, rule: str) -> None:
    if unit == SUPPORTER_UNIT:
        g.supporters[board.at(seat, origin)] -= 1
        g.supporters[board.at(seat, target)] += 1
    elif unit == LEADER_UNIT:
        g.leader[seat] = target
    else:
        g.figure_at[unit - 2] = target
    g.tell("moved-unit", rule, seat, unit, origin, target)


def place_supporter(g: Wonderland, seat: int) -> Rule | None:
    """An effect that places one supporter in any region: in the war only a supporter (A-59)."""
    if g.supply[seat] or any(movable(g, seat, r) for r in regions(g)):
        return ask_place_supporter(g, seat)
    g.tell("nothing-to-place", "19.3.2", seat, 1)
    return None


def ask_place_supporter(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "place-supporter", "19.3.2")
    offer_regions(g, ask)
    if not g.supply[seat]:
        ask.offer(words.NONE)
        ask.default = words.NONE
    choice = yield ask
    if choice is words.NONE:
        return
    if g.supply[seat]:
        put_supporters(g, seat, choice.a, 1, "19.3.2")
    else:
        g.then(steps.RELOCATE, seat, choice.a, 1)


def place_figure(g: Wonderland, seat: int, fig: int) -> Rule:
    """A hired figure goes at once to any region (4.6.2)."""
    ask = g.ask(seat, "place-figure", "4.6.2", fig)
    offer_regions(g, ask)
    choice = yield ask
    put_figure(g, seat, fig, choice.a, "4.6.2")


steps.PLACE_UNITS.does(place_units)
steps.PLACE_IN.does(place_in)
steps.RELOCATE.does(relocate)
steps.PLACE_SUPPORTER.does(place_supporter)
steps.PLACE_FIGURE.does(place_figure)
