"""Chapter 5 and the factions' own setup (6.3, 7.3, 8.3, 9.3, 9.7.1)."""

from __future__ import annotations

import pytest

from tests.games.root.table import GAME, Table, new_game, table
from weald.games.root.facts import ITEM_SUPPLY
from weald.games.root.pieces import PLAYED
from weald.kernel.errors import UnknownSeat
from weald.testing import rule


def set_up(*seats: str, seed: int = 1) -> Table:
    """A new game, set up by first options, at the first player's first decision."""
    t = new_game(*seats, seed=seed)
    while t.g.round == 0:
        t.do(t.offered[0])
    return t


@rule("root", "5.1.1")
def test_the_first_player_is_random() -> None:
    firsts = {new_game(seed=seed).g.first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}


@rule("root", "5.1.1", "9.7")
def test_one_faction_each_but_two_vagabonds() -> None:
    options = GAME.read_options({})
    assert GAME.seats(["eyrie", "vagabond", "second_vagabond"], None, options)
    for wrong in (["eyrie", "eyrie"], ["marquise"], ["marquise", "second_vagabond"], ["marquise", "otters"]):
        with pytest.raises(UnknownSeat):
            GAME.seats(list(wrong), None, options)
    assert [len(GAME.seats(None, n, options)) for n in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    with pytest.raises(UnknownSeat):
        GAME.seats(None, 7, options)
    (seating,) = GAME.seatings(options)
    assert seating.allows(["vagabond", "second_vagabond"])
    assert not seating.allows(["marquise", "second_vagabond"])
    assert all(GAME.seats(line_up, None, options) for line_up in GAME.samples(options))


@rule("root", "5.1.2", "5.1.3b", "5.1.4", "5.1.5")
def test_the_common_setup() -> None:
    t = new_game(seed=2)
    assert t.g.vp == [0, 0, 0, 0]
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3, 3]
    assert [c for c in range(12) if t.g.ruins[c]] == [5, 9, 10, 11]
    assert t.g.item_supply == ITEM_SUPPLY == [2, 2, 1, 1, 2, 2, 2, 0]


@rule("root", "5.1.7")
def test_factions_set_up_by_their_letters() -> None:
    t = new_game("vagabond", "alliance", "eyrie", "marquise")
    t.expects("keep-where", "marquise").do("in c1", "in c5", "in c9", "in c10")
    t.expects("leader", "eyrie").do("leader builder")
    t.expects("character", "vagabond")
    assert len(t.alliance.supporters) == 3


@rule("root", "5.2a", "5.2b")
def test_reach_of_the_line_ups() -> None:
    reach = {
        "marquise": 10, "hundreds": 9, "keepers": 8, "duchy": 8, "eyrie": 7, "vagabond": 5, "riverfolk": 5, "alliance": 3,
        "corvids": 3, "second_vagabond": 2, "cult": 2,
    }  # fmt: skip
    assert {side: GAME.reach([side]) for side in PLAYED}.items() <= reach.items()
    assert GAME.reach(["marquise", "eyrie"]) == 17  # the default for two
    assert GAME.reach(GAME.seats(None, 3, {})) >= 18
    assert GAME.reach(GAME.seats(None, 4, {})) >= 21


@rule("root", "A.1b")
def test_shuffled_suits() -> None:
    t = new_game(seed=3, shuffled_suits=True)
    assert sorted(t.g.suits) == [1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4]
    assert t.g.suits != new_game(seed=3).g.suits
    assert new_game(seed=3).g.suits == new_game(seed=9).g.suits  # Autumn has printed suits
    assert len({tuple(new_game(seed=s, map="winter").g.suits) for s in range(5)}) > 1


@rule("root", "A.1a", "A.1c", "A.7a")
def test_a_map_is_chosen() -> None:
    t = new_game("marquise", "eyrie", map="winter", seed=1)
    assert [c for c in range(12) if t.g.ruins[c]] == [7, 8, 10, 11]
    assert len(t.g.deck) == 50 - 6


# --- Marquise (6.3) --------------------------------------------------------------------------------------


@rule("root", "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5")
def test_the_marquise_sets_up() -> None:
    t = new_game("marquise", "alliance")
    t.expects("keep-where", "marquise").only("in c1", "in c2", "in c3", "in c4").do("in c2")
    t.expects("first-building", "marquise").only("in c2", "in c5", "in c6", "in c10").do("in c2", "in c2")
    t.refuses("in c2", "no-slot", "2.2.3b").do("in c6")
    assert (t.on("c2", "keep"), t.on("c2", "sawmill"), t.on("c2", "workshop"), t.on("c6", "recruiter")) == (1, 1, 1, 1)
    assert [t.warriors("marquise", f"c{i}") for i in range(1, 13)] == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert (t.supply("marquise_warrior"), t.supply("wood"), t.supply("sawmill")) == (14, 8, 5)


# --- Eyrie (7.3) -----------------------------------------------------------------------------------------


