"""Writes to a database server (PostgreSQL), where others may own tables too.

The usual writes (choices with their checkpoints) of everything that waits go there as one statement: it locks the leases they
are made on, leaves out what is no longer ours, and is a transaction by itself, so that whoever freezes holds up nobody. What is
rare goes the long way, in a transaction with the same check.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from weald.table.database_server import Connection, connect
from weald.table.file_writer import BUSY, LULL, MOST, Lease, Unit, settle
from weald.table.logs import fault
from weald.table.rows import ADD_CHECKPOINT, ADD_LOG, DROP_CHECKPOINT, SET_DUE, THIN_CHECKPOINTS, grouped
from weald.table.schema import CHECKPOINTS, LOG

_KINDS = {"table_id": "varchar", "kind": "varchar", "text": "varchar", "source": "varchar", "hash": "varchar"}
_KINDS |= {"at": "bigint", "body": "bytea"}
_LOG = [column.name for column in LOG.columns]
_POINTS = [column.name for column in CHECKPOINTS.columns]
USUAL = {ADD_LOG, ADD_CHECKPOINT, DROP_CHECKPOINT, THIN_CHECKPOINTS, SET_DUE}
PAUSES = (0.1, 0.5, 1.0, 2.0)  # seconds between attempts to reach the database


class Fenced(Exception):
    """The table is no longer ours: nothing was written."""


class Uncertain(Exception):
    """The line broke before the answer came: it may have been written or not."""


def _arrays(first: int, columns: list[str]) -> str:
    return ", ".join(f"${first + i}::{_KINDS.get(name, 'int')}[]" for i, name in enumerate(columns))


def _usual() -> str:
    """Held are the leases that are still ours; the others' rows are left out."""
    log, points = 4, 4 + len(_LOG)
    thin, due = points + len(_POINTS), points + len(_POINTS) + 2
    values = ", ".join(f"{name} = excluded.{name}" for name in _POINTS if name not in {"table_id", "seq"})
    return f"""
WITH held AS (
    SELECT l.table_id FROM leases l JOIN unnest($2::varchar[], $3::int[]) AS w (table_id, epoch) USING (table_id)
    WHERE l.owner = $1 AND l.epoch = w.epoch FOR SHARE OF l
), logged AS (
    INSERT INTO log ({", ".join(_LOG)}) SELECT {", ".join("r." + name for name in _LOG)}
    FROM unnest({_arrays(log, _LOG)}) AS r ({", ".join(_LOG)}) JOIN held USING (table_id)
), saved AS (
    INSERT INTO checkpoints ({", ".join(_POINTS)}) SELECT {", ".join("r." + name for name in _POINTS)}
    FROM unnest({_arrays(points, _POINTS)}) AS r ({", ".join(_POINTS)}) JOIN held USING (table_id)
    ON CONFLICT (table_id, seq) DO UPDATE SET {values}
), thinned AS (
    UPDATE checkpoints c SET body = '' FROM unnest(${thin}::varchar[], ${thin + 1}::int[]) AS r (table_id, before)
    JOIN held USING (table_id) WHERE c.table_id = r.table_id AND c.seq < r.before AND length(c.body) > 0
), timed AS (
    UPDATE tables t SET due = r.due FROM unnest(${due}::varchar[], ${due + 1}::bigint[]) AS r (table_id, due)
    JOIN held USING (table_id) WHERE t.id = r.table_id
)
SELECT table_id FROM held
"""  # noqa: S608 - names of ours


_CHECK = sa.text("SELECT 1 FROM leases WHERE table_id = :table AND owner = :owner AND epoch = :epoch FOR SHARE")


