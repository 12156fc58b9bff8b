"""Landmarks: A.5 and chapter F."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.root.table import GAME, Table, new_game, table
from weald.games.root.board import MAP_NAMES, PLACE_NAMES
from weald.games.root.rules.landmarks import LANDMARK_NAMES, LANDMARKS, drawn, standing
from weald.games.root.rules.landmarks.ferry import ferry_at
from weald.games.root.rules.landmarks.forge import forge_of
from weald.games.root.rules.landmarks.market import market_of
from weald.games.root.rules.landmarks.tower import tower_at
from weald.games.root.rules.landmarks.treetop import treetop_of
from weald.kernel.errors import UnknownSetting
from weald.match.record import write
from weald.testing import rule


def names(t: Table) -> list[str]:
    return [LANDMARKS[card].name for card in drawn(t.g)]


def with_landmark(name: str, *seats: str, **options: Any) -> Table:
    """A new game in which this landmark is the first that is drawn."""
    for seed in range(1, 400):
        t = new_game(*seats, seed=seed, **{"landmarks": 1, **options})
        if names(t)[0] == name:
            return t
    raise AssertionError(name)


def places(t: Table) -> set[str]:
    return {choice.removeprefix("in ") for choice in t.offered}


# --- setting up (A.5) --------------------------------------------------------------------------------------


@rule("root", "A.5", "A.5.1")
def test_none_one_or_two() -> None:
    assert GAME.read_options({})["landmarks"] == 0
    assert drawn(new_game(seed=1).g) == []
    for count in (1, 2):
        assert len(names(new_game(seed=1, landmarks=count))) == count
    with pytest.raises(UnknownSetting):
        new_game(seed=1, landmarks=3)


@rule("root", "A.5.2")
def test_they_are_drawn_by_chance_each_once() -> None:
    seen = set()
    for seed in range(60):
        both = names(new_game(seed=seed, landmarks=2))
        assert len(set(both)) == 2
        seen |= set(both)
    assert sorted(seen) == sorted(LANDMARK_NAMES)


@rule("root", "A.5.3")
def test_the_last_player_sets_up_the_first_and_the_one_before_the_second() -> None:
    t = new_game("marquise", "eyrie", "alliance", "duchy", seed=4, landmarks=2)
    last = (t.g.first - 1) % 4
    t.expects("landmark-where", t.match.seats[last])
    t.first()
    t.expects("landmark-where", t.match.seats[(last - 1) % 4])
    assert not any(t.g.hands), "cards come after landmarks"
    t.first()
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3, 3]
    assert len(standing(t.g)) == 2


@rule("root", "F.1.3", "AMB-71")
@pytest.mark.parametrize("map", MAP_NAMES)
def test_two_landmarks_stand_apart_where_they_can(map: str) -> None:
    for seed in range(25):
        t = new_game("marquise", "eyrie", "alliance", seed=seed, landmarks=2, map=map)
        t.first()
        if t.asked != "landmark-where":
            continue  # there was one place
        (one, *others), card = standing(t.g), LANDMARK_NAMES[t.match.decision.values[0]]
        near = {PLACE_NAMES[b] for c in (one, *others) for b in t.g.links[c]}
        offered = places(t)
        assert offered.isdisjoint(PLACE_NAMES[c] for c in standing(t.g))
        if card != "tower" and offered - near:
            assert offered.isdisjoint(near)
        t.first()
        assert len(set(standing(t.g))) == len(standing(t.g))


@rule("root", "F.1.3")
def test_where_there_is_no_room_next_to_another_will_do() -> None:
    t = table("eyrie", "marquise", landmarks="black_market:c1 tower:c12")  # every river clearing is next to one of them
    LANDMARKS[LANDMARK_NAMES.index("lost_city")].take(t.g)
    t.agenda(("landmark", (0, LANDMARK_NAMES.index("lost_city"))))
    assert places(t) == {"c4", "c5", "c7", "c10", "c11"}


@rule("root", "F.2.1", "F.4.1")
@pytest.mark.parametrize("name", ["ferry", "lost_city"])
def test_river_landmarks(name: str) -> None:
    assert places(with_landmark(name)) == {"c4", "c5", "c7", "c10", "c11"}
    near_its_ferry = places(with_landmark(name, map="lake"))
    assert near_its_ferry <= {"c1", "c10", "c11", "c12"}
    with_landmark(name).refuses("in c1", "landmark-no-river")


@rule("root", "F.3.1", "F.5.1", "F.6.1", "F.7.1", "AMB-73")
def test_where_the_others_are_set_up() -> None:
    assert places(with_landmark("tower")) == {"c6", "c10", "c11", "c12"}
    assert len(places(with_landmark("legendary_forge"))) == 12
    assert places(with_landmark("black_market")) == {"c1", "c3", "c4"}
    assert places(with_landmark("elder_treetop")) == {"c1", "c2", "c3", "c4"}
    with_landmark("elder_treetop").refuses("in c5", "not-a-corner")
    with_landmark("black_market").refuses("in c5", "not-one-slot")
    with_landmark("tower").refuses("in c1", "landmark-no-ruin")
    assert not any("elder_treetop" in names(new_game("marquise", "eyrie", seed=s, landmarks=2)) for s in range(60))


@rule("root", "A.5", "AMB-71")
def test_their_setup_takes_the_place_of_the_maps() -> None:
    t = with_landmark("ferry", map="lake")
    assert ferry_at(t.g) < 0
    t.do("in c12")
    assert ferry_at(t.g) == 11
    t = with_landmark("tower", map="mountain")
    assert tower_at(t.g) < 0
    place = t.offered[-1].removeprefix("in ")
    t.do(f"in {place}")
    assert PLACE_NAMES[tower_at(t.g)] == place
    t = with_landmark("black_market", map="mountain")  # the pass is a landmark for it, too
    assert PLACE_NAMES[t.g.board().tower] not in places(t)


@rule("root", "F.1.1", "F.1.2", "INT-167", "INT-127")
def test_nobody_owns_or_removes_a_landmark() -> None:
    t = table("eyrie", landmarks="tower:c6 lost_city:c10", alliance="c6:sympathy", marquise="c6:2",
              supporters="fox fox fox fox", hands={"marquise": "fox"})  # fmt: skip
    t.birdsong("alliance").do("revolt c6")
    while not t.halted:
        t.first()
    assert t.warriors("marquise", "c6") == 0
    assert tower_at(t.g) == 5
    t = table("eyrie", landmarks="tower:c6", hundreds="c6:2")
    assert t.rules("c6") == "hundreds"
    t.evening("hundreds")
    assert t.points("hundreds") > 0  # nothing of an enemy stands there: oppress


# --- the ferry and the tower -------------------------------------------------------------------------------


@rule("root", "F.2.2")
def test_the_ferry_goes_along_the_river_once_a_turn() -> None:
    t = table("eyrie", landmarks="ferry:c7", marquise="c7:3,sawmill c4:1", deck="fox fox fox")
    t.actions("marquise")
    assert {choice for choice in t.offered if choice.startswith("sail")} == {"sail c4", "sail c11"}
    t.do("sail c11", "warriors 2")
    assert t.warriors("marquise", "c11") == 2
    assert ferry_at(t.g) == 10
    assert t.hand("marquise") == ["anvil"]
    t.refuses("sail c7", "ferry-sailed")
    t.turn("eyrie")
    while t.asked != "halt" and t.g.turn == t.seat("eyrie"):
        t.first()


@rule("root", "F.3.2", "INT-166")
def test_the_tower_gives_a_point_at_the_end_of_evening() -> None:
    t = table("eyrie", landmarks="tower:c12", marquise="c12:1", points={"marquise": 28})
    t.agenda(("turn-ends", (t.seat("marquise"),)))
    assert t.points("marquise") == 29
    t.agenda(("turn-ends", (t.seat("eyrie"),)))
    assert t.points("eyrie") == 0
    t.agenda(("turn-ends", (t.seat("marquise"),)))
    assert t.winners == ["marquise"]


@rule("root", "A.5", "C.3.4")
def test_with_its_card_the_tower_is_no_longer_on_the_pass() -> None:
    pass_ = PLACE_NAMES[table("eyrie", "marquise", map="mountain").g.board().tower]
    t = table("eyrie", map="mountain", landmarks="tower:c12", marquise=f"{pass_}:2")
    t.agenda(("turn-ends", (t.seat("marquise"),)))
    assert t.points("marquise") == 0
    t = table("eyrie", map="mountain", marquise=f"{pass_}:2")
    t.agenda(("turn-ends", (t.seat("marquise"),)))
    assert t.points("marquise") == 1


# --- the Lost City -----------------------------------------------------------------------------------------


@rule("root", "F.4.2")
def test_the_city_is_of_every_suit() -> None:
    t = table("alliance", landmarks="lost_city:c10", marquise="c10:workshop*1,1", eyrie="c1:1",
              hands={"marquise": "sword anvil"}, points={"marquise": 0})  # fmt: skip
    t.daylight("marquise").offers("craft anvil")  # fox
    assert t.match.view(0)["position"]["clearings"]["c10"]["suits"] == ["fox", "rabbit", "mouse"]
    t = table("eyrie", "alliance", landmarks="lost_city:c10", marquise="c10:1 c1:1 c8:1 c9:1",
              hands={"marquise": "dominance_mouse"}, points={"marquise": 10})  # fmt: skip
    assert t.g.suits[9] == 7


@rule("root", "F.4.2")
def test_a_piece_there_gives_one_symbol_of_any_suit() -> None:
    t = table("eyrie", landmarks="lost_city:c10", marquise="c10:workshop,1", hands={"marquise": "anvil foxfolk_steel"})
    t.daylight("marquise").offers("craft anvil").refuses("craft foxfolk_steel")


@rule("root", "F.4.4")
def test_both_may_ambush_with_different_suits() -> None:
    t = table(landmarks="lost_city:c10", marquise="c10:3", eyrie="c10:3",
              hands={"marquise": "ambush_fox", "eyrie": "ambush_mouse"})  # fmt: skip
    t.battle("marquise", "c10", "eyrie").do("ambush ambush_mouse")
    t.expects("foil", "marquise").do("ambush ambush_fox")


@rule("root", "F.4.4")
def test_it_matches_one_card_of_a_sway() -> None:
    from weald.games.root.factions.duchy.ministers import most_matched, sites_of

    t = table("eyrie", landmarks="lost_city:c10", duchy="c10:1", hands={"duchy": "fox rabbit"})
    assert most_matched(t.g.hands[t.seat("duchy")], sites_of(t.g)) == 1


@rule("root", "F.4.3", "AMB-72")
def test_a_base_in_the_city_keeps_its_printed_suit() -> None:
    t = table("eyrie", "marquise", landmarks="lost_city:c10", alliance="c10:sympathy c1:base",
              supporters="rabbit mouse mouse rabbit")  # fmt: skip
    t.birdsong("alliance").do("revolt c10").first(2)
    t.expects("city-base", "alliance").refuses("suit fox").do("suit mouse")
    assert t.on("c10", "base") == 1
    from weald.games.root.factions.alliance.rules import suits_of_bases

    assert suits_of_bases(t.g) == 1 | 4


@rule("root", "F.4.3")
def test_any_garden_may_be_built_there() -> None:
    t = table("eyrie", landmarks="lost_city:c10", cult="c10:3", hands={"cult": "mouse rabbit"})
    t.daylight("cult").go("reveal sword").go("build", "in c10")
    built = [kind for kind in ("garden_fox", "garden_rabbit", "garden_mouse") if t.on("c10", kind)]
    assert len(built) == 1


# --- the Legendary Forge -----------------------------------------------------------------------------------


@rule("root", "F.5.1")
@pytest.mark.parametrize(
    ("where", "items"),
    [("c1", {"sword": 2, "crossbow": 1, "hammer": 1}), ("c3", {"boot": 2, "coin": 2}), ("c2", {"bag": 2, "tea": 2})],
)
def test_four_items_lie_on_its_card(where: str, items: dict[str, int]) -> None:
    t = with_landmark("legendary_forge").do(f"in {where}")
    position = t.match.view(0)["position"]
    assert position["landmarks"]["legendary_forge"] == {"place": where, "items": items, "building": None}
    assert all(position["items"][item] == 0 for item in items)


@rule("root", "F.5.2", "F.5.3")
def test_only_who_is_there_crafts_at_the_forge() -> None:
    t = table(
        "eyrie", landmarks="legendary_forge:c1", marquise="c6:workshop c12:workshop", hands={"marquise": "sword anvil"}
    )
    t.daylight("marquise").refuses("craft sword", "at-the-forge")
    t = table(
        "eyrie", landmarks="legendary_forge:c1", marquise="c1:1 c7:workshop*2", hands={"marquise": "sword"}, deck="fox"
    )
    t.craft("marquise", "sword")
    assert t.crafted("marquise", "sword") == 1
    assert t.points("marquise") == 2 + 1
    assert t.hand("marquise") == ["anvil"]
    forge = forge_of(t.g)
    assert forge is not None
    assert sum(forge.items) == 3


@rule("root", "F.5.3", "7.2.3b", "14.2.3b", "INT-152")
def test_the_point_of_the_forge_is_scored_by_everybody() -> None:
    t = table("marquise", landmarks="legendary_forge:c1", eyrie="c1:1", hands={"eyrie": "sword"}, deck="fox")
    assert t.craft("eyrie", "sword").points("eyrie") == 1 + 1
    t = table("marquise", landmarks="legendary_forge:c1", hundreds="c1:1", hands={"hundreds": "sword"}, deck="fox")
    t.craft("hundreds", "sword").first()
    assert t.points("hundreds") in (1, 3)


# --- the Black Market --------------------------------------------------------------------------------------


@rule("root", "F.6.2")
def test_three_cards_that_nobody_has_seen() -> None:
    t = with_landmark("black_market").first()
    cards = market_of(t.g).cards
    assert len(cards) == 3
    assert [t.g.seen[card] for card in cards] == [0, 0, 0]
    assert t.match.view(0)["zones"]["common.market"]["cards"] == [None, None, None]


@rule("root", "F.6.3")
def test_a_swap_is_blind_and_nothing_is_discarded() -> None:
    t = table("eyrie", "cult", landmarks="black_market:c1", market="fox rabbit ambush_mouse", marquise="c1:1",
              hands={"marquise": "sword anvil"})  # fmt: skip
    t.actions("marquise").do("swap", "give sword", "stall 3")
    assert t.hand("marquise") == ["ambush_mouse", "anvil"]
    assert t.souls == []
    assert t.discard == []
    me, other = t.seat("marquise"), t.seat("eyrie")
    assert t.match.view(me)["zones"]["common.market"]["cards"] == [None, None, "sword"]
    assert t.match.view(other)["zones"]["common.market"]["cards"] == [None, None, None]
    assert write(t.match, me).splitlines()[-2:] == ["marquise give sword", "marquise stall 3"]
    assert write(t.match, other).splitlines()[-2:] == ["marquise ?", "marquise ?"]  # what leads to her own question
    t.refuses("swap", "swapped-already").do("end")
    assert write(t.match, other).splitlines()[-3:] == ["marquise ?", "marquise stall 3", "marquise end"]


@rule("root", "F.6.3")
def test_others_can_imagine_what_is_being_swapped() -> None:
    """Between giving and taking: whoever does not know the card may deal any other in its place."""
    t = table(
        "eyrie", landmarks="black_market:c1", market="fox rabbit mouse", marquise="c1:1",
        hands={"marquise": "sword anvil", "eyrie": "ambush_mouse cobbler"},
    )  # fmt: skip
    t.actions("marquise").do("swap", "give sword")
    me, other = t.seat("marquise"), t.seat("eyrie")
    assert t.match.open[0].prompt == "swap-for"
    assert t.match.view(other)["zones"]["common.played"] == {"owner": None, "count": 1, "cards": []}
    given = {tuple(t.match.redeal(other, seed).view(me)["zones"]["common.played"]["cards"]) for seed in range(20)}
    assert len(given) > 1
    assert t.match.redeal(me, 1).view(me)["zones"]["common.played"]["cards"] == ["sword"]


@rule("root", "F.6.3")
def test_it_takes_a_piece_there_and_a_card() -> None:
    t = table(
        "eyrie", landmarks="black_market:c1", market="fox rabbit mouse", marquise="c2:1", hands={"marquise": "sword"}
    )
    t.actions("marquise").refuses("swap", "no-piece-at-market")
    t = table("eyrie", landmarks="black_market:c1", market="fox rabbit mouse", marquise="c1:1")
    t.actions("marquise").refuses("swap", "empty-hand")


@rule("root", "F.6.3", "11.2.3b")
def test_what_leaves_an_open_hand_is_known() -> None:
    t = table(
        "eyrie", landmarks="black_market:c1", market="fox rabbit mouse", riverfolk="c1:1", hands={"riverfolk": "anvil"}
    )
    t.daylight("riverfolk").do("swap").go("give anvil").do("stall 1")
    assert t.match.view(t.seat("eyrie"))["zones"]["common.market"]["cards"][0] == "anvil"


@rule("root", "F.6.3", "13.2.4a", "AMB-53")
def test_with_the_card_from_the_market_one_may_guess_again() -> None:
    """The hand is another one, though no larger: so there is a question, whatever the card was."""
    for card in ("fox", "rabbit"):
        t = table(
            landmarks="black_market:c1", market=f"{card} rabbit mouse", marquise="c1:1", corvids="c1:1,plot_bomb",
            hands={"marquise": "mouse"}, deck="rabbit rabbit",
        )  # fmt: skip
        t.evening("marquise").expects("anything-else", "marquise").refuses("expose c1", "no-card-to-show")
        t.do("swap").go("give sword").do("stall 1").expects("anything-else", "marquise")
        if card == "fox":
            t.offers("expose c1")
        else:
            t.refuses("expose c1", "no-card-to-show")


# --- the Elder Treetop -------------------------------------------------------------------------------------


@rule("root", "F.7.2")
def test_it_adds_a_slot() -> None:
    t = with_landmark("elder_treetop").do("in c1")
    clearing = t.match.view(0)["position"]["clearings"]["c1"]
    assert (clearing["slots"], clearing["open"]) == (2, 2)


@rule("root", "F.7.2")
def test_the_builder_says_which_slot() -> None:
    t = table("eyrie", "alliance", landmarks="elder_treetop:c2", marquise="c2:3,wood*3,sawmill")
    tree = treetop_of(t.g)
    assert tree is not None
    assert tree.kind < 0
    t.actions("marquise").do("build").go("build workshop").go("in c2")
    while t.asked != "which-slot" and not t.halted:
        t.first()
    t.expects("which-slot", "marquise").do("slot treetop")
    assert t.match.view(0)["position"]["landmarks"]["elder_treetop"]["building"] is not None


@rule("root", "AMB-96")
def test_the_controller_says_where_a_vault_stands() -> None:
    t = table(
        landmarks="elder_treetop:c1",
        marquise="c1:3",
        cult="c3:2",
        vault_keepers="c5:vault",
        hired={"vault_keepers": "marquise"},
    )
    t.actions("marquise").do("employ vault_keepers").do("in c1").expects("which-slot", "marquise").do("slot treetop")
    tree = treetop_of(t.g)
    assert tree is not None
    assert tree.kind >= 0


@rule("root", "F.7.3")
def test_a_building_in_the_treetop_is_worth_one_more() -> None:
    t = table(
        "alliance", landmarks="elder_treetop:c1", marquise="c1:sawmill,workshop", eyrie="c1:4", leader="charismatic"
    )
    tree = treetop_of(t.g)
    assert tree is not None
    assert tree.kind >= 0  # both slots are taken
    t.roll(3, 0).battle("eyrie", "c1", "marquise")
    while not t.halted:
        t.first()
    assert t.points("eyrie") == 3


@rule("root", "F.7.4", "AMB-74")
def test_of_two_alike_the_common_slot_falls_first() -> None:
    t = table("alliance", landmarks="elder_treetop:c1", marquise="c1:sawmill*2", eyrie="c1:1")
    t.roll(1, 0).battle("eyrie", "c1", "marquise")
    while not t.halted:
        t.first()
    tree = treetop_of(t.g)
    assert tree is not None
    assert t.on("c1", "sawmill") == (1 if tree.kind >= 0 else 0)
