"""Chapter 12: the Underground Duchy."""

from __future__ import annotations

import json

import pytest

from tests.games.root.table import GAME, Table, new_game, table
from tests.games.root.test_properties import shown
from weald.games.root.board import BURROW, PLACE_NAMES
from weald.games.root.factions.duchy import DUCHY
from weald.games.root.factions.eyrie import EYRIE
from weald.games.root.pieces import SIDES
from weald.games.root.rules.pieces import cannot_place, neighbours
from weald.kernel import Dice
from weald.match import begin
from weald.match.sight import events
from weald.testing import rule

# A strong Duchy around c12 (fox) and c4 (rabbit), with the Eyrie far away.
HOME = "c12:3,tunnel c4:2 c9:2 burrow:4"
FAR = "c2:4,roost"


def assembly(t: Table, count: int = 2) -> Table:
    """The assembly alone."""
    t.g.turn = t.seat("duchy")
    t.g.phase = 1
    t.g.actions = count
    return t.agenda(("duchy-assembly", (t.seat("duchy"),)))


def parliament(t: Table) -> Table:
    t.g.turn = t.seat("duchy")
    t.g.phase = 1
    return t.agenda(("duchy-parliament", (t.seat("duchy"),)))


def sway(t: Table) -> Table:
    t.g.turn = t.seat("duchy")
    t.g.phase = 1
    return t.agenda(("duchy-sway", (t.seat("duchy"),)))


# --- setup -----------------------------------------------------------------------------------------------


@rule("root", "12.3.1", "12.3.2", "12.3.3a", "12.3.3b", "12.3.4", "12.3.5", "12.3.6")
def test_it_emerges_in_a_corner_with_two_warriors_there_and_all_around() -> None:
    t = new_game("duchy", "alliance").expects("duchy-start", "duchy").do("in c4")
    assert t.g.start[t.seat("duchy")] == PLACE_NAMES.index("c4")
    assert [t.warriors("duchy", c) for c in ("c4", "c8", "c9", "c12", "burrow")] == [2, 2, 2, 2, 0]
    assert (t.on("c4", "tunnel"), t.supply("tunnel"), t.supply("duchy_warrior")) == (1, 2, 12)
    assert (t.supply("citadel"), t.supply("market")) == (3, 3)
    assert (t.swayed, t.crowns) == ([], {"squire": 3, "noble": 3, "lord": 3})
    assert t.match.view(0)["position"]["clearings"]["burrow"]["ruler"] == "duchy"


@rule("root", "12.3.3a")
def test_its_corner_is_free_and_opposite_another_start_if_that_is_possible() -> None:
    t = new_game("marquise", "duchy").do("in c1").first(3)
    assert t.on("c3", "tunnel") == 1  # the only such corner
    t = new_game("marquise", "eyrie", "duchy").do("in c1")
    while t.asked != "duchy-start":
        t.first()
    t.only("in c2", "in c4").refuses("in c1", "start-taken", "12.3.3a").refuses("in c3", "start-taken", "12.3.3a")


# --- the Burrow and its tunnels --------------------------------------------------------------------------


@rule("root", "12.2.2a", "12.2.2c", "INT-111", "4.2.1")
def test_the_burrow_is_next_to_every_tunnel_and_always_ruled() -> None:
    t = table(duchy="burrow:3 c12:tunnel c1:tunnel", eyrie="c12:4 c1:2,roost")
    t.move("duchy", "burrow", "c12", 2)
    assert (t.warriors("duchy", "c12"), t.warriors("duchy", "burrow")) == (2, 1)
    assert t.rules("c12") == "eyrie"
    t.move("duchy", "c12", "burrow", 2)  # from where it does not rule back to where it does
    assert t.warriors("duchy", "burrow") == 3
    t.add("c12", "duchy_warrior", 6)
    t.agenda(("move", (t.seat("duchy"), 3, 0))).do("from c12")
    t.refuses("to c1", "not-adjacent", "4.2").offers("to burrow")  # from tunnel to tunnel takes two moves


@rule("root", "12.2.2c", "INT-111")
def test_an_empty_burrow_is_ruled_too() -> None:
    t = table(duchy="c12:1,tunnel", eyrie="c12:4,roost c9:3 c4:3 c10:3 c11:3 c7:3")
    assert t.rules("burrow") == "duchy"
    t.agenda(("move", (t.seat("duchy"), 3, 0)))
    assert t.warriors("duchy", "burrow") == 1  # the only move there is


