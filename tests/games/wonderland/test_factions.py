"""Chapters 10 and 13: timing of effects, and the factions' abilities in battle."""

from __future__ import annotations

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import board, facts
from weald.games.wonderland.rules.common import opponents
from weald.testing import rule


def field(seats: str, region: str = "garden", each: int = 3, fight: str = "", allies: str = "A") -> Table:
    """Everybody (or those named by fight) has supporters there."""
    t = table(seats, allies=allies)
    for who in (fight or seats).split():
        t.put(who, region, supporters=each)
    return t


def no_bets(t: Table) -> Table:
    while t.prompt == "bet":
        for decision in list(t.match.open):
            t.match.choose("no-bet", decision.seat)
    return t


# --- 10 ---------------------------------------------------------------------------------------------------


@rule("wonderland", "10.1.1", "10.1.2", "10.1.3", "13.1.5", "1.4.7")
def test_plain_chips_and_locked_artifacts() -> None:
    t = field("queen hatter alice").battle("garden", queen="artifact", hatter="faction_2", alice="faction_1")
    assert t.prompt == "draw-or-halt"  # no ability is unlocked
    assert [t.strength(who) for who in ("queen", "hatter", "alice")] == [3, 2, 1]


@rule("wonderland", "10.1.4", "10.1.5", "18.2.1", "I-105", "A-50")
def test_either_or_without_may() -> None:
    t = no_bets(
        field("alice hatter queen", fight="alice hatter").battle("garden", alice="card_guard_weak", hatter="artifact")
    )
    assert t.strength("alice") == 2  # nothing is exhausted: it must double
    t.exhausted("alice", "faction_1").draw(alice="card_guard_weak", hatter="faction_1")
    assert "none" not in t.asked("alice")
    t.do("alice", "chip faction_1")
    assert t.strength("alice") == 3
    assert t.spent("alice") == ""


@rule("wonderland", "10.2.3", "I-106", "18.3.8", "18.3.4")
def test_the_order_of_changes() -> None:
    t = no_bets(
        field("alice hatter queen", fight="alice hatter", allies="B").battle(
            "garden", alice="red_rook_strong", hatter="artifact"
        )
    )
    t.draw(alice="flamingo_weak", hatter="artifact").draw(alice="red_rook_strong", hatter="artifact")
    assert t.strength("alice") == 3 + 1 + 2  # set to 1, then 1 added


@rule("wonderland", "10.2.4", "13.7.1", "I-74", "10.2.6", "13.8.5")
def test_beside_is_never_multiplied() -> None:
    t = field("hatter alice queen").unlock("hatter", "hot_tea")
    t.battle("garden", hatter="flamingo_weak", alice="faction_1", queen="faction_1")
    t.draw(hatter="artifact", alice="faction_1", queen="faction_1")
    assert t.strength("hatter") == 1 + 3 * 2 + 2


@rule("wonderland", "10.2.4", "13.5.5", "13.8.14")
def test_changes_of_the_chip_are_multiplied() -> None:
    t = field("jabberwock alice queen").unlock("jabberwock", "manxome_foe")
    t.battle("garden", jabberwock="flamingo_weak", alice="artifact", queen="artifact")
    t.draw(jabberwock="artifact", alice="faction_1", queen="faction_1")
    assert t.strength("jabberwock") == 1 + (3 + 2) * 2  # both were ahead before anybody advanced


@rule("wonderland", "10.2.5", "7.3.7")
def test_battle_strength_is_never_below_zero() -> None:
    t = table("alice hatter queen").put("alice", "garden", figures="march_hare").put("hatter", "garden", supporters=1)
    assert t.battle("garden").strength("hatter") == 0


@rule("wonderland", "10.3.1", "10.3.2", "19.1.2", "9.4.7")
def test_who_is_an_opponent() -> None:
    t = field("alice hatter queen cat", fight="alice hatter queen")
    no_bets(t.battle("garden", alice="faction_1", hatter="faction_2", queen="artifact"))
    t.draw(alice="faction_1", hatter="halt", queen="faction_1")
    assert opponents(t.g, 0) == [1, 2]  # halted, but not the cat
    t.g.status[2] = 3
    assert opponents(t.g, 0) == [1]


