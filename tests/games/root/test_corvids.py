"""Chapter 13: the Corvid Conspiracy."""

from __future__ import annotations

import json

import pytest

from tests.games.root.table import Table, new_game, table
from weald.games.root.audit import audit
from weald.match.sight import events
from weald.testing import rule

PLOTS = ("bomb", "snare", "extortion", "raid")


# --- faction rules (13.2) --------------------------------------------------------------------------------


@rule("root", "13.2.1", "13.4", "13.4.1")
def test_plots_craft_in_birdsong_face_up_or_down() -> None:
    t = table(marquise="c2:1", corvids="c1:plot_bomb c5:snare", hands={"corvids": "anvil a_visit_to_friends sword"})
    t.birdsong("corvids").expects("craft", "corvids").offers("craft anvil", "craft a_visit_to_friends")
    t.refuses("craft sword", "too-few-pieces", "4.1.1a").do("craft anvil")
    assert (t.crafted("corvids", "hammer"), t.told("crafted")["rule"]) == (1, "13.2.1")
    t.do("craft a_visit_to_friends").do("done")
    t.expects("corvids-recruit", "corvids")  # no warrior is at a plot: there is nothing to flip


@rule("root", "13.2.2", "13.2.2.I", "13.3.1")
def test_eight_plots_that_only_the_corvids_see() -> None:
    t = new_game("marquise", "corvids")
    everything = sorted(f"plot_{plot}" for plot in PLOTS for _ in range(2))
    assert sorted(t.sees("corvids", "corvids.plots")) == everything
    assert t.sees("marquise", "corvids.plots") == []
    assert (t.supply("plot"), t.supply("corvids_warrior")) == (8, 15)
    t = table(marquise="c1:1", corvids="c1:1,plot_bomb c5:1,snare").daylight("corvids")
    assert t.sees("corvids", "corvids.plot-c1") == ["plot_bomb"]
    assert (t.sees("marquise", "corvids.plot-c1"), t.sees("marquise", "corvids.plot-c5")) == ([], ["plot_snare"])


@rule("root", "13.2.2.II", "13.5.2a")
def test_one_plot_per_clearing() -> None:
    t = table(marquise="c2:1", corvids="c1:3,plot_bomb c5:1 c6:1,snare").daylight("corvids").do("plot")
    assert t.on("c5", "plot") == 0
    t.expects("plot-which", "corvids").do("hide raid")
    assert (t.plot("c5"), t.warriors("corvids", "c5"), t.warriors("corvids", "c1")) == ("raid", 0, 3)
    t = table(marquise="c2:1", corvids="c1:3,plot_bomb c5:1 c8:1").daylight("corvids").do("plot")
    t.only("in c5", "in c8").refuses("in c1", "has-plot", "13.2.2.II").refuses("in c9", "too-few-crows", "13.5.2a")


@rule("root", "13.2.3", "4.2.1", "13.5.1")
def test_they_move_whoever_rules() -> None:
    t = table(marquise="c1:5 c5:5 c9:5 c10:5", corvids="c1:2").daylight("corvids").do("move", "to c5", "warriors 1")
    assert (t.warriors("corvids", "c5"), t.told("moved")["rule"]) == (1, "4.2")


@rule("root", "13.2.5", "4.3.3.II", "4.3.2.I", "INT-36")
def test_embedded_agents_hit_even_without_warriors() -> None:
    t = table(marquise="c1:3", corvids="c1:plot_bomb", hands={"marquise": ""})
    t.roll(3, 2).battle("marquise", "c1", "corvids")
    assert (t.warriors("marquise", "c1"), t.on("c1", "plot"), t.points("marquise")) == (2, 0, 1)
    assert t.events("extra-hit") == [
        {"count": 1, "why": "embedded_agents", "seat": 1, "rule": "13.2.5"},
        {"count": 1, "why": "defenseless", "seat": 0, "rule": "4.3.3.II"},
    ]


