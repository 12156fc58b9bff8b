"""Chapter 14: one player, two factions, one hand."""

from __future__ import annotations

from weald.games.defenders import GAME
from weald.games.defenders.facts import ABILITY_IDS, ALL_CARD_IDS
from weald.match import begin
from weald.testing import rule

from .table import table


@rule("defenders", "14.1.1", "14.1.2", "14.1.3", "3.4.6")
def test_setup_alone() -> None:
    match = begin(GAME, ["order-sect"], 4)
    assert len(match.seats) == 1
    match.choose("leader order_b")
    match.choose("leader sect_u")
    assert [o.id for o in match.decision.options] == ["draw 0", "draw 1", "draw 2", "draw 3"]
    match.choose("draw 1")
    view = match.view(0)
    assert len(view["zones"]["order.hand"]["cards"]) == 1
    assert len(view["zones"]["sect.hand"]["cards"]) == 2
    assert view["position"]["first"] is None
    assert all(p["breaches"] == 6 and len(p["items"]) == 2 for p in view["position"]["players"])


@rule("defenders", "14.2.1", "14.2.2", "14.2.3", "14.1.3", "14.1.4")
def test_each_round_one_card_of_either_faction() -> None:
    t = table("order-sect", hands="order_kelpuz order_popel sect_fusel").lead()
    t.offers("lead order_kelpuz", "lead order_popel", "lead sect_fusel")
    t.do("lead order_kelpuz")  # a Comrade: no effect
    assert t.told("first-player") == []
    assert t.g.turn == 0
    assert [ALL_CARD_IDS[c] for c in t.g.discard[0]] == ["order_kelpuz"]
    t.do("end")
    assert len(t.told("flipped")) == 1
    t.do("lead order_popel")  # the same faction again
    assert t.ready("order") == {"map"}
    t.do("end", "lead sect_fusel")
    assert t.g.turn == 1


@rule("defenders", "14.2.4")
def test_a_faction_without_hand_cards_may_lead_its_top_card() -> None:
    t = table("order-sect", hands="order_kelpuz", decks="sect_fusel sect_riiz order_rystle").lead()
    t.refuses("top order", "hand-first", "14.2.4").do("top sect")
    assert ALL_CARD_IDS[t.g.active[1]] == "sect_fusel"
    assert t.g.turn == 1
    assert t.ready("sect") == {"rocket"}


@rule("defenders", "14.2.5")
def test_a_reveal_ability_resolves_immediately() -> None:
    t = table("order-sect", hands="order_mora sect_fusel").lead().do("lead order_mora")
    assert t.injuries("order") == 1
    assert t.match.decision.prompt == "act"


@rule("defenders", "14.2.6", "14.2.7")
def test_a_lasting_card_works_while_it_lies_on_top() -> None:
    t = table(
        "order-sect", hands="order_flika order_popel sect_fusel sect_ohmik", camps={"order": "(-3,3)"}, sect="(2,0)"
    )
    t.lead().do("lead order_flika", "end", "lead sect_fusel")
    t.do("regroup")  # Sanctuary still works for the Sect
    assert t.at("sect") == "(-3,3)"
    t.do("end", "lead order_popel", "end", "lead sect_ohmik")
    t.refuses("regroup", "no-regroup-camp")  # covered by Popel


@rule("defenders", "14.2.7", "15.1.6")
def test_an_ability_without_a_word_about_others_helps_its_faction_only() -> None:
    t = table("order-sect", hands="order_lumiz sect_fusel", sect="(2,0)", mechs="(2,0)").lead()
    t.do("lead order_lumiz", "end", "lead sect_fusel").roll(1).do("move", "to (2,1)")
    assert t.injuries("sect") == 1
    assert t.support("order") == t.support("sect") == 0
    t = table("order-sect", hands="sect_riiz order_popel").lead().do("lead sect_riiz")  # everybody's rocket
    assert t.ready("order") == t.ready("sect") == {"rocket"}


@rule("defenders", "14.2.8")
def test_team_cards_belong_to_the_faction() -> None:
    t = table("order-sect", active="order_popel", hands="sect_zizzle order_harrow").turn("order", 0)
    assert t.options() == ["team order_harrow", "end"]  # Zizzle is of the forest too, but of the Sect


@rule("defenders", "14.2.8", "7.2.2")
def test_finding_28_a_spectator_learns_nothing_of_the_hand() -> None:
    """A hand card that fits and one that does not: the same question, the same picture for whoever watches."""
    pictures = []
    for card in ("order_harrow", "order_kelpuz"):
        t = table("order-sect", active="order_popel", hands=card, decks="sect_fusel").turn("order", 0)
        assert t.options()[-1] == "end"
        pictures.append((t.match.view(None), t.match.decision.prompt))
    assert pictures[0] == pictures[1]
    empty = table("order-sect", active="order_popel", hands="sect_fusel").turn("order", 0)
    assert len(empty.told("ended-turn")) == 1  # everybody sees an empty hand: nothing to ask