@rule("wonderland", "10.4.1", "10.4.2", "I-75", "19.3.4")
def test_effects_end_with_the_battle() -> None:
    t = no_bets(
        field("alice hatter queen", fight="alice hatter").battle("garden", alice="flamingo_weak", hatter="artifact")
    )
    t.draw(alice="halt", hatter="halt").finish()
    t.put("alice", "witzend", supporters=2).put("hatter", "witzend", supporters=2)
    no_bets(t.battle("witzend", alice="artifact", hatter="faction_1"))
    assert t.strength("alice") == 3


@rule("wonderland", "10.4.3", "10.4.4", "18.4.2")
def test_chips_drawn_and_returned_do_nothing() -> None:
    t = no_bets(
        field("alice hatter queen", fight="alice hatter", allies="C").battle(
            "garden", alice="card_guard_weak", hatter="artifact"
        )
    )
    t.draw(alice="humptys_glove faction_1", hatter="faction_1")
    t.g.shield[0] = 0
    t.do("alice", "chip faction_1")
    assert not t.shield("alice")
    assert t.has("alice", "humptys_glove") == 1


# --- 13: Queen of Hearts ------------------------------------------------------------------------------------


@rule("wonderland", "13.3.1", "13.3.2", "9.2.2", "13.1.6")
def test_paint_it_red() -> None:
    t = field("queen hatter alice", fight="queen hatter", each=1).unlock("queen", "paint_it_red")
    t.put("queen", "witzend", supporters=1, leader=True)
    no_bets(t.battle("garden", queen="artifact", hatter="artifact"))
    assert t.asked("queen") == ["none", "from witzend"]
    assert t.why("queen", "from garden") == ("last-unit-here", "13.3.2")
    t.do("queen", "from witzend")
    assert t.leader("queen") == "witzend"  # a supporter went, the leader is last
    assert t.strength("queen") == 5
    t = field("queen hatter alice", fight="queen hatter", each=1).unlock("queen", "paint_it_red")
    t.put("queen", "witzend", leader=True)
    no_bets(t.battle("garden", queen="artifact", hatter="artifact")).do("queen", "from witzend")
    assert t.leader("queen") == "supply"


@rule("wonderland", "13.3.4", "13.3.5", "13.3.6", "13.3.10", "I-70")
def test_queens_wrath() -> None:
    def wrath(queen: int, hatter: int, alice: int, vp: int = 21) -> Table:
        t = field("queen hatter alice").unlock("queen", "queens_wrath")
        t.battle("garden", queen="faction_1", hatter="faction_1", alice="faction_1")
        t.points(queen=20, hatter=vp, alice=22)
        t.g.strength = [queen, hatter, alice]
        return t.draw(queen="artifact", hatter="faction_1", alice="faction_1")

    t = wrath(1, 5, 3)
    assert (t.vp("queen"), t.vp("hatter")) == (1, -1)
    t = wrath(1, 5, 5)
    assert t.asked("queen") == ["player mad_hatter", "player alice"]
    t.do("queen", "player alice")
    assert t.vp("alice") == -1
    t = wrath(1, 5, 3, 0)
    assert (t.vp("queen"), t.vp("hatter")) == (0, 0)
    t = wrath(9, 5, 3)
    assert t.vp("queen") == 0
    t = wrath(5, 5, 3)
    assert t.vp("hatter") == -1  # she shares the lead and takes from the other


@rule("wonderland", "I-71", "13.3.4", "8.8.1")
def test_wrath_comes_after_busts_and_before_strength() -> None:
    t = table("queen hatter alice").put("queen", "garden", supporters=2).put("hatter", "garden", supporters=1)
    t.put("alice", "garden", supporters=2).unlock("queen", "queens_wrath")
    t.g.shield = [0, 0, 0]
    t.battle("garden", queen="faction_1", hatter="artifact", alice="faction_2")
    t.draw(queen="artifact", hatter="madness", alice="faction_1")
    assert t.told("took-points") == [(facts.ALICE, 1)]  # the hatter led but is bust; the axe is not added yet


