"""Chapter 15: all 36 special abilities."""

from __future__ import annotations

from typing import Any

import pytest

from weald.games.defenders.facts import ABILITY_IDS, ABILITY_OF, CARD_IDS
from weald.testing import rule

from .table import Table, edge, table

ITEM_CARDS = {
    "map": ("order", "order_popel", "order_wyzypa"),
    "bread": ("council", "council_svaca", "council_bastedie"),
    "potion": ("coven", "coven_nettla", "coven_hemlo"),
    "rocket": ("sect", "sect_fusel", "sect_riiz"),
}


@rule("defenders", "15.1.10", "2.2.1", "7.1.1")
def test_36_abilities_each_on_two_cards() -> None:
    assert len(ABILITY_IDS) == 36
    assert all(ABILITY_OF.count(a) == 2 for a in range(36))
    assert len(CARD_IDS) == 72
    for faction in ("order", "council", "coven", "sect"):
        assert sum(a.startswith(faction) for a in ABILITY_IDS) == 9


# --- common abilities -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ITEM_CARDS)
@rule("defenders", "15.2.2", "15.3.2", "15.4.2", "15.5.2", "15.1.6", "15.1.1")
def test_archives_and_the_like_ready_the_own_item(item: str) -> None:
    side, card, _ = ITEM_CARDS[item]
    other = "sect" if side != "sect" else "order"
    t = table(f"{side} {other}", active=f"{card} {'sect_ohmik' if other == 'sect' else 'order_ondry'}").reveal()
    assert t.ready(side) == {item}
    assert t.ready(other) == set()
    assert t.told("rolled") == []


@pytest.mark.parametrize("item", ITEM_CARDS)
@rule("defenders", "15.2.3", "15.3.3", "15.4.3", "15.5.3")
def test_almanac_printing_and_the_like_ready_everybodys_item(item: str) -> None:
    side, _, card = ITEM_CARDS[item]
    other = "sect" if side != "sect" else "order"
    t = table(f"{side} {other}", active=f"{card} {'sect_ohmik' if other == 'sect' else 'order_ondry'}").reveal()
    assert t.ready(side) == t.ready(other) == {item}


@pytest.mark.parametrize("card", ["order_kelpuz", "council_henk", "coven_mirel", "sect_cogwin"])
@rule("defenders", "15.2.1", "15.3.1", "15.4.1", "15.5.1", "4.1.7")
def test_a_comrade_of_each_faction(card: str) -> None:
    side = card.split("_")[0]
    other = "sect" if side != "sect" else "order"
    t = table(f"{side} {other}", active=f"{card} {'sect_ohmik' if other == 'sect' else 'order_ondry'}", first=side)
    assert t.reveal().g.first == 1


# --- Order ----------------------------------------------------------------------------------------------------


@rule("defenders", "15.2.4", "15.2.4a", "15.1.2", "15.1.7")
def test_controlled_burn_cleanses_all_hexes_around() -> None:
    t = table("order sect", order="(2,0)", active="order_bernadorn sect_ohmik", pollution="(2,0) (1,0):2 (3,0)",
              toxic="(2,-1)", around="(1,0)").reveal()  # fmt: skip
    assert t.pollution("(2,0)") == 1
    assert t.pollution("(1,0)") == t.pollution("(3,0)") == 0
    assert not t.toxic("(2,-1)")
    assert t.injuries("order") == 1
    assert t.support("order") == 2  # three hexes, the maximum is two
    assert t.told("rolled") == []


@rule("defenders", "15.2.4")
def test_controlled_burn_reaches_the_core() -> None:
    t = table("order sect", order="(1,0)", active="order_bernadorn sect_ohmik", pollution="core:2").reveal()
    assert t.pollution("core") == 0
    assert t.support("order") == 1


@rule("defenders", "INT-44", "15.2.4a", "9.2.2", "9.3.4")
def test_controlled_burn_of_three_toxic_sites_at_two_injuries() -> None:
    t = table("order sect", order="(2,0)", active="order_bernadorn sect_ohmik", toxic="(1,0) (3,0) (2,-1)",
              injuries={"order": 2}, hands="order_popel", built={"order": 2}).reveal()  # fmt: skip
    assert t.injuries("order") == 1
    assert len(t.told("died")) == 1
    assert t.support("order") == 3


@rule("defenders", "15.2.5", "INT-47", "9.2.2")
def test_burning_heat_counts_events() -> None:
    t = table("order sect", order="(2,0)", active="order_lumiz sect_ohmik", toxic="(2,0)", mechs="(2,0)",
              built={"order": 2}).turn("order").roll(2).do("cleanse")  # fmt: skip
    assert t.injuries("order") == 3
    assert t.support("order") == 3


