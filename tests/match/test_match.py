"""A match: asking, choosing, refusing, ending, copying. Played with the mini game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.match.minigame import GAME, WORDS, Wells, bids, start, wells
from weald.kernel import Decision, Rule, together
from weald.kernel.errors import (
    ChoiceError,
    GameOver,
    MalformedChoice,
    NotOffered,
    NotYourDecision,
    RulesBug,
    StaleDecision,
    UnknownSeat,
    UnknownSetting,
    WealdError,
)
from weald.match import Match, default_of
from weald.testing.table import with_step


def everything(match: Match) -> tuple[object, ...]:
    views = [match.view(seat) for seat in (*range(len(match.seats)), None)]
    assert match.journal is not None
    log = (match.journal.count, match.journal.learned.count)
    return match.hash(), match.record(), match.choices[:], [d.number for d in match.open], views, log


def finish(match: Match, seed: int = 0) -> Match:
    chance = random.Random(seed)
    while not match.over:
        decision = chance.choice(match.open)
        match.choose(chance.choice(decision.options), decision.seat)
    return match


# --- playing ---------------------------------------------------------------------------------------------


def test_together_asks_everybody_at_once_and_waits_for_all() -> None:
    match = start(count=3)
    assert [d.seat for d in match.open] == [0, 1, 2]
    match.choose(match.open[1].options[0], 1)
    assert [d.seat for d in match.open] == [0, 2]
    assert match.choices == []
    match.choose(match.open[1].options[0], 2)
    match.choose(match.open[0].options[0], 0)
    assert [c[0] for c in match.choices] == [0, 1, 2]  # recorded in seat order, whoever was first


@given(st.permutations([0, 1, 2]))
@settings(max_examples=6)
def test_the_order_of_secret_answers_does_not_matter(order: list[int]) -> None:
    match = start(count=3)
    for seat in order:
        match.choose(match.decision_of(seat).options[0], seat)
    other = start(count=3)
    bids(other)
    assert match.hash() == other.hash()
    assert match.record() == other.record()


def test_numbers_count_decisions_also_within_together() -> None:
    match = start(count=3)
    assert [d.number for d in match.open] == [0, 1, 2]
    bids(match)
    assert match.decision.number == 3


def test_a_forced_open_decision_answers_itself_and_a_secret_one_does_not() -> None:
    asked: set[str] = set()
    forced: set[str] = set()
    for seed in range(8):
        match = start(seed)
        chance = random.Random(seed)
        while not match.over:
            decision = chance.choice(match.open)
            asked.add(decision.prompt)
            if len(decision.options) == 1:
                forced.add(decision.prompt)
            match.choose(chance.choice(decision.options), decision.seat)
    assert "lucky" in asked  # asked only when there is a choice
    assert forced == {"trap"}


def test_an_absent_player_gets_the_default() -> None:
    match = start()
    bids(match)
    decision = match.decision
    assert (decision.prompt, default_of(decision).id) == ("trap", "pass")
    match.take_default(decision.seat)
    assert match.choices[-1][1].id == "pass"
    assert match.decision.prompt == "hide"
    assert default_of(match.decision) is match.decision.options[0]  # none named: the first


def test_why_not_names_reason_rule_and_values() -> None:
    match = start()
    bids(match)
    seat = match.decision.seat
    blocked = match.why_not(seat)
    held = wells(match).hand[seat]
    assert {b["id"] for b in blocked} == {f"trap {GAME.name_of('card', c)}" for c in held if c < 20}
    assert {(b["why"], b["rule"]) for b in blocked} <= {("too-weak", "4")}
    assert {b["args"]["card"] for b in blocked} == {b["at"] for b in blocked}


def test_asking_why_not_changes_nothing() -> None:
    match = start()
    bids(match)
    before = everything(match)
    match.why_not(match.decision.seat)
    assert everything(match) == before


def test_the_game_ends_in_the_middle_of_a_step() -> None:
    match = finish(start(goal=1))
    assert match.result is not None
    assert (match.result["how"], match.result["rule"]) == ("buckets", "7")
    assert match.open == []
    assert match.hashes[-1][0] == len(match.choices)


def test_conceding_lets_all_others_win() -> None:
    match = start(count=3)
    match.concede(1)
    assert match.result == {"winners": [0, 2], "how": "concession", "rule": "8", "rounds": 1}
    assert match.choices[-1][1].id == "concede"


# --- errors leave the match untouched --------------------------------------------------------------------

Wrong = tuple[str, type[WealdError], Callable[[Match], object]]
WRONG: list[Wrong] = [
    ("no option of the game", MalformedChoice, lambda m: m.choose("dance")),
    ("empty text", MalformedChoice, lambda m: m.choose("")),
    ("an option of another decision", NotOffered, lambda m: m.choose("pass", 0)),
    ("an option object of another decision", NotOffered, lambda m: m.choose(WORDS.by_id["keep"], 1)),
    ("a seat that is not there", NotYourDecision, lambda m: m.choose(m.decision.options[0], 7)),
    ("a negative seat", NotYourDecision, lambda m: m.choose(m.decision.options[0], -1)),
    ("a seat that has answered", NotYourDecision, lambda m: m.choose("pass", 2)),
    ("a decision long past", StaleDecision, lambda m: m.choose(m.decision.options[0], 0, -3)),
    ("a decision that is not yet", StaleDecision, lambda m: m.choose(m.decision.options[0], 0, 99)),
    ("the default of a seat not asked", NotYourDecision, lambda m: m.take_default(2)),
    ("conceding for nobody", NotYourDecision, lambda m: m.concede(5)),
    ("why not, for a seat not asked", NotYourDecision, lambda m: m.why_not(2)),
]


@pytest.mark.parametrize(("what", "error", "act"), WRONG, ids=[w[0] for w in WRONG])
def test_a_wrong_choice_changes_nothing(what: str, error: type[WealdError], act: Callable[[Match], object]) -> None:
    match = start(count=3)
    match.choose(match.decision_of(2).options[0], 2)
    before = everything(match)
    with pytest.raises(error):
        act(match)
    assert everything(match) == before
    bids(match)
    finish(match)
    assert match.over


def test_errors_say_what_was_offered_and_who_is_asked() -> None:
    match = start()
    with pytest.raises(NotOffered) as not_offered:
        match.choose("pass", 0)
    assert not_offered.value.details["offered"] == [o.id for o in match.decision.options]
    with pytest.raises(NotYourDecision) as not_yours:
        match.choose(match.decision.options[0], 5)
    assert not_yours.value.details["waiting"] == [0, 1]
    with pytest.raises(StaleDecision) as stale:
        match.choose(match.decision.options[0], 0, -1)
    assert stale.value.details["current"] == 0
    assert issubclass(NotOffered, ChoiceError)


def test_nothing_can_be_done_once_it_is_over() -> None:
    match = finish(start())
    before = everything(match)
    attempts: list[Callable[[], object]] = [
        lambda: match.choose("pass"),
        lambda: match.choose("pass", 0, 3),
        lambda: match.concede(0),
        lambda: match.decision,
    ]
    for attempt in attempts:
        with pytest.raises(GameOver):
            attempt()
    assert everything(match) == before


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"gaol": 3}, "no option 'gaol'"),
        ({"goal": 0}, "1 to 99"),
        ({"goal": "many"}, "whole number"),
        ({"open": "perhaps"}, "true or false"),
        ({"mood": "angry"}, "calm, wild"),
    ],
)
def test_unknown_options(options: dict[str, object], problem: str) -> None:
    with pytest.raises(UnknownSetting, match=problem):
        start(1, 2, None, True, **options)


def test_unknown_seats() -> None:
    from weald.match import begin

    with pytest.raises(UnknownSeat, match="no seat 'mauve'"):
        begin(GAME, ["red", "mauve"])
    with pytest.raises(UnknownSeat, match="once"):
        begin(GAME, ["red", "red"])


# --- promises rules must keep ----------------------------------------------------------------------------


def broken(step: Callable[[Wells], Rule]) -> Match:
    """The mini game with one step replaced by a faulty one."""
    match = start()
    bids(match)
    state = wells(match)
    game = type(GAME)()
    game.steps = with_step(GAME.steps, "faulty", step)
    state.agenda = [(game.steps.find("next_round"),), (game.steps.find("faulty"),)]
    return Match(game, match.seats, match.options, 1, state)


def asks_nothing(g: Wells) -> Rule:
    yield g.ask(0, "empty", "0")


def asks_after_chance(g: Wells) -> Rule:
    g.below(6)
    ask = g.ask(0, "late", "0")
    ask.offer(WORDS.by_id["pass"])
    ask.offer(WORDS.by_id["keep"])
    yield ask


def together_nothing(g: Wells) -> Rule:
    yield together([g.ask(0, "empty", "0"), g.ask(1, "empty", "0")])


@pytest.mark.parametrize(
    ("step", "says"),
    [(asks_nothing, "nothing to choose"), (asks_after_chance, "chance"), (together_nothing, "nothing to choose")],
)
def test_rules_that_break_a_promise_are_found(step: Callable[[Wells], Rule], says: str) -> None:
    with pytest.raises(RulesBug, match=says):
        broken(step).begin()


def test_a_sealed_choice_and_another_seats_question_need_two_steps() -> None:
    def leaky(g: Wells) -> Rule:
        for seat in (0, 1):
            ask: Decision = g.ask(seat, "leaky", "0")
            ask.sealed = True
            ask.offer(WORDS.by_id["pass"])
            ask.offer(WORDS.by_id["keep"])
            yield ask

    match = broken(leaky)
    match.begin()
    with pytest.raises(RulesBug, match="sealed"):
        match.choose("pass")


def test_an_empty_agenda_is_a_bug_of_the_rules() -> None:
    match = broken(asks_nothing)
    match.state.agenda = []
    with pytest.raises(RulesBug, match="agenda"):
        match.begin()


# --- copies ----------------------------------------------------------------------------------------------


@settings(max_examples=20)
@given(st.integers(0, 9999), st.integers(0, 40), st.integers(2, 3))
def test_a_clone_plays_on_identically_and_disturbs_nothing(seed: int, length: int, count: int) -> None:
    match = start(seed, count)
    chance = random.Random(seed)
    for _ in range(length):
        if not match.over:
            decision = chance.choice(match.open)
            match.choose(chance.choice(decision.options), decision.seat)
    before = everything(match)
    twin = match.clone()
    assert twin.hash() == match.hash()
    assert [d.seat for d in twin.open] == [d.seat for d in match.open]
    finish(twin, seed)
    assert everything(match) == before
    finish(match, seed)
    assert (match.hash(), match.record()) == (twin.hash(), twin.record())


def test_a_clone_keepssealed_answers() -> None:
    match = start(count=3)
    match.choose(match.open[2].options[1], 2)
    twin = match.clone()
    assert [d.seat for d in twin.open] == [0, 1]
    bids(twin)
    bids(match)
    assert twin.hash() == match.hash()


def test_a_clone_is_quiet_unless_asked() -> None:
    match = start()
    assert match.clone().journal is None
    assert match.clone(loud=True).journal is not None


def test_a_playout_that_keeps_nothing_cannot_be_cloned_or_undone() -> None:
    from weald.match import begin

    match = begin(GAME, seed=1, keep=False, loud=False)
    bids(match)
    with pytest.raises(RulesBug, match="keep=False"):
        match.clone()
    with pytest.raises(RulesBug, match="keep=False"):
        match.undo()


def test_long_games_thin_out_old_checkpoints_but_can_go_back_anywhere() -> None:
    match = start(3, goal=99)
    texts: list[str] = []
    chance = random.Random(3)
    while not match.over and len(match.choices) < 400:
        if len(match.open) == 2:
            texts.append(match.hash())
        decision = chance.choice(match.open)
        # Keep the hands full: nothing is hidden, no trap is sprung.
        idle = [o for o in decision.options if o.idle or o.verb in ("bid", "draw")]
        match.choose(chance.choice(idle), decision.seat)
    assert len(match.checkpoints) < 20
    for number in (390, 200, 17, 3, 0):
        again = match.clone()
        again.cut(number)
        assert len(again.choices) == number
        again.feed(match.choices[number:])
        assert again.hash() == match.hash()
        assert again.hashes == match.hashes


def test_state_dump_and_load_round_trip() -> None:
    match = start()
    bids(match)
    data = match.state.dump()
    other = GAME.empty(match.seats, match.options)
    other.load(data, GAME.steps)
    assert other.hash() == match.hash()
