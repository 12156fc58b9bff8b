"""Chapter 11: the Riverfolk Company. On the autumn map clearings 4, 5, 7, 10 and 11 lie on the river."""

from __future__ import annotations

from tests.games.root.table import Table, new_game, table
from weald.games.root.audit import audit
from weald.games.root.board import PLACE_NAMES
from weald.games.root.factions.riverfolk import RIVERFOLK
from weald.games.root.rules.pieces import neighbours
from weald.kernel import EVERYONE
from weald.testing import rule

RIVER = ("in c4", "in c5", "in c7", "in c10", "in c11")


def hired(t: Table, side: str = "eyrie") -> Table:
    """As in that side's Daylight after it has hired mercenaries."""
    mine = t.riverfolk
    mine.hirer = t.g.side[t.seat(side)]
    t.g.turn = t.seat(side)
    return t.agenda(("phase", (t.seat(side), 1)))


# --- faction rules (11.2) --------------------------------------------------------------------------------


@rule("root", "11.2.1", "11.5.3", "4.1.1a")
def test_they_craft_with_funds_on_empty_trade_post_spaces() -> None:
    t = table(
        "eyrie",
        riverfolk="c1:1,trade_post_fox c4:1",
        funds={"eyrie": 1, "riverfolk": 2},
        hands={"riverfolk": "anvil sword"},
    )
    t.daylight("riverfolk").offers("craft anvil").refuses("craft sword", "too-few-pieces", "4.1.1a")
    t.do("craft anvil").expects("craft-fund", "riverfolk").do("fund eyrie").do("reward-of-craft")
    assert (t.crafted("riverfolk", "hammer"), t.points("riverfolk")) == (1, 2)
    assert (t.box("crafting"), t.box("funds"), t.box("commitments")) == ({"eyrie": 1}, {"riverfolk": 2}, {})
    assert t.told("crafted")["rule"] == "11.2.1"
    t.expects("riverfolk-action", "riverfolk")
    assert audit(t.g) == []


@rule("root", "11.5.3", "11.2.4")
def test_every_symbol_takes_a_fund() -> None:
    posts = "c1:trade_post_fox c3:trade_post_rabbit c2:trade_post_mouse"
    t = table("eyrie", riverfolk=posts, funds={"riverfolk": 2}, hands={"riverfolk": "tax_collector"}).daylight(
        "riverfolk"
    )
    t.refuses("craft tax_collector", "too-few-funds", "11.5a")
    t = table("eyrie", riverfolk=posts, funds={"riverfolk": 3}, hands={"riverfolk": "tax_collector"}).daylight(
        "riverfolk"
    )
    t.do("craft tax_collector", "reward-of-craft")
    assert (t.play("riverfolk"), t.box("crafting")) == (["tax_collector"], {"riverfolk": 3})


@rule("root", "11.2.1", "11.2.5.Ib")
def test_the_space_of_a_lost_post_still_crafts() -> None:
    t = table("eyrie", riverfolk="c1:trade_post_fox", funds={"riverfolk": 2}, hands={"riverfolk": "anvil"})
    t.lift("c1", "trade_post_fox").daylight("riverfolk").offers("craft anvil")
    assert t.supply("trade_post_fox") == 2
    assert audit(t.g) == []


@rule("root", "11.2.2", "2.3a", "4.2.1", "11.5.1")
def test_they_swim_without_rule_and_walk_with_it() -> None:
    t = table(eyrie="c4:3 c7:3 c8:3", riverfolk="c4:2", funds={"eyrie": 1}).daylight("riverfolk").do("move")
    t.do("warriors 2")
    assert (t.warriors("riverfolk", "c7"), t.box("commitments"), t.box("funds")) == (2, {"eyrie": 1}, {})
    t = table(eyrie="c4:3 c7:3 c8:3", riverfolk="c4:2", funds={"eyrie": 2, "riverfolk": 1}).daylight("riverfolk")
    t.do("move", "fund eyrie").expects(
        "move-how-many", "riverfolk"
    )  # along paths they need rule: only the river is left
    t = table(eyrie="c4:3 c7:3 c8:3", riverfolk="c4:2").daylight("eyrie")
    assert PLACE_NAMES.index("c7") not in neighbours(t.g, t.g.side[0], PLACE_NAMES.index("c4"))
    assert PLACE_NAMES.index("c7") in neighbours(t.g, RIVERFOLK, PLACE_NAMES.index("c4"))


