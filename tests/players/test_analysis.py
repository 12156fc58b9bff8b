"""An analysed game: points where somebody decided, chances that are chances, the same every time."""

from __future__ import annotations

from pathlib import Path

import weald
from weald.players.analysis import Point, Tried, analyse, numbers, turning

RECORD = Path(__file__).parents[1] / "corpus" / "ironwood" / "game-01-totems.weald"


def test_analysis() -> None:
    done = weald.replay(RECORD.read_text("utf-8"))
    wanted = numbers(done, 5)
    assert wanted[0] == 0
    assert wanted[-1] == len(done.choices) - 1
    points = list(analyse(done, wanted, 20))
    assert points == list(analyse(done, wanted, 20))
    for point in points:
        assert point.number in wanted
        assert done.choices[point.number][0] == point.seat
        assert done.choices[point.number][1].id == point.played.id
        assert all(0 <= chance <= 1 for chance in point.chances)
        assert point.best
        assert sum(line.visits for line in point.best) <= 20
    assert list(analyse(done, wanted, 20, lambda: True)) == []


def test_every_decision() -> None:
    done = weald.replay(RECORD.read_text("utf-8"))
    assert numbers(done, 0) == list(range(len(done.choices)))
    assert numbers(done, 1) == [len(done.choices) - 1]


def test_turning_points() -> None:
    stay = Tried("pass", "pass", "", 9, 0.5)
    curve = [[0.5, 0.5], [0.55, 0.45], [0.9, 0.1], [0.88, 0.12]]
    points = [Point(n, 1, 0, "act", {}, stay, chances, [stay], 0.0) for n, chances in enumerate(curve)]
    assert turning(points, [0]) == [1, 3]  # the last one by how the game ended
    assert turning([], []) == []
