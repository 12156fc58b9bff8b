"""Nobody stays in a turn for ever: circles are noticed, and thinking players do not walk in them."""

from __future__ import annotations

import pytest

from weald.games import find
from weald.kernel import Dice
from weald.match import Match, begin
from weald.players.policy import onward
from weald.players.turns import LONG, Turn, key_of, leads_back


def circling(match: Match, turn: Turn, dice: Dice) -> str:
    """A player that would rather go back to where it was than end its turn."""
    decision = match.decision
    for option in decision.options:
        if leads_back(match, decision.seat, option.id, turn.visited):
            return option.id
    lively = [option for option in decision.options if not option.idle] or decision.options
    return lively[dice.below(len(lively))].id


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_a_player_that_prefers_to_repeat_gets_the_default_in_the_end(game: str) -> None:
    dice, longest = Dice(5), 0
    for seed in range(2):
        match, turn = begin(find(game), seed=seed, loud=False), Turn()
        for _ in range(600):
            if match.over:
                break
            decision = match.decision
            if len(match.open) > 1:
                match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
            elif turn.repeats(match, decision):
                match.take_default(decision.seat)
            else:
                turn.visit(match, decision)
                match.choose(circling(match, turn, dice), decision.seat)
            longest = max(longest, turn.count)
    assert longest < 3 * LONG


def test_a_circle_is_noticed_in_a_long_turn_only() -> None:
    match, turn = begin(find("ironwood"), seed=1), Turn()
    asked = [turn.repeats(match, match.decision) for _ in range(LONG + 3)]
    assert asked == [False] * (LONG + 1) + [True] * 2
    assert turn.visited == [key_of(match, match.decision)]


def test_another_seat_begins_another_turn() -> None:
    match, turn = begin(find("ironwood"), seed=1), Turn()
    turn.repeats(match, match.decision)
    turn.visit(match, match.decision)
    seat = match.decision.seat
    while match.decision.seat == seat:
        match.choose(match.decision.options[0])
    assert not turn.repeats(match, match.decision)
    assert (turn.seat, turn.count, turn.visited) == (match.decision.seat, 1, [])


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_the_key_of_a_position_is_what_the_seat_knows(game: str) -> None:
    """Equal in every world that looks the same to the seat: so it can be compared in a process that knows no more."""
    match, dice = begin(find(game), seed=3), Dice(3)
    for _ in range(40):
        if match.over:
            break
        decision = match.decision
        if len(match.open) == 1:
            world = match.redeal(decision.seat, dice.below(1 << 30))
            assert key_of(world, world.decision_of(decision.seat)) == key_of(match, decision)
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_a_thinking_player_takes_the_best_way_that_does_not_lead_back(game: str) -> None:
    match, dice = begin(find(game), seed=2), Dice(2)
    while True:
        seat, options = match.decision.seat, match.decision.options
        after = match.clone()
        after.choose(options[0], seat)
        if (
            len(match.open) == 1 < len(options)
            and not after.over
            and len(after.open) == 1
            and after.decision.seat == seat
        ):
            break
        match.choose(options[dice.below(len(options))], seat)
    assert onward(match, seat, options, None) == options[0].id
    assert onward(match, seat, options, []) == options[0].id
    assert onward(match, seat, options, [key_of(after, after.decision)]) == options[1].id
