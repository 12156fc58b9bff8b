"""Chapter 17: the two-player game and the local resistance."""

from __future__ import annotations

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import GAME, facts
from weald.games.wonderland.rules.common import adjacent, clockwise, regions
from weald.games.wonderland.rules.outcome import rank
from weald.games.wonderland.rules.quests import goal_met
from weald.games.wonderland.rules.scoring import breakdown
from weald.games.wonderland.state import Wonderland
from weald.match import begin
from weald.testing import rule


def two(
    unused: str = "witzend", round: int = 1, seats: str = "alice hatter", resistance: int | None = None, **options: str
) -> Table:
    t = table(seats, round=round, **options)
    t.g.unused = facts.REGIONS.index(unused)
    t.g.tiles = [0, 0, 0, 0, 0]
    t.g.resistance = facts.RESISTANCE[round - 1] if resistance is None else resistance
    return t


def new(seed: int) -> Wonderland:
    g = begin(GAME, ["alice", "mad_hatter"], seed).state
    assert isinstance(g, Wonderland)
    return g


@rule("wonderland", "17.1.1", "17.1.3", "17.1.4", "17.1.5", "17.1.6", "17.1.7", "17.1.10", "17.5.1", "2.2.5")
def test_setup_for_two() -> None:
    unused = set()
    for seed in range(25):
        g = new(seed)
        unused.add(g.unused)
        assert g.tiles[g.unused] == -1
        quests = g.quest_deck + g.hand[0] + g.hand[1]
        assert len(quests) == 24
        assert all(facts.QUEST_REGION[c - facts.QUEST] != g.unused for c in quests)
        first = clockwise(g, g.unused, 1)
        assert g.first_battle in {clockwise(g, first, face) for face in facts.DIE}
        assert sum(g.bag[: facts.KINDS]) == 11
        names = [facts.CARD_NAMES[c] for c in g.wonder_deck + g.display]
        assert len(names) == 22
        assert not {"duchess_amulet", "march_hare"} & set(names)
        assert g.bets == [[], []]
    assert unused == {0, 1, 2, 3, 4}


@rule("wonderland", "17.1.2", "I-92", "17.1.5", "17.1.1", "15.2.1", "18.3.1")
def test_the_unused_region_is_cut_out() -> None:
    t = two("witzend", allies="B")
    pool, castle = facts.REGIONS.index("pool_of_tears"), facts.REGIONS.index("queens_castle")
    assert castle in adjacent(t.g, pool)
    assert pool in adjacent(t.g, castle)
    assert len(regions(t.g)) == 4
    assert clockwise(t.g, pool, 1) == castle
    t.g.first_battle = pool
    t.rolls(2).step("war-ends")
    assert t.g.first_battle == facts.REGIONS.index("tulgey_wood")
    t.step("send-leader", "alice")
    assert t.why("alice", "to witzend") == ("region-unused", "17.1.1")
    t = (
        two("witzend", allies="B")
        .put("alice", "pool_of_tears", supporters=1)
        .put("alice", "queens_castle", supporters=2)
    )
    t.battle("pool_of_tears", alice="card_guard_weak")
    assert "from queens_castle" in t.asked("alice")


@rule("wonderland", "17.1.8", "13.8.17", "14.3.3", "5.1.2", "16.1.2")
def test_the_other_side_of_the_faction_boards() -> None:
    t = two().forged("alice", 4, "forge forge forge")
    t.g.region, t.g.status = 2, [2, 2]
    t.g.active[0] = [facts.FORGE]
    t.g.actions[0] = 1
    t.step("forge", "alice").do("alice", "chip forge", "track 4")
    assert t.g.castle_value[0] == 7
    assert t.has("alice", "artifact") == 3
    # changed abilities
    t = two(seats="hatter alice").unlock("hatter", "hot_tea").put("hatter", "garden", supporters=2)
    t.put("alice", "garden", leader=True).battle("garden", hatter="artifact", alice="faction_1")
    assert t.strength("hatter") == 3 + 2
    t = two(seats="cat alice").unlock("cat", "wicked_grin").put("cat", "garden", supporters=2).shards(alice=1)
    assert t.battle("garden", cat="artifact").strength("cat") in (3 + 2, 0)
    assert [(told["count"], told["why"]) for told in t.events("beside")] == [
        (2, "wicked-grin")
    ]  # alice need not be there
    t = two(seats="jabberwock alice").unlock("jabberwock", "manxome_foe").put("jabberwock", "garden", supporters=2)
    t.put("alice", "garden", leader=True).battle("garden", jabberwock="artifact", alice="faction_1")
    assert t.strength("jabberwock") == 3 + 2


