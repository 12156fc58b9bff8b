"""OpenSpiel's own tests on our games: `make open-spiel` runs them where OpenSpiel is installed."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="make open-spiel")
pytest.importorskip("weald.research.open_spiel")  # registers the games

GAMES = ["ironwood", "root", "wonderland", "defenders"]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_random_simulation(game: str) -> None:
    """Its own check of legality, clones, histories, serialisation, observations and returns at every node."""
    loaded = pyspiel.load_game(f"python_weald_{game}", {"limit": 60})
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_up_can_be_loaded(game: str) -> None:
    from weald.games import find

    known = find(game)
    counts = {len(line_up): line_up for line_up in known.samples(known.read_options({}))}
    for count, line_up in counts.items():
        loaded = pyspiel.load_game(f"python_weald_{game}", {"seats": ",".join(line_up), "limit": 30})
        assert loaded.num_players() == count
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_history_is_the_same_state(game: str) -> None:
    loaded = pyspiel.load_game(f"python_weald_{game}")
    chance = np.random.default_rng(5)
    state = loaded.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        legal = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(legal)))
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