@rule("root", "13.2.5")
def test_no_agents_at_a_face_up_plot_or_when_attacking() -> None:
    t = table(marquise="c1:3", corvids="c1:2,snare").roll(1, 0).battle("marquise", "c1", "corvids")
    assert t.warriors("marquise", "c1") == 3
    t = table(marquise="c1:3", corvids="c1:2,plot_snare").roll(1, 0).battle("corvids", "c1", "marquise")
    assert t.warriors("marquise", "c1") == 2


@rule("root", "13.2.5", "4.3.1.IIb", "INT-37")
def test_no_agents_after_an_ambush_that_ends_the_battle() -> None:
    t = table(marquise="c1:2,workshop", corvids="c1:1,plot_bomb", hands={"corvids": "ambush_fox"})
    t.battle("marquise", "c1", "corvids").do("ambush ambush_fox")
    assert (t.warriors("marquise", "c1"), t.on("c1", "workshop"), t.events("extra-hit")) == (0, 1, [])


# --- exposure (13.2.4) -----------------------------------------------------------------------------------


@rule("root", "13.2.4a", "13.2.4c", "3.2.1")
def test_a_right_guess_removes_the_plot_for_a_point() -> None:
    t = table("eyrie", marquise="c1:1", corvids="c1:1,plot_bomb c5:plot_bomb", hands={"marquise": "fox mouse"})
    t.actions("marquise").refuses("expose c5").do("expose c1").only(*(f"guess {plot}" for plot in PLOTS))
    t.do("guess bomb").expects("expose-card", "marquise").only("show anvil").do("show anvil")
    assert (t.on("c1", "plot"), t.points("marquise"), t.hand("marquise")) == (0, 1, ["anvil", "sword"])
    assert (t.warriors("marquise", "c1"), t.supply("plot")) == (1, 7)  # the bomb does not go off
    assert t.sees("corvids", "marquise.hand") == ["anvil"]
    assert t.sees("eyrie", "marquise.hand") == []
    assert t.sees("eyrie", "corvids.plots") == ["plot_bomb"]  # everybody saw which one it was


@rule("root", "13.2.4b", "1.3.2", "INT-35", "AMB-19")
def test_a_wrong_guess_costs_the_card_and_may_be_followed_by_another() -> None:
    t = table("eyrie", marquise="c1:1", corvids="c1:1,plot_bomb", hands={"marquise": "anvil foxfolk_steel"})
    t.actions("marquise").do("expose c1", "guess raid", "show anvil")
    assert (t.hand("corvids"), t.on("c1", "plot"), t.points("marquise")) == (["anvil"], 1, 0)
    assert t.sees("eyrie", "corvids.hand") == []
    t.do("expose c1", "guess snare", "show foxfolk_steel")
    assert (t.hand("corvids"), t.hand("marquise")) == (["anvil", "foxfolk_steel"], [])
    assert t.match.view(0)["position"]["factions"]["corvids"]["denied"] == {"c1": ["plot_snare", "plot_raid"]}


@rule("root", "13.2.4a", "AMB-19")
def test_who_may_guess() -> None:
    t = table(
        "alliance", marquise="c1:1 c6:1", eyrie="c2:1", vagabond="thief c1 boot", corvids="c1:1,plot_bomb c6:snare c8:plot_raid",
        hands={"marquise": "fox", "eyrie": "fox", "vagabond": "mouse", "corvids": "fox"},
    )  # fmt: skip
    t.actions("marquise").offers("expose c1").refuses("expose c6").refuses("expose c8")  # face up; not there
    t.daylight("vagabond").refuses("expose c1", "no-card-to-show", "13.2.4a")
    t.daylight("eyrie").refuses("expose c1")
    t.daylight("corvids").refuses("expose c1")


@rule("root", "13.2.4a", "2.1.1")
def test_a_bird_matches_every_clearing() -> None:
    t = table(marquise="c1:1", corvids="c1:1,plot_bomb", hands={"marquise": "bird"})
    t.actions("marquise").do("expose c1", "guess bomb", "show arms_trader")
    assert t.points("marquise") == 1


