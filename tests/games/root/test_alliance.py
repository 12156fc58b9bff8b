"""Chapter 8: the Woodland Alliance."""

from __future__ import annotations

import pytest

from tests.games.root.table import table
from weald.testing import rule


@rule("root", "8.2.1", "8.5", "8.5.1")
def test_it_crafts_with_sympathy_among_its_other_actions() -> None:
    t = table(marquise="c3:1", alliance="c1:sympathy", hands={"alliance": "anvil armorers fox"})
    t.daylight("alliance").do("craft anvil").refuses("craft armorers", "too-few-pieces", "4.1.1a").offers("mobilize")
    assert t.crafted("alliance", "hammer") == 1


@rule("root", "8.2.3a", "8.2.3b", "8.2.3c", "8.2.3d")
def test_supporters_lie_face_down_apart_from_the_hand() -> None:
    t = table(
        marquise="c1:3",
        alliance="c1:sympathy",
        supporters="fox fox mouse bird",
        hands={"alliance": "fox fox fox fox fox"},
    )
    t.birdsong("alliance")
    assert t.sees("marquise", "alliance.supporters") == []
    assert len(t.sees("alliance", "alliance.supporters")) == 4
    t.do("revolt c1").expects("spend-supporter", "alliance").refuses("spend sword")
    t.evening("alliance").expects("discard", "alliance")
    assert t.match.decision.values == (1,)  # six hand cards, supporters do not count


@rule("root", "8.2.3.Ia", "8.2.3.Ib", "INT-59")
def test_without_a_base_five_supporters_at_most() -> None:
    five = "fox fox mouse mouse rabbit"
    t = table(marquise="c1:2", alliance="c5:sympathy", supporters=five, hands={"marquise": "bake_sale"})
    t.move("marquise", "c1", "c5", 1).do("give bake_sale")
    assert (len(t.supporters), t.discard) == (5, ["bake_sale"])
    t = table(marquise="c1:2", alliance="c5:sympathy c2:base", supporters=five, hands={"marquise": "bake_sale"})
    t.move("marquise", "c1", "c5", 1).do("give bake_sale")
    assert (len(t.supporters), t.discard) == (6, [])


@rule("root", "8.2.4a", "8.2.4b", "8.2.4c", "AMB-27", "INT-64")
def test_losing_the_last_base() -> None:
    t = table(
        marquise="c1:3", alliance="c1:base", officers=3,
        supporters="fox fox bird mouse mouse mouse mouse mouse mouse mouse",
    )  # fmt: skip
    t.roll(0, 0).battle("marquise", "c1", "alliance").expects("trim-supporters", "alliance")
    assert (t.alliance.officers, t.supply("alliance_warrior"), len(t.supporters)) == (1, 9, 7)
    t.first(2)
    assert (len(t.supporters), len(t.discard)) == (5, 5)
    assert t.halted


@rule("root", "8.2.5", "8.2.5.I", "8.2.5.II")
def test_one_sympathy_per_clearing() -> None:
    t = table(marquise="c3:1", alliance="c1:sympathy", supporters="fox rabbit mouse")
    t.birdsong("alliance").do("done").refuses("spread c1", "already-sympathetic", "8.2.5.I").offers("spread c5")


# --- outrage (8.2.6) -------------------------------------------------------------------------------------


@rule("root", "8.2.6a", "8.2.6b")
def test_outrage_for_moving_in_and_for_removing() -> None:
    t = table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "rabbit fox"})
    t.move("marquise", "c1", "c5", 1).expects("outrage", "marquise").only("give bake_sale").do("give bake_sale")
    assert t.supporters == ["bake_sale"]
    assert t.sees("eyrie", "alliance.supporters") == []
    t = table(marquise="c5:2", alliance="c5:sympathy", hands={"marquise": "rabbit"})
    t.roll(0, 0).battle("marquise", "c5", "alliance").expects("outrage", "marquise")


@rule("root", "8.2.6b", "1.3.2")
def test_while_a_card_is_sought_everybody_imagines_a_hand_that_has_one() -> None:
    t = table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "rabbit", "eyrie": "fox"})
    t.move("marquise", "c1", "c5", 1).expects("outrage", "marquise")
    for side in ("eyrie", "alliance"):
        for seed in range(20):
            world = t.match.redeal(t.seat(side), seed)
            zones = world.view(t.seat(side))["zones"]
            assert ([d.prompt for d in world.open], zones["common.deck"]["count"]) == (["outrage"], len(t.g.deck))


