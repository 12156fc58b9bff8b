"""13.3 to 13.8: what the factions' abilities do in a battle."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import ABILITY_N, ABILITY_N_TWO, POISON, ability
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.allies import pull_supporters
from weald.games.wonderland.rules.common import (
    LEADER_UNIT,
    NOT_USED,
    SUPPORTER_UNIT,
    adjacent,
    ahead_of,
    figures_at,
    has_figure,
    mend_shield,
    opponents,
    score,
    standing,
    still_active,
    to_bag,
    units,
    works,
)
from weald.games.wonderland.rules.madness import DUCHESS, DUCHESS_N, choose_loss, lose_unit
from weald.games.wonderland.rules.rewards import give_shard
from weald.games.wonderland.rules.units import NO_UNITS_THERE, move_unit
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import FIGURE, FROM, LEADER, NONE, PLAYER, SUPPORTER, TO, USE
from weald.kernel import Rule, Why

EVERYWHERE_AT_ONCE: Final = ability("everywhere_at_once")
IMPOSSIBLE_THINGS: Final = ability("impossible_things")
HOT_TEA: Final = ability("hot_tea")
MOVE_ONE_PLACE: Final = ability("move_one_place")
PAINT_IT_RED: Final = ability("paint_it_red")
QUEENS_WRATH: Final = ability("queens_wrath")
WICKED_GRIN: Final = ability("wicked_grin")
SCRATCH: Final = ability("scratch")
VANISHING_ACT: Final = ability("vanishing_act")
CLAWS_THAT_CATCH: Final = ability("claws_that_catch")
MANXOME_FOE: Final = ability("manxome_foe")
LAST_UNIT: Final = Why("last-unit-here", "13.3.2")


def play_artifact_self(g: Wonderland, seat: int) -> None:
    """Effects on the own side; strength first, it asks nobody (10.2.3)."""
    if works(g, seat, HOT_TEA):
        hot_tea(g, seat)
    if works(g, seat, WICKED_GRIN):
        wicked_grin(g, seat)
    if works(g, seat, MANXOME_FOE):
        manxome_foe(g, seat)
    if works(g, seat, PAINT_IT_RED):
        g.then(steps.PAINT_IT_RED, seat)
    if works(g, seat, MOVE_ONE_PLACE):
        g.then(steps.MOVE_ONE_PLACE, seat)
    everywhere = works(g, seat, EVERYWHERE_AT_ONCE) and g.leader[seat] != g.region
    impossible = works(g, seat, IMPOSSIBLE_THINGS) and not g.shield[seat]
    if everywhere and impossible:
        g.then(steps.WHICH_FIRST, seat)  # 8.8.2
    elif everywhere:
        g.then(steps.EVERYWHERE_AT_ONCE, seat)
    elif impossible:
        impossible_things(g, seat)


def play_artifact_others(g: Wonderland, seat: int) -> None:
    if works(g, seat, QUEENS_WRATH):
        g.then(steps.QUEENS_WRATH, seat)
    if works(g, seat, SCRATCH) and g.shards[seat] and opponents(g, seat):
        g.then(steps.SCRATCH, seat)
    if works(g, seat, CLAWS_THAT_CATCH):
        g.then(steps.CLAWS_THAT_CATCH, seat, 0)


# --- Alice --------------------------------------------------------------------------------------------------


def which_first(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "which-first", "8.8.2")
    ask.offer(USE[EVERYWHERE_AT_ONCE])
    ask.offer(USE[IMPOSSIBLE_THINGS])
    choice = yield ask
    if choice.a == IMPOSSIBLE_THINGS:
        impossible_things(g, seat)
        g.then(steps.EVERYWHERE_AT_ONCE, seat)
    else:
        g.then(steps.EVERYWHERE_AT_ONCE, seat)
        g.then(steps.IMPOSSIBLE_THINGS, seat)


def everywhere_at_once(g: Wonderland, seat: int) -> Rule:
    """13.8.1: the leader joins the battle; start strength is not recomputed."""
    ask = g.ask(seat, "everywhere-at-once", "13.8.1")
    ask.offer(LEADER)
    ask.offer(NONE)
    choice = yield ask
    if choice is LEADER:
        move_unit(g, seat, LEADER_UNIT, g.leader[seat], g.region, "13.8.1")


def impossible_things(g: Wonderland, seat: int) -> None:
    mend_shield(g, seat, "13.8.2")


# --- Mad Hatter -----------------------------------------------------------------------------------------------


def hot_tea(g: Wonderland, seat: int) -> None:
    """13.8.5: beside the chip; with two players if the other is ahead (13.8.17)."""
    if g.players == 2:
        gained = ABILITY_N_TWO[HOT_TEA] if ahead_of(g, seat) else 0
    else:
        gained = ABILITY_N[HOT_TEA] * sum(1 for s in still_active(g) if s != seat)
    gain_beside(g, seat, gained, "13.8.5")


def gain_beside(g: Wonderland, seat: int, count: int, rule: str) -> None:
    if count:
        g.beside[seat] += count
        g.tell("beside", rule, seat, count)


def move_one_place(g: Wonderland, seat: int) -> Rule:
    """13.8.6"""
    ask = g.ask(seat, "move-one-place", "13.8.6")
    for r in adjacent(g, g.region):
        ask.offer(FROM[r], None if g.supporters[seat * 5 + r] else NO_UNITS_THERE)
    ask.offer(NONE)
    choice = yield ask
    if choice is not NONE:
        pull_supporters(g, seat, choice.a, ABILITY_N[MOVE_ONE_PLACE], "13.8.6")


# --- Queen of Hearts --------------------------------------------------------------------------------------------


def cannot_paint(g: Wonderland, seat: int, region: int) -> Why | None:
    """13.3.2: not the last unit in the current battle."""
    if region == g.unused:
        return NOT_USED
    there = units(g, seat, region)
    if there == 0:
        return NO_UNITS_THERE
    return LAST_UNIT if region == g.region and there == 1 else None


def paint_it_red(g: Wonderland, seat: int) -> Rule:
    """13.3.1: lose a unit anywhere, the axe gets stronger."""
    ask = g.ask(seat, "paint-it-red", "13.3.1")
    ask.offer(NONE)
    for r in range(5):
        ask.offer(FROM[r], cannot_paint(g, seat, r))
    choice = yield ask
    if choice is NONE:
        return
    region = choice.a
    unit = yield from choose_loss(g, seat, region)
    duchess = region == g.region and has_figure(g, seat, DUCHESS) and unit != 2 + DUCHESS
    lose_unit(g, seat, unit, region, "13.3.1")
    g.add[seat] += ABILITY_N[PAINT_IT_RED]
    if duchess:
        score(g, seat, DUCHESS_N, "13.9.1")


def queens_wrath(g: Wonderland, seat: int) -> Rule:
    """13.3.4 to 13.3.6: a point from the player in the lead, before anybody adds strength."""
    lead = max(g.strength[s] for s in standing(g))
    leading = [s for s in standing(g) if g.strength[s] == lead and s != seat]
    if not leading:
        return
    ask = g.ask(seat, "queens-wrath", "13.3.5")
    for other in leading:
        ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    other = g.seat_of[choice.a]
    taken = min(ABILITY_N[QUEENS_WRATH], g.vp[other])
    if taken:
        g.vp[other] -= taken
        g.vp[seat] += taken
        g.tell("took-points", "13.3.4", seat, g.faction[other], taken)


# --- Cheshire Cat -------------------------------------------------------------------------------------------------


def wicked_grin(g: Wonderland, seat: int) -> None:
    """13.8.9; with two players the other counts wherever it is (13.8.17)."""
    if g.players == 2:
        gained = ABILITY_N_TWO[WICKED_GRIN] if g.shards[1 - seat] >= g.shards[seat] else 0
    else:
        count = sum(1 for s in opponents(g, seat) if g.shards[s] >= g.shards[seat])
        gained = ABILITY_N[WICKED_GRIN] * count
    gain_beside(g, seat, gained, "13.8.9")


def scratch(g: Wonderland, seat: int) -> Rule:
    """13.8.10"""
    ask = g.ask(seat, "scratch", "13.8.10")
    ask.offer(NONE)
    for other in opponents(g, seat):
        ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    if choice is not NONE:
        give_shard(g, seat, g.seat_of[choice.a], "13.8.10")


def can_vanish(g: Wonderland, seat: int) -> bool:
    if not works(g, seat, VANISHING_ACT) or (g.place[seat] == 1 and not g.placed_tie[seat]):
        return False
    return g.supporters[seat * 5 + g.region] > 0 or len(figures_at(g, seat, g.region)) > 0


def vanishing_act(g: Wonderland, seat: int) -> Rule:
    """13.8.11: up to two units other than the leader to one other region."""
    if not can_vanish(g, seat):
        return
    ask = g.ask(seat, "vanishing-act", "13.8.11")
    ask.offer(NONE)
    for r in range(5):
        if r != g.region:
            ask.offer(TO[r], NOT_USED if r == g.unused else None)
    choice = yield ask
    if choice is not NONE:
        g.then(steps.VANISH, seat, choice.a, ABILITY_N[VANISHING_ACT])


def vanish(g: Wonderland, seat: int, target: int, count: int) -> Rule:
    here = g.region
    ask = g.ask(seat, "vanish", "13.8.11", target, count)
    if g.supporters[seat * 5 + here]:
        ask.offer(SUPPORTER)
    for f in figures_at(g, seat, here):
        ask.offer(FIGURE[f])
    if count < ABILITY_N[VANISHING_ACT] or not ask.options:
        ask.offer(NONE)
    choice = yield ask
    if choice is NONE:
        return
    move_unit(g, seat, SUPPORTER_UNIT if choice is SUPPORTER else 2 + choice.a, here, target, "13.8.11")
    if count > 1:
        g.then(steps.VANISH, seat, target, count - 1)


# --- Jabberwock ---------------------------------------------------------------------------------------------------


def manxome_foe(g: Wonderland, seat: int) -> None:
    """13.8.14: changes the chip; with two players a fixed amount (13.8.17)."""
    ahead = len(ahead_of(g, seat))
    if ahead:
        g.add[seat] += ABILITY_N_TWO[MANXOME_FOE] if g.players == 2 else ABILITY_N[MANXOME_FOE] * ahead


def claws_that_catch(g: Wonderland, seat: int, given: int) -> Rule:
    """13.8.13: poison for opponents that suffered madness in this draw; ``given`` is a mask."""
    caught = [s for s in opponents(g, seat) if g.suffered >> s & 1 and not given >> s & 1]
    if not caught or not g.poison_supply:  # 13.5.1
        return
    ask = g.ask(seat, "claws-that-catch", "13.8.13")
    ask.offer(NONE)  # 13.5.2
    for other in caught:
        ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    if choice is NONE:
        return
    other = g.seat_of[choice.a]
    g.poison_supply -= 1
    to_bag(g, other, POISON)
    g.tell("gave-poison", "13.8.13", seat, g.faction[other])
    g.then(steps.CLAWS_THAT_CATCH, seat, given | 1 << other)


steps.WHICH_FIRST.does(which_first)
steps.EVERYWHERE_AT_ONCE.does(everywhere_at_once)
steps.IMPOSSIBLE_THINGS.does(impossible_things)
steps.MOVE_ONE_PLACE.does(move_one_place)
steps.PAINT_IT_RED.does(paint_it_red)
steps.QUEENS_WRATH.does(queens_wrath)
steps.SCRATCH.does(scratch)
steps.VANISHING_ACT.does(vanishing_act)
steps.VANISH.does(vanish)
steps.CLAWS_THAT_CATCH.does(claws_that_catch)
