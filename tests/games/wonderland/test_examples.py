"""Chapter 20: the printed examples, to the number."""

from __future__ import annotations

from tests.games.wonderland.table import table
from weald.games.wonderland.rules.scoring import breakdown
from weald.testing import rule


@rule("wonderland", "20.1.1", "18.2.1", "18.2.2", "18.2.4", "10.2.1", "A-01")
def test_chips_of_alice() -> None:
    t = table("alice queen").put("alice", "witzend", supporters=3).put("queen", "witzend", supporters=3, leader=True)
    t.g.leader_strength[1] = 6
    t.exhausted("alice", "faction_1")
    t.battle("witzend", alice="faction_2", queen="faction_1")
    s = t.strength("alice") - 2
    t.draw(alice="flamingo_weak", queen="halt")
    assert t.strength("alice") == s + 3
    t.draw(alice="card_guard_weak")
    assert t.asked("alice") == ["double", "chip faction_1"]
    t.do("alice", "double")
    assert t.strength("alice") == s + 7
    assert t.active("alice") == "faction_2 flamingo_weak card_guard_weak"


@rule("wonderland", "20.2.1", "20.2.2", "20.2.3", "20.2.4", "20.2.5", "20.2.6", "20.2.7", "20.2.8", "20.2.9")
@rule("wonderland", "20.2.10", "20.2.11", "13.4.1", "13.4.2", "13.4.3", "7.4.5", "7.4.9", "11.3.1", "14.1.3")
def test_battle_of_witzend() -> None:
    t = table("queen hatter jabberwock alice", round=2).tile("witzend", 6)
    t.put("queen", "witzend", supporters=1, leader=True).put("hatter", "witzend", supporters=2)
    t.put("jabberwock", "witzend", supporters=1, figures="walrus", castle=True)
    t.put("jabberwock", "garden", leader=True)
    t.g.leader_strength[0] = 2
    t.quest("hatter", "q25")
    deck = len(t.g.quest_deck)
    t.battle("witzend", queen="red_rook_strong", hatter="forge", jabberwock="madness")
    assert [t.strength(who) for who in ("queen", "hatter", "jabberwock")] == [2, 0, 4]
    assert t.waiting() == {"alice"}
    assert t.asked("alice") == ["no-bet", "bet queen_of_hearts", "bet mad_hatter", "bet jabberwock"]
    t.do("alice", "bet jabberwock")
    t.do("jabberwock", "suffer", "supporter")
    assert [t.strength(who) for who in ("queen", "hatter", "jabberwock")] == [5, 1, 4]
    t.draw(queen="halt", hatter="faction_1", jabberwock="artifact")
    assert [t.strength(who) for who in ("queen", "hatter", "jabberwock")] == [5, 2, 7]
    t.draw(hatter="halt", jabberwock="flamingo_weak")
    assert [t.strength(who) for who in ("queen", "hatter", "jabberwock")] == [5, 2, 8]
    assert [t.status(who) for who in ("queen", "hatter", "jabberwock")] == ["halted", "halted", "halted"]
    assert t.prompt == "castle-where"
    assert t.why("jabberwock", "to witzend") == ("castle-there", "1.5.6")
    t.do("jabberwock", "to queens_castle")
    assert t.castle("jabberwock", "queens_castle") == "standing"
    assert (t.vp("jabberwock"), t.vp("queen"), t.vp("hatter")) == (9, 3, 0)
    assert t.asked("hatter") == ["none", "quest q25"]
    t.do("hatter", "quest q25")
    assert t.prompt == "forge"
    while t.prompt == "forge":  # fewest points first
        if t.decision.seat == t.seat("queen"):
            t.do("queen", "none")
        elif t.g.actions[1] + t.g.symbol_action[1] == 2:
            t.do("hatter", "chip forge", "track 2")
            assert t.g.leader_strength[1] == 2
        else:
            t.do("hatter", "chip faction_1", "track 3")
    assert t.supply("hatter") == 10 - 2 + 1
    assert len(t.hand("hatter")) == 1
    assert len(t.g.quest_deck) == deck - 1
    assert t.prompt == "choose-ally"
    t.do("alice", "chip forge")
    assert t.has("alice", "forge") == 2
    assert t.done
    assert t.spent("queen") == "red_rook_strong"
    assert t.spent("hatter") == ""
    assert t.spent("jabberwock") == "artifact flamingo_weak"
    assert t.mad("jabberwock") == "madness"
    assert t.g.strength == [0, 0, 0, 0]


