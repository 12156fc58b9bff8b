"""Chapter 14: the Lord of the Hundreds. Moods are in test_hundreds_moods.py."""

from __future__ import annotations

import json

import pytest

from tests.games.root.table import GAME, Table, new_game, table
from tests.games.root.test_properties import shown
from weald.games.root.audit import audit
from weald.games.root.board import PLACE_NAMES
from weald.games.root.factions.hundreds import MOB_DIE
from weald.games.root.facts import SUIT_NAMES
from weald.kernel.errors import UnknownSeat
from weald.match import begin
from weald.testing import rule

FAR = "c2:4,roost"
FOX, RABBIT, MOUSE = (MOB_DIE.index(SUIT_NAMES.index(suit)) for suit in ("fox", "rabbit", "mouse"))


def command(t: Table) -> Table:
    t.g.turn = t.seat("hundreds")
    t.g.phase = 1
    return t.agenda(("hundreds-command", (t.seat("hundreds"),)))


def advance(t: Table) -> Table:
    t.g.turn = t.seat("hundreds")
    t.g.phase = 1
    return t.agenda(("hundreds-advance", (t.seat("hundreds"),)))


# --- setup (14.3) ----------------------------------------------------------------------------------------


@rule("root", "14.3.1a", "14.3.1b", "14.3.3")
def test_the_warlord_begins_in_a_corner_with_four_warriors_and_a_stronghold() -> None:
    t = new_game("hundreds", "alliance").expects("hundreds-start", "hundreds").do("in c4")
    assert t.g.start[t.seat("hundreds")] == PLACE_NAMES.index("c4")
    assert [t.on("c4", kind) for kind in ("warlord", "hundreds_warrior", "stronghold")] == [1, 4, 1]
    assert [t.supply(kind) for kind in ("warlord", "hundreds_warrior", "stronghold", "mob")] == [0, 16, 5, 5]
    assert (t.mood, t.hoard) == ("stubborn", [[], []])


@rule("root", "14.3.1b")
def test_its_corner_is_free_and_opposite_another_start_if_that_is_possible() -> None:
    t = new_game("marquise", "eyrie", "hundreds").do("in c1")
    while t.asked != "hundreds-start":
        t.first()
    t.only("in c2", "in c4").refuses("in c1", "start-taken", "14.3.1b").refuses("in c3", "start-taken", "14.3.1b")


@rule("root", "14.3.2", "AMB-21")
def test_items_lie_hidden_under_the_ruins_once() -> None:
    t = new_game("hundreds", "alliance").do("in c4")
    assert [len(pile) for pile in t.g.ruin_items] == [1, 1, 1, 1]
    t = new_game("vagabond", "hundreds")
    while t.asked != "hundreds-start":
        t.first()
    t.first()
    assert [len(pile) for pile in t.g.ruin_items] == [1, 1, 1, 1]  # the Vagabond's set


@rule("root", "5b")
def test_there_are_four_corners_and_no_more() -> None:
    five = ["marquise", "eyrie", "cult", "duchy", "hundreds"]
    with pytest.raises(UnknownSeat, match="5b"):
        begin(GAME, five, 1)
    assert not GAME.seatings({})[0].allows(five)
    assert GAME.seatings({})[0].allows([*five[1:], "alliance"])


# --- the warlord (14.2.2) --------------------------------------------------------------------------------


@rule("root", "14.2.2a", "2.5a", "4.3.2.I")
def test_the_warlord_counts_as_a_warrior() -> None:
    t = table(hundreds="c1:1,warlord", eyrie="c1:1 c2:4,roost", mood="rowdy")
    assert t.rules("c1") == "hundreds"
    t.roll(2, 0).battle("hundreds", "c1", "eyrie")
    assert t.told("rolled")["attacker"] == 2  # of two warriors