@rule("defenders", "15.2.5")
def test_burning_heat_also_in_the_machine_step() -> None:
    t = table("order sect", order="(2,0)", active="order_lumiz sect_ohmik", mechs="(2,0)")
    t.flip("challenging_mechs", "sect")
    assert t.support("order") == 1


@rule("defenders", "INT-49", "15.2.5", "8.1.4")
def test_burning_heat_at_maximum_gains_nothing() -> None:
    t = table("order sect", order="(2,0)", active="order_lumiz", mechs="(2,0)", support={"order": 2}).turn("order")
    t.roll(1).do("move", "to (2,1)")
    assert t.support("order") == 2


@rule("defenders", "INT-152", "15.2.5", "9.3.4")
def test_burning_heat_and_a_death() -> None:
    t = table("order sect", order="(2,0)", active="order_lumiz", mechs="(2,0)", injuries={"order": 3},
              hands="order_popel").turn("order").chance(3, 0).do("move", "to (2,1)")  # fmt: skip
    assert t.support("order") == 1
    assert t.injuries("order") == 0


@rule("defenders", "15.2.6", "9.1.12")
def test_pyromancy() -> None:
    t = table("order sect", active="order_mora sect_ohmik", order="(2,0)", mechs="(2,0)").reveal()
    assert t.injuries("order") == 1
    assert t.told("rolled") == []


@rule("defenders", "15.2.7")
def test_manifesto_is_capped_at_the_maximum() -> None:
    assert table("order sect", active="order_mirit sect_ohmik").reveal().support("order") == 2
    assert table("order sect", active="order_mirit sect_ohmik", support={"order": 1}).reveal().support("order") == 2


LIBRARY: dict[str, Any] = {
    "seats": "order sect",
    "active": "order_folia sect_ohmik",
    "terrain": "marsh",
    "forest": "(3,0) (2,0)",
}


@rule("defenders", "15.2.8", "15.2.8a", "INT-76", "15.1.5")
def test_the_travelling_library_must_move_a_camp_to_a_free_forest() -> None:
    t = table(**LIBRARY, camps={"order": "(3,0) (-2,0)"}, reforested="5@(0,2)").reveal()
    assert set(t.options()) == {"camp d7", "camp d2"}  # no way to decline
    t.do("camp (-2,0)").refuses("to (3,0)", "camp-there", "15.2.8a").refuses("to (1,1)", "not-that-terrain", "6.2.3")
    t.do("to (0,2)")
    assert t.camps("order") == {"(3,0)", "(0,2)"}


@rule("defenders", "INT-75", "15.2.8", "15.2.8a")
def test_the_library_takes_a_camp_off_a_factory() -> None:
    t = table(**LIBRARY, camps={"order": "(-2,0)"}, factories="5@(-2,0)", order="(2,0)").reveal().do("to (3,0)")
    assert t.camps("order") == {"(3,0)"}
    t.offers("regroup")


@rule("defenders", "15.2.9", "INT-51", "10.4.5")
def test_sanctuary_regroups_anybody_to_any_working_camp_without_a_roll() -> None:
    t = table("order sect", active="order_flika sect_ohmik", sect="(2,0)", mechs="(2,0)", factories="5@(0,2)",
              camps={"order": "(-3,3) (0,2)", "sect": "(3,-3)"}).turn("sect").do("regroup")  # fmt: skip
    assert t.places("rally") == {"(-3,3)", "(3,-3)"}
    t.do("rally (3,-3)")
    assert t.told("rolled") == []


# --- Council --------------------------------------------------------------------------------------------------


@rule("defenders", "15.3.4", "INT-72", "8.1.6")
def test_sustenance_after_any_camp_the_own_after_the_reset() -> None:
    t = table("council order", council="(2,0)", active="council_brambo order_popel", support={"council": 2})
    t.turn("council").do("build")
    assert t.support("council") == 1
    t = table("council order", order="(2,0)", active="council_brambo order_popel", support={"order": 2}, forest="(2,0)")
    t.turn("order").do("build")
    assert t.support("council") == 1
    assert t.support("order") == 0


@rule("defenders", "15.3.5")
def test_bountiful_harvest_draws_two() -> None:
    t = table("council order", active="council_medunka order_ondry", hands="council_henk").reveal()
    assert len(t.hand("council")) == 3


@rule("defenders", "15.3.6", "INT-64", "15.1.8")
def test_caravan_opens_every_trail_to_everybody() -> None:
    t = table("order council", order="(-1,2)", active="order_popel council_griz", marsh="(-2,2) (-2,1) (-3,1)",
              terrain="plains", forest="(0,2) (1,1)").turn("order").do("move")  # fmt: skip
    t.offers("to (-3,1)", "to (1,1)")


