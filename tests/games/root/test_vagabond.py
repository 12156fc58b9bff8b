"""Chapter 9: the Vagabond."""

from __future__ import annotations

import pytest

from tests.games.root.table import table
from weald.testing import rule


@rule("root", "9.2.1a", "9.2.1b", "9.5.8a", "9.5.8b")
def test_crafting_with_hammers_of_the_clearings_suit() -> None:
    t = table(
        marquise="c3:1", vagabond="tinker c1 hammer hammer boot", hands={"vagabond": "anvil foxfolk_steel bake_sale"}
    )
    t.daylight("vagabond").refuses("craft bake_sale", "too-few-pieces", "4.1.1a").do("craft foxfolk_steel")
    assert (t.items("ready"), t.items("exhausted"), t.points("vagabond")) == (
        ["boot", "sword"],
        ["hammer", "hammer"],
        2,
    )
    t = table(marquise="c3:1", vagabond="tinker f1 hammer", hands={"vagabond": "anvil"})
    t.daylight("vagabond").refuses("craft anvil", "too-few-pieces", "4.1.1a")


@rule("root", "9.2.2b", "G.1.1")
def test_the_pawn_is_never_removed() -> None:
    t = table(marquise="c5:4", vagabond="thief c5 sword")
    t.roll(3, 0).battle("marquise", "c5", "vagabond")
    assert (t.pawn(), t.items("damaged")) == ("c5", ["sword"])


@rule("root", "9.2.3")
def test_nimble() -> None:
    t = table(marquise="c1:3 c5:3", vagabond="thief c1 boot")
    t.daylight("vagabond").do("move", "to c5")
    assert t.pawn() == "c5"


@rule("root", "9.2.4", "9.2.6", "INT-75")
def test_defenseless_without_an_undamaged_sword() -> None:
    t = table(marquise="c5:1", vagabond="thief c5 sword% boot boot")
    t.roll(2, 2).battle("marquise", "c5", "vagabond")
    assert (t.told("rolled")["attacker"], t.told("rolled")["defender"]) == (1, 0)
    assert t.told("hits")["attacker"] == 2
    t = table(marquise="c5:3", vagabond="thief c5 sword! boot boot")
    t.roll(2, 2).battle("marquise", "c5", "vagabond")
    assert (t.told("rolled")["attacker"], t.told("rolled")["defender"]) == (2, 1)
    assert t.match.decision.values == (2,)


@rule("root", "9.2.5a", "9.2.5b", "9.2.5c", "9.5b")
def test_items_are_exhausted_face_down_into_the_satchel() -> None:
    t = table(marquise="c5:1", vagabond="thief c5 tea", hands={"vagabond": "rabbit"})
    assert t.items("track") == ["tea"]
    t.daylight("vagabond").do("aid", "give bake_sale")
    assert (t.items("track"), t.items("exhausted")) == ([], ["tea"])


@rule("root", "9.2.5.I", "9.2.5.II", "9.2.5.III", "AMB-45")
def test_tracks_hold_three() -> None:
    t = table(marquise="c3:1", vagabond="tinker c7 tea tea tea hammer", hands={"vagabond": "root_tea_mouse"})
    t.daylight("vagabond").do("craft root_tea_mouse")
    assert (t.items("track"), t.items("ready")) == (["tea"] * 3, ["tea"])
    t.vagabond().items[5] = 0  # the track empties: the tea in the satchel may go there
    t.g.gone[5] += 3
    t.birdsong("vagabond")
    assert t.items("track") in (["tea"], [])
    t = table(marquise="c3:1", vagabond="tinker c7 tea! tea tea tea hammer")
    t.birdsong("vagabond")
    assert (t.items("track"), t.items("ready")) == (["tea"] * 3, ["hammer", "tea"])


@rule("root", "9.2.7a", "9.2.7b", "AMB-32")
def test_each_hit_damages_an_item_of_the_vagabonds_choice() -> None:
    t = table(marquise="c5:3", vagabond="thief c5 sword boot torch!")
    t.roll(2, 0).battle("marquise", "c5", "vagabond").expects("damage-item", "vagabond")
    t.only("damage sword-ready", "damage boot-ready", "damage torch-exhausted").do(
        "damage torch-exhausted", "damage boot-ready"
    )
    assert (t.items("damaged_exhausted"), t.items("damaged"), t.items("ready")) == (["torch"], ["boot"], ["sword"])
    t = table(marquise="c5:3", vagabond="thief c5 sword")
    t.roll(3, 0).battle("marquise", "c5", "vagabond")
    assert t.halted  # two hits more are ignored


