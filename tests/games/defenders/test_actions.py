"""Chapter 10: moving, trails, camps, regroup, heal, cleanse, destroy, breach, reforest, take item."""

from __future__ import annotations

from typing import Any

from weald.games.defenders.geometry import CORE
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.support import maximum_support
from weald.testing import rule

from .table import edge, hx, some, table

# Popel is of the forest, Kelpuz of the mountain, Sorrelin of the marsh, Wyzypa of the plains.


# --- 10.1 moving ----------------------------------------------------------------------------------------------


@rule("defenders", "WE-04", "10.1.1", "7.1.3")
def test_a_move_to_an_adjacent_hex_costs_one_point() -> None:
    t = table(order="(2,0)", active="order_popel", terrain="marsh").turn("order")
    t.do("move", "to (2,-1)")
    assert t.at("order") == "(2,-1)"
    assert t.g.points == 2


@rule("defenders", "10.1.2", "6.3.2")
def test_walls_and_factory_walls_block() -> None:
    t = table(order="(2,0)", active="order_popel", terrain="marsh", walls="(2,0)|(2,-1)", factories="5@(3,0)")
    t.turn("order").do("move")
    t.refuses("to (2,-1)", "wall-blocks", "10.1.2").refuses("to (3,0)", "wall-blocks", "10.1.2")
    t.offers("to (1,0)", "to (1,1)", "to (3,-1)", "to (2,1)")


@rule("defenders", "INT-65", "10.1.2", "10.8.4", "10.8.1")
def test_a_breach_is_open_for_all_in_both_directions() -> None:
    t = table(order="(2,-1)", sect="(2,0)", active="order_popel sect_fusel", terrain="marsh", walls="(2,0)|(2,-1)")
    t.turn("sect").do("breach", "end")
    t = table(order="(2,-1)", active="order_popel", terrain="marsh", walls="(2,0)|(2,-1)", breaches="(2,0)|(2,-1)",
              breach_owner="sect")  # fmt: skip
    t.turn("order").do("move", "to (2,0)", "move", "to (2,-1)")
    assert t.at("order") == "(2,-1)"


@rule("defenders", "10.1.3")
def test_an_engine_blocks() -> None:
    t = table(order="(2,0)", active="order_popel", terrain="marsh", engines=("(1,0)|(2,0) right (2,0)",))
    t.turn("order").do("move").refuses("to (1,0)", "engine-blocks", "10.1.3")


@rule("defenders", "10.1.4", "6.2.5")
def test_the_core_is_never_entered() -> None:
    t = table(order="(1,0)", active="order_popel", terrain="marsh").turn("order").do("move")
    t.refuses("to core", "the-core", "10.1.4")


@rule("defenders", "10.1.5", "10.1.10")
def test_leaders_stay_on_the_board_and_a_move_changes_the_hex() -> None:
    t = table(order="(3,0)", active="order_popel", terrain="marsh").turn("order").do("move")
    assert t.places() == {"(3,-1)", "(2,0)", "(2,1)"}
    t.refuses("to (3,0)", "same-hex", "10.1.10")


@rule("defenders", "10.1.6", "10.1.7", "10.1.9")
def test_nothing_but_walls_and_engines_blocks_a_single_step() -> None:
    t = table(
        order="(2,0)", sect="(1,0)", active="order_popel", terrain="marsh", mechs="(3,0):2", toxic="(2,1)",
        pollution="(1,1):2", camps={"sect": "(1,0)"}, factories="5@(3,-1)", breaches="(2,0)|(3,-1)",
    )  # fmt: skip
    t.turn("order").do("move")
    assert t.places() == {"(3,0)", "(2,1)", "(1,1)", "(1,0)", "(2,-1)", "(3,-1)"}


@rule("defenders", "INT-146", "12.4.12", "10.1.2", "10.4.1", "10.8.6")
def test_a_leader_caught_on_a_new_factory() -> None:
    t = table(order="(2,0)", factories="5@(2,0)", camps={"order": "(-3,3)"}, active="order_popel", mechs="(2,0):2")
    t.turn("order").refuses("move", "hemmed-in", "10.1.2").offers("regroup", "breach")
    t.roll(0).do("breach", "wall (2,0)|(1,0)")
    assert t.g.breach[edge("(2,0)|(1,0)")] == 0


