"""What holds in every game: replay, undo, copies, sealed answers, hidden cards, redealing, counts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wonderland.ledger import Ledger
from weald.games.wonderland import GAME, facts
from weald.games.wonderland.state import Wonderland
from weald.kernel import Dice, split
from weald.match import Match, begin
from weald.match.record import read, replay
from weald.match.sight import events
from weald.testing import rule

CORPUS = Path(__file__).parents[2] / "corpus" / "wonderland"
LINE_UPS = GAME.samples({})
ALLIES = ("A", "B", "C", "D", "mixed")
games = st.tuples(st.integers(0, len(LINE_UPS) - 1), st.sampled_from(ALLIES), st.integers(0, 1 << 30))


def start(game: tuple[int, str, int], loud: bool = True) -> tuple[Match, Dice]:
    line_up, allies, seed = game
    return begin(GAME, LINE_UPS[line_up], seed, {"allies": allies}, loud=loud), Dice(split(seed, 3))


def play(match: Match, dice: Dice, choices: int) -> None:
    for _ in range(choices):
        if match.over:
            return
        decision = match.open[dice.below(len(match.open))]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)


def plain(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


@given(games)
@settings(max_examples=12)
@rule("wonderland", "1.6.1", "1.1.2")
def test_replay_equals_the_match(game: tuple[int, str, int]) -> None:
    match, dice = start(game)
    play(match, dice, 5000)
    assert match.over
    assert match.state.round == 3
    again = replay(read(match.record()), GAME)
    assert again.hash() == match.hash()


@given(games, st.integers(0, 330))
@settings(max_examples=30)
def test_undo_comes_back_to_the_same_state(game: tuple[int, str, int], choices: int) -> None:
    match, dice = start(game)
    play(match, dice, choices)
    if match.over:
        return
    before, made = match.hash(), len(match.choices)
    told = [events(match, seat) for seat in range(len(match.seats))]
    while len(match.choices) == made and not match.over:
        play(match, dice, 1)
    while len(match.choices) > made:
        match.undo()
    assert match.hash() == before
    assert [events(match, seat) for seat in range(len(match.seats))] == told


@given(games, st.integers(0, 330))
@settings(max_examples=30)
def test_a_clone_plays_on_identically(game: tuple[int, str, int], choices: int) -> None:
    match, dice = start(game)
    play(match, dice, choices)
    twin = match.clone()
    assert twin.hash() == match.hash()
    here, there = Dice(9), Dice(9)
    play(match, here, 40)
    play(twin, there, 40)
    assert twin.hash() == match.hash()


@given(games, st.integers(0, 330))
@settings(max_examples=20)
def test_a_stored_state_is_the_same_state(game: tuple[int, str, int], choices: int) -> None:
    match, dice = start(game)
    play(match, dice, choices)
    stored = json.loads(json.dumps(match.state.dump()))
    again = GAME.empty(match.seats, match.options)
    again.load(stored, GAME.steps)
    assert again.hash() == match.hash()


@given(games, st.integers(0, 330))
@settings(max_examples=30)
@rule("wonderland", "1.6.4", "1.6.5")
def test_a_redeal_keeps_what_a_seat_sees(game: tuple[int, str, int], choices: int) -> None:
    match, dice = start(game)
    play(match, dice, choices)
    if match.over:
        return
    for seat in range(len(match.seats)):
        shown = match.view(seat)
        world = match.redeal(seat, 77)
        again = world.view(seat)
        for part in ("zones", "position", "decisions"):
            assert again[part] == shown[part], part
        assert GAME.audit(world.state) == []


@given(games, st.integers(0, 330))
@settings(max_examples=20)
@rule("wonderland", "1.6.4", "1.6.7")
def test_hidden_cards_change_nothing_a_seat_sees(game: tuple[int, str, int], choices: int) -> None:
    """The same position with other cards in the decks and in the others' hands looks the same."""
    match, dice = start(game)
    play(match, dice, choices)
    if match.over:
        return
    seat = match.open[0].seat
    one, two = match.redeal(seat, 1), match.redeal(seat, 2)
    assert plain(one.view(seat)) == plain(two.view(seat))
    assert plain(one.view(None)) == plain(two.view(None))
    assert [o.id for o in one.decision_of(seat).options] == [o.id for o in two.decision_of(seat).options]
    assert plain({"why": one.why_not(seat)}) == plain({"why": two.why_not(seat)})


