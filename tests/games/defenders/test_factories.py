"""Chapter 12, sections 4 to 6 and 9; challenging Factories: enclosed hexes, building, radar, pollution, Restart."""

from __future__ import annotations

from typing import Any

from weald.games.defenders.board import CORE, DIRECTIONS, EDGE, NEXT, OFF
from weald.games.defenders.facts import ALL_CARD_IDS, VENTS
from weald.games.defenders.rules.factories import building_site, enclosed, enclosed_hexes
from weald.games.defenders.rules.ground import factories_built, toxic_left
from weald.testing import rule

from .table import Table, at, edge, hx, table

RING_OF_SIX = "(3,-3) (3,0) (0,3) (-3,3) (-3,0) (0,-3)"  # six hexes far from everything: all toxic sites there


# --- enclosed -------------------------------------------------------------------------------------------------


@rule("defenders", "WE-22A", "12.4.1", "12.4.2", "6.3.2")
def test_five_walls_and_a_factory_enclose() -> None:
    t = table(factories="5@(3,0)", walls="(2,0)|(3,-1) (2,0)|(2,-1) (2,0)|(1,0) (2,0)|(1,1) (2,0)|(2,1)")
    assert enclosed(t.g, hx("(2,0)"))
    t = table(reforested="5@(3,0)", walls="(2,0)|(3,-1) (2,0)|(2,-1) (2,0)|(1,0) (2,0)|(1,1) (2,0)|(2,1)")
    assert enclosed(t.g, hx("(2,0)"))


@rule("defenders", "WE-22B", "12.4.1")
def test_six_walls_enclose() -> None:
    t = table(around="(2,0)")
    assert enclosed_hexes(t.g) == [hx("(2,0)")]


@rule("defenders", "WE-22C", "12.4.2", "6.3.4")
def test_a_breached_wall_encloses() -> None:
    assert enclosed(table(around="(2,0)", breaches="(2,0)|(3,0)").g, hx("(2,0)"))


@rule("defenders", "12.4.1", "6.3.3")
def test_the_side_of_the_core_encloses() -> None:
    t = table(around="(1,0)")  # five walls, the sixth side is the core's
    assert t.walls() == 5
    assert enclosed(t.g, hx("(1,0)"))


@rule("defenders", "INT-112", "12.4.3", "6.3.5")
def test_an_engine_on_the_sixth_edge_does_not_enclose() -> None:
    t = table(around="(2,0)", engines=("(2,0)|(3,0) right (2,0)",))
    t.g.wall[edge("(2,0)|(3,0)")] = False
    assert enclosed_hexes(t.g) == []


@rule("defenders", "12.4.4")
def test_the_bare_border_does_not_enclose() -> None:
    t = table(around="(3,0)")
    assert enclosed(t.g, hx("(3,0)"))
    t.g.wall[edge("(3,0)|e")] = False
    assert not enclosed(t.g, hx("(3,0)"))


@rule("defenders", "12.4.5", "10.9.6")
def test_factories_reforested_factories_and_the_core_are_never_enclosed() -> None:
    t = table(factories="5@(2,0)", reforested="4@(-2,0)")
    assert enclosed_hexes(t.g) == []
    assert not enclosed(t.g, CORE)
    t.card("factories")
    assert t.tile("(2,0)") == 5
    assert t.tile("(-2,0)") == 4


# --- building -------------------------------------------------------------------------------------------------


@rule("defenders", "WE-23", "12.4.6", "12.4.8", "12.4.9", "12.4.10", "12.4.14", "12.4.17", "12.6.1")
def test_building_a_factory() -> None:
    t = table(
        around="(2,0)", breaches="(2,0)|(3,0)", pollution="(2,0)", mechs="core:2", reforested="5@(-2,0)", arrow=3,
    ).card("factories")  # fmt: skip
    assert t.tile("(2,0)") == 4
    assert t.g.arrow[4] == 3
    assert t.walls() == 0
    assert t.mechs("(2,0)") == 2
    assert t.pollution("(2,0)") == 1
    assert t.g.breach[edge("(2,0)|(3,0)")] == 0
    assert t.mechs("core") == 2
    assert t.tile("core") == 3
    assert sum(t.g.pollution) == 1  # no spread


