"""Chapters 3, 5 and 6: the tea party."""

from __future__ import annotations

import pytest

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import board, facts
from weald.kernel.errors import NotOffered
from weald.testing import rule

PLAIN = "t1_01 t1_02 t1_03 t1_04 t1_05 t1_06 t1_07 t1_08 t1_09 t1_10 t1_13"


def tea(seats: str = "hatter queen cat", cards: str = PLAIN, **at: int) -> Table:
    return table(seats).chairs(cards, **at)


# --- 3.1 kinds of turn -----------------------------------------------------------------------------------


@rule("wonderland", "3.1.1", "3.1.2", "3.1.5", "3.4.1", "3.4.3")
def test_four_cards_then_the_leader() -> None:
    t = tea()
    t.g.taken_now[0] = 3
    t.step("tea-turn", "hatter")
    assert t.prompt == "tea-move"
    assert "none" not in t.asked("hatter")
    t = tea()
    t.g.taken_now[0] = 4
    t.step("tea-turn", "hatter")
    assert t.prompt == "send-leader"
    assert t.asked("hatter") == [f"to {region}" for region in facts.REGIONS]
    before = (t.g.bag[:], t.g.supply[:], t.g.shards[:])
    t.do("hatter", "to garden")
    assert t.leader("hatter") == "garden"
    assert (t.g.bag, t.g.supply, t.g.shards) == before
    assert t.decision.seat == 1


@rule("wonderland", "3.1.4", "3.4.2", "3.4.4", "3.4.5", "6.1.1")
def test_who_has_left_takes_no_more_turns() -> None:
    t = tea(hatter=3)
    t.g.taken_now = [4, 4, 4]
    t.put("queen", "witzend", leader=True)
    t.step("tea-turn", "hatter").do("hatter", "to garden")
    assert t.units("hatter", "garden") == 1
    assert 3 not in t.g.chair
    assert t.decision.seat == 2  # not the queen
    t.g.round = 1
    t.do("cat", "to garden")
    assert t.told("tea-ends") == [()]
    assert t.told("war-begins")


# --- 3.2 taking a card -------------------------------------------------------------------------------------


@rule("wonderland", "3.2.1", "3.2.2", "3.2.3", "3.2.4")
def test_moving_to_a_card() -> None:
    t = tea(cards="t1_01 t1_02 - t1_04 t1_05", hatter=2, queen=6)
    t.g.chairs[6] = -1
    t.step("tea-turn", "hatter")
    assert t.asked("hatter") == ["take chair_05", "head", "party"]
    assert t.why("hatter", "take chair_03") == ("no-card-there", "3.2.1")
    assert t.why("hatter", "take chair_06") == ("leader-there", "3.2.3")
    assert t.why("hatter", "take chair_01") == ("behind-you", "3.2.1")
    assert t.why("hatter", "take chair_04") == ("chair-not-used", "2.3.3")
    t = tea(queen=1)
    t.g.chairs[1] = -1
    t.step("tea-turn", "hatter").do("hatter", "take chair_02", "to garden")
    assert (t.g.chair[0], t.g.chairs[2]) == (2, -1)
    assert t.cards("hatter") == ["t1_02"]
    t = tea()
    assert t.g.chair == [0, 0, 0]  # several at the head


@rule("wonderland", "3.2.5", "4.1.1", "4.1.2", "19.3.1", "4.2.1")
def test_the_owner_chooses_the_order() -> None:
    t = tea(cards="t1_19")  # 3 units, die, Wonderlandian
    t.step("tea-turn", "queen").do("queen", "take chair_01")
    assert t.asked("queen") == ["do units", "do die", "do wonderlandian"]
    t.rolls(2).do("queen", "do die")
    assert t.shard("queen") == 2
    assert t.asked("queen") == ["do units", "do wonderlandian"]
    t.display("walrus gryphon rabbits_watch").do("queen", "do wonderlandian", "hire walrus", "to garden")
    t.do("queen", "to garden", "to witzend", "to witzend")
    assert (t.units("queen", "garden"), t.units("queen", "witzend")) == (2, 2)
    assert t.decision.seat == 2


# --- 3.3 the head of the table --------------------------------------------------------------------------------


