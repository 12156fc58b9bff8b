"""Chapter 3: points, dominance; coalition in 9.2.8."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, new_game, table
from weald.testing import rule


@rule("root", "3.1a", "INT-50")
def test_thirty_points_win_at_once() -> None:
    t = table(
        marquise="c1:1,keep c5:1,sawmill,wood*2",
        eyrie="c3:1",
        points={"marquise": 29},
        play={"marquise": "tax_collector"},
    )
    t.actions("marquise").do("build").go("in c5", "piece sawmill")
    assert t.winners == ["marquise"]
    assert t.match.result is not None
    assert t.match.result["rule"] == "3.1a"


@rule("root", "3.1b", "INT-49")
def test_of_two_at_thirty_the_active_player_wins() -> None:
    t = table(
        marquise="c5:1,sawmill",
        eyrie="c5:1,roost",
        points={"marquise": 29, "eyrie": 28},
        play={"marquise": "brutal_tactics", "eyrie": "sappers"},
        leader="builder",
    )
    t.roll(1, 1).battle("marquise", "c5", "eyrie").do("first attacker", "use brutal_tactics", "use sappers")
    assert t.winners == ["marquise"]


@rule("root", "AMB-02")
def test_if_none_of_them_is_active_the_next_in_turn_order_wins() -> None:
    t = table(marquise="c5:1", eyrie="c5:1,roost", alliance="c5:sympathy", points={"eyrie": 30, "alliance": 30})
    t.g.turn = 0
    t.roll(0, 0).battle("marquise", "c5", "eyrie")
    assert not t.match.over  # nothing was scored, so nobody looked
    t = table(marquise="c5:3", eyrie="c5:3,roost", alliance="c2:1", points={"eyrie": 30, "alliance": 31})
    from weald.games.root.rules.victory import check_goal
    from weald.kernel.state import Finished

    t.g.turn = 0
    with pytest.raises(Finished):
        check_goal(t.g)
    assert t.g.winners == 1 << t.seat("eyrie")


@rule("root", "3.2.1", "4.3.4e")
def test_a_point_for_every_enemy_building_and_token_removed() -> None:
    t = table(marquise="c5:3", eyrie="c5:roost", alliance="c2:sympathy", hands={"marquise": "mouse"})
    t.roll(1, 0).battle("marquise", "c5", "eyrie")
    assert t.points("marquise") == 1


@rule("root", "3.2.2", "4.1.2b", "G.1.33")
def test_crafting_an_item_scores_its_points() -> None:
    t = table(marquise="c1:workshop", eyrie="c3:1", hands={"marquise": "anvil"})
    t.daylight("marquise").do("craft anvil")
    assert (t.points("marquise"), t.crafted("marquise", "hammer"), t.g.item_supply[3]) == (2, 1, 0)
    assert t.discard == ["anvil"]


# --- dominance (3.3) -------------------------------------------------------------------------------------


@rule("root", "3.3.1a", "3.3.1b", "3.3.1c", "3.3.2a", "3.3.2b")
def test_activating_dominance() -> None:
    t = table(
        "alliance",
        marquise="c5:1,sawmill,wood*2 c1:1,keep",
        eyrie="c3:1",
        hands={"marquise": "dominance_fox fox fox fox fox fox"},
        points={"marquise": 10},
    )
    t.daylight("marquise").do("activate dominance_fox")
    assert t.play("marquise") == ["dominance_fox"]
    assert t.match.view(0)["position"]["players"][0]["points"] is None
    t.do("done", "build", "in c5", "piece workshop")
    assert t.points("marquise") == 10  # no more points
    t.evening("marquise").expects("discard", "marquise")  # six cards in hand, the activated one does not count
    assert t.match.decision.values == (1,)


@rule("root", "3.3.1a")
def test_dominance_needs_ten_points() -> None:
    t = table("alliance", marquise="c5:1", eyrie="c3:1", hands={"marquise": "dominance_fox"}, points={"marquise": 9})
    t.daylight("marquise").refuses("activate dominance_fox", "too-few-points", "3.3.1a")


@rule("root", "3.3.2c")
def test_dominance_is_not_replaced() -> None:
    t = table(
        "alliance",
        marquise="c5:1",
        eyrie="c3:1",
        hands={"marquise": "dominance_fox dominance_mouse"},
        points={"marquise": 12},
    )
    t.daylight("marquise").do("activate dominance_fox")
    t.refuses("activate dominance_mouse", "has-dominance", "3.3.2c")


@rule("root", "3.3.1.I")
def test_three_clearings_of_the_suit_win() -> None:
    t = table("alliance", marquise="c1:1 c6:1 c8:1", eyrie="c3:1", play={"marquise": "dominance_fox"})
    t.g.dominance[0] = t.g.play[0][0]
    t.turn("marquise")
    assert (t.winners, t.g.how_rule) == (["marquise"], "3.3.1.I")


@rule("root", "3.3.1.I")
def test_two_clearings_of_the_suit_do_not() -> None:
    t = table("alliance", marquise="c1:1 c6:1", eyrie="c8:1", play={"marquise": "dominance_fox"})
    t.g.dominance[0] = t.g.play[0][0]
    t.turn("marquise")
    assert not t.match.over


@rule("root", "3.3.1.II", "INT-159")
def test_opposite_corners_win_with_the_bird_also_by_ties_of_the_eyrie() -> None:
    t = table("alliance", marquise="c1:1 c3:1", eyrie="c1:1 c3:1", play={"eyrie": "dominance_bird"})
    t.g.dominance[1] = t.g.play[1][0]
    t.turn("eyrie")
    assert (t.winners, t.g.how_rule) == (["eyrie"], "3.3.1.II")


@rule("root", "3.3.3a", "3.3.3b")
def test_a_spent_dominance_card_lies_beside_the_map() -> None:
    t = table("alliance", marquise="c5:1,sawmill", eyrie="c3:1", hands={"marquise": "dominance_rabbit"})
    t.actions("marquise").do("overwork", "in c5", "spend dominance_rabbit")
    assert (t.beside, t.discard) == (["dominance_rabbit"], [])


@rule("root", "3.3.4a", "3.3.4b", "INT-157")
def test_taking_an_available_dominance_card() -> None:
    t = table(
        "alliance", marquise="c5:1", eyrie="c3:1", hands={"marquise": "bird fox"}, beside="dominance_fox dominance_bird"
    )
    t.daylight("marquise").do("claim dominance_fox").only("spend anvil", "spend arms_trader").do("spend arms_trader")
    assert t.hand("marquise") == ["anvil", "dominance_fox"]
    t.refuses("claim dominance_bird", "no-bird-to-spend", "3.3.4b")


@rule("root", "5.1.3a")
def test_two_players_have_no_dominance_cards() -> None:
    t = new_game("marquise", "eyrie")
    assert len(t.g.deck) + sum(len(h) for h in t.g.hands) == 50


# --- coalition (9.2.8) -----------------------------------------------------------------------------------


def coalition(points: dict[str, int], **more: str) -> Table:
    return table(
        marquise="c1:1", eyrie="c3:1", alliance="c2:sympathy", vagabond="thief c5 torch",
        hands={"vagabond": "dominance_fox"}, points={"vagabond": 12, **points},
        relations=dict(more),
    )  # fmt: skip


@rule("root", "9.2.8a", "9.2.8b", "9.2.8c", "9.2.8d", "9.2.8e", "INT-77")
def test_a_coalition_with_one_of_the_poorest() -> None:
    t = coalition({"marquise": 8, "eyrie": 8, "alliance": 15})
    t.daylight("vagabond").do("activate dominance_fox").expects("coalition", "vagabond")
    t.only("player marquise", "player eyrie").refuses("player alliance", "not-fewest-points", "9.2.8d")
    t.do("player eyrie")
    assert t.g.partner[t.seat("vagabond")] == t.seat("eyrie")
    assert t.play("vagabond") == ["dominance_fox"]


@rule("root", "9.2.8f")
def test_the_partner_wins_for_both() -> None:
    t = coalition({"eyrie": 0, "marquise": 5, "alliance": 5})
    t.daylight("vagabond").do("activate dominance_fox")
    t.g.vp[t.seat("eyrie")] = 29
    t.add("c6", "roost", 2)
    t.evening("eyrie")
    assert t.winners == ["eyrie", "vagabond"]


@rule("root", "9.2.9.III.d", "INT-79")
def test_a_hostile_partner_becomes_indifferent() -> None:
    t = coalition({"eyrie": 0, "marquise": 5, "alliance": 5}, eyrie="hostile")
    t.daylight("vagabond").do("activate dominance_fox")
    assert t.relation("eyrie") == "indifferent"


@rule("root", "INT-76", "9.2.8b")
def test_no_coalition_with_three_players() -> None:
    t = table(
        marquise="c5:1",
        eyrie="c3:1",
        vagabond="thief c5 torch",
        hands={"vagabond": "dominance_rabbit"},
        points={"vagabond": 12},
    )
    t.daylight("vagabond").refuses("activate dominance_rabbit", "no-coalition", "9.2.8b")
    t.do("aid", "give dominance_rabbit")
    assert t.hand("marquise") == ["dominance_rabbit"]  # it still serves for its suit


@rule("root", "AMB-14")
def test_a_coalition_needs_ten_points() -> None:
    t = coalition({})
    t.g.vp[t.seat("vagabond")] = 9
    t.daylight("vagabond").refuses("activate dominance_fox", "too-few-points", "3.3.1a")


@rule("root", "AMB-13", "INT-81")
def test_a_dominance_player_only_if_nobody_scores_and_the_other_vagabond_like_anybody() -> None:
    t = table(
        marquise="c1:1", eyrie="c3:1", vagabond="thief c5 torch", second_vagabond="ranger c5 torch",
        hands={"vagabond": "dominance_fox", "second_vagabond": "dominance_mouse"},
        points={"vagabond": 12, "second_vagabond": 11, "marquise": 20, "eyrie": 15},
    )  # fmt: skip
    t.daylight("vagabond").do("activate dominance_fox")
    assert t.told("formed-coalition")["side"] == "second_vagabond"
    t.daylight("second_vagabond").do("activate dominance_mouse")
    assert t.told("formed-coalition")["side"] == "eyrie"  # not the Vagabond, who is in a coalition
    t = coalition({"marquise": 0, "eyrie": 9, "alliance": 14})
    t.g.dominance[0] = 4
    t.daylight("vagabond").do("activate dominance_fox")
    assert t.told("formed-coalition")["side"] == "eyrie"


@rule("root", "INT-80", "G.1.27")
def test_partners_are_no_enemies() -> None:
    t = table(
        "eyrie", marquise="c5:1", alliance="c5:sympathy", vagabond="thief c5 torch sword boot",
        supporters="rabbit rabbit",
    )  # fmt: skip
    t.g.partner[t.seat("vagabond")] = t.seat("alliance")
    t.birdsong("alliance").do("revolt c5").do("spend bake_sale").first()
    assert t.items("damaged") == []
    assert t.warriors("marquise", "c5") == 0
    t.daylight("vagabond").refuses("battle", "nobody-to-fight", "4.3b")
