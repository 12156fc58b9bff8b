"""Chapter 10: the Lizard Cult."""

from __future__ import annotations

import json

import pytest

from tests.games.root.table import Table, new_game, table
from weald.games.root.facts import CARDS_OF, FACE_NAMES
from weald.testing import rule

# --- faction rules (10.2) --------------------------------------------------------------------------------


@rule("root", "10.2.1", "10.6.2", "4.1.1c")
def test_gardens_of_the_outcast_suit_craft_in_evening() -> None:
    t = table(marquise="c2:1", cult="c1:garden_fox c5:garden_rabbit", hands={"cult": "anvil bake_sale arms_trader"})
    t.evening("cult").expects("craft", "cult").offers("craft anvil")
    t.refuses("craft bake_sale", "too-few-pieces", "4.1.1a").refuses("craft arms_trader", "too-few-pieces")
    t.do("craft anvil")
    assert (t.crafted("cult", "hammer"), t.points("cult"), t.souls) == (1, 2, ["anvil"])
    t.expects("craft", "cult").refuses("craft arms_trader")  # its one fox garden is used


@rule("root", "10.2.1")
def test_a_garden_crafts_by_its_printed_suit() -> None:
    t = table(
        marquise="c2:1", cult="c1:garden_fox", outcast="fox", hands={"cult": "anvil"}, suits=" ".join(["mouse"] * 12)
    )
    t.evening("cult").offers("craft anvil")


@rule("root", "10.2.2", "10.5.4", "INT-95", "AMB-52")
def test_birds_are_not_wild_for_rituals() -> None:
    t = table(marquise="c2:1", cult="c1:2,garden_fox", hands={"cult": "bird"})
    t.daylight("cult").do("reveal arms_trader")  # only a sacrifice is possible
    assert (t.cult.acolytes, t.supply("cult_warrior"), t.warriors("cult", "c1")) == (1, 22, 2)
    t = table(marquise="c2:1", cult="c1:2,garden_fox", hands={"cult": "bird"}, acolytes=23)
    t.daylight("cult").refuses("reveal arms_trader", "no-warrior-left", "1.5.1")


@rule("root", "10.2.3", "INT-90", "4.3.1.IIa")
def test_those_who_fall_defending_become_acolytes() -> None:
    t = table(marquise="c1:4", cult="c1:3")
    t.roll(2, 0).battle("marquise", "c1", "cult")
    assert (t.cult.acolytes, t.supply("cult_warrior")) == (2, 22)
    assert t.told("revenge") == {"count": 2, "acolytes": 2, "seat": 1, "rule": "10.2.3"}
    t = table(marquise="c1:4", cult="c1:3", acolytes=2, hands={"marquise": "ambush_fox"})
    t.roll(0, 0).birdsong("cult").do("crusade").do("ambush ambush_fox")
    assert (t.cult.acolytes, t.supply("cult_warrior"), t.warriors("cult", "c1")) == (1, 23, 1)


@rule("root", "10.2.3")
def test_whoever_is_removed_without_a_battle_goes_to_the_supply() -> None:
    t = table(marquise="c1:1,workshop", cult="c6:3", hands={"marquise": "favor_of_the_foxes"})
    t.craft("marquise", "favor_of_the_foxes")
    assert (t.cult.acolytes, t.supply("cult_warrior"), t.warriors("cult", "c6")) == (0, 25, 0)


@rule("root", "10.2.4", "2.5a", "INT-92")
def test_a_garden_rules_whoever_is_there() -> None:
    t = table(eyrie="c6:4 c2:2 c3:2", cult="c6:garden_fox c2:2")
    assert (t.rules("c6"), t.rules("c2"), t.rules("c3")) == ("cult", "eyrie", "eyrie")
    t = table(eyrie="c6:4 c1:1,roost", cult="c6:garden_fox", decree={"build": "fox"})
    t.set_viziers().daylight("eyrie")
    assert t.events("turmoil")  # nothing to build in: it does not rule clearing 6


