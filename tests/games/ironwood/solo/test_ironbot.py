"""17.4 to 17.19: what the golden turns of Ironbot do not show yet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.solo.table import ironbot
from tests.games.ironwood.table import cards
from weald.games.ironwood.automa.bot import read_die
from weald.games.ironwood.automa.cases import smaller
from weald.games.ironwood.automa.near import size
from weald.games.ironwood.board import FORESTS, MOUNTAINS, MT
from weald.games.ironwood.facts import DAMAGE, DEFENSE, DOMINANCE, IC, WW
from weald.games.ironwood.rules.battle import bonuses
from weald.testing import rule

F = "ferrum:WWW"


# --- the turn (17.4) ---------------------------------------------------------------------------------------


@rule("ironwood", "17.4.1", "17.5.1", "17.6.1")
def test_the_approach_is_set_before_the_turn_card_is_read() -> None:
    # Aggressive goes before defensive, though both hold; then the alert face takes step 2.
    t = ironbot(hand="IC04 IC05", ic=F + " chromia:W", foundations="chromia", crystals=(0, 5), ww="f08:1", totems="f08")
    t.bot_turn()
    t.tells("17.5.2 bot-aggressive f08 1", "17.6.3 bot-step aggressive")
    assert t.story()[0].startswith("17.5.2")


@rule("ironwood", "17.4.3")
def test_the_left_icon_comes_first() -> None:
    t = ironbot(hand="IC14", ic=F).bot_turn()  # squad, crystals
    assert [e["icon"] for e in t.events("bot-icon")] == ["squad", "crystals"]


@rule("ironwood", "17.4.4")
def test_the_first_bullet_that_can_be_resolved() -> None:
    """Forge row, defensive: build, or recruit when it cannot."""
    defensive: dict[str, Any] = {"hand": "IC01", "face": "exhausted", "ic": F + " chromia:W", "foundations": "chromia"}
    t = ironbot(**defensive, crystals=(0, 5)).bot_turn()
    assert t.told("built")["at"] == "chromia"
    # The crystals are gone before the icon is resolved: a red crystal would change nothing of that.
    t = ironbot(**defensive, crystals=(0, 5))
    t.bot_turn().silent("recruited")
    t = ironbot(**defensive, crystals=(0, 4), approach="defensive")
    t.start.face = 1
    t.steps(("bot-icon", (cards("IC01")[0], 0, 0)))
    t.silent("built")
    assert t.told("recruited")["at"] == "ferrum"


@rule("ironwood", "17.4.8")
def test_drawn_cards_go_to_the_bottom_unless_told_otherwise() -> None:
    t = ironbot(hand="IC04", ic="ferrum:WWWW", ww="f16:1", totems="f16", deck="IC22 IC05").bot_turn()
    assert t.events("bot-shuffles-hand") == []
    t = ironbot(hand="IC12 IC04", ic=F, deck="IC22 IC05").bot_turn()  # drill, card: to the top
    assert t.hand("ironclad") == ["IC04", "IC22"]
    assert t.g.hand[IC] == cards("IC04 IC22")  # the last is the top
    t = ironbot(hand="IC15 IC04", ic=F + " auria:W", drill="auria", cargo=2, track=2, deck="IC22 IC05").bot_turn()
    assert t.told("advanced")["track"] == 3  # the track's card: to the bottom
    assert t.g.hand[IC] == cards("IC22 IC04")
    assert t.g.seen[cards("IC22")[0]] == 0


# --- approaches (17.5) -------------------------------------------------------------------------------------


@rule("ironwood", "17.5.5")
@pytest.mark.parametrize(
    ("approach", "bonus"), [("expansive", [1, 0, 0]), ("aggressive", [0, 0, 1]), ("defensive", [0, 1, 0])]
)
def test_the_bonus_of_an_approach(approach: str, bonus: list[int]) -> None:
    g = ironbot(approach=approach, ic=F).start
    assert [bonuses(g, IC, kind) for kind in (DAMAGE, DEFENSE, DOMINANCE)] == bonus
    assert [bonuses(g, WW, kind) for kind in (DAMAGE, DEFENSE, DOMINANCE)] == [0, 0, 0]


# --- sizes (17.7) ------------------------------------------------------------------------------------------


@rule("ironwood", "17.7.1", "17.7.2")
def test_golems_decide_between_squads_of_equal_count() -> None:
    g = ironbot(ic="auria:WWW lithimar:WWG zincur:WWWW", ww="f13:3").start
    auria, lithimar, zincur = (MOUNTAINS.index(m) for m in ("auria", "lithimar", "zincur"))
    assert size(g, auria) < size(g, lithimar) < size(g, zincur)
    f13 = FORESTS.index("f13")
    assert smaller(g, f13, lithimar)
    assert not smaller(g, f13, auria)
    # The attacker is the largest squad: Lithimar with its golem.
    t = ironbot(hand="IC38 IC04", ic="auria:WWW lithimar:WWG ferrum:WWW", ww="f13:2").bot_turn()
    assert t.told("attacked")["from"] == "lithimar"


# --- focus (17.8) ------------------------------------------------------------------------------------------


def focus(number: int = 0, dice: str = "", **position: Any) -> str:
    """The focus of the Pursuit of an alert battle icon."""
    t = ironbot(hand="IC38", approach="expansive", ic=position.pop("ic", F), **position)
    t.start.run = 1
    t.start.turn = number
    t.steps(("bot-icon", (cards("IC38")[0], 0, 1)), dice=dice)
    return str(t.events("bot-focus")[0]["forest"])


@rule("ironwood", "17.8.1")
def test_squads_in_outer_forests_are_never_the_focus() -> None:
    assert focus(ww="f01:1 f13:4") == "f13"
    t = ironbot(hand="IC38", ic=F, ww="f01:1").bot_turn()
    t.tells("17.11.4 bot-no-target", "17.9.1 bot-no-target", "17.4.5 gained 1")


@rule("ironwood", "17.8.3")
def test_of_several_totems_a_fading_one_then_the_closest_to_the_edge() -> None:
    assert focus(ww="f13:1 f16:1", totems="f13", fading="f16") == "f16"
    assert focus(ww="f13:1 f08:1", totems="f13 f08") == "f08"
    assert focus(ww="f13:1 f16:1", totems="f13 f16", dice="LE") == "f16"
    # In the last turn a fading totem is nothing special.
    assert focus(number=2, ww="f13:1 f16:1", totems="f13", fading="f16") == "f13"


@rule("ironwood", "17.8.4")
def test_the_largest_squad_among_those_closest_to_a_totem() -> None:
    assert focus(ww="f08:1 f16:3 f15:5", totems="f13") == "f16"  # f15 is two steps away


@rule("ironwood", "17.8.6", "17.19.5")
def test_equal_squads_where_the_bot_is_strongest_then_the_die() -> None:
    assert focus(ww="f13:1 f11:1", ic=F + " zincur:WWWW") == "f11"
    assert focus(ww="f13:1 f16:1", dice="HO") == "f13"
    assert focus(ww="f13:1 f16:1", dice="HE") == "f16"


@rule("ironwood", "17.8.7")
def test_a_squad_in_the_fog_is_not_eligible() -> None:
    t = ironbot(hand="IC38 IC04", ic=F, ww="f13:1 f16:2")
    t.start.mark_card = cards("WW24")
    t.start.mark_place = [FORESTS.index("f13")]
    t.bot_turn()
    assert {e["forest"] for e in t.events("bot-focus")} == {"f16"}


@rule("ironwood", "INT-102")
def test_a_fading_totem_counts_but_in_the_last_turn() -> None:
    fading: dict[str, Any] = {"ww": "f16:3 f13:1", "fading": "f16"}
    assert focus(number=0, **fading) == "f16"
    assert focus(number=1, **fading) == "f16"
    assert focus(number=2, **fading) == "f13"


# --- attack (17.9) -----------------------------------------------------------------------------------------


@rule("ironwood", "17.9.1")
def test_an_attack_picks_among_touched_squads_only() -> None:
    # Pursuit sees the lone warrior in f09; nobody touches it, so the attack goes to f16.
    t = ironbot(hand="IC06 IC04", face="exhausted", ic=F, ww="f10:1 f16:2").bot_turn()
    t.tells("17.8.5 bot-focus f16 2", "17.9.3 attacked ferrum f16 3 2")


@rule("ironwood", "INT-101")
@pytest.mark.parametrize(("warriors", "attacks"), [(4, False), (3, True)])
def test_the_bot_attacks_from_a_difference_of_zero(warriors: int, attacks: bool) -> None:
    t = ironbot(hand="IC06 IC04", face="exhausted", ic=F, ww=f"f16:{warriors}").bot_turn()
    assert bool(t.events("attacked")) == attacks
    assert bool(t.events("bot-too-weak")) != attacks


@rule("ironwood", "INT-99")
def test_no_battle_without_a_card() -> None:
    t = ironbot(hand="IC31", ic=F, ww="f16:1", deck="IC22 IC05").bot_turn()  # shield, hit
    t.tells("17.9.4 bot-skips-attack", "17.4.8 bot-drew 1").silent("attacked").silent("bot-compensated")
    assert t.bot_hand == 1


# --- retreat (17.10.5 - 17.10.8) ---------------------------------------------------------------------------


def retreat(dice: str = "", at: str = "f16", ic: str = "ferrum:WWWWWW", **position: Any) -> list[str]:
    """The bot beats a squad of 5 and sends it away."""
    position["ww"] = f"{at}:5 " + position.get("ww", "")
    t = ironbot(hand="IC07", ic=ic, **position)
    t.start.run = 1
    t.steps(("bot-icon", (cards("IC06")[0], 1, 1)), dice=dice).do("no")
    return [e["to"] for e in t.events("retreated")]


@rule("ironwood", "17.10.6")
def test_to_the_smaller_squad_away_from_the_mountain() -> None:
    # f12 alone does not touch Ferrum, so it is first whatever stands there.
    assert retreat(ww="f12:4") == ["f12"]


@rule("ironwood", "17.10.7", "17.10.8")
def test_never_to_a_totem_and_not_nearer_if_possible() -> None:
    # f12 has a totem: the others touch Ferrum, which A-13 allows then. Both are as near as before, f15 is empty.
    assert retreat(totems="f12", ww="f13:1") == ["f15"]
    # From f08 away from Chromia: f09 would be nearer to the totem in f10, so f13, though a squad is there.
    assert retreat(at="f08", ic="chromia:WWWWWW", totems="f10", ww="f13:1") == ["f13"]
    assert retreat(at="f08", ic="chromia:WWWWWW", ww="f13:1 f01:1") == ["f09"]
    assert retreat(totems="f12", dice="HO") == ["f15"]
    assert retreat(totems="f12", dice="LO") == ["f13"]


@rule("ironwood", "17.10.8")
def test_no_retreat_when_every_way_leads_to_a_totem() -> None:
    assert retreat(totems="f12 f13 f15") == []


# --- movement (17.11 - 17.14) ------------------------------------------------------------------------------


@rule("ironwood", "17.11.1")
def test_squad_moves_never_take_the_drill() -> None:
    t = ironbot(hand="IC05", ic=F + " auria:WWW", drill="auria", cargo=2).bot_turn()
    assert t.told("marched")["from"] == "auria"
    assert t.drill == "auria"


@rule("ironwood", "17.11.4")
def test_a_move_without_a_source_does_nothing() -> None:
    t = ironbot(hand="IC05", ic=F).bot_turn()
    t.tells("17.11.4 bot-nowhere-to-expand", "17.4.5 bot-compensated compass", "17.4.5 gained 1").silent("marched")


@rule("ironwood", "17.11.5")
def test_held_units_are_no_source() -> None:
    t = ironbot(hand="IC05", ic=F + " auria:WWW lithimar:WW", ww="f02:2")
    t.start.mark_card = cards("WW14")
    t.start.mark_place = [MT + MOUNTAINS.index("auria")]
    t.bot_turn()
    assert (t.told("marched")["from"], t.told("marched")["to"]) == ("lithimar", "cobaltis")


@rule("ironwood", "17.12.2")
def test_no_pursuit_when_a_touching_squad_outnumbers_the_focus() -> None:
    t = ironbot(hand="IC38", ic="ferrum:WWW auria:WWWW", ww="f13:3", deck="IC22 IC05").bot_turn()
    t.tells("17.12.2 bot-need-not-pursue auria 4 f13 3").silent("marched")


@rule("ironwood", "17.14.6")
def test_an_unreachable_target_gives_way() -> None:
    # Gallimor has fewer warriors near it, but nobody stands next to it.
    t = ironbot(hand="IC05", ic=F + " auria:WWW", ww="f01:2 f06:2 f02:1").bot_turn()
    assert t.told("bot-expands")["at"] == "chromia"


# --- the drill (17.15) -------------------------------------------------------------------------------------


@rule("ironwood", "17.15.4")
def test_without_squads_around_it_the_drill_goes_next_to_the_larger_one() -> None:
    # From Chromia: Auria, Argentimar and Cobaltis are empty; next to Cobaltis is Lithimar with 4, next to Auria too.
    t = ironbot(hand="IC34", ic=F + " lithimar:WWWW", drill="chromia", cargo=1, track=1).bot_turn(dice="HO")
    t.tells("17.19.2 bot-rolls highest-odd cobaltis auria,cobaltis", "17.15.4 drilled chromia cobaltis")


@rule("ironwood", "17.15.6", "17.18.3", "INT-105")
@pytest.mark.parametrize(("visions", "lost"), [("", 0), ("V02", 0), ("V02 V03 V05", 1)])
def test_the_second_position_hides_a_vision(visions: str, lost: int) -> None:
    t = ironbot(hand="IC34", ic=F + " auria:W", drill="auria", cargo=2, track=1, visions=visions).bot_turn()
    assert t.told("advanced")["track"] == 2
    assert len(t.visions) == len(visions.split()) - lost
    assert len(t.events("bot-hides-vision")) == lost
    assert t.marks == []
    assert len(t.g.vision_deck) + len(t.visions) == 10


@rule("ironwood", "17.18.4")
def test_markers_of_cards_are_no_marks() -> None:
    t = ironbot(hand="IC05", ic=F + " auria:WWW")
    t.start.mark_card = cards("WW14")
    t.start.mark_place = [MT + MOUNTAINS.index("chromia")]
    t.bot_turn(dice="LE")
    assert t.told("bot-expands")["at"] == "chromia"  # tied with Argentimar


# --- the magic die (17.19) ---------------------------------------------------------------------------------


@rule("ironwood", "INT-95", "17.19.2")
def test_the_four_results() -> None:
    tied = [FORESTS.index(f) for f in ("f04", "f07", "f12")]
    assert [FORESTS[read_die(face, tied)] for face in range(4)] == ["f12", "f04", "f07", "f07"]


@rule("ironwood", "INT-96", "17.19.4")
def test_a_parity_nobody_has_is_read_from_the_other() -> None:
    tied = [FORESTS.index(f) for f in ("f04", "f12")]
    assert [FORESTS[read_die(face, tied)] for face in (2, 3)] == ["f12", "f04"]


@rule("ironwood", "INT-97")
def test_every_tie_has_its_own_roll() -> None:
    t = ironbot(
        hand="IC02 IC04",
        face="exhausted",
        ic="ferrum:WWW auria:WWW zincur:W palladimor:WWW chromia:W",
        foundations="chromia",
        crystals=(0, 5),
        ww="f16:2",
    ).bot_turn(dice="LO HO")
    assert [(r["die"], r["at"]) for r in t.events("bot-rolls")] == [("lowest-odd", "auria"), ("highest-odd", "ferrum")]
