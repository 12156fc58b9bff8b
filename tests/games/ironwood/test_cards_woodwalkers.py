"""The 38 action cards of the Woodwalkers: each does what its text says, and may be given up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.table import BUSY, Table, move, table
from weald.games.ironwood.facts import NAMES, WW, side_of
from weald.testing import rule

CARDS = [name for card, name in enumerate(NAMES[:76]) if side_of(card) == WW]


def woodwalkers(card: str, **position: Any) -> Table:
    """Their turn, with this card (and what ``hand`` names) to play; it is played."""
    position.setdefault("hands", ("" if card in ("WW01", "WW02", "WW03") else card, ""))
    t = table(**position)
    return t.turn("woodwalkers").do(f"play {card}")


# --- giving up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
@rule("ironwood", "5.2.2")
def test_whatever_a_card_offers_may_be_given_up(card: str) -> None:
    t = woodwalkers(
        card,
        **BUSY,
        ic="auria:WWG plumbarum:WW ferrum:W",
        fading="f16",
        hands=(" ".join({card, "WW09", "WW10"} - {"WW01", "WW02", "WW03"}), "IC07"),
        visions="V04 V09",
        lasting="IC21:2",
    )
    before = {name: list(getattr(t.g, name)) for name in ("ww", "ic", "golems", "forge", "full", "fading")}
    while t.asks == "woodwalkers":
        idle = [o.id for o in t.match.decision.options if o.idle or o.verb == "no"]
        assert idle or t.asked == "burn-vision", t.asked  # Twin Omens must burn
        t.do(idle[0] if idle else min(t.offered))
    assert before == {name: list(getattr(t.g, name)) for name in before}
    assert (t.drill, t.g.secured, t.g.mark_card) == ("zincur", 0, [])
    assert t.crystals[0] >= 5
    assert t.crystals[1] == 5
    assert "IC07" in t.hand("ironclad")
    t.next_turn("ironclad")


# --- basic cards ---------------------------------------------------------------------------------------


@rule("ironwood", "20.1.4", "20.1.5")
def test_visions_draws_and_then_sees_or_discovers() -> None:
    t = woodwalkers("WW01", ww="f12:1", visions="V10").do("option 1").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW02", "WW03", "WW04"]
    assert t.visions == ["V01", "V10"]
    t = woodwalkers("WW01", ww="f12:1", visions="V10").do("option 2", "discover V10").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW02", "WW03", "WW04"]
    assert (t.totems("f12"), t.visions) == ((1, 0), [])


@rule("ironwood", "20.1.1", "20.1.15")
def test_quick_strike_moves_attacks_and_gains_if_it_wins() -> None:
    t = woodwalkers("WW02", ww="f06:3", ic="plumbarum:WW").do(*move("f06", "f12", 3), "from f12", "no", "no", "stay")
    assert t.crystals == (1, 0)
    t = woodwalkers("WW02", ww="f06:3", ic="plumbarum:WWWW").do(*move("f06", "f12", 3), "from f12", "no", "no", "stay")
    assert t.crystals == (0, 0)


@rule("ironwood", "20.1.12", "20.1.13", "20.1.14")
def test_plunder_moves_five_or_raids_ferrum_or_pays_for_both() -> None:
    t = woodwalkers("WW03", ww="f06:6").do("option 1", *move("f06", "f12", 5)).next_turn("ironclad")
    assert (t.warriors("f06"), t.warriors("f12")) == (1, 5)
    t = woodwalkers("WW03", ww="f13:1", crystals=(0, 5)).do("option 2", "from f13").next_turn("ironclad")
    assert t.crystals == (3, 2)
    t = woodwalkers("WW03", ww="f12:1", crystals=(2, 4)).do("resolve 2", "option 1", *move("f12", "f16"))
    t.do("option 2", "from f16").next_turn("ironclad")
    assert t.crystals == (2, 2)


# --- special cards -------------------------------------------------------------------------------------


@rule("ironwood", "20.1.11")
def test_ambush_removes_a_warrior_beside_one_that_moved() -> None:
    t = woodwalkers("WW04", ww="f06:4 f08:1", ic="plumbarum:WG zincur:G chromia:W").do(*move("f06", "f12", 4))
    t.refuses("at chromia").refuses("at zincur", "no-such-unit-there", "20.1.11")  # f08 stood still; golems are safe
    t.do("at plumbarum").next_turn("ironclad")
    assert t.units("plumbarum") == "G"


@rule("ironwood", "20.1.11")
def test_ambush_reaches_from_an_outer_forest() -> None:  # R5
    t = woodwalkers("WW04", ww="f05:4", ic="plumbarum:W").do(*move("f05", "f06", 4), "at plumbarum")
    assert t.next_turn("ironclad").units("plumbarum") == ""


@rule("ironwood", "9.1.3", "5.3.1")
def test_canopy_cover_moves_four_and_plays_a_basic_that_moves_them_on() -> None:
    t = woodwalkers("WW05", ww="f06:4").do(*move("f06", "f12", 4), "play WW02", *move("f12", "f16", 3), "done")
    t.next_turn("ironclad")
    assert (t.warriors("f06"), t.warriors("f12"), t.warriors("f16")) == (0, 1, 3)


@rule("ironwood", "9.1.3")
def test_canopy_cover_lets_no_totem_move_all_turn() -> None:
    t = woodwalkers("WW05", ww="f12:3", totems="f12").do(*move("f12", "f16"), "done")
    t.do("play WW03", "option 1", *move("f12", "f06", 2), "done").next_turn("ironclad")
    assert (t.warriors("f06"), t.totems("f12"), t.g.secured) == (2, (1, 0), 0)


def test_whispering_roots_draws_a_vision_and_gains_a_crystal() -> None:
    t = woodwalkers("WW06").next_turn("ironclad")
    assert (t.visions, t.crystals) == (["V01"], (1, 0))


def test_sacred_path_moves_two_and_discovers() -> None:
    t = woodwalkers("WW07", ww="f06:2", visions="V10").do(*move("f06", "f12", 2), "discover V10").next_turn("ironclad")
    assert (t.warriors("f12"), t.totems("f12")) == (2, (1, 0))


@rule("ironwood", "9.1.3")
def test_rushing_spirits_moves_the_same_four_twice() -> None:
    t = woodwalkers("WW08", ww="f06:5").do(*move("f06", "f12", 4), *move("f12", "f16", 4)).next_turn("ironclad")
    assert (t.warriors("f06"), t.warriors("f12"), t.warriors("f16")) == (1, 0, 4)


@rule("ironwood", "20.1.10", "3.3.4")
def test_children_of_the_forest_recruits_two_or_one_when_burned() -> None:
    t = woodwalkers("WW09").refuses("at f07").do("at f01").next_turn("ironclad")  # R4: both in one forest
    assert t.warriors("f01") == 2
    t = woodwalkers("WW16", hands=("WW16 WW09", ""), crystals=(1, 0)).do("burn WW09", "card WW09", "yes", "at f03")
    assert (t.warriors("f03"), t.crystals) == (1, (0, 0))
    t = woodwalkers("WW16", hands=("WW16 WW09", ""), crystals=(0, 0)).do("burn WW09", "card WW09").next_turn("ironclad")
    assert sum(t.g.ww) == 0  # nothing to pay with


def test_moonlit_forage_gains_and_moves_three() -> None:
    t = woodwalkers("WW10", ww="f06:4").do(*move("f06", "f12", 3)).next_turn("ironclad")
    assert (t.warriors("f12"), t.crystals) == (3, (1, 0))


@rule("ironwood", "9.1.6", "3.3.4")
def test_call_of_the_pack_recruits_and_moves_three_or_moves_two_when_burned() -> None:
    t = woodwalkers("WW11", ww="f06:2").do("at f06", *move("f06", "f12", 3)).next_turn("ironclad")
    assert (t.warriors("f06"), t.warriors("f12")) == (0, 3)
    t = woodwalkers("WW16", hands=("WW16 WW11", ""), ww="f06:7").do("burn WW11", "card WW11", *move("f06", "f12", 2))
    t.do(*move("f06", "f12", 4)).next_turn("ironclad")  # what the burning pays for comes on top
    assert (t.warriors("f06"), t.warriors("f12")) == (1, 6)


def test_seers_trance_draws_two_and_then_sees_or_discovers() -> None:
    t = woodwalkers("WW12").do("option 1").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04", "WW05"]
    assert t.visions == ["V01"]
    t = woodwalkers("WW12", ww="f12:1", visions="V10").do("option 2", "discover V10").next_turn("ironclad")
    assert t.totems("f12") == (1, 0)


@rule("ironwood", "5.3.1", "5.3.5", "20.1.15")
def test_swarming_strike_plays_a_basic_if_it_wins() -> None:
    t = woodwalkers("WW13", ww="f06:2", ic="plumbarum:W", hands=("WW13 WW10", ""))
    t.do(*move("f06", "f12", 2), "from f12", "no", "no", "stay")
    t.refuses("play WW10", "needs-basic-card", "5.3.5").do("play WW01", "option 1").next_turn("ironclad")
    t = woodwalkers("WW13", ww="f06:2", ic="plumbarum:WWW").do(*move("f06", "f12", 2), "from f12", "no", "no", "stay")
    t.next_turn("ironclad")


@rule("ironwood", "20.1.7", "20.1.18")
def test_tanglevines_hold_two_mountains_for_the_round() -> None:
    t = woodwalkers("WW14", ww="f12:1", ic="plumbarum:WW auria:W gallimor:W", drill="auria", cargo=2)
    t.refuses("at gallimor").do("at plumbarum").refuses("at plumbarum", "already-marked", "20.1.7").do("at auria")
    t.refuses("at zincur").do("at plumbarum").next_turn("ironclad")
    assert t.units("plumbarum") == "W"
    assert t.marked("WW14") == ["plumbarum", "auria"]
    t.do("play IC03", "option 1").refuses("from plumbarum", "may-not-move-out", "20.1.18").offers("from gallimor")
    t.do("done", "option 2")  # the drill cannot leave either
    assert t.drill == "auria"
    t.next_turn("woodwalkers")
    assert t.marked("WW14") == []  # the next round has begun


def test_tanglevines_may_mark_one_mountain_only() -> None:
    t = woodwalkers("WW14", ww="f12:1", ic="plumbarum:WW").do("at argentimar", "done").next_turn("ironclad")
    assert (t.marked("WW14"), t.units("plumbarum")) == (["argentimar"], "WW")


@rule("ironwood", "3.3.4")
def test_crystal_grove_draws_a_vision_and_gains_or_gains_when_burned() -> None:
    t = woodwalkers("WW15").next_turn("ironclad")
    assert (t.visions, t.crystals) == (["V01"], (2, 0))
    t = woodwalkers("WW28", hands=("WW28 WW15", "")).do("burn WW15").next_turn("ironclad")
    assert (t.hand("woodwalkers"), t.crystals) == (["WW01", "WW02", "WW03"], (1, 0))


@rule("ironwood", "20.1.3", "20.1.16")
def test_hunters_instinct_burns_to_move_attacks_with_defense_and_steals() -> None:
    t = woodwalkers("WW16", ww="f06:4", ic="plumbarum:W", hands=("WW16 WW10", ""), crystals=(0, 2))
    t.do("burn WW10", *move("f06", "f12", 4), "from f12", "no", "deploy IC02", "stay").next_turn("ironclad")
    assert (t.damage("ironclad"), t.crystals) == (0, (1, 1))
    assert t.pile("woodwalkers", "discard") == ["WW10"]


@rule("ironwood", "20.1.19")
def test_silent_scouts_recruits_looks_and_moves_two() -> None:
    t = woodwalkers("WW17", hands=("WW17", "IC07 IC20"), ww="f06:1")
    assert t.sees("woodwalkers", "ironclad.hand") == []
    t.do("at f06")
    assert t.sees("woodwalkers", "ironclad.hand") == ["IC01", "IC02", "IC03", "IC07", "IC20"]
    t.do(*move("f06", "f12", 2)).next_turn("ironclad")
    assert t.warriors("f12") == 2


@rule("ironwood", "20.1.9")
def test_ancestral_chant_draws_now_and_more_in_two_preparations() -> None:
    t = woodwalkers("WW18").next_turn("ironclad")
    assert (t.markers("WW18"), t.hand("woodwalkers")) == (2, ["WW01", "WW02", "WW03", "WW04"])
    t = table(lasting="WW18:1").preparation()
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04", "WW05", "WW06"]
    assert t.pile("woodwalkers", "discard") == ["WW18"]


@rule("ironwood", "10.3.8", "20.1.17")
def test_read_the_wind_makes_the_enemy_deploy_first_and_face_up() -> None:
    t = woodwalkers("WW19", ww="f12:2", ic="plumbarum:W").do("from f12")
    assert (t.markers("WW19"), t.asks) == (2, "ironclad")
    t.do("deploy IC02")
    assert (t.asks, t.sees("woodwalkers", "ironclad.deployed")) == ("woodwalkers", ["IC02"])
    t.do("no", "stay").next_turn("ironclad")
    t.do("play IC01", "option 3", "from plumbarum")  # in every combat, also as defender
    assert t.asks == "ironclad"


@rule("ironwood", "20.1.17")
def test_blood_moon_adds_damage_to_every_combat_and_moves_two() -> None:
    t = woodwalkers("WW20", ww="f06:2", ic="plumbarum:WWWW").do(*move("f06", "f12", 2)).next_turn("ironclad")
    assert t.markers("WW20") == 1
    t.do("play IC01", "option 3", "from plumbarum", "no", "no")
    assert (t.damage("woodwalkers"), t.units("plumbarum")) == (1, "WWW")


def test_hit_and_vanish_draws_and_moves_two_if_it_wins() -> None:
    t = woodwalkers("WW21", ww="f12:2", ic="plumbarum:W").do("from f12", "no", "no", "stay", *move("f12", "f06", 2))
    assert (t.warriors("f06"), t.hand("woodwalkers")) == (2, ["WW01", "WW02", "WW03", "WW04"])
    t = woodwalkers("WW21", ww="f12:2", ic="plumbarum:WWW").do("from f12", "no", "no", "stay").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03"]


@rule("ironwood", "20.1.19")
def test_hex_of_rust_takes_markers_without_exhaust_effects_and_plays_a_basic() -> None:
    t = woodwalkers("WW22", lasting="IC14:1 IC21:2", ic="ferrum:W")
    assert (t.markers("IC14"), t.markers("IC21")) == (0, 1)
    assert (t.pile("ironclad", "discard"), t.units("ferrum")) == (["IC14"], "W")  # no levy
    t.do("play WW01", "option 1").next_turn("ironclad")


@rule("ironwood", "9.1.8")
def test_shifting_trails_moves_two_and_two_more_with_a_basic() -> None:
    t = woodwalkers("WW23", ww="f06:2").do(*move("f06", "f12", 2)).next_turn("ironclad")
    assert t.markers("WW23") == 3
    t = woodwalkers("WW02", lasting="WW23:3", ww="f06:6").do(*move("f06", "f12", 5)).next_turn("ironclad")
    assert t.warriors("f12") == 5
    t = woodwalkers("WW10", lasting="WW23:3", ww="f06:6").do(*move("f06", "f12", 3)).next_turn("ironclad")
    assert t.warriors("f12") == 3  # not with a special card


@rule("ironwood", "20.1.7", "20.1.9")
def test_larimor_fog_moves_four_and_lets_nobody_attack_a_forest() -> None:
    t = woodwalkers("WW24", ww="f06:4 f11:1", ic="plumbarum:WW").do(*move("f06", "f12", 4)).refuses("at f06")
    t.do("at f12").next_turn("ironclad")
    assert (t.markers("WW24"), t.marked("WW24")) == (1, ["f12"])
    t.do("play IC01", "option 3", "from plumbarum")  # only f11 is left to attack, so it is not asked where
    assert t.told("attacked")["to"] == "f11"
    t = table(ww="f12:4 f11:1", ic="plumbarum:WW", hands=("WW24 WW13", "")).turn("woodwalkers", rest=True)
    t.do("play WW24", "done", "at f12", "pass", "play WW13", "done")
    t.refuses("from f12", "attack-forbidden-here", "20.1.9").offers("from f11")


def test_guardians_of_the_rite_guard_the_totem_they_discover() -> None:
    t = woodwalkers("WW25", ww="f12:1", visions="V10").do("discover V10", "at f12").next_turn("ironclad")
    assert (t.totems("f12"), t.warriors("f12")) == ((1, 0), 2)
    t = woodwalkers("WW25", ww="f12:1", visions="V10").do("done").next_turn("ironclad")
    assert (t.totems("f12"), t.warriors("f12")) == ((0, 0), 1)


@rule("ironwood", "5.3.1")
def test_vision_quest_draws_a_vision_and_plays_a_basic() -> None:
    t = woodwalkers("WW26", ww="f12:1", vision_deck="V10")
    t.do("play WW01", "option 2", "discover V10").next_turn("ironclad")
    assert t.totems("f12") == (1, 0)


@rule("ironwood", "20.1.3")
def test_twin_omens_must_burn_a_vision_and_may_discover() -> None:
    t = woodwalkers("WW27", ww="f12:1", vision_deck="V09 V10")
    assert set(t.offered) == {"burn V09", "burn V10"}
    t.do("burn V09", "discover V10").next_turn("ironclad")
    assert (t.totems("f12"), t.visions) == ((1, 0), [])


def test_rallying_howl_burns_to_move_attacks_and_recruits_where_it_won() -> None:
    t = woodwalkers("WW28", ww="f06:3", ic="plumbarum:W", hands=("WW28 WW10", ""))
    t.do("burn WW10", *move("f06", "f12", 3), "from f12", "no", "no", "stay", "at f12").next_turn("ironclad")
    assert t.warriors("f12") == 4
    t = woodwalkers("WW28", ww="f12:3", ic="plumbarum:W", hands=("WW28 WW10", ""))
    t.do("no", "from f12", "no", "no", "stay", "at f12").next_turn("ironclad")  # the attack needs no burning
    assert (t.warriors("f12"), t.hand("woodwalkers")) == (4, ["WW01", "WW02", "WW03", "WW10"])
    t = woodwalkers("WW28", ww="f12:1", ic="plumbarum:WWW").do("from f12", "no", "no", "stay").next_turn("ironclad")
    assert t.warriors("f12") == 1


@rule("ironwood", "20.1.3", "5.3.1")
def test_dreamwalk_burns_a_vision_for_a_vision_and_crystals_and_plays_a_basic() -> None:
    t = woodwalkers("WW29", visions="V09", vision_deck="V10").do("burn V09")
    assert (t.visions, t.crystals) == (["V10"], (2, 0))
    t.do("play WW01", "done").next_turn("ironclad")
    t = woodwalkers("WW29", visions="V09", vision_deck="V10").do("no", "play WW01", "done").next_turn("ironclad")
    assert (t.visions, t.crystals) == (["V09"], (0, 0))


@rule("ironwood", "20.1.11")
def test_spore_cloud_removes_a_warrior_and_burns_to_remove_one_elsewhere() -> None:
    t = woodwalkers("WW30", ww="f12:1", ic="plumbarum:WW auria:WG gallimor:W", hands=("WW30 WW10", ""))
    t.refuses("at gallimor").do("at plumbarum", "burn WW10").refuses("at plumbarum").do("at auria")
    assert (t.units("plumbarum"), t.units("auria")) == ("W", "G")
    t = woodwalkers("WW30", ww="f12:1", ic="plumbarum:WW auria:WG", hands=("WW30 WW10", "")).do("at plumbarum", "no")
    assert (t.units("plumbarum"), t.units("auria")) == ("W", "WG")


@rule("ironwood", "20.1.17")
def test_barkskin_adds_defense_to_every_combat_and_attacks() -> None:
    t = woodwalkers("WW31", ww="f12:2", ic="plumbarum:WW").do("from f12", "no", "deploy IC02", "stay")
    assert (t.markers("WW31"), t.damage("ironclad")) == (1, 0)
    t.next_turn("ironclad").do("play IC01", "option 3", "from plumbarum", "deploy IC03", "no")
    assert t.damage("ironclad") == 2


@rule("ironwood", "3.3.4")
def test_great_migration_moves_eight_and_draws_or_draws_when_burned() -> None:
    t = woodwalkers("WW32", ww="f06:9").do(*move("f06", "f12", 8)).next_turn("ironclad")
    assert (t.warriors("f12"), t.hand("woodwalkers")) == (8, ["WW01", "WW02", "WW03", "WW04"])
    t = woodwalkers("WW28", hands=("WW28 WW32", "")).do("burn WW32", "card WW32").next_turn("ironclad")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04"]


@rule("ironwood", "20.1.6", "20.1.14")
def test_crystal_thieves_gain_or_steal_and_draw() -> None:
    t = woodwalkers("WW33", crystals=(0, 3)).do("option 1").next_turn("ironclad")
    assert (t.crystals, t.hand("woodwalkers")) == ((2, 3), ["WW01", "WW02", "WW03", "WW04"])
    t = woodwalkers("WW33", crystals=(0, 3), ww="f06:1", forges="plumbarum").do("option 2").next_turn("ironclad")
    assert (t.crystals, t.hand("woodwalkers")) == ((2, 1), ["WW01", "WW02", "WW03", "WW04"])
    t = woodwalkers("WW33", crystals=(0, 3), ww="f06:1", foundations="plumbarum").do("option 2")
    assert (t.crystals, t.hand("woodwalkers")) == ((0, 3), ["WW01", "WW02", "WW03", "WW04"])


@rule("ironwood", "20.1.18")
def test_thorned_offering_burns_to_draw_three_and_defends_this_round() -> None:
    t = woodwalkers("WW34", hands=("WW34 WW10", ""), ww="f12:2", ic="plumbarum:WW").do("burn WW10")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04", "WW05", "WW06"]
    t.next_turn("ironclad").do("play IC01", "option 3", "from plumbarum", "deploy IC02", "no")
    assert t.damage("ironclad") == 2


@rule("ironwood", "20.1.16", "3.3.4")
def test_relentless_hunt_draws_and_attacks_with_dominance_or_draws_when_burned() -> None:
    t = woodwalkers("WW35", ww="f12:2", ic="plumbarum:W").do("from f12", "no", "no", "stay").next_turn("ironclad")
    assert (t.dominance("woodwalkers"), t.hand("woodwalkers")) == (3, ["WW01", "WW02", "WW03", "WW04"])
    t = (
        woodwalkers("WW28", hands=("WW28 WW35", ""), crystals=(1, 0))
        .do("burn WW35", "card WW35", "yes")
        .next_turn("ironclad")
    )
    assert (t.crystals, t.hand("woodwalkers")) == ((0, 0), ["WW01", "WW02", "WW03", "WW04", "WW05"])


@rule("ironwood", "20.1.3", "20.1.19")
def test_eyes_of_the_owl_looks_burns_a_card_there_and_draws_a_vision() -> None:
    t = woodwalkers("WW36", hands=("WW36", "IC07 IC20"))
    assert t.sees("woodwalkers", "ironclad.hand") == ["IC01", "IC02", "IC03", "IC07", "IC20"]
    t.refuses("card IC01").do("card IC20").next_turn("ironclad")
    assert (t.pile("ironclad", "discard"), t.hand("ironclad")) == (["IC20"], ["IC01", "IC02", "IC03", "IC07"])
    assert t.visions == ["V01"]


@rule("ironwood", "20.1.10")
def test_stand_of_the_grove_recruits_and_attacks_with_that_squad() -> None:
    t = woodwalkers("WW37", ww="f12:1 f16:5", ic="plumbarum:W auria:W").refuses("at f06").refuses("at f11").do("at f12")
    t.refuses("from f16", "only-recruited-squad", "20.1.1").do("from f12", "to plumbarum", "no", "no", "stay")
    assert t.warriors("f12") == 2
    t.next_turn("ironclad")
    t = woodwalkers("WW37", ww="f12:1", ic="plumbarum:W").do("done").next_turn("ironclad")  # no squad, no attack


@rule("ironwood", "20.1.18", "20.1.19")
def test_totems_aegis_rekindles_a_totem_and_strengthens_its_holders() -> None:
    t = woodwalkers("WW38", fading="f12 f16", ww="f12:3 f11:2", ic="plumbarum:WW").refuses("at f11").do("at f12")
    assert (t.totems("f12"), t.totems("f16")) == ((1, 0), (0, 1))
    t.next_turn("ironclad").do("play IC01", "option 3", "from plumbarum", "to f12", "deploy IC02", "no")
    assert (t.damage("ironclad"), t.dominance("woodwalkers")) == (2, 2)
    t = woodwalkers("WW38", fading="f12", ww="f12:2 f11:2", ic="plumbarum:WW").do("at f12")
    t.do("play IC01", "option 3", "from plumbarum", "to f11", "deploy IC02", "no")
    assert t.damage("ironclad") == 3