@rule("root", "10.2.4", "INT-121")
def test_gardens_count_for_a_royal_claim_and_for_dominance() -> None:
    t = table(marquise="c1:5", cult="c1:garden_fox c2:1 c5:garden_rabbit", play={"cult": "royal_claim"})
    t.birdsong("cult").do("use royal_claim")
    assert t.points("cult") == 3
    t = table("eyrie", marquise="c1:5 c6:5 c8:5", cult="c1:garden_fox c6:garden_fox c8:garden_fox")
    t.g.dominance[2] = CARDS_OF[FACE_NAMES.index("dominance_fox")][0]
    t.turn("cult")
    assert (t.winners, t.match.result and t.match.result["rule"]) == (["cult"], "3.3.1.I")


@rule("root", "10.2.5", "AMB-17")
def test_every_garden_lost_costs_a_random_card() -> None:
    t = table(marquise="c12:4", cult="c12:garden_fox", hands={"cult": "fox mouse rabbit"})
    t.roll(0, 0).chance(1).battle("marquise", "c12", "cult").do("done")
    assert (t.hand("cult"), t.souls, t.points("marquise")) == (["anvil", "bake_sale"], ["sword"], 1)
    assert t.told("feared")["rule"] == "10.2.5"
    t = table(
        marquise="c12:4,workshop", cult="c6:garden_fox c8:garden_fox*2",
        hands={"cult": "fox mouse rabbit bird", "marquise": "favor_of_the_foxes"},
    )  # fmt: skip
    t.craft("marquise", "favor_of_the_foxes").expects("which-trigger", "marquise").do("fear c8")
    assert (len(t.hand("cult")), t.points("marquise"), len(t.souls)) == (1, 3, 4)


@rule("root", "10.2.5")
def test_without_cards_there_is_nothing_to_fear() -> None:
    t = table(marquise="c12:4", cult="c12:garden_fox")
    assert t.roll(0, 0).battle("marquise", "c12", "cult").halted


@rule("root", "10.2.6a", "2.1.3", "G.1.16", "INT-07")
def test_what_anybody_spends_is_a_lost_soul() -> None:
    t = table(marquise="c1:1,keep c6:2", eyrie="c6:4", cult="c2:1", hands={"marquise": "fox"})
    t.roll(2, 0).battle("eyrie", "c6", "marquise").do("done", "spend anvil")
    assert (t.souls, t.discard, t.warriors("marquise", "c1")) == (["anvil"], [], 3)


@rule("root", "10.2.6a", "INT-149", "7.7.2")
def test_a_purged_decree_goes_to_the_lost_souls() -> None:
    t = table(eyrie="c1:1,roost", cult="c2:1", decree={"battle": "fox mouse"})
    t.set_viziers().daylight("eyrie").do("resolve fox")
    assert (t.souls, t.discard) == (["anvil", "sword"], [])


@rule("root", "10.2.6a", "INT-59", "INT-62", "8.2.3.Ia")
def test_a_given_card_is_no_lost_soul_but_a_discarded_supporter_is() -> None:
    t = table(marquise="c1:2", alliance="c5:sympathy", cult="c2:1", hands={"marquise": "bake_sale"})
    t.move("marquise", "c1", "c5", 1).do("give bake_sale")
    assert (t.supporters, t.souls) == (["bake_sale"], [])
    t = table(
        marquise="c1:2", alliance="c5:sympathy", cult="c2:1", hands={"marquise": "bake_sale"},
        supporters="fox fox mouse mouse rabbit",
    )  # fmt: skip
    t.move("marquise", "c1", "c5", 1).first()
    assert (len(t.supporters), len(t.souls), t.discard) == (5, 1, [])


