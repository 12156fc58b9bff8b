"""What may stand on the agenda: procedures under the names that records and hashes know them by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mypy_extensions import i64

from weald.kernel.decision import Rule
from weald.kernel.errors import RulesBug
from weald.kernel.rows import vec

Procedure = Callable[..., Rule | None]  # asks (a generator) or just acts (returns None)
Due = tuple[Any, ...]  # a step on the agenda: the Step, then its arguments


class Step:
    """A named procedure. Rules queue it as a value, so that mypy finds a wrong one:

    g.then(steps.PAY_WOOD, seat, clearing, kind)
    """

    __slots__ = ("name", "number", "procedure")

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = len(STEPS)  # in this process; on paper a step has its name
        self.procedure: Procedure = _undone
        STEPS.append(self)

    def does(self, procedure: Procedure) -> None:
        """Said once, at the foot of the chapter that has the procedure."""
        if self.procedure is not _undone:
            raise RulesBug(f"step {self.name!r} has two procedures")
        self.procedure = procedure

    def __repr__(self) -> str:
        return repr(self.name)


STEPS: Final[list[Step]] = []  # of all games


class Caller:
    """Begins steps. In the compiled build each game has one of its own, which knows its procedures and calls them straight
    (tools/callers.py): a call of a function that is a value costs as much as many a procedure."""

    def begin(self, g: object, step: i64, args: vec[i64], first: i64, count: i64) -> Rule | None:
        """Its questions, or None if it just acts."""
        return STEPS[step].procedure(g, *args[first : first + count])


class Steps:
    """A game's steps by name.

    >>> steps = Steps()
    >>> BUILD = steps.declare("build")
    >>> BUILD, steps.find("build") is BUILD
    ('build', True)
    """

    def __init__(self) -> None:
        self.by_name: dict[str, Step] = {}
        self.caller = Caller()

    def declare(self, name: str) -> Step:
        if name in self.by_name:
            raise RulesBug(f"step {name!r} is declared twice")
        step = Step(name)
        self.by_name[name] = step
        return step

    def find(self, name: str) -> Step:
        try:
            return self.by_name[name]
        except KeyError:
            raise RulesBug(f"there is no step {name!r}") from None

    def __iter__(self) -> Iterator[Step]:
        return iter(self.by_name.values())


def _undone(*args: object) -> Rule | None:
    raise RulesBug("a step without a procedure")
