"""Appendix D: the nine characters."""

from __future__ import annotations

from tests.games.root.table import table
from weald.testing import rule


@rule("root", "D.1.2")
def test_thief_steals_a_random_card() -> None:
    t = table(marquise="c5:1", eyrie="c5:1", vagabond="thief c5 torch", hands={"marquise": "fox mouse"})
    t.chance(0).daylight("vagabond").do("special")
    assert (t.hand("vagabond"), t.hand("marquise")) == (["anvil"], ["sword"])
    assert t.sees("eyrie", "vagabond.hand") == []
    assert t.sees("marquise", "vagabond.hand") == ["anvil"]
    assert t.told("took-card")["rule"] == "D.1.2"
    t = table(marquise="c5:1", vagabond="thief f1 torch", hands={"marquise": "fox", "vagabond": "fox"})
    t.daylight("vagabond").refuses("special", "in-forest", "9.5.9")


@rule("root", "D.2.2")
def test_tinker_takes_from_the_discard_pile() -> None:
    t = table(marquise="c3:1", vagabond="tinker c5 torch", discard="fox rabbit bird")
    t.daylight("vagabond").do("special").only("take bake_sale", "take arms_trader").do("take arms_trader")
    assert t.hand("vagabond") == ["arms_trader"]
    assert t.sees("marquise", "vagabond.hand") == ["arms_trader"]  # everybody saw it
    t = table(marquise="c3:1", vagabond="tinker c5 torch", discard="fox", hands={"vagabond": "mouse"})
    t.daylight("vagabond").refuses("special", "nothing-in-discard", "D.2.2")


@rule("root", "D.3.2")
def test_ranger_repairs_three_and_ends_daylight() -> None:
    t = table(marquise="c3:1", vagabond="ranger c5 torch boot% sword% hammer% crossbow%!")
    t.daylight("vagabond").do(
        "special", "repair boot-damaged", "repair sword-damaged", "repair crossbow-damaged_exhausted"
    )
    assert (t.items("damaged"), t.items("ready"), t.items("exhausted")) == (
        ["hammer"],
        ["boot", "sword"],
        ["crossbow", "torch"],
    )
    assert t.halted


@rule("root", "D.4.2a", "D.4.2b", "AMB-41")
def test_vagrant_instigates() -> None:
    t = table(
        marquise="c11:1,sawmill,wood",
        eyrie="c11:3",
        vagabond="vagrant c11 torch",
        relations={"marquise": "hostile"},
        leader="despot",
    )
    t.roll(2, 1).daylight("vagabond").do("special", "player eyrie", "against marquise")
    t.expects("lose-piece", "vagabond").only("piece sawmill", "piece wood").do("piece wood")
    # one for the wood; the wood and the warrior of a hostile faction; the first Eyrie warrior turned it hostile
    assert (t.points("vagabond"), t.points("eyrie"), t.points("marquise")) == (3, 0, 0)
    assert t.relation("eyrie") == "hostile"


@rule("root", "AMB-41")
def test_vagrant_may_be_a_side_and_the_attacker_needs_a_fighter() -> None:
    t = table(marquise="c5:sawmill", eyrie="c5:2", vagabond="vagrant c5 torch sword")
    t.daylight("vagabond").do("special").only("player eyrie", "player vagabond")
    t.refuses("player marquise", "no-fighters", "4.3a")


@rule("root", "D.5.2a", "D.5.2b", "AMB-42", "AMB-30")
def test_arbiter_is_enlisted_by_the_defender() -> None:
    t = table(marquise="c5:4", eyrie="c5:1", vagabond="arbiter c5 sword sword!")
    t.roll(3, 3).battle("marquise", "c5", "eyrie").expects("enlist", "eyrie").do("enlist")
    assert (t.told("rolled")["defender"], t.points("vagabond")) == (3, 1)
    t = table(marquise="c5:4", vagabond="arbiter c5 sword torch")
    t.roll(0, 0).battle("marquise", "c5", "vagabond")
    assert t.events("enlisted") == []
    t.roll(0, 0).daylight("vagabond").refuses("special", "no-special-action", "9.5.9").do("battle")
    assert t.events("enlisted") == []  # never against himself