@rule("root", "11.2.3a", "1.2.1a")
def test_their_hand_lies_open() -> None:
    t = table(
        "marquise", "eyrie", "riverfolk", hands={"riverfolk": "anvil sword", "eyrie": "rabbit"}, funds={"riverfolk": 1}
    )
    assert sorted(t.daylight("riverfolk").sees("marquise", "riverfolk.hand")) == ["anvil", "sword"]
    t.do("draw")
    assert len(t.sees("eyrie", "riverfolk.hand")) == 3
    assert len(t.told("drew")["cards"]) == 1
    t = new_game("eyrie", "riverfolk")
    assert len(t.sees("eyrie", "riverfolk.hand")) == 3


@rule("root", "11.2.3b", "AMB-60")
def test_everybody_sees_what_is_taken_from_it_by_chance() -> None:
    t = table("marquise", "eyrie", "riverfolk", hands={"riverfolk": "anvil sword"}, play={"eyrie": "stand_and_deliver"})
    t.chance(0).agenda(("take-random", (t.seat("eyrie"), t.seat("riverfolk"))))
    assert t.hand("eyrie") == ["anvil"]
    assert (t.sees("marquise", "eyrie.hand"), t.sees("marquise", "riverfolk.hand")) == (["anvil"], ["sword"])
    assert audit(t.g) == []


@rule("root", "11.2.3a")
def test_what_they_are_given_everybody_sees() -> None:
    t = table("marquise", vagabond="thief c4 boot", riverfolk="c4:1", hands={"vagabond": "rabbit rabbit"})
    t.daylight("vagabond").do("aid").go("player riverfolk", "item boot").first()
    assert len(t.sees("marquise", "riverfolk.hand")) == 1
    assert t.sees("marquise", "vagabond.hand") == []
    assert all(t.g.seen[card] == EVERYONE for card in t.g.hands[t.seat("riverfolk")])


@rule("root", "11.2.5", "11.5.6", "11.5.6.III", "11.5.6.II", "INT-106")
def test_a_trade_post_costs_two_funds_of_whoever_rules_there() -> None:
    t = table(eyrie="c1:3 c4:1 c9:1", riverfolk="c4:1 c7:2", funds={"eyrie": 2, "riverfolk": 1}).daylight("riverfolk")
    t.do("establish").go("in c1")
    assert (t.on("c1", "trade_post_fox"), t.warriors("riverfolk", "c1"), t.points("riverfolk")) == (1, 1, 2)
    assert (t.box("funds"), t.supply("eyrie_warrior"), t.told("scored")["rule"]) == ({"riverfolk": 1}, 15, "11.2.5")
    t = (
        table(eyrie="c1:3 c9:1", riverfolk="c4:1 c7:2", funds={"eyrie": 2, "riverfolk": 2})
        .daylight("riverfolk")
        .do("establish")
    )
    t.offers("in c1", "in c4", "in c7", "in c9").do("in c7")
    assert (t.on("c7", "trade_post_mouse"), t.warriors("riverfolk", "c7"), t.box("funds")) == (1, 3, {"eyrie": 2})


@rule("root", "11.5.6.I", "11.5.6.II", "2.5c", "INT-106")
def test_where_no_trade_post_may_be_established() -> None:
    t = table(
        marquise="c2:1 c5:3", alliance="c2:1", riverfolk="c4:1 c1:1,trade_post_fox c11:1", funds={"marquise": 1, "riverfolk": 3}
    ).daylight("riverfolk")  # fmt: skip
    t.do("establish").refuses("in c2", "unruled", "11.5.6.I").refuses("in c12", "unruled", "11.5.6.I")
    t.refuses("in c5", "funds-of-ruler", "11.5.6.II").refuses("in c1", "has-post", "11.5.6.I").only("in c4", "in c11")
    full = "c1:1,trade_post_fox c6:1,trade_post_fox c8:1,trade_post_fox c12:2"
    t = (
        table("eyrie", riverfolk=full, funds={"riverfolk": 2})
        .daylight("riverfolk")
        .refuses("establish", "no-establishing", "11.5.6")
    )