# --- 10.2 trails ----------------------------------------------------------------------------------------------


@rule("defenders", "WE-05A", "10.2.1", "10.2.2", "10.2.3", "7.1.5")
def test_along_a_trail() -> None:
    t = table(order="(-1,2)", active="order_sorrelin", marsh="(-1,2) (-2,2) (-2,1) (-3,1)", forest="", terrain="plains")
    t.turn("order").do("move").offers("to (-2,2)", "to (-2,1)", "to (-3,1)")
    t.do("to (-3,1)")
    assert t.g.points == 2


@rule("defenders", "WE-05B", "10.2.4", "10.2.5")
def test_onto_a_trail_from_beside_it() -> None:
    t = table(order="(2,0)", active="order_wyzypa", terrain="marsh", mountain="(2,0)", plains="(2,-1) (3,-2) (3,-3)")
    t.turn("order").do("move").offers("to (2,-1)", "to (3,-2)", "to (3,-3)")
    t.refuses("to (2,-3)", "out-of-reach", "10.2.5").lacks("to (2,-2)")


@rule("defenders", "WE-05C", "10.2.3")
def test_along_a_trail_and_one_hex_off_it() -> None:
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1)", plains="(2,1)")
    t.turn("order").do("move", "to (2,1)")
    assert t.at("order") == "(2,1)"
    assert t.g.points == 2


@rule("defenders", "INT-54", "10.2.5")
def test_from_off_the_trail_over_it_and_off_again_is_refused() -> None:
    t = table(order="(-1,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1)", plains="(2,1)")
    t.turn("order").do("move").offers("to (1,1)").refuses("to (2,1)", "out-of-reach", "10.2.5")


@rule("defenders", "10.2.6", "10.2.11")
def test_every_edge_of_a_trail_must_be_open() -> None:
    forest = "(0,1) (1,1) (2,1)"
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest=forest, around="(2,1)")
    t.turn("order").do("move").lacks("to (2,1)").offers("to (1,1)", "to (2,0)")
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest=forest,
              engines=("(1,1)|(2,1) right (2,1)",))  # fmt: skip
    t.turn("order").do("move").lacks("to (2,1)").offers("to (2,0)", "to (1,2)")


@rule("defenders", "INT-60", "10.2.11", "10.1.2")
def test_another_way_around_a_wall_may_be_used() -> None:
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1) (0,2) (1,2)",
              walls="(0,1)|(1,1)")  # fmt: skip
    t.turn("order").do("move").offers("to (1,1)", "to (2,1)")


@rule("defenders", "INT-55", "10.2.7", "10.2.8", "10.2.11")
def test_a_hunter_on_the_trail_ends_the_way() -> None:
    t = table(order="(-1,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1) (2,0) (3,-1)",
              mechs="(2,0)")  # fmt: skip
    t.turn("order").do("move").offers("to (0,1)", "to (1,1)", "to (2,0)").lacks("to (3,-1)")


@rule("defenders", "INT-56", "10.2.8", "9.1.2")
def test_a_trail_move_may_start_beside_a_hunter_with_a_roll() -> None:
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1) (2,0)", mechs="(0,1)")
    t.turn("order").do("move").roll(1).do("to (2,0)")
    assert t.injuries("order") == 1


@rule("defenders", "INT-57", "10.2.9", "6.2.4")
def test_a_reforested_factory_belongs_to_the_trail_through_its_breaches() -> None:
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (2,1) (2,0)", reforested="5@(1,1)",
              breaches="(0,1)|(1,1)")  # fmt: skip
    t.turn("order").do("move").offers("to (1,1)").lacks("to (2,1)", "to (2,0)")
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (2,1) (2,0)", reforested="5@(1,1)",
              breaches="(0,1)|(1,1) (1,1)|(2,0)")  # fmt: skip
    t.turn("order").do("move").offers("to (1,1)", "to (2,0)", "to (2,1)", "to (3,-1)")


@rule("defenders", "INT-59", "10.2.10", "6.2.3")
def test_a_breached_factory_may_be_entered_not_crossed() -> None:
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1) (2,1) (2,0)",
              factories="5@(1,1)", breaches="(0,1)|(1,1) (1,1)|(2,0) (1,1)|(2,1)")  # fmt: skip
    t.turn("order").do("move").offers("to (1,1)").lacks("to (2,1)", "to (2,0)")


