"""The environments as PettingZoo and Gymnasium want them, and as our own promises want them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import weald
from weald import research
from weald.games import NAMES, find
from weald.kernel import Dice
from weald.kernel.errors import NotOffered, UnknownSeat, WealdError
from weald.match import Match
from weald.research import Layout, SeatEnv, TableEnv, UnknownAction
from weald.research.layout import NoFixedObservation

# PettingZoo has no other name for "a dictionary with an action mask", and our sides have names, not numbers.
quiet = pytest.mark.filterwarnings("ignore::UserWarning")
# Not the tests' own game, which other tests add to the list.
games = pytest.mark.parametrize("game", [name for name in NAMES if name != "toy"])


def chosen(mask: np.ndarray[Any, Any], dice: Dice) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


# --- what the libraries ask ----------------------------------------------------------------------------------


@quiet
@games
def test_pettingzoo_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(research.aec(game), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


@quiet
@games
def test_pettingzoo_seed(game: str) -> None:
    seed_test(lambda: research.aec(game), num_cycles=100)


@quiet
@games
def test_gymnasium_check(game: str) -> None:
    check_env(research.gym(game), skip_render_check=True)


# --- what a seat sees ------------------------------------------------------------------------------------------


@games
def test_worlds_that_look_the_same_to_a_seat_are_observed_the_same(game: str) -> None:
    dice = Dice(11)
    match: Match = weald.start(game, seed=3)
    layout = Layout(match)
    differed = 0
    for made in range(400):
        if match.over:
            break
        if made % 9 == 0:
            for seat in {decision.seat for decision in match.open}:
                seen = layout.observe(match, seat)
                for n in range(2):
                    world = match.redeal(seat, 100 * made + n)
                    assert np.array_equal(seen, layout.observe(world, seat)), f"decision {made}, seat {seat}"
                    differed += world.hash() != match.hash()
        decision = match.open[dice.below(len(match.open))]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    assert differed > 10


@games
def test_the_layout_holds_for_every_line_up_and_all_game_long(game: str) -> None:
    dice = Dice(5)
    drawn = [find(game).draw(dice) for _ in range(12)]
    # Where sides are drafted there is no fixed observation, and research says so.
    fixed = [(seats, options) for seats, options in drawn if options.get("setup") != "advanced"]
    for seats, options in fixed[:6]:
        env = research.aec(game, seats, options)
        env.reset(seed=2)
        for made, agent in enumerate(env.agent_iter(700)):
            done = env.terminations[agent] or env.truncations[agent]
            if made % 5 == 0:
                assert env.observation_space(agent).contains(env.observe(agent))
            mask = env.episodes.actions.mask(env.episodes.decision(env.seat_of[agent]))
            env.step(None if done else chosen(mask, dice))


@pytest.mark.parametrize("door", [research.aec, research.gym])
def test_a_draft_has_no_fixed_observation_and_says_what_to_do(door: Any) -> None:
    with pytest.raises(NoFixedObservation, match="name the sides instead"):
        door("root", options={"setup": "advanced"})


def test_a_seat_sees_its_own_hand_and_not_the_other() -> None:
    env = research.aec("ironwood")
    env.reset(seed=1)
    where = env.episodes.layout.parts["where"]
    zones = [zone.name for zone in env.episodes.match.state.zones()]
    for seat, agent in enumerate(env.agents):
        seen = {zones[number - 1] for number in env.observe(agent)["observation"][where] if number}
        assert f"{env.agents[seat]}.hand" in seen
        assert f"{env.agents[1 - seat]}.hand" not in seen


def test_only_the_own_bag_is_seen() -> None:
    """Wonderland's War 1.6.7."""
    match = weald.start("wonderland", seed=4)
    layout = Layout(match)
    before = [layout.observe(match, seat) for seat in (0, 1)]
    match.state.bag[0] += 1  # type: ignore[attr-defined]
    assert not np.array_equal(before[0], layout.observe(match, 0))
    assert np.array_equal(before[1], layout.observe(match, 1))


def test_answers_given_together_stay_sealed() -> None:
    env = research.aec("wonderland")
    env.reset(seed=6)
    dice = Dice(6)
    for agent in env.agent_iter(4000):
        waiting = [decision.seat for decision in env.episodes.match.open]
        if len(waiting) > 1:
            assert env.seat_of[agent] == min(waiting), "asked in seat order"
            others = [other for other in env.agents if env.seat_of[other] in waiting and other != agent]
            before = [env.observe(other)["observation"] for other in others]
            env.step(chosen(env.observe(agent)["action_mask"], dice))
            for other, seen in zip(others, before, strict=True):
                assert np.array_equal(seen, env.observe(other)["observation"])
            return
        env.step(chosen(env.observe(agent)["action_mask"], dice))
    pytest.fail("nobody was ever asked together")