@rule("root", "6.2.2a", "11.5.5", "11.5.6.III", "INT-09")
def test_nothing_of_theirs_in_the_keep_clearing() -> None:
    t = table(marquise="c4:3,keep", riverfolk="c7:1", funds={"marquise": 2, "riverfolk": 2}).daylight("riverfolk")
    t.do("establish")
    assert t.on("c4", "trade_post_rabbit") == 0
    assert t.on("c7", "trade_post_mouse") == 1  # the only place left
    t = table(marquise="c4:3,keep", riverfolk="c7:1", funds={"riverfolk": 2}).daylight("riverfolk").do("recruit")
    t.refuses("in c4", "keep-forbids", "6.2.2a").refuses("in c1", "not-on-river", "11.5.5").only(
        "in c5", "in c7", "in c10", "in c11"
    )


@rule("root", "11.2.5.Ia", "11.2.5.Ib", "11.5b", "3.2.1", "INT-107", "AMB-59")
def test_a_lost_trade_post_disrupts_trade() -> None:
    t = table(marquise="c1:3", riverfolk="c1:trade_post_fox c4:1", funds={"marquise": 2, "riverfolk": 3})
    t.roll(1, 0).battle("marquise", "c1", "riverfolk").expects("disruption-which", "riverfolk")
    assert (t.told("disrupted")["count"], t.points("marquise"), t.on("c1", "trade_post_fox")) == (3, 1, 0)
    t.do("fund marquise", "fund marquise")
    assert (t.box("funds"), t.supply("marquise_warrior")) == ({"riverfolk": 2}, 22)
    assert t.supply("trade_post_fox") == 2  # out of the game
    assert t.halted
    assert audit(t.g) == []


@rule("root", "11.2.5.Ia")
def test_no_disruption_without_funds() -> None:
    t = table(eyrie="c1:3", riverfolk="c1:trade_post_fox c4:1").roll(1, 0).battle("eyrie", "c1", "riverfolk")
    assert (t.halted, t.events("disrupted")) == (True, [])


# --- buying (11.2.6, 11.2.7) -----------------------------------------------------------------------------


@rule("root", "11.2.6", "11.2.6.I", "11.2.7", "11.2.7.I", "11.2.6.II")
def test_a_card_bought_at_the_start_of_birdsong() -> None:
    t = table("marquise", eyrie="c1:3,roost", riverfolk="c4:1", hands={"riverfolk": "anvil sword"}, prices="2 3 4")
    t.birdsong("eyrie").expects("buy-services", "eyrie").offers(
        "buy anvil", "buy sword", "hire riverboats", "hire mercenaries"
    )
    t.do("buy anvil")
    assert (t.hand("eyrie"), t.hand("riverfolk"), t.box("payments")) == (["anvil"], ["sword"], {"eyrie": 2})
    assert (t.supply("eyrie_warrior"), t.sees("marquise", "eyrie.hand")) == (15, ["anvil"])
    assert t.asked != "buy-services"  # one service a turn
    assert audit(t.g) == []


@rule("root", "11.2.6", "AMB-57")
def test_they_do_not_buy_from_themselves() -> None:
    t = table("eyrie", riverfolk="c4:1", hands={"riverfolk": "anvil"}).birdsong("riverfolk")
    assert t.halted


@rule("root", "11.2.6.II", "11.2.7.I")
def test_one_more_for_each_trade_post_beside_a_piece_of_the_buyer() -> None:
    t = table("marquise", eyrie="c1:3,roost c4:1", riverfolk="c1:trade_post_fox c4:1,trade_post_rabbit c2:trade_post_mouse",
              hands={"riverfolk": "anvil sword bake_sale fox"})  # fmt: skip
    t.birdsong("eyrie").do("buy anvil", "buy sword").expects("buy-services", "eyrie").do("buy bake_sale")
    assert (t.hand("eyrie"), t.asked != "buy-services") == (["anvil", "bake_sale", "sword"], True)
    assert t.riverfolk.bought == 3


