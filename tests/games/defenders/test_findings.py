"""What a referee found in revision 1, under the referee's numbers (D1, D2, ...), and why it cannot come back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from weald.games.defenders import GAME
from weald.games.defenders.board import HEX_IDS
from weald.games.defenders.signals import cannot_say
from weald.kernel import Dice
from weald.match import Match, begin, snapshot
from weald.players.turns import LONG, Turn
from weald.testing import rule
from weald.text import Texts, render

from .table import hx, table

STORED = sorted(Path(__file__).parent.glob("revision[0-9]/*.json"))
LANGUAGES = ("en", "cs", "pl")


# --- D1: nobody stays in a turn ----------------------------------------------------------------------------------


@rule("defenders", "AMB-71", "11.2.4")
def test_d1_the_shuttle_of_map_and_bread_ends() -> None:
    """Move to the Order's camp readies the map, the map leads back to the Council's, which readies the bread."""
    t = table(
        "order council",
        council="(2,0)",
        active="council_cmuchin",
        items={"council": "bread"},
        camps={"council": "(2,0)", "order": "(3,0)"},
    ).turn("council", 1)
    turn, made = Turn(), 0
    while not t.told("ended-turn"):
        decision = t.match.decision
        if turn.repeats(t.match, decision):
            t.match.take_default(decision.seat)
        else:
            turn.visit(t.match, decision)
            t.match.choose(shuttle(t.match), decision.seat)
        made += 1
        assert made < 3 * LONG
    assert made > LONG  # it is legal, so nobody stops it at once


def shuttle(match: Match) -> str:
    offered = [option.id for option in match.decision.options]
    home, away = f"to {hex_of('(2,0)')}", f"to {hex_of('(3,0)')}"
    wanted = {"act": ["use bread", "use map", "move"], "move-to": [away], "use-map": [home]}[match.decision.prompt]
    return next(option for option in wanted if option in offered)


def hex_of(text: str) -> str:
    return HEX_IDS[hx(text)]


# --- D2: how it ended -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@rule("defenders", "16.1.3")
def test_d2_a_game_given_up_ends_with_a_sentence(lang: str) -> None:
    match = begin(GAME, ["order", "sect"], 1)
    match.concede(0)
    assert match.result is not None
    said = render.result(Texts(lang, "defenders"), match.result, match.seats)
    assert said.endswith(".")
    assert "side-" not in said


# --- D5: regroup ----------------------------------------------------------------------------------------------------


@rule("defenders", "10.4.6")
def test_d5_nobody_regroups_to_where_the_leader_stands() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"order": "(2,0)"}, mechs="(2,0)", items={"order": "map"})
    t.turn("order").refuses("regroup", "same-hex", "10.4.6")
    t = table(order="(2,0)", active="order_popel", camps={"order": "(2,0) (-2,0)"}, items={"order": "map"})
    t.turn("order").do("use map")
    assert t.places("rally") == {"(-2,0)"}


# --- D6, D7, D8: what the screens and the log say -------------------------------------------------------------------


@rule("defenders", "2.1.3", "AMB-15")
def test_d6_a_supply_is_never_below_nothing() -> None:
    ring = "(1,0) (2,0) (0,1) (0,2) (-1,1) (-2,2) (-1,0) (-2,0) (0,-1)"
    t = table(around=ring, active="order_popel").turn("order")
    assert t.walls() > 30
    assert t.match.view(None)["position"]["danger"]["walls_left"] == 0


@rule("defenders", "12.4.17", "2.1.3")
def test_d7_no_mech_in_the_supply_is_said_in_words() -> None:
    t = table(around="(2,0)", mechs="core:2 (-3,0):18", active="order_popel")
    t.flip("factories", "order")
    said = [render.event(Texts("en", "defenders"), e, t.match.seats) for e in t.told("placed-mechs")]
    assert said == ["No mech is left to be placed on the core."]


@rule("defenders", "10.5.2")
def test_d8_healing_nothing_is_told() -> None:
    t = table(order="(2,0)", active="order_popel", camps={"order": "(2,0)"}).turn("order").do("heal")
    assert [e["args"] for e in t.told("healed")] == [{"side": "order", "count": 0}]
    assert render.event(Texts("en", "defenders"), t.told("healed")[0], t.match.seats) == (
        "The Order had no injury to heal."
    )


# --- D9, D11: rule ids, and where an engine came from ---------------------------------------------------------------


@rule("defenders", "12.2.3", "12.2.10", "12.2.11", "12.2.6", "12.2.9")
def test_d9_d11_walls_cite_what_the_engine_did_and_a_border_run_names_where_it_began() -> None:
    t = table(engines=("(2,0)|(3,0) right (3,0)",), active="order_popel")
    t.flip("engines", "order")
    moves = [(e["rule"], e["args"]["from"], e["args"]["to"]) for e in t.told("engine-moved")]
    assert moves == [("12.2.2", "d6-d7", "d7-c6"), ("12.2.9", "d7-c6", "d7-e6")]  # not from the last border edge
    walls = [(e["rule"], e["args"]["edge"]) for e in t.told("built-wall")]
    assert walls == [("12.2.3", "d6-d7"), *(("12.2.10", edge) for edge in ("d7-c6", "d7-ne", "d7-e", "d7-se"))]


@rule("defenders", "12.2.6")
def test_d9_the_wall_of_a_reset_cites_the_reset() -> None:
    t = table(engines=("(2,0)|(3,0) right (3,0)",), around="(3,0)", active="order_popel")
    t.flip("engines", "order")
    assert [e["rule"] for e in t.told("engine-reset")] == ["12.2.6"]
    assert {e["rule"] for e in t.told("built-wall")} == {"12.2.6"}


@rule("defenders", "12.8.3", "12.8.4")
def test_d9_a_hunter_after_somebody_else_cites_its_own_rule() -> None:
    t = table(order="(3,0)", sect="(-3,0)", mechs="(-2,0) (2,0)", active="order_popel")
    t.flip("mechs", "order")
    assert {(e["args"]["from"], e["rule"]) for e in t.told("pursued")} == {
        (hex_of("(2,0)"), "12.8.3"),
        (hex_of("(-2,0)"), "12.8.4"),
    }


@rule("defenders", "14.2.1", "14.2.4")
def test_d9_alone_a_card_is_led_by_the_rules_for_one() -> None:
    t = table("order-sect", hands="order_kelpuz").lead().do("lead order_kelpuz")
    assert [e["rule"] for e in t.told("led")] == ["14.2.1"]
    t = table("order-sect", hands="order_kelpuz").lead().do("top sect")
    assert [e["rule"] for e in t.told("led-blind")] == ["14.2.4"]


# --- D10, D12 -------------------------------------------------------------------------------------------------------


@rule("defenders", "14.2.8")
def test_d10_a_card_of_the_other_faction_is_refused_with_a_reason() -> None:
    t = table("order-sect", active="order_popel", hands="sect_fusel").turn("order", 1)
    t.refuses("team sect_fusel", "other-faction", "14.2.8")


@rule("defenders", "8.3.2", "5.1.3")
def test_d12_who_has_left_says_nothing_about_a_hand() -> None:
    t = table("order sect", active="order_popel", gone="sect").turn("order")
    why = cannot_say(t.g, 1, "no-forest")
    assert why is not None
    assert (why.key, why.rule) == ("has-left", "8.3.2")
    assert cannot_say(t.g, 1, "agree") is None
    assert [s["key"] for s in t.match.view(1)["position"]["talk"]["signals"] if s["rule"] == "5.1.3"] == []


# --- D13: events that were missing ----------------------------------------------------------------------------------


@rule("defenders", "12.4.10")
def test_d13_what_lay_on_the_core_is_told_to_go_with_the_factory() -> None:
    t = table(around="(2,0)", mechs="core:2", pollution="core", active="order_popel")
    t.flip("factories", "order")
    assert [e["args"] for e in t.told("came-along")] == [
        {"at": hex_of("(2,0)"), "mechs": 2, "pollution": 1, "toxic": 0}
    ]


@rule("defenders", "9.3.4")
def test_d13_a_death_says_that_all_injuries_go() -> None:
    t = table(order="(2,0)", active="order_popel", hands="order_kelpuz", toxic="(2,0)", injuries={"order": 3})
    t.turn("order").do("cleanse")
    assert [e["kind"] for e in t.told("died") + t.told("recovered")] == ["died", "recovered"]


@rule("defenders", "15.1.5", "15.4.5")
def test_d13_an_ability_without_a_target_says_so() -> None:
    t = table("order coven", active="order_popel coven_snare", coven="(2,0)").reveal()  # no mech where the Coven is
    assert [e["args"]["ability"] for e in t.told("reveals")] == ["order_archives", "coven_ambush"]
    assert [(e["rule"], e["args"]["ability"]) for e in t.told("no-effect")] == [("15.4.5", "coven_ambush")]


@rule("defenders", "15.3.7", "9.1.7")
def test_d13_toughness_says_why_a_rolled_1_did_not_hurt() -> None:
    t = table("council sect", council="(2,0)", active="council_azen", mechs="(2,0)").turn("council").roll(1)
    t.do("move", "to (2,1)")
    assert [(e["rule"], e["args"]["ability"]) for e in t.told("spared")] == [("15.3.7", "council_toughness")]
    assert t.injuries("council") == 0


@rule("defenders", "4.1.7")
def test_d13_a_token_that_stays_where_it_is_is_not_told() -> None:
    t = table("order council", active="council_cmuchin", gone="order", first="council").reveal()
    assert t.told("first-player") == []


# --- rulings --------------------------------------------------------------------------------------------------------


@rule("defenders", "3.2.5", "AMB-02")
def test_amb02_the_second_engine_may_start_as_a_mirror_image() -> None:
    for seed in range(6):
        plain = begin(GAME, ["order", "sect"], seed).view(None)["position"]
        other = begin(GAME, ["order", "sect"], seed, {"mirrored": True}).view(None)["position"]
        assert plain["engines"][0] == other["engines"][0]
        assert plain["engines"][1] != other["engines"][1]
        assert sum(e["piece"] for e in plain["edges"]) == sum(e["piece"] for e in other["edges"]) == 4
        assert GAME.audit(begin(GAME, ["order", "sect"], seed, {"mirrored": True}).state) == []


@rule("defenders", "AMB-28", "14.2.11")
def test_amb28_alone_the_third_injury_kills() -> None:
    t = table(
        "order-sect", order="(2,0)", active="order_popel", hands="sect_fusel", toxic="(2,0)", injuries={"order": 2}
    )
    t.turn("order").do("cleanse")
    assert [e["kind"] for e in t.told("died") + t.told("recovered")] == ["died", "recovered"]
    t = table(order="(2,0)", active="order_popel", hands="order_kelpuz", toxic="(2,0)", injuries={"order": 2})
    t.turn("order").do("cleanse")
    assert (t.told("died"), t.injuries("order")) == ([], 3)  # with two players it takes a fourth


@rule("defenders", "3.5.6")
def test_harder_is_not_asked_for_with_the_standard_deck() -> None:
    assert GAME.idle(GAME.read_options({})) == ["harder"]
    assert GAME.idle(GAME.read_options({"difficulty": "expert"})) == []


# --- tables stored under older revisions ------------------------------------------------------------------------------


@pytest.mark.parametrize("file", STORED, ids=[f"{file.parent.name}-{file.stem}" for file in STORED])
def test_a_game_stored_under_an_older_revision_opens_and_is_played_to_its_end(file: Path) -> None:
    stored = json.loads(file.read_text("utf-8"))
    options = GAME.read_options(stored["options"])
    match = snapshot.load(GAME, stored["seats"], options, stored["seed"], stored["paper"])
    assert (match.decision.prompt, match.state.round) == (stored["prompt"], stored["round"])
    dice = Dice(7)
    while not match.over:
        assert GAME.audit(match.state) == []
        decision = match.open[0]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    assert match.result is not None