@rule("root", "10.2.6b", "1.2.2")
def test_everybody_may_look_through_the_lost_souls() -> None:
    t = table("eyrie", marquise="c1:2", cult="c2:1", souls="fox mouse bird").birdsong("marquise")
    for side in ("marquise", "eyrie", "cult"):
        assert t.sees(side, "cult.souls") == ["arms_trader", "anvil", "sword"]


@rule("root", "10.2.6a", "INT-99", "D.2.2")
def test_the_tinker_finds_nothing_among_the_lost_souls() -> None:
    t = table(marquise="c2:1", cult="c3:1", vagabond="tinker c1 torch boot", souls="fox", discard="mouse")
    t.daylight("vagabond").refuses("special", "nothing-in-discard", "D.2.2")


@rule("root", "10.2.6a", "10.4.2", "3.3.3b", "3.3.4a", "INT-89")
def test_a_spent_dominance_card_is_a_lost_soul_until_the_cults_birdsong() -> None:
    t = table(
        "eyrie",
        marquise="c1:2,keep c12:sawmill",
        cult="c2:1",
        hands={"marquise": "dominance_fox fox"},
        points={"marquise": 12},
    )
    t.actions("marquise").do("overwork", "in c12").go("spend dominance_fox")
    assert (t.souls, t.beside) == (["dominance_fox"], [])
    t.refuses("claim dominance_fox")
    t.birdsong("cult")
    assert (t.souls, t.discard, t.beside) == ([], [], ["dominance_fox"])
    assert t.told("dominance-available")["card"] == "dominance_fox"
    t.actions("marquise").offers("claim dominance_fox")


# --- setup (10.3) ----------------------------------------------------------------------------------------


@rule("root", "10.3.1", "10.3.2a", "10.3.2b", "10.3.3", "10.3.4")
def test_the_cult_starts_opposite_another_player() -> None:
    t = new_game("marquise", "cult")
    t.do("in c1").first(3).expects("first-outcast", "cult").only("suit fox", "suit rabbit", "suit mouse").do(
        "suit mouse"
    )
    assert (t.warriors("cult", "c3"), t.on("c3", "garden_rabbit")) == (4, 1)
    assert [t.warriors("cult", c) for c in ("c6", "c7", "c11")] == [1, 1, 1]
    assert [t.supply(kind) for kind in ("garden_fox", "garden_rabbit", "garden_mouse")] == [5, 4, 5]
    assert (t.supply("cult_warrior"), t.cult.outcast) == (18, 2)


@rule("root", "10.3.2a")
def test_without_corner_starts_any_corner_will_do() -> None:
    t = new_game("alliance", "cult")
    t.expects("cult-start", "cult").only("in c1", "in c2", "in c3", "in c4")
    t = new_game("marquise", "eyrie", "cult")
    t.do("in c1").first(3)
    while t.asked != "cult-start":
        t.first()
    t.only("in c2", "in c4").refuses("in c3", "start-taken", "10.3.2a")


# --- Birdsong (10.4) -------------------------------------------------------------------------------------


@rule("root", "10.4", "10.4.1a", "10.4.1b", "10.4.1c", "10.4.2", "AMB-16", "INT-94")
@pytest.mark.parametrize(
    ("outcast", "souls", "after"),
    [
        ("fox", "mouse mouse fox bird bird bird", "mouse"),
        ("fox!", "mouse mouse fox", "mouse"),
        ("fox", "fox fox mouse", "fox!"),
        ("fox!", "fox", "fox!"),
        ("fox", "fox fox mouse mouse bird bird bird", "fox!"),
        ("rabbit", "fox fox mouse mouse", "rabbit!"),
        ("mouse", "", "mouse!"),
        ("mouse!", "", "mouse!"),
        ("mouse", "bird bird", "mouse!"),
    ],
)
def test_the_outcast_is_the_suit_of_most_lost_souls(outcast: str, souls: str, after: str) -> None:
    t = table(marquise="c2:1", cult="c1:1", outcast=outcast, souls=souls).birdsong("cult")
    assert ("fox", "rabbit", "mouse")[t.cult.outcast] + "!" * t.cult.hated == after
    assert (t.souls, len(t.discard)) == ([], len(souls.split()))