@rule("root", "13.2.4a", "INT-35")
def test_before_drawing_in_evening_and_not_after() -> None:
    t = table(marquise="c1:1", corvids="c1:1,plot_bomb", hands={"marquise": "fox"}, deck="fox mouse rabbit")
    t.evening("marquise").expects("anything-else", "marquise").offers("expose c1").do("done")
    assert (t.halted, len(t.hand("marquise"))) == (True, 2)


@rule("root", "13.2.4a", "1.4.2", "AMB-53")
def test_between_any_two_effects_but_not_asked_twice_for_the_same() -> None:
    t = table(marquise="c1:1,sawmill", corvids="c1:1,snare c5:1,plot_bomb", hands={"marquise": "rabbit"})
    t.add("c5", "marquise_warrior").birdsong("marquise").expects("anything-else", "marquise").offers("expose c5").do(
        "done"
    )
    assert t.halted  # after the wood nothing has changed: no second question
    t = table(eyrie="c1:2,roost c5:1", corvids="c5:1,plot_bomb", hands={"eyrie": "rabbit fox"}, decree={"move": "fox"})
    t.set_viziers().daylight("eyrie").offers("expose c5").do("done").expects("decree-next", "eyrie").offers("expose c5")


@rule("root", "13.2.4a", "13.7.2", "6.4")
def test_an_exposed_snare_no_longer_keeps_the_wood_away() -> None:
    t = table(marquise="c1:1,sawmill", corvids="c1:plot_snare", hands={"marquise": "fox"})
    t.birdsong("marquise").do("expose c1", "guess snare", "show anvil")
    assert (t.on("c1", "wood"), t.on("c1", "plot")) == (1, 0)


@rule("root", "13.2.4c", "13.7.4b", "INT-31")
def test_an_exposed_raid_does_nothing() -> None:
    t = table(marquise="c1:1", corvids="c1:1,plot_raid", hands={"marquise": "fox"})
    t.actions("marquise").do("expose c1", "guess raid", "show anvil")
    assert (t.points("marquise"), [t.warriors("corvids", c) for c in ("c5", "c9", "c10")]) == (1, [0, 0, 0])


# --- setup (13.3) ----------------------------------------------------------------------------------------


@rule("root", "13.3.1", "13.3.2", "6.2.2a")
def test_a_warrior_in_a_clearing_of_each_suit() -> None:
    t = new_game("marquise", "corvids")
    t.do("in c1").first(3).expects("scatter", "corvids").only("in c6", "in c8", "in c12")
    t.refuses("in c1", "keep-forbids", "6.2.2a").do("in c8").do("in c5").do("in c7")
    assert [t.warriors("corvids", c) for c in ("c5", "c7", "c8")] == [1, 1, 1]
    assert (t.supply("corvids_warrior"), t.supply("plot")) == (12, 8)


# --- Birdsong (13.4) -------------------------------------------------------------------------------------


@rule("root", "13.4.2a", "13.4.2b", "AMB-33")
def test_each_flip_scores_for_all_plots_that_lie_open() -> None:
    t = table(marquise="c2:1", corvids="c1:1,plot_snare c5:1,plot_raid c8:plot_raid c9:1,snare").birdsong("corvids")
    t.expects("flip", "corvids").offers("flip c1", "flip c5").refuses("flip c8", "no-crow-there", "13.4.2a")
    t.refuses("flip c9", "face-up-already", "13.4.2a").refuses("flip c2", "no-plot", "13.4.2a").do("flip c1")
    assert (t.points("corvids"), t.on("c1", "snare"), t.on("c1", "plot")) == (2, 1, 0)
    t.do("flip c5")
    assert (t.points("corvids"), t.told("flipped")) == (
        5,
        {"place": "c5", "plot": "raid", "seat": 1, "rule": "13.4.2a"},
    )


