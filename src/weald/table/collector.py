"""When the garbage collector may look at what.

A live match keeps thousands of small lists. One full collection over 1,000 tables would stop the server for seconds, and
find next to nothing: matches contain no cycles and are freed at once when a table goes to sleep, and so are connections
(see connections.py). So the collector looks only at what is new, often, and then puts it aside for good. It looks at
everything again when nobody is connected.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

from weald.collector import MIDDLE, YOUNG
from weald.table.logs import log

if TYPE_CHECKING:
    from weald.table.hub import Hub

QUICK, SLOW = 0.1, 5.0  # seconds between two looks at what is new ...
TARGET = 0.02  # ... so that none takes longer than this by much
EVERY = 300.0  # seconds between full looks while nobody is connected


def calm() -> None:
    """Call once everything is imported."""
    tidy()
    gc.set_threshold(YOUNG, MIDDLE, 1_000_000)


def tidy() -> float:
    """Look at what is new and put it aside; returns the seconds it took."""
    began = time.perf_counter()
    gc.collect()
    gc.freeze()
    return time.perf_counter() - began


async def sweep(hub: Hub) -> None:
    pause, last = SLOW, time.monotonic()
    while True:
        await asyncio.sleep(pause)
        if not hub.sockets and time.monotonic() - last > EVERY:
            last = time.monotonic()
            gc.unfreeze()
            log("swept", ms=round(1000 * tidy()))
            continue
        pause = max(QUICK, pause / 2) if tidy() > TARGET else min(SLOW, pause * 1.25)