@rule("root", "9.2.5.III")
def test_a_freed_space_on_a_track_is_filled_from_the_satchel() -> None:
    t = table(marquise="c5:3", vagabond="thief c5 bag bag bag bag sword")
    assert (t.items("track"), t.items("ready")) == (["bag"] * 3, ["bag", "sword"])
    t.roll(1, 0).battle("marquise", "c5", "vagabond").do("damage bag-track")
    assert (t.items("track"), t.items("ready"), t.items("damaged")) == (["bag"] * 3, ["sword"], ["bag"])


# --- relationships (9.2.9) -------------------------------------------------------------------------------


@rule("root", "9.2.9.I", "9.2.9.I.a", "9.2.9.I.b", "9.5.4a", "INT-174", "AMB-37")
def test_aids_in_one_turn_improve_the_relationship() -> None:
    t = table(
        marquise="c5:1",
        vagabond="thief c5 boot boot boot boot",
        hands={"vagabond": "a_visit_to_friends bake_sale cobbler rabbit"},
    )
    t.daylight("vagabond").do("aid", "give cobbler")
    assert (t.relation("marquise"), t.points("vagabond")) == ("amiable", 1)
    t.do("aid", "give bake_sale")
    assert t.relation("marquise") == "amiable"
    t.do("aid", "give a_visit_to_friends")
    assert (t.relation("marquise"), t.points("vagabond")) == ("friendly", 3)
    t.do("aid").do(t.offered[0])
    assert t.vagabond().aids[0] == 1
    t.agenda(("turn", (t.seat("vagabond"),)))
    assert t.vagabond().aids[0] == 0  # counts only in that turn
    assert len(t.hand("marquise")) == 4


@rule("root", "9.2.9.II", "9.2.9.II.a")
def test_aiding_an_ally_scores_two() -> None:
    t = table(marquise="c5:1", vagabond="thief c5 boot", hands={"vagabond": "rabbit"}, relations={"marquise": "allied"})
    t.daylight("vagabond").do("aid", "give bake_sale")
    assert t.points("vagabond") == 2
    t = table(
        marquise="c5:1", vagabond="thief c5 boot boot boot", hands={"vagabond": "rabbit a_visit_to_friends cobbler"},
        relations={"marquise": "friendly"},
    )  # fmt: skip
    t.daylight("vagabond").do("aid", "give cobbler", "aid", "give bake_sale", "aid", "give a_visit_to_friends")
    assert (t.relation("marquise"), t.points("vagabond")) == ("allied", 2)


@rule("root", "9.2.9.II.b", "9.5.1b")
def test_allied_warriors_come_along() -> None:
    t = table(marquise="c1:3 c5:1", eyrie="c5:3", vagabond="thief c1 boot", relations={"marquise": "allied"})
    t.daylight("vagabond").do("move", "to c5", "ally marquise", "warriors 2")
    assert (t.warriors("marquise", "c1"), t.warriors("marquise", "c5"), t.pawn()) == (1, 3, "c5")


@rule("root", "9.2.9.II.b")
def test_nobody_comes_along_out_of_a_forest() -> None:
    t = table(
        marquise="c1:3",
        eyrie="c1:3 c5:1",
        vagabond="thief f1 boot",
        relations={"marquise": "allied", "eyrie": "allied"},
    )
    t.birdsong("vagabond").do("to c5")
    assert t.halted


@rule("root", "9.2.9.II.c1", "9.2.9.II.c2", "INT-72")
def test_fighting_with_an_ally() -> None:
    t = table(marquise="c5:3", eyrie="c5:4", vagabond="thief c5 sword", relations={"marquise": "allied"})
    t.roll(3, 0).daylight("vagabond").do("battle", "against eyrie").expects("battle-ally", "vagabond").do(
        "ally marquise"
    )
    assert t.told("rolled")["attacker"] == 3
    assert t.warriors("eyrie", "c5") == 1
    t = table(marquise="c5:3", vagabond="thief c5 sword", relations={"marquise": "allied"}, hands={"vagabond": "fox"})
    t.roll(0, 0).daylight("vagabond").do("battle")
    assert t.asked == "vagabond-action"  # the ally is the defender


@rule("root", "9.2.9.II.d1", "9.2.9.II.d2", "INT-71")
@pytest.mark.parametrize(
    ("losses", "relation"),
    [(["damage sword-ready", "piece marquise_warrior"], "allied"),
     (["damage sword-ready", "piece marquise_warrior", "piece marquise_warrior"], "hostile")],
)  # fmt: skip
def test_losing_more_allies_than_items_turns_them_hostile(losses: list[str], relation: str) -> None:
    t = table(marquise="c5:3", eyrie="c5:4", vagabond="thief c5 sword boot sword", relations={"marquise": "allied"})
    t.roll(3, len(losses)).daylight("vagabond").do("battle", "against eyrie", "ally marquise")
    for loss in losses:
        assert t.relation("marquise") == "allied"
        t.do(loss)
    assert t.relation("marquise") == relation