def conspiring(t: Table) -> Table:
    """Birdsong, with nothing done before its conspiracies."""
    t.birdsong("cult")
    while t.asked == "use-effect":
        t.do("done")
    return t


@rule("root", "10.4.1a", "10.4.2", "1.4.1a", "4.1.3")
def test_there_is_a_moment_before_the_outcast_is_found_and_before_the_souls_go() -> None:
    t = table(
        marquise="c6:3", cult="c2:1", outcast="mouse", souls="fox", acolytes=2, play={"cult": "royal_claim"}
    ).birdsong("cult")
    assert (t.asked, t.cult.outcast) == ("use-effect", 2)
    t.do("done").expects("use-effect", "cult")
    assert (t.cult.outcast, t.souls) == (0, ["anvil"])
    t.do("use royal_claim").expects("conspire", "cult")
    assert (t.souls, t.discard) == ([], ["anvil", "royal_claim"])  # it went with the others


@rule("root", "10.4.3a", "10.4.3b", "INT-96")
@pytest.mark.parametrize(("outcast", "costs"), [("mouse", (2, 2, 3)), ("fox", (1, 1, 2))])
def test_what_conspiracies_cost(outcast: str, costs: tuple[int, int, int]) -> None:
    """In a fox clearing: the souls make it the outcast, or leave it and make it hated."""
    for word, cost in zip(("crusade", "convert", "sanctify"), costs, strict=True):

        def here(acolytes: int) -> Table:
            return table(
                marquise="c1:1,sawmill", cult="c1:1", acolytes=acolytes, outcast=outcast, souls="fox",
                play={"cult": "royal_claim"},
            )  # fmt: skip

        conspiring(here(cost - 1)).refuses(word, "too-few-acolytes", "10.4.3a")
        t = conspiring(here(cost).roll(0, 0)).do(word)
        assert (t.cult.acolytes, t.told("conspired")["count"]) == (0, cost)


@rule("root", "10.4.3a")
def test_acolytes_return_to_the_supply_and_conspiracies_go_on() -> None:
    t = table(marquise="c1:2 c6:2", cult="c1:1", acolytes=5, outcast="fox").birdsong("cult")  # now hated
    t.do("convert", "in c1").do("convert", "in c6").do("convert", "in c6")
    assert (t.cult.acolytes, t.warriors("cult", "c1"), t.warriors("cult", "c6")) == (2, 2, 2)
    assert t.supply("cult_warrior") == 25 - 2 - 4
    t.expects("conspire", "cult").do("done")
    assert t.halted


@rule("root", "10.4.3.Ia", "4.3a")
def test_a_crusade_is_a_battle_in_an_outcast_clearing() -> None:
    t = table(marquise="c1:2 c6:1 c5:1", cult="c1:2 c6:2 c5:2", acolytes=2).birdsong("cult").do("crusade")
    t.expects("battle-where", "cult").only("in c1", "in c6").refuses("in c5", "wrong-suit", "10.4.3.Ia")
    t.roll(2, 1).do("in c1")
    assert (t.warriors("marquise", "c1"), t.warriors("cult", "c1"), t.cult.acolytes) == (0, 1, 1)


@rule("root", "10.4.3.Ib", "4.2.1")
def test_or_a_move_out_of_one_and_perhaps_a_battle() -> None:
    t = table(marquise="c5:2 c10:1", cult="c1:3,garden_fox c6:1", acolytes=4).birdsong("cult").do("crusade-march")
    t.expects("move-from", "cult").only("from c1", "from c6").refuses("from c5", "wrong-suit", "10.4.3.Ib").do(
        "from c1"
    )
    t.do("to c5", "warriors 3").expects("crusade-battle", "cult").only("done", "against marquise")
    t.roll(1, 0).do("against marquise")
    assert (t.warriors("marquise", "c5"), t.warriors("cult", "c5"), t.cult.acolytes) == (1, 3, 3)
    t.expects("conspire", "cult").do("crusade-march", "to c2")
    assert (t.asked, t.warriors("cult", "c2"), t.cult.acolytes) == (
        "halt",
        1,
        2,
    )  # nobody to fight there, nothing to conspire


