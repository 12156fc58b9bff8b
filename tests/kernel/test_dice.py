"""Chance: the generator, scripts, shuffles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.minigame import Wells, bids, start, wells
from weald.kernel import Dice, mix, split
from weald.kernel.dice import ahead, chance, unsigned, word
from weald.kernel.errors import ImpossibleChance
from weald.records import read


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
