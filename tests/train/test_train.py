"""Learning: the same course gives the same games and weights, a stopped run goes on, what is learned can be played by."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from weald.cli.group import cli
from weald.games import NAMES, find
from weald.games.ironwood.state import Ironwood
from weald.kernel import FULL, Dice
from weald.kernel.errors import UnknownSeat
from weald.match import Match, begin
from weald.players.judgement import Linear
from weald.players.learned import StaleWeights, chances, chances_of, read, weights_for
from weald.players.policy import pick, worth
from weald.players.turns import Turn
from weald.train.fit import fit
from weald.train.line_ups import line_up
from weald.train.run import CannotTrain, Course, as_toml, best, course, train
from weald.train.self_play import Lesson, Met, Taught, contest, digest_of, teach, thought

LEARNING = [name for name in NAMES if find(name).feature_names]


def a_course(generations: int = 2) -> Course:
    return course("ironwood", 4, 24, 8, generations, 2, 2)


LINE_UPS = [
    ("ironwood", "2"), ("root", "marquise,eyrie,alliance,vagabond"), ("root", "cult,duchy,corvids,hundreds"),
    ("root", "riverfolk,keepers,vagabond,second_vagabond"), ("wonderland", "2"), ("wonderland", "5"),
    ("defenders", "1"), ("defenders", "4"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seats"), LINE_UPS)
def test_features_fit_their_names(name: str, seats: str) -> None:
    """Of every seat and in every position; small whole numbers."""
    game = find(name)
    match = begin(game, line_up(game, [seats], game.read_options({}), Dice(6)), 6, None, loud=False)
    dice = Dice(6)
    while not match.over:
        rows = game.features(match.state)
        assert [len(row) for row in rows] == [len(game.feature_names[side]) for side in game.weighed(match.sides)]
        assert all(-1000 <= value <= 1000 for row in rows for value in row)
        match.choose(pick(match, match.open[0], dice), match.open[0].seat)


@pytest.mark.parametrize("name", LEARNING)
def test_weights_that_are_shipped_weigh_what_the_game_declares(name: str) -> None:
    found = read(find(name))
    assert set(found) <= set(find(name).feature_names)


@pytest.mark.parametrize("name", LEARNING)
def test_a_row_of_features_is_named_once(name: str) -> None:
    for names in find(name).feature_names.values():
        assert len(set(names)) == len(names)
        assert "side" not in names


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


def test_the_fit_does_not_depend_on_how_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of games of different line-ups only sums are kept, piece by piece."""
    game = find("wonderland")
    games = [teach(Lesson("wonderland", ["2-4"], game.read_options({}), 2, 0, {}), number) for number in range(6)]
    whole = fit(game.feature_names, False, games)
    monkeypatch.setattr("weald.train.fit.PIECE", 7)
    assert fit(game.feature_names, False, games) == whole


def test_the_command(tmp_path: Path) -> None:
    words = ["train", "ironwood", "--out", str(tmp_path), "--first", "24", "--games", "8", "--generations", "1"]
    done = CliRunner().invoke(cli, [*words, "--iterations", "2", "--contests", "2"])
    assert done.exit_code == 0, done.output
    assert "generation 0: 24 games" in done.output
    text = (tmp_path / "learned.toml").read_text("utf-8")
    assert "[woodwalkers]" in text
    assert "digest" in text


def test_what_cannot_be_learned_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotTrain):
        course("ironwood", 1, 8, 8, 1, 2, 3)
    with pytest.raises(UnknownSeat):
        course("wonderland", 1, 8, 8, 1, 2, 0, seats=["6"])
    with pytest.raises(UnknownSeat):
        course("root", 1, 8, 8, 1, 2, 0, seats=["marquise,nobody"])
    monkeypatch.setattr(find("ironwood"), "feature_names", {})
    with pytest.raises(CannotTrain):
        course("ironwood", 1, 8, 8, 1, 2, 0)


