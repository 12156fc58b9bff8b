"""The hex board: hexes, edges, corners, spokes, the border, engines turning, the radar's sweep."""

from __future__ import annotations

import pytest

from weald.games.defenders.board import (
    AROUND,
    AXIAL,
    BORDER,
    CORE,
    CORE_SIDE,
    EDGE,
    EDGE_IDS,
    EDGES,
    EDGES_OF,
    HEX_IDS,
    HEXES,
    LEFT,
    NEXT,
    OFF,
    ONE_SIDE,
    OTHER_SIDE,
    POSE,
    RADAR_EDGE,
    RADAR_HEX,
    RIGHT,
    RING,
    SIDES,
    SPOKE,
    distance,
    facing,
    front_hex,
    hex_at,
    left_hex,
    radar,
    right_hex,
)
from weald.testing import rule

from .table import edge, engine, hx, pose


@rule("defenders", "6.1.1", "3.1.3")
def test_37_hexes_in_three_rings_around_the_core() -> None:
    assert HEXES == 37
    assert [RING.count(ring) for ring in range(4)] == [1, 6, 12, 18]
    assert AXIAL[CORE] == (0, 0)
    assert all(RING[h] == distance(*AXIAL[h]) for h in range(HEXES))
    assert all(hex_at(*AXIAL[h]) == h for h in range(HEXES))
    assert hex_at(4, 0) == OFF


def test_names_are_rows_from_the_north_and_places_from_the_west() -> None:
    assert HEX_IDS[CORE] == "core"
    assert [HEX_IDS[hex_at(q, -3)] for q in range(4)] == ["a1", "a2", "a3", "a4"]
    assert [HEX_IDS[hex_at(q, 0)] for q in (-3, -1, 1, 3)] == ["d1", "d3", "d5", "d7"]
    assert HEX_IDS[hex_at(0, 3)] == "g4"
    assert len(set(HEX_IDS)) == HEXES
    assert len(set(EDGE_IDS)) == EDGES


@rule("defenders", "6.1.2")
def test_132_edges_of_which_42_lie_on_the_border() -> None:
    assert EDGES == 132
    assert sum(BORDER) == 42
    assert all(len(set(EDGES_OF[h])) == 6 for h in range(HEXES))
    for h in range(HEXES):
        corner_hex = RING[h] == 3 and 3 in {abs(AXIAL[h][0]), abs(AXIAL[h][1])} and 0 in {*AXIAL[h], sum(AXIAL[h])}
        on_border = sum(BORDER[e] for e in EDGES_OF[h])
        assert on_border == (0 if RING[h] < 3 else 3 if corner_hex else 2)


