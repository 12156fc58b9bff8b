"""What the tests of a game use: the mark that says which rules a test proves, and what table languages share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from weald.testing.table import BareTable, Table

if TYPE_CHECKING:
    from _pytest.mark import MarkDecorator

__all__ = ["BareTable", "Table", "rule"]


def rule(game: str, *ids: str) -> MarkDecorator:
    """Mark a test as proof of rule statements of `game`.

    >>> @rule("ironwood", "5.1.2", "5.1.3")
    ... def test_three_turns_each() -> None: ...

    It also works on a class, in `pytestmark` and in `pytest.param(..., marks=...)`.
    """
    if not ids:
        raise TypeError("rule() needs at least one rule id")
    return pytest.mark.rule(game, *ids)
