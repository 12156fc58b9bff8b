"""What is kept of a view from one choice to the next is what the kernel would show."""

from __future__ import annotations

import json
import random

import pytest

import weald
from weald.games import NAMES, find
from weald.kernel.event import EVERYONE
from weald.kernel.state import State
from weald.match.sight import scene
from weald.table.viewer import ENCODER
from weald.table.views import Views
from weald.table.wire import View


@pytest.mark.parametrize("game", NAMES)
def test_views_are_the_kernels(game: str) -> None:
    """Through a whole game with undos, for every seat and for spectators, and between events too."""
    match, rng, views = weald.start(game, seed=5), random.Random(5), Views()
    viewers: list[int | None] = [None, *range(len(match.seats))]
    assert match.journal is not None
    for _ in range(400):
        match.journal.film = {}
        if match.number and rng.random() < 0.1:
            match.cut(max(0, match.number - rng.randrange(4)))
        elif not match.over:
            decision = rng.choice(match.open)
            match.choose(rng.choice(decision.options), decision.seat)
        views.renew()
        for seat in rng.sample(viewers, len(viewers)):
            shown: View = views.view(match, seat)
            assert shown == match.view(seat)
            sent = json.loads(ENCODER.encode(views.encoded(match, seat, shown)))
            assert sent == json.loads(ENCODER.encode(match.view(seat)))
            places = sorted(match.journal.film)
            ways = views.back(match, seat, places)
            assert len(ways) == max(0, len(places) - 1)
            if not ways:
                continue
            state = match.journal.film[places[-2]]
            assert isinstance(state, State)
            then = scene(match, state, seat)
            assert (ways[0] == []) == (then == {key: match.view(seat)[key] for key in then})


@pytest.mark.parametrize("game", [game for game in NAMES if find(game).open_position])
def test_an_open_position_is_the_same_for_everybody(game: str) -> None:
    """What is made once for all viewers may not depend on who looks, in whatever variant."""
    rules = find(game)
    for options in [{}, *rules.variants()]:
        for line_up in rules.samples(rules.read_options(dict(options)))[:3]:
            match, rng = weald.start(game, line_up, seed=3, options=options), random.Random(3)
            for _ in range(40):
                if match.over:
                    break
                decision = rng.choice(match.open)
                match.choose(rng.choice(decision.options), decision.seat)
                viewers = [EVERYONE, -2, *range(len(match.seats))]
                first, *others = [rules.position(match.state, viewer) for viewer in viewers]
                assert all(other == first for other in others)
