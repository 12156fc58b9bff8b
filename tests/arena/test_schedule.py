"""Who meets whom: everybody from everywhere, equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from weald.arena.schedule import BadSchedule, Schedule, schedule
from weald.kernel.errors import UnknownSeat
from weald.players import UnknownLevel


def seated(todo: Schedule) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, int]]]:
    """How often each player had each side, and each place in turn order."""
    sides: Counter[tuple[str, str]] = Counter()
    places: Counter[tuple[str, int]] = Counter()
    for _, plan, _ in todo.fixtures():
        for place, (side, player) in enumerate(zip(plan.seats, plan.players, strict=True)):
            sides[player, side] += 1
            places[player, place] += 1
    return sides, places


def test_two_seats_every_pair_on_both_sides() -> None:
    todo = schedule("ironwood", ["left", "right", "third"], 10, seed=1)
    assert todo.format == "duel"
    assert [p.players for p in todo.pairings] == [["left", "right"], ["left", "third"], ["right", "third"]]
    sides, _ = seated(todo)
    assert len(sides) == 6
    assert set(sides.values()) == {10}  # two pairings of ten games, half of them on each side
    assert todo.fair == 0.5


@pytest.mark.parametrize(("game", "seats"), [("root", 4), ("root", 3), ("wonderland", 3), ("wonderland", 5)])
def test_more_seats_one_against_the_rest_both_ways(game: str, seats: int) -> None:
    todo = schedule(game, ["left", "right"], seats, seed=1, count=seats)
    assert todo.format == "field"
    assert [p.players for p in todo.pairings] == [["left", "right"], ["right", "left"]]
    for pairing in todo.pairings:
        alone = pairing.players[0]
        mine = [plan for p, plan, _ in todo.fixtures() if p is pairing]
        assert all(plan.players.count(alone) == 1 for plan in mine)
        at = [plan.players.index(alone) for plan in mine]
        assert sorted(at) == list(range(seats))
        assert len({plan.seats[i] for plan, i in zip(mine, at, strict=True)}) == seats


def test_every_side_also_takes_every_place_in_turn_order() -> None:
    todo = schedule("root", ["left"], 16, seed=1, field="right")
    assert [p.players for p in todo.pairings] == [["left", "right"]]
    both = Counter((plan.seats[i], i) for _, plan, _ in todo.fixtures() for i in [plan.players.index("left")])
    assert len(both) == 16
    assert set(both.values()) == {1}


def test_a_mix_seats_everybody_everywhere() -> None:
    todo = schedule("root", ["left", "right", "third", "fourth"], 24, seed=1, mix=True)
    assert todo.format == "mix"
    sides, places = seated(todo)
    assert set(sides.values()) == set(places.values()) == {6}
    assert len({tuple(plan.players) for _, plan, _ in todo.fixtures()}) == 24  # every order of the four


def test_a_mix_may_repeat_players() -> None:
    todo = schedule("root", ["left", "left", "right", "right"], 4, seed=1, mix=True)
    assert len(todo.pairings) == 1
    sides, _ = seated(todo)
    assert set(sides.values()) == {2}


def test_cooperative_games_are_played_by_one_player_on_all_seats() -> None:
    todo = schedule("defenders", ["left", "right"], 3, seed=1, count=3)
    assert todo.format == "together"
    assert todo.fair is None
    assert all(len(set(plan.players)) == 1 for _, plan, _ in todo.fixtures())
    assert {plan.seats[0] for _, plan, _ in todo.fixtures()} == set(todo.seats)


def test_against_a_solo_bot_only_the_free_seat_is_played() -> None:
    todo = schedule("ironwood", ["left"], 5, seed=1, options={"solo": "woodbot"})
    assert todo.format == "alone"
    assert [todo.seats[seat] for seat in todo.automatic] == ["woodwalkers"]


def test_the_usual_number_of_games_rotates_evenly() -> None:
    assert schedule("ironwood", ["left", "right"], None, seed=1).games == 100
    assert schedule("wonderland", ["left", "right"], None, seed=1, count=3).games == 102


@pytest.mark.parametrize(
    ("game", "players", "more", "says"),
    [
        ("ironwood", ["left"], {}, "needs somebody to meet"),
        ("ironwood", ["left", "left"], {}, "named twice"),
        ("ironwood", ["left", "right"], {"games": 1}, "try 2"),
        ("ironwood", ["left", "right"], {"games": 7}, "try 6 or 8"),
        ("root", ["left", "right"], {"games": 10}, "multiples of 4"),
        ("root", ["left", "right"], {"field": "right"}, "cannot be one of the players"),
        ("root", ["left", "right"], {"mix": True}, "at least 4 players"),
        ("root", ["left"] * 4, {"mix": True}, "one player only"),
        ("root", ["left", "right"] * 2, {"mix": True, "field": "third"}, "exclude"),
        ("ironwood", ["left", "right"], {"mix": True}, "three or more"),
        ("defenders", ["left"], {"field": "right"}, "the rules are the opponent"),
    ],
)
def test_what_cannot_be_played_fairly_is_refused(
    game: str, players: list[str], more: dict[str, object], says: str
) -> None:
    more = {"games": None, "seed": 1, **more}
    with pytest.raises(BadSchedule, match=says):
        schedule(game, players, **more)  # type: ignore[arg-type]


def test_unknown_players_and_seats() -> None:
    with pytest.raises(UnknownLevel, match="genius"):
        schedule("ironwood", ["left", "genius"], 2, seed=1)
    with pytest.raises(UnknownLevel, match="genius"):
        schedule("root", ["left"], 4, seed=1, field="genius")
    with pytest.raises(UnknownSeat, match="2 to 6"):
        schedule("root", ["left", "right"], 4, seed=1, count=7)
