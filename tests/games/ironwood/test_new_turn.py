"""What one turn did is nothing to the next: "moved", "this turn" and "that squad" begin anew (5.2, 9.1, 20.1)."""

from __future__ import annotations

from typing import Any

from tests.games.ironwood.table import Table, move, table
from weald.testing import rule


def turns(side: str, *choices: str, **position: Any) -> Table:
    """That side's first turn, then a pass of the other side: its second turn is asked."""
    t = table(**position).turn(side, rest=True).do(*choices)
    return t.next_turn("ironclad" if side == "woodwalkers" else "woodwalkers").do("pass").next_turn(side)


@rule("ironwood", "9.1.2")
def test_squads_and_the_drill_may_move_again() -> None:
    t = turns("ironclad", "play IC03", "option 1", "from auria", "to zincur", "golems 1", "warriors 1", "option 2", "to auria",
              ic="auria:WG", hands=("", "IC05"))  # fmt: skip
    t.do("play IC05", "from zincur", "to plumbarum", "golems 1", "warriors 1", "to chromia")
    assert (t.units("plumbarum"), t.drill) == ("WG", "chromia")


@rule("ironwood", "9.1.2", "9.1.3")
def test_the_second_step_of_canopy_cover_is_for_its_turn_only() -> None:
    t = turns(
        "woodwalkers", "play WW05", *move("f06", "f12", 2), "done", "done", ww="f06:2 f07:1 f01:1", hands=("WW05", "")
    )
    t.do("play WW03", "option 1", *move("f07", "f12"), *move("f12", "f16", 2))
    t.refuses("from f12", "already-moved", "9.1.2").offers("from f01")


@rule("ironwood", "9.1.3", "15.3.2")
def test_the_totems_barred_by_canopy_cover_move_in_the_next_turn() -> None:
    t = turns("woodwalkers", "play WW05", "done", "done", ww="f12:2", totems="f12", hands=("WW05", ""))
    t.do("play WW02", *move("f12", "f16"), "take full")
    assert t.totems("f16") == (1, 0)


@rule("ironwood", "20.1.11")
def test_ambush_counts_only_its_own_moves() -> None:
    t = turns("woodwalkers", "play WW10", *move("f06", "f12"), ww="f06:1", ic="plumbarum:W", hands=("WW10 WW04", ""))
    t.do("play WW04", "done").next_turn("ironclad")
    assert t.units("plumbarum") == "W"


@rule("ironwood", "20.1.1")
def test_total_war_counts_only_its_own_attacks() -> None:
    t = turns("ironclad", "play IC01", "option 3", "from plumbarum", "no", "no", "stay",
              ic="plumbarum:WW", ww="f12:3", hands=("", "IC38"))  # fmt: skip
    t.do("play IC38", "done").offers("from plumbarum")


@rule("ironwood", "20.1.1")
def test_the_squad_recruited_by_another_card_is_not_that_squad() -> None:
    t = turns("woodwalkers", "play WW25", "discover V10", "at f12",
              ww="f12:1", ic="argentimar:W", visions="V10", hands=("WW25 WW37", ""))  # fmt: skip
    t.do("play WW37", "done").next_turn("ironclad")
    assert t.events("attacked") == []


@rule("ironwood", "20.1.1")
def test_a_golem_moved_by_another_card_does_not_bind_golem_charge() -> None:
    t = turns("ironclad", "play IC03", "option 1", "from auria", "to ferrum", "done",
              ic="auria:G plumbarum:G", ww="f12:3", hands=("", "IC32"))  # fmt: skip
    t.do("play IC32", "done").offers("from plumbarum")


@rule("ironwood", "20.1.19")
def test_a_drill_moved_by_another_card_is_not_surveyed() -> None:
    t = turns("ironclad", "play IC03", "option 2", "to auria", "done", hands=("", "IC08"))
    t.do("play IC08", "stay").next_turn("woodwalkers")
    assert t.hand("ironclad") == ["IC01", "IC02"]


@rule("ironwood", "20.1.11")
def test_spore_cloud_minds_only_its_own_mountain() -> None:
    t = turns("woodwalkers", "play WW04", *move("f06", "f12"), "at plumbarum",
              ww="f06:1", ic="plumbarum:WW", hands=("WW04 WW30 WW10", ""))  # fmt: skip
    t.do("play WW30", "done", "burn WW10", "at plumbarum")
    assert t.units("plumbarum") == ""


@rule("ironwood", "20.1.19")
def test_stake_the_claim_minds_only_its_own_foundation() -> None:
    t = turns("ironclad", "play IC03", "option 3", "at plumbarum", "done",
              ic="plumbarum:W gallimor:W", visions="V10", hands=("", "IC33"))  # fmt: skip
    t.do("play IC33", "done").next_turn("woodwalkers")
    assert (t.visions, t.units("plumbarum")) == (["V10"], "W")