@rule("wonderland", "20.2.10", "7.4.6", "7.4.1", "15.1.2", "1.6.5")
def test_a_wrong_bet_or_none() -> None:
    for bet, shards in (("bet mad_hatter", 1), ("no-bet", 0)):
        t = table("queen hatter alice").put("queen", "witzend", supporters=1).put("hatter", "witzend", supporters=1)
        t.battle("witzend", queen="faction_2", hatter="forge").do("alice", bet)
        t.draw(queen="faction_1", hatter="halt").finish()
        assert t.shard("alice") == shards


@rule("wonderland", "20.3.1", "20.3.2", "20.3.3", "20.3.4", "20.3.5", "20.3.6", "20.3.7", "20.3.8", "20.3.9")
@rule("wonderland", "20.3.10", "18.2.6", "18.2.7", "14.2.4", "9.5.1", "9.5.3", "9.4.3", "9.4.6", "14.4.1", "19.2.9")
def test_battle_of_the_queens_castle() -> None:
    t = table("alice queen hatter").tile("queens_castle", 2)
    t.put("alice", "queens_castle", leader=True)
    t.put("queen", "queens_castle", supporters=1, figures="gryphon").put("queen", "garden", leader=True)
    t.g.leader_strength[0] = 3
    t.forged("alice", 2, "faction_1 faction_1")
    t.track("queen", "madness madness madness").exhausted("queen", "faction_2 faction_1")
    t.bag("queen", "forge madness").bag("alice", "faction_2 forge rose_weak faction_1")
    t.battle("queens_castle", alice="faction_2", queen="forge").do("hatter", "no-bet")
    assert (t.strength("alice"), t.strength("queen")) == (5, 3)
    t.draw(alice="forge", queen="madness").do("queen", "suffer", "figure gryphon")
    assert (t.strength("alice"), t.strength("queen")) == (6, 3)
    assert t.figure("gryphon") == "supply"
    assert t.bag_of("queen") == "madness madness madness madness faction_1 faction_2"
    assert (t.mad("queen"), t.spent("queen"), t.active("queen")) == ("", "", "forge")
    t.draw(alice="rose_weak", queen="madness").do("queen", "block")
    assert (t.strength("alice"), t.strength("queen")) == (8, 3)
    assert not t.shield("queen")
    assert (t.mad("queen"), t.units("queen", "queens_castle"), t.has("queen", "madness")) == ("", 1, 4)
    t.draw(alice="halt", queen="madness")
    assert t.status("queen") == "bust"
    assert (t.strength("queen"), t.mad("queen"), t.spent("queen"), t.active("queen")) == (0, "madness", "forge", "")
    assert t.shield("queen")
    assert t.vp("queen") == 0
    assert t.castle("alice", "queens_castle") == "standing"
    assert t.vp("alice") == 3  # 2 for the region, 1 for the rose
    assert t.prompt == "forge"
    assert t.decision.values == (1,)
    artifacts = t.has("alice", "artifact")
    t.do("alice", "chip rose_weak", "track 2")
    assert t.done
    assert t.vp("alice") == 5
    assert t.g.leader_strength[0] == 4
    assert t.has("alice", "artifact") == artifacts + 1
    assert t.spent("alice") == "faction_2 forge"
    assert (t.figure("gryphon"), t.supply("queen")) == ("supply", 10)