@rule("root", "13.4.2c", "13.7.1", "INT-29", "INT-91", "AMB-33")
def test_a_bomb_scores_goes_off_and_counts_no_more() -> None:
    t = table(
        marquise="c1:3,keep", cult="c1:2", alliance="c1:sympathy", corvids="c1:1,plot_bomb c5:1,plot_snare",
        hands={"corvids": "fox"},
    )  # fmt: skip
    t.birdsong("corvids").do("done").do("flip c1")
    assert (t.warriors("marquise", "c1"), t.on("c1", "keep"), t.warriors("cult", "c1"), t.on("c1", "sympathy")) == (
        0,
    ) * 4
    assert (t.on("c1", "bomb"), t.supply("bomb"), t.supply("plot"), t.warriors("corvids", "c1")) == (0, 2, 7, 1)
    assert (t.cult.acolytes, t.supply("cult_warrior")) == (0, 25)  # no battle, no revenge
    t.expects("outrage", "corvids").do("give anvil")
    assert t.points("corvids") == 1 + 2  # the flip; keep and sympathy
    t.expects("flip", "corvids").do("flip c5")
    assert t.points("corvids") == 3 + 1  # the bomb is gone


@rule("root", "13.7.1", "9.2.2.I", "9.2.7b", "INT-26")
def test_a_bomb_damages_three_items_of_a_vagabond() -> None:
    t = (
        table(marquise="c2:1", corvids="c1:1,plot_bomb", vagabond="thief c1 boot torch")
        .birdsong("corvids")
        .do("flip c1")
    )
    t.first()
    assert (t.pawn(), len(t.items("damaged")), t.asked) == ("c1", 2, "halt")


@rule("root", "13.4.2c", "13.7.3a")
def test_an_extortion_takes_a_card_from_everybody_there() -> None:
    t = table(
        "alliance", marquise="c1:1", eyrie="c5:3", vagabond="thief c1 boot", corvids="c1:1,plot_extortion",
        hands={"marquise": "fox mouse", "eyrie": "fox", "vagabond": "rabbit"},
    )  # fmt: skip
    t.chance(1, 0).birdsong("corvids").do("flip c1")
    assert (t.hand("corvids"), t.hand("marquise"), t.hand("vagabond")) == (["bake_sale", "sword"], ["anvil"], [])
    assert (len(t.hand("eyrie")), t.points("corvids"), t.told("took-card")["rule"]) == (1, 1, "13.7.3a")
    assert t.sees("eyrie", "corvids.hand") == []


@rule("root", "13.4.3", "INT-10", "6.2.2a", "1.5.4b")
def test_recruiting_in_all_clearings_of_a_suit() -> None:
    t = table(marquise="c1:1,keep", corvids="c2:1", hands={"corvids": "fox"}).birdsong("corvids")
    t.expects("corvids-recruit", "corvids").do("spend anvil")
    assert [t.warriors("corvids", c) for c in ("c1", "c6", "c8", "c12")] == [0, 1, 1, 1]
    assert (t.discard, t.halted) == (["anvil"], True)  # once a turn


@rule("root", "13.4.3")
def test_a_bird_recruits_in_a_suit_of_choice() -> None:
    t = table(marquise="c1:1", corvids="c2:1", hands={"corvids": "bird"}).birdsong("corvids").do("spend arms_trader")
    t.expects("recruit-suit", "corvids").only("suit fox", "suit rabbit", "suit mouse").do("suit mouse")
    assert [t.warriors("corvids", c) for c in ("c2", "c7", "c9", "c11")] == [2, 1, 1, 1]


@rule("root", "13.4.3", "1.5.4b", "1.5.1")
def test_with_too_few_warriors_they_choose_where() -> None:
    t = table(marquise="c1:1", corvids="c2:13", hands={"corvids": "fox"}).birdsong("corvids").do("spend anvil")
    t.expects("place-where", "corvids").do("in c12").do("in c1")
    assert [t.warriors("corvids", c) for c in ("c1", "c6", "c8", "c12")] == [1, 0, 0, 1]
    t = table(marquise="c1:1", corvids="c2:15", hands={"corvids": "fox"}).birdsong("corvids")
    t.refuses("spend anvil", "no-warrior-left", "1.5.1")


# --- Daylight (13.5) -------------------------------------------------------------------------------------


