"""Chapter 21: the worked examples of combat, relay, wipe-out and raid."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import Table, table
from weald.testing import rule

# --- 21.1 Hunter's Instinct against War Machine at Plumbarum (printed) -----------------------------------


def plumbarum(ironclad: str = "WWG", crystals: int = 3, drill: str = "ferrum") -> Table:
    """21.1.1 and 21.1.2; Great Migration (WW32) stands for the other special card X."""
    t = table(
        ww="f05:4", ic=f"plumbarum:{ironclad}", forges="plumbarum", drill=drill, crystals=(0, crystals),
        hands=("WW16 WW09 WW10", "IC23"),
    )  # fmt: skip
    return t.turn("woodwalkers", rest=True)


def hunt(t: Table) -> Table:
    """21.1.3: burn X, four warriors f05 to f11, attack, both cards."""
    t.do("play WW16", "burn WW10")
    for _ in range(4):
        t.do("from f05", "to f11")
    return t.attack("f11", "plumbarum", "WW09", "IC23")


@rule("ironwood", "21.1.1", "21.1.2", "21.1.3", "3.3.3")
def test_the_hunt_begins() -> None:
    t = plumbarum().do("play WW16", "burn WW10")
    assert t.pile("woodwalkers", "discard") == ["WW10"]
    assert t.crystals == (0, 3)  # Moonlit Forage, burned, gains nothing
    assert t.asked == "move-warrior"


@rule("ironwood", "21.1.4", "21.1.5", "21.1.6")
def test_the_hunt_deals_one_point_each() -> None:
    t = hunt(plumbarum())
    ww, ic = t.events("damage")
    assert (ww["card"], ww["bonus"], ww["defense"], ww["total"]) == (1, 0, 0, 1)
    assert (ic["card"], ic["golems"], ic["forge"], ic["defense"], ic["total"]) == (2, 1, 1, 3, 1)
    assert (t.warriors("plumbarum"), t.golems("plumbarum"), t.warriors("f11")) == (1, 1, 3)


@rule("ironwood", "21.1.7", "10.6.5")
def test_the_hunt_ends_in_a_tie_for_the_attacker() -> None:
    t = hunt(plumbarum())
    ww, ic = t.events("dominance")
    assert (ww["units"], ww["card"], ww["total"]) == (3, 2, 5)
    assert (ic["units"], ic["card"], ic["total"]) == (2, 3, 5)
    assert t.told("won") == {"at": "plumbarum", "seat": 0, "rule": "10.6.5"}


@rule("ironwood", "21.1.8")
def test_warrior_and_golem_retreat_together() -> None:
    t = hunt(plumbarum()).do("to gallimor")
    assert (t.warriors("gallimor"), t.golems("gallimor")) == (1, 1)
    assert t.forge("plumbarum") == "forge"
    assert t.g.squad(10) == 0


@rule("ironwood", "21.1.9", "20.1.14")
@pytest.mark.parametrize(("had", "left", "stolen"), [(3, 2, 1), (0, 0, 0)])
def test_the_hunters_steal_a_crystal(had: int, left: int, stolen: int) -> None:
    t = hunt(plumbarum(crystals=had)).do("stay")
    assert t.crystals == (stolen, left)


@rule("ironwood", "21.1.10", "10.7.4", "3.3.1")
def test_where_the_cards_of_the_hunt_lie() -> None:
    t = hunt(plumbarum()).do("stay")
    assert (t.asks, t.asked) == ("ironclad", "turn")
    assert t.pile("woodwalkers", "discard") == ["WW10", "WW09"]
    assert t.pile("ironclad", "discard") == ["IC23"]
    assert t.pile("woodwalkers", "slots") == ["WW16"]
    t.do("pass", "pass", "pass", "pass", "pass")
    assert "WW16" in t.pile("woodwalkers", "discard")


@rule("ironwood", "21.1.11", "13.1.1")
def test_the_hunt_with_the_drill_on_plumbarum() -> None:
    t = hunt(plumbarum(drill="plumbarum")).do("to gallimor")
    assert t.drill == "ferrum"
    assert not t.events("took-cargo")
    assert t.crystals == (1, 2)


@rule("ironwood", "21.1.12", "10.7.3")
def test_one_more_ironclad_warrior_turns_the_hunt() -> None:
    t = hunt(plumbarum("WWWG"))
    assert [d["total"] for d in t.events("dominance")] == [5, 6]
    assert (t.asks, t.asked) == ("ironclad", "retreat")
    t.do("to f10")
    assert t.warriors("f10") == 3
    assert t.crystals == (0, 3)


@rule("ironwood", "21.1.13", "5.2.5")
def test_the_hunt_without_burning() -> None:
    t = plumbarum().do("play WW16", "no")
    assert (t.asks, t.asked) == ("ironclad", "turn")  # f05 is outer: nobody can attack
    t = table(ww="f11:4", ic="plumbarum:W", hands=("WW16 WW10", "")).turn("woodwalkers").do("play WW16", "no")
    t.offers("from f11")
    assert t.asked == "attack-with"


# --- 21.4 totem relay ------------------------------------------------------------------------------------


@rule("ironwood", "21.4.1", "21.4.2", "21.4.3", "15.3.4", "INT-62")
def test_totem_relay() -> None:
    t = table(ww="f16:1 f12:1 f03:3", totems="f16").turn("woodwalkers").do("play WW03", "option 1")
    t.do("from f16", "to f12", "take full").do("from f12", "to f06", "take full")
    assert t.told("secured")["secured"] == 1
    assert (t.warriors("f12"), t.warriors("f06")) == (1, 1)
    assert t.match.decision.values == (3,)  # three moves are left
    t.offers("from f03")


@rule("ironwood", "21.4.3", "15.3.5")
def test_no_relay_with_a_warrior_that_has_moved() -> None:
    t = table(ww="f16:1 f07:1 f03:1", totems="f16").turn("woodwalkers").do("play WW03", "option 1")
    t.do("from f07", "to f12", "from f16", "to f12", "take full")
    t.refuses("from f12", "already-moved", "9.1.2")


# --- 21.5 both wiped out beside a loaded drill -----------------------------------------------------------


@rule("ironwood", "21.5.1", "21.5.2")
def test_both_wiped_out_beside_a_loaded_drill() -> None:
    # No cards 1/0/0 and 1/0/4 exist; 1/0/1 and 1/0/2 deal the same damage, and dominance is never compared.
    t = table(ww="f12:1", ic="zincur:W", drill="zincur", cargo=3, track=2, hands=("WW21", "")).turn("woodwalkers")
    t.do("play WW21").attack("f12", "zincur", "WW02", "IC02")
    assert (t.warriors("f12"), t.warriors("zincur")) == (0, 0)
    assert t.told("nobody-won")
    assert not t.events("dominance")
    assert not t.events("drew")  # no Win effect
    assert (t.asks, t.asked) == ("ironclad", "turn")  # no retreat
    assert (t.drill, t.g.track, t.g.cargo) == ("ferrum", 0, 0)
    assert t.crystals == (0, 0)
    assert t.g.supply() == 20


# --- 21.6 raid on an empty Ferrum ------------------------------------------------------------------------


@rule("ironwood", "21.6.1", "21.6.2", "20.1.14", "INT-34")
def test_raid_on_an_empty_ferrum() -> None:
    t = table(ww="f13:2", drill="auria", cargo=2, crystals=(0, 5)).turn("woodwalkers").do("play WW03", "option 2")
    t.attack("f13", "ferrum")
    assert not t.events("deployed")
    assert not t.events("damage")
    assert t.told("won-without-combat")
    assert t.crystals == (3, 2)
    assert t.g.cargo == 2


@rule("ironwood", "INT-34", "20.1.14", "9.4.8")
@pytest.mark.parametrize(("had", "stolen"), [(0, 0), (1, 1), (5, 3), (6, 3)])
def test_half_rounded_up_is_stolen_and_cargo_is_safe(had: int, stolen: int) -> None:
    t = table(ww="f13:2", drill="auria", cargo=4, crystals=(0, had)).turn("woodwalkers").do("play WW03", "option 2")
    t.attack("f13", "ferrum")
    assert t.crystals == (stolen, had - stolen)
    assert t.g.cargo == 4
