"""What a thinking defender makes of a position: the same for all, and comparisons nobody would doubt."""

from __future__ import annotations

import pytest

from weald.games.defenders import GAME
from weald.games.defenders.geometry import AROUND, CORE, HEXES, NEXT, SIDES
from weald.games.defenders.insight import distances, errand, smoke
from weald.games.defenders.rules.factories import spread_pollution
from weald.games.defenders.rules.ground import counts_as
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import NONE, Wild
from weald.kernel import FULL, Dice, begin
from weald.players.policy import pick


def position(seats: list[str], seed: int, steps: int) -> Wild:
    match = begin(GAME, seats, seed, None, loud=False)
    dice = Dice(seed)
    for _ in range(steps):
        if len(match.open) and not match.over:
            match.choose(pick(match, match.open[0], dice), match.open[0].seat)
    state = match.state
    assert isinstance(state, Wild)
    return state.copy()


@pytest.mark.parametrize("seats", [["order-sect"], ["order", "council"], ["sect", "coven", "order", "council"]])
def test_whole_games_are_judged_and_leant_at_every_decision(seats: list[str]) -> None:
    for seed in range(4):
        match = begin(GAME, seats, seed, None, loud=False)
        dice = Dice(seed)
        while not match.over:
            values = GAME.standings(match.state)
            assert len(values) == len(seats)
            assert len(set(values)) == 1, "all win or lose together"
            assert 0 <= values[0] <= FULL
            for decision in match.open:
                weights = GAME.lean(match.state, decision)
                assert not weights or (len(weights) == len(decision.options) and sum(weights) > 0)
            match.choose(pick(match, match.open[0], dice), match.open[0].seat)


def test_what_is_better() -> None:
    for seed in range(6):
        g = position(["order", "council"], seed, 30)
        now = GAME.standings(g)[0]
        camp = g.copy()
        camp.built[0] += 1
        assert GAME.standings(camp)[0] > now
        hurt = g.copy()
        hurt.injuries[0] = min(3, hurt.injuries[0] + 1)
        assert GAME.standings(hurt)[0] < now or g.injuries[0] == 3
        near = {n for h in g.leader for n in (h, *AROUND[h])}  # there it would be work, too
        for h in range(1, HEXES):
            if h not in near and not g.toxic[h] and not g.pollution[h]:
                toxic = g.copy()
                toxic.toxic[h] = True
                assert GAME.standings(toxic)[0] < now


def test_the_next_smoke_is_counted_as_the_rules_spread_it() -> None:
    """Where no spread is stopped half-way, the reckoning and the rule (12.6) agree."""
    for seed in range(12):
        g = position(["order", "council"], seed, 60)
        if g.winners or g.how or sum(g.toxic) > 2:
            continue
        before = sum(g.toxic)
        coming = smoke(g)
        if before + coming <= 6:
            after = g.copy()
            spread_pollution(after)
            assert abs(sum(after.toxic) - before - coming) <= 1  # a site that turns on the way sends the next token on


def test_the_way_to_an_errand() -> None:
    g = position(["order", "council"], 1, 40)
    g.support[0] = maximum_support(g, 0)
    assert errand(g, 0)
    way = distances(g, 0)
    for h in range(1, HEXES):
        home = g.camp[h] == NONE and counts_as(g, h, 0)
        assert (way[h] == 0) == home
        if 0 < way[h] < 8:
            around = [way[n] for n in NEXT[h * SIDES : h * SIDES + SIDES] if n not in (-1, CORE)]
            assert min(around) < way[h]