@rule("root", "11.2.6.I", "1.5.4c", "INT-110")
def test_who_cannot_pay_cannot_buy() -> None:
    t = table(alliance="c1:9", riverfolk="c4:1", hands={"riverfolk": "anvil"}, prices="2 1 3", officers=0)
    assert t.supply("alliance_warrior") == 1
    t.birdsong("alliance").expects("buy-services", "alliance").refuses("buy anvil", "too-expensive", "11.2.6.I")
    t.refuses("hire mercenaries", "too-expensive", "11.2.6.I").offers("hire riverboats")


@rule("root", "11.2.6", "7.4.1", "1.4.1b", "INT-104")
def test_a_bought_card_comes_before_emergency_orders() -> None:
    t = table(eyrie="c1:3,roost", riverfolk="c4:1", hands={"riverfolk": "anvil"})
    t.birdsong("eyrie").do("buy anvil")
    assert (t.hand("eyrie"), t.events("drew")) == (["anvil"], [])


@rule("root", "11.2.6", "3.3.1.I", "1.1.3a", "INT-105")
def test_dominance_is_checked_before_and_after_shopping() -> None:
    t = table(
        eyrie="c2:1 c7:1 c9:1",
        marquise="c1:1",
        riverfolk="c7:2",
        hands={"riverfolk": "anvil"},
        play={"eyrie": "dominance_mouse"},
    )
    t.g.dominance[t.seat("eyrie")] = t.g.play[t.seat("eyrie")][0]
    t.birdsong("eyrie").do("hire mercenaries")
    assert t.winners == []  # mercenaries serve from Daylight on: two clearings are not enough
    t = table(
        eyrie="c2:1 c7:1 c9:1",
        marquise="c1:1",
        riverfolk="c4:2",
        hands={"riverfolk": "anvil"},
        play={"eyrie": "dominance_mouse"},
    )
    t.g.dominance[t.seat("eyrie")] = t.g.play[t.seat("eyrie")][0]
    t.birdsong("eyrie")
    assert t.winners == ["eyrie"]


@rule("root", "11.2.6.III", "AMB-18", "1.5.4b")
def test_a_vagabond_pays_with_items() -> None:
    t = table(vagabond="thief c4 boot torch sword", riverfolk="c4:5 c7:5", hands={"riverfolk": "anvil"}, prices="2 1 1")
    t.agenda(("phase", (0, 0))).expects("buy-services", "vagabond").refuses(
        "hire mercenaries", "not-for-a-pawn", "11.2.7.III.b"
    )
    t.do("buy anvil").expects("exhaust-to-pay", "vagabond").do("item boot", "item torch")
    assert (t.box("payments"), t.items("exhausted"), t.hand("vagabond")) == (
        {"riverfolk": 2},
        ["boot", "torch"],
        ["anvil"],
    )
    t = table(vagabond="thief c4 boot torch", riverfolk="c4:8 c7:6", hands={"riverfolk": "anvil"}, prices="2 1 1")
    t.agenda(("phase", (0, 0))).do("buy anvil")
    assert (t.box("payments"), t.hand("vagabond")) == ({"riverfolk": 1}, ["anvil"])


@rule("root", "11.2.7.II", "4.2.1", "INT-109")
def test_riverboats_make_rivers_paths_for_the_turn() -> None:
    t = (
        table(marquise="c1:1", eyrie="c4:3 c5:1", riverfolk="c10:2", prices="4 1 4")
        .birdsong("eyrie")
        .do("hire riverboats")
    )
    t.move("eyrie", "c4", "c7", 2)
    assert t.warriors("eyrie", "c7") == 2
    t = (
        table(marquise="c5:2 c10:2", eyrie="c5:1", riverfolk="c7:2", prices="4 1 4")
        .birdsong("eyrie")
        .do("hire riverboats")
    )
    t.agenda(("move", (t.seat("eyrie"), 3, 0)))
    assert t.warriors("eyrie", "c10") == 0  # the usual need of rule holds
    t = (
        table(marquise="c1:1", eyrie="c4:3 c5:1", riverfolk="c10:2", prices="4 1 4")
        .birdsong("eyrie")
        .do("hire riverboats")
    )
    t.agenda(("phase", (t.seat("marquise"), 0)))
    assert t.g.afloat < 0


