"""Chapter 15.5.2 and 15.6.2: the retinue of the Keepers acts and grows."""

from __future__ import annotations

import json

import pytest

from tests.games.root.table import Table, table
from tests.games.root.test_properties import shown
from tests.games.root.test_riverfolk import hired
from weald.games.root.audit import audit
from weald.testing import rule

FAR = "c2:4,roost"


def acts(t: Table) -> Table:
    """The retinue alone."""
    t.g.turn = t.seat("keepers")
    t.g.phase = 1
    return t.agenda(("keepers-retinue", (t.seat("keepers"),)))


def column(t: Table, name: str) -> Table:
    """The retinue, up to one of its columns."""
    acts(t)
    while t.asked == "retinue" and t.match.decision.values != ({"march": 0, "delve": 1, "recover": 2}[name],):
        t.do("end")
    return t


@rule("root", "15.5.2a", "15.5.2b", "15.5.2.I")
def test_columns_from_left_to_right_and_each_card_once() -> None:
    t = acts(table(keepers="c1:3 c8:2", eyrie=FAR, retinue={"march": "fox rabbit"})).expects("retinue", "keepers")
    t.only("send anvil", "send-retainer", "end").refuses("send bake_sale", "no-suited-move", "15.5.2.I")
    t.do("send anvil").expects("move-from", "keepers").only("from c1", "from c8").refuses("from c5", "wrong-suit")
    t.do("from c1", "to c5", "warriors 1")
    t.only("send bake_sale", "send-retainer", "end")  # the first has acted, the second can now
    t.do("send-retainer", "from c8", "to c7", "warriors 1").do("end")
    assert t.match.decision.values == (1,) if t.asked == "retinue" else True
    assert t.retinue("march") == ["anvil", "bake_sale"]  # they stay


@rule("root", "15.5.2.IIa", "INT-140")
def test_where_enemies_are_a_battle_comes_first() -> None:
    t = column(table(keepers="c1:4", eyrie="c1:1 c2:3,roost", relics="f2:figure_1"), "delve")
    t.roll(1, 0).do("send-retainer")
    assert (t.warriors("eyrie", "c1"), t.told("battled")["side"]) == (0, "eyrie")
    t.expects("delve", "keepers")
    t = column(table(keepers="c1:2", eyrie="c1:5 c2:3,roost", relics="f2:figure_1"), "delve")
    t.roll(0, 0).do("send-retainer")
    assert t.asked != "delve"  # they do not rule it


@rule("root", "15.5.2.IIa", "G.1.10", "AMB-99")
def test_mercenaries_of_their_own_are_no_enemies_to_battle() -> None:
    """In c1 and c7 stand Riverfolk only, in c5 with a trade post, in c8 with the Eyrie."""

    def delving(hire: bool = True) -> Table:
        t = table(
            keepers="c1:2 c5:2 c7:2 c8:2",
            riverfolk="c1:1 c5:1,trade_post_rabbit c7:1 c8:1",
            eyrie="c8:1 c2:4,roost",
            relics="f2:figure_1",
        )
        return column(hired(t, "keepers") if hire else t, "delve").roll(0, 0).do("send-retainer")

    t = delving().only("in c1", "in c5", "in c8").refuses("in c7", "nothing-there", "15.5.2.IIa")  # no relic near c7
    t.do("in c1").expects("delve", "keepers")
    assert t.events("battled") == []
    assert delving().do("in c5").told("battled")["side"] == "riverfolk"
    delving().do("in c8").expects("battle-whom", "keepers").only("against eyrie", "against riverfolk")
    assert delving(hire=False).do("in c7").told("battled")["side"] == "riverfolk"


@rule("root", "15.5.2.IIb", "15.5.2.II.a", "2.4.1a")
def test_delving_turns_a_relic_of_an_adjacent_forest_up() -> None:
    t = column(table(keepers="c1:2 c9:1 c10:1", eyrie=FAR, relics="f2:figure_2,tablet_1!"), "delve")
    t.do("send-retainer", "in c1").expects("delve", "keepers").only("from f1", "from f2", "done").do("from f2")
    t.expects("delve-relic", "keepers").only("relic figure", "relic tablet_1").do("relic figure")
    assert (t.relics_at("c1"), t.relics_at("f2"), t.on("c1", "relic_figure")) == (["figure_2"], ["tablet_1"], 1)
    assert (t.keepers.retainers, audit(t.g)) == ([1, 1, 1], [])  # three of its clearings are ruled
    assert t.told("delved")["relic"] == "figure_2"


