"""Chapter 2: setup, and preparing the table for rounds II and III."""

from __future__ import annotations

from tests.games.wonderland.table import table
from weald.games.wonderland import GAME, board, facts
from weald.games.wonderland.state import Wonderland
from weald.match import Match, begin
from weald.testing import rule


def new(seats: str | int = 3, seed: int = 1, **options: object) -> tuple[Match, Wonderland]:
    names = seats.split() if isinstance(seats, str) else facts.FACTIONS[:seats]
    match = begin(GAME, names, seed, options)
    assert isinstance(match.state, Wonderland)
    return match, match.state


@rule("wonderland", "2.1.1")
def test_a_tile_on_each_region() -> None:
    seen = set()
    for seed in range(12):
        _, g = new(3, seed)
        assert len(set(g.tiles)) == 5
        seen.add(tuple(g.tiles))
    assert len(seen) > 6


@rule("wonderland", "2.1.2")
def test_ally_sets() -> None:
    assert new(3)[1].allies == [0] * 5
    for i, which in enumerate("ABCD"):
        assert new(3, allies=which)[1].allies == [i] * 5
    assert {new(3, seed, allies="random")[1].allies[0] for seed in range(20)} == {0, 1, 2, 3}
    assert len(set(new(3, 1, allies="random")[1].allies)) == 1
    assert any(len(set(new(3, seed, allies="mixed")[1].allies)) > 1 for seed in range(5))
    assert new(3, allies="B", rose="D")[1].allies == [1, 1, 3, 1, 1]


@rule("wonderland", "2.1.3", "2.1.6")
def test_public_supplies() -> None:
    for n in range(2, 6):
        g = new(n)[1]
        assert g.madness_supply == 29 - 2 * n
        assert g.ally_supply[facts.KIND_NAMES.index("rose_weak")] == 11
        assert g.ally_supply[facts.FORGE] == 25 - n * (2 if n == 2 else 1)


@rule("wonderland", "2.1.4", "2.1.5")
def test_three_wonderlandians_lie_open() -> None:
    g = new(3)[1]
    assert len(g.display) == 3
    assert len(g.wonder_deck) == 21
    assert len({tuple(new(3, seed)[1].display) for seed in range(6)}) > 4


@rule("wonderland", "2.1.7", "2.1.8", "2.1.9", "2.3.3", "17.1.9")
def test_cards_on_the_chairs() -> None:
    for n, chairs in ((2, 11), (3, 11), (4, 12), (5, 13)):
        g = new(n)[1]
        assert sum(card >= 0 for card in g.chairs) == chairs
        assert len(g.tea_decks[0]) == 30 - chairs
        assert [len(deck) for deck in g.tea_decks[1:]] == [30, 30]
        assert all(facts.TEA_ROUND[card] == 1 for card in g.chairs if card >= 0)
    assert len({tuple(new(3, seed)[1].chairs) for seed in range(5)}) == 5


@rule("wonderland", "2.1.10", "2.2.8")
def test_starting_quests() -> None:
    match, g = new("alice mad_hatter queen_of_hearts")
    assert [len(hand) for hand in g.hand] == [2, 2, 2]
    assert [d.prompt for d in match.open] == ["keep-quest"] * 3
    kept = [d.options[1].id for d in match.open]
    for seat in (2, 0, 1):
        match.choose(kept[seat], seat)
    g = match.state  # type: ignore[assignment]
    assert [f"quest {facts.CARD_NAMES[hand[0]]}" for hand in g.hand] == kept
    assert len(g.quest_deck) == 27
    assert all(g.seen[card] == 0 for card in g.quest_deck)


@rule("wonderland", "2.1.11")
def test_first_battle_figure() -> None:
    faces = set(facts.DIE)
    for seats in (3, 5):
        reached = {new(seats, seed)[1].first_battle for seed in range(30)}
        assert reached == {(board.QUEENS_CASTLE + face) % 5 for face in faces}