@rule("defenders", "10.2.12", "7.2.3", "7.1.5")
def test_only_the_active_defenders_terrain_counts() -> None:
    t = table(order="(0,1)", active="order_popel", hands="order_harrow order_sorrelin", terrain="plains",
              forest="(0,1) (1,1)", marsh="(-1,2) (-2,2) (-3,3)")  # fmt: skip
    t.turn("order", 0).refuses("team order_sorrelin", "other-terrain", "7.2.2")
    t.do("team order_harrow", "move").lacks("to (-2,2)").offers("to (2,1)")


# --- 10.3 build camp ------------------------------------------------------------------------------------------

CAMP: dict[str, Any] = {"order": "(2,0)", "active": "order_popel", "terrain": "marsh", "forest": "(2,0)"}


@rule("defenders", "WE-06", "10.3.1", "10.3.2", "10.3.4", "10.3.5", "8.2.1", "8.2.2", "8.1.6", "8.1.7")
def test_building_a_camp() -> None:
    # Two players, camps on fields 3-7 printed 4, 5, 5, 6, 7: after three camps the leftmost is on the 6.
    t = table(**CAMP, built={"order": 3}, support={"order": 5}, hands="order_kelpuz order_wyzypa")
    t.turn("order").do("build")
    assert t.g.points == 2
    assert t.camps("order") == {"(2,0)"}
    assert t.g.built == [4, 0]
    assert len(t.hand("order")) == 6
    assert t.support("order") == 0
    assert maximum_support(t.g, 0) == 6  # one field more


@rule("defenders", "WE-02B", "8.1.3", "8.1.4", "8.1.5", "10.3.1")
def test_maximum_support() -> None:
    t = table(**CAMP, support={"order": 2}, pollution="(2,0)")
    t.turn("order").offers("build", "cleanse").do("cleanse")
    assert t.support("order") == 2


@rule("defenders", "10.3.1", "8.1.3")
def test_without_maximum_support_no_camp() -> None:
    t = table(**CAMP, support={"order": 1}).turn("order")
    t.refuses("build", "support-too-low", "10.3.1")
    assert [w["args"] for w in t.match.why_not(0) if w["id"] == "build"] == [{"have": 1, "need": 2}]


@rule("defenders", "10.3.2", "6.2.2", "6.2.1", "6.2.3")
def test_camps_only_at_home_or_on_reforested_factories() -> None:
    t = table(order="(2,0)", active="order_popel", terrain="marsh", support={"order": 2}).turn("order")
    t.refuses("build", "not-home-terrain", "10.3.2")
    t = table(**CAMP, support={"order": 2}, factories="5@(2,0)").turn("order")
    t.refuses("build", "not-home-terrain", "10.3.2")
    t = table(order="(2,0)", active="order_popel", terrain="marsh", support={"order": 2}, reforested="5@(2,0)")
    t.turn("order").offers("build")
    for side, card, home in (("council", "council_henk", "plains"), ("coven", "coven_mirel", "marsh"),
                             ("sect", "sect_fusel", "mountain")):  # fmt: skip
        t = table(f"order {side}", active=card, terrain=home, support={side: 2})
        t.turn(side).offers("build")


@rule("defenders", "INT-69", "10.3.3", "10.9.4", "2.2.7")
def test_one_camp_per_hex() -> None:
    t = table("order coven", order="(2,0)", active="order_popel", support={"order": 2}, reforested="5@(2,0)",
              camps={"coven": "(2,0)"})  # fmt: skip
    t.turn("order").refuses("build", "camp-there", "10.3.3")


@rule("defenders", "INT-70", "10.3.6")
def test_mechs_and_toxic_sites_do_not_forbid_building() -> None:
    t = table(**CAMP, support={"order": 2}, toxic="(2,0)", mechs="(2,0)").turn("order")
    t.roll(0).do("build")
    assert t.camps("order") == {"(2,0)"}
    assert len(t.told("rolled")) == 1


@rule("defenders", "10.3.7", "10.10.1")
def test_building_gives_no_item_and_no_support() -> None:
    t = table(**CAMP, support={"order": 2}).turn("order").do("build")
    assert t.ready("order") == set()
    assert t.support("order") == 0