@rule("root", "12.2.2b", "INT-112")
def test_nobody_else_comes_into_the_burrow() -> None:
    t = table(duchy="burrow:1 c12:2,tunnel", eyrie="c12:4,roost", vagabond="thief c12 boot boot sword")
    t.agenda(("move", (t.seat("eyrie"), 3, 0))).go("from c12").refuses("to burrow")
    assert BURROW not in neighbours(t.g, EYRIE, PLACE_NAMES.index("c12"))
    why = cannot_place(t.g, EYRIE, BURROW)
    assert why is not None
    assert (why.key, why.rule) == ("not-your-place", "12.2.2b")
    assert cannot_place(t.g, DUCHY, BURROW) is None
    t.daylight("vagabond").do("move").refuses("to burrow")
    t.agenda(("battle", (t.seat("duchy"), 3)))
    assert not any("burrow" in option for option in t.offered)


@rule("root", "12.2.2a", "AMB-12")
def test_an_order_of_a_suit_does_not_fit_the_burrow() -> None:
    t = table(duchy="burrow:3 c12:tunnel", eyrie="c2:4,roost")
    t.agenda(("move", (t.seat("duchy"), 0, 0)))
    assert t.halted  # no warrior stands in a fox clearing


@rule("root", "INT-120", "AMB-12", "12.2.2c")
def test_royal_claim_counts_the_burrow() -> None:
    t = table(duchy="c12:3 c4:2", eyrie=FAR, play={"duchy": "royal_claim"})
    t.birdsong("duchy").do("use royal_claim")
    assert t.points("duchy") == 3


@rule("root", "AMB-12", "3.3.1.I")
def test_the_burrow_is_no_clearing_of_a_suit() -> None:
    t = table("vagabond", duchy="c12:3 c8:2 burrow:5", eyrie=FAR, play={"duchy": "dominance_fox"})
    t.g.dominance[t.seat("duchy")] = t.g.play[t.seat("duchy")][0]
    t.turn("duchy")
    assert not t.match.over
    t = table("vagabond", duchy="c12:3 c8:2 c1:1", eyrie=FAR, play={"duchy": "dominance_fox"})
    t.g.dominance[t.seat("duchy")] = t.g.play[t.seat("duchy")][0]
    t.turn("duchy")
    assert t.winners == ["duchy"]


# --- Birdsong --------------------------------------------------------------------------------------------


@rule("root", "12.4")
@pytest.mark.parametrize(("citadels", "count"), [("", 1), ("c8:citadel", 2), ("c8:citadel*2", 4)])
def test_birdsong_fills_the_burrow_by_citadels(citadels: str, count: int) -> None:
    t = table(duchy=f"c12:1 {citadels}", eyrie=FAR).birdsong("duchy")
    assert t.warriors("duchy", "burrow") == count


@rule("root", "12.4", "1.5.4b")
def test_birdsong_places_as_many_as_there_are() -> None:
    t = table(duchy="c12:17,citadel c8:citadel*2", eyrie=FAR).birdsong("duchy")
    assert (t.warriors("duchy", "burrow"), t.supply("duchy_warrior")) == (3, 0)  # instead of six


# --- assembly --------------------------------------------------------------------------------------------


@rule("root", "12.5", "12.5.1", "12.5.1.II")
def test_two_actions_then_parliament_then_sway() -> None:
    t = table(duchy=HOME, eyrie=FAR, ministers="marshal", hands={"duchy": "fox"})
    t.daylight("duchy").expects("assembly", "duchy").do("recruit", "recruit")
    assert t.warriors("duchy", "burrow") == 6
    t.expects("parliament", "duchy").do("end").expects("sway", "duchy").do("done")
    assert t.halted
    t = table(duchy=HOME, eyrie=FAR, hands={"duchy": "fox"}).daylight("duchy")
    t.do("recruit", "end").expects("sway", "duchy")  # fewer than two will do; nobody is swayed


@rule("root", "12.5.1.II", "1.5.1")
def test_no_warrior_left_to_recruit() -> None:
    t = table(duchy="c12:16 burrow:4", eyrie=FAR)
    assembly(t).refuses("recruit", "no-warrior-left", "1.5.1")


