"""Chapters 12 and 13: attacking Ferrum, destroying the drill."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import Table, table
from weald.testing import rule

# --- Ferrum (12) -----------------------------------------------------------------------------------------


def plunder(t: Table) -> Table:
    """Plunder's second option: attack Ferrum."""
    return t.turn("woodwalkers").do("play WW03", "option 2")


@rule("ironwood", "12.1.1")
def test_only_a_squad_touching_ferrum_from_an_inner_forest_attacks_it() -> None:
    t = plunder(table(ww="f13:2 f08:2 f01:1", ic="ferrum:W auria:W"))
    t.offers("from f13").refuses("from f08", "nothing-to-attack", "10.1.1")
    t.refuses("from f01", "outer-forest-cannot-fight", "8.2.3")


@rule("ironwood", "12.1.1")
def test_the_effect_attacks_nothing_but_ferrum() -> None:
    t = plunder(table(ww="f13:2", ic="ferrum:W auria:W lithimar:W"))
    t.do("from f13")
    assert t.told("attacked")["to"] == "ferrum"  # Auria and Lithimar touch f13 too and were not offered


@rule("ironwood", "12.1.2", "12.1.4", "INT-31", "10.2.2")
def test_an_empty_ferrum_falls_without_combat_and_its_forge_deals_nothing() -> None:
    t = plunder(table(ww="f13:2", drill="auria", cargo=1, crystals=(0, 3))).attack("f13", "ferrum")
    assert t.told("won-without-combat")["at"] == "ferrum"
    assert not t.events("deployed")
    assert not t.events("damage")
    assert t.warriors("f13") == 2
    assert t.crystals == (2, 1)


@rule("ironwood", "12.1.3")
def test_with_a_unit_on_ferrum_combat_is_normal() -> None:
    t = plunder(table(ww="f13:3", ic="ferrum:WW", drill="auria", cargo=1)).attack("f13", "ferrum", "WW02", "IC02")
    assert [d["total"] for d in t.events("damage")] == [1, 2]
    assert t.events("damage")[1]["forge"] == 1


