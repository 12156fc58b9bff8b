"""Chapters 10.1 to 10.3: starting a battle, battle without combat, deploying cards."""

from __future__ import annotations

import json

import pytest

from tests.games.ironwood.table import table
from weald.testing import rule

# --- starting a battle (10.1) ----------------------------------------------------------------------------


@rule("ironwood", "10.1.1", "20.1.1")
def test_an_attack_needs_an_own_squad_and_a_place_touching_it() -> None:
    t = table(ww="f11:2 f03:1", ic="plumbarum:W zincur:W auria:W", hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21")
    t.refuses("from f07", "no-own-unit-there", "10.1.1")
    t.do("from f11").offers("to plumbarum", "to zincur")
    t.refuses("to auria", "not-touching", "10.1.1")


@rule("ironwood", "10.1.1")
def test_one_attack_effect_starts_one_battle() -> None:
    t = table(ww="f11:4 f07:4", ic="plumbarum:W auria:W").turn("woodwalkers").do("play WW02", "done")
    t.attack("f11", "plumbarum").do("stay")
    assert (t.asks, t.asked) == ("ironclad", "turn")
    assert len(t.events("attacked")) == 1


@rule("ironwood", "10.1.2")
def test_all_units_of_both_places_fight() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWG", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum")
    ww, ic = t.events("dominance")
    assert (ww["units"], ic["units"]) == (2, 3)  # the golem's point of damage took one of the three


