"""Chapter 12, sections 7 and 8; challenging Mechs; the machine deck: deploying, pursuit, injuries."""

from __future__ import annotations

from typing import Any

from weald.games.defenders.facts import ALL_CARD_IDS, FIRST_MACHINE, MACHINE_NAMES
from weald.testing import rule

from .table import some, table


@rule("defenders", "WE-26", "12.7.1")
def test_a_hunter_is_put_in_front_of_the_engine() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)",), order="(-3,3)").card("mechs")
    assert t.mechs("(2,-1)") == 1
    assert sum(t.g.mechs) == 1


@rule("defenders", "WE-27", "12.7.2")
def test_a_front_beyond_the_border_means_the_side_hex_by_direction() -> None:
    engine = ("(-2,-1)|(-1,-2) right (-1,-2)",)
    assert table(engines=engine, order="(3,0)", sect="(3,0)").card("mechs").mechs("(-1,-2)") == 1
    assert table(engines=engine, order="(3,0)", sect="(3,0)", direction="left").card("mechs").mechs("(-2,-1)") == 1


@rule("defenders", "INT-129", "12.7.2", "12.7.3")
def test_a_front_at_the_core_or_a_factory_means_the_side_hex() -> None:
    to_core = ("(1,0)|(1,-1) right (1,-1)",)  # rear to (2,-1), front to the core
    assert table(engines=to_core, order="(-3,3)", direction="left").card("mechs").mechs("(1,0)") == 1
    assert table(engines=to_core, order="(-3,3)").card("mechs").mechs("(1,-1)") == 1
    engine = ("(1,0)|(2,0) right (2,0)",)
    for kind in ("factories", "reforested"):
        t = table(engines=engine, order="(-3,3)", direction="left", **some(kind, "5@(2,-1)")).card("mechs")
        assert t.mechs("(1,0)") == 1
        t = table(engines=engine, order="(-3,3)", **some(kind, "5@(2,-1)")).card("mechs")
        assert t.mechs("(2,0)") == 1


@rule("defenders", "12.7.4", "2.2.7")
def test_any_number_of_mechs_and_leaders_may_stand_there() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)",), mechs="(2,-1):4", order="(2,-1)", sect="(2,-1)").card("mechs")
    assert t.mechs("(2,-1)") == 5


@rule("defenders", "2.1.3", "12.7.1")
def test_without_mechs_in_the_supply_none_is_deployed() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)",), mechs="core:20", order="(-3,3)").card("mechs")
    assert t.mechs("(2,-1)") == 0


# --- pursuit --------------------------------------------------------------------------------------------------


@rule("defenders", "WE-28", "12.8.1", "12.8.3")
def test_hunters_within_two_hexes_come_to_the_active_leader() -> None:
    t = table(order="(2,0)", mechs="(1,0) (3,-2) (2,1)", factories="5@(2,1)").card("mechs", "order")
    assert t.mechs("(2,0)") == 2
    assert t.mechs("(2,1)") == 1


@rule("defenders", "WE-29", "12.8.4", "12.8.5", "12.8.7")
def test_other_leaders_are_pursued_over_one_hex_only() -> None:
    t = table(order="(3,-3)", sect="(-2,1)", mechs="(-1,0) (-2,2) (0,1)", walls="(-2,1)|(-1,0)").card("mechs", "order")
    assert t.mechs("(-2,1)") == 1
    assert t.mechs("(-2,2)") == 0
    assert t.mechs("(-1,0)") == t.mechs("(0,1)") == 1


@rule("defenders", "INT-124", "12.8.2", "12.8.3")
def test_a_hunter_with_any_leader_stays() -> None:
    t = table(order="(2,0)", sect="(1,0)", mechs="(1,0)").card("mechs", "order")
    assert t.mechs("(1,0)") == 1


@rule("defenders", "INT-125", "12.8.3", "12.8.5")
def test_with_both_routes_walled_the_others_are_checked() -> None:
    # From (2,-1) to (2,1): over (2,0) or (1,1)... walls around the active leader close every way.
    t = table(order="(2,1)", sect="(1,-1)", mechs="(2,-1)", around="(2,1)").card("mechs", "order")
    assert t.mechs("(1,-1)") == 1
    assert t.mechs("(2,-1)") == 0


@rule("defenders", "INT-126", "12.8.4")
def test_of_two_others_the_first_clockwise_is_pursued() -> None:
    where: dict[str, Any] = {"order": "(3,-3)", "council": "(-2,2)", "sect": "(-2,0)"}
    for seats, expected in (("order council sect", "(-2,2)"), ("order sect council", "(-2,0)")):
        t = table(seats, mechs="(-2,1)", **where).card("mechs", "order")
        assert t.mechs(expected) == 1


@rule("defenders", "INT-127", "12.8.6")
def test_leaders_on_factories_are_not_pursued() -> None:
    for kind in ("factories", "reforested"):
        t = table(order="(2,0)", mechs="(1,0) (3,-1)", breaches="(1,0)|(2,0)", **some(kind, "5@(2,0)")).card("mechs")
        assert t.mechs("(1,0)") == t.mechs("(3,-1)") == 1


@rule("defenders", "12.8.5", "12.8.6")
def test_hunters_do_not_cross_factories() -> None:
    t = table(order="(3,0)", mechs="(1,0)", factories="5@(2,0)", walls="(1,1)|(2,0) (2,-1)|(3,-1)").card("mechs")
    assert t.mechs("(1,0)") == 1  # the straight way leads over the factory, every other is three steps long