@rule("defenders", "WE-23", "10.1.2", "10.8.5", "INT-80", "12.4.8")
def test_a_breach_stays_open_when_a_factory_replaces_its_wall() -> None:
    t = table(around="(2,0)", breaches="(2,0)|(3,0)", active="order_popel", order="(3,0)").card("factories")
    assert not t.has_wall("(2,0)|(3,0)")
    t.turn("order").do("move").offers("to (2,0)")


@rule("defenders", "INT-109", "12.4.6", "12.4.18")
def test_one_factory_at_a_time_and_the_neighbour_stays_enclosed() -> None:
    t = table(around="(2,0) (3,0)").card("factories")
    assert factories_built(t.g) == 1
    (left,) = enclosed_hexes(t.g)
    assert at(left) in {"(2,0)", "(3,0)"}
    t.card("restart")
    assert factories_built(t.g) == 2
    assert t.tile("(2,0)") + t.tile("(3,0)") == 9


@rule("defenders", "INT-114", "12.4.11", "12.4.12", "12.4.13", "12.4.14", "8.2.6", "2.1.7")
def test_everything_on_the_hex_ends_up_on_the_factory() -> None:
    t = table(
        around="(2,0)", order="(2,0)", sect="(2,0)", camps={"order": "(2,0)"},
        mechs="(2,0) core:2", pollution="(2,0):2",
    ).card("factories")  # fmt: skip
    assert t.mechs("(2,0)") == 3
    assert t.pollution("(2,0)") == 2
    assert t.at("order") == t.at("sect") == "(2,0)"
    assert t.camps("order") == {"(2,0)"}
    assert t.injuries("order") == 0


@rule("defenders", "12.4.14", "12.6.9")
def test_three_tokens_of_tile_and_hex_become_one_toxic_site() -> None:
    t = table(around="(2,0)", pollution="(2,0):2 core:2").card("factories")
    assert t.toxic("(2,0)")
    assert t.pollution("(2,0)") == 0
    assert t.pollution("core") == 0


@rule("defenders", "INT-115", "12.4.14", "12.4.15", "12.4.10")
def test_a_toxic_site_on_the_tile_swallows_pollution() -> None:
    t = table(around="(2,0)", pollution="(2,0):2", toxic="core").card("factories")
    assert t.toxic("(2,0)")
    assert not t.toxic("core")
    assert t.pollution("(2,0)") == 0


@rule("defenders", "12.4.21", "12.4.15")
def test_a_toxic_site_on_the_hex_stays_and_of_two_one_returns() -> None:
    t = table(around="(2,0)", toxic="(2,0)", pollution="core:1").card("factories")
    assert t.toxic("(2,0)")
    assert sum(t.g.pollution) == 0
    t = table(around="(2,0)", toxic="(2,0) core").card("factories")
    assert sum(t.g.toxic) == 1
    assert toxic_left(t.g) == 5


@rule("defenders", "INT-14", "12.4.16", "1.2.4")
def test_a_seventh_toxic_site_by_building_is_a_catastrophe() -> None:
    t = table(around="(2,0)", pollution="(2,0):2 core:1", toxic=RING_OF_SIX).card("factories")
    assert t.how == "toxic-catastrophe"


@rule("defenders", "INT-147", "12.4.19", "12.4.10")
def test_an_engine_on_the_core_is_not_carried_off() -> None:
    t = table(around="(2,0)", engines=("core", "core"), mechs="core:2", pollution="core:1").card("factories")
    assert t.mechs("(2,0)") == 2
    assert t.pollution("(2,0)") == 1
    assert t.engine_is(0, "core")
    assert t.engine_is(1, "core")