@rule("root", "13.5", "13.5.1", "13.5.3")
def test_three_actions_in_any_mix() -> None:
    t = table(marquise="c1:1", corvids="c1:3", hands={"corvids": "fox"}).daylight("corvids")
    t.offers("move", "battle", "plot").roll(0, 0).do("battle").do("move", "to c5", "warriors 1").do("plot").do("in c5")
    t.do("hide bomb").expects("corvids-action", "corvids").only("end").refuses("move", "no-actions", "13.5")
    assert t.on("c5", "plot") == 1


@rule("root", "13.5.2a", "13.5.2b")
def test_every_further_plot_costs_a_warrior_more() -> None:
    t = table(marquise="c2:1", corvids="c1:1 c5:2 c8:2", hands={"corvids": "fox"}).daylight("corvids")
    t.do("plot", "in c1", "hide snare").do("plot").only("in c5", "in c8").do("in c5", "hide snare")
    assert (t.warriors("corvids", "c1"), t.warriors("corvids", "c5"), t.corvids.placed) == (0, 0, 2)
    t.refuses("plot", "no-plotting", "13.5.2a")
    assert [event["count"] for event in t.events("plotted")] == [1, 2]
    t.turn("corvids")
    assert t.corvids.placed == 0


@rule("root", "13.5.2b", "13.2.2", "1.5.1")
def test_there_are_two_of_each() -> None:
    t = table(marquise="c2:1", corvids="c1:1 c5:plot_raid c6:raid").daylight("corvids").do("plot")
    t.only("hide bomb", "hide snare", "hide extortion").refuses("hide raid", "no-plot-left", "1.5.1")


@rule("root", "INT-16", "6.2.2a", "13.5.2b", "13.5.4")
def test_no_plot_at_the_keep() -> None:
    t = table(marquise="c1:1,keep", corvids="c1:2").daylight("corvids")
    t.refuses("plot", "no-plotting", "13.5.2a").refuses("trick", "no-trick", "13.5.4")


@rule("root", "13.5.4", "G.1.32", "13.7.4a", "INT-25")
def test_a_trick_swaps_plots_that_lie_alike() -> None:
    t = table(
        marquise="c1:1",
        corvids="c1:1,plot_bomb c5:plot_raid c6:plot_snare c8:snare c9:extortion c12:2",
        hands={"corvids": "fox"},
    ).daylight("corvids")
    t.do("trick").only("in c1", "in c5", "in c6", "in c8", "in c9").do("in c1")
    t.only("in c5", "in c6").refuses("in c8", "other-facing", "13.5.4").do("in c5")
    assert (t.plot("c1"), t.plot("c5")) == ("raid", "bomb")
    t.do("trick", "in c8")
    assert (t.on("c8", "extortion"), t.on("c9", "snare"), t.on("c8", "snare")) == (1, 1, 0)
    assert (t.events("removed"), t.events("raided"), audit(t.g)) == ([], [], [])
    t = (
        table(marquise="c2:1", corvids="c1:1,plot_bomb c8:snare")
        .daylight("corvids")
        .refuses("trick", "no-trick", "13.5.4")
    )


@rule("root", "13.5.4", "13.2.4a", "AMB-56")
def test_what_is_known_of_a_plot_goes_with_it() -> None:
    t = table(marquise="c1:1", corvids="c1:1,plot_bomb c5:1,plot_raid", hands={"marquise": "fox"})
    t.actions("marquise").do("expose c1", "guess snare", "show anvil")
    t.daylight("corvids").do("trick", "in c1")
    assert t.match.view(0)["position"]["factions"]["corvids"]["denied"] == {"c5": ["plot_snare"]}


# --- Evening (13.6) --------------------------------------------------------------------------------------


@rule("root", "13.6", "13.6.1", "13.6.2a", "13.6.2b", "INT-39")
def test_one_more_action_instead_of_drawing() -> None:
    t = table(
        marquise="c1:1",
        corvids="c1:2 c5:extortion c8:extortion",
        hands={"corvids": "fox fox fox mouse mouse rabbit bird"},
    )
    t.evening("corvids").expects("exert", "corvids").do("move", "to c9", "warriors 2")
    t.expects("discard", "corvids").first(2)
    assert (len(t.hand("corvids")), t.events("drew"), t.told("exerted")["rule"]) == (5, [], "13.6.1")