@rule("wonderland", "3.3.1", "3.3.3", "3.3.4", "3.3.5", "3.3.6", "3.3.7", "3.3.8", "I-64")
def test_round_the_head() -> None:
    t = tea(cards="t1_01 t1_02", hatter=2, queen=5).deck("t1_11 t1_12 t1_13 t1_14 t1_15 t1_16 t1_17 t1_18 t1_19 t1_20")
    t.g.chairs[2] = -1
    t.step("tea-turn", "hatter")
    assert t.asked("hatter") == ["head", "party"]
    t.rolls(3).do("hatter", "head")
    assert t.shard("hatter") == 3
    names = {c: facts.CARD_NAMES[t.g.chairs[c]] for c in board.CHAIRS_IN_USE[3] if t.g.chairs[c] >= 0}
    assert names[2] == "t1_11"  # his own former chair, first in deal order
    assert names[3] == "t1_12"
    assert 5 not in names  # the queen sits there
    assert t.asked("hatter")[:3] == ["take chair_01", "take chair_02", "take chair_03"]
    assert not {"head", "party"} & set(t.asked("hatter"))
    t.do("hatter", "take chair_02")
    assert t.g.chair[0] == 2


@rule("wonderland", "3.3.2", "I-64", "3.3.8")
def test_starting_at_the_head_is_not_reaching_it() -> None:
    t = tea()
    t.step("tea-turn", "queen").do("queen", "take chair_01")
    assert t.told("rolled") == []
    t = tea()
    t.rolls(1).step("tea-turn", "queen").do("queen", "head")  # a full lap is allowed
    assert t.shard("queen") == 1
    assert "head" not in t.asked("queen")


@rule("wonderland", "3.3.9", "3.3.10", "I-54", "5.2.1", "5.2.2", "5.2.3")
def test_alice_goes_the_other_way() -> None:
    t = tea("alice queen cat", alice=3)
    t.g.chairs[3] = -1
    t.step("tea-turn", "alice")
    assert t.asked("alice") == ["take chair_02", "take chair_01", "head"]
    assert t.why("alice", "take chair_05") == ("behind-you", "3.2.1")
    t.rolls(2).do("alice", "head")
    assert t.shard("alice") == 2
    assert t.asked("alice")[0] == "take chair_13"
    t.do("alice", "take chair_05")
    assert t.cards("alice") == ["t1_04"]
    t = tea("alice queen cat")
    assert t.step("tea-turn", "alice").asked("alice")[0] == "take chair_13"
    t = tea("alice queen cat", cards="- - - t1_04", alice=3)
    t.deck("").step("tea-turn", "alice")  # she had to go round the head
    assert t.told("reached-head") == [()]
    assert t.cards("alice") == ["t1_04"]


@rule("wonderland", "3.3.10", "3.3.4")
def test_when_the_deck_runs_out() -> None:
    t = tea(cards="", hatter=2).deck("t1_11 t1_12")
    t.run(("refill", (0,)))
    assert [c for c in board.CHAIRS_IN_USE[3] if t.g.chairs[c] >= 0] == [1, 3]
    t = tea(cards="", queen=2).deck("")
    t.step("tea-turn", "queen")
    assert len(t.told("no-card-to-take")) == 12  # everybody skips, and each skip counts as a card
    assert t.g.taken_now == [4, 4, 4]
    assert t.decision.seat == 1


# --- 5 leader abilities -----------------------------------------------------------------------------------------


@rule("wonderland", "5.1.1", "5.3.1", "5.3.2", "5.3.3", "5.3.4", "5.3.5", "5.3.6", "5.3.7", "I-55", "I-56")
def test_my_party() -> None:
    t = tea(cards="t1_01 - t1_03", hatter=7, queen=8).deck(
        "t1_11 t1_12 t1_15 t1_16 t1_17 t1_18 t1_19 t1_20 t1_21 t1_22"
    )
    t.step("tea-turn", "hatter").do("hatter", "party")
    assert t.shard("hatter") == 0
    assert t.g.chair[0] == 7
    assert t.g.chairs[8] < 0
    assert t.g.chairs[7] < 0
    assert all(t.g.chairs[c] < 0 for c in (4, 10))
    assert t.asked("hatter")[:2] == ["take chair_01", "take chair_02"]
    assert "none" not in t.asked("hatter")
    t.do("hatter", "take chair_02")  # t1_11: die icon
    assert t.cards("hatter") == ["t1_11"]
    assert t.g.taken_now[0] == 1
    assert "do die" in t.asked("hatter")
    assert t.g.chair[0] == 7
    t = tea(hatter=1)
    t.g.party_used[0] = 1
    t.step("tea-turn", "hatter")
    assert t.why("hatter", "party") == ("party-used", "5.3.1")
    with pytest.raises(NotOffered):
        t.do("hatter", "party")
    t = table("hatter queen cat", round=2)
    t.g.party_used[0] = 1
    t.step("tea-party")
    assert t.g.party_used[0] == 0
    t = tea(hatter=1)
    t.g.taken_now[0] = 4
    assert "party" not in t.step("tea-turn", "hatter").asked("hatter")