@rule("root", "10.4.3.Ib")
def test_after_the_march_there_need_be_no_battle() -> None:
    t = table(marquise="c5:2", cult="c1:3,garden_fox", acolytes=1, outcast="fox!").birdsong("cult")
    t.do("crusade-march", "to c5", "warriors 1", "done")
    assert (t.warriors("marquise", "c5"), t.cult.acolytes, t.halted) == (2, 0, True)


@rule("root", "10.4.3.II", "G.1.13", "INT-06", "6.2.3a")
def test_a_converted_warrior_was_removed_and_may_go_to_hospital() -> None:
    t = table(marquise="c1:1,keep c6:2", cult="c2:1", acolytes=2, hands={"marquise": "fox"})
    t.birdsong("cult").do("convert")  # clearing 6 is the only one: the keep forbids clearing 1
    t.expects("field-hospitals", "marquise").do("spend anvil")
    assert (t.warriors("marquise", "c6"), t.warriors("marquise", "c1"), t.warriors("cult", "c6")) == (1, 2, 1)
    assert t.told("converted") == {"place": "c6", "piece": "marquise_warrior", "seat": 1, "rule": "10.4.3.II"}


@rule("root", "10.4.3.II")
def test_whom_to_convert_is_chosen() -> None:
    t = table(marquise="c6:2", eyrie="c6:1", cult="c2:1", acolytes=2).birdsong("cult").do("convert")
    t.expects("convert-whom", "cult").only("piece marquise_warrior", "piece eyrie_warrior").do("piece eyrie_warrior")
    assert (t.warriors("marquise", "c6"), t.warriors("eyrie", "c6"), t.warriors("cult", "c6")) == (2, 0, 1)


@rule("root", "INT-11", "6.2.2a", "G.1.13")
def test_nothing_is_replaced_at_the_keep() -> None:
    t = conspiring(table(marquise="c1:3,keep,sawmill", cult="c2:1", acolytes=5, play={"cult": "royal_claim"}))
    t.refuses("convert", "nothing-to-convert", "10.4.3.II").refuses("sanctify", "nothing-to-sanctify", "10.4.3.III")
    assert (t.warriors("marquise", "c1"), t.on("c1", "sawmill")) == (3, 1)


@rule("root", "10.4.3.III", "3.2.1", "INT-97")
def test_a_sanctified_building_scores_and_gives_its_slot_to_a_garden() -> None:
    t = table(marquise="c8:2,sawmill,workshop", eyrie="c6:roost", cult="c2:1", acolytes=3)
    t.birdsong("cult").do("sanctify").expects("sanctify-where", "cult").only("in c6", "in c8").do("in c8")
    t.expects("sanctify-what", "cult").only("piece sawmill", "piece workshop").do("piece workshop")
    assert (t.on("c8", "workshop"), t.on("c8", "garden_fox"), t.g.room[7], t.points("cult")) == (0, 1, 0, 1)
    assert (t.rules("c8"), t.supply("workshop"), t.told("sanctified")["piece"]) == ("cult", 6, "garden_fox")


@rule("root", "10.4.3.III", "1.5.1")
def test_without_a_garden_there_is_nothing_to_sanctify_with() -> None:
    t = table(marquise="c6:1,sawmill", cult="c1:garden_fox c8:garden_fox*2 c12:garden_fox c2:garden_fox", acolytes=3)
    t.birdsong("cult").offers("convert").refuses("sanctify", "nothing-to-sanctify", "10.4.3.III")


