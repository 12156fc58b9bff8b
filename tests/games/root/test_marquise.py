"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

import pytest

from tests.games.root.table import table
from weald.testing import rule


@rule("root", "6.2.1", "6.5a")
def test_she_crafts_with_workshops_before_her_actions() -> None:
    t = table(marquise="c1:workshop,keep", eyrie="c3:1", hands={"marquise": "anvil armorers"})
    t.daylight("marquise").expects("craft", "marquise").do("craft anvil", "done").expects("marquise-action", "marquise")
    assert not any(o.startswith("craft") for o in t.offered)


@rule("root", "6.2.2a", "6.2.2b", "INT-151")
def test_others_may_move_to_the_keep_but_not_place_there() -> None:
    t = table(marquise="c1:1,keep c2:1 c3:1 c4:1 c5:1 c6:1 c7:1 c8:1 c9:1 c10:1 c11:1 c12:1", eyrie="c5:4")
    t.move("eyrie", "c5", "c1", 4)
    assert t.warriors("eyrie", "c1") == 4
    t.lift("c1", "eyrie_warrior")
    t.agenda(("eyrie-new-roost", (t.seat("eyrie"),))).expects("new-roost", "eyrie")
    assert "in c1" not in t.offered


@rule("root", "6.2.2c")
def test_a_removed_keep_never_returns() -> None:
    t = table(marquise="c1:keep", eyrie="c1:3", leader="builder")
    t.roll(0, 0).battle("eyrie", "c1", "marquise")
    assert t.told("keep-lost")["place"] == "c1"
    assert (t.on("c1", "keep"), t.supply("keep"), t.points("eyrie")) == (0, 0, 1)


@rule("root", "6.2.3a", "6.2.3b", "INT-05")
def test_one_card_saves_all_the_fallen_of_a_clearing() -> None:
    t = table(marquise="c1:1,keep c6:3", eyrie="c6:4", hands={"marquise": "bird mouse"}, leader="builder")
    t.roll(3, 0).battle("eyrie", "c6", "marquise").do("done")
    t.expects("field-hospitals", "marquise").only("done", "spend arms_trader").do("spend arms_trader")
    assert (t.warriors("marquise", "c1"), t.warriors("marquise", "c6")) == (4, 0)
    assert t.discard == ["arms_trader"]


@rule("root", "6.2.3a")
def test_hospitals_are_asked_whatever_she_holds() -> None:
    t = table(marquise="c1:1,keep c6:3", eyrie="c6:4", hands={"marquise": "mouse"})
    t.roll(3, 0).battle("eyrie", "c6", "marquise").do("done").expects("field-hospitals", "marquise").only("done")


@rule("root", "INT-04", "AMB-06")
def test_no_hospitals_when_the_keep_falls_with_the_warriors() -> None:
    t = table(marquise="c1:1,keep", eyrie="c1:4", hands={"marquise": "fox"}, leader="commander")
    t.roll(2, 0).battle("eyrie", "c1", "marquise").do("done")
    assert t.on("c1", "keep") == 0
    assert t.halted  # not asked


@rule("root", "AMB-06")
def test_an_ambush_earlier_in_the_battle_may_still_use_the_keep() -> None:
    t = table(marquise="c1:2,keep", eyrie="c1:3", hands={"eyrie": "ambush_fox", "marquise": "fox fox"})
    t.roll(0, 0).battle("marquise", "c1", "eyrie").do("ambush ambush_fox", "done")
    t.expects("field-hospitals", "marquise").do("spend anvil")
    assert t.warriors("marquise", "c1") == 2


@rule("root", "6.4")
def test_birdsong_brings_wood() -> None:
    t = table(marquise="c5:sawmill*2 c9:sawmill", eyrie="c3:1")
    t.birdsong("marquise")
    assert (t.on("c5", "wood"), t.on("c9", "wood"), t.supply("wood")) == (2, 1, 5)


@rule("root", "6.4", "INT-156", "1.5.4b")
def test_too_little_wood_goes_where_she_wants() -> None:
    t = table(marquise="c5:sawmill*2 c9:sawmill*2 c7:sawmill*2 c2:wood*5", eyrie="c3:1")
    t.birdsong("marquise").do("in c5", "in c5").refuses("in c5").do("in c7")
    assert (t.on("c5", "wood"), t.on("c7", "wood"), t.supply("wood")) == (2, 1, 0)
    assert t.halted