@rule("root", "12.5.1.I")
def test_building_reveals_a_card_of_the_clearing() -> None:
    t = table(duchy=HOME, eyrie=f"{FAR} c9:3", hands={"duchy": "fox rabbit mouse"})
    assembly(t).do("build").expects("duchy-build-where", "duchy")
    t.refuses("in c9", "not-ruled", "12.5.1.I").refuses("in c2", "not-ruled", "12.5.1.I")
    t.only("in c4", "in c12").do("in c12").expects("duchy-build-what", "duchy").do("piece citadel")
    t.expects("duchy-build-card", "duchy").only("reveal anvil").do("reveal anvil")
    assert (t.on("c12", "citadel"), t.supply("citadel"), t.points("duchy")) == (1, 2, 0)
    assert t.hand("duchy") == ["bake_sale", "sword"]
    assert t.sees("eyrie", "duchy.revealed") == ["anvil"]
    t.refuses("craft anvil")  # a revealed card is not in hand


@rule("root", "12.5.1.I", "2.1.1", "2.2.3b")
def test_a_bird_matches_but_there_must_be_a_slot() -> None:
    t = table(duchy="c12:3,citadel,market c4:2", eyrie=FAR, hands={"duchy": "bird"})
    assembly(t).do("build").refuses("in c12", "no-slot", "2.2.3b").only("in c4").do(
        "in c4", "piece market", "reveal arms_trader"
    )
    assert t.on("c4", "market") == 1
    t = table(duchy="c12:3,citadel*2 c8:2,citadel,market c7:2,market*2", eyrie=FAR, hands={"duchy": "bird"})
    assembly(t).refuses("build", "track-empty", "1.5.1")
    t = table(duchy="c12:3", eyrie=FAR, hands={"duchy": "mouse"})
    assembly(t).refuses("build", "no-duchy-build", "12.5.1.I")


@rule("root", "12.5.1.III", "12.5.1.IV")
def test_moves_and_battles_are_actions() -> None:
    t = table(duchy="c12:3 c9:1", eyrie="c9:1 c2:4,roost")
    t.roll(1, 0)
    assembly(t).do("battle").go("in c9")
    assert t.warriors("eyrie", "c9") == 0
    t.do("move", "from c12", "to c9", "warriors 2")
    assert t.warriors("duchy", "c9") == 3
    assert t.halted


@rule("root", "12.5.1.Va", "12.5.1.Vb")
def test_digging_costs_a_card_and_brings_up_to_four() -> None:
    t = table(duchy="c12:1,tunnel burrow:6", eyrie=FAR, hands={"duchy": "mouse"})
    assembly(t).do("dig").expects("dig-where", "duchy")
    t.refuses("in c12", "has-tunnel", "12.5.1.Va").refuses("in c3", "no-matching-card", "12.5.1.Va")
    t.only("in c2", "in c7", "in c9", "in c11").do("in c2", "spend sword").expects("dig-how-many", "duchy")
    t.only("warriors 4", "warriors 3", "warriors 2", "warriors 1", "done").do("warriors 4")
    assert (t.on("c2", "tunnel"), t.warriors("duchy", "c2"), t.warriors("duchy", "burrow")) == (1, 4, 2)
    assert t.discard == ["sword"]
    t.refuses("dig", "no-dig", "12.5.1.Va")


@rule("root", "12.5.1.Vb")
def test_nobody_need_come_up_and_nobody_can_from_an_empty_burrow() -> None:
    t = table(duchy="c12:1,tunnel burrow:1", eyrie=FAR, hands={"duchy": "mouse mouse"})
    assembly(t).do("dig", "in c2", "spend sword", "done")
    assert (t.on("c2", "tunnel"), t.warriors("duchy", "c2")) == (1, 0)
    t.do("move").go("from burrow").go("to c2")
    t = table(duchy="c12:1,tunnel", eyrie=FAR, hands={"duchy": "mouse"})
    assembly(t, 1).do("dig", "in c2", "spend sword")
    assert t.halted


