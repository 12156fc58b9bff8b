"""What the referees found (D1 to D5, Q1, L1 to L4 of the review), each as it must be."""

from __future__ import annotations

import pytest

from tests.games.root.table import GAME, new_game, table
from weald.games.root.audit import audit
from weald.games.root.facts import FACE_NAMES
from weald.games.root.insight import standings
from weald.games.root.state import Root
from weald.kernel import Dice
from weald.match import begin
from weald.testing import rule
from weald.text import LANGUAGES, Texts


@rule("root", "8.6.1", "8.2.4b")
def test_d1_officers_lost_in_the_evening_take_no_more_operations() -> None:
    t = table(marquise="c1:5", alliance="c1:1,base c6:2", officers=4)
    t.roll(2, 3).evening("alliance").do("battle")
    assert (t.on("c1", "base"), t.alliance.officers) == (0, 2)
    t.expects("operation", "alliance")
    assert t.match.decision.values == (1,)  # two officers are left, one operation is taken


@rule("root", "9.2.9.II.d1", "9.2.7a")
def test_d2_allies_may_take_hits_but_need_not() -> None:
    t = table(
        marquise="c5:2", eyrie="c5:3", vagabond="thief c5 sword%", relations={"marquise": "allied"}, hands={"eyrie": ""}
    )  # fmt: skip
    t.roll(3, 3).battle("vagabond", "c5", "eyrie").do("ally marquise")
    t.expects("damage-item", "vagabond").only("piece marquise_warrior", "done").do("done")
    assert (t.warriors("marquise", "c5"), t.relation("marquise")) == (2, "allied")


@rule("root", "9.2.8d")
def test_d3_the_partner_has_the_fewest_points_of_all() -> None:
    t = table(
        "marquise", "eyrie", "alliance", vagabond="thief c1 boot", second_vagabond="ranger c2 boot",
        hands={"vagabond": "dominance_fox", "second_vagabond": "dominance_mouse"},
        points={"marquise": 2, "eyrie": 5, "alliance": 9, "vagabond": 12, "second_vagabond": 12},
    )  # fmt: skip
    t.daylight("vagabond").do("activate dominance_fox")
    assert t.g.partner[t.seat("vagabond")] == t.seat("marquise")
    # The poorest player is taken, and nobody else has fewer points than all the others.
    t.daylight("second_vagabond").refuses("activate dominance_mouse", "no-coalition", "9.2.8b")


@rule("root", "4.1.3", "7.4.1", "7.4.2a")
def test_d4_birdsong_cards_between_emergency_orders_and_the_decree() -> None:
    t = table(marquise="c1:1", eyrie="c3:2,roost", hands={"marquise": "fox"}, play={"eyrie": "stand_and_deliver"})
    t.birdsong("eyrie").expects("use-effect", "eyrie").do("done")
    t.expects("add-to-decree", "eyrie").offers("use stand_and_deliver").do("use stand_and_deliver")
    t.expects("add-to-decree", "eyrie").lacks("use stand_and_deliver")
    assert len(t.hand("eyrie")) == 2  # the card of the Orders and the Marquise's


@rule("root", "4.1.3", "9.4.1", "9.4.2a")
def test_d4_birdsong_cards_after_refreshing_and_after_the_slip() -> None:
    t = table(marquise="c1:1", vagabond="thief c5 boot!", play={"vagabond": "royal_claim"})
    t.birdsong("vagabond").expects("use-effect", "vagabond").do("done")
    t.expects("slip", "vagabond").offers("use royal_claim").do("to c1")
    t.expects("use-effect", "vagabond").do("use royal_claim")
    assert t.play("vagabond") == []


@rule("root", "5.1.1", "9.7", "5.2a")
def test_d5_five_players_two_of_them_vagabonds() -> None:
    seats = ["marquise", "eyrie", "alliance", "vagabond", "second_vagabond"]
    match = begin(GAME, seats, 3, keep=False)
    dice = Dice(3)
    dominant = 0
    for _ in range(2500):
        if match.over:
            break
        decision = match.decision
        bold = [o for o in decision.options if o.verb == "activate"] or decision.options
        match.choose(bold[dice.below(len(bold))])
        assert isinstance(match.state, Root)
        assert audit(match.state) == []
        dominant += any(card >= 0 for card in match.state.dominance)
        assert len(standings(match.state)) == len(seats)
    assert dominant


