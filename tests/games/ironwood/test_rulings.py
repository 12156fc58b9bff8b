"""Rulings that came after the first revision of the rules, in game words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.ironwood.solo.table import ironbot, woodbot
from tests.games.ironwood.table import move, new_game, table
from weald.games.ironwood import GAME
from weald.kernel import Dice
from weald.kernel.errors import NotYourDecision
from weald.match import Match
from weald.match.snapshot import load
from weald.testing import rule

FERRUM = "ferrum:WWW"


@rule("ironwood", "18.11.4", "18.11.8", "18.10.2")
def test_secure_moves_the_stated_number_from_all_around_carriers_first() -> None:  # R1
    t = woodbot(hand="WW08", side="exalted", ww="f16:1 f06:4 f11:3", totems="f16").bot_turn()
    assert t.told("carried") == {"from": "f16", "to": "f12", "face": 1, "seat": 0, "rule": "15.3.2"}
    assert t.warriors("f12") == 5  # its carrier, then 4 of the outer forest
    assert (t.warriors("f16"), t.warriors("f06"), t.warriors("f11")) == (0, 0, 3)
    t.sound()


@rule("ironwood", "17.8.4", "17.8.2")
@pytest.mark.parametrize("number", [0, 2])
def test_a_fading_totem_nobody_holds_draws_ironbot_in_the_last_turn_too(number: int) -> None:  # R2
    position: dict[str, Any] = {"ww": "f13:3 f07:1", "ic": "ferrum:WWW auria:WWWW argentimar:WWWW", "fading": "f16"}
    t = ironbot(hand="IC06", face="exhausted", **position).bot_turn(number)
    t.tells("17.8.4 bot-focus f13 3")


@rule("ironwood", "5.2.6")
def test_the_owner_orders_a_burn_effect_and_what_the_burn_buys() -> None:  # R3
    t = table(ww="f12:1", ic="plumbarum:W auria:W", hands=("WW30 WW11", "")).turn("woodwalkers")
    t.do("play WW30", "at plumbarum", "burn WW11").expects("which-first", "woodwalkers")
    t.only("card WW11", "card WW30")
    assert t.do("card WW30").asked == "remove-where"
    assert t.do("at auria").asked == "move-warrior"
    t = table(ww="f12:1", hands=("WW16 WW15", "")).turn("woodwalkers")
    assert t.do("play WW16", "burn WW15").asked == "move-warrior"  # a crystal matters to nothing here: not asked
    assert t.crystals == (1, 0)


@rule("ironwood", "20.1.10")
def test_children_of_the_forest_come_to_one_forest() -> None:  # R4
    t = table(hands=("WW09", "")).turn("woodwalkers").do("play WW09", "at f04").next_turn("ironclad")
    assert t.warriors("f04") == 2


@rule("ironwood", "8.2.3")
def test_ambush_reaches_from_outer_forests() -> None:  # R5
    t = table(ww="f05:1", ic="plumbarum:WW", hands=("WW04", "")).turn("woodwalkers")
    t.do("play WW04", *move("f05", "f06"), "at plumbarum").next_turn("ironclad")
    assert t.units("plumbarum") == "W"


@rule("ironwood", "20.1.1")
def test_a_beaten_squad_is_no_different_squad_elsewhere() -> None:  # R6
    t = table(ic="zincur:WW auria:W lithimar:WW", ww="f12:6 f16:2 f13:1", hands=("", "IC38"), basics=False).turn(
        "ironclad"
    )
    t.do("play IC38", "from zincur", "to f12", "to auria").expects("attack-with", "ironclad").offers("from lithimar")
    t.refuses("from auria", "needs-different-squad", "20.1.1")


@rule("ironwood", "1.2.9", "2.3.5", "17.1.7")
@pytest.mark.parametrize(("solo", "markers"), [("none", 19), ("ironbot", 18), ("woodbot", 15)])
def test_markers_on_the_boards_are_not_in_the_supply(solo: str, markers: int) -> None:  # R7
    g = new_game(solo=solo).g
    assert g.marker_supply() == markers


@rule("ironwood", "19.1.4")
def test_an_ordered_deck_takes_cards_back_in_order() -> None:  # S2
    t = new_game(ordered=True).do("draw 4", seat="woodwalkers").do("draw 2", seat="ironclad")
    t.do("return WW04", "return WW06").next_turn("woodwalkers")
    assert t.pile("woodwalkers", "deck")[::-1][:4] == ["WW04", "WW06", "WW08", "WW09"]
    assert t.events("shuffled-back") == []


@rule("ironwood", "16.1.3")
def test_nobody_concedes_for_a_bot() -> None:  # S7
    t = new_game(solo="ironbot")
    with pytest.raises(NotYourDecision):
        t.match.concede(1)
    t.match.concede(0)
    assert t.winner == "ironclad"


MARKED = "cobaltis cuprumis gallimor plumbarum"


@rule("ironwood", "17.14.7")
def test_a_stuck_ironbot_is_told_and_the_game_may_end() -> None:
    def position() -> Any:
        return ironbot(ic=FERRUM, forges="argentimar chromia", marks=MARKED)

    t = position().steps(("preparation", ())).expects("bot-stuck", "woodwalkers").only("end-game", "go-on")
    assert not t.match.over
    t.do("end-game")
    assert t.match.result == {"winners": [], "how": "bot-stuck", "rule": "17.14.7", "rounds": t.g.round}
    t = position().steps(("preparation", ())).do("go-on")
    t.tells("17.14.7 bot-stuck 3").next_turn("woodwalkers")
    for marks, units in (("cobaltis cuprumis gallimor", FERRUM), (MARKED, FERRUM + " cobaltis:W")):
        t = ironbot(ic=units, forges="argentimar chromia", marks=marks).steps(("preparation", ()))
        t.next_turn("woodwalkers")  # it can still go, or found, somewhere


@rule("ironwood", "17.14.7", "17.12.1", "17.6.4")
def test_a_stuck_ironbot_may_still_found_where_it_pursues_somebody() -> None:
    """So ending the game is no victory."""
    position: dict[str, Any] = {"forges": "argentimar chromia", "marks": MARKED}
    t = ironbot(ic="ferrum:WWW chromia:WWWWW", ww="f09:1", totems="f09", **position).bot_turn()
    assert t.units("cobaltis") == "WW"
    t = ironbot(ic="ferrum:WWW cobaltis:WW", ww="f03:1", **position).bot_turn()
    assert t.told("founded")["at"] == "cobaltis"


@rule("ironwood", "5.2.2", "9.4.1")
def test_what_is_given_up_is_told() -> None:  # L6
    t = table(ww="f12:1", hands=("", "")).turn("woodwalkers").do("play WW02", "done").next_turn("ironclad")
    assert t.told("no-attack")["seat"] == 0
    t = table(ic="auria:W", hands=("", "")).turn("ironclad").do("play IC03", "option 2", "stay")
    assert t.told("drill-stays")["at"] == "ferrum"
    t = table(ww="f12:1", hands=("", "")).turn("woodwalkers").do("play WW03", "option 1", "done")
    assert t.told("moved-nobody")["seat"] == 0
    t = table(ic="auria:W", hands=("", "")).turn("ironclad").do("play IC03", "option 1", "done")
    assert t.told("moved-nobody")["seat"] == 1
    t.do("option 3")
    assert t.told("founded-nothing")["seat"] == 1
    t = table(ww="f16:1", visions="V01", hands=("", "")).turn("woodwalkers").do("play WW01", "option 2")
    assert t.do("done").told("discovered-nothing")["seat"] == 0


STORED = sorted(Path(__file__).parent.glob("revision[0-9]/*.json"))


def test_games_of_every_older_revision_were_kept() -> None:
    assert sorted({path.parent.name for path in STORED}) == ["revision1", "revision2"]


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_stored_under_an_older_revision_opens_and_goes_on(path: Path) -> None:
    stored = json.loads(path.read_text("utf-8"))
    match: Match = load(GAME, stored["seats"], stored["options"], stored["seed"], stored["paper"])
    assert GAME.audit(match.state) == []
    dice = Dice(1)
    for _ in range(4000):
        decision = match.open[0]
        options = [option for option in decision.options if not option.idle] or decision.options
        match.choose(options[dice.below(len(options))], decision.seat)
        if match.over:
            break
    assert match.over
    assert match.view(0)["over"]