@rule("root", "9.2.9.IIIa", "9.2.9.IIIb", "9.2.9.III.a")
def test_infamy() -> None:
    t = table(marquise="c5:3", vagabond="thief c5 sword sword sword")
    t.roll(3, 0).daylight("vagabond").do("battle")
    assert (t.relation("marquise"), t.points("vagabond")) == ("hostile", 2)  # not for the one that made it hostile
    t = table(marquise="c5:1,sawmill", vagabond="thief c5 sword sword sword", relations={"marquise": "hostile"})
    t.roll(2, 0).daylight("vagabond").do("battle")
    assert t.points("vagabond") == 3  # two pieces, and one for the building


@rule("root", "INT-70", "9.2.9.IIIa")
def test_no_infamy_when_defending() -> None:
    t = table(marquise="c5:3", vagabond="thief c5 sword sword")
    t.roll(1, 1).battle("marquise", "c5", "vagabond").go("damage sword-ready")
    assert (t.relation("marquise"), t.points("vagabond")) == ("hostile", 0)
    t = table(marquise="c5:3", vagabond="thief c5 sword sword", relations={"marquise": "hostile"})
    t.roll(1, 1).battle("marquise", "c5", "vagabond").go("damage sword-ready")
    assert (t.warriors("marquise", "c5"), t.points("vagabond")) == (2, 0)


@rule("root", "9.2.9.III.b", "9.5.1a")
def test_a_hostile_clearing_costs_a_second_boot() -> None:
    t = table(marquise="c5:1 c9:sawmill", vagabond="thief c1 boot", relations={"marquise": "hostile"})
    t.daylight("vagabond").do("move").refuses("to c5", "too-few-boots", "9.5.1a").do(
        "to c9"
    )  # a building is no warrior
    t = table(marquise="c5:1", vagabond="thief c1 boot boot", relations={"marquise": "hostile"})
    t.daylight("vagabond").do("move", "to c5")
    assert t.items("exhausted") == ["boot", "boot"]


@rule("root", "9.2.9.III.c")
def test_aid_never_ends_hostility_but_still_takes_items() -> None:
    t = table(
        marquise="c5:1", vagabond="thief c5 boot", hands={"vagabond": "rabbit"}, relations={"marquise": "hostile"},
        crafted={"marquise": "sword"},
    )  # fmt: skip
    t.daylight("vagabond").do("aid", "give bake_sale").expects("take-item", "vagabond").do("item sword")
    assert (t.relation("marquise"), t.items("ready"), t.crafted("marquise", "sword")) == ("hostile", ["sword"], 0)


# --- Birdsong (9.4) --------------------------------------------------------------------------------------


@rule("root", "9.4", "9.4.1", "AMB-44")
def test_refreshing() -> None:
    t = table(marquise="c3:1", vagabond="thief c1 tea boot! sword! torch! hammer! bag%! crossbow!")
    t.birdsong("vagabond").expects("refresh", "vagabond")
    assert t.match.decision.values == (5,)  # two for the tea and three
    t.refuses("done").do("refresh bag-damaged_exhausted", "refresh boot-exhausted").offers("done")
    t.do("refresh sword-exhausted", "refresh torch-exhausted", "refresh hammer-exhausted")
    assert (t.items("damaged"), t.items("exhausted")) == (["bag"], ["crossbow"])
    t.expects("slip", "vagabond")


@rule("root", "9.4.1")
def test_tea_turned_up_now_does_not_count_yet() -> None:
    t = table(marquise="c3:1", vagabond="thief c1 tea! boot! sword! torch! hammer!")
    t.birdsong("vagabond").expects("refresh", "vagabond").do("refresh tea-exhausted")
    assert t.g.actions == 2


@rule("root", "9.4.2a", "9.4.2b")
def test_slipping_anywhere_adjacent_without_boots() -> None:
    t = table(marquise="c5:3", vagabond="thief c1 sword", relations={"marquise": "hostile"})
    t.birdsong("vagabond").only("done", "to c5", "to c9", "to c10", "to f1", "to f2").do("to c5")
    assert (t.pawn(), t.items("exhausted")) == ("c5", [])


# --- Daylight (9.5) --------------------------------------------------------------------------------------


