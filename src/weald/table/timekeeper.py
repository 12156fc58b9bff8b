"""Wakes sleeping tables when time brings something: a flag falls, somebody has been away for long enough.

When a table is due is kept in the database, so a restart need not wake them all: those that are due come one after the
other, and one that cannot be woken is tried again.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from weald.table.leases import NotOurs
from weald.table.logs import fault, short
from weald.table.rows import milliseconds

if TYPE_CHECKING:
    from weald.table.hub import Hub

TICK = 1.0  # seconds between looks
BREATH = 0.02  # seconds between two tables woken in a row
LONGEST = 600.0  # seconds until a table that cannot be woken is tried again


class Timekeeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.began = time.monotonic()
        self.failed: dict[str, tuple[int, float]] = {}  # how often in a row, and when (monotonic) to try again

    @property
    def earliest(self) -> float:
        """When (monotonic) time may bring something: after a restart people get a moment to come back."""
        return self.began + self.hub.settings.grace

    async def run(self) -> None:
        self.began = time.monotonic()
        await asyncio.sleep(self.hub.settings.grace)
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("due-failed", error)
            await asyncio.sleep(TICK)

    async def look(self) -> None:
        """Wake what is due."""
        for id in await self.hub.store.due(milliseconds()):
            await self._wake(id)

    async def _wake(self, id: str) -> None:
        table = self.hub.tables.get(id)
        times, when = self.failed.get(id, (0, 0.0))
        if when > time.monotonic():
            return
        try:
            if table is None:
                table = await self.hub.wake(id)
                await asyncio.sleep(BREATH)
            # It keeps its own time while it is awake; here it only has to be out of the way.
            await table.write(table.due_writes(everybody_left=True))
        except NotOurs:
            self.failed.pop(id, None)  # another process was quicker
        except Exception as error:  # noqa: BLE001 - nobody waits for this
            fault("wake-failed", error, table=short(id))
            self.failed[id] = (times + 1, time.monotonic() + min(LONGEST, 2.0 * 2 ** min(times, 10)))
        else:
            self.failed.pop(id, None)
