"""Who meets whom and sits where. Everybody takes every side, and every place in turn order, equally often.

alone      one seat is free (the rules play the others): every player plays it
together   a cooperative game: all seats are the same player, every player in turn
duel       two seats: every pair of players, with either on either side
field      more seats: one player against a table full of another, both ways (or only against ``field``)
mix        more seats: different players at one table, in every order
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import lcm
from typing import Any

import msgspec

from weald.arena.one_game import Plan
from weald.games import find
from weald.kernel import Game, Value
from weald.kernel.errors import WealdError
from weald.players import make


class BadSchedule(WealdError):
    """What was asked for cannot be played, or not fairly."""


class Seating(msgspec.Struct, frozen=True):
    seats: list[str]  # the sides in turn order
    players: list[str]


class Pairing(msgspec.Struct, frozen=True):
    """Players that meet. Game number n sits as ``rotation[n % len(rotation)]``."""

    players: list[str]
    rotation: list[Seating]


class Schedule(msgspec.Struct, frozen=True):
    game: str
    format: str
    seats: list[str]
    automatic: list[int]  # seats the rules play
    options: dict[str, Value]
    players: list[str]
    field: str
    seed: int
    games: int  # of each pairing
    cycle: int  # games of a pairing until everybody has had every side once
    pairings: list[Pairing]

    def fixtures(self) -> Iterator[tuple[Pairing, Plan, int]]:
        """Every game: its pairing, its plan, its number. Round by round, so that no pairing is first."""
        for number in range(self.games):
            for pairing in self.pairings:
                yield pairing, self.plan(pairing, number), number

    def plan(self, pairing: Pairing, number: int) -> Plan:
        at = pairing.rotation[number % len(pairing.rotation)]
        return Plan(self.game, at.seats, self.options, self.seed, at.players)

    @property
    def turns(self) -> bool:
        """Do the sides take turns in different orders?"""
        return any(at.seats != self.seats for at in self.pairings[0].rotation)

    @property
    def fair(self) -> float | None:
        """The share of wins of a seat among equals; none where the rules are the opponent."""
        return None if self.format in ("alone", "together") else 1 / len(self.seats)


USUAL = 100  # games of a pairing unless told otherwise, rounded up to whole rotations


def schedule(
    game: str, players: list[str], games: int | None, seed: int, seats: list[str] | None = None,
    count: int | None = None, options: dict[str, Any] | None = None, field: str = "", mix: bool = False,
) -> Schedule:  # fmt: skip
    """Check everything before the first game starts."""
    found = find(game)
    settings = found.read_options(options)
    line = found.seats(seats, count, settings)
    automatic = found.automatic(settings)
    for player in [*players, *([field] if field else [])]:
        make(player)
    kind = _format(found, line, automatic, mix)
    _check(kind, players, field, len(line))
    pairings = _pairings(kind, players, field, _turns(found, line, settings))
    cycle = 1 if kind in ("alone", "together") else len(line)
    wanted = -(-USUAL // cycle) * cycle if games is None else games
    if wanted % cycle:
        low = wanted // cycle * cycle
        near = f"{low} or {low + cycle}" if low else str(cycle)
        raise BadSchedule(
            f"{wanted} games do not rotate evenly: with {len(line)} seats everybody sits everywhere equally often "
            f"only in multiples of {cycle} games of a pairing; try {near}"
        )
    return Schedule(game, kind, line, automatic, settings, players, field, seed, wanted, cycle, pairings)


def _format(game: Game, line: list[str], automatic: list[int], mix: bool) -> str:
    free = len(line) - len(automatic)
    if free == 1:
        kind = "alone"
    elif game.concession_winners(0, 2) == 0:  # nobody wins when one gives up: all stand and fall together
        kind = "together"
    else:
        kind = "duel" if free == 2 else "field"
    if mix:
        if kind != "field":
            raise BadSchedule(f"a mix of players needs three or more rival seats; {game.id} has {free} here")
        kind = "mix"
    return kind


def _check(kind: str, players: list[str], field: str, count: int) -> None:
    if kind == "mix":
        if field:
            raise BadSchedule("--field and --mix exclude one another")
        if len(players) < count:
            raise BadSchedule(f"a mix needs at least {count} players for {count} seats (repeats are fine)")
        if len(set(players)) < 2:
            raise BadSchedule("a mix of one player only says nothing; name another")
        return
    twice = sorted({player for player in players if players.count(player) > 1})
    if twice:
        raise BadSchedule(f"{', '.join(twice)} named twice: players must differ")
    if kind in ("alone", "together"):
        if field:
            raise BadSchedule("--field is for rivals; here the rules are the opponent")
    elif field in players:
        raise BadSchedule(f"{field} is the field and cannot be one of the players too")
    elif not field and len(players) < 2:
        raise BadSchedule(f"{players[0]} needs somebody to meet: name two players or more, or a --field")


def _turns(game: Game, line: list[str], options: dict[str, Value]) -> list[list[str]]:
    """The line-up in each turn order, where the game lets the sides sit as they like."""
    if game.automatic(options):
        return [line]
    turns = [line[first:] + line[:first] for first in range(len(line))]
    return [turn for turn in turns if game.seats(turn, None, options) == turn]


def _pairings(kind: str, players: list[str], field: str, turns: list[list[str]]) -> list[Pairing]:
    count = len(turns[0])
    if kind in ("alone", "together"):
        return [Pairing([player], [Seating(turn, [player] * count) for turn in turns]) for player in players]
    if kind == "mix":
        tables = {tuple(sorted(some)): list(some) for some in combinations(players, count)}
        return [Pairing(some, _orders(some, turns)) for some in tables.values()]
    if field:
        pairs = [(player, field) for player in players]
    else:
        pairs = list(combinations(players, 2) if kind == "duel" else permutations(players, 2))
    return [Pairing([one, other], _one_among(one, other, turns)) for one, other in pairs]


def _one_among(one: str, others: str, turns: list[list[str]]) -> list[Seating]:
    """``one`` on each side and in each place of the turn order: both once in every ``count`` games."""
    count = len(turns[0])
    return [Seating(turn, [one if i == at else others for i in range(count)]) for turn in turns for at in range(count)]


def _orders(players: list[str], turns: list[list[str]]) -> list[Seating]:
    """All orders of the players, each followed by its rotations: every player everywhere once in ``count`` games."""
    count = len(players)
    orders = [[players[0], *rest] for rest in permutations(players[1:])]
    blocks = lcm(len(orders), len(turns))
    return [
        Seating(turns[b % len(turns)], order[shift:] + order[:shift])
        for b in range(blocks)
        for order in [orders[b % len(orders)]]
        for shift in range(count)
    ]
