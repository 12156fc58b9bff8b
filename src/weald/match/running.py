"""The rules at work: one procedure after another, what they ask, and the checkpoints taken on the way."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64, mypyc_attr

from weald.kernel.agenda import ARGUMENTS, COUNT
from weald.kernel.decision import Decision, Option, Rule
from weald.kernel.errors import CannotUndo, RulesBug
from weald.kernel.event import Journal
from weald.kernel.state import NOBODY, State
from weald.kernel.step import Caller

_DENSE: Final = 6  # the newest checkpoints are all kept; of the older ones every second one is dropped
_STRIDE: Final = 64  # choices between two checkpoints while a match is only being brought up to date ...
NEAR: Final = 2 * _DENSE  # ... until this many choices before its end

Runner = Generator[Decision, Option, None]


@mypyc_attr(acyclic=True)
class Checkpoint:
    """The state as it was when a procedure that asks began: its step is next on the agenda."""

    __slots__ = ("events", "lessons", "number", "state")

    def __init__(self, state: State, number: i64, events: i64 = 0, lessons: i64 = 0) -> None:
        self.state = state
        self.number: i64 = number  # choices made before it
        self.events: i64 = events
        self.lessons: i64 = lessons


@mypyc_attr(acyclic=True)
class Running:
    """What a match and its running procedures share. They do not know the match: it and they would keep each other alive."""

    __slots__ = ("caller", "chances", "hurried", "journal", "keep", "number", "points", "sealer", "skipped", "state")

    def __init__(self, state: State, caller: Caller, journal: Journal | None, keep: bool) -> None:
        self.state = state
        self.caller = caller
        self.journal = journal
        self.keep = keep
        self.number: i64 = 0  # choices made
        self.points: list[Checkpoint] = []
        self.hurried: i64 = 0  # before this choice few checkpoints will do
        self.skipped = False  # so that the running procedure has none
        # What the running procedure may not do is known by these: how often chance was used before it, who sealed.
        self.chances: i64 = 0
        self.sealer: i64 = NOBODY

    def next_rule(self) -> Rule:
        """Do what is due until something is to be asked."""
        g = self.state
        rule: Rule | None = None
        while rule is None:
            head = g.take()
            rule = self.caller.begin(g, head >> COUNT, g.stack, g.top, head & ARGUMENTS)
        self.chances = g.chances
        self.sealer = NOBODY
        if self.keep:
            self._keep(head & ARGUMENTS)
        return rule

    def _keep(self, arguments: i64) -> None:
        journal = self.journal
        points = self.points
        self.skipped = self.number < self.hurried and len(points) > 0 and self.number < points[-1].number + _STRIDE
        if self.skipped:
            return
        state = self.state.copy()
        state.top += arguments + 1  # the step is due again: it lies there still
        state.queued = state.top
        if journal is None:
            points.append(Checkpoint(state, self.number))
        else:
            points.append(Checkpoint(state, self.number, journal.told.count, journal.learned.count))
        if len(points) >= 2 * _DENSE:
            self.points = points[:_DENSE:2] + points[_DENSE:]

    def last(self) -> Checkpoint:
        if not self.points:
            raise RulesBug("a match started with keep=False cannot be cloned or undone")
        return self.points[-1]

    def before(self, number: i64) -> Checkpoint:
        """The last checkpoint at or before a decision."""
        point = self.last()
        points = self.points
        if points[0].number > number:
            raise CannotUndo("nothing-to-undo", "", [])  # a redealt world begins here
        at = len(points) - 1
        while point.number > number:
            at -= 1
            point = points[at]
        return point


def runner(run: Running) -> Runner:
    """Gives one question after the other and takes the answers."""
    while True:
        yield from run.next_rule()