@rule("defenders", "15.3.6")
def test_caravan_is_one_terrain_per_move() -> None:
    # Beside a marsh trail whose far end touches a mountain trail: the mountains are out of reach.
    t = table("order council", order="(-1,2)", active="order_popel council_griz", marsh="(-2,2) (-2,1)",
              terrain="forest", mountain="(-3,1) (-3,0)", plains="(-1,2)").turn("order").do("move")  # fmt: skip
    t.offers("to (-2,1)")
    t = table("order council", order="(0,2)", active="order_popel council_griz", terrain="plains",
              marsh="(0,2) (-1,2)", mountain="(-2,3) (-3,3)").turn("order").do("move")  # fmt: skip
    t.offers("to (-2,3)").lacks("to (-3,3)")


@rule("defenders", "15.3.8", "15.1.5", "15.1.7", "INT-96")
def test_sharpshooter_destroys_a_mech_beside_the_core_too() -> None:
    t = table("council order", council="(1,0)", active="council_okula order_ondry", mechs="core:2 (2,0) (1,0)",
              around="(2,0)").reveal()  # fmt: skip
    assert t.places("mech") == {"(0,0)", "(2,0)"}
    t.do("mech core")
    assert t.mechs("core") == 1
    assert t.support("council") == 1
    assert t.told("rolled") == []
    t = table("council order", council="(2,0)", active="council_okula order_ondry", mechs="(2,0)").reveal()
    assert t.mechs("(2,0)") == 1  # only the own hex holds one: no target, nothing happens


@rule("defenders", "15.3.9", "INT-160", "9.2.1")
def test_field_hospital_heals_one_of_everybody() -> None:
    t = table("council order sect", active="council_vatsi order_ondry sect_ohmik", injuries={"council": 2, "sect": 1})
    assert t.reveal().g.injuries == [1, 0, 0]


# --- Coven ----------------------------------------------------------------------------------------------------


@rule("defenders", "15.4.5", "INT-96", "15.1.5")
def test_ambush_on_the_own_hex_or_nothing() -> None:
    t = table("coven order", coven="(2,0)", active="coven_briar order_ondry", mechs="(2,0):2").reveal()
    assert t.mechs("(2,0)") == 1
    assert t.support("coven") == 1
    t = table("coven order", coven="(2,0)", active="coven_briar order_ondry", mechs="(1,0)").reveal()
    assert t.mechs("(1,0)") == 1
    assert t.support("coven") == 0


@rule("defenders", "15.4.6", "15.4.6a", "11.1.4", "15.1.7")
def test_secret_paths_shift_everybody_who_wants_through_walls() -> None:
    t = table("coven order", coven="(1,0)", order="(2,0)", active="coven_willowick order_ondry", around="(1,0) (2,0)",
              camps={"order": "(2,-1)"}, engines=("(2,-1)|(2,0) right (2,0)",)).reveal()  # fmt: skip
    assert t.match.decision.seat == 0
    t.refuses("to core", "the-core", "10.1.4").do("stay")
    assert t.match.decision.seat == 1
    t.do("to (2,-1)")
    assert t.at("order") == "(2,-1)"
    assert t.ready("order") == set()


FUNGI: dict[str, Any] = {"seats": "coven order", "active": "coven_morelle order_ondry", "terrain": "plains"}


@rule("defenders", "15.4.7")
def test_friendly_fungi_cleanse_the_destination_of_a_move() -> None:
    t = table(**FUNGI, coven="(0,1)", marsh="(0,1) (1,1) (2,1)", pollution="(1,1) (2,1):2").turn("coven")
    t.do("move", "to (2,1)")
    assert t.pollution("(2,1)") == 0
    assert t.pollution("(1,1)") == 1
    assert t.support("coven") == 1
    assert t.told("rolled") == []


@rule("defenders", "INT-92", "15.4.7", "9.2.2")
def test_friendly_fungi_on_a_toxic_site_can_kill() -> None:
    t = table(**FUNGI, coven="(2,0)", toxic="(2,1)", injuries={"coven": 3}, hands="coven_dusk").turn("coven")
    t.do("move", "to (2,1)")
    assert not t.toxic("(2,1)")
    assert t.support("coven") == 1
    assert len(t.told("died")) == 1
    assert t.injuries("coven") == 0