@rule("root", "13.6.2a", "13.7.3b")
def test_extortions_draw_cards() -> None:
    t = table(marquise="c1:1", corvids="c1:2 c5:extortion c8:extortion c9:plot_raid").evening("corvids").do("done")
    assert len(t.hand("corvids")) == 1 + 2


# --- plots (13.7) ----------------------------------------------------------------------------------------


@rule("root", "13.7", "13.7.2", "INT-20")
def test_a_snare_bars_placing_and_leaving_and_nothing_else() -> None:
    t = table(marquise="c1:2,recruiter c5:2 c12:2", corvids="c1:1,snare")
    t.actions("marquise").do("recruit")
    assert t.warriors("marquise", "c1") == 2
    t.do("march").refuses("from c1", "snared", "13.7.2").do("from c5", "to c1", "warriors 1")
    assert t.warriors("marquise", "c1") == 3
    t.do("done").roll(1, 0).do("battle")
    assert t.warriors("corvids", "c1") == 0


@rule("root", "13.7.2")
def test_a_hidden_snare_bars_nothing_and_the_corvids_come_and_go() -> None:
    t = table(marquise="c1:2,recruiter", corvids="c1:1,plot_snare").actions("marquise").do("recruit")
    assert t.warriors("marquise", "c1") == 3
    t = table(marquise="c2:1", corvids="c1:1,snare c5:1").daylight("corvids").do("move", "from c1", "to c5")
    assert t.warriors("corvids", "c5") == 2


@rule("root", "INT-15", "6.4", "6.5.3a", "13.7.2")
def test_sawmills_and_recruiters_stand_idle_in_a_snare() -> None:
    t = table(marquise="c8:1,sawmill,recruiter c12:sawmill", corvids="c8:snare").birdsong("marquise")
    assert (t.on("c8", "wood"), t.on("c12", "wood")) == (0, 1)


@rule("root", "INT-17", "9.4.2b", "13.7.2", "INT-175", "AMB-38")
def test_a_vagabond_slips_out_of_a_snare_and_does_not_walk_out() -> None:
    t = table(marquise="c1:2", corvids="c1:snare", vagabond="thief c1 boot sword", relations={"marquise": "allied"})
    t.daylight("vagabond").offers("battle").refuses("move", "snared", "13.7.2")
    t.birdsong("vagabond").do("to c5").expects("bring-ally", "vagabond").do("ally marquise", "warriors 2")
    assert (t.pawn(), t.warriors("marquise", "c5")) == ("c5", 2)


@rule("root", "13.7.2")
def test_a_pawn_in_a_forest_is_in_no_snare() -> None:
    t = table(marquise="c2:1", corvids="c1:snare c5:snare", vagabond="thief f1 boot").daylight("vagabond").do("move")
    t.expects("walk-to", "vagabond")


@rule("root", "INT-19", "7.5.2.II", "7.5.2d", "13.7.2")
def test_a_snared_decree_falls_into_turmoil() -> None:
    t = table(eyrie="c1:2,roost", corvids="c1:snare", decree={"move": "fox"}).set_viziers().daylight("eyrie")
    assert t.events("turmoil")


@rule("root", "INT-21", "8.4.1.IIIa", "8.4.1.IIIb", "13.7.2")
def test_a_revolt_removes_the_snare_first() -> None:
    t = table(marquise="c2:1", alliance="c1:sympathy", corvids="c1:1,snare", supporters="fox fox").birdsong("alliance")
    t.do("revolt c1").first(2)
    assert (t.on("c1", "snare"), t.on("c1", "base"), t.warriors("alliance", "c1"), t.points("alliance")) == (0, 1, 1, 1)


@rule("root", "INT-151", "7.4.3", "13.7.2")
def test_no_new_roost_in_a_snare() -> None:
    t = table(
        marquise=" ".join(f"c{c}:1" for c in range(2, 13)), eyrie="c2:1", corvids="c1:snare", hands={"eyrie": "fox"}
    )
    t.birdsong("eyrie").first(2).expects("new-roost", "eyrie").refuses("in c1").offers("in c3")