@rule("root", "10.4.3a")
def test_cards_of_birdsong_fit_between_conspiracies() -> None:
    t = conspiring(table(marquise="c6:3", cult="c2:1", acolytes=4, play={"cult": "royal_claim"}))
    t.do("convert").do("use royal_claim").expects("conspire", "cult").offers("convert")
    assert (t.points("cult"), t.souls) == (1, ["royal_claim"])


# --- Daylight (10.5) -------------------------------------------------------------------------------------


@rule("root", "10.5a", "10.5b", "10.6.1", "2.1.4", "G.1.15")
def test_a_revealed_card_lies_open_until_evening() -> None:
    t = table("eyrie", marquise="c2:1", cult="c1:2 c3:1", hands={"cult": "fox mouse rabbit"})
    t.daylight("cult").do("reveal anvil").expects("ritual", "cult").do("recruit").do("in c12")
    assert (t.hand("cult"), t.sees("eyrie", "cult.revealed"), t.warriors("cult", "c12")) == (
        ["bake_sale", "sword"],
        ["anvil"],
        1,
    )
    t.refuses("reveal anvil").do("reveal sword", "recruit", "in c7").expects("cult-action", "cult").do("end")
    t.evening("cult")
    assert (t.told("returned")["count"], t.cult.revealed) == (2, [])
    assert t.sees("eyrie", "cult.hand") == ["anvil", "sword"]  # everybody has seen them


@rule("root", "10.5b", "3.3.4a")
def test_a_revealed_card_pays_for_nothing_else() -> None:
    t = table(
        "eyrie", marquise="c2:1", cult="c1:2", hands={"cult": "fox mouse"}, beside="dominance_fox", points={"cult": 10}
    ).daylight("cult")
    t.offers("claim dominance_fox").do("reveal anvil", "recruit", "in c6")
    t.refuses("claim dominance_fox", "no-card-to-spend", "3.3.4a")


@rule("root", "10.5.1")
def test_a_garden_is_built_where_the_cult_rules() -> None:
    t = table(marquise="c6:2,keep c8:1", cult="c1:1,garden_fox c6:3 c8:1 c12:1", hands={"cult": "fox"})
    t.daylight("cult").do("reveal anvil", "build")
    assert t.on("c12", "garden_fox") == 1  # c1 is full, c6 the keep forbids, c8 is tied: only c12 is left
    t = table(marquise="c6:2,keep c8:1", cult="c1:1,garden_fox c6:3 c8:1", hands={"cult": "fox"})
    t.daylight("cult").do("reveal anvil").refuses("build", "nowhere-to-build", "10.5.1")
    t = table(marquise="c6:2 c8:1", cult="c1:1 c6:3 c8:1 c12:1", hands={"cult": "fox"})
    t.daylight("cult").do("reveal anvil", "build").only("in c1", "in c6", "in c12")
    t.refuses("in c8", "not-ruled", "10.5.1").refuses("in c5", "wrong-suit", "10.5a").do("in c6")
    assert t.told("built") == {"piece": "garden_fox", "place": "c6", "seat": 1, "rule": "10.5.1"}


@rule("root", "10.5.1", "1.5.1", "2.2.3b")
def test_no_garden_without_a_slot_or_a_garden() -> None:
    t = table(
        marquise="c2:1", cult="c1:1,garden_fox c6:1,garden_fox c8:garden_fox*2 c12:garden_fox", hands={"cult": "fox"}
    )
    t.daylight("cult").do("reveal anvil").refuses("build", "no-garden-left", "1.5.1")


@rule("root", "10.5.2", "6.2.2a")
def test_recruiting_needs_no_rule() -> None:
    t = table(marquise="c6:2,keep c8:4", cult="c1:1", hands={"cult": "fox"})
    t.daylight("cult").do("reveal anvil", "recruit").only("in c1", "in c8", "in c12").refuses("in c6", "keep-forbids")
    t.refuses("in c5", "wrong-suit", "10.5a").do("in c8")
    assert t.warriors("cult", "c8") == 1