# --- Jabberwock -------------------------------------------------------------------------------------------------


@rule("wonderland", "13.8.13", "13.5.1", "13.5.2", "13.5.3", "I-62")
def test_claws_that_catch() -> None:
    def claws(poison: int) -> Table:
        t = field("jabberwock alice queen").unlock("jabberwock", "claws_that_catch")
        t.g.shield = [0, 0, 0]
        t.g.poison_supply = poison
        return t.battle("garden", jabberwock="artifact", alice="madness", queen="madness")

    t = claws(1)
    assert t.asked("jabberwock") == ["none", "player alice", "player queen_of_hearts"]
    t.do("jabberwock", "player queen_of_hearts")
    assert (t.has("queen", "poison"), t.has("alice", "poison"), t.g.poison_supply) == (1, 0, 0)
    assert t.prompt == "draw-or-halt"
    t = claws(3).do("jabberwock", "player alice", "player queen_of_hearts")
    assert t.g.poison_supply == 1
    assert claws(2).do("jabberwock", "none").g.poison_supply == 2
    assert claws(0).prompt == "draw-or-halt"
    t = field("jabberwock alice queen", each=1).unlock("jabberwock", "claws_that_catch")
    t.g.shield = [0, 0, 0]
    t.battle("garden", jabberwock="artifact", alice="madness", queen="faction_1")
    assert t.prompt == "draw-or-halt"  # bust players are no opponents


@rule("wonderland", "13.8.16")
def test_eyes_of_flame() -> None:
    t = field("jabberwock alice queen", fight="alice queen").unlock("jabberwock", "eyes_of_flame")
    t.g.shield = [1, 0, 0]
    no_bets(t.battle("garden", alice="poison", queen="faction_1"))
    assert t.vp("jabberwock") == 1  # not even in the battle
    t.draw(alice="madness", queen="faction_1")
    assert t.vp("jabberwock") == 1


# --- Alice --------------------------------------------------------------------------------------------------------


@rule("wonderland", "13.6.3", "13.8.1")
def test_everywhere_at_once() -> None:
    for place in ("witzend", "supply"):
        t = field("alice hatter queen", fight="alice hatter").unlock("alice", "everywhere_at_once")
        t.put("alice", "witzend", leader=True)
        if place == "supply":
            t.g.leader[0] = board.SUPPLY
        t.g.leader_strength[0] = 4
        no_bets(t.battle("garden", alice="artifact", hatter="artifact"))
        assert t.asked("alice") == ["leader", "none"]
        t.do("alice", "leader")
        assert (t.leader("alice"), t.units("alice", "garden"), t.strength("alice")) == ("garden", 4, 3)


@rule("wonderland", "13.6.5", "13.8.2", "9.3.7")
def test_impossible_things() -> None:
    t = field("alice hatter queen", fight="alice hatter").unlock("alice", "impossible_things")
    t.g.shield[0] = 0
    assert no_bets(t.battle("garden", alice="artifact", hatter="artifact")).shield("alice")


@rule("wonderland", "13.6.4", "13.8.3", "13.1.4")
def test_love_of_learning() -> None:
    t = field("alice hatter queen", fight="alice hatter").unlock("alice", "love_of_learning")
    no_bets(t.battle("garden", alice="red_rook_strong", hatter="faction_1")).draw(alice="faction_2", hatter="halt")
    assert t.prompt == "forge"  # on 5
    t.do("alice", "none")
    assert t.asked("alice") == ["chip red_rook_strong", "none"]
    t.do("alice", "chip red_rook_strong")
    assert (t.spent("alice"), t.has("alice", "red_rook_strong")) == ("faction_2", 1)
    # unlocked by forging in this very battle it does nothing yet
    t = field("alice hatter queen", fight="alice hatter").forged("alice", 1, "forge forge").forged("alice", 2, "forge")
    no_bets(t.battle("garden", alice="red_rook_strong", hatter="faction_1")).draw(alice="faction_2", hatter="halt")
    t.do("alice", "chip faction_2", "track 2", "unlock love_of_learning")
    assert t.done
    assert t.spent("alice") == "red_rook_strong"


