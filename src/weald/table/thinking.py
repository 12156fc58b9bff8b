"""Where AI seats think: in processes beside this one, or in those of any number of machines over the database's queue.

Either way it is fair: whoever has used the workers least comes next, and of one address the table that has.
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from weald.players.world import World, think
from weald.table.database_server import NOW
from weald.table.leases import ALIVE, Shared
from weald.table.logs import fault, short

if TYPE_CHECKING:
    from weald.table.fair_queue import FairQueue
    from weald.table.workers import Workers

LONGEST = 60.0  # seconds a program gets before the default is taken for it; its own budget is far below
ASKED = "weald_asked"  # the channel on which workers hear of new work
CALLED_OFF = "weald_called_off"
LOOK = 2.0  # seconds between looks at the queue, should a word be lost
REMEMBERED = 600.0  # seconds in which what somebody used counts

_ADD = f"""
WITH asked AS (
    INSERT INTO thoughts (id, asker, network, table_id, asked, work) VALUES ($1, $2, $3, $4, {NOW}, $5)
)
SELECT pg_notify('{ASKED}', '')
"""  # noqa: S608 - words of ours
_STATE = "SELECT began, ended, answer, problem FROM thoughts WHERE id = $1"
_DROP = f"WITH gone AS (DELETE FROM thoughts WHERE id = $1 AND ended IS NULL) SELECT pg_notify('{CALLED_OFF}', $1)"  # noqa: S608
# Whoever has used the workers least, of that address the table that has, of that the oldest. What a worker that died
# was thinking about is thought again.
_CLAIM = f"""
WITH used AS (
    SELECT network, table_id, sum(coalesce(ended, {NOW}) - began) AS took FROM thoughts WHERE began IS NOT NULL
    GROUP BY network, table_id
), next AS (
    SELECT t.id FROM thoughts t
    LEFT JOIN (SELECT network, sum(took) AS took FROM used GROUP BY network) n ON n.network = t.network
    LEFT JOIN used u ON u.network = t.network AND u.table_id = t.table_id
    WHERE t.ended IS NULL AND (
        t.worker IS NULL OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = t.worker AND {ALIVE})
    )
    ORDER BY coalesce(n.took, 0), coalesce(u.took, 0), t.asked LIMIT 1 FOR UPDATE OF t SKIP LOCKED
)
UPDATE thoughts SET worker = $1, began = {NOW} FROM next WHERE thoughts.id = next.id
RETURNING thoughts.id, thoughts.asker, thoughts.work
"""  # noqa: S608
_END = f"""
WITH done AS (
    UPDATE thoughts SET ended = {NOW}, answer = $3, problem = $4, work = '' WHERE id = $1 AND worker = $2 AND ended IS NULL
    RETURNING asker
)
SELECT pg_notify('weald_' || asker, $1) FROM done
"""  # noqa: S608
_FORGET = f"DELETE FROM thoughts WHERE coalesce(ended, asked) < {NOW} - $1"  # noqa: S608


class Mind(Protocol):
    async def think(
        self, level: str, world: World, seed: int, network: str, table: str, began: Callable[[], object]
    ) -> str:
        """The choice of a player of this level. ``began`` is called when its turn to think has come."""
        ...

    def counts(self) -> tuple[int, int]:
        """How many of our thoughts wait, and how many are being thought."""
        ...


class LocalMind:
    """The processes beside this one."""

    def __init__(self, workers: Workers, queue: FairQueue) -> None:
        self.workers = workers
        self.queue = queue

    async def think(
        self, level: str, world: World, seed: int, network: str, table: str, began: Callable[[], object]
    ) -> str:
        async with self.queue.place(network, table):
            began()
            return await asyncio.wait_for(self.workers.run_until(think, level, world, seed), LONGEST)

    def counts(self) -> tuple[int, int]:
        return self.queue.waiting, self.queue.running


class ThoughtFailed(Exception):
    """The worker found no answer."""


class SharedMind:
    """Whichever worker takes it from the database's queue."""

    def __init__(self, leases: Shared) -> None:
        self.leases = leases
        self._waiting: dict[str, asyncio.Event] = {}
        self._begun = 0
        leases.heard[f"weald_{leases.id}"] = self._hear

    def counts(self) -> tuple[int, int]:
        return len(self._waiting) - self._begun, self._begun

    def _hear(self, said: str) -> None:
        if said in self._waiting:
            self._waiting[said].set()

    async def think(
        self, level: str, world: World, seed: int, network: str, table: str, began: Callable[[], object]
    ) -> str:
        id, news = secrets.token_hex(12), asyncio.Event()
        self._waiting[id] = news
        work = zlib.compress(msgspec.json.encode((level, world, seed)), 1)
        finished = False
        end: float | None = None
        try:
            await self.leases.ask(_ADD, id, self.leases.id, network[:64], table, work)
            while True:
                try:
                    async with asyncio.timeout(LOOK):
                        await news.wait()
                except TimeoutError:
                    pass
                news.clear()
                state = await self.leases.ask(_STATE, id)
                if state is None or state["problem"]:
                    finished = True
                    raise ThoughtFailed(state["problem"] if state is not None else "it was lost")
                if state["answer"] is not None:
                    finished = True
                    return str(state["answer"])
                if state["began"] is not None and end is None:
                    began()
                    self._begun += 1
                    end = asyncio.get_running_loop().time() + LONGEST
                if end is not None and asyncio.get_running_loop().time() > end:
                    raise ThoughtFailed("it took too long")
        finally:
            del self._waiting[id]
            self._begun -= end is not None
            if not finished:
                self.leases.later(_DROP, id)


