"""Chapters 2 and 3: what is in the box, and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from weald.facts import DataError
from weald.games.defenders import GAME, shapes
from weald.games.defenders.board import CORE, HEX_IDS, HEXES, RIGHT, RING
from weald.games.defenders.facts import (
    ALL_CARD_IDS,
    CARD_IDS,
    CHALLENGING,
    DATA,
    FACTION_OF,
    FIRST_MACHINE,
    HOME,
    LEADER_OF,
    MACHINE_IDS,
    MACHINE_KIND,
    MACHINE_NAMES,
    SLOTS,
    VENTS,
)
from weald.games.defenders.state import NONE, Defenders
from weald.kernel.errors import UnknownSeat, UnknownSetting
from weald.match import Match, begin
from weald.testing import rule

from .table import hx, table


def start(seats: str, seed: int = 1, **options: object) -> Match:
    return begin(GAME, seats.split(), seed, options)


def state(match: Match) -> Defenders:
    assert isinstance(match.state, Defenders)
    return match.state


def choose_all(match: Match, until: str) -> Match:
    """Take the first option of everything before the prompt ``until``."""
    while match.decision.prompt != until:
        match.choose(match.decision.options[0])
    return match


# --- chapter 2 ------------------------------------------------------------------------------------------------


@rule("defenders", "2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.1.6", "2.2.1", "2.2.3", "2.2.4")
def test_the_box() -> None:
    box = DATA.files.setup.box
    assert len(DATA.files.tiles) == 12
    assert len(DATA.files.board.borders) == 6
    assert all(len(VENTS[n]) == 3 for n in range(6))
    assert (box.engines, box.walls, box.mechs) == (2, 30, 20)
    assert (box.pollution, box.toxic_sites) == (42, 6)
    assert len(MACHINE_IDS) == 13
    assert sum(CHALLENGING) == 6
    assert box.breach_tokens == 12
    assert box.death_tokens == 4
    for f in range(4):
        own = [c for c in range(len(CARD_IDS)) if FACTION_OF[c] == f]
        assert len(own) == 18
        assert Counter(LEADER_OF[c] for c in own) == {-1: 6, 2 * f: 6, 2 * f + 1: 6}


@rule("defenders", "2.1.5", "3.2.1")
def test_direction_starts_as_right_and_all_toxic_sites_lie_on_their_ring() -> None:
    g = state(start("order sect"))
    assert g.direction == RIGHT
    assert sum(g.toxic) == 0


@rule("defenders", "2.1.4", "2.1.3")
def test_walls_and_pollution_are_never_short() -> None:
    ring = " ".join(f"({q},{r})" for q in range(-3, 4) for r in range(-3, 4) if max(abs(q), abs(r), abs(q + r)) == 3)
    t = table(order="(1,0)", around=ring, engines=("(1,0)|(1,1) right (1,0)", "core"))
    before = t.walls()
    assert before > 30
    t.card("engines")
    assert t.walls() > before
    t = table(pollution=" ".join(f"{h}:2" for h in ring.split()) + " (1,0) (2,0):2 (0,2):2 (-2,0):2")
    assert sum(t.g.pollution) > 42
    assert sum(t.card("factories").g.pollution) > 43


# --- 3.1 to 3.3 -----------------------------------------------------------------------------------------------


@rule("defenders", "3.1.1", "3.1.2", "3.1.3")
def test_tiles_are_laid_at_random() -> None:
    layouts = set()
    for seed in range(8):
        g = state(start("order sect", seed))
        assert Counter(g.terrain[1:]) == {0: 9, 1: 9, 2: 9, 3: 9}
        layouts.add(tuple(g.terrain))
        for slot in SLOTS:
            trio = [g.terrain[h] for h in slot]
            sides = [
                [shapes.TERRAINS.index(x) for x in side.terrains]
                for tile in DATA.files.tiles.values()
                for side in (tile.side_a, tile.side_b)
            ]
            assert trio in sides
    assert len(layouts) == 8


@rule("defenders", "3.1.4", "3.1.5", "3.1.6", "2.1.2")
def test_the_core_is_a_stack_with_5_on_top_each_tile_turned_at_random() -> None:
    arrows = set()
    for seed in range(30):
        g = state(start("order sect", seed))
        assert g.tile[CORE] == 5
        assert g.tile[1:] == [NONE] * 36
        arrows |= set(g.arrow)
    assert arrows == {0, 1, 2, 3, 4, 5}


@rule("defenders", "3.2.2", "3.2.5", "3.2.6")
def test_four_walls_and_two_engines() -> None:
    for seed in range(6):
        g = state(start("order sect", seed))
        assert sum(g.wall) == 4
        assert NONE not in g.engine


@rule("defenders", "3.3.1", "3.3.2", "3.3.3", "3.3.4")
def test_mechs_and_pollution_at_the_start() -> None:
    for seed in range(6):
        g = state(start("order sect", seed))
        assert g.mechs[CORE] == 2
        assert sum(g.mechs) == 8
        assert all(RING[h] == 3 for h in range(1, HEXES) if g.mechs[h])
        assert sum(g.pollution) == 8
        assert max(g.pollution) == 1


# --- 3.4 ------------------------------------------------------------------------------------------------------


@rule("defenders", "3.4.1", "3.4.2", "3.4.8", "3.4.9", "3.4.10", "3.4.11")
def test_leaders_are_picked_openly_and_decide_the_deck() -> None:
    match = start("coven sect")
    assert [o.id for o in match.decision.options] == ["leader coven_z", "leader coven_a"]
    match.choose("leader coven_a")
    assert match.view(1)["position"]["players"][0]["leader"] == "coven_a"
    match.choose("leader sect_g")
    g = state(match)
    names = {ALL_CARD_IDS[c] for c in g.deck[0] + g.hand[0]}
    assert len(names) == 12
    assert {"coven_morelle", "coven_mirel"} <= names
    assert "coven_las" not in names
    assert [len(h) for h in g.hand] == [3, 3]
    assert g.support == [0, 0]
    assert match.view(0)["zones"]["sect.hand"]["cards"] == []


@rule("defenders", "3.4.3", "3.4.4", "3.4.5", "3.4.6", "3.5.1", "14.1.1")
def test_camps_and_breach_tokens_by_number_of_players() -> None:
    expected = {
        "order-sect": ([3, 4, 5, 6, 7], 6), "order sect": ([3, 4, 5, 6, 7], 6),
        "order sect coven": ([3, 4, 5, 6], 4), "order sect coven council": ([2, 3, 4, 5], 3),
    }  # fmt: skip
    for seats, (camps, tokens) in expected.items():
        players = start(seats).view(0)["position"]["players"]
        assert all(p["camps"] == camps for p in players)
        assert all(p["breaches"] == tokens for p in players)
        track = players[0]["track"]
        assert [track[c] for c in camps] == ([4, 5, 6, 7] if len(players) == 4 else [4, 5, 5, 6, 7][: len(camps)])


@rule("defenders", "3.5.2", "3.5.3", "2.2.3")
def test_one_item_of_every_faction_in_play_used_side_up() -> None:
    for player in start("order coven council").view(0)["position"]["players"]:
        assert player["items"] == [{"item": i, "ready": False} for i in ("map", "bread", "potion")]


# --- 3.5 ------------------------------------------------------------------------------------------------------


def machines(**options: object) -> list[int]:
    match = choose_all(start("order sect", 5, **options), "starting-camp")
    return [c - FIRST_MACHINE for c in state(match).machines]


@rule("defenders", "3.5.5", "3.5.6", "3.5.7", "2.1.6")
def test_challenging_cards_replace_basic_ones_of_their_kind() -> None:
    for difficulty, harder, count in (
        ("standard", False, 0), ("advanced", False, 1), ("advanced", True, 2), ("expert", False, 3),
        ("expert", True, 4), ("extreme", False, 5), ("extreme", True, 6),
    ):  # fmt: skip
        cards = machines(difficulty=difficulty, harder=harder)
        assert len(cards) == 7
        assert sum(CHALLENGING[c] for c in cards) == count
        assert Counter(shapes.KINDS[MACHINE_KIND[c]] for c in cards) == {
            "engines": 2, "mechs": 2, "factories": 2, "restart": 1,
        }  # fmt: skip
        assert sum(MACHINE_NAMES[c] == "restart" for c in cards) == 1


@rule("defenders", "3.5.8", "3.5.4")
def test_the_machine_deck_is_public_its_order_is_not() -> None:
    view = choose_all(start("order sect", difficulty="expert"), "starting-camp").view(0)
    assert len(view["position"]["machines"]) == 7
    assert view["zones"]["machines.deck"]["cards"] == [None] * 7
    assert view["position"]["danger"]["deaths"] == []


@rule("defenders", "3.5.9", "3.5.11", "INT-156", "3.5.10")
def test_camp_and_leader_start_on_a_home_hex_at_the_border() -> None:
    match = choose_all(start("order sect", 2), "starting-camp")
    g = state(match)
    assert match.decision.options
    for option in match.decision.options:
        assert g.terrain[option.a] == HOME[0]
        assert RING[option.a] == 3
    reasons = {w["id"]: w["why"] for w in match.why_not(0)}
    inner = [h for h in range(1, HEXES) if g.terrain[h] == HOME[0] and RING[h] < 3]
    assert all(reasons[f"to {HEX_IDS[h]}"] == "not-border" for h in inner)
    chosen = match.decision.options[0].a
    match.choose(match.decision.options[0])
    g = state(match)
    assert g.leader[0] == chosen
    assert g.camp[chosen] == 0
    assert g.built[0] == 0
    assert len(g.hand[0]) == 3


@rule("defenders", "3.5.10")
def test_without_a_home_hex_at_the_border_one_step_further_in() -> None:
    t = table("order sect", terrain="marsh", forest="(1,0) (2,0)")
    t.agenda(("starting-camp", (0,)))  # (2,0) is the only forest of the second ring: no question
    assert t.at("order") == "(2,0)"
    t = table("order sect", terrain="marsh", forest="(2,0) (-2,0) (1,0)", mechs="(2,0)", pollution="(2,0)")
    t.agenda(("starting-camp", (0,)))
    assert t.places() == {"(2,0)", "(-2,0)"}  # occupied hexes are allowed, the first ring is not


@rule("defenders", "3.5.12", "2.2.6")
def test_the_first_player_is_chosen_at_random() -> None:
    first = {state(choose_all(start("order sect coven", seed), "lead")).first for seed in range(20)}
    assert first == {0, 1, 2}


# --- seats, options, data -------------------------------------------------------------------------------------


def test_seats() -> None:
    assert GAME.seats(None, None, {}) == ["order", "council"]
    assert GAME.seats(None, 1, {}) == ["order-council"]
    assert GAME.seats(None, 4, {}) == ["order", "council", "coven", "sect"]
    assert GAME.seats(["sect-coven"], None, {}) == ["coven-sect"]
    for wrong in (["order"], ["order", "order"], ["order-order"], ["marquise", "order"], [], ["order-sect-coven"]):
        with pytest.raises(UnknownSeat):
            GAME.seats(wrong, None, {})
    for count in (0, 5):
        with pytest.raises(UnknownSeat):
            GAME.seats(None, count, {})
    with pytest.raises(UnknownSetting):
        start("order sect", difficulty="easy")


def test_every_fact_says_where_it_comes_from() -> None:
    sources = DATA.provenance()
    assert len(sources) == 12 + 6 + 12 + 6 + 4 + 8 + 36 + 72 + 7 + 4 + 1 + 2 + 4 + 3
    assert {s.confidence for s in sources} == {"seed", "seed_partial", "public", "reconstructed"}
    assert GAME.data_fingerprint() == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[cards.order_popel]\nability = "order_flying"', "no ability"),
        ('[cards.order_popel]\nterrain = "desert"', "expected one of"),
        ("[machines.cards.challenging_mechs]\ncopies = 3", "more challenging than basic"),
        ('[board.slots.S01]\nhexes = ["a1", "a2", "a3"]', "exactly once"),
        ("[setup.players.4]\ncamps = [2, 3, 4, 9]", "beyond the end"),
        ('[abilities.order_archives.effect]\ndo = "any_trail"', "order_archives"),
    ],
)
def test_an_override_is_checked(text: str, problem: str, tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(DataError, match=problem):
        shapes.read(str(file))


def test_a_hex_by_its_coordinates() -> None:
    assert HEX_IDS[hx("(2,-1)")] == "c5"