@rule("root", "8.2.6c", "INT-61")
def test_without_a_match_the_hand_is_shown_to_the_alliance_alone() -> None:
    t = table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "fox mouse"}, deck="rabbit bird")
    t.move("marquise", "c1", "c5", 1)
    assert t.supporters == ["bake_sale"]
    assert t.sees("alliance", "marquise.hand") == ["anvil", "sword"]
    assert t.sees("eyrie", "marquise.hand") == []


@rule("root", "INT-60")
def test_a_dominance_card_pays_for_outrage_too() -> None:
    t = table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "dominance_rabbit bird"})
    t.move("marquise", "c1", "c5", 1).only("give dominance_rabbit", "give arms_trader").do("give dominance_rabbit")
    assert t.supporters == ["dominance_rabbit"]


@rule("root", "8.2.6b")
def test_who_has_only_one_card_to_give_is_asked_all_the_same() -> None:
    t = table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "rabbit"})
    assert t.move("marquise", "c1", "c5", 1).match.decision.sealed


@rule("root", "INT-54", "9.2.2a")
def test_a_pawn_is_no_outrage() -> None:
    t = table(alliance="c5:sympathy", vagabond="thief c1 boot", hands={"vagabond": "rabbit"})
    t.daylight("vagabond").do("move", "to c5")
    assert t.asked == "vagabond-action"


@rule("root", "INT-55", "AMB-09", "9.2.9.II.b")
def test_a_vagabond_pays_for_the_allies_brought_along() -> None:
    t = table(
        marquise="c1:2", alliance="c5:sympathy", vagabond="thief c1 boot", hands={"vagabond": "rabbit"},
        relations={"marquise": "allied"},
    )  # fmt: skip
    t.daylight("vagabond").do("move", "to c5").expects("bring-ally", "vagabond").do("ally marquise", "warriors 2")
    t.expects("outrage", "vagabond")
    assert t.warriors("marquise", "c5") == 2


# --- Birdsong (8.4) --------------------------------------------------------------------------------------


@rule(
    "root", "8.4", "8.4.1", "8.4.1.I", "8.4.1.II", "8.4.1.IIIa", "8.4.1.IIIb", "8.4.1.IIIc", "8.4.1.IIId", "8.4.1.IIIe"
)
def test_a_revolt() -> None:
    t = table(
        marquise="c1:3,keep",
        eyrie="c6:1",
        alliance="c1:sympathy c8:sympathy c5:sympathy",
        supporters="fox fox fox rabbit",
    )
    t.birdsong("alliance").refuses("revolt c5", "too-few-supporters", "8.4.1.II")
    t.refuses("revolt c9", "not-sympathetic", "8.4.1.I").do("revolt c1")
    t.first(2)
    assert (t.warriors("marquise", "c1"), t.on("c1", "keep"), t.on("c1", "base")) == (0, 0, 1)
    assert t.warriors("alliance", "c1") == 2  # two sympathetic fox clearings
    assert (t.alliance.officers, t.points("alliance"), len(t.supporters)) == (1, 1, 2)
    t.expects("revolt", "alliance").refuses("revolt c8", "base-on-map", "8.4.1.I")


@rule("root", "INT-65", "1.5.4b")
def test_a_revolt_with_too_few_warriors() -> None:
    t = table(marquise="c1:1", alliance="c1:sympathy c6:sympathy c8:sympathy c12:sympathy c9:8", supporters="fox fox")
    t.birdsong("alliance").do("revolt c1", "spend anvil").first()
    assert (t.warriors("alliance", "c1"), t.alliance.officers, t.supply("alliance_warrior")) == (2, 0, 0)


@rule("root", "AMB-40")
def test_a_revolt_without_a_slot_leaves_the_base_on_the_board() -> None:
    t = table(marquise="c3:1", alliance="c12:sympathy", supporters="fox fox", vagabond="thief c3 boot")
    t.g.room[11] = 0
    t.birdsong("alliance").do("revolt c12", "spend anvil").first()
    assert (t.supply("base"), t.warriors("alliance", "c12"), t.alliance.officers) == (3, 1, 1)


