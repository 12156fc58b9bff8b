"""How long a player may think."""

from __future__ import annotations

import time
from collections.abc import Callable

Stopped = Callable[[], bool]  # has somebody called the thinking off?


class Budget:
    """A number of iterations (the same choice on every machine), or seconds; and somebody may call it off."""

    __slots__ = ("_ends", "_stopped", "iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0, stopped: Stopped | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._stopped = stopped
        self._ends = time.monotonic() + seconds if seconds else 0.0

    def left(self, done: int) -> bool:
        """May iteration number ``done`` be made? The first always may."""
        if not done:
            return True
        if self.iterations and done >= self.iterations:
            return False
        if self._ends and time.monotonic() >= self._ends:
            return False
        return self._stopped is None or not self._stopped()
