"""Chapter 10, sections 4 to 10: regroup, heal, cleanse, destroy, breach, reforest, take item."""

from __future__ import annotations

from typing import Any

from weald.games.defenders.board import CORE
from weald.games.defenders.rules.ground import is_factory
from weald.testing import rule

from .table import edge, hx, some, table

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
    t.offers("heal", "take").refuses("regroup", "same-hex", "10.4.6")


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
