"""Chapters 7 and 15: order of battles, participants, start strength, bets; cleanup and the end of a war."""

from __future__ import annotations

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import board, facts
from weald.testing import rule


def war(t: Table) -> list[str]:
    """The regions in the order the war visits them, without anybody fighting."""
    t.run(("war", ()))
    return [facts.REGIONS[region] for (region,) in t.told("nobody-there")]


@rule("wonderland", "7.1.1", "7.2.4", "11.8.1", "15.1.5")
def test_clockwise_from_the_first_battle_figure() -> None:
    t = table(round=3)
    t.g.first_battle = 3
    assert war(t) == ["pool_of_tears", "witzend", "queens_castle", "tulgey_wood", "garden"]
    assert t.match.over  # nothing happened, the war ended


@rule("wonderland", "7.1.2", "15.1.1", "15.1.2", "15.1.3", "15.1.4", "14.4.2")
def test_a_battle_is_cleaned_up_before_the_next() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=3).put("hatter", "garden", supporters=3)
    t.put("alice", "pool_of_tears", supporters=1).put("queen", "pool_of_tears", supporters=1)
    t.g.first_battle = facts.REGIONS.index("garden")
    t.g.region = t.g.first_battle
    t.g.status = [1, 1, 0]
    t.will_draw(alice="faction_2", hatter="madness").run(("war", ()))
    t.do("queen", "no-bet").do("hatter", "suffer")
    t.draw(alice="faction_1", hatter="halt")
    assert t.prompt == "bet"
    assert t.g.region == facts.REGIONS.index("pool_of_tears")
    assert t.spent("alice") == "faction_1 faction_2"
    assert t.active("alice") == ""
    assert t.mad("hatter") == "madness"
    assert (t.units("alice", "garden"), t.units("hatter", "garden")) == (3, 2)
    assert t.strength("hatter") == 0
    assert t.told("battle-ended") == [(2,)]


@rule("wonderland", "7.2.1", "7.2.2", "7.2.3", "19.1.1", "7.4.2", "I-46")
def test_participants() -> None:
    t = table("alice hatter queen cat jabberwock").put("alice", "garden", supporters=1)
    t.put("hatter", "garden", leader=True).put("queen", "garden", figures="dodo").put("cat", "garden", castle=True)
    t.battle("garden")
    assert [t.status(who) for who in ("alice", "hatter", "queen", "cat", "jabberwock")] == [
        "active", "active", "active", "out", "out",
    ]  # fmt: skip
    assert t.strength("cat") == 0
    assert t.waiting() == {"cheshire_cat", "jabberwock"}


@rule("wonderland", "7.2.5", "11.6.1", "11.6.2", "11.6.4", "13.1.1")
def test_uncontested_regions_see_no_battle() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=1, figures="dodo").tile("garden", 4)
    t.quest("alice", "q17").battle("garden")
    assert t.asked("alice") == ["points", "castle"]
    t.do("alice", "castle")
    assert (t.vp("alice"), t.castle("alice", "garden")) == (0, "standing")
    assert t.done
    t.battle("garden")
    assert t.vp("alice") == 4  # the castle stands: the points are taken
    assert t.told("drew") == []


@rule("wonderland", "7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5")
def test_start_strength() -> None:
    t = table("alice hatter queen").put(
        "alice", "garden", supporters=2, leader=True, figures="walrus dormouse", castle=True
    )
    t.put("hatter", "garden", supporters=5).put("hatter", "witzend", leader=True)
    t.g.leader_strength[0] = 4
    t.battle("garden")
    assert t.strength("alice") == 4 + 2 + 1 + 2
    assert t.strength("hatter") == 0


@rule("wonderland", "7.3.8", "13.9.1")
def test_the_tweedles_are_stronger_together() -> None:
    t = table().put("alice", "garden", figures="tweedles_1 tweedles_2").put("hatter", "garden", supporters=1)
    assert t.battle("garden").strength("alice") == 3
    t = table().put("alice", "garden", figures="tweedles_1").put("alice", "witzend", figures="tweedles_2")
    assert t.put("hatter", "garden", supporters=1).battle("garden").strength("alice") == 1


@rule("wonderland", "7.3.7", "7.4.11", "13.9.1", "13.9.2", "19.2.4")
def test_the_march_hare() -> None:
    t = table("alice hatter queen cat").put("alice", "garden", figures="march_hare")
    t.put("hatter", "garden", leader=True).put("queen", "garden", leader=True, castle=True)
    t.g.leader_strength[2] = 3
    t.battle("garden")
    assert t.prompt == "bet"  # the hare came before the bets
    assert (t.strength("alice"), t.strength("hatter"), t.strength("queen")) == (1, 0, 3)


# --- bets ------------------------------------------------------------------------------------------------------