@rule("wonderland", "5.4.1", "5.4.2", "5.4.3", "I-51", "4.2.1")
def test_red_soldiers() -> None:
    t = tea(cards="t1_01").step("tea-turn", "queen").do("queen", "take chair_01", "to garden", "to witzend")
    t.do("queen", "to tulgey_wood")
    assert [t.supporters("queen", r) for r in ("garden", "witzend", "tulgey_wood")] == [1, 1, 1]
    t = tea(cards="t1_30").step("tea-turn", "queen").do("queen", "take chair_01")
    for region in ("garden", "garden", "witzend", "tulgey_wood"):
        if t.prompt == "choose-effect":
            t.do("queen", "do units")
        t.do("queen", f"to {region}")
    assert t.supporters("queen", "garden") == 2
    t = tea(cards="t1_01").step("tea-turn", "hatter").do("hatter", "take chair_01", "to garden")
    assert t.supporters("hatter", "garden") == 3
    assert t.decision.seat == 1


@rule("wonderland", "5.5.1", "5.5.2", "5.5.3", "5.5.4", "5.5.5", "I-57")
def test_the_cat_passes_a_shard_on() -> None:
    t = tea(cat=13)
    t.rolls(3).step("tea-turn", "cat")
    assert t.prompt == "give-shard"  # from the last chair only the head was left
    assert t.shard("cat") == 3
    assert t.asked("cat") == ["none", "player mad_hatter", "player queen_of_hearts"]
    t.do("cat", "player queen_of_hearts")
    assert (t.shard("cat"), t.shard("queen")) == (2, 1)
    assert t.prompt == "tea-move-on"
    t = tea(cat=13)
    t.rolls(1).step("tea-turn", "cat")
    assert t.prompt == "tea-move-on"
    t = tea(cards="t1_15")  # die icon
    t.step("tea-turn", "cat").do("cat", "take chair_01").rolls(2).do("cat", "do die")
    assert t.prompt == "give-shard"
    t = tea(cards="t1_16")  # corrupted
    t.step("tea-turn", "cat").do("cat", "take chair_01", "do corrupted").rolls(2).do("cat", "accept")
    assert t.prompt == "give-shard"
    t = tea(queen=13).rolls(3).step("tea-turn", "queen")
    assert t.prompt == "tea-move-on"
    t = table("cat hatter queen")
    t.rolls(3).step("war-ends")
    assert t.prompt != "give-shard"


@rule("wonderland", "5.6.1", "5.6.8", "5.6.9", "5.6.11", "5.6.7")
def test_poison_at_the_start_of_tea() -> None:
    t = table("jabberwock queen cat", start="queen").chairs(PLAIN).step("tea-party")
    assert t.prompt == "poison-card"
    assert t.decision.seat == 0
    t.do("jabberwock", "poison chair_01")
    assert t.why("jabberwock", "poison chair_01") == ("poison-there", "5.6.11")
    t.do("jabberwock", "poison chair_03")
    assert t.g.poison_supply == 3
    assert t.prompt == "tea-move"
    t = table("jabberwock queen cat").chairs(PLAIN).step("tea-party").do("jabberwock", "none")
    assert t.prompt == "tea-move"
    t = table("jabberwock queen cat").chairs(PLAIN)
    t.g.poison_supply = 1
    t.step("tea-party").do("jabberwock", "poison chair_05")
    assert t.prompt == "tea-move"
    t.g.poison_supply = 0
    t.step("tea-party")
    assert t.prompt == "tea-move"