@rule("root", "14.2.2b", "INT-27", "8.4.1.IIIa")
def test_only_a_battle_removes_the_warlord() -> None:
    t = table(hundreds="c1:2,warlord,stronghold", eyrie="c5:1 c1:1,roost", hands={"eyrie": "favor_of_the_foxes"})
    t.craft("eyrie", "favor_of_the_foxes")
    assert [t.on("c1", kind) for kind in ("warlord", "hundreds_warrior", "stronghold")] == [1, 0, 0]
    assert t.points("eyrie") == 1


@rule("root", "14.2.2b", "4.3.4c", "AMB-47")
def test_in_battle_his_player_chooses_who_falls() -> None:
    t = table(hundreds="c1:1,warlord", eyrie="c1:4", mood="rowdy")
    t.roll(1, 0).battle("eyrie", "c1", "hundreds").expects("lose-piece", "hundreds")
    t.only("piece hundreds_warrior", "piece warlord").do("piece warlord")
    assert (t.on("c1", "warlord"), t.supply("warlord"), t.warriors("hundreds", "c1")) == (0, 1, 1)


@rule("root", "14.2.2c", "INT-132", "1.5.5")
def test_the_warlord_moves_in_his_own_turn_only() -> None:
    t = table(hundreds="c1:1,warlord", eyrie=FAR)
    t.move("hundreds", "c1", "c5", 1).expects("move-champion", "hundreds").do("piece warlord").go("warriors 1")
    assert (t.on("c5", "warlord"), t.warriors("hundreds", "c5")) == (1, 1)
    t = table(hundreds="c1:1,warlord", vagabond="thief c1 boot boot boot", relations={"hundreds": "allied"}, eyrie=FAR)
    t.daylight("vagabond").do("move", "to c5")
    while t.asked in ("bring-ally", "bring-how-many"):
        assert not any("warlord" in choice for choice in t.offered)
        t.do(t.offered[-1])
    assert t.on("c1", "warlord") == 1


@rule("root", "INT-134", "14.2.2b", "10.4.3.II", "9.5.6a")
def test_nobody_converts_or_strikes_the_warlord() -> None:
    t = table(hundreds="c1:1,warlord", cult="c1:3", acolytes=5, outcast="fox")
    t.birdsong("cult").do("convert")
    assert (t.on("c1", "warlord"), t.warriors("hundreds", "c1")) == (1, 0)
    t.refuses("convert")  # only the warlord is left
    t = table(hundreds="c1:warlord", vagabond="ranger c1 crossbow", eyrie=FAR)
    t.daylight("vagabond").refuses("strike")


# --- items (14.2.1, 14.2.3, 14.2.4) ----------------------------------------------------------------------


@rule("root", "14.2.1", "14.5.1", "14.2.3a", "14.2.4.Ia", "14.2.4")
def test_a_crafted_item_is_kept_for_no_points() -> None:
    t = table(hundreds="c1:2,stronghold,warlord", eyrie=FAR, hands={"hundreds": "anvil"})
    t.daylight("hundreds").expects("craft", "hundreds").do("craft anvil")
    t.expects("contempt", "hundreds").only("keep", "scrap").do("keep")
    assert (t.hoard, t.points("hundreds"), t.crafted("hundreds", "hammer")) == ([[], ["hammer"]], 0, 0)


@rule("root", "14.2.3a", "INT-135", "4.1.2c")
def test_or_it_leaves_the_game_for_its_points() -> None:
    t = table(hundreds="c1:2,stronghold,warlord", eyrie=FAR, hands={"hundreds": "anvil"})
    t.daylight("hundreds").do("craft anvil", "scrap")
    assert (t.hoard, t.points("hundreds")) == ([[], []], 2)
    assert (sum(t.g.gone), audit(t.g)) == (1, [])
    assert t.told("scrapped")["rule"] == "14.2.3a"


@rule("root", "14.2.3b")
def test_points_from_other_effects_are_scored_either_way() -> None:
    t = table(hundreds="c1:2,stronghold,warlord", eyrie=FAR, hands={"hundreds": "anvil"}, hoard="tea tea sword sword")
    t.daylight("hundreds").do("craft anvil", "keep").do("item tea")
    assert t.points("hundreds") == 1  # for the item that went, not for the one that was crafted