@rule("root", "9.5a", "9.5.1a", "9.5.1c")
def test_moving_by_boots() -> None:
    t = table(marquise="c3:1", vagabond="thief f1 boot boot", hands={"vagabond": "fox"})
    t.daylight("vagabond").do("move").only("to c1", "to c2", "to c5", "to c10").do("to c1")
    t.do("move").only("to c5", "to c9", "to c10").do("to c5")
    t.refuses("move", "no-item", "9.5.1a")


@rule("root", "9.5.2")
def test_battle_exhausts_a_sword() -> None:
    t = table(marquise="c5:2", vagabond="thief c5 sword", hands={"vagabond": "fox"})
    t.roll(1, 0).daylight("vagabond").do("battle")
    assert (t.items("exhausted"), t.warriors("marquise", "c5")) == (["sword"], 1)
    t.refuses("battle", "no-item", "9.5.2")


@rule("root", "9.5.3a", "9.5.3b", "9.5.3c")
def test_exploring_a_ruin() -> None:
    t = table(marquise="c3:1", vagabond="thief c12 torch", ruins="c12:hammer")
    room = t.g.room[11]
    t.daylight("vagabond").do("explore")
    assert (t.items("ready"), t.items("exhausted"), t.points("vagabond")) == (["hammer"], ["torch"], 1)
    assert (t.g.ruins[11], t.g.room[11]) == (0, room + 1)


@rule("root", "9.5.4a", "9.5.4b")
def test_aid_gives_a_matching_card_to_someone_there() -> None:
    t = table(
        marquise="c5:1",
        eyrie="c3:1",
        vagabond="thief c5 boot",
        hands={"vagabond": "rabbit fox"},
        crafted={"marquise": "coin boot"},
    )
    t.daylight("vagabond").do("aid").expects("give-which", "vagabond").only("give bake_sale").do("give bake_sale")
    t.expects("take-item", "vagabond").only("item boot", "item coin", "done").do("item coin")
    assert (t.hand("marquise"), t.items("track"), t.crafted("marquise", "coin")) == (["bake_sale"], ["coin"], 0)
    assert t.sees("eyrie", "marquise.hand") == []


@rule("root", "AMB-34")
def test_aid_for_the_alliance_goes_to_its_hand() -> None:
    t = table(alliance="c5:sympathy", vagabond="thief c5 boot", hands={"vagabond": "rabbit"})
    t.daylight("vagabond").do("aid", "give bake_sale")
    assert (t.hand("alliance"), t.supporters) == (["bake_sale"], [])


@rule("root", "INT-82", "9.2.5a")
def test_the_other_vagabond_has_no_items_to_take() -> None:
    t = table(
        marquise="c3:1", vagabond="thief c5 boot", second_vagabond="ranger c5 sword", hands={"vagabond": "rabbit fox"}
    )
    t.daylight("vagabond").do("aid", "give bake_sale")
    assert (t.asked, t.hand("second_vagabond")) == ("vagabond-action", ["bake_sale"])


@rule("root", "9.5.5a", "9.5.5b", "9.5.5c")
def test_quests() -> None:
    t = table(
        marquise="c3:1", vagabond="thief c1 tea boot torch hammer",
        quests="errand_fox repair_a_shed_fox guard_duty_mouse",
    )  # fmt: skip
    t.daylight("vagabond").refuses("quest guard_duty_mouse", "quest-suit", "9.5.5a").do("quest errand_fox")
    assert len(t.g.quests) == 3
    t.do("reward points").do("quest repair_a_shed_fox")
    assert t.match.decision.values == (2,)
    t.do("reward points")
    assert t.points("vagabond") == 3
    assert t.items("exhausted") == ["boot", "hammer", "tea", "torch"]
    t = table(marquise="c3:1", vagabond="thief c1 tea boot", quests="errand_fox give_a_speech_fox guard_duty_mouse")
    t.daylight("vagabond").refuses("quest give_a_speech_fox", "quest-items", "9.5.5a").do(
        "quest errand_fox", "reward cards"
    )
    assert len(t.hand("vagabond")) == 2


@rule("root", "9.5.5a")
def test_two_of_a_kind_need_two_items() -> None:
    t = table(marquise="c3:1", vagabond="thief c5 sword", quests="expel_bandits_rabbit", hands={"vagabond": "fox"})
    t.daylight("vagabond").refuses("quest expel_bandits_rabbit", "quest-items", "9.5.5a")


