"""Appendix E and A.6: how hirelings come, whom they serve, and what they are to everybody else."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, new_game, table
from weald.games.root.hirelings import DEMOTED, FIRST, NAMES, PAIRS
from weald.games.root.pieces import SIDES
from weald.games.root.position import position
from weald.testing import rule


def end_of_turn(t: Table, side: str) -> Table:
    """What comes after that side's Evening."""
    t.g.turn = t.seat(side)
    return t.agenda(("turn-ends", (t.seat(side),)))


def drawn(t: Table) -> list[str]:
    return [SIDES[side] for side in t.g.bands]


def patrol(t: Table, *choices: str) -> Table:
    """The Forest Patrol moves and battles."""
    return t.do("employ forest_patrol").go("patrol-march", *choices)


# --- A.6: setup --------------------------------------------------------------------------------------------


@rule("root", "A.6", "A.6.1")
def test_three_hirelings_are_drawn_by_the_seed() -> None:
    assert new_game("eyrie", "alliance").g.bands == []
    draws = {tuple(drawn(new_game("eyrie", "alliance", seed=seed, hirelings=3))) for seed in range(1, 9)}
    assert all(len(three) == 3 for three in draws)
    assert len(draws) > 4
    for three in draws:
        assert len({(SIDES.index(name) - FIRST) // 2 for name in three}) == 3  # one face of a card


@rule("root", "A.6.2")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_the_more_players_the_more_are_demoted(players: int, demoted: int) -> None:
    seats = ["eyrie", "alliance", "cult", "duchy", "corvids", "riverfolk"][:players]
    t = new_game(*seats, hirelings=3)
    assert sum(NAMES.index(name) % 2 for name in drawn(t)) == demoted == DEMOTED[players]


@rule("root", "A.6.3")
def test_the_last_player_sets_up_first_and_then_counter_clockwise() -> None:
    for seed in range(1, 30):
        t = new_game("cult", "alliance", seed=seed, hirelings=3, map="autumn")
        wanted = {
            "last_dynasty",
            "furious_protector",
            "sunward_expedition",
            "vault_keepers",
            "flame_bearers",
            "popular_band",
        }
        if len(wanted & set(drawn(t))) == 3:
            break
    last = (t.g.first - 1) % 2
    assert t.asks == SIDES[t.g.side[last]]
    asked = [t.asks]
    while not any(t.g.hands):
        t.first()
        asked.append(t.asks)
    assert SIDES[t.g.side[1 - last]] in asked  # the other one came next


@rule("root", "A.6.4", "AMB-91")
def test_markers_lie_on_spaces_four_eight_and_twelve() -> None:
    share = position(new_game("eyrie", "alliance", hirelings=3).g, 0)["hirelings"]
    assert share["markers"] == [4, 8, 12]
    fewer = position(new_game("eyrie", "alliance", hirelings=1).g, 0)["hirelings"]
    assert fewer["markers"] == [4]
    assert "hirelings" not in position(new_game("eyrie", "alliance").g, 0)


@rule("root", "A.6.5", "INT-170")
def test_no_hireling_of_a_faction_that_plays_is_drawn() -> None:
    for seed in range(1, 40):
        t = new_game("eyrie", "vagabond", "keepers", seed=seed, hirelings=3)
        replaced = {PAIRS[(side - FIRST) // 2][2] for side in t.g.bands}
        assert not replaced & {"eyrie", "vagabond", "keepers"}


# --- E.1: gaining and losing -------------------------------------------------------------------------------


@rule("root", "E.1.1a", "E.1.1b", "E.1.3a", "INT-161")
def test_entering_a_marker_brings_a_hireling_at_the_end_of_the_turn() -> None:
    t = table("marquise", "cult", hired={"street_band": "", "otter_divers": ""}, points={"marquise": 3})
    t.agenda(("score", (t.seat("marquise"), 2)))
    assert t.hirelings.owed == [1, 0]
    share = position(t.g, 0)["hirelings"]
    assert share["markers"] == [8]
    assert t.controller("street_band") == "nobody"
    end_of_turn(t, "marquise").expects("hire", "marquise").only("hire street_band", "hire otter_divers")
    t.chance(5).do("hire otter_divers")
    assert (t.controller("otter_divers"), t.control("otter_divers")) == ("marquise", 2)  # none goes this turn
    end_of_turn(t, "cult")
    assert t.control("otter_divers") == 2
    end_of_turn(t, "marquise")
    assert t.control("otter_divers") == 1


@rule("root", "AMB-24", "AMB-49", "E.1.1a")
def test_a_jump_takes_every_marker_it_passes_and_a_hireling_comes_for_each() -> None:
    t = table(
        "marquise", "cult", hired={"street_band": "", "otter_divers": "", "raven_sentries": ""}, points={"marquise": 3}
    )
    t.agenda(("score", (t.seat("marquise"), 6)))
    assert t.hirelings.owed[t.seat("marquise")] == 2
    end_of_turn(t, "marquise").chance(0).do("hire otter_divers").expects("hire", "marquise").refuses(
        "hire otter_divers", "hireling-taken", "E.1.1b"
    )
    t.chance(3).do("hire street_band")
    assert (t.control("otter_divers"), t.control("street_band")) == (1, 2)  # a roll for each


@rule("root", "AMB-25")
def test_a_marker_taken_in_anothers_turn_waits_for_the_end_of_the_own() -> None:
    t = table("marquise", "cult", hired={"street_band": ""}, points={"marquise": 3})
    t.agenda(("score", (t.seat("marquise"), 1)))
    assert end_of_turn(t, "cult").halted
    assert t.controller("street_band") == "nobody"
    end_of_turn(t, "marquise")
    assert t.controller("street_band") == "marquise"  # the only one: it answers itself


@rule("root", "E.1.2a", "E.1.2b", "INT-162")
@pytest.mark.parametrize(
    ("points", "dominance", "markers"),
    [({"marquise": 9, "cult": 5}, False, 2), ({"marquise": 9, "cult": 9}, False, 2), ({"marquise": 8, "cult": 9}, False, 4),
     ({"marquise": 12, "cult": 9}, True, 4)],
)  # fmt: skip
def test_who_leads_counts_golden_dots_only(points: dict[str, int], dominance: bool, markers: int) -> None:
    t = table("marquise", "cult", "eyrie", hired={"street_band": ""}, points=points, play={"marquise": "dominance_fox"})
    if dominance:
        t.g.dominance[t.seat("marquise")] = t.g.play[t.seat("marquise")][0]
    t.hirelings.owed[t.seat("marquise")], t.hirelings.track = 1, 0
    t.chance(5)  # two golden dots, four in all
    end_of_turn(t, "marquise")
    assert t.control("street_band") == markers
    kind = "control-roll-golden" if markers == 2 else "control-roll"
    assert t.events(kind)[-1]["dots"] == markers


@rule("root", "E.1.3a", "E.1.3b", "E.2.1")
def test_without_control_markers_it_goes_to_another_player_who_rolls_at_once() -> None:
    t = table("marquise", cult="c3:2", alliance="", hired={"bandit_gangs": "marquise 1"}, points={"marquise": 9})
    t.chance(2)
    end_of_turn(t, "marquise").expects("give-hireling", "marquise").only("player cult", "player alliance")
    t.do("player cult")
    assert (t.controller("bandit_gangs"), t.control("bandit_gangs")) == ("cult", 3)
    assert t.warriors("bandit_gangs", "c3") == 1  # what it does when hired, from another player too


# --- E.2: what they do -------------------------------------------------------------------------------------


@rule("root", "E.2", "E.2.4")
def test_only_the_controller_sends_it_and_once_a_turn() -> None:
    t = table(marquise="c1:3", cult="c3:2", hired={"street_band": "marquise"}).actions("marquise")
    t.offers("employ street_band").do("employ street_band", "in c5")
    assert t.warriors("street_band", "c5") == 1
    t.refuses("employ street_band", "hireling-has-acted", "E.2.4")
    t = table(marquise="c1:3", cult="c3:2", hired={"street_band": "cult"}).actions("marquise")
    t.lacks("employ street_band")


@rule("root", "E.2.3")
def test_what_must_be_done_at_the_start_of_birdsong_comes_before_anything_else() -> None:
    t = table(marquise="c1:3", cult="c3:2", stoic_protector="c1", hired={"stoic_protector": "marquise"})
    t.turn("marquise").expects("protector-walk", "marquise")  # the one thing to do answers itself


@rule("root", "E.2.2")
def test_an_ability_is_always_on() -> None:
    t = table(marquise="c1:3,keep", cult="c1:1", hired={"raven_sentries": "marquise"})
    t.roll(0, 0).battle("marquise", "c1", "cult")
    assert t.events("extra-hit")[-1]["why"] == "raven_sentries"


# --- E.3: pieces nobody plays --------------------------------------------------------------------------------


@rule("root", "E.3.1a", "INT-121")
def test_the_controller_rules_with_them_and_even_with_them_alone() -> None:
    t = table(marquise="c1:1", cult="c1:2 c2:1", forest_patrol="c1:2 c2:2", hired={"forest_patrol": "marquise"})
    assert (t.rules("c1"), t.rules("c2")) == ("marquise", "marquise")


@rule("root", "E.3.1a", "9.2.2a")
def test_a_vagabond_rules_through_hirelings() -> None:
    t = table(vagabond="thief c1 boot", cult="c1:1", forest_patrol="c1:2", hired={"forest_patrol": "vagabond"})
    assert t.rules("c1") == "vagabond"


@rule("root", "E.3.1b", "2.5a", "2.5c")
def test_without_a_controller_they_rule_as_players_do() -> None:
    t = table(marquise="c1:1 c2:2", cult="", forest_patrol="c1:2 c2:2")
    assert (t.rules("c1"), t.rules("c2")) == ("forest_patrol", "nobody")
    assert "march" not in t.actions("marquise").offered


@rule("root", "E.3.1a", "3.3.1.I", "INT-160")
def test_dominance_counts_clearings_ruled_by_hirelings_alone() -> None:
    t = table(
        "cult",
        "alliance",
        marquise="c1:1 c6:1",
        forest_patrol="c8:1",
        play={"marquise": "dominance_fox"},
        hired={"forest_patrol": "marquise"},
    )
    t.g.dominance[t.seat("marquise")] = t.g.play[t.seat("marquise")][0]
    t.turn("marquise")
    assert t.match.over


@rule("root", "E.3.2", "G.1.27", "G.1.10")
def test_a_hireling_is_an_enemy_of_all_but_its_controller() -> None:
    t = table(marquise="c1:2", cult="c1:2", forest_patrol="c1:2", hired={"forest_patrol": "cult"})
    t.actions("marquise").do("battle").offers("against cult", "against forest_patrol")  # only one clearing to fight in
    t = table(marquise="c1:2", cult="c1:2", forest_patrol="c1:2", hired={"forest_patrol": "marquise"})
    t.roll(0, 0).battle("marquise", "c1", "cult")
    assert t.events("battled")[-1]["side"] == "cult"  # the only enemy there


@rule("root", "E.3.2", "INT-80")
def test_a_partners_hirelings_are_no_enemies_of_the_vagabond() -> None:
    t = table(
        "alliance",
        "cult",
        vagabond="thief c1 sword",
        marquise="c1:1",
        forest_patrol="c1:2",
        hired={"forest_patrol": "marquise"},
    )
    t.g.partner[t.seat("vagabond")] = t.seat("marquise")
    t.g.turn = t.seat("vagabond")
    t.agenda(("battle-in", (t.seat("vagabond"), 0)))
    assert t.halted  # nobody to fight


@rule("root", "E.3.3", "1.5.3", "INT-02")
def test_field_hospitals_do_not_save_hirelings() -> None:
    t = table(
        marquise="c1:1,keep",
        cult="c2:3",
        warm_sun_prophets="c2:2",
        hands={"marquise": "fox rabbit mouse"},
        hired={"warm_sun_prophets": "marquise"},
    )
    t.roll(2, 0).battle("cult", "c2", "warm_sun_prophets")
    assert t.warriors("warm_sun_prophets", "c2") == 0
    assert t.halted


@rule("root", "E.3.3", "C.3.3b", "INT-165")
def test_hirelings_at_its_ends_open_no_closed_path() -> None:
    t = table(
        map="mountain",
        marquise="c1:3",
        cult="",
        forest_patrol="c9:2",
        hands={"marquise": "fox"},
        hired={"forest_patrol": "marquise"},
    )
    t.actions("marquise").refuses("clear c8-c9", "no-piece-at-ends", "C.3.3b")


@rule("root", "E.3.4a", "E.3.1a")
def test_their_moves_and_battles_involve_hireling_pieces_only() -> None:
    t = table(marquise="c1:3", cult="c5:1", forest_patrol="c1:2", hired={"forest_patrol": "marquise"}).actions(
        "marquise"
    )
    patrol(t, "from c1", "to c5").only("warriors 2", "warriors 1").do("warriors 2")
    assert (t.warriors("marquise", "c1"), t.warriors("forest_patrol", "c5")) == (3, 2)
    t.roll(3, 0).do("in c5")
    assert t.events("hireling-battled")[-1]["enemy"] == "cult"
    assert t.warriors("cult", "c5") == 0


@rule("root", "E.3.4b")
def test_the_controllers_own_moves_take_no_hirelings_along() -> None:
    t = table(marquise="c1:2", cult="", forest_patrol="c1:2 c2:1", hired={"forest_patrol": "marquise"})
    t.actions("marquise").do("march").lacks("from c2").go("from c1").do("to c5").only("warriors 2", "warriors 1")


@rule("root", "E.3.5")
def test_a_hireling_uses_nothing_of_its_controllers() -> None:
    t = table(marquise="c5:1", cult="c1:1", forest_patrol="c1:3", hands={"marquise": "ambush_bird", "cult": "ambush_fox"},
              play={"marquise": "brutal_tactics"}, hired={"forest_patrol": "marquise"}).actions("marquise")  # fmt: skip
    patrol(t, "done", "in c1").expects("ambush", "cult")
    t.roll(1, 0).do("ambush ambush_fox")  # not foiled: the controller is not asked
    assert t.warriors("forest_patrol", "c1") == 1
    assert not t.events("foiled")
    assert t.points("cult") == 0  # nor were there brutal tactics


@rule("root", "E.3.6a")
def test_the_controller_scores_nothing_for_what_hirelings_remove() -> None:
    t = table(
        cult="c5:garden_rabbit", marquise="c1:1", forest_patrol="c5:2", hired={"forest_patrol": "marquise"}
    ).actions("marquise")
    patrol(t.roll(1, 0), "done", "in c5")
    assert t.on("c5", "garden_rabbit") == 0
    assert t.points("marquise") == 0


@rule("root", "E.3.6b", "3.2.1")
def test_hireling_buildings_and_tokens_are_worth_points() -> None:
    t = table(marquise="c1:3", cult="", vault_keepers="c1:vault")
    t.roll(0, 0).battle("marquise", "c1", "vault_keepers")
    assert t.points("marquise") == 1
    t = table(
        marquise="c1:1", cult="c3:1", sunward_expedition="c3:1,foothold", hired={"sunward_expedition": "marquise"}
    )
    t.g.script += [3, 3]
    t.g.turn = t.seat("marquise")
    t.agenda(("hireling-battle", (t.seat("marquise"), SIDES.index("sunward_expedition"), 2, 1)))
    assert t.points("cult") == 0  # a defender deals no more than it has warriors: one


@rule("root", "E.3.6b")
def test_a_defender_scores_for_what_an_attacking_hireling_loses() -> None:
    t = table(marquise="", cult="c3:2", sunward_expedition="c3:1,foothold", hired={"sunward_expedition": "marquise"})
    t.g.script += [2, 2]
    t.g.turn = t.seat("marquise")
    t.agenda(("hireling-battle", (t.seat("marquise"), SIDES.index("sunward_expedition"), 2, 1)))
    assert t.on("c3", "foothold") == 0
    assert t.points("cult") == 1


@rule("root", "E.3.7a", "C.2.5a", "C.2.5b", "INT-164")
def test_a_hireling_takes_the_ferry_and_its_mover_draws() -> None:
    t = table(map="lake", marquise="c1:3", cult="", forest_patrol="c1:2", hired={"forest_patrol": "marquise"}).actions(
        "marquise"
    )
    patrol(t, "from c1", "sail c10", "warriors 2")
    assert (t.warriors("forest_patrol", "c10"), len(t.hand("marquise"))) == (2, 1)
    t.go("done").refuses("sail c11", "ferry-sailed", "C.2.5a")


@rule("root", "E.3.7b", "8.2.6a")
def test_moving_a_hireling_into_sympathy_is_an_outrage_of_the_mover() -> None:
    t = table(
        marquise="c1:1",
        alliance="c5:sympathy",
        forest_patrol="c1:2",
        hands={"marquise": "rabbit"},
        hired={"forest_patrol": "marquise"},
    )
    patrol(t.actions("marquise"), "from c1", "to c5", "warriors 1").expects("outrage", "marquise").do("give bake_sale")
    assert len(t.supporters) == 1
    t = table(
        marquise="c1:1",
        alliance="c5:sympathy",
        forest_patrol="c5:2",
        hands={"marquise": "rabbit"},
        hired={"forest_patrol": "marquise"},
    )
    patrol(t.actions("marquise").roll(0, 0), "done", "in c5").expects("outrage", "marquise").do("give bake_sale")
    assert t.on("c5", "sympathy") == 0
    assert len(t.supporters) == 1
    assert t.points("marquise") == 0


@rule("root", "AMB-26", "INT-67", "8.4.2.II.a")
def test_controlled_hirelings_count_for_martial_law() -> None:
    def cost(controller: str) -> int:
        t = table(
            marquise="c5:1",
            alliance="",
            forest_patrol="c5:2",
            hired={"forest_patrol": controller},
            supporters="rabbit rabbit",
        )
        t.birdsong("alliance").go("done").do("spread c5")
        while not t.halted and t.asked != "spread":
            t.first()
        return 2 - len(t.supporters)

    assert (cost("marquise"), cost(""), cost("alliance")) == (2, 1, 1)


@rule("root", "AMB-28", "11.5.6.I")
def test_a_clearing_ruled_by_a_hireling_for_hire_takes_no_trade_post() -> None:
    t = table(riverfolk="c1:1", marquise="", forest_patrol="c5:2", funds={"marquise": 2, "riverfolk": 2}).daylight(
        "riverfolk"
    )
    t.do("establish") if "establish" in t.offered else None
    t.refuses("in c5")


@rule("root", "INT-127", "14.6.2")
def test_hirelings_for_hire_stand_in_the_way_of_oppression() -> None:
    from weald.games.root.factions.hundreds.rules import oppressed

    t = table(hundreds="c1:3 c5:3", marquise="", forest_patrol="c1:1")
    assert oppressed(t.g) == 1
    t = table(hundreds="c1:3 c5:3", marquise="", forest_patrol="c1:1", hired={"forest_patrol": "hundreds"})
    assert oppressed(t.g) == 2


@rule("root", "INT-172", "AMB-36", "15.2.5")
def test_a_relic_taken_by_a_hireling_scores_nothing_and_its_controller_chooses_the_forest() -> None:
    t = table(
        "keepers", marquise="c1:1", forest_patrol="c5:3", relics="c5:figure_2", hired={"forest_patrol": "marquise"}
    )
    patrol(t.actions("marquise").roll(0, 0), "done", "in c5")
    assert t.asks == "marquise"
    assert t.points("marquise") == 0


@rule("root", "INT-109", "E.3.5")
def test_riverboats_carry_no_hirelings() -> None:
    t = table(marquise="c4:2", riverfolk="", forest_patrol="c4:2", hired={"forest_patrol": "marquise"})
    t.riverfolk.boats = SIDES.index("marquise")
    t.g.afloat = SIDES.index("marquise")
    patrol(t.actions("marquise"), "from c4").lacks("to c7")
    assert "to c7" not in t.offered


@rule("root", "INT-112", "12.2.2b")
def test_no_hireling_follows_into_the_burrow() -> None:
    t = table(marquise="c1:1", duchy="c1:1,tunnel", forest_patrol="c1:3", hired={"forest_patrol": "marquise"})
    patrol(t.actions("marquise"), "from c1").lacks("to burrow")


@rule("root", "AMB-46", "7.4.3")
def test_warriors_of_hirelings_count_for_a_new_roost() -> None:
    from weald.games.root.factions.eyrie.rules import new_roost_sites

    t = table("eyrie", marquise="", forest_patrol="c1:1 c2:1 c3:1 c4:1 c5:1 c6:1 c7:1 c8:1 c9:1 c10:1 c11:1")
    assert new_roost_sites(t.g) == [11]


def test_a_stored_game_with_hirelings_comes_back_as_it_was() -> None:
    t = new_game("eyrie", "alliance", "cult", seed=5, hirelings=3)
    for _ in range(40):
        t.first()
    again = t.match.clone()
    assert again.hash() == t.match.hash()


@rule("root", "AMB-92", "E.3.2")
def test_hirelings_are_each_others_enemies_as_their_controllers_are() -> None:
    """Two of one controller stand together; the other player's is attacked."""
    t = table(
        marquise="c1:1", cult="c5:1", forest_patrol="c5:2", flame_bearers="c5:1", corvid_spies="c5:1",
        hired={"forest_patrol": "marquise", "flame_bearers": "marquise", "corvid_spies": "cult"},
    ).actions("marquise")  # fmt: skip
    patrol(t, "done", "in c5").offers("against cult").lacks("against flame_bearers").offers("against corvid_spies")


@rule("root", "AMB-92", "A.6.3")
def test_in_setup_the_furious_protector_keeps_no_hireling_out() -> None:
    for seed in range(1, 400):
        t = new_game("cult", "alliance", seed=seed, hirelings=3)
        if {"furious_protector", "popular_band"} <= set(drawn(t)):
            break
    seen = False
    while t.match.open[0].prompt in ("protector-place", "hireling-place") and not seen:
        if t.match.open[0].prompt == "hireling-place" and t.pawn("furious_protector"):
            t.offers(f"in {t.pawn('furious_protector')}")
            seen = True
        t.first()
    assert seen or drawn(t).index("popular_band") < drawn(t).index("furious_protector")


@rule("root", "AMB-93", "E.2.2")
@pytest.mark.parametrize(("card", "may"), [("fox", True), ("rabbit", False)])
def test_the_controller_pays_for_a_hireling_that_attacks_the_uprising(card: str, may: bool) -> None:
    t = table(
        marquise="c1:1", cult="c2:1", forest_patrol="c6:2", spring_uprising="c6:1",
        hired={"forest_patrol": "marquise", "spring_uprising": "cult"}, hands={"marquise": card},
    ).actions("marquise")  # fmt: skip
    t.do("employ forest_patrol").go("patrol-march", "done")
    if may:
        t.roll(1, 0).do("in c6").expects("uprising-price", "marquise").do("spend anvil")
        assert (t.warriors("spring_uprising", "c6"), t.hand("marquise")) == (0, [])
    else:
        assert "in c6" not in t.offered
