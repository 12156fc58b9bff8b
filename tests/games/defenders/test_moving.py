"""Chapter 10, sections 1 and 2: moving and trails."""

from __future__ import annotations

from weald.games.defenders import GAME
from weald.games.defenders.board import EDGE, HEX_IDS, HEXES, NEXT
from weald.games.defenders.rules.moving import cannot_cross, open_steps
from weald.games.defenders.state import Defenders
from weald.kernel import Dice
from weald.match import begin
from weald.testing import rule

from .table import edge, hx, table

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
    t = table(
        "sect order", order="(2,-1)", sect="(2,0)", active="sect_fusel order_popel", terrain="marsh",
        walls="(2,0)|(2,-1)", first="sect", machine_cards="restart mechs_1 mechs_2 engines_1 engines_2 factories_1 factories_2",
    ).reveal()  # fmt: skip
    t.do("breach", "end")
    assert t.match.decision.seat == 1
    t.do("move", "to (2,0)")
    assert t.at("order") == "(2,0)"
    t.do("move").offers("to (2,-1)")


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


@rule("defenders", "10.1.2", "10.1.3", "10.1.4", "10.1.5")
def test_steps_and_their_reasons_agree_on_every_edge() -> None:
    for seed in range(6):
        match = begin(GAME, ["order", "sect"], seed, {"difficulty": "expert"})
        dice = Dice(seed)
        while not match.over:
            decision = match.open[0]
            match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
            g = match.state
            assert isinstance(g, Defenders)
            if len(match.choices) % 9 == 0:
                engines = [EDGE[pose] for pose in g.engine if pose >= 0]
                for through in (False, True):
                    for h in range(1, HEXES):
                        stated = [NEXT[q] for q in range(6 * h, 6 * h + 6) if cannot_cross(g, q, through) is None]
                        assert stated == open_steps(g, h, through, engines)


@rule("defenders", "10.2.2", "10.2.3")
def test_a_view_shows_the_whole_way() -> None:
    t = table(order="(0,1)", active="order_popel", terrain="marsh", forest="(0,1) (1,1)", plains="(2,1)").turn("order")
    ways = t.match.view(1)["position"]["ways"]
    assert ways[HEX_IDS[hx("(2,1)")]] == [HEX_IDS[hx(where)] for where in ("(0,1)", "(1,1)", "(2,1)")]