@rule("wonderland", "20.4.1", "20.4.2", "20.4.3", "12.1.2", "12.3.6", "12.2.1", "12.1.1", "12.1.3")
def test_calling_on_the_clams() -> None:
    def battle(region: str, chips: int) -> list[str]:
        t = table("queen hatter alice").put("queen", region, supporters=1).put("hatter", region, supporters=1)
        t.quest("queen", "q07").battle(region, queen="faction_1", hatter="artifact").do("alice", "no-bet")
        for i in range(1, chips):
            t.draw(queen="faction_1", **({"hatter": "halt"} if i == 1 else {}))
        if t.prompt == "draw-or-halt":
            t.draw(queen="halt")
        assert t.prompt == "deed"
        return t.asked("queen")

    assert battle("tulgey_wood", 2) == ["none", "quest q07"]
    assert battle("garden", 2) == ["none"]
    t = table("queen hatter alice").quest("queen", "q07")
    queen = t.seat("queen")
    assert breakdown(t.g, queen)[2] == 0
    t.forged("queen", 1, "rose_weak flamingo_weak forge").forged("queen", 2, "red_rook_weak critter_strong")
    assert breakdown(t.g, queen)[2] == 3  # the goal, from hand
    t.g.deeds[queen], t.g.hand[queen] = t.g.hand[queen], []
    assert breakdown(t.g, queen)[2] == 9
    t.g.forged = [-1] * 48
    assert breakdown(t.g, queen)[2] == 3  # the deed alone


@rule("wonderland", "20.4.3", "12.2.1")
def test_three_active_chips_do_not_call_on_the_clams() -> None:
    t = table("queen hatter alice").put("queen", "tulgey_wood", supporters=1)
    t.put("hatter", "tulgey_wood", leader=True)
    t.quest("queen", "q07").battle("tulgey_wood", queen="faction_1", hatter="red_rook_strong").do("alice", "no-bet")
    t.draw(queen="faction_1", hatter="halt").draw(queen="faction_1").draw(queen="halt")
    assert t.asked("queen") == ["none"]
    assert t.why("queen", "quest q07") == ("deed-not-met", "12.2.1")


@rule("wonderland", "20.5.1", "20.5.2", "14.2.1", "14.3.5", "14.1.2", "18.1.1", "14.2.2", "14.2.3")
def test_the_queen_forges_the_forge_chip_itself() -> None:
    t = table("queen hatter alice").put("queen", "garden", supporters=2).put("hatter", "garden", leader=True)
    t.forged("queen", 2, "faction_1 faction_1").forged("queen", 3, "rose_weak rose_weak rose_weak")
    t.g.between[0] = 1  # what lies between the first columns was gained long ago
    t.bag("queen", "forge madness madness faction_2").battle("garden", queen="forge", hatter="red_rook_strong")
    t.do("alice", "no-bet").draw(queen="faction_2", hatter="halt")
    assert t.strength("queen") == 3
    t.draw(queen="halt")
    assert t.prompt == "forge"
    assert t.decision.values == (1,)
    t.do("queen", "chip forge", "track 2")
    assert t.g.leader_strength[0] == 2
    assert t.bag_of("queen") == "madness artifact"
    assert t.done  # one action used, none left


@rule("wonderland", "20.6.1", "6.2.1", "6.2.2", "6.2.4", "6.3.1", "6.3.2", "6.3.4", "6.3.5", "1.5.4")
def test_madness_at_the_end_of_tea() -> None:
    for supply, left, shards in ((6, 0, [2, 2, 2, 0]), (5, 1, [5, 5, 2, 0]), (3, 1, [2, 2, 2, 0])):
        t = table("alice hatter queen cat").shards(alice=5, hatter=5, queen=2)
        t.g.madness_supply = supply
        t.step("tea-effects")
        assert t.g.madness_supply == left
        assert t.g.shards == shards
        each = [t.has(who, "madness") - 2 for who in ("alice", "hatter", "queen", "cat")]
        assert each == {6: [2, 2, 1, 1], 5: [1, 1, 1, 1], 3: [1, 1, 0, 0]}[supply]


@rule("wonderland", "20.6.2", "16.1.1", "16.1.2", "16.1.3", "16.1.4")
def test_final_score() -> None:
    t = table("alice hatter queen").shards(alice=4)
    t.g.vp[0] = 41
    for region in ("garden", "witzend", "tulgey_wood"):
        t.put("alice", region, castle=True)
    t.g.castle_value[0] = 5
    t.quest("alice", "q02 q23 q29")  # leader strength 5; castle value 5; four Wonderlandians
    t.g.leader_strength[0] = 5
    t.g.deeds[0] = [t.g.hand[0].pop(0)]  # 9: deed and goal
    assert breakdown(t.g, 0) == [41, 15, 12, -4, 64]
