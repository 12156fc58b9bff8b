"""Chapter 12: the Duchy's ministers: parliament, sway, the price of failure."""

from __future__ import annotations

import pytest

from tests.games.root.table import table
from tests.games.root.test_duchy import FAR, HOME, parliament, sway
from weald.games.root.factions.duchy.ministers import most_matched
from weald.games.root.facts import CARDS_OF, FACE_NAMES
from weald.testing import rule

# --- parliament ------------------------------------------------------------------------------------------


@rule("root", "12.5.2", "12.5.2.II", "12.5.2.III")
def test_each_minister_acts_once_in_any_order() -> None:
    t = table(duchy="c12:3 c9:1", eyrie="c9:2 c2:4,roost", ministers="captain marshal")
    t.roll(1, 0)
    parliament(t).do("minister captain").go("in c9")
    t.expects("parliament", "duchy").refuses("minister captain", "acted-already", "12.5.2")
    t.do("minister marshal", "from c12", "to c9", "warriors 2")
    assert (t.warriors("eyrie", "c9"), t.warriors("duchy", "c9")) == (1, 3)
    assert t.halted  # all have acted, and there is no hand to sway with
    assert [event["minister"] for event in t.events("minister-acted")] == ["captain", "marshal"]


@rule("root", "12.5.2")
def test_a_new_turn_lets_them_act_again() -> None:
    t = table(duchy="c12:3", eyrie=FAR, ministers="marshal")
    t.duchy.acted = t.duchy.swayed
    t.turn("duchy").do("end").expects("parliament", "duchy").offers("minister marshal")


@rule("root", "12.5.2.I")
def test_the_foremole_builds_with_any_card() -> None:
    t = table(duchy=HOME, eyrie=FAR, ministers="foremole", hands={"duchy": "mouse"})
    parliament(t).do("minister foremole").only("in c4", "in c9", "in c12").do("in c12", "piece market", "reveal sword")
    assert (t.on("c12", "market"), t.sees("eyrie", "duchy.revealed")) == (1, ["sword"])
    t = table(duchy=HOME, eyrie=FAR, ministers="foremole marshal")
    parliament(t).refuses("minister foremole", "no-duchy-build", "12.5.2.I")


@rule("root", "12.5.2.IV")
def test_the_brigadier_marches_twice_or_fights_twice() -> None:
    t = table(duchy="c12:3 c9:2", eyrie="c9:3 c2:4,roost", ministers="brigadier")
    parliament(t).do("minister brigadier").expects("brigadier", "duchy").do("move")
    t.do("from c12", "to c4", "warriors 1").offers("done").do("from c12", "to c4", "warriors 1")
    assert t.warriors("duchy", "c4") == 2
    t = table(duchy="c12:3 c9:2", eyrie="c9:3 c2:4,roost", ministers="brigadier")
    t.roll(1, 0).roll(1, 0)
    parliament(t).do("minister brigadier", "battle").expects("brigadier-again", "duchy").do("battle")
    assert t.warriors("eyrie", "c9") == 1
    assert t.halted
    t = table(duchy="c12:3 c9:2", eyrie="c9:3 c2:4,roost", ministers="brigadier")
    t.roll(1, 0)
    parliament(t).do("minister brigadier", "battle", "done")
    assert t.warriors("eyrie", "c9") == 2


@rule("root", "12.5.2.V", "2.1.1")
def test_the_banker_takes_cards_of_one_suit_and_birds() -> None:
    t = table(duchy=HOME, eyrie=FAR, ministers="banker", hands={"duchy": "bird fox fox mouse"})
    parliament(t).do("minister banker").expects("bank", "duchy").refuses("done").do("spend arms_trader")
    t.offers("spend anvil", "spend sword").do("spend anvil").refuses("spend sword")
    t.first()  # the other fox card
    t.only("done").do("done")
    assert (t.points("duchy"), t.hand("duchy"), len(t.discard)) == (3, ["sword"], 3)


@rule("root", "12.5.2.V")
def test_the_banker_takes_one_card_too_but_not_none() -> None:
    t = table(duchy=HOME, eyrie=FAR, ministers="banker", hands={"duchy": "fox"})
    parliament(t).do("minister banker", "spend anvil")
    assert t.points("duchy") == 1
    t = table(duchy=HOME, eyrie=FAR, ministers="banker marshal")
    parliament(t).refuses("minister banker", "empty-hand", "12.5.2.V")


@rule("root", "12.5.2.VI", "INT-119", "AMB-11")
def test_the_mayor_stands_in_for_squires_and_nobles_used_or_not() -> None:
    t = table(duchy="c12:3 c9:2", eyrie="c9:3 c2:4,roost", ministers="captain marshal mayor banker earl_of_stone")
    t.roll(1, 0).roll(1, 0)
    parliament(t).do("minister captain").do("minister mayor").expects("mayor", "duchy")
    t.refuses("minister mayor", "nobody-to-stand-in-for", "12.5.2.VI")
    t.refuses("minister earl_of_stone", "nobody-to-stand-in-for", "12.5.2.VI")
    t.refuses("minister banker", "empty-hand", "12.5.2.V").do("minister captain")
    assert t.told("stood-in")["minister"] == "captain"
    assert t.warriors("eyrie", "c9") == 1
    t = table(duchy="c8:3,citadel", eyrie=FAR, ministers="mayor earl_of_stone")
    parliament(t).refuses("minister mayor", "nobody-to-stand-in-for", "12.5.2.VI")


