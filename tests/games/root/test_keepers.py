"""Chapter 15: the Keepers in Iron. Their retinue is in test_keepers_retinue.py."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, new_game, table
from weald.games.root.audit import audit
from weald.games.root.board import PLACE_NAMES
from weald.games.root.factions.keepers import EACH, KEEPERS, SIDES_OF, TYPE_NAMES, TYPES, VALUES
from weald.games.root.factions.keepers.rules import far_forests
from weald.testing import rule

FAR = "c2:4,roost"


def forests(t: Table) -> list[int]:
    """How many relics lie in each forest."""
    return [t.keepers.at.count(forest) for forest in t.g.board().forests]


# --- pieces (15.2.1, 15.2.2) -----------------------------------------------------------------------------


@rule("root", "15.2.1a", "15.2.1b", "B.4.2")
def test_there_are_twelve_relics_of_three_types() -> None:
    t = new_game("keepers", "alliance")
    assert (TYPES * EACH, TYPE_NAMES, VALUES) == (12, ["figure", "tablet", "jewelry"], [1, 2, 3, 3])
    assert sorted(t.keepers.value(relic) for relic in range(12)) == sorted(VALUES * 3)


@rule("root", "15.2.2")
def test_a_waystation_has_a_different_type_on_either_side() -> None:
    assert sorted(sorted(sides) for sides in SIDES_OF) == [[0, 1], [0, 2], [1, 2]]
    t = table(keepers="c1:2", eyrie=FAR, camps="c5:figure_tablet")
    assert [t.supply(f"waystation_{name}") for name in TYPE_NAMES] == [1, 1, 2]
    assert audit(t.g) == []


# --- setup (15.3) ----------------------------------------------------------------------------------------


@rule("root", "15.3.1", "15.3.2a", "15.3.2b", "15.3.4", "15.3.5")
def test_they_begin_in_a_corner_and_beside_it() -> None:
    t = new_game("keepers", "alliance").expects("keepers-start", "keepers").do("in c1")
    t.expects("keepers-beside", "keepers").only("in c5", "in c9").refuses("in c10", "not-at-edge", "15.3.2b").do(
        "in c9"
    )
    assert (t.warriors("keepers", "c1"), t.warriors("keepers", "c9"), t.supply("keepers_warrior")) == (4, 4, 7)
    assert t.g.start[t.seat("keepers")] == PLACE_NAMES.index("c1")
    assert min(forests(t)) == 1
    assert t.keepers.retainers == [1, 1, 1]
    assert t.keepers.camps() == 0


@rule("root", "15.3.2a")
def test_their_corner_is_free_and_opposite_another_start_if_that_is_possible() -> None:
    t = new_game("marquise", "eyrie", "keepers").do("in c1")
    while t.asked != "keepers-start":
        t.first()
    t.only("in c2", "in c4").refuses("in c1", "start-taken", "15.3.2a").refuses("in c3", "start-taken", "15.3.2a")


@rule("root", "15.3.3")
def test_the_other_relics_are_spread_over_far_forests() -> None:
    t = new_game("keepers", "alliance").do("in c1", "in c9")  # f1, f2, f4 touch them
    assert [len([1 for n in forests(t) if n > 1]) > 0, forests(t)[:2]] == [True, [1, 1]]
    t.expects("relic-forest", "keepers").only("in f3", "in f5", "in f6", "in f7").do("in f6")
    assert forests(t) == [1, 1, 2, 1, 2, 3, 2]
    assert t.keepers.at.count(-1) == 0


@rule("root", "15.3.3")
def test_without_a_far_forest_those_with_the_fewest_of_its_clearings_take_them() -> None:
    t = table(
        keepers="c1:1 c2:1 c3:1 c4:1 c10:1 c12:1", eyrie="c5:1"
    )  # f1: 3, f2: 3, f3: 3, f4: 2, f5: 2, f6: 1, f7: 2
    assert [PLACE_NAMES[forest] for forest in far_forests(t.g)] == ["f6"]


@rule("root", "15.3.1", "1.2.2")
def test_nobody_knows_what_a_relic_in_a_forest_is_worth() -> None:
    t = new_game("keepers", "alliance").do("in c1", "in c9", "in f6")
    for seat in ("keepers", "alliance"):
        for name in TYPE_NAMES:
            assert t.sees(seat, f"keepers.{name}") in ([None] * 4, [])
        share = t.match.view(t.seat(seat))["position"]["factions"]["keepers"]
        assert {relic for pile in share["forests"].values() for relic in pile} == set(TYPE_NAMES)
    values = [[t.keepers.value(relic) for relic in range(12)]]
    for number in range(4):
        world = t.match.redeal(t.seat("keepers"), number)
        order = world.state.own[KEEPERS]  # type: ignore[attr-defined]
        assert order.at == t.keepers.at
        values.append([order.value(relic) for relic in range(12)])
    assert len({tuple(one) for one in values}) > 1
    assert all(sorted(one[:4]) == [1, 2, 3, 3] for one in values)


# --- devout knights (15.2.4) -----------------------------------------------------------------------------


@rule("root", "15.2.4a")
def test_beside_a_relic_the_first_hit_is_ignored() -> None:
    t = table(keepers="c1:3", eyrie="c1:4", relics="c1:figure_2")
    t.roll(2, 0).battle("eyrie", "c1", "keepers")
    assert (t.warriors("keepers", "c1"), t.told("devout")["rule"]) == (2, "15.2.4a")
    t = table(keepers="c1:3", eyrie="c1:4").roll(2, 0).battle("eyrie", "c1", "keepers")
    assert t.warriors("keepers", "c1") == 1


@rule("root", "15.2.4a", "INT-136", "4.3.1.IIa")
def test_of_an_ambush_the_first_hit_and_none_later() -> None:
    t = table(keepers="c1:4", eyrie="c1:4", relics="c1:figure_2", hands={"eyrie": "ambush_fox"})
    t.roll(2, 1).battle("keepers", "c1", "eyrie").do("ambush ambush_fox")
    assert (t.warriors("keepers", "c1"), len(t.events("devout"))) == (2, 1)


@rule("root", "INT-137", "15.2.4a", "4.3.4c")
def test_without_a_warrior_no_hit_is_ignored() -> None:
    t = table(keepers="c3:1", eyrie="c1:4", relics="c1:figure_2", vagabond="thief c8 boot")
    t.roll(0, 0).battle("eyrie", "c1", "keepers")  # one extra hit: nobody defends it
    assert (t.on("c1", "relic_figure"), t.events("devout")) == (0, [])


@rule("root", "15.2.4b")
def test_each_moving_warrior_may_carry_a_relic() -> None:
    t = table(keepers="c1:3", eyrie=FAR, relics="c1:figure_2,figure_3,tablet_1")
    t.move("keepers", "c1", "c5", 2).expects("carry", "keepers")
    t.only("relic figure_2", "relic figure_3", "relic tablet_1", "done").do("relic figure_3", "relic tablet_1")
    assert (t.relics_at("c5"), t.relics_at("c1"), t.halted) == (["figure_3", "tablet_1"], ["figure_2"], True)
    assert (t.on("c5", "relic_figure"), audit(t.g)) == (1, [])
    t = table(keepers="c1:3", eyrie=FAR, relics="c1:figure_2")
    t.move("keepers", "c1", "c5", 2).do("done")
    assert t.relics_at("c1") == ["figure_2"]


@rule("root", "15.2.4b")
def test_in_a_forced_move_too_the_keepers_decide() -> None:
    t = table(
        keepers="c1:3", eyrie=FAR, relics="c1:figure_2", vagabond="thief c1 boot boot", relations={"keepers": "allied"}
    )
    t.daylight("vagabond").do("move", "to c5").go("warriors 2", "with 2")
    while t.asked not in ("carry", "vagabond-action", "halt"):
        t.do(t.offered[-1])
    if t.warriors("keepers", "c5"):
        t.expects("carry", "keepers").do("relic figure_2")
        assert t.relics_at("c5") == ["figure_2"]


# --- prized trophies (15.2.5) ----------------------------------------------------------------------------


@rule("root", "15.2.5", "INT-139", "4.3.4d")
def test_whoever_removes_a_relic_puts_it_into_a_forest_for_a_point_more() -> None:
    t = table(keepers="c3:1", eyrie="c1:4", relics="c1:figure_2", camps="c1:figure_tablet", leader="builder")
    t.roll(1, 0).battle("eyrie", "c1", "keepers")  # and one more: nobody defends them
    t.expects("trophy-where", "eyrie").do("in f7")
    assert (t.points("eyrie"), t.relics_at("f7")) == (3, ["figure_2"])
    assert (t.keepers.camps(), t.supply("waystation_figure"), t.supply("waystation_tablet"), audit(t.g)) == (
        0,
        2,
        2,
        [],
    )


@rule("root", "INT-131", "14.4.1a", "15.2.5")
def test_a_mob_that_razes_a_relic_scores_two() -> None:
    t = table(keepers="c3:1", hundreds="c1:1,mob c5:warlord", relics="c1:jewelry_3")
    t.chance(0).birdsong("hundreds").expects("trophy-where", "hundreds").do("in f3")
    assert (t.points("hundreds"), t.relics_at("f3")) == (2, ["jewelry_3"])


@rule("root", "INT-66", "8.4.1.IIIa", "9.2.2.I", "12.2.3a", "15.2.5")
def test_a_revolt_takes_a_market_and_a_relic() -> None:
    t = table(
        alliance="c8:sympathy", duchy="c8:market c12:1", keepers="c3:1", vagabond="thief c8 boot sword tea torch",
        relics="c8:tablet_3", ministers="captain", supporters="fox fox",
    )  # fmt: skip
    t.birdsong("alliance").do("revolt c8")
    for _ in range(12):
        if t.asked == "trophy-where":
            t.expects("trophy-where", "alliance").do("in f6")
        elif t.asked not in ("damage-item", "lose-minister", "which-trigger", "spend-supporter"):
            break
        else:
            t.first()
    assert (t.points("alliance"), t.relics_at("f6"), t.swayed) == (3, ["tablet_3"], [])
    assert len(t.items("damaged")) + len(t.items("damaged_exhausted")) == 3


@rule("root", "15.2.5", "AMB-62")
def test_of_two_alike_the_one_worth_less_falls() -> None:
    t = table(keepers="c3:1", eyrie="c1:4", relics="c1:figure_1,figure_3", vagabond="thief c8 boot")
    t.roll(0, 0).battle("eyrie", "c1", "keepers").go("piece relic_figure").do("in f7")
    assert (t.relics_at("f7"), t.relics_at("c1")) == (["figure_1"], ["figure_3"])


# --- Birdsong (15.4) -------------------------------------------------------------------------------------


@rule("root", "15.4", "15.4.1a", "15.2.2")
def test_a_warrior_becomes_a_waystation_either_side_up() -> None:
    t = table(keepers="c1:2 c5:1", eyrie=FAR).birdsong("keepers").expects("encamp", "keepers")
    t.do("encamp c1").expects("camp-what", "keepers")
    assert len(t.offered) == 6
    t.do("camp tablet_figure")
    assert (t.on("c1", "waystation_tablet"), t.warriors("keepers", "c1"), audit(t.g)) == (1, 1, [])
    assert t.match.view(0)["position"]["factions"]["keepers"]["waystations"]["figure_tablet"] == "tablet"
    t.refuses("encamp c1", "camped-already", "15.4.1a").do("encamp c5").only(
        "camp tablet_jewelry", "camp jewelry_tablet", "camp jewelry_figure", "camp figure_jewelry"
    )


@rule("root", "INT-145", "15.4.1a", "2.2.3b")
def test_there_must_be_a_slot_and_a_waystation() -> None:
    t = table(keepers="c1:2 c5:1", eyrie="c1:roost c2:3").birdsong("keepers")
    t.refuses("encamp c1", "no-slot").offers("encamp c5")
    t = table(
        keepers="c5:1",
        eyrie=FAR,
        camps="c8:figure_tablet c7:tablet_jewelry c9:jewelry_figure",
        play={"keepers": "royal_claim"},
    )
    t.birdsong("keepers").refuses("encamp c5", "no-waystation-left", "1.5.1")


@rule("root", "INT-12", "Q4", "6.2.2b", "15.5.2.II.a")
def test_at_the_keep_they_delve_but_do_not_encamp() -> None:
    t = table(keepers="c1:4 c5:1", marquise="c1:keep c3:1", relics="f2:figure_1")
    t.birdsong("keepers").refuses("encamp c1", "keep-forbids").do("done")
    t.g.battle = []
    t.agenda(("keepers-delve", (t.seat("keepers"), 0, -1)))
    t.keepers.column = 1
    t.keepers.served = 1
    t.do("from f2").go("relic figure")
    assert t.on("c1", "relic_figure") == 1


@rule("root", "15.4.1b")
def test_with_nothing_on_the_map_they_come_back_at_the_edge() -> None:
    t = table(keepers="", eyrie=FAR).birdsong("keepers").expects("keepers-return", "keepers")
    t.lacks("in c10", "in c11", "in c12").do("in c7", "camp figure_tablet")
    assert (t.warriors("keepers", "c7"), t.on("c7", "waystation_figure")) == (1, 1)
    t.expects("decamp", "keepers")


@rule("root", "15.4.2")
def test_a_waystation_becomes_a_warrior() -> None:
    t = table(keepers="c1:1", eyrie=FAR, camps="c5:figure_tablet c8:tablet_jewelry")
    t.birdsong("keepers").do("done").expects("decamp", "keepers").do("decamp c5")
    assert (t.warriors("keepers", "c5"), t.keepers.camps(), audit(t.g)) == (1, 1, [])
    t.refuses("decamp c5", "no-waystation", "15.4.2").refuses("decamp c1", "no-waystation", "15.4.2")


@rule("root", "INT-22", "G.1.13")
def test_where_nothing_can_be_placed_nothing_is_replaced() -> None:
    t = table(keepers="c1:2", marquise="c1:keep c3:1", camps="c1:figure_tablet", play={"keepers": "royal_claim"})
    t.birdsong("keepers").refuses("encamp c1").do("done").refuses("decamp c1", "keep-forbids")


@rule("root", "15.4.3")
def test_a_card_recruits_two_at_a_waystation() -> None:
    t = table(keepers="c1:1", eyrie=FAR, camps="c5:figure_tablet", hands={"keepers": "rabbit fox bird"})
    t.birdsong("keepers").do("done", "done").expects("muster", "keepers").refuses(
        "muster c1", "no-waystation", "15.4.3"
    )
    t.do("muster c5").only("spend bake_sale", "spend arms_trader").do("spend bake_sale")
    assert (t.warriors("keepers", "c5"), t.hand("keepers")) == (2, ["anvil", "arms_trader"])
    t.do("muster c5", "spend arms_trader").expects("muster", "keepers").refuses(
        "muster c5", "no-matching-card", "15.4.3"
    )
    assert t.warriors("keepers", "c5") == 4


# --- Daylight and Evening --------------------------------------------------------------------------------


@rule("root", "15.5", "15.2.3", "15.5.1")
def test_they_craft_with_waystations_of_any_type_first() -> None:
    t = table(
        keepers="c1:1", eyrie=FAR, camps="c8:figure_tablet c12:jewelry_figure", hands={"keepers": "foxfolk_steel"}
    )
    t.daylight("keepers").expects("craft", "keepers").do("craft foxfolk_steel")
    assert (t.crafted("keepers", "sword"), t.points("keepers")) == (1, 2)
    t.go("done").expects("retinue", "keepers")


@rule("root", "15.6", "15.6.1")
def test_four_in_a_clearing_cannot_live_off_the_land() -> None:
    t = table(keepers="c1:4 c5:3 c8:6", eyrie=FAR).evening("keepers")
    assert [t.warriors("keepers", c) for c in ("c1", "c5", "c8")] == [3, 3, 5]


@rule("root", "15.6.3a", "15.6.3b")
@pytest.mark.parametrize(
    ("camps", "cards"), [("", 1), ("c8:figure_tablet", 2), ("c8:figure_tablet c5:jewelry_tablet", 3)]
)
def test_each_waystation_on_the_map_draws_a_card(camps: str, cards: int) -> None:
    t = table(keepers="c1:1", eyrie=FAR, camps=camps).evening("keepers").do("done")
    assert len(t.hand("keepers")) == cards


@rule("root", "15.6.3b")
def test_they_keep_five_cards() -> None:
    t = table(keepers="c1:1", eyrie=FAR, hands={"keepers": "fox fox rabbit rabbit mouse"})
    t.evening("keepers").do("done").expects("discard", "keepers")
    assert t.match.decision.rule == "15.6.3b"