@rule("defenders", "INT-94", "15.4.7", "8.1.5")
def test_friendly_fungi_at_maximum_support() -> None:
    t = table(**FUNGI, coven="(2,0)", pollution="(2,1)", support={"coven": 2}).turn("coven").do("move", "to (2,1)")
    assert t.pollution("(2,1)") == 0
    assert t.support("coven") == 2


@rule("defenders", "15.4.7", "15.4.6a")
def test_friendly_fungi_only_by_a_move_and_only_for_the_owner() -> None:
    t = table(**FUNGI, coven="(2,0)", pollution="(-3,3)", camps={"coven": "(-3,3)"}).turn("coven").do("regroup")
    assert t.pollution("(-3,3)") == 1
    t = table(**FUNGI, order="(2,0)", pollution="(2,1)").turn("order").do("move", "to (2,1)")
    assert t.pollution("(2,1)") == 1


RAIN: dict[str, Any] = {"seats": "coven order", "active": "coven_vitriola order_ondry"}


@rule("defenders", "INT-95", "15.4.8", "15.4.8a", "8.1.1", "12.6.9")
def test_acid_rain_makes_the_third_pollution_a_toxic_site() -> None:
    t = table(**RAIN, mechs="(2,0)", pollution="(2,0):2").reveal()
    assert t.toxic("(2,0)")
    assert t.mechs("(2,0)") == 0
    assert t.support("coven") == 0


@rule("defenders", "15.4.8", "12.4.16")
def test_acid_rain_on_any_hex_without_a_toxic_site_never_the_seventh() -> None:
    six = "(3,-3) (3,0) (0,3) (-3,3) (-3,0) (0,-3)"
    t = table(**RAIN, mechs="(2,0) core:2 (3,0) (1,1) (-2,0)", factories="5@(1,1)", toxic=six, pollution="(2,0):2")
    t.reveal().refuses("mech (3,0)", "toxic-there", "15.4.8").refuses("mech (2,0)", "no-toxic-left", "15.4.8")
    t.refuses("mech (0,1)", "no-mech")
    assert t.places("mech") == {"(0,0)", "(1,1)", "(-2,0)"}
    t.do("mech core")
    assert t.mechs("core") == 1
    assert t.pollution("core") == 1


@rule("defenders", "15.4.9", "INT-160")
def test_healing_herbs_heal_one_player_completely() -> None:
    t = table("coven order", active="coven_yarra order_ondry", injuries={"order": 3, "coven": 1}).reveal()
    t.offers("for coven").do("for order")
    assert t.g.injuries == [1, 0]


# --- Sect -----------------------------------------------------------------------------------------------------


@rule("defenders", "15.5.4", "INT-136", "12.1.3", "4.2.5")
def test_hacking_skips_the_own_machine_card_only() -> None:
    t = table("sect order", active="sect_nullo order_ondry", first="sect", machine_cards="restart engines_1 mechs_1 "
              "factories_1 engines_2 mechs_2 factories_2").reveal()  # fmt: skip
    assert t.match.view(None)["position"]["hacked"]
    t.do("end")
    assert not t.match.view(None)["position"]["hacked"]
    assert t.told("flipped") == []
    assert len(t.told("hacked")) == 1
    t.do("end")
    assert [e["args"]["card"] for e in t.told("flipped")] == ["restart"]


@rule("defenders", "INT-137", "15.5.4", "8.3.4")
def test_hacking_on_the_turn_of_the_last_camp() -> None:
    t = table("sect order", active="sect_nullo order_ondry", sect="(2,0)", mountain="(2,0)", built={"sect": 4},
              support={"sect": 6}, factories="5@(-2,0)").turn("sect", card="restart").do("build")  # fmt: skip
    assert t.at("sect") == "gone"
    assert t.told("flipped") == []


@rule("defenders", "15.5.5", "INT-97", "8.1.4")
def test_scrap_hunting_gives_one_more_up_to_the_maximum() -> None:
    t = table("sect order", active="sect_rivetta", sect="(2,0)", mechs="(2,0)").turn("sect").roll(0).do("destroy")
    assert t.support("sect") == 2
    t = table("sect order", active="sect_rivetta", sect="(2,0)", mechs="(2,0)", support={"sect": 1}).turn("sect")
    t.roll(0).do("destroy")
    assert t.support("sect") == 2
    t = table("sect order", active="sect_rivetta", sect="(2,0)", mechs="(2,0)", items={"sect": "rocket"}).turn("sect")
    t.roll(0).do("use rocket")
    assert t.support("sect") == 2