@rule("ironwood", "10.1.3", "8.2.3")
def test_woodwalkers_attack_only_from_inner_forests() -> None:
    t = table(ww="f05:4 f11:1", ic="plumbarum:W", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.offers("from f11").refuses("from f05", "outer-forest-cannot-fight", "8.2.3")


@rule("ironwood", "10.1.4", "8.2.3")
def test_ironclad_attack_only_squads_in_inner_forests() -> None:
    t = table(ww="f05:4 f06:1", ic="plumbarum:WWW auria:W", hands=("", "IC38")).turn("ironclad")
    t.do("play IC38")
    assert t.asked == "turn"  # nobody to attack: the outer forests touching Plumbarum do not count
    t = table(ww="f05:4 f12:1", ic="plumbarum:WWW", hands=("", "IC38")).turn("ironclad").do("play IC38")
    t.do("from plumbarum")
    assert t.told("attacked")["to"] == "f12"


@rule("ironwood", "10.1.5", "10.1.6")
def test_a_place_without_an_enemy_unit_cannot_be_attacked() -> None:
    t = table(ww="f11:2", ic="zincur:W palladimor:W", foundations="gallimor", forges="plumbarum", hands=("WW21", ""))
    t.turn("woodwalkers").do("play WW21", "from f11").offers("to zincur", "to palladimor")
    t.refuses("to gallimor", "no-enemy-there", "10.1.5")
    t.refuses("to plumbarum", "no-enemy-there", "10.1.5")


@rule("ironwood", "10.1.6", "15.5.5", "INT-74")
def test_a_forest_with_only_a_totem_cannot_be_attacked() -> None:
    t = table(ww="f12:1", ic="plumbarum:WWW zincur:W", totems="f11", hands=("", "IC38")).turn("ironclad")
    t.do("play IC38").offers("from plumbarum", "from zincur")
    t.do("from plumbarum")
    assert t.told("attacked")["to"] == "f12"  # f11 touches Plumbarum too but holds a totem only
    assert t.totems("f11") == (1, 0)


@rule("ironwood", "10.1.5", "13.2.1")
def test_a_mountain_with_the_drill_alone_can_be_attacked() -> None:
    t = table(ww="f11:1", drill="plumbarum", cargo=2, hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.offers("from f11").attack("f11", "plumbarum")
    assert t.told("won-without-combat")["at"] == "plumbarum"


@rule("ironwood", "10.1.7")
def test_the_winner_stays_where_it_attacked_from() -> None:
    t = table(ww="f11:4", ic="plumbarum:W", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW02").do("done")
    assert (t.warriors("f11"), t.warriors("plumbarum")) == (4, 0)


@rule("ironwood", "10.1.8", "10.3.1", "10.3.2")
@pytest.mark.parametrize("attacker", ["woodwalkers", "ironclad"])
def test_the_attacker_deploys_first(attacker: str) -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21", "IC38")).turn(attacker)
    t.do("play WW21" if attacker == "woodwalkers" else "play IC38")
    t.do("from f11" if attacker == "woodwalkers" else "from plumbarum")
    assert (t.asks, t.asked) == (attacker, "deploy")
    t.do("no")
    assert (t.asks, t.asked) == ("ironclad" if attacker == "woodwalkers" else "woodwalkers", "deploy")


@rule("ironwood", "10.1.9")
def test_a_war_machine_can_end_an_attack_before_cards_are_deployed() -> None:
    t = table(ww="f11:1", ic="plumbarum:W", hands=("WW21", "IC23")).turn("ironclad", rest=True)
    t.do("play IC23", "at plumbarum").do("play WW21")
    t.do("from f11")
    assert t.told("attack-failed")["rule"] == "10.1.9"
    assert t.warriors("f11") == 0
    assert not t.events("deployed")
    assert not t.events("damage")
    assert not t.events("won")
    assert t.asked != "retreat"
    assert len(t.hand("woodwalkers")) == 3  # no Win effect: no card drawn


@rule("ironwood", "10.1.9")
def test_attackers_left_by_a_war_machine_fight_on() -> None:
    t = table(ww="f11:2", ic="plumbarum:W", hands=("WW21", "IC23")).turn("ironclad")
    t.do("play IC23", "at plumbarum").do("play WW21").attack("f11", "plumbarum")
    assert t.events("dominance")[0]["units"] == 1
    assert t.told("won")["rule"] == "10.6.5"


# --- battle with or without combat (10.2) ----------------------------------------------------------------


@rule("ironwood", "10.2.1")
def test_an_enemy_unit_in_the_target_means_combat() -> None:
    t = table(ww="f11:1", ic="plumbarum:G", hands=("WW21", "")).turn("woodwalkers").do("play WW21", "from f11")
    assert t.asked == "deploy"


@rule("ironwood", "10.2.2", "10.2.3", "INT-27", "13.2.1", "13.2.2", "11.1.7")
def test_without_combat_the_attacker_wins_at_once() -> None:
    t = table(ww="f11:1", drill="plumbarum", cargo=2, forges="auria", hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum")
    for silent in ("deployed", "damage", "lost", "dominance", "retreated"):
        assert not t.events(silent)
    assert t.warriors("f11") == 1
    assert t.told("drew")["count"] == 1  # the Win effect of Hit and Vanish
    assert t.asked == "move-warrior"
    assert t.drill == "ferrum"


# --- step I: deploy (10.3) -------------------------------------------------------------------------------


@rule("ironwood", "10.3.2", "10.3.3")
def test_the_defender_knows_only_whether_the_attacker_deployed() -> None:
    views = []
    for card in ("WW09", "WW16"):
        t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21 WW09 WW16", "IC23")).turn("woodwalkers")
        t.do("play WW21").join_battle("f11", "plumbarum").do(f"deploy {card}")
        assert (t.asks, t.asked) == ("ironclad", "deploy")
        views.append(json.dumps(t.match.view(1), sort_keys=True))
        assert not t.events("revealed")
        t.do("deploy IC23")
        assert [e["card"] for e in t.events("revealed")] == [card, "IC23"]
    assert views[0] == views[1]


@rule("ironwood", "10.3.2")
def test_that_the_attacker_deployed_nothing_is_known() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.join_battle("f11", "plumbarum").do("no")
    assert t.match.view(1)["zones"]["woodwalkers.deployed"]["count"] == 0
    assert t.told("deployed") == {"deployed": 0, "seat": 0, "rule": "10.3.4"}


@rule("ironwood", "10.3.4", "INT-14", "10.6.5")
def test_without_cards_the_units_decide_and_the_attacker_wins_ties() -> None:
    t = table(ww="f11:2", ic="plumbarum:WW", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum")
    for side in t.events("damage"):
        assert (side["card"], side["defense"], side["total"]) == (0, 0, 0)
    assert [(d["card"], d["total"]) for d in t.events("dominance")] == [(0, 2), (0, 2)]
    assert (t.told("won")["seat"], t.told("won")["rule"]) == (0, "10.6.5")


@rule("ironwood", "10.3.5")
def test_basic_or_special_one_card_each() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21 WW09", "IC23")).turn("woodwalkers").do("play WW21")
    t.do("from f11").offers("deploy WW01", "deploy WW09", "no").do("deploy WW09")
    t.offers("deploy IC01", "deploy IC23", "no").do("deploy IC01")
    assert t.asked == "retreat"  # no second card


@rule("ironwood", "10.3.6", "3.1.3")
def test_the_effect_box_of_a_deployed_card_is_ignored() -> None:
    # Crystal Grove would draw a card and gain a crystal; Conscription would recruit.
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW35 WW15", "IC07")).turn("woodwalkers").do("play WW35")
    cards = len(t.hand("woodwalkers"))
    t.attack("f11", "plumbarum", "WW15", "IC07")
    assert t.crystals == (0, 0)
    assert len(t.hand("woodwalkers")) == cards - 1
    assert not t.events("recruited")


@rule("ironwood", "10.3.6", "3.4.5", "INT-15")
def test_a_lasting_card_deployed_gives_only_its_values() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21 WW20", "IC21")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW20", "IC21")  # Blood Moon 4/0/2, Shield Wall 2/1/1
    assert [(d["card"], d["bonus"], d["defense"]) for d in t.events("damage")] == [(4, 0, 1), (2, 0, 0)]
    assert t.g.lasting == [[], []]
    assert sum(t.g.cubes) == 0
    assert "WW20" in t.pile("woodwalkers", "discard")
    assert "IC21" in t.pile("ironclad", "discard")


@rule("ironwood", "10.3.7")
def test_the_card_that_attacks_cannot_be_deployed() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW").turn("woodwalkers").do("play WW02", "done", "from f11")
    t.offers("deploy WW01", "deploy WW03").refuses("deploy WW02", "card-already-used", "3.1.6")


@rule("ironwood", "3.1.6", "INT-17")
def test_a_basic_card_played_earlier_cannot_be_deployed() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("", "IC38")).turn("woodwalkers", rest=True)
    t.do("play WW01", "done").do("play IC38").do("from plumbarum", "no")
    assert (t.asks, t.asked) == ("woodwalkers", "deploy")
    t.refuses("deploy WW01", "card-already-used", "3.1.6")


@rule("ironwood", "10.3.8")
def test_read_the_wind_makes_the_defender_deploy_first_and_face_up() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW19", "IC23")).turn("woodwalkers").do("play WW19", "from f11")
    assert (t.asks, t.asked) == ("ironclad", "deploy")
    t.do("deploy IC23")
    assert t.asks == "woodwalkers"
    assert t.match.view(0)["zones"]["ironclad.deployed"]["cards"] == ["IC23"]


@rule("ironwood", "10.3.8")
def test_read_the_wind_also_works_for_the_defender() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW19", "IC38 IC23")).turn("woodwalkers")
    t.do("play WW19", "done").do("play IC38", "from plumbarum")
    assert (t.asks, t.asked) == ("ironclad", "deploy")
    t.do("deploy IC23")
    assert t.told("deployed-face-up")["card"] == "IC23"
    assert t.match.view(0)["zones"]["ironclad.deployed"]["cards"] == ["IC23"]


@rule("ironwood", "10.3.8")
def test_two_cards_that_see_first_cancel_out() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW19", "IC13 IC23")).turn("woodwalkers")
    t.do("play WW19", "done").do("play IC13", "done", "from plumbarum")
    assert (t.asks, t.asked) == ("ironclad", "deploy")
    t.do("deploy IC23")
    assert not t.events("deployed-face-up")
    assert t.match.view(0)["zones"]["ironclad.deployed"]["cards"] == []
