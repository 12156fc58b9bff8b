"""Chapters 7 and 8: units, squads, terrain, touching, control."""

from __future__ import annotations

from tests.games.ironwood.table import move, table
from weald.games.ironwood.board import (
    FORESTS,
    INNER_MOUNTAINS,
    MOUNTAINS,
    OUTER_FORESTS,
    OUTER_MOUNTAINS,
    RIDGES,
    TOUCHED,
    TRAILS,
)
from weald.testing import rule

STRIKE = ("play WW02", "done", "from f12")

# --- units (7) -----------------------------------------------------------------------------------------


@rule("ironwood", "7.1.1", "7.1.2")
def test_a_warrior_fights_on_either_side_with_one_dominance_and_dies_of_one_damage() -> None:
    t = table(ww="f12:3", ic="plumbarum:WWW").turn("woodwalkers").do(*STRIKE, "deploy WW03", "deploy IC02")
    assert (t.damage("woodwalkers"), t.damage("ironclad")) == (1, 0)
    assert (t.warriors("f12"), t.units("plumbarum")) == (3, "WW")
    assert (t.dominance("woodwalkers"), t.dominance("ironclad")) == (3 + 0, 2 + 2)


@rule("ironwood", "7.2.1", "20.1.10")
def test_a_golem_enters_by_card_effects() -> None:
    t = table(crystals=(0, 1), hands=("", "IC11")).turn("ironclad").do("play IC11", "yes", "at ferrum")
    assert t.units("ferrum") == "G"


@rule("ironwood", "7.2.2")
def test_a_golem_adds_one_dominance_and_one_damage() -> None:
    t = table(ww="f12:3", ic="plumbarum:WGG").turn("woodwalkers").do(*STRIKE, "no", "no")
    assert (t.damage("ironclad"), t.warriors("f12")) == (2, 1)
    assert t.dominance("ironclad") == 3


@rule("ironwood", "7.2.3")
def test_a_golem_needs_two_damage_in_one_combat() -> None:
    t = table(ww="f12:9", ic="plumbarum:G", hands=("WW21", "")).turn("woodwalkers", rest=True)
    t.do(*STRIKE, "deploy WW03", "no", "stay")
    assert (t.damage("woodwalkers"), t.units("plumbarum")) == (1, "G")
    t.do("pass", "play WW21", "from f12", "deploy WW01", "no", "stay")  # 0 damage; the first point is forgotten
    assert t.units("plumbarum") == "G"
    t = table(ww="f12:9", ic="plumbarum:G", hands=("WW07", "")).turn("woodwalkers").do(*STRIKE, "deploy WW07", "no")
    assert (t.damage("woodwalkers"), t.units("plumbarum")) == (2, "")


@rule("ironwood", "7.2.4", "8.4.4")
def test_a_lone_golem_is_a_squad() -> None:
    t = table(ww="f12:1", ic="zincur:G").turn("ironclad", rest=True).do("play IC03", "option 1", "from zincur")
    t.do("to plumbarum", "option 3", "at plumbarum")  # it moves and controls
    assert (t.units("plumbarum"), t.forge("plumbarum")) == ("G", "foundation")
    t.do("pass", "play IC01", "option 3", "from plumbarum", "no", "no")  # it attacks
    assert t.warriors("f12") == 0


@rule("ironwood", "7.3.1", "7.3.2", "7.3.3", "8.4.3")
def test_the_drill_is_no_combat_unit_and_controls_nothing() -> None:
    t = table(ww="f12:2", ic="plumbarum:WW", drill="plumbarum", cargo=2).turn("woodwalkers").do(*STRIKE, "no", "no")
    assert (t.damage("ironclad"), t.dominance("ironclad")) == (0, 2)
    t = table(drill="plumbarum", cargo=2).turn("ironclad").do("play IC03", "option 1", "option 3")
    t.next_turn("woodwalkers")  # no squad to move, and no controlled mountain for a foundation


@rule("ironwood", "7.4.1", "7.4.2")
def test_all_units_of_a_place_are_one_squad() -> None:
    t = table(ww="f12:4", ic="zincur:WW plumbarum:G").turn("ironclad", rest=True)
    t.do("play IC03", "option 1", "from zincur", "to plumbarum", "warriors 2", "done")
    assert t.units("plumbarum") == "WWG"
    t.do("pass", "play IC01", "option 3")
    assert set(t.offered) == {"from plumbarum", "done"}  # one squad, once
    t.do("from plumbarum", "no", "no")
    assert t.dominance("ironclad") == 3


# --- terrain (8.1, 8.2) --------------------------------------------------------------------------------


@rule("ironwood", "8.1.1", "8.1.4", "8.2.1", "8.2.5", "8.3.1")
def test_units_stay_in_their_terrain_and_walk_ridges_or_trails() -> None:
    t = table(ic="auria:W").turn("ironclad").do("play IC03", "option 1", "from auria")
    assert sorted(t.offered) == sorted(f"to {MOUNTAINS[m]}" for m in RIDGES[MOUNTAINS.index("auria")])
    t.refuses("to f07").refuses("to plumbarum", "not-adjacent", "9.1.1")
    t = table(ww="f12:1").turn("woodwalkers").do("play WW02", "from f12")
    assert sorted(t.offered) == sorted(f"to {FORESTS[f]}" for f in TRAILS[FORESTS.index("f12")])
    t.refuses("to plumbarum").refuses("to f08", "not-adjacent", "9.1.1")  # f12 touches Plumbarum; that is no way