class Worker:
    """Thinks for whoever asks in the database, with the processes of this machine."""

    def __init__(self, leases: Shared, workers: Workers, places: int) -> None:
        self.leases = leases
        self.workers = workers
        self.places = places
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        leases.heard[ASKED] = lambda _: self._news.set()
        leases.heard[CALLED_OFF] = self._call_off

    def _call_off(self, id: str) -> None:
        if id in self._thinking:
            self._thinking[id].cancel()

    async def run(self) -> None:
        """Until cancelled."""
        cleaned = 0.0
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    await self._take_all()
                    if loop.time() - cleaned > REMEMBERED / 10:
                        cleaned = loop.time()
                        await self.leases.ask(_FORGET, int(1000 * REMEMBERED))
                except Exception as error:  # noqa: BLE001 - the database may come back
                    fault("queue-failed", error)
                    await asyncio.sleep(1.0)
                try:
                    async with asyncio.timeout(LOOK):
                        await self._news.wait()
                except TimeoutError:
                    pass
                self._news.clear()
        finally:
            for task in self._thinking.values():
                task.cancel()

    async def _take_all(self) -> None:
        while len(self._thinking) < self.places:
            found = await self.leases.ask(_CLAIM, self.leases.id)
            if found is None:
                return
            self.leases.later("SELECT pg_notify($1, $2)", f"weald_{found['asker']}", found["id"])
            task = asyncio.create_task(self._think(found["id"], found["work"]))
            self._thinking[found["id"]] = task
            task.add_done_callback(partial(self._ended, found["id"]))

    def _ended(self, id: str, _: object) -> None:
        del self._thinking[id]
        self._news.set()

    async def _think(self, id: str, work: bytes) -> None:
        answer: str | None = None
        problem: str | None = None
        try:
            kind: Any = tuple[str, World, int]
            level, world, seed = msgspec.json.decode(zlib.decompress(work), type=kind)
            answer = await asyncio.wait_for(self.workers.run_until(think, level, world, seed), LONGEST)
        except Exception as error:  # noqa: BLE001 - the asker must know
            fault("thought-failed", error, thought=short(id))
            problem = type(error).__name__[:60]
        try:
            await self.leases.ask(_END, id, self.leases.id, answer, problem)
        except Exception as error:  # noqa: BLE001 - somebody else thinks it again when we are gone
            fault("answer-lost", error, thought=short(id))