@rule("defenders", "INT-71", "10.3.8", "8.1.6", "8.1.7")
def test_two_camps_in_one_turn() -> None:
    t = table(**(CAMP | {"forest": "(2,0) (2,1)"}), support={"order": 2}, mechs="(2,1):3").turn("order", 8)
    t.do("build", "move", "to (2,1)")
    for _ in range(3):
        t.roll(0).do("destroy")
    t.do("build")
    assert t.g.built[0] == 2


@rule("defenders", "INT-29", "8.2.3")
def test_a_hand_above_the_number_draws_none() -> None:
    hand = "order_kelpuz order_rystle order_sorrelin order_wyzypa order_harrow"
    t = table(**CAMP, support={"order": 2}, hands=hand).turn("order").do("build")
    assert len(t.hand("order")) == 5


@rule("defenders", "INT-22", "7.3.1", "8.2.2", "7.3.2")
def test_the_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    t = table(
        **CAMP, support={"order": 2}, hands="order_wyzypa", decks="order_kelpuz",
        discards="order_rystle order_sorrelin order_harrow",
    ).turn("order").do("build")  # fmt: skip
    assert len(t.hand("order")) == 4
    assert "order_kelpuz" in t.hand("order")
    assert "order_popel" not in t.hand("order")
    assert t.g.discard[0] == [t.g.active[0]]
    assert len(t.g.deck[0]) == 1


# --- 10.4 regroup ---------------------------------------------------------------------------------------------


@rule("defenders", "WE-07", "10.4.1", "10.4.2", "10.4.3", "11.1.4", "8.2.4")
def test_regroup_to_a_distant_walled_camp() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"order": "(-3,3)"}, around="(-3,3)", mechs="(-3,3)",
              engines=("(-2,2)|(-1,1) right (-1,1)",))  # fmt: skip
    t.turn("order").do("regroup")
    assert t.at("order") == "(-3,3)"
    assert t.g.points == 2
    assert t.ready("order") == set()


@rule("defenders", "10.4.1")
def test_only_own_camps_are_regroup_targets() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"sect": "(-3,3)"}).turn("order")
    t.refuses("regroup", "no-regroup-camp", "10.4.1")


@rule("defenders", "INT-74", "10.4.4", "8.2.5", "10.9.7", "11.1.6")
def test_a_camp_on_a_factory_does_not_work_until_it_is_reforested() -> None:
    camp: dict[str, Any] = {
        "order": "(2,0)",
        "active": "order_popel",
        "camps": {"order": "(2,0)"},
        "injuries": {"order": 2},
    }
    t = table(**camp, factories="5@(2,0)").turn("order")
    t.refuses("regroup", "no-regroup-camp").refuses("heal", "no-working-camp", "10.5.1")
    t.refuses("take", "no-working-camp", "10.10.1")
    t = table(**camp, reforested="5@(2,0)").turn("order")
    t.offers("regroup", "heal", "take")


@rule("defenders", "10.4.5", "9.1.2")
def test_a_regroup_rolls_for_its_start_hex() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"order": "(-3,3)"}, mechs="(2,0)").turn("order")
    t.roll(2).do("regroup")
    assert t.injuries("order") == 2


@rule("defenders", "INT-84", "10.4.3", "10.10.1", "8.2.4")
def test_regroup_gives_no_item_but_one_more_point_takes_it() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"order": "(-3,3)"}).turn("order").do("regroup")
    assert t.ready("order") == set()
    t.do("take")
    assert t.ready("order") == {"map"}
    assert t.g.points == 1


# --- 10.5 heal ------------------------------------------------------------------------------------------------


@rule("defenders", "WE-08", "10.5.1", "10.5.2")
def test_heal_on_a_camp() -> None:
    t = table(sect="(2,0)", order="(2,0)", active="sect_fusel", camps={"order": "(2,0)"},
              injuries={"sect": 2, "order": 3}).turn("sect").do("heal")  # fmt: skip
    assert t.injuries("sect") == 0
    assert t.g.points == 2
    assert t.injuries("order") == 3  # 10.5.4