@rule("defenders", "INT-66", "12.8.5", "10.1.2")
def test_a_breach_helps_leaders_not_hunters() -> None:
    wall = "(2,0)|(1,0)"
    t = table(order="(2,0)", mechs="(1,0)", around="(2,0)", breaches=wall, active="order_popel").card("mechs")
    assert t.mechs("(1,0)") == 1
    t.turn("order").do("move")  # the only way out
    assert t.at("order") == "(1,0)"


@rule("defenders", "12.8.9")
def test_engines_do_not_stop_hunters() -> None:
    t = table(order="(2,0)", mechs="(1,0)", engines=("(1,0)|(2,0) right (2,0)",)).card("mechs")
    assert t.mechs("(1,0)") == 0


@rule("defenders", "12.8.10", "12.8.1")
def test_all_hunters_decide_from_the_same_situation() -> None:
    # (1,0) goes to the active leader; that does not draw the hunter of (0,1), which is 3 steps away.
    t = table(order="(2,0)", sect="(3,-1)", mechs="(1,0):2 (2,-1) (-1,1)").card("mechs", "order")
    assert t.mechs("(2,0)") == 3
    assert t.mechs("(-1,1)") == 1


@rule("defenders", "12.8.8", "9.1.12")
def test_pursuit_itself_hurts_nobody() -> None:
    t = table(order="(2,0)", mechs="(1,0):3", active="order_popel sect_fusel").flip("mechs", "order")
    assert t.mechs("(2,0)") == 3
    assert t.injuries("order") == 0
    assert t.told("rolled") == []


@rule("defenders", "12.8.3", "12.8.4")
def test_the_active_player_comes_before_others() -> None:
    t = table(order="(2,0)", sect="(1,-1)", mechs="(1,0)").card("mechs", "order")
    assert t.mechs("(2,0)") == 1
    t = table(order="(2,0)", sect="(1,-1)", mechs="(1,0)").card("mechs", "sect")
    assert t.mechs("(1,-1)") == 1


@rule("defenders", "INT-134", "8.3.1", "8.3.7", "12.8.4")
def test_an_active_player_who_has_just_left_is_not_pursued() -> None:
    t = table("order council sect", gone="order", council="(-2,0)", sect="(3,0)", mechs="(-1,0) (1,0)")
    t.card("mechs", "order")
    assert t.mechs("(-2,0)") == 1
    assert t.mechs("(1,0)") == 1  # the Sect is two hexes away


# --- challenging Mechs ----------------------------------------------------------------------------------------


@rule("defenders", "INT-130", "13.1.6", "13.1.7")
def test_challenging_mechs_injure_every_leader_with_a_mech() -> None:
    t = table(order="(2,0)", sect="(-2,0)", mechs="(-2,0):3", active="order_popel sect_fusel")
    t.flip("challenging_mechs", "order")
    assert t.injuries("sect") == 1
    assert t.injuries("order") == 0
    assert t.told("rolled") == []


@rule("defenders", "13.1.6", "13.1.7")
def test_the_active_player_and_snipers_on_the_own_factory_count() -> None:
    t = table(order="(2,0)", sect="(-2,0)", mechs="(1,0) (-2,0)", factories="5@(-2,0)", active="order_popel sect_fusel")
    t.flip("challenging_mechs", "order")
    assert t.injuries("order") == 1  # the hunter came first
    assert t.injuries("sect") == 1


@rule("defenders", "INT-131", "13.1.6", "13.1.8")
def test_snipers_beside_do_not_injure_by_the_card() -> None:
    t = table(order="(1,0)", mechs="core:2", active="order_popel sect_fusel").flip("challenging_mechs", "order")
    assert t.injuries("order") == 0


@rule("defenders", "INT-132", "13.1.6", "1.2.6", "16.1.3")
def test_an_injury_by_the_card_can_lose_the_game() -> None:
    t = table(
        order="(2,0)", mechs="(2,0)", injuries={"order": 3}, hands="order_popel", dead="sect_zizzle",
        active="order_kelpuz sect_fusel",
    ).flip("challenging_mechs", "order")  # fmt: skip
    assert t.how == "massacre"
    assert t.match.result == {"winners": [], "how": "massacre", "rule": "1.2.6", "rounds": 1}


# --- the deck -------------------------------------------------------------------------------------------------


@rule("defenders", "INT-159", "12.1.2", "12.1.3", "3.5.5")
def test_every_seven_cards_contain_each_card_once() -> None:
    t = table(order="(-3,3)", sect="(3,-3)", active="order_popel sect_fusel")
    t.agenda(*[("machine-turn", (0,))] * 14)
    flipped = [e["args"]["card"] for e in t.told("flipped")]
    assert len(flipped) == 14
    assert sorted(flipped[:7]) == sorted(flipped[7:]) == sorted(ALL_CARD_IDS[c] for c in t.g.machines)
    assert len(set(flipped[:7])) == 7
    assert len(t.told("machines-reshuffled")) == 2
    assert sorted(MACHINE_NAMES[c - FIRST_MACHINE] for c in t.g.machines) == [
        "engines", "engines", "factories", "factories", "mechs", "mechs", "restart",
    ]  # fmt: skip


@rule("defenders", "12.1.5")
def test_a_machine_card_asks_nobody_anything() -> None:
    for name in sorted(set(MACHINE_NAMES)):
        t = table(
            order="(2,0)", mechs="(1,0) core:2", pollution="(0,1):2", around="(-2,0)", active="order_popel sect_fusel",
            hands="order_kelpuz order_rystle", engines=("(1,-1)|(2,-2) right (1,-1)", "(-1,1)|(-2,2) right (-1,1)"),
        ).flip(name, "order")  # fmt: skip
        assert t.match.decision.prompt == "lead"
