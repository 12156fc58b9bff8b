"""A world for one seat, packed so that it can be sent to another process.

What is packed has been redealt: everything the seat may not know has been replaced by chance. The real
state never leaves the process that owns the match.
"""

from __future__ import annotations

from msgspec import Struct

from weald.games import find
from weald.kernel import Dice, Match, Value
from weald.kernel.match import UNKNOWN, Checkpoint, Choice
from weald.kernel.state import Step
from weald.players import make
from weald.players.budget import Stopped


class World(Struct, frozen=True):
    game: str
    seats: list[str]
    options: dict[str, Value]
    seat: int
    state: dict[str, object]
    step: Step
    made: int
    tail: list[tuple[int, str, bool]]
    sealed: list[tuple[int, str]]


def pack(match: Match, seat: int, seed: int) -> World:
    world = match.redeal(seat, seed)
    point = world._last()
    tail = [(s, option.id, sealed) for s, option, sealed in world.choices[point.number :]]
    sealed = [(d.seat, d.chosen().id) for d in world._sealed_answers()]
    return World(
        match.game.id, match.seats, match.options, seat, point.state.dump(), point.step, point.number, tail, sealed
    )


def unpack(world: World) -> Match:
    game = find(world.game)
    state = game.empty(world.seats, world.options)
    state.load(world.state)
    match = Match(game, world.seats, world.options, 0, state, True, False)
    point = Checkpoint(state, world.step, world.made, 0, 0)
    match.checkpoints = [point]
    blank: list[Choice] = [(-1, UNKNOWN, True)] * world.made
    match._restore(point, blank + [(seat, match.parse(text), sealed) for seat, text, sealed in world.tail])
    for seat, text in world.sealed:
        match.choose(text, seat)
    return match


def think(level: str, world: World, seed: int, stopped: Stopped | None = None) -> str:
    """What a worker process does: unpack the world, let the player choose."""
    return make(level).choose(unpack(world), world.seat, Dice(seed), stopped)