@rule("defenders", "10.5.4", "8.2.4")
def test_heal_heals_only_the_acting_player() -> None:
    t = table(sect="(2,0)", order="(2,0)", active="sect_fusel", camps={"sect": "(2,0)"},
              injuries={"sect": 1, "order": 1}).turn("sect").do("heal")  # fmt: skip
    assert t.g.injuries == [1, 0]


@rule("defenders", "10.5.1")
def test_no_heal_without_a_camp() -> None:
    table(order="(2,0)", active="order_popel", injuries={"order": 2}).turn("order").refuses("heal", "no-working-camp")


@rule("defenders", "10.5.3", "9.1.11")
def test_heal_first_then_the_roll() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"order": "(2,0)"}, injuries={"order": 3}, mechs="(2,0)")
    t.turn("order").roll(2).do("heal")
    assert t.injuries("order") == 2
    assert t.told("died") == []


# --- 10.6 cleanse ---------------------------------------------------------------------------------------------


@rule("defenders", "WE-09A", "10.6.1", "10.6.2", "8.1.1")
def test_cleanse_removes_all_pollution_for_one_support() -> None:
    t = table("council sect", council="(2,0)", active="council_henk", pollution="(2,0):2").turn("council").do("cleanse")
    assert t.pollution("(2,0)") == 0
    assert t.support("council") == 1
    assert t.g.points == 3


@rule("defenders", "WE-09B", "10.6.2", "10.6.3", "9.2.2")
def test_cleansing_a_toxic_site_costs_an_injury() -> None:
    t = table("council sect", council="(2,0)", active="council_henk", toxic="(2,0)").turn("council").do("cleanse")
    assert not t.toxic("(2,0)")
    assert t.support("council") == 1
    assert t.injuries("council") == 1


@rule("defenders", "10.6.4", "10.7.1", "7.1.4")
def test_nothing_to_cleanse_nothing_to_destroy() -> None:
    t = table(order="(2,0)", active="order_popel", pollution="(1,0)", mechs="(1,0)").turn("order")
    t.refuses("cleanse", "nothing-to-cleanse", "10.6.4").refuses("destroy", "no-mech", "10.7.1")


@rule("defenders", "10.6.5")
def test_cleanse_works_on_factories_too() -> None:
    for kind in ("factories", "reforested"):
        t = table(order="(2,0)", active="order_popel", pollution="(2,0)", **some(kind, "5@(2,0)")).turn("order")
        t.do("cleanse")
        assert t.pollution("(2,0)") == 0


# --- 10.7 destroy mech ----------------------------------------------------------------------------------------


@rule("defenders", "WE-10", "10.7.1", "9.1.10", "INT-34")
def test_destroying_the_only_hunter_still_rolls() -> None:
    t = table(sect="(2,0)", active="sect_fusel", mechs="(2,0)").turn("sect").roll(1).do("destroy")
    assert t.mechs("(2,0)") == 0
    assert t.support("sect") == 1
    assert t.injuries("sect") == 1
    assert len(t.told("rolled")) == 1


@rule("defenders", "10.7.2", "9.1.3")
def test_one_mech_per_action_each_with_its_roll() -> None:
    t = table(sect="(2,0)", active="sect_fusel", mechs="(2,0):3").turn("sect")
    t.roll(0).do("destroy").roll(0).do("destroy")
    assert t.mechs("(2,0)") == 1
    assert t.g.points == 1
    assert len(t.told("rolled")) == 2


@rule("defenders", "10.7.3")
def test_snipers_of_the_own_factory_can_be_destroyed() -> None:
    t = table(sect="(2,0)", active="sect_fusel", mechs="(2,0):2", factories="5@(2,0)").turn("sect").roll(0)
    t.do("destroy")
    assert t.mechs("(2,0)") == 1


# --- 10.8 breach wall -----------------------------------------------------------------------------------------


@rule("defenders", "WE-11A", "10.8.1", "10.8.6", "10.8.4")
def test_breaching_a_factory_wall() -> None:
    t = table("council order", council="(1,0)", active="council_henk", factories="5@(2,0)", terrain="forest")
    t.turn("council").do("breach")
    assert t.g.breach[edge("(1,0)|(2,0)")] == 0
    assert t.g.tokens[0] == 5
    assert t.support("council") == 1
    t.do("move").offers("to (2,0)")