@rule("root", "15.5.2.IIb")
def test_delving_is_optional() -> None:
    t = column(table(keepers="c1:2", eyrie=FAR, relics="f2:figure_2"), "delve")
    t.do("send-retainer").do("done")
    assert t.relics_at("c1") == []


@rule("root", "15.5.2.II.b", "INT-141", "AMB-23")
def test_with_too_few_clearings_around_the_forest_the_card_is_lost() -> None:
    t = column(table(keepers="c1:2 c9:1", eyrie=FAR, relics="f2:figure_3", retinue={"delve": "fox"}), "delve")
    t.do("send anvil").do("from f2").go("relic figure")
    assert (t.relics_at("c1"), t.discard, t.retinue("delve")) == (["figure_3"], ["anvil"], [])
    assert t.told("retinue-lost")["rule"] == "15.5.2.II.b"
    t = column(table(keepers="c1:2", eyrie=FAR, relics="f2:figure_2"), "delve")
    t.do("send-retainer").do("from f2").go("relic figure")
    assert (t.keepers.retainers, t.discard) == ([1, 0, 1], [])  # out of the game


@rule("root", "AMB-23", "10.2.6a")
def test_a_lost_card_becomes_a_lost_soul_and_a_retainer_does_not() -> None:
    t = column(table(keepers="c1:2", cult="c2:4", relics="f2:figure_3", retinue={"delve": "fox"}), "delve")
    t.do("send anvil").do("from f2").go("relic figure")
    assert t.souls == ["anvil"]
    t = column(table(keepers="c1:2", cult="c2:4", relics="f2:figure_3"), "delve")
    t.do("send-retainer").do("from f2").go("relic figure")
    assert (t.souls, t.keepers.retainers) == ([], [1, 0, 1])


@rule("root", "15.5.2.III")
def test_the_last_column_moves_or_recovers() -> None:
    t = column(
        table(
            keepers="c1:2 c8:1",
            eyrie=FAR,
            relics="c1:figure_2 c8:tablet_1",
            camps="c1:figure_tablet",
            retinue={"recover": "fox"},
        ),
        "recover",
    )
    t.do("send anvil").expects("move-or-recover", "keepers").only("move", "recover c1")
    t.refuses("recover c8", "nothing-to-recover", "15.5.2.III.a").refuses("recover c5", "wrong-suit")
    t.do("move").only("from c1", "from c8")


@rule("root", "15.5.2.III.a", "15.5.2.III.b", "15.5.2.III.c2")
def test_a_recovered_relic_scores_its_value_and_one_may_go_on() -> None:
    t = column(
        table(keepers="c1:2 c8:1 c6:1", eyrie=FAR, relics="c1:figure_2,figure_1", camps="c1:figure_tablet"), "recover"
    )
    t.do("send-retainer").go("recover c1").expects("recover-what", "keepers").only("relic figure_1", "relic figure_2")
    t.do("relic figure_2").expects("recover-what", "keepers").only("relic figure_1", "done").do("relic figure_1")
    assert (t.points("keepers"), t.relics_at("c1"), audit(t.g)) == (3, [], [])
    assert [len(row) for row in t.keepers.recovered] == [2, 0, 0]


@rule("root", "INT-142", "15.5.2.III.b")
def test_one_of_each_type_is_worth_two_more() -> None:
    t = column(
        table(
            keepers="c1:2 c8:1", eyrie=FAR, relics="c1:figure_2 recovered:tablet_1,jewelry_1", camps="c1:figure_tablet"
        ),
        "recover",
    )
    t.do("send-retainer").go("recover c1", "relic figure_2")
    assert t.points("keepers") == 4


@rule("root", "15.5.2.III.c1", "AMB-22")
def test_with_too_few_clearings_of_the_suit_the_card_is_lost_and_the_others_go_on() -> None:
    t = column(
        table(
            keepers="c1:2 c5:1",
            eyrie=FAR,
            relics="c1:figure_3,figure_2",
            camps="c1:figure_tablet",
            retinue={"recover": "fox fox"},
        ),
        "recover",
    )
    first = t.offered[0]
    t.do(first).do("recover c1", "relic figure_3")
    assert (t.points("keepers"), len(t.discard)) == (3, 1)
    assert t.told("retinue-lost")["rule"] == "15.5.2.III.c1"
    t.expects("retinue", "keepers").do(t.offered[0]).do("recover c1")  # the next card of the column
    assert t.points("keepers") == 5


