"""Chapter 9.4: the drill, its track, cargo and unloading (22.3), with the drill run of 21.3."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import Table, table
from weald.games.ironwood.board import MOUNTAINS, RIDGES
from weald.games.ironwood.facts import IC, WW
from weald.match.sight import events
from weald.testing import rule

BASICS = ["IC01", "IC02", "IC03"]


def drill_to(place: str, t: Table) -> Table:
    """Expansion moves the drill; nothing else is done."""
    return t.turn("ironclad").do("play IC03", "option 2", f"to {place}", "done").next_turn("woodwalkers")


# --- moving (9.4.1, 9.4.2) -----------------------------------------------------------------------------


@rule("ironwood", "9.4.1", "9.4.2")
def test_the_drill_goes_one_ridge_to_any_adjacent_mountain() -> None:
    t = (
        table(ic="zincur:W", drill="auria", cargo=2, foundations="argentimar")
        .turn("ironclad")
        .do("play IC03", "option 2")
    )
    adjacent = [MOUNTAINS[m] for m in RIDGES[MOUNTAINS.index("auria")]]
    assert sorted(t.offered) == sorted([*(f"to {m}" for m in adjacent), "stay"])  # with or without a squad
    t.refuses("to plumbarum", "not-adjacent", "9.1.1")


@rule("ironwood", "9.4.1", "9.2.1")
def test_the_drill_needs_an_effect_that_names_it() -> None:
    t = table(drill="auria", cargo=2).turn("ironclad").do("play IC02", "option 1").next_turn("woodwalkers")
    assert t.drill == "auria"  # "move 2 squads" moves no drill, and there is no squad


@rule("ironwood", "9.1.2", "INT-50")
def test_the_drill_moves_once_per_turn() -> None:
    t = table(ic="zincur:W").effects("IC08", "IC34")  # two effects that move it
    t.do("to auria").next_turn("woodwalkers")
    assert t.drill == "auria"
    assert len(t.events("drilled")) == 1


# --- the track (9.4.3 - 9.4.8) -------------------------------------------------------------------------


@rule("ironwood", "9.4.3", "9.4.5")
def test_the_first_position_loads_two() -> None:
    t = drill_to("auria", table())
    assert (t.g.track, t.g.cargo, t.crystals) == (1, 2, (0, 0))


@rule("ironwood", "9.4.3", "9.4.6", "9.4.15")
def test_the_second_position_loads_looks_and_recruits_where_the_drill_left() -> None:
    t = drill_to("chromia", table(drill="auria", cargo=2, vision_deck="V07 V08"))
    assert (t.g.track, t.g.cargo) == (2, 3)
    assert (t.units("auria"), t.units("chromia")) == ("W", "")  # free, and nobody controlled Auria
    assert t.sees("ironclad", "visions.deck") == [None, "V07"]  # the top is still the top
    assert t.sees("woodwalkers", "visions.deck") == [None, None]
    assert [e["args"] for e in events(t.match, WW) if e["kind"] == "looked-at-vision"] == [{}]


@rule("ironwood", "9.4.4", "9.4.7", "INT-45")
def test_the_third_and_every_later_step_loads_one_and_draws() -> None:
    t = drill_to("argentimar", table(drill="chromia", cargo=3, track=2))
    assert (t.g.track, t.g.cargo, t.hand("ironclad")) == (3, 4, ["IC01", "IC02", "IC04"])
    t = drill_to("auria", table(drill="argentimar", cargo=4, track=3))
    assert (t.g.track, t.g.cargo, t.hand("ironclad")) == (3, 5, ["IC01", "IC02", "IC04"])


@rule("ironwood", "9.4.15", "1.2.1", "INT-46")
def test_without_a_warrior_in_supply_the_rest_still_happens() -> None:
    t = drill_to("chromia", table(drill="auria", cargo=2, ic="ferrum:" + "W" * 20))
    assert (t.units("auria"), t.g.cargo) == ("", 3)
    assert t.events("looked-at-vision") != []


@rule("ironwood", "15.1.4", "INT-47")
def test_with_an_empty_vision_deck_nothing_is_looked_at() -> None:
    t = drill_to("chromia", table(drill="auria", cargo=2, vision_deck=""))
    assert (t.units("auria"), t.g.cargo) == ("W", 3)
    assert t.events("looked-at-vision") == []


@rule("ironwood", "9.4.8", "1.2.2")
def test_cargo_comes_from_the_shared_supply() -> None:
    t = drill_to("auria", table(crystals=(9, 10)))
    assert (t.g.cargo, t.g.supply()) == (1, 0)  # 1 of 2


@rule("ironwood", "9.4.8", "14.2.2", "INT-44")
def test_cargo_cannot_be_spent() -> None:
    t = table(drill="auria", cargo=3, crystals=(0, 4), ic="plumbarum:W", foundations="plumbarum").turn("ironclad")
    t.do("play IC01").refuses("option 2", "too-few-crystals", "5.2.3")


@pytest.mark.parametrize(("held", "stolen"), [(0, 0), (1, 1), (5, 3), (6, 3)])
@rule("ironwood", "9.4.8", "20.1.14", "INT-34")
def test_half_of_the_available_crystals_is_stolen_never_cargo(held: int, stolen: int) -> None:
    t = table(ww="f13:1", drill="auria", cargo=4, crystals=(0, held)).turn("woodwalkers")
    t.do("play WW03", "option 2", "from f13").next_turn("ironclad")
    assert (t.crystals, t.g.cargo) == ((stolen, held - stolen), 4)


# --- forges (9.4.9 - 9.4.13) ---------------------------------------------------------------------------


@pytest.mark.parametrize("forge", ["ferrum", "argentimar"])
@rule("ironwood", "9.4.9", "9.4.10")
def test_at_a_forge_the_drill_unloads(forge: str) -> None:
    t = drill_to(forge, table(drill="auria", cargo=4, track=3, forges="argentimar", crystals=(0, 1)))
    assert (t.g.track, t.g.cargo, t.crystals) == (0, 0, (0, 5))
    assert t.hand("ironclad") == ["IC01", "IC02"]  # no reward
    assert t.events("advanced") == []


@rule("ironwood", "9.4.12", "INT-115")
def test_a_foundation_is_no_forge() -> None:
    t = drill_to("argentimar", table(drill="auria", cargo=2, foundations="argentimar"))
    assert (t.g.track, t.g.cargo, t.crystals) == (2, 3, (0, 0))


@rule("ironwood", "9.4.11", "9.4.14", "9.1.3", "INT-49")
def test_tunnelling_out_and_back_unloads_two() -> None:
    t = table(hands=("", "IC09")).turn("ironclad").do("play IC09", "to auria")
    assert (t.g.track, t.g.cargo) == (1, 2)
    t.do("to ferrum").next_turn("woodwalkers")
    assert (t.g.track, t.g.cargo, t.crystals) == (0, 0, (0, 2))


@rule("ironwood", "9.4.13", "INT-42")
def test_a_forge_built_under_the_drill_unloads_it() -> None:
    t = table(drill="plumbarum", cargo=4, track=3, ic="plumbarum:W", foundations="plumbarum", crystals=(0, 5))
    t.effects("IC01", "IC11").do("option 2", "yes")
    assert (t.forge("plumbarum"), t.g.cargo, t.g.track, t.crystals) == ("forge", 0, 0, (0, 4))
    t.do("yes")  # a later effect of the turn may spend them
    assert t.crystals == (0, 3)


@rule("ironwood", "9.4.16")
def test_a_mountain_counts_anew_each_time() -> None:
    t = table(hands=("", "IC09"), drill="zincur", cargo=2).turn("ironclad").do("play IC09", "to auria", "to zincur")
    t.next_turn("woodwalkers")
    assert (t.drill, t.g.track, t.g.cargo, t.hand("ironclad")) == ("zincur", 3, 4, [*BASICS, "IC04"])


# --- a drill run (21.3) --------------------------------------------------------------------------------


@rule("ironwood", "21.3.1", "21.3.2", "9.4.16", "9.4.11")
def test_a_drill_run_over_several_turns() -> None:
    t = table(hands=("", "IC05 IC12 IC18 IC24"), vision_deck="V07 V08")
    t.agenda(*(("turn", (IC, number)) for number in (0, 1, 2, 0, 1)))
    t.do("play IC03", "option 2", "to auria", "done")
    assert (t.g.track, t.g.cargo) == (1, 2)
    t.do("play IC05", "to argentimar")
    assert (t.g.track, t.g.cargo, t.units("auria")) == (2, 3, "W")
    assert t.sees("ironclad", "visions.deck") == [None, "V07"]
    t.do("play IC12", "option 1", "to chromia", "done")
    assert (t.g.track, t.g.cargo, [e["cards"] for e in t.events("drew")]) == (3, 4, [["IC04"]])
    t.do("play IC18", "to auria", "done")
    assert (t.g.track, t.g.cargo, [e["cards"] for e in t.events("drew")]) == (3, 5, [["IC04"], ["IC06"]])
    t.do("play IC24", "to ferrum", "done")
    assert t.told("unloaded")["count"] == 5
    assert (t.drill, t.g.track, t.g.cargo) == ("ferrum", 0, 0)
