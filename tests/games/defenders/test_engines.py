"""Chapter 12, sections 2 and 3; challenging Engines (13.1): engines, walls, dead ends, redeployment."""

from __future__ import annotations

from weald.games.defenders.board import EDGE, EDGES, LEFT, RIGHT
from weald.games.defenders.rules.engines import move_both_engines, move_engine, radar_order
from weald.games.defenders.rules.factories import enclosed
from weald.games.defenders.rules.ground import walled
from weald.games.defenders.rules.setup import place_engines
from weald.games.defenders.state import NONE
from weald.testing import rule

from .table import Table, edge, hx, some, table


def move(t: Table, i: int = 0) -> Table:
    move_engine(t.g, i)
    return t


@rule("defenders", "WE-15", "12.2.2", "12.2.3", "12.2.4")
def test_two_moves_around_the_right_hex() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "core"), order="(-3,3)")
    move(move(t))
    assert t.has_wall("(1,0)|(2,0)", "(2,-1)|(2,0)")
    assert t.walls() == 2
    assert t.engine_is(0, "(2,0)|(3,-1) right (2,0)")


@rule("defenders", "WE-15", "12.2.1", "12.2.4", "12.3.10")
def test_the_engines_card_moves_both_twice() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "(-1,0)|(-2,0) right (-2,0)")).card("engines")
    assert t.engine_is(0, "(2,0)|(3,-1) right (2,0)")
    assert t.engine_is(1, "(-2,0)|(-3,1) right (-2,0)")
    assert t.walls() == 4


@rule("defenders", "WE-16", "12.2.5", "12.2.6", "12.2.7")
def test_a_wall_on_the_next_edge_is_a_dead_end() -> None:
    t = move(table(engines=("(1,0)|(2,0) right (2,0)", "core"), walls="(2,-1)|(2,0)"))
    assert t.engine_is(0, "core")
    assert t.has_wall("(1,0)|(2,0)")
    assert t.walls() == 2


@rule("defenders", "12.2.5", "6.3.4")
def test_a_breached_wall_is_a_dead_end_too() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "core"), walls="(2,-1)|(2,0)", breaches="(2,-1)|(2,0)")
    assert move(t).engine_is(0, "core")


@rule("defenders", "12.2.5", "6.3.2", "6.3.3")
def test_factories_reforested_factories_and_the_core_are_dead_ends() -> None:
    for wood in (some("factories", "5@(2,-1)"), some("reforested", "5@(2,-1)")):
        assert move(table(engines=("(1,0)|(2,0) right (2,0)", "core"), **wood)).engine_is(0, "core")
    assert move(table(engines=("(1,0)|(2,-1) right (1,0)", "core"), walls="(1,0)|(2,0)")).engine_is(0, "core")
    beside_core = table(engines=("(1,0)|(0,1) right (1,0)", "core"))
    assert move(beside_core).engine_is(0, "core")


@rule("defenders", "12.2.5", "6.1.5")
def test_the_other_engine_is_a_dead_end() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "(2,-1)|(2,0) right (2,-1)"))
    assert move(t).engine_is(0, "core")


@rule("defenders", "WE-17", "12.2.8", "12.2.9", "12.2.10")
def test_a_border_run_is_one_move() -> None:
    t = table(engines=("(3,-1)|(3,0) right (3,0)", "core"), direction="left")
    move(t)
    assert t.has_wall("(3,-1)|(3,0)", "(3,-1)|e", "(3,-1)|ne")
    assert t.walls() == 3
    assert t.engine_is(0, "(3,-2)|(3,-1) right (3,-2)")
    move(t)
    assert t.has_wall("(3,-2)|(3,-1)")
    assert t.engine_is(0, "(2,-1)|(3,-1) right (2,-1)")


