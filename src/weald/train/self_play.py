"""Games to learn from. Game number i of a lesson is always the same game, whoever plays it where."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from weald.games import find
from weald.kernel import FULL, Dice, Value, split
from weald.match import Match, begin
from weald.players.budget import Budget
from weald.players.judgement import HAND_MADE, Judgement, Linear
from weald.players.policy import onward, pick, worth
from weald.players.search import Tree
from weald.players.turns import Turn

LIMIT: Final = 20_000  # decisions after which a game teaches nothing
WANDER: Final = 8  # one decision of so many is made as the game leans: other positions are worth knowing, too

Weights = dict[str, list[int]]


class Lesson(msgspec.Struct, frozen=True):
    """How a generation plays: by a search of so many iterations and these weights; without iterations as the game leans."""

    game: str
    seats: list[str]
    options: dict[str, Value]
    seed: int
    iterations: int
    weights: Weights


class Taught(msgspec.Struct, frozen=True):
    """A finished game: who won, and what was to be seen between the turns (by position, by seat)."""

    number: int
    winners: int
    decisions: int
    hash: str
    seen: list[list[list[int]]]


def teach(todo: Lesson, number: int) -> Taught:
    game = find(todo.game)
    seed = split(todo.seed, number)
    match = begin(game, todo.seats, seed, dict(todo.options), keep=todo.iterations > 0, loud=False)
    dice = Dice(split(seed, 1))
    judgement = Linear(todo.weights) if todo.weights else HAND_MADE
    seen: list[list[list[int]]] = []
    turn = Turn()
    last = -1
    made = 0
    while not match.over and made < LIMIT:
        decision = match.open[0]
        now = game.turn_of(match.state, decision)
        if now != last:
            last = now
            seen.append(game.features(match.state))
        if not todo.iterations or dice.below(WANDER) == 0:
            match.choose(pick(match, decision, dice), decision.seat)
        elif turn.repeats(match, decision):
            match.take_default(decision.seat)
        else:
            turn.visit(match, decision)
            match.choose(_thought(match, decision.seat, dice, todo.iterations, judgement, turn), decision.seat)
        made += 1
    return Taught(number, match.state.winners, made, match.state.hash(), seen if match.over else [])


def _thought(match: Match, seat: int, dice: Dice, iterations: int, judgement: Judgement, turn: Turn) -> str:
    """As a player does, who is only ever given a world that its seat cannot tell from the real one."""
    world = match.redeal(seat, dice.below(1 << 48))
    options = world.decision_of(seat).options
    if len(options) == 1:
        return options[0].id
    tree = Tree(world, seat, dice, judgement)
    tree.grow(Budget(iterations))
    return onward(world, seat, [option for option, _, _ in tree.ranking()], turn.visited)


def contest(todo: Lesson, number: int) -> int:
    """A game against the hand-made judgement, with the seats taken in turn: what the learned one got out of it, in millionths."""
    game = find(todo.game)
    match = begin(game, todo.seats, split(todo.seed, number // len(todo.seats)), dict(todo.options), loud=False)
    dice = Dice(split(todo.seed, number))
    ours = number % len(match.seats)
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
            judgement = learned if seat == ours else HAND_MADE
            match.choose(_thought(match, seat, dice, todo.iterations, judgement, turn), seat)
        made += 1
    return worth(match)[ours] if match.over else FULL // len(match.seats)


def digest_of(games: list[Taught]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for one in sorted(games, key=lambda g: g.number):
        digest.update(f"{one.number} {one.winners} {one.decisions} {one.hash}\n".encode())
    return digest.hexdigest()
