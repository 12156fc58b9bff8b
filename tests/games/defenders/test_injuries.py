"""Chapter 9: threat, the injury die, injuries and death."""

from __future__ import annotations

from typing import Any

import pytest

from weald.games.defenders.facts import DIE
from weald.games.defenders.rules.injuries import CLOSE, RANGED, SAFE, threat
from weald.testing import rule

from .table import table

COVEN: dict[str, Any] = {"seats": "coven order", "active": "coven_nettla"}


@rule("defenders", "WE-03A", "9.1.2", "9.1.7")
def test_a_sniper_beside_hurts_with_the_1_face() -> None:
    t = table(**COVEN, coven="(1,0)", factories="5@(2,0)", mechs="(2,0)").turn("coven")
    t.roll(1).do("move", "to (1,1)")
    assert t.injuries("coven") == 1


@rule("defenders", "WE-03B", "9.1.7")
def test_from_afar_the_2_face_is_a_miss() -> None:
    t = table(**COVEN, coven="(1,0)", factories="5@(2,0)", mechs="(2,0)").turn("coven")
    t.roll(2).do("move", "to (1,1)")
    assert t.injuries("coven") == 0


@rule("defenders", "WE-03C", "9.1.6", "9.1.1")
def test_a_hunter_on_the_own_hex_hurts_with_the_1_face() -> None:
    t = table(**COVEN, coven="(1,0)", mechs="(1,0)").turn("coven").roll(1).do("move", "to (1,1)")
    assert t.injuries("coven") == 1


@rule("defenders", "WE-03D", "9.1.6", "9.1.8")
def test_a_sniper_on_the_own_factory_is_close_range() -> None:
    t = table(**COVEN, coven="(1,0)", factories="5@(1,0)", mechs="(1,0)", breaches="(1,0)|(2,0)")
    t.turn("coven").roll(2).do("move")
    assert t.injuries("coven") == 2


@rule("defenders", "2.2.5", "9.1.6")
def test_the_die_has_faces_for_none_one_and_two() -> None:
    assert set(DIE) == {0, 1, 2}
    t = table(**COVEN, coven="(1,0)", mechs="(1,0)").turn("coven").roll(0).do("move", "to (1,1)")
    assert t.injuries("coven") == 0


@rule("defenders", "INT-35", "9.1.7", "3.3.1", "9.1.1", "9.1.3")
def test_beside_the_core_with_two_snipers_one_ranged_roll() -> None:
    t = table(**COVEN, coven="(1,0)", mechs="core:2", pollution="(1,0)").turn("coven")
    t.roll(2).do("cleanse")
    assert t.injuries("coven") == 0
    assert len(t.told("rolled")) == 1
    t.roll(1).do("move", "to (2,0)")
    assert t.injuries("coven") == 1


@rule("defenders", "INT-36", "9.1.8", "9.1.3")
def test_close_range_beats_ranged_one_roll() -> None:
    t = table(**COVEN, coven="(1,0)", mechs="(1,0) core:2 (2,0)", factories="5@(2,0)").turn("coven")
    assert threat(t.g, 0) == CLOSE
    t.roll(2).do("destroy")
    assert t.injuries("coven") == 2
    assert len(t.told("rolled")) == 1


@rule("defenders", "INT-37", "9.1.5")
def test_hunters_beside_are_no_threat() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(1,0) (2,-1) (3,0)").turn("coven")
    assert threat(t.g, 0) == SAFE
    t.do("move", "to (2,1)")
    assert t.told("rolled") == []


@rule("defenders", "9.1.4", "10.1.6")
def test_mechs_at_the_destination_cause_no_roll() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(2,1):3").turn("coven").do("move", "to (2,1)")
    assert t.told("rolled") == []


@rule("defenders", "9.1.9")
def test_walls_do_not_shield_from_snipers() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(1,0)", factories="5@(1,0)", around="(2,0)")
    assert threat(t.g, 0) == RANGED


