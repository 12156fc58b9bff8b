"""Chapters 0 to 2: conflicts, information, turns, pieces, cards, map, rule."""

from __future__ import annotations

import pytest

from tests.games.root.table import GAME, new_game, table
from weald.games.root.audit import audit
from weald.games.root.board import BOARDS, PLACE_NAMES
from weald.games.root.facts import (
    AMBUSH,
    BIRD,
    CARD_SUIT,
    CARD_TYPE,
    DATA,
    DOMINANCE,
    FACE_COST,
    FACE_TYPE,
    FOX,
    MOUSE,
    RABBIT,
    SHARED,
)  # fmt: skip
from weald.games.root.pieces import KIND_NAMES, STOCK
from weald.testing import rule

AUTUMN = BOARDS[0]
WINTER = BOARDS[1]


@rule("root", "1.1.1a")
def test_a_card_overrides_the_law() -> None:
    t = table(marquise="c5:2", eyrie="c5:2", hands={"eyrie": "ambush_rabbit"}, play={"marquise": "scouting_party"})
    t.roll(0, 0).battle("marquise", "c5", "eyrie")
    assert t.halted  # no ambush was offered, although the Law grants it


@rule("root", "1.1.1b", "7.2.2a")
def test_a_faction_rule_beats_the_general_one() -> None:
    assert table(marquise="c5:2", eyrie="c5:2").rules("c5") == "eyrie"
    assert table(marquise="c5:2", alliance="c5:2").rules("c5") == "nobody"


@rule("root", "1.1.2", "6.2.2a", "G.1.31")
def test_cannot_is_absolute() -> None:
    t = table(marquise="c1:1,keep", alliance="c9:sympathy", supporters="fox fox fox")
    t.birdsong("alliance").do("done").refuses("spread c1", "keep-forbids", "6.2.2a")


@rule("root", "1.1.3a", "1.1.3b")
def test_all_pieces_go_before_triggers_and_the_active_player_orders_them() -> None:
    t = table(
        marquise="c1:2,keep c2:1 c9:1",
        eyrie="c3:roost",
        alliance="c2:sympathy c7:1,base",
        hands={"eyrie": "favor_of_the_mice mouse", "marquise": "mouse"},
        suits="fox mouse mouse rabbit rabbit fox mouse mouse rabbit rabbit fox fox",
    )
    t.craft("eyrie", "favor_of_the_mice")
    assert t.told("crafted")["card"] == "favor_of_the_mice"
    assert (t.on("c2", "sympathy"), t.on("c7", "base"), t.warriors("marquise", "c2")) == (0, 0, 0)
    t.expects("which-trigger", "eyrie").offers("outrage c2", "base-lost c7", "hospitals c2")


@rule("root", "1.2.1a", "1.2.1b", "1.2.2")
def test_hands_are_secret_their_size_and_the_discard_pile_are_not() -> None:
    t = table(marquise="c1:1", eyrie="c3:1", hands={"eyrie": "fox fox mouse"}, discard="rabbit bird")
    t.evening("marquise")
    zone = t.match.view(t.seat("marquise"))["zones"]
    assert zone["eyrie.hand"] == {"owner": 1, "count": 3, "cards": []}
    assert sorted(zone["common.discard"]["cards"]) == ["arms_trader", "bake_sale"]
    assert len(t.sees("eyrie", "eyrie.hand")) == 3


@rule("root", "1.3.2")
def test_cards_change_hands_only_by_a_rule() -> None:
    t = new_game("marquise", "eyrie", seed=3)
    giving = {"take-random", "vagabond-aid", "outrage", "alliance-mobilize"}
    assert giving <= set(GAME.steps.by_name)
    assert not any(o.startswith("give") for o in t.offered)


@rule("root", "1.4.1a", "1.4.1b", "1.4.1c", "1.4.1d")
def test_a_turn_is_birdsong_daylight_evening_and_the_next_player_follows() -> None:
    t = table(
        marquise="c1:1,keep,sawmill",
        eyrie="c3:2,roost",
        hands={"eyrie": "fox"},
        play={"marquise": "better_burrow_bank command_warren cobbler"},
    )
    t.g.first = 0
    t.agenda(("turn", (0,)))
    assert t.g.phase == 0
    assert t.on("c1", "wood") == 0
    t.expects("use-effect", "marquise").do("done")  # start of Birdsong, before the wood
    assert t.on("c1", "wood") == 1
    assert (t.g.phase, t.asked) == (1, "marquise-action")
    t.do("end").expects("use-effect", "marquise").do("done")  # Cobbler, before the draw
    assert t.events("drew")[-1]["count"] == 1
    t.expects("add-to-decree", "eyrie")
    assert (t.g.turn, t.g.phase) == (1, 0)


