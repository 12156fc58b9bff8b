"""A.2: the Exiles and Partisans deck, its birds and foxes. Rabbits and mice are in test_exiles_small.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.root import table as language
from tests.games.root.table import GAME, Table, new_game
from tests.games.root.test_properties import alike
from weald.games.root.audit import audit
from weald.games.root.facts import BASE_DECK, CARD_SUIT, CARD_TYPE, DOMINANCE, EXILES_DECK, SUIT_NAMES
from weald.games.root.state import Root
from weald.kernel import Dice
from weald.match import begin
from weald.testing import rule


def table(*others: str, **how: Any) -> Table:
    return language.table(*others, exiles=True, **how)


# --- the deck --------------------------------------------------------------------------------------------


@rule("root", "A.2", "B.7.1")
def test_the_deck_takes_the_place_of_the_base_deck() -> None:
    assert len(EXILES_DECK) == len(set(EXILES_DECK)) == 54
    suits = Counter(SUIT_NAMES[CARD_SUIT[card]] for card in EXILES_DECK)
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    t = new_game("marquise", "eyrie", "alliance", deck="exiles_partisans")
    assert sorted([*t.g.deck, *(card for hand in t.g.hands for card in hand)]) == EXILES_DECK
    assert new_game("marquise", "eyrie", "alliance").g.full_deck is BASE_DECK


@rule("root", "A.2", "5.1.3a")
def test_two_players_leave_out_its_dominance_cards() -> None:
    t = new_game("marquise", "eyrie", deck="exiles_partisans")
    cards = [*t.g.deck, *(card for hand in t.g.hands for card in hand)]
    assert len(cards) == 50
    assert DOMINANCE not in [CARD_TYPE[card] for card in cards]


def test_a_table_stored_without_the_setting_has_the_base_deck() -> None:
    assert GAME.read_options({"map": "winter"})["deck"] == "base"


@rule("root", "INT-155", "4.1.4")
def test_a_second_copy_is_not_crafted_but_spent_for_its_suit() -> None:
    t = table(
        "eyrie",
        marquise="c8:4,workshop c6:1,workshop",
        play={"marquise": "false_orders"},
        hands={"marquise": "false_orders"},
    )
    t.daylight("marquise").refuses("craft false_orders", "already-in-play", "4.1.4")


# --- Saboteurs -------------------------------------------------------------------------------------------


@rule("root", "A.2", "4.1.3", "1.4.1b")
def test_saboteurs_go_with_an_effect_of_an_enemy() -> None:
    t = table(
        "alliance", marquise="c1:2", eyrie="c5:3,roost", play={"marquise": "saboteurs", "eyrie": "tunnels informants"}, points={"eyrie": 12},
    )  # fmt: skip
    t.birdsong("marquise").expects("use-effect", "marquise").only("use saboteurs", "done").do("use saboteurs")
    t.expects("sabotage-what", "marquise").only("discard tunnels", "discard informants").do("discard tunnels")
    assert t.play("eyrie") == ["informants"]
    assert t.play("marquise") == []
    assert t.discard == ["saboteurs", "tunnels"]


@rule("root", "A.2", "3.3.2b")
def test_saboteurs_reach_no_activated_dominance_card() -> None:
    t = table("alliance", marquise="c1:2", eyrie="c5:3,roost", play={"marquise": "saboteurs", "eyrie": "dominance_fox"})
    t.g.dominance[t.seat("eyrie")] = t.g.play[t.seat("eyrie")][0]
    t.birdsong("marquise")
    assert "used-card" not in [event.kind for event in (t.match.journal.events if t.match.journal else [])]
    assert t.asked != "use-effect"


@rule("root", "A.2", "10.2.6a")
def test_what_saboteurs_discard_goes_to_the_lost_souls() -> None:
    t = table("cult", marquise="c1:2", eyrie="c5:3,roost", play={"marquise": "saboteurs", "eyrie": "tunnels"})
    t.birdsong("marquise").do("use saboteurs")
    assert t.souls == ["saboteurs", "tunnels"]


@rule("root", "A.2", "G.1.27")
def test_saboteurs_spare_a_coalition() -> None:
    t = table(
        "alliance",
        marquise="c1:2",
        vagabond="thief c5",
        eyrie="c2:1",
        play={"marquise": "saboteurs", "vagabond": "tunnels"},
    )
    t.g.partner[t.seat("vagabond")] = t.seat("marquise")
    assert t.birdsong("marquise").asked != "use-effect"


# --- Soup Kitchens ---------------------------------------------------------------------------------------


@rule("root", "A.2", "2.5b")
def test_soup_kitchens_let_tokens_count_twice_for_rule() -> None:
    t = table(alliance="c5:1,sympathy", marquise="c5:2", play={"alliance": "soup_kitchens"})
    assert t.rules("c5") == "alliance"
    assert table(alliance="c5:1,sympathy", marquise="c5:2").rules("c5") == "marquise"
    t = table("alliance", marquise="c1:1,wood*2,keep", eyrie="c1:6", play={"marquise": "soup_kitchens"})
    assert t.rules("c1") == "marquise"


@rule("root", "A.2", "4.3.3.II", "4.2")
def test_fed_tokens_are_no_warriors() -> None:
    t = table(alliance="c5:sympathy", marquise="c5:1", play={"alliance": "soup_kitchens"})
    assert t.rules("c5") == "alliance"
    t.roll(0, 0).battle("marquise", "c5", "alliance")  # defenseless: an extra hit
    assert t.on("c5", "sympathy") == 0


@rule("root", "A.2", "13.2.2", "15.2.4a")
@pytest.mark.parametrize(
    ("side", "pieces"),
    [
        ("corvids", "c5:plot_snare"),
        ("riverfolk", "c5:trade_post_rabbit"),
        ("duchy", "c5:tunnel"),
        ("hundreds", "c5:mob"),
    ],
)
def test_tokens_of_every_kind_are_fed(side: str, pieces: str) -> None:
    t = table("alliance", marquise="c5:1", play={side: "soup_kitchens"}, **{side: pieces})
    assert t.rules("c5") == side


@rule("root", "A.2", "15.2.4b")
def test_a_relic_that_is_carried_away_feeds_nobody_there() -> None:
    t = table("alliance", keepers="c5:1", relics="c5:figure_2", marquise="c5:1", play={"keepers": "soup_kitchens"})
    assert t.rules("c5") == "keepers"
    t.move("keepers", "c5", "c1", 1).do("relic figure_2")
    assert (t.rules("c5"), t.rules("c1")) == ("marquise", "keepers")


# --- Boat Builders ---------------------------------------------------------------------------------------


@rule("root", "A.2", "2.3a", "4.2.1")
def test_boat_builders_make_paths_of_rivers() -> None:
    t = table("eyrie", marquise="c5:3", play={"marquise": "boat_builders"})
    t.move("marquise", "c5", "c10", 2)
    assert t.warriors("marquise", "c10") == 2
    t = table(marquise="c5:1", eyrie="c5:2 c10:1", play={"marquise": "boat_builders"})
    t.agenda(("move", (0, 3, 0)))
    assert t.halted  # it rules neither end


@rule("root", "A.2", "8.4.2.Ia")
def test_sympathy_spreads_along_the_rivers_of_boat_builders() -> None:
    t = table("eyrie", alliance="c5:sympathy", supporters="rabbit rabbit", play={"alliance": "boat_builders"})
    t.agenda(("alliance-spread", (t.seat("alliance"),))).offers("spread c10")


@rule("root", "A.2", "13.7.4a", "AMB-81")
def test_a_raid_follows_rivers_but_no_tunnels() -> None:
    t = table("eyrie", corvids="c5:plot_raid c9:plot_bomb", marquise="c5:2", play={"corvids": "boat_builders tunnels"})
    t.roll(1, 0).battle("marquise", "c5", "corvids").go("done")
    assert [t.warriors("corvids", c) for c in ("c1", "c2", "c10", "c9")] == [1, 1, 1, 0]


@rule("root", "A.2", "9.5.1a")
def test_a_vagabond_walks_along_rivers() -> None:
    t = table("eyrie", "marquise", vagabond="thief c5 boot", play={"vagabond": "boat_builders"})
    t.agenda(("vagabond-move", (t.seat("vagabond"), 0))).offers("to c10").do("to c10")
    assert t.pawn() == "c10"


@rule("root", "A.2", "9.4.2a", "AMB-81")
def test_a_vagabond_slips_along_rivers() -> None:
    t = table("eyrie", "marquise", vagabond="thief c5 boot", play={"vagabond": "boat_builders"})
    t.agenda(("vagabond-slip", (t.seat("vagabond"),))).offers("to c10")


# --- Corvid Planners -------------------------------------------------------------------------------------


@rule("root", "A.2", "4.2.1")
def test_corvid_planners_need_no_rule() -> None:
    t = table(marquise="c5:1", eyrie="c5:2 c1:2", play={"marquise": "corvid_planners"})
    t.move("marquise", "c5", "c1", 1)
    assert t.warriors("marquise", "c1") == 1


# --- Eyrie Émigré ----------------------------------------------------------------------------------------


def emigre(side: str, **how: Any) -> Table:
    t = table(play={side: "eyrie_emigre"}, **how)
    t.g.turn = t.seat(side)
    return t.agenda(("moment", (t.seat(side), 0, 2)))


@rule("root", "A.2", "4.1.3", "1.4.1c")
def test_the_emigre_must_move_and_fight() -> None:
    t = emigre("marquise", marquise="c5:3", eyrie="c1:2")
    t.expects("move-from", "marquise") if t.asked == "move-from" else t.expects("move-to", "marquise")
    t.roll(1, 0).do("to c1", "warriors 3")
    assert t.warriors("eyrie", "c1") == 1
    assert t.play("marquise") == ["eyrie_emigre"]
    assert t.halted


@rule("root", "A.2", "4.1.3", "AMB-87")
def test_the_emigre_is_lost_where_no_battle_is_possible() -> None:
    t = emigre("marquise", marquise="c5:3", eyrie="c1:2").do("to c2", "warriors 1")
    assert t.play("marquise") == []
    assert t.discard == ["eyrie_emigre"]
    assert t.told("discarded")["rule"] == "4.1.3"


@rule("root", "A.2", "4.1.3", "AMB-87")
def test_the_emigre_is_lost_without_a_move() -> None:
    t = emigre("marquise", marquise="", eyrie="c1:2")
    assert t.halted
    assert t.discard == ["eyrie_emigre"]


@rule("root", "A.2", "1.4.1c")
def test_the_emigre_comes_at_the_end_of_birdsong() -> None:
    t = table("alliance", marquise="c5:3 c1:1,keep", eyrie="c2:2", play={"marquise": "eyrie_emigre"})
    t.turn("marquise").expects("move-from", "marquise")
    assert t.g.phase == 0


@rule("root", "A.2", "9.5.1a", "4.3a")
def test_a_vagabond_with_the_emigre_walks_and_fights_without_boots_and_swords() -> None:
    t = emigre("vagabond", vagabond="thief c5 boot!", eyrie="c1:1", marquise="c9:1")
    t.expects("walk-to", "vagabond").roll(0, 0).do("to c1")
    assert t.told("battled")["side"] == "eyrie"
    assert t.play("vagabond") == ["eyrie_emigre"]


@rule("root", "A.2", "INT-112")
def test_the_emigre_is_lost_in_the_burrow() -> None:
    t = emigre("duchy", duchy="c5:2,tunnel", eyrie="c1:2").do("to burrow", "warriors 2")
    assert t.discard == ["eyrie_emigre"]


# --- Partisans -------------------------------------------------------------------------------------------


@rule("root", "A.2", "4.3.3a", "4.3.3.I", "AMB-84")
@pytest.mark.parametrize(("suit", "where"), [("fox", "c1"), ("rabbit", "c5"), ("mouse", "c2")])
def test_partisans_hit_once_and_all_other_cards_of_the_hand_go(suit: str, where: str) -> None:
    rest = [one for one in ("fox", "rabbit", "mouse") if one != suit]
    t = table(
        "alliance", marquise=f"{where}:3", eyrie=f"{where}:3",
        play={"marquise": f"{suit}_partisans"}, hands={"marquise": f"{suit} {' '.join(rest)} bird dominance_bird"},
    )  # fmt: skip
    t.roll(0, 0).battle("marquise", where, "eyrie").expects("battle-effect", "marquise")
    t.do(f"use {suit}_partisans")
    assert t.warriors("eyrie", where) == 2
    assert len(t.hand("marquise")) == 1
    assert len(t.discard) == 3
    assert t.beside == ["dominance_bird"]
    assert t.play("marquise") == [f"{suit}_partisans"]
    assert t.halted  # once in a battle


@rule("root", "A.2", "4.3.3a")
def test_partisans_serve_a_defender_with_an_empty_hand_too() -> None:
    t = table("alliance", marquise="c1:3", eyrie="c1:3", play={"eyrie": "fox_partisans"})
    t.roll(0, 0).battle("marquise", "c1", "eyrie").expects("battle-effect", "eyrie").do("use fox_partisans")
    assert t.warriors("marquise", "c1") == 2


@rule("root", "A.2", "4.3.3a")
def test_partisans_stay_at_home_elsewhere() -> None:
    t = table("alliance", marquise="c5:3", eyrie="c5:3", play={"eyrie": "fox_partisans"}).roll(0, 0)
    assert t.battle("marquise", "c5", "eyrie").halted


@rule("root", "A.2", "10.2.6a")
def test_partisans_touch_no_supporters_and_feed_the_lost_souls() -> None:
    t = table(
        "cult",
        alliance="c1:2",
        marquise="c1:2",
        play={"alliance": "fox_partisans"},
        hands={"alliance": "mouse"},
        supporters="rabbit",
    )
    t.roll(0, 0).battle("alliance", "c1", "marquise").do("use fox_partisans")
    assert len(t.souls) == 1
    assert len(t.supporters) == 1


# --- Propaganda Bureau -----------------------------------------------------------------------------------


def bureau(t: Table, side: str) -> Table:
    seat = t.seat(side)
    t.g.turn = seat
    t.g.phase = 1
    return t.agenda(("window", (seat, 1)))


@rule("root", "A.2", "G.1.17", "2.1.1")
def test_propaganda_turns_a_warrior() -> None:
    t = table(
        "alliance",
        marquise="c1:2",
        eyrie="c5:3 c8:1",
        play={"marquise": "propaganda_bureau"},
        hands={"marquise": "rabbit bird"},
    )
    bureau(t, "marquise").do("use propaganda_bureau").do("spend bake_sale")
    assert (t.warriors("eyrie", "c5"), t.warriors("marquise", "c5")) == (2, 1)
    assert t.discard == ["bake_sale"]
    assert t.halted  # once a turn
    t = table(
        "alliance",
        marquise="c1:2",
        eyrie="c5:3 c8:1",
        play={"marquise": "propaganda_bureau"},
        hands={"marquise": "bird"},
    )
    bureau(t, "marquise").do("use propaganda_bureau", "spend arms_trader").only("in c5", "in c8")


@rule("root", "A.2", "1.5.4b", "6.2.2a", "AMB-85")
def test_propaganda_removes_even_where_nobody_can_be_placed() -> None:
    t = table(
        "alliance", marquise="c1:2,keep", eyrie="c5:3", play={"eyrie": "propaganda_bureau"}, hands={"eyrie": "fox"}
    )
    bureau(t, "eyrie").do("use propaganda_bureau", "spend anvil").go("done")
    assert (t.warriors("eyrie", "c1"), t.warriors("marquise", "c1")) == (0, 1)


@rule("root", "A.2", "14.2.2b")
def test_propaganda_does_not_reach_the_warlord() -> None:
    t = table(
        "alliance", hundreds="c1:warlord", eyrie="c5:3", play={"eyrie": "propaganda_bureau"}, hands={"eyrie": "fox"}
    )
    bureau(t, "eyrie").refuses("use propaganda_bureau")
    assert t.halted


@rule("root", "A.2", "9.2.9.III.a")
def test_propaganda_of_a_vagabond_turns_its_victim_hostile() -> None:
    t = table(
        "marquise",
        vagabond="thief c1",
        eyrie="c5:3",
        play={"vagabond": "propaganda_bureau"},
        hands={"vagabond": "rabbit"},
    )
    bureau(t, "vagabond").do("use propaganda_bureau", "spend bake_sale")
    assert t.warriors("eyrie", "c5") == 2
    assert t.relation("eyrie") == "hostile"


@rule("root", "A.2", "1.2.1a")
def test_propaganda_tells_nothing_of_the_hand() -> None:
    def one(hand: str) -> Table:
        t = table(
            "alliance", marquise="c1:2", eyrie="c5:3", play={"marquise": "propaganda_bureau"}, hands={"marquise": hand}
        )
        return bureau(t, "marquise")

    usable, not_usable = one("rabbit"), one("mouse")
    usable.offers("use propaganda_bureau")
    not_usable.only("done").refuses("use propaganda_bureau", "nobody-to-sway", "4.1.3")
    alike(usable, not_usable, "eyrie")


# --- False Orders ----------------------------------------------------------------------------------------


def orders(t: Table, side: str) -> Table:
    seat = t.seat(side)
    t.g.turn = seat
    t.g.phase = 0
    return t.agenda(("window", (seat, 0)))


@rule("root", "A.2", "1.5.5")
def test_false_orders_send_half_away_whoever_rules() -> None:
    t = table("alliance", marquise="c1:1 c2:3", eyrie="c5:3", play={"marquise": "false_orders"})
    orders(t, "marquise").do("use false_orders").only("to c1", "to c2").do("to c2")
    assert (t.warriors("eyrie", "c5"), t.warriors("eyrie", "c2")) == (1, 2)
    assert t.discard == ["false_orders"]
    assert t.told("misled")["side"] == "eyrie"


@rule("root", "A.2", "13.7.2")
def test_false_orders_break_no_snare() -> None:
    t = table("alliance", corvids="c5:snare", eyrie="c5:3 c8:2", play={"corvids": "false_orders"})
    orders(t, "corvids").do("use false_orders")
    t.expects("orders-to", "corvids").only("to c4", "to c7")


@rule("root", "A.2", "INT-132", "14.2.2c", "AMB-83")
def test_the_warlord_counts_but_does_not_obey_false_orders() -> None:
    t = table("alliance", hundreds="c5:2,warlord", eyrie="c1:3", play={"eyrie": "false_orders"})
    orders(t, "eyrie").do("use false_orders", "to c1")
    assert (t.warriors("hundreds", "c1"), t.on("c5", "warlord")) == (2, 1)
    t = table("alliance", hundreds="c5:warlord", eyrie="c1:3", play={"eyrie": "false_orders"})
    assert orders(t, "eyrie").halted


@rule("root", "A.2", "AMB-08", "8.2.6a")
def test_who_got_false_orders_pays_for_outrage() -> None:
    t = table(
        alliance="c1:sympathy", marquise="c2:1", eyrie="c5:2", play={"marquise": "false_orders"}, hands={"marquise": "mouse", "eyrie": "fox"},
    )  # fmt: skip
    orders(t, "marquise").do("use false_orders", "to c1").go("pay anvil", "give anvil")
    assert t.hand("eyrie") == []
    assert t.hand("marquise") != []
    assert len(t.supporters) == 1


@rule("root", "A.2", "12.2.2a", "AMB-83")
def test_false_orders_reach_the_burrow() -> None:
    t = table("alliance", duchy="c5:tunnel burrow:4", eyrie="c1:3", play={"eyrie": "false_orders"})
    orders(t, "eyrie").do("use false_orders")
    assert (t.on("burrow", "duchy_warrior"), t.on("c5", "duchy_warrior")) == (2, 2)


@rule("root", "A.2", "15.2.4b", "AMB-83")
def test_misled_keepers_take_their_relics_along_as_they_like() -> None:
    t = table("alliance", keepers="c5:2", relics="c5:figure_2", eyrie="c1:3", play={"eyrie": "false_orders"})
    orders(t, "eyrie").do("use false_orders", "to c1")
    assert t.warriors("keepers", "c1") == 1
    t.expects("carry", "keepers").do("relic figure_2")
    assert t.relics_at("c1") == ["figure_2"]


# --- Informants ------------------------------------------------------------------------------------------


@rule("root", "A.2", "2.1.2a")
def test_informants_bring_an_ambush_in_place_of_all_drawn_cards() -> None:
    t = table(
        "alliance",
        marquise="c1:1",
        eyrie="c5:1,roost",
        play={"marquise": "informants"},
        discard="ambush_fox ambush_bird anvil",
    )
    t.evening("marquise").expects("informants", "marquise").only("done", "take ambush_fox", "take ambush_bird")
    t.do("take ambush_fox")
    assert t.hand("marquise") == ["ambush_fox"]
    assert t.sees("eyrie", "marquise.hand") == ["ambush_fox"]
    assert t.halted


@rule("root", "A.2", "2.1.2a")
def test_informants_may_rest() -> None:
    t = table("alliance", marquise="c1:1", eyrie="c5:1,roost", play={"marquise": "informants"}, discard="ambush_fox")
    t.evening("marquise").do("done")
    assert len(t.hand("marquise")) == 1
    t = table(
        "alliance", marquise="c1:1", eyrie="c5:1,roost", play={"marquise": "informants"}, discard="anvil"
    ).evening("marquise")
    assert t.halted
    assert len(t.hand("marquise")) == 1


@rule("root", "A.2", "10.2.6a")
def test_informants_do_not_reach_the_lost_souls() -> None:
    t = table("cult", marquise="c1:1", eyrie="c5:1,roost", play={"marquise": "informants"}, souls="ambush_fox")
    assert t.evening("marquise").halted


@rule("root", "A.2", "13.6")
def test_without_an_evening_draw_there_are_no_informants() -> None:
    t = table("alliance", corvids="c5:1", marquise="c1:1", play={"corvids": "informants"}, discard="ambush_fox")
    t.corvids.exerted = 1
    t.evening("corvids")
    assert t.asked != "informants"
    t = table("alliance", riverfolk="c5:1", marquise="c1:1", play={"riverfolk": "informants"}, discard="ambush_fox")
    t.evening("riverfolk")
    while not t.halted:
        assert t.asked != "informants"
        t.go("done") if "done" in t.offered else t.first()


# --- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_games_with_the_deck_conserve_everything_and_store(seed: int) -> None:
    seats = GAME.samples({})[seed * 7 % len(GAME.samples({}))]
    match = begin(GAME, seats, seed, {"deck": "exiles_partisans"}, keep=False)
    dice = Dice(seed)
    for _ in range(300):
        if match.over:
            break
        decision = match.open[0]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
        assert isinstance(match.state, Root)
        assert audit(match.state) == []
