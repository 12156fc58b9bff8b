"""Chapter 4.1 and 4.2: crafting and moving, and the persistent cards."""

from __future__ import annotations

import pytest

from tests.games.root.table import table
from weald.testing import rule

# --- craft (4.1) -----------------------------------------------------------------------------------------


@rule("root", "4.1", "4.1.1a", "4.1.1b", "4.1.2a")
def test_crafting_needs_pieces_of_the_suits_shown() -> None:
    t = table(marquise="c1:workshop c5:workshop", eyrie="c3:1", hands={"marquise": "anvil sword tax_collector"})
    t.daylight("marquise").offers("craft anvil")  # one fox
    t.refuses("craft sword", "too-few-pieces", "4.1.1a")  # two foxes
    t.refuses("craft tax_collector", "too-few-pieces", "4.1.1a")  # one of each


@rule("root", "4.1.1c")
def test_a_crafting_piece_is_activated_once_a_turn() -> None:
    t = table(marquise="c1:workshop", eyrie="c3:1", hands={"marquise": "anvil crossbow_bird"})
    t.daylight("marquise").do("craft anvil").refuses("craft crossbow_bird", "too-few-pieces", "4.1.1a")
    t.turn("marquise").offers("craft crossbow_bird")  # the next turn


@rule("root", "4.1.1d")
def test_any_suit_pays_for_the_question_mark() -> None:
    t = table(marquise="c1:workshop c5:workshop*2 c2:workshop*2", eyrie="c3:1", hands={"marquise": "royal_claim"})
    t.daylight("marquise").do("craft royal_claim", "suit fox", "suit rabbit", "suit mouse").only(
        "suit rabbit", "suit mouse"
    )
    t.do("suit mouse")
    assert t.play("marquise") == ["royal_claim"]
    assert t.g.activated == [1, 1, 2, 0]


@rule("root", "4.1.2c", "INT-154", "G.1.23")
def test_an_item_not_in_the_supply_cannot_be_crafted() -> None:
    t = table(
        marquise="c5:workshop", eyrie="c3:1", hands={"marquise": "travel_gear_fox"}, crafted={"eyrie": "boot boot"}
    )
    t.daylight("marquise").refuses("craft travel_gear_fox", "no-such-item", "4.1.2c")


@rule("root", "4.1.3")
def test_a_persistent_card_stays_in_play() -> None:
    t = table(marquise="c1:workshop", eyrie="c3:1", hands={"marquise": "armorers"})
    t.daylight("marquise").do("craft armorers")
    assert (t.play("marquise"), t.discard) == (["armorers"], [])


@rule("root", "4.1.4", "INT-155")
def test_no_second_effect_of_the_same_name() -> None:
    t = table(
        marquise="c1:workshop,keep c5:sawmill",
        eyrie="c3:1",
        hands={"marquise": "armorers"},
        play={"marquise": "armorers"},
    )
    t.daylight("marquise").refuses("craft armorers", "already-in-play", "4.1.4")
    t.do("done").offers("extra armorers")


@rule("root", "4.1.2a", "1.1.3b", "3.2.1")
def test_a_favor_clears_its_suit() -> None:
    t = table(
        marquise="c1:2,keep c6:2,sawmill c8:1,workshop c12:workshop",
        eyrie="c6:1,roost c9:1",
        alliance="c8:1,sympathy",
        vagabond="thief c12 boot sword torch",
        hands={"marquise": "favor_of_the_foxes fox"},
    )
    t.add("c1", "workshop")  # a third workshop in a fox clearing
    t.daylight("marquise").do("craft favor_of_the_foxes")
    assert (t.warriors("eyrie", "c6"), t.on("c6", "roost"), t.on("c8", "sympathy")) == (0, 0, 0)
    assert (t.warriors("eyrie", "c9"), t.warriors("marquise", "c6")) == (1, 2)
    assert t.points("marquise") == 2
    t.expects("which-trigger", "marquise").do("damage-of vagabond", "damage boot-ready", "damage sword-ready")
    assert t.items("damaged") == ["boot", "sword", "torch"]


# --- move (4.2) ------------------------------------------------------------------------------------------


@rule("root", "4.2", "4.2.1")
def test_a_move_needs_rule_of_origin_or_destination() -> None:
    t = table(marquise="c1:1 c5:2 c2:1", eyrie="c1:2 c2:2 c3:1")
    t.agenda(("move", (0, 3, 0))).do("from c1")
    assert t.halted
    assert t.warriors("marquise", "c5") == 3  # c5 is ruled, c9 and c10 by nobody
    t = table(marquise="c1:1 c5:1", eyrie="c1:2 c3:1")
    t.agenda(("move", (0, 3, 0))).refuses("from c3", "no-warriors", "4.2")
    t = table(marquise="c2:1", eyrie="c2:1 c5:2 c3:1")
    t.actions("marquise").refuses("march", "no-move", "4.2.1")


