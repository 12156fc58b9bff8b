"""Who plays whom: a pure calculation, the same for the same past.

A table is the list of its players by seat. Nobody meets the same twice while that can be avoided, nobody rests a second time before
everybody has rested once, and the seats (the sides of an asymmetric game) go round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

AGAIN = 1_000_000  # what meeting somebody again costs; a gap in points costs its square
STEPS = 10_000  # attempts to pair two by two before we look for another way
ATTEMPTS = 8  # at tables for more than two
SWEEPS = 30  # rounds of exchanging players between tables
WIDEST = 6  # seats up to which all orders are tried


class Round(NamedTuple):
    tables: list[list[int]]
    byes: list[int]


Met = Counter[tuple[int, int]]


def met(past: Sequence[Sequence[int]]) -> Met:
    """How often each two have sat at one table."""
    return Counter(pair for table in past for pair in combinations(sorted(table), 2))


# --- everybody against everybody ------------------------------------------------------------------------------


def circle(players: Sequence[int], meetings: int = 1) -> list[Round]:
    """All rounds in which everybody meets everybody, two by two (the circle method, seats by Berger's rule); in the second meeting the
    seats are exchanged."""
    n = len(players) + len(players) % 2
    out: list[Round] = []
    for meeting in range(meetings):
        for r in range(n - 1):
            found: list[list[int]] = []
            byes: list[int] = []
            for a, b in _circle(n, r):
                if b > len(players):
                    byes.append(players[a - 1])
                    continue
                table = [players[a - 1], players[b - 1]] if _first(a, b, n) else [players[b - 1], players[a - 1]]
                found.append(table if meeting % 2 == 0 else table[::-1])
            out.append(Round(sorted(found, key=min), byes))
    return out


def _circle(n: int, r: int) -> list[tuple[int, int]]:
    """One turn of the circle, numbers from 1 on: the last stands still."""
    ring = [(r + i) % (n - 1) + 1 for i in range(n - 1)]
    pairs = [(ring[0], n)]
    pairs += [(min(p), max(p)) for p in ((ring[i], ring[n - 1 - i]) for i in range(1, n // 2))]
    return pairs


def _first(a: int, b: int, n: int) -> bool:
    """Does the lower number have the first seat?"""
    return a <= n // 2 if b == n else (a + b) % 2 == 1


# --- by points -------------------------------------------------------------------------------------------------


def swiss(
    players: Sequence[int], seats: int, points: dict[int, int], past: Sequence[Sequence[int]], rested: Sequence[int]
) -> Round:
    """The next round: those with equal points together. ``rested``: who has had a bye, as often as they had one. With equal points
    for everybody it is a round that only looks at who has met whom."""
    byes_of = Counter(rested)
    order = sorted(players, key=lambda p: (-points.get(p, 0), p))
    known = met(past)
    rest = len(order) % seats
    # Who rests: whoever has rested least, of these the last.
    byes = sorted(order, key=lambda p: (byes_of[p], -order.index(p)))[:rest]
    if seats == 2 and rest and len(order) > 2:
        byes = _bye_that_can_be_paired(order, points, known, byes_of, past) or byes
    playing = [p for p in order if p not in byes]
    if len(playing) < seats:
        return Round([], sorted(order))
    tables = _in_pairs(playing, points, known, leanings(past)) if seats == 2 else None
    if tables is None:
        tables = _at_tables(playing, seats, points, known)
    return Round([seated(table, past) for table in tables], sorted(byes))


def _bye_that_can_be_paired(
    order: list[int], points: dict[int, int], known: Met, byes_of: Counter[int], past: Sequence[Sequence[int]]
) -> list[int] | None:
    """Of those who have rested least, the last without whom the others can be paired anew."""
    least, leaning = min(byes_of[p] for p in order), leanings(past)
    for one in [p for p in reversed(order) if byes_of[p] == least]:
        if _in_pairs([p for p in order if p != one], points, known, leaning) is not None:
            return [one]
    return None


def leanings(past: Sequence[Sequence[int]]) -> Counter[int]:
    """How much more often than on the second seat each has sat on the first."""
    out: Counter[int] = Counter()
    for table in past:
        out[table[0]] += 1
        out[table[1]] -= 1
    return out


def _in_pairs(order: list[int], points: dict[int, int], known: Met, leaning: Counter[int]) -> list[list[int]] | None:
    """Nobody meets anybody again; from the top each gets the nearest they can, the upper half of a group of equal points the lower one,
    rather somebody who needs the other seat. None where that cannot be (or is looked for too long)."""
    steps = STEPS

    def pair(left: list[int], tilt: int) -> list[list[int]] | None:
        nonlocal steps
        if not left:
            return []
        steps -= 1
        if steps < 0:
            return None
        one, others = left[0], left[1:]
        mine = leaning[one]
        group = [p for p in others if points.get(p, 0) == points.get(one, 0)]
        half = len(group) // 2
        wanted = sorted(group[half:] + group[:half][::-1], key=lambda p: mine * leaning[p] > 0)
        wanted += [p for p in others if p not in group]
        for other in wanted:
            same = mine * leaning[other] > 0 and min(abs(mine), abs(leaning[other])) >= tilt
            if not same and not known[min(one, other), max(one, other)]:
                rest = pair([p for p in others if p != other], tilt)
                if rest is not None:
                    return [[one, other], *rest]
        return None

    # Two who have both had the same seat twice more often do not meet, where that can be helped. Somebody who has met nearly everybody
    # is hard to place: where the top cannot be served first, these are.
    free = {p: sum(not known[min(p, q), max(p, q)] for q in order if q != p) for p in order}
    hardest = sorted(order, key=lambda p: (free[p], order.index(p)))
    for line, tilt in ((order, 2), (hardest, 2), (order, len(order)), (hardest, len(order))):
        steps = STEPS
        found = pair(line, tilt)
        if found is not None:
            return found
    return None


def _at_tables(order: list[int], seats: int, points: dict[int, int], known: Met) -> list[list[int]]:
    """The best of some attempts: the first by points, others from a mixed order (mixed the same way every time)."""
    best: list[list[int]] = []
    least = -1
    for attempt in range(ATTEMPTS):
        line = order.copy()
        if attempt:
            random.Random(attempt).shuffle(line)
        found, cost = _exchanged([line[i : i + seats] for i in range(0, len(line), seats)], points, known)
        if least < 0 or cost < least:
            best, least = found, cost
        if least < AGAIN:
            break  # nobody meets anybody again
    return best


def _exchanged(tables: list[list[int]], points: dict[int, int], known: Met) -> tuple[list[list[int]], int]:
    """Exchange players between tables for as long as that makes it better."""

    def cost(table: list[int]) -> int:
        return sum(
            AGAIN * known[min(a, b), max(a, b)] ** 2 + (points.get(a, 0) - points.get(b, 0)) ** 2
            for a, b in combinations(table, 2)
        )

    costs = [cost(table) for table in tables]
    for _ in range(SWEEPS):
        better = False
        for a, b in combinations(range(len(tables)), 2):
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    one, other = tables[a].copy(), tables[b].copy()
                    one[i], other[j] = other[j], one[i]
                    now = cost(one), cost(other)
                    if sum(now) < costs[a] + costs[b]:
                        tables[a], tables[b], costs[a], costs[b] = one, other, *now
                        better = True
        if not better:
            break
    return tables, sum(costs)


# --- seats ------------------------------------------------------------------------------------------------------


def seated(table: Sequence[int], past: Sequence[Sequence[int]]) -> list[int]:
    """These players by seat: each where they have sat least, and rather not where they sat last."""
    had: Counter[tuple[int, int]] = Counter()
    last: dict[int, int] = {}
    for other in past:
        for seat, player in enumerate(other):
            had[player, seat] += 1
            last[player] = seat

    def cost(order: Sequence[int]) -> int:
        return sum(4 * had[p, seat] ** 2 + 8 * had[p, seat] + (last.get(p) == seat) for seat, p in enumerate(order))

    if len(table) > WIDEST:
        return list(table)
    best = min(permutations(table), key=cost)
    return list(best)


# --- the ladder ---------------------------------------------------------------------------------------------------


def above(order: Sequence[int], player: int, reach: int) -> list[int]:
    """Whom somebody may challenge: those up to ``reach`` places above."""
    at = order.index(player)
    return list(order[max(0, at - reach) : at])


def climbed(order: Sequence[int], winner: int, loser: int) -> list[int]:
    """The ladder afterwards: who beats somebody above takes their place, and those between move down by one."""
    if order.index(winner) < order.index(loser):
        return list(order)
    out = [p for p in order if p != winner]
    out.insert(out.index(loser), winner)
    return out