@rule("root", "7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5")
def test_the_eyrie_sets_up_opposite_the_keep() -> None:
    t = new_game("marquise", "eyrie")
    t.do("in c2", "in c2", "in c2", "in c6").expects("leader", "eyrie")
    assert (t.on("c4", "roost"), t.warriors("eyrie", "c4"), t.supply("eyrie_warrior"), t.supply("roost")) == (
        1,
        6,
        14,
        6,
    )
    t.only("leader builder", "leader charismatic", "leader commander", "leader despot").do("leader commander")
    assert t.eyrie.viziers == [0, 1, 1, 0]
    assert t.match.view(0)["position"]["factions"]["eyrie"]["face_up"] == ["builder", "charismatic", "despot"]


@rule("root", "7.3.2")
def test_without_another_corner_start_any_corner_does() -> None:
    t = new_game("eyrie", "alliance")
    t.expects("eyrie-start", "eyrie").only("in c1", "in c2", "in c3", "in c4")


@rule("root", "7.8", "7.8.1", "7.8.2", "7.8.3", "7.8.4a")
@pytest.mark.parametrize(
    ("leader", "viziers"),
    [("builder", [1, 1, 0, 0]), ("charismatic", [1, 0, 1, 0]), ("commander", [0, 1, 1, 0]), ("despot", [0, 1, 0, 1])],
)
def test_viziers_lie_where_the_leader_says(leader: str, viziers: list[int]) -> None:
    t = new_game("eyrie", "alliance").do("in c1", f"leader {leader}")
    assert t.eyrie.viziers == viziers


# --- Alliance (8.3) --------------------------------------------------------------------------------------


@rule("root", "8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_the_alliance_sets_up() -> None:
    t = set_up("eyrie", "alliance")
    assert (t.supply("alliance_warrior"), t.supply("base"), t.supply("sympathy")) == (10, 3, 10)
    assert len(t.supporters) == 3
    assert len(t.sees("alliance", "alliance.supporters")) == 3
    assert t.sees("eyrie", "alliance.supporters") == []


# --- Vagabond (9.3) --------------------------------------------------------------------------------------


@rule("root", "9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.5", "9.3.6", "9.2.5.I", "9.2.5.II")
def test_the_vagabond_sets_up() -> None:
    t = new_game("eyrie", "vagabond").do("in c1", "leader despot")
    t.expects("character", "vagabond").do("character thief").expects("pawn-where", "vagabond")
    assert len(t.offered) == 7
    t.do("in f4")
    assert t.pawn() == "f4"
    assert (t.items("ready"), t.items("track")) == (["boot", "sword", "torch"], ["tea"])
    assert (len(t.g.quests), len(t.g.quest_deck)) == (3, 12)
    assert [len(pile) for pile in t.g.ruin_items] == [1, 1, 1, 1]
    assert t.relation("eyrie") == "indifferent"
    assert t.vagabond().relations[0] == -1  # the Marquise does not play
    for zone, shown in t.match.view(1)["zones"].items():
        if zone.startswith("common.ruin"):
            assert (shown["count"], shown["cards"]) == (1, [])


@rule("root", "9.7.1a", "9.7.1b", "9.7.2", "9.3.1")
def test_two_vagabonds_set_up() -> None:
    first = {
        new_game("eyrie", "vagabond", "second_vagabond", seed=s).do("in c1", "leader despot").asks for s in range(12)
    }
    assert first == {"vagabond", "second_vagabond"}
    t = new_game("eyrie", "vagabond", "second_vagabond").do("in c1", "leader despot", "character thief", "in f1")
    t.refuses("character thief", "character-taken", "9.3.1").do("character ranger", "in f2")
    assert [len(pile) for pile in t.g.ruin_items] == [2, 2, 2, 2]
    assert len(t.g.quests) == 3


@rule("root", "D.1.1", "D.2.1", "D.3.1", "D.4.1", "D.5.1", "D.6.1", "D.7.1", "D.8.1", "D.9.1", "9.3.5")
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", "boot sword tea torch"),
        ("tinker", "bag boot hammer torch"),
        ("ranger", "boot crossbow sword torch"),
        ("vagrant", "boot coin torch"),
        ("arbiter", "boot sword sword torch"),
        ("scoundrel", "boot boot crossbow torch"),
        ("adventurer", "boot hammer torch"),
        ("ronin", "boot boot sword torch"),
        ("harrier", "coin crossbow sword torch"),
    ],
)
def test_starting_items(character: str, items: str) -> None:
    t = new_game("eyrie", "vagabond").do("in c1", "leader despot", f"character {character}", "in f1")
    assert sorted([*t.items("ready"), *t.items("track")]) == items.split()


def test_the_table_language_counts_right() -> None:
    t = table(marquise="c5:2,sawmill", vagabond="thief f1 boot sword! tea%")
    assert (t.supply("marquise_warrior"), t.items("exhausted"), t.items("damaged")) == (23, ["sword"], ["tea"])