@rule("defenders", "WE-21", "12.2.9", "12.2.10")
def test_a_corner_hex_has_three_border_edges() -> None:
    t = move(table(engines=("(2,1)|(3,0) right (2,1)", "core"), direction="left"))
    assert t.walls() == 4
    assert t.engine_is(0, "(3,-1)|(3,0) right (3,-1)")


@rule("defenders", "INT-101", "12.2.11")
def test_a_border_run_that_meets_a_wall_ends_in_a_reset() -> None:
    t = move(table(engines=("(3,-1)|(3,0) right (3,0)", "core"), direction="left", walls="(3,-1)|ne"))
    assert t.engine_is(0, "core")
    assert t.has_wall("(3,-1)|(3,0)", "(3,-1)|e", "(3,-1)|ne")
    assert t.walls() == 3


@rule("defenders", "INT-100", "12.2.7", "12.3.1")
def test_an_engine_reset_on_its_first_move_waits_for_redeployment() -> None:
    t = table(
        engines=("(1,0)|(2,0) right (2,0)", "(-1,0)|(-2,0) right (-2,0)"),
        walls="(2,-1)|(2,0)",
        reforested="5@(0,2)^0",
        arrow=0,
    ).card("engines")
    assert t.has_wall("(1,0)|(2,0)")
    assert t.engine_is(0, "(1,2)|(0,3) right (0,3)")  # spoke 0 of (0,2), fresh: no wall there yet
    assert not t.has_wall("(1,2)|(0,3)")


@rule("defenders", "INT-99", "12.2.4", "12.1.5")
def test_of_two_engines_heading_for_one_edge_the_first_on_the_radar_takes_it() -> None:
    # Both would go to (2,0)|(2,-1): one around (2,0), one around (2,-1).
    engines = ("(1,0)|(2,0) right (2,0)", "(2,-1)|(3,-1) right (2,-1)")
    for arrow in range(6):
        for first, second in ((0, 1), (1, 0)):
            t = table(engines=(engines[first], engines[second]), arrow=arrow)
            order = radar_order(t.g)
            assert order == [second, first]  # clockwise the ray meets (2,-1)|(3,-1) first
            move_both_engines(t.g, 1)
            assert EDGE[t.g.engine[order[0]]] == edge("(2,-1)|(2,0)")
            assert t.g.engine[order[1]] == NONE


@rule("defenders", "INT-106", "12.2.13", "12.2.2", "12.9.1")
def test_after_a_restart_an_engine_circles_its_other_side() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "core"))
    move(t)
    assert t.engine_is(0, "(2,-1)|(2,0) right (2,0)")
    t.g.direction = LEFT
    move(t)  # around the left hex (2,-1), counter-clockwise
    assert t.has_wall("(2,-1)|(2,0)")
    assert t.engine_is(0, "(2,-1)|(3,-1) right (3,-1)")


@rule("defenders", "12.2.2", "12.2.13")
def test_direction_left_keeps_the_left_hex_on_the_left() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "core"), direction="left")
    move(t)  # left hex (1,0), counter-clockwise: from its east side to its north-east side
    assert t.engine_is(0, "(1,0)|(2,-1) right (2,-1)")
    assert t.has_wall("(1,0)|(2,0)")


@rule("defenders", "INT-107", "12.2.12")
def test_leaders_mechs_camps_and_pollution_do_not_hold_an_engine_up() -> None:
    t = table(
        engines=("(1,0)|(2,0) right (2,0)", "core"),
        order="(2,0)", sect="(1,0)", mechs="(2,0):3 (2,-1)", pollution="(2,0):2", toxic="(1,0)",
        camps={"order": "(2,0)"},
    )  # fmt: skip
    assert move(t).engine_is(0, "(2,-1)|(2,0) right (2,0)")


# --- redeployment ---------------------------------------------------------------------------------------------