@rule("ironwood", "12.1.5", "INT-32", "10.1.6")
def test_a_plain_attack_does_not_reach_an_empty_ferrum() -> None:
    t = table(ww="f13:2", ic="auria:W lithimar:W", drill="zincur", cargo=1, hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21", "from f13").refuses("to ferrum", "no-enemy-there", "10.1.5")


@rule("ironwood", "12.1.5")
@pytest.mark.parametrize(("squad", "drill"), [("ferrum:W", "zincur"), ("", "ferrum")])
def test_a_plain_attack_reaches_ferrum_while_a_unit_or_the_drill_is_there(squad: str, drill: str) -> None:
    t = table(ww="f13:2", ic=f"auria:W {squad}", drill=drill, hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21", "from f13").offers("to ferrum", "to auria")


@rule("ironwood", "12.1.6", "14.2.4", "14.2.6")
def test_ferrum_is_never_destroyed_or_captured() -> None:
    t = plunder(table(ww="f13:4", crystals=(0, 4))).attack("f13", "ferrum")
    assert t.forge("ferrum") == "forge"
    assert t.warriors("f13") == 4
    t = table(crystals=(0, 2)).agenda(("recruits", (1,))).do("at ferrum")  # recruits still arrive there
    assert t.warriors("ferrum") == 1


@rule("ironwood", "INT-114", "13.3.5", "12.1.2", "13.2.1")
def test_ferrum_with_the_drill_alone() -> None:
    t = plunder(table(ww="f13:1", drill="ferrum", crystals=(0, 5))).attack("f13", "ferrum")
    assert t.told("drill-destroyed")["at"] == "ferrum"
    assert not t.events("took-cargo")
    assert t.drill == "ferrum"
    assert t.crystals == (3, 2)


# --- destroyed in battle (13.1) --------------------------------------------------------------------------


@rule("ironwood", "13.1.1", "13.1.2", "INT-37")
@pytest.mark.parametrize("push", ["stay", "to gallimor"])
def test_a_beaten_squad_loses_the_drill_whether_it_retreats_or_not(push: str) -> None:
    t = table(ww="f11:4", ic="plumbarum:WW", drill="plumbarum", cargo=3, track=2, hands=("WW21", ""))
    t.turn("woodwalkers").do("play WW21").attack("f11", "plumbarum").do(push)
    assert t.told("drill-destroyed")["at"] == "plumbarum"
    assert (t.drill, t.g.track, t.g.cargo) == ("ferrum", 0, 0)


@rule("ironwood", "13.1.1")
def test_a_squad_wiped_out_loses_the_drill() -> None:
    t = table(ww="f11:4", ic="plumbarum:W", drill="plumbarum", cargo=1, hands=("WW21", ""))
    t.turn("woodwalkers").do("play WW21").attack("f11", "plumbarum", "WW02")
    assert t.drill == "ferrum"


@rule("ironwood", "13.1.2", "13.3.1")
def test_a_beaten_attacker_loses_the_drill_too() -> None:
    t = table(ww="f11:4", ic="plumbarum:WW", drill="plumbarum", cargo=3, hands=("", "IC38")).turn("ironclad")
    t.do("play IC38").attack("plumbarum", "f11").do("stay")
    assert t.drill == "ferrum"
    assert t.crystals == (1, 0)


@rule("ironwood", "13.1.3", "13.3.2", "13.3.3", "INT-02")
def test_both_wiped_out_the_drill_is_lost_and_nobody_takes_cargo() -> None:
    t = table(ww="f11:1", ic="plumbarum:W", drill="plumbarum", cargo=3, hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum", "WW02", "IC02")
    assert t.drill == "ferrum"
    assert t.crystals == (0, 0)
    assert t.g.supply() == 20


@rule("ironwood", "13.1.4", "INT-39")
@pytest.mark.parametrize(("cards", "left"), [(("", ""), 2), (("", "IC11"), 0)])
def test_ironclad_win_and_the_drill_stays(cards: tuple[str, str], left: int) -> None:
    t = table(ww="f11:2", ic="plumbarum:WWW", drill="plumbarum", cargo=2, hands=("WW21", "IC11")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum", *cards)
    if t.asked == "retreat":
        t.do("stay")
    assert t.warriors("f11") == left
    assert (t.drill, t.g.cargo) == ("plumbarum", 2)


# --- the drill alone (13.2) ------------------------------------------------------------------------------


@rule("ironwood", "13.2.1", "13.2.2", "13.3.1", "13.3.3", "13.3.4", "INT-35", "INT-41")
def test_a_lone_drill_is_destroyed_without_combat() -> None:
    t = table(ww="f11:1", drill="plumbarum", cargo=2, track=1, hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum")
    assert t.crystals == (1, 0)
    assert (t.told("took-cargo")["count"], t.told("lost-cargo")["count"]) == (1, 1)
    assert t.g.supply() == 19
    assert (t.drill, t.g.track, t.g.cargo) == ("ferrum", 0, 0)
    assert not t.events("unloaded")
    assert not t.events("advanced")
    assert not t.events("damage")


@rule("ironwood", "13.2.2")
def test_a_forge_does_not_defend_a_lone_drill() -> None:
    t = table(ww="f11:1", drill="plumbarum", forges="plumbarum", hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum")
    assert t.warriors("f11") == 1
    assert t.drill == "ferrum"


@rule("ironwood", "13.3.2", "INT-36")
@pytest.mark.parametrize(("forges", "track"), [("plumbarum", 0), ("", 2)])
def test_a_lone_drill_with_empty_cargo_may_be_attacked(forges: str, track: int) -> None:
    t = table(ww="f11:1", drill="plumbarum", forges=forges, track=track, hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum")
    assert (t.drill, t.g.track) == ("ferrum", 0)
    assert t.crystals == (0, 0)
    assert not t.events("took-cargo")


# --- consequences (13.3) ---------------------------------------------------------------------------------


@rule("ironwood", "13.3.1", "1.2.7")
def test_taken_cargo_is_not_limited_by_an_empty_supply() -> None:
    t = table(ww="f11:1", drill="plumbarum", cargo=4, crystals=(6, 10), hands=("WW21", "")).turn("woodwalkers")
    assert t.g.supply() == 0
    t.do("play WW21").attack("f11", "plumbarum")
    assert t.crystals == (7, 10)
    assert t.g.supply() == 3


@rule("ironwood", "13.3.4", "13.1.2")
def test_the_destroyed_drill_draws_and_recruits_nothing() -> None:
    t = table(ww="f11:4", ic="plumbarum:WW", drill="plumbarum", cargo=3, track=3, hands=("WW21", ""))
    t.turn("woodwalkers").do("play WW21").attack("f11", "plumbarum").do("stay")
    assert not t.events("recruited")
    assert [e["seat"] for e in t.events("drew")] == [0]  # only the Win effect of the Woodwalkers


@rule("ironwood", "13.3.5")
def test_a_drill_destroyed_on_ferrum_stays_there() -> None:
    t = table(ww="f13:4", ic="ferrum:W", crystals=(0, 4), hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f13", "ferrum").do("stay")
    assert t.told("drill-destroyed")["at"] == "ferrum"
    assert t.drill == "ferrum"
    assert t.crystals == (0, 4)


@rule("ironwood", "13.3.6", "13.2.1", "INT-40", "8.4.2")
def test_removal_by_a_card_does_not_destroy_the_drill() -> None:
    t = table(ww="f11:2", ic="plumbarum:W", drill="plumbarum", cargo=2, hands=("WW30 WW21", ""))
    t.turn("woodwalkers", rest=True).do("play WW30", "at plumbarum", "no")
    assert (t.warriors("plumbarum"), t.drill, t.g.cargo) == (0, "plumbarum", 2)
    t.do("pass").do("play WW21").attack("f11", "plumbarum")
    assert t.told("won-without-combat")["at"] == "plumbarum"