@rule("root", "6.5b", "6.5c")
def test_three_actions_and_one_per_bird_card() -> None:
    t = table(marquise="c5:3,recruiter", eyrie="c3:1", hands={"marquise": "bird"})
    t.actions("marquise").do("march", "to c1", "warriors 1", "done")
    t.do("march", "from c5", "to c1", "warriors 1", "done", "recruit")
    assert t.g.actions == 0
    t.refuses("march", "no-actions", "6.5b").only("extra arms_trader", "end").do("extra arms_trader").offers("march")
    assert t.discard == ["arms_trader"]


@rule("root", "6.5.1")
def test_a_battle_is_an_action() -> None:
    t = table(marquise="c5:3", eyrie="c5:1")
    t.roll(1, 0).actions("marquise").do("battle")
    assert (t.warriors("eyrie", "c5"), t.g.actions) == (0, 2)


@rule("root", "6.5.3a", "6.5.3b")
def test_recruiting_once_a_turn_at_every_recruiter() -> None:
    t = table(marquise="c5:recruiter*2 c9:recruiter", eyrie="c3:1")
    t.actions("marquise").do("recruit")
    assert (t.warriors("marquise", "c5"), t.warriors("marquise", "c9")) == (2, 1)
    t.refuses("recruit", "recruited-already", "6.5.3b")


@rule("root", "6.5.4", "6.5.4.Ia", "6.5.4.Ib", "6.5.4.II", "6.5.4.III")
def test_building_takes_connected_wood_and_scores() -> None:
    t = table(marquise="c5:1,sawmill,workshop c1:1,wood c9:1,recruiter,wood c4:wood", eyrie="c3:1 c12:2")
    t.actions("marquise").do("build").refuses("in c12", "not-ruled", "6.5.4.Ia")
    t.refuses("in c5", "no-slot", "2.2.3b").do("in c9", "piece sawmill")
    t.expects("pay-wood", "marquise").only("from c1", "from c9").do("from c1")  # c4 is not ruled
    assert (t.on("c9", "sawmill"), t.on("c1", "wood"), t.points("marquise")) == (1, 0, 1)
    assert t.g.actions == 2


@rule("root", "6.5.4.II", "6.5.4.Ib")
def test_wood_must_be_connected_through_ruled_clearings() -> None:
    t = table(marquise="c5:1 c1:sawmill c9:1,workshop,wood c2:recruiter", eyrie="c1:2 c2:2")
    t.actions("marquise").do("build")
    assert t.asked == "build-what"  # only c9: the Eyrie in c1 cuts c5 off from the wood
    assert t.match.decision.values == (8,)
    t = table(marquise="c5:1 c1:1,sawmill c9:1,workshop,wood c2:recruiter", eyrie="c2:2")
    t.actions("marquise").do("build").only("in c5", "in c9")


@rule("root", "6.5.4.II", "6.5.4.III")
@pytest.mark.parametrize(
    ("built", "cost", "points"),
    [("sawmill*1", 1, 1), ("sawmill*2", 2, 2), ("sawmill*3", 3, 3)],
)
def test_later_buildings_cost_more_and_score_more(built: str, cost: int, points: int) -> None:
    spread = {"sawmill*1": "c5:1,sawmill", "sawmill*2": "c5:1,sawmill*2", "sawmill*3": "c5:1,sawmill*2 c2:sawmill"}
    t = table(marquise=f"{spread[built]} c7:1,wood*8", eyrie="c3:1")
    t.actions("marquise").do("build").go("in c7").do("piece sawmill")
    assert (t.on("c7", "wood"), t.points("marquise")) == (8 - cost, points)


@rule("root", "6.5.5")
def test_overwork() -> None:
    t = table(marquise="c5:sawmill c9:sawmill", eyrie="c3:1", hands={"marquise": "rabbit fox"})
    t.actions("marquise").do("overwork").only("in c5").do("in c5", "spend bake_sale")
    assert (t.on("c5", "wood"), t.on("c9", "wood")) == (1, 0)
    assert t.g.actions == 2
    t.refuses("overwork", "no-overwork", "6.5.5")


@rule("root", "6.6a", "6.6b")
def test_evening_draws_by_recruiters_and_keeps_five() -> None:
    t = table(marquise="c5:recruiter*2 c2:recruiter", eyrie="c3:1", hands={"marquise": "fox fox rabbit mouse"})
    t.evening("marquise").expects("discard", "marquise")
    assert t.match.decision.values == (1,)  # drew two
    t.do("discard anvil")
    assert (len(t.hand("marquise")), t.discard) == (5, ["anvil"])
    t = table(marquise="c5:recruiter*2 c2:recruiter*2 c9:recruiter", eyrie="c3:1")
    t.evening("marquise")
    assert len(t.hand("marquise")) == 3
