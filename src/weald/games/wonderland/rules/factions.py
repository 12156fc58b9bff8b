"""13.3 to 13.8: what the factions' abilities do in a battle."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
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
from weald.games.wonderland.rules.people import ask_opponent
from weald.games.wonderland.rules.rewards import give_shard
from weald.games.wonderland.rules.strength import add_strength
from weald.games.wonderland.rules.units import NO_UNITS_THERE, move_unit
from weald.games.wonderland.state import Wonderland
from weald.kernel import NOBODY, Rule, Why

EVERYWHERE_AT_ONCE: Final = facts.ability("everywhere_at_once")
IMPOSSIBLE_THINGS: Final = facts.ability("impossible_things")
HOT_TEA: Final = facts.ability("hot_tea")
MOVE_ONE_PLACE: Final = facts.ability("move_one_place")
PAINT_IT_RED: Final = facts.ability("paint_it_red")
QUEENS_WRATH: Final = facts.ability("queens_wrath")
WICKED_GRIN: Final = facts.ability("wicked_grin")
SCRATCH: Final = facts.ability("scratch")
VANISHING_ACT: Final = facts.ability("vanishing_act")
CLAWS_THAT_CATCH: Final = facts.ability("claws_that_catch")
MANXOME_FOE: Final = facts.ability("manxome_foe")
LAST_UNIT: Final = Why("last-unit-here", "13.3.2")


def play_artifact_self(g: Wonderland, seat: int) -> None:
    """Effects on oneself; strength first, it asks nobody (10.2.3)."""
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
    """Alice orders her two effects (8.8.2)."""
    ask = g.ask(seat, "which-first", "8.8.2")
    ask.offer(words.USE[EVERYWHERE_AT_ONCE])
    ask.offer(words.USE[IMPOSSIBLE_THINGS])
    choice = yield ask
    if choice.a == IMPOSSIBLE_THINGS:
        impossible_things(g, seat)
        g.then(steps.EVERYWHERE_AT_ONCE, seat)
    else:
        g.then(steps.EVERYWHERE_AT_ONCE, seat)
        g.then(steps.IMPOSSIBLE_THINGS, seat)


def everywhere_at_once(g: Wonderland, seat: int) -> Rule:
    """The leader joins the battle; start strength is not recomputed (13.8.1)."""
    ask = g.ask(seat, "everywhere-at-once", "13.8.1")
    ask.offer(words.LEADER)
    ask.offer(words.NONE)
    choice = yield ask
    if choice is words.LEADER:
        move_unit(g, seat, LEADER_UNIT, g.leader[seat], g.region, "13.8.1")


def impossible_things(g: Wonderland, seat: int) -> None:
    mend_shield(g, seat, "13.8.2")


# --- Mad Hatter -----------------------------------------------------------------------------------------------


def hot_tea(g: Wonderland, seat: int) -> None:
    """Beside the chip (13.8.5); with two players if the other is ahead (13.8.17)."""
    if g.players == 2:
        gained = facts.ABILITY_N_TWO[HOT_TEA] if ahead_of(g, seat) else 0
    else:
        gained = facts.ABILITY_N[HOT_TEA] * sum(1 for s in still_active(g) if s != seat)
    gain_beside(g, seat, gained, "13.8.5", reasons.HOT_TEA)


def gain_beside(g: Wonderland, seat: int, count: int, rule: str, why: int) -> None:
    """Strength that is not the chip's (10.2.6)."""
    if count:
        g.beside[seat] += count
        g.tell("beside", rule, seat, count, why)


def move_one_place(g: Wonderland, seat: int) -> Rule:
    """A supporter from next door may come (13.8.6)."""
    ask = g.ask(seat, "move-one-place", "13.8.6")
    for r in adjacent(g, g.region):
        ask.offer(words.FROM[r], None if g.supporters[board.at(seat, r)] else NO_UNITS_THERE)
    ask.offer(words.NONE)
    choice = yield ask
    if choice is not words.NONE:
        pull_supporters(g, seat, choice.a, facts.ABILITY_N[MOVE_ONE_PLACE], "13.8.6")


# --- Queen of Hearts --------------------------------------------------------------------------------------------


def cannot_paint(g: Wonderland, seat: int, region: int) -> Why | None:
    """Not the last unit in the current battle (13.3.2)."""
    if region == g.unused:
        return NOT_USED
    there = units(g, seat, region)
    if there == 0:
        return NO_UNITS_THERE
    return LAST_UNIT if region == g.region and there == 1 else None


def paint_it_red(g: Wonderland, seat: int) -> Rule:
    """Lose a unit anywhere, the axe gets stronger (13.3.1)."""
    ask = g.ask(seat, "paint-it-red", "13.3.1")
    ask.offer(words.NONE)
    for r in range(board.RING):
        ask.offer(words.FROM[r], cannot_paint(g, seat, r))
    choice = yield ask
    if choice is words.NONE:
        return
    region = choice.a
    unit = yield from choose_loss(g, seat, region)
    duchess = region == g.region and has_figure(g, seat, DUCHESS) and unit != 2 + DUCHESS
    lose_unit(g, seat, unit, region, "13.3.1")
    add_strength(g, seat, facts.ABILITY_N[PAINT_IT_RED], "13.3.1", reasons.PAINT_IT_RED)
    if duchess:
        score(g, seat, DUCHESS_N, "13.9.1", reasons.DUCHESS)