@rule("defenders", "12.4.17", "2.1.3")
def test_new_snipers_come_only_from_the_supply() -> None:
    t = table(around="(2,0)", mechs="core:2 (-3,0):17").card("factories")
    assert t.mechs("core") == 1
    assert sum(t.g.mechs) == 20


@rule("defenders", "12.4.20", "12.4.9", "1.2.3")
def test_tiles_are_built_from_5_to_1_and_tile_0_never_leaves() -> None:
    t = table()
    for number, where in enumerate(["(2,0)", "(-2,0)", "(0,2)", "(0,-2)", "(3,-3)"]):
        for d in range(6):
            t.g.wall[edge_of(where, d)] = True
        t.card("factories")
        assert t.tile(where) == 5 - number
    assert t.tile("core") == 0
    assert factories_built(t.g) == 5


def edge_of(where: str, d: int) -> int:
    return EDGE[hx(where) * 6 + d]


FIVE = "5@(2,0) 4@(-2,0) 3@(0,2) 2@(0,-2) 1@(2,-2)"


@rule("defenders", "INT-05", "1.2.1", "1.2.2", "12.4.7", "1.2.8")
def test_a_sixth_factory_is_the_end_even_if_four_are_reforested() -> None:
    green = "5@(2,0) 4@(-2,0) 3@(0,2) 2@(0,-2)"
    t = table(reforested=green, factories="1@(2,-2)", around="(-2,2)", pollution="(1,0):2").card("factories")
    assert t.how == "core-completed"
    assert t.g.winners == 0
    assert t.g.how_rule == "1.2.1"
    assert t.pollution("(1,0)") == 2  # nothing else happens
    assert table(reforested=green, factories="1@(2,-2)", around="(-2,2)").card("restart").how == "core-completed"


@rule("defenders", "INT-06", "1.2.3", "12.6.2", "12.9.1", "12.9.2")
def test_five_built_and_nothing_enclosed_spreads_pollution_instead() -> None:
    t = table(factories="1@(2,-2)", reforested="5@(2,0) 4@(-2,0) 3@(0,2) 2@(0,-2)").card("restart")
    assert t.how == ""
    assert t.g.direction == -1
    assert sum(t.g.pollution) == 6  # factory 1 and tile 0


# --- radar ----------------------------------------------------------------------------------------------------


@rule("defenders", "WE-24", "12.5.1", "12.5.2", "12.5.3")
def test_the_radar_picks_by_machine_direction() -> None:
    t = table(around="(2,-2) (-1,-1)", arrow=4, direction="left").card("factories")
    assert t.tile("(-1,-1)") == 5
    t = table(around="(2,-2) (-1,-1)", arrow=4).card("factories")
    assert t.tile("(2,-2)") == 5


@rule("defenders", "INT-110", "12.5.4", "12.5.5")
def test_of_two_met_together_the_nearer_is_taken() -> None:
    t = table(around="(1,-1) (2,-3)", arrow=4)
    assert building_site(t.g) == hx("(1,-1)")


@rule("defenders", "INT-111", "12.5.2", "12.4.9")
def test_after_a_build_the_radar_follows_the_new_top_tile() -> None:
    t = table(around="(2,-2) (-1,-1) (1,1)", arrow=4)
    t.g.arrow[4] = 1  # south
    t.card("factories")
    assert t.tile("(2,-2)") == 5
    t.card("factories")
    assert t.tile("(-1,-1)") == 4  # clockwise from south the west comes before the east


@rule("defenders", "12.5.1")
def test_a_single_enclosed_hex_needs_no_radar() -> None:
    for arrow in range(6):
        assert building_site(table(around="(2,-2)", arrow=arrow).g) == hx("(2,-2)")


# --- pollution ------------------------------------------------------------------------------------------------


def spread(t: Table) -> Table:
    return t.card("factories")