# --- what it may do --------------------------------------------------------------------------------------------


@games
def test_every_option_has_its_number_and_the_mask_is_what_is_offered(game: str) -> None:
    env = research.aec(game)
    env.reset(seed=9)
    dice = Dice(9)
    actions = env.episodes.actions
    assert [option.id for option in actions.options] == sorted(find(game).vocabulary.by_id)
    for agent in env.agent_iter(200):
        observation, _, over, _, info = env.last()
        if over:
            break
        offered = [actions.option(int(number)).id for number in np.flatnonzero(observation["action_mask"])]
        assert offered == sorted(info["legal"])
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(chosen(observation["action_mask"], dice))


def test_what_is_not_offered_is_refused() -> None:
    env = research.aec("ironwood")
    env.reset(seed=1)
    number = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.episodes.match.hash()
    with pytest.raises(NotOffered):
        env.step(number)
    with pytest.raises(UnknownAction):
        env.step(-1)
    assert env.episodes.match.hash() == before
    single = research.gym("ironwood")
    seen, _ = single.reset(seed=1)
    again, reward, over, _, info = single.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert info["illegal"]
    assert (reward, over) == (0.0, False)
    assert np.array_equal(seen["observation"], again["observation"])


# --- how it ends -----------------------------------------------------------------------------------------------


def play(env: TableEnv, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    dice = Dice(seed)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        mask = env.episodes.actions.mask(env.episodes.decision(env.seat_of[agent]))
        _, reward, over, truncated, _ = env.last(observe=False)
        if over or truncated:
            paid[agent] = reward
        env.step(None if over or truncated else chosen(mask, dice))
    return paid


def test_the_winner_gets_it_all() -> None:
    env = research.aec("ironwood")
    for seed in range(3):
        assert sorted(play(env, seed).values()) == [0.0, 1.0]


def test_defenders_win_or_lose_together() -> None:
    paid = play(research.aec("defenders"), 1)
    assert len(set(paid.values())) == 1
    won = research.aec("defenders")
    won.reset(seed=1)
    won.episodes.match.state.winners = 0b11
    won.episodes.match.over = True
    assert won.episodes.results() == [1.0, 1.0]


def test_a_shared_victory_is_shared() -> None:
    env = research.aec("root")
    env.reset(seed=1)
    env.episodes.match.state.winners = 0b1001
    env.episodes.match.over = True
    assert env.episodes.results() == [0.5, 0.0, 0.0, 0.5]


def test_games_without_end_are_cut() -> None:
    assert research.aec("root").episodes.limit == find("root").random_cap
    env = research.aec("root", limit=25)
    assert set(play(env, 1).values()) == {0.0}
    assert env.episodes.steps == 25
    single = research.gym("root", limit=25)
    seen, _ = single.reset(seed=1)
    dice, cut = Dice(1), False
    while not cut:
        seen, _, over, cut, _ = single.step(np.int64(chosen(seen["action_mask"], dice)))
        assert not over


def test_seeds_make_rows_of_games() -> None:
    def hashes(env: SeatEnv, seed: int | None) -> list[str]:
        out = []
        for n in range(3):
            env.reset(seed=seed if n == 0 else None)
            out.append(env.episodes.match.hash())
        return out

    first = hashes(research.gym("wonderland"), 5)
    assert len(set(first)) == 3
    assert first == hashes(research.gym("wonderland"), 5)
    assert first == hashes(research.gym("wonderland", seed=5), None)


# --- who sits there --------------------------------------------------------------------------------------------


@games
def test_one_seat_against_players_of_ours(game: str) -> None:
    env = research.gym(game, opponents="greedy", limit=60)
    seen, info = env.reset(seed=1)
    dice = Dice(1)
    over = cut = False
    while not (over or cut):
        assert info["legal"]
        seen, _, over, cut, info = env.step(np.int64(chosen(seen["action_mask"], dice)))


def test_a_bot_of_the_rules_is_no_agent() -> None:
    env = research.aec("ironwood", options={"solo": "ironbot"})
    assert env.possible_agents == ["woodwalkers"]
    with pytest.raises(UnknownSeat, match="ironclad"):
        research.gym("ironwood", seat="ironclad", options={"solo": "ironbot"})


def test_as_many_players_as_other_seats() -> None:
    with pytest.raises(WealdError, match="3 other seats"):
        research.gym("root", opponents=["random", "greedy"])


@games
def test_a_table_can_be_looked_at(game: str) -> None:
    env = research.aec(game, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert shown.count("\n") > 10
    with pytest.raises(WealdError, match="ansi"):
        research.aec(game, render_mode="human")
