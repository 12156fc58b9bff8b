"""Games to learn from. Game number i of a lesson is always the same game, whoever plays it where."""

from __future__ import annotations

import hashlib
import sys
from array import array
from typing import Final

import msgspec

from weald.games import find
from weald.kernel import FULL, Dice, Game, Value, split
from weald.match import Match, begin
from weald.players.judgement import HAND_MADE, Judgement, Linear
from weald.players.learned import together
from weald.players.policy import pick, worth
from weald.players.search import SearchPlayer
from weald.players.turns import Turn
from weald.train.line_ups import bounds, line_up

LIMIT: Final = 20_000  # decisions after which a game teaches nothing
WANDER: Final = 8  # one decision of so many is made as the game leans: other positions are worth knowing, too

Weights = dict[str, list[int]]


class Lesson(msgspec.Struct, frozen=True):
    """How a generation plays: by a search of so many iterations and these weights; without iterations as the game leans."""

    game: str
    seats: list[str]  # the line-ups to be drawn from (line_ups.py)
    options: dict[str, Value]
    seed: int
    iterations: int
    weights: Weights


class Taught(msgspec.Struct, frozen=True):
    """A finished game: who won, and what was to be seen between the turns."""

    number: int
    sides: list[str]  # whose numbers they are
    winners: int
    decisions: int
    hash: str
    seen: bytes  # by position the numbers of all sides, two bytes each, the lower first: small in memory and in a file


def teach(todo: Lesson, number: int) -> Taught:
    game = find(todo.game)
    seed = split(todo.seed, number)
    seats = line_up(game, todo.seats, todo.options, Dice(split(seed, 2)))
    match = begin(game, seats, seed, dict(todo.options), keep=todo.iterations > 0, loud=False)
    dice = Dice(split(seed, 1))
    judgement = Linear(todo.weights) if todo.weights else HAND_MADE
    seen = array("h")
    turn = Turn()
    last = -1
    made = 0
    while not match.over and made < LIMIT:
        decision = match.open[0]
        now = game.turn_of(match.state, decision)
        if now != last:
            last = now
            for row in game.features(match.state):
                seen.extend(row)
        if not todo.iterations or dice.below(WANDER) == 0:
            match.choose(pick(match, decision, dice), decision.seat)
        elif turn.repeats(match, decision):
            match.take_default(decision.seat)
        else:
            turn.visit(match, decision)
            match.choose(thought(match, decision.seat, dice, todo.iterations, judgement, turn), decision.seat)
        made += 1
    if sys.byteorder == "big":
        seen.byteswap()
    sides = game.weighed(match.sides)
    return Taught(number, sides, match.state.winners, made, match.state.hash(), seen.tobytes() if match.over else b"")


def thought(match: Match, seat: int, dice: Dice, iterations: int, judgement: Judgement, turn: Turn) -> str:
    """As a player does, who is only ever given a world that its seat cannot tell from the real one."""
    world = match.redeal(seat, dice.below(1 << 48))
    return SearchPlayer(iterations, 0.0, judgement).choose(world, seat, dice, None, turn.visited)


class Met(msgspec.Struct, frozen=True):
    """What learned weights got out of a game, and what is fair to expect: both in millionths of a win."""

    won: int
    fair: int


def contest(todo: Lesson, number: int) -> Met:
    """A game against the hand-made judgement, with the seats taken in turn; where nobody is there to be beaten, the same game
    is played by either."""
    game = find(todo.game)
    most = people_of(game, todo)[1]
    seed = split(todo.seed, number // most)
    seats = line_up(game, todo.seats, todo.options, Dice(split(seed, 2)))
    people = [seat for seat in range(len(seats)) if seat not in game.automatic(todo.options)]
    if together(game) or len(people) == 1:
        seed = split(todo.seed, number)
        seats = line_up(game, todo.seats, todo.options, Dice(split(seed, 2)))
        people = [seat for seat in range(len(seats)) if seat not in game.automatic(todo.options)]
        ours, theirs = (_met(todo, number, seats, seed, mine)[people[0]] for mine in (people, []))
        return Met(ours, theirs)
    ours = people[number % most % len(people)]
    return Met(_met(todo, number, seats, seed, [ours])[ours], FULL // len(people))


def people_of(game: Game, todo: Lesson) -> tuple[int, int]:
    """The fewest and the most who play against each other; 1 where nobody does."""
    if together(game):
        return 1, 1
    low, high = bounds(game, todo.seats, todo.options)
    bots = len(game.automatic(todo.options))
    return low - bots, high - bots


def _met(todo: Lesson, number: int, seats: list[str], seed: int, ours: list[int]) -> list[int]:
    """What each seat gets out of a game in which ``ours`` judge as they have learned."""
    game = find(todo.game)
    match = begin(game, seats, seed, dict(todo.options), loud=False)
    dice = Dice(split(todo.seed, number))
    learned = Linear(todo.weights)
    turn = Turn()
    made = 0
    while not match.over and made < LIMIT:
        decision = match.open[0]
        seat = decision.seat
        if turn.repeats(match, decision):
            match.take_default(seat)
        else:
            turn.visit(match, decision)
            judgement = learned if seat in ours else HAND_MADE
            match.choose(thought(match, seat, dice, todo.iterations, judgement, turn), seat)
        made += 1
    return worth(match) if match.over else [FULL // len(match.seats)] * len(match.seats)


def digest_of(games: list[Taught]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for one in sorted(games, key=lambda g: g.number):
        digest.update(f"{one.number} {one.winners} {one.decisions} {one.hash}\n".encode())
    return digest.hexdigest()