@rule("defenders", "WE-11B", "10.8.1")
def test_breaching_an_ordinary_wall() -> None:
    t = table("council order", council="(1,0)", active="council_henk", walls="(1,0)|(2,0) (1,0)|(1,1)", terrain="marsh")
    t.turn("council").do("breach", "wall (1,0)|(1,1)")
    assert t.g.breach[edge("(1,0)|(1,1)")] == 0
    t.do("move").offers("to (1,1)").lacks("to (2,0)")


@rule("defenders", "10.8.2", "2.2.2")
def test_without_an_own_token_no_breach() -> None:
    t = table(order="(1,0)", active="order_popel", walls="(1,0)|(2,0)", tokens={"order": 0}).turn("order")
    t.refuses("breach", "no-breach-token", "10.8.2")


@rule("defenders", "INT-79", "10.8.3")
def test_a_wall_is_breached_once() -> None:
    for where in ("(1,0)", "(2,0)"):
        t = table(order=where, active="order_popel", walls="(1,0)|(2,0)", breaches="(1,0)|(2,0)", breach_owner="sect")
        t.turn("order").refuses("breach", "no-wall", "10.8.1")
    t = table(order="(1,0)", active="order_popel", walls="(1,0)|(2,0) (1,0)|(1,1) (1,0)|(2,-1)",
              breaches="(1,0)|(2,0)").turn("order").do("breach")  # fmt: skip
    t.refuses("wall (1,0)|(2,0)", "already-breached", "10.8.3")


@rule("defenders", "10.8.7")
def test_core_sides_cannot_be_breached_border_walls_can() -> None:
    t = table(order="(1,0)", active="order_popel", walls="(1,0)|(2,0) (1,0)|(1,1)").turn("order").do("breach")
    t.refuses("wall (1,0)|core", "core-side", "10.8.7")
    t = table(order="(3,0)", active="order_popel", walls="(3,0)|e").turn("order").do("breach")
    assert t.g.breach[edge("(3,0)|e")] == 0
    assert t.support("order") == 1


@rule("defenders", "10.8.8", "10.8.5", "10.9.3")
def test_walls_of_a_reforested_factory_can_be_breached() -> None:
    t = table(order="(2,0)", active="order_popel", reforested="5@(2,0)").turn("order").do("breach", "wall (2,0)|(1,0)")
    assert t.support("order") == 1
    t.do("move")
    assert t.at("order") == "(1,0)"


@rule("defenders", "INT-77", "8.1.5", "10.8.1")
def test_a_breach_at_maximum_support() -> None:
    t = table(order="(1,0)", active="order_popel", walls="(1,0)|(2,0)", support={"order": 2}).turn("order").do("breach")
    assert t.g.tokens[0] == 5
    assert t.support("order") == 2


@rule("defenders", "2.2.2", "10.8.5")
def test_breach_tokens_never_return() -> None:
    t = table(order="(2,0)", active="order_popel", factories="5@(2,0)", breaches="(2,0)|(1,0)", tokens={"order": 5})
    t.turn("order").do("reforest")
    assert t.g.breach[edge("(2,0)|(1,0)")] == 0
    assert t.g.tokens[0] == 5


# --- 10.9 reforest --------------------------------------------------------------------------------------------


@rule("defenders", "WE-12", "10.9.1", "10.9.2", "10.9.3")
def test_reforesting_factory_5() -> None:
    t = table("council order", council="(2,0)", active="council_henk", factories="5@(2,0)^3", arrow=1)
    t.turn("council").do("reforest")
    assert t.g.green[hx("(2,0)")]
    assert t.g.arrow[5] == 3
    assert t.support("council") == 1
    before = sum(t.g.pollution)
    t.card("factories")
    assert sum(t.g.pollution) == before + 3  # the core alone


@rule("defenders", "INT-81", "10.9.1")
def test_a_factory_must_be_free_of_mechs_and_pollution() -> None:
    t = table(order="(2,0)", active="order_popel", factories="5@(2,0)", toxic="(2,0)").turn("order")
    t.refuses("reforest", "polluted", "10.9.1").do("cleanse").offers("reforest")
    t = table(order="(2,0)", active="order_popel", factories="5@(2,0)", mechs="(2,0)").turn("order")
    t.refuses("reforest", "mechs-there", "10.9.1")
    t = table(order="(2,0)", active="order_popel").turn("order")
    t.refuses("reforest", "not-a-factory", "10.9.1")