@rule("defenders", "INT-52", "9.1.2", "12.4.12")
def test_trapped_on_a_new_factory_every_action_rolls() -> None:
    t = table(**COVEN, coven="(2,0)", around="(2,0)", mechs="core:2").card("factories")
    t.turn("coven").roll(1).do("breach", "wall (2,0)|(1,0)").roll(0).do("breach", "wall (2,0)|(3,0)")
    assert len(t.told("rolled")) == 2


@rule("defenders", "9.2.1", "9.2.4")
def test_three_injuries_are_no_death() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(2,0)", injuries={"coven": 1}, hands="coven_dusk").turn("coven")
    t.roll(2).do("move", "to (2,1)")
    assert t.injuries("coven") == 3
    assert t.hand("coven") == ["coven_dusk"]


@rule("defenders", "INT-39", "9.2.3", "9.1.10", "9.2.2")
def test_toxic_injury_and_roll_are_two_events() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(2,0)", toxic="(2,0)", injuries={"coven": 2}, hands="coven_dusk")
    t.turn("coven").chance(3, 0).do("cleanse")  # die 1, then the only hand card
    assert t.injuries("coven") == 0
    assert t.hand("coven") == []
    assert len(t.told("died")) == 1


@rule("defenders", "INT-40", "9.3.4", "9.3.1")
def test_excess_injuries_of_one_event_are_lost() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(2,0)", injuries={"coven": 3}, hands="coven_dusk").turn("coven")
    t.chance(5, 0).do("move", "to (2,1)")
    assert t.injuries("coven") == 0
    assert len(t.told("died")) == 1


@rule("defenders", "INT-41", "9.3.4", "9.2.3")
def test_after_a_death_the_next_event_counts_anew() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(2,0)", toxic="(2,0)", injuries={"coven": 3}, hands="coven_dusk")
    t.turn("coven").chance(0, 5).do("cleanse")
    assert t.injuries("coven") == 2
    assert len(t.told("died")) == 1


@rule("defenders", "INT-42", "9.3.2", "9.3.3")
def test_with_an_empty_hand_the_top_of_the_deck_dies() -> None:
    t = table(**COVEN, coven="(2,0)", mechs="(2,0)", injuries={"coven": 3}, decks="coven_sagewin coven_dusk")
    t.turn("coven").roll(1).do("move", "to (2,1)")
    assert [e["args"]["card"] for e in t.told("died")] == ["coven_sagewin"]
    assert t.match.view(None)["position"]["danger"]["deaths"] == [{"terrain": "mountain", "card": "coven_sagewin"}]


@rule("defenders", "9.3.1", "9.3.3", "9.3.8", "7.3.4")
def test_a_random_hand_card_dies_and_nothing_is_drawn_for_it() -> None:
    died = set()
    for pick in (0, 1):
        t = table(**COVEN, coven="(2,0)", toxic="(2,0)", injuries={"coven": 3}, hands="coven_dusk coven_sagewin")
        t.turn("coven").chance(pick).do("cleanse")
        assert len(t.hand("coven")) == 1
        died.add(t.told("died")[0]["args"]["card"])
        assert all(t.g.deaths[3] not in pile for pile in (t.g.deck[0], t.g.discard[0]))
    assert died == {"coven_dusk", "coven_sagewin"}


@rule("defenders", "9.3.6", "9.3.1")
def test_the_active_defender_and_its_team_cannot_die() -> None:
    t = table(
        **COVEN,
        coven="(2,0)",
        toxic="(2,0)",
        injuries={"coven": 3},
        hands="coven_hemlo",
        decks="order_kelpuz order_rystle",
    )
    t.turn("coven", 0).do("team coven_hemlo")
    t.g.points = 2
    t.do("cleanse")
    assert t.injuries("coven") == 0
    assert t.told("died") == []
    assert len(t.told("nobody-died")) == 1