@rule("root", "12.2.4", "12.5.1.Va", "INT-116")
def test_the_fourth_tunnel_is_one_of_the_three() -> None:
    t = table(duchy="c12:1,tunnel c2:tunnel c3:tunnel burrow:2", eyrie="c2:4", hands={"duchy": "rabbit"})
    assembly(t).do("dig").offers("in c4", "in c3").do("in c4").expects("dig-remove", "duchy")
    t.only("from c2", "from c3", "from c12").do("from c2", "spend bake_sale", "warriors 2")
    assert [t.on(c, "tunnel") for c in ("c2", "c3", "c4", "c12")] == [0, 1, 1, 1]
    assert (t.points("duchy"), t.points("eyrie")) == (0, 0)
    assert t.told("collapsed")["place"] == "c2"


@rule("root", "12.2.4")
def test_a_tunnel_may_be_dug_anew_where_it_was() -> None:
    t = table(duchy="c12:1,tunnel c2:tunnel c3:tunnel burrow:2", eyrie="c2:4", hands={"duchy": "rabbit"})
    assembly(t).do("dig", "in c3", "spend bake_sale", "warriors 2")  # its own tunnel is the one removed
    assert (t.on("c3", "tunnel"), t.warriors("duchy", "c3")) == (1, 2)


@rule("root", "INT-116", "12.2.4", "3.2.1")
def test_an_enemy_scores_for_a_tunnel_and_there_is_no_price() -> None:
    t = table(duchy="c12:tunnel", eyrie="c12:3", ministers="captain", hands={"duchy": "fox"}, leader="builder")
    t.roll(0, 0).battle("eyrie", "c12", "duchy").do("done")
    assert (t.on("c12", "tunnel"), t.supply("tunnel"), t.points("eyrie")) == (0, 3, 1)
    assert (t.swayed, len(t.hand("duchy"))) == (["captain"], 1)


@rule("root", "INT-57", "12.5.1.Vb")
def test_coming_up_into_sympathy_is_one_outrage() -> None:
    t = table(duchy="c12:1,tunnel burrow:4", alliance="c2:sympathy", hands={"duchy": "mouse mouse"})
    assembly(t).do("dig", "in c2", "spend sword", "warriors 4").expects("outrage", "duchy").first()
    assert len(t.supporters) == 1
    t.expects("assembly", "duchy")


@rule("root", "6.2.2a", "12.5.1.Va")
def test_no_tunnel_at_the_keep() -> None:
    t = table(duchy="c12:1,tunnel", marquise="c1:1,keep", hands={"duchy": "fox"})
    assembly(t).do("dig").refuses("in c1", "keep-forbids", "6.2.2a")


# --- what stays hidden -----------------------------------------------------------------------------------


def alike(tables: list[Table], viewer: str) -> None:
    """The viewer cannot tell the tables apart: not by the position, the questions or the log."""
    seat = tables[0].seat(viewer)
    assert len({shown(t.match, seat) for t in tables}) == 1
    assert len({json.dumps(events(t.match, seat)) for t in tables}) == 1


@rule("root", "1.2.1a", "12.5.1.I", "12.5.1.Va")
def test_what_could_be_built_or_dug_is_nobody_elses_business() -> None:
    hands = ("fox fox", "mouse rabbit", "dominance_mouse ambush_fox")
    tables = [table("vagabond", duchy=HOME, eyrie=FAR, hands={"duchy": hand}) for hand in hands]
    for t in tables:
        assembly(t).expects("assembly", "duchy")
    alike(tables, "eyrie")
    for t in tables[:2]:
        t.do("build")
    alike(tables[:2], "eyrie")


@rule("root", "1.2.1a", "12.5.3.IIa")
def test_not_swaying_looks_like_not_being_able_to() -> None:
    hands = ("fox rabbit mouse", "fox fox fox")
    tables = [table("vagabond", duchy="c12:1 c4:1 c9:1", eyrie=FAR, hands={"duchy": hand}) for hand in hands]
    for t in tables:
        sway(t).expects("sway", "duchy")
    assert tables[1].offered == ["done"]
    alike(tables, "eyrie")
    for t in tables:
        t.do("done")
    alike(tables, "eyrie")


@rule("root", "1.2.1a", "12.5.2.V")
def test_a_hand_that_could_pay_more_looks_like_one_that_could_not() -> None:
    hands = ("fox fox mouse", "fox rabbit mouse")
    tables = [table("vagabond", duchy=HOME, eyrie=FAR, ministers="banker", hands={"duchy": hand}) for hand in hands]
    for t in tables:
        parliament(t).do("minister banker", "spend anvil").expects("bank", "duchy")
    alike(tables, "eyrie")