@rule("defenders", "15.5.6", "INT-61", "INT-62", "10.1.3", "10.2.6")
def test_power_down_opens_walls_not_engines_nor_the_core() -> None:
    t = table("order sect", order="(1,0)", active="order_popel sect_ohmik", terrain="marsh", forest="(1,0) (2,0)",
              around="(1,0) (2,0)", engines=("(1,0)|(1,1) right (1,0)",), factories="5@(3,-1)")  # fmt: skip
    t.start.wall[edge("(1,0)|(1,1)")] = False
    t.turn("order").do("move").offers("to (2,0)", "to (3,0)", "to (3,-1)", "to (2,1)")
    t.refuses("to core", "the-core", "10.1.4")
    t = table("order sect", order="(1,0)", active="order_popel sect_ohmik", terrain="marsh", around="(1,0)",
              engines=("(1,0)|(1,1) right (1,0)",))  # fmt: skip
    t.start.wall[edge("(1,0)|(1,1)")] = False
    t.turn("order").do("move").refuses("to (1,1)", "engine-blocks", "10.1.3")


@rule("defenders", "15.5.6", "12.8.5")
def test_power_down_does_not_help_hunters() -> None:
    t = table("order sect", order="(2,0)", active="order_popel sect_ohmik", around="(2,0)", mechs="(1,0)").card("mechs")
    assert t.mechs("(1,0)") == 1


@rule("defenders", "15.5.7", "INT-67", "15.1.1")
def test_tunnels_to_any_mountain_also_the_own() -> None:
    t = table("sect order", sect="(2,0)", active="sect_delva order_ondry", mountain="(2,0) (-3,3) (0,2)", mechs="(-3,3)",
              around="(-3,3)", factories="5@(0,2)", reforested="4@(0,-2)").reveal()  # fmt: skip
    assert t.places() == {"(2,0)", "(-3,3)", "(0,-2)"}
    t.do("to (-3,3)")
    assert t.at("sect") == "(-3,3)"
    assert t.told("rolled") == []


@rule("defenders", "15.5.8", "INT-91", "11.3.3")
def test_ballistics_lets_rockets_reach_adjacent_hexes() -> None:
    t = table("sect order", sect="(1,0)", active="sect_parabol", mechs="core:2 (2,0)", factories="5@(2,0)",
              items={"sect": "rocket"}, walls="(1,1)|(0,1)").turn("sect").do("use rocket")  # fmt: skip
    assert t.places("mech") == {"(0,0)", "(2,0)"}
    t.offers("wall (1,0)|(2,0)").lacks("wall (1,1)|(0,1)")
    t.roll(0).do("mech core")
    assert t.mechs("core") == 1
    assert t.support("sect") == 1
    assert t.g.points == 3


@rule("defenders", "15.5.9", "INT-149", "10.8.3", "15.1.2")
def test_demolition_breaches_any_wall_on_the_board() -> None:
    t = table("sect order", active="sect_crumble order_ondry", factories="5@(3,-3)", walls="(1,0)|(2,0) (1,0)|(1,1)",
              breaches="(1,0)|(2,0)", breach_owner="order").reveal()  # fmt: skip
    t.refuses("wall (1,0)|(2,0)", "already-breached", "10.8.3").refuses("wall (1,0)|core", "core-side", "10.8.7")
    t.do("wall (3,-3)|(2,-2)")
    assert t.g.breach[edge("(3,-3)|(2,-2)")] == 0
    assert t.support("sect") == 1
    assert t.g.tokens[0] == 5


@rule("defenders", "15.5.9", "15.1.5")
def test_demolition_without_a_token_does_nothing() -> None:
    t = table("sect order", active="sect_crumble order_ondry", walls="(1,0)|(2,0)", tokens={"sect": 0}).reveal()
    assert t.match.decision.prompt == "act"


# --- general --------------------------------------------------------------------------------------------------


@rule("defenders", "15.1.4", "9.1.2", "8.1.1")
def test_lasting_abilities_leave_everything_else_of_the_action_as_it_is() -> None:
    t = table("sect order", active="sect_rivetta", sect="(2,0)", mechs="(2,0)").turn("sect").roll(1).do("destroy")
    assert t.g.points == 2
    assert t.injuries("sect") == 1


def _powers(t: Table) -> list[str]:
    return [ABILITY_IDS[p] if p >= 0 else "" for p in t.g.power]


@rule("defenders", "15.1.8", "4.2.8")
def test_lasting_abilities_end_with_the_round() -> None:
    t = table(
        "sect order", active="sect_ohmik order_ondry", hands="sect_fusel sect_riiz order_popel order_wyzypa"
    ).reveal()
    assert _powers(t) == ["sect_power_down", "order_sanctuary"]
    t.do("end", "end")
    assert t.match.decision.prompt == "lead"
    assert _powers(t) == ["", ""]
