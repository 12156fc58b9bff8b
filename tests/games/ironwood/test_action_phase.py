"""Chapter 5: turns, resolving effects, the extra card."""

from __future__ import annotations

from tests.games.ironwood.table import move, table
from weald.games.ironwood.facts import IC, WW
from weald.testing import rule

# --- turns (5.1) ---------------------------------------------------------------------------------------


@rule("ironwood", "5.1.1")
def test_three_turns_each_woodwalkers_first() -> None:
    t = table(decks=("", "")).preparation()
    for _ in range(3):
        t.next_turn("woodwalkers").do("pass").next_turn("ironclad").do("pass")
    assert t.events("end-phase") != []


@rule("ironwood", "5.1.2", "5.2.8")
def test_a_turn_is_one_card_on_the_next_slot() -> None:
    t = table(hands=("WW06 WW15", "")).turn("woodwalkers", rest=True).do("play WW06").next_turn("ironclad")
    t.do("pass", "play WW15").next_turn("ironclad")
    assert (t.pile("woodwalkers", "slots"), t.g.slot_of[WW]) == (["WW06", "WW15"], [0, 1])
    t.refuses("play WW01")


@rule("ironwood", "5.1.3")
def test_basics_and_specials_in_any_mix_but_a_played_basic_not_again() -> None:
    t = (
        table(hands=("WW06", ""))
        .turn("woodwalkers", rest=True)
        .do("play WW01", "option 1", "pass", "play WW06", "pass")
    )
    t.refuses("play WW01", "card-already-used", "5.1.3").do("play WW03", "done").next_turn("ironclad")
    assert t.pile("woodwalkers", "slots") == ["WW01", "WW06", "WW03"]


@rule("ironwood", "5.1.4", "INT-89")
def test_who_does_not_play_draws_and_marks_the_slot() -> None:
    t = table(hands=("WW06", "")).turn("woodwalkers", rest=True).do("play WW06", "pass", "pass", "pass")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04"]
    assert (t.g.passed[WW], t.g.passed[IC], t.g.marker_supply()) == (0b010, 0b011, 16)
    t.do("play WW01", "done")
    assert t.g.slot_of[WW] == [0, 2]  # slot 2 holds the marker


@rule("ironwood", "5.1.4")
def test_a_player_without_a_card_draws() -> None:
    t = table(basics=False, hands=("", "IC04"), decks=("WW10 WW11", "")).turn("woodwalkers").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW10"]  # nothing to decide


@rule("ironwood", "5.1.5")
def test_pass_markers_go_back_in_the_end_phase() -> None:
    t = table(decks=("", "")).turn("ironclad", 2, rest=True).do("pass").next_turn("woodwalkers")
    assert (t.g.passed, t.g.marker_supply()) == ([0, 0], 19)


@rule("ironwood", "5.1.6")
def test_visions_are_neither_played_nor_deployed() -> None:
    t = table(visions="V10", ww="f12:1", ic="plumbarum:W").turn("woodwalkers")
    assert set(t.offered) == {"play WW01", "play WW02", "play WW03", "pass"}
    t.do("play WW02", "done", "from f12")
    assert set(t.offered) == {"no", "deploy WW01", "deploy WW03"}


# --- resolving effects (5.2) ---------------------------------------------------------------------------


@rule("ironwood", "5.2.1")
def test_effects_resolve_in_printed_order() -> None:
    t = table(ww="f06:3", ic="plumbarum:W").turn("woodwalkers").do("play WW02")  # move, attack, win
    prompts = [t.asked]
    for choice in (*move("f06", "f12", 3), "from f12", "no", "no", "stay"):
        t.do(choice)
        prompts.append(t.asked)
    assert prompts == [*["move-warrior", "move-warrior-to"] * 3, "attack-with", "deploy", "deploy", "retreat", "turn"]
    assert t.crystals == (1, 0)


@rule("ironwood", "5.2.2", "9.1.4")
def test_an_effect_may_be_given_up_in_part() -> None:
    t = table(ww="f06:3", ic="plumbarum:W").turn("woodwalkers").do("play WW02", *move("f06", "f12"), "done")
    assert (t.warriors("f06"), t.asked) == (2, "attack-with")
    t.do("done").next_turn("ironclad")