@rule("root", "4.2")
def test_any_positive_number_moves_together() -> None:
    t = table(marquise="c5:4", eyrie="c3:1")
    t.agenda(("move", (0, 3, 0))).do("to c1").only("warriors 4", "warriors 3", "warriors 2", "warriors 1")
    t.do("warriors 3")
    assert (t.warriors("marquise", "c5"), t.warriors("marquise", "c1")) == (1, 3)


@rule("root", "4.2.2a", "4.2.2b", "6.5.2")
def test_the_same_warriors_may_move_again() -> None:
    t = table(marquise="c5:2", eyrie="c3:1")
    t.actions("marquise").do("march", "to c1", "warriors 2", "from c1", "to c9", "warriors 1")
    assert (t.warriors("marquise", "c1"), t.warriors("marquise", "c9")) == (1, 1)
    t.actions("marquise").do("march", "from c9", "to c4").do("done")
    assert t.asked == "marquise-action"


# --- persistent cards ------------------------------------------------------------------------------------


@rule("root", "4.1.3")
def test_royal_claim_scores_ruled_clearings_and_is_discarded() -> None:
    t = table(marquise="c1:1 c5:1 c9:1", eyrie="c3:1", play={"marquise": "royal_claim"})
    t.birdsong("marquise").do("use royal_claim")
    assert (t.points("marquise"), t.discard) == (3, ["royal_claim"])


@rule("root", "4.1.3")
def test_stand_and_deliver_takes_a_random_card_and_pays_a_point() -> None:
    t = table(
        "alliance", marquise="c1:1", eyrie="c3:1", play={"marquise": "stand_and_deliver"}, hands={"eyrie": "fox mouse"}
    )
    t.chance(1).birdsong("marquise").do("use stand_and_deliver")
    assert (t.hand("marquise"), t.hand("eyrie"), t.points("eyrie")) == (["sword"], ["anvil"], 1)
    assert t.sees("eyrie", "marquise.hand") == ["sword"]
    assert t.sees("alliance", "marquise.hand") == []
    assert t.told("took-card")["rule"] == "4.1.3"


@rule("root", "4.1.3")
def test_tax_collector_trades_a_warrior_for_a_card() -> None:
    t = table(marquise="c1:1,keep c5:2", eyrie="c3:1", play={"marquise": "tax_collector"}, hands={"marquise": "rabbit"})
    t.actions("marquise").do("use tax_collector", "from c5")
    t.expects("field-hospitals", "marquise").do("done")
    assert (t.warriors("marquise", "c5"), len(t.hand("marquise"))) == (1, 2)
    t.refuses("use tax_collector", "used-already", "4.1.3")


@rule("root", "4.1.3", "G.1.30")
def test_codebreakers_show_a_hand_to_one_player() -> None:
    t = table(
        "alliance", marquise="c1:1", eyrie="c3:1", play={"marquise": "codebreakers"}, hands={"eyrie": "fox mouse"}
    )
    t.actions("marquise").do("use codebreakers")
    assert t.sees("marquise", "eyrie.hand") == ["anvil", "sword"]
    assert t.sees("alliance", "eyrie.hand") == []


@rule("root", "4.1.3")
def test_better_burrow_bank_draws_for_two() -> None:
    t = table("alliance", marquise="c1:1", eyrie="c3:1", play={"marquise": "better_burrow_bank"})
    t.birdsong("marquise").do("use better_burrow_bank", "player alliance")
    assert (len(t.hand("marquise")), len(t.hand("alliance")), len(t.hand("eyrie"))) == (1, 1, 0)


@rule("root", "4.1.3", "1.4.1b")
def test_command_warren_and_cobbler_give_a_battle_and_a_move() -> None:
    t = table(marquise="c1:2 c5:1", eyrie="c1:1", play={"marquise": "command_warren cobbler"})
    t.roll(1, 0).daylight("marquise").do("use command_warren")
    assert t.warriors("eyrie", "c1") == 0
    t.evening("marquise").do("use cobbler", "from c5", "to c2")
    assert t.warriors("marquise", "c2") == 1


@rule("root", "4.1.3")
@pytest.mark.parametrize("pawn", ["c5", "f1"])
def test_cobbler_moves_a_pawn_without_boots(pawn: str) -> None:
    t = table(marquise="c3:1", vagabond=f"thief {pawn} sword", play={"vagabond": "cobbler"})
    t.evening("vagabond").do("use cobbler", "to c1")
    assert t.pawn() == "c1"
