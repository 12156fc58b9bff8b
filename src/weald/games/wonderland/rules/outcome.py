"""Chapters 11 and 15.1: what a battle brings, in six steps."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import allies, factions, reasons, steps, wonderlandians
from weald.games.wonderland.rules.common import (
    drop_shards,
    fix_order,
    gain_shards,
    has_figure,
    score,
    standing,
    to_bag,
    works,
)
from weald.games.wonderland.rules.rewards import BET_WON, build, can_build, cannot_build
from weald.games.wonderland.rules.strength import A, B, count_active, plays
from weald.games.wonderland.state import HALTED, Wonderland
from weald.kernel import EVERYONE, NOBODY, Rule

WALRUS: Final = facts.figure("walrus")
UNICORN: Final = facts.figure("unicorn")
WALRUS_N: Final = facts.figure_n("walrus")
UNICORN_N: Final = facts.figure_n("unicorn")
LOVE_OF_LEARNING: Final = facts.ability("love_of_learning")


def tile_points(g: Wonderland) -> int:
    """Left in round I, middle in II, right in III (11.2.1)."""
    return facts.TILES[g.tiles[g.region]][g.round - 1]


def battle_over(g: Wonderland) -> None:
    """The six steps (11.1.1)."""
    g.then(steps.REGION_REWARD)
    g.then(steps.DEEDS)
    g.then(steps.ABILITIES)
    g.then(steps.FORGING)
    g.then(steps.SETTLE_BETS)
    g.then(steps.LEARNING)
    g.then(steps.CLEANUP)


# --- 1: places, VP and castle ------------------------------------------------------------------------------


def rank(g: Wonderland) -> None:
    """By strength (11.1.4); with two players whoever is below the resistance has no place (17.3.14)."""
    ranked = standing(g)
    n = g.players
    g.place = [0] * n
    g.placed_tie = [0] * n
    for seat in ranked:
        mine = g.strength[seat]
        if n == 2 and mine < g.resistance:
            continue
        g.place[seat] = 1 + sum(1 for s in ranked if g.strength[s] > mine)
        if any(s != seat and g.strength[s] == mine for s in ranked):
            g.placed_tie[seat] = 1
        if n == 2 and mine == g.resistance and g.place[seat] == 1:
            g.placed_tie[seat] = 1  # 17.3.4; level for second place is not shared (17.3.7)


def tell_places(g: Wonderland) -> None:
    """Everybody's place, the resistance's too."""
    if g.players == 2:
        place = 1 + sum(1 for s in standing(g) if g.strength[s] > g.resistance)
        level = sum(1 for s in standing(g) if g.strength[s] == g.resistance and g.place[s] == 1)
        g.tell("resistance-placed", "17.3.4" if level else "17.3.3", NOBODY, place, level, g.resistance)
    for seat in g.order:
        if g.place[seat]:
            g.tell("placed", "11.1.4", seat, g.place[seat], g.placed_tie[seat], g.strength[seat])
        elif g.status[seat] == HALTED:
            g.tell("below-resistance", "17.3.5", seat, g.strength[seat])


def region_reward(g: Wonderland) -> None:
    """Points and castles by place (11.2 to 11.5)."""
    fix_order(g, standing(g))
    rank(g)
    tell_places(g)
    firsts = [s for s in g.order if g.place[s] == 1]
    if not firsts:
        if g.players == 2:
            g.tell("resistance-holds", "17.3.5" if standing(g) else "17.3.12", NOBODY, g.region)
        else:
            g.tell("nobody-wins", "11.7.1", NOBODY, g.region)
        return
    if g.placed_tie[firsts[0]]:
        for seat in firsts:
            g.then(steps.TIED_FIRST, seat)  # 11.4
        return
    winner = firsts[0]
    score(g, winner, tile_points(g), "11.2.1", reasons.FIRST_PLACE)
    won_by(g, winner)
    g.then(steps.WINNERS_CASTLE, winner)
    if has_figure(g, winner, UNICORN) and g.shards[winner]:
        g.then(steps.UNICORN, winner)
    seconds = [s for s in g.order if g.place[s] == 2]
    half = (tile_points(g) + 1) // 2  # 11.3.1
    for seat in seconds:
        share = (half + len(seconds) - 1) // len(seconds)
        score(g, seat, share, "11.5.1" if len(seconds) > 1 else "11.3.1", reasons.SECOND_PLACE)


def won_by(g: Wonderland, seat: int) -> None:
    if has_figure(g, seat, WALRUS):
        score(g, seat, WALRUS_N, "13.4.1", reasons.WALRUS)


def winners_castle(g: Wonderland, seat: int) -> None:
    """In the region just won (11.2.2, 11.2.3); the Walrus may put it anywhere (13.4.2)."""
    if has_figure(g, seat, WALRUS):
        if can_build(g, seat):
            g.then(steps.WALRUS_CASTLE, seat)
    elif cannot_build(g, seat, g.region) is None:
        build(g, seat, g.region, "11.2.2")


def walrus_castle(g: Wonderland, seat: int) -> Rule:
    """Here or elsewhere (13.4.2)."""
    ask = g.ask(seat, "castle-where", "13.4.2")
    first = g.region
    ask.offer(words.TO[first], cannot_build(g, seat, first))
    for r in range(board.RING):
        if r != first:
            ask.offer(words.TO[r], cannot_build(g, seat, r))
    choice = yield ask
    build(g, seat, choice.a, "13.4.2")


def tied_first(g: Wonderland, seat: int) -> Rule:
    """The full points or a castle here (11.4.1)."""
    ask = g.ask(seat, "points-or-castle", "11.4.1", tile_points(g), g.region)
    ask.offer(words.POINTS)
    ask.offer(words.CASTLE, cannot_build(g, seat, g.region))
    choice = yield ask
    if choice is words.POINTS:
        score(g, seat, tile_points(g), "11.4.1", reasons.TIED_FIRST)
    else:
        build(g, seat, g.region, "11.4.1")


def uncontested(g: Wonderland, seat: int) -> Rule:
    """The only participant takes the points or a castle (11.6)."""
    walrus = has_figure(g, seat, WALRUS)
    ask = g.ask(seat, "points-or-castle", "11.6.1", tile_points(g), g.region)
    ask.offer(words.POINTS)
    why = cannot_build(g, seat, g.region)
    if walrus and can_build(g, seat):
        why = None  # 13.4.4
    ask.offer(words.CASTLE, why)
    choice = yield ask
    if choice is words.POINTS:
        score(g, seat, tile_points(g), "11.6.1", reasons.UNCONTESTED)
    elif walrus:
        g.then(steps.WALRUS_CASTLE, seat)
    else:
        build(g, seat, g.region, "11.6.1")
    won_by(g, seat)


def unicorn(g: Wonderland, seat: int) -> Rule:
    """The winner may discard shards (13.9.1)."""
    ask = g.ask(seat, "unicorn", "13.9.1")
    for count in range(min(UNICORN_N, g.shards[seat]), -1, -1):
        ask.offer(words.COUNT[count])
    choice = yield ask
    drop_shards(g, seat, choice.a, "13.9.1", reasons.UNICORN)


# --- 3: abilities at the end of the battle (13.1.1) -----------------------------------------------------------


def abilities(g: Wonderland) -> None:
    fix_order(g, standing(g))
    for seat in standing(g):
        g.then(steps.END_OF_BATTLE, seat)


def end_of_battle(g: Wonderland, seat: int) -> None:
    for ally in range(facts.FORGE_ALLY):
        effect = allies.END_OF_BATTLE[g.allies[ally]][ally]
        if effect is not None:
            effect(g, seat)
    wonderlandians.end_of_battle(g, seat)
    pending = 0
    if allies.b_critter(g, seat):
        g.tell("most-critters", "18.3.9", seat, count_active(g, seat, facts.CRITTER))
        pending |= 1 << CRITTERS
    if wonderlandians.can_send(g, seat):
        pending |= 1 << GRYPHON
    thimbles = wonderlandians.thimbles(g, seat)
    if thimbles:
        pending |= 1 << THIMBLE
    if factions.can_vanish(g, seat):
        pending |= 1 << VANISHING
    if pending:
        g.then(steps.END_EFFECTS, seat, pending, thimbles)


# Effects at the end of a battle that ask, as words.RESOLVE names them.
CRITTERS: Final = 0
GRYPHON: Final = 1
THIMBLE: Final = 2
VANISHING: Final = 3
END_EFFECTS: Final = (steps.PLACE_SUPPORTER, steps.GRYPHON, steps.DODOS_THIMBLE, steps.VANISHING_ACT)


def end_effects(g: Wonderland, seat: int, pending: int, thimbles: int) -> None:
    """Effects that ask, one after the other; the owner says which first."""
    if pending.bit_count() > 1:
        g.then(steps.CHOOSE_END_EFFECT, seat, pending, thimbles)
    elif pending:
        end_effect(g, seat, pending.bit_length() - 1, pending, thimbles)


def choose_end_effect(g: Wonderland, seat: int, pending: int, thimbles: int) -> Rule:
    """Which of them first (13.1.1)."""
    ask = g.ask(seat, "choose-end-effect", "13.1.1")
    for i in range(len(END_EFFECTS)):
        if pending >> i & 1:
            ask.offer(words.RESOLVE[i])
    choice = yield ask
    end_effect(g, seat, choice.a, pending, thimbles)


def end_effect(g: Wonderland, seat: int, which: int, pending: int, thimbles: int) -> None:
    g.then(END_EFFECTS[which], seat)
    if which == THIMBLE and thimbles > 1:
        g.then(steps.END_EFFECTS, seat, pending, thimbles - 1)
    else:
        g.then(steps.END_EFFECTS, seat, pending & ~(1 << which), thimbles)


# --- 5: bets (7.4.5 to 7.4.9) -----------------------------------------------------------------------------------


def settle_bets(g: Wonderland) -> None:
    """Bets are shown; a right one gains an ally, a wrong one a shard (7.4.5 to 7.4.9)."""
    bettors = [s for s in range(g.players) if g.bet[s]]
    if not bettors:
        return
    fix_order(g, bettors)
    tied = any(g.place[s] == 1 and g.placed_tie[s] for s in range(g.players))
    for seat in g.order:
        if not g.bet[seat]:
            continue
        card = g.bet[seat].pop()
        g.bets[seat].append(card)
        g.bets[seat].sort()
        other = g.seat_of[facts.bet_on(card)]
        g.tell("bet-shown", "7.4.9", seat, card)
        if tied:  # 7.4.7
            continue
        if g.place[other] == 1:
            g.tell("bet-won", "7.4.5", seat)
            g.then(steps.ANY_ALLY, seat, 0, BET_WON)
        else:
            gain_shards(g, seat, 1, "7.4.6", reasons.WRONG_BET)
    g.learn(EVERYONE, "bets-shown", "7.4.9")


# --- 6: cleanup (15.1) --------------------------------------------------------------------------------------------


def learning(g: Wonderland) -> None:
    """Love of Learning, before the chips are exhausted (13.8.3)."""
    for seat in standing(g):
        if works(g, seat, LOVE_OF_LEARNING) and any(facts.ALLY_OF[k] >= 0 for k in g.active[seat]):
            g.then(steps.LOVE_OF_LEARNING, seat)


def love_of_learning(g: Wonderland, seat: int) -> Rule:
    """One ally chip goes into the bag (13.8.3)."""
    ask = g.ask(seat, "love-of-learning", "13.8.3")
    for kind in sorted(set(g.active[seat]), reverse=True):
        if facts.ALLY_OF[kind] >= 0:
            ask.offer(words.CHIP[kind])
    ask.offer(words.NONE)
    choice = yield ask
    if choice is not words.NONE:
        g.active[seat].remove(choice.a)
        to_bag(g, seat, choice.a)
        g.tell("returned-chip", "13.8.3", seat, choice.a)


def cleanup(g: Wonderland) -> None:
    """Active chips are exhausted (15.1.1); set B roses go to the bag, set A critters are swapped."""
    for seat in standing(g):
        for kind in g.active[seat]:
            if plays(g, kind, facts.ROSE, B):
                to_bag(g, seat, kind)
                g.tell("returned-chip", "18.3.7", seat, kind)
                continue
            if plays(g, kind, facts.CRITTER, A):
                other = kind - 1 if facts.IS_STRONG[kind] else kind + 1
                if g.ally_supply[other]:  # 18.2.11, 18.2.12
                    g.ally_supply[other] -= 1
                    g.ally_supply[kind] += 1
                    g.tell("critter-swapped", "18.2.11", seat, kind, other)
                    kind = other
            g.exhausted[facts.chip_at(seat, kind)] += 1
        g.active[seat] = []
    g.then(steps.BATTLE_CLOSED)


steps.BATTLE_OVER.does(battle_over)
steps.REGION_REWARD.does(region_reward)
steps.WINNERS_CASTLE.does(winners_castle)
steps.WALRUS_CASTLE.does(walrus_castle)
steps.TIED_FIRST.does(tied_first)
steps.UNCONTESTED.does(uncontested)
steps.UNICORN.does(unicorn)
steps.ABILITIES.does(abilities)
steps.END_OF_BATTLE.does(end_of_battle)
steps.END_EFFECTS.does(end_effects)
steps.CHOOSE_END_EFFECT.does(choose_end_effect)
steps.SETTLE_BETS.does(settle_bets)
steps.LEARNING.does(learning)
steps.LOVE_OF_LEARNING.does(love_of_learning)
steps.CLEANUP.does(cleanup)
