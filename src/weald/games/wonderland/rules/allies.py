"""Chapter 18: what the allies do, by set and ally. Each effect is a small function with the card's name;
the tables at the end say at which moment it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
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
from weald.games.wonderland.rules.people import ask_opponent
from weald.games.wonderland.rules.strength import A, B, D, chip_strength, count_active, multiply
from weald.games.wonderland.rules.units import NO_UNITS_THERE
from weald.games.wonderland.state import Wonderland
from weald.kernel import Rule, Why

Effect = Callable[[Wonderland, int], None]

CASTLE_HERE: Final = Why("castle-here", "18.5.1")


# --- set A (18.2) -------------------------------------------------------------------------------------------


def a_card_guard(g: Wonderland, seat: int) -> None:
    """Return an exhausted chip, or double; one of the two (18.2.1)."""
    if exhausted_kinds(g, seat):
        g.then(steps.A_CARD_GUARD, seat)
    else:
        multiply(g, seat, facts.EFFECT_N[A][facts.CARD_GUARD], "18.2.1")


def ask_a_card_guard(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "a-card-guard", "18.2.1")
    ask.offer(words.DOUBLE)
    for kind in exhausted_kinds(g, seat):
        ask.offer(words.CHIP[kind])
    choice = yield ask
    if choice is words.DOUBLE:
        multiply(g, seat, facts.EFFECT_N[A][facts.CARD_GUARD], "18.2.1")
    else:
        return_exhausted(g, seat, choice.a, "18.2.1")


def return_exhausted(g: Wonderland, seat: int, kind: int, rule: str) -> None:
    g.exhausted[facts.chip_at(seat, kind)] -= 1
    to_bag(g, seat, kind)
    g.tell("returned-chip", rule, seat, kind)


def a_rose(g: Wonderland, seat: int) -> None:
    """A point for each active rose (18.2.6)."""
    score(g, seat, facts.EFFECT_N[A][facts.ROSE] * count_active(g, seat, facts.ROSE), "18.2.6", reasons.ROSE)


def a_rose_forged(g: Wonderland, seat: int) -> None:
    """Points for a rose that is forged in a battle (18.2.7)."""
    score(g, seat, facts.ROSE_FORGED, "18.2.7", reasons.ROSE_FORGED)


# --- set B (18.3) -------------------------------------------------------------------------------------------


def b_card_guard(g: Wonderland, seat: int) -> None:
    g.then(steps.B_CARD_GUARD, seat)


def ask_b_card_guard(g: Wonderland, seat: int) -> Rule:
    """Pull supporters from one adjacent region, or double, or neither (18.3.1)."""
    ask = g.ask(seat, "b-card-guard", "18.3.1")
    ask.offer(words.DOUBLE)
    limit = chip_strength(g, seat, False)
    for r in adjacent(g, g.region):
        ask.offer(words.FROM[r], None if g.supporters[board.at(seat, r)] and limit else NO_UNITS_THERE)
    ask.offer(words.NONE)
    choice = yield ask
    if choice is words.DOUBLE:
        multiply(g, seat, facts.EFFECT_N[B][facts.CARD_GUARD], "18.3.1")
    elif choice is not words.NONE:
        many = g.ask(seat, "how-many-supporters", "18.3.1", choice.a)
        for count in range(min(limit, g.supporters[board.at(seat, choice.a)]), 0, -1):
            many.offer(words.COUNT[count])
        count = (yield many).a
        pull_supporters(g, seat, choice.a, count, "18.3.1")


def pull_supporters(g: Wonderland, seat: int, origin: int, count: int, rule: str) -> None:
    g.supporters[board.at(seat, origin)] -= count
    g.supporters[board.at(seat, g.region)] += count
    g.tell("moved-supporters", rule, seat, count, origin, g.region)


def b_critter(g: Wonderland, seat: int) -> bool:
    """Strictly the most active critters place a supporter (18.3.9)."""
    if g.allies[facts.CRITTER] != B:
        return False
    mine = count_active(g, seat, facts.CRITTER)
    return mine > 0 and all(count_active(g, s, facts.CRITTER) < mine for s in standing(g) if s != seat)


# --- set C (18.4; roses and red rooks: rules/quests.py) -------------------------------------------------------


def c_flamingo(g: Wonderland, seat: int) -> None:
    if not board.ON_SYMBOL[g.strength[seat]]:
        g.then(steps.C_FLAMINGO, seat)


def nearest_symbols(strength: int) -> list[int]:
    best = min(abs(space - strength) for space in board.FORGE_SYMBOLS)
    return [space for space in board.FORGE_SYMBOLS if abs(space - strength) == best]


def ask_c_flamingo(g: Wonderland, seat: int) -> Rule:
    """To the nearest forge symbol, forwards or backwards (18.4.4)."""
    ask = g.ask(seat, "c-flamingo", "18.4.4", g.strength[seat])
    ask.offer(words.NONE)
    for space in nearest_symbols(g.strength[seat]):
        ask.offer(words.SPACE[space])
    choice = yield ask
    if choice is not words.NONE:
        g.strength[seat] = choice.a
        g.tell("moved-marker", "18.4.4", seat, choice.a)


# --- set D (18.5) -------------------------------------------------------------------------------------------


def d_card_guard(g: Wonderland, seat: int) -> None:
    g.then(steps.D_CARD_GUARD, seat)


def ask_d_card_guard(g: Wonderland, seat: int) -> Rule:
    """Triple without a castle of one's own here (18.5.1)."""
    ask = g.ask(seat, "d-card-guard", "18.5.1")
    ask.offer(words.TRIPLE, CASTLE_HERE if g.castles[board.at(seat, g.region)] else None)
    ask.offer(words.NONE)
    choice = yield ask
    if choice is words.TRIPLE:
        multiply(g, seat, facts.EFFECT_N[D][facts.CARD_GUARD], "18.5.1")


