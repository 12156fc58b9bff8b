"""17.2, 17.3, 18.2 and the worked examples 21.7, 21.8: the round of a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.solo.table import ironbot, woodbot
from tests.games.ironwood.table import cards, new_game
from weald.games.ironwood import GAME
from weald.games.ironwood.facts import BASICS, IC, MOUNTAIN_OF, NAMES, WW
from weald.kernel import Dice
from weald.testing import rule

F = "ferrum:WWW"


@rule("ironwood", "17.2.1", "18.2.1")
@pytest.mark.parametrize(("solo", "rule_"), [("ironbot", "17.2.1"), ("woodbot", "18.2.1")])
def test_income(solo: str, rule_: str) -> None:
    t = new_game(solo=solo)
    assert t.crystals == (1, 2)
    assert [(e["seat"], e["count"], e["rule"]) for e in t.events("gained")] == [(WW, 1, rule_), (IC, 2, rule_)]


@rule("ironwood", "17.2.2", "18.2.2")
@pytest.mark.parametrize(("solo", "human"), [("ironbot", "woodwalkers"), ("woodbot", "ironclad")])
def test_the_human_draws_and_two_cards_are_shuffled_into_the_bot_hand(solo: str, human: str) -> None:
    t = new_game(solo=solo)
    assert (t.asked, t.asks, t.offered) == ("first-draw", human, ["draw 2", "draw 4"])
    t.do("draw 4")
    assert (t.asked, t.asks) == ("put-back", human)
    t.do(t.offered[0], t.offered[1])
    assert len(t.hand(human)) == 5
    assert t.told("bot-shuffles-hand")["count"] == 5
    bot = t.g.bot
    assert all(t.g.seen[c] == 0 for c in t.g.hand[bot])
    shown = t.match.view(1 - bot)["zones"][("woodwalkers", "ironclad")[bot] + ".hand"]
    assert set(shown["cards"]) <= {None}


@rule("ironwood", "17.2.3")
def test_marks_on_mountains_stay_when_markers_come_off() -> None:
    t = ironbot(ic=F, marks="auria chromia", lasting="WW24:2").steps(("preparation", ()))
    assert t.told("marker-off")["card"] == "WW24"
    assert t.marks == ["auria", "chromia"]


@rule("ironwood", "18.2.3")
def test_spirits_and_possible_mountains_stay_when_markers_come_off() -> None:
    t = woodbot(hand="WW15 WW14 WW12", ic=F, spirits=2, ww="f01:1", lasting="IC35:2").steps(("preparation", ()))
    assert t.told("marker-off")["card"] == "IC35"
    assert t.g.spirits == 2
    assert len(t.events("bot-unmarks")) == len(t.events("bot-locates"))


@rule("ironwood", "17.2.4", "18.2.4")
@pytest.mark.parametrize(("solo", "first"), [("ironbot", "turn"), ("woodbot", "bot-turn")])
def test_three_turns_each_in_seat_order(solo: str, first: str) -> None:
    t = (ironbot(ic=F) if solo == "ironbot" else woodbot(ic=F)).steps(("action-phase", ()))
    steps = [due[0].name for due in reversed(t.g.agenda) if due[0].name in ("turn", "bot-turn")]
    other = {"turn": "bot-turn", "bot-turn": "turn"}[first]
    # The human is being asked: for Woodbot its own turn is over by now.
    expected = [first, other] * 3
    del expected[: expected.index("turn") + 1]
    assert steps[: len(expected)] == expected


@rule("ironwood", "17.2.5")
def test_the_cards_of_ironbot_come_back_or_are_discarded() -> None:
    t = ironbot(hand="IC01 IC04 IC06", ic=F, held="WW05 WW06 WW07 WW08 WW09 WW10", crystals=(0, 0))
    g = t.start
    g.aside[IC] = []
    g.deck[IC] = [c for c in g.deck[IC] if NAMES[c] != "IC22"]
    g.slots[IC] = cards("IC02 IC22")
    g.slot_of[IC] = [0, 1]
    g.aside[IC] = cards("IC03")
    t.steps(("end-phase", ()))
    assert (t.asked, t.asks) == ("hand-limit", "woodwalkers")  # 9 cards; only the human has a limit
    t.do("discard WW05")
    assert set(BASICS[IC]) <= set(t.g.hand[IC])
    assert "IC22" in t.pile("ironclad", "discard")
    assert all(t.g.seen[c] == 0 for c in t.g.hand[IC])


@rule("ironwood", "17.2.5", "18.2.5")
def test_the_bot_hand_has_no_limit() -> None:
    t = woodbot(hand="WW04 WW05 WW06 WW07 WW08 WW09 WW10 WW11 WW12", ic=F, totems="f10", fading="f09")
    t.steps(("end-phase", ()))
    assert t.told("end-phase")
    assert t.events("discarded") == []
    assert len(t.g.hand[WW]) >= 9
    assert t.totems("f10") == (0, 1)
    assert t.totems("f09") == (0, 0)


@rule("ironwood", "17.2.6")
def test_totems_fade_against_ironbot() -> None:
    t = ironbot(ic=F, totems="f10", fading="f09", ww="f10:1").steps(("end-phase", ()))
    assert (t.totems("f10"), t.totems("f09")) == ((0, 1), (0, 0))


@rule("ironwood", "17.2.7")
def test_the_human_recruits_before_ironbot() -> None:
    t = ironbot(ic=F, crystals=(2, 6)).steps(("end-phase", ()))
    assert (t.asked, t.asks) == ("recruit", "woodwalkers")
    t.silent("bot-recruits-at").do("at f01")
    assert t.told("recruited")["at"] == "ferrum"


@rule("ironwood", "18.2.6", "18.13.1", "18.13.3")
def test_woodbot_recruits_before_the_human() -> None:
    t = woodbot(ic=F, ww="f01:1 f02:2 f03:2 f04:2 f05:2 f06:2", crystals=(5, 2), vision_deck="V06 V05")
    t.steps(("end-phase", ()))
    assert (t.asked, t.asks) == ("recruit", "ironclad")
    assert t.crystals == (1, 2)
    # Forests touching Argentimar or Chromia: f01, f02, f06. First f01 (1), then one of three with 2 by die.
    assert t.events("recruited")[0]["at"] == "f01"
    assert len(t.events("bot-rolls")) == 1


@rule("ironwood", "17.2.8")
def test_an_empty_bot_deck_is_refilled_from_its_discard_pile() -> None:
    t = ironbot(hand="IC12", deck="", discard="IC22 IC05", ic=F).bot_turn()
    assert t.told("reshuffled")["count"] == 2
    t.tells("4.3.4 reshuffled 2", "17.4.8 bot-drew-top 1")


@rule("ironwood", "17.3.1", "17.10.1", "17.10.3", "17.5.6")
def test_a_human_attack_on_ironbot() -> None:
    t = ironbot(hand="IC12", approach="defensive", ic=F + " auria:WW", ww="f13:3").steps()
    t.do("play WW02", "done", "from f13", "to auria")
    assert (t.asked, t.asks) == ("deploy", "woodwalkers")
    t.do("deploy WW01")
    # Nobody asks the bot; its top card counts with the bonus of the approach last set.
    t.tells("17.10.2 bot-deploys IC12", "10.3.3 revealed WW01")
    assert t.told("damage")["defense"] == 1  # what the Ironclad's damage meets: the human's card
    assert [e["defense"] for e in t.events("damage")] == [3, 1]  # 2 on the card and 1 for being defensive


@rule("ironwood", "INT-100")
def test_a_bot_without_cards_still_fights() -> None:
    t = ironbot(hand="", ic=F + " auria:W", ww="f13:3").steps()
    t.do("play WW02", "done", "from f13", "to auria", "no")
    t.tells("17.10.2 bot-deploys-nothing", "10.4.2 damage 0 1 0 0 0 1", "10.6.3 dominance 2 0 0 2")


@rule("ironwood", "17.10.4")
def test_the_human_spreads_the_damage_on_golems_and_warriors() -> None:
    t = ironbot(hand="", approach="aggressive", ic=F + " auria:WWG", ww="f13:4", held="WW16").steps()
    t.do("play WW02", "done", "from f13", "to auria", "deploy WW16")
    assert (t.asked, t.offered) == ("spread-damage", ["golems 0", "golems 1"])
    t.do("golems 1")
    assert t.units("auria") == "W"


@rule("ironwood", "17.10.10")
def test_equal_dominance_is_the_attackers() -> None:
    t = ironbot(hand="", approach="aggressive", ic=F + " auria:WW", ww="f13:3").steps()
    t.do("play WW02", "done", "from f13", "to auria", "no")
    assert (t.dominance("woodwalkers"), t.dominance("ironclad")) == (3, 3)
    assert t.told("won")["seat"] == WW


@rule("ironwood", "17.10.9", "INT-104")
def test_an_emptied_ferrum_gets_a_warrior_free() -> None:
    t = ironbot(hand="", ic="ferrum:W", ww="f13:3", held="WW16", crystals=(0, 0)).steps()
    t.do("play WW02", "done")
    t.join_battle("f13", "ferrum").do("deploy WW16")
    assert t.told("recruited") == {"unit": "warrior", "at": "ferrum", "seat": IC, "rule": "17.10.9"}
    assert t.units("ferrum") == "W"
    full = "ferrum:W auria:WWWWWWWWWW lithimar:WWWWWWWWW"
    t = ironbot(hand="", ic=full, ww="f13:3", held="WW16").steps()
    t.g.ic[1] += 1  # 21 in all: one more than there are, so that after the loss none is left
    t.do("play WW02", "done")
    t.join_battle("f13", "ferrum").do("deploy WW16")
    assert t.events("recruited") == []


@rule("ironwood", "17.3.2", "17.18.1", "17.18.2")
def test_a_discovered_mountain_is_marked_for_good() -> None:
    t = ironbot(ic=F, visions="V02", ww="f13:1").steps()
    t.do("play WW01", "option 2", "discover V02")
    t.tells("15.2.4 discovered V02 f13", "17.3.2 bot-marks lithimar")  # L7
    assert t.marks == ["lithimar"]


@rule("ironwood", "17.3.3", "17.18.1", "INT-106")
def test_a_burned_vision_marks_its_mountain_and_expand_skips_it() -> None:
    t = ironbot(hand="IC05", ic=F + " auria:WWW", visions="V06 V01", held="WW29", ww="f06:1").steps()
    t.do("play WW29", "burn V06")
    assert t.marks == ["chromia"]
    # Expand from Auria: Chromia would have no warrior near, but it is marked.
    position: dict[str, Any] = {"hand": "IC05", "ic": F + " auria:WWW", "ww": "f06:1", "marks": "chromia"}
    assert ironbot(**position).bot_turn().told("bot-expands")["at"] == "argentimar"
    again = ironbot(**position, foundations="chromia").bot_turn()
    assert again.told("bot-expands")["at"] == "argentimar"
    last = ironbot(**position, foundations="chromia", forges="argentimar").bot_turn()
    last.tells("17.14.2 bot-expands chromia 0")


# --- worked examples ---------------------------------------------------------------------------------------


@rule("ironwood", "21.8.1", "21.8.2", "17.17.1", "17.17.3")
@pytest.mark.parametrize(("crystals", "recruits", "left"), [(4, 0, 4), (5, 1, 3), (6, 1, 4), (7, 2, 3), (8, 2, 4)])
def test_ironbot_recruits(crystals: int, recruits: int, left: int) -> None:
    t = ironbot(ic="ferrum:WW chromia:W", forges="chromia", crystals=(0, crystals))
    t.steps(("bot-recruits", (IC,)))
    assert (len(t.events("recruited")), t.crystals[IC]) == (recruits, left)
    # Ferrum first, with 3 warriors there the smaller squad.
    assert [e["at"] for e in t.events("recruited")] == ["ferrum", "chromia"][:recruits]


@rule("ironwood", "21.7.1", "21.7.2", "INV-12", "18.3.2")
def test_woodbots_first_totem() -> None:
    t = woodbot(
        hand="WW15 WW14 WW33 WW34 WW03",
        ic=F + " auria:WWW lithimar:WWW palladimor:WWW zincur:WWW",
        ww="f01:2 f02:2 f03:2 f04:2 f05:2 f06:2",
    )
    t.steps(("bot-turn", (WW, 0)), ("bot-turn", (WW, 1)), ("bot-turn", (WW, 2)), ("bot-turn", (WW, 0)))
    while t.asked != "turn":
        t.do(t.offered[0])
    left = [e["left"] for e in t.events("bot-locates")]
    assert left == [3, 2, 1, 0]
    before = sum(e["count"] for e in t.events("gained") if e["seat"] == WW and e["rule"] == "18.12.5")
    assert before == 3
    assert len(t.g.vision_deck) == len(t.marks) == 5
    assert len(t.g.shown_visions) == 4
    assert t.match.view(IC)["position"]["solo"]["aid"] == "exalted"
    t.sound()


@rule("ironwood", "INV-12", "18.3.2")
def test_marks_and_vision_deck_agree_through_whole_games() -> None:
    for seed in range(4):
        t = new_game(seed=seed, solo="woodbot")
        dice = Dice(seed)
        while not t.match.over:
            assert GAME.audit(t.g) == []
            marked = [m for m in range(11) if t.g.bot_marks[m]]
            assert marked == sorted(MOUNTAIN_OF[v] for v in t.g.vision_deck)
            t.do(t.offered[dice.below(len(t.offered))])