# --- Hatter ---------------------------------------------------------------------------------------------------------


@rule("wonderland", "13.8.5")
def test_hot_tea_counts_active_players() -> None:
    t = field("hatter alice queen cat").unlock("hatter", "hot_tea")
    t.battle("garden", hatter="faction_1", alice="faction_1", queen="faction_1", cat="faction_1")
    t.draw(hatter="artifact", alice="halt", queen="faction_1", cat="faction_1")
    assert t.strength("hatter") == 1 + 3 + 2


@rule("wonderland", "13.8.6")
def test_move_one_place_on() -> None:
    t = (
        field("hatter alice queen", fight="hatter alice")
        .put("hatter", "tulgey_wood", supporters=2)
        .put("hatter", "witzend", supporters=1)
    )
    no_bets(t.unlock("hatter", "move_one_place").battle("garden", hatter="artifact", alice="artifact"))
    assert t.asked("hatter") == ["from tulgey_wood", "none"]
    t.do("hatter", "from tulgey_wood")
    assert (t.supporters("hatter", "garden"), t.supporters("hatter", "tulgey_wood")) == (4, 1)


@rule("wonderland", "13.7.2", "13.7.3", "13.8.7", "10.2.6")
def test_warmonger() -> None:
    t = (
        field("hatter alice queen", fight="hatter alice")
        .unlock("hatter", "warmonger")
        .put("alice", "garden", castle=True)
    )
    t.g.shield[0] = 0
    no_bets(t.battle("garden", hatter="double_madness", alice="artifact"))
    assert t.strength("hatter") == 2  # 0 and then 1 behind 2, before alice advanced
    t = field("hatter alice queen", fight="hatter alice").unlock("hatter", "warmonger")
    t.put("alice", "garden", leader=True)
    t.g.shield[0] = 0
    no_bets(t.battle("garden", hatter="double_madness", alice="artifact"))
    assert t.strength("hatter") == 1  # after the first loss nobody was ahead any more


# --- Cat --------------------------------------------------------------------------------------------------------------


@rule("wonderland", "13.8.9", "13.7.1")
def test_wicked_grin() -> None:
    t = (
        field("cat alice queen hatter", fight="cat alice queen")
        .unlock("cat", "wicked_grin")
        .shards(cat=2, alice=2, queen=1, hatter=9)
    )
    no_bets(t.battle("garden", cat="artifact", alice="faction_1", queen="faction_1"))
    assert t.strength("cat") == 3 + 1


@rule("wonderland", "13.8.10")
def test_scratch() -> None:
    t = field("cat alice queen", fight="cat alice").unlock("cat", "scratch").shards(cat=2)
    no_bets(t.battle("garden", cat="artifact", alice="faction_1"))
    assert t.asked("cat") == ["none", "player alice"]
    t.do("cat", "player alice")
    assert (t.shard("cat"), t.shard("alice")) == (1, 1)
    t = field("cat alice queen", fight="cat alice").unlock("cat", "scratch")
    assert no_bets(t.battle("garden", cat="artifact", alice="faction_1")).prompt == "draw-or-halt"


@rule("wonderland", "13.8.11", "13.1.1")
def test_vanishing_act() -> None:
    t = (
        field("cat alice queen", fight="cat alice")
        .unlock("cat", "vanishing_act")
        .put("cat", "garden", leader=True, figures="dodo")
    )
    no_bets(t.battle("garden", cat="faction_1", alice="artifact"))
    t.g.strength[1] = 20
    t.draw(cat="halt", alice="faction_1")
    while t.prompt != "vanishing-act":
        t.match.take_default(t.decision.seat)
    assert "to garden" not in t.asked("cat")
    t.do("cat", "to witzend", "figure dodo", "supporter")
    assert (t.units("cat", "witzend"), t.leader("cat"), t.supporters("cat", "garden")) == (2, "garden", 2)
    t = field("cat alice queen", fight="cat alice").unlock("cat", "vanishing_act")
    no_bets(t.battle("garden", cat="artifact", alice="faction_1")).draw(cat="faction_1", alice="halt")
    assert t.prompt != "vanishing-act"  # a sole winner stays