@pytest.mark.parametrize(
    ("name", "seats"), [("root", ["4", "marquise,eyrie,alliance,vagabond"]), ("wonderland", ["2-5"]), ("defenders", [])]
)
def test_every_game_can_be_learned_from(name: str, seats: list[str], tmp_path: Path) -> None:
    """Line-ups are drawn; what was stopped goes on, and gives the same games and weights."""
    todo = course(name, 5, 5, 1, 1, 1, 0, seats=seats)
    whole = train(todo, tmp_path / "whole")
    part = tmp_path / "part"
    part.mkdir()
    lines = (tmp_path / "whole" / "games-0.jsonl").read_bytes().splitlines(keepends=True)
    (part / "games-0.jsonl").write_bytes(b"".join(lines[:4]))
    again = train(todo, part)
    assert [(one.digest, one.fitted) for one in again] == [(one.digest, one.fitted) for one in whole]
    sides = {tuple(msgspec.json.decode(line, type=Taught).sides) for line in lines}
    assert len(sides) > 1
    met = {side for line_up in sides for side in line_up}
    assert set(whole[0].fitted.weights) == met
    assert sum(count for count, _, _ in whole[0].fitted.calibration) >= whole[0].fitted.positions


def test_where_all_win_together_there_is_one_chance() -> None:
    game = find("defenders")
    match = begin(game, game.seats(None, 3, {}), 3, None, loud=False)
    weights = {side: [0] * (len(names) + 1) for side, names in game.feature_names.items()}
    assert chances_of(match, weights) == [FULL // 2] * 3
    weights["team"][-1] = 1000
    assert chances_of(match, weights)[0] == pytest.approx(FULL * 0.7311, rel=0.001)
    del weights["council"]
    assert chances_of(match, weights) == []  # nothing was learned of somebody
    assert Linear(weights).judge(match) == worth(match)


def test_contests_are_fair_to_both() -> None:
    """Together, either plays the same game; against each other every seat is taken equally often."""
    todo = Lesson("defenders", ["2"], find("defenders").read_options({}), 3, 1, {})
    assert contest(todo, 0) == Met(*[contest(todo, 0).fair] * 2)  # without weights both judge by hand
    todo = Lesson("ironwood", [], find("ironwood").read_options({}), 3, 1, {})
    first, second = contest(todo, 0), contest(todo, 1)
    assert first.fair == second.fair == FULL // 2
    assert first.won + second.won == FULL  # the same game, seen from both sides


class Spy(Linear):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__({})
        self.worlds: list[Match] = []

    def judge(self, match: Match) -> list[int]:
        self.worlds.append(match)
        return worth(match)


def test_a_judgement_never_sees_the_real_match() -> None:
    """Those who learn are given worlds dealt for their eyes, as those who play: what others hold is chance."""
    match = begin(find("ironwood"), None, 5, None, loud=False)
    dice = Dice(5)
    for _ in range(12):
        match.choose(pick(match, match.open[0], dice), match.open[0].seat)
    state = match.state
    assert isinstance(state, Ironwood)
    seat = match.open[0].seat
    spy = Spy()
    thought(match, seat, Dice(1), 8, spy, Turn())
    assert spy.worlds
    assert all(world is not match and world.state is not state for world in spy.worlds)
    held = set(state.hand[1 - seat]) | set(state.vision_hand if seat else [])
    hidden = {card for card in held if not state.seen[card] >> seat & 1}
    orders = {tuple(world.state.hand[1 - seat]) for world in spy.worlds if isinstance(world.state, Ironwood)}
    assert hidden
    assert len(orders) > 1


def test_the_data_file_says_where_it_comes_from(tmp_path: Path) -> None:
    todo = a_course(1)
    one = best(train(todo, tmp_path))
    text = as_toml(todo, one, 'weald train "x"')
    assert 'command = "weald train \\"x\\""' in text
    assert f'digest = "{one.digest}"' in text