def d_flamingo(g: Wonderland, seat: int) -> None:
    if ahead_of(g, seat):
        g.then(steps.D_FLAMINGO, seat)


def ask_d_flamingo(g: Wonderland, seat: int) -> Rule:
    """An opponent ahead gains a shard (18.5.2)."""
    other = yield from ask_opponent(g, g.ask(seat, "d-flamingo", "18.5.2"), ahead_of(g, seat))
    gain_shards(g, other, 1, "18.5.2", reasons.FLAMINGO)


def d_rose_forged(g: Wonderland, seat: int) -> None:
    """A supporter for a rose that is forged (18.5.3)."""
    g.then(steps.PLACE_SUPPORTER, seat)


def d_red_rook(g: Wonderland, seat: int) -> None:
    """The winner gains shards, one per red rook and one more for each strong one (18.5.4)."""
    if g.place[seat] == 1 and not g.placed_tie[seat]:
        count = 0
        for kind in g.active[seat]:
            if facts.ALLY_OF[kind] == facts.RED_ROOK:
                count += 2 if facts.IS_STRONG[kind] else 1
        gain_shards(g, seat, count * facts.EFFECT_N[D][facts.RED_ROOK], "18.5.4", reasons.RED_ROOK)


def d_critter(g: Wonderland, seat: int) -> None:
    """Shards drift towards the printed strength (18.5.5)."""
    value = facts.PRINTED[g.playing[seat]]
    if g.shards[seat] > value:
        drop_shards(g, seat, 1, "18.5.5", reasons.CRITTER)
    elif g.shards[seat] < value:
        gain_shards(g, seat, 1, "18.5.5", reasons.CRITTER)


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


steps.A_CARD_GUARD.does(ask_a_card_guard)
steps.B_CARD_GUARD.does(ask_b_card_guard)
steps.C_FLAMINGO.does(ask_c_flamingo)
steps.D_CARD_GUARD.does(ask_d_card_guard)
steps.D_FLAMINGO.does(ask_d_flamingo)
