"""Work of many people for a few workers: whoever has used them least comes next."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class QueueFull(Exception):
    """Somebody lets too many things wait."""


class FairQueue:
    def __init__(self, places: int, waiting_per_key: int = 1_000_000) -> None:
        self.places = places
        self.waiting_per_key = waiting_per_key
        self.running = 0
        self._waiting: dict[str, deque[tuple[asyncio.Future[None], str]]] = {}
        # Seconds of work so far, as if everybody had begun together: who comes new starts where the others are.
        self._used: dict[str, float] = {}
        self._floor = 0.0
        self._tables: dict[tuple[str, str], float] = {}  # the same for each table of an address

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    @asynccontextmanager
    async def place(self, key: str, table: str = "") -> AsyncIterator[None]:
        """Wait for a worker on behalf of ``key`` (an address); the time until the end is counted. Of one address's tables the
        one that has used least comes next. Raises QueueFull."""
        await self._enter(key, table)
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self._used[key] = self._used.get(key, self._floor) + took
            self._tables[key, table] = self._tables.get((key, table), 0.0) + took
            self.running -= 1
            self._serve()

    async def _enter(self, key: str, table: str) -> None:
        line = self._waiting.setdefault(key, deque())
        if len(line) >= self.waiting_per_key:
            raise QueueFull
        self._used[key] = max(self._used.get(key, 0.0), self._floor)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append((turn, table))
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # served in the same moment
                self.running -= 1
            self._serve()
            raise

    def _serve(self) -> None:
        while self.running < self.places:
            for key in [key for key, line in self._waiting.items() if all(turn.done() for turn, _ in line)]:
                del self._waiting[key]
            if not self._waiting:
                break
            key = min(self._waiting, key=lambda key: self._used[key])
            line = self._waiting[key]
            place = min(
                range(len(line)), key=lambda i: (line[i][0].done(), self._tables.get((key, line[i][1]), 0.0), i)
            )
            turn = line[place][0]
            del line[place]
            if not turn.done():
                self._floor = max(self._floor, self._used[key])
                self.running += 1
                turn.set_result(None)
        if len(self._tables) > 10_000:
            self._tables.clear()
        if len(self._used) > 10_000:
            self._used = {k: used for k, used in self._used.items() if used > self._floor or k in self._waiting}
