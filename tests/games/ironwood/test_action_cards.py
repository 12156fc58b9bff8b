"""Chapter 3: action cards, basic, special and lasting."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import move, table
from weald.games.ironwood.facts import ACTION_CARDS, IC, NAMES, VALUES, WW
from weald.testing import rule

# --- anatomy (3.1) -------------------------------------------------------------------------------------


@rule("ironwood", "3.1.1")
def test_each_side_owns_three_basic_and_thirty_five_special_cards() -> None:
    for prefix in ("WW", "IC"):
        owned = {ref: card for ref, card in zip(NAMES, ACTION_CARDS, strict=False) if ref.startswith(prefix)}
        assert [ref for ref, card in owned.items() if card.type == "basic"] == [f"{prefix}0{n}" for n in (1, 2, 3)]
        assert list(owned) == [f"{prefix}{n:02}" for n in range(1, 39)]  # so none is shared


@rule("ironwood", "3.1.2")
def test_a_card_has_values_effects_icons_and_a_number() -> None:
    for card in ACTION_CARDS:
        assert card.combat.__struct_fields__ == ("damage", "defense", "dominance")
        assert card.effects
        assert card.solo_icons
    assert len(set(NAMES[: len(ACTION_CARDS)])) == 76


@rule("ironwood", "3.1.3", "10.3.6")
def test_a_deployed_card_has_only_its_values() -> None:
    t = table(ww="f12:2", ic="plumbarum:WW", hands=("WW15", "IC22")).turn("woodwalkers")
    t.do("play WW02", "done", "from f12", "deploy WW15", "deploy IC22", "stay")
    assert (t.damage("woodwalkers"), t.damage("ironclad")) == (0, 0)  # 1 against a defense of 2, both ways
    assert t.dominance("woodwalkers") == 2 + 2
    assert t.hand("woodwalkers") == ["WW01", "WW03"]  # no card is drawn
    assert t.crystals == (1, 0)  # the prize of Quick Strike, none for either deployed card


@rule("ironwood", "3.1.3")
def test_a_played_card_has_only_its_effects() -> None:
    # Quick Strike has 1 damage and 1 dominance of its own; in the combat it starts they count for nothing.
    t = table(ww="f12:2", ic="plumbarum:WW").turn("woodwalkers").do("play WW02", "done", "from f12", "no", "no")
    assert (t.damage("woodwalkers"), t.dominance("woodwalkers")) == (0, 2)


@rule("ironwood", "3.1.4")
def test_damage_defense_and_dominance_of_deployed_cards() -> None:
    assert (VALUES[NAMES.index("WW09")], VALUES[NAMES.index("IC23")]) == ([1, 2, 2], [2, 0, 3])
    t = table(ww="f12:3", ic="plumbarum:WWW", hands=("WW09", "IC23")).turn("woodwalkers")
    t.do("play WW02", "done", "from f12", "deploy WW09", "deploy IC23")
    assert t.damage("woodwalkers") == 1  # 1 - 0
    assert t.damage("ironclad") == 0  # 2 - 2
    assert (t.dominance("woodwalkers"), t.dominance("ironclad")) == (3 + 2, 2 + 3)


@rule("ironwood", "3.1.5")
def test_solo_icons_do_nothing_between_two_players() -> None:
    # Master Blueprint shows a battle and a forge icon.
    t = table(ww="f12:2", ic="plumbarum:W", hands=("", "IC20")).turn("ironclad").do("play IC20", "done")
    t.next_turn("woodwalkers")
    assert t.events("attacked") == t.events("built") == []


@rule("ironwood", "3.1.6", "INT-17")
def test_a_played_card_cannot_be_deployed_in_the_same_round() -> None:
    t = table(ww="f12:2", ic="plumbarum:W").turn("woodwalkers").do("play WW02", "done", "from f12")
    t.refuses("deploy WW02", "card-already-used", "3.1.6").offers("deploy WW01", "deploy WW03")


@rule("ironwood", "3.1.6", "10.7.4", "INT-16")
def test_a_deployed_basic_can_be_neither_played_nor_deployed_until_the_next_round() -> None:
    t = table(ww="f12:4", ic="plumbarum:WW").turn("woodwalkers", 1, rest=True)
    t.do("play WW02", "done", "from f12", "deploy WW01", "deploy IC01", "stay")
    assert (t.pile("woodwalkers", "aside"), t.pile("ironclad", "aside")) == (["WW01"], ["IC01"])
    t.refuses("play IC01", "card-already-used", "5.1.3").do("play IC02", "option 2", "from plumbarum")
    t.refuses("deploy IC01", "card-already-used", "3.1.6").do("no").refuses("deploy WW01", "card-already-used", "3.1.6")
    t.do("no", "stay").refuses("play WW01", "card-already-used", "5.1.3").do("pass", "pass")
    t.next_turn("woodwalkers").offers("play WW01", "play WW02")
    assert {"IC01", "IC02", "IC03"} <= set(t.hand("ironclad"))


# --- basic cards (3.2) ---------------------------------------------------------------------------------


@rule("ironwood", "3.2.1", "3.2.2")
def test_basics_come_back_and_are_never_discarded() -> None:
    t = table(ww="f12:4", ic="plumbarum:WW", decks=("", "")).turn("woodwalkers", 2, rest=True)
    t.do("play WW02", "done", "from f12", "deploy WW03", "no", "stay", "play IC03", "done").next_turn("woodwalkers")
    for side, basics in (("woodwalkers", ["WW01", "WW02", "WW03"]), ("ironclad", ["IC01", "IC02", "IC03"])):
        assert t.hand(side) == basics
        assert t.pile(side, "deck") == t.pile(side, "discard") == []


@rule("ironwood", "3.2.3", "20.1.3", "INT-76")
def test_basics_cannot_be_burned() -> None:
    t = table(ww="f12:1", ic="plumbarum:W", hands=("WW16", ""), visions="V04").turn("woodwalkers").do("play WW16")
    assert t.asked == "attack-with"  # 3 basics and a vision in hand: nothing to burn, nobody is asked
    t = table(hands=("WW16 WW10", ""), visions="V04").turn("woodwalkers").do("play WW16")
    t.refuses("burn WW01", "basics-cannot-be-burned", "3.2.3").refuses("burn V04")
    assert set(t.offered) == {"burn WW10", "no"}


@rule("ironwood", "3.2.3")
def test_basics_are_not_discarded_for_the_hand_limit() -> None:
    t = table(hands=("WW04 WW05 WW06 WW07 WW08 WW09", "")).end_phase()
    t.refuses("discard WW01", "basics-are-kept", "3.2.3").do("discard WW09")
    assert len(t.hand("woodwalkers")) == 8 + 2  # the next round has begun


# --- special cards (3.3) -------------------------------------------------------------------------------


@rule("ironwood", "3.3.1", "6.1.3")
def test_a_played_special_is_discarded_in_the_end_phase() -> None:
    t = table(hands=("WW06", "")).turn("woodwalkers").do("play WW06")
    assert t.crystals == (1, 0)  # resolved at once
    assert (t.pile("woodwalkers", "slots"), t.pile("woodwalkers", "discard")) == (["WW06"], [])
    t.do("pass").next_turn("woodwalkers")
    assert (t.pile("woodwalkers", "slots"), t.pile("woodwalkers", "discard")) == ([], ["WW06"])


@rule("ironwood", "3.3.2")
def test_a_deployed_special_is_discarded_after_the_battle() -> None:
    t = table(ww="f12:2", ic="plumbarum:W", hands=("WW15", "IC22")).turn("woodwalkers")
    t.do("play WW02", "done", "from f12", "deploy WW15", "deploy IC22", "stay").next_turn("ironclad")
    assert (t.pile("woodwalkers", "discard"), t.pile("ironclad", "discard")) == (["WW15"], ["IC22"])


@rule("ironwood", "3.3.3")
def test_a_burned_special_is_discarded_at_once_without_its_effect() -> None:
    t = table(ww="f06:1", hands=("WW16 WW10", "")).turn("woodwalkers").do("play WW16", "burn WW10")
    assert t.pile("woodwalkers", "discard") == ["WW10"]
    assert t.crystals == (0, 0)  # Moonlit Forage would gain one
    assert t.asked == "move-warrior"


@rule("ironwood", "3.3.4", "INT-77")
def test_a_burn_effect_may_be_resolved_when_the_card_is_burned() -> None:
    t = table(hands=("WW16 WW09", ""), crystals=(1, 0)).turn("woodwalkers").do("play WW16", "burn WW09", "card WW09")
    assert t.asked == "spend"
    t.do("yes", "at f01", "done").next_turn("ironclad")
    assert sum(t.g.ww) == 1  # not the 2 of its effect box
    t = (
        table(hands=("WW16 WW09", ""), crystals=(1, 0))
        .turn("woodwalkers")
        .do("play WW16", "burn WW09", "card WW09", "no")
    )
    assert (sum(t.g.ww), t.crystals) == (0, (1, 0))


# --- lasting cards (3.4) -------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "markers"), [("IC14", 1), ("IC21", 2), ("IC35", 3)])
@rule("ironwood", "3.4.1")
def test_a_lasting_card_gets_its_markers(card: str, markers: int) -> None:
    t = table(hands=("", card)).turn("ironclad").do(f"play {card}")
    assert (t.markers(card), t.g.marker_supply()) == (markers, 19 - markers)


@rule("ironwood", "3.4.1")
def test_without_a_marker_left_a_card_is_not_lasting() -> None:
    t = table(hands=("", "IC21"), lasting="WW18:19").turn("ironclad").do("play IC21")
    assert (t.markers("IC21"), t.g.lasting[IC]) == (0, [])
    t = table(hands=("", "IC21"), lasting="WW18:18").turn("ironclad").do("play IC21")
    assert t.markers("IC21") == 1  # as many as are left


@rule("ironwood", "3.4.2", "6.1.2", "INT-87")
def test_a_lasting_card_stays_and_frees_its_slot() -> None:
    t = table(hands=("", "IC35")).turn("ironclad", 2).do("play IC35")
    assert t.pile("ironclad", "slots") == ["IC35"]
    t.do("pass").next_turn("woodwalkers")
    assert (t.pile("ironclad", "slots"), t.pile("ironclad", "in_play")) == ([], ["IC35"])
    assert (t.pile("ironclad", "discard"), t.markers("IC35")) == ([], 2)


@rule("ironwood", "3.4.3")
def test_the_last_marker_exhausts_the_card_effect_first_then_discard() -> None:
    t = table(lasting="IC14:1").preparation()
    assert (t.asked, t.markers("IC14"), t.pile("ironclad", "discard")) == ("recruit-where", 0, [])
    t.do("at ferrum", "at ferrum").next_turn("woodwalkers")
    assert t.pile("ironclad", "discard") == ["IC14"]


@rule("ironwood", "3.4.3", "20.1.9", "20.1.17")
def test_an_exhausted_card_is_out_of_play() -> None:
    t = table(lasting="IC21:1", ww="f12:3", ic="plumbarum:WW").preparation().next_turn("woodwalkers")
    assert (t.pile("ironclad", "in_play"), t.g.lasting[IC], t.pile("ironclad", "discard")) == ([], [], ["IC21"])
    t.do("play WW02", "done", "from f12", "deploy WW03", "no")
    assert t.damage("woodwalkers") == 1  # no Shield Wall any more


@rule("ironwood", "3.4.3")
def test_a_card_exhausted_in_its_own_round_leaves_its_slot() -> None:
    t = table(hands=("WW22", "IC14")).turn("ironclad", rest=True).do("play IC14", "play WW22", "done")
    assert (t.pile("ironclad", "slots"), t.g.slot_of[IC], t.pile("ironclad", "discard")) == ([], [], ["IC14"])
    t.do("play IC03", "done")
    assert t.g.slot_of[IC] == [1]  # the turn was used all the same


@rule("ironwood", "3.4.4")
def test_a_lasting_card_works_while_in_play_or_when_exhausted_or_both() -> None:
    ongoing = table(lasting="WW18:1").preparation()
    assert len(ongoing.hand("woodwalkers")) == 6  # 3 basics, 2 draws and 1 more
    both = table(lasting="IC35:1").preparation()
    assert (both.crystals, len(both.hand("ironclad"))) == ((1, 3), 6)  # a crystal for the marker, a card at the end


@rule("ironwood", "3.4.5", "INT-15")
def test_a_deployed_lasting_card_does_not_last() -> None:
    t = table(ww="f12:2", ic="plumbarum:W", hands=("WW20", "IC35")).turn("woodwalkers")
    t.do("play WW02", "done", "from f12", "deploy WW20", "deploy IC35").next_turn("ironclad")
    assert (t.markers("WW20"), t.markers("IC35"), t.g.lasting) == (0, 0, [[], []])
    assert (t.pile("woodwalkers", "discard"), t.pile("ironclad", "discard")) == (["WW20"], ["IC35"])


@rule("ironwood", "3.4.5")
def test_a_burned_lasting_card_does_not_last() -> None:
    t = table(hands=("WW28 WW20", "")).turn("woodwalkers").do("play WW28", "burn WW20").next_turn("ironclad")
    assert (t.markers("WW20"), t.g.lasting[WW]) == (0, [])


@rule("ironwood", "3.4.7")
def test_one_marker_lasts_until_the_next_preparation() -> None:
    t = (
        table(ww="f12:3", ic="plumbarum:WWWW", hands=("WW20", ""))
        .turn("woodwalkers", rest=True)
        .do("play WW20", "done")
    )
    t.do("play IC01", "option 3", "from plumbarum", "no", "no", "stay")
    assert t.damage("woodwalkers") == 1  # for the rest of the round
    t.do("pass", "pass", "pass", "pass").next_turn("woodwalkers")
    assert (t.g.round, t.markers("WW20"), t.pile("woodwalkers", "discard")) == (3, 0, ["WW20"])


@rule("ironwood", "3.4.8")
def test_a_lasting_card_counts_for_what_stands_further_down() -> None:
    t = table(ww="f12:2", ic="plumbarum:WW", hands=("WW31", "")).turn("woodwalkers")
    t.do("play WW31", "from f12", "no", "deploy IC02")
    assert t.damage("ironclad") == 0  # Barkskin's own attack
    t = table(ww="f06:1", hands=("WW24", "")).turn("woodwalkers").do("play WW24", *move("f06", "f12"), "at f12")
    assert t.g.lasting[WW] == [NAMES.index("WW24")]
