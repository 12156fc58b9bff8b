"""Who sees what: views, events, redealt worlds. Played with the mini game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.match.minigame import CARDS, NAMES, Wells, bids, start, wells
from weald.games import find
from weald.match import Match, begin
from weald.match.running import Checkpoint
from weald.match.sight import events


def played(seed: int, length: int, count: int = 2) -> Match:
    match = start(seed, count)
    chance = random.Random(seed)
    for _ in range(length):
        if not match.over:
            decision = chance.choice(match.open)
            match.choose(chance.choice(decision.options), decision.seat)
    return match


def looks(match: Match, seat: int) -> dict[str, Any]:
    """A view but for undo (a world has no log) and for who has answered: others' sealed answers are not dealt."""
    view = match.view(seat)
    view.pop("undo", None)
    view.pop("waiting")
    return view


# --- views -----------------------------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_and_counted_for_others() -> None:
    match = start()
    own = match.view(0)["zones"]["hand-0"]
    assert own["count"] == 4
    assert sorted(own["cards"]) == sorted(NAMES[c] for c in wells(match).hand[0])
    assert match.view(1)["zones"]["hand-0"] == {"owner": 0, "count": 4, "cards": []}
    assert match.view(None)["zones"]["hand-0"] == {"owner": 0, "count": 4, "cards": []}


def test_an_ordered_pile_shows_places() -> None:
    assert match_deck(start(), 0) == [None] * 16


def match_deck(match: Match, seat: int | None) -> list[str | None]:
    cards: list[str | None] = match.view(seat)["zones"]["deck"]["cards"]
    return cards


def test_open_cards_are_seen_by_spectators_too() -> None:
    match = start()
    bids(match)
    shown = [NAMES[c] for c in wells(match).open_cards]
    for seat in (0, 1, None):
        assert match.view(seat)["zones"]["open"]["cards"] == shown


def test_positions_in_a_hand_tell_nothing() -> None:
    match = start()
    before = json.dumps(match.view(1))
    wells(match).hand[0].reverse()
    assert json.dumps(match.view(1)) == before


def test_only_the_own_decision_is_shown() -> None:
    match = start(count=3)
    assert [d["seat"] for d in match.view(1)["decisions"]] == [1]
    assert match.view(None)["decisions"] == []
    assert match.view(1)["waiting"] == [0, 1, 2]
    decision = match.view(1)["decisions"][0]
    assert (decision["prompt"], decision["rule"], decision["forced"], decision["number"]) == ("bid", "3", False, 1)


def test_when_it_is_over_everybody_sees_what_anybody_saw() -> None:
    match = start()
    match.concede(0)
    assert match.view(1)["zones"]["hand-0"]["cards"] == sorted(NAMES[c] for c in wells(match).hand[0])
    assert match.view(None)["zones"]["hand-1"]["cards"] == sorted(NAMES[c] for c in wells(match).hand[1])


def test_events_have_a_face_for_each_viewer() -> None:
    match = start()
    own = [e for e in events(match, 0) if e["kind"] == "drew" and e["seat"] == 0]
    other = [e for e in events(match, 1) if e["kind"] == "drew" and e["seat"] == 0]
    outside = [e for e in events(match, None) if e["kind"] == "drew" and e["seat"] == 0]
    assert [e["args"] for e in other] == [{"count": 1}] * 4 == [e["args"] for e in outside]
    cards = [args["card"] for e in own if isinstance(args := e["args"], dict)]
    assert sorted(cards) == sorted(NAMES[c] for c in wells(match).hand[0])


def test_a_secret_that_is_forced_looks_like_one_that_is_not() -> None:
    """Two seeds apart in nothing but the loser's cards: with and without a trap."""
    waiting: set[tuple[int, ...]] = set()
    options: set[int] = set()
    for seed in range(40):
        match = start(seed)
        bids(match)
        if match.over or match.decision.seat != 0:
            continue
        assert match.decision.prompt == "trap"
        options.add(len(match.decision.options))
        waiting.add(tuple(match.view(1)["waiting"]))
    assert options >= {1, 2}
    assert waiting == {(0,)}


# --- two states that differ only in secrets --------------------------------------------------------------


def exchanged(match: Match, viewer: int, chance: random.Random) -> Match | None:
    """The same match with the hidden cards of the others dealt otherwise, chance untouched."""
    point = match.checkpoints[-1]
    if match.choices[point.number :] or match.sealed_answers():
        return None
    state = point.state.copy()
    assert isinstance(state, Wells)
    unseen = [c for c in range(CARDS) if not state.seen[c] >> viewer & 1]
    mixed = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))
    seen = state.seen[:]
    for zone in state.zones():
        zone.cards[:] = [mixed.get(c, c) for c in zone.cards]
    for a, b in mixed.items():
        state.seen[b] = seen[a]
    twin = match.clone(loud=True)
    twin.checkpoints[:] = [Checkpoint(state, point.number)]
    twin.cut(point.number)  # begins the asking step again, from the exchanged state
    return twin


