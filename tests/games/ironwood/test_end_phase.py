"""Chapter 6: cards return or go, totems fade, both sides recruit."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import table
from weald.games.ironwood.facts import IC, WW
from weald.testing import rule

SIX = "{0}04 {0}05 {0}06 {0}07 {0}08 {0}09"


# --- cards (6.1) ---------------------------------------------------------------------------------------


@rule("ironwood", "6.1.1", "6.1.3")
def test_basics_return_and_specials_are_discarded() -> None:
    t = table(ww="f12:2", ic="plumbarum:W", hands=("WW21", "IC04"), decks=("", "")).turn("woodwalkers", 2, rest=True)
    t.do("play WW21", "from f12", "deploy WW02", "deploy IC02", "done", "play IC04")
    t.next_turn("woodwalkers")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW21"]  # reshuffled and drawn in the new round
    assert [e["count"] for e in t.events("reshuffled")] == [1, 1]  # nothing but the played special was discarded
    assert t.hand("ironclad") == ["IC01", "IC02", "IC03", "IC04"]
    assert t.pile("woodwalkers", "aside") == t.pile("woodwalkers", "slots") == []
    assert t.g.slot_of == [[], []]


@rule("ironwood", "6.1.4", "20.1.18")
def test_this_round_effects_end_with_the_round() -> None:
    t = table(ww="f12:2", ic="plumbarum:WW", hands=("WW34", "")).turn("woodwalkers", 2).do("play WW34", "pass")
    t.next_turn("woodwalkers").do("pass").do("play IC01", "option 3", "from plumbarum", "deploy IC02", "no")
    assert t.damage("ironclad") == 3  # Thorned Offering's defense is gone


@rule("ironwood", "6.1.4", "20.1.7")
def test_this_round_markers_leave_the_map_with_the_round() -> None:
    t = table(ww="f12:1", ic="plumbarum:WW", hands=("WW14", "")).turn("woodwalkers", 2)
    t.do("play WW14", "at plumbarum", "done", "done")
    assert t.marked("WW14") == ["plumbarum"]
    t.do("pass", "pass").do("play IC03", "option 1").offers("from plumbarum")
    assert (t.marked("WW14"), t.g.marker_supply()) == ([], 18)  # one lies on a slot: the Woodwalkers passed


@rule("ironwood", "6.1.5", "6.1.6")
def test_more_than_eight_action_cards_are_discarded_down_to_eight() -> None:
    t = table(hands=(SIX.format("WW") + " WW10", ""), visions="V01 V02 V03").end_phase()
    t.do("discard WW04", "discard WW10").next_turn("woodwalkers")
    assert t.pile("woodwalkers", "discard") == ["WW04", "WW10"]
    assert len(t.visions) == 3  # visions do not count
    drawn = ["WW11", "WW12"]
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW05", "WW06", "WW07", "WW08", "WW09", *drawn]


@rule("ironwood", "6.1.6")
def test_five_specials_may_be_kept() -> None:
    t = table(hands=("WW04 WW05 WW06 WW07 WW08", ""), visions="V01").end_phase().next_turn("woodwalkers")
    assert t.pile("woodwalkers", "discard") == []


@rule("ironwood", "6.1.5")
def test_discards_of_both_are_sealed() -> None:
    t = table(hands=(SIX.format("WW"), SIX.format("IC") + " IC10")).end_phase()
    t.do("discard WW04", seat="woodwalkers").do("discard IC05", seat="ironclad")
    assert t.sees("ironclad", "woodwalkers.sealed") == []  # Ironclad has one more to choose and has seen nothing
    assert t.pile("woodwalkers", "discard") == []
    t.do("discard IC06").next_turn("woodwalkers")
    assert (t.pile("woodwalkers", "discard"), t.pile("ironclad", "discard")) == (["WW04"], ["IC05", "IC06"])


@rule("ironwood", "6.1.7", "INT-79")
def test_the_limit_is_checked_only_in_the_end_phase() -> None:
    t = table(hands=(SIX.format("WW") + " WW10", "")).turn("woodwalkers").do("pass").next_turn("ironclad")
    assert len(t.hand("woodwalkers")) == 11
    t.do("pass")
    assert (t.asked, t.asks) == ("hand-limit", "woodwalkers")


# --- totems (6.2) --------------------------------------------------------------------------------------


@rule("ironwood", "6.2.1", "6.2.2", "6.2.3", "6.2.4")
def test_full_totems_fade_and_fading_ones_vanish() -> None:
    t = table(totems="f12 f16", fading="f12 f07", ww="f12:1", secured=1).end_phase().next_turn("woodwalkers")
    assert (t.totems("f12"), t.totems("f16"), t.totems("f07")) == ((0, 1), (0, 1), (0, 0))
    assert t.g.secured == 1


# --- recruits (6.3) ------------------------------------------------------------------------------------


@rule("ironwood", "6.3.1", "6.3.2")
def test_woodwalkers_recruit_in_outer_forests_for_two_each() -> None:
    t = table(crystals=(5, 0), ww="f01:1").end_phase()
    t.refuses("at f07", "only-outer-forests", "6.3.2").do("at f01", "at f04").next_turn("woodwalkers")
    assert (t.warriors("f01"), t.warriors("f04"), t.crystals) == (2, 1, (1 + 1, 2))


@rule("ironwood", "6.3.3", "INT-92")
def test_ironclad_recruit_at_forges_controlled_or_not() -> None:
    t = table(crystals=(0, 4), forges="plumbarum", foundations="gallimor", ic="gallimor:W").end_phase()
    t.refuses("at gallimor", "only-at-forges", "6.3.3").do("at ferrum", "at plumbarum").next_turn("woodwalkers")
    assert (t.units("ferrum"), t.units("plumbarum"), t.crystals) == ("W", "W", (1, 2))


@rule("ironwood", "6.3.1", "INT-90")
def test_woodwalkers_recruit_first_and_ironclad_see_it() -> None:
    t = table(crystals=(2, 2)).end_phase()
    assert t.asks == "woodwalkers"
    t.do("at f01")
    assert (t.asks, t.match.view(IC)["position"]["forests"][0]["warriors"]) == ("ironclad", 1)
    t.do("done").next_turn("woodwalkers")
    assert t.crystals == (1, 4)  # nobody has to


@rule("ironwood", "6.3.4", "7.2.1")
def test_no_golem_is_recruited_in_the_end_phase() -> None:
    t = table(crystals=(0, 4)).end_phase().do("at ferrum", "at ferrum").next_turn("woodwalkers")
    assert (t.units("ferrum"), t.g.golem_reserve()) == ("WW", 3)


@rule("ironwood", "6.3.5", "1.2.2", "INT-91")
def test_recruiting_stops_when_no_warrior_is_left() -> None:
    t = table(crystals=(7, 0), ww="f12:18").end_phase().do("at f01", "at f01").next_turn("woodwalkers")
    assert (sum(t.g.ww), t.crystals) == (20, (3 + 1, 2))


@pytest.mark.parametrize(("crystals", "cargo"), [((0, 1), 4), ((1, 0), 2)])
@rule("ironwood", "6.3.5", "9.4.8")
def test_one_crystal_is_too_few_and_cargo_cannot_pay(crystals: tuple[int, int], cargo: int) -> None:
    t = table(crystals=crystals, drill="auria", cargo=cargo).end_phase().next_turn("woodwalkers")
    assert (t.g.reserve(WW), t.g.reserve(IC), t.g.cargo) == (20, 20, cargo)