@rule("defenders", "WE-18", "12.3.1", "12.3.2", "12.3.3", "12.3.8")
def test_redeployment_looks_for_the_next_free_spoke_in_machine_direction() -> None:
    t = table(engines=("core", "(-1,0)|(-2,0) right (-2,0)"), direction="left", factories="5@(1,0)^5",
              walls="(2,-1)|(2,0)")  # fmt: skip
    t.card("engines")
    assert t.engine_is(0, "(1,-1)|(2,-1) right (2,-1)")  # rear to (1,0), front towards (2,-2)


@rule("defenders", "12.3.2", "12.3.3")
def test_the_arrow_spoke_comes_first_and_right_is_clockwise() -> None:
    t = table(engines=("core",), factories="5@(1,0)^5").card("engines")
    assert t.engine_is(0, "(2,-1)|(2,0) right (2,0)")
    t = table(engines=("core",), factories="5@(1,0)^5", walls="(2,-1)|(2,0)").card("engines")
    assert t.engine_is(0, "(1,1)|(2,0) right (1,1)")


@rule("defenders", "INT-102", "12.3.1", "12.3.11", "10.9.5")
def test_a_reforested_factory_with_a_higher_number_still_leads() -> None:
    t = table(engines=("core",), reforested="5@(1,0)^5", factories="4@(-2,0)^0").card("engines")
    assert t.engine_is(0, "(2,-1)|(2,0) right (2,0)")


@rule("defenders", "12.3.4", "12.3.11")
def test_without_a_free_spoke_the_next_lower_factory_is_used() -> None:
    spokes = "(2,-1)|(2,0) (2,0)|(1,1) (1,1)|(0,1) (1,-1)|(2,-1)"
    t = table(engines=("core",), factories="5@(1,0)^5 4@(-2,0)^3", walls=spokes).card("engines")
    # The other two spokes of (1,0) are sides of the core. Factory 4, spoke 3: between (-3,0) and (-2,-1).
    assert t.engine_is(0, "(-3,0)|(-2,-1) right (-2,-1)")


@rule("defenders", "12.3.5", "12.3.2")
def test_before_any_factory_the_top_tile_of_the_core_serves() -> None:
    t = table(engines=("core",), arrow=2).card("engines")
    assert t.engine_is(0, "(-1,1)|(-1,0) right (-1,0)")


@rule("defenders", "12.3.6", "12.3.7")
def test_after_all_factories_the_core_is_tried_border_spokes_never() -> None:
    # Corner hex (3,-3): its only inner spokes lie between (2,-3), (2,-2), (3,-2).
    t = table(engines=("core",), factories="5@(3,-3)^0", walls="(2,-2)|(3,-2) (2,-3)|(2,-2)", arrow=1).card("engines")
    assert t.engine_is(0, "(0,1)|(-1,1) right (-1,1)")


def _no_free_spoke() -> Table:
    return table(
        engines=("core", "(-2,1)|(-3,1) right (-3,1)"),
        walls="(1,0)|(1,-1) (1,0)|(0,1) (0,1)|(-1,1) (-1,1)|(-1,0) (-1,0)|(0,-1) (0,-1)|(1,-1)",
        order="(3,0)",
    )


@rule("defenders", "INT-104", "12.3.6", "12.7.5")
def test_without_any_free_spoke_the_engine_stays_on_the_core_and_deploys_nothing() -> None:
    t = _no_free_spoke().card("engines")
    assert t.engine_is(0, "core")
    before = sum(t.g.mechs)
    t.card("mechs")
    assert sum(t.g.mechs) == before + 1


@rule("defenders", "INT-105", "12.3.9", "12.3.3")
def test_two_reset_engines_are_deployed_one_after_the_other() -> None:
    t = table(engines=("core", "core"), factories="5@(1,0)^5").card("engines")
    assert t.engine_is(0, "(2,-1)|(2,0) right (2,0)")
    assert t.engine_is(1, "(1,1)|(2,0) right (1,1)")
    assert t.walls() == 0  # 12.3.10


# --- setup and first moves ------------------------------------------------------------------------------------


