"""Whole games for ``tests/corpus``: every test run plays them again and proves each hash.

.venv/bin/python tools/corpus.py ironwood             write tests/corpus/ironwood/game-*.weald anew
.venv/bin/python tools/corpus.py ironwood --hashes    the same choices again, hashes anew: for a revision that changes how a
                                                      position is written but nothing that happens
.venv/bin/python tools/corpus.py root --let-pass      the same choices again, and whatever is asked besides is let pass: for a
                                                      revision that asks more

Run it when the rules revision was bumped, never to silence a failing replay: a record that no longer replays
means that running games would break. Records of bugs (any other name) are left alone.
"""

from __future__ import annotations

import sys
from pathlib import Path

from weald.games import find
from weald.kernel import Dice, Game, Value, split
from weald.kernel.decision import CONCEDE
from weald.match import Match, begin
from weald.match.record import Record, read, replay, result_of
from weald.players.random_player import RandomPlayer

CORPUS = Path(__file__).parent.parent / "tests" / "corpus"
GAMES = 25
SEARCH = 150  # seeds tried for a winner that chance seldom brings
NOTHING = "done"
CAP = 20_000  # decisions


class Plan:
    """One game by chance: avoiding idle options, or ``uniform`` over all; seat 0 may give up after so many choices."""

    def __init__(self, game: Game, seats: list[str], options: dict[str, Value], uniform: bool, give_up: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.uniform = uniform
        self.give_up = give_up

    def play(self, seed: int, keep: bool) -> Match:
        match = begin(self.game, self.seats, seed, dict(self.options), keep=keep, loud=keep)
        dice = Dice(split(seed, 1))
        player = RandomPlayer()
        made = 0
        while not match.over and made < CAP:
            if self.give_up and made >= self.give_up:
                match.concede(0)
                break
            decision = match.open[dice.below(len(match.open))]
            offered = decision.options
            chosen = offered[dice.below(len(offered))] if self.uniform else player.pick(decision, dice)
            match.choose(chosen, decision.seat)
            made += 1
        return match

    def find(self, number: int, winner: int) -> Match:
        """The first seed that ends, with this winner if chance allows (-1: anybody)."""
        ends = -1
        for attempt in range(SEARCH):
            seed = split(number, attempt) % 1_000_000
            quick = self.play(seed, False)
            if quick.over and (winner < 0 or quick.state.winners >> winner & 1):
                return self.play(seed, True)
            if quick.over and ends < 0:
                ends = seed
        assert ends >= 0, f"game {number} does not end"
        return self.play(ends, True)


def corpus(game: Game) -> list[Match]:
    """Settings and line-ups in turn, every fifth game uniform, the last conceded; some are won by each seat."""
    line_ups: list[tuple[list[str], dict[str, Value]]] = []
    for chosen in [{}, *game.variants(), {}]:
        options = game.read_options(chosen)
        line_ups += [(seats, options) for seats in game.samples(options)]
    out: list[Match] = []
    for number in range(1, GAMES + 1):
        n = len(line_ups)  # more than there are games: evenly from all of them
        seats, options = line_ups[number % n if n <= GAMES else number * n // GAMES % n]
        plan = Plan(game, seats, options, number % 5 == 0, 150 if number == GAMES else 0)
        winner = number // 3 % len(seats) if number % 3 == 1 and number != GAMES else -1
        out.append(plan.find(number, winner))
    return out


def main(name: str) -> None:
    game = find(name)
    folder = CORPUS / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("game-*.weald"):
        old.unlink()
    for number, match in enumerate(corpus(game), 1):
        path = folder / f"game-{number:02}-{match.state.how}.weald"
        path.write_text(match.record(), "utf-8")
        print(f"{path.relative_to(CORPUS.parent.parent)}: {match.result}, {len(match.choices)} choices")


def let_pass(record: Record, game: Game) -> Match:
    """Its choices, each at the next question that it answers; a question that it does not answer is let pass."""
    match = begin(game, record.seats, record.seed, dict(record.options), record.script)
    for _, side, text in record.choices:
        seat = match.seats.index(side)
        while text != CONCEDE.id and not any(d.seat == seat and text in [o.id for o in d.options] for d in match.open):
            options = match.decision.options
            match.choose(options[0] if len(options) == 1 else NOTHING, match.decision.seat)
        if text == CONCEDE.id:
            match.concede(seat)
        else:
            match.choose(text, seat)
    while record.result and not match.over:
        match.choose(NOTHING, match.decision.seat)
    return match


def hash_anew(name: str, asks_more: bool) -> None:
    game = find(name)
    for path in sorted((CORPUS / name).glob("*.weald")):
        record = read(path.read_text("utf-8"))
        match = let_pass(record, game) if asks_more else replay(record, game, verify=False)
        assert record.result == result_of(match), f"{path.name}: it is not the same game any more"
        path.write_text(match.record(), "utf-8")
        print(f"{path.relative_to(CORPUS.parent.parent)}: {match.result}, {len(match.choices)} choices")


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if not word.startswith("-")]
    if "--hashes" in sys.argv or "--let-pass" in sys.argv:
        hash_anew(named[0], "--let-pass" in sys.argv)
    else:
        main(named[0] if named else "ironwood")