@rule("root", "1.4.2")
def test_a_march_is_not_interrupted() -> None:
    t = table(marquise="c1:3,keep", eyrie="c3:1", play={"marquise": "tax_collector"})
    t.actions("marquise").do("march").go("from c1", "to c5", "warriors 1")
    t.expects("move-from", "marquise")
    assert not any(o.startswith("use") for o in t.offered)


@rule("root", "1.5.1", "1.5.2", "1.5.3", "G.1.9")
def test_pieces_are_counted_and_stay_their_owners() -> None:
    t = new_game(seed=5)
    for _ in range(300):
        t.do(t.offered[len(t.offered) // 2])
        assert audit(t.g) == []
    in_the_box = {
        "marquise_warrior": 25, "sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1,
        "eyrie_warrior": 20, "roost": 7, "alliance_warrior": 10, "base": 3, "sympathy": 10,
        "cult_warrior": 25, "garden_fox": 5, "garden_rabbit": 5, "garden_mouse": 5,
        "duchy_warrior": 20, "citadel": 3, "market": 3, "tunnel": 3,
        "hundreds_warrior": 20, "warlord": 1, "stronghold": 6, "mob": 5,
        "keepers_warrior": 15, "relic_figure": 4, "relic_tablet": 4, "relic_jewelry": 4,
    }  # fmt: skip
    assert in_the_box.items() <= dict(zip(KIND_NAMES, STOCK, strict=True)).items()


@rule("root", "1.5.4a", "1.5.4b", "G.1.17")
def test_as_many_as_possible_are_placed() -> None:
    t = table(marquise="c1:24,keep,recruiter c5:recruiter", eyrie="c3:1")
    t.actions("marquise").do("recruit").expects("place-where", "marquise").do("in c5")
    assert (t.warriors("marquise", "c5"), t.supply("marquise_warrior")) == (1, 0)


@rule("root", "1.5.4c")
def test_a_cost_is_never_underpaid() -> None:
    t = table(marquise="c5:2,sawmill,workshop c2:1,recruiter,sawmill", eyrie="c3:1")
    t.actions("marquise").refuses("build", "no-build", "6.5.4.Ib")


@rule("root", "1.5.5")
def test_a_forced_player_acts_with_own_limits() -> None:
    """The Vagrant makes the Alliance defend: it still fights as guerrillas (8.2.2)."""
    t = table(alliance="c5:2", marquise="c5:3", vagabond="vagrant c5 torch")
    t.roll(3, 1).daylight("vagabond").do("special", "player marquise", "against alliance")
    assert t.told("rolled")["attacker"] == 1
    assert t.told("rolled")["defender"] == 2


@rule("root", "Q4")
def test_placing_is_not_moving() -> None:
    t = table(marquise="c5:1,recruiter", alliance="c5:sympathy")
    t.actions("marquise").do("recruit")
    assert t.warriors("marquise", "c5") == 2
    assert t.events("outraged") == []


# --- cards (2.1) -----------------------------------------------------------------------------------------


@rule("root", "2.1a", "2.1b", "2.1.5a", "3.3")
def test_the_deck() -> None:
    assert SHARED == 54
    suits = [CARD_SUIT[c] for c in range(SHARED)]
    assert [suits.count(s) for s in (BIRD, FOX, RABBIT, MOUSE)] == [14, 14, 13, 13]
    ambushes = sorted(CARD_SUIT[c] for c in range(SHARED) if CARD_TYPE[c] == AMBUSH)
    assert ambushes == [FOX, RABBIT, MOUSE, BIRD, BIRD]
    assert [CARD_TYPE[c] for c in range(SHARED)].count(DOMINANCE) == 4
    assert all(sum(FACE_COST[f]) > 0 for f in range(len(FACE_COST)) if FACE_TYPE[f] > DOMINANCE)


@rule("root", "2.1.1")
def test_a_bird_card_is_wild() -> None:
    t = table(marquise="c5:1,sawmill", eyrie="c3:1", hands={"marquise": "bird"})
    t.actions("marquise").do("overwork", "in c5", "spend arms_trader")
    assert t.on("c5", "wood") == 1


@rule("root", "2.1.1.I")
def test_a_bird_must_be_given_when_it_is_the_only_match() -> None:
    t = table(marquise="c5:2", alliance="c2:sympathy", hands={"marquise": "bird fox"})
    t.move("marquise", "c5", "c2", 1).expects("outrage", "marquise").only("give arms_trader")


@rule("root", "2.1.1.II")
def test_nothing_stands_in_for_a_bird() -> None:
    t = table(marquise="c5:2", eyrie="c3:1", hands={"marquise": "fox rabbit mouse"})
    t.actions("marquise")
    assert not any(o.startswith("extra") for o in t.offered)


@rule("root", "2.1.2a", "G.1.3")
def test_cards_are_drawn_from_the_top_of_the_shared_pile() -> None:
    t = table(marquise="c1:1,keep", eyrie="c3:1", deck="anvil sword")
    t.evening("marquise")
    assert t.hand("marquise") == ["anvil"]


@rule("root", "2.1.2b", "AMB-39")
def test_the_discard_pile_is_shuffled_at_once_when_the_draw_pile_runs_out() -> None:
    t = table(marquise="c1:1,keep", eyrie="c3:1", deck="anvil", discard="tax_collector rabbit mouse")
    t.evening("marquise")
    assert t.hand("marquise") == ["anvil"]
    assert (len(t.g.deck), t.discard) == (3, [])
    assert all(t.g.seen[card] == 0 for card in t.g.deck)


@rule("root", "AMB-04")
def test_without_any_card_the_draw_is_skipped() -> None:
    t = table(marquise="c1:1,keep", eyrie="c3:1", deck="")
    t.evening("marquise")
    assert (t.hand("marquise"), t.halted) == ([], True)


@rule("root", "2.1.3", "G.1.16", "G.1.20")
def test_spent_cards_go_to_the_discard_pile() -> None:
    t = table(marquise="c5:1,sawmill", eyrie="c3:1", hands={"marquise": "rabbit"})
    t.actions("marquise").do("overwork", "in c5", "spend bake_sale")
    assert t.discard == ["bake_sale"]


@rule("root", "2.1.4", "G.1.7", "G.1.15")
def test_cards_in_the_play_area_are_seen_by_all() -> None:
    t = table(marquise="c5:workshop*2", eyrie="c3:1", hands={"marquise": "cobbler"})
    t.daylight("marquise").do("craft cobbler")
    assert t.sees("eyrie", "marquise.play") == ["cobbler"]


@rule("root", "2.1.5b", "2.1.5c")
def test_an_ambush_serves_for_its_suit_but_is_never_crafted() -> None:
    t = table(marquise="c5:workshop,sawmill", eyrie="c3:1", hands={"marquise": "ambush_rabbit"})
    t.daylight("marquise").refuses("craft ambush_rabbit", "not-craftable", "2.1.5b")
    t.do("done", "overwork", "in c5", "spend ambush_rabbit")
    assert t.discard == ["ambush_rabbit"]


# --- the map (2.2 to 2.4, C.1) ---------------------------------------------------------------------------


@rule("root", "2.2", "2.2.1", "2.2.2", "G.1.2", "G.1.28")
def test_clearings_and_paths() -> None:
    assert [len(a) for a in AUTUMN.adjacent] == [3, 3, 3, 3, 2, 3, 3, 2, 3, 3, 3, 5]
    for board in BOARDS:
        for a in range(12):
            for b in board.adjacent[a]:
                assert a in board.adjacent[b]
    assert [AUTUMN.suits.count(1 << s) for s in (FOX, RABBIT, MOUSE)] == [4, 4, 4]


@rule("root", "2.2.3a", "2.2.3b", "G.1.29")
def test_a_building_needs_an_open_slot() -> None:
    t = table(marquise="c1:2,keep,sawmill,wood*2 c5:1 c9:1", eyrie="c3:1")
    assert t.g.room[0] == 0
    t.actions("marquise").do("build").expects("build-where", "marquise").refuses("in c1", "no-slot", "2.2.3b")


@rule("root", "2.2.4a", "2.2.4b", "G.1.24")
def test_ruins_cover_slots() -> None:
    t = table(marquise="c12:2,sawmill c9:workshop c5:recruiter c2:wood*2", eyrie="c3:1")
    assert t.g.ruins[PLACE_NAMES.index("c12")] == 1
    t.actions("marquise").refuses("build", "no-build", "6.5.4.Ib")


@rule("root", "2.3a", "G.1.25")
def test_rivers_are_no_paths() -> None:
    assert 6 in AUTUMN.rivers[3]
    assert 6 not in AUTUMN.adjacent[3]
    t = table(marquise="c4:2", eyrie="c3:1")
    t.agenda(("move", (0, BIRD, 0)))
    t.expects("move-to", "marquise").refuses("to c7", "not-adjacent", "4.2")


@rule("root", "2.3b", "C.1.1", "AMB-31")
def test_rivers_part_forests_only_in_winter() -> None:
    f3 = PLACE_NAMES.index("f3")
    assert {PLACE_NAMES[p] for p in AUTUMN.beside[f3] if p < 12} == {"c2", "c6", "c10", "c11", "c12"}
    assert 10 in AUTUMN.rivers[9]  # c10 and c11 lie on both banks and touch the one forest
    f1, f4 = PLACE_NAMES.index("f1"), PLACE_NAMES.index("f4")
    assert 10 in WINTER.rivers[9]  # the river c10-c11 parts f1 and f4, which are adjacent across it
    assert f4 in WINTER.beside[f1]


@rule("root", "2.4", "2.4.1a", "2.4.1b", "G.1.11")
def test_forests_touch_clearings_and_forests() -> None:
    f4 = PLACE_NAMES.index("f4")
    assert [PLACE_NAMES[p] for p in AUTUMN.beside[f4]] == ["c4", "c9", "c12", "f2", "f7"]
    t = table(marquise="c1:1", vagabond="thief f4 boot")
    t.birdsong("vagabond").only("done", "to c4", "to c9", "to c12", "to f2", "to f7")


# --- rule (2.5) ------------------------------------------------------------------------------------------


@rule("root", "2.5a", "2.5b", "2.5c")
@pytest.mark.parametrize(
    ("marquise", "alliance", "ruler"),
    [
        ("c5:2", "c5:1", "marquise"),
        ("c5:1,sawmill", "c5:1", "marquise"),
        ("c5:2", "c5:2", "nobody"),
        ("c5:1,wood*3", "c5:2,sympathy", "alliance"),
        ("c5:wood", "c5:sympathy", "nobody"),
    ],
)
def test_the_ruler_has_most_warriors_and_buildings(marquise: str, alliance: str, ruler: str) -> None:
    assert table(marquise=marquise, alliance=alliance).rules("c5") == ruler


@rule("root", "2.5b", "9.2.2a", "G.1.6")
def test_a_pawn_neither_rules_nor_hinders() -> None:
    t = table(marquise="c5:1", vagabond="thief c5 sword")
    assert t.rules("c5") == "marquise"


@rule("root", "7.2.2b")
def test_the_eyrie_rules_no_empty_clearing() -> None:
    assert table(eyrie="c3:1", marquise="c1:1").rules("c5") == "nobody"


@rule("root", "G.1.34")
def test_ruins_are_no_tokens() -> None:
    t = table(marquise="c1:1", eyrie="c12:roost", vagabond="scoundrel c12 torch")
    t.daylight("vagabond").do("special")
    assert t.g.ruins[11] == 1
    assert t.points("vagabond") == 1  # the roost only


@rule("root", "G.1.10", "G.1.23")
def test_items_are_nobodys_pieces() -> None:
    t = table(
        marquise="c5:1", alliance="c5:sympathy", supporters="rabbit rabbit", crafted={"marquise": "sword"},
        vagabond="thief f1 boot",
    )  # fmt: skip
    t.birdsong("alliance").do("revolt c5").first(2)
    assert (t.warriors("marquise", "c5"), t.crafted("marquise", "sword"), t.items("ready")) == (0, 1, ["boot"])


@rule("root", "G.1.18")
def test_the_map_edge_is_a_closed_loop() -> None:
    for name, table_ in DATA.plain()["maps"].items():
        edge = [c for c, clearing in table_["clearings"].items() if clearing["edge"]]
        joined = dict.fromkeys(edge, 0)
        for path in table_["map"]["paths"]:  # closed paths included
            a, b = path.split("-")
            if a in joined and b in joined:
                joined[a] += 1
                joined[b] += 1
        assert min(joined.values()) >= 2, name


@rule("root", "G.1.21", "6.2.3a")
def test_an_ally_treated_as_own_stays_a_piece_of_its_faction() -> None:
    t = table(
        marquise="c5:2 c1:keep", eyrie="c5:3", vagabond="thief c5 sword boot", relations={"marquise": "allied"},
        hands={"marquise": "rabbit"},
    )  # fmt: skip
    t.roll(1, 1).daylight("vagabond").do("battle", "against eyrie", "ally marquise", "piece marquise_warrior")
    t.expects("field-hospitals", "marquise")
