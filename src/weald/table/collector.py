"""When the garbage collector may look at what.

A live match keeps thousands of small lists. One full collection over 1,000 tables would stop the server for seconds, and
find next to nothing: matches contain no cycles and are freed at once when a table goes to sleep, and so are connections
(see line.py). So what is new is put aside for good several times a second, before there is much of it. It is looked at
first, where that is quick or garbage was found lately; when much is going on, only now and then. Everything is looked at
again when nobody is connected.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

from weald.table.logs import log

if TYPE_CHECKING:
    from weald.table.hub import Hub

TICK = 0.25  # seconds
QUICK = 4000  # new things that are looked at in a millisecond or two
UNSEEN = 7  # times that many more are put aside without a look
DIRTY = 0.002  # of what was looked at: from then on every look is worth it
YOUNG = 100_000  # new things after which Python looks by itself, should we not come in time
EVERY = 300.0  # seconds between full looks while nobody is connected


class Collector:
    def __init__(self) -> None:
        self.trusted = 0  # how often we may still put things aside unseen

    def tidy(self) -> float:
        """Put aside what is new; returns the seconds it took."""
        began = time.perf_counter()
        new = gc.get_count()[0]
        if new < QUICK or not self.trusted:
            found = gc.collect()
            self.trusted = UNSEEN if found < max(20, DIRTY * new) else 0
        else:
            self.trusted -= 1
        gc.freeze()
        return time.perf_counter() - began

    def calm(self) -> None:
        """Call once everything is imported."""
        self.tidy()
        gc.set_threshold(YOUNG, 1_000_000, 1_000_000)

    async def run(self, hub: Hub) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            if not hub.sockets and time.monotonic() - last > EVERY:
                last = time.monotonic()
                gc.unfreeze()
                self.trusted = 0
                log("swept", ms=round(1000 * self.tidy()))
            else:
                self.tidy()
