"""Chapter 18: what the allies do, by set and ally. Each effect is a small function with the card's name;
the tables at the end say at which moment it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.wonderland.board import (
    ALLY_OF,
    CARD_GUARD,
    CRITTER,
    EFFECT_N,
    FORGE_SYMBOLS,
    IS_STRONG,
    KINDS,
    ON_SYMBOL,
    PRINTED,
    RED_ROOK,
    ROSE,
    ROSE_FORGED,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import (
    adjacent,
    ahead_of,
    drop_shards,
    exhausted_kinds,
    gain_shards,
    score,
    standing,
    to_bag,
)
from weald.games.wonderland.rules.strength import A, B, D, chip_strength, count_active
from weald.games.wonderland.rules.units import NO_UNITS_THERE
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import CHIP, COUNT, DOUBLE, FROM, NONE, PLAYER, SPACE, TRIPLE
from weald.kernel import Rule, Why

Effect = Callable[[Wonderland, int], None]

CASTLE_HERE: Final = Why("castle-here", "18.5.1")


# --- set A (18.2) -------------------------------------------------------------------------------------------


def a_card_guard(g: Wonderland, seat: int) -> None:
    """18.2.1: return an exhausted chip, or double; one of the two."""
    if exhausted_kinds(g, seat):
        g.then(steps.A_CARD_GUARD, seat)
    else:
        g.times[seat] = EFFECT_N[A][CARD_GUARD]


def a_card_guard_choice(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "a-card-guard", "18.2.1")
    ask.offer(DOUBLE)
    for kind in exhausted_kinds(g, seat):
        ask.offer(CHIP[kind])
    choice = yield ask
    if choice is DOUBLE:
        g.times[seat] = EFFECT_N[A][CARD_GUARD]
        g.tell("multiplied", "18.2.1", seat, EFFECT_N[A][CARD_GUARD])
    else:
        return_exhausted(g, seat, choice.a, "18.2.1")


def return_exhausted(g: Wonderland, seat: int, kind: int, rule: str) -> None:
    g.exhausted[seat * KINDS + kind] -= 1
    to_bag(g, seat, kind)
    g.tell("returned-chip", rule, seat, kind)


def a_rose(g: Wonderland, seat: int) -> None:
    """18.2.6: a point for each active rose."""
    score(g, seat, EFFECT_N[A][ROSE] * count_active(g, seat, ROSE), "18.2.6")


def a_rose_forged(g: Wonderland, seat: int) -> None:
    """18.2.7"""
    score(g, seat, ROSE_FORGED, "18.2.7")


# --- set B (18.3) -------------------------------------------------------------------------------------------


def b_card_guard(g: Wonderland, seat: int) -> None:
    g.then(steps.B_CARD_GUARD, seat)


def b_card_guard_choice(g: Wonderland, seat: int) -> Rule:
    """18.3.1: pull supporters from one adjacent region, or double, or neither."""
    ask = g.ask(seat, "b-card-guard", "18.3.1")
    ask.offer(DOUBLE)
    limit = chip_strength(g, seat, False)
    for r in adjacent(g, g.region):
        ask.offer(FROM[r], None if g.supporters[seat * 5 + r] and limit else NO_UNITS_THERE)
    ask.offer(NONE)
    choice = yield ask
    if choice is DOUBLE:
        g.times[seat] = EFFECT_N[B][CARD_GUARD]
        g.tell("multiplied", "18.3.1", seat, EFFECT_N[B][CARD_GUARD])
    elif choice is not NONE:
        many = g.ask(seat, "how-many-supporters", "18.3.1", choice.a)
        for count in range(min(limit, g.supporters[seat * 5 + choice.a]), 0, -1):
            many.offer(COUNT[count])
        count = (yield many).a
        pull_supporters(g, seat, choice.a, count, "18.3.1")


def pull_supporters(g: Wonderland, seat: int, origin: int, count: int, rule: str) -> None:
    g.supporters[seat * 5 + origin] -= count
    g.supporters[seat * 5 + g.region] += count
    g.tell("moved-supporters", rule, seat, count, origin, g.region)


def b_critter(g: Wonderland, seat: int) -> bool:
    """18.3.9: strictly the most active critters place a supporter."""
    if g.allies[CRITTER] != B:
        return False
    mine = count_active(g, seat, CRITTER)
    return mine > 0 and all(count_active(g, s, CRITTER) < mine for s in standing(g) if s != seat)


# --- set C (18.4; roses and red rooks: rules/quests.py) -------------------------------------------------------


def c_flamingo(g: Wonderland, seat: int) -> None:
    if not ON_SYMBOL[g.strength[seat]]:
        g.then(steps.C_FLAMINGO, seat)


def nearest_symbols(strength: int) -> list[int]:
    best = min(abs(space - strength) for space in FORGE_SYMBOLS)
    return [space for space in FORGE_SYMBOLS if abs(space - strength) == best]


def c_flamingo_choice(g: Wonderland, seat: int) -> Rule:
    """18.4.4: to the nearest forge symbol, forwards or backwards."""
    ask = g.ask(seat, "c-flamingo", "18.4.4", g.strength[seat])
    ask.offer(NONE)
    for space in nearest_symbols(g.strength[seat]):
        ask.offer(SPACE[space])
    choice = yield ask
    if choice is not NONE:
        g.strength[seat] = choice.a
        g.tell("moved-marker", "18.4.4", seat, choice.a)


# --- set D (18.5) -------------------------------------------------------------------------------------------


def d_card_guard(g: Wonderland, seat: int) -> None:
    g.then(steps.D_CARD_GUARD, seat)


def d_card_guard_choice(g: Wonderland, seat: int) -> Rule:
    """18.5.1: triple without an own castle here."""
    ask = g.ask(seat, "d-card-guard", "18.5.1")
    ask.offer(TRIPLE, CASTLE_HERE if g.castles[seat * 5 + g.region] else None)
    ask.offer(NONE)
    choice = yield ask
    if choice is TRIPLE:
        g.times[seat] = EFFECT_N[D][CARD_GUARD]
        g.tell("multiplied", "18.5.1", seat, EFFECT_N[D][CARD_GUARD])


def d_flamingo(g: Wonderland, seat: int) -> None:
    if ahead_of(g, seat):
        g.then(steps.D_FLAMINGO, seat)


def d_flamingo_choice(g: Wonderland, seat: int) -> Rule:
    """18.5.2: an opponent ahead gains a shard."""
    ask = g.ask(seat, "d-flamingo", "18.5.2")
    for other in ahead_of(g, seat):
        ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    gain_shards(g, g.seat_of[choice.a], 1, "18.5.2")


def d_rose_forged(g: Wonderland, seat: int) -> None:
    """18.5.3"""
    g.then(steps.PLACE_SUPPORTER, seat)


def d_red_rook(g: Wonderland, seat: int) -> None:
    """18.5.4: the winner gains shards, one per red rook and one more for each strong one."""
    if g.place[seat] == 1 and not g.placed_tie[seat]:
        count = 0
        for kind in g.active[seat]:
            if ALLY_OF[kind] == RED_ROOK:
                count += 2 if IS_STRONG[kind] else 1
        gain_shards(g, seat, count * EFFECT_N[D][RED_ROOK], "18.5.4")


def d_critter(g: Wonderland, seat: int) -> None:
    """18.5.5: shards drift towards the printed strength."""
    value = PRINTED[g.playing[seat]]
    if g.shards[seat] > value:
        drop_shards(g, seat, 1, "18.5.5")
    elif g.shards[seat] < value:
        gain_shards(g, seat, 1, "18.5.5")


# --- when each effect happens: by set, then card guard, flamingo, rose, red rook, critter -----------------------

ON_PLAY: Final[list[list[Effect | None]]] = [
    [a_card_guard, None, None, None, None],
    [b_card_guard, None, None, None, None],
    [None, None, None, None, None],
    [d_card_guard, None, None, None, d_critter],
]
ON_OTHERS: Final[list[list[Effect | None]]] = [
    [None, None, None, None, None],
    [None, None, None, None, None],
    [None, None, None, None, None],
    [None, d_flamingo, None, None, None],
]
AFTER_ADVANCE: Final[list[list[Effect | None]]] = [
    [None, None, None, None, None],
    [None, None, None, None, None],
    [None, c_flamingo, None, None, None],
    [None, None, None, None, None],
]
END_OF_BATTLE: Final[list[list[Effect | None]]] = [
    [None, None, a_rose, None, None],
    [None, None, None, None, None],
    [None, None, None, None, None],
    [None, None, None, d_red_rook, None],
]
ON_FORGE: Final[list[list[Effect | None]]] = [
    [None, None, a_rose_forged, None, None],
    [None, None, None, None, None],
    [None, None, None, None, None],
    [None, None, d_rose_forged, None, None],
]
# Set B critters at the end of the battle: rules/outcome.py, with the other effects that ask.
# Changes of strength (set A flamingos, B flamingos and red rooks, C card guards and critters): rules/strength.py.
# Deeds (set C roses and red rooks): rules/quests.py. Cleanup (set A critters, B roses): rules/outcome.py.


steps.A_CARD_GUARD.does(a_card_guard_choice)
steps.B_CARD_GUARD.does(b_card_guard_choice)
steps.C_FLAMINGO.does(c_flamingo_choice)
steps.D_CARD_GUARD.does(d_card_guard_choice)
steps.D_FLAMINGO.does(d_flamingo_choice)