@rule("defenders", "INT-82", "10.9.1", "12.6.8")
def test_a_cleansed_factory_can_be_polluted_again() -> None:
    t = table(order="(1,0)", active="order_popel", factories="5@(1,0)", arrow=0)
    t.g.arrow[4] = next(a for a in range(6) if 0 in {(a + 1 + v) % 6 for v in (1, 3, 5)})
    t.card("factories")
    assert t.pollution("(1,0)") == 1
    t.turn("order").refuses("reforest", "polluted", "10.9.1")


@rule("defenders", "10.9.4", "6.2.2", "6.2.4")
def test_any_faction_may_build_on_a_reforested_factory() -> None:
    t = table(sect="(2,0)", active="sect_fusel", terrain="marsh", reforested="5@(2,0)", support={"sect": 2})
    t.turn("sect").offers("build")


@rule("defenders", "10.9.6", "10.9.1")
def test_a_reforested_factory_never_turns_back() -> None:
    t = table(order="(2,0)", active="order_popel", reforested="5@(2,0)").turn("order")
    t.refuses("reforest", "not-a-factory", "10.9.1")
    t.card("factories")
    assert t.g.green[hx("(2,0)")]


@rule("defenders", "6.2.5", "1.1.6")
def test_the_core_is_no_factory_to_reforest() -> None:
    t = table(order="(1,0)", active="order_popel")
    from weald.games.defenders.rules.ground import is_factory

    assert not is_factory(t.g, CORE)


# --- 10.10 take item ------------------------------------------------------------------------------------------


@rule("defenders", "10.10.1", "10.10.2", "INT-155", "9.1.2")
def test_taking_an_item_is_an_action_with_a_roll() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"sect": "(2,0)"}, mechs="(2,0)").turn("order")
    t.roll(2).do("take")
    assert t.ready("order") == {"rocket"}
    assert t.injuries("order") == 2
    assert t.g.points == 2


@rule("defenders", "10.10.3", "INT-86", "11.1.5")
def test_an_active_item_cannot_be_taken_again() -> None:
    t = table("order council", order="(1,0)", active="order_popel", camps={"council": "(2,0)"}, terrain="marsh",
              items={"order": "bread"}).turn("order").do("move", "to (2,0)")  # fmt: skip
    assert t.ready("order") == {"bread"}
    t.refuses("take", "item-active", "10.10.3")


# --- chapter 8: support, camps, leaving -----------------------------------------------------------------------


@rule("defenders", "WE-02A", "8.1.1", "8.1.2", "8.1.8")
def test_each_supporting_action_moves_the_marker_one_field() -> None:
    t = table(order="(2,0)", active="order_popel", pollution="(2,0)", walls="(2,0)|(1,0)", sect="(2,0)")
    t.turn("order").do("cleanse", "breach")
    assert t.support("order") == 2
    assert t.support("sect") == 0


@rule("defenders", "8.1.9")
def test_support_goes_back_only_by_building() -> None:
    t = table(order="(2,0)", active="order_popel", support={"order": 1}, camps={"order": "(2,0)"}, mechs="core:2")
    t.turn("order").do("heal", "move", "to (2,1)", "regroup")
    assert t.support("order") == 1


@rule("defenders", "INT-157", "3.4.3", "3.4.4", "3.4.5", "3.4.6", "3.4.7", "1.1.4")
def test_camps_needed_by_number_of_players() -> None:
    for seats, wanted in (
        ("order-sect", 6),
        ("order sect", 6),
        ("order sect coven", 5),
        ("order sect coven council", 5),
    ):
        assert camps_to_build(table(seats).g) + 1 == wanted
    assert maximum_support(table("order sect").g, 0) == 2
    assert maximum_support(table("order sect coven").g, 0) == 2
    assert maximum_support(table("order sect coven council").g, 0) == 1


LAST: dict[str, Any] = {
    "active": "order_popel sect_fusel coven_mirel",
    "order": "(2,0)",
    "terrain": "marsh",
    "forest": "(2,0)",
}


