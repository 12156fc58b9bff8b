"""Chapters 11, 12, 14 and 16: what a battle brings, quests, forging, final scoring."""

from __future__ import annotations

import pytest

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import board, facts
from weald.games.wonderland.rules.outcome import rank
from weald.games.wonderland.rules.quests import deed_met, goal_met, owned
from weald.games.wonderland.rules.scoring import breakdown
from weald.games.wonderland.state import BUST, HALTED
from weald.testing import rule


def ended(region: str = "garden", seats: str = "alice hatter queen", points: int = 4, **strength: int) -> Table:
    """All drawing is over: these strengths stand, everybody has two supporters there; -1 is bust."""
    t = table(seats).tile(region, points)
    t.g.region = facts.REGIONS.index(region)
    t.g.phase = 2
    t.g.working = [0] * t.g.players
    for who, value in strength.items():
        t.put(who, region, supporters=2)
        t.g.status[t.seat(who)] = BUST if value < 0 else HALTED
        t.g.strength[t.seat(who)] = max(0, value)
    return t


def outcome(t: Table) -> Table:
    return t.run(("battle-over", ()))


# --- 11 ---------------------------------------------------------------------------------------------------


@rule("wonderland", "11.1.1", "11.1.2", "11.1.3", "11.1.4")
def test_the_six_steps() -> None:
    t = ended(alice=5, hatter=3, queen=-1).quest("alice", "q17")
    t.g.active[0] = [facts.FORGE]
    t.g.supporters[2] = 1  # q17: one unit left
    outcome(t)
    assert t.vp("alice") == 4
    assert t.prompt == "deed"
    t.do("alice", "quest q17")
    assert t.prompt == "forge"
    t.do("alice", "chip forge", "track 4")
    assert t.done
    assert t.vp("queen") == 0


@rule("wonderland", "11.2.1", "11.2.2", "11.2.3", "1.1.4")
def test_the_winner() -> None:
    for round_, index in ((1, 0), (2, 1), (3, 2)):
        t = ended(alice=5, hatter=3)
        t.g.round = round_
        t.g.tiles[2] = 1  # 2, 4, 8
        outcome(t)
        assert t.vp("alice") == (2, 4, 8)[index]
        assert t.castle("alice", "garden") == "standing"
        assert t.vp("hatter") == (1, 2, 4)[index]
    t = ended(alice=5, hatter=3).put("alice", "garden", castle=True)
    outcome(t)
    assert t.vp("alice") == 4
    assert sum(t.g.castles) == 2


@rule("wonderland", "11.3.1", "11.3.2", "11.3.3", "11.3.4")
def test_second_place() -> None:
    t = outcome(ended(alice=5, hatter=3, queen=1))
    assert (t.vp("hatter"), t.castle("hatter", "garden"), t.vp("queen")) == (2, "none", 0)
    t = outcome(ended(alice=5, hatter=-1))
    assert t.vp("hatter") == 0
    t = ended(alice=5, hatter=3)
    tile = t.g.tiles[2]
    values = facts.TILES[tile]
    facts.TILES[tile] = [5, 5, 5]
    try:
        assert outcome(t).vp("hatter") == 3  # half of an odd value, rounded up
    finally:
        facts.TILES[tile] = values


@rule("wonderland", "11.4.1", "11.4.2", "11.4.3", "I-36")
def test_tie_for_first() -> None:
    t = ended(alice=5, hatter=5, queen=3).put("alice", "garden", castle=True)
    outcome(t)
    assert t.vp("alice") == 4  # only the points are left to her
    assert t.asked("hatter") == ["points", "castle"]
    t.do("hatter", "castle")
    assert (t.vp("hatter"), t.castle("hatter", "garden"), t.vp("queen")) == (0, "standing", 0)


@rule("wonderland", "11.4.5", "I-40", "13.4.5")
def test_a_tie_is_no_win_for_the_walrus() -> None:
    t = outcome(ended(alice=5, hatter=5).put("alice", "garden", figures="walrus unicorn", castle=True).shards(alice=2))
    t.do("hatter", "points")
    assert t.vp("alice") == 4
    assert t.shard("alice") == 2


@rule("wonderland", "11.5.1", "11.5.2")
def test_tie_for_second() -> None:
    t = ended(seats="alice hatter queen cat", alice=9, hatter=3, queen=3)
    t.g.round = 2
    t.tile("garden", 6)
    outcome(t)
    assert (t.vp("hatter"), t.vp("queen")) == (2, 2)
    t = ended(seats="alice hatter queen cat", alice=9, hatter=3, queen=3, cat=3)
    t.g.round = 2
    t.tile("garden", 6)
    outcome(t)
    assert [t.vp(who) for who in ("hatter", "queen", "cat")] == [1, 1, 1]