@rule("root", "14.2.4.Ib")
def test_a_full_track_gives_up_one_of_its_items_for_a_point() -> None:
    t = table(hundreds="c1:2,stronghold,warlord", eyrie=FAR, hands={"hundreds": "anvil"}, hoard="tea tea sword sword")
    t.daylight("hundreds").do("craft anvil", "keep").expects("hoard-full", "hundreds")
    t.only("item hammer", "item sword", "item tea").do("item sword")
    assert t.hoard == [[], ["tea", "tea", "sword", "hammer"]]
    assert (t.points("hundreds"), audit(t.g)) == (1, [])
    t = table(hundreds="c1:2,stronghold,warlord", eyrie=FAR, hands={"hundreds": "anvil"}, hoard="tea tea sword sword")
    t.daylight("hundreds").do("craft anvil", "keep", "item hammer")
    assert (t.hoard[1], t.points("hundreds")) == (["tea", "tea", "sword", "sword"], 1)


@rule("root", "14.2.4.II")
@pytest.mark.parametrize(("items", "value"), [("", 1), ("boot", 2), ("boot bag", 2), ("boot bag coin", 3)])
def test_command_grows_with_the_items_on_its_track(items: str, value: int) -> None:
    t = command(table(hundreds="c1:4,warlord", eyrie=FAR, hoard=items))
    assert t.match.decision.values == (value,)
    assert t.hundreds.value(1) == 1
    full = table(hundreds="c1:4", eyrie=FAR, hoard="boot boot bag bag tea tea sword sword").hundreds
    assert (full.value(0), full.value(1)) == (4, 4)


@rule("root", "AMB-01", "14.2.4", "14.7.3")
def test_a_coin_belongs_to_the_command() -> None:
    t = table(hundreds="c1:2,stronghold,warlord", eyrie=FAR, hands={"hundreds": "bake_sale"}, suits="rabbit " * 12)
    t.add("c2", "stronghold").daylight("hundreds").do("craft bake_sale", "keep")
    assert t.hoard == [["coin"], []]


@rule("root", "INT-82", "AMB-50")
def test_there_is_nothing_to_take_for_an_aid() -> None:
    t = table(hundreds="c1:2,warlord", vagabond="thief c1 boot", hoard="sword", hands={"vagabond": "fox"})
    t.daylight("vagabond").do("aid").go("side hundreds", "give anvil")
    assert t.hand("hundreds") == ["anvil"]
    assert t.hoard == [[], ["sword"]]
    assert t.asked != "take-item"


# --- looters (14.2.5) ------------------------------------------------------------------------------------


@rule("root", "14.2.5a", "14.2.5b", "14.2.5c")
def test_looters_deal_no_rolled_hits_and_take_an_item() -> None:
    t = table(hundreds="c1:4", eyrie="c1:2 c2:2,roost", crafted={"eyrie": "sword"})
    t.roll(2, 1).battle("hundreds", "c1", "eyrie").expects("loot", "hundreds").do("loot")
    assert (t.warriors("eyrie", "c1"), t.warriors("hundreds", "c1")) == (2, 3)
    assert (t.hoard, t.crafted("eyrie", "sword")) == ([[], ["sword"]], 0)
    assert t.told("looted")["rule"] == "14.2.5c"


@rule("root", "14.2.5c")
def test_without_rule_at_the_end_nothing_is_taken() -> None:
    t = table(hundreds="c1:2", eyrie="c1:2 c2:2,roost", crafted={"eyrie": "sword"})
    t.roll(2, 1).battle("hundreds", "c1", "eyrie").do("loot")
    assert (t.hoard, t.crafted("eyrie", "sword")) == ([[], []], 1)


