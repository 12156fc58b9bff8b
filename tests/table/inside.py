"""A table from inside: no server process, no network, and time that stands still until a test moves it on."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table import databases
from tests.table.harness import PATIENCE
from weald.table import bodies, server_writer, wire
from weald.table.hub import Hub
from weald.table.live import Asleep, LiveTable
from weald.table.settings import Settings
from weald.table.thinking import LocalMind
from weald.table.viewer import Viewer

TICK = 1 / 64  # seconds; sums of it are exact


class Clock:
    """Replaces the clock of the table and of asyncio's timers: it shows the same time until it is moved.

    What the table does "after five seconds" then happens after exactly five seconds, however slow the machine is.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.real = time.monotonic
        monkeypatch.setattr(time, "monotonic", self.read)
        monkeypatch.setattr(server_writer, "LULL", 0.0)  # nobody moves the clock for a write that waits for company

    def read(self) -> float:
        """Other threads (those that talk to worker processes) keep the real time."""
        return self.now if threading.current_thread() is threading.main_thread() else self.real()

    async def forward(self, table: LiveTable, seconds: float) -> None:
        """Move on, and let everything happen that is due."""
        self.now += seconds
        await settled(table)

    async def until(self, table: LiveTable, ready: Callable[[], object], most: float) -> float:
        """Move on bit by bit until something is so; returns the seconds it took."""
        began = self.now
        while not ready():
            assert self.now < began + most, f"nothing happened in {most} s"
            await self.forward(table, TICK)
        return self.now - began


async def _nothing() -> None: ...


async def settled(table: LiveTable) -> None:
    """Timers that are due have rung, and the table has read all its mail."""
    for _ in range(3):
        for _ in range(5):
            await asyncio.sleep(0)
        with suppress(Asleep):
            await table.do(_nothing)


async def until(ready: Callable[[], object]) -> None:
    """Wait for another thread or process, whatever our own clock says."""
    end = time.perf_counter() + PATIENCE
    while not ready():
        assert time.perf_counter() < end, f"nothing happened in {PATIENCE} s"
        await asyncio.to_thread(time.sleep, 0.002)


def same_chance(monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> None:
    """The same deals and the same choices of AI seats in every run."""
    monkeypatch.setattr(secrets, "randbits", random.Random(seed).getrandbits)


def think_here(hub: Hub, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> None:
    """AI seats think in this process, for as long as is said by the table's clock."""

    async def run_until(work: Callable[..., Any], *args: object) -> Any:
        await asyncio.sleep(seconds)
        return work(*args, lambda: True)

    monkeypatch.setattr(hub.workers, "run_until", run_until)
    hub.mind = LocalMind(hub.workers, hub.thinking)  # a database keeps its own time


@asynccontextmanager
async def house(tmp_path: Path, **settings: Any) -> AsyncIterator[Hub]:
    given: dict[str, Any] = {"db": databases.url(tmp_path), "pause": (30.0, 0.0)}
    hub = Hub(Settings(**(given | settings)))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def enter(table: LiveTable, *seats: int) -> Viewer:
    viewer = viewer_of(*seats)
    await table.do(lambda: table.enter(viewer))
    return viewer


async def leave(table: LiveTable, viewer: Viewer) -> None:
    await table.do(lambda: table.leave(viewer))


async def two_at(hub: Hub, **wish: Any) -> tuple[LiveTable, Viewer, Viewer]:
    seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "me")]
    made = await hub.create(bodies.CreateTable("toy", **({"seats": seats} | wish)), "here")
    table = await hub.wake(made.id)
    return table, await enter(table, 0), await enter(table, 1)


class Pile:
    """A line that nobody reads."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    @property
    def unread(self) -> int:
        return sum(map(len, self.said))

    def say(self, data: bytes) -> None:
        self.said.append(data)

    def hang_up(self, code: int, reason: str) -> None:
        pass


def viewer_of(*seats: int, address: str = "here", backlog: int = 1 << 30) -> Viewer:
    return Viewer(list(seats), address, Pile(), backlog)


def received(viewer: Viewer) -> list[dict[str, Any]]:
    assert isinstance(viewer.line, Pile)
    out = [msgspec.json.decode(data) for data in viewer.line.said]
    viewer.line.said.clear()
    return out


def first_choice(table: LiveTable, seat: int) -> wire.Choose:
    decision = table.play.match.decision_of(seat)
    return wire.Choose(decision.number, decision.options[0].id)


async def choose(table: LiveTable, viewer: Viewer) -> None:
    message = first_choice(table, viewer.seats[0])
    await table.do(lambda: table.choose(viewer, message))
