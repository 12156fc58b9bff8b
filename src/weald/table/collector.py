"""When the garbage collector may look at everything.

A live match keeps thousands of small lists. One full collection over 200 tables stops the server for more than half a
second, and finds next to nothing: matches contain no cycles and are freed at once when a table goes to sleep. So full
collections wait until nobody is connected, or at most some hours.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

from weald.table.logs import log

if TYPE_CHECKING:
    from weald.table.hub import Hub

EVERY = 300.0  # seconds between looks
LONGEST = 6 * 3600.0


def calm() -> None:
    """Call once everything is imported."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, 1_000_000)


async def sweep(hub: Hub) -> None:
    last = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        if hub.sockets and time.monotonic() - last < LONGEST:
            continue
        began = time.monotonic()
        found = gc.collect()
        last = time.monotonic()
        log("swept", found=found, ms=round(1000 * (last - began)))