@rule("root", "14.2.5b", "14.7.6", "4.3.3.II")
def test_extra_hits_still_count() -> None:
    t = table(hundreds="c1:4,warlord", eyrie="c1:2,roost c2:2", crafted={"eyrie": "sword boot"}, mood="wrathful")
    t.roll(2, 0).battle("hundreds", "c1", "eyrie").do("loot")
    assert t.warriors("eyrie", "c1") == 1
    t.expects("loot-what", "hundreds").only("item boot", "item sword").do("item boot")
    assert t.hoard == [["boot"], []]
    t = table(hundreds="c1:4", eyrie="c1:roost c2:2", crafted={"eyrie": "sword"})
    t.roll(2, 2).battle("hundreds", "c1", "eyrie").do("loot")
    assert (t.on("c1", "roost"), t.warriors("hundreds", "c1")) == (0, 4)  # nobody to defend it: one extra hit


@rule("root", "INT-122", "14.2.5b")
def test_an_ambush_changes_nothing_about_looting() -> None:
    t = table(hundreds="c1:4", eyrie="c1:2 c2:2,roost", crafted={"eyrie": "sword"}, hands={"eyrie": "ambush_fox"})
    t.roll(2, 0).battle("hundreds", "c1", "eyrie").do("loot").expects("ambush", "eyrie").do("ambush ambush_fox")
    assert (t.warriors("hundreds", "c1"), t.warriors("eyrie", "c1")) == (2, 2)


@rule("root", "INT-124", "14.2.5c", "4.3.1.IIb")
def test_strongholds_rule_where_the_ambush_left_nobody() -> None:
    t = table(
        hundreds="c2:2,stronghold*2", eyrie="c2:1 c1:3,roost", crafted={"eyrie": "sword"},
        hands={"eyrie": "ambush_mouse"},
    )  # fmt: skip
    t.battle("hundreds", "c2", "eyrie").do("loot", "ambush ambush_mouse")
    assert (t.warriors("hundreds", "c2"), t.hoard) == (0, [[], ["sword"]])


@rule("root", "INT-125", "14.2.4.Ib", "14.2.5c")
def test_loot_that_finds_no_room() -> None:
    t = table(hundreds="c1:4", eyrie="c1:2 c2:2,roost", crafted={"eyrie": "hammer"}, hoard="tea tea sword sword")
    t.roll(0, 0).battle("hundreds", "c1", "eyrie").do("loot").expects("hoard-full", "hundreds").do("item tea")
    assert (t.hoard[1], t.points("hundreds")) == (["tea", "sword", "sword", "hammer"], 1)


@rule("root", "INT-126", "14.2.5a")
def test_there_is_no_looting_of_a_vagabond_or_of_empty_boxes() -> None:
    t = table(hundreds="c1:4", eyrie="c1:2 c2:2,roost", vagabond="thief c1 boot sword")
    t.roll(1, 0).battle("hundreds", "c1", "vagabond")
    assert t.asked != "loot"
    t = table(hundreds="c1:4", eyrie="c1:2 c2:2,roost").roll(1, 0).battle("hundreds", "c1", "eyrie")
    assert t.halted
    t = table(hundreds="c1:4", eyrie="c1:2 c2:2,roost", crafted={"eyrie": "sword"})
    t.roll(1, 0).battle("eyrie", "c1", "hundreds")
    assert t.halted  # only who attacks loots


# --- Birdsong (14.4) -------------------------------------------------------------------------------------


@rule("root", "14.4", "14.4.1a", "3.2.1", "INT-56", "8.2.6a", "AMB-20")
def test_mobs_raze_buildings_and_tokens_but_not_warriors() -> None:
    t = table(
        hundreds="c2:1,mob c12:2,warlord", eyrie="c2:3,roost", alliance="c2:sympathy c1:1",
        hands={"hundreds": "mouse"},
    )  # fmt: skip
    t.chance(FOX).birdsong("hundreds").go("give sword")
    assert (t.on("c2", "roost"), t.on("c2", "sympathy"), t.warriors("eyrie", "c2")) == (0, 0, 3)
    assert (t.points("hundreds"), t.supporters) == (2, ["sword"])  # and outrage


