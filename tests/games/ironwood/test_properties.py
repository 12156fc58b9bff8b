"""Whole games by chance: replay, undo, clone, what a seat cannot see, redealt worlds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import weald
from tests.games.ironwood.table import table
from tests.games.ironwood.worlds import (
    SEATS,
    chance_game,
    choose,
    everything,
    knowledge,
    same_step,
    shown,
    sight,
    swapped,
)
from weald.kernel.errors import CannotUndo
from weald.match import Match
from weald.testing import rule

SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 1500)
OPTIONS: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    [{}, {"ordered": True}, {"handicap_woodwalkers": 3}, {"handicap_ironclad": 4, "ordered": True}]
)


def same_game(a: Match, b: Match) -> bool:
    return (a.hash(), a.choices, a.over, a.result, a.hashes) == (b.hash(), b.choices, b.over, b.result, b.hashes)


# --- replay ----------------------------------------------------------------------------------------------


@settings(max_examples=12)
@given(SEEDS, LENGTHS, OPTIONS)
def test_a_record_played_again_is_the_match(seed: int, length: int, options: dict[str, Any]) -> None:
    match = chance_game(seed, length, options)
    again = weald.replay(match.record())
    assert again.record() == match.record()
    if match.sealed_answers():
        return  # half a pair of sealed answers is in no record
    assert same_game(again, match)
    assert [sight(again, seat, 200) for seat in SEATS] == [sight(match, seat, 200) for seat in SEATS]


# --- undo ------------------------------------------------------------------------------------------------


@settings(max_examples=6)
@given(SEEDS, st.integers(0, 700))
def test_do_and_undo_at_every_decision(seed: int, length: int) -> None:
    match = chance_game(seed, length)
    chance = random.Random(seed)
    for _ in range(40):
        if match.over:
            break
        before = everything(match)
        decision = chance.choice(match.open)
        option = chance.choice(decision.options)
        if not match.sealed_answers():  # the answer that completes a pair is recorded in seat order, not as it came
            alone = len(match.open) == 1
            match.choose(option, decision.seat)
            match.undo(None if alone else decision.seat)
            assert everything(match) == before
        choose(match, chance)


@settings(max_examples=6)
@given(SEEDS, st.integers(50, 1500), st.integers(1, 300))
def test_going_back_far_and_playing_the_same_again(seed: int, length: int, back: int) -> None:
    match = chance_game(seed, length)
    if match.sealed_answers():
        return
    told = [sight(match, seat, 200) for seat in SEATS]
    text, choices = match.record(), match.choices[:]
    match.cut(max(0, len(choices) - back))
    match.feed(choices[len(match.choices) :])
    assert match.record() == text
    assert [sight(match, seat, 200) for seat in SEATS] == told


@settings(max_examples=10)
@given(SEEDS, LENGTHS)
def test_a_free_undo_takes_back_nothing_the_seat_has_learned(seed: int, length: int) -> None:
    match = chance_game(seed, length)
    assert match.journal is not None
    for seat in SEATS:
        check = match.can_undo(seat)
        lessons = [x for x in match.journal.lessons_after(check.number) if x.who >> seat & 1]
        if check.ok:
            assert not lessons
            twin = weald.replay(match.record())
            if not match.sealed_answers():
                twin.undo(seat)
                assert len(twin.choices) == check.number
        else:
            assert check.why
            with pytest.raises(CannotUndo):
                match.undo(seat)


def test_undo_stops_at_a_drawn_card_and_says_why() -> None:
    t = table(ww="f11:1", hands=("WW18", "")).turn("woodwalkers", rest=True).do("play WW18")  # draws a card
    check = t.match.can_undo(0)
    assert (check.ok, check.why, check.rule) == (False, "drew-cards", "20.1.5")
    with pytest.raises(CannotUndo, match="drew-cards"):
        t.match.undo(0)
    t.match.undo(0, agreed=True)
    assert t.offered[0] == "play WW01"


def test_a_move_is_taken_back_freely_though_the_enemy_saw_it() -> None:
    t = table(ww="f11:2").turn("woodwalkers").do("play WW02", "from f11", "to f12")
    assert t.match.can_undo(0).ok
    t.match.undo(0)
    assert (t.asked, t.warriors("f12")) == ("move-warrior-to", 0)


def test_a_card_laid_face_down_is_taken_back_until_it_is_revealed() -> None:
    t = table(ww="f11:2", ic="plumbarum:W", hands=("WW21", "")).turn("woodwalkers").do("play WW21", "from f11")
    t.do("deploy WW02")
    assert t.match.can_undo(0).ok
    t.match.undo(0)
    t.do("deploy WW03", "no")
    check = t.match.can_undo(0)
    assert (check.ok, check.why, check.who) == (False, "others-have-acted", 2)


def test_a_look_at_the_top_vision_ends_undo_for_who_looked_only() -> None:
    t = table(drill="auria", cargo=2, track=1, vision_deck="V07 V08").turn("ironclad")
    t.do("play IC03", "option 2", "to argentimar")
    check = t.match.can_undo(1)
    assert (check.ok, check.why, check.rule) == (False, "saw-a-vision", "9.4.6")
    assert t.match.journal is not None
    assert not [x for x in t.match.journal.lessons_after(-1) if x.who & 1 and x.key == "saw-a-vision"]


# --- clone -----------------------------------------------------------------------------------------------


@settings(max_examples=8)
@given(SEEDS, LENGTHS, st.integers(0, 1000))
def test_a_clone_plays_on_identically_and_disturbs_nothing(seed: int, length: int, next_: int) -> None:
    match = chance_game(seed, length)
    before = everything(match)
    twin = match.clone()
    assert same_game(twin, match)
    assert [knowledge(twin, seat) for seat in SEATS] == [knowledge(match, seat) for seat in SEATS]
    first, second = random.Random(next_), random.Random(next_)
    steps = 0
    while not twin.over and steps < 150:
        choose(twin, first)
        steps += 1
    assert everything(match) == before
    for _ in range(steps):
        choose(match, second)
    assert same_game(match, twin)


@settings(max_examples=5)
@given(SEEDS, LENGTHS)
def test_a_clone_can_go_back_behind_its_beginning(seed: int, length: int) -> None:
    match = chance_game(seed, length)
    if not match.choices or match.sealed_answers():
        return
    before = match.hash()
    twin = match.clone()
    twin.cut(len(match.choices) // 2)
    assert match.hash() == before
    twin.feed(match.choices[len(twin.choices) :])
    assert twin.hash() == before


@settings(max_examples=5)
@given(SEEDS, LENGTHS)
def test_views_are_copies(seed: int, length: int) -> None:
    match = chance_game(seed, length)
    before = match.hash()
    for seat in (*SEATS, None):
        view = match.view(seat)
        for values in view["position"].values():
            if isinstance(values, list):
                values.clear()
        view["zones"].clear()
    assert match.hash() == before


# --- what a seat cannot see ------------------------------------------------------------------------------


@rule("ironwood", "1.3.1", "10.3.2")
@settings(max_examples=25)
@given(SEEDS, st.integers(0, 900), st.sampled_from(SEATS))
def test_two_games_that_differ_in_secrets_look_the_same(seed: int, length: int, viewer: int) -> None:
    """Hidden cards of the other side are exchanged, then the same visible choices are made in both games."""
    chance = random.Random(seed)
    match = chance_game(seed, length)
    pair = None if match.over else swapped(match, viewer, chance)
    if pair is None:
        return
    other, cards = pair
    own = match.clone(loud=True)
    while not shown(own, cards, viewer) and not shown(other, cards, viewer):
        assert sight(own, viewer) == sight(other, viewer)
        assert sight(own, None) == sight(other, None)
        if not same_step(own, other, viewer, cards, chance):
            break


@rule("ironwood", "1.3.1")
@settings(max_examples=12)
@given(SEEDS, st.integers(0, 1200), st.integers(0, 999))
def test_a_redealt_world_looks_the_same_to_its_seat(seed: int, length: int, shuffle: int) -> None:
    match = chance_game(seed, length)
    if match.over:
        return  # nothing is hidden any more
    before = match.hash()
    for seat in SEATS:
        world = match.redeal(seat, shuffle)
        assert knowledge(world, seat) == knowledge(match, seat)
        assert knowledge(world.clone(), seat) == knowledge(match, seat)
        assert knowledge(world.redeal(seat, shuffle + 1), seat) == knowledge(match, seat)
        assert not match.game.audit(world.state)
    assert match.hash() == before


@settings(max_examples=8)
@given(SEEDS, st.integers(0, 900), st.sampled_from(SEATS), st.integers(0, 99))
def test_the_same_redeal_from_games_that_differ_in_secrets(seed: int, length: int, viewer: int, shuffle: int) -> None:
    """A redealt world depends on nothing but what the seat knows and the seed."""
    match = chance_game(seed, length)
    pair = None if match.over else swapped(match, viewer, random.Random(seed))
    if pair is None:
        return
    one, two = match.redeal(viewer, shuffle), pair[0].redeal(viewer, shuffle)
    assert one.hash() == two.hash()


@settings(max_examples=6)
@given(SEEDS, st.integers(0, 900), st.sampled_from(SEATS))
def test_a_redealt_world_can_be_played_to_its_end(seed: int, length: int, seat: int) -> None:
    match = chance_game(seed, length)
    before = match.hash()
    world = match.redeal(seat, seed)
    chance = random.Random(seed)
    for _ in range(200):
        if world.over:
            break
        choose(world, chance)
        assert not match.game.audit(world.state)
    assert match.hash() == before
