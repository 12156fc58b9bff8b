"""Chapters 11 and 15.1: what a battle brings, in six steps."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    ALLY_OF,
    BET,
    CRITTER,
    FORGE_ALLY,
    IS_STRONG,
    KINDS,
    ROSE,
    TILES,
    ability,
    figure,
    figure_n,
)
from weald.games.wonderland.rules import allies, factions, steps, wonderlandians
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
from weald.games.wonderland.rules.rewards import build, cannot_build
from weald.games.wonderland.rules.strength import A, B, count_active, plays
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import CASTLE, CHIP, COUNT, NONE, POINTS, RESOLVE, TO
from weald.kernel import EVERYONE, Rule

WALRUS: Final = figure("walrus")
UNICORN: Final = figure("unicorn")
WALRUS_N: Final = figure_n("walrus")
UNICORN_N: Final = figure_n("unicorn")
LOVE_OF_LEARNING: Final = ability("love_of_learning")


def tile_points(g: Wonderland) -> int:
    """11.2.1: left in round I, middle in II, right in III."""
    return TILES[g.tiles[g.region]][g.round - 1]


def battle_over(g: Wonderland) -> None:
    """11.1.1: the six steps."""
    g.then(steps.REGION_REWARD)
    g.then(steps.DEEDS)
    g.then(steps.ABILITIES)
    g.then(steps.FORGING)
    g.then(steps.SETTLE_BETS)
    g.then(steps.LEARNING)
    g.then(steps.CLEANUP)


# --- 1: places, VP and castle ------------------------------------------------------------------------------


def rank(g: Wonderland) -> None:
    """11.1.4; with two players a player below the resistance has no place (17.3.14)."""
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


def region_reward(g: Wonderland) -> None:
    fix_order(g, standing(g))
    rank(g)
    for seat in g.order:
        if g.place[seat]:
            g.tell("placed", "11.1.4", seat, g.place[seat], g.placed_tie[seat], g.strength[seat])
    firsts = [s for s in g.order if g.place[s] == 1]
    if not firsts:
        g.tell("nobody-wins", "11.7.1", -1, g.region)
        return
    if g.placed_tie[firsts[0]]:
        for seat in firsts:
            g.then(steps.TIED_FIRST, seat)  # 11.4
        return
    winner = firsts[0]
    score(g, winner, tile_points(g), "11.2.1")
    won_by(g, winner)
    g.then(steps.WINNERS_CASTLE, winner)
    if has_figure(g, winner, UNICORN) and g.shards[winner]:
        g.then(steps.UNICORN, winner)
    seconds = [s for s in g.order if g.place[s] == 2]
    half = (tile_points(g) + 1) // 2  # 11.3.1
    for seat in seconds:
        score(g, seat, (half + len(seconds) - 1) // len(seconds), "11.5.1" if len(seconds) > 1 else "11.3.1")


def won_by(g: Wonderland, seat: int) -> None:
    if has_figure(g, seat, WALRUS):
        score(g, seat, WALRUS_N, "13.4.1")


def winners_castle(g: Wonderland, seat: int) -> None:
    """11.2.2, 11.2.3; the Walrus may put it anywhere (13.4.2)."""
    if has_figure(g, seat, WALRUS):
        if any(cannot_build(g, seat, r) is None for r in range(5)):
            g.then(steps.WALRUS_CASTLE, seat)
    elif cannot_build(g, seat, g.region) is None:
        build(g, seat, g.region, "11.2.2")


def walrus_castle(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "castle-where", "13.4.2")
    first = g.region
    ask.offer(TO[first], cannot_build(g, seat, first))
    for r in range(5):
        if r != first:
            ask.offer(TO[r], cannot_build(g, seat, r))
    choice = yield ask
    build(g, seat, choice.a, "13.4.2")


def tied_first(g: Wonderland, seat: int) -> Rule:
    """11.4.1: the full points or a castle here."""
    ask = g.ask(seat, "points-or-castle", "11.4.1", tile_points(g))
    ask.offer(POINTS)
    ask.offer(CASTLE, cannot_build(g, seat, g.region))
    choice = yield ask
    if choice is POINTS:
        score(g, seat, tile_points(g), "11.4.1")
    else:
        build(g, seat, g.region, "11.4.1")


def uncontested(g: Wonderland, seat: int) -> Rule:
    """11.6: the only participant takes the points or a castle."""
    walrus = has_figure(g, seat, WALRUS)
    ask = g.ask(seat, "points-or-castle", "11.6.1", tile_points(g))
    ask.offer(POINTS)
    why = cannot_build(g, seat, g.region)
    if walrus and any(cannot_build(g, seat, r) is None for r in range(5)):
        why = None  # 13.4.4
    ask.offer(CASTLE, why)
    choice = yield ask
    if choice is POINTS:
        score(g, seat, tile_points(g), "11.6.1")
    elif walrus:
        g.then(steps.WALRUS_CASTLE, seat)
    else:
        build(g, seat, g.region, "11.6.1")
    won_by(g, seat)


def unicorn(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "unicorn", "13.9.1")
    for count in range(min(UNICORN_N, g.shards[seat]), -1, -1):
        ask.offer(COUNT[count])
    choice = yield ask
    drop_shards(g, seat, choice.a, "13.9.1")


# --- 3: abilities at the end of the battle (13.1.1) -----------------------------------------------------------


def abilities(g: Wonderland) -> None:
    fix_order(g, standing(g))
    for seat in standing(g):
        g.then(steps.END_OF_BATTLE, seat)


def end_of_battle(g: Wonderland, seat: int) -> None:
    for ally in range(FORGE_ALLY):
        effect = allies.END_OF_BATTLE[g.allies[ally]][ally]
        if effect is not None:
            effect(g, seat)
    wonderlandians.end_of_battle(g, seat)
    pending = 0
    if allies.b_critter(g, seat):
        g.tell("most-critters", "18.3.9", seat, count_active(g, seat, CRITTER))
        pending |= 1
    if wonderlandians.can_send(g, seat):
        pending |= 2
    thimbles = wonderlandians.thimbles(g, seat)
    if thimbles:
        pending |= 4
    if factions.can_vanish(g, seat):
        pending |= 8
    if pending:
        g.then(steps.END_EFFECTS, seat, pending, thimbles)


END_EFFECTS: Final = (steps.PLACE_SUPPORTER, steps.GRYPHON, steps.DODOS_THIMBLE, steps.VANISHING_ACT)


def end_effects(g: Wonderland, seat: int, pending: int, thimbles: int) -> None:
    """Effects that ask, one after the other; the owner says which first."""
    if pending.bit_count() > 1:
        g.then(steps.CHOOSE_END_EFFECT, seat, pending, thimbles)
    elif pending:
        end_effect(g, seat, pending.bit_length() - 1, pending, thimbles)


def choose_end_effect(g: Wonderland, seat: int, pending: int, thimbles: int) -> Rule:
    ask = g.ask(seat, "choose-end-effect", "13.1.1")
    for i in range(4):
        if pending >> i & 1:
            ask.offer(RESOLVE[i])
    choice = yield ask
    end_effect(g, seat, choice.a, pending, thimbles)


def end_effect(g: Wonderland, seat: int, which: int, pending: int, thimbles: int) -> None:
    g.then(END_EFFECTS[which], seat)
    if which == 2 and thimbles > 1:
        g.then(steps.END_EFFECTS, seat, pending, thimbles - 1)
    else:
        g.then(steps.END_EFFECTS, seat, pending & ~(1 << which), thimbles)


# --- 5: bets (7.4.5 to 7.4.9) -----------------------------------------------------------------------------------


def settle_bets(g: Wonderland) -> None:
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
        other = g.seat_of[(card - BET) % 5]
        g.tell("bet-shown", "7.4.9", seat, card)
        if tied:  # 7.4.7
            continue
        if g.place[other] == 1:
            g.tell("bet-won", "7.4.5", seat)
            g.then(steps.ANY_ALLY, seat, 0, 0)
        else:
            gain_shards(g, seat, 1, "7.4.6")
    g.learn(EVERYONE, "bets-shown", "7.4.9")


# --- 6: cleanup (15.1) --------------------------------------------------------------------------------------------


def learning(g: Wonderland) -> None:
    """13.8.3: Love of Learning, before the chips are exhausted."""
    for seat in standing(g):
        if works(g, seat, LOVE_OF_LEARNING) and any(ALLY_OF[k] >= 0 for k in g.active[seat]):
            g.then(steps.LOVE_OF_LEARNING, seat)


def love_of_learning(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "love-of-learning", "13.8.3")
    for kind in sorted(set(g.active[seat]), reverse=True):
        if ALLY_OF[kind] >= 0:
            ask.offer(CHIP[kind])
    ask.offer(NONE)
    choice = yield ask
    if choice is not NONE:
        g.active[seat].remove(choice.a)
        to_bag(g, seat, choice.a)
        g.tell("returned-chip", "13.8.3", seat, choice.a)


def cleanup(g: Wonderland) -> None:
    """15.1.1: active chips are exhausted; set B roses go to the bag, set A critters are swapped."""
    for seat in standing(g):
        for kind in g.active[seat]:
            if plays(g, kind, ROSE, B):
                to_bag(g, seat, kind)  # 18.3.7
                continue
            if plays(g, kind, CRITTER, A):
                other = kind - 1 if IS_STRONG[kind] else kind + 1
                if g.ally_supply[other]:  # 18.2.11, 18.2.12
                    g.ally_supply[other] -= 1
                    g.ally_supply[kind] += 1
                    g.tell("critter-swapped", "18.2.11", seat, kind, other)
                    kind = other
            g.exhausted[seat * KINDS + kind] += 1
        g.active[seat] = []
    g.tell("cleaned-up", "15.1.1", -1, g.region)
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
