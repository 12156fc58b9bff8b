"""Runs one procedure after another: send it a procedure, then the answers to what it asks.

Interpreted in every build. In compiled code the StopIteration at the end of a generator costs more than most
procedures do; here it never leaves the interpreter, and the end of a procedure is told by None.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from weald.kernel.decision import Decision

Runner = Generator[Decision | None, Any, None]  # takes a Rule, then Options until it gives None


def runner() -> Runner:
    """Ready for its first procedure."""
    made = _runner()
    next(made)
    return made


def _runner() -> Runner:
    while True:
        yield from (yield None)
