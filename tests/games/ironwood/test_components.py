"""Chapter 1: what is in the box, limited pieces, open and hidden information."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import laid_out, move, table
from weald.games.ironwood import GAME
from weald.games.ironwood.board import MOUNTAINS
from weald.games.ironwood.facts import BASICS, CRYSTALS_OF, IC, INNER_VISIONS, MOUNTAIN_OF, OUTER_VISIONS, SPECIALS, WW
from weald.kernel.errors import UnknownSeat
from weald.match.sight import events
from weald.testing import rule

ALL_VISIONS = "V01 V02 V03 V04 V05 V06 V07 V08 V09 V10"

# --- the box (1.1) -------------------------------------------------------------------------------------


@rule("ironwood", "1.1.1")
def test_one_player_on_each_of_two_sides() -> None:
    assert GAME.seats(None, None, {}) == ["woodwalkers", "ironclad"]
    for wanted in (["woodwalkers"], ["ironclad", "ironclad"], ["ironclad", "marquise"]):
        with pytest.raises(UnknownSeat):
            GAME.seats(wanted, None, {})
    with pytest.raises(UnknownSeat):
        GAME.seats(None, 3, {})


@rule("ironwood", "1.1.2", "1.1.4", "1.1.5")
def test_every_piece_of_the_box_is_there() -> None:
    g = laid_out().g
    assert (g.supply(), g.marker_supply()) == (20, 19)  # one marker is on the drill track
    for side in (WW, IC):
        assert (len(BASICS[side]), len(SPECIALS[side])) == (3, 35)
    assert sum(g.ww) + g.reserve(WW) == 20
    assert sum(g.ic) + g.reserve(IC) == 20
    assert (g.golem_reserve(), g.tokens, g.totem_reserve()) == (3, 5, 5)
    assert len(g.vision_hand) + len(g.vision_deck) == 10


@rule("ironwood", "1.1.6")
def test_a_forge_token_is_a_foundation_or_a_forge() -> None:
    t = table(ic="plumbarum:W", crystals=(0, 5)).turn("ironclad", rest=True).do("play IC03", "option 3", "at plumbarum")
    assert (t.forge("plumbarum"), t.g.tokens) == ("foundation", 4)
    t.do("done", "pass", "play IC01", "option 2", "yes")
    assert (t.forge("plumbarum"), t.g.tokens) == ("forge", 4)


@rule("ironwood", "1.1.7")
def test_a_totem_is_full_or_fading() -> None:
    t = table(totems="f12").end_phase()
    assert t.totems("f12") == (0, 1)


@rule("ironwood", "1.1.8")
def test_every_mountain_but_ferrum_has_one_vision() -> None:
    assert (len(INNER_VISIONS), len(OUTER_VISIONS)) == (4, 6)
    shown = [MOUNTAINS[MOUNTAIN_OF[vision]] for vision in INNER_VISIONS + OUTER_VISIONS]
    assert sorted(shown) == sorted(set(MOUNTAINS) - {"ferrum"})
    assert [CRYSTALS_OF[vision] for vision in INNER_VISIONS + OUTER_VISIONS] == [3] * 4 + [0] * 6


# --- limited supply (1.2) ------------------------------------------------------------------------------


@rule("ironwood", "1.2.1")
def test_what_is_not_there_is_not_given() -> None:
    t = table(crystals=(10, 10), hands=("WW06", "")).turn("woodwalkers").do("play WW06")
    assert (t.crystals, t.visions) == ((10, 10), ["V01"])  # no crystal is left; the vision is drawn all the same
    t = table(ww="f01:20", hands=("WW11", "")).turn("woodwalkers").do("play WW11", "at f02", *move("f01", "f02"))
    assert (t.warriors("f01"), t.warriors("f02")) == (19, 1)  # no warrior is left, but three may move
    t = table(ic="auria:GGG", hands=("", "IC11"), crystals=(0, 1)).turn("ironclad").do("play IC11", "yes", "at ferrum")
    assert (t.golems("ferrum"), t.asked) == (0, "move-squad")


@rule("ironwood", "1.2.2")
def test_what_is_left_is_handed_out() -> None:
    t = table(crystals=(9, 10), hands=("WW33", "")).turn("woodwalkers").do("play WW33", "option 1")
    assert t.crystals == (10, 10)  # 1 of 2
    t = (
        table(ic="auria:WWWWWWWWWWWWWWWWWWW", hands=("", "IC07"))
        .turn("ironclad")
        .do("play IC07", "at ferrum", "at ferrum")
    )
    assert t.units("ferrum") == "W"  # 1 of 2


@rule("ironwood", "1.2.3")
def test_spent_crystals_and_lost_cargo_can_be_gained_again() -> None:
    t = table(crystals=(10, 10), hands=("", "IC11")).turn("ironclad").do("play IC11", "yes")
    assert t.g.supply() == 1
    t = table(ww="f12:1", drill="plumbarum", cargo=4, crystals=(8, 8), hands=("WW21", "")).turn("woodwalkers")
    assert t.g.supply() == 0
    t.do("play WW21", "from f12")
    assert (t.crystals, t.g.cargo, t.g.supply()) == ((9, 8), 0, 3)


@rule("ironwood", "1.2.4")
def test_removed_units_can_be_recruited_again() -> None:
    t = table(ww="f12:1", ic="plumbarum:WWWWWWWWWWWWWWWWWWWW", hands=("WW30", "IC07")).turn("woodwalkers")
    assert t.g.reserve(IC) == 0
    t.do("play WW30", "at plumbarum")
    assert t.g.reserve(IC) == 1
    t.do("play IC07", "at ferrum")
    assert (t.units("ferrum"), t.g.reserve(IC)) == ("W", 0)


@rule("ironwood", "1.2.5")
def test_each_forge_token_is_placed_only_once() -> None:
    t = table(ic="plumbarum:W", forges="gallimor cuprumis", foundations="cobaltis chromia argentimar")
    t.turn("ironclad").do("play IC03", "option 3", "done").next_turn("woodwalkers")
    assert t.forge("plumbarum") == "none"


@rule("ironwood", "1.2.5")
def test_a_lost_battle_removes_no_foundation() -> None:
    t = table(ww="f12:3", ic="plumbarum:W", foundations="plumbarum").turn("woodwalkers")
    t.do("play WW02", "done", "from f12", "deploy WW03", "no")
    assert (t.units("plumbarum"), t.forge("plumbarum"), t.g.tokens) == ("", "foundation", 4)


@rule("ironwood", "1.2.6")
def test_a_vanished_totem_can_be_used_again_a_secured_one_cannot() -> None:
    t = table(fading="f12 f12 f16", secured=2)
    assert t.g.totem_reserve() == 0
    t.end_phase()
    assert (t.g.totem_reserve(), t.g.secured) == (3, 2)


@rule("ironwood", "1.2.7")
def test_stealing_needs_no_supply() -> None:
    t = table(ww="f13:1", crystals=(10, 10)).turn("woodwalkers")
    assert t.g.supply() == 0
    t.do("play WW03", "option 2", "from f13")
    assert t.crystals == (15, 5)
    t = (
        table(ww="f12:1", crystals=(10, 8), drill="plumbarum", cargo=2)
        .turn("woodwalkers")
        .do("play WW02", "done", "from f12")
    )
    assert t.told("took-cargo")["count"] == 1


@rule("ironwood", "1.2.8", "3.4.6")
def test_squads_lasting_cards_and_visions_have_no_limit() -> None:
    t = table(
        ww="f06:1 f12:19",
        hands=("WW24", ""),
        lasting="WW18:2 WW19:2 WW20:1 WW23:3 WW31:1",
        visions=ALL_VISIONS.removesuffix(" V10"),
        vision_deck="V10",
    ).turn("woodwalkers", rest=True)
    t.do("play WW24", *move("f06", "f12"), "done", "at f12", "pass", "play WW01", "option 1")
    assert t.warriors("f12") == 20
    assert len(t.g.lasting[WW]) == 6
    assert t.visions == ALL_VISIONS.split()


# --- open and hidden (1.3) -----------------------------------------------------------------------------


@rule("ironwood", "1.3.1")
def test_hands_are_hidden_and_decks_are_hidden_from_both() -> None:
    t = table(hands=("WW09", "IC07"), visions="V04").turn("woodwalkers")
    assert t.sees("woodwalkers", "woodwalkers.hand") == ["WW01", "WW02", "WW03", "WW09"]
    assert t.sees("woodwalkers", "visions.hand") == ["V04"]
    assert t.sees("ironclad", "woodwalkers.hand") == t.sees("ironclad", "visions.hand") == []
    assert t.sees("woodwalkers", "ironclad.hand") == []
    for side in ("woodwalkers", "ironclad"):
        for deck in ("woodwalkers.deck", "ironclad.deck", "visions.deck"):
            assert set(t.sees(side, deck)) == {None}


@rule("ironwood", "1.3.2")
def test_what_lies_on_the_table_is_open_to_both() -> None:
    t = table(
        ww="f12:2", ic="plumbarum:WG", totems="f12", drill="auria", cargo=2, crystals=(3, 4), lasting="IC21:2"
    ).turn("woodwalkers")
    for seat in (WW, IC):
        view = t.match.view(seat)
        shown = view["position"]
        assert ([s["crystals"] for s in shown["sides"]], shown["cargo"], shown["track"]) == ([3, 4], 2, 1)
        assert [f["warriors"] for f in shown["forests"]] == t.g.ww
        assert [f["full"] for f in shown["forests"]] == t.g.full
        assert [m["warriors"] for m in shown["mountains"]] == t.g.ic
        assert [m["golems"] for m in shown["mountains"]] == t.g.golems
        assert [s["lasting"] for s in shown["sides"]] == [[], [{"card": "IC21", "markers": 2}]]
        assert view["zones"]["ironclad.in_play"]["cards"] == ["IC21"]


@rule("ironwood", "1.3.3", "15.2.4")
def test_visions_played_to_discover_stay_visible() -> None:
    t = table(ww="f12:1", visions="V10 V05").turn("woodwalkers", rest=True).do("play WW01", "option 2", "discover V10")
    t.do("pass", "pass")
    assert t.sees("ironclad", "visions.shown") == t.sees("woodwalkers", "visions.shown") == ["V10"]
    assert t.sees("ironclad", "visions.hand") == []


@rule("ironwood", "1.3.4", "INT-72")
def test_a_burned_vision_lies_face_down() -> None:
    t = table(visions="V04", vision_deck="V10", hands=("WW29", "")).turn("woodwalkers").do("play WW29", "burn V04")
    assert t.sees("woodwalkers", "visions.burned") == ["V04"]
    assert t.sees("ironclad", "visions.burned") == []
    assert [e["args"] for e in events(t.match, IC) if e["kind"] == "burned-vision"] == [{}]
    assert (sum(t.g.full), t.crystals) == (0, (2, 0))  # no totem, and only the 2 crystals of Dreamwalk