@rule("wonderland", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.2.7", "2.2.9", "2.2.10", "7.4.12")
def test_a_players_start() -> None:
    match, g = new("alice cheshire_cat jabberwock")
    for seat in range(3):
        own = match.view(seat)["position"]["seats"][seat]
        assert own["bag"] == {
            "madness": 2, "double_madness": 1, "faction_1": 3, "faction_2": 1, "artifact": 2, "forge": 1,
        }  # fmt: skip
        assert own["supply"] == 10
        assert not any(own["abilities"].values())
        assert own["forge"] == [[None] * 3, [None] * 3, [None] * 4, [None] * 3]
        assert (g.leader_strength[seat], g.shield[seat], g.vp[seat], g.strength[seat]) == (1, 1, 0, 0)
        assert g.chair[seat] == 0
        assert board.GONE not in g.leader
        assert [facts.CARD_NAMES[c].split("_", 1)[0] for c in g.bets[seat]] == ["bet", "bet"]
    named = [facts.CARD_NAMES[c] for c in g.bets[0]]
    assert named == ["bet_alice_cheshire_cat", "bet_alice_jabberwock"]
    assert g.castles == [0] * 15


@rule("wonderland", "2.2.11", "2.2.13")
def test_start_player_and_starting_shards() -> None:
    assert {new(3, seed)[1].start for seed in range(20)} == {0, 1, 2}
    assert new(3, 5, first_player="first")[1].start == 0
    for seed in range(6):
        g = new(4, seed)[1]
        assert [g.shards[(g.start + i) % 4] for i in range(4)] == facts.START_SHARDS[4]
    for n in range(2, 6):
        assert sum(new(n)[1].shards) == sum(facts.START_SHARDS[n])


@rule("wonderland", "2.2.12", "I-59")
def test_poison_supply() -> None:
    assert new("alice jabberwock")[1].poison_supply == 4
    assert new("alice jabberwock mad_hatter")[1].poison_supply == 5
    assert new(5)[1].poison_supply == 7
    assert new(4)[1].poison_supply == 0


@rule("wonderland", "2.3.1", "2.3.2", "2.3.4", "15.2.6", "3.1.3", "2.3.8")
def test_the_table_of_round_two() -> None:
    t = table("alice hatter queen", round=2)
    t.g.taken_now = [4, 4, 4]
    t.g.leader = [0, 1, 2]
    t.g.chair = [-1, -1, -1]
    t.step("tea-party")
    assert all(facts.TEA_ROUND[card] == 2 for card in t.g.chairs if card >= 0)
    [laid] = t.events("cards-laid")
    assert (laid["count"], laid["rule"]) == (11, "2.3.2")
    assert laid["cards"] == [facts.CARD_NAMES[t.g.chairs[chair]] for chair in board.CHAIRS_IN_USE[3]]
    assert t.g.chair == [0, 0, 0]
    assert t.leader("alice") == "table"
    assert t.g.taken_now == [0, 0, 0]
    assert t.prompt == "tea-move"
    first = t.decision.seat
    t.do(t.match.seats[first], t.asked(t.match.seats[first])[0])
    while t.prompt != "tea-move":
        t.match.take_default(t.decision.seat)
    assert t.decision.seat == (first + 1) % 3


@rule("wonderland", "2.3.5", "2.3.6", "2.3.7", "I-94", "15.2.4")
def test_who_starts_round_two() -> None:
    t = table("alice hatter queen", round=2).points(alice=9, hatter=5, queen=7)
    assert t.step("tea-party").decision.seat == 1
    t = table("alice hatter queen", round=2).points(alice=5, hatter=5, queen=7)
    t.put("alice", "garden", supporters=2, leader=True).put("hatter", "garden", supporters=3)
    t.g.leader[0] = board.TABLE
    assert t.step("tea-party").decision.seat == 0  # fewest units, leaders are at the table
    t = table("alice hatter queen", round=2).points(alice=5, hatter=5, queen=5).shards(queen=2)
    assert t.step("tea-party").decision.seat == 2
    started = set()
    for value in range(3):
        t = table("alice hatter queen", round=2).points(alice=5, hatter=5, queen=5)
        t.g.script = [value]
        started.add(t.step("tea-party").decision.seat)
    assert started == {0, 1, 2}
