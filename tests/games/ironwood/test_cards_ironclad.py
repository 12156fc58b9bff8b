"""The 38 action cards of the Ironclad: each does what its text says, and may be given up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.table import BUSY, Table, table
from weald.games.ironwood.facts import IC, NAMES, side_of
from weald.testing import rule

CARDS = [name for card, name in enumerate(NAMES[:76]) if side_of(card) == IC]
BASICS = ["IC01", "IC02", "IC03"]
ATTACK = ("play WW02", "done", "from f12")  # the Woodwalkers strike back


def ironclad(card: str, **position: Any) -> Table:
    """Their turn; this card is played."""
    position.setdefault("hands", ("", "" if card in BASICS else card))
    return table(**position).turn("ironclad").do(f"play {card}")


# --- giving up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
@rule("ironwood", "5.2.2")
def test_whatever_a_card_offers_may_be_given_up(card: str) -> None:
    t = ironclad(
        card,
        **BUSY,
        ic="auria:WWG plumbarum:WW ferrum:W gallimor:W",
        hands=("WW09", " ".join({card, "IC04", "IC05"} - set(BASICS))),
        visions="V04",
        vision_deck="",
    )
    before = {name: list(getattr(t.g, name)) for name in ("ww", "ic", "golems", "forge", "full", "fading")}
    while t.asks == "ironclad":
        idle = [o.id for o in t.match.decision.options if o.idle or o.verb == "no"]
        assert idle, t.asked
        t.do(idle[0] if idle else min(t.offered))
    assert before == {name: list(getattr(t.g, name)) for name in before}
    assert (t.drill, t.g.cargo, t.g.track, t.g.mark_card) == ("zincur", 2, 1, [])
    assert t.crystals[0] == 5
    assert t.crystals[1] >= 5
    assert "WW09" in t.hand("woodwalkers")
    assert t.visions == ["V04"]
    t.next_turn("woodwalkers")


# --- basic cards ---------------------------------------------------------------------------------------


@rule("ironwood", "20.1.12", "20.1.13", "20.1.10")
def test_reinforcements_recruits_and_moves_for_a_crystal() -> None:
    t = ironclad("IC01", forges="plumbarum", ic="auria:WW", crystals=(0, 1)).do("option 1", "yes").refuses("at auria")
    t.do("at plumbarum", "from auria", "to ferrum", "warriors 2").next_turn("woodwalkers")
    assert (t.units("plumbarum"), t.units("ferrum"), t.crystals) == ("W", "WW", (0, 0))


@rule("ironwood", "20.1.2", "20.1.16")
def test_reinforcements_builds_for_five_or_attacks_with_damage() -> None:
    t = ironclad("IC01", foundations="plumbarum", ic="plumbarum:W", crystals=(0, 6)).do("option 2", "yes")
    assert (t.forge("plumbarum"), t.crystals) == ("forge", (0, 1))
    t.next_turn("woodwalkers")
    t = ironclad("IC01", ww="f12:3", ic="plumbarum:W").do("option 3", "from plumbarum", "no", "no", "stay")
    assert (t.damage("ironclad"), t.dominance("ironclad")) == (2, 1)
    t.next_turn("woodwalkers")


@rule("ironwood", "20.1.12", "20.1.5")
def test_conquest_draws_and_moves_two_squads_or_attacks_or_pays_for_both() -> None:
    t = ironclad("IC02", ic="auria:WW ferrum:WW").do("option 1")
    t.do("from auria", "to chromia", "warriors 2", "from ferrum", "to zincur", "warriors 1").next_turn("woodwalkers")
    assert (t.units("chromia"), t.units("ferrum"), t.units("zincur")) == ("WW", "W", "W")
    assert t.hand("ironclad") == ["IC01", "IC03", "IC04"]
    t = ironclad("IC02", ic="ferrum:WW", ww="f12:1", crystals=(0, 2))
    t.do("resolve 2", "option 1", "from ferrum", "to zincur", "warriors 2")
    t.do("option 2", "from zincur", "no", "no", "stay").next_turn("woodwalkers")
    assert t.crystals == (0, 0)


@rule("ironwood", "20.1.12", "9.4.1")
def test_expansion_does_two_of_squad_drill_and_foundation() -> None:
    t = ironclad("IC03", ic="auria:W").do("option 1", "from auria", "to chromia")
    t.refuses("option 1", "already-resolved", "20.1.12").do("option 3", "at chromia").next_turn("woodwalkers")
    assert (t.units("chromia"), t.forge("chromia")) == ("W", "foundation")
    t = ironclad("IC03").do("option 2", "to auria", "done").next_turn("woodwalkers")
    assert (t.drill, t.g.cargo) == ("auria", 2)


# --- special cards -------------------------------------------------------------------------------------


def test_ore_caravan_moves_two_squads_and_gains() -> None:
    t = ironclad("IC04", ic="auria:W ferrum:W").do("from auria", "to chromia", "from ferrum", "to zincur")
    assert (t.units("chromia"), t.units("zincur"), t.crystals) == ("W", "W", (0, 1))
    t.next_turn("woodwalkers")


def test_escort_duty_moves_two_squads_and_the_drill() -> None:
    t = ironclad("IC05", ic="auria:W ferrum:W").do("from auria", "to chromia", "from ferrum", "to zincur", "to zincur")
    assert (t.units("chromia"), t.units("zincur"), t.drill, t.g.cargo) == ("W", "W", "zincur", 2)
    t.next_turn("woodwalkers")


@rule("ironwood", "20.1.16")
def test_battle_plans_draws_and_attacks_with_damage() -> None:
    t = (
        ironclad("IC06", ww="f12:2", ic="plumbarum:WW")
        .do("from plumbarum", "no", "no", "stay")
        .next_turn("woodwalkers")
    )
    assert (t.damage("ironclad"), t.warriors("f12"), t.hand("ironclad")) == (1, 1, [*BASICS, "IC04"])


@rule("ironwood", "20.1.10")
def test_conscription_recruits_two_at_forges() -> None:
    t = ironclad("IC07", forges="plumbarum", foundations="auria").refuses("at auria").do("at ferrum", "at plumbarum")
    assert (t.units("ferrum"), t.units("plumbarum")) == ("W", "W")
    t.next_turn("woodwalkers")


@pytest.mark.parametrize(("to", "drawn"), [("to auria", ["IC04"]), ("to ferrum", []), ("stay", [])])
def test_survey_crew_draws_if_the_drill_went_where_no_forge_is(to: str, drawn: list[str]) -> None:
    t = ironclad("IC08", drill="zincur", cargo=2).do(to).next_turn("woodwalkers")
    assert t.hand("ironclad") == BASICS + drawn


@rule("ironwood", "9.1.3", "9.4.14")
def test_tunnelling_moves_the_drill_twice_or_once() -> None:
    t = ironclad("IC09").do("to auria", "to chromia").next_turn("woodwalkers")
    assert (t.drill, t.g.cargo, t.g.track) == ("chromia", 3, 2)
    t = ironclad("IC09").do("to auria", "stay").next_turn("woodwalkers")
    assert (t.drill, t.g.cargo, t.g.track) == ("auria", 2, 1)


@rule("ironwood", "20.1.18")
def test_fortify_places_a_foundation_and_defends_such_mountains_this_round() -> None:
    t = ironclad("IC10", ww="f12:2", ic="plumbarum:WW auria:WW").refuses("at auria").do("at plumbarum")
    assert t.forge("plumbarum") == "foundation"
    t.do(*ATTACK, "to plumbarum", "deploy WW03", "no")
    assert t.damage("woodwalkers") == 0
    t = ironclad("IC10", ww="f12:2", ic="plumbarum:WW auria:WW").do("at plumbarum", *ATTACK, "to auria")
    assert t.do("deploy WW03", "no").damage("woodwalkers") == 1  # no foundation there


@rule("ironwood", "7.2.1", "5.2.5")
def test_awaken_the_golem_recruits_a_golem_for_a_crystal_and_moves_a_squad() -> None:
    t = ironclad("IC11", crystals=(0, 1)).do("yes", "at ferrum", "from ferrum", "to auria").next_turn("woodwalkers")
    assert (t.units("auria"), t.crystals) == ("G", (0, 0))
    t = ironclad("IC11", crystals=(0, 1), ic="ferrum:W").do("no", "from ferrum", "to auria").next_turn("woodwalkers")
    assert (t.units("auria"), t.crystals) == ("W", (0, 1))


def test_prospectors_do_two_of_drill_card_and_crystal() -> None:
    t = ironclad("IC12").do("option 1", "to auria", "option 2").next_turn("woodwalkers")
    assert (t.drill, t.hand("ironclad"), t.crystals) == ("auria", [*BASICS, "IC04"], (0, 0))
    t = ironclad("IC12").do("option 3", "option 2").next_turn("woodwalkers")
    assert (t.drill, t.hand("ironclad"), t.crystals) == ("ferrum", [*BASICS, "IC04"], (0, 1))


@rule("ironwood", "10.3.8", "20.1.16")
def test_signal_flares_move_attack_and_see_the_enemy_card_first() -> None:
    t = ironclad("IC13", ic="zincur:WW", ww="f12:1").do("from zincur", "to plumbarum", "warriors 2", "from plumbarum")
    assert t.asks == "woodwalkers"
    t.do("deploy WW01")
    assert (t.asks, t.sees("ironclad", "woodwalkers.deployed")) == ("ironclad", ["WW01"])
    t.do("no", "stay").next_turn("woodwalkers").do("play WW02", "done", "from f12")
    assert t.asks == "woodwalkers"  # in that one combat only


@rule("ironwood", "3.4.3")
def test_war_levy_gains_now_and_recruits_two_when_exhausted() -> None:
    t = ironclad("IC14").next_turn("woodwalkers")
    assert (t.markers("IC14"), t.crystals) == (1, (0, 1))
    t = table(lasting="IC14:1", forges="plumbarum").preparation().do("at ferrum", "at plumbarum")
    assert (t.units("ferrum"), t.units("plumbarum"), t.pile("ironclad", "discard")) == ("W", "W", ["IC14"])


@pytest.mark.parametrize(
    ("to", "cargo", "crystals"), [("to auria", 4, (0, 0)), ("to ferrum", 0, (0, 3)), ("stay", 2, (0, 0))]
)
def test_rich_vein_loads_one_more_or_gains_at_a_forge(to: str, cargo: int, crystals: tuple[int, int]) -> None:
    t = ironclad("IC15", drill="zincur", cargo=2).do(to).next_turn("woodwalkers")
    assert (t.g.cargo, t.crystals) == (cargo, crystals)


@rule("ironwood", "20.1.16")
def test_shock_troops_recruit_and_attack_there_with_damage() -> None:
    t = ironclad("IC16", ic="plumbarum:W zincur:WW", ww="f12:2").refuses("at ferrum").do("at plumbarum")
    t.refuses("from zincur", "only-recruited-squad", "20.1.1").do("from plumbarum", "no", "no", "stay")
    assert (t.units("plumbarum"), t.warriors("f12")) == ("WW", 1)
    t.next_turn("woodwalkers")


@rule("ironwood", "20.1.19")
def test_informants_look_at_hand_and_visions_recruit_and_move_two() -> None:
    t = ironclad("IC17", hands=("WW09", "IC17"), visions="V10", ic="auria:W zincur:W")
    assert t.sees("ironclad", "woodwalkers.hand") == ["WW01", "WW02", "WW03", "WW09"]
    assert t.sees("ironclad", "visions.hand") == ["V10"]
    t.refuses("at ferrum").do("at auria", "from auria", "to chromia", "warriors 2", "from zincur", "to plumbarum")
    assert (t.units("chromia"), t.units("plumbarum")) == ("WW", "W")
    t.next_turn("woodwalkers")


def test_rolling_barracks_recruit_beside_the_drill_and_once_more_for_a_crystal() -> None:
    t = ironclad("IC18", crystals=(0, 1)).do("to auria", "at auria", "yes", "at auria").next_turn("woodwalkers")
    assert (t.drill, t.units("auria"), t.crystals) == ("auria", "WW", (0, 0))
    t = ironclad("IC18", crystals=(0, 1)).do("stay", "at ferrum", "no").next_turn("woodwalkers")
    assert (t.units("ferrum"), t.crystals) == ("W", (0, 1))


@rule("ironwood", "20.1.19")
def test_iron_colossus_swaps_a_warrior_for_a_golem_and_moves_two() -> None:
    t = ironclad("IC19", ic="auria:WW zincur:W").do("at auria", "from auria", "to chromia", "golems 1", "warriors 1")
    t.do("from zincur", "to ferrum").next_turn("woodwalkers")
    assert (t.units("chromia"), t.units("ferrum"), t.g.reserve(IC)) == ("WG", "W", 18)
    t = ironclad("IC19", ic="auria:WWGGG").do("from auria")  # no golem is left: no swap
    assert t.asked == "move-squad-to"


@rule("ironwood", "3.4.3", "14.2.3")
def test_master_blueprint_places_a_foundation_and_builds_for_three_when_exhausted() -> None:
    t = ironclad("IC20", ic="plumbarum:W").do("at plumbarum").next_turn("woodwalkers")
    assert (t.forge("plumbarum"), t.markers("IC20")) == ("foundation", 1)
    t = table(lasting="IC20:1", ic="plumbarum:W", foundations="plumbarum", crystals=(0, 1)).preparation().do("yes")
    assert (t.forge("plumbarum"), t.crystals) == ("forge", (1, 0))
    t = table(lasting="IC20:1", ic="plumbarum:W", foundations="plumbarum", crystals=(0, 1)).preparation().do("no")
    assert (t.forge("plumbarum"), t.crystals, t.pile("ironclad", "discard")) == ("foundation", (1, 3), ["IC20"])


@rule("ironwood", "20.1.17")
def test_shield_wall_defends_with_defense_and_dominance() -> None:
    t = ironclad("IC21", ww="f12:3", ic="plumbarum:WW").next_turn("woodwalkers")
    assert t.markers("IC21") == 2
    t.do(*ATTACK, "deploy WW03", "no")
    assert (t.damage("woodwalkers"), t.dominance("ironclad")) == (0, 3)
    t = ironclad("IC01", lasting="IC21:2", ww="f12:3", ic="plumbarum:WW").do("option 3", "from plumbarum", "no")
    t.do("deploy WW03")
    assert (t.damage("woodwalkers"), t.dominance("ironclad")) == (1, 1)  # attacking: nothing of it counts


def test_trade_ledger_draws_two_and_gains() -> None:
    t = ironclad("IC22").next_turn("woodwalkers")
    assert (t.hand("ironclad"), t.crystals) == ([*BASICS, "IC04", "IC05"], (0, 1))


@rule("ironwood", "20.1.7", "20.1.9", "10.1.9")
def test_war_machine_kills_an_attacker_of_its_mountain_before_cards_are_deployed() -> None:
    t = ironclad("IC23", ic="plumbarum:WW", ww="f12:3").refuses("at auria").do("at plumbarum").next_turn("woodwalkers")
    assert (t.markers("IC23"), t.marked("IC23")) == (2, ["plumbarum"])
    t.do(*ATTACK)
    assert (t.warriors("f12"), t.asked) == (2, "deploy")


def test_war_machine_guards_one_mountain_only_and_only_when_it_is_attacked() -> None:
    t = ironclad("IC23", ic="plumbarum:WW auria:W", ww="f12:3").do("at plumbarum", *ATTACK, "to auria")
    assert t.warriors("f12") == 3
    t = table(lasting="IC23:1").preparation()
    assert t.pile("ironclad", "discard") == ["IC23"]


def test_ridge_convoy_moves_the_drill_a_squad_to_it_and_gains_for_control() -> None:
    t = ironclad("IC24", ic="ferrum:W chromia:WW cobaltis:W").do("to auria")
    t.refuses("from cobaltis", "not-adjacent-to-drill", "9.1.1").do("from chromia", "warriors 1")
    t.next_turn("woodwalkers")
    assert (t.drill, t.units("auria"), t.crystals) == ("auria", "W", (0, 1))
    t = ironclad("IC24", ic="ferrum:W").do("to auria", "done").next_turn("woodwalkers")
    assert (t.units("auria"), t.crystals) == ("", (0, 0))


@rule("ironwood", "20.1.15")
def test_counter_offensive_moves_attacks_and_recruits_if_it_wins() -> None:
    t = ironclad("IC25", ic="zincur:WW", ww="f12:1").do("from zincur", "to plumbarum", "warriors 2", "from plumbarum")
    t.do("no", "no", "stay", "at plumbarum").next_turn("woodwalkers")
    assert t.units("plumbarum") == "WWW"
    t = ironclad("IC25", ic="plumbarum:W", ww="f12:2").do("done", "from plumbarum", "no", "no", "stay")
    t.next_turn("woodwalkers")
    assert t.units("plumbarum") == "W"


@rule("ironwood", "20.1.17")
def test_watchtowers_attack_now_and_defend_with_damage() -> None:
    t = ironclad("IC26", ic="plumbarum:WW", ww="f12:2").do("from plumbarum", "no", "no", "stay")
    assert (t.markers("IC26"), t.damage("ironclad")) == (2, 0)
    t.next_turn("woodwalkers").do(*ATTACK, "no", "no")
    assert t.damage("ironclad") == 1


@rule("ironwood", "20.1.19")
def test_interrogation_draws_looks_and_discards_without_the_burn_effect() -> None:
    t = ironclad("IC27", hands=("WW15 WW20", "IC27"))
    assert t.sees("ironclad", "woodwalkers.hand") == ["WW01", "WW02", "WW03", "WW15", "WW20"]
    t.refuses("card WW01").do("card WW15").next_turn("woodwalkers")
    assert (t.pile("woodwalkers", "discard"), t.crystals) == (["WW15"], (0, 0))
    assert t.hand("ironclad") == [*BASICS, "IC04"]


@rule("ironwood", "20.1.3")
def test_smelting_contract_draws_two_and_burns_one_for_crystals() -> None:
    t = ironclad("IC28").refuses("burn IC01", "basics-cannot-be-burned", "3.2.3").do("burn IC04")
    assert (t.hand("ironclad"), t.crystals, t.pile("ironclad", "discard")) == ([*BASICS, "IC05"], (0, 2), ["IC04"])
    t.next_turn("woodwalkers")


@rule("ironwood", "9.3.3")
def test_decoy_trick_moves_part_of_an_enemy_squad_and_attacks() -> None:
    t = ironclad("IC29", ww="f12:3", totems="f12", ic="auria:W").do("from f12", "to f06", "warriors 2")
    t.offers("from auria").do("done").next_turn("woodwalkers")
    assert (t.warriors("f12"), t.warriors("f06"), t.units("auria")) == (1, 2, "W")
    assert (t.totems("f12"), t.g.secured) == ((1, 0), 0)


@rule("ironwood", "9.1.8")
def test_ridge_roads_moves_a_squad_and_one_more_with_each_basic() -> None:
    t = ironclad("IC30", ic="auria:W").do("from auria", "to zincur").next_turn("woodwalkers")
    assert (t.markers("IC30"), t.units("zincur")) == (2, "W")
    t = ironclad("IC03", lasting="IC30:2", ic="auria:W zincur:W").do("option 1", "from auria", "to chromia")
    t.do("from zincur", "to plumbarum", "done").next_turn("woodwalkers")
    assert (t.units("chromia"), t.units("plumbarum")) == ("W", "W")
    t = ironclad("IC25", lasting="IC30:2", ic="auria:W zincur:W").do("from auria", "to chromia")
    t.next_turn("woodwalkers")  # a special card moves no more than it says


@rule("ironwood", "20.1.11")
def test_artillery_barrage_removes_a_warrior_near_a_held_forge_and_attacks() -> None:
    t = ironclad("IC31", forges="plumbarum gallimor", ic="plumbarum:W", ww="f12:2 f10:1")
    t.refuses("at f10").refuses("at f06").do("at f12")  # Gallimor's forge is not held
    assert t.warriors("f12") == 1
    t.do("from plumbarum", "no", "no").next_turn("woodwalkers")  # and the forge deals the last one its damage
    assert t.warriors("f12") == 0


@rule("ironwood", "20.1.15", "20.1.16")
def test_golem_charge_moves_and_attacks_with_a_golem_and_swaps_if_it_wins() -> None:
    t = ironclad("IC32", ic="zincur:WWG auria:WG palladimor:WW", ww="f12:3 f16:1")
    t.refuses("from palladimor", "needs-golem", "9.2.6").do("from zincur", "to plumbarum")
    t.do("warriors 2")  # the golem has to go
    t.refuses("from auria", "needs-golem", "20.1.1").do("from plumbarum", "no", "no")
    assert t.damage("ironclad") == 2  # its golem and the card
    t.do("stay", "at plumbarum").next_turn("woodwalkers")
    assert t.units("plumbarum") == "WGG"


@rule("ironwood", "20.1.3", "20.1.19")
def test_stake_the_claim_burns_the_vision_of_its_mountain_or_recruits_there() -> None:
    t = ironclad("IC33", ic="plumbarum:W", visions="V10 V04").do("at plumbarum").next_turn("woodwalkers")
    assert (t.forge("plumbarum"), t.visions, t.units("plumbarum")) == ("foundation", ["V04"], "W")
    t = ironclad("IC33", ic="plumbarum:W", visions="V04").do("at plumbarum", "at plumbarum").next_turn("woodwalkers")
    assert (t.forge("plumbarum"), t.visions, t.units("plumbarum")) == ("foundation", ["V04"], "WW")


@rule("ironwood", "3.4.8")
def test_deep_shafts_load_one_more_on_every_advance() -> None:
    t = ironclad("IC34").do("to auria").next_turn("woodwalkers")
    assert (t.markers("IC34"), t.g.cargo) == (2, 3)
    t = ironclad("IC03", lasting="IC34:1").do("option 2", "to auria")
    assert t.g.cargo == 3


@rule("ironwood", "3.4.3")
def test_guild_dividend_pays_a_crystal_per_marker_and_a_card_at_the_end() -> None:
    t = ironclad("IC35").next_turn("woodwalkers")
    assert (t.markers("IC35"), t.crystals) == (3, (0, 0))
    t = table(lasting="IC35:2").preparation()
    assert (t.markers("IC35"), t.crystals, len(t.hand("ironclad"))) == (1, (1, 3), 5)
    t = table(lasting="IC35:1").preparation()
    assert (t.crystals, len(t.hand("ironclad")), t.pile("ironclad", "discard")) == ((1, 3), 6, ["IC35"])


@rule("ironwood", "20.1.19")
def test_smoke_screen_trades_a_vision_by_chance_and_moves_two_squads() -> None:
    t = ironclad("IC36", visions="V10", vision_deck="V01 V02", ic="auria:W zincur:W")
    t.do("from auria", "to chromia", "from zincur", "to plumbarum").next_turn("woodwalkers")
    assert (len(t.visions), len(t.g.vision_deck)) == (1, 2)
    assert (t.units("chromia"), t.units("plumbarum")) == ("W", "W")
    t = ironclad("IC36", vision_deck="V01 V02", ic="auria:W").do("done").next_turn("woodwalkers")
    assert t.visions == []  # nothing shuffled in, nothing drawn


@rule("ironwood", "5.2.3", "20.1.19")
def test_golem_foundry_swaps_at_a_forge_and_removes_two_for_another() -> None:
    t = ironclad("IC37", ic="ferrum:W auria:WWW zincur:W").refuses("at auria").do("at ferrum")
    t.refuses("at zincur", "too-few-units-there", "5.2.3").do("at auria", "at auria").next_turn("woodwalkers")
    assert (t.units("ferrum"), t.units("auria")) == ("G", "WG")


@rule("ironwood", "20.1.1")
def test_total_war_attacks_with_two_different_squads() -> None:
    t = ironclad("IC38", ic="plumbarum:WW zincur:WW", ww="f12:1").do("from plumbarum", "no", "no", "stay")
    t.refuses("from plumbarum", "needs-different-squad", "20.1.1").do("from zincur", "no", "no", "stay")
    assert [e["from"] for e in t.events("attacked")] == ["plumbarum", "zincur"]
    t.next_turn("woodwalkers")