def core_vents(*wanted: str) -> dict[str, int]:
    """Arrow of the core's top tile such that its vents point there."""
    for arrow in range(6):
        if {DIRECTIONS[(arrow + 1 + v) % 6] for v in VENTS[5]} == set(wanted):
            return {"arrow": arrow}
    raise AssertionError(wanted)


VENTS_WE25: dict[str, Any] = core_vents("ne", "se", "w")


@rule("defenders", "WE-25A", "12.6.3")
def test_each_vent_puts_one_token_on_the_hex_it_points_to() -> None:
    t = spread(table(**VENTS_WE25))
    assert t.pollution("(1,-1)") == t.pollution("(0,1)") == t.pollution("(-1,0)") == 1
    assert sum(t.g.pollution) == 3


@rule("defenders", "WE-25B", "12.6.9")
def test_the_third_token_makes_a_toxic_site() -> None:
    t = spread(table(pollution="(0,1):2", **VENTS_WE25))
    assert t.toxic("(0,1)")
    assert t.pollution("(0,1)") == 0


@rule("defenders", "WE-25C", "12.6.5", "12.6.12")
def test_a_toxic_hex_is_passed_in_a_straight_line() -> None:
    t = spread(table(toxic="(-1,0)", **VENTS_WE25))
    assert t.toxic("(-1,0)")
    assert t.pollution("(-1,0)") == 0
    assert t.pollution("(-2,0)") == 1


@rule("defenders", "INT-120", "12.6.5", "12.6.6")
def test_beyond_the_border_nothing_is_placed() -> None:
    t = spread(table(toxic="(-1,0) (-2,0) (-3,0)", **VENTS_WE25))
    assert sum(t.g.pollution) == 2
    # From a corner of the board a vent may point straight off it: tile 5 there, sides e, sw, nw.
    t = spread(table(factories="5@(3,0)^5", toxic="(1,-1) (0,1) (-1,0)"))
    outward = sum(NEXT[hx("(3,0)") * 6 + (5 + 1 + v) % 6] == OFF for v in VENTS[5])
    assert outward
    assert t.pollution("(2,1)") + t.pollution("(3,-1)") + t.pollution("(2,0)") == 3 - outward


@rule("defenders", "12.6.4")
def test_walls_and_engines_do_not_stop_pollution() -> None:
    walls = "(-1,0)|(-2,0) (-1,0)|(-1,1) (-1,0)|(0,-1)"
    t = table(toxic="(-1,0)", walls=walls, engines=("(-1,0)|(-2,1) right (-1,0)",), **VENTS_WE25)
    assert spread(t).pollution("(-2,0)") == 1  # through the core's own side and a wall


@rule("defenders", "12.6.7", "12.6.11", "INT-119")
def test_several_vents_aiming_at_one_hex_each_place_a_token() -> None:
    # Factory 5 at (2,-2) with a vent to the south-west aims at (1,-1), as the core does.
    t = table(factories="5@(2,-2)^5", arrow=0)
    aims = {at(NEXT[hx("(2,-2)") * 6 + v % 6]) for v in (0, 2, 4)}
    assert "(1,-1)" in aims
    t.g.arrow[4] = next(a for a in range(6) if 5 in {(a + 1 + v) % 6 for v in VENTS[4]})
    spread(t)
    assert t.pollution("(1,-1)") == 2
    # With two tokens there the first vent makes it toxic, the second passes on in its own line.
    t.g.pollution = [0] * 37
    t.g.pollution[hx("(1,-1)")] = 2
    spread(t)
    assert t.toxic("(1,-1)")
    assert t.pollution("(2,-2)") == 1  # the core's token, on along north-east


