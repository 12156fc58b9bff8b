"""Chapter 7: the Eyrie Dynasties."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, table
from weald.testing import rule


def no_viziers(t: Table) -> Table:
    t.set_viziers()
    return t


@rule("root", "7.2.1", "7.5", "7.5.1")
def test_it_crafts_with_roosts_before_the_decree() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", hands={"eyrie": "armorers"}, leader="despot")
    t.daylight("eyrie").expects("craft", "eyrie").do("craft armorers")
    assert t.play("eyrie") == ["armorers"]
    assert t.asked == "move-to"  # the Despot's vizier in Move


@rule("root", "7.2.3a", "7.2.3b", "7.8.1", "INT-152")
@pytest.mark.parametrize(("leader", "points"), [("despot", 1), ("builder", 3)])
def test_disdain_for_trade(leader: str, points: int) -> None:
    t = table(eyrie="c5:roost c3:roost", marquise="c1:1", hands={"eyrie": "bake_sale"}, leader=leader)
    no_viziers(t).daylight("eyrie").do("craft bake_sale")
    assert t.points("eyrie") == points


@rule("root", "AMB-07")
def test_disdain_adds_nothing_to_cards_without_points() -> None:
    t = table(eyrie="c1:roost", marquise="c3:1", hands={"eyrie": "armorers"})
    t.daylight("eyrie").do("craft armorers")
    assert t.points("eyrie") == 0


@rule("root", "7.4", "7.4.1")
def test_emergency_orders_draw_a_card() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", deck="fox mouse")
    t.birdsong("eyrie").expects("add-to-decree", "eyrie").only("add anvil")
    t = table(eyrie="c1:2,roost", marquise="c3:1", deck="fox mouse", hands={"eyrie": "rabbit"})
    t.birdsong("eyrie").only("add bake_sale")


@rule("root", "AMB-29")
def test_without_any_card_nothing_is_added() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", deck="")
    t.birdsong("eyrie")
    assert (t.halted, t.events("turmoil")) == (True, [])


@rule("root", "7.4.2a", "7.4.2b", "7.4.2c")
def test_one_or_two_cards_with_at_most_one_bird() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", hands={"eyrie": "bird armorers fox"})
    t.birdsong("eyrie").refuses("done").do("add arms_trader", "column build")
    t.refuses("add armorers", "one-bird-only", "7.4.2b").only("add anvil", "done").do("add anvil", "column build")
    assert [len(column) for column in t.eyrie.decree] == [0, 0, 0, 2]
    assert t.halted  # no third card
    assert sorted(t.sees("marquise", "eyrie.build")) == ["anvil", "arms_trader"]


@rule("root", "7.4.3", "AMB-46", "INT-151")
def test_a_new_roost_where_the_fewest_warriors_are() -> None:
    t = table(
        marquise="c1:1,keep c2:2 c3:1,sawmill c4:1,sawmill c5:2 c6:2 c7:2 c8:1 c9:1 c10:2 c11:2 c12:2",
        eyrie="c5:1", hands={"eyrie": "fox"},
    )  # fmt: skip
    t.birdsong("eyrie").do("add anvil", "column move").expects("new-roost", "eyrie")
    t.only("in c8", "in c9").do("in c8")  # c1 holds the keep, c3 and c4 are full
    assert (t.on("c8", "roost"), t.warriors("eyrie", "c8")) == (1, 3)


@rule("root", "7.5.2a", "7.5.2b", "7.5.2c", "7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")
def test_the_decree_runs_left_to_right() -> None:
    t = table(
        eyrie="c1:3,roost", marquise="c5:1", leader="builder",
        decree={"recruit": "fox", "move": "fox bird", "battle": "rabbit", "build": "rabbit"},
    )  # fmt: skip
    no_viziers(t).roll(1, 0).daylight("eyrie")
    assert t.warriors("eyrie", "c1") == 4  # recruited at the only fox roost
    t.expects("decree-next", "eyrie").only("resolve fox", "resolve bird").do("resolve fox").refuses("to c2")
    t.do("to c5", "warriors 3", "from c1", "to c9")
    assert t.warriors("marquise", "c5") == 0
    assert t.on("c5", "roost") == 1
    assert t.events("turmoil") == []


@rule("root", "7.5.2.II")
def test_a_decree_move_leaves_a_matching_clearing() -> None:
    t = table(eyrie="c1:2,roost c5:2", marquise="c3:1", decree={"move": "rabbit"})
    no_viziers(t).daylight("eyrie").expects("move-to", "eyrie").only("to c1", "to c2")


@rule("root", "7.5.2d", "7.7", "7.7.1", "7.7.2", "7.7.3a", "7.7.3b", "7.7.3c", "7.7.4")
def test_turmoil() -> None:
    t = table(
        eyrie="c1:2,roost", marquise="c3:1", points={"eyrie": 10}, leader="commander",
        decree={"recruit": "mouse", "build": "bird fox"},
    )  # fmt: skip
    t.daylight("eyrie").expects("leader", "eyrie")  # no roost in a mouse clearing
    assert t.points("eyrie") == 10 - 1 - 2  # one bird card and two viziers
    assert [len(column) for column in t.eyrie.decree] == [0, 0, 0, 0]
    assert sorted(t.discard) == ["anvil", "arms_trader", "sword"]
    t.refuses("leader commander", "leader-down", "7.7.3b").do("leader charismatic")
    assert t.eyrie.viziers == [1, 0, 1, 0]
    assert t.halted  # Daylight is over


@rule("root", "AMB-05", "7.7.1")
def test_points_never_fall_below_zero() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", points={"eyrie": 1}, decree={"recruit": "mouse bird"})
    t.daylight("eyrie").do("resolve mouse")
    assert t.points("eyrie") == 0


@rule("root", "7.7.3.I", "INT-150")
def test_the_fourth_turmoil_turns_all_leaders_up() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", decree={"recruit": "mouse"}, leader="builder")
    t.eyrie.leaders_up = 0
    no_viziers(t).daylight("eyrie").expects("leader", "eyrie")
    t.only("leader builder", "leader charismatic", "leader commander", "leader despot")


@rule("root", "7.8.2", "INT-146")
def test_the_charismatic_recruits_two_or_not_at_all() -> None:
    t = table(eyrie="c1:2,roost", marquise="c3:1", decree={"recruit": "fox"}, leader="charismatic")
    no_viziers(t).daylight("eyrie")
    assert t.warriors("eyrie", "c1") == 4
    t = table(eyrie="c1:19,roost", marquise="c3:1", decree={"recruit": "fox"}, leader="charismatic")
    no_viziers(t).daylight("eyrie").expects("leader", "eyrie")


@rule("root", "INT-147", "7.5.2.IV", "2.2.4a")
def test_a_ruin_is_no_place_for_a_roost() -> None:
    t = table(eyrie="c12:3 c1:1,roost", marquise="c12:sawmill c6:2,workshop c8:2,recruiter", decree={"build": "fox"})
    no_viziers(t).daylight("eyrie").expects("leader", "eyrie")


@rule("root", "7.5.2.IV")
def test_one_roost_per_clearing() -> None:
    t = table(eyrie="c8:3,roost c6:3", marquise="c3:1", decree={"build": "fox"})
    no_viziers(t).daylight("eyrie")
    assert (t.on("c6", "roost"), t.on("c8", "roost")) == (1, 1)


@rule("root", "7.6", "7.6.1", "7.6.2a", "7.6.2b")
@pytest.mark.parametrize(("roosts", "points", "drawn"), [(0, 0, 1), (1, 0, 1), (3, 2, 2), (6, 4, 3), (7, 5, 3)])
def test_evening_scores_roosts_and_draws(roosts: int, points: int, drawn: int) -> None:
    spots = ["c1", "c2", "c3", "c4", "c5", "c6", "c7"][:roosts]
    t = table(eyrie=" ".join(f"{c}:roost" for c in spots), marquise="c9:1")
    t.evening("eyrie")
    assert (t.points("eyrie"), len(t.hand("eyrie"))) == (points, drawn)
    t = table(eyrie="c1:roost", marquise="c9:1", hands={"eyrie": "fox fox rabbit mouse mouse"})
    t.evening("eyrie").expects("discard", "eyrie")


@rule("root", "3.3.1a", "1.4.1a")
def test_what_daylight_allows_is_also_possible_between_and_after_the_decree() -> None:
    t = table(
        "alliance", eyrie="c1:4,roost", marquise="c3:1", points={"eyrie": 12}, hands={"eyrie": "dominance_fox"},
        decree={"move": "fox"}, play={"eyrie": "tax_collector"},
    )  # fmt: skip
    no_viziers(t).daylight("eyrie").do("done").expects("decree-next", "eyrie").offers(
        "use tax_collector", "activate dominance_fox"
    )
    t.do("resolve fox", "to c5", "warriors 1").expects("rest-of-daylight", "eyrie").do("activate dominance_fox")
    assert t.play("eyrie") == ["dominance_fox", "tax_collector"]


@rule("root", "3.3.4a")
def test_after_the_decree_an_eyrie_that_could_have_dominance_is_asked_whatever_it_holds() -> None:
    for card in ("dominance_fox", "fox"):
        t = table("alliance", eyrie="c1:4,roost", marquise="c3:1", points={"eyrie": 12}, hands={"eyrie": card})
        no_viziers(t).daylight("eyrie").do("done").expects("rest-of-daylight", "eyrie")
    t = table("alliance", eyrie="c1:4,roost", marquise="c3:1", points={"eyrie": 9}, hands={"eyrie": "fox"})
    no_viziers(t).daylight("eyrie").do("done")
    assert t.halted


@rule("root", "7.4.2a", "7.4.3", "1.4.1a", "C.2.5a")
def test_between_the_second_card_and_a_new_roost_there_is_a_moment() -> None:
    t = table(map="lake", eyrie="c1:3", marquise="c5:1 c9:1", hands={"eyrie": "fox rabbit"})
    t.birdsong("eyrie").do("done").do("add anvil", "column move", "add bake_sale", "column move")
    t.expects("anything-else", "eyrie").offers("sail c10").do("done").expects("new-roost", "eyrie")


@rule("root", "7.4.2a", "1.4.1a", "C.2.5b")
def test_after_the_only_card_the_ferry_may_bring_a_second_one() -> None:
    t = table(map="lake", eyrie="c1:3 c2:roost", marquise="c5:1", hands={"eyrie": "fox"}, deck="rabbit mouse")
    t.birdsong("eyrie").do("done").do("add anvil", "column move").expects("anything-else", "eyrie")
    t.do("sail c10", "warriors 3").expects("add-to-decree", "eyrie").offers("add bake_sale", "done")
