"""Chapter 10: the actions. The threat is read before, then the effect, then the injury roll (9.1.10)."""

from __future__ import annotations

from typing import Final

from weald.games.defenders import facts, words
from weald.games.defenders.board import EDGES_OF, HEXES
from weald.games.defenders.rules.abilities import heal, ready
from weald.games.defenders.rules.cards import draw, hand_size
from weald.games.defenders.rules.ending import camps_to_build, check_win
from weald.games.defenders.rules.ground import NO_MECH, NO_WALL, cannot_breach, counts_as, is_factory, works
from weald.games.defenders.rules.injuries import SAFE, roll, suffer, threat
from weald.games.defenders.rules.moving import in_force, reachable, regroup_camps, why_unreachable
from weald.games.defenders.rules.support import (
    destroy_mech,
    gain_support,
    maximum_support,
    place_breach,
    remove_pollution,
)
from weald.games.defenders.state import NONE, USED, Defenders
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Rule, Why

SUPPORT_TOO_LOW: Final[list[list[Why]]] = [  # by marker and maximum
    [Why("support-too-low", "10.3.1", have, most) for most in range(12)] for have in range(12)
]
ALL_CAMPS_BUILT: Final = Why("all-camps-built", "8.3.5")
NOT_HOME_TERRAIN: Final = Why("not-home-terrain", "10.3.2")
CAMP_THERE: Final = Why("camp-there", "10.3.3")
NO_WORKING_CAMP: Final = Why("no-working-camp", "10.5.1")
NO_ITEM_CAMP: Final = Why("no-working-camp", "10.10.1")
NOTHING_TO_CLEANSE: Final = Why("nothing-to-cleanse", "10.6.4")
NO_BREACH_TOKEN: Final = Why("no-breach-token", "10.8.2")
NOT_A_FACTORY: Final = Why("not-a-factory", "10.9.1")
MECHS_THERE: Final = Why("mechs-there", "10.9.1")
POLLUTED: Final = Why("polluted", "10.9.1")
ITEM_ACTIVE: Final = Why("item-active", "10.10.3")

# --- 10.1, 10.2 move --------------------------------------------------------------------------------------------


def move(g: Defenders, p: int) -> Rule:
    ask = g.ask(g.seat_of(p), "move-to", "10.1.1", g.faction[p])
    targets = reachable(g, p)
    for h in targets:
        ask.offer(words.TO[h])
    if g.explaining:
        for h in range(HEXES):
            if h not in targets:
                ask.block(words.TO[h], why_unreachable(g, p, h))
    choice = yield ask
    g.points -= 1
    finish_move(g, p, choice.a)


def finish_move(g: Defenders, p: int, h: int) -> None:
    danger = threat(g, p)
    g.note("moved", "10.1.1", p, g.leader[p], h)
    g.leader[p] = h
    if works(g, h):  # 10.1.8
        ready(g, p, facts.ITEM_OF[g.faction[g.camp[h]]], "11.1.2")
    power = g.power[p]
    if power != NONE and facts.DO[power] == facts.CLEANSE_ON_MOVE and (g.pollution[h] > 0 or g.toxic[h]):  # 15.4.7
        _remove_with_injury(g, p, h, "15.4.7")
    roll(g, p, danger)


# --- 10.3 build camp --------------------------------------------------------------------------------------------


def cannot_build(g: Defenders, p: int) -> Why | None:
    if g.built[p] >= camps_to_build(g):
        return ALL_CAMPS_BUILT
    most = maximum_support(g, p)
    if g.support[p] < most:  # 10.3.1
        return SUPPORT_TOO_LOW[g.support[p]][most]
    h = g.leader[p]
    if not counts_as(g, h, facts.HOME[g.faction[p]]):  # 10.3.2
        return NOT_HOME_TERRAIN
    if g.camp[h] != NOBODY:  # 10.3.3
        return CAMP_THERE
    return None


def build_camp(g: Defenders, p: int) -> None:
    danger = threat(g, p)
    h = g.leader[p]
    field = facts.CAMP_FIELDS[g.seats][g.built[p]]
    g.camp[h] = p  # 10.3.4
    g.built[p] += 1
    g.support[p] = 0  # 10.3.5
    g.note("built-camp", "10.3.4", p, h)
    last = g.built[p] == camps_to_build(g)
    if last:
        g.support[p] = field  # 8.3.1: the marker goes to the last field
    check_win(g)
    draw(g, p, facts.HAND_AT[g.seats][field] - hand_size(g, p), "8.2.2")
    for q in range(g.players):  # Sustenance (15.3.4), after the reset
        power = g.power[q]
        if power != NONE and facts.DO[power] == facts.SUPPORT_ON_CAMP:
            gain_support(g, q, facts.DO_N[power], "15.3.4")
    roll(g, p, danger)
    if last:
        leave(g, p)


def leave(g: Defenders, p: int) -> None:
    """The last camp takes its builder out of the game; the last player stays (8.3.1, 8.3.5)."""
    if len(g.clockwise(p)) == 1:
        g.note("stays", "8.3.5", p)
        return
    g.gone[p] = True
    g.leader[p] = NOWHERE
    g.points = 0
    g.note("left", "8.3.1", p)
    if g.solo:  # 14.2.12: under the active defender, which stays in sight this round
        for card in g.hand[p]:
            g.seen[card] = EVERYONE
        g.discard[p][:0] = g.hand[p]
        g.hand[p].clear()


