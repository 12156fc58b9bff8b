"""Chapter 11: items. Free, on the own turn before the machine card; the token is flipped last (11.2.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.defenders import words
from weald.games.defenders.board import AROUND, EDGES_OF, HEXES
from weald.games.defenders.facts import BREAD, DO, ITEM_COUNT, MAP, POTION, ROCKET, ROCKET_RANGE
from weald.games.defenders.rules.abilities import heal
from weald.games.defenders.rules.actions import (
    NO_BREACH_TOKEN,
    cannot_breach_here,
    cannot_cleanse,
    cleanse,
    finish_breach,
    finish_destroy,
    finish_move,
    finish_regroup,
)
from weald.games.defenders.rules.ground import cannot_breach
from weald.games.defenders.rules.moving import cannot_move, cannot_regroup, reachable, regroup_camps, why_unreachable
from weald.games.defenders.state import NONE, USED, Defenders
from weald.kernel import Rule, Why

NOT_IN_PLAY: Final = Why("item-not-in-play", "3.5.3")
ITEM_USED: Final = Why("item-used", "11.2.3")
NO_TARGET: Final = Why("no-target", "11.3.5")
NO_INJURY: Final = Why("no-injury", "11.3.2")


def cannot_use(g: Defenders, p: int, item: int) -> Why | None:
    """Every requirement of the imitated action stays in force (11.3.5)."""
    state = g.items[p * ITEM_COUNT + item]
    if state == NONE:  # 3.5.3
        return NOT_IN_PLAY
    if state == USED:
        return ITEM_USED
    if item == MAP and cannot_move(g, p) is not None and cannot_regroup(g, p) is not None:
        return NO_TARGET
    if item == POTION and cannot_heal_one(g, p) is not None and cannot_cleanse(g, p) is not None:
        return NO_TARGET
    if item == ROCKET and not rocket_mechs(g, p) and cannot_breach_here(g, p) is not None:
        return NO_TARGET
    return None


def flip(g: Defenders, p: int, item: int) -> None:
    g.items[p * ITEM_COUNT + item] = USED


def use_map(g: Defenders, p: int) -> Rule:
    """One Move or one Regroup without action points (11.3.4)."""
    ask = g.ask(g.seat_of(p), "use-map", "11.3.4", g.faction[p])
    targets = reachable(g, p)
    for h in targets:
        ask.offer(words.TO[h])
    for h in regroup_camps(g, p):
        ask.offer(words.RALLY[h])
    if g.explaining:
        for h in range(HEXES):
            if h not in targets:
                ask.block(words.TO[h], why_unreachable(g, p, h))
    choice = yield ask
    g.note("used-item", "11.3.4", p, MAP)
    if choice.verb == "to":
        finish_move(g, p, choice.a)
    else:
        finish_regroup(g, p, choice.a)
    flip(g, p, MAP)  # last, so an Order camp does not keep it ready (AMB-22)


def eat_bread(g: Defenders, p: int) -> None:
    """One action point more, no roll (11.3.1, 9.1.13)."""
    g.points += 1
    g.note("used-item", "11.3.1", p, BREAD)
    flip(g, p, BREAD)


def cannot_heal_one(g: Defenders, p: int) -> Why | None:
    return None if g.injuries[p] > 0 else NO_INJURY


def use_potion(g: Defenders, p: int) -> Rule:
    """Remove one own injury (no action, no roll), or cleanse the leader's hex (11.3.2)."""
    ask = g.ask(g.seat_of(p), "use-potion", "11.3.2", g.faction[p])
    ask.offer(words.HEAL_ONE, cannot_heal_one(g, p))
    ask.offer(words.CLEANSE, cannot_cleanse(g, p))
    choice = yield ask
    g.note("used-item", "11.3.2", p, POTION)
    if choice is words.HEAL_ONE:
        heal(g, p, 1, "11.3.2")
    else:
        cleanse(g, p)
    flip(g, p, POTION)


def rocket_mechs(g: Defenders, p: int) -> list[int]:
    """Mechs on the own hex, with Ballistics on adjacent ones too (11.3.3, 15.5.8)."""
    h = g.leader[p]
    power = g.power[p]
    out = [h] if g.mechs[h] > 0 else []
    if power != NONE and DO[power] == ROCKET_RANGE:
        out += [n for n in AROUND[h] if g.mechs[n] > 0]
    return out


def use_rocket(g: Defenders, p: int) -> Rule:
    """Destroy a mech or breach a wall of the leader's hex (11.3.3)."""
    ask = g.ask(g.seat_of(p), "use-rocket", "11.3.3", g.faction[p])
    for h in rocket_mechs(g, p):
        ask.offer(words.MECH[h])
    for edge in EDGES_OF[g.leader[p]]:
        ask.offer(words.WALL[edge], NO_BREACH_TOKEN if g.tokens[p] == 0 else cannot_breach(g, edge))
    choice = yield ask
    g.note("used-item", "11.3.3", p, ROCKET)
    if choice.verb == "mech":
        finish_destroy(g, p, choice.a, "11.3.3")
    else:
        finish_breach(g, p, choice.a, "11.3.3")
    flip(g, p, ROCKET)


# By item: what its use does. A procedure that asks is handed on, the others are done when they return.
USES: Final[list[Callable[[Defenders, int], Rule | None]]] = [use_map, eat_bread, use_potion, use_rocket]
