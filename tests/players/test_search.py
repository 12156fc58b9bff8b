"""The search plans whole turns: what a turn is, and going on with one's thoughts within it."""

from __future__ import annotations

import pytest

from weald.games import NAMES, find
from weald.kernel import FULL, Dice
from weald.match import begin
from weald.players.budget import Budget
from weald.players.policy import pick
from weald.players.search import SearchPlayer, Tree


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_that_ended_does_not_come_back(name: str) -> None:
    """Positions are judged where this number changes: it never goes back to what it was."""
    game = find(name)
    match = begin(game, None, 11, None, loud=False)
    dice = Dice(11)
    past: set[int] = set()
    last = -1
    longest = count = 0
    while not match.over:
        decision = match.open[0]
        now = game.turn_of(match.state, decision)
        count = count + 1 if now == last else 1
        longest = max(longest, count)
        if now != last:
            assert now not in past, f"{name}: {decision.prompt} is asked in a turn that is over"
            past.add(now)
            last = now
        match.choose(pick(match, decision, dice), decision.seat)
    assert len(past) > 15
    assert longest < 120


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_go_on_within_a_turn(name: str) -> None:
    """After a choice that brought nothing new to light the tree below it is kept, with worlds that still fit."""
    game = find(name)
    match = begin(game, None, 3, None, loud=False)
    dice = Dice(3)
    player = SearchPlayer(12)
    followed = 0
    for _ in range(120):
        if match.over:
            break
        seat = match.open[0].seat
        before = player.tree
        world = match.redeal(seat, dice.below(1 << 32))
        choice = player.choose(world, seat, dice)
        tree = player.tree
        if tree is not None and tree is before:
            followed += 1
            assert tree.match is world
            for other in tree.worlds:
                assert other.open[0].options == world.open[0].options
                assert other.view(seat)["zones"] == world.view(seat)["zones"]
        match.choose(choice, seat)
    assert followed > 3


def test_thoughts_end_where_something_was_learned() -> None:
    """Cards drawn, dice rolled, another seat's move: a new tree."""
    game = find("ironwood")
    match = begin(game, None, 5, None, loud=False)
    dice = Dice(5)
    seat = match.open[0].seat
    world = match.redeal(seat, 1)
    tree = Tree(world, seat, dice)
    tree.grow(Budget(40))
    option = tree.ranking()[0][0]
    other = match.clone()
    other.choose(option, seat)
    while not other.over and other.open[0].seat == seat:
        other.choose(pick(other, other.open[0], dice), seat)
    assert not tree.follow(option, other)  # more than one choice later


def test_chances_of_the_root_are_whole_numbers() -> None:
    match = begin(find("root"), None, 5, None, loud=False)
    seat = match.open[0].seat
    tree = Tree(match, seat, Dice(1))
    tree.grow(Budget(30))
    assert int(tree.root.visits) == 30
    assert all(0 <= total <= 30 * FULL for total in tree.root.total)
    assert sum(visits for _, visits, _ in tree.ranking()) == 30
