"""Between two events: what a screen is given to show them one by one, and that it tells nothing more."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import weald
from weald.games import NAMES
from weald.kernel import Dice
from weald.match import Match
from weald.table.viewer_log import ViewerLog
from weald.table.views import Views
from weald.table.wire import Change, LogEntry, View


def go_back(view: dict[str, Any], changes: list[Change]) -> dict[str, Any]:
    """As the browser does."""
    out = copy.deepcopy(view)
    for change in changes:
        box: Any = out
        for key in change.at[:-1]:
            box = box[key]
        if change.gone:
            del box[change.at[-1]]
        else:
            box[change.at[-1]] = copy.deepcopy(change.to)
    return out


class Watcher:
    """A viewer of a match, and the table before each of its latest events."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.book = ViewerLog(seat)
        self.book.sync(match)
        self.seat = seat
        self.views = Views()
        self.view: View = self.views.view(match, seat)

    def look(self, match: Match) -> tuple[View, list[LogEntry], list[dict[str, Any]]]:
        """The view before, the new entries, and the position after each of them."""
        before = self.view
        _, entries = self.book.sync(match)
        fresh = [entry for entry in entries if entry.number > before["number"]]
        self.views.renew()
        self.view = self.views.view(match, self.seat)
        positions: list[dict[str, Any]] = [dict(self.view)]
        for changes in self.views.back(match, self.seat, self.book.places)[: max(0, len(fresh) - 1)]:
            positions.insert(0, go_back(positions[0], changes))
        return before, fresh, positions


def choices(match: Match, seed: int, most: int) -> Any:
    """Random play, filmed."""
    dice = Dice(seed)
    assert match.journal is not None
    for _ in range(most):
        if match.over:
            return
        match.journal.film = {}
        decision = match.open[dice.below(len(match.open))]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
        yield


@pytest.mark.parametrize("game", NAMES)
def test_every_event_has_its_position(game: str) -> None:
    """As many positions as events; the last is the view; each can be drawn: it is what the game says of that state."""
    match = weald.start(game, seed=11)
    watchers = [Watcher(match, seat) for seat in (0, None)]
    several = changed = 0
    for _ in choices(match, 5, 250):
        for watcher in watchers:
            before, fresh, positions = watcher.look(match)
            if fresh:
                assert len(positions) == len(fresh), [entry.kind for entry in fresh]
            for position in positions:
                assert msgspec.json.encode(position)
                assert position["position"].keys() == before["position"].keys()
            several += len(fresh) > 1
            changed += any(a["position"] != b["position"] for a, b in pairwise(positions))
    assert several > 20
    assert changed > 10


@pytest.mark.parametrize("game", NAMES)
def test_nothing_hidden_is_filmed(game: str) -> None:
    """A card that is seen somewhere between two events was seen before, is seen there after, or is told of."""
    match = weald.start(game, seed=12)
    watchers = [Watcher(match, seat) for seat in (*range(len(match.seats)), None)]
    for _ in choices(match, 6, 200):
        for watcher in watchers:
            before, fresh, positions = watcher.look(match)
            told = {name for entry in fresh for name in strings(entry.args)}
            told.update(card for _, card in seen(before))
            for position in positions:
                secret = {(zone, card) for zone, card in seen(position) - seen(watcher.view) if card not in told}
                assert not secret, (watcher.seat, secret, [entry.kind for entry in fresh])


def seen(view: Any) -> set[tuple[str, str]]:
    return {(name, str(card)) for name, zone in view["zones"].items() for card in zone["cards"] if card is not None}


def strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [s for v in value.values() for s in strings(v)]
    if isinstance(value, list):
        return [s for v in value for s in strings(v)]
    return [value] if isinstance(value, str) else []


def test_a_piece_that_moved_stands_where_it_went() -> None:
    """Rules change the table first and tell then: the position after an event has the event in it."""
    match = weald.start("root", seed=3)
    watcher = Watcher(match, None)
    moves = 0
    for _ in choices(match, 9, 400):
        before, fresh, positions = watcher.look(match)
        for entry, was, now in zip(fresh, [before, *positions], positions, strict=False):
            if entry.kind == "moved":
                side, origin, goal = entry.args["side"], entry.args["from"], entry.args["to"]
                warriors = [there["position"]["clearings"] for there in (was, now)]
                count = [(c[origin]["warriors"].get(side, 0), c[goal]["warriors"].get(side, 0)) for c in warriors]
                assert count[0][0] - count[1][0] == entry.args["count"] == count[1][1] - count[0][1]
                moves += 1
    assert moves > 10


def test_nobody_films_in_playouts() -> None:
    match = weald.start("root", seed=1)
    assert match.journal is not None
    assert match.journal.film is None
    assert match.clone().journal is None or match.clone().journal.film is None  # type: ignore[union-attr]