@rule("root", "10.5.3a", "10.5.3b", "AMB-51")
@pytest.mark.parametrize(("gardens", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_score_ritual(gardens: int, points: int) -> None:
    spots = " ".join(f"{c}:garden_fox" for c in ("c1", "c6", "c8", "c12", "c8")[:gardens])
    t = table(marquise="c2:1", cult=f"{spots} c3:1", hands={"cult": "anvil foxfolk_steel"})
    t.daylight("cult").do("reveal anvil", "score")
    assert (t.points("cult"), t.souls, t.cult.revealed) == (points, ["anvil"], [])
    t.do("reveal foxfolk_steel").refuses("score", "scored-already", "10.5.3b")
    t.turn("cult")
    assert t.cult.scored == 0


@rule("root", "10.5a")
def test_a_card_without_a_ritual_is_not_revealed() -> None:
    t = table(marquise="c2:1", cult="c1:2,garden_fox", acolytes=23, hands={"cult": "anvil foxfolk_steel"})
    t.daylight("cult").do("reveal anvil").only("score").do("score")  # one is asked all the same
    assert t.souls == ["anvil"]
    t.refuses("reveal foxfolk_steel", "no-ritual", "10.5a")


# --- Evening (10.6) --------------------------------------------------------------------------------------


@rule("root", "10.6", "10.6.1", "10.6.3a", "10.6.3b")
@pytest.mark.parametrize(
    ("gardens", "draws"),
    [("c1:garden_fox", 1), ("c1:garden_fox c6:garden_fox", 2), ("c1:garden_fox c8:garden_fox*2", 2)],
)
def test_cards_come_back_before_drawing(gardens: str, draws: int) -> None:
    t = table(marquise="c2:1", cult=gardens, hands={"cult": "fox rabbit mouse"})
    t.daylight("cult").do("reveal sword").first().first().do("end")
    t.evening("cult").do("done")
    assert len(t.hand("cult")) == 3 + draws
    t = table(marquise="c2:1", cult=gardens, hands={"cult": "fox rabbit mouse fox fox"}).evening("cult").do("done")
    t.expects("discard", "cult")
    assert t.match.decision.rule == "10.6.3b"


@rule("root", "10.6.3a")
def test_each_suit_has_its_own_card_symbol() -> None:
    t = table(
        marquise="c2:1", cult="c1:garden_fox c6:garden_fox c5:garden_rabbit*2 c7:garden_mouse*2", hands={"cult": "fox"}
    )
    t.evening("cult").do("done")
    assert len(t.hand("cult")) == 1 + 4


# --- what others may know --------------------------------------------------------------------------------


def _shown(t: Table, seat: int) -> str:
    view = t.match.view(seat)
    view.pop("undo", None)
    return json.dumps(view, sort_keys=True)


@rule("root", "10.5a", "1.2.1a")
def test_ending_daylight_looks_like_having_no_ritual() -> None:
    tables = [table("eyrie", marquise="c2:1", cult="c1:1", hands={"cult": card}) for card in ("fox", "mouse")]
    for t in tables:
        t.daylight("cult").expects("cult-action", "cult").do("end")
    for seat in (0, 1):
        assert _shown(tables[0], seat) == _shown(tables[1], seat)


@rule("root", "10.6.2", "1.2.1a")
def test_crafting_nothing_looks_like_having_nothing_to_craft() -> None:
    tables = [table("eyrie", marquise="c2:1", cult="c1:garden_fox", hands={"cult": card}) for card in ("fox", "mouse")]
    for t in tables:
        t.evening("cult").expects("craft", "cult")
    for seat in (0, 1):
        assert _shown(tables[0], seat) == _shown(tables[1], seat)
