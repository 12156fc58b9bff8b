"""17.11 to 17.15: Pursuit, Protect, Expand and the drill."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood.automa.bot import Picked, pick
from weald.games.ironwood.automa.focus import focus_squad
from weald.games.ironwood.automa.near import BY_UNITS, RIDGE_STEPS, best, size, touching_squad, touching_warriors
from weald.games.ironwood.automa.script import CARGO_HOME, FERRUM_GUARD, FERRUM_RESERVE
from weald.games.ironwood.board import (
    FERRUM,
    INNER_FORESTS,
    INNER_MOUNTAINS,
    MOUNTAINS,
    MT,
    OUTER_MOUNTAINS,
    RIDGES,
    TOUCHED,
)
from weald.games.ironwood.facts import IC
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.movement import held, march
from weald.games.ironwood.state import FORGE, FOUNDATION, Ironwood
from weald.kernel import NOWHERE, Rule

NONE_STAY: Final = 0
ONE_STAYS: Final = 1


# --- in general (17.11) ----------------------------------------------------------------------------------


def loose(g: Ironwood, mountain: int) -> int:
    """The units a source is compared by: unmoved, free to move, and of Ferrum's all but 3 (17.11.3, 17.11.5)."""
    if held(g, mountain):
        return 0
    units = g.squad(mountain) - g.moved_ic[mountain] - g.moved_golems[mountain]
    return max(0, min(units, g.squad(mountain) - FERRUM_RESERVE)) if mountain == FERRUM else units


def movable(g: Ironwood, mountain: int, stay: int) -> int:
    """How many may leave when so many stay behind (Ferrum: 3)."""
    return loose(g, mountain) if mountain == FERRUM else max(0, min(loose(g, mountain), g.squad(mountain) - stay))


def source_size(g: Ironwood, mountain: int) -> int:
    """17.7: units, and between equal squads golems."""
    return loose(g, mountain) * BY_UNITS + min(loose(g, mountain), g.golems[mountain] - g.moved_golems[mountain])


def sources(g: Ironwood, target: int, stay: int) -> list[int]:
    return [m for m in RIDGES[target] if movable(g, m, stay)]


def largest_source(g: Ironwood, options: list[int]) -> Picked:
    place = yield from pick(g, best([MT + m for m in options], [source_size(g, m) for m in options]))
    return place - MT


def go(g: Ironwood, source: int, target: int, count: int) -> None:
    """One squad move; golems before warriors (17.11.2)."""
    golems = min(count, g.golems[source] - g.moved_golems[source])
    g.changed |= 1
    march(g, source, target, count - golems, golems)


# --- Pursuit (17.12) -------------------------------------------------------------------------------------


def pursue(g: Ironwood) -> Rule:
    focus = yield from focus_squad(g, INNER_FORESTS)  # all eligible squads
    if focus < 0:
        g.tell("bot-no-target", "17.11.4", IC)
        return
    for mountain in TOUCHED[focus]:
        if g.squad(mountain) > g.ww[focus]:
            g.tell("bot-need-not-pursue", "17.12.2", IC, MT + mountain, g.squad(mountain), focus, g.ww[focus])
            return
    # 17.12.1: where one move forms the largest squad, then unmarked, then the die.
    options = [m for m in TOUCHED[focus] if sources(g, m, NONE_STAY)]
    options = best(options, [formed(g, m) for m in options])
    options = [m for m in options if not g.bot_marks[m]] or options
    if not options:
        g.tell("bot-no-source", "17.11.4", IC, focus)
        return
    place = yield from pick(g, [MT + m for m in options])
    target = place - MT
    source = yield from largest_source(g, sources(g, target, NONE_STAY))  # 17.12.3
    g.tell("bot-pursues", "17.12.1", IC, place, focus, g.squad(target), g.ww[focus])
    wanted = g.ww[focus] + 1 - g.squad(target)  # 17.12.4: until it outnumbers the focus squad
    go(g, source, target, min(wanted, movable(g, source, NONE_STAY)))


def formed(g: Ironwood, target: int) -> int:
    """The largest squad one move can form there."""
    return size(g, target) + max(source_size(g, m) for m in sources(g, target, NONE_STAY))


# --- Protect (17.13) -------------------------------------------------------------------------------------


