"""What may stand on the agenda: procedures under the names that records and hashes know them by."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from weald.kernel.decision import Rule
from weald.kernel.errors import RulesBug

Procedure = Callable[..., Rule | None]  # asks (a generator) or just acts (returns None)


class Step:
    """A named procedure. Rules queue it as a value, so that mypy finds a wrong one:

    g.then(steps.PAY_WOOD, seat, clearing, kind)
    """

    __slots__ = ("name", "procedure")

    def __init__(self, name: str) -> None:
        self.name = name
        self.procedure: Procedure = _undone

    def does(self, procedure: Procedure) -> None:
        """Said once, at the foot of the chapter that has the procedure."""
        if self.procedure is not _undone:
            raise RulesBug(f"step {self.name!r} has two procedures")
        self.procedure = procedure

    def __repr__(self) -> str:
        return repr(self.name)  # a state's hash is made from names: a step may move to another module


Due = tuple[Step, tuple[int, ...]]  # a step on the agenda, with its arguments


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
