"""Chapter 4: the round, and its preparation phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.table import new_game, table
from weald.games.ironwood.facts import SIDES, WW
from weald.testing import rule

# --- the round (4.1) -----------------------------------------------------------------------------------


@rule("ironwood", "4.1.1", "4.1.2", "4.1.4", "5.1.1")
def test_a_round_in_its_order() -> None:
    decks = ("WW10 WW11 WW12 WW13", "IC10 IC11 IC12 IC13")
    t = table(crystals=(2, 2), totems="f12", hands=("WW06", "IC04"), decks=decks, lasting="WW20:2 IC21:2").preparation()
    t.do("pass", "pass", "play WW06", "play IC04", "pass", "pass")
    t.do("at f01", "at f01", "at ferrum", "at ferrum").next_turn("woodwalkers")
    assert t.match.journal is not None
    told = [(e.kind, SIDES[e.seat] if e.seat >= 0 else "") for e in t.match.journal.events]
    preparation = [
        ("round", ""),
        ("gained", "woodwalkers"),
        ("gained", "ironclad"),
        ("drew", "woodwalkers"),
        ("drew", "ironclad"),
        ("marker-off", "woodwalkers"),
        ("marker-off", "ironclad"),
    ]
    turns = [(kind, side) for kind, side in told if kind in ("passed", "played")]
    end = [("end-phase", ""), ("discarded", "woodwalkers"), ("discarded", "ironclad"), ("faded", "woodwalkers")]
    end += [("spent", "woodwalkers"), ("recruited", "woodwalkers")] * 2
    end += [("spent", "ironclad"), ("recruited", "ironclad")] * 2 + [("round", "")]
    assert told[:7] == preparation
    assert turns == [(kind, side) for kind in ("passed", "played", "passed") for side in SIDES]
    assert told[told.index(("end-phase", "")) :][: len(end)] == end
    assert t.g.round == 4


@rule("ironwood", "4.1.2")
def test_woodwalkers_are_first_in_every_round() -> None:
    t = table().preparation()
    for _ in range(3):
        for _ in range(3):
            t.next_turn("woodwalkers").do("pass").next_turn("ironclad").do("pass")
        while t.asked != "turn":  # hand limit, recruits
            t.match.take_default(t.match.decision.seat)


@rule("ironwood", "4.1.3")
def test_steps_without_an_order_are_done_by_both_at_once() -> None:
    t = new_game()
    assert [SIDES[ask.seat] for ask in t.match.open] == ["woodwalkers", "ironclad"]  # drawing in round 1
    hand = "{0}04 {0}05 {0}06 {0}07 {0}08 {0}09"
    t = table(hands=(hand.format("WW"), hand.format("IC"))).end_phase()
    assert [ask.prompt for ask in t.match.open] == ["hand-limit", "hand-limit"]
    t.do("discard IC09", seat="ironclad")
    assert t.pile("ironclad", "discard") == []  # sealed until both are done
    t.do("discard WW09", seat="woodwalkers")
    assert (t.pile("woodwalkers", "discard"), t.pile("ironclad", "discard")) == (["WW09"], ["IC09"])


# --- crystals (4.2) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0), (1, 2)), ((10, 7), (11, 9)), ((10, 8), (11, 9)), ((10, 9), (11, 9)), ((10, 10), (10, 10))],
)
@rule("ironwood", "4.2.1")
def test_woodwalkers_gain_one_and_ironclad_two(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert table(crystals=before).preparation().crystals == after  # in turn order if the supply runs short


# --- cards (4.3) ---------------------------------------------------------------------------------------


@rule("ironwood", "4.3.1")
def test_each_draws_the_top_two() -> None:
    t = table(decks=("WW20 WW10 WW30", "IC30 IC20 IC10")).preparation()
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW10", "WW20"]
    assert t.hand("ironclad") == ["IC01", "IC02", "IC03", "IC20", "IC30"]
    assert (t.pile("woodwalkers", "deck"), t.pile("ironclad", "deck")) == (["WW30"], ["IC10"])


@rule("ironwood", "4.3.2", "4.3.3", "INT-82")
def test_in_round_one_each_may_draw_four_and_keep_two() -> None:
    t = new_game().do("draw 4", seat="woodwalkers").do("draw 2", seat="ironclad")
    assert len(t.hand("ironclad")) == 5  # the plain 2
    before = t.pile("woodwalkers", "deck")
    one, other = [card for card in t.hand("woodwalkers") if card not in ("WW01", "WW02", "WW03")][:2]
    t.refuses("return WW01").do(f"return {one}", f"return {other}").next_turn("woodwalkers")
    assert len(t.hand("woodwalkers")) == 5
    deck = t.pile("woodwalkers", "deck")
    assert sorted(deck) == sorted([*before, one, other])
    assert [card for card in deck if card in before] != before  # the whole deck was shuffled


@rule("ironwood", "4.3.3")
def test_the_choice_is_made_before_looking_and_without_the_other() -> None:
    t = new_game()
    t.do("draw 4", seat="ironclad")
    assert len(t.hand("ironclad")) == 3  # nobody has drawn yet
    assert [SIDES[ask.seat] for ask in t.match.open] == ["woodwalkers"]
    assert set(t.offered) == {"draw 2", "draw 4"}


@rule("ironwood", "4.3.2")
def test_only_in_round_one() -> None:
    t = table(round=1).preparation().next_turn("woodwalkers")
    assert (t.g.round, len(t.hand("woodwalkers"))) == (2, 5)


@rule("ironwood", "4.3.4", "4.3.6", "INT-80")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = table(
        decks=("WW30", ""),
        discards=("WW20 WW21 WW22 WW23", ""),
        hands=("WW04", ""),
        lasting="WW24:2",
    ).preparation()
    assert "WW30" in t.hand("woodwalkers")
    drawn = set(t.hand("woodwalkers")) - {"WW01", "WW02", "WW03", "WW04", "WW30"}
    assert len(drawn) == 1
    assert drawn <= {"WW20", "WW21", "WW22", "WW23"}
    assert set(t.pile("woodwalkers", "deck")) == {"WW20", "WW21", "WW22", "WW23"} - drawn
    assert t.pile("woodwalkers", "discard") == []
    assert t.pile("woodwalkers", "in_play") == ["WW24"]


@rule("ironwood", "4.3.6")
def test_cards_on_slots_and_in_a_battle_are_not_shuffled_in() -> None:
    t = table(decks=("", ""), discards=("", "IC30"), ww="f12:4", ic="plumbarum:W", hands=("", "IC06"))
    t.turn("ironclad", rest=True).do("play IC06")
    assert "IC30" in t.hand("ironclad")  # drawn, while Battle Plans lies on its slot
    t.do("from plumbarum", "deploy IC30", "no", "stay", "pass", "pass")
    assert t.hand("ironclad") == ["IC01", "IC02", "IC03", "IC30"]  # after the battle it was in the discard pile


@rule("ironwood", "4.3.5", "5.1.4", "INT-81")
def test_with_deck_and_discard_pile_empty_no_card_is_drawn() -> None:
    t = table(decks=("", "")).turn("woodwalkers").do("pass").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03"]
    t = table(decks=("WW04", "")).preparation()
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04"]  # 1 of 2


# --- markers (4.4) -------------------------------------------------------------------------------------


@rule("ironwood", "4.4.1", "4.4.2")
def test_each_lasting_card_loses_a_marker_in_the_order_its_owner_likes() -> None:
    t = table(lasting="IC21:2 IC30:2 IC34:1").preparation()
    assert (t.asks, set(t.offered)) == ("ironclad", {"card IC21", "card IC30", "card IC34"})
    t.do("card IC34", "card IC21").next_turn("woodwalkers")
    assert (t.markers("IC21"), t.markers("IC30"), t.markers("IC34")) == (1, 1, 0)


@rule("ironwood", "4.4.2", "4.4.3", "5.2.6", "INT-84")
def test_one_exhausted_card_can_pay_for_the_next() -> None:
    # Guild Dividend pays a crystal; with it Master Blueprint has the 3 it needs (0 + 2 + 1).
    position: dict[str, Any] = {"lasting": "IC35:1 IC20:1", "ic": "plumbarum:W", "foundations": "plumbarum"}
    t = table(**position).preparation().do("card IC35")
    assert (t.crystals[1], t.pile("ironclad", "discard")) == (3, ["IC35"])
    t.do("yes").next_turn("woodwalkers")
    assert (t.forge("plumbarum"), t.crystals[1]) == ("forge", 0)
    t = table(**position).preparation().do("card IC20").next_turn("woodwalkers")
    assert (t.forge("plumbarum"), t.crystals[1]) == ("foundation", 3)  # too early: 2 crystals only


@rule("ironwood", "4.4.4")
def test_markers_on_the_map_leave_with_their_card() -> None:
    t = table(hands=("", "IC23"), ic="plumbarum:W").turn("ironclad", 2).do("play IC23", "at plumbarum", "pass")
    assert (t.g.round, t.markers("IC23"), t.marked("IC23")) == (3, 1, ["plumbarum"])
    for _ in range(6):
        t.do("pass")
    while t.asked != "turn":
        t.match.take_default(t.match.decision.seat)
    assert (t.g.round, t.markers("IC23"), t.marked("IC23")) == (4, 0, [])
    assert t.g.marker_supply() == 19


@rule("ironwood", "4.4.5")
def test_without_lasting_cards_the_step_is_skipped() -> None:
    t = table().preparation().next_turn("woodwalkers")
    assert t.events("marker-off") == []


@rule("ironwood", "4.4.6", "INT-85")
def test_woodwalkers_finish_their_markers_first() -> None:
    t = table(lasting="IC14:1 IC35:1 WW18:1 WW19:1").preparation()
    assert t.asks == "woodwalkers"
    t.do("card WW19", "card IC35", "at ferrum", "at ferrum")
    assert [e["card"] for e in t.events("exhausted")] == ["WW19", "WW18", "IC35", "IC14"]


@rule("ironwood", "4.4.7", "14.3.1", "INT-86")
def test_income_pays_for_an_exhaust_effect_and_it_may_win_the_game() -> None:
    t = table(
        lasting="IC20:1", ic="plumbarum:W", foundations="plumbarum", forges="gallimor cuprumis", crystals=(0, 1)
    ).preparation()
    t.do("yes")  # 1 + 2 crystals
    assert (t.winner, t.g.turn, t.g.hand[WW] != []) == ("ironclad", 0, True)
    assert t.match.result is not None
    assert t.match.result["rule"] == "14.3.1"
