"""What the players of the machine think of a position: limits, and comparisons no player would doubt."""

from __future__ import annotations

import random

import pytest

import weald
from tests.games.ironwood.table import Table, table
from tests.games.ironwood.worlds import chance_game, choose
from weald.games.ironwood import GAME
from weald.games.ironwood.facts import IC, WW
from weald.kernel import FULL

VARIANTS = [{}, {"solo": "ironbot", "level": 15}, {"solo": "woodbot", "level": 15}]
WOOD = "f01:2 f02:2 f03:2 f04:2 f05:2 f06:2"
IRON = "ferrum:W auria:WWW lithimar:WWW palladimor:WWW zincur:WWW"


def chance(t: Table, side: int) -> int:
    return GAME.standings(t.turn("woodwalkers").match.state)[side]


@pytest.mark.parametrize("options", VARIANTS, ids=["two", "ironbot", "woodbot"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_judged_and_leant_at_every_decision(seed: int, options: dict[str, object]) -> None:
    match = weald.start("ironwood", seed=seed, options=options)
    dice = random.Random(seed)
    for _ in range(400):
        if match.over:
            break
        standings = GAME.standings(match.state)
        assert sum(standings) == FULL
        assert all(0 <= s <= FULL for s in standings)
        for decision in match.open:
            weights = GAME.lean(match.state, decision)
            assert not weights or (len(weights) == len(decision.options) and min(weights) >= 0 and max(weights) > 0)
        choose(match, dice)


def test_a_new_game_is_open() -> None:
    standings = GAME.standings(weald.start("ironwood", seed=1).state)
    assert all(FULL // 4 < s < 3 * FULL // 4 for s in standings)


@pytest.mark.parametrize("seed", range(4))
def test_leaning_needs_nothing_hidden(seed: int) -> None:
    match = chance_game(seed, 60)
    for decision in match.open:
        for deal in range(3):
            world = match.redeal(decision.seat, deal)
            assert GAME.lean(world.state, world.decision_of(decision.seat)) == GAME.lean(match.state, decision)


def test_each_step_to_a_forge_is_better_than_the_last() -> None:
    iron = "ferrum:W plumbarum:WW gallimor:WW cuprumis:WW"
    steps = [
        table(ww=WOOD, ic=iron),
        table(ww=WOOD, ic=iron, foundations="plumbarum"),
        table(ww=WOOD, ic=iron, foundations="plumbarum", crystals=(0, 5)),
        table(ww=WOOD, ic=iron, forges="plumbarum"),
        table(ww=WOOD, ic=iron, forges="plumbarum gallimor"),
        table(ww=WOOD, ic=iron, forges="plumbarum gallimor", foundations="cuprumis", crystals=(0, 5)),
    ]
    chances = [chance(t, IC) for t in steps]
    assert chances == sorted(set(chances))
    assert chances[-1] > 9 * FULL // 10


def test_each_step_to_a_totem_is_better_than_the_last() -> None:
    wood = "f01:2 f02:2 f12:3"
    steps = [
        table(ww=wood, ic=IRON),
        table(ww=wood, ic=IRON, visions="V04"),  # Zincur, guarded
        table(ww=wood, ic=IRON, visions="V10"),  # Plumbarum, free and touched
        table(ww=wood, ic=IRON, totems="f12"),
        table(ww=wood, ic=IRON, secured=1),
        table(ww=wood, ic=IRON, secured=2),
        table(ww=wood, ic=IRON, secured=2, totems="f12"),
    ]
    chances = [chance(t, WW) for t in steps]
    assert chances == sorted(set(chances))


def test_a_totem_out_of_reach_is_worth_less_than_one_at_the_edge() -> None:
    edge = table(ww="f12:3", ic=IRON, totems="f12")
    deep = table(ww="f15:3", ic=IRON, totems="f15")
    left = table(ww="f05:3", ic=IRON, totems="f12")
    assert chance(edge, WW) > chance(deep, WW)
    assert chance(edge, WW) > chance(left, WW)


def test_a_threatened_drill_carries_less() -> None:
    safe = table(ww="f02:4", ic="ferrum:W auria:W", drill="zincur", cargo=3)
    hunted = table(ww="f15:4", ic="ferrum:W auria:W", drill="zincur", cargo=3)
    assert chance(safe, IC) > chance(hunted, IC)


def test_the_forge_that_wins_is_leant_to() -> None:
    t = table(
        ww=WOOD, ic="cuprumis:WW ferrum:W", forges="plumbarum gallimor", foundations="cuprumis", crystals=(0, 5),
        hands=("", "IC04 IC07"),
    ).turn("ironclad")  # fmt: skip
    decision = t.match.decision_of(IC)
    weights = dict(zip([o.id for o in decision.options], GAME.lean(t.match.state, decision), strict=True))
    assert weights["play IC01"] > sum(w for o, w in weights.items() if o != "play IC01")


def test_the_totem_that_wins_is_carried_out() -> None:
    t = table(ww="f12:2 f01:2", ic=IRON, secured=2, totems="f12").turn("woodwalkers")
    t.do("play WW02")
    decision = t.match.decision_of(WW)
    weights = dict(zip([o.id for o in decision.options], GAME.lean(t.match.state, decision), strict=True))
    assert max(weights, key=lambda o: weights[o]) == "from f12"