@settings(max_examples=60)
@given(st.integers(0, 9999), st.integers(0, 30), st.sampled_from([0, 1]))
def test_secrets_leave_no_trace_in_view_options_or_events(seed: int, length: int, viewer: int) -> None:
    chance = random.Random(seed)
    match = played(seed, length)
    other = None if match.over else exchanged(match, viewer, chance)
    if other is None:
        return
    own = match.clone(loud=True)

    def told(m: Match) -> str:
        return json.dumps([m.view(viewer), events(m, viewer)], sort_keys=True)

    assert told(own) == told(other)
    while own.decision.prompt != "bid":
        decision = own.decision
        if decision.seat == viewer:
            option = chance.choice(decision.options)
            if option.verb == "draw":
                return  # the cards on the deck are not the same
            own.choose(option)
            other.choose(option)
        elif decision.prompt == "trap":
            own.choose("pass")  # what else there is depends on the cards
            other.choose("pass")
        else:
            place = chance.randrange(len(decision.options))
            own.choose(decision.options[place])
            other.choose(other.decision.options[place])
        if own.over or own.state.round != match.state.round:
            return  # all have drawn
        assert told(own) == told(other)
    if len(own.open) > 1:  # a bid stays face down until all have bid; the last one turns all of them up
        for m in (own, other):
            bid = m.decision_of(1 - viewer)
            m.choose(chance.choice(bid.options), bid.seat)
        assert told(own) == told(other)


# --- redeal ----------------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(st.integers(0, 9999), st.integers(0, 40), st.integers(2, 3), st.integers(0, 999))
def test_a_redealt_world_looks_the_same(seed: int, length: int, count: int, shuffle: int) -> None:
    match = played(seed, length, count)
    if match.over:
        return  # nothing is hidden any more
    before = match.hash()
    for seat in range(count):
        world = match.redeal(seat, shuffle)
        assert looks(world, seat) == looks(match, seat)
        assert looks(world.clone(), seat) == looks(match, seat)
        assert sorted(c for z in world.state.zones() for c in z.cards) == list(range(CARDS))
        assert world.seed == 0
    assert match.hash() == before


def test_a_world_holds_the_own_sealed_answer_but_not_the_others() -> None:
    match = start(count=3)
    match.choose(match.decision_of(0).options[0], 0)
    match.choose(match.decision_of(1).options[0], 1)
    world = match.redeal(0, 1)
    assert [d.seat for d in world.open] == [1, 2]  # seat 1 decides anew: its answer was secret
    world = match.redeal(2, 1)
    assert [d.seat for d in world.open] == [0, 1, 2]


def test_worlds_differ_where_the_seat_cannot_see_and_only_there() -> None:
    match = start()
    bids(match)
    hands = set()
    for shuffle in range(30):
        world = match.redeal(0, shuffle)
        g = wells(world)
        assert sorted(g.hand[0]) == sorted(wells(match).hand[0])
        assert g.open_cards == wells(match).open_cards
        hands.add(tuple(sorted(g.hand[1])))
    assert len(hands) > 20


@settings(max_examples=30)
@given(st.integers(0, 9999), st.integers(0, 30), st.integers(0, 99))
def test_the_world_depends_on_knowledge_and_seed_alone(seed: int, length: int, shuffle: int) -> None:
    match = played(seed, length)
    other = None if match.over else exchanged(match, 0, random.Random(seed))
    if other is not None:
        assert match.redeal(0, shuffle).hash() == other.redeal(0, shuffle).hash()


def test_a_world_knows_neither_seed_nor_past_choices() -> None:
    match = played(4, 9)
    world = match.redeal(0, 2)
    point = world.checkpoints[0]
    assert {option.id for _, option, _ in world.choices[: point.number]} <= {"?"}
    assert world.state.bits != match.state.bits
    assert world.journal is None


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_a_match_brought_up_to_date_in_a_hurry_deals_the_same_worlds(game: str) -> None:
    """A match that was to be longer has few checkpoints. A world is dealt where the question began, not at an older one: there
    what others played since may lie somewhere else."""
    chance = random.Random(3)
    match = begin(find(game), seed=3)
    for number in (20, 33, 45, 63):
        while not match.over and (match.number < number or match.sealed_answers()):
            decision = match.open[0]
            match.choose(chance.choice(decision.options), decision.seat)
        again = begin(find(game), seed=3)
        again.expect(1000)
        again.feed(match.choices)
        for decision in match.open:
            assert again.redeal(decision.seat, 5).save() == match.redeal(decision.seat, 5).save()
        assert again.hash() == match.hash()