@rule("root", "14.4.1b", "2.2.4b")
def test_a_mob_takes_the_item_of_a_ruin() -> None:
    t = table(hundreds="c6:1,mob c1:2,warlord", eyrie=FAR, ruins="c6:boot c10:bag")
    t.chance(RABBIT).birdsong("hundreds").go("item ruin_boot")
    assert (t.hoard, t.g.ruins[PLACE_NAMES.index("c6")]) == ([["boot"], []], 0)


@rule("root", "INT-130", "14.4.1b", "9.7.1a", "9.7.3a")
def test_of_two_items_one_is_chosen_and_the_ruin_stays() -> None:
    t = table(hundreds="c6:1,mob c1:2,warlord", eyrie=FAR, ruins="c6:boot,sword")
    t.chance(RABBIT).birdsong("hundreds").expects("raze-item", "hundreds").do("item ruin_boot")
    assert (t.hoard, t.g.ruins[PLACE_NAMES.index("c6")]) == ([["boot"], []], 1)


@rule("root", "14.4.1c", "14.4.1d")
def test_the_mob_die_is_rolled_once_after_all_mobs() -> None:
    t = table(hundreds="c1:1,mob c5:mob,1,warlord", eyrie=FAR)
    t.chance(MOUSE).birdsong("hundreds").expects("mob-where", "hundreds").only("in c2", "in c9").do("in c9")
    assert (t.on("c9", "mob"), len(t.events("mob-rolled"))) == (1, 1)
    t = table(hundreds="c8:1,mob,warlord", eyrie=FAR).chance(FOX).birdsong("hundreds")
    assert (t.supply("mob"), t.told("no-mob")["rule"]) == (4, "14.4.1d")
    t = table(hundreds="c8:1,warlord", eyrie=FAR).birdsong("hundreds")
    assert t.events("mob-rolled") == []  # nothing could come of it


@rule("root", "INT-14", "6.2.2a", "14.4.1d", "14.6.1")
def test_no_mob_comes_to_the_keep() -> None:
    t = table(hundreds="c5:1,mob c2:2,warlord c1:2", marquise="c1:keep c3:1", hands={"hundreds": "fox"})
    t.chance(FOX).birdsong("hundreds")
    assert (t.on("c1", "mob"), t.told("no-mob")["suit"]) == (0, "fox")
    t.evening("hundreds").refuses("incite c1", "keep-forbids", "6.2.2a")


@rule("root", "14.4.2a", "14.4.2b")
def test_recruits_come_to_the_warlord_and_to_strongholds() -> None:
    t = table(hundreds="c12:1,warlord c1:stronghold c8:stronghold*2", eyrie=FAR, hoard="sword tea hammer")
    t.birdsong("hundreds").expects("mood", "hundreds")
    assert [t.warriors("hundreds", c) for c in ("c12", "c1", "c8")] == [4, 1, 2]


@rule("root", "14.4.2b", "1.5.4a")
def test_too_few_recruits_are_placed_by_choice() -> None:
    t = table(hundreds="c12:18,warlord c1:stronghold c8:stronghold", eyrie=FAR)
    t.birdsong("hundreds").expects("place-where", "hundreds").do("in c8")
    assert (t.warriors("hundreds", "c12"), t.warriors("hundreds", "c8"), t.warriors("hundreds", "c1")) == (19, 1, 0)


@rule("root", "14.4.3a", "14.2.2d")
def test_a_fallen_warlord_takes_the_place_of_a_warrior() -> None:
    t = table(hundreds="c12:1 c5:2", eyrie=FAR)
    t.birdsong("hundreds").expects("anoint-where", "hundreds").only("in c12", "in c5").do("in c5")
    assert (t.on("c5", "warlord"), t.warriors("hundreds", "c5"), t.supply("hundreds_warrior")) == (1, 1, 18)