@rule("root", "9.5.6a", "9.5.6b", "9.5.6c", "INT-69")
def test_striking() -> None:
    t = table(marquise="c5:1,sawmill,wood", vagabond="ranger c5 crossbow crossbow", relations={"marquise": "hostile"})
    t.daylight("vagabond").do("strike")
    assert (t.warriors("marquise", "c5"), t.points("vagabond")) == (0, 0)
    assert (t.items("ready"), t.items("exhausted")) == (["crossbow"], ["crossbow"])
    t.do("strike").expects("strike-what", "vagabond").do("piece wood")
    assert (t.on("c5", "wood"), t.points("vagabond")) == (0, 1)
    t = table(marquise="c5:1", vagabond="ranger c5 crossbow")
    t.daylight("vagabond").do("strike")
    assert t.relation("marquise") == "hostile"


@rule("root", "9.5.7")
def test_repairing_keeps_the_facing() -> None:
    t = table(marquise="c3:1", vagabond="tinker c5 hammer hammer tea%! coin%")
    t.daylight("vagabond").do("repair", "repair tea-damaged_exhausted").do("repair")
    assert (t.items("exhausted"), t.items("track")) == (["hammer", "hammer", "tea"], ["coin"])


@rule("root", "9.5.9")
def test_a_special_action_exhausts_a_torch() -> None:
    t = table(marquise="c5:1", vagabond="thief c5 torch", hands={"marquise": "fox"})
    t.daylight("vagabond").do("special")
    assert t.items("exhausted") == ["torch"]


# --- Evening (9.6) ---------------------------------------------------------------------------------------


@rule("root", "9.6", "9.6.1", "AMB-15")
def test_resting_in_a_forest() -> None:
    t = table(marquise="c3:1", vagabond="thief f1 boot% sword%! torch! tea%!")
    t.evening("vagabond")
    assert (t.items("ready"), t.items("track"), t.items("exhausted")) == (["boot", "sword"], ["tea"], ["torch"])


@rule("root", "9.6.2", "9.6.3")
def test_evening_draws_by_coins() -> None:
    t = table(marquise="c3:1", vagabond="thief c1 coin coin", hands={"vagabond": "fox fox fox"})
    t.evening("vagabond").expects("discard", "vagabond")
    assert t.match.decision.values == (1,)


@rule("root", "9.6.4a", "9.6.4b", "INT-84", "G.1.17")
def test_the_item_limit() -> None:
    seven = "boot boot sword sword torch hammer crossbow"
    t = table(marquise="c3:1", vagabond=f"thief c1 {seven} bag")
    t.evening("vagabond")
    assert t.halted
    t = table(marquise="c3:1", vagabond=f"thief c1 {seven} bag%")
    t.evening("vagabond").expects("drop-item", "vagabond").do("drop boot-ready", "drop bag-damaged")
    assert (t.halted, t.g.gone[0], t.g.gone[1]) == (True, 1, 1)


# --- two Vagabonds (9.7) ---------------------------------------------------------------------------------


@rule("root", "9.7.3a", "9.7.3b", "9.7.3c", "INT-85")
def test_two_items_under_a_ruin() -> None:
    t = table(
        "marquise", vagabond="thief c12 torch torch torch", second_vagabond="ranger c5 boot",
        ruins="c12:hammer,boot c6:boot",
    )  # fmt: skip
    t.daylight("vagabond").do("explore").expects("take-from-ruin", "vagabond")
    t.only("item ruin_hammer", "item ruin_boot").do("item ruin_boot")
    assert (t.g.ruins[11], t.points("vagabond")) == (1, 1)
    t.put_pawn("c6")
    t.daylight("vagabond").do("explore")
    assert (t.points("vagabond"), t.g.ruins[5]) == (1, 1)  # an equal item is not taken
    assert t.items("exhausted") == ["torch", "torch"]


@rule("root", "9.7.3a")
def test_only_the_explorer_knows_what_is_left() -> None:
    t = table("marquise", vagabond="thief c12 torch", second_vagabond="ranger c5 boot", ruins="c12:hammer,boot")
    t.daylight("vagabond").do("explore", "item ruin_boot")
    assert t.sees("vagabond", "common.ruin-c12") == ["ruin_hammer"]
    assert t.sees("second_vagabond", "common.ruin-c12") == []


@rule("root", "9.7.2")
def test_quests_are_shared() -> None:
    t = table(
        "marquise", vagabond="thief c1 tea boot", second_vagabond="ranger c1 torch hammer",
        quests="errand_fox repair_a_shed_fox guard_duty_mouse",
    )  # fmt: skip
    t.daylight("vagabond").do("quest errand_fox", "reward points")
    t.daylight("second_vagabond").do("quest repair_a_shed_fox")
    assert t.match.decision.values == (1,)  # own quests only