@rule("defenders", "14.2.9", "INT-140", "8.2.2")
def test_camp_draws_come_from_the_acting_factions_deck() -> None:
    t = table("order-sect", active="order_popel", hands="order_harrow sect_zizzle sect_fusel sect_riiz", order="(2,0)",
              forest="(2,0)", built={"order": 1}, support={"order": 3}).turn("order").do("build")  # fmt: skip
    assert len(t.hand("order")) == 2
    assert len(t.hand("sect")) == 3


@rule("defenders", "14.2.10", "INT-141", "12.8.4")
def test_the_acting_faction_is_pursued_over_two_hexes_the_other_over_one() -> None:
    t = table("order-sect", order="(-3,3)", sect="(2,0)", mechs="(1,-1) (1,0)").card("mechs", "order")
    assert t.mechs("(2,0)") == 1
    assert t.mechs("(1,-1)") == 1
    t = table("order-sect", order="(-3,3)", sect="(3,0)", mechs="(1,0)").card("mechs", "order")
    assert t.mechs("(1,0)") == 1
    t = table("order-sect", order="(-3,3)", sect="(3,0)", mechs="(1,0)").card("mechs", "sect")
    assert t.mechs("(3,0)") == 1


@rule("defenders", "14.2.11", "INT-139")
def test_a_death_takes_a_card_of_the_whole_hand() -> None:
    t = table(
        "order-sect", active="order_popel", order="(2,0)", toxic="(2,0)", injuries={"order": 2}, hands="sect_fusel"
    )
    t.turn("order").do("cleanse")  # the third injury is one too many
    assert t.hand("sect") == []
    assert [e["args"] for e in t.told("died")] == [{"side": "sect", "card": "sect_fusel", "terrain": "mountain"}]
    t = table(
        "order-sect", active="order_popel", order="(2,0)", toxic="(2,0)", injuries={"order": 1}, hands="sect_fusel"
    )
    t.turn("order").do("cleanse")
    assert t.injuries("order") == 2
    assert t.told("died") == []
    t = table("order sect", active="order_popel", order="(2,0)", toxic="(2,0)", injuries={"order": 2})
    t.turn("order").do("cleanse")
    assert t.injuries("order") == 3  # with others at the table exactly three is no death


@rule("defenders", "14.2.11", "9.3.2")
def test_with_no_hand_at_all_the_factions_own_deck_pays() -> None:
    t = table("order-sect", active="order_popel", order="(2,0)", toxic="(2,0)", injuries={"order": 3},
              decks="order_kelpuz sect_fusel").turn("order").do("cleanse")  # fmt: skip
    assert t.told("died")[0]["args"]["card"] == "order_kelpuz"


@rule("defenders", "14.2.12", "14.2.13", "INT-142", "8.3.5")
def test_the_first_faction_to_finish_leaves_with_its_cards() -> None:
    t = table("order-sect", active="order_popel", hands="order_kelpuz order_harrow sect_fusel sect_riiz", order="(2,0)",
              sect="(-2,0)", forest="(2,0)", mountain="(-2,0)", built={"order": 4, "sect": 4}, factories="5@(0,2)",
              support={"order": 6, "sect": 6}).turn("order").do("build")  # fmt: skip
    assert t.at("order") == "gone"
    assert t.hand("order") == []
    assert t.hand("sect") == ["sect_fusel", "sect_riiz"]
    assert ALL_CARD_IDS[t.g.discard[0][-1]] == "order_popel"
    t.lacks("top order").do("lead sect_fusel", "build")
    assert t.at("sect") == "(-2,0)"  # the last faction stays while the factory stands
    assert t.how == ""
    assert len(t.told("stays")) == 1


@rule("defenders", "14.2.13", "1.1.2")
def test_alone_both_factions_must_finish() -> None:
    t = table("order-sect", active="sect_fusel", sect="(2,0)", factories="5@(2,0)", built={"order": 5, "sect": 5},
              gone="order").turn("sect").do("reforest")  # fmt: skip
    assert t.how == "core-destroyed"
    assert t.match.result is not None
    assert t.match.result["winners"] == [0]


@rule("defenders", "14.2.14", "7.3.1")
def test_a_lasting_card_shuffled_away_stops_working() -> None:
    t = table(
        "order-sect", active="order_flika", hands="sect_fusel sect_riiz", decks="sect_petard", camps={"order": "(-3,3)"}
    )
    assert ABILITY_IDS[t.g.power[0]] == "order_sanctuary"
    t.turn("order").do("end")  # the round ends, the Order's empty deck takes Flika in
    assert [ALL_CARD_IDS[c] for c in t.g.deck[0]] == ["order_flika"]
    assert t.g.power[0] == -1


@rule("defenders", "INT-144", "14.2.6", "7.2.6")
def test_a_team_card_is_never_visible() -> None:
    t = table("order-sect", active="order_popel", hands="order_flika sect_fusel", order="(2,0)", sect="(1,0)",
              camps={"order": "(-3,3)"}).turn("order", 0)  # fmt: skip
    t.do("team order_flika", "end")
    assert t.g.power == [-1, -1]


@rule("defenders", "15.5.4", "14.2.10")
def test_hacking_alone_skips_that_one_turn() -> None:
    t = table("order-sect", hands="sect_nullo order_popel order_harrow").lead().do("lead sect_nullo", "end")
    assert t.told("flipped") == []
    t.do("lead order_popel", "end")
    assert len(t.told("flipped")) == 1