@rule("wonderland", "17.2.1", "3.1.1", "3.1.2", "6.1.1")
def test_five_cards_each() -> None:
    t = two(seats="hatter alice")
    t.g.taken_now[0] = 4
    assert t.step("tea-turn", "hatter").prompt == "tea-move"
    t.g.taken_now[0] = 5
    assert t.step("tea-turn", "hatter").prompt == "send-leader"
    assert len(t.asked("hatter")) == 4


@rule("wonderland", "17.3.1", "15.1.2", "7.1.1")
def test_the_resistance_stands_still() -> None:
    for round_, strength in ((1, 3), (2, 5), (3, 7)):
        t = two(round=round_, resistance=0)
        t.g.first_battle = 0
        t.put("alice", "garden", supporters=3).run(("war", ()))
        assert t.g.resistance == strength
        assert [r for (r,) in t.told("nobody-there")] == [0, 1]  # then the garden
    t = two().put("alice", "garden", supporters=3).battle("garden", alice="artifact")
    t.draw(alice="faction_1").finish()
    assert t.g.resistance == 3


def alone(round_: int, strength: int) -> Table:
    t = two(round=round_).put("alice", "garden", supporters=3).quest("alice", "q17")
    t.tile("garden", 4)
    t.g.region, t.g.status, t.g.strength = 2, [2, 0], [strength, 0]
    t.g.phase = 2
    t.g.active[0] = [facts.FORGE]
    return t.run(("battle-over", ()))


@rule("wonderland", "17.3.3", "17.3.4", "17.3.5", "17.3.6", "17.3.11", "I-87", "11.6.5")
def test_alone_against_the_resistance() -> None:
    t = alone(2, 5)
    assert t.asked("alice") == ["points", "castle"]
    t = alone(2, 4)
    assert (t.vp("alice"), t.castle("alice", "garden")) == (0, "none")
    assert t.prompt == "deed"
    t.do("alice", "none")
    assert t.prompt == "forge"
    t = alone(2, 6)
    assert (t.vp("alice"), t.castle("alice", "garden")) == (4, "lying")


@rule("wonderland", "17.3.2", "17.3.9", "7.2.5")
def test_a_lone_player_draws() -> None:
    t = two().put("alice", "garden", leader=True, supporters=1)
    t.g.leader_strength[0] = 6
    t.battle("garden")  # above the resistance already: the battle ends at once (S5)
    assert t.events("drew") == []
    assert [told["rule"] for told in t.events("had-to-halt")] == ["17.3.9"]
    assert t.told("placed") == [(1, 0, 6)]
    assert (t.vp("alice"), t.castle("alice", "garden")) == (t.points_of("garden"), "lying")
    t = two().put("alice", "garden", supporters=2).battle("garden", alice="faction_1")
    assert t.asked("alice") == ["draw", "halt"]
    t.draw(alice="artifact")
    assert t.told("placed") == [(1, 0, 4)]


def places(round_: int, alice: int, hatter: int) -> tuple[list[int], list[int]]:
    t = two(round=round_)
    t.g.status, t.g.strength, t.g.order = [2, 2], [alice, hatter], [0, 1]
    rank(t.g)
    return t.g.place, t.g.placed_tie


@rule("wonderland", "17.3.3", "17.3.4", "17.3.5", "17.3.7", "17.3.14", "12.2.9")
def test_places_with_the_resistance() -> None:
    assert places(1, 5, 4) == ([1, 2], [0, 0])
    assert places(1, 5, 3) == ([1, 2], [0, 0])  # level with the resistance: second, alone
    assert places(1, 5, 2) == ([1, 0], [0, 0])
    assert places(1, 3, 2) == ([1, 0], [1, 0])
    assert places(1, 4, 4) == ([1, 1], [1, 1])
    assert places(1, 2, 2) == ([0, 0], [0, 0])


@rule("wonderland", "17.3.7", "17.3.5")
def test_second_place_gets_the_full_half() -> None:
    for strength, points in ((3, 2), (2, 0)):
        t = two().tile("garden", 4).put("alice", "garden", supporters=1).put("hatter", "garden", supporters=1)
        t.g.region, t.g.status, t.g.strength = 2, [2, 2], [6, strength]
        t.run(("battle-over", ()))
        assert t.vp("hatter") == points


@rule("wonderland", "17.3.8", "I-89", "8.5.3")
def test_forced_halt_needs_to_be_ahead_of_both() -> None:
    for strength, prompt in ((6, "draw-or-halt"), (8, "")):
        t = two(round=3).put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
        t.battle("garden", alice="faction_1", hatter="faction_1")
        t.g.strength = [strength - 1, 4]
        t.draw(alice="faction_1", hatter="halt")
        assert (t.prompt == "draw-or-halt") is bool(prompt)