@rule("root", "11.2.7.II", "2.2.1", "AMB-61")
def test_sympathy_spreads_along_rivers_with_riverboats() -> None:
    t = table(alliance="c4:sympathy", riverfolk="c10:2", supporters="mouse mouse", prices="4 1 4")
    seven, side = PLACE_NAMES.index("c7"), t.g.side[0]
    assert PLACE_NAMES.index("c4") not in neighbours(t.g, side, seven)
    t.birdsong("alliance").do("hire riverboats")
    assert PLACE_NAMES.index("c4") in neighbours(t.g, side, seven)


@rule("root", "11.2.7.II", "9.5.1a")
def test_a_vagabond_with_riverboats() -> None:
    t = table(vagabond="thief c4 boot torch", riverfolk="c10:2", prices="4 1 4").agenda(
        ("phase", (0, 0)), ("vagabond-move", (0, 0))
    )
    t.do("hire riverboats", "item torch").expects("walk-to", "vagabond").offers("to c7", "to c8").do("to c7")
    assert t.pawn() == "c7"


@rule("root", "11.2.7.II", "9.4.2a", "AMB-61")
def test_a_vagabond_slips_along_rivers_with_riverboats() -> None:
    t = table(vagabond="thief c4 boot torch", riverfolk="c10:2", prices="4 1 4")
    t.birdsong("vagabond").do("hire riverboats", "item torch").expects("slip", "vagabond")
    t.offers("to c7", "to c8")


@rule("root", "11.2.7.IIIa", "2.5a", "AMB-58")
def test_mercenaries_count_for_the_buyers_rule_from_daylight_on() -> None:
    t = (
        table(marquise="c5:2", eyrie="c5:1 c1:2", riverfolk="c5:2 c7:2", prices="4 4 1")
        .turn("eyrie")
        .do("hire mercenaries")
    )
    assert t.rules("c5") == "nobody"
    assert t.rules("c7") == "riverfolk"
    hired(t)
    assert (t.rules("c5"), t.rules("c7")) == ("eyrie", "eyrie")
    t.agenda(("phase", (t.seat("riverfolk"), 0)))
    assert (t.rules("c5"), t.rules("c7")) == ("nobody", "riverfolk")


@rule("root", "7.2.2a", "11.2.7.IIIa", "1.5.3")
def test_a_tie_of_mercenaries_alone_is_no_eyrie_rule() -> None:
    t = hired(table(marquise="c5:2 c7:2", eyrie="c7:1", riverfolk="c5:2 c7:1"), "eyrie")
    assert (t.rules("c5"), t.rules("c7")) == ("nobody", "eyrie")


@rule("root", "7.2.2a", "10.2.4", "11.2.7.IIIa", "INT-121")
def test_a_royal_claim_in_birdsong_counts_no_mercenaries() -> None:
    t = table(
        eyrie="c1:1", cult="c3:garden_rabbit", riverfolk="c4:2 c7:2", play={"eyrie": "royal_claim"}, points={"eyrie": 0}
    )
    t.turn("eyrie").do("hire mercenaries").go("done")
    t.do("use royal_claim")
    assert t.points("eyrie") == 1


@rule("root", "G.1.10", "11.2.7.IIIb", "14.6.2")
def test_mercenaries_are_no_enemy_pieces_for_their_buyer() -> None:
    t = hired(table(hundreds="c1:1 c4:stronghold", eyrie="c2:1", riverfolk="c4:2"), "hundreds")
    t.evening("hundreds").go("done")
    assert t.told("oppressed")["count"] == 2
    t = table(marquise="c5:1", eyrie="c5:1 c3:1", riverfolk="c5:2 c3:1", hands={"marquise": "favor_of_the_rabbits"})
    hired(t, "marquise").craft("marquise", "favor_of_the_rabbits")
    assert (t.warriors("riverfolk", "c5"), t.warriors("eyrie", "c5"), t.warriors("eyrie", "c3")) == (2, 0, 0)