@rule("root", "1.4.1a", "15.5.2b", "3.3.1a", "4.1.3")
def test_after_the_last_card_there_is_a_moment_before_daylight_ends() -> None:
    t = table(
        "alliance", keepers="c1:3 c8:2", eyrie=FAR, retinue={"march": "fox"}, points={"keepers": 12},
        hands={"keepers": "dominance_fox"}, play={"keepers": "tax_collector"},
    )  # fmt: skip
    t.daylight("keepers").do("done").do(t.offered[0]).go("warriors 1")
    while t.asked != "rest-of-daylight":
        t.first()
    t.expects("rest-of-daylight", "keepers").offers("use tax_collector", "activate dominance_fox").do("done")
    assert t.halted


@rule("root", "1.4.1a", "15.5.2b")
def test_whoever_lets_the_last_card_rest_has_been_asked() -> None:
    t = table(keepers="c1:3 c8:2", eyrie=FAR, retinue={"march": "fox"}, play={"keepers": "tax_collector"})
    t.daylight("keepers").do("done").expects("retinue", "keepers").do("end", "end")
    t.expects("retinue", "keepers").offers("use tax_collector").do("end")
    assert t.halted


# --- Evening: gather the retinue (15.6.2) ----------------------------------------------------------------


@rule("root", "15.6.2a")
def test_cards_join_any_column() -> None:
    t = table(keepers="c1:1", eyrie=FAR, hands={"keepers": "fox rabbit"}).evening("keepers")
    t.expects("gather", "keepers").do("retain anvil").only("post march", "post delve", "post recover").do("post delve")
    assert (t.retinue("delve"), t.hand("keepers")) == (["anvil"], ["bake_sale"])
    assert t.sees("eyrie", "keepers.delve") == ["anvil"]
    t.refuses("shift", "gathered-already", "15.6.2a").do("retain bake_sale", "post march").go("done")
    assert t.retinue("march") == ["bake_sale"]


@rule("root", "15.6.2a")
def test_or_one_card_moves_to_another_column() -> None:
    t = table(keepers="c1:1", eyrie=FAR, hands={"keepers": "fox"}, retinue={"march": "rabbit"}).evening("keepers")
    t.do("shift", "post march").only("send bake_sale", "send-retainer").do("send bake_sale")
    t.only("post delve", "post recover").do("post recover")
    assert (t.retinue("march"), t.retinue("recover"), t.halted) == ([], ["bake_sale"], True)
    t = (
        table(keepers="c1:1", eyrie=FAR)
        .evening("keepers")
        .do("shift", "post march")
        .go("send-retainer")
        .do("post delve")
    )
    assert t.keepers.retainers == [0, 2, 1]


@rule("root", "INT-144", "15.6.2a", "15.6.2b")
def test_the_retinue_has_ten_cards_at_most() -> None:
    t = table(
        keepers="c1:1", eyrie=FAR, hands={"keepers": "fox rabbit"}, retinue={"march": "mouse mouse mouse", "delve": "bird bird bird"},
    )  # fmt: skip
    t.evening("keepers").do("retain anvil", "post march").go("done")
    assert (t.keepers.size(), "bake_sale" in t.hand("keepers")) == (10, True)


@rule("root", "15.6.2a", "1.2.2")
@pytest.mark.parametrize("other", ["mouse bird"])
def test_the_question_does_not_tell_the_hand(other: str) -> None:
    seen = []
    for hand in ("fox rabbit", other):
        t = table(keepers="c1:1", eyrie=FAR, hands={"keepers": hand}, camps="c5:figure_tablet").evening("keepers")
        seen.append(json.dumps(shown(t.match, t.seat("eyrie"))))
        t = table(keepers="c1:1", eyrie=FAR, hands={"keepers": hand}, camps="c5:figure_tablet").birdsong("keepers")
        seen.append(json.dumps(shown(t.match, t.seat("eyrie"))))
    assert seen[:2] == seen[2:]
