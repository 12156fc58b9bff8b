"""Chapters 10.4 to 10.7: damage, its spread, the result, and what follows."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import Table, table
from weald.games.ironwood.board import LOCATIONS
from weald.games.ironwood.facts import GOLEM, IC
from weald.games.ironwood.rules.supply import remove_unit
from weald.testing import rule


def damage(t: Table) -> tuple[int, int]:
    """(dealt by Woodwalkers, dealt by Ironclad)"""
    ww, ic = t.events("damage")[-2:]
    return ww["total"], ic["total"]


def winner(t: Table) -> str:
    return ("woodwalkers", "ironclad")[t.told("won")["seat"]]


# --- step II: damage (10.4) ------------------------------------------------------------------------------


@rule("ironwood", "10.4.1", "10.5.1", "10.6.3", "INT-11", "7.2.2")
def test_a_golem_removed_in_this_combat_still_dealt_its_damage() -> None:
    t = table(ww="f11:4", ic="plumbarum:WG", hands=("WW21 WW05", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW05").do("golems 1")
    assert damage(t) == (2, 1)
    assert (t.warriors("f11"), t.golems("plumbarum")) == (3, 0)
    assert t.told("dominance")["units"] == 1  # the warrior; the golem adds no dominance any more


@rule("ironwood", "10.4.2", "7.2.2")
def test_raw_damage_is_card_plus_bonus_plus_golems_plus_forge() -> None:
    t = table(ww="f11:9", ic="plumbarum:WGG", forges="plumbarum", hands=("", "IC06 IC05")).turn("ironclad")
    t.do("play IC06").attack("plumbarum", "f11", "IC05")
    ic = t.events("damage")[1]
    assert (ic["card"], ic["bonus"], ic["golems"], ic["forge"], ic["total"]) == (2, 1, 2, 1, 6)


@rule("ironwood", "10.4.3", "10.4.2", "INT-12", "14.1.5", "14.2.5")
@pytest.mark.parametrize(("forges", "foundations", "bonus"), [("plumbarum", "", 1), ("", "plumbarum", 0), ("", "", 0)])
@pytest.mark.parametrize("attacker", ["woodwalkers", "ironclad"])
def test_a_built_forge_adds_damage_attacking_and_defending(
    forges: str, foundations: str, bonus: int, attacker: str
) -> None:
    t = table(ww="f11:4", ic="plumbarum:WWW", forges=forges, foundations=foundations, hands=("WW21", "IC38"))
    t.turn(attacker)
    if attacker == "woodwalkers":
        t.do("play WW21").attack("f11", "plumbarum")
    else:
        t.do("play IC38").attack("plumbarum", "f11")
    assert damage(t) == (0, bonus)


@rule("ironwood", "10.4.3", "12.1.3", "14.2.7")
def test_ferrums_forge_adds_damage() -> None:
    t = table(ww="f13:3", ic="ferrum:W", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f13", "ferrum")
    assert damage(t) == (0, 1)


@rule("ironwood", "10.4.4")
def test_a_forge_elsewhere_adds_nothing() -> None:
    t = table(ww="f11:3", ic="plumbarum:W gallimor:W", forges="gallimor", hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum")
    assert damage(t) == (0, 0)


@rule("ironwood", "10.4.5", "INT-10", "3.1.4")
def test_defense_above_the_damage_leaves_zero() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21 WW09", "IC04")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW09", "IC04")  # 1/2/2 against 1/2/2
    assert damage(t) == (0, 0)
    assert (t.warriors("f11"), t.warriors("plumbarum")) == (3, 3)


@rule("ironwood", "10.4.5", "10.4.2")
def test_defense_bonuses_of_lasting_cards_count() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW31 WW02", "IC05"), basics=False).turn("woodwalkers")
    t.do("play WW31").attack("f11", "plumbarum", "WW02", "IC05")  # Barkskin: defense 1; 2/0/3
    assert t.events("damage")[1]["defense"] == 1
    assert damage(t) == (1, 1)


# --- step III: deal damage (10.5) ------------------------------------------------------------------------


@rule("ironwood", "10.5.1")
def test_both_sides_remove_units_at_the_same_time() -> None:
    t = table(ww="f11:1", ic="plumbarum:W", hands=("WW21 WW02", "IC02"), basics=False).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum", "WW02", "IC02")
    assert (t.warriors("f11"), t.warriors("plumbarum")) == (0, 0)


@rule("ironwood", "10.5.2", "7.1.2", "1.2.4")
def test_each_point_removes_a_warrior() -> None:
    t = table(ww="f11:5", ic="plumbarum:WWWW", hands=("WW21 WW16", "IC05")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW16", "IC05")  # 3/0/0 against 2/0/3
    assert (t.warriors("f11"), t.warriors("plumbarum")) == (3, 1)
    assert (t.g.reserve(0), t.g.reserve(1)) == (17, 19)


@rule("ironwood", "10.5.2", "7.2.3")
def test_two_points_remove_a_golem() -> None:
    t = table(ww="f11:5", ic="plumbarum:GG", hands=("WW21 WW05", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW05")
    assert t.golems("plumbarum") == 1


@rule("ironwood", "10.5.3", "10.5.4", "INT-07")
def test_the_dealer_spreads_two_points_over_a_warrior_and_a_golem() -> None:
    for choice, left in (("golems 1", (1, 0)), ("golems 0", (0, 1))):
        t = table(ww="f11:5", ic="plumbarum:WG", hands=("WW21 WW05", "")).turn("woodwalkers").do("play WW21")
        t.attack("f11", "plumbarum", "WW05")
        assert (t.asks, t.asked, t.offered) == ("woodwalkers", "spread-damage", ["golems 0", "golems 1"])
        t.do(choice)
        assert (t.warriors("plumbarum"), t.golems("plumbarum")) == left


@rule("ironwood", "10.5.4", "INT-09")
def test_one_point_must_take_the_warrior() -> None:
    t = table(ww="f11:5", ic="plumbarum:WG", hands=("WW21 WW02", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW02")
    assert (t.warriors("plumbarum"), t.golems("plumbarum")) == (0, 1)


@rule("ironwood", "10.5.4")
def test_two_points_left_over_must_take_the_golem() -> None:
    t = table(ww="f11:5", ic="plumbarum:WGG", hands=("WW21 WW16", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW16")  # 3 points: a golem and the warrior
    assert (t.warriors("plumbarum"), t.golems("plumbarum")) == (0, 1)
    assert t.asked == "retreat"  # there was nothing to choose


@rule("ironwood", "10.5.5", "7.2.3", "INT-06")
def test_single_points_on_golems_are_forgotten() -> None:
    t = table(ww="f11:5 f12:5", ic="plumbarum:GG", hands=("WW21 WW02 WW13 WW03", ""), basics=False)
    t.turn("woodwalkers", rest=True)
    t.do("play WW21").attack("f11", "plumbarum", "WW02").do("stay", "done")
    assert t.golems("plumbarum") == 2
    t.do("play WW13", "done").attack("f11", "plumbarum", "WW03")
    assert t.golems("plumbarum") == 2


@rule("ironwood", "10.5.6", "7.3.2")
def test_drill_foundation_and_totem_take_no_damage() -> None:
    t = table(
        ww="f11:4", ic="plumbarum:W", drill="plumbarum", foundations="plumbarum", totems="f11",
        hands=("", "IC38 IC11"),
    ).turn("ironclad")  # fmt: skip
    t.do("play IC38").attack("plumbarum", "f11", "IC11", "WW03")  # 3/0/0 against 1/1/0
    assert t.events("lost")[0] | {"rule": ""} == {
        "warriors": 1, "golems": 0, "warriors_left": 0, "golems_left": 0, "seat": 1, "rule": "",
    }  # fmt: skip
    assert t.forge("plumbarum") == "foundation"
    assert t.totems("f11") == (1, 0)
    assert t.events("damage")[1]["golems"] == 0  # the drill adds none


@rule("ironwood", "7.3.2", "10.6.6")
def test_drill_and_forge_add_no_dominance_nor_does_a_totem() -> None:
    t = table(
        ww="f11:3", ic="plumbarum:WW", drill="plumbarum", forges="plumbarum", totems="f11", hands=("WW21 WW09", "")
    )
    t.turn("woodwalkers").do("play WW21").attack("f11", "plumbarum", "WW09")
    assert [d["units"] for d in t.events("dominance")] == [3, 1]
    assert [d["bonus"] for d in t.events("dominance")] == [0, 0]


@rule("ironwood", "10.5.7")
def test_damage_beyond_the_squad_is_lost() -> None:
    t = table(ww="f11:1 f12:3", ic="plumbarum:WWG zincur:W", forges="plumbarum", hands=("", "IC38 IC11"))
    t.turn("ironclad").do("play IC38").attack("plumbarum", "f11", "IC11")
    assert damage(t)[1] == 5
    assert (t.warriors("f11"), t.warriors("f12")) == (0, 3)


# --- step IV: result (10.6) ------------------------------------------------------------------------------


@rule("ironwood", "10.6.1")
def test_a_squad_wiped_out_loses_whatever_its_dominance() -> None:
    t = table(ww="f11:2", ic="plumbarum:W", hands=("WW21 WW16", "IC07")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW16", "IC07")  # 3/0/0 against 0/1/4
    assert (winner(t), t.told("won")["rule"]) == ("woodwalkers", "10.6.1")
    assert not t.events("dominance")


@rule("ironwood", "10.6.2", "10.7.2", "11.1.7", "INT-01", "10.7.4")
def test_both_wiped_out_nobody_wins() -> None:
    t = table(ww="f11:1", ic="plumbarum:W", hands=("WW21 WW05", "IC05")).turn("woodwalkers", rest=True)
    t.do("play WW21").attack("f11", "plumbarum", "WW05", "IC05")
    assert t.told("nobody-won")["rule"] == "10.6.2"
    assert not t.events("won")
    assert (t.asks, t.asked) == ("ironclad", "turn")  # no retreat, no Win effect
    assert not t.events("drew")
    assert t.pile("woodwalkers", "discard") == ["WW05"]
    assert t.pile("ironclad", "discard") == ["IC05"]


@rule("ironwood", "10.6.3", "7.1.2", "7.2.2", "3.1.4")
def test_dominance_is_units_left_plus_card_plus_bonus() -> None:
    t = table(ww="f11:4", ic="plumbarum:WWG", hands=("WW35 WW09", "IC07"), basics=False).turn("woodwalkers")
    t.do("play WW35").attack("f11", "plumbarum", "WW09", "IC07")  # Relentless Hunt: dominance 1
    ww, ic = t.events("dominance")
    assert (ww["units"], ww["card"], ww["bonus"], ww["total"]) == (4, 2, 1, 7)
    assert (ic["units"], ic["card"], ic["bonus"], ic["total"]) == (3, 4, 0, 7)


@rule("ironwood", "10.6.4")
@pytest.mark.parametrize(
    ("warriors", "won"), [(1, "ironclad"), (2, "ironclad"), (3, "woodwalkers"), (4, "woodwalkers")]
)
def test_higher_dominance_wins(warriors: int, won: str) -> None:
    t = table(ww=f"f11:{warriors}", ic="plumbarum:WWW", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum")
    assert winner(t) == won


@rule("ironwood", "10.6.5", "10.1.8", "INT-04")
def test_ironclad_attackers_win_ties_too() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("", "IC38")).turn("ironclad").do("play IC38")
    t.attack("plumbarum", "f11")
    assert (winner(t), t.told("won")["rule"]) == ("ironclad", "10.6.5")


# --- after combat (10.7) ---------------------------------------------------------------------------------


@rule("ironwood", "10.7.1", "10.7.6", "10.7.4")
def test_retreat_then_drill_then_cards_leave_then_the_win_effect() -> None:
    t = table(ww="f11:4", ic="plumbarum:W", drill="plumbarum", cargo=1, hands=("WW21 WW04", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum", "WW04")
    assert t.asked == "retreat"
    assert t.drill == "plumbarum"
    assert t.pile("woodwalkers", "deployed") == ["WW04"]
    t.do("to zincur")
    assert t.asked == "move-warrior"  # the Win effect: draw 1, move 2
    assert t.drill == "ferrum"
    assert t.pile("woodwalkers", "deployed") == []
    assert t.match.journal is not None
    order = [e.kind for e in t.match.journal.events]
    assert order.index("retreated") < order.index("drill-destroyed") < order.index("drew")


@rule("ironwood", "10.7.2", "20.1.15")
@pytest.mark.parametrize(("warriors", "gained"), [(3, 1), (2, 0)])
def test_the_win_effect_needs_the_battle_won(warriors: int, gained: int) -> None:
    t = table(ww=f"f11:{warriors}", ic="plumbarum:WWW").turn("woodwalkers").do("play WW02", "done")
    t.attack("f11", "plumbarum").do("stay")
    assert t.crystals == (gained, 0)


@rule("ironwood", "10.7.2")
def test_a_declined_attack_gives_no_win_effect() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW").turn("woodwalkers").do("play WW02", "done", "done")
    assert t.asked == "turn"
    assert t.crystals == (0, 0)


@rule("ironwood", "10.7.3", "11.1.1", "INT-05")
def test_a_defender_who_wins_may_push_but_gets_no_win_effect() -> None:
    t = table(ww="f11:2", ic="plumbarum:WWW").turn("woodwalkers").do("play WW02", "done")
    t.attack("f11", "plumbarum")
    assert (t.asks, t.asked) == ("ironclad", "retreat")
    t.do("to f10")
    assert (t.warriors("f11"), t.warriors("f10")) == (0, 2)
    assert t.crystals == (0, 0)


@rule("ironwood", "10.7.4", "3.3.2", "3.2.1")
def test_a_deployed_special_is_discarded_and_a_basic_laid_aside() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21 WW09", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW09", "IC01").do("stay")
    assert t.pile("woodwalkers", "discard") == ["WW09"]
    assert (t.pile("ironclad", "aside"), t.pile("ironclad", "discard")) == (["IC01"], [])


@rule("ironwood", "10.7.4", "6.1.1", "INT-16")
def test_a_deployed_basic_is_out_of_use_until_the_end_phase() -> None:
    t = table(ww="f11:3", ic="plumbarum:WWW", hands=("WW21", "IC38")).turn("woodwalkers", rest=True)
    t.do("play WW21").attack("f11", "plumbarum", "WW03", "IC01").do("stay")
    t.refuses("play IC01", "card-already-used", "5.1.3")
    t.do("play IC38", "from plumbarum").refuses("deploy IC01", "card-already-used", "3.1.6")
    t.do("no").refuses("deploy WW03", "card-already-used", "3.1.6").do("no", "stay")
    t.refuses("play WW03", "card-already-used", "5.1.3")
    t.do("pass", "pass", "pass", "pass")
    assert t.told("end-phase")
    assert {"WW03", "WW01", "WW02"} <= set(t.hand("woodwalkers"))
    assert {"IC01", "IC02", "IC03"} <= set(t.hand("ironclad"))


@rule("ironwood", "10.7.5", "20.1.16", "INT-29")
def test_this_combat_below_the_attack_counts_in_that_combat_only() -> None:
    t = table(ww="f11:9", ic="plumbarum:WWW zincur:WWW", hands=("", "IC06 IC38"), basics=False)
    t.turn("ironclad", rest=True).do("play IC06").attack("plumbarum", "f11").do("stay")
    assert t.events("damage")[1]["bonus"] == 1
    t.do("play IC38").attack("plumbarum", "f11").do("stay")
    assert t.events("damage")[3]["bonus"] == 0


@rule("ironwood", "10.7.6", "5.2.1")
def test_after_the_battle_the_card_goes_on() -> None:
    t = table(ww="f11:1 f12:1", ic="plumbarum:WWW zincur:WWW", hands=("", "IC38")).turn("ironclad").do("play IC38")
    t.attack("plumbarum", "f11").do("stay")
    assert (t.asks, t.asked) == ("ironclad", "attack-with")
    t.offers("from zincur").refuses("from plumbarum", "needs-different-squad", "20.1.1")


@rule("ironwood", "20.1.11", "INT-30")
def test_remove_is_no_damage() -> None:
    """No card of ours removes a golem, so the shared procedure is asked directly."""
    t = table(ic="plumbarum:WG")
    remove_unit(t.g, IC, GOLEM, LOCATIONS.index("plumbarum"), "20.1.11")
    assert (t.warriors("plumbarum"), t.golems("plumbarum")) == (1, 0)
    assert t.g.golem_reserve() == 3