@rule("root", "13.7.2", "10.4.3.II", "10.4.3.III", "G.1.13")
def test_nothing_is_replaced_in_a_snare() -> None:
    t = table(marquise="c6:2,sawmill", corvids="c6:snare", cult="c2:1", acolytes=5, play={"cult": "royal_claim"})
    t.birdsong("cult").do("done").refuses("convert", "nothing-to-convert").refuses("sanctify", "nothing-to-sanctify")


@rule("root", "13.7.4a", "3.2.1", "4.3.4e", "INT-30")
def test_a_raid_lost_in_battle_brings_warriors_around() -> None:
    t = table(marquise="c1:3", corvids="c1:plot_raid").roll(1, 0).battle("marquise", "c1", "corvids")
    assert (t.points("marquise"), [t.warriors("corvids", c) for c in ("c5", "c9", "c10", "c1")]) == (1, [1, 1, 1, 0])
    t = table(marquise="c1:3", corvids="c1:raid").roll(1, 0).battle("marquise", "c1", "corvids")
    assert [t.warriors("corvids", c) for c in ("c5", "c9", "c10")] == [1, 1, 1]


@rule("root", "INT-32", "13.7.4a", "6.2.2a", "D.6.2b")
def test_a_raid_places_nothing_where_nothing_may_be_placed() -> None:
    t = table(marquise="c12:3 c9:keep", corvids="c12:plot_raid", vagabond="thief c1 boot")
    t.g.scorched = 1 << 9
    t.roll(1, 0).battle("marquise", "c12", "corvids")
    assert [t.warriors("corvids", c) for c in ("c4", "c7", "c9", "c10", "c11")] == [1, 1, 0, 0, 1]


@rule("root", "INT-34", "2.2.1", "13.7.4a")
def test_a_raid_does_not_cross_a_river() -> None:
    t = table(marquise="c4:3", corvids="c4:plot_raid").roll(1, 0).battle("marquise", "c4", "corvids")
    near = [f"c{c + 1}" for c in t.g.board().adjacent[3]]
    far = [f"c{c + 1}" for c in t.g.board().rivers[3]]
    assert [t.warriors("corvids", c) for c in near] == [1] * len(near)
    assert [t.warriors("corvids", c) for c in far if c not in near] == [0] * len([c for c in far if c not in near])


@rule("root", "13.7.4a", "1.5.4b")
def test_a_raid_with_too_few_warriors() -> None:
    t = table(marquise="c1:3", corvids="c1:plot_raid c2:14").roll(1, 0).battle("marquise", "c1", "corvids")
    t.expects("place-where", "corvids").only("in c5", "in c9", "in c10").do("in c9")
    assert (t.warriors("corvids", "c9"), t.supply("corvids_warrior")) == (1, 0)


# --- what others may know --------------------------------------------------------------------------------


def _shown(t: Table, side: str) -> str:
    view = t.match.view(t.seat(side))
    view.pop("undo", None)
    return json.dumps([view, events(t.match, t.seat(side))], sort_keys=True)


def _alike(tables: list[Table], *sides: str) -> None:
    for side in sides:
        assert len({_shown(t, side) for t in tables}) == 1, side


@rule("root", "13.2.2.I", "13.5.2b", "AMB-55")
def test_nobody_learns_which_plot_was_laid() -> None:
    tables = [table("eyrie", marquise="c1:1", corvids="c1:2", hands={"corvids": "fox"}) for _ in PLOTS]
    for t, plot in zip(tables, PLOTS, strict=True):
        t.daylight("corvids").do("plot", f"hide {plot}")
    _alike(tables, "marquise", "eyrie")
    for t in tables:
        t.do("end")
        t.actions("marquise")
    _alike(tables, "marquise", "eyrie")


