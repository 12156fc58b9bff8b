"""Undo: free up to the last new information for the seat, and it says why it stops."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.match.minigame import bids, start, wells
from weald.kernel.errors import CannotUndo
from weald.kernel.event import Journal
from weald.match import Match


def to_hide(seed: int = 1) -> tuple[Match, int]:
    """The loser of the first round may hide a card; no trap was sprung."""
    match = start(seed)
    bids(match)
    seat = match.decision.seat
    match.choose("pass")
    assert match.decision.prompt == "hide"
    return match, seat


@settings(max_examples=25)
@given(st.integers(0, 9999), st.integers(2, 3))
def test_do_and_undo_at_every_decision(seed: int, count: int) -> None:
    match = start(seed, count)
    chance = random.Random(seed)
    while not match.over:
        before = (match.hash(), match.record(), [match.view(s) for s in range(count)], [d.number for d in match.open])
        decision = chance.choice(match.open)
        option = chance.choice(decision.options)
        alone = len(match.open) == 1 and not match.sealed_answers()
        match.choose(option, decision.seat)
        if alone or len(match.open) > 1:
            match.undo(None if alone else decision.seat)
            after = (
                match.hash(),
                match.record(),
                [match.view(s) for s in range(count)],
                [d.number for d in match.open],
            )
            assert after == before
            match.choose(option, decision.seat)


def test_nothing_to_undo() -> None:
    match = start()
    assert match.can_undo(0).why == "nothing-to-undo"
    for agreed in (False, True):
        with pytest.raises(CannotUndo, match="nothing-to-undo"):
            match.undo(0, agreed)
    with pytest.raises(CannotUndo, match="nothing-to-undo"):
        match.undo()


def test_a_sealed_answer_is_taken_back_while_others_think() -> None:
    match = start(count=3)
    match.choose(match.open[1].options[0], 1)
    check = match.can_undo(1)
    assert (check.ok, check.number) == (True, 0)
    match.undo(1)
    assert [d.seat for d in match.open] == [0, 1, 2]
    match.choose(match.decision_of(1).options[1], 1)
    assert [d.seat for d in match.open] == [0, 2]


def test_once_all_have_answered_everybody_has_learned() -> None:
    match = start()
    first = match.decision_of(0).options[0]
    bids(match)
    loser = match.decision.seat
    check = match.can_undo(1)
    assert (check.ok, check.why, check.rule) == (False, "saw-a-card", "3")
    assert check.who == 1  # seat 0 learned something too and would have to agree
    assert match.can_undo(0).why == "others-have-acted"  # seat 1's answer is recorded after it
    with pytest.raises(CannotUndo) as error:
        match.undo(1)
    assert (error.value.details["why"], error.value.details["rule"], error.value.details["who"]) == (
        "saw-a-card",
        "3",
        [0],
    )
    assert match.decision.seat == loser
    match.undo(1, agreed=True)
    assert [d.seat for d in match.open] == [1]  # seat 0's answer is sealed again
    assert [d.chosen() for d in match.sealed_answers()] == [first]


def test_a_choice_nobody_learned_from_is_free() -> None:
    match = start()
    bids(match)
    seat = match.decision.seat
    match.choose("pass")
    check = match.can_undo(seat)
    assert (check.ok, check.why, check.who) == (True, "", 0)
    match.undo(seat)
    assert match.decision.prompt == "trap"


def test_what_others_alone_have_learned_does_not_stop_the_seat_but_is_said() -> None:
    for seed in range(60):
        match = start(seed)
        bids(match)
        seat = match.decision.seat
        trap = [o for o in match.decision.options if o.verb == "trap"]
        if trap:
            break
    match.choose(trap[0])
    assert match.journal is not None
    match.state.learn(1 << (1 - seat), "saw-a-card", "4")
    check = match.can_undo(seat)
    assert (check.ok, check.who) == (True, 1 << (1 - seat))


def test_chance_stops_undo_and_says_so() -> None:
    match, seat = to_hide()
    match.choose(match.decision.options[0])  # hides a card; then the die is rolled
    check = match.can_undo(seat)
    assert not check.ok
    assert check.why in ("chance", "drew-cards")
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_agreed_undo_goes_back_behind_new_information_and_chance_falls_the_same() -> None:
    match, seat = to_hide()
    option = match.decision.options[0]
    before = match.hash()
    match.choose(option)
    rolled = wells(match).roll
    match.undo(seat, agreed=True)
    assert match.hash() == before
    match.choose(option)
    assert wells(match).roll == rolled


def test_a_finished_game_is_undone_only_by_agreement() -> None:
    match = start()
    match.concede(0)
    check = match.can_undo(0)
    assert (check.ok, check.why, check.who) == (False, "game-over", 2)
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(0, agreed=True)
    assert not match.over
    assert [d.seat for d in match.open] == [0, 1]


def test_a_refused_undo_changes_nothing() -> None:
    match, seat = to_hide()
    match.choose(match.decision.options[0])
    before = (match.hash(), match.record(), match.view(0), match.view(1))
    with pytest.raises(CannotUndo):
        match.undo(seat)
    assert (match.hash(), match.record(), match.view(0), match.view(1)) == before


def test_a_redealt_world_cannot_go_back_behind_its_beginning() -> None:
    match, seat = to_hide()
    world = match.redeal(seat, 5)
    before = world.hash()
    with pytest.raises(CannotUndo):
        world.undo()
    assert world.hash() == before


@settings(max_examples=50)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 400)), max_size=8))
def test_a_roll_is_a_list_whose_beginning_is_packed(acts: list[tuple[bool, int]]) -> None:
    """Added to and cut anywhere, also where rows are packed already."""
    journal = Journal()
    told: list[tuple[object, ...]] = []
    for adds, number in acts:
        if adds:
            for i in range(number):
                journal.tell("a-thing", "1", i % 3, (i, number), -1, None if i % 2 else (i,))
                told.append(("a-thing", "1", i % 3, (i, number), -1, None if i % 2 else (i,), 0))
        else:
            journal.told.cut(number)
            del told[number:]
        assert journal.count == len(told)
        assert journal.told.since(number) == told[number:]
    assert journal.told.since(0) == told
