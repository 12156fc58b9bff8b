"""One game, from the deal to its end. Simulations and tournaments play theirs here, on any process of any machine.

Game number i of a plan is always the same game, whoever plays it where (unless a player thinks by the clock).
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from weald.games import find
from weald.kernel import FULL, Dice, Game, State, Value, split
from weald.match import Match, begin
from weald.players import Player, make
from weald.players.random_player import RandomPlayer
from weald.players.turns import Turn

POINTS: Final = 21  # points of a curve, from the deal (0 %) to the end (100 %)
LIMIT: Final = 20_000  # decisions after which a game counts as unfinished, where the game itself names no limit
_NEW_WORLD: Final = 7  # keeps a player's dice apart from the worlds it is dealt
_DENSE: Final = 8 * POINTS


class Plan(msgspec.Struct, frozen=True):
    """What to play: the sides in seat order and who plays each."""

    game: str
    seats: list[str]
    options: dict[str, Value]
    seed: int
    players: list[str]


class Story(msgspec.Struct, frozen=True):
    """What happened on the way, seat by seat: questions, seconds of thought, and how each stood, at equal steps."""

    moves: list[int]
    seconds: list[float]
    chances: list[list[int]]  # the game's own judgement (``Game.standings``), in thousandths
    scores: list[list[int]]  # victory points, where the game counts them


class Outcome(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int
    finished: bool
    decisions: int
    rounds: int
    winners: int
    how: str
    hash: str
    story: Story | None = None
    repeats: int = 0  # decisions answered by default because their seat went round in circles

    def won(self, seat: int) -> bool:
        return bool(self.winners >> seat & 1)


def play_one(todo: Plan, number: int, watch: bool = False) -> Outcome:
    """Play game ``number``; with ``watch`` its story is written down too."""
    return play_out(todo, number, watch)[1]


def play_out(todo: Plan, number: int, watch: bool = False) -> tuple[Match, Outcome]:
    """The same, with the game itself, for who wants to count more than the winner."""
    game = find(todo.game)
    seed = split(todo.seed, number)
    players = [make(name) for name in todo.players]
    thoughtless = all(isinstance(p, RandomPlayer) for p in players)
    match = begin(game, todo.seats, seed, dict(todo.options), keep=not thoughtless, loud=False)
    dice = [Dice(split(seed, 1 + seat)) for seat in range(len(match.seats))]
    watcher = _Watcher(game, len(match.seats)) if watch else None
    limit = game.random_cap or LIMIT
    made = RandomPlayer().play_on(match, dice, limit) if thoughtless and not watch else 0
    turn = Turn()
    repeats = 0
    while not match.over and made < limit:
        if watcher is not None:
            watcher.look(made, match.state)
        decision = match.open[0]
        seat = decision.seat
        player = players[seat]
        if turn.repeats(match, decision):
            repeats += 1
            match.take_default(seat)
        elif isinstance(player, RandomPlayer):
            match.choose(player.pick(decision, dice[seat]), seat)
        else:
            began = time.process_time()
            turn.visit(match, decision)
            choice = _think(match, player, seat, dice[seat], turn)
            if watcher is not None:
                watcher.seconds[seat] += time.process_time() - began
            match.choose(choice, seat)
        if watcher is not None:
            watcher.moves[seat] += 1
        made += 1
    state = match.state
    story = None if watcher is None else watcher.story(made, match)
    outcome = Outcome(number, match.over, made, state.round, state.winners, state.how, state.hash(), story, repeats)
    return match, outcome


def _think(match: Match, player: Player, seat: int, dice: Dice, turn: Turn) -> str:
    """A player only ever gets a world that its seat cannot tell from the real one."""
    return player.choose(match.redeal(seat, dice.below(1 << 32) ^ _NEW_WORLD), seat, dice, None, turn.visited)


class _Watcher:
    """Looks at a game now and then, more rarely the longer it lasts, so that watching costs little."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.moves = [0] * seats
        self.seconds = [0.0] * seats
        self.stride = 1
        self.looks: list[tuple[int, list[int], list[int]]] = []

    def look(self, made: int, state: State) -> None:
        if made % self.stride:
            return
        self.looks.append((made, self.game.standings(state), score_of(state)))
        if len(self.looks) >= _DENSE:
            self.looks = self.looks[::2]
            self.stride *= 2

    def story(self, made: int, match: Match) -> Story:
        state = match.state
        seats = range(len(self.moves))
        end = [FULL * (state.winners >> seat & 1) for seat in seats] if match.over else self.game.standings(state)
        self.looks.append((made, end, score_of(state)))
        at: list[int] = []
        here = 0
        for point in range(POINTS):
            while here + 1 < len(self.looks) and self.looks[here + 1][0] * (POINTS - 1) <= made * point:
                here += 1
            at.append(here)
        chances = [[round(self.looks[i][1][seat] * 1000 / FULL) for i in at] for seat in seats]
        scores = [[self.looks[i][2][seat] for i in at] for seat in seats] if self.looks[0][2] else []
        return Story(self.moves, [round(s, 3) for s in self.seconds], chances, scores)


def score_of(state: State) -> list[int]:
    """Victory points of each seat as everybody sees them; empty where a game counts none."""
    found = getattr(state, "vp", None) if "vp" in state.public else None
    return list(found) if isinstance(found, list) else []
