"""The figures: intervals, ratings, counts."""

from __future__ import annotations

import pytest

from weald.arena.one_game import POINTS
from weald.arena.ratings import Ratings
from weald.arena.schedule import schedule
from weald.arena.tally import Result, wilson
from weald.arena.tournament import play


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Newcombe (1998), table I, method 3: the score interval after Wilson.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_intervals_of_the_literature(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=6e-5)


def test_no_games_say_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def rated(games: list[tuple[list[str], list[bool]]]) -> dict[str, float]:
    ratings = Ratings()
    for players, won in games:
        ratings.add(players, won)
    return {rating.player: rating.mu for rating in ratings.table()}


def test_ratings_rise_for_winners_and_are_the_same_every_time() -> None:
    games = [(["a", "b"], [True, False])] * 8 + [(["b", "c"], [True, False])] * 8
    first = rated(games)
    assert first["a"] > first["b"] > first["c"]
    assert first == rated(games)


def test_a_player_on_several_seats_moves_once_by_their_mean() -> None:
    one = rated([(["a", "b", "b", "b"], [True, False, False, False])])
    assert one["a"] > 25 > one["b"]
    assert rated([(["a", "b", "b", "b"], [False, True, False, False])])["a"] < 25


def test_a_drawn_game_moves_equals_nowhere() -> None:
    assert rated([(["a", "b"], [False, False])]) == {"a": 25.0, "b": 25.0}


@pytest.fixture
def duels() -> Result:
    return play(schedule("ironwood", ["left", "right"], 8, seed=3))


def test_everything_is_counted_once(duels: Result) -> None:
    (met,) = duels.pairings
    whole, *sides = met.rows
    assert (whole.side, whole.wins.games) == (None, 8)
    assert [row.side for row in sides] == duels.seats
    assert [row.wins.games for row in sides] == [4, 4]
    assert sum(row.wins.won for row in sides) == whole.wins.won
    assert sum(named.wins.won for named in duels.sides) == duels.finished == duels.games == 8
    assert sum(named.wins.won for named in duels.overall) == 8
    assert sum(ending.games for ending in duels.endings) == 8
    assert sum(duels.length.by_rounds.values()) == 8
    assert sum(thought.moves for thought in duels.thinking) == duels.decisions
    assert duels.places == []  # in Ironwood the side decides who begins
    assert duels.repeatable


def test_curves_run_from_the_deal_to_the_end(duels: Result) -> None:
    assert len(duels.curves) == 4
    for curve in duels.curves:
        assert curve.games == 4
        assert len(curve.chances) == POINTS
        assert all(0 <= chance <= 1 for chance in curve.chances)
        assert curve.scores == []
    for side in duels.seats:
        ends = [curve.chances[-1] for curve in duels.curves if curve.side == side]
        won = next(named.wins.won for named in duels.sides if named.name == side)
        assert sum(ends) * 4 == won  # at the end the chance is the result


def test_points_are_drawn_where_a_game_counts_them() -> None:
    found = play(schedule("root", ["left"], 4, seed=1, field="right"))
    assert all(len(curve.scores) == POINTS and curve.scores[0] == 0 for curve in found.curves)
    assert len(found.places) == 4
    assert found.fair == 0.25
    assert found.overall[1].wins.games == 12  # three seats of each game


def test_a_cooperative_game_is_won_or_lost_once() -> None:
    found = play(schedule("defenders", ["left", "right"], 2, seed=1))
    assert [row.wins.games for met in found.pairings for row in met.rows] == [2, 2]
    assert {rating.player for rating in found.ratings} == {"left", "right", "the game"}


def test_a_solo_bot_is_the_games_own() -> None:
    found = play(schedule("ironwood", ["left"], 3, seed=1, options={"solo": "ironbot"}))
    assert found.automatic == ["ironclad"]
    assert [row.wins.games for row in found.pairings[0].rows] == [3]
    assert {curve.side for curve in found.curves} == {"woodwalkers"}
    assert sum(named.wins.won for named in found.sides) == found.finished


def test_players_that_think_by_the_clock_are_told() -> None:
    found = play(schedule("ironwood", ["search:0.001s"], 1, seed=1, options={"solo": "ironbot"}))
    assert not found.repeatable
    assert found.thinking[0].by_clock
    assert found.thinking[0].seconds > 0
