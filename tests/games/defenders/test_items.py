"""Chapter 11: items. Chapter 7, section 2: the team."""

from __future__ import annotations

from weald.games.defenders.facts import ALL_CARD_IDS, CARD_IDS, TERRAIN_OF
from weald.testing import rule

from .table import edge, some, table


@rule("defenders", "WE-13", "11.1.2", "11.1.5", "10.1.8", "11.1.1")
def test_a_move_onto_a_camp_readies_its_item() -> None:
    t = table("order council", order="(1,0)", active="order_popel", camps={"council": "(2,0)"}, terrain="marsh")
    t.turn("order").do("move", "to (2,0)")
    assert t.ready("order") == {"bread"}
    assert t.g.points == 2


@rule("defenders", "11.1.1", "11.1.2", "8.2.4")
def test_the_camps_faction_decides_the_item() -> None:
    for side, item in (("order", "map"), ("council", "bread"), ("coven", "potion"), ("sect", "rocket")):
        other = "sect" if side != "sect" else "order"
        card = {"sect": "sect_quartzel", "order": "order_kelpuz"}[other]
        t = table(f"{other} {side}", active=card, camps={side: "(2,0)"}, terrain="plains", **some(other, "(1,0)"))
        t.turn(other).do("move", "to (2,0)")
        assert t.ready(other) == {item}


@rule("defenders", "11.1.3")
def test_passing_a_camp_gives_nothing() -> None:
    t = table("order council", order="(1,0)", active="order_wyzypa", camps={"council": "(2,0)"}).turn("order")
    t.do("move", "to (3,0)")
    assert t.ready("order") == set()


@rule("defenders", "11.1.4", "12.4.12", "15.4.6a", "INT-67", "15.5.7", "6.2.3")
def test_being_moved_otherwise_gives_nothing() -> None:
    t = table("sect order", sect="(1,0)", active="sect_delva order_rystle", mountain="(2,0) (3,0) (-2,0)",
              camps={"order": "(2,0)"}, factories="5@(3,0)", reforested="4@(0,2)").reveal()  # fmt: skip
    t.refuses("to (3,0)", "not-that-terrain", "6.2.3").offers("to (0,2)", "to (-2,0)")
    t.do("to (2,0)")
    assert t.at("sect") == "(2,0)"
    assert t.ready("sect") == set()


@rule("defenders", "INT-87", "3.5.2", "3.5.3", "2.2.3")
def test_only_items_of_factions_in_play_exist() -> None:
    t = table("order sect", order="(2,0)", active="order_popel").turn("order")
    t.refuses("use bread", "item-not-in-play", "3.5.3").refuses("use map", "item-used", "11.2.3")
    assert t.g.items == [0, -1, -1, 0, 0, -1, -1, 0]


@rule("defenders", "11.2.1", "11.2.4", "4.2.6", "INT-90", "11.2.2")
def test_items_are_used_on_the_own_turn_before_the_machine_card() -> None:
    t = table("order council", order="(2,0)", active="order_popel council_svaca", items={"order": "bread map"},
              camps={"order": "(-3,3)"}, hands="order_kelpuz order_rystle council_henk council_kalsa")  # fmt: skip
    t.turn("order", 0, card="restart").do("use bread", "use map", "rally (-3,3)")
    assert t.ready("order") == set()
    assert t.g.points == 1
    t.do("end")
    # The card was flipped; the next thing anybody is asked is a new leadership phase, without items.
    assert t.match.decision.prompt == "lead"
    assert {o.verb for d in t.match.open for o in d.options} == {"lead"}


@rule("defenders", "11.2.4", "11.1.2")
def test_the_same_item_again_after_being_readied_again() -> None:
    t = table(
        "order council", order="(1,0)", active="order_kelpuz", camps={"council": "(2,0)"}, items={"order": "bread"}
    )
    t.turn("order").do("use bread", "move", "to (2,0)", "use bread")
    assert t.g.points == 5
    assert len(t.told("used-item")) == 2


@rule("defenders", "11.2.5", "11.2.3")
def test_items_are_flipped_when_used_and_never_change_hands() -> None:
    t = table("order council", order="(2,0)", council="(2,0)", active="order_popel", items={"order": "bread"})
    t.turn("order").do("use bread")
    assert t.ready("order") == t.ready("council") == set()


@rule("defenders", "11.3.1", "9.1.13", "INT-89", "7.2.1", "7.2.7")
def test_bread_is_a_point_that_must_be_spent_before_a_team_card() -> None:
    t = table("order council", order="(2,0)", active="order_popel", hands="order_harrow", items={"order": "bread"},
              mechs="(2,0)").turn("order", 0)  # fmt: skip
    t.offers("team order_harrow").do("use bread")
    assert t.g.points == 1
    assert t.told("rolled") == []
    t.refuses("team order_harrow", "points-left", "7.2.1")


@rule("defenders", "11.3.2", "9.2.2")
def test_a_potion_heals_one_or_cleanses() -> None:
    t = table("order coven", order="(2,0)", active="order_popel", items={"order": "potion"}, injuries={"order": 2},
              toxic="(2,0)").turn("order").do("use potion").offers("heal-one", "cleanse")  # fmt: skip
    t.do("cleanse")
    assert t.injuries("order") == 3
    assert t.support("order") == 1
    assert t.g.points == 3
    assert t.ready("order") == set()


