"""Chapter 15: visions and totems, the Woodwalker victory."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import table
from weald.testing import rule

# --- visions (15.1) --------------------------------------------------------------------------------------


@rule("ironwood", "15.1.1", "15.1.2", "20.1.5")
def test_visions_are_drawn_from_the_top_of_their_own_deck() -> None:
    t = table(vision_deck="V07 V03 V05", hands=("WW06", ""), decks=("WW10 WW11", "")).turn("woodwalkers")
    t.do("play WW06")  # draw 1 vision
    assert t.visions == ["V07"]
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03"]
    assert len(t.g.deck[0]) == 2


@rule("ironwood", "15.1.2")
def test_plain_draws_give_no_vision() -> None:
    t = table(hands=("WW18", "")).turn("woodwalkers").do("play WW18")
    assert t.visions == []
    assert len(t.g.vision_deck) == 10


@rule("ironwood", "15.1.3", "6.1.5")
def test_visions_do_not_count_toward_the_hand_limit() -> None:
    t = table(hands=("WW04 WW05 WW06 WW07 WW08", ""), visions="V01 V02 V03 V04").agenda(("end-phase", ()))
    assert not t.events("discarded")
    assert t.visions == ["V01", "V02", "V03", "V04"]


@rule("ironwood", "15.1.4")
def test_an_empty_vision_deck_gives_nothing() -> None:
    t = table(vision_deck="", hands=("WW06", "")).turn("woodwalkers").do("play WW06")
    assert t.visions == []
    assert t.crystals == (1, 0)  # the rest of the card still happens


@rule("ironwood", "15.1.4", "INT-47")
def test_a_look_at_an_empty_vision_deck_is_skipped() -> None:
    t = table(vision_deck="", drill="auria", cargo=2, track=1).turn("ironclad")
    t.do("play IC03", "option 2", "to argentimar")
    assert not t.events("looked-at-vision")
    assert t.g.cargo == 3
    assert t.warriors("auria") == 1


# --- discover (15.2) -------------------------------------------------------------------------------------


@rule("ironwood", "15.2.1", "15.2.4", "15.2.5", "20.1.4", "1.3.3")
def test_a_vision_becomes_a_full_totem_with_the_squad() -> None:
    t = table(ww="f11:2", visions="V10", hands=("WW25", "")).turn("woodwalkers").do("play WW25", "discover V10")
    assert t.totems("f11") == (1, 0)
    assert t.visions == []
    assert t.match.view(1)["zones"]["visions.shown"]["cards"] == ["V10"]


@rule("ironwood", "15.2.4", "1.3.3")
def test_visions_played_earlier_stay_in_sight() -> None:
    t = table(ww="f11:2", visions="V10 V09", hands=("WW25 WW07", "")).turn("woodwalkers", rest=True)
    t.do("play WW25", "discover V10", "done", "pass").do("play WW07", "done", "discover V09")
    assert t.match.view(1)["zones"]["visions.shown"]["cards"] == ["V10", "V09"]
    assert t.match.view(None)["zones"]["visions.shown"]["cards"] == ["V10", "V09"]


@rule("ironwood", "15.2.1")
@pytest.mark.parametrize("guard", ["W", "G"])
def test_an_ironclad_combat_unit_guards_its_mountain(guard: str) -> None:
    t = table(ww="f11:2", ic=f"plumbarum:{guard}", visions="V10", hands=("WW25", "")).turn("woodwalkers")
    t.do("play WW25").refuses("discover V10", "mountain-guarded", "15.2.1")


@rule("ironwood", "15.2.1")
def test_the_vision_must_be_in_hand_and_a_squad_touching() -> None:
    t = table(ww="f11:2", visions="V05", hands=("WW25", "")).turn("woodwalkers").do("play WW25")
    t.refuses("discover V10").refuses("discover V05", "no-squad-touching", "15.2.1")


@rule("ironwood", "15.2.2", "15.2.6", "INT-67")
@pytest.mark.parametrize(("vision", "mountain", "gained"), [("V10", "plumbarum", 0), ("V04", "zincur", 3)])
def test_drill_foundation_and_forge_do_not_hinder(vision: str, mountain: str, gained: int) -> None:
    outer = "" if gained else mountain  # a foundation can stand only on an outer mountain
    t = table(ww="f11:1", visions=vision, drill=mountain, cargo=1, foundations=outer, hands=("WW25", ""))
    t.turn("woodwalkers").do("play WW25", f"discover {vision}")
    assert t.totems("f11") == (1, 0)
    assert t.crystals == (gained, 0)


@rule("ironwood", "15.2.2")
def test_a_forge_does_not_hinder() -> None:
    t = table(ww="f11:1", visions="V10", forges="plumbarum", hands=("WW25", "")).turn("woodwalkers")
    t.do("play WW25").offers("discover V10")


@rule("ironwood", "15.2.3", "8.2.4", "INT-66")
def test_an_outer_forest_is_not_enough() -> None:
    t = table(ww="f05:3 f06:3", visions="V10", hands=("WW25", "")).turn("woodwalkers").do("play WW25")
    t.refuses("discover V10", "no-squad-touching", "15.2.1")


@rule("ironwood", "15.2.5", "INT-69")
def test_with_several_squads_the_player_picks_one() -> None:
    t = table(ww="f11:1 f12:1 f05:2", visions="V10", hands=("WW25", "")).turn("woodwalkers")
    t.do("play WW25", "discover V10")
    assert t.offered == ["at f11", "at f12"]
    t.do("at f12")
    assert (t.totems("f11"), t.totems("f12")) == ((0, 0), (1, 0))


@rule("ironwood", "15.2.6")
@pytest.mark.parametrize(("vision", "gained"), [("V01", 3), ("V02", 3), ("V03", 3), ("V04", 3), ("V08", 0), ("V10", 0)])
def test_inner_mountains_give_three_crystals(vision: str, gained: int) -> None:
    t = table(ww="f09:1 f11:1 f12:1", visions=vision, hands=("WW25", "")).turn("woodwalkers")
    t.do("play WW25", f"discover {vision}")
    if t.asked == "discover-with":
        t.do(t.offered[0])
    assert t.crystals == (gained, 0)


@rule("ironwood", "15.2.7")
def test_one_discover_finds_one_totem() -> None:
    t = table(ww="f11:1", visions="V10 V09 V04", hands=("WW25", "")).turn("woodwalkers")
    t.do("play WW25", "discover V10", "done")
    assert t.asked == "turn"
    assert t.visions == ["V04", "V09"]


@rule("ironwood", "15.2.8")
def test_without_a_totem_in_supply_the_vision_stays_in_hand() -> None:
    t = table(ww="f11:1", visions="V10", totems="f12 f12 f13", fading="f14", secured=1, hands=("WW25", ""))
    t.turn("woodwalkers").do("play WW25").refuses("discover V10", "no-totem-left", "15.2.8").do("done")
    assert t.visions == ["V10"]


@rule("ironwood", "15.2.9")
def test_the_basic_card_visions_discovers() -> None:
    t = table(ww="f11:1", visions="V10").turn("woodwalkers").do("play WW01", "option 2", "discover V10")
    assert t.totems("f11") == (1, 0)


@rule("ironwood", "15.2.10", "1.3.4", "INT-72", "20.1.3")
def test_a_burned_vision_gives_nothing_and_stays_unknown() -> None:
    t = table(ww="f12:1", visions="V01", hands=("WW29", ""), vision_deck="V05").turn("woodwalkers")
    t.do("play WW29", "burn V01", "done")
    assert sum(t.g.full) == 0
    assert t.crystals == (2, 0)  # Dreamwalk's own 2, not the vision's 3
    assert t.visions == ["V05"]
    burned = t.match.view(1)["zones"]["visions.burned"]
    assert (burned["count"], burned["cards"]) == (1, [])
    assert t.match.view(0)["zones"]["visions.burned"]["cards"] == ["V01"]


# --- carrying (15.3) -------------------------------------------------------------------------------------


@rule("ironwood", "15.3.1", "15.3.2", "INT-61")
def test_taking_the_totem_along_is_optional() -> None:
    t = table(ww="f11:2", totems="f11").turn("woodwalkers").do("play WW02", "from f11", "to f12")
    t.offers("take full", "leave").do("leave")
    assert (t.totems("f11"), t.totems("f12"), t.warriors("f11")) == ((1, 0), (0, 0), 1)
    t.do("from f11", "to f10", "take full")  # the other warrior still held it
    assert (t.totems("f11"), t.totems("f10")) == ((0, 0), (1, 0))


@rule("ironwood", "15.3.3")
def test_two_totems_need_two_carriers() -> None:
    t = table(ww="f11:2", totems="f11", fading="f11").turn("woodwalkers").do("play WW02", "from f11", "to f12")
    t.offers("take full", "take fading", "leave").do("take fading")
    assert (t.totems("f11"), t.totems("f12")) == ((1, 0), (0, 1))
    t.do("from f11", "to f12", "take full")
    assert t.totems("f12") == (1, 1)


@rule("ironwood", "15.3.5", "9.1.2")
def test_a_warrior_that_has_moved_carries_no_further() -> None:
    t = table(ww="f11:1 f03:1", totems="f11").turn("woodwalkers")
    t.do("play WW02", "from f11", "to f12", "take full").refuses("from f12", "already-moved", "9.1.2")
    assert t.totems("f12") == (1, 0)


@rule("ironwood", "15.3.5", "9.1.3")
def test_rushing_spirits_carry_a_totem_two_steps() -> None:
    t = table(ww="f16:1", totems="f16", hands=("WW08", "")).turn("woodwalkers")
    t.do("play WW08", "from f16", "to f12", "take full")
    t.do("from f12", "to f06", "take full")
    assert t.g.secured == 1


@rule("ironwood", "15.3.6")
def test_recruits_and_removals_leave_totems_where_they_are() -> None:
    t = table(ww="f11:1", totems="f11", hands=("WW37", "")).turn("woodwalkers").do("play WW37", "at f11")
    assert (t.warriors("f11"), t.totems("f11")) == (2, (1, 0))
    t = table(ww="f11:1", ic="plumbarum:W", forges="plumbarum", totems="f11", hands=("", "IC31")).turn("ironclad")
    t.do("play IC31", "at f11")
    assert (t.warriors("f11"), t.totems("f11")) == (0, (1, 0))


@rule("ironwood", "15.3.6", "9.3.3")
def test_a_decoyed_squad_leaves_its_totem() -> None:
    t = table(ww="f11:2", ic="auria:W", totems="f11", hands=("", "IC29")).turn("ironclad")
    t.do("play IC29", "from f11", "to f05", "warriors 2")
    assert t.totems("f11") == (1, 0)
    assert t.g.secured == 0


@rule("ironwood", "15.3.7", "15.3.4")
def test_a_relay_goes_on_through_a_later_effect_of_the_turn() -> None:
    # Vision Quest plays no move; Swarming Strike moves 2, wins, and its extra card Plunder moves on.
    t = table(ww="f16:4 f12:1", ic="zincur:W", totems="f16", hands=("WW13", "")).turn("woodwalkers")
    t.do("play WW13", "from f16", "to f12", "take full", "done").attack("f16", "zincur").do("stay")
    t.do("play WW03", "option 1", "from f12", "to f06", "take full")
    assert t.g.secured == 1
    assert (t.warriors("f12"), t.warriors("f06")) == (1, 1)
    t.refuses("from f12", "already-moved", "9.1.2")


# --- securing (15.4) -------------------------------------------------------------------------------------


@rule("ironwood", "15.4.1", "15.4.2", "1.2.6")
def test_a_totem_in_an_outer_forest_is_secured_at_once() -> None:
    t = table(ww="f11:2", totems="f11").turn("woodwalkers").do("play WW02", "from f11", "to f05", "take full")
    assert t.told("secured")["secured"] == 1
    assert (t.totems("f05"), t.totems("f11")) == ((0, 0), (0, 0))
    assert t.warriors("f05") == 1
    assert (t.asks, t.asked) == ("woodwalkers", "move-warrior")  # play goes on
    assert t.g.totem_reserve() == 4


@rule("ironwood", "15.4.1", "6.2.4")
def test_a_secured_totem_cannot_be_lost() -> None:
    t = table(secured=2).agenda(("end-phase", ()))
    assert t.g.secured == 2
    assert not t.events("vanished")


@rule("ironwood", "15.4.3", "INT-65")
def test_the_third_totem_wins_in_the_middle_of_an_effect() -> None:
    t = table(ww="f11:5", totems="f11", secured=2).turn("woodwalkers")
    t.do("play WW02", "from f11", "to f05", "take full")
    assert t.winner == "woodwalkers"
    assert t.match.result == {"winners": [0], "how": "totems", "rule": "15.4.3", "rounds": 2}
    assert t.warriors("f11") == 4


@rule("ironwood", "15.4.4", "INT-71")
def test_a_fading_totem_counts_like_a_full_one() -> None:
    t = table(ww="f11:1", fading="f11", secured=2).turn("woodwalkers", number=2)
    t.do("play WW02", "from f11", "to f05", "take fading")
    assert t.winner == "woodwalkers"


# --- losing and picking up (15.5) ------------------------------------------------------------------------


@rule("ironwood", "15.5.3")
def test_a_squad_wiped_out_in_battle_leaves_its_totems() -> None:
    t = table(ww="f11:1", ic="plumbarum:WWW", totems="f11", fading="f11", hands=("", "IC38 IC11")).turn("ironclad")
    t.do("play IC38").attack("plumbarum", "f11", "IC11")
    assert (t.warriors("f11"), t.totems("f11")) == (0, (1, 1))


@rule("ironwood", "15.5.3", "15.5.4", "INT-64", "15.6.3")
def test_a_totem_left_by_a_card_is_taken_up_by_who_comes_next() -> None:
    t = table(ww="f11:1 f10:2", ic="plumbarum:W", forges="plumbarum", totems="f11", hands=("", "IC31"))
    t.turn("ironclad", rest=True).do("play IC31", "at f11")
    assert (t.warriors("f11"), t.totems("f11")) == (0, (1, 0))
    t.do("play WW02", "from f10", "to f11", "done")
    assert t.asked == "attack-with"
    t.do("done", "pass", "play WW03", "option 1", "from f11", "to f05", "take full")
    assert t.g.secured == 1


@rule("ironwood", "15.5.4")
def test_a_newcomer_hands_on_to_nobody_in_the_same_move() -> None:
    t = table(ww="f10:1 f03:1", totems="f11").turn("woodwalkers").do("play WW02", "from f10", "to f11")
    t.refuses("from f11", "already-moved", "9.1.2")  # it holds the totem now; later moves can carry it
    assert t.totems("f11") == (1, 0)


# --- fading (15.6) ---------------------------------------------------------------------------------------


@rule("ironwood", "15.6.1", "15.6.2", "INT-70", "6.2.1", "6.2.2", "6.2.3", "1.2.6", "1.1.7")
def test_a_totem_fades_at_one_round_end_and_leaves_at_the_next() -> None:
    t = table(ww="f11:1", visions="V10", hands=("WW25", "")).turn("woodwalkers", number=2, rest=True)
    t.do("play WW25", "discover V10", "done")
    assert (t.g.round, t.totems("f11")) == (2, (1, 0))
    t.do("pass")
    assert (t.g.round, t.totems("f11")) == (3, (0, 1))
    for _ in range(6):
        assert (t.asked, t.totems("f11")) == ("turn", (0, 1))  # the whole action phase of round 3 is left
        t.do("pass")
    while t.g.round == 3:
        t.do("discard IC07" if t.asked == "hand-limit" else "done")
    assert t.totems("f11") == (0, 0)
    assert t.g.totem_reserve() == 5


@rule("ironwood", "15.6.3", "6.2.4")
def test_carried_handed_over_or_alone_a_totem_keeps_its_face() -> None:
    t = table(ww="f11:1 f12:1", totems="f13", fading="f11").turn("woodwalkers")
    t.do("play WW02", "from f11", "to f12", "take fading", "from f12", "to f16", "take fading")
    assert t.totems("f16") == (0, 1)
    assert t.totems("f13") == (1, 0)
    t = table(totems="f13", fading="f11").agenda(("totems-fade", ()), ("turn", (0, 0)))
    assert t.events("vanished") == [{"at": "f11", "count": 1, "seat": 0, "rule": "6.2.2"}]
    assert t.events("faded") == [{"at": "f13", "count": 1, "seat": 0, "rule": "6.2.1"}]
