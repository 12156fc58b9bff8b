"""What a thinking defender makes of a position: the same for all, and comparisons nobody would doubt."""

from __future__ import annotations

from contextlib import suppress

import pytest

from weald.games.defenders import GAME
from weald.games.defenders.board import CORE, EDGES_OF, HEXES, NEXT, SIDES
from weald.games.defenders.insight import (
    HOPELESS,
    MANY,
    SPREAD,
    promise,
    prospects,
    smoke_time,
    to_act,
    unbreached,
    work,
)
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.factories import spread_pollution
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import ACTING, CHOOSING, NONE, Defenders
from weald.kernel import FULL, Dice
from weald.kernel.state import Finished
from weald.match import begin
from weald.players.policy import pick


def position(seats: list[str], seed: int, steps: int) -> Defenders:
    match = begin(GAME, seats, seed, None, loud=False)
    dice = Dice(seed)
    for _ in range(steps):
        if len(match.open) and not match.over:
            match.choose(pick(match, match.open[0], dice), match.open[0].seat)
    state = match.state
    assert isinstance(state, Defenders)
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
        dead = g.copy()
        dead.deaths[dead.deaths.index(NONE)] = 0
        assert GAME.standings(dead)[0] < now


def test_smoke_nobody_has_a_use_for_is_bad() -> None:
    for seed in range(6):
        g = position(["order", "council"], seed, 30)
        for p in range(g.players):  # who wants support may welcome the work
            g.support[p] = maximum_support(g, p)
        now = GAME.standings(g)[0]
        for h in range(1, HEXES):
            if not g.toxic[h] and not g.pollution[h]:
                toxic = g.copy()
                toxic.toxic[h] = True
                assert GAME.standings(toxic)[0] <= now
        many = g.copy()
        many.toxic[-3:] = [True] * 3
        assert GAME.standings(many)[0] < now


def test_the_time_smoke_leaves_is_reckoned_as_the_rules_spread_it() -> None:
    """As many spreads (12.6) end the game as the reckoning says."""
    for seed in range(12):
        g = position(["order", "council"], seed, 60)
        if g.how:
            continue
        after = g.copy()
        spreads = 0
        with suppress(Finished):
            while spreads < MANY:
                spread_pollution(after)
                spreads += 1
        assert SPREAD * spreads <= smoke_time(g, 0) <= SPREAD * (spreads + 1)


def test_a_factory_is_work_until_it_is_reforested() -> None:
    g = position(["order", "council"], 1, 30)
    g.support = [maximum_support(g, p) for p in range(g.players)]
    stands = g.copy()
    site = next(h for h in range(HEXES - 1, 0, -1) if h not in g.leader and g.camp[h] == NONE and g.tile[h] == NONE)
    stands.tile[site], stands.tile[CORE] = 5, 4
    stands.mechs[site], stands.pollution[site] = 2, 0
    breached = stands.copy()
    breached.breach[EDGES_OF[site][0]] = 0
    cleared = breached.copy()
    cleared.mechs[site] = 0
    green = cleared.copy()
    green.green[site] = True
    ladder = [work(g) for g in (stands, breached, cleared, green)]
    assert ladder == sorted(ladder, reverse=True)
    assert len(set(ladder)) == 4


def test_whoever_leaves_takes_tokens_that_are_wanted() -> None:
    g = position(["order", "council"], 1, 30)
    g.built[0] = camps_to_build(g) - 1
    site = next(h for h in range(HEXES - 1, 0, -1) if g.tile[h] == NONE)
    g.tile[site], g.tile[CORE] = 5, 4
    for edge in EDGES_OF[site]:
        g.breach[edge] = NONE
    g.tokens = [3, 0]
    gone = g.copy()
    gone.built[0] += 1
    gone.gone[0] = True
    gone.leader[0] = NONE
    assert work(gone) > work(g)


def test_a_way_to_a_building_site() -> None:
    g = position(["order", "council"], 1, 40)
    g.support[0] = maximum_support(g, 0)
    g.injuries[0] = 0
    good = prospects(g, 0)
    for h in range(1, HEXES):
        if promise(g, 0, h) < good[h]:
            assert max(good[n] for n in NEXT[h * SIDES : h * SIDES + SIDES] if n not in (-1, CORE)) > good[h]
    g.tokens[0] = 0
    for h in range(1, HEXES):
        if all(unbreached(g)[edge] for edge in EDGES_OF[h]):
            assert prospects(g, 0)[h] in (promise(g, 0, h), HOPELESS), "walls stop who has no breach tokens"


def test_who_acts_yet() -> None:
    g = position(["sect", "coven", "order", "council"], 3, 4)
    g.phase = ACTING
    g.first, g.turn = 2, 3
    assert to_act(g) == [3, 0, 1]
    g.gone[0] = True
    assert to_act(g) == [3, 1]
    g.turn = 1
    assert to_act(g) == [1]
    g.phase = CHOOSING
    assert to_act(g) == []
