"""Learning: the same course gives the same games and weights, a stopped run goes on, what is learned can be played by."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from weald.cli.group import cli
from weald.games import NAMES, find
from weald.kernel import FULL, Dice
from weald.match import begin
from weald.players.judgement import Linear
from weald.players.learned import StaleWeights, chances, read, weights_for
from weald.players.policy import pick, worth
from weald.train.fit import fit
from weald.train.run import CannotTrain, Course, as_toml, best, course, train
from weald.train.self_play import Lesson, digest_of, teach

LEARNING = [name for name in NAMES if find(name).feature_names]


def a_course(generations: int = 2) -> Course:
    return course("ironwood", 4, 24, 8, generations, 2, 2)


@pytest.mark.parametrize("name", LEARNING)
def test_features_fit_their_names(name: str) -> None:
    """Of every seat and in every position; small whole numbers."""
    game = find(name)
    match = begin(game, None, 6, None, loud=False)
    dice = Dice(6)
    while not match.over:
        rows = game.features(match.state)
        assert [len(row) for row in rows] == [len(game.feature_names[side]) for side in match.sides]
        assert all(-1000 <= value <= 1000 for row in rows for value in row)
        match.choose(pick(match, match.open[0], dice), match.open[0].seat)


@pytest.mark.parametrize("name", LEARNING)
def test_weights_that_are_shipped_weigh_what_the_game_declares(name: str) -> None:
    found = read(find(name))
    assert found == {} or list(found) == list(find(name).feature_names)


def test_weights_of_other_features_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("ironwood")
    if not weights_for(game):
        pytest.skip("nothing was learned yet")
    other = {side: names[1:] for side, names in game.feature_names.items()}
    monkeypatch.setattr(game, "feature_names", other)
    with pytest.raises(StaleWeights):
        read(game)


def test_chances() -> None:
    assert chances([0, 0]) == [FULL // 2] * 2
    assert chances([1000, 0])[0] == pytest.approx(FULL * 0.7311, rel=0.001)
    assert sum(chances([5, 70_000, -3])) <= FULL
    assert min(chances([5, 70_000, -3])) >= 0


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    todo = a_course()
    lesson = Lesson(todo.game, todo.seats, todo.options, 9, 2, {})
    one, other = teach(lesson, 3), teach(lesson, 3)
    assert one == other
    assert teach(lesson, 4).hash != one.hash
    assert digest_of([one, teach(lesson, 4)]) == digest_of([teach(lesson, 4), other])


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = train(a_course(), tmp_path / "whole")
    part = tmp_path / "part"
    train(a_course(1), part)
    file = part / "games-0.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:9]) + lines[9][:40])  # killed in the middle of a line
    (part / "generation-0.json").unlink()
    told: list[str] = []
    gone_on = train(a_course(), part, tell=told.append)
    assert [(one.digest, one.fitted, one.won) for one in gone_on] == [
        (one.digest, one.fitted, one.won) for one in whole
    ]
    assert len(told) == 2
    with pytest.raises(CannotTrain):
        train(msgspec.structs.replace(a_course(), seed=5), part)


def test_something_is_learned() -> None:
    """Even from games that only lean: better than knowing nothing, on games that were not learned from."""
    game = find("ironwood")
    lesson = Lesson("ironwood", [], game.read_options({}), 1, 0, {})
    games = [teach(lesson, number) for number in range(160)]
    found = fit(game.feature_names, False, games)
    assert found.loss < 0.9 * found.know_nothing
    judgement = Linear(found.weights)
    match = begin(game, None, 8, None, loud=False)
    assert sum(judgement.judge(match)) == pytest.approx(FULL, abs=2)
    dice = Dice(8)
    while not match.over:
        match.choose(pick(match, match.open[0], dice), match.open[0].seat)
    assert judgement.judge(match) == worth(match)


def test_the_command(tmp_path: Path) -> None:
    words = ["train", "ironwood", "--out", str(tmp_path), "--first", "24", "--games", "8", "--generations", "1"]
    done = CliRunner().invoke(cli, [*words, "--iterations", "2", "--contests", "2"])
    assert done.exit_code == 0, done.output
    assert "generation 0: 24 games" in done.output
    text = (tmp_path / "learned.toml").read_text("utf-8")
    assert "[woodwalkers]" in text
    assert "digest" in text


def test_what_cannot_be_learned_is_said() -> None:
    without = next(name for name in NAMES if not find(name).feature_names)
    with pytest.raises(CannotTrain):
        course(without, 1, 8, 8, 1, 2, 0)
    with pytest.raises(CannotTrain):
        course("ironwood", 1, 8, 8, 1, 2, 3)


def test_the_data_file_says_where_it_comes_from(tmp_path: Path) -> None:
    todo = a_course(1)
    one = best(train(todo, tmp_path))
    text = as_toml(todo, one, 'weald train "x"')
    assert 'command = "weald train \\"x\\""' in text
    assert f'digest = "{one.digest}"' in text