@rule("root", "11.2.7.IIIa", "4.3.2.I", "INT-102")
def test_mercenaries_in_battle() -> None:
    t = hired(table(marquise="c5:5", eyrie="c5:1", riverfolk="c5:2"), "eyrie")
    t.roll(3, 0).battle("eyrie", "c5", "marquise")
    assert t.warriors("marquise", "c5") == 2
    t = hired(table(marquise="c5:5", eyrie="c5:1", riverfolk="c5:2"), "eyrie")
    t.roll(3, 0).battle("eyrie", "c5", "riverfolk")
    assert t.warriors("riverfolk", "c5") == 1


@rule("root", "11.2.7.III.a1", "INT-100")
def test_hits_are_split_evenly() -> None:
    t = (
        hired(table(marquise="c5:5", eyrie="c5:2", riverfolk="c5:3"), "eyrie")
        .roll(3, 3)
        .battle("eyrie", "c5", "marquise")
    )
    assert (t.warriors("eyrie", "c5"), t.warriors("riverfolk", "c5")) == (0, 2)
    t = (
        hired(table(marquise="c5:5", eyrie="c5:4", riverfolk="c5:3"), "eyrie")
        .roll(3, 2)
        .battle("eyrie", "c5", "marquise")
    )
    assert (t.warriors("eyrie", "c5"), t.warriors("riverfolk", "c5")) == (3, 2)
    assert audit(t.g) == []


@rule("root", "11.2.7.III.a2", "4.3.4c", "INT-101")
def test_buildings_stand_while_mercenaries_do() -> None:
    t = (
        hired(table(marquise="c5:5", eyrie="c5:roost", riverfolk="c5:2"), "eyrie")
        .roll(3, 2)
        .battle("eyrie", "c5", "marquise")
    )
    assert (t.on("c5", "roost"), t.warriors("riverfolk", "c5"), t.points("marquise")) == (1, 0, 0)
    t = (
        hired(table(marquise="c5:5", eyrie="c5:roost", riverfolk="c5:1"), "eyrie")
        .roll(3, 2)
        .battle("eyrie", "c5", "marquise")
    )
    assert (t.on("c5", "roost"), t.warriors("riverfolk", "c5")) == (0, 0)


@rule("root", "11.2.7.IIIa", "4.3a", "INT-171")
def test_mercenaries_alone_may_start_a_battle_but_not_with_their_own() -> None:
    t = hired(table(marquise="c5:2", eyrie="c1:1", riverfolk="c5:2 c7:1"), "eyrie")
    t.agenda(("battle", (t.seat("eyrie"), 3)))
    assert t.told("battled")["place"] == "c5"
    t = hired(table(marquise="c5:2 c1:1", eyrie="c1:1", riverfolk="c5:2 c7:1"), "eyrie").agenda(("battle", (1, 3)))
    t.offers("in c1", "in c5").refuses("in c7", "nobody-to-fight", "4.3b").do("in c5")
    assert t.told("battled")["side"] == "marquise"


@rule("root", "11.2.7.IIIb", "4.2")
def test_mercenaries_cannot_be_moved_or_used_otherwise() -> None:
    t = hired(table(marquise="c1:1", eyrie="c1:2", riverfolk="c5:2"), "eyrie").agenda(("move", (1, 3, 0)))
    assert t.asked in ("move-to", "move-how-many")
    t.refuses("from c5")
    t = hired(table("eyrie", marquise="c1:1", riverfolk="c5:1", play={"eyrie": "tax_collector"}), "eyrie").daylight(
        "eyrie"
    )
    t.refuses("use tax_collector")


@rule("root", "1.5.3", "6.2.3a", "11.2.7.IIIc", "INT-01")
def test_no_field_hospitals_for_mercenaries() -> None:
    t = table(marquise="c1:1,keep c5:2", eyrie="c5:5", riverfolk="c5:2", hands={"marquise": "rabbit"})
    hired(t, "marquise").roll(3, 3).battle("marquise", "c5", "eyrie")
    t.go("spend bake_sale")
    before = t.supply("riverfolk_warrior")
    assert (t.warriors("marquise", "c1"), t.warriors("riverfolk", "c1"), before) == (3, 0, 14)