@given(games, st.integers(0, 1 << 20))
@settings(max_examples=12)
@rule("wonderland", "1.6.5", "7.4.3", "8.6.1", "8.6.4")
def test_arrival_order_never_changes_the_game(game: tuple[int, str, int], shuffle: int) -> None:
    match, dice = start(game)
    other, _ = start(game)
    order = Dice(shuffle)
    while not match.over:
        answers = [(d.seat, d.options[dice.below(len(d.options))]) for d in match.open]
        for seat, option in answers:
            match.choose(option, seat)
        order_of = list(range(len(answers)))
        order.shuffle(order_of)
        for i in order_of:
            seat, option = answers[i]
            other.choose(option, seat)
        assert other.hash() == match.hash()
    assert other.record() == match.record()


@given(games, st.integers(0, 330))
@settings(max_examples=20)
@rule("wonderland", "1.6.5", "8.6.4")
def test_no_answer_can_be_read_before_all_are_in(game: tuple[int, str, int], choices: int) -> None:
    match, dice = start(game)
    play(match, dice, choices)
    while not match.over and len(match.open) < 2:
        play(match, dice, 1)
    if match.over:
        return
    first, second = match.open[0], match.open[1]
    seen = set()
    for option in first.options:
        twin = match.clone(loud=True)
        twin.choose(option, first.seat)
        view = twin.view(second.seat)
        seen.add(plain({**view, "events": events(twin, second.seat), "record": twin.record(second.seat)}))
    assert len(seen) == 1


@given(games)
@settings(max_examples=10)
@rule("wonderland", "1.6.1", "1.5.7", "1.2.5", "1.2.6", "1.2.7")
def test_chips_madness_and_supporters_are_conserved(game: tuple[int, str, int]) -> None:
    match, dice = start(game, loud=False)
    while not match.over:
        play(match, dice, 1)
        assert GAME.audit(match.state) == []


@given(games)
@settings(max_examples=15)
def test_the_events_tell_everything(game: tuple[int, str, int]) -> None:
    """Points, shards, strength, units, castles and tracks follow from the log alone."""
    match, dice = start(game)
    g = match.state
    assert isinstance(g, Wonderland)
    assert match.journal is not None
    ledger = Ledger(g)
    done = len(match.journal.events)
    while not match.over:
        play(match, dice, 1)
        for event in match.journal.events[done:]:
            ledger.take(event)
        done = len(match.journal.events)
        assert ledger.check(g) == []


def test_the_audit_finds_what_is_wrong() -> None:
    match, dice = start((len(LINE_UPS) - 1, "A", 4))
    play(match, dice, 60)
    g = match.state
    assert isinstance(g, Wonderland)
    assert GAME.audit(g) == []
    for field, index in (("bag", 0), ("bag", facts.FORGE), ("supporters", 2), ("ally_supply", 9), ("exhausted", 5)):
        getattr(g, field)[index] += 1
        assert GAME.audit(g) != [], field
        getattr(g, field)[index] -= 1
    g.hand[0].append(g.quest_deck[-1])
    assert GAME.audit(g) != []


@pytest.mark.parametrize("file", sorted(CORPUS.glob("*.weald")), ids=lambda file: file.stem)
def test_recorded_games_play_the_same(file: Path) -> None:
    match = replay(read(file.read_text("utf-8")), GAME)
    assert match.over
    assert GAME.audit(match.state) == []


def test_there_are_recorded_games() -> None:
    files = [read(file.read_text("utf-8")) for file in CORPUS.glob("*.weald")]
    assert len(files) >= 25
    assert {len(one.seats) for one in files} == {2, 3, 4, 5}
    assert {one.options["allies"] for one in files} >= {"A", "B", "C", "D"}