@rule("wonderland", "5.6.2", "5.6.3", "5.6.5", "I-60", "I-61")
def test_poison_at_the_end_of_a_turn() -> None:
    t = table("jabberwock queen cat").chairs(PLAIN)
    t.step("tea-turn", "jabberwock").do("jabberwock", "take chair_01", "to garden")
    assert t.prompt == "poison-card"
    t.do("jabberwock", "poison chair_02")
    t = table("jabberwock queen cat").chairs(PLAIN)
    t.g.poison_on[5] = 1
    t.step("tea-turn", "jabberwock").do("jabberwock", "take chair_01", "to garden")
    assert t.prompt == "tea-move"  # one still lies there
    t = table("jabberwock queen cat").chairs(PLAIN)
    t.g.poison_on[1] = 1
    t.g.poison_supply = 4
    t.step("tea-turn", "jabberwock").do("jabberwock", "take chair_01", "to garden")
    assert t.g.poison_supply == 5
    assert t.has("jabberwock", "poison") == 0
    assert t.prompt == "poison-card"
    t = table("jabberwock queen cat").chairs(PLAIN)
    t.g.taken_now[0] = 4
    t.step("tea-turn", "jabberwock").do("jabberwock", "to garden")
    assert t.prompt == "poison-card"  # also in the turn that places its leader


@rule("wonderland", "5.6.4", "5.6.6", "5.6.10", "6.1.2", "I-59", "5.6.7")
def test_poison_goes_into_a_bag() -> None:
    t = table("jabberwock queen cat").chairs(PLAIN)
    t.g.poison_on[1] = 1
    t.g.poison_supply = 4
    t.step("tea-turn", "queen").do("queen", "take chair_01")
    assert t.has("queen", "poison") == 1
    assert t.g.poison_on[1] == 0
    t.g.poison_on[2] = 1
    t.g.poison_supply = 3
    t.step("tea-effects")
    assert t.g.poison_supply == 4
    t.step("war-ends")
    assert t.has("queen", "poison") == 1
    t = table("jabberwock queen").chairs(PLAIN)
    t.g.poison_supply = 0
    t.bag("queen", "poison poison poison poison")
    t.step("turn-ends", "jabberwock")
    assert t.prompt == "tea-move"


@rule("wonderland", "13.5.4", "13.8.15", "13.5.1", "13.5.2", "5.6.11")
def test_slithy_toves_adds_a_poison_each_time() -> None:
    t = table("jabberwock queen cat").chairs(PLAIN).unlock("jabberwock", "slithy_toves").step("tea-party")
    t.do("jabberwock", "poison chair_01", "poison chair_02", "poison chair_03")
    assert t.prompt == "tea-move"
    t = table("jabberwock queen cat").chairs(PLAIN).unlock("jabberwock", "slithy_toves")
    t.step("turn-ends", "jabberwock").do("jabberwock", "poison chair_01")
    assert t.prompt == "poison-card"
    t.do("jabberwock", "none")
    assert sum(t.g.poison_on) == 1


@rule("wonderland", "13.3.3", "13.1.5", "I-101", "7.2.1")
def test_off_with_their_heads() -> None:
    t = tea().put("hatter", "garden", supporters=1).put("cat", "garden", leader=True, figures="dodo")
    t.unlock("queen", "off_with_their_heads")
    t.g.taken_now[1] = 4
    t.step("tea-turn", "queen").do("queen", "to garden")
    assert (t.supporters("hatter", "garden"), t.supply("hatter")) == (0, 10)
    assert t.units("cat", "garden") == 2  # a leader and a figure stay
    t.battle("garden")
    assert t.status("hatter") == "out"
    t = tea().put("hatter", "garden", supporters=1)
    t.g.taken_now[1] = 4
    t.step("tea-turn", "queen").do("queen", "to garden")
    assert t.supporters("hatter", "garden") == 1  # locked


