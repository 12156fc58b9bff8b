"""Rules of the two-player chapters that speak of the bots."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import cards, laid_out, table
from weald.games.ironwood.board import MOUNTAINS
from weald.games.ironwood.facts import IC, WW
from weald.testing import rule


@rule("ironwood", "19.1.2")
@pytest.mark.parametrize("solo", ["ironbot", "woodbot"])
def test_beginner_decks_work_against_either_bot(solo: str) -> None:
    bot = IC if solo == "ironbot" else WW
    deck = laid_out(solo=solo, ordered=True).g.deck
    assert deck[1 - bot] == sorted(deck[1 - bot], reverse=True)  # the top is last: the lowest number is drawn first
    assert deck[bot] != sorted(deck[bot], reverse=True)  # S3: a bot's deck is shuffled
    assert deck[1 - bot] != laid_out(solo=solo).g.deck[1 - bot]


@rule("ironwood", "4.4.8")
def test_bot_markers_stay_when_markers_are_removed() -> None:
    t = table(ic="auria:W", lasting="IC35:2", crystals=(0, 4))
    g = t.start
    g.bot = WW
    g.spirits = 2
    g.bot_marks[MOUNTAINS.index("auria")] = 1
    t.agenda(("marker-step", (WW,)), ("marker-step", (IC,)), ("recruits", (IC,)))
    (card,) = cards("IC35")
    assert t.g.cubes[card] == 1  # the human's lasting card lost one
    assert t.g.spirits == 2
    assert t.g.bot_marks[MOUNTAINS.index("auria")] == 1
