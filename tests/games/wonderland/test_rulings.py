"""The rulings of rules revision 2, by the ids of the review that asked for them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import GAME, facts
from weald.games.wonderland.rules import reasons
from weald.kernel import Dice
from weald.match import begin, snapshot
from weald.players.random_player import RandomPlayer
from weald.testing import rule
from weald.text import LANGUAGES, Texts, render

# --- R1: bags are closed in the war ----------------------------------------------------------------------------


@pytest.mark.parametrize("open_bag", [False, True])
@rule("wonderland", "1.6.2", "1.6.7")
def test_r1_the_own_bag_in_the_war(open_bag: bool) -> None:
    t = table(open_bag=open_bag).put("alice", "garden", supporters=1).put("hatter", "garden", supporters=1)
    told = t.match.journal
    assert told is not None
    assert ("bags-open" in [e.kind for e in told.events]) == open_bag
    assert ("bags-closed" in [e.kind for e in told.events]) != open_bag
    assert "bag" in t.match.view(0)["position"]["seats"][0]
    t.battle("garden", alice="faction_1", hatter="faction_1")
    assert ("bag" in t.match.view(0)["position"]["seats"][0]) == open_bag
    assert "bag" not in t.match.view(1)["position"]["seats"][0]


def test_r1_alone_with_bots_bags_are_open_among_people_not() -> None:
    assert [GAME.suited(people)["open_bag"] for people in (1, 2, 5)] == [True, False, False]


# --- S1: madness and busts of all first ------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["hatter", "queen"])
@rule("wonderland", "13.7.2", "13.7.3", "8.8.1", "13.8.7")
def test_s1_warmonger_does_not_depend_on_player_order(first: str) -> None:
    """The Hatter and the only player ahead draw madness together; she busts, so nobody is ahead any more."""
    t = table("hatter queen alice").unlock("hatter", "warmonger").broken("hatter", "queen")
    t.put("hatter", "garden", supporters=2).put("queen", "garden", leader=True).leader_strength(queen=3)
    points = {"hatter": 10, "queen": 20} if first == "hatter" else {"hatter": 20, "queen": 10}
    t.points(**points).battle("garden", hatter="madness", queen="madness").do("alice", "no-bet")
    assert [told["seat"] for told in t.events("bust")] == [1]
    assert t.events("warmonger") == []


@rule("wonderland", "13.7.3", "13.8.7")
def test_s1_each_lost_supporter_counts() -> None:
    t = table("hatter queen alice").unlock("hatter", "warmonger").broken("hatter")
    t.put("hatter", "garden", supporters=3).put("queen", "garden", leader=True, supporters=1)
    t.leader_strength(queen=6).battle("garden", hatter="double_madness", queen="faction_1").do("alice", "no-bet")
    assert [told["strength"] for told in t.events("warmonger")] == [1, 2]


# --- S3: shrinking never raises --------------------------------------------------------------------------------------


@rule("wonderland", "18.3.8")
def test_s3_a_red_rook_that_is_weaker_than_1_stays_so() -> None:
    t = table("alice hatter queen", allies="B").put("alice", "garden", supporters=2)
    t.put("hatter", "garden", supporters=2).battle("garden", alice="red_rook_weak", hatter="artifact")
    t.do("queen", "no-bet")
    t.g.crown[0] = 4  # two crowns
    t.draw(alice="red_rook_weak", hatter="faction_1")
    assert t.strength("alice") == 2


# --- leaders of the two-player side (5.1.2) ----------------------------------------------------------------------------


@rule("wonderland", "5.1.2")
def test_two_parties_for_two_players() -> None:
    for seats, times in (("hatter alice", 2), ("hatter alice queen", 1)):
        t = table(seats)
        for held in range(3):
            t.g.party_used[0] = held
            t.step("tea-move", "hatter")
            assert ("party" in t.asked("hatter")) == (held < times)


@rule("wonderland", "5.1.2", "5.5.3")
def test_all_mad_here_needs_a_3_with_two_players() -> None:
    for seats, face, asked in (("cat alice", 2, False), ("cat alice", 3, True), ("cat alice queen", 2, True)):
        t = table(seats).rolls(face).step("reward", "cat", facts.ROLL)
        assert (t.prompt == "give-shard") == asked


@rule("wonderland", "5.1.2", "5.6.1", "5.6.2", "13.5.4")
def test_three_poisoned_cards_for_two_players() -> None:
    for seats, count in (("jabberwock alice", 3), ("jabberwock alice queen", 2)):
        t = table(seats).run(("jaws-that-bite", (0, 0)))
        for n in range(1, count + 1):
            assert t.prompt == "poison-card"
            t.do("jabberwock", f"poison chair_0{n}")
        assert t.done
        assert {told["rule"] for told in t.events("card-poisoned")} == {"5.6.1"}
    t = table("jabberwock alice queen").unlock("jabberwock", "slithy_toves").run(("jaws-that-bite", (0, 1)))
    t.do("jabberwock", "poison chair_01", "poison chair_02")
    assert [told["rule"] for told in t.events("card-poisoned")] == ["5.6.2", "13.5.4"]


# --- forging by a tea card (A-40) ---------------------------------------------------------------------------------------


def forging(t: Table, who: str) -> Table:
    return t.gives(who, type="forge")


@rule("wonderland", "14.5.1", "18.2.9", "18.2.7", "4.1.4")
def test_a_tea_card_forges_from_the_bag() -> None:
    t = forging(table(allies="A").bag("hatter", "madness poison faction_1 rose_weak red_rook_strong"), "hatter")
    assert t.asked("hatter") == ["chip faction_1", "chip rose_weak", "chip red_rook_strong", "none"]
    t.do("hatter", "chip red_rook_strong", "track 4")
    assert (t.g.castle_value[1], t.bag_of("hatter")) == (4, "madness poison faction_1 rose_weak")
    t = forging(table(allies="A").bag("hatter", "rose_weak"), "hatter").do("hatter", "chip rose_weak", "track 4")
    assert t.vp("hatter") == 0
    t = forging(table(allies="D").bag("hatter", "rose_weak"), "hatter").do("hatter", "chip rose_weak", "track 4")
    assert t.prompt == "place-supporter"
    assert forging(table(), "hatter").do("hatter", "none").done


@rule("wonderland", "14.5.2")
def test_nothing_to_forge() -> None:
    t = forging(table().bag("hatter", "madness"), "hatter")
    assert t.done
    assert t.events("without-effect") == [{"reward": "forge", "seat": 1, "rule": "14.5.2"}]


# --- L1 to L7: what is told -----------------------------------------------------------------------------------------------


@rule("wonderland", "17.3.1", "17.3.5", "17.3.12")
def test_l1_the_resistance_is_in_the_log() -> None:
    t = table("alice hatter").run(("war", ()))
    assert t.events("resistance-set") == [{"strength": 3, "seat": -1, "rule": "17.3.1"}]
    t = table("alice hatter").put("alice", "garden", supporters=2)
    t.g.unused = 0
    t.g.resistance = 3
    t.battle("garden", alice="faction_1").do("alice", "halt").finish()
    assert t.events("resistance-stands") == [{"strength": 3, "seat": -1, "rule": "17.3.1"}]
    assert t.events("below-resistance") == [{"strength": 1, "seat": 0, "rule": "17.3.5"}]
    assert [(told["place"], told["tied"]) for told in t.events("resistance-placed")] == [(1, 0)]
    assert t.events("resistance-holds") == [{"region": "garden", "seat": -1, "rule": "17.3.5"}]
    assert t.events("nobody-wins") == []


@rule("wonderland", "18.3.7", "18.2.1")
def test_l2_l3_roses_and_forced_doublings_are_told() -> None:
    t = table(allies="B").put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.battle("garden", alice="rose_weak", hatter="artifact").do("queen", "no-bet").draw(alice="halt", hatter="halt")
    t.finish()
    assert t.events("returned-chip") == [{"chip": "rose_weak", "seat": 0, "rule": "18.3.7"}]
    t = table(allies="A").put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.battle("garden", alice="card_guard_weak", hatter="artifact").do("queen", "no-bet")
    assert t.events("chip-changed") == [{"how": "times", "n": 2, "why": "card-guard", "seat": 0, "rule": "18.2.1"}]


@rule("wonderland", "18.2.2", "10.2.1")
def test_l4_what_changes_a_chip_is_told() -> None:
    t = table(allies="A").put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.battle("garden", alice="flamingo_weak", hatter="artifact").do("queen", "no-bet")
    t.draw(alice="artifact", hatter="faction_1")
    assert t.events("chip-changed") == [{"how": "times", "n": 2, "why": "flamingo", "seat": 0, "rule": "18.2.2"}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_l4_l5_every_reason_for_points_shards_and_strength_has_words(lang: str) -> None:
    texts = Texts(lang, "wonderland")
    said = [texts.format("because", why=name) for name in reasons.REASON_NAMES]
    assert sorted(set(said)) == sorted(said)
    for kind in ("scored", "gained-shards", "dropped-shards", "beside", "chip-changed"):
        assert "why:reason" in GAME.fields[kind]


@rule("wonderland", "2.1.8", "5.3.1", "7.4.5", "7.4.3", "8.5.3", "8.6.3")
def test_l7_events_cite_their_own_rule() -> None:
    match = begin(GAME, ["mad_hatter", "alice", "queen_of_hearts"], 3)
    assert match.journal is not None
    assert {event.rule for event in match.journal.events if event.kind == "cards-laid"} == {"2.1.8"}
    t = table("hatter alice queen")
    t.g.chairs[5] = -1  # taken before
    t.step("tea-move", "hatter").do("hatter", "party")
    assert {told["rule"] for told in t.events("cards-laid")} == {"5.3.1"}
    t = table().put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.battle("garden", alice="faction_2", hatter="faction_1").do("queen", "bet alice")
    t.draw(alice="halt", hatter="halt").finish()
    assert t.events("bet-won")[0]["rule"] == "7.4.5"
    assert [told["rule"] for told in t.events("gained-chip") if told["seat"] == 2] == ["7.4.5"]
    assert {told["rule"] for told in t.events("halted")} == {"8.6.3"}


@rule("wonderland", "4.7.3", "1.5.5", "4.5.2")
def test_l6_rewards_without_effect_are_told() -> None:
    t = table()
    t.g.unlocked[1] = facts.ALL_UNLOCKED
    for kind, rule_ in ((facts.UNLOCK, "4.7.3"), (facts.SHIELD, "4.5.2")):
        t.step("reward", "hatter", facts.reward_number(kind))
        assert t.events("without-effect")[-1]["rule"] == rule_
    for region in facts.REGIONS:
        t.put("hatter", region, castle=True)
    t.step("reward", "hatter", facts.reward_number(facts.CASTLE))
    assert t.events("without-effect")[-1]["rule"] == "1.5.5"


@rule("wonderland", "2.1.1", "2.1.2", "2.1.11", "2.2.13", "17.1.5")
def test_the_setup_is_told() -> None:
    for seats, battle in ((["alice", "jabberwock"], "17.1.5"), (["alice", "mad_hatter", "jabberwock"], "2.1.11")):
        match = begin(GAME, seats, 3, {"allies": "mixed"})
        assert match.journal is not None
        told = [(event.kind, event.rule) for event in match.journal.events]
        assert told.count(("tile-laid", "2.1.1")) == (5 if len(seats) > 2 else 4)
        assert ("allies-chosen", "2.1.2") in told
        assert ("first-battle-set", battle) in told
        assert told.count(("gained-shards", "2.2.13")) == len(seats)


@rule("wonderland", "16.2.5")
def test_the_others_share_the_victory_when_somebody_gives_up() -> None:
    match = begin(GAME, ["alice", "mad_hatter", "jabberwock"], 3)
    match.concede(1)
    assert match.result == {"winners": [0, 2], "how": "concession", "rule": "16.2.5", "rounds": 1}


# --- E1 to E7: sentences ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        ("bag-refilled", {"count": 1}, "The Queen of Hearts has an empty bag: 1 chip goes back in."),  # E1, E2
        ("refreshed", {"count": 3}, "The Queen of Hearts refreshes the bag: 3 chips go back in."),
        ("gave-shard", {"player": "mad_hatter"}, "The Queen of Hearts gives a shard to the Mad Hatter."),
        ("castle-value", {"value": 4}, "The Queen of Hearts: every castle is now worth 4."),
        ("chip-changed", {"how": "times", "n": 2, "why": "card-guard"}, "The Queen of Hearts: card guard, chip ×2."),
        (
            "advanced", {"by": 3, "beside": 2, "strength": 9, "chip": "artifact"},
            "The Queen of Hearts advances by 3 + 2 beside the chip to 9 (artifact).",
        ),  # E5
        ("cards-laid", {"count": 11}, "11 tea cards are laid on the table."),  # E6
        ("castle-built", {"region": "garden"}, "The Queen of Hearts builds a castle in the Garden of Live Flowers."),
        ("appeared", {"region": "witzend"}, "Last to Appear: the Queen of Hearts moves to Witzend."),  # E7
    ],
)  # fmt: skip
def test_e1_to_e7_sentences_that_were_wrong(kind: str, args: dict[str, Any], said: str) -> None:
    entry = {"kind": kind, "seat": 0, "args": args}
    assert render.event(Texts("en", "wonderland"), entry, ["queen_of_hearts", "mad_hatter"]) == said


def test_e3_a_shared_victory_is_shared_and_a_tie_is_broken() -> None:
    texts, seats = Texts("en", "wonderland"), ["queen_of_hearts", "mad_hatter"]
    shared = {"winners": [0, 1], "how": "shared"}
    assert render.result(texts, shared, seats) == (
        "Level in everything, they share the victory: the Queen of Hearts, the Mad Hatter."
    )
    broken = {"winners": [0], "how": "tie-break"}
    assert render.result(texts, broken, seats).startswith("The Queen of Hearts won: level on points, ahead by")


# --- stored tables, of older revisions and of this one -----------------------------------------------------------------------

STORED = sorted(Path(__file__).parent.glob("revision[0-9]/*.json"))


@pytest.mark.parametrize("file", STORED, ids=[f"{file.parent.name}-{file.stem}" for file in STORED])
def test_a_stored_position_is_played_to_the_end(file: Path) -> None:
    stored: dict[str, Any] = json.loads(file.read_text())
    paper = {"revision": 1, **stored["paper"]}
    match = snapshot.load(GAME, stored["seats"], GAME.read_options(stored["options"]), stored["seed"], paper)
    dice, player = Dice(1), RandomPlayer()
    while not match.over:
        assert GAME.audit(match.state) == []
        decision = match.open[0]
        match.choose(player.pick(decision, dice), decision.seat)
    assert match.result is not None