@rule("defenders", "INT-04", "8.3.1", "8.3.4", "8.3.7", "10.3.9", "8.3.3")
def test_the_first_to_build_the_last_camp_leaves() -> None:
    t = table("order sect coven", **LAST, built={"order": 3}, support={"order": 5}, hands="order_kelpuz",
              items={"order": "rocket"}, walls="(2,0)|(1,0)", breaches="(2,0)|(1,0)")  # fmt: skip
    t.turn("order", card="restart").do("build")
    assert t.at("order") == "gone"
    assert t.g.gone == [True, False, False]
    assert t.support("order") == 6
    assert t.g.direction == -1  # the machine card was resolved
    assert t.camps("order") == {"(2,0)"}
    assert t.g.breach[edge("(2,0)|(1,0)")] == 0
    assert t.match.decision.seat != 0


@rule("defenders", "4.1.9", "8.3.2", "8.3.3")
def test_who_has_left_chooses_no_card_and_takes_no_turn() -> None:
    t = table("order sect coven", gone="order", hands="sect_fusel sect_petard coven_mirel coven_dusk order_popel",
              first="order", camps={"order": "(2,0)"}, sect="(1,0)").lead()  # fmt: skip
    assert [d.seat for d in t.match.open] == [1, 2]
    assert t.g.first == 1
    t.do("lead sect_fusel", seat="sect").do("lead coven_mirel", seat="coven")
    assert t.match.decision.seat == t.g.first == 2  # Mirel is a Comrade; the departed Order is passed over
    t.do("end")
    assert t.match.decision.seat == 1
    t.do("move").offers("to (2,0)").do("to (2,0)")
    assert "map" in t.ready("sect")


@rule("defenders", "8.3.5", "1.1.2", "INT-15", "12.4.6")
def test_the_last_player_stays_while_a_factory_stands() -> None:
    t = table("order sect", **LAST, gone="sect", built={"order": 4, "sect": 5}, support={"order": 6},
              factories="5@(-2,0)", around="(0,2)")  # fmt: skip
    t.turn("order", card="factories").do("build")
    assert t.at("order") == "(2,0)"
    assert not t.g.gone[0]
    t.refuses("build", "all-camps-built", "8.3.5").do("end")
    assert t.how == ""
    assert t.tile("(0,2)") == 4  # one more to reforest


@rule("defenders", "8.3.5", "8.1.4")
def test_the_last_player_without_camps_gains_no_support_and_draws_as_usual() -> None:
    t = table("order sect", **LAST, gone="sect", built={"order": 4, "sect": 5}, support={"order": 6},
              factories="5@(-2,0)", pollution="(2,0)")  # fmt: skip
    t.turn("order").do("build")
    assert len(t.hand("order")) == 7
    assert t.support("order") == 7
    t.do("cleanse")
    assert t.support("order") == 7


@rule("defenders", "8.3.1", "9.1.10")
def test_the_roll_of_the_last_camp_comes_before_leaving() -> None:
    t = table("order sect coven", **LAST, built={"order": 3}, support={"order": 5}, mechs="(2,0)")
    t.turn("order", card="restart").roll(1).do("build")
    assert t.at("order") == "gone"
    assert t.injuries("order") == 1


@rule("defenders", "8.3.8", "15.1.8")
def test_a_lasting_ability_outlives_its_owners_leaving_until_the_round_ends() -> None:
    t = table("order sect", order="(2,0)", sect="(-2,0)", active="order_flika sect_fusel", forest="(2,0)", terrain="marsh",
              built={"order": 4}, support={"order": 6}, factories="5@(0,2)", camps={"order": "(3,-3)"})  # fmt: skip
    t.start.turn = 0
    t.start.points = 3
    t.agenda(("act", (0,)), ("turn", (1,)))
    t.do("build")
    assert t.at("order") == "gone"
    t.do("regroup", "rally (3,-3)")  # Sanctuary: anybody's camp
    assert t.at("sect") == "(3,-3)"


@rule("defenders", "INT-151", "15.2.9", "8.3.3")
def test_sanctuary_leads_to_a_departed_players_camp_without_item() -> None:
    t = table("order sect coven", gone="coven", active="order_flika sect_fusel", sect="(-2,0)",
              camps={"coven": "(3,-3)"}).turn("sect").do("regroup")  # fmt: skip
    assert t.at("sect") == "(3,-3)"
    assert t.ready("sect") == set()
