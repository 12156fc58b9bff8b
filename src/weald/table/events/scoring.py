"""Points and places of a tournament: a pure calculation.

Points are halves: a win is 2, shared with others it is 1, a bye 2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

WIN, SHARED = 2, 1


class Played(NamedTuple):
    """A table that is over: its players by seat, and what each got."""

    players: list[int]
    points: list[int]


class Place(NamedTuple):
    player: int
    place: int  # from 1 on; who is equal in everything has the same
    points: int
    buchholz: int  # what those whom one has played with have, all together
    berger: int  # what those have whom one has beaten; half of it where the win was shared (in quarters of a point)
    games: int
    won: int


def points_of(winners: Sequence[int], players: int) -> list[int]:
    """What each seat gets: the winner a point, several half a point each, and where nobody wins nobody anything."""
    each = WIN if len(winners) == 1 else SHARED
    return [each if seat in winners else 0 for seat in range(players)]


def totals(players: Sequence[int], played: Sequence[Played], byes: Sequence[int]) -> dict[int, int]:
    out = dict.fromkeys(players, 0)
    for table in played:
        for player, points in zip(table.players, table.points, strict=True):
            out[player] = out.get(player, 0) + points
    for player in byes:
        out[player] = out.get(player, 0) + WIN
    return out


def places(players: Sequence[int], played: Sequence[Played], byes: Sequence[int], berger_first: bool) -> list[Place]:
    """The best first. Byes bring points, and nothing to the tie-breaks."""
    points = totals(players, played, byes)
    buchholz: Counter[int] = Counter()
    berger: Counter[int] = Counter()
    games: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for table in played:
        for player, got in zip(table.players, table.points, strict=True):
            others = [(p, g) for p, g in zip(table.players, table.points, strict=True) if p != player]
            games[player] += 1
            won[player] += got == WIN
            buchholz[player] += sum(points[p] for p, _ in others)
            beaten = sum(points[p] for p, g in others if g < got)
            level = sum(points[p] for p, g in others if g == got and got)
            berger[player] += 2 * beaten + level

    def rank(p: int) -> tuple[int, int, int]:
        ties = (berger[p], buchholz[p]) if berger_first else (buchholz[p], berger[p])
        return (-points[p], -ties[0], -ties[1])

    order = sorted(players, key=lambda p: (*rank(p), p))
    out: list[Place] = []
    for i, p in enumerate(order):
        place = out[-1].place if i and rank(p) == rank(order[i - 1]) else i + 1
        out.append(Place(p, place, points[p], buchholz[p], berger[p], games[p], won[p]))
    return out
