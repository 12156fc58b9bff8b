"""Chapter 11: retreat."""

from __future__ import annotations

from tests.games.ironwood.table import Table, table
from weald.games.ironwood.facts import EFFECTS, NAMES, WW
from weald.testing import rule


def beaten_ironclad(units: str = "WW", foundations: str = "") -> Table:
    """Woodwalkers of f11 have beaten the squad on Plumbarum and may push it."""
    t = table(ww="f11:6", ic=f"plumbarum:{units}", foundations=foundations, hands=("WW21", ""))
    return t.turn("woodwalkers").do("play WW21").attack("f11", "plumbarum")


def beaten_woodwalkers(warriors: int = 2, others: str = "", totems: str = "", fading: str = "") -> Table:
    """Ironclad of Plumbarum have beaten the squad in f11 and may push it."""
    t = table(ww=f"f11:{warriors} {others}", ic="plumbarum:WWWWWW", totems=totems, fading=fading, hands=("", "IC38"))
    return t.turn("ironclad").do("play IC38").attack("plumbarum", "f11")


@rule("ironwood", "11.1.1", "11.1.2", "11.1.6", "11.1.8", "8.4.2")
def test_the_winner_may_push_the_whole_squad_to_one_adjacent_place() -> None:
    t = beaten_ironclad("WWG", foundations="plumbarum")
    assert (t.asks, t.asked) == ("woodwalkers", "retreat")
    assert sorted(t.offered) == ["stay", "to argentimar", "to gallimor", "to zincur"]
    t.do("to zincur")
    assert (t.warriors("zincur"), t.golems("zincur")) == (2, 1)
    assert (t.warriors("plumbarum"), t.golems("plumbarum")) == (0, 0)
    assert t.forge("plumbarum") == "foundation"
    assert t.told("retreated") == {"from": "plumbarum", "to": "zincur", "seat": 1, "rule": "11.1.1"}


@rule("ironwood", "11.1.2")
def test_the_winner_may_leave_the_loser_where_it_is() -> None:
    t = beaten_ironclad().do("stay")
    assert t.warriors("plumbarum") == 2
    assert not t.events("retreated")


