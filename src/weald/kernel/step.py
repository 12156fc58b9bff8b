"""What may stand on the agenda: procedures under the names that records and hashes know them by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mypy_extensions import i64

from weald.kernel.decision import Rule
from weald.kernel.errors import RulesBug
from weald.kernel.numbers import ABSENT

Procedure = Callable[..., Rule | None]  # asks (a generator) or just acts (returns None)
Due = tuple[Any, ...]  # a step on the agenda: the Step, then its arguments
_READY: Final = 8  # a step with a seat, or nothing, as its argument is put on the agenda most: it is there already


class Step:
    """A named procedure. Rules queue it as a value, so that mypy finds a wrong one:

    g.then(steps.PAY_WOOD, seat, clearing, kind)
    """

    __slots__ = ("_alone", "_ready", "name", "procedure")

    def __init__(self, name: str) -> None:
        self.name = name
        self.procedure: Procedure = _undone
        self._alone: Due = (self,)
        self._ready: list[Due] = [(self, a) for a in range(_READY)]

    def does(self, procedure: Procedure) -> None:
        """Said once, at the foot of the chapter that has the procedure."""
        if self.procedure is not _undone:
            raise RulesBug(f"step {self.name!r} has two procedures")
        self.procedure = procedure

    def due(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> Due:
        """This step with its arguments, as it stands on the agenda."""
        if a == ABSENT:
            return self._alone
        if b == ABSENT:
            return self._ready[a] if 0 <= a < _READY else (self, a)
        if c == ABSENT:
            return (self, a, b)
        if d == ABSENT:
            return (self, a, b, c)
        return (self, a, b, c, d) if e == ABSENT else (self, a, b, c, d, e)

    def __repr__(self) -> str:
        return repr(self.name)


class Steps:
    """A game's steps by name.

    >>> steps = Steps()
    >>> BUILD = steps.declare("build")
    >>> BUILD, steps.find("build") is BUILD
    ('build', True)
    """

    def __init__(self) -> None:
        self.by_name: dict[str, Step] = {}

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
