"""A clock for trials that stands still while the trial itself does.

Whoever tries a server on a busy machine may be stopped, or get no processor for seconds. Then nothing was asked and nothing was read: that
nobody answered in the meantime says nothing about the server.
"""

from __future__ import annotations

import time

STEP = 0.1  # seconds that may lie between two looks; what is more is not counted


class Lived:
    """Look at it all the time."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._looked = time.monotonic()

    def now(self) -> float:
        """Seconds in which this program was there to listen."""
        now = time.monotonic()
        self._seconds += min(STEP, now - self._looked)
        self._looked = now
        return self._seconds