def queens_wrath(g: Wonderland, seat: int) -> Rule | None:
    """Gate: somebody else leads, alone or with her (13.3.6)."""
    lead = max(g.strength[s] for s in standing(g))
    leading = [s for s in standing(g) if g.strength[s] == lead and s != seat]
    return ask_queens_wrath(g, seat, leading) if leading else None


def ask_queens_wrath(g: Wonderland, seat: int, leading: list[int]) -> Rule:
    """A point from the player in the lead, before anybody adds strength (13.3.4, 13.3.5)."""
    other = yield from ask_opponent(g, g.ask(seat, "queens-wrath", "13.3.5"), leading)
    taken = min(facts.ABILITY_N[QUEENS_WRATH], g.vp[other])
    if taken:
        g.vp[other] -= taken
        g.vp[seat] += taken
        g.tell("took-points", "13.3.4", seat, g.faction[other], taken)


# --- Cheshire Cat -------------------------------------------------------------------------------------------------


def wicked_grin(g: Wonderland, seat: int) -> None:
    """By the shards of the opponents (13.8.9); with two players the other counts wherever it is (13.8.17)."""
    if g.players == 2:
        gained = facts.ABILITY_N_TWO[WICKED_GRIN] if g.shards[1 - seat] >= g.shards[seat] else 0
    else:
        count = sum(1 for s in opponents(g, seat) if g.shards[s] >= g.shards[seat])
        gained = facts.ABILITY_N[WICKED_GRIN] * count
    gain_beside(g, seat, gained, "13.8.9", reasons.WICKED_GRIN)


def scratch(g: Wonderland, seat: int) -> Rule:
    """A shard for an opponent in the battle (13.8.10)."""
    other = yield from ask_opponent(g, g.ask(seat, "scratch", "13.8.10"), opponents(g, seat), words.NONE)
    if other != NOBODY:
        give_shard(g, seat, other, "13.8.10")


def can_vanish(g: Wonderland, seat: int) -> bool:
    if not works(g, seat, VANISHING_ACT) or (g.place[seat] == 1 and not g.placed_tie[seat]):
        return False
    return g.supporters[board.at(seat, g.region)] > 0 or len(figures_at(g, seat, g.region)) > 0


def vanishing_act(g: Wonderland, seat: int) -> Rule | None:
    """Gate: another effect may have moved the units since."""
    return ask_vanishing_act(g, seat) if can_vanish(g, seat) else None


def ask_vanishing_act(g: Wonderland, seat: int) -> Rule:
    """Up to two units other than the leader to one other region (13.8.11)."""
    ask = g.ask(seat, "vanishing-act", "13.8.11")
    ask.offer(words.NONE)
    for r in range(board.RING):
        if r != g.region:
            ask.offer(words.TO[r], NOT_USED if r == g.unused else None)
    choice = yield ask
    if choice is not words.NONE:
        g.then(steps.VANISH, seat, choice.a, facts.ABILITY_N[VANISHING_ACT])


def vanish(g: Wonderland, seat: int, target: int, count: int) -> Rule:
    """Unit by unit (13.8.11)."""
    here = g.region
    ask = g.ask(seat, "vanish", "13.8.11", target, count)
    if g.supporters[board.at(seat, here)]:
        ask.offer(words.SUPPORTER)
    for f in figures_at(g, seat, here):
        ask.offer(words.FIGURE[f])
    if count < facts.ABILITY_N[VANISHING_ACT] or not ask.options:
        ask.offer(words.NONE)
    choice = yield ask
    if choice is words.NONE:
        return
    move_unit(g, seat, SUPPORTER_UNIT if choice is words.SUPPORTER else 2 + choice.a, here, target, "13.8.11")
    if count > 1:
        g.then(steps.VANISH, seat, target, count - 1)


# --- Jabberwock ---------------------------------------------------------------------------------------------------


def manxome_foe(g: Wonderland, seat: int) -> None:
    """Changes the chip (13.8.14); with two players a fixed amount (13.8.17)."""
    ahead = len(ahead_of(g, seat))
    if ahead:
        more = facts.ABILITY_N_TWO[MANXOME_FOE] if g.players == 2 else facts.ABILITY_N[MANXOME_FOE] * ahead
        add_strength(g, seat, more, "13.8.14", reasons.MANXOME_FOE)


def claws_that_catch(g: Wonderland, seat: int, given: int) -> Rule | None:
    """Gate: poison, and opponents that suffered madness in this draw (13.5.1); ``given`` is a mask."""
    caught = [s for s in opponents(g, seat) if g.suffered >> s & 1 and not given >> s & 1]
    return ask_claws_that_catch(g, seat, given, caught) if caught and g.poison_supply else None


def ask_claws_that_catch(g: Wonderland, seat: int, given: int, caught: list[int]) -> Rule:
    """Poison for one of them, or for nobody more (13.8.13, 13.5.2)."""
    other = yield from ask_opponent(g, g.ask(seat, "claws-that-catch", "13.8.13"), caught, words.NONE)
    if other == NOBODY:
        return
    g.poison_supply -= 1
    to_bag(g, other, facts.POISON)
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