@rule("wonderland", "17.3.10", "10.3.3", "17.3.13")
def test_the_resistance_is_no_opponent() -> None:
    t = two(round=3, allies="D").put("alice", "garden", supporters=2).unlock("alice", "impossible_things")
    t.battle("garden", alice="flamingo_weak")
    assert t.shard("hatter") == 0  # the resistance is ahead, but no opponent
    t = two(round=3).put("alice", "garden", supporters=2).battle("garden", alice="rabbits_watch")
    assert t.strength("alice") == 2  # nobody is ahead
    t = two(round=3).put("alice", "garden", supporters=2).battle("garden", alice="knaves_crown")
    assert t.told("crowned") == []


@rule("wonderland", "17.3.12", "11.7.1")
def test_all_bust_leaves_the_region_to_the_resistance() -> None:
    t = two().put("alice", "garden", supporters=1)
    t.g.shield[0] = 0
    t.battle("garden", alice="madness")
    assert t.vp("alice") == 0
    assert t.events("resistance-holds") == [{"region": "garden", "seat": -1, "rule": "17.3.12"}]


@rule("wonderland", "17.4.1", "17.4.2", "17.4.4", "7.3.3")
def test_castles_in_two_steps() -> None:
    t = two().put("alice", "garden", supporters=3)
    for state in ("lying", "standing", "standing"):
        t.g.strength = [0, 0]
        t.battle("garden", alice="artifact")
        while not t.done:
            if t.prompt == "draw-or-halt":
                t.draw(alice="artifact")
            else:
                t.match.take_default(0)
        assert t.castle("alice", "garden") == state
    t = two().put("alice", "garden", supporters=3, castle="lying").put("hatter", "garden", supporters=1)
    assert t.battle("garden", alice="faction_1", hatter="faction_1").strength("alice") == 3


@rule("wonderland", "17.4.3", "I-90")
def test_a_castle_reward_may_stand_one_up() -> None:
    t = two().put("alice", "garden", castle="lying").put("alice", "tulgey_wood", castle="standing")
    t.step("castle", "alice")
    assert t.asked("alice") == ["to queens_castle", "to garden", "to pool_of_tears"]
    assert t.why("alice", "to tulgey_wood") == ("castle-stands", "17.4.2")
    assert t.do("alice", "to garden").castle("alice", "garden") == "standing"
    t = two().put("alice", "garden", castle="lying").step("castle", "alice").do("alice", "to pool_of_tears")
    assert t.castle("alice", "pool_of_tears") == "lying"


@rule("wonderland", "17.4.4", "18.5.1")
def test_a_lying_castle_counts_for_set_d_card_guards() -> None:
    t = two(allies="D").put("alice", "garden", supporters=2, castle="lying").battle("garden", alice="card_guard_weak")
    assert t.prompt == "draw-or-halt"


@rule("wonderland", "17.4.5", "I-91", "16.1.2")
def test_only_standing_castles_score() -> None:
    t = two().put("alice", "garden", castle="standing").put("alice", "tulgey_wood", castle="standing")
    t.put("alice", "pool_of_tears", castle="lying")
    t.g.castle_value[0] = 4
    assert breakdown(t.g, 0)[1] == 8
    assert not goal_met(t.g, 0, facts.QUEST_NAMES.index("q05"))  # four castles: three standing with two players
    t.put("alice", "pool_of_tears", castle="standing")
    assert goal_met(t.g, 0, facts.QUEST_NAMES.index("q05"))


@rule("wonderland", "17.4.6", "17.3.4", "11.4.2")
def test_a_tie_gives_one_step() -> None:
    t = alone(1, 3).do("alice", "castle")
    assert t.castle("alice", "garden") == "lying"
    t = two().put("alice", "garden", supporters=1, castle="standing").tile("garden", 4)
    t.g.region, t.g.status, t.g.strength = 2, [2, 0], [3, 0]
    t.run(("battle-over", ()))
    assert t.vp("alice") == 4


@rule("wonderland", "17.4.7", "13.4.2")
def test_walrus_moves_the_building_step() -> None:
    t = two().put("alice", "garden", figures="walrus").put("alice", "pool_of_tears", castle="lying").tile("garden", 4)
    t.g.region, t.g.status, t.g.strength = 2, [2, 0], [9, 0]
    t.run(("battle-over", ())).do("alice", "to pool_of_tears")
    assert (t.castle("alice", "pool_of_tears"), t.castle("alice", "garden")) == ("standing", "none")


@rule("wonderland", "7.4.10", "17.5.1", "17.5.2")
def test_no_bets_for_two() -> None:
    t = two().put("alice", "garden", supporters=2).battle("garden", alice="faction_1")
    assert t.prompt == "draw-or-halt"
    assert t.waiting() == {"alice"}