@rule("wonderland", "11.6.1", "11.6.3", "I-47")
def test_uncontested_with_a_castle() -> None:
    t = table().put("alice", "garden", supporters=1, castle=True).tile("garden", 4).battle("garden")
    assert t.vp("alice") == 4
    assert t.done


@rule("wonderland", "13.4.4", "I-41", "11.6.4")
def test_walrus_uncontested() -> None:
    t = table().put("alice", "garden", figures="walrus", castle=True).tile("garden", 4).battle("garden")
    assert t.asked("alice") == ["points", "castle"]
    t.do("alice", "castle", "to witzend")
    assert (t.vp("alice"), t.castle("alice", "witzend")) == (3, "standing")
    t = table().put("alice", "garden", figures="walrus").tile("garden", 4).battle("garden").do("alice", "points")
    assert t.vp("alice") == 7


@rule("wonderland", "13.4.1", "13.4.2", "13.4.3", "I-39", "13.1.2")
def test_walrus_wins() -> None:
    t = outcome(ended(alice=5, hatter=3).put("alice", "garden", figures="walrus"))
    assert t.asked("alice") == [
        f"to {r}" for r in ("garden", "queens_castle", "tulgey_wood", "pool_of_tears", "witzend")
    ]
    t.do("alice", "to witzend")
    assert t.castle("alice", "garden") == "none"
    assert t.vp("alice") == 7
    t = outcome(ended(alice=5, hatter=3).put("alice", "garden", figures="walrus", castle=True))
    assert "to garden" not in t.asked("alice")
    t = outcome(ended(alice=5, hatter=3).put("alice", "witzend", figures="walrus"))
    assert t.vp("alice") == 4  # he stands elsewhere


@rule("wonderland", "13.4.6", "I-42", "13.1.3")
def test_walrus_lost_in_the_battle() -> None:
    t = outcome(ended(alice=5, hatter=3).hire("alice", "walrus"))
    assert (t.vp("alice"), t.castle("alice", "garden")) == (4, "standing")


# --- 12 ---------------------------------------------------------------------------------------------------


@rule("wonderland", "12.2.1", "12.2.2", "12.2.3", "12.2.4", "12.2.8", "I-97")
def test_one_deed_a_battle() -> None:
    t = ended(alice=6, hatter=1).quest("alice", "q17 q18 q13")
    t.g.supporters[2] = 1
    t.g.active[0] = [facts.FACTION_1]
    outcome(t)
    assert t.asked("alice") == ["none", "quest q17", "quest q18"]
    assert t.why("alice", "quest q13") == ("deed-not-met", "12.2.1")
    t.do("alice", "quest q17")
    assert t.done
    assert sorted(t.hand("alice")) == ["q13", "q18"]
    t = ended(alice=5, hatter=3).quest("alice", "q17")
    t.g.supporters[2] = 1
    outcome(t).do("alice", "none")
    assert t.hand("alice") == ["q17"]
    t.g.deeds[0], t.g.hand[0] = t.g.hand[0], []
    outcome(t)
    assert t.done  # its deed is done: nothing is asked


@rule("wonderland", "12.2.1", "12.2.6")
def test_whoever_holds_quests_is_asked() -> None:
    """Who has no fitting quest looks like one who declines; and nobody needs to win for a deed."""
    t = outcome(ended(alice=6, hatter=3).quest("hatter", "q01").quest("alice", "q17"))
    assert t.prompt == "deed"
    assert t.asked("hatter") == ["none"]
    assert t.match.open[0].secret
    t.do("hatter", "none")
    assert t.asked("alice") == ["none"]
    t = ended(alice=5, hatter=3).quest("hatter", "q13")
    assert outcome(t).asked("hatter") == ["none", "quest q13"]


@rule("wonderland", "12.2.7")
def test_a_quest_drawn_by_forging_is_too_late() -> None:
    t = ended(seats="hatter alice queen", hatter=3, alice=5)
    t.forged("hatter", 2, "faction_1")
    t.g.active[0] = [facts.FORGE, facts.FACTION_1]
    t.g.quest_deck.append(t.g.quest_deck.pop(t.g.quest_deck.index(facts.CARD_NAMES.index("q13"))))
    outcome(t).do("hatter", "chip faction_1", "track 3")
    assert t.hand("hatter") == ["q13"]
    assert t.prompt != "deed"


