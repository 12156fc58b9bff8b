"""A ``.weald`` text played again for the replay viewer: every position, everything revealed. Runs in a worker."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import msgspec

import weald
from weald.games import find
from weald.kernel.decision import CONCEDE
from weald.kernel.errors import WealdError
from weald.kernel.event import EVERYONE
from weald.match import Match, begin
from weald.match.sight import decision_json, zones
from weald.players.analysis import analyse
from weald.players.budget import Stopped
from weald.table.bodies import Analysis, AnalysisRequest, Problem, Replay, ReplayChoice, ReplayRequest
from weald.table.viewer_log import entry_of
from weald.table.wire import LogEntry, Result, View

R = TypeVar("R")


def replay(request: ReplayRequest) -> tuple[bool, bytes]:
    """The answer, encoded and packed: a Replay, or the Problem that kept us from it."""
    return _encoded(_replay, request)


def analysis(request: AnalysisRequest, stopped: Stopped | None = None) -> tuple[bool, bytes]:
    """The answer, encoded and packed: an Analysis, or the Problem that kept us from it."""
    return _encoded(partial(_analysis, stopped=stopped), request)


def _encoded(answer: Callable[[R], object], request: R) -> tuple[bool, bytes]:
    ok, said = _tried(answer, request)
    return ok, gzip.compress(msgspec.json.encode(said), 5, mtime=0)


def _tried(answer: Callable[[R], object], request: R) -> tuple[bool, object]:
    try:
        return True, answer(request)
    except WealdError as error:
        code = "bad-record" if error.code == WealdError.code else error.code
        return False, Problem(code, str(error), error.details)
    except Exception as error:  # noqa: BLE001 - a record is anybody's text
        return False, Problem("bad-record", f"the record cannot be played ({type(error).__name__})", {})


def _analysis(request: AnalysisRequest, stopped: Stopped | None) -> Analysis:
    done = weald.replay(request.record)
    return Analysis(list(analyse(done, sorted(set(request.numbers)), request.iterations, stopped)))


def _replay(request: ReplayRequest) -> Replay:
    done = weald.replay(request.record)
    made = done.choices
    first = min(request.first, len(made))
    views: list[View] = []
    if request.count:
        match = begin(find(done.game.id), done.seats, done.seed, done.options, done.script, keep=False, loud=False)
        last = min(len(made), first + request.count - 1)
        for i in range(last + 1):
            if i:
                seat, option, _ = made[i - 1]
                if option is CONCEDE:
                    match.concede(seat)
                else:
                    match.choose(option, seat)
            if i >= first:
                views.append(revealed(match))
    return Replay(
        game=done.game.id, revision=done.game.revision, seats=done.seats, options=done.options, total=len(made),
        first=first, choices=[ReplayChoice(seat, option.id) for seat, option, _ in made], log=whole_log(done),
        views=views, result=cast("Result | None", done.result),
    )  # fmt: skip


def revealed(match: Match) -> View:
    """What one would see who sees everything."""
    view: dict[str, Any] = match.view(None)
    view["zones"] = zones(match.game, match.state, EVERYONE)
    view["position"] = match.game.position(match.state, EVERYONE)
    view["decisions"] = [decision_json(match, decision) for decision in match.open]
    return cast("View", view)


def whole_log(match: Match) -> list[LogEntry]:
    assert match.journal is not None
    entries = [entry_of(match, event, EVERYONE, n) for n, event in enumerate(match.journal.events)]
    return [entry for entry in entries if entry is not None]
