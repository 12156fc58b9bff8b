"""Companion mode: what comes out of somebody's box is entered by hand, and the record replays like any other."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.games.ironwood.solo.table import ironbot, woodbot
from tests.games.ironwood.table import cards, new_game
from weald.games.ironwood import GAME
from weald.games.ironwood.facts import IC, NAMES, WW
from weald.kernel import Dice


def test_a_round_against_ironbot_from_the_box() -> None:
    t = new_game(solo="ironbot", companion=True)
    assert (t.asked, t.offered) == ("enter-first-vision", ["card V01", "card V02", "card V03", "card V04"])
    t.do("card V03")
    assert t.visions == ["V03"]
    t.do("draw 2")
    assert t.asked == "enter-draw"
    assert "card WW17" not in t.offered  # left out of the deck (17.1.3)
    t.do("card WW30", "card WW11")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW11", "WW30"]
    assert t.asked == "turn"
    t.do("play WW01")  # draws a special card first
    assert t.asked == "enter-draw"
    t.do("card WW08", "option 1")
    assert t.asked == "enter-vision"
    t.do("card V07")
    assert t.visions == ["V03", "V07"]
    # The bot turn: nothing is in its forest, so it expends the top card of its pile, whichever that is.
    assert t.asked == "enter-card"
    assert {"card IC01", "card IC02", "card IC03", "card IC04", "card IC38"} <= set(t.offered)
    t.do("card IC22")  # card, crystals
    assert t.told("bot-expends")["card"] == "IC22"
    assert GAME.audit(t.g) == []
    assert weald.replay(t.match.record()).hash() == t.match.hash()


def test_the_die_is_entered() -> None:
    t = ironbot(hand="IC05", companion=True, ic="ferrum:WWW auria:WWW").bot_turn()
    assert t.asked == "enter-card"
    t.do("card IC05")
    assert (t.asked, t.offered) == (
        "enter-die",
        ["die highest-even", "die lowest-even", "die highest-odd", "die lowest-odd"],
    )
    t.do("die lowest-even")
    t.tells("17.19.2 bot-rolls lowest-even chromia argentimar,chromia", "17.14.1 bot-expands chromia 0")


def test_a_card_our_books_had_in_the_deck_changes_places() -> None:
    t = ironbot(hand="IC01 IC05", companion=True, ic="ferrum:WWW").bot_turn()
    before = sorted(t.g.hand[IC] + t.g.deck[IC])
    t.offers("card IC01", "card IC05", "card IC37").do("card IC37")
    assert t.told("bot-expends")["card"] == "IC37"
    assert t.hand("ironclad") == ["IC01"]  # the basic is still in the pile
    assert sorted(t.g.hand[IC] + t.g.deck[IC] + t.g.slots[IC]) == before
    assert t.g.seen[cards("IC05")[0]] == 0


def test_a_pile_of_basics_can_only_show_a_basic() -> None:
    t = ironbot(hand="IC01 IC02", companion=True, ic="ferrum:WWW").bot_turn()
    assert t.offered == ["card IC01", "card IC02"]


def test_the_deployed_card_of_the_bot_is_entered_after_the_human_deploys() -> None:
    t = woodbot(hand="WW15 WW14", companion=True, ic="ferrum:WWW", ww="f13:3").steps()
    t.do("play IC01", "option 3", "from ferrum")
    assert t.asked == "deploy"
    t.do("no")
    assert t.asked == "enter-card"
    t.do("card WW14")
    assert t.told("bot-deploys")["card"] == "WW14"


def test_locate_asks_for_the_vision_unless_it_is_known() -> None:
    t = woodbot(companion=True, ic="ferrum:WWW", ww="f01:1", vision_deck="V01 V02 V03").bot_turn()
    assert (t.asked, t.offered) == ("enter-top-vision", ["card V01", "card V02", "card V03"])
    t.do("card V02")
    assert t.told("bot-locates")["card"] == "V02"
    t = woodbot(companion=True, ic="ferrum:WWW", ww="f01:1", vision_deck="V01 V02 V03")
    t.start.seen[cards("V01")[0]] = 1 << IC
    t.bot_turn()
    assert t.told("bot-locates")["card"] == "V01"


def test_visions_that_come_back_are_entered() -> None:
    t = woodbot(companion=True, ic="ferrum:WWW", ww="f10:1", vision_deck="V03").bot_turn()
    assert t.asked == "enter-returned-vision"
    t.do("card V10", "card V09", "card V08", "card V07", "card V06")
    assert sorted(NAMES[v] for v in t.g.vision_deck) == ["V06", "V07", "V08", "V09", "V10"]
    t.sound()


def test_random_places_of_the_setup_are_entered() -> None:
    t = new_game(solo="ironbot", companion=True, two_foundations=True, extra_warriors=1)
    assert t.asked == "enter-place"
    t.do("at chromia", "at gallimor")
    assert (t.forge("chromia"), t.forge("gallimor")) == ("foundation", "foundation")
    t.do("card V01", "at zincur")
    assert t.warriors("zincur") == 4


@pytest.mark.parametrize("solo", ["ironbot", "woodbot"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_from_the_box_replay(solo: str, seed: int) -> None:
    options: dict[str, Any] = {"solo": solo, "companion": True, "level": 5 * seed}
    match = weald.start("ironwood", seed=seed, options=options)
    dice = Dice(seed)
    human = WW if solo == "ironbot" else IC
    while not match.over:
        assert [d.seat for d in match.open] == [human]
        options_ = match.decision.options
        match.choose(options_[dice.below(len(options_))])
    assert weald.replay(match.record()).hash() == match.hash()
