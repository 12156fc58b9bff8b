"""18.3 to 18.13: what the golden turns of Woodbot do not show yet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.solo.table import SoloTable, woodbot
from tests.games.ironwood.table import cards
from weald.games.ironwood.board import MOUNTAINS, MT
from weald.games.ironwood.facts import DAMAGE, DEFENSE, DOMINANCE, IC, WW
from weald.games.ironwood.rules.battle import bonuses
from weald.testing import rule

F = "ferrum:WWW"


def icon(card: str, which: int = 0, dice: str = "", **position: Any) -> SoloTable:
    """One icon of a card, in a turn of the bot."""
    t = woodbot(**position)
    t.start.run = 1
    t.start.active = WW
    return t.steps(("bot-icon", (cards(card)[0], which, 1)), dice=dice)


# --- turns and marks ---------------------------------------------------------------------------------------


@rule("ironwood", "18.1.8")
def test_the_third_totem_loses_the_game_for_the_human() -> None:
    t = woodbot(hand="WW15", side="exalted", ic=F, ww="f08:1", totems="f08", secured=2).bot_turn()
    assert (t.winner, t.match.result and t.match.result["how"]) == ("woodwalkers", "totems")
    t = woodbot(ic=F + " chromia:W", forges="argentimar cobaltis", foundations="chromia", crystals=(0, 5)).steps()
    t.do("play IC01", "option 2")
    if not t.match.over:
        t.do("yes")
    assert t.winner == "ironclad"


@rule("ironwood", "18.2.7", "18.9.1", "18.9.2", "18.7.1", "INT-109", "18.7.4", "18.9.4")
@pytest.mark.parametrize("spirits", [1, 3])
def test_a_human_attack_on_woodbot(spirits: int) -> None:
    t = woodbot(hand="WW15", side="exalted", spirits=spirits, ic=F, ww="f13:4", totems="f10").steps()
    t.do("play IC01", "option 3", "from ferrum")
    assert (t.asked, t.asks) == ("deploy", "ironclad")
    t.do("deploy IC02")
    t.tells("18.9.1 bot-deploys WW15", f"18.7.2 bot-spirit-gone {spirits - 1}")
    # Exalted: 1 defense and 1 dominance, however many markers there are.
    assert [e["defense"] for e in t.events("damage")] == [0, 3]
    assert [(e["seat"], e["bonus"]) for e in t.events("dominance")] == [(WW, 1), (IC, 0)]


@rule("ironwood", "18.2.8")
def test_the_human_may_look_at_the_top_vision() -> None:
    t = woodbot(ic=F + " auria:W", drill="auria", cargo=2, track=1, vision_deck="V03 V02").steps()
    t.do("play IC03", "option 2", "to zincur")
    assert t.told("looked-at-vision")["card"] == "V03"
    assert t.sees("ironclad", "visions.deck")[-1] == "V03"


@rule("ironwood", "18.3.3")
def test_markers_of_cards_make_nothing_possible() -> None:
    t = woodbot(hand="WW07", ic=F, ww="f08:1", vision_deck="V08 V09")
    t.start.mark_card = cards("IC23")
    t.start.mark_place = [MT + MOUNTAINS.index("chromia")]
    t.bot_turn().silent("discovered")
    assert "chromia" not in t.marks


@rule("ironwood", "18.4.4")
def test_without_visions_there_is_nothing_to_locate() -> None:
    t = woodbot(
        hand="WW15", vision_deck="", gone="V01 V02 V03 V04 V05 V06 V07 V08 V09 V10", ic=F, ww="f01:1"
    ).bot_turn()
    t.tells("18.4.4 bot-locates-nothing", "18.5.3 bot-step act")


@rule("ironwood", "INT-111", "18.12.1", "18.12.6", "18.6.4")
def test_the_last_vision_discovers_on_a_controlled_mountain() -> None:
    t = woodbot(hand="WW15", vision_deck="V03", spirits=2, ic=F + " palladimor:WWWW", ww="f10:1").bot_turn()
    assert t.totems("f10") == (1, 0)
    assert t.g.removed[2] == cards("V03")
    assert "palladimor" not in t.marks
    assert t.g.spirits == 2  # the aid was flipped, the markers stay
    assert t.told("bot-aid")["side"] == "exalted"


def test_a_located_totem_without_a_card_puts_a_marker_on_the_slot() -> None:
    t = woodbot(hand="", deck="", vision_deck="V03", ic=F, ww="f10:1").bot_turn()
    t.tells("18.4.3 bot-no-card")
    assert t.g.passed[WW] == 1


@rule("ironwood", "18.5.6", "18.14.6")
def test_an_alert_icon_is_not_compensated_for_the_icons_it_brought() -> None:
    # cubes, alert; then search, which has nothing to do here, and a red icon.
    t = woodbot(hand="WW22 WW07", ww="f01:1", ic=F + " auria:W lithimar:W").bot_turn()
    assert [e["icon"] for e in t.events("bot-icon")] == ["cubes", "alert", "search"]
    assert [e["icon"] for e in t.events("bot-compensated")] == ["search"]
    assert t.crystals[WW] == 1


# --- Spirits and attacks -----------------------------------------------------------------------------------


@rule("ironwood", "18.7.1")
def test_the_spirits_help_by_side_of_the_aid() -> None:
    for side, spirits, bonus in (
        ("disruptive", 1, [1, 0, 1]),
        ("exalted", 1, [0, 1, 1]),
        ("disruptive", 0, [0, 0, 0]),
        ("exalted", 5, [0, 1, 1]),
    ):
        g = woodbot(side=side, spirits=spirits, ic=F).start
        assert [bonuses(g, WW, kind) for kind in (DAMAGE, DEFENSE, DOMINANCE)] == bonus


@rule("ironwood", "18.7.3")
def test_a_foundation_calls_a_spirit() -> None:
    t = woodbot(ic=F + " chromia:W").steps()
    t.do("play IC03", "option 3", "at chromia")
    t.tells("14.1.1 founded chromia", "18.7.3 bot-spirits 1 1")


@rule("ironwood", "18.7.5", "18.8.5", "18.8.6")
def test_a_lone_drill_is_beaten_without_combat() -> None:
    t = icon("WW02", ic="ferrum:WWWWW", ww="f08:1", drill="chromia", cargo=3, spirits=2, vision_deck="V08 V09", hand="")
    t.tells("10.2.2 won-without-combat chromia", "13.3.1 took-cargo 1")
    assert t.g.spirits == 2
    assert t.crystals[WW] == 1
    t = icon("WW02", ic="ferrum:WWWWW", ww="f08:1", drill="chromia", spirits=2, vision_deck="V08 V09")
    t.silent("attacked")  # never while cargo is empty


@rule("ironwood", "18.8.2", "INT-107")
@pytest.mark.parametrize(
    ("ic", "forges", "attacks"),
    [
        ("auria:WWG", "", False),
        ("auria:WWW", "", True),
        ("chromia:WWW", "chromia", False),
        ("chromia:WW", "chromia", True),
    ],
)
def test_at_equal_numbers_golems_and_forges_deter(ic: str, forges: str, attacks: bool) -> None:
    t = icon("WW13", ic="ferrum:WWWWW " + ic, forges=forges, ww="f07:3", vision_deck="V08 V09")
    assert bool(t.events("attacked")) == attacks


@rule("ironwood", "18.8.8")
def test_outer_forests_do_not_attack() -> None:
    t = icon(
        "WW13", ic="ferrum:WWWWW chromia:W", foundations="chromia", ww="f01:5", side="exalted", vision_deck="V08 V09"
    )
    assert all(e["from"] != "f01" for e in t.events("attacked"))
    t = woodbot(ic=F + " chromia:W", ww="f01:1 f07:1").steps().answer("play IC01", "option 3")
    assert "to f01" not in t.offered


@rule("ironwood", "18.8.10", "INT-112", "18.8.7")
def test_an_empty_ferrum_is_taken_by_name() -> None:
    t = icon("WW02", ic="auria:W", ww="f13:1", crystals=(0, 5), vision_deck="V08 V09")
    t.tells("10.2.2 won-without-combat ferrum", "18.8.7 stole 3")
    assert t.crystals == (3, 2)


@rule("ironwood", "18.9.3")
@pytest.mark.parametrize(("squad", "left"), [("WWG", "W"), ("WGG", "G"), ("GG", "G"), ("WWW", "")])
def test_golems_go_first_and_a_single_point_hits_a_warrior(squad: str, left: str) -> None:
    """3 damage."""
    t = icon("WW13", hand="WW16", ic=f"ferrum:WWWWWW auria:{squad}", ww="f07:5", vision_deck="V08 V09").do("no")
    assert t.damage("woodwalkers") == 3
    lost = next(e for e in t.events("lost") if e["seat"] == IC)
    assert "W" * lost["warriors_left"] + "G" * lost["golems_left"] == left


@rule("ironwood", "18.9.5")
def test_a_beaten_squad_goes_where_fewest_are_then_unmarked() -> None:
    # From Auria: Ferrum 6, Lithimar and Zincur empty but possible, Argentimar and Chromia empty and unmarked.
    position: dict[str, Any] = {
        "hand": "WW04",
        "ic": "ferrum:WWWWWW auria:WWWW",
        "ww": "f07:6",
        "vision_deck": "V02 V04 V08",
    }
    t = icon("WW13", dice="LE LE", **position).answer("no")
    t.tells("17.19.2 bot-rolls lowest-even chromia argentimar,chromia", "18.9.5 bot-forces-retreat chromia 0")
    assert t.units("chromia") == "WWWW"


# --- movement (18.10, 18.11) -------------------------------------------------------------------------------


@rule("ironwood", "18.10.1", "18.10.7")
def test_the_first_bullet_somebody_can_reach() -> None:
    # Plunder with 5 crystals: nobody is next to a forest touching Ferrum, but f01 is next to f07 at Chromia.
    t = icon("WW02", ic=F + " chromia:WWW", foundations="chromia", crystals=(0, 5), ww="f01:2", vision_deck="V08 V09")
    t.tells("18.11.1 bot-plunders f07 2")
    # The first condition holds and none of its bullets has a target: nothing moves, later conditions are not read.
    t = icon("WW02", ic=F, crystals=(0, 5), ww="f01:2", cargo=2, drill="chromia", vision_deck="V08 V09")
    t.tells("18.10.1 bot-moves-nobody").silent("moved")


@rule("ironwood", "18.10.4")
def test_a_warrior_moves_once_a_turn() -> None:
    t = woodbot(hand="WW20 WW14", ic="ferrum:WWWWW", ww="f08:2", vision_deck="V08 V09 V10").bot_turn()  # cubes, battle
    assert [(e["from"], e["to"], e["count"]) for e in t.events("moved")] == [("f08", "f13", 2)]


@rule("ironwood", "18.10.5", "18.10.6")
def test_most_adjacent_warriors_then_the_die() -> None:
    position: dict[str, Any] = {"ic": "ferrum:WWWWW", "vision_deck": "V08 V09"}
    t = icon("WW22", **position, ww="f08:2 f09:3")
    t.tells("18.11.7 bot-harasses f14 3")
    t = icon("WW22", **position, ww="f08:2 f09:2", dice="LE")
    t.tells("17.19.2 bot-rolls lowest-even f14 f13,f14", "18.11.7 bot-harasses f14 2")


@rule("ironwood", "18.11.8")
def test_only_secure_carries_a_totem() -> None:
    t = icon("WW22", ic="ferrum:WWWWW", ww="f08:2", totems="f08", vision_deck="V08 V09")  # Harass
    assert t.warriors("f13") == 2
    assert t.totems("f08") == (1, 0)
    t = icon("WW22", side="exalted", ic="ferrum:WWWWW", ww="f13:2 f14:3", totems="f13", vision_deck="V08 V09")  # Secure
    assert (t.warriors("f13"), t.warriors("f14"), t.warriors("f08")) == (0, 3, 2)
    assert t.totems("f08") == (1, 0)


# --- discover (18.12) --------------------------------------------------------------------------------------


@rule("ironwood", "INT-110", "18.12.1", "18.12.6")
def test_a_discovery_ends_the_turn() -> None:
    t = woodbot(hand="WW12 WW14", ic=F, ww="f08:1", vision_deck="V08 V09 V06").bot_turn()  # search, card
    assert [e["icon"] for e in t.events("bot-icon")] == ["search"]
    assert t.g.removed[2] == cards("V06")
    assert len(t.g.vision_deck) == 5
    t.sound()


@rule("ironwood", "18.12.10")
def test_the_die_picks_between_open_mountains() -> None:
    t = woodbot(hand="WW12", ic=F, ww="f08:1", vision_deck="V08 V06 V07").bot_turn(dice="HO")
    t.tells("17.19.2 bot-rolls highest-odd cobaltis chromia,cobaltis", "18.12.3 discovered V07 f08")


@rule("ironwood", "18.12.3")
def test_without_a_squad_there_the_totem_lies_closest_to_one() -> None:
    # Auria is touched by f07, f08, f12, f13, f16; the squads in f14 and f15 are one step from f13 and f16.
    t = woodbot(hand="WW15", vision_deck="V01", ic=F, ww="f14:1 f15:3").bot_turn()
    assert t.totems("f16") == (1, 0)


# --- recruit (18.13) ---------------------------------------------------------------------------------------


@rule("ironwood", "18.13.2")
@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"totems": "f08", "ic": F + " plumbarum:W", "foundations": "plumbarum"}, "f02"),
        ({"ic": F + " plumbarum:W", "foundations": "plumbarum", "ww": "f05:1"}, "f06"),
        ({"ic": F + " chromia:W", "vision_deck": "V06 V10", "ww": "f06:1"}, "f05"),
        ({"ic": F, "drill": "cuprumis", "ww": "f03:1"}, "f04"),
    ],
)
def test_the_first_group_that_exists(position: dict[str, Any], place: str) -> None:
    t = icon("WW11", **position)
    assert t.told("recruited")["at"] == place