@rule("wonderland", "12.2.9", "12.3.8")
def test_places() -> None:
    t = ended(alice=5, hatter=3, queen=3)
    t.g.order = [0, 1, 2]
    rank(t.g)
    assert (t.g.place, t.g.placed_tie) == ([1, 2, 2], [0, 1, 1])
    t = ended(alice=5, hatter=5, queen=3)
    rank(t.g)
    assert (t.g.place, t.g.placed_tie) == ([1, 1, 3], [1, 1, 0])


DEED_CASES = {
    "q01": ("active", ["faction_1"] * 3, ["faction_1"] * 2),
    "q02": ("strength", 12, 11),
    "q03": ("active", ["flamingo_weak", "flamingo_strong"], ["flamingo_weak"]),
    "q04": ("place", (2, 0), (1, 0)),
    "q05": ("active", ["forge", "rose_strong"], ["rose_strong", "forge"]),
    "q06": ("track", 2, 1),
    "q08": ("active", ["artifact", "forge"], []),
    "q10": (
        "active",
        ["forge", "rose_weak", "faction_1", "rabbits_watch"],
        ["faction_1", "artifact", "forge", "forge"],
    ),
    "q12": ("leader", True, False),
    "q17": ("units", 1, 2),
    "q19": ("place", (1, 1), (1, 0)),
    "q21": ("lost", 2, 1),
    "q23": ("strength", 16, 15),
    "q24": ("strength", 5, 8),
    "q28": ("halted", 2, 3),
    "q29": ("shards", 3, 2),
    "q30": ("winner", 2, 3),
}


@pytest.mark.parametrize("quest", DEED_CASES)
@rule("wonderland", "12.3.8", "10.2.2")
def test_deeds(quest: str) -> None:
    what, good, bad = DEED_CASES[quest]
    for value, expected in ((good, True), (bad, False)):
        t = ended(alice=4, hatter=3)
        g = t.g
        g.place, g.placed_tie = [1, 2, 0], [0, 0, 0]
        g.halt_draw = 2
        if what == "active":
            g.active[0] = [facts.KIND_NAMES.index(k) for k in value]  # type: ignore[attr-defined]
        elif what == "strength":
            g.strength[0] = value  # type: ignore[call-overload]
        elif what == "place":
            g.place[0], g.placed_tie[0] = value  # type: ignore[misc]
        elif what == "track":
            g.track[0] = [0] * value  # type: ignore[operator]
        elif what == "leader":
            g.leader[0] = g.region if value else board.SUPPLY
        elif what in ("units", "winner"):
            g.supporters[2] = value  # type: ignore[call-overload]
        elif what == "lost":
            g.lost[0] = value  # type: ignore[call-overload]
        elif what == "halted":
            g.halted_in[0] = value  # type: ignore[call-overload]
        elif what == "shards":
            g.shards[0] = value  # type: ignore[call-overload]
        assert deed_met(g, 0, facts.QUEST_NAMES.index(quest)) is expected


@rule("wonderland", "12.3.1", "12.3.2", "12.3.3", "12.3.4", "12.3.5", "14.2.6")
def test_ally_goals_count_everywhere() -> None:
    t = table().bag("alice", "rose_weak rose_strong").exhausted("alice", "card_guard_weak card_guard_strong")
    t.g.active[0] = [facts.KIND_NAMES.index("rose_weak")]
    q13, q14 = facts.QUEST_NAMES.index("q13"), facts.QUEST_NAMES.index("q14")
    t.forged("alice", 1, "rose_weak")
    assert not goal_met(t.g, 0, q13)
    t.forged("alice", 4, "card_guard_weak")
    assert goal_met(t.g, 0, q13)  # exactly 7
    t.forged("alice", 2, "rose_weak").bag("alice", "rose_weak rose_strong flamingo_weak flamingo_weak flamingo_weak")
    assert goal_met(t.g, 0, q13)
    assert goal_met(t.g, 0, q14)  # the same roses again


@rule("wonderland", "12.3.7")
def test_madness_goal() -> None:
    t = table().bag("alice", "madness madness madness double_madness").track("alice", "madness madness")
    q15 = facts.QUEST_NAMES.index("q15")
    assert not goal_met(t.g, 0, q15)
    t.track("alice", "madness madness madness")
    assert goal_met(t.g, 0, q15)
    assert owned(t.g, 0)[facts.MADNESS] == 6


def _goal(quest: str, t: Table) -> bool:
    return goal_met(t.g, 0, facts.QUEST_NAMES.index(quest))