@rule("root", "D.6.2a", "D.6.2b", "D.6.2c", "INT-86")
def test_scoundrel_scorches_the_earth() -> None:
    t = table(
        marquise="c1:2,keep,sawmill c10:2", alliance="c9:sympathy", vagabond="scoundrel c1 torch boot boot",
        relations={"marquise": "hostile"}, supporters="fox fox", hands={"vagabond": "mouse"},
    )  # fmt: skip
    t.daylight("vagabond").do("special")
    assert (t.warriors("marquise", "c1"), t.on("c1", "keep"), t.on("c1", "sawmill")) == (0, 0, 0)
    assert t.points("vagabond") == 2  # keep and sawmill, no infamy
    assert (t.items("exhausted"), t.g.gone[7]) == ([], 1)
    t.do("move", "to c9", "move").refuses("to c1", "scorched", "D.6.2b").do("to c4")
    t.agenda(("move", (0, 3, 0))).refuses("to c1", "scorched", "D.6.2b")
    t.birdsong("alliance").do("done").refuses("spread c1", "scorched", "D.6.2b").offers("spread c12")


@rule("root", "D.6.2b")
def test_scoundrel_may_stay() -> None:
    t = table(marquise="c1:2", vagabond="scoundrel c1 torch boot")
    t.daylight("vagabond").do("special", "end")
    assert t.pawn() == "c1"


@rule("root", "D.7.2", "AMB-30")
def test_adventurer_improvises_once_a_turn() -> None:
    t = table(
        marquise="c3:1", vagabond="adventurer c1 hammer boot torch tea",
        quests="errand_fox logistics_help_fox fundraising_fox", hands={"vagabond": "mouse"},
    )  # fmt: skip
    t.daylight("vagabond").do("quest logistics_help_fox").expects("improvise", "vagabond")
    t.do("item hammer")  # the boot was the only way to go on
    assert (t.items("damaged_exhausted"), t.items("exhausted")) == (["hammer"], ["boot"])
    t.do("reward points").refuses("quest fundraising_fox", "quest-items", "9.5.5a")


@rule("root", "D.7.2")
def test_adventurer_replaces_one_item_only() -> None:
    t = table(marquise="c3:1", vagabond="adventurer c1 hammer hammer", quests="errand_fox", hands={"vagabond": "mouse"})
    t.daylight("vagabond").refuses("quest errand_fox", "quest-items", "9.5.5a")


@rule("root", "D.8.2", "AMB-43", "AMB-30")
def test_ronin_strikes_swiftly_once() -> None:
    t = table(marquise="c5:4", vagabond="ronin c5 sword sword sword")
    t.roll(1, 0).daylight("vagabond").do("battle").expects("battle-effect", "vagabond").do("swift-strike")
    assert (t.warriors("marquise", "c5"), t.items("exhausted")) == (2, ["sword", "sword"])
    t = table(marquise="c5:4", vagabond="ronin c5 sword")
    t.roll(0, 0).battle("marquise", "c5", "vagabond").do("swift-strike")
    assert t.warriors("marquise", "c5") == 3


@rule("root", "D.9.2")
def test_harrier_glides_alone() -> None:
    t = table(
        marquise="c1:2 c7:3", vagabond="harrier c1 torch", relations={"marquise": "allied"}, hands={"vagabond": "rabbit"},
    )  # fmt: skip
    t.daylight("vagabond").do("special")
    assert len(t.offered) == 11
    t.do("to c7")
    assert (t.pawn(), t.warriors("marquise", "c1"), t.asked) == ("c7", 2, "vagabond-action")


@rule("root", "AMB-41", "8.2.6a")
def test_vagrant_is_the_remover_and_pays_for_outrage() -> None:
    t = table(
        marquise="c5:3",
        alliance="c5:sympathy",
        vagabond="vagrant c5 torch",
        hands={"vagabond": "rabbit", "marquise": "rabbit"},
    )
    t.roll(0, 0).daylight("vagabond").do("special", "player marquise", "against alliance")
    t.expects("outrage", "vagabond")
    assert (t.points("vagabond"), t.points("marquise")) == (1, 0)


@rule("root", "9.2.9.II.c1", "9.2.9.II.d2", "D.4.2a")
def test_vagrant_who_attacks_may_fight_with_an_ally() -> None:
    t = table(
        marquise="c5:2",
        eyrie="c5:4",
        vagabond="vagrant c5 torch sword",
        relations={"marquise": "allied"},
        hands={"vagabond": "fox"},
    )
    t.roll(3, 2).daylight("vagabond").do("special", "player vagabond", "against eyrie", "ally marquise")
    assert t.told("rolled")["attacker"] == 3
    t.do("piece marquise_warrior")
    assert t.relation("marquise") == "allied"
    t.do("piece marquise_warrior")
    assert (t.relation("marquise"), t.told("relation")["rule"]) == ("hostile", "9.2.9.II.d2")


def test_a_glide_from_a_forest_brings_nobody() -> None:
    t = table(marquise="c7:1", vagabond="harrier f1 torch", hands={"vagabond": "fox"}, relations={"marquise": "allied"})
    t.daylight("vagabond").do("special", "to c7")
    assert t.asked == "vagabond-action"