@rule("ironwood", "5.2.3", "5.2.4", "INT-75")
def test_spending_is_all_or_nothing() -> None:
    t = table(crystals=(1, 4), ic="plumbarum:W", foundations="plumbarum").turn("woodwalkers")
    t.do("play WW03")
    assert t.asked == "resolve"  # with 1 crystal the price of 2 is not offered
    t.do("done").do("play IC01").refuses("option 2", "too-few-crystals", "5.2.3")
    assert t.crystals == (1, 4)


@rule("ironwood", "5.2.3", "5.2.4")
def test_who_will_not_pay_pays_nothing_and_gets_nothing() -> None:
    t = table(crystals=(0, 5), ic="plumbarum:W", foundations="plumbarum").turn("ironclad")
    t.do("play IC01", "option 2", "no").next_turn("woodwalkers")
    assert (t.crystals, t.forge("plumbarum")) == ((0, 5), "foundation")


@rule("ironwood", "5.2.5")
def test_what_the_payment_does_not_buy_still_resolves() -> None:
    t = table(ww="f12:2", ic="plumbarum:W", hands=("WW16 WW10", "")).turn("woodwalkers").do("play WW16", "no")
    t.offers("from f12")
    assert t.asked == "attack-with"
    assert "WW10" in t.hand("woodwalkers")


@rule("ironwood", "5.2.7", "20.1.12")
def test_options_resolve_in_the_order_the_player_likes_none_twice() -> None:
    t = table(ww="f12:1", crystals=(2, 0)).turn("woodwalkers").do("play WW03", "resolve 2", "option 1")
    t.do(*move("f12", "f16")).refuses("option 1", "already-resolved", "20.1.12").do("option 2", "from f16")
    assert t.told("won-without-combat")["at"] == "ferrum"
    t = table(ww="f16:1", crystals=(2, 0)).turn("woodwalkers").do("play WW03", "resolve 2", "option 2", "from f16")
    t.do("option 1", *move("f16", "f12")).next_turn("ironclad")
    assert t.warriors("f12") == 1


@rule("ironwood", "5.2.7")
def test_the_rest_of_the_card_keeps_its_order() -> None:
    t = table(hands=("WW12", "")).turn("woodwalkers").do("play WW12")
    assert (t.asked, len(t.hand("woodwalkers"))) == ("resolve", 5)  # Seer's Trance draws first
    t = table(hands=("WW33", "")).turn("woodwalkers").do("play WW33")
    assert (t.asked, len(t.hand("woodwalkers"))) == ("resolve", 3)  # Crystal Thieves draw afterwards


# --- the extra card (5.3) ------------------------------------------------------------------------------


@rule("ironwood", "5.3.1", "5.3.2", "5.3.3", "5.3.4")
def test_an_extra_card_comes_after_the_first_and_on_its_slot() -> None:
    t = table(ww="f06:1", hands=("WW13", ""), ic="plumbarum:W", drill="plumbarum").turn("woodwalkers", rest=True)
    t.do("play WW13", *move("f06", "f12"), "from f12", "no", "no", "stay")
    assert t.asked == "extra-card"
    t.do("play WW01", "option 1").next_turn("ironclad")
    assert (t.pile("woodwalkers", "slots"), t.g.slot_of[WW]) == (["WW13", "WW01"], [0, 0])
    t.do("pass", "pass", "pass", "pass", "pass")
    assert (t.g.round, len(t.events("passed"))) == (3, 5)  # two more turns for the Woodwalkers


@rule("ironwood", "5.3.1")
def test_the_first_card_is_finished_before_the_extra_one() -> None:
    t = table(hands=("WW29", ""), visions="V04", vision_deck="V10").turn("woodwalkers").do("play WW29", "burn V04")
    assert (t.asked, t.crystals, t.visions) == ("extra-card", (2, 0), ["V10"])


@rule("ironwood", "5.3.5")
def test_the_extra_card_is_optional_and_must_be_basic() -> None:
    t = table(hands=("WW26 WW10", "")).turn("woodwalkers").do("play WW26")
    t.refuses("play WW10", "needs-basic-card", "5.3.5").do("done").next_turn("ironclad")
    t = table(hands=("WW26 WW10", "IC04"), basics=False).turn("woodwalkers").do("play WW26")
    t.next_turn("ironclad")  # no basic in hand: nobody is asked