@rule("ironwood", "11.1.1", "11.1.2")
def test_the_defender_who_wins_chooses_too() -> None:
    t = table(ww="f11:1", ic="plumbarum:WWW", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum")
    assert (t.asks, t.asked) == ("ironclad", "retreat")
    assert sorted(t.offered) == ["stay", "to f05", "to f10", "to f12", "to f15"]


@rule("ironwood", "11.1.3", "INT-22")
def test_a_retreating_squad_is_never_split() -> None:
    t = beaten_woodwalkers(3).do("to f10")
    assert t.asked != "retreat"  # one place for all, no second question
    assert (t.warriors("f10"), t.warriors("f11")) == (3, 0)


@rule("ironwood", "11.1.4", "11.1.8", "7.4.2")
def test_outer_forests_and_places_with_own_units_are_legal() -> None:
    t = beaten_woodwalkers(2, "f12:3").offers("to f05", "to f12").do("to f12")
    assert t.warriors("f12") == 5
    t = beaten_woodwalkers(2).do("to f05")
    assert t.warriors("f05") == 2


@rule("ironwood", "11.1.4")
def test_ironclad_may_be_pushed_to_ferrum() -> None:
    t = table(ww="f16:4", ic="zincur:WW ferrum:W", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f16", "zincur").do("to ferrum")
    assert t.warriors("ferrum") == 3


@rule("ironwood", "11.1.5", "9.1.5", "INT-19")
def test_a_move_ban_does_not_stop_a_retreat() -> None:
    t = table(ww="f11:6", ic="plumbarum:WWW auria:W", hands=("WW14 WW21", "IC04")).turn("woodwalkers", rest=True)
    t.do("play WW14", "at plumbarum", "done", "done")  # Tanglevines on Plumbarum, nobody removed
    t.do("play IC04").refuses("from plumbarum", "may-not-move-out", "20.1.18").do("done")
    t.do("play WW21").attack("f11", "plumbarum").do("to zincur")
    assert t.warriors("zincur") == 3


@rule("ironwood", "11.1.5", "9.1.2", "9.1.5", "INT-20")
def test_units_that_moved_retreat_and_stay_moved() -> None:
    # No card of ours moves, attacks and moves again after a defeat: three effects of one turn, laid out by hand.
    attack = ("attack", (EFFECTS[NAMES.index("WW21")], 0, WW))
    t = table(ww="f05:1 f11:1 f03:1", ic="plumbarum:WWWW")
    t.agenda(("move-warrior", (1, 0)), attack, ("move-warrior", (5, 0)))
    t.do("from f05", "to f11").attack("f11", "plumbarum").do("to f10")
    assert t.asked == "move-warrior"
    t.do("from f10", "to f09")  # the one that stood in f11 has not moved
    t.refuses("from f10", "already-moved", "9.1.2").refuses("from f09", "already-moved", "9.1.2")


@rule("ironwood", "9.1.5", "INT-20")
def test_a_squad_pushed_out_in_its_own_turn_may_still_move_if_it_had_not() -> None:
    # Conquest, both options: first the attack, which fails, then the march.
    t = table(ww="f11:5", ic="plumbarum:W zincur:W", crystals=(0, 2)).turn("ironclad")
    t.do("play IC02", "resolve 2", "option 2").attack("plumbarum", "f11").do("to zincur")
    t.do("option 1", "from zincur", "to ferrum", "warriors 2")
    assert t.warriors("ferrum") == 2


@rule("ironwood", "9.1.5", "INT-21")
def test_a_squad_pushed_on_the_enemy_turn_moves_on_its_own() -> None:
    t = table(ww="f11:6", ic="plumbarum:WW", hands=("WW21", "IC04")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum").do("to zincur", "done")
    t.do("play IC04", "from zincur", "to auria", "warriors 2")
    assert t.warriors("auria") == 2


@rule("ironwood", "11.1.6")
def test_drill_and_forge_stay_when_the_squad_retreats() -> None:
    t = table(ww="f11:9", ic="plumbarum:WW", forges="plumbarum", drill="zincur", cargo=2, hands=("WW21 WW09", ""))
    t.turn("woodwalkers").do("play WW21").attack("f11", "plumbarum", "WW09").do("to gallimor")
    assert (t.forge("plumbarum"), t.drill) == ("forge", "zincur")


@rule("ironwood", "11.1.7")
def test_nobody_is_left_to_retreat() -> None:
    t = table(ww="f11:2", ic="plumbarum:W", hands=("WW21 WW16", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum", "WW16")
    assert t.asked == "move-warrior"  # on to the Win effect


# --- totems (11.2) ---------------------------------------------------------------------------------------


@rule("ironwood", "11.2.1", "15.3.6", "15.5.1", "INT-24")
def test_totems_stay_behind_even_if_the_squad_goes_to_an_outer_forest() -> None:
    t = beaten_woodwalkers(2, totems="f11", fading="f11").do("to f05")
    assert t.totems("f11") == (1, 1)
    assert t.g.secured == 0


@rule("ironwood", "11.2.2", "15.5.1", "INT-25")
def test_a_beaten_attacker_leaves_its_totems_too() -> None:
    t = table(ww="f11:1", ic="plumbarum:WWW", totems="f11", hands=("WW21", "")).turn("woodwalkers").do("play WW21")
    t.attack("f11", "plumbarum").do("to f12")
    assert (t.totems("f11"), t.totems("f12")) == ((1, 0), (0, 0))


@rule("ironwood", "15.5.2")
def test_a_loser_who_is_not_pushed_keeps_its_totems() -> None:
    t = beaten_woodwalkers(2, totems="f11").do("stay")
    assert (t.warriors("f11"), t.totems("f11")) == (2, (1, 0))


@rule("ironwood", "15.5.4", "15.3.6", "INT-26")
def test_a_squad_pushed_into_a_forest_with_a_totem_holds_it_but_does_not_move_it() -> None:
    t = beaten_woodwalkers(2, totems="f12").do("to f12")
    assert (t.totems("f12"), t.totems("f11")) == ((1, 0), (0, 0))
    t.do("play WW02", "from f12", "to f06").offers("take full", "leave").do("take full")
    assert t.g.secured == 1
