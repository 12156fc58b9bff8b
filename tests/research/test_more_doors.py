"""Copies, ids, declared observations, variants, batches and shaped rewards."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from weald import research
from weald.games import NAMES, find
from weald.kernel import Dice
from weald.kernel.errors import NotOffered, WealdError
from weald.match import begin
from weald.research.batch import Batch
from weald.research.layout import Layout, declared
from weald.research.leaderboard import line_up as sat_at
from weald.research.leaderboard import markdown, measure
from weald.research.learn import Policy, stored, train
from weald.research.learn_many import Learner
from weald.research.observing import Place, look

quiet = pytest.mark.filterwarnings("ignore::UserWarning")
# Not the tests' own game, which other tests add to the list.
games = pytest.mark.parametrize("game", [name for name in NAMES if name != "toy"])


def line_ups(game: str) -> dict[int, list[str]]:
    """One line-up of every size."""
    known = find(game)
    return {len(line_up): line_up for line_up in known.samples(known.read_options({}))}


def chosen(mask: Any, dice: Dice) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


def play_on(env: Any, dice: Dice, choices: int) -> list[Any]:
    """The next observations of a Gymnasium environment under the same dice."""
    out = []
    mask = env.action_masks()
    for _ in range(choices):
        if not mask.any():
            break
        seen, reward, over, cut, _ = env.step(chosen(mask, dice))
        out.append((seen["observation"].tolist(), reward))
        mask = seen["action_mask"]
        if over or cut:
            break
    return out


@quiet
@games
def test_pettingzoo_api_with_every_number_of_seats(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for line_up in line_ups(game).values():
        api_test(research.aec(game, line_up), num_cycles=30)
        assert "Passed" in capsys.readouterr().out
        seed_test(lambda line_up=line_up: research.aec(game, line_up), num_cycles=10)


@quiet
@games
def test_gymnasium_check_with_every_number_of_seats(game: str) -> None:
    for line_up in line_ups(game).values():
        check_env(research.gym(game, seats=line_up), skip_render_check=True)


@games
def test_a_gymnasium_environment_has_an_id(game: str) -> None:
    env = gymnasium.make(f"weald/{game.capitalize()}-v0", opponents="random", seed=3)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert env.unwrapped.action_masks().any()  # type: ignore[attr-defined]


# --- copies --------------------------------------------------------------------------------------------------


@games
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_copies_and_pickles_play_on_alike(game: str, opponents: str) -> None:
    env = research.gym(game, opponents=opponents, seed=2)
    env.reset(seed=2)
    play_on(env, Dice(1), 12)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.episodes.match.hash()
    expected = [play_on(twin, Dice(9), 6) for twin in copies]
    assert env.episodes.match.hash() == before  # the copies are their own
    assert expected[0] == expected[1] == play_on(env, Dice(9), 6)


@quiet
@games
def test_copies_of_all_seats_play_on_alike(game: str) -> None:
    env = research.aec(game, seed=2)
    env.reset(seed=2)
    dice = Dice(4)
    for moment in range(25):
        twin = pickle.loads(pickle.dumps(env)) if moment % 2 else copy.deepcopy(env)
        assert twin.agent_selection == env.agent_selection
        for agent in env.agents:
            assert (twin.observe(agent)["observation"] == env.observe(agent)["observation"]).all()
        if not any(env.terminations.values()):
            action = chosen(env.last()[0]["action_mask"], dice)
            env.step(action)
            twin.step(action)
            assert twin.episodes.match.hash() == env.episodes.match.hash()


# --- what is declared ------------------------------------------------------------------------------------------


@games
def test_every_public_field_is_declared_and_within_its_bounds(game: str) -> None:
    known = find(game)
    for count, line_up in line_ups(game).items():
        match = begin(known, line_up, count, known.read_options({}), keep=False, loud=False)
        layout = Layout(match)
        assert layout.undeclared == [], f"say what they mean in games/{game}/observation.toml"
        dice = Dice(count)
        for number in range(400):
            if match.over:
                break
            if number % 5 == 0:
                row = np.array(layout.row(match, match.open[0].seat))
                assert row.shape == (layout.size,)
                for name, part in layout.parts.items():
                    low, high = layout.rows[name].low, layout.rows[name].high
                    assert low <= row[part].min(initial=low), (name, row[part])
                    assert row[part].max(initial=high) <= high, (name, row[part])
            options = match.decision.options
            match.choose(options[dice.below(len(options))])


@games
def test_nothing_is_declared_that_is_not_there(game: str) -> None:
    known = find(game)
    state = begin(known, None, 1, None).state
    shown: set[str] = set()
    for variant in [{}, *known.variants()]:
        options = known.read_options(dict(variant))
        shown |= {name for seats in known.samples(options) for name, _ in known.empty(seats, options).shown()}
    assert set(declared(game).fields) <= shown
    assert set(declared(game).own) <= set(state.fields) - set(state.public)


@games
def test_the_compiled_writer_and_the_readable_one_say_the_same(game: str) -> None:
    known = find(game)
    match = begin(known, None, 5, None, keep=False, loud=False)
    layout, dice = Layout(match), Dice(5)
    place = Place(match, layout.plan)
    for _ in range(120):
        if match.over:
            break
        seen = look(layout.plan, [place], layout.actions.count)
        seat = match.open[0].seat
        assert layout.rows_of(seen, 1).tolist() == [np.clip(layout.row(match, seat), layout.low, layout.high).tolist()]
        assert np.frombuffer(seen.seats.getvalue(), np.int32).tolist() == [seat]
        legal = np.frombuffer(seen.legal.getvalue(), np.int32)
        assert sorted(legal) == np.flatnonzero(layout.actions.mask(match.open[0])).tolist()
        options = match.decision.options
        match.choose(options[dice.below(len(options))])


# --- variants ----------------------------------------------------------------------------------------------------


@games
def test_normalised_numbers_lie_between_0_and_1(game: str) -> None:
    env = research.gym(game, normalised=True)
    seen, _ = env.reset(seed=1)
    assert seen["observation"].dtype == np.float32
    assert env.observation_space.contains(seen)


def test_egocentric_rows_begin_with_oneself() -> None:
    plain, own = (research.aec("wonderland", seed=6, egocentric=ego) for ego in (False, True))
    for env in (plain, own):
        env.reset(seed=6)
        dice = Dice(6)
        for _ in range(60):
            env.step(chosen(env.last()[0]["action_mask"], dice))
    layout, count = plain.episodes.layout, len(plain.possible_agents)
    for seat, agent in enumerate(plain.possible_agents):
        there, here = plain.observe(agent)["observation"], own.observe(agent)["observation"]
        assert here[layout.parts["seat"]] == [0]
        for name in ("vp", "shards", "supporters", "chair"):
            part = layout.parts[name]
            by_seat = there[part].reshape(count, -1)
            assert (here[part].reshape(count, -1) == np.roll(by_seat, -seat, axis=0)).all()
        start = there[layout.parts["start"]]
        assert (here[layout.parts["start"]] == (start - seat) % count).all()
        assert here[layout.parts["counts"]].sum() == there[layout.parts["counts"]].sum()


# --- rewards -----------------------------------------------------------------------------------------------------


@games
def test_shaped_rewards_add_up_to_the_result(game: str) -> None:
    env = research.gym(game, reward="shaped", limit=0 if game != "root" else 3000)
    seen, _ = env.reset(seed=4)
    dice, total = Dice(4), 0.0
    before = env.episodes.judged[env.seat]
    first = env.episodes.judged[:]
    over = cut = False
    while not (over or cut):
        seen, paid, over, cut, _ = env.step(np.int64(chosen(seen["action_mask"], dice)))
        total += float(paid)
    assert first[env.seat] == before
    ended = env.episodes.results()[env.seat] if over else env.episodes.judged[env.seat]
    assert total == pytest.approx(ended - before, abs=1e-6)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(WealdError, match="known: result, shaped"):
        research.gym("ironwood", reward="gold")


# --- batches -----------------------------------------------------------------------------------------------------


@games
def test_a_batch_is_many_single_games(game: str) -> None:
    """Every game of a batch, played alone with the same choices, is observed the same; ended games begin anew."""
    batch = research.batch(game, 3, seed=8, limit=150)
    assert isinstance(batch, research.Batch)
    dice = Dice(8)
    for _ in range(180):
        for place, match in enumerate(batch.matches):
            seat = int(batch.seats[place])
            assert match.open[0].seat == seat
            assert (batch.observations[place] == batch.layout.observe(match, seat)).all()
            assert (batch.masks[place] == batch.actions.mask(match.open[0])).all()
        batch.step(np.array([chosen(mask, dice) for mask in batch.masks]))
        assert not (batch.terminated & batch.truncated).any()
    assert min(batch.begun) >= 2


def test_an_illegal_action_changes_no_game_of_a_batch() -> None:
    batch = research.batch("ironwood", 4, seed=1)
    assert isinstance(batch, research.Batch)
    before = [match.hash() for match in batch.matches]
    actions = batch.masks.argmax(1)
    actions[3] = int(np.flatnonzero(batch.masks[3] == 0)[0])
    with pytest.raises(NotOffered):
        batch.step(actions)
    assert [match.hash() for match in batch.matches] == before


def test_a_spread_batch_plays_the_games_of_one_process() -> None:
    one, spread = research.batch("ironwood", 5, seed=3), research.batch("ironwood", 5, seed=3, jobs=2)
    try:
        dice = Dice(3)
        for _ in range(30):
            assert (one.observations == spread.observations).all()
            assert (one.masks == spread.masks).all()
            assert (one.rewards == spread.rewards).all()
            actions = np.array([chosen(mask, dice) for mask in one.masks])
            one.step(actions)
            spread.step(actions)
    finally:
        spread.close()


# --- baselines -----------------------------------------------------------------------------------------------------


def test_what_was_learned_is_kept_by_name(tmp_path: Path) -> None:
    env = research.gym("ironwood", reward="shaped", limit=120)
    table = env.episodes
    policy = Policy(table.actions.count, table.layout.size)
    train(env, policy, 4, batch=2)
    policy.save(tmp_path / "learned.npz", table.actions, table.layout)
    again = Policy.load(tmp_path / "learned.npz", table.actions, table.layout)
    assert np.abs(policy.weights).max() > 0
    assert again.weights == pytest.approx(policy.weights, abs=np.abs(policy.weights).max() / 100)
    # Another game knows neither the actions nor the fields: nothing is taken over, and nothing breaks.
    other = research.gym("root").episodes
    Policy.load(tmp_path / "learned.npz", other.actions, other.layout)


@games
def test_stored_baselines_fit_what_their_games_show(game: str) -> None:
    """Fields that are left out when it is loaded make a policy worse than chance: tools/baselines.py lets it learn anew."""
    table = research.gym(game, seats=sat_at(game)).episodes
    with np.load(stored(game), allow_pickle=False) as kept:
        known = dict(zip(kept["names"].tolist(), kept["sizes"].tolist(), strict=True))
        assert known == {name: part.stop - part.start for name, part in table.layout.parts.items()}
        assert set(kept["actions"].tolist()) <= {option.id for option in table.actions.options}


def test_many_games_at_once_teach_too() -> None:
    batch = research.batch("wonderland", count=4, seats=["alice", "mad_hatter"], seed=5, limit=150)
    assert isinstance(batch, Batch)
    policy = Policy(batch.actions.count, batch.layout.size)
    ended: list[float] = []
    Learner(batch, 0, policy, seed=5).games(8, lambda _, won: ended.append(won))
    assert len(ended) == 8
    assert np.isfinite(policy.weights).all()
    # Only actions that were offered beside others have been pushed, and those against each other.
    assert 0 < np.count_nonzero(np.abs(policy.weights).max(axis=1)) < batch.actions.count


def test_a_row_of_the_leaderboard_is_the_same_every_time() -> None:
    rows = [measure("ironwood", "random", 2, seed=5) for _ in range(2)]
    assert rows[0] == rows[1]
    assert rows[0] is not None
    table = markdown([rows[0]], 5)
    assert "| ironwood | woodwalkers | random | 2 |" in table
    assert "weald research leaderboard --games 2 --seed 5 --player random --write" in table
