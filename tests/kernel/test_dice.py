"""Chance: the generator, scripts, shuffles."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.minigame import Wells, bids, start, wells
from weald.kernel import Dice, mix, split
from weald.kernel.dice import ahead, chance, unsigned, wide_chance, word
from weald.kernel.errors import ImpossibleChance, MalformedRecord
from weald.match.record import read, replay
from weald.match.snapshot import load


def test_known_answers() -> None:
    """SplitMix64 on every machine and build: these numbers never change."""
    assert [mix(n) for n in (0, 1, 2)] == [0, 0x5692161D100B05E5, 0xDBD238973A2B148A]
    dice = Dice(7)
    assert [dice.below(6) + 1 for _ in range(5)] == [4, 2, 6, 6, 4]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**48))
def test_compiled_or_not_it_is_the_same_chance(bits: int, n: int) -> None:
    """Whether 64 bits are a machine word (compiled) or a whole number of Python."""
    assert chance(word(bits), n) == ((mix(bits) >> 16) * n) >> 48
    assert unsigned(word(bits)) == bits
    assert unsigned(ahead(word(bits))) == (bits + 0x9E3779B97F4A7C15) % 2**64


@given(st.integers(0, 2**70), st.integers(1, 1000))
def test_below_is_below(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))


def test_below_is_fair_enough() -> None:
    dice = Dice(1)
    counts = [0] * 6
    for _ in range(12_000):
        counts[dice.below(6)] += 1
    assert max(counts) - min(counts) < 250


@given(st.integers(0, 2**64), st.lists(st.integers(0, 50), max_size=30))
def test_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    mixed = cards[:]
    Dice(seed).shuffle(mixed)
    assert sorted(mixed) == sorted(cards)


def test_split_gives_independent_seeds() -> None:
    seeds = {split(1, game) for game in range(1000)} | {split(2, game) for game in range(1000)}
    assert len(seeds) == 2000
    assert split(1, 2) != split(2, 1)
    assert split(1, 2, 3) != split(1, 3, 2)
    assert split(1, 17) == split(1, 17)


def test_a_seed_is_a_game() -> None:
    assert start(5).hash() == start(5).hash()
    assert start(5).hash() != start(6).hash()


def test_finding_25_nobody_tries_all_wide_seeds() -> None:
    """Every bit of a seed counts, also beyond 64; narrow seeds and what is derived from them never change."""
    seed = 2**127 + 5
    assert len({start(seed ^ 1 << n).hash() for n in (*range(0, 127, 9), 126, 127)} | {start(seed).hash()}) == 17
    assert start(seed).hash() == start(seed).hash() == "29d5c5901ddb5222"
    assert start(5).hash() == "af8a317febbfc09e"
    assert [wide_chance(seed, n, 1000) for n in range(4)] == [124, 618, 623, 397]
    assert (
        len({split(seed ^ 1 << n, 1) for n in range(128)}) == len({Dice(seed ^ 1 << n).bits for n in range(128)}) == 128
    )


def test_finding_25_wide_chance_is_fair_enough() -> None:
    counts = [0] * 6
    for n in range(12_000):
        counts[wide_chance(1 << 100, n, 6)] += 1
    assert max(counts) - min(counts) < 250


def test_finding_25_a_wide_seed_goes_wherever_a_match_goes() -> None:
    """A clone, a stored match and a record play on alike; taking back and choosing again brings the same chance."""
    seed = 2**127 + 5
    match = start(seed, 2)
    bids(match)
    twin = match.clone()
    stored = load(match.game, match.seats, match.options, seed, json.loads(json.dumps(match.save())))
    again = replay(read(match.record()), match.game)
    for other in (twin, stored, again):
        other.take_default(other.decision.seat)
    there = again.hash()
    assert twin.hash() == stored.hash() == there
    again.undo()
    assert again.hash() == match.hash()
    again.take_default(again.decision.seat)
    assert again.hash() == there


def test_finding_25_a_redealt_world_has_chance_of_its_own() -> None:
    match = start(2**127 + 5, 2)
    world = match.redeal(0, 3)
    assert world.seed == 0
    assert world.state.wide == 0
    assert str(match.seed) not in str(world.save())


def test_a_seed_without_end_is_no_seed() -> None:
    with pytest.raises(MalformedRecord):
        read(start(1, 2).record().replace("seed 1", f"seed {'9' * 5000}"))


def test_shuffling_forgets_who_knew_a_card() -> None:
    g = Wells()
    g.bits = 3
    g.seen = [1, 2, 3, 7]
    g.shuffle(cards := [0, 1, 2, 3])
    assert sorted(cards) == [0, 1, 2, 3]
    assert g.seen == [0, 0, 0, 0]
    assert g.chances == 3


def test_scripted_chance_comes_first_and_is_recorded() -> None:
    # 23 results shuffle the 24 cards; the next is the die.
    script = [*range(23, 0, -1), 5]
    match = start(1, 2, script)
    assert wells(match).hand[0][:3] == [23, 22, 21]  # nothing moved: 23 stays on top
    bids(match)
    while match.decision.prompt != "lucky":
        match.choose("pass")
    assert wells(match).roll == 6
    assert f"chance {' '.join(str(v) for v in script)}" in match.record()
    assert read(match.record()).script == script


def test_a_scripted_result_out_of_range_is_refused() -> None:
    with pytest.raises(ImpossibleChance, match="0 to 23"):
        start(1, 2, [24])