@rule("ironwood", "8.1.4", "8.2.5")
def test_recruits_stay_in_their_terrain() -> None:
    t = table(crystals=(4, 4)).end_phase()
    assert all(choice[3:] in FORESTS for choice in t.offered if choice != "done")
    t.do("done")
    assert all(choice[3:] in MOUNTAINS for choice in t.offered if choice != "done")


@rule("ironwood", "8.1.2")
def test_inner_mountains_are_those_joined_to_ferrum() -> None:
    ferrum = MOUNTAINS.index("ferrum")
    assert sorted(RIDGES[ferrum]) == INNER_MOUNTAINS
    assert sorted([ferrum, *INNER_MOUNTAINS, *OUTER_MOUNTAINS]) == list(range(11))
    assert ferrum not in INNER_MOUNTAINS + OUTER_MOUNTAINS


@rule("ironwood", "8.1.3", "8.4.5", "14.1.2", "INT-60")
def test_foundations_stand_only_on_controlled_outer_mountains() -> None:
    t = table(ic="ferrum:W auria:W plumbarum:W gallimor:W", foundations="gallimor").turn("ironclad")
    t.do("play IC03", "option 3").refuses("at ferrum", "only-outer-mountains", "14.1.2")
    t.refuses("at auria", "only-outer-mountains", "14.1.2").refuses("at gallimor", "has-foundation", "14.1.1")
    t.refuses("at cobaltis", "not-controlled", "8.4.5").do("at plumbarum")
    assert t.forge("plumbarum") == "foundation"


@rule("ironwood", "8.2.2")
def test_six_forests_at_the_edge_are_outer() -> None:
    assert [FORESTS[f] for f in OUTER_FORESTS] == ["f01", "f02", "f03", "f04", "f05", "f06"]


@rule("ironwood", "8.2.3")
def test_no_battle_from_or_against_an_outer_forest() -> None:
    t = table(ww="f06:3 f12:1", ic="plumbarum:W").turn("woodwalkers").do("play WW02", "done")
    t.refuses("from f06", "outer-forest-cannot-fight", "8.2.3").offers("from f12")
    t = table(ww="f06:3", ic="plumbarum:W").turn("ironclad").do("play IC01", "option 3").next_turn("woodwalkers")


@rule("ironwood", "8.2.4")
def test_no_totem_is_discovered_from_an_outer_forest() -> None:
    t = table(ww="f06:3", visions="V10").turn("woodwalkers").do("play WW01", "option 2")
    t.refuses("discover V10", "no-squad-touching", "15.2.1")


@rule("ironwood", "8.3.1")
def test_touching_matters_for_battle_and_discovery() -> None:
    t = table(ww="f12:1 f13:1", ic="plumbarum:W", drill="chromia").turn("woodwalkers").do("play WW02", "done")
    t.offers("from f12").refuses("from f13", "nothing-to-attack", "10.1.1")
    t = table(ww="f13:1", visions="V10").turn("woodwalkers").do("play WW01", "option 2")
    t.refuses("discover V10", "no-squad-touching", "15.2.1")


@rule("ironwood", "8.3.2")
def test_the_graph_is_whole() -> None:
    assert (len(MOUNTAINS), len(FORESTS)) == (11, 16)
    for edges in (RIDGES, TRAILS):
        assert all(a in edges[b] and a != b for a, ends in enumerate(edges) for b in ends)
        reached = {0}
        for _ in edges:
            reached |= {b for a in reached for b in edges[a]}
        assert reached == set(range(len(edges)))  # every place can be walked to
    assert all(touched for touched in TOUCHED)


# --- control (8.4) -------------------------------------------------------------------------------------


@rule("ironwood", "8.4.1", "8.4.2", "INT-59")
def test_control_lasts_as_long_as_a_combat_unit_is_there() -> None:
    t = table(ic="plumbarum:W", crystals=(0, 5)).turn("ironclad", rest=True)
    t.do("play IC03", "option 3", "at plumbarum", "option 1", "from plumbarum", "to zincur")
    assert t.forge("plumbarum") == "foundation"
    t.do("pass", "play IC01").refuses("option 2", "nothing-to-build", "14.2.1")  # it moved away
    t = table(ic="plumbarum:W zincur:W", foundations="plumbarum", crystals=(0, 5)).turn("ironclad")
    t.do("play IC01", "option 2", "yes")
    assert t.forge("plumbarum") == "forge"


@rule("ironwood", "8.4.2")
def test_control_ends_with_removal_and_retreat() -> None:
    t = table(ww="f12:1", ic="plumbarum:W", foundations="plumbarum", crystals=(0, 5), hands=("WW30", ""))
    t.turn("woodwalkers").do("play WW30", "at plumbarum", "play IC01").refuses("option 2", "nothing-to-build", "14.2.1")
    t = table(ww="f12:3", ic="plumbarum:W", foundations="plumbarum", crystals=(0, 5)).turn("woodwalkers")
    t.do(*STRIKE, "no", "no", "to zincur", "play IC01").refuses("option 2", "nothing-to-build", "14.2.1")


@rule("ironwood", "8.4.3")
def test_a_forge_or_foundation_gives_no_control() -> None:
    t = table(foundations="plumbarum", forges="gallimor", hands=("", "IC16"), ic="auria:W").turn("ironclad")
    t.do("play IC16")
    assert set(t.offered) == {"at auria", "done"}


@rule("ironwood", "8.4.1")
def test_woodwalkers_control_a_forest_with_a_warrior() -> None:
    t = table(ww="f06:1 f16:1", hands=("WW10 WW37", "")).turn("woodwalkers", rest=True)
    t.do("play WW10", *move("f06", "f12"), "done", "pass", "play WW37")
    assert set(t.offered) == {"at f12", "at f16", "done"}
