"""What comes next: steps with their arguments, as whole numbers on a stack, so that queueing and copying cost little."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from weald.kernel.errors import RulesBug
from weald.kernel.numbers import ABSENT
from weald.kernel.rows import vec
from weald.kernel.step import STEPS, Due, Step

COUNT: Final = 8  # bits of a head that count the arguments
ARGUMENTS: Final = (1 << COUNT) - 1
_MOST: Final = 5  # arguments of ``then``
_ROOM: Final = 48  # words to begin with


@mypyc_attr(acyclic=True)
class Agenda:
    """A step lies on the stack as its arguments and, above them, its head: the step's number and how many arguments.

    The running procedure queues on top, in the order written; when it is through, the first of those is turned to the top.
    """

    __slots__ = ("queued", "stack", "top")

    def __init__(self, other: Agenda | None = None) -> None:
        if other is None:
            self.stack: vec[i64] = vec[i64]([0] * _ROOM)
            self.top: i64 = 0  # words that were there before the running procedure ...
        else:
            self.stack = other.stack[:]
            self.top = other.top
        self.queued: i64 = self.top  # ... and with what it has queued

    def then(
        self, step: Step, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT, d: i64 = ABSENT, e: i64 = ABSENT
    ) -> None:  # fmt: skip
        """Put a step on the agenda. Several in a row run in the order written."""
        at = self.queued
        if at + _MOST >= len(self.stack):
            self._grow(_MOST)
        stack = self.stack
        count: i64 = (
            0
            if a == ABSENT
            else 1
            if b == ABSENT
            else 2
            if c == ABSENT
            else 3
            if d == ABSENT
            else 4
            if e == ABSENT
            else _MOST
        )
        if count > 0:
            stack[at] = a
        if count > 1:
            stack[at + 1] = b
        if count > 2:
            stack[at + 2] = c
        if count > 3:
            stack[at + 3] = d
        if count == _MOST:
            stack[at + 4] = e
        stack[at + count] = (step.number << COUNT) + count
        self.queued = at + count + 1

    def then_all(self, step: Step, args: tuple[int, ...]) -> None:
        """``then`` with any number of arguments."""
        self._grow(len(args))
        for value in args:
            self.stack[self.queued] = value
            self.queued += 1
        self.stack[self.queued] = (step.number << COUNT) + len(args)
        self.queued += 1

    def take(self) -> i64:
        """The head of the next step. It and its arguments stay where they are, above the rest."""
        queued = self.queued
        if not queued:
            raise RulesBug("the agenda is empty and the game is not over")
        head = self.stack[queued - 1]
        first = queued - 1 - (head & ARGUMENTS)
        if first > self.top:
            self._turn()
            return self.take()
        self.top = first
        self.queued = first
        return head

    def _turn(self) -> None:
        """Several were queued: the first comes to the top."""
        top = self.top
        queued = self.stack[top : self.queued]
        end: i64 = len(queued)
        while end:
            first = end - 1 - (queued[end - 1] & ARGUMENTS)
            for i in range(first, end):
                self.stack[top] = queued[i]
                top += 1
            end = first
        self.top = top

    def _grow(self, arguments: i64) -> None:
        """There is room for one step more."""
        if self.queued + arguments >= len(self.stack):
            stack = vec[i64]([0] * (2 * len(self.stack) + arguments))
            for i in range(self.queued):
                stack[i] = self.stack[i]
            self.stack = stack

    # --- on paper --------------------------------------------------------------------------------

    @property
    def agenda(self) -> list[Due]:
        """The steps with their arguments; the last is next. What the running procedure has queued is not yet there."""
        dues: list[Due] = []
        at = self.top
        while at:
            head = self.stack[at - 1]
            first = at - 1 - (head & ARGUMENTS)
            dues.append((STEPS[head >> COUNT], *self.stack[first : at - 1]))
            at = first
        dues.reverse()
        return dues

    @agenda.setter
    def agenda(self, dues: list[Due]) -> None:
        self.queued = 0
        for due in dues:
            self.then_all(due[0], due[1:])
        self.top = self.queued