@rule("root", "11.2.7.IIIc")
def test_mercenaries_do_not_help_to_sway() -> None:
    t = hired(table(marquise="c1:1", duchy="c1:1", riverfolk="c5:1 c8:1", hands={"duchy": "rabbit rabbit"}), "duchy")
    assert not any(t.on("c5", kind) for kind in ("duchy_warrior", "citadel", "market"))
    t.agenda(("duchy-sway", (t.seat("duchy"),)))
    t.refuses("sway foremole")


@rule("root", "C.3.3b", "11.2.7.IIIc", "INT-165")
def test_mercenaries_clear_no_closed_path() -> None:
    t = table("eyrie", map="mountain", marquise="c10:1", riverfolk="c5:2 c11:2", hands={"marquise": "fox mouse"})
    hired(t, "marquise").actions("marquise").refuses("clear c2-c5", "no-piece-at-ends", "C.3.3b")


@rule("root", "11.2.7.III.b", "INT-74")
def test_a_vagabond_who_removes_a_mercenary_angers_the_buyer() -> None:
    t = table(eyrie="c5:1", vagabond="thief c5 sword sword", riverfolk="c5:3", relations={"eyrie": "indifferent"})
    hired(t, "eyrie").roll(3, 2).battle("eyrie", "c5", "vagabond").go(
        "damage sword-ready", "damage sword-ready", "done"
    )
    t.go("damage sword-ready")
    assert (t.relation("eyrie"), t.relation("riverfolk")) == ("hostile", "indifferent")


# --- setup (11.3) ----------------------------------------------------------------------------------------