# --- 10.4 regroup -----------------------------------------------------------------------------------------------


def regroup(g: Defenders, p: int) -> Rule:
    ask = g.ask(g.seat_of(p), "regroup-to", "10.4.1", g.faction[p])
    for h in regroup_camps(g, p):
        ask.offer(words.RALLY[h])
    choice = yield ask
    g.points -= 1
    finish_regroup(g, p, choice.a)


def finish_regroup(g: Defenders, p: int, h: int) -> None:
    """No item (10.4.3). Under Sanctuary no roll (15.2.9)."""
    danger = SAFE if in_force(g, facts.REGROUP_ANYWHERE) else threat(g, p)
    g.note("regrouped", "10.4.1", p, g.leader[p], h)
    g.leader[p] = h
    roll(g, p, danger)


# --- 10.5 heal --------------------------------------------------------------------------------------------------


def cannot_heal(g: Defenders, p: int) -> Why | None:
    return None if works(g, g.leader[p]) else NO_WORKING_CAMP


def heal_here(g: Defenders, p: int) -> None:
    danger = threat(g, p)
    if g.injuries[p] > 0:
        heal(g, p, g.injuries[p], "10.5.2")
    else:
        g.note("healed", "10.5.2", p, 0)
    roll(g, p, danger)  # 10.5.3


# --- 10.6 cleanse -----------------------------------------------------------------------------------------------


def cannot_cleanse(g: Defenders, p: int) -> Why | None:
    h = g.leader[p]
    return None if g.pollution[h] > 0 or g.toxic[h] else NOTHING_TO_CLEANSE


def cleanse(g: Defenders, p: int) -> None:
    danger = threat(g, p)
    _remove_with_injury(g, p, g.leader[p], "10.6.1")
    roll(g, p, danger)  # a second event of injuries (9.2.3)


def _remove_with_injury(g: Defenders, p: int, h: int, rule: str) -> None:
    if remove_pollution(g, p, h, rule):
        suffer(g, p, 1, "9.2.2")


# --- 10.7 destroy mech ------------------------------------------------------------------------------------------


def cannot_destroy(g: Defenders, p: int) -> Why | None:
    return None if g.mechs[g.leader[p]] > 0 else NO_MECH


def destroy(g: Defenders, p: int) -> None:
    finish_destroy(g, p, g.leader[p], "10.7.1")


def finish_destroy(g: Defenders, p: int, h: int, rule: str) -> None:
    danger = threat(g, p)
    destroy_mech(g, p, h, rule)
    roll(g, p, danger)


# --- 10.8 breach wall -------------------------------------------------------------------------------------------


def cannot_breach_here(g: Defenders, p: int) -> Why | None:
    if g.tokens[p] == 0:  # 10.8.2
        return NO_BREACH_TOKEN
    for edge in EDGES_OF[g.leader[p]]:
        if cannot_breach(g, edge) is None:
            return None
    return NO_WALL


def breach_wall(g: Defenders, p: int) -> Rule:
    ask = g.ask(g.seat_of(p), "breach-which", "10.8.1", g.faction[p])
    for edge in EDGES_OF[g.leader[p]]:
        ask.offer(words.WALL[edge], cannot_breach(g, edge))
    choice = yield ask
    g.points -= 1
    finish_breach(g, p, choice.a, "10.8.1")


def finish_breach(g: Defenders, p: int, edge: int, rule: str) -> None:
    danger = threat(g, p)
    place_breach(g, p, edge, rule)
    roll(g, p, danger)


# --- 10.9 reforest ----------------------------------------------------------------------------------------------


def cannot_reforest(g: Defenders, p: int) -> Why | None:
    h = g.leader[p]
    if not is_factory(g, h):
        return NOT_A_FACTORY
    if g.mechs[h] > 0:
        return MECHS_THERE
    if g.pollution[h] > 0 or g.toxic[h]:
        return POLLUTED
    return None


def reforest(g: Defenders, p: int) -> None:
    danger = threat(g, p)
    h = g.leader[p]
    g.green[h] = True  # 10.9.2
    g.note("reforested", "10.9.2", p, h, g.tile[h])
    check_win(g)
    gain_support(g, p, 1, "8.1.1")
    roll(g, p, danger)


# --- 10.10 take item --------------------------------------------------------------------------------------------


def cannot_take(g: Defenders, p: int) -> Why | None:
    h = g.leader[p]
    if not works(g, h):
        return NO_ITEM_CAMP
    if g.items[p * facts.ITEM_COUNT + facts.ITEM_OF[g.faction[g.camp[h]]]] != USED:  # 10.10.3
        return ITEM_ACTIVE
    return None


def take_item(g: Defenders, p: int) -> None:
    danger = threat(g, p)
    ready(g, p, facts.ITEM_OF[g.faction[g.camp[g.leader[p]]]], "10.10.1")
    roll(g, p, danger)  # 10.10.2
