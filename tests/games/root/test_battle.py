"""Chapter 4.3: the battle pipeline and its interactions."""

from __future__ import annotations

from tests.games.root.table import table
from weald.testing import rule


@rule("root", "4.3a", "4.3b")
def test_a_battle_needs_own_fighters_and_one_enemy() -> None:
    t = table(marquise="c1:1 c5:2 c9:sawmill", eyrie="c5:1 c9:1", alliance="c5:sympathy")
    t.agenda(("battle", (0, 3)))
    t.expects("battle-whom", "marquise").only("against eyrie", "against alliance")
    t = table(marquise="c1:1 c5:2 c9:sawmill", eyrie="c5:1 c9:1 c1:1")
    t.agenda(("battle", (0, 3))).only("in c1", "in c5").refuses("in c9", "no-fighters", "4.3a")
    t.refuses("in c3", "no-fighters", "4.3a")


@rule("root", "4.3.1", "4.3.1.IIa", "4.3.1.IIb", "INT-40", "7.8.3", "7.5.2.III")
def test_an_ambush_that_kills_all_attackers_ends_the_battle() -> None:
    t = table(
        eyrie="c5:2,roost", marquise="c5:3", leader="commander",
        hands={"marquise": "ambush_rabbit"}, decree={"battle": "rabbit"},
    )  # fmt: skip
    t.set_viziers()
    t.daylight("eyrie").expects("ambush", "marquise").do("ambush ambush_rabbit")
    assert t.events("rolled") == []
    assert (t.warriors("eyrie", "c5"), t.warriors("marquise", "c5")) == (0, 3)
    assert t.discard == ["ambush_rabbit"]
    assert t.halted  # the Decree card counts as done, there was no turmoil
    assert t.events("turmoil") == []


@rule("root", "4.3.1.I")
def test_an_ambush_is_foiled_by_another() -> None:
    t = table(marquise="c5:2", eyrie="c5:2", hands={"marquise": "ambush_bird", "eyrie": "ambush_rabbit"})
    t.roll(0, 0).battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit").expects("foil", "marquise")
    t.do("ambush ambush_bird")
    assert (t.warriors("marquise", "c5"), t.discard) == (2, ["ambush_bird", "ambush_rabbit"])


@rule("root", "INT-44", "4.3.1")
def test_an_ambush_must_match_the_clearing() -> None:
    t = table(marquise="c5:2", eyrie="c5:2", hands={"eyrie": "ambush_fox"})
    t.battle("marquise", "c5", "eyrie").expects("ambush", "eyrie").only("done")
    t.refuses("ambush ambush_fox", "wrong-ambush", "4.3.1")
    t = table(marquise="c5:2", eyrie="c5:2", hands={"eyrie": "ambush_bird"})
    t.battle("marquise", "c5", "eyrie").offers("ambush ambush_bird")


@rule("root", "4.3.1", "1.2.1a")
def test_who_holds_no_ambush_is_asked_all_the_same() -> None:
    t = table(marquise="c5:2", eyrie="c5:2", hands={"eyrie": "fox"})
    t.battle("marquise", "c5", "eyrie").expects("ambush", "eyrie").only("done")
    t = table(marquise="c5:2", eyrie="c5:2")  # everybody sees that the hand is empty
    t.roll(0, 0).battle("marquise", "c5", "eyrie")
    assert t.halted


@rule("root", "INT-41")
def test_a_defender_without_warriors_may_ambush() -> None:
    t = table(marquise="c5:3", eyrie="c5:roost", hands={"eyrie": "ambush_rabbit"})
    t.roll(0, 0).battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit")
    assert t.warriors("marquise", "c5") == 1


@rule("root", "INT-42", "4.3.1.IIa", "4.3.4c", "4.3.4e")
def test_an_ambush_takes_warriors_then_buildings() -> None:
    t = table(marquise="c5:1,sawmill", eyrie="c5:2", hands={"eyrie": "ambush_rabbit"})
    t.battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit")
    assert (t.warriors("marquise", "c5"), t.on("c5", "sawmill")) == (0, 0)
    assert t.points("eyrie") == 2  # one for the sawmill, one for the Despot
    assert t.events("rolled") == []


@rule("root", "AMB-03", "4.3.1.IIb")
def test_an_ambushed_pawn_goes_on_to_the_roll() -> None:
    t = table(marquise="c5:1", vagabond="thief c5 sword sword", hands={"marquise": "ambush_rabbit"})
    t.roll(1, 1).daylight("vagabond").do("battle", "ambush ambush_rabbit")
    while t.asked == "damage-item":
        t.do(t.offered[0])
    assert t.told("rolled")["one"] == 1


@rule("root", "4.3.2a", "4.3.2c")
def test_the_attacker_deals_the_higher_roll() -> None:
    t = table(marquise="c5:4", eyrie="c5:4")
    t.roll(1, 3).battle("marquise", "c5", "eyrie")
    assert (t.warriors("marquise", "c5"), t.warriors("eyrie", "c5")) == (3, 1)