@rule("defenders", "11.3.3", "10.8.2", "11.3.5")
def test_a_rocket_destroys_or_breaches() -> None:
    t = table(order="(2,0)", active="order_popel", items={"order": "rocket"}, walls="(2,0)|(1,0)", mechs="(2,0)")
    t.turn("order").do("use rocket").offers("mech (2,0)").roll(0).do("wall (2,0)|(1,0)")
    assert t.g.breach[edge("(2,0)|(1,0)")] == 0
    assert t.support("order") == 1
    assert t.g.points == 3
    t = table(order="(2,0)", active="order_popel", items={"order": "rocket"}, walls="(2,0)|(1,0)", tokens={"order": 0})
    t.turn("order").refuses("use rocket", "no-target", "11.3.5")


@rule("defenders", "11.3.4", "11.2.3")
def test_a_map_moves_along_trails_of_the_active_defender() -> None:
    t = table(order="(0,1)", active="order_popel", items={"order": "map"}, terrain="marsh", forest="(0,1) (1,1)",
              mechs="(0,1)").turn("order")  # fmt: skip
    t.do("use map").roll(1).do("to (2,1)")
    assert t.at("order") == "(2,1)"
    assert t.injuries("order") == 1
    assert t.g.points == 3


@rule("defenders", "INT-85", "11.2.3", "11.3.4")
def test_a_map_onto_an_order_camp_ends_used_onto_a_sect_camp_readies_the_rocket() -> None:
    t = table(order="(1,0)", active="order_popel", items={"order": "map"}, camps={"order": "(2,0)"}, terrain="marsh")
    t.turn("order").do("use map", "to (2,0)")
    assert t.ready("order") == set()
    t = table(order="(1,0)", active="order_popel", items={"order": "map"}, camps={"sect": "(2,0)"}, terrain="marsh")
    t.turn("order").do("use map", "to (2,0)")
    assert t.ready("order") == {"rocket"}


@rule("defenders", "11.3.5")
def test_an_item_without_any_use_is_refused() -> None:
    t = table("order coven", order="(2,0)", active="order_popel", items={"order": "potion"}).turn("order")
    t.refuses("use potion", "no-target", "11.3.5")


# --- team -----------------------------------------------------------------------------------------------------


@rule("defenders", "WE-01", "7.2.1", "7.2.2", "7.2.3", "7.2.6", "7.1.6", "7.1.1", "15.1.9")
def test_popel_joins_flika() -> None:
    t = table(order="(2,0)", active="order_flika", hands="order_popel", terrain="marsh").turn("order")
    t.refuses("team order_popel", "points-left", "7.2.1")
    t.do("move", "to (2,1)", "move", "to (2,0)")
    t.refuses("team order_popel", "points-left", "7.2.1")
    t.do("move", "to (2,1)", "team order_popel")
    assert t.g.points == 1
    assert t.ready("order") == set()
    assert [ALL_CARD_IDS[c] for c in t.g.discard[0]] == ["order_popel", "order_flika"]


@rule("defenders", "INT-24", "7.2.1", "7.2.4", "7.2.5")
def test_each_team_cards_point_is_used_before_the_next() -> None:
    t = table(order="(2,0)", active="order_flika", hands="order_popel order_harrow order_rystle", terrain="marsh")
    t.turn("order", 1).refuses("team order_popel", "points-left", "7.2.1")
    t.do("move", "to (2,1)", "team order_popel").refuses("team order_harrow", "points-left", "7.2.1")
    t.do("move", "to (2,0)", "team order_harrow", "move", "to (2,1)", "team order_rystle")
    assert t.g.team[0] == 3
    assert t.g.points == 1


@rule("defenders", "INT-25", "7.2.2", "6.2.4")
def test_a_reforested_factory_joins_no_other_terrain() -> None:
    t = table(order="(2,0)", active="order_flika", hands="order_kelpuz", reforested="5@(2,0)").turn("order", 0)
    t.refuses("team order_kelpuz", "other-terrain", "7.2.2")


@rule("defenders", "INT-26", "7.2.3", "15.5.5", "15.1.9")
def test_a_team_card_brings_no_ability() -> None:
    t = table(sect="(2,0)", active="sect_delva", hands="sect_rivetta", mechs="(2,0)").turn("sect", 0)
    t.do("team sect_rivetta").roll(0).do("destroy")
    assert t.support("sect") == 1


@rule("defenders", "4.2.7", "4.2.3", "7.1.3", "5.1.6")
def test_unused_points_are_lost_and_a_forced_end_is_still_asked() -> None:
    t = table(order="(2,0)", active="order_flika", hands="order_kelpuz order_rystle").turn("order")
    t.do("end")
    assert t.told("ended-turn")[0]["args"] == {"side": "order", "points": 3}
    assert t.match.decision.prompt == "lead"
    # With a hand the end is asked even if it is the only option: whether a card fits is secret.
    t = table(order="(2,0)", active="order_flika", hands="order_kelpuz").turn("order", 0)
    assert t.options() == ["end"]
    assert t.match.decision.secret


@rule("defenders", "7.1.1", "7.1.2", "3.4.10", "2.2.1")
def test_half_of_every_deck_is_of_the_home_terrain() -> None:
    from weald.games.defenders.facts import FACTION_OF, HOME, LEADER_OF

    for leader in range(8):
        deck = [c for c in range(len(CARD_IDS)) if FACTION_OF[c] == leader // 2 and LEADER_OF[c] in (-1, leader)]
        assert len(deck) == 12
        assert sum(TERRAIN_OF[c] == HOME[leader // 2] for c in deck) == 6