def test_worlds_dealt_for_others_play_on_from_every_question() -> None:
    """Whatever its hand is for all the others know, no question of the Duchy is a dead end."""
    match = begin(GAME, ["duchy", "eyrie", "alliance"], 5)
    dice = Dice(5)
    asked: set[str] = set()
    for number in range(1200):
        if match.over:
            break
        decision = match.open[0]
        if SIDES[match.state.side[decision.seat]] == "duchy":  # type: ignore[attr-defined]
            asked.add(decision.prompt)
            world = match.redeal(1 if decision.seat != 1 else 0, number)
            for _ in range(12):
                if world.over:
                    break
                options = world.open[0].options
                world.choose(options[dice.below(len(options))], world.open[0].seat)
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    assert {"assembly", "duchy-build-card", "dig-card", "parliament", "sway", "sway-reveal"} <= asked


# --- Evening ---------------------------------------------------------------------------------------------


@rule("root", "12.6", "12.6.1", "2.1.3", "AMB-20")
def test_revealed_birds_go_and_the_others_come_back() -> None:
    t = table(duchy="c12:1 c4:1", eyrie=FAR, hands={"duchy": "bird rabbit"})
    sway(t).do("sway captain", "reveal arms_trader", "reveal bake_sale")
    t.evening("duchy")
    assert (t.duchy.revealed, t.discard) == ([], ["arms_trader"])
    assert "bake_sale" in t.hand("duchy")
    assert t.sees("eyrie", "duchy.hand")[:1] == ["bake_sale"]  # everybody has seen it


@rule("root", "12.6.1", "3.3.3b")
def test_a_revealed_bird_dominance_card_goes_beside_the_map() -> None:
    t = table("vagabond", duchy="c12:1 c4:1", eyrie=FAR, hands={"duchy": "dominance_bird rabbit"})
    sway(t).do("sway captain", "reveal dominance_bird", "reveal bake_sale")
    t.evening("duchy")
    assert t.beside == ["dominance_bird"]


@rule("root", "12.2.1", "12.6", "12.6.2", "4.1.1b")
def test_it_crafts_in_evening_with_citadels_and_markets_alike() -> None:
    t = table(duchy="c12:1,citadel c8:1,market", eyrie=FAR, hands={"duchy": "foxfolk_steel anvil"})
    t.evening("duchy").expects("craft", "duchy").do("craft foxfolk_steel")  # fox fox: one of each kind
    assert (t.crafted("duchy", "sword"), t.points("duchy")) == (1, 2)
    t.refuses("craft anvil", "too-few-pieces", "4.1.1a")
    t.do("done")
    assert t.halted


@rule("root", "12.6.1", "12.6.2")
def test_what_was_revealed_may_be_crafted_the_same_evening() -> None:
    t = table(duchy="c12:3,citadel c4:2", eyrie=FAR, hands={"duchy": "anvil rabbit"})
    sway(t).do("sway captain", "reveal anvil", "reveal bake_sale")
    t.evening("duchy").do("craft anvil")
    assert t.crafted("duchy", "hammer") == 1


@rule("root", "12.6.3a", "12.6.3b")
def test_evening_draws_by_markets_and_keeps_five() -> None:
    t = table(duchy="c8:1,market*2", eyrie=FAR, hands={"duchy": "fox fox rabbit"})
    t.evening("duchy").do("done").expects("discard", "duchy")
    assert t.match.decision.values == (1,)
    assert t.match.decision.rule == "12.6.3b"
    t.first()
    assert len(t.hand("duchy")) == 5
    t = table(duchy="c8:1", eyrie=FAR)
    t.evening("duchy").go("done")
    assert len(t.hand("duchy")) == 1


@rule("root", "12.6")
def test_the_whole_turn_goes_round() -> None:
    t = table(duchy=HOME, eyrie="c2:4,roost", hands={"duchy": "fox rabbit", "eyrie": "fox"})
    t.turn("duchy").expects("assembly", "duchy")
    assert t.warriors("duchy", "burrow") == 5
    t.do("end").expects("sway", "duchy").do("done").expects("halt" if t.halted else t.asked, "eyrie")
    assert SIDES[t.g.side[t.g.turn]] == "eyrie"