@rule("wonderland", "12.3.8", "12.3.1", "12.3.3")
def test_other_goals() -> None:
    def at(field: str, value: int) -> Table:
        t = table()
        getattr(t.g, field)[0] = value
        return t

    assert [_goal("q02", at("leader_strength", n)) for n in (4, 5)] == [False, True]
    assert [_goal("q23", at("castle_value", n)) for n in (4, 5)] == [False, True]
    assert [_goal("q10", at("unlocked", n)) for n in (0b0011, 0b1011)] == [False, True]
    assert [_goal("q21", at("shards", n)) for n in (3, 2)] == [False, True]
    t = table()
    for region in facts.REGIONS[:3]:
        t.put("alice", region, castle=True, supporters=1)
    assert not _goal("q05", t)
    assert _goal("q05", t.put("alice", facts.REGIONS[3], castle=True))
    assert not _goal("q27", t)
    t.put("alice", facts.REGIONS[3], leader=True).put("alice", facts.REGIONS[4], figures="dodo")
    assert _goal("q27", t)
    assert not _goal("q17", t)
    assert _goal("q17", t.put("alice", "garden", supporters=3))
    t = table().hire("alice", "dodo").hire("alice", "walrus")
    assert not _goal("q04", t)
    assert _goal("q04", t.hire("alice", "gryphon"))
    assert not _goal("q29", t)
    t = table().bag("alice", "artifact artifact forge forge")
    assert (_goal("q11", t), _goal("q18", t)) == (False, False)
    t = table().bag("alice", "artifact artifact artifact forge forge forge forge")
    assert (_goal("q11", t), _goal("q18", t)) == (True, True)
    t = table().bag("alice", "rabbits_watch rabbits_watch knaves_crown")
    assert not _goal("q28", t)
    assert _goal("q28", table().bag("alice", "rabbits_watch rabbits_watch knaves_crown knaves_crown"))
    all_ten = " ".join(f"{ally}_weak {ally}_strong" for ally in facts.ALLIES[:5])
    assert _goal("q26", table().bag("alice", all_ten))
    assert not _goal("q26", table().bag("alice", all_ten.replace("rose_weak", "forge")))
    t = table().forged("alice", 1, "forge forge forge").forged("alice", 3, "forge forge")
    assert not _goal("q06", t)
    assert _goal("q06", t.forged("alice", 2, "forge"))
    assert not _goal("q24", t)
    t.forged("alice", 4, "forge forge forge")
    assert _goal("q24", t)
    assert _goal("q30", t)
    t = table()
    t.g.taken[0] = [facts.CARD_NAMES.index(c) for c in ("t1_11", "t1_16", "t1_01")]
    assert not _goal("q19", t)
    t.g.taken[0].append(facts.CARD_NAMES.index("t3_26"))
    assert _goal("q19", t)


# --- 14 ---------------------------------------------------------------------------------------------------


@rule("wonderland", "14.1.1", "14.1.2", "14.1.4", "14.2.7", "14.2.8")
def test_forge_actions() -> None:
    t = ended(alice=5, hatter=9)  # 5 is a forge symbol
    t.g.active[0] = [facts.FORGE, facts.FORGE, facts.FACTION_2]
    t.exhausted("alice", "rose_weak")
    outcome(t)
    assert t.decision.values == (3,)
    assert t.asked("alice") == ["chip faction_2", "chip forge", "none"]
    t.do("alice", "none")
    assert t.done
    assert t.spent("alice") == "faction_2 forge forge rose_weak"


@rule("wonderland", "I-27", "14.1.3", "14.2.1")
def test_two_forge_chips_forge_themselves() -> None:
    t = ended(alice=4, hatter=9)
    t.g.active[0] = [facts.FORGE, facts.FORGE]
    outcome(t).do("alice", "chip forge", "track 2", "chip forge", "track 2")
    assert t.g.leader_strength[0] == 3
    assert t.done


@rule("wonderland", "14.1.5", "I-30")
def test_nothing_to_forge() -> None:
    assert outcome(ended(alice=5, hatter=9)).done


@rule("wonderland", "14.2.5", "14.2.2")
def test_a_full_track() -> None:
    t = ended(alice=5, hatter=9).forged("alice", 2, "forge forge forge")
    t.g.active[0] = [facts.FACTION_1]
    outcome(t).do("alice", "chip faction_1")
    assert t.asked("alice") == ["track 1", "track 3", "track 4"]
    assert t.why("alice", "track 2") == ("track-full", "14.2.5")