@rule("root", "14.4.3b", "14.2.2d", "INT-24")
def test_without_warriors_he_comes_anywhere_he_may_be_placed() -> None:
    t = table(hundreds="", marquise="c1:keep,4")
    t.birdsong("hundreds").expects("anoint-where", "hundreds")
    assert t.match.decision.rule == "14.4.3b"
    t.lacks("in c1").offers("in c7").do("in c7")
    assert t.on("c7", "warlord") == 1


@rule("root", "14.4.4a")
def test_the_mood_must_change_to_one_whose_item_is_not_in_the_hoard() -> None:
    t = table(hundreds="c12:1,warlord", eyrie=FAR, hoard="sword boot", mood="bitter")
    t.birdsong("hundreds").expects("mood", "hundreds")
    t.only("mood lavish", "mood relentless", "mood rowdy", "mood grandiose", "mood stubborn")
    t.refuses("mood bitter", "same-mood", "14.4.4a").refuses("mood wrathful", "item-in-hoard", "14.4.4a")
    t.do("mood rowdy")
    assert t.mood == "rowdy"


# --- Daylight (14.5) -------------------------------------------------------------------------------------


@rule("root", "14.5", "14.5.2", "14.5.2.I", "14.5.2.II")
def test_craft_then_command_then_advance() -> None:
    t = table(hundreds="c1:4,warlord c5:2", eyrie="c5:1 c2:4,roost", hoard="boot")
    t.daylight("hundreds").go("done").expects("command", "hundreds")
    assert t.match.decision.values == (2,)
    t.do("move", "from c5", "to c1").go("warriors 1").expects("command", "hundreds")
    assert t.match.decision.values == (1,)
    t.roll(0, 0).do("battle").expects("advance", "hundreds")
    t.do("end")
    assert t.halted


@rule("root", "14.5.2.III")
def test_a_stronghold_costs_a_matching_card_in_a_ruled_clearing() -> None:
    t = command(table(hundreds="c1:4,warlord c5:2", eyrie="c7:2 c2:4,roost", hands={"hundreds": "fox mouse"}))
    t.do("build", "in c1", "spend anvil")
    assert (t.on("c1", "stronghold"), t.discard) == (1, ["anvil"])  # the only clearing and the only card
    t = command(table(hundreds="c1:4,warlord c8:2", eyrie=FAR, hands={"hundreds": "fox bird"}, hoard="boot"))
    t.do("build").expects("stronghold-where", "hundreds").only("in c1", "in c8")
    t.refuses("in c5", "not-ruled", "14.5.2.III")
    t.do("in c8").expects("stronghold-card", "hundreds").only("spend anvil", "spend arms_trader").do("spend anvil")
    assert t.on("c8", "stronghold") == 1
    t = command(table(hundreds="c1:4,warlord", eyrie=FAR, hands={"hundreds": "mouse"}))
    t.refuses("build", "no-stronghold", "14.5.2.III")
    t = command(
        table(hundreds="c2:stronghold*2 c5:stronghold*2 c7:stronghold*2 c8:1", hands={"hundreds": "fox"}, eyrie="c1:1")
    )
    t.refuses("build", "track-empty", "1.5.1")


@rule("root", "14.5.3")
def test_the_warlord_advances_with_whom_he_likes_and_fights() -> None:
    t = advance(table(hundreds="c1:4,warlord", eyrie="c5:2 c2:4,roost", hoard="tea"))
    assert t.match.decision.values == (2,)
    t.do("move").expects("advance-to", "hundreds").do("to c5").expects("advance-with", "hundreds").do("warriors 3")
    assert (t.on("c5", "warlord"), t.warriors("hundreds", "c5"), t.warriors("hundreds", "c1")) == (1, 3, 1)
    t.expects("advance-battle", "hundreds").roll(2, 0).do("battle")
    assert t.warriors("eyrie", "c5") == 0
    t.expects("advance", "hundreds").refuses("battle").do("move", "to c1", "warriors 0")
    assert (t.warriors("hundreds", "c5"), t.halted) == (3, True)