def protect(g: Ironwood) -> Rule:
    target, rule = NOWHERE, "17.13.1"
    if g.squad(FERRUM) < FERRUM_GUARD:
        target = FERRUM
    else:
        # Target 2: a foundation in danger; unmarked first, then the smallest squad, then the die.
        options = [m for m in OUTER_MOUNTAINS if g.forge[m] == FOUNDATION and touching_squad(g, m) > g.squad(m)]
        options = [m for m in options if not g.bot_marks[m]] or options
        options = best(options, [-size(g, m) for m in options])
        rule = "17.13.2"
        if not options:
            # Target 3: an unmarked inner mountain in danger.
            options = [m for m in INNER_MOUNTAINS if not g.bot_marks[m] and touching_squad(g, m) > g.squad(m)]
            rule = "17.13.3"
        if options:
            place = yield from pick(g, [MT + m for m in options])
            target = place - MT
    if target == NOWHERE:
        g.tell("bot-nothing-to-protect", "17.11.4", IC)
        return
    if target == FERRUM:
        g.tell("bot-protects-ferrum", rule, IC, g.squad(FERRUM), FERRUM_GUARD)
    else:
        g.tell("bot-protects", rule, IC, MT + target, g.squad(target), touching_squad(g, target))
    # 17.13.4: from a mountain without a foundation.
    options = [m for m in sources(g, target, ONE_STAYS) if g.forge[m] != FOUNDATION]
    if not options:
        g.tell("bot-no-source", "17.13.4", IC, MT + target)
        return
    source = yield from largest_source(g, options)
    go(g, source, target, movable(g, source, ONE_STAYS))  # 17.13.5


# --- Expand (17.14) --------------------------------------------------------------------------------------


def expand(g: Ironwood) -> Rule:
    # 17.14.6: a target nobody can reach gives way to another.
    free = [m for m in range(len(MOUNTAINS)) if g.squad(m) == 0 and sources(g, m, ONE_STAYS)]
    rule = "17.14.1"
    options = [m for m in OUTER_MOUNTAINS if m in free and not g.bot_marks[m] and g.forge[m] != FORGE]
    options = [m for m in options if g.forge[m] == FOUNDATION] or options
    if not options:
        rule = "17.14.2"
        options = [m for m in OUTER_MOUNTAINS if m in free and g.forge[m] == FOUNDATION]
    if options:
        options = best(options, [-touching_warriors(g, m) for m in options])
    else:
        rule = "17.14.3"
        options = [m for m in INNER_MOUNTAINS if m in free and not g.bot_marks[m]]
        options = best(options, [touching_squad(g, m) for m in options])
    if not options:
        g.tell("bot-nowhere-to-expand", "17.11.4", IC)
        return
    place = yield from pick(g, [MT + m for m in options])
    target = place - MT
    source = yield from largest_source(g, sources(g, target, ONE_STAYS))  # 17.14.4
    g.tell("bot-expands", rule, IC, place, touching_warriors(g, target))
    go(g, source, target, movable(g, source, ONE_STAYS))  # 17.14.5


# --- the drill (17.15) -----------------------------------------------------------------------------------


def move_drill(g: Ironwood) -> Rule:
    """Home with enough cargo, else on to a mountain without a forge; once a turn like any unit (9.1.2)."""
    if g.drill_moved or held(g, g.drill):
        g.tell("bot-drill-stays", "9.1.2" if g.drill_moved else "17.11.5", IC, MT + g.drill)
        return
    near = RIDGES[g.drill]
    if g.cargo >= CARGO_HOME:
        rule = "17.15.1"
        options = best(near, [-home(g, m) for m in near])
    else:
        rule = "17.15.2"
        options = [m for m in near if g.forge[m] != FORGE]
        if any(g.squad(m) for m in options):
            # 17.15.3: the larger squad on it, then the smaller Woodwalker squad touching it.
            rule = "17.15.3"
            options = best(options, [size(g, m) for m in options])
            options = best(options, [-touching_squad(g, m) for m in options])
        elif options:
            rule = "17.15.4"
            options = best(options, [max(size(g, n) for n in RIDGES[m]) for m in options])
    if not options:
        g.tell("bot-drill-stays", "17.15.2", IC, MT + g.drill)
        return
    place = yield from pick(g, [MT + m for m in options])
    behind = g.drill
    g.drill = place - MT
    g.drill_moved = 1
    g.changed |= 1
    g.tell("drilled", rule, IC, MT + behind, place)
    g.then(steps.DRILL_ARRIVES, behind)  # 17.15.5, 17.15.7


def home(g: Ironwood, mountain: int) -> int:
    """Ridge steps to the closest forge."""
    return min(RIDGE_STEPS[mountain][m] for m in range(len(MOUNTAINS)) if g.forge[m] == FORGE)


def escort_drill(g: Ironwood, count: int) -> Rule:
    """Up to 2 warriors of the largest adjacent squad that may give some follow the drill (17.20.3, A-45)."""
    options = [m for m in RIDGES[g.drill] if loose(g, m) and g.ic[m] > g.moved_ic[m]]
    if not options:
        return
    source = yield from largest_source(g, options)
    warriors = min(count, g.ic[source] - g.moved_ic[source], loose(g, source))
    g.changed |= 1
    march(g, source, g.drill, warriors, 0)