@rule("root", "8.2.6a", "9.2.9.II.b")
def test_q1_the_alliances_own_warriors_cause_no_outrage() -> None:
    t = table("marquise", alliance="c5:2 c1:sympathy", vagabond="thief c5 boot", relations={"alliance": "allied"})
    t.birdsong("vagabond").do("to c1", "ally alliance", "warriors 2")
    assert t.warriors("alliance", "c1") == 2
    assert t.events("outraged") == []
    assert t.events("outrage-unpaid") == []


@rule("root", "8.6.1.IV", "8.4.2.II", "9.2.2.I")
def test_l1_events_cite_their_own_rule() -> None:
    t = table("marquise", alliance="c5:2,base", officers=1).evening("alliance").do("organize")
    assert t.told("sympathy")["rule"] == "8.6.1.IV"
    t = table("marquise", alliance="c5:1", supporters="rabbit bird").birdsong("alliance")
    t.go("done").do("spread c5").expects("spend-supporter", "alliance")
    assert t.match.decision.rule == "8.4.2.II"
    t = table("marquise", alliance="c5:sympathy", vagabond="thief c5 boot sword tea torch", supporters="rabbit rabbit")
    t.birdsong("alliance").do("revolt c5").first(2).expects("damage-item", "vagabond")
    t.do(t.offered[0])
    assert t.told("damaged")["rule"] == "9.2.2.I"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_l2_no_two_cards_have_the_same_name(lang: str) -> None:
    texts = Texts(lang, "root")
    names = [texts.format(f"card-{face}") for face in FACE_NAMES]
    assert sorted(set(names)) == sorted(names)


@rule("root", "6.3.3", "7.3.2", "7.7.2", "1.4.1a", "8.4.1.IIId")
def test_l3_what_was_never_told() -> None:
    t = new_game("marquise", "eyrie").do("in c1", "in c5", "in c9", "in c10")
    assert (t.told("garrison")["count"], t.told("garrison")["place"]) == (11, "c3")
    assert ("eyrie_warrior", "c3", 6) in [(e["piece"], e["place"], e["count"]) for e in t.events("placed")]
    t = table("marquise", eyrie="c3:2,roost", decree={"battle": "fox mouse"}).set_viziers().daylight("eyrie").go("done")
    t.do("resolve fox")
    assert t.told("purged")["cards"] == ["anvil", "sword"]
    t = table(marquise="c1:2", alliance="c5:sympathy c6:8 c7:2", supporters="rabbit rabbit").birdsong("alliance")
    t.do("revolt c5").first(2)
    assert t.told("no-officer")["rule"] == "8.4.1.IIId"
    assert t.events("phase")[0]["phase"] == "birdsong"


@rule("root", "4.3.3.II", "8.2.6c", "8.2.6b")
def test_l4_the_log_says_why() -> None:
    t = table(marquise="c5:2", eyrie="c5:roost").roll(0, 0).battle("marquise", "c5", "eyrie")
    assert t.told("extra-hit")["why"] == "defenseless"
    t = table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "mouse"})
    t.move("marquise", "c1", "c5", 1)
    assert t.told("outrage-unpaid")["rule"] == "8.2.6c"


@pytest.mark.parametrize("seats", [None, ["marquise", "alliance", "vagabond", "second_vagabond"]])
def test_a_world_can_be_dealt_for_any_seat_at_any_moment(seats: list[str] | None) -> None:
    """Also for a seat that is not asked, while somebody is half through with paying or crafting."""
    match = begin(GAME, seats, 7)
    dice = Dice(7)
    for number in range(700):
        if match.over:
            break
        for seat in range(len(match.seats)):
            world = match.redeal(seat, number)
            assert isinstance(world.state, Root)
            assert audit(world.state) == []
            for _ in range(3):
                if not world.over:
                    decision = world.decision
                    world.choose(decision.options[dice.below(len(decision.options))])
        decision = match.decision
        match.choose(decision.options[dice.below(len(decision.options))])