@rule("root", "4.3.2b")
def test_equal_dice_deal_the_same() -> None:
    t = table(marquise="c5:4", eyrie="c5:4")
    t.roll(2, 2).battle("marquise", "c5", "eyrie")
    assert (t.warriors("marquise", "c5"), t.warriors("eyrie", "c5")) == (2, 2)


@rule("root", "4.3.2.I", "8.2.2", "INT-45")
def test_rolled_hits_are_capped_by_warriors_and_guerrillas_roll_high() -> None:
    t = table(marquise="c5:5", alliance="c5:1")
    t.roll(3, 1).battle("marquise", "c5", "alliance")
    assert (t.told("rolled")["attacker"], t.told("rolled")["defender"]) == (1, 1)
    assert (t.warriors("marquise", "c5"), t.warriors("alliance", "c5")) == (4, 0)


@rule("root", "4.3.3.II", "4.3.3.I", "INT-46", "8.2.2")
def test_the_defenseless_take_an_extra_hit() -> None:
    t = table(marquise="c5:2", alliance="c5:sympathy", hands={"marquise": "fox"})
    t.roll(3, 0).battle("marquise", "c5", "alliance")
    assert t.on("c5", "sympathy") == 0
    assert (t.told("rolled")["attacker"], t.told("rolled")["defender"]) == (0, 0)
    assert t.points("marquise") == 1


@rule("root", "INT-47", "4.3.4a", "4.3.4b")
def test_hits_are_dealt_at_the_same_time() -> None:
    t = table(marquise="c5:2", eyrie="c5:2")
    t.roll(3, 2).battle("marquise", "c5", "eyrie")
    assert (t.warriors("marquise", "c5"), t.warriors("eyrie", "c5")) == (0, 0)


@rule("root", "4.3.4c", "4.3.4d")
def test_who_takes_the_hits_picks_the_buildings() -> None:
    t = table(marquise="c11:1,sawmill,workshop,wood", eyrie="c11:4", leader="builder")
    t.roll(3, 0).battle("eyrie", "c11", "marquise").expects("lose-piece", "marquise")
    t.only("piece sawmill", "piece workshop", "piece wood").do("piece wood", "piece workshop")
    assert (t.on("c11", "sawmill"), t.points("eyrie")) == (1, 2)


@rule("root", "4.3.4d")
def test_who_takes_the_hits_orders_what_they_trigger() -> None:
    t = table(
        alliance="c5:sympathy,base", eyrie="c5:3", hands={"eyrie": "rabbit rabbit"}, play={"eyrie": "brutal_tactics"},
        leader="builder",
    )  # fmt: skip
    t.roll(3, 0).battle("eyrie", "c5", "alliance").do("use brutal_tactics")
    t.expects("which-trigger", "alliance").only("outrage c5", "base-lost c5")


@rule("root", "4.3.3a", "4.3.3b", "INT-51")
def test_the_attacker_decides_whose_effects_come_first() -> None:
    t = table(marquise="c5:3", eyrie="c5:3", play={"marquise": "brutal_tactics", "eyrie": "sappers armorers"})
    t.roll(2, 1).battle("marquise", "c5", "eyrie").expects("who-first", "marquise").do("first defender")
    t.expects("battle-effect", "eyrie").do("use armorers").do("use sappers")
    t.expects("battle-effect", "marquise").do("use brutal_tactics")
    assert t.points("eyrie") == 1
    assert t.discard == ["armorers", "sappers"]
    assert t.play("marquise") == ["brutal_tactics"]
    assert (t.warriors("marquise", "c5"), t.warriors("eyrie", "c5")) == (1, 2)  # 1 + 1 and 0 + 1


@rule("root", "4.3.3a")
def test_armorers_ignore_rolled_hits_only() -> None:
    t = table(marquise="c5:3", eyrie="c5:roost", play={"eyrie": "armorers"}, leader="builder")
    t.roll(3, 0).battle("marquise", "c5", "eyrie").do("use armorers")
    assert t.on("c5", "roost") == 0  # the extra hit on the defenseless remains


@rule("root", "INT-52", "7.8.4a", "7.8.4b")
def test_the_despot_scores_one_more_per_battle() -> None:
    t = table(eyrie="c11:4", marquise="c11:sawmill,workshop,wood", leader="despot")
    t.roll(3, 0).battle("eyrie", "c11", "marquise")
    assert t.points("eyrie") == 4


@rule("root", "7.8.3")
def test_the_commander_deals_an_extra_hit_only_as_attacker() -> None:
    t = table(eyrie="c5:2", marquise="c5:3", leader="commander")
    t.roll(1, 0).battle("eyrie", "c5", "marquise")
    assert t.warriors("marquise", "c5") == 1
    t = table(eyrie="c5:2", marquise="c5:3", leader="commander")
    t.roll(1, 0).battle("marquise", "c5", "eyrie")
    assert t.warriors("marquise", "c5") == 3


@rule("root", "8.2.2")
def test_the_alliance_attacks_like_anybody() -> None:
    t = table(marquise="c5:5", alliance="c5:3")
    t.roll(3, 1).battle("alliance", "c5", "marquise")
    assert (t.warriors("alliance", "c5"), t.warriors("marquise", "c5")) == (2, 2)