@rule("defenders", "9.3.7")
def test_a_death_changes_neither_turn_nor_leader_nor_points() -> None:
    t = table(**COVEN, coven="(2,0)", toxic="(2,0)", injuries={"coven": 3}, hands="coven_dusk").turn("coven")
    t.do("cleanse")
    assert t.at("coven") == "(2,0)"
    assert t.g.points == 2
    assert t.match.decision.prompt == "act"


@rule("defenders", "INT-10", "1.2.6", "9.3.5", "2.2.4")
def test_a_second_death_of_one_terrain_loses_whoever_owned_the_first() -> None:
    t = table(sect="(2,0)", active="sect_fusel", toxic="(2,0)", injuries={"sect": 3}, hands="sect_quartzel",
              dead="order_sorrelin")  # fmt: skip
    t.turn("sect").do("cleanse")
    assert t.how == "massacre"
    assert t.match.result is not None
    assert t.match.result["winners"] == []


@rule("defenders", "INT-11", "1.2.7")
def test_deaths_of_different_terrains_are_survivable() -> None:
    t = table(sect="(2,0)", active="sect_fusel", toxic="(2,0)", injuries={"sect": 3}, hands="sect_quartzel",
              dead="order_kelpuz order_popel order_wyzypa")  # fmt: skip
    t.turn("sect").do("cleanse")
    assert t.how == ""
    assert all(card >= 0 for card in t.g.deaths)


@rule("defenders", "9.1.12", "9.1.14", "INT-154", "11.1.2")
def test_one_roll_for_the_move_none_for_the_item_or_the_team() -> None:
    t = table(sect="(2,0)", active="sect_fusel", camps={"order": "(2,1)"}, mechs="(2,0)", hands="sect_riiz")
    t.turn("sect", 1).roll(0).do("move", "to (2,1)")
    assert t.ready("sect") == {"map"}
    assert len(t.told("rolled")) == 1
    t.g.mechs[t.g.leader[1]] = 1
    t.do("team sect_riiz")
    assert len(t.told("rolled")) == 1


@rule("defenders", "9.1.13", "INT-50")
def test_items_that_act_roll_items_that_do_not_act_do_not() -> None:
    t = table("coven sect", sect="(2,0)", active="sect_fusel", mechs="(2,0)", items={"sect": "rocket potion"},
              injuries={"sect": 1}).turn("sect")  # fmt: skip
    t.do("use potion")
    assert t.injuries("sect") == 0
    assert t.told("rolled") == []
    t.roll(2).do("use rocket")
    assert t.mechs("(2,0)") == 0
    assert t.injuries("sect") == 2


@pytest.mark.parametrize("face", [0, 1, 2])
@rule("defenders", "INT-45", "15.3.7", "9.1.7")
def test_toughness_against_snipers_no_result_can_injure(face: int) -> None:
    t = table("council sect", council="(1,0)", active="council_azen", mechs="core:2").turn("council").roll(face)
    t.do("move", "to (2,0)")
    assert t.injuries("council") == 0


@rule("defenders", "INT-46", "15.4.4", "9.1.6")
def test_agility_at_close_range_only_the_1_face_injures() -> None:
    for face, expected in ((0, 0), (1, 1), (2, 0)):
        t = table("coven sect", coven="(2,0)", active="coven_las", mechs="(2,0)").turn("coven").roll(face)
        t.do("move", "to (2,1)")
        assert t.injuries("coven") == expected


@rule("defenders", "15.3.7", "15.1.6")
def test_toughness_at_close_range_ignores_the_1_face_for_its_owner_only() -> None:
    for face, expected in ((1, 0), (2, 2)):
        t = table("council sect", council="(2,0)", active="council_azen", mechs="(2,0)").turn("council").roll(face)
        t.do("move", "to (2,1)")
        assert t.injuries("council") == expected
    t = table("council sect", sect="(2,0)", active="council_azen sect_fusel", mechs="(2,0)").turn("sect").roll(1)
    t.do("move", "to (2,1)")
    assert t.injuries("sect") == 1