def fight(bet: str, **last: str) -> Table:
    """Alice against the Hatter, the Queen bets; last is the second draw."""
    t = table("alice hatter queen").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=1)
    t.bag("alice", "faction_2 faction_1").bag("hatter", "faction_2 faction_1")
    t.g.shield = [0, 0, 0]
    t.battle("garden", alice="faction_2", hatter="faction_2").do("queen", bet)
    t.draw(**last)
    while not t.done and t.prompt != "choose-ally":
        t.match.take_default(t.decision.seat)
    return t


@rule("wonderland", "7.4.1", "7.4.3", "7.4.4", "7.4.2")
def test_who_may_bet_on_whom() -> None:
    t = table("alice hatter queen cat").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=1)
    t.battle("garden")
    assert t.waiting() == {"queen_of_hearts", "cheshire_cat"}
    assert t.asked("queen") == ["no-bet", "bet alice", "bet mad_hatter"]
    assert t.why("queen", "bet cheshire_cat") == ("not-fighting", "7.4.4")
    t.do("queen", "bet alice")
    assert t.waiting() == {"cheshire_cat"}
    assert t.told("drew") == []


@rule("wonderland", "7.4.5", "7.4.6", "7.4.9")
def test_bets_right_and_wrong() -> None:
    t = fight("bet alice", alice="faction_1", hatter="halt")
    assert t.prompt == "choose-ally"
    assert t.asked("queen")[0] == "chip forge"
    assert [facts.CARD_NAMES[c] for c in t.g.bets[2]] == ["bet_queen_of_hearts_alice", "bet_queen_of_hearts_mad_hatter"]
    t = fight("bet mad_hatter", alice="faction_1", hatter="halt")
    assert t.shard("queen") == 1


@rule("wonderland", "7.4.7", "11.4.4", "I-44")
def test_a_tie_voids_bets() -> None:
    t = fight("bet alice", alice="halt", hatter="halt")
    assert t.shard("queen") == 0
    assert t.done


@rule("wonderland", "7.4.8", "I-45", "11.7.1", "17.3.12")
def test_everybody_bust_costs_every_bettor() -> None:
    t = fight("bet alice", alice="madness", hatter="madness")
    assert (t.status("alice"), t.shard("queen")) == ("out", 1)
    assert (t.vp("alice"), t.vp("hatter")) == (0, 0)
    assert t.castle("alice", "garden") == "none"


@rule("wonderland", "I-114", "7.4.6")
def test_a_bet_on_a_bust_player_is_wrong() -> None:
    t = fight("bet mad_hatter", alice="faction_1", hatter="madness")
    assert t.shard("queen") == 1


# --- the end of a war --------------------------------------------------------------------------------------------


@rule("wonderland", "15.2.1", "15.2.2", "15.2.3", "15.2.4", "15.2.5", "15.2.7", "15.2.8", "I-95", "I-96", "9.3.8")
def test_end_of_war() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=2, leader=True, figures="dodo", castle=True)
    t.bag("alice", "forge").exhausted("alice", "faction_2 rose_weak").track("alice", "madness double_madness")
    t.forged("alice", 1, "faction_1").unlock("alice", "help_the_locals").quest("alice", "q01").shards(alice=2)
    t.g.shield[0] = 0
    t.g.leader[1] = board.SUPPLY
    t.g.first_battle = 4
    display = t.g.display[:]
    t.rolls(3).step("war-ends")
    assert t.g.first_battle == 2
    assert [t.shard(who) for who in ("alice", "hatter", "queen")] == [2, 0, 0]
    assert t.bag_of("alice") == "madness double_madness faction_2 forge rose_weak"
    assert (t.mad("alice"), t.spent("alice")) == ("", "")
    assert (t.supporters("alice", "garden"), t.figure("dodo")) == (2, "garden")
    assert (t.leader("alice"), t.leader("hatter")) == ("table", "table")
    assert len(t.g.display) == 3
    assert len(set(t.g.wonder_deck) | set(t.g.display)) == 23
    assert display != t.g.display
    assert not t.shield("alice")
    assert t.castle("alice", "garden") == "standing"
    assert (t.g.forged[0], t.g.unlocked[0], t.hand("alice"), t.g.round) == (facts.FACTION_1, 8, ["q01"], 2)


@rule("wonderland", "15.3.1", "16.2.3")
def test_end_of_the_last_war() -> None:
    t = table("alice hatter queen", round=3).put("alice", "garden", leader=True)
    t.step("war-ends")
    assert t.match.over
    assert t.leader("alice") == "garden"
    assert t.told("first-battle-moves") == []


@rule("wonderland", "13.2.2", "15.2.3")
def test_figures_stay_between_rounds() -> None:
    t = table().put("alice", "garden", figures="walrus").rolls(1).step("war-ends")
    assert t.figure("walrus") == "garden"
