"""Chapter 9.1 - 9.3 and the interactions of movement and control (22.4), with the printed example 21.2."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import Table, move, table
from weald.games.ironwood.facts import WW
from weald.testing import rule

# --- in general (9.1) ----------------------------------------------------------------------------------


@rule("ironwood", "9.1.1")
def test_a_move_goes_to_an_adjacent_place_of_the_same_kind() -> None:
    t = table(ww="f12:1", ic="zincur:W").turn("woodwalkers", rest=True).do("play WW02", "from f12")
    t.refuses("to f05", "not-adjacent", "9.1.1").refuses("to f12").do("to f11", "done")
    t.do("play IC03", "option 1", "from zincur").refuses("to lithimar", "not-adjacent", "9.1.1").do("to plumbarum")
    assert (t.warriors("f11"), t.units("plumbarum")) == (1, "W")


@rule("ironwood", "9.1.2")
def test_a_warrior_moves_once_per_turn_over_all_effects() -> None:
    t = table(ww="f06:2").turn("woodwalkers").do("play WW02", *move("f06", "f12"))
    t.refuses("from f12", "already-moved", "9.1.2").offers("from f06")
    t = table(ww="f06:1 f12:1 f01:1").effects("WW10", "WW07").do(*move("f06", "f12"), "done")  # move 3, then move 2
    t.do(*move("f12", "f16")).refuses("from f12", "already-moved", "9.1.2")  # only the one that stood there


@rule("ironwood", "9.1.2")
def test_a_squad_moves_once_per_turn_over_all_effects() -> None:
    t = table(ic="auria:WW ferrum:W").effects("IC11", "IC25").do("from auria", "to zincur", "warriors 2")
    t.refuses("from zincur", "already-moved", "9.1.2").offers("from ferrum")


@rule("ironwood", "9.1.2")
def test_everybody_may_move_again_in_the_next_turn() -> None:
    t = table(ww="f06:1").turn("woodwalkers", rest=True).do("play WW02", *move("f06", "f12"), "pass")
    t.do("play WW03", "option 1", *move("f12", "f16"))
    assert t.warriors("f16") == 1


@rule("ironwood", "9.1.3", "INT-57")
def test_rushing_spirits_moves_only_the_same_warriors_twice() -> None:
    t = table(ww="f06:2 f16:1", hands=("WW08", "")).turn("woodwalkers").do("play WW08", *move("f06", "f12", 2), "done")
    t.refuses("from f16", "not-moved-by-this-card", "9.1.3").do(*move("f12", "f07"), *move("f12", "f06"))
    t.next_turn("ironclad")  # a third step is not offered
    assert (t.warriors("f06"), t.warriors("f07"), t.warriors("f12")) == (1, 1, 0)


@rule("ironwood", "9.1.3")
def test_a_warrior_that_moved_twice_is_spent_wherever_it_stands() -> None:
    t = table(ww="f06:1 f01:1 f03:1", hands=("WW08", "")).turn("woodwalkers")
    t.do("play WW08", *move("f06", "f12"), *move("f01", "f07"), *move("f03", "f09"))
    t.do(*move("f12", "f07"), *move("f07", "f12"))  # two have changed places
    t.refuses("from f12", "not-moved-by-this-card", "9.1.3").refuses("from f07").offers("from f09")


@rule("ironwood", "9.1.3")
def test_a_second_step_leaves_the_others_their_first() -> None:
    t = table(ww="f06:1 f12:1", hands=("WW05", "")).turn("woodwalkers").do("play WW05", *move("f06", "f12"), "done")
    t.do("play WW03", "option 1", *move("f12", "f16"), *move("f12", "f11")).next_turn("ironclad")
    assert (t.warriors("f16"), t.warriors("f11")) == (1, 1)


@rule("ironwood", "9.1.3")
def test_no_other_card_moves_a_warrior_twice() -> None:
    t = table(ww="f06:1", ic="plumbarum:W", hands=("WW13", "")).turn("woodwalkers")
    t.do("play WW13", *move("f06", "f12"), "from f12", "no", "no", "stay")  # 1 : 1, the attacker wins
    t.do("play WW03", "option 1").next_turn("ironclad")  # it moved; Swarming Strike's extra card changes nothing
    assert t.warriors("f12") == 1


@rule("ironwood", "9.1.4", "20.1.8", "INT-56")
def test_the_number_is_how_many_may_move_fewer_may() -> None:
    t = table(ww="f06:7").turn("woodwalkers").do("play WW03", "option 1", *move("f06", "f12", 3), "done")
    t.next_turn("ironclad")
    assert (t.warriors("f06"), t.warriors("f12")) == (4, 3)


@rule("ironwood", "9.1.4", "20.1.8")
def test_no_more_than_the_number_may_move() -> None:
    t = table(ww="f06:7").turn("woodwalkers").do("play WW03", "option 1", *move("f06", "f12", 5)).next_turn("ironclad")
    assert t.warriors("f06") == 2


@rule("ironwood", "9.1.5")
def test_a_retreat_uses_up_no_move() -> None:
    # Barkskin's attack is lost, the squad is pushed away, and a later effect of the turn moves it.
    t = table(ww="f12:1 f01:1", ic="plumbarum:WWW").effects("WW31", "WW10").do("from f12", "no", "no", "to f16")
    t.do(*move("f16", "f15")).refuses("from f15", "already-moved", "9.1.2")
    assert t.warriors("f15") == 1


@rule("ironwood", "9.1.6")
def test_a_recruit_may_move_in_the_same_turn() -> None:
    t = table(hands=("WW11", "")).turn("woodwalkers").do("play WW11", "at f06", *move("f06", "f12"))
    t.next_turn("ironclad")
    assert t.warriors("f12") == 1


@rule("ironwood", "9.1.7")
def test_units_attack_after_or_before_moving() -> None:
    t = table(ww="f06:1", ic="plumbarum:W").turn("woodwalkers").do("play WW02", *move("f06", "f12"), "from f12")
    assert t.asked == "deploy"
    t = table(ww="f12:1", ic="plumbarum:W", hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21", "from f12", "no", "no", "stay", *move("f12", "f06")).next_turn("ironclad")
    assert t.warriors("f06") == 1


@rule("ironwood", "9.1.8")
def test_a_raised_number_moves_more_units_not_one_twice() -> None:
    t = table(ww="f06:6", lasting="WW23:2").turn("woodwalkers").do("play WW02", *move("f06", "f12", 4))
    t.refuses("from f12", "already-moved", "9.1.2").do(*move("f06", "f12")).next_turn("ironclad")
    t = (
        table(ic="auria:W zincur:W", lasting="IC30:2")
        .turn("ironclad")
        .do("play IC03", "option 1", "from auria", "to chromia")
    )
    t.refuses("from chromia", "already-moved", "9.1.2").offers("from zincur")


# --- squads (9.2) --------------------------------------------------------------------------------------


@rule("ironwood", "9.2.1", "9.2.2")
def test_a_squad_move_takes_all_or_some_units_to_one_mountain() -> None:
    t = table(ic="auria:WWWG").turn("ironclad").do("play IC03", "option 1", "from auria", "to zincur")
    assert set(t.offered) == {"golems 0", "golems 1"}
    t.do("golems 1")
    assert set(t.offered) == {"warriors 0", "warriors 1", "warriors 2", "warriors 3"}
    t.do("warriors 2")
    assert (t.units("auria"), t.units("zincur")) == ("W", "WWG")


@rule("ironwood", "9.2.2")
def test_a_squad_move_takes_at_least_one_unit() -> None:
    t = table(ic="auria:WWG").turn("ironclad").do("play IC03", "option 1", "from auria", "to zincur", "golems 0")
    assert set(t.offered) == {"warriors 1", "warriors 2"}


@rule("ironwood", "9.2.3")
def test_those_left_behind_stay_for_this_effect() -> None:
    t = table(ic="auria:WWW zincur:W").turn("ironclad").do("play IC02", "option 1", "from auria", "to chromia")
    t.do("warriors 1").refuses("from auria", "squad-already-used", "9.2.3").offers("from zincur")


@rule("ironwood", "9.2.3", "INT-54")
def test_those_left_behind_may_move_by_a_later_effect() -> None:
    t = table(ic="auria:WWW").effects("IC11", "IC25").do("from auria", "to chromia", "warriors 1")
    t.do("from auria", "to argentimar", "warriors 2")
    assert (t.units("chromia"), t.units("argentimar"), t.units("auria")) == ("W", "WW", "")


@rule("ironwood", "9.2.4")
def test_two_squads_are_two_moves_one_after_another() -> None:
    t = table(ic="auria:W zincur:W ferrum:W").turn("ironclad").do("play IC02", "option 1", "from auria", "to chromia")
    assert t.units("chromia") == "W"
    t.do("from zincur", "to plumbarum").next_turn("woodwalkers")  # a third squad may not move
    assert (t.units("plumbarum"), t.units("ferrum")) == ("W", "W")


@rule("ironwood", "9.2.5", "INT-52")
def test_a_squad_may_enter_a_mountain_whose_units_then_leave() -> None:
    t = table(ic="auria:WW zincur:W").turn("ironclad").do("play IC02", "option 1", "from auria", "to zincur")
    t.do("warriors 2", "from zincur", "to plumbarum").next_turn("woodwalkers")
    assert (t.units("zincur"), t.units("plumbarum")) == ("WW", "W")  # only the unmoved one could go on


@rule("ironwood", "9.2.6", "INT-55")
def test_golems_may_move_alone() -> None:
    t = table(ic="auria:WWGG").turn("ironclad").do("play IC03", "option 1", "from auria", "to zincur", "golems 2")
    t.do("warriors 0")
    assert (t.units("auria"), t.units("zincur")) == ("WW", "GG")


@rule("ironwood", "9.2.7", "INT-51")
def test_the_drill_never_goes_along() -> None:
    t = (
        table(ic="auria:WW", drill="auria", cargo=2)
        .turn("ironclad")
        .do("play IC03", "option 1", "from auria", "to zincur")
    )
    t.do("warriors 2")
    assert (t.drill, t.units("auria"), t.g.cargo) == ("auria", "", 2)


# --- warriors (9.3) ------------------------------------------------------------------------------------


@rule("ironwood", "9.3.1", "9.3.2")
def test_warriors_move_one_by_one_from_and_to_several_forests() -> None:
    t = table(ww="f12:2 f05:1 f15:1").turn("woodwalkers").do("play WW03", "option 1")
    t.do(*move("f12", "f16"), *move("f12", "f11"), *move("f05", "f11"), *move("f15", "f11")).next_turn("ironclad")
    assert (t.warriors("f12"), t.warriors("f16"), t.warriors("f11")) == (0, 1, 3)


@rule("ironwood", "9.3.3")
def test_only_decoy_trick_moves_woodwalkers_as_a_squad() -> None:
    t = table(ww="f12:4", totems="f12", hands=("", "IC29")).turn("ironclad").do("play IC29", "from f12", "to f06")
    assert (t.asks, set(t.offered)) == ("ironclad", {"warriors 1", "warriors 2", "warriors 3", "warriors 4"})
    t.do("warriors 4").next_turn("woodwalkers")
    assert (t.warriors("f12"), t.warriors("f06")) == (0, 4)
    assert (t.totems("f12"), t.g.secured) == ((1, 0), 0)  # the totem stays
    t.do("play WW02", *move("f06", "f12"))  # being lured used up no move of theirs
    assert t.warriors("f12") == 1


@rule("ironwood", "9.3.4")
def test_nothing_blocks_a_trail() -> None:
    t = table(ww="f06:1 f12:1", ic="plumbarum:WWWW zincur:WWWW argentimar:WWWW").turn("woodwalkers").do("play WW02")
    t.do(*move("f06", "f12"), *move("f12", "f06"))
    assert (t.warriors("f06"), t.warriors("f12")) == (1, 1)


# --- Canopy Cover followed by Plunder (21.2, printed) --------------------------------------------------


def canopy_cover(crystals: int = 0) -> Table:
    t = table(ww="f06:4 f05:1", hands=("WW05 WW10", ""), crystals=(crystals, 5)).turn("woodwalkers", 2)
    return t.do("play WW05", *move("f06", "f12", 4))


@rule("ironwood", "21.2.1", "21.2.2", "21.2.3", "21.2.5", "9.1.3")
def test_canopy_cover_and_plunder_make_nine_steps() -> None:
    t = canopy_cover().refuses("play WW10", "needs-basic-card", "5.3.5").do("play WW03", "option 1")
    t.do(*move("f12", "f16", 3), *move("f12", "f11"))
    t.refuses("from f16", "already-moved", "9.1.2").refuses("from f11", "already-moved", "9.1.2")  # no third step
    t.do(*move("f05", "f11")).next_turn("ironclad")
    assert [t.warriors(f) for f in ("f16", "f11", "f05", "f06", "f12")] == [3, 2, 0, 0, 0]
    assert len(t.events("moved")) == 9


@rule("ironwood", "21.2.5")
def test_the_fifth_warrior_has_no_second_step() -> None:
    t = canopy_cover().do("play WW03", "option 1", *move("f05", "f04"))
    t.refuses("from f04", "already-moved", "9.1.2").offers("from f12")


@rule("ironwood", "21.2.4", "5.3.2")
def test_both_cards_use_one_slot_and_leave_in_the_end_phase() -> None:
    t = canopy_cover().do("play WW03", "option 1", "done").next_turn("ironclad")
    assert (t.pile("woodwalkers", "slots"), t.g.slot_of[WW]) == (["WW05", "WW03"], [2, 2])
    t.do("pass", "done").next_turn("woodwalkers")
    assert "WW03" in t.hand("woodwalkers")
    assert t.pile("woodwalkers", "discard") == ["WW05"]


@pytest.mark.parametrize("steps", [0, 1, 4])
@rule("ironwood", "21.2.6")
def test_only_some_of_them_may_move_again(steps: int) -> None:
    t = canopy_cover().do("play WW03", "option 1", *move("f12", "f16", steps), "done").next_turn("ironclad")
    assert (t.warriors("f12"), t.warriors("f16")) == (4 - steps, steps)


@rule("ironwood", "21.2.7")
def test_with_two_crystals_the_move_leads_to_a_raid_on_ferrum() -> None:
    t = canopy_cover(crystals=2).do("play WW03", "resolve 2", "option 1", *move("f12", "f16", 3), "done")
    t.do("option 2", "from f16").next_turn("ironclad")
    assert (t.told("attacked")["to"], t.crystals) == ("ferrum", (3, 2))
