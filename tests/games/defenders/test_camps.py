"""Chapter 10, section 3, and chapter 8: support, camps, and leaving the game."""

from __future__ import annotations

from typing import Any

from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.support import maximum_support
from weald.testing import rule

from .table import edge, table

# --- 10.3 build camp ------------------------------------------------------------------------------------------

CAMP: dict[str, Any] = {"order": "(2,0)", "active": "order_popel", "terrain": "marsh", "forest": "(2,0)"}


@rule("defenders", "WE-06", "10.3.1", "10.3.2", "10.3.4", "10.3.5", "8.2.1", "8.2.2", "8.1.6", "8.1.7")
def test_building_a_camp() -> None:
    # Two players, camps on fields 3-7 printed 4, 5, 5, 6, 7: after three camps the leftmost is on the 6.
    t = table(**CAMP, built={"order": 3}, support={"order": 5}, hands="order_kelpuz order_wyzypa")
    t.turn("order").do("build")
    assert t.g.points == 2
    assert t.camps("order") == {"(2,0)"}
    assert t.g.built == [4, 0]
    assert len(t.hand("order")) == 6
    assert t.support("order") == 0
    assert maximum_support(t.g, 0) == 6  # one field more


@rule("defenders", "WE-02B", "8.1.3", "8.1.4", "8.1.5", "10.3.1")
def test_maximum_support() -> None:
    t = table(**CAMP, support={"order": 2}, pollution="(2,0)")
    t.turn("order").offers("build", "cleanse").do("cleanse")
    assert t.support("order") == 2


@rule("defenders", "10.3.1", "8.1.3")
def test_without_maximum_support_no_camp() -> None:
    t = table(**CAMP, support={"order": 1}).turn("order")
    t.refuses("build", "support-too-low", "10.3.1")
    assert [w["args"] for w in t.match.why_not(0) if w["id"] == "build"] == [{"have": 1, "need": 2}]


@rule("defenders", "10.3.2", "6.2.2", "6.2.1", "6.2.3")
def test_camps_only_at_home_or_on_reforested_factories() -> None:
    t = table(order="(2,0)", active="order_popel", terrain="marsh", support={"order": 2}).turn("order")
    t.refuses("build", "not-home-terrain", "10.3.2")
    t = table(**CAMP, support={"order": 2}, factories="5@(2,0)").turn("order")
    t.refuses("build", "not-home-terrain", "10.3.2")
    t = table(order="(2,0)", active="order_popel", terrain="marsh", support={"order": 2}, reforested="5@(2,0)")
    t.turn("order").offers("build")
    for side, card, home in (("council", "council_henk", "plains"), ("coven", "coven_mirel", "marsh"),
                             ("sect", "sect_fusel", "mountain")):  # fmt: skip
        t = table(f"order {side}", active=card, terrain=home, support={side: 2})
        t.turn(side).offers("build")


@rule("defenders", "INT-69", "10.3.3", "10.9.4", "2.2.7")
def test_one_camp_per_hex() -> None:
    t = table("order coven", order="(2,0)", active="order_popel", support={"order": 2}, reforested="5@(2,0)",
              camps={"coven": "(2,0)"})  # fmt: skip
    t.turn("order").refuses("build", "camp-there", "10.3.3")


@rule("defenders", "INT-70", "10.3.6")
def test_mechs_and_toxic_sites_do_not_forbid_building() -> None:
    t = table(**CAMP, support={"order": 2}, toxic="(2,0)", mechs="(2,0)").turn("order")
    t.roll(0).do("build")
    assert t.camps("order") == {"(2,0)"}
    assert len(t.told("rolled")) == 1


@rule("defenders", "10.3.7", "10.10.1")
def test_building_gives_no_item_and_no_support() -> None:
    t = table(**CAMP, support={"order": 2}).turn("order").do("build")
    assert t.ready("order") == set()
    assert t.support("order") == 0


@rule("defenders", "INT-71", "10.3.8", "8.1.6", "8.1.7")
def test_two_camps_in_one_turn() -> None:
    t = table(**(CAMP | {"forest": "(2,0) (2,1)"}), support={"order": 2}, mechs="(2,1):3").turn("order", 8)
    t.do("build", "move", "to (2,1)")
    for _ in range(3):
        t.roll(0).do("destroy")
    t.do("build")
    assert t.g.built[0] == 2


@rule("defenders", "INT-29", "8.2.3")
def test_a_hand_above_the_number_draws_none() -> None:
    hand = "order_kelpuz order_rystle order_sorrelin order_wyzypa order_harrow"
    t = table(**CAMP, support={"order": 2}, hands=hand).turn("order").do("build")
    assert len(t.hand("order")) == 5


@rule("defenders", "INT-22", "7.3.1", "8.2.2", "7.3.2")
def test_the_deck_is_reshuffled_in_the_middle_of_a_draw() -> None:
    t = table(
        **CAMP, support={"order": 2}, hands="order_wyzypa", decks="order_kelpuz",
        discards="order_rystle order_sorrelin order_harrow",
    ).turn("order").do("build")  # fmt: skip
    assert len(t.hand("order")) == 4
    assert "order_kelpuz" in t.hand("order")
    assert "order_popel" not in t.hand("order")
    assert t.g.discard[0] == [t.g.active[0]]
    assert len(t.g.deck[0]) == 1


# --- chapter 8: support, camps, leaving -----------------------------------------------------------------------


@rule("defenders", "WE-02A", "8.1.1", "8.1.2", "8.1.8")
def test_each_supporting_action_moves_the_marker_one_field() -> None:
    t = table(order="(2,0)", active="order_popel", pollution="(2,0)", walls="(2,0)|(1,0)", sect="(2,0)")
    t.turn("order").do("cleanse", "breach")
    assert t.support("order") == 2
    assert t.support("sect") == 0