class ServerWriter:
    def __init__(self, engine: AsyncEngine, owner: str) -> None:
        self.engine = engine
        self.owner = owner
        self.ok = True  # could the last write be made?
        self.batches = 0
        self._queue: asyncio.Queue[Unit] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._sql = _usual()
        self._last = 0.0  # when (monotonic) the last transaction ended

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    def put(self, unit: Unit) -> None:
        self._queue.put_nowait(unit)

    async def close(self) -> None:
        """Write what still waits, then let go."""
        if self._task is None:
            return
        try:
            async with asyncio.timeout(10):
                await self._queue.join()
        except TimeoutError:
            pass
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        failed = 0
        while True:
            connection: Connection = None
            try:
                connection = await connect(self.engine)
                statement = await connection.prepare(self._sql)
                while not connection.is_closed():
                    await self._write_next(statement)
                    failed = 0
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("store-lost", error)
                self.ok = False
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    async def _write_next(self, statement: Any) -> None:
        batch = [await self._queue.get()]
        if time.monotonic() - self._last < BUSY:  # whoever waits a moment can be written together with others
            await asyncio.sleep(LULL)
        while len(batch) < MOST and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        try:
            usual = [unit for unit in batch if unit.lease is not None and all(w[0] in USUAL for w in unit.writes)]
            there = set(map(id, usual))
            rare = [unit for unit in batch if id(unit) not in there]
            if usual:
                await self._write(lambda units: self._write_usual(statement, units), usual)
            if rare:
                await self._write(self._write_rare, rare)
        finally:
            self._last = time.monotonic()
            for unit in batch:
                self._queue.task_done()
                if not unit.done.done():
                    unit.done.set_exception(Uncertain())

    async def _write(self, how: Any, units: list[Unit]) -> None:
        """All of them, or each by itself where one cannot be written."""
        try:
            answers = await how(units)
        except Exception as error:
            if not isinstance(error, sa.exc.DBAPIError) or error.connection_invalidated:
                self.ok = False
                fault("write-lost", error)
                settle([(unit, Uncertain()) for unit in units])
                raise
            if len(units) == 1:
                self.ok = isinstance(error, sa.exc.IntegrityError)
                fault("write-failed", error)
                settle([(units[0], error)])
                return
            for unit in units:
                await self._write(how, [unit])
            return
        self.ok = True
        self.batches += 1
        settle(answers)

    async def _write_usual(self, statement: Any, units: list[Unit]) -> list[tuple[Unit, Exception | None]]:
        import asyncpg

        leases = {unit.lease for unit in units if unit.lease is not None}
        by_kind = dict(grouped(write for unit in units for write in unit.writes))
        log, points = by_kind.get(ADD_LOG, []), by_kind.get(ADD_CHECKPOINT, [])
        thin, due = by_kind.get(THIN_CHECKPOINTS, []), by_kind.get(SET_DUE, [])
        values = [
            [lease.table for lease in leases], [lease.epoch for lease in leases],
            *([row[name] for row in log] for name in _LOG),
            *([row[name] for row in points] for name in _POINTS),
            [row["of"] for row in thin], [row["before_seq"] for row in thin],
            [row["of"] for row in due], [row["new_due"] for row in due],
        ]  # fmt: skip
        try:
            held = {row[0] for row in await statement.fetch(self.owner, *values)}
        except asyncpg.IntegrityConstraintViolationError as error:
            raise sa.exc.IntegrityError(None, None, error) from None
        except asyncpg.PostgresError as error:
            raise sa.exc.DBAPIError(None, None, error, connection_invalidated=_ends(error)) from None
        return [(unit, None if unit.lease is None or unit.lease.table in held else Fenced()) for unit in units]

    async def _write_rare(self, units: list[Unit]) -> list[tuple[Unit, Exception | None]]:
        async with self.engine.begin() as connection:
            ours = [unit for unit in units if unit.lease is None or await self._held(connection, unit.lease)]
            for written, many in grouped(write for unit in ours for write in unit.writes):
                await connection.execute(written, many)
        there = set(map(id, ours))
        return [(unit, None if id(unit) in there else Fenced()) for unit in units]

    async def _held(self, connection: AsyncConnection, lease: Lease) -> bool:
        values = {"table": lease.table, "owner": self.owner, "epoch": lease.epoch}
        return (await connection.execute(_CHECK, values)).scalar() is not None


def _ends(error: Exception) -> bool:
    """Does the connection end with this error? Then nobody knows whether what it carried was done."""
    state = str(getattr(error, "sqlstate", "") or "")
    return state.startswith(("08", "57P"))