@rule("wonderland", "13.3.7", "13.3.8", "13.3.9", "I-102")
def test_twice_as_fast() -> None:
    t = tea(cards="t1_01 t1_18 t1_03", hatter=1).unlock("queen", "twice_as_fast")  # t1_18: 0 units
    t.g.chairs[1] = -1
    t.display("walrus gryphon dodo").step("tea-turn", "queen").do("queen", "take chair_02")
    assert "do extra_supporter" in t.asked("queen")
    t.do("queen", "do extra_supporter", "to witzend")
    assert t.supporters("queen", "witzend") == 1
    t = tea(cards="t1_18", hatter=2).unlock("queen", "twice_as_fast")
    t.step("tea-turn", "queen").do("queen", "take chair_01")
    assert "do extra_supporter" not in t.asked("queen")  # nobody passed; the cat at the head does not count
    t = tea(cards="t1_18 t1_02", hatter=3, queen=13).unlock("queen", "twice_as_fast")
    t.rolls(1).step("tea-turn", "queen").do("queen", "take chair_01")
    assert "do extra_supporter" in t.asked("queen")  # through the head, where the cat is


@rule("wonderland", "13.8.8")
def test_clean_cup() -> None:
    for face in (1, 2):
        t = tea(hatter=13).unlock("hatter", "clean_cup").rolls(face)
        t.step("tea-turn", "hatter").do("hatter", "head")
        assert t.shard("hatter") == face - 1
    t = tea(cards="t1_15").unlock("hatter", "clean_cup")
    t.step("tea-turn", "hatter").do("hatter", "take chair_01").rolls(2).do("hatter", "do die")
    assert t.shard("hatter") == 2  # only at the head of the table


@rule("wonderland", "13.8.12")
def test_last_to_appear() -> None:
    t = tea().put("cat", "garden", leader=True).unlock("cat", "last_to_appear")
    t.run(("tea-ends", ()))
    assert t.prompt == "last-to-appear"
    assert "to garden" not in t.asked("cat")
    t.do("cat", "to witzend")
    assert t.leader("cat") == "witzend"
    assert t.g.bag[facts.KINDS * 2 + facts.MADNESS] == 3  # madness is dealt afterwards


@rule("wonderland", "13.6.1", "13.6.2", "13.6.6", "13.8.4")
def test_help_the_locals() -> None:
    t = tea("alice queen cat").unlock("alice", "help_the_locals")
    t.g.wonder_deck = [facts.CARD_NAMES.index(c) for c in ("dodo", "walrus", "rabbits_watch", "knaves_crown")]
    t.g.taken_now[0] = 4
    t.step("tea-turn", "alice").do("alice", "to garden")
    assert t.prompt == "place-figure"
    t.do("alice", "to garden")
    assert t.figure("walrus") == "garden"
    assert sorted(facts.CARD_NAMES[c] for c in t.g.wonder_deck) == ["dodo", "knaves_crown", "rabbits_watch"]
    assert t.g.cards[0] == []
    t.put("queen", "garden", supporters=1).battle("garden")
    assert t.strength("alice") == 1 + 2
    t.rolls(1).step("war-ends")
    assert t.figure("walrus") == "gone"
    assert t.g.helper == -1
    t = tea("alice queen cat").unlock("alice", "help_the_locals")
    t.g.wonder_deck = [facts.CARD_NAMES.index("rabbits_watch")]
    t.g.taken_now[0] = 4
    t.step("tea-turn", "alice").do("alice", "to garden")
    assert t.told("no-helper") == [()]
    assert len(t.g.wonder_deck) == 1


# --- 6 the end of the tea party ------------------------------------------------------------------------------------


@rule("wonderland", "6.2.3", "6.3.3", "6.3.6")
def test_half_of_the_shards() -> None:
    for most, kept in ((5, 2), (4, 2), (1, 0)):
        t = tea().shards(hatter=most)
        doubles = t.has("hatter", "double_madness")
        t.step("tea-effects")
        assert t.shard("hatter") == kept
        assert t.has("hatter", "double_madness") == doubles
    t = tea().step("tea-effects")
    assert [t.has(who, "madness") for who in ("hatter", "queen", "cat")] == [3, 3, 3]


@rule("wonderland", "6.3.4", "I-69")
def test_too_little_madness_for_all_with_most_shards() -> None:
    t = tea().shards(hatter=3, queen=3, cat=3)
    t.g.madness_supply = 5
    t.step("tea-effects")
    assert t.g.madness_supply == 2
    assert t.g.shards == [3, 3, 3]
