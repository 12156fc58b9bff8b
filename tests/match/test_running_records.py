"""The record of a running game names no card that its reader has not seen: random games with every setting drawn, read by everybody."""

from __future__ import annotations

import re

import pytest

from tests.table.test_hidden import SPOKEN, ever_seen, names_of
from weald.games import NAMES, find
from weald.kernel import Dice, split
from weald.match import begin
from weald.players.random_player import RandomPlayer

GAMES = 6
LENGTH = 300  # choices
OFTEN = 10
SPECTATORS = -1


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("name", NAMES)
def test_no_card_is_named_that_the_reader_has_not_seen(name: str, number: int) -> None:
    game = find(name)
    seats, options = game.draw(Dice(split(77, number)))
    match = begin(game, seats, split(78, number), options)
    readers = [*range(len(match.seats)), SPECTATORS]
    dice = Dice(split(79, number))
    player = RandomPlayer()
    read: list[tuple[int, list[str]]] = []
    while not match.over and match.number < LENGTH:
        decision = match.decision
        match.choose(player.pick(decision, dice), decision.seat)
        if match.number % OFTEN == 0 and not match.over:
            read.append((match.number, [match.record(reader).split("--\n", 1)[1] for reader in readers]))
    cards = set(names_of(match)) - SPOKEN.get(name, set())
    words = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, cards), key=len, reverse=True)) + r")\b")
    named = 0
    for i, reader in enumerate(readers):
        seen = ever_seen(match.record(), None if reader == SPECTATORS else reader)
        for made, texts in read:
            told = set(words.findall(texts[i]))
            assert told <= seen[min(made, len(seen) - 1)], (reader, made, told - seen[min(made, len(seen) - 1)])
            named += len(told)
    assert named or name == "defenders"