@rule("root", "14.5.3")
def test_each_part_of_an_advance_is_optional() -> None:
    t = advance(table(hundreds="c1:4,warlord", eyrie="c1:1 c5:1 c2:4,roost", hoard="tea"))
    t.roll(1, 0).do("battle").expects("advance", "hundreds").do("move", "to c5", "warriors 4")
    t.expects("advance-battle", "hundreds").do("done")
    assert (t.halted, t.warriors("eyrie", "c5")) == (True, 1)
    t = advance(table(hundreds="c1:4", eyrie=FAR))
    assert t.halted  # no warlord


# --- Evening (14.6) --------------------------------------------------------------------------------------


@rule("root", "14.6", "14.6.1")
def test_each_card_incites_a_mob_beside_warriors() -> None:
    t = table(hundreds="c1:1 c5:warlord c8:1,mob", eyrie=FAR, hands={"hundreds": "fox rabbit"})
    t.evening("hundreds").expects("incite", "hundreds").offers("incite c1", "incite c5", "done")
    t.refuses("incite c8", "has-mob", "14.6.1").refuses("incite c4", "no-warriors", "14.6.1")
    t.do("incite c5").go("spend bake_sale")
    assert (t.on("c5", "mob"), t.discard) == (1, ["bake_sale"])
    t.do("incite c1").go("spend anvil", "done")
    assert (t.on("c1", "mob"), t.halted) == (1, True)
    t = table(hundreds="c1:1,mob c5:1 c8:mob c9:mob c3:mob c4:mob", eyrie=FAR, hands={"hundreds": "rabbit"})
    assert t.evening("hundreds").halted  # all mobs are on the map


@rule("root", "14.6.2")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4)])
def test_oppressed_clearings_score(count: int, points: int) -> None:
    places = ["c1", "c3", "c4", "c5", "c6", "c7", "c8", "c9"]
    t = table(hundreds=" ".join(f"{c}:1" for c in places[:count]) or "", eyrie=FAR).evening("hundreds").go("done")
    assert t.points("hundreds") == points


@rule("root", "14.6.2", "INT-127", "G.1.10")
def test_any_enemy_piece_keeps_a_clearing_from_being_oppressed() -> None:
    t = table(hundreds="c1:2 c5:2 c8:2 c4:1", eyrie=FAR, vagabond="thief c1 boot", alliance="c5:sympathy c3:1")
    t.evening("hundreds").go("done")
    assert t.told("oppressed")["count"] == 2


@rule("root", "14.6.3a", "14.6.3b")
def test_it_draws_one_and_keeps_five() -> None:
    t = table(hundreds="c1:1", eyrie=FAR, hands={"hundreds": "fox fox rabbit rabbit mouse"})
    t.evening("hundreds").do("done").expects("discard", "hundreds")
    assert (t.match.decision.values, t.match.decision.rule) == ((1,), "14.6.3b")


@rule("root", "14.6.1", "14.5.2.III", "1.2.2")
def test_questions_that_hang_on_the_hand_do_not_tell_it() -> None:
    """Another hand of the same size: the others see the same."""
    seen = []
    for hand in ("fox rabbit", "mouse mouse"):
        t = command(table(hundreds="c1:4,warlord", eyrie=FAR, hands={"hundreds": hand}))
        seen.append(json.dumps(shown(t.match, t.seat("eyrie"))))
        t = table(hundreds="c1:4,warlord", eyrie=FAR, hands={"hundreds": hand}).evening("hundreds")
        seen.append(json.dumps(shown(t.match, t.seat("eyrie"))))
    assert seen[:2] == seen[2:]


@rule("root", "14.4.2b", "14.4.3a", "1.4.1a", "C.2.5a")
def test_between_recruiting_and_anointing_there_is_a_moment() -> None:
    t = table(map="lake", hundreds="c1:2,stronghold", eyrie=FAR).birdsong("hundreds")
    while t.warriors("hundreds", "c1") < 3:
        t.expects("anything-else", "hundreds").do("done")
    t.expects("anything-else", "hundreds").offers("sail c10").do("sail c10", "warriors 3")
    assert t.on("c10", "warlord") == 1
