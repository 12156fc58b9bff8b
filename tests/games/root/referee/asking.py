"""A question as it is put to a seat, and what should be offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.root.referee.reading import Table
from tests.games.root.referee.trail import Trail

Args = dict[str, Any]


class Ask(NamedTuple):
    """A question as it is put to a seat."""

    table: Table
    trail: Trail
    side: str
    prompt: str
    args: Args


class Expected(NamedTuple):
    kind: str  # of what is compared: move, battle, craft, recruit
    verbs: tuple[str, ...]  # the options compared are those with these verbs
    options: set[str]
    or_else: tuple[set[str], ...] = ()  # as right, where the log leaves it open
    taken: set[str] | None = None  # instead of what is offered: what was done without a question
    of: str = ""  # the side it is about, if not the one that is asked


Check = Callable[[Ask], Expected | None]


def listed(kind: str, verb: str, things: set[str]) -> Expected:
    return Expected(kind, (verb,), {f"{verb} {thing}" for thing in things})


def any_of(kind: str, verb: str, lists: list[set[str]]) -> Expected:
    first, *others = [{f"{verb} {thing}" for thing in things} for things in lists]
    return Expected(kind, (verb,), first, tuple(others))


def when(kind: str, verb: str, possible: object) -> Expected:
    return Expected(kind, (verb,), {verb} if possible else set())