@rule("root", "9.2.2.I", "9.2.7b", "AMB-32")
def test_a_revolt_damages_three_items_of_a_vagabond() -> None:
    t = table(marquise="c1:1", alliance="c1:sympathy", vagabond="thief c1 boot sword tea torch", supporters="fox fox")
    t.birdsong("alliance").do("revolt c1", "spend anvil").first()
    t.expects("damage-item", "vagabond").do("damage boot-ready", "damage tea-track", "damage torch-ready")
    assert (t.items("damaged"), t.items("ready"), t.pawn()) == (["boot", "tea", "torch"], ["sword"], "c1")


@rule("root", "8.4.2", "8.4.2.Ia", "8.4.2.Ib", "8.4.2.II", "8.4.2.III")
def test_spreading_sympathy() -> None:
    t = table(marquise="c3:1", alliance="c9:1", supporters="fox mouse rabbit bird")
    t.birdsong("alliance").do("done")
    assert len([o for o in t.offered if o.startswith("spread")]) == 12  # no sympathy yet: anywhere
    t.do("spread c1", "spend anvil")
    assert (t.on("c1", "sympathy"), t.points("alliance")) == (1, 0)
    t.refuses("spread c3", "not-next-to-sympathy", "8.4.2.Ia").do("spread c5", "spend bake_sale")
    assert t.points("alliance") == 1
    assert sorted(t.supporters) == ["arms_trader", "sword"]


@rule("root", "8.4.2.II")
def test_later_groups_cost_more() -> None:
    t = table(marquise="c3:1", alliance="c1:sympathy c5:sympathy c9:sympathy", supporters="rabbit")
    t.birdsong("alliance").do("done").refuses("spread c10", "too-few-supporters", "8.4.2.II")


@rule("root", "8.4.2.II.a", "INT-67")
@pytest.mark.parametrize(("marquise", "eyrie", "cost"), [("c5:2", "c5:2", 1), ("c5:3", "c1:1", 2)])
def test_martial_law(marquise: str, eyrie: str, cost: int) -> None:
    t = table(marquise=marquise, eyrie=eyrie, alliance="c2:sympathy", supporters="rabbit rabbit")
    t.birdsong("alliance").do("done", "spread c5").first(cost)
    assert len(t.supporters) == 2 - cost


# --- Daylight (8.5) --------------------------------------------------------------------------------------


@rule("root", "8.5.2")
def test_mobilizing_is_secret() -> None:
    t = table(marquise="c3:1", alliance="c9:1", hands={"alliance": "fox mouse"})
    t.daylight("alliance").do("mobilize")
    assert t.match.decision.sealed
    t.do("give sword")
    assert (t.supporters, t.hand("alliance")) == (["sword"], ["anvil"])
    assert t.sees("marquise", "alliance.supporters") == []


@rule("root", "8.5.3")
def test_training_officers() -> None:
    t = table(marquise="c3:1", alliance="c1:base", hands={"alliance": "fox mouse bird"})
    t.daylight("alliance").do("train").only("spend anvil", "spend arms_trader").do("spend anvil")
    assert (t.alliance.officers, t.supply("alliance_warrior")) == (1, 9)
    t = table(marquise="c3:1", alliance="c9:1", hands={"alliance": "fox"})
    t.daylight("alliance").refuses("train", "no-training", "8.5.3")


# --- Evening (8.6) ---------------------------------------------------------------------------------------


@rule("root", "8.6", "8.6.1", "8.6.1.I", "8.6.1.II", "8.6.1.III", "8.6.1.IV")
def test_military_operations() -> None:
    t = table(marquise="c5:2", alliance="c1:2,base", officers=4)
    t.roll(1, 0).evening("alliance").expects("operation", "alliance").do("move", "to c5", "warriors 2")
    t.do("battle").do("recruit")
    assert t.warriors("alliance", "c1") == 1
    t.do("organize").go("from c5")
    assert (t.on("c5", "sympathy"), t.warriors("alliance", "c5")) == (1, 1)
    assert len(t.hand("alliance")) == 2  # one, and one for the base on the map
    assert t.halted


@rule("root", "8.6.1.IV", "8.2.5.I")
def test_organizing_needs_an_unsympathetic_clearing() -> None:
    t = table(marquise="c3:1", alliance="c1:2,sympathy", officers=1)
    t.evening("alliance").refuses("organize", "no-organizing", "8.6.1.IV")


@rule("root", "8.6.2a", "8.6.2b")
def test_evening_draws_by_bases() -> None:
    t = table(marquise="c3:1", alliance="c1:base c2:base c5:base", hands={"alliance": "fox fox"})
    t.evening("alliance").expects("discard", "alliance")
    assert t.match.decision.values == (1,)