@rule("root", "11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
def test_setup() -> None:
    t = new_game("eyrie", "riverfolk")
    while t.asked != "riverfolk-start":
        t.first()
    t.only(*RIVER).do("in c4", "in c4", "in c7", "in c11").expects("first-price", "riverfolk")
    t.only(*(f"price-hand_card {price}" for price in range(1, 5))).do("price-hand_card 2", "price-riverboats 1")
    assert (t.warriors("riverfolk", "c4"), t.supply("riverfolk_warrior"), t.box("payments")) == (2, 8, {"riverfolk": 3})
    assert [t.supply(f"trade_post_{suit}") for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]
    assert audit(t.g) == []
    t.do("price-mercenaries 4")
    assert t.riverfolk.prices == [2, 1, 4]


# --- Birdsong (11.4) -------------------------------------------------------------------------------------


@rule("root", "11.4", "11.4.1", "11.4.2", "11.4.3")
def test_protectionism_dividends_gathering() -> None:
    t = table("eyrie", riverfolk="c1:trade_post_fox", funds={"eyrie": 3, "riverfolk": 2}).birdsong("riverfolk")
    assert (t.points("riverfolk"), t.told("scored")["rule"]) == (
        2,
        "11.4.2",
    )  # five funds; the two paid now do not count yet
    assert (t.box("funds"), t.box("payments")) == ({"eyrie": 3, "riverfolk": 4}, {})
    t = table("eyrie", riverfolk="c4:1", funds={"eyrie": 4}, payments={"eyrie": 1}).birdsong("riverfolk")
    assert (t.points("riverfolk"), t.box("funds"), t.events("protected")) == (0, {"eyrie": 5}, [])


@rule("root", "11.4.3", "11.5b")
def test_committed_funds_come_back() -> None:
    t = table("eyrie", riverfolk="c4:1 c1:trade_post_fox", funds={"eyrie": 3}, hands={"riverfolk": "anvil"}).daylight(
        "riverfolk"
    )
    t.do("draw", "craft anvil", "export", "end")
    assert (t.box("funds"), t.box("commitments"), t.box("crafting"), t.box("payments")) == (
        {"eyrie": 1}, {"eyrie": 1}, {"eyrie": 1}, {"riverfolk": 1},
    )  # fmt: skip
    t.birdsong("riverfolk")
    assert (t.box("funds"), t.box("commitments"), t.box("crafting")) == ({"eyrie": 3, "riverfolk": 1}, {}, {})


# --- Daylight (11.5) -------------------------------------------------------------------------------------


@rule("root", "11.5a", "11.5b", "11.2.4")
def test_without_funds_nothing_can_be_done() -> None:
    t = table(eyrie="c4:1", riverfolk="c4:2", hands={"eyrie": "fox"}, play={"riverfolk": "codebreakers"}).daylight(
        "riverfolk"
    )
    for action in ("move", "battle", "draw", "recruit", "establish"):
        t.refuses(action, "no-funds", "11.5a")


@rule("root", "11.5.2")
def test_a_battle_commits_a_fund() -> None:
    t = table(eyrie="c4:1", riverfolk="c4:2", funds={"eyrie": 1, "riverfolk": 1}).daylight("riverfolk").roll(1, 0)
    t.do("battle", "fund riverfolk")
    assert (t.warriors("eyrie", "c4"), t.box("commitments")) == (0, {"riverfolk": 1})


@rule("root", "11.5.3.Ia", "11.5.3.Ib", "4.1.2c", "4.1.4")
def test_export() -> None:
    t = table("eyrie", riverfolk="c1:trade_post_fox", funds={"eyrie": 3}, hands={"riverfolk": "anvil armorers"},
              play={"riverfolk": "armorers"}).daylight("riverfolk")  # fmt: skip
    t.refuses("craft armorers", "already-in-play", "4.1.4").do("craft anvil").expects("export-or-not", "riverfolk").do(
        "export"
    )
    assert (t.crafted("riverfolk", "hammer"), t.points("riverfolk"), t.discard) == (0, 0, ["anvil"])
    assert t.box("payments") == {"riverfolk": 1}
    t = table("eyrie", riverfolk="c1:trade_post_fox", funds={"eyrie": 3}, hands={"riverfolk": "anvil"})
    t.g.item_supply = [0] * len(t.g.item_supply)
    t.g.gone = [count + 0 for count in t.g.gone]
    t.daylight("riverfolk").refuses("craft anvil", "no-such-item", "4.1.2c")


@rule("root", "11.5.4")
def test_drawing_commits_a_fund() -> None:
    t = table("eyrie", "riverfolk", funds={"eyrie": 2}).daylight("riverfolk").do("draw", "draw")
    assert (len(t.hand("riverfolk")), t.box("commitments")) == (2, {"eyrie": 2})


@rule("root", "11.5.5", "11.5b")
def test_recruiting_spends_a_fund() -> None:
    t = (
        table("eyrie", "riverfolk", funds={"eyrie": 1, "riverfolk": 1})
        .daylight("riverfolk")
        .do("recruit", "fund eyrie", "in c7")
    )
    assert (t.warriors("riverfolk", "c7"), t.supply("eyrie_warrior"), t.box("funds")) == (1, 20, {"riverfolk": 1})


@rule("root", "11.5.5", "1.5.1")
def test_with_an_empty_supply_only_own_funds_can_become_warriors() -> None:
    t = (
        table("eyrie", riverfolk="c4:8 c7:6", funds={"eyrie": 1, "riverfolk": 1})
        .daylight("riverfolk")
        .do("recruit", "in c7")
    )
    assert (t.warriors("riverfolk", "c7"), t.box("funds")) == (7, {"eyrie": 1})
    t.refuses("recruit", "no-warrior-left", "1.5.1")


# --- Evening (11.6) --------------------------------------------------------------------------------------


@rule("root", "11.6", "11.6.1", "11.6.2")
def test_evening_discards_then_sets_prices_and_draws_nothing() -> None:
    t = table("eyrie", "riverfolk", hands={"riverfolk": "fox fox fox rabbit rabbit rabbit"}, prices="1 2 3").evening(
        "riverfolk"
    )
    t.expects("discard", "riverfolk").first().expects("set-prices", "riverfolk")
    t.refuses("price-hand_card 1", "price-already", "11.6.2").do("price-hand_card 4").refuses("price-hand_card 2").do(
        "price-riverboats 1", "done"
    )
    assert (t.riverfolk.prices, len(t.hand("riverfolk")), t.events("drew"), t.halted) == ([4, 1, 3], 5, [], True)


@rule("root", "13.2.4a", "AMB-19")
def test_they_may_guess_at_a_plot_until_their_evening_ends() -> None:
    t = table(corvids="c4:plot_bomb", riverfolk="c4:1", hands={"riverfolk": "rabbit"}).evening("riverfolk")
    t.do("done").expects("set-prices", "riverfolk").offers("expose c4")