@rule("root", "12.5.2.VI")
def test_whom_the_mayor_stood_in_for_may_still_act() -> None:
    t = table(duchy="c12:5", eyrie=FAR, ministers="marshal mayor")
    parliament(t).do("minister mayor").go("minister marshal").do("to c4", "warriors 1")
    t.expects("parliament", "duchy").offers("minister marshal")


@rule("root", "12.5.2.VII")
def test_the_duchess_wants_all_three_tunnels() -> None:
    t = table(duchy="c12:1,tunnel c1:tunnel", eyrie=FAR, ministers="duchess_of_mud marshal")
    parliament(t).refuses("minister duchess_of_mud", "not-all-tunnels", "12.5.2.VII")
    t = table(duchy="c12:1,tunnel c1:tunnel c3:tunnel", eyrie=FAR, ministers="duchess_of_mud")
    parliament(t).do("minister duchess_of_mud")
    assert t.points("duchy") == 2


@rule("root", "12.5.2.VIII", "12.5.2.IX")
def test_baron_and_earl_count_markets_and_citadels() -> None:
    t = table(duchy="c8:1,market*2 c7:1,citadel", eyrie=FAR, ministers="baron_of_dirt earl_of_stone")
    parliament(t).do("minister baron_of_dirt")
    assert t.points("duchy") == 2
    t.do("minister earl_of_stone")
    assert t.points("duchy") == 3
    t = table(duchy="c8:1", eyrie=FAR, ministers="baron_of_dirt earl_of_stone marshal")
    parliament(t).refuses("minister baron_of_dirt", "no-market", "12.5.2.VIII")
    t.refuses("minister earl_of_stone", "no-citadel", "12.5.2.IX")


# --- sway ------------------------------------------------------------------------------------------------


@rule("root", "12.5.3", "12.5.3.I", "12.5.3.IIa", "12.5.3.III")
def test_swaying_reveals_cards_takes_a_crown_and_scores() -> None:
    t = table(duchy="c12:1 c4:1 c9:1", eyrie=FAR, hands={"duchy": "fox rabbit mouse"})
    sway(t).refuses("sway earl_of_stone", "too-few-to-reveal", "12.5.3.IIb").do("sway brigadier")
    t.expects("sway-reveal", "duchy").do("reveal anvil", "reveal sword").only("reveal bake_sale").do("reveal bake_sale")
    assert (t.swayed, t.crowns["noble"], t.points("duchy"), t.hand("duchy")) == (["brigadier"], 2, 2, [])
    assert sorted(t.sees("eyrie", "duchy.revealed")) == ["anvil", "bake_sale", "sword"]
    assert t.halted  # one minister a turn


@rule("root", "12.5.3.I")
def test_no_crown_no_minister_and_none_twice() -> None:
    t = table(duchy="c12:1 c4:1", eyrie=FAR, ministers="captain", hands={"duchy": "fox rabbit"})
    t.duchy.crowns[0] = 0
    sway(t).refuses("sway marshal", "no-crown", "12.5.3.I").refuses("sway captain", "swayed-already", "12.5.3.I")


@rule("root", "12.5.3.III")
@pytest.mark.parametrize(("minister", "points"), [("marshal", 1), ("mayor", 2), ("duchess_of_mud", 3)])
def test_crowns_score_by_rank(minister: str, points: int) -> None:
    t = table(duchy="c12:1 c4:1 c9:1 c8:1", eyrie=FAR, hands={"duchy": "fox fox rabbit mouse"})
    sway(t).do(f"sway {minister}")
    while t.asked == "sway-reveal":
        t.first()
    assert (t.points("duchy"), t.swayed) == (points, [minister])


@rule("root", "12.5.3.IIb", "INT-117", "12.2.2a")
def test_each_card_needs_a_clearing_of_its_own_with_a_piece() -> None:
    t = table(duchy="c12:1 burrow:4", eyrie=FAR, hands={"duchy": "fox fox bird"})
    sway(t).refuses("sway captain", "too-few-to-reveal", "12.5.3.IIb")  # one clearing, and the Burrow serves none
    t = table(duchy="c12:1 c8:tunnel burrow:4", eyrie=FAR, hands={"duchy": "fox fox"})
    sway(t).do("sway captain").first(2)  # a tunnel is a piece
    assert t.swayed == ["captain"]
    t = table(duchy="c12:1 c4:1", eyrie=FAR, hands={"duchy": "fox fox rabbit"})
    sway(t).do("sway captain", "reveal anvil").only("reveal bake_sale")  # the fox clearing is taken


