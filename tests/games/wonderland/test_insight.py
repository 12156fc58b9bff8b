"""What the players of the machine think of a position: limits, and comparisons no player would doubt."""

from __future__ import annotations

import random

import pytest

import weald
from tests.games.wonderland.table import Table, table
from weald.games.wonderland import GAME, facts
from weald.games.wonderland.insight import missing, to_fight
from weald.games.wonderland.rules.common import units
from weald.games.wonderland.rules.quests import goal_met
from weald.games.wonderland.state import Wonderland
from weald.kernel import FULL
from weald.match import Match


def chance(t: Table, who: str) -> int:
    return GAME.standings(t.g)[t.seat(who)]


def play(match: Match, dice: random.Random) -> None:
    decision = dice.choice(match.open)
    options = [o for o in decision.options if not o.idle] or decision.options
    match.choose(dice.choice(options), decision.seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("allies", ["A", "B", "C", "D"])
def test_whole_games_are_judged_and_leant_at_every_decision(seats: int, allies: str) -> None:
    match = weald.start("wonderland", facts.FACTIONS[:seats], seats, {"allies": allies})
    dice = random.Random(seats)
    while not match.over:
        standings = GAME.standings(match.state)
        assert FULL - seats <= sum(standings) <= FULL
        assert min(standings) >= 0
        for decision in match.open:
            weights = GAME.lean(match.state, decision)
            assert not weights or len(weights) == len(decision.options)
            assert not weights or (min(weights) >= 0 and max(weights) > 0), decision
        play(match, dice)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_goal_is_met_when_nothing_is_missing(seats: int) -> None:
    match = weald.start("wonderland", facts.FACTIONS[:seats], 7)
    dice = random.Random(7)
    while not match.over:
        g = match.state
        assert isinstance(g, Wonderland)
        last = g.copy()
        play(match, dice)
    there = [units(last, seat, region) for seat in range(seats) for region in range(5)]
    for quest in range(30):
        for seat in range(seats):
            assert goal_met(last, seat, quest) == (missing(last, seat, quest, there) == 0)


def test_leaning_needs_nothing_hidden() -> None:
    match = weald.start("wonderland", facts.FACTIONS[:4], 3)
    dice = random.Random(3)
    for _ in range(120):
        for decision in match.open:
            world = match.redeal(decision.seat, 5)
            assert GAME.lean(world.state, world.decision_of(decision.seat)) == GAME.lean(match.state, decision)
        play(match, dice)


def test_a_new_game_is_open() -> None:
    standings = GAME.standings(weald.start("wonderland", facts.FACTIONS[:4], 1).state)
    assert all(FULL // 8 < s < FULL // 2 for s in standings)


def test_points_count_for_more_the_later_it_is() -> None:
    early = table("alice hatter queen").points(alice=15, hatter=10, queen=10)
    late = table("alice hatter queen", round=3).points(alice=15, hatter=10, queen=10)
    assert FULL // 3 < chance(early, "alice") < chance(late, "alice")


def test_good_things_are_good() -> None:
    plain = chance(table(), "alice")
    assert chance(table().put("alice", "witzend", supporters=3), "alice") > plain
    assert chance(table().put("alice", "witzend", castle=True), "alice") > plain
    assert chance(table().unlock("alice", "love_of_learning"), "alice") > plain
    assert chance(table().hire("alice", "walrus", "witzend"), "alice") > plain
    assert chance(table().shards(alice=3), "alice") < plain


def test_an_opponents_army_is_bad() -> None:
    mine = table().put("alice", "witzend", supporters=3)
    met = table().put("alice", "witzend", supporters=3).put("queen", "witzend", supporters=4, leader=True)
    apart = table().put("alice", "witzend", supporters=3).put("queen", "tulgey_wood", supporters=4, leader=True)
    assert chance(met, "alice") < chance(apart, "alice") < chance(mine, "alice")


def test_a_battle_that_is_lost_promises_nothing() -> None:
    t = table().points(alice=12, hatter=11, queen=10)
    for who, supporters in (("alice", 2), ("hatter", 2), ("queen", 1)):
        t.put(who, "witzend", supporters=supporters).g.shield[t.seat(who)] = 0
    t.battle("witzend", alice="artifact", hatter="faction_1", queen="madness")
    assert t.status("queen") == "bust"
    assert chance(t, "alice") > chance(t, "hatter") > chance(t, "queen")


def test_regions_are_fought_once() -> None:
    t = table().put("alice", "witzend", supporters=2).put("queen", "witzend", supporters=1)
    assert len(to_fight(t.g)) == 5


def test_the_last_unit_is_not_risked_in_the_lead() -> None:
    t = table().put("alice", "witzend", supporters=1).put("queen", "witzend", supporters=4)
    t.bag("alice", "madness madness faction_1 artifact").g.shield[t.seat("alice")] = 0
    t.battle("witzend", alice="artifact", queen="faction_1").do("hatter", "no-bet")
    decision = t.match.decision_of(t.seat("alice"))
    weights = dict(zip([o.id for o in decision.options], GAME.lean(t.g, decision), strict=True))
    assert weights["halt"] > weights["draw"]
