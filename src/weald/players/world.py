"""A world for one seat, packed so that it can be sent to another process.

What is packed has been redealt: everything the seat may not know has been replaced by chance. The real
state never leaves the process that owns the match.
"""

from __future__ import annotations

from msgspec import Struct

from weald.games import find
from weald.kernel import Dice, Value
from weald.match import Match
from weald.match.snapshot import Paper, load
from weald.players import make
from weald.players.budget import Stopped


class World(Struct, frozen=True):
    game: str
    seats: list[str]
    options: dict[str, Value]
    seat: int
    paper: Paper
    visited: list[str]  # positions of this turn (``Turn.visited``)


def pack(match: Match, seat: int, seed: int, visited: list[str] | None = None) -> World:
    return World(match.game.id, match.seats, match.options, seat, match.redeal(seat, seed).save(), list(visited or ()))


def unpack(world: World) -> Match:
    return load(find(world.game), world.seats, world.options, 0, world.paper)


def think(level: str, world: World, seed: int, stopped: Stopped | None = None) -> str:
    """What a worker process does: unpack the world, let the player choose."""
    match = unpack(world)
    secret = match.decision_of(world.seat).secret
    return make(level, secret).choose(match, world.seat, Dice(seed), stopped, world.visited)