@rule("root", "13.2.2.I", "13.5.4", "4.3.4d", "AMB-54")
def test_tricks_and_losses_tell_nothing_of_a_hidden_plot() -> None:
    tables = [
        table("eyrie", marquise="c1:3", corvids=f"c1:plot_{one} c5:1,plot_{two}")
        for one, two in (("bomb", "snare"), ("snare", "bomb"), ("extortion", "raid"))
    ]
    for t in tables:
        t.daylight("corvids").do("trick", "in c1")
    _alike(tables, "marquise", "eyrie")
    for t in tables:
        t.daylight("corvids").do("trick", "in c1")
        t.roll(1, 0).battle("marquise", "c1", "corvids")
        assert t.on("c1", "plot") == 0
    _alike(tables, "marquise", "eyrie")


@rule("root", "13.2.4a", "1.2.1a")
def test_not_exposing_looks_like_having_no_card() -> None:
    tables = [
        table("eyrie", marquise="c1:1", corvids="c1:plot_bomb", hands={"marquise": card}) for card in ("fox", "mouse")
    ]
    for t in tables:
        t.evening("marquise").expects("anything-else", "marquise")
    _alike(tables, "eyrie", "corvids")


@rule("root", "13.2.4b", "G.1.30")
def test_what_was_shown_only_two_know() -> None:
    tables = [
        table("eyrie", marquise="c1:1", corvids="c1:plot_bomb", hands={"marquise": "anvil foxfolk_steel"})
        for _ in range(2)
    ]
    for t, card in zip(tables, ("anvil", "foxfolk_steel"), strict=True):
        t.actions("marquise").do("expose c1", "guess raid", f"show {card}")
    _alike(tables, "eyrie")
    assert _shown(tables[0], "corvids") != _shown(tables[1], "corvids")


def test_what_lay_open_in_the_supply_is_unknown_once_a_plot_was_taken_from_it() -> None:
    t = table(marquise="c1:3", corvids="c1:snare c5:1")
    t.roll(1, 0).battle("marquise", "c1", "corvids")
    assert t.sees("marquise", "corvids.plots") == ["plot_snare"]
    t.daylight("corvids").do("plot", "hide bomb")
    assert (t.sees("marquise", "corvids.plots"), t.sees("marquise", "corvids.plot-c5")) == ([], [])


def test_worlds_dealt_for_others_shuffle_the_plots_and_keep_the_counts() -> None:
    t = table("eyrie", marquise="c1:1", corvids="c1:plot_bomb c5:1,plot_raid c8:snare", hands={"marquise": "fox"})
    t.actions("marquise")
    found = set()
    for seed in range(20):
        world = t.match.redeal(0, seed)
        assert audit(world.state) == []  # type: ignore[arg-type]
        zones = world.view(1 if t.seat("corvids") == 1 else t.seat("corvids"))["zones"]
        found.add(zones["corvids.plot-c1"]["cards"][0])
        assert zones["corvids.plot-c8"]["cards"] == ["plot_snare"]
    assert len(found) == 4
    own = t.match.redeal(t.seat("corvids"), 1)
    assert own.view(t.seat("corvids"))["zones"]["corvids.plot-c1"]["cards"] == ["plot_bomb"]


@pytest.mark.parametrize("plot", PLOTS)
def test_the_agenda_of_a_hidden_plot_is_the_same(plot: str) -> None:
    """Guessing elsewhere and waiting tell nothing: only a flip, a right guess and a raid do."""
    t = table(marquise="c1:1", corvids=f"c1:1,plot_{plot}", hands={"marquise": "fox mouse"}).actions("marquise")
    assert t.offers("expose c1").match.decision.secret


@rule("root", "13.6.1", "1.4.1a", "C.2.5a")
def test_after_exerting_there_is_a_moment_though_nothing_is_drawn() -> None:
    t = table(map="lake", marquise="c3:1", corvids="c1:3 c5:1,plot_bomb c7:1,plot_snare").evening("corvids")
    t.expects("exert", "corvids").offers("sail c10").do("trick").go("in c5").go("in c7")
    t.expects("anything-else", "corvids").offers("sail c10").do("done")
    assert (t.halted, t.hand("corvids")) == (True, [])