@rule("defenders", "6.1.2", "6.1.3")
def test_an_edge_is_shared_by_two_neighbours() -> None:
    for here in range(HEXES * SIDES):
        there = NEXT[here]
        if there == OFF:
            assert BORDER[EDGE[here]]
            assert ONE_SIDE[EDGE[here]] == OTHER_SIDE[EDGE[here]] == here // SIDES
        else:
            assert EDGE[there * SIDES + (here + 3) % SIDES] == EDGE[here]
            assert {ONE_SIDE[EDGE[here]], OTHER_SIDE[EDGE[here]]} == {here // SIDES, there}
            assert there in AROUND[here // SIDES]
            assert distance(AXIAL[there][0] - AXIAL[here // SIDES][0], AXIAL[there][1] - AXIAL[here // SIDES][1]) == 1
    assert sum(CORE_SIDE) == 6


@rule("defenders", "6.1.4", "12.3.7")
def test_an_inner_hex_has_six_spokes_each_between_two_of_its_neighbours() -> None:
    for h in range(HEXES):
        spokes = [SPOKE[h * SIDES + k] for k in range(SIDES)]
        if RING[h] < 3:
            assert OFF not in spokes
        for k, spoke in enumerate(spokes):
            if spoke == OFF:
                assert RING[h] == 3
                continue
            sides = {right_hex(spoke), left_hex(spoke)}
            assert sides == {NEXT[h * SIDES + k], NEXT[h * SIDES + (k + 1) % SIDES]}
            assert not BORDER[EDGE[spoke]]
            # front away: none of the spoke's own hexes, nor the hex it leaves
            assert front_hex(spoke) not in {*sides, h}


@rule("defenders", "12.2.1")
def test_an_engine_has_a_right_hex_a_left_hex_and_a_front() -> None:
    here = engine("(1,0)|(2,0) right (2,0)")
    assert right_hex(here) == hx("(2,0)")
    assert left_hex(here) == hx("(1,0)")
    assert front_hex(here) == hx("(2,-1)")
    turned = engine("(1,0)|(2,0) right (1,0)")
    assert left_hex(turned) == hx("(2,0)")
    assert front_hex(turned) == hx("(1,1)")
    assert front_hex(engine("(-2,-1)|(-1,-2) right (-1,-2)")) == OFF


@pytest.mark.parametrize("direction", [RIGHT, LEFT])
def test_circling_a_hex_comes_round_in_six_turns(direction: int) -> None:
    centre = hx("(1,0)")
    seen = set()
    for side in range(SIDES):
        here = facing(centre, side, direction)
        seen.add(EDGE[here])
        assert (right_hex(here) if direction == RIGHT else left_hex(here)) == centre
    assert seen == set(EDGES_OF[centre])


def test_the_spoke_of_the_rulebook_example() -> None:
    # WE-18: spoke 4 of (1,0) is (1,-1)|(2,-1), front towards (2,-2)
    spoke = SPOKE[hx("(1,0)") * SIDES + 4]
    assert EDGE[spoke] == edge("(1,-1)|(2,-1)")
    assert front_hex(spoke) == hx("(2,-2)")
    assert POSE[EDGE[pose("(3,0)|e")]] == pose("(3,0)|e")


# --- radar ------------------------------------------------------------------------------------------------


@rule("defenders", "12.5.2", "12.5.3", "12.5.5")
def test_the_sweep_meets_every_hex_once_and_begins_at_the_arrow() -> None:
    for arrow in range(SIDES):
        for direction in (RIGHT, LEFT):
            met = radar(RADAR_HEX, arrow, direction)
            assert sorted(met[1:]) == list(range(36))
            # The arrow points between two neighbours of the core; the sweep enters the one on its side.
            first = arrow + 1 if direction == RIGHT else arrow
            assert met[NEXT[first % SIDES]] == 0


@rule("defenders", "12.5.4")
def test_of_two_hexes_met_at_the_same_moment_the_nearer_comes_first() -> None:
    met = radar(RADAR_HEX, 4, RIGHT)
    assert met[hx("(1,-1)")] < met[hx("(2,-3)")] < met[hx("(2,-2)")]


@rule("defenders", "12.5.5")
def test_a_hex_under_the_ray_is_met_at_once_one_on_the_trailing_side_last() -> None:
    right, left = radar(RADAR_HEX, 4, RIGHT), radar(RADAR_HEX, 4, LEFT)
    under = hx("(1,-2)")  # the ray due north runs through its middle
    assert right[under] < right[hx("(2,-2)")]
    assert left[under] < left[hx("(0,-2)")]
    assert right[hx("(0,-1)")] > right[hx("(-1,0)")]  # touched along its trailing side only: at the very end
    assert right[hx("(0,-1)")] > 25
    assert left[hx("(1,-1)")] > 25


def test_left_is_the_mirror_of_right() -> None:
    # Mirrored in the axis of arrow 4 (north): (q, r) becomes (-q - r, r).
    right, left = radar(RADAR_HEX, 4, RIGHT), radar(RADAR_HEX, 4, LEFT)
    for h in range(1, HEXES):
        q, r = AXIAL[h]
        assert right[h] == left[hex_at(-q - r, r)]


@rule("defenders", "13.1.2")
def test_engines_are_met_by_the_ends_of_their_edges() -> None:
    met = radar(RADAR_EDGE, 4, RIGHT)
    # The spoke due north is met at once, before edges farther along the sweep.
    assert met[edge("(0,-1)|(1,-1)")] == min(met)
    assert met[edge("(1,-1)|(2,-2)")] < met[edge("(1,0)|(2,0)")] < met[edge("(-1,0)|(-2,0)")]
    # On one line from the core the edge whose middle is nearer comes first.
    assert met[edge("(0,-1)|(1,-1)")] < met[edge("(1,-3)|(2,-3)")]