@rule("defenders", "INT-150", "12.6.2", "12.6.11", "12.6.13")
def test_sources_by_falling_number_the_core_last() -> None:
    # Factory 5 at (2,-2) and factory 3 at (1,-2) both aim at (1,-1), the core does too.
    t = table(factories="5@(2,-2)^5 3@(1,-2)", reforested="4@(-3,3)", pollution="(1,-1):2")
    t.g.arrow[3] = next(a for a in range(6) if 1 in {(a + 1 + v) % 6 for v in VENTS[3]})
    t.g.arrow[2] = next(a for a in range(6) if 5 in {(a + 1 + v) % 6 for v in VENTS[2]})
    spread(t)
    assert t.toxic("(1,-1)")
    assert t.pollution("(1,0)") >= 1  # factory 3's token went on to the south-east
    assert t.pollution("(2,-2)") >= 1  # the core's token went on to the north-east


@rule("defenders", "INT-121", "12.6.8", "12.4.10")
def test_pollution_on_the_core_travels_with_its_top_tile() -> None:
    t = table(factories="5@(1,0)")
    t.g.arrow[5] = next(a for a in range(6) if 3 in {(a + 1 + v) % 6 for v in VENTS[5]})
    spread(spread(t))
    assert t.pollution("core") == 2
    for d in range(6):
        t.g.wall[edge_of("(-2,1)", d)] = True
    t.card("factories")
    assert t.tile("(-2,1)") == 4
    assert t.pollution("(-2,1)") == 2
    assert t.pollution("core") == 0


@rule("defenders", "INT-122", "12.6.8", "6.2.4")
def test_a_polluted_reforested_factory_stays_reforested() -> None:
    t = spread(table(reforested="5@(1,-1)", arrow=0))
    t.g.arrow[4] = next(a for a in range(6) if 5 in {(a + 1 + v) % 6 for v in VENTS[4]})
    spread(t)
    assert t.pollution("(1,-1)") >= 1
    assert t.g.green[hx("(1,-1)")]


@rule("defenders", "INT-117", "12.6.2", "10.9.3")
def test_a_reforested_factory_spreads_nothing() -> None:
    t = spread(table(reforested="5@(3,-3)"))
    assert sum(t.g.pollution) == 3  # the core alone


@rule("defenders", "INT-07", "1.2.4", "12.6.10", "2.1.4")
def test_a_seventh_toxic_site_by_a_vent_is_a_catastrophe() -> None:
    t = spread(table(toxic=RING_OF_SIX, pollution="(0,1):2", **VENTS_WE25))
    assert t.how == "toxic-catastrophe"
    assert t.g.winners == 0


@rule("defenders", "INT-09", "1.2.5", "10.6.2")
def test_a_cleansed_site_is_available_again() -> None:
    t = table(toxic=RING_OF_SIX, pollution="(0,1):2", order="(3,-3)", active="order_popel", **VENTS_WE25)
    t.turn("order", card="factories").do("cleanse", "end")
    assert t.how == ""
    assert t.toxic("(0,1)")
    assert sum(t.g.toxic) == 6


# --- cards ----------------------------------------------------------------------------------------------------


@rule("defenders", "INT-116", "12.6.1", "13.1.4", "13.1.5")
def test_challenging_factories_spread_even_after_building() -> None:
    t = table(around="(2,0)").card("factories")
    assert sum(t.g.pollution) == 0
    t = table(around="(2,0)").card("challenging_factories")
    assert t.tile("(2,0)") == 5
    assert sum(t.g.pollution) + 3 * sum(t.g.toxic) == 6  # the newborn factory and the new top tile


@rule("defenders", "WE-30", "12.9.1", "12.9.2")
def test_restart_flips_the_direction_and_builds_with_the_new_one() -> None:
    t = table(direction="left").card("restart")
    assert t.g.direction == 1
    t = table(around="(2,-2) (-1,-1)", arrow=4, direction="left").card("restart")
    assert t.tile("(2,-2)") == 5


@rule("defenders", "12.1.1", "12.1.4", "4.2.4")
def test_a_flipped_card_is_resolved_and_discarded() -> None:
    t = table(active="order_popel sect_fusel").flip("restart", "order")
    assert [ALL_CARD_IDS[c] for c in t.g.machine_discard] == ["restart"]
    assert t.g.direction == -1
    assert len(t.told("flipped")) == 1