@rule("wonderland", "14.3.1", "14.3.3", "14.3.7", "14.3.9")
def test_forge_rewards() -> None:
    t = ended(alice=5, hatter=9)
    t.g.active[0] = [facts.FACTION_1, facts.FORGE, facts.FORGE, facts.FORGE]
    outcome(t).do("alice", "chip faction_1", "track 1", "chip rose_strong")
    assert t.has("alice", "rose_strong") == 1
    t.do("alice", "chip forge", "track 4", "chip forge", "track 4")
    assert t.g.castle_value[0] == 5
    before = t.vp("alice")
    t.do("alice", "chip forge", "track 1")
    assert t.vp("alice") == before + 4

    def name(number: int) -> str:
        return facts.REWARD_NAMES[facts.REWARDS[number].kind]

    types = {name(space) for tracks in facts.TRACK_REWARDS for track in tracks for space in track}
    types |= {name(what) for between in facts.BETWEEN for _, _, what in between}
    assert types == {
        "leader_strength", "supporter", "castle_value", "vp", "discard_madness", "quest", "unlock_ability",
        "wonderlandian", "shield", "discard_shards", "any_ally",
    }  # fmt: skip
    assert all([name(s) for s in tracks[1]] == ["leader_strength"] * 3 for tracks in facts.TRACK_REWARDS)
    assert all([facts.REWARDS[s].n for s in tracks[board.CASTLE_TRACK]] == [4, 5, 6] for tracks in facts.TRACK_REWARDS)


@rule("wonderland", "14.3.4", "14.2.4", "I-112")
def test_the_star_and_the_last_space() -> None:
    t = ended(alice=5, hatter=9).forged("alice", 1, "forge").bag("alice", "")
    t.g.active[0] = [facts.FACTION_1]
    outcome(t).do("alice", "chip faction_1", "track 1")
    assert t.vp("alice") == 2 + 4  # second place, and the star
    t = ended(alice=5, hatter=9).forged("alice", 1, "forge forge").bag("alice", "").display("walrus dodo unicorn")
    t.g.active[0] = [facts.FACTION_1]
    outcome(t).do("alice", "chip faction_1", "track 1", "hire walrus", "to garden")
    assert t.bag_of("alice") == "artifact"


@rule("wonderland", "14.3.5", "14.3.6", "I-32", "13.9.3", "13.1.4")
def test_rewards_between_tracks() -> None:
    t = ended(seats="jabberwock hatter queen", jabberwock=5, hatter=9)
    t.forged("jabberwock", 1, "forge forge").forged("jabberwock", 2, "forge")
    t.g.active[0] = [facts.FACTION_1]
    t.display("walrus dodo unicorn")
    outcome(t).do("jabberwock", "chip faction_1", "track 2")
    assert t.g.leader_strength[0] == 2
    assert t.prompt == "hire"  # column 2 of tracks 1 and 2
    t.do("jabberwock", "hire walrus", "to garden")
    assert t.events("between") == [{"reward": "wonderlandian", "seat": 0, "rule": "14.3.5"}]
    assert (t.vp("jabberwock"), t.figure("walrus")) == (2, "garden")  # he helps from the next battle on
    t.put("hatter", "garden", supporters=1).battle("garden")
    assert t.strength("jabberwock") == 2


# --- 16 ---------------------------------------------------------------------------------------------------


def final(**points: int) -> Table:
    return table(round=3).points(**points)


@rule("wonderland", "16.2.1", "16.1.5", "1.1.4")
def test_the_highest_total_wins() -> None:
    t = final(alice=3, hatter=5, queen=9).shards(queen=12)
    t.step("final-scoring")
    assert t.match.result == {"winners": [1], "how": "points", "rule": "16.2.1", "rounds": 3}
    assert t.g.score[2] == [9, 0, 0, -12, -3]


@rule("wonderland", "16.2.2", "16.2.3", "16.2.4")
def test_ties() -> None:
    t = final(alice=5, hatter=6, queen=3).shards(hatter=1)
    assert t.step("final-scoring").match.result["winners"] == [0]  # type: ignore[index]
    t = final(alice=5, hatter=5, queen=3).put("hatter", "garden", leader=True)
    assert t.step("final-scoring").match.result["winners"] == [1]  # type: ignore[index]
    t = final(alice=5, hatter=5, queen=3)
    result = t.step("final-scoring").match.result
    assert result is not None
    assert (result["winners"], result["rule"]) == ([0, 1], "16.2.4")


@rule("wonderland", "12.3.1", "12.1.3", "16.1.3")
def test_quests_count_at_the_end_from_hand_too() -> None:
    t = table(round=3).quest("alice", "q02")
    t.g.leader_strength[0] = 5
    assert breakdown(t.g, 0)[2] == 3
    t.step("final-scoring")
    assert t.told("quest-counted") == [(facts.CARD_NAMES.index("q02"), 3)]