def _set_up(arrow: int) -> Table:
    t = table(arrow=arrow)
    place_engines(t.g, False)
    return t


@rule("defenders", "WE-19", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6")
def test_the_first_walls_and_engines() -> None:
    t = _set_up(4)
    assert t.walls() == 4
    assert t.has_wall("(0,-1)|(1,-1)", "(1,-2)|(1,-1)", "(-1,1)|(0,1)", "(-1,2)|(-1,1)")
    assert t.engine_is(0, "(1,-1)|(2,-2) right (1,-1)")
    assert t.engine_is(1, "(-2,2)|(-1,1) right (-1,1)")


@rule("defenders", "WE-20", "12.2.4", "12.2.5", "12.3.5", "12.3.9", "12.4.1")
def test_two_engines_cards_close_both_hexes() -> None:
    t = _set_up(4).card("engines")
    assert t.engine_is(0, "(1,-1)|(1,0) right (1,-1)")
    assert t.engine_is(1, "(-1,0)|(-1,1) right (-1,1)")
    assert t.walls() == 8
    t.card("engines")
    assert t.walls() == 10
    for where in ("(1,-1)", "(-1,1)"):
        assert enclosed(t.g, hx(where))
    assert t.engine_is(0, "(0,1)|(1,0) right (0,1)")
    assert t.engine_is(1, "(-1,0)|(0,-1) right (0,-1)")


@rule("defenders", "6.3.1", "6.3.5", "6.3.3")
def test_walls_come_from_engines_and_an_engine_is_no_wall() -> None:
    t = table(engines=("(1,0)|(2,0) right (2,0)", "core"))
    assert not walled(t.g, edge("(1,0)|(2,0)"))
    move(t)
    assert walled(t.g, edge("(1,0)|(2,0)"))
    assert sum(walled(t.g, e) for e in range(EDGES)) == 7  # that one and the six sides of the core


# --- challenging Engines --------------------------------------------------------------------------------------


@rule("defenders", "13.1.1", "13.1.2", "13.1.3")
def test_challenging_engines_move_one_after_the_other_three_and_two() -> None:
    t = table(engines=("(-1,0)|(-2,0) right (-2,0)", "(2,-1)|(2,0) right (2,-1)"), arrow=5)
    assert radar_order(t.g) == [1, 0]
    t.card("challenging_engines")
    assert t.walls() == 5
    assert t.has_wall("(2,-1)|(2,0)", "(2,-1)|(1,0)", "(2,-1)|(1,-1)")
    assert t.engine_is(1, "(2,-1)|(2,-2) right (2,-1)")
    assert t.engine_is(0, "(-2,0)|(-3,1) right (-2,0)")


@rule("defenders", "13.1.1", "13.1.2")
def test_a_lone_engine_makes_three_moves_and_the_other_is_deployed() -> None:
    t = table(engines=("core", "(2,-1)|(2,0) right (2,-1)"), arrow=1).card("challenging_engines")
    assert t.walls() == 3
    assert t.engine_is(0, "(0,1)|(-1,1) right (-1,1)")


@rule("defenders", "INT-135", "13.1.2", "13.1.3")
def test_the_third_move_of_the_first_engine_can_block_the_second() -> None:
    # Engine 0 circles (2,-1): its third wall lies on (2,-1)|(1,-1), where engine 1 wants to go around (1,-1).
    engines = ("(2,-1)|(2,0) right (2,-1)", "(1,-1)|(2,-2) right (1,-1)")
    t = table(engines=engines, arrow=0, direction="left")
    t.g.direction = RIGHT
    t.g.arrow[t.g.tile[0]] = 5
    assert radar_order(t.g)[0] == 0
    t.card("challenging_engines")
    assert t.has_wall("(2,-1)|(1,-1)", "(1,-1)|(2,-2)")
    # Engine 1 met the wall on its first move: only one wall of its own, then it was deployed from the core.
    assert t.walls() == 4
