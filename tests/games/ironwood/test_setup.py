"""Chapters 2 and 19: setting up for two players, beginner mode and handicap."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import laid_out, new_game
from weald.games.ironwood import GAME
from weald.games.ironwood.board import FORESTS, MOUNTAINS
from weald.games.ironwood.facts import IC, NAMES, WW
from weald.kernel.errors import UnknownSetting
from weald.match import begin
from weald.testing import rule

OUTER = ["f01", "f02", "f03", "f04", "f05", "f06"]
INNER = ["auria", "lithimar", "palladimor", "zincur"]
INNER_VISIONS = ["V01", "V02", "V03", "V04"]


# --- common (2.1) --------------------------------------------------------------------------------------


@rule("ironwood", "2.1.1")
def test_who_takes_which_side_is_up_to_the_players() -> None:
    for order in (["woodwalkers", "ironclad"], ["ironclad", "woodwalkers"]):
        assert begin(GAME, order).seats == ["woodwalkers", "ironclad"]  # seats are in turn order, whoever sits there


@rule("ironwood", "2.1.3", "2.2.4")
def test_the_start_hands_are_the_basics_and_one_vision() -> None:
    t = laid_out()
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03"]
    assert t.hand("ironclad") == ["IC01", "IC02", "IC03"]
    assert len(t.visions) == 1
    assert (t.g.totem_reserve(), t.g.reserve(WW)) == (5, 20 - 12)


@rule("ironwood", "2.1.4")
def test_the_specials_are_shuffled_into_face_down_decks() -> None:
    t, other = laid_out(seed=1), laid_out(seed=2)
    for side in ("woodwalkers", "ironclad"):
        deck = t.pile(side, "deck")
        assert sorted(deck) == [name for name in NAMES if name[:2] == deck[0][:2] and name[2:] > "03"]
        assert deck != other.pile(side, "deck")
        assert t.pile(side, "discard") == []
    assert all(t.g.seen[card] == 0 for deck in t.g.deck for card in deck)


@rule("ironwood", "2.1.5")
def test_all_crystals_and_markers_start_in_one_supply() -> None:
    t = laid_out()
    assert (t.crystals, t.g.cargo, t.g.supply(), t.g.marker_supply()) == ((0, 0), 0, 20, 19)


# --- Woodwalkers (2.2) ---------------------------------------------------------------------------------


@rule("ironwood", "2.2.1")
def test_one_inner_vision_is_dealt_by_chance_and_unseen() -> None:
    dealt = {laid_out(seed).visions[0] for seed in range(40)}
    assert sorted(dealt) == INNER_VISIONS
    t = new_game()
    assert t.sees("woodwalkers", "visions.hand") == t.visions
    assert t.sees("ironclad", "visions.hand") == []


@rule("ironwood", "2.2.2")
def test_the_other_nine_visions_are_the_vision_deck() -> None:
    t, other = laid_out(seed=1), laid_out(seed=3)
    deck = [NAMES[card] for card in t.g.vision_deck]
    assert sorted(deck + t.visions) == [f"V{n:02}" for n in range(1, 11)]
    assert len([name for name in deck if name in INNER_VISIONS]) == 3
    assert t.g.vision_deck != other.g.vision_deck
    assert all(t.g.seen[card] == 0 for card in t.g.vision_deck)


@rule("ironwood", "2.2.3")
def test_two_warriors_stand_in_each_outer_forest() -> None:
    t = laid_out()
    assert {place: t.warriors(place) for place in FORESTS} == {p: 2 if p in OUTER else 0 for p in FORESTS}


# --- Ironclad (2.3) ------------------------------------------------------------------------------------


@rule("ironwood", "2.3.1", "2.3.5")
def test_the_drill_starts_empty_on_ferrum() -> None:
    t = laid_out()
    assert (t.drill, t.g.track, t.g.cargo) == ("ferrum", 0, 0)


@rule("ironwood", "2.3.2", "2.3.4")
def test_the_ironclad_start_on_ferrum_and_the_inner_mountains() -> None:
    t = laid_out()
    expected = {"ferrum": "W", **dict.fromkeys(INNER, "WWW")}
    assert {place: t.units(place) for place in MOUNTAINS} == {p: expected.get(p, "") for p in MOUNTAINS}
    assert (t.g.reserve(IC), t.g.golem_reserve()) == (7, 3)


@rule("ironwood", "2.3.3", "2.3.6")
def test_no_token_is_on_the_map_but_ferrum_has_a_forge() -> None:
    t = laid_out()
    assert t.g.tokens == 5
    assert [place for place in MOUNTAINS if t.forge(place) != "none"] == ["ferrum"]
    assert t.forge("ferrum") == "forge"


# --- beginner mode (19.1) ------------------------------------------------------------------------------


@rule("ironwood", "19.1.1")
def test_ordered_decks_are_drawn_from_the_lowest_number() -> None:
    t = new_game(ordered=True)
    t.do("draw 2", seat="woodwalkers").do("draw 2", seat="ironclad")
    assert t.hand("woodwalkers") == ["WW01", "WW02", "WW03", "WW04", "WW05"]
    assert t.hand("ironclad") == ["IC01", "IC02", "IC03", "IC04", "IC05"]
    assert t.pile("ironclad", "deck") == [f"IC{n:02}" for n in range(38, 5, -1)]


# --- handicap (19.2) -----------------------------------------------------------------------------------


@rule("ironwood", "19.2.1", "19.2.2")
def test_a_new_woodwalker_player_strengthens_up_to_four_outer_forests() -> None:
    t = new_game(handicap_woodwalkers=4)
    assert (t.asks, t.asked) == ("woodwalkers", "handicap")
    t.refuses("at f07").do("at f01").refuses("at f01", "already-strengthened", "19.2.2")
    t.do("at f02", "at f03", "at f04")
    assert [t.warriors(place) for place in OUTER] == [3, 3, 3, 3, 2, 2]
    assert t.asked == "first-draw"


@rule("ironwood", "19.2.1", "19.2.2")
def test_a_new_ironclad_player_strengthens_up_to_four_inner_mountains() -> None:
    t = new_game(handicap_ironclad=4).refuses("at ferrum").refuses("at plumbarum")
    assert t.asks == "ironclad"
    t.do("at auria").refuses("at auria", "already-strengthened", "19.2.2").do("at zincur", "done")
    assert [t.units(place) for place in INNER] == ["WWWW", "WWW", "WWW", "WWWW"]
    assert t.asked == "first-draw"


@rule("ironwood", "19.2.2")
def test_no_more_than_four_places() -> None:
    with pytest.raises(UnknownSetting):
        new_game(handicap_ironclad=5)
