"""Pairing: nobody twice against the same while that can be avoided, byes go round, so do the sides."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from weald.table.events.pairing import Round, above, circle, climbed, met, seated, swiss
from weald.table.events.scoring import Place, Played, places, points_of, totals


def whole(found: Round, players: list[int], seats: int) -> None:
    """Everybody has exactly one place."""
    assert all(len(table) == seats for table in found.tables)
    assert sorted([p for table in found.tables for p in table] + found.byes) == sorted(players)


@pytest.mark.parametrize("n", range(2, 18))
@pytest.mark.parametrize("meetings", [1, 2])
def test_everybody_meets_everybody(n: int, meetings: int) -> None:
    players = [10 + 3 * i for i in range(n)]
    rounds = circle(players, meetings)
    assert len(rounds) == meetings * (n - 1 + n % 2)
    for each in rounds:
        whole(each, players, 2)
    known = met([table for each in rounds for table in each.tables])
    assert known == dict.fromkeys(combinations(players, 2), meetings)
    byes = Counter(p for each in rounds for p in each.byes)
    assert byes == (dict.fromkeys(players, meetings) if n % 2 else {})
    for p in players:
        first = sum(table[0] == p for each in rounds for table in each.tables)
        second = sum(table[1] == p for each in rounds for table in each.tables)
        assert abs(first - second) <= (0 if meetings == 2 else 1)
    if meetings == 2:  # each against each from both sides
        orders = Counter(tuple(table) for each in rounds for table in each.tables)
        assert set(orders.values()) == {1}


def tournament(n: int, seats: int, rounds: int, seed: int) -> tuple[list[list[int]], list[int]]:
    """Play it: the stronger usually win. Returns all tables and all byes."""
    chance, players = random.Random(seed), list(range(n))
    past: list[list[int]] = []
    played: list[Played] = []
    byes: list[int] = []
    for _ in range(rounds):
        found = swiss(players, seats, totals(players, played, byes), past, byes)
        whole(found, players, seats)
        assert found == swiss(players, seats, totals(players, played, byes), past, byes)
        for table in found.tables:
            best = max(range(seats), key=lambda i: table[i] + chance.gauss(0, n / 4))
            played.append(Played(table, points_of([best], seats)))
        past += found.tables
        byes += found.byes
    return past, byes


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("n", [4, 5, 6, 7, 8, 9, 11, 12, 16, 17, 24, 33, 64])
def test_swiss_for_two(n: int, seed: int) -> None:
    rounds = min(n // 2, 9)
    past, byes = tournament(n, 2, rounds, seed)
    assert max(met(past).values()) == 1
    assert max(Counter(byes).values(), default=0) <= 1
    for p in range(n):
        first, second = (sum(table[seat] == p for table in past) for seat in (0, 1))
        assert abs(first - second) <= 2


def avoidable(players: list[int], past: list[list[int]]) -> bool:
    """By looking at every way: can they be paired without anybody meeting somebody again?"""
    if not players:
        return True
    known, one = met(past), players[0]
    return any(
        not known[min(one, other), max(one, other)] and avoidable([p for p in players[1:] if p != other], past)
        for other in players[1:]
    )


@pytest.mark.parametrize("n", [4, 6, 8, 10])
@pytest.mark.parametrize("seed", range(6))
def test_nobody_twice_while_it_can_be_avoided(n: int, seed: int) -> None:
    """As many rounds as there are players: at some point it cannot, and only then somebody is met again."""
    past, _ = tournament(n, 2, n, seed)
    for r in range(n):
        before, now = past[: r * n // 2], past[r * n // 2 : (r + 1) * n // 2]
        again = any(met(before)[min(a, b), max(a, b)] for a, b in now)
        assert not (again and avoidable(list(range(n)), before))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("n", "seats", "rounds"), [(16, 4, 3), (9, 3, 3), (12, 3, 4), (20, 4, 4), (25, 5, 4), (18, 4, 3), (31, 3, 6)]
)
def test_swiss_for_pods(n: int, seats: int, rounds: int, seed: int) -> None:
    past, byes = tournament(n, seats, rounds, seed)
    twice = sum(count - 1 for count in met(past).values() if count > 1)
    assert twice <= len(met(past)) // 20  # nearly nobody
    assert max(met(past).values()) <= 2
    rested = Counter(dict.fromkeys(range(n), 0) | Counter(byes))
    assert max(rested.values()) - min(rested.values()) <= 1
    for p in range(n):
        sat = Counter(dict.fromkeys(range(seats), 0) | Counter(t.index(p) for t in past if p in t))
        assert max(sat.values()) - min(sat.values()) <= 2


def test_equal_points_meet() -> None:
    """After the first round winners meet winners."""
    points = {p: 2 * (p < 8) for p in range(16)}
    past = [[p, p + 8] for p in range(8)]
    found = swiss(range(16), 2, points, past, [])
    assert all(points[a] == points[b] for a, b in found.tables)


def test_when_all_have_met_they_meet_again() -> None:
    past = [[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]]
    found = swiss(range(4), 2, {}, past, [])
    whole(found, [0, 1, 2, 3], 2)
    assert swiss([0], 2, {}, [], []) == Round([], [0])
    assert swiss([0, 1], 3, {}, [], []) == Round([], [0, 1])


def test_a_bye_goes_to_whom_the_others_can_do_without() -> None:
    """The last could rest, but then two would meet again: so another does."""
    past = [[0, 1], [2, 3], [0, 2], [1, 3], [0, 3]]
    found = swiss(range(5), 2, {0: 6, 1: 4, 2: 4, 3: 2, 4: 0}, past, [])
    assert met([*past, *found.tables]).most_common(1)[0][1] == 1


def test_seats_go_round() -> None:
    past = [[0, 1]]
    assert seated([0, 1], past) == [1, 0]
    assert seated([0, 2], [[0, 1]]) == [2, 0]
    assert seated([0, 1, 2], [[0, 1, 2], [1, 2, 0]]) == [2, 0, 1]


def test_the_ladder() -> None:
    order = [5, 3, 8, 1, 9]
    assert above(order, 1, 2) == [3, 8]
    assert above(order, 5, 2) == []
    assert climbed(order, 1, 3) == [5, 1, 3, 8, 9]
    assert climbed(order, 3, 1) == order
    assert climbed(order, 9, 5) == [9, 5, 3, 8, 1]


def test_points_and_places() -> None:
    assert points_of([1], 4) == [0, 2, 0, 0]
    assert points_of([0, 2], 3) == [1, 0, 1]
    assert points_of([], 2) == [0, 0]
    played = [Played([0, 1], [2, 0]), Played([2, 3], [2, 0]), Played([0, 2], [1, 1]), Played([3, 1], [2, 0])]
    found = places([0, 1, 2, 3], played, [], True)
    assert found == [
        Place(2, 1, 3, 5, 7, 2, 1),  # beat 3 (2 points), shared with 0 (3): 2 * 2 + 3
        Place(0, 2, 3, 3, 3, 2, 1),  # beat 1 (0 points), shared with 2
        Place(3, 3, 2, 3, 0, 2, 1),
        Place(1, 4, 0, 5, 0, 2, 0),
    ]
    assert [one.place for one in places([0, 1, 2], [], [1], False)] == [1, 2, 2]