@rule("root", "12.5.3.IIb", "2.1.1")
def test_cards_find_their_clearings_whatever_the_order() -> None:
    def cards(*names: str) -> list[int]:
        return [CARDS_OF[FACE_NAMES.index(name)][0] for name in names]

    fox, rabbit, mouse, every = 1, 2, 4, 7
    assert most_matched(cards("arms_trader", "anvil"), [fox, rabbit]) == 2  # the bird moves over
    assert most_matched(cards("anvil", "bake_sale", "sword"), [every, every, mouse]) == 3
    assert most_matched(cards("anvil", "bake_sale", "sword"), [every, mouse]) == 2
    assert most_matched(cards("anvil", "arms_trader"), [rabbit]) == 1
    assert most_matched([], [fox]) == 0


@rule("root", "12.5.3", "3.3.1a")
def test_after_swaying_daylight_goes_on() -> None:
    """Points of the crown may open the way to dominance, still in Daylight."""
    t = table(
        "vagabond", duchy="c12:1 c4:1", eyrie=FAR, points={"duchy": 9}, hands={"duchy": "fox rabbit dominance_mouse"}
    )
    sway(t).do("sway captain", "reveal anvil", "reveal bake_sale").expects("rest-of-daylight", "duchy")
    t.offers("activate dominance_mouse")


# --- price of failure ------------------------------------------------------------------------------------


@rule("root", "12.2.3a", "12.2.3b")
def test_a_lost_building_costs_a_random_card_and_the_highest_minister() -> None:
    t = table(
        duchy="c12:market", eyrie="c12:3", ministers="captain mayor", hands={"duchy": "fox rabbit"}, leader="builder"
    )
    t.chance(0, 0, 1).battle("eyrie", "c12", "duchy").do("done")
    assert (t.hand("duchy"), t.discard, t.swayed) == (["anvil"], ["bake_sale"], ["captain"])
    assert t.crowns == {"squire": 2, "noble": 2, "lord": 3}  # the crown does not come back
    assert (t.supply("market"), t.points("eyrie")) == (3, 1)


@rule("root", "12.2.3b", "INT-115", "1.5.4b")
def test_without_a_hand_only_the_minister_goes() -> None:
    t = table(duchy="c12:market", eyrie="c12:3", ministers="captain earl_of_stone", leader="builder")
    t.roll(0, 0).battle("eyrie", "c12", "duchy")
    assert (t.swayed, t.crowns["lord"]) == (["captain"], 2)
    assert t.told("minister-lost")["minister"] == "earl_of_stone"


@rule("root", "12.2.3b")
def test_of_equals_the_duchy_chooses() -> None:
    t = table(duchy="c12:market", eyrie="c12:3", ministers="captain marshal", leader="builder")
    t.roll(0, 0).battle("eyrie", "c12", "duchy").expects("lose-minister", "duchy").do("lose captain")
    assert t.swayed == ["marshal"]


@rule("root", "12.2.3a", "INT-114", "AMB-10")
def test_two_buildings_lost_together_cost_once() -> None:
    t = table(
        duchy="c12:citadel,market c8:citadel", eyrie="c12:3", ministers="captain marshal foremole",
        hands={"eyrie": "favor_of_the_foxes", "duchy": "fox rabbit"}, leader="builder",
    )  # fmt: skip
    t.chance(0).craft("eyrie", "favor_of_the_foxes").do("lose captain")
    assert (len(t.swayed), len(t.hand("duchy")), t.points("eyrie")) == (2, 1, 3)
    assert len(t.events("price-of-failure")) == 1


@rule("root", "12.2.3a", "AMB-10")
def test_hits_of_one_battle_step_are_one_event() -> None:
    t = table(duchy="c12:citadel,market", eyrie="c12:3", ministers="captain marshal", leader="commander")
    t.roll(1, 0).battle("eyrie", "c12", "duchy").do("lose captain")
    assert (t.swayed, t.points("eyrie")) == (["marshal"], 2)


@rule("root", "12.2.3a")
def test_no_price_without_anything_to_lose() -> None:
    t = table(duchy="c12:market", eyrie="c12:3", leader="builder")
    t.roll(0, 0).battle("eyrie", "c12", "duchy")
    assert t.halted
    assert not t.events("price-of-failure")


@rule("root", "INT-66", "12.2.3a")
def test_a_revolt_takes_a_market_and_the_price_is_paid() -> None:
    t = table(
        duchy="c12:2,market c9:1", alliance="c12:sympathy", ministers="captain", supporters="fox fox",
        hands={"duchy": "rabbit"},
    )  # fmt: skip
    t.birdsong("alliance").do("revolt c12").go("spend anvil", "spend anvil")
    while t.asked == "spend-supporter":
        t.first()
    assert (t.on("c12", "market"), t.swayed, t.hand("duchy"), t.points("alliance")) == (0, [], [], 1)


@rule("root", "12.2.3a", "4.3.4d")
def test_its_player_orders_the_price_among_other_effects() -> None:
    t = table(
        duchy="c12:market", marquise="c12:2 c1:1,keep", ministers="captain", hands={"duchy": "fox", "marquise": "fox"}
    )
    t.roll(0, 0).battle("marquise", "c12", "duchy").do("done")
    assert t.swayed == []
    assert t.told("price-of-failure")["rule"] == "12.2.3a"