@rule("defenders", "8.1.9")
def test_support_goes_back_only_by_building() -> None:
    t = table(order="(2,0)", active="order_popel", support={"order": 1}, camps={"order": "(2,0)"}, mechs="core:2")
    t.turn("order").do("heal", "move", "to (2,1)", "regroup")
    assert t.support("order") == 1


@rule("defenders", "INT-157", "3.4.3", "3.4.4", "3.4.5", "3.4.6", "3.4.7", "1.1.4")
def test_camps_needed_by_number_of_players() -> None:
    for seats, wanted in (
        ("order-sect", 6),
        ("order sect", 6),
        ("order sect coven", 5),
        ("order sect coven council", 5),
    ):
        assert camps_to_build(table(seats).g) + 1 == wanted
    assert maximum_support(table("order sect").g, 0) == 2
    assert maximum_support(table("order sect coven").g, 0) == 2
    assert maximum_support(table("order sect coven council").g, 0) == 1


LAST: dict[str, Any] = {
    "active": "order_popel sect_fusel coven_mirel",
    "order": "(2,0)",
    "terrain": "marsh",
    "forest": "(2,0)",
}


@rule("defenders", "INT-04", "8.3.1", "8.3.4", "8.3.7", "10.3.9", "8.3.3")
def test_the_first_to_build_the_last_camp_leaves() -> None:
    t = table("order sect coven", **LAST, built={"order": 3}, support={"order": 5}, hands="order_kelpuz",
              items={"order": "rocket"}, walls="(2,0)|(1,0)", breaches="(2,0)|(1,0)")  # fmt: skip
    t.turn("order", card="restart").do("build")
    assert t.at("order") == "gone"
    assert t.g.gone == [True, False, False]
    assert t.support("order") == 6
    assert t.g.direction == -1  # the machine card was resolved
    assert t.camps("order") == {"(2,0)"}
    assert t.g.breach[edge("(2,0)|(1,0)")] == 0
    assert t.match.decision.seat != 0


@rule("defenders", "4.1.9", "8.3.2", "8.3.3")
def test_who_has_left_chooses_no_card_and_takes_no_turn() -> None:
    t = table("order sect coven", gone="order", hands="sect_fusel sect_petard coven_mirel coven_dusk order_popel",
              first="order", camps={"order": "(2,0)"}, sect="(1,0)").lead()  # fmt: skip
    assert [d.seat for d in t.match.open] == [1, 2]
    assert t.g.first == 1
    t.do("lead sect_fusel", seat="sect").do("lead coven_mirel", seat="coven")
    assert t.match.decision.seat == t.g.first == 2  # Mirel is a Comrade; the departed Order is passed over
    t.do("end")
    assert t.match.decision.seat == 1
    t.do("move").offers("to (2,0)").do("to (2,0)")
    assert "map" in t.ready("sect")


@rule("defenders", "8.3.5", "1.1.2", "INT-15", "12.4.6")
def test_the_last_player_stays_while_a_factory_stands() -> None:
    t = table("order sect", **LAST, gone="sect", built={"order": 4, "sect": 5}, support={"order": 6},
              factories="5@(-2,0)", around="(0,2)")  # fmt: skip
    t.turn("order", card="factories").do("build")
    assert t.at("order") == "(2,0)"
    assert not t.g.gone[0]
    t.refuses("build", "all-camps-built", "8.3.5").do("end")
    assert t.how == ""
    assert t.tile("(0,2)") == 4  # one more to reforest


@rule("defenders", "8.3.5", "8.1.4")
def test_the_last_player_without_camps_gains_no_support_and_draws_as_usual() -> None:
    t = table("order sect", **LAST, gone="sect", built={"order": 4, "sect": 5}, support={"order": 6},
              factories="5@(-2,0)", pollution="(2,0)")  # fmt: skip
    t.turn("order").do("build")
    assert len(t.hand("order")) == 7
    assert t.support("order") == 7
    t.do("cleanse")
    assert t.support("order") == 7


@rule("defenders", "8.3.1", "9.1.10")
def test_the_roll_of_the_last_camp_comes_before_leaving() -> None:
    t = table("order sect coven", **LAST, built={"order": 3}, support={"order": 5}, mechs="(2,0)")
    t.turn("order", card="restart").roll(1).do("build")
    assert t.at("order") == "gone"
    assert t.injuries("order") == 1


@rule("defenders", "8.3.8", "15.1.8")
def test_a_lasting_ability_outlives_its_owners_leaving_until_the_round_ends() -> None:
    t = table("order sect", order="(2,0)", sect="(-2,0)", active="order_flika sect_fusel", forest="(2,0)", terrain="marsh",
              built={"order": 4}, support={"order": 6}, factories="5@(0,2)", camps={"order": "(3,-3)"})  # fmt: skip
    t.start.turn = 0
    t.start.points = 3
    t.agenda(("act", (0,)), ("turn", (1,)))
    t.do("build")
    assert t.at("order") == "gone"
    t.do("regroup", "rally (3,-3)")  # Sanctuary: anybody's camp
    assert t.at("sect") == "(3,-3)"


@rule("defenders", "INT-151", "15.2.9", "8.3.3")
def test_sanctuary_leads_to_a_departed_players_camp_without_item() -> None:
    t = table("order sect coven", gone="coven", active="order_flika sect_fusel", sect="(-2,0)",
              camps={"coven": "(3,-3)"}).turn("sect").do("regroup")  # fmt: skip
    assert t.at("sect") == "(3,-3)"
    assert t.ready("sect") == set()
