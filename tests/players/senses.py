"""A position with a right answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from weald.testing import BareTable


class Sense(NamedTuple):
    says: str
    position: Callable[[], BareTable[Any]]
    right: set[str]
    wrong: frozenset[str] = frozenset()  # where many choices are right: those that are not
    who: str = ""  # who decides, where several do
