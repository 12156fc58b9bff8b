"""Whole solo games: nobody asks the bot, undo, clones, redealt worlds and sentences work as for two."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from weald.games.ironwood import GAME
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.state import Ironwood
from weald.kernel import Dice
from weald.match import Match
from weald.match.sight import events
from weald.text import LANGUAGES, Texts, render

SOLO = [
    {"solo": bot, "level": level, "companion": companion}
    for bot in ("ironbot", "woodbot")
    for level, companion in ((0, False), (15, False), (7, True))
]


def play(options: dict[str, Any], seed: int) -> tuple[Match, int]:
    return weald.start("ironwood", seed=seed, options=options), WW if options["solo"] == "ironbot" else IC


@pytest.mark.parametrize("options", SOLO, ids=str)
def test_a_whole_game(options: dict[str, Any]) -> None:
    match, human = play(options, 3)
    dice = Dice(5)
    n = 0
    while not match.over:
        assert [d.seat for d in match.open] == [human]
        assert GAME.audit(match.state) == []
        if n % 23 == 0:
            looks_the_same(match, human, n)
        choices = match.decision.options
        match.choose(choices[dice.below(len(choices))])
        n += 1
    assert match.result is not None
    assert weald.replay(match.record()).hash() == match.hash()


def looks_the_same(match: Match, human: int, seed: int) -> None:
    assert match.clone().hash() == match.hash()
    world = match.redeal(human, seed)
    here, there = match.view(human), world.view(human)
    here.pop("undo")
    there.pop("undo", None)
    assert here == there
    assert isinstance(world.state, Ironwood)
    assert GAME.audit(world.state) == []


@pytest.mark.parametrize("options", SOLO[:2] + SOLO[3:5], ids=str)
def test_nobody_sees_the_bot_hand(options: dict[str, Any]) -> None:
    match, human = play(options, 1)
    dice = Dice(2)
    name = ("woodwalkers", "ironclad")[1 - human]
    for _ in range(60):
        if match.over:
            break
        for viewer in (human, 1 - human, None):
            zone = match.view(viewer)["zones"][f"{name}.hand"]
            assert zone["cards"] == [None] * zone["count"]
        assert match.view(human)["position"]["solo"]["hand"] == zone["count"]
        choices = match.decision.options
        match.choose(choices[dice.below(len(choices))])


def test_undo_stops_where_the_bot_has_turned_up_a_card() -> None:
    match, human = play({"solo": "ironbot"}, 4)
    match.choose("draw 2")
    match.choose("pass")
    assert match.can_undo(human).ok is False


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", SOLO, ids=str)
def test_every_sentence_of_a_game_is_whole(options: dict[str, Any], lang: str) -> None:
    match, human = play(options, 6)
    dice = Dice(7)
    texts = Texts(lang, "ironwood")
    while not match.over:
        choices = match.decision.options
        match.choose(choices[dice.below(len(choices))])
    for event in events(match, human):
        sentence = render.event(texts, event, match.seats)
        assert "{" not in sentence
        assert "bot-" not in sentence
        assert "None" not in sentence
    assert (texts.missing, texts.problems) == (set(), [])
