"""Players see only what their seat sees, choose the same for the same seed, and keep to their budget."""

from __future__ import annotations

import time

import pytest

from weald.games import NAMES, find
from weald.kernel import FULL, Dice, split
from weald.match import Match, begin
from weald.players import BUDGETS, UnknownLevel, make
from weald.players.budget import Budget
from weald.players.policy import pick, weights_of, worth
from weald.players.search import SearchPlayer, Tree

SHORT = ("greedy", "search:25")


def positions(name: str, count: int, seed: int = 5) -> list[Match]:
    """Positions from all over one game, played as the game leans."""
    game = find(name)
    match = begin(game, None, seed, None, loud=False)
    dice = Dice(seed)
    found: list[Match] = []
    step = 0
    while not match.over and len(found) < count:
        decision = match.open[0]
        if step % 23 == 11 and len(decision.options) > 1:
            found.append(match.clone())
        match.choose(pick(match, decision, dice), decision.seat)
        step += 1
    return found


@pytest.mark.parametrize("level", SHORT)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_changes_nothing(name: str, level: str) -> None:
    """Positions that look the same to a seat: the same budget and seed choose the same."""
    for number, match in enumerate(positions(name, 6)):
        seat = match.open[0].seat
        other = match.redeal(seat, 1000 + number)
        assert match.view(seat)["zones"] == other.view(seat)["zones"]
        chosen = {
            make(level).choose(world.redeal(seat, 3), seat, Dice(split(9, number))) for world in (match, other, match)
        }
        assert len(chosen) == 1, f"{name}: {level} was told something hidden at position {number}"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_changes_nothing_in_a_turn_thought_through(name: str) -> None:
    """The same with a tree that is kept from one decision of a turn to the next: what is hidden is dealt anew before each,
    and the turn is played the same."""
    kept = 0
    for number, match in enumerate(positions(name, 8)):
        seat = match.open[0].seat
        one, other = match.clone(), match.redeal(seat, 2000 + number)
        minds = [(SearchPlayer(25), Dice(split(9, number))) for _ in range(2)]
        for step in range(6):
            if one.over or len(one.open) > 1 or one.open[0].seat != seat or one.view(seat) != other.view(seat):
                break  # what was learned on the way (a card drawn) may differ
            trees = [player.tree for player, _ in minds]
            worlds = (one.redeal(seat, 100 + step), other.redeal(seat, 100 + step))
            chosen = [player.choose(world, seat, dice) for (player, dice), world in zip(minds, worlds, strict=True)]
            assert chosen[0] == chosen[1], f"{name}: something hidden was told in the turn of position {number}"
            kept += trees[0] is not None and minds[0][0].tree is trees[0]
            one.choose(chosen[0], seat)
            other.choose(chosen[0], seat)
    assert kept > 0


@pytest.mark.parametrize("name", NAMES)
def test_leanings_fit_the_options(name: str) -> None:
    for match in positions(name, 20):
        for decision in match.open:
            weights = weights_of(match, decision)
            assert len(weights) == len(decision.options)
            assert min(weights) >= 0
            assert sum(weights) > 0


@pytest.mark.parametrize("name", NAMES)
def test_standings_are_chances(name: str) -> None:
    for match in positions(name, 20):
        values = worth(match)
        assert len(values) == len(match.seats)
        assert all(0 <= value <= FULL for value in values)


@pytest.mark.parametrize("name", NAMES)
def test_the_world_given_is_not_used_up(name: str) -> None:
    """Thinking leaves the position as it was."""
    match = positions(name, 3)[-1]
    before = match.hash()
    for level in SHORT:
        make(level).choose(match, match.open[0].seat, Dice(1))
    assert match.hash() == before


def test_a_sure_win_is_taken() -> None:
    """At the end of a game the search counts who won, not how it looked."""
    game = find("ironwood")
    for seed in range(40):
        match = begin(game, None, seed, None, loud=False)
        dice = Dice(seed)
        last = match
        while not match.over:
            if len(match.open[0].options) > 1:
                last = match.clone()
            match.choose(pick(match, match.open[0], dice), match.open[0].seat)
        seat = last.open[0].seat
        if not match.state.winners >> seat & 1:
            continue
        tree = Tree(last, seat, Dice(1))
        tree.grow(Budget(60))
        assert tree.ranking()[0][2] > 0.5
        return
    pytest.fail("no game ended by its winner's choice")


def test_budgets() -> None:
    assert [n for n in range(5) if Budget(3).left(n)] == [0, 1, 2]
    assert Budget(0, 0.000001).left(0)  # one iteration always
    over = Budget(0, 0.000001)
    time.sleep(0.001)
    assert not over.left(1)
    called_off = Budget(1000, 0.0, lambda: True)
    assert called_off.left(0)
    assert not called_off.left(1)


def test_called_off() -> None:
    """A cancelled search still answers, at once."""
    match = positions("ironwood", 1)[0]
    seat = match.open[0].seat
    chosen = SearchPlayer(10_000_000).choose(match, seat, Dice(1), lambda: True)
    assert chosen in [option.id for option in match.open[0].options]


def test_names() -> None:
    for level in (
        "random",
        "greedy",
        "search",
        "search:7",
        "search:0.25s",
        "search1",
        "search1:7",
        "search1:0.5s",
        "search:7@hand",
        "search:1s@learned",
        *BUDGETS,
    ):
        assert callable(make(level).choose)
    player = make("search:0.25s")
    assert isinstance(player, SearchPlayer)
    assert player.seconds == 0.25
    for level in (
        "",
        "search:",
        "search:0",
        "search:-3",
        "search:x",
        "genius",
        "search:1e9s",
        "search:7@",
        "search:7@x",
        "search2:5",
        "search1:5@hand",
    ):
        with pytest.raises(UnknownLevel):
            make(level)
