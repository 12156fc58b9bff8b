"""Where tables are kept: SQLite in one file by default, or PostgreSQL.

A write is promised only when it is on the disk (WAL with ``synchronous=FULL``). One task writes for all
tables, and everything that waits is written in one transaction: the disk is asked once for many choices.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from weald.table.database_file import file_of
from weald.table.database_server import guard
from weald.table.logs import fault, log, warn
from weald.table.schema import CHECKPOINTS, LOG, PROCESSES, SEATS, TABLES

_EPOCH = time.time() - time.monotonic()
PROCESS = "one"  # the only server on a file
KEPT = 200  # rows within which checkpoints are whole
KNOWN = ("0001", "0002", "0003")  # migrations, the newest last
HEAD = KNOWN[-1]
MIGRATIONS = Path(__file__).parent / "migrations"


class LogRow(Struct, frozen=True):
    seq: int
    kind: str
    seat: int
    number: int
    text: str = ""
    source: str = "player"
    spent: int = 0
    at: int = 0
    hash: str = ""


class Saved(Struct, frozen=True):
    """A stored checkpoint."""

    seq: int
    number: int
    revision: int
    hash: str
    body: bytes


class SeatRow(Struct, frozen=True):
    seat: int
    side: str
    kind: str
    level: str
    name: str
    token: str | None


class TableRow(Struct, frozen=True):
    id: str
    game: str
    revision: int
    data: str
    sides: list[str]
    options: dict[str, Any]
    seed: int
    name: str
    listed: bool
    takebacks: str
    clock: dict[str, Any] | None
    absence: dict[str, Any] | None
    webhook: str
    watch: str
    created: int
    over: bool
    result: dict[str, Any] | None
    due: int | None = None
    host: int | None = None
    concession: str = "end"


class Stored(Struct, frozen=True):
    """Everything about one table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    checkpoints: list[Saved]


Params = dict[str, Any]
Write = tuple[sa.Executable, Params]

_ADD_TABLE = sa.insert(TABLES)
_ADD_SEAT = sa.insert(SEATS)
_ADD_LOG = sa.insert(LOG)
_ADD_CHECKPOINT = sa.insert(CHECKPOINTS)
_DROP_CHECKPOINT = sa.delete(CHECKPOINTS).where(
    CHECKPOINTS.c.table_id == sa.bindparam("of"), CHECKPOINTS.c.seq == sa.bindparam("at_seq")
)
_THIN_CHECKPOINTS = (
    sa.update(CHECKPOINTS)
    .where(
        CHECKPOINTS.c.table_id == sa.bindparam("of"),
        CHECKPOINTS.c.seq < sa.bindparam("before_seq"),
        sa.func.length(CHECKPOINTS.c.body) > 0,
    )
    .values(body=b"")
)
_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("at_seat"))
    .values(
        kind=sa.bindparam("new_kind"),
        level=sa.bindparam("new_level"),
        name=sa.bindparam("new_name"),
        token=sa.bindparam("new_token"),
    )
)
_OVER = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(over=True, result=sa.bindparam("new_result", type_=sa.JSON(none_as_null=True)))
)
_REVISION = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(revision=sa.bindparam("new_revision"), data=sa.bindparam("new_data"))
)


_DUE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(due=sa.bindparam("new_due"))
_HOST = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(host=sa.bindparam("new_host"))
_DELETE = sa.delete(TABLES).where(TABLES.c.id == sa.bindparam("of"))
_EPOCH_NOW = sa.select(PROCESSES.c.epoch).where(PROCESSES.c.id == PROCESS).with_for_update(read=True)
_BEAT = sa.update(PROCESSES).where(PROCESSES.c.id == sa.bindparam("of")).values(seen=sa.bindparam("now"))


def _params(row: Struct, **more: Any) -> Params:
    return {name: getattr(row, name) for name in row.__struct_fields__} | more


def add_table(table: TableRow, seats: list[SeatRow]) -> list[Write]:
    writes: list[Write] = [(_ADD_TABLE, _params(table, seed=str(table.seed)))]
    return writes + [(_ADD_SEAT, _params(seat, table_id=table.id)) for seat in seats]


def add_log(table: str, row: LogRow) -> Write:
    return _ADD_LOG, _params(row, table_id=table)


def add_checkpoint(table: str, saved: Saved) -> list[Write]:
    """In place of one at the same spot (an upgrade makes it anew). Old ones keep only their hash, as proof."""
    drop: Write = (_DROP_CHECKPOINT, {"of": table, "at_seq": saved.seq})
    thin: Write = (_THIN_CHECKPOINTS, {"of": table, "before_seq": saved.seq - KEPT})
    return [drop, (_ADD_CHECKPOINT, _params(saved, table_id=table)), thin]


def set_seat(table: str, seat: int, kind: str, level: str, name: str, token: str | None) -> Write:
    new = {"new_kind": kind, "new_level": level, "new_name": name, "new_token": token}
    return _SEAT, {"of": table, "at_seat": seat, **new}


def set_host(table: str, seat: int | None) -> Write:
    return _HOST, {"of": table, "new_host": seat}


def delete_table(table: str) -> Write:
    """With everything that belongs to it."""
    return _DELETE, {"of": table}


def set_over(table: str, result: dict[str, Any] | None) -> Write:
    return _OVER, {"of": table, "new_result": result}


def set_revision(table: str, revision: int, data: str) -> Write:
    return _REVISION, {"of": table, "new_revision": revision, "new_data": data}


def set_due(table: str, due: int | None) -> Write:
    return _DUE, {"of": table, "new_due": due}


def milliseconds() -> int:
    """The time as rows have it (Unix). Somebody may set the clock of the house meanwhile: ours only goes forward."""
    return int(1000 * (_EPOCH + time.monotonic()))


class Fenced(Exception):
    """Another server has taken over this database."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self.file = file_of(url)
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _pragmas)
        self.ok = True  # could the last write be made?
        self.epoch = 0  # our fencing token
        self._guard: AsyncConnection | None = None  # holds the lock of a database server
        self.batches = 0
        self.writes = 0
        self._queue: asyncio.Queue[tuple[list[Write], asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def lock(self) -> None:
        """Nobody else may write to our file. Raises BadDatabase."""
        if self.file is not None and not self.file.locked:
            self.file.open(KNOWN)

    async def open(self) -> None:
        self.lock()
        if not self.sqlite:
            self._guard = await guard(self.engine)
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
            await self._resume(connection)
        if self.file is not None:
            self.file.mark(running=True)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def _resume(self, connection: AsyncConnection) -> None:
        """Time stood still for the tables while no server ran."""
        now = milliseconds()
        seen = (await connection.execute(sa.select(sa.func.max(PROCESSES.c.seen)))).scalar()
        if seen is not None and seen < now:
            due = sa.update(TABLES).where(TABLES.c.due.is_not(None)).values(due=TABLES.c.due + (now - seen))
            await connection.execute(due)
        newest = (await connection.execute(sa.select(sa.func.max(PROCESSES.c.epoch)))).scalar()
        self.epoch = (newest or 0) + 1
        await connection.execute(sa.delete(PROCESSES))
        await connection.execute(sa.insert(PROCESSES), {"id": PROCESS, "seen": now, "epoch": self.epoch})

    async def beat(self) -> None:
        """Say that we run and can write."""
        await self.write([(_BEAT, {"of": PROCESS, "now": milliseconds()})])

    async def close(self) -> None:
        """Write what still waits, then let go."""
        if self._task is not None:
            try:
                async with asyncio.timeout(10):
                    await self._queue.join()
            except TimeoutError:
                warn("store-unwritten", waiting=self._queue.qsize())
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.file is not None and self.file.locked:
            self.file.mark(running=False)
        if self._guard is not None:
            await self._guard.close()
        await self.engine.dispose()
        if self.file is not None:
            self.file.close()

    # --- writing -----------------------------------------------------------------------------------

    async def write(self, writes: list[Write]) -> None:
        """Returns when all of it is on the disk; raises when none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await done

    async def _run(self) -> None:
        while True:
            try:
                async with self.engine.connect() as connection:
                    while not connection.invalidated:
                        await self._write_next(connection)
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("store-lost", error)
                await asyncio.sleep(0.5)

    async def _write_next(self, connection: AsyncConnection) -> None:
        batch = [await self._queue.get()]
        while len(batch) < 1000 and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        try:
            await self._write_batch(connection, batch)
        finally:
            for _ in batch:
                self._queue.task_done()

    async def _write_batch(
        self, connection: AsyncConnection, batch: list[tuple[list[Write], asyncio.Future[None]]]
    ) -> None:
        if self.file is not None:
            self.file.writing()
        try:
            # The file's lock is enough where there is one.
            epoch = None if self.sqlite else self.epoch
            await _commit(connection, [write for writes, _ in batch for write in writes], epoch)
        except Exception as error:  # noqa: BLE001 - told to whoever waits
            if len(batch) == 1:
                fault("write-failed", error)
                self.ok = isinstance(error, sa.exc.IntegrityError)
                _settle(batch[0][1], error)
                return
            # One bad write must not take the others with it.
            for one in batch:
                await self._write_batch(connection, [one])
            return
        self.ok = True
        self.batches += 1
        self.writes += len(batch)
        for _, done in batch:
            _settle(done, None)

    # --- reading -----------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).first()
            if found is None:
                return None
            seats = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            rows = await connection.execute(sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
            points = await connection.execute(
                sa.select(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table).order_by(CHECKPOINTS.c.seq)
            )
            return Stored(
                _table_row(found),
                [SeatRow(s.seat, s.side, s.kind, s.level, s.name, s.token) for s in seats],
                [LogRow(r.seq, r.kind, r.seat, r.number, r.text, r.source, r.spent, r.at, r.hash) for r in rows],
                [Saved(p.seq, p.number, p.revision, p.hash, p.body) for p in points],
            )

    async def listed(self, game: str, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        query = sa.select(TABLES).where(TABLES.c.listed.is_(True), TABLES.c.over.is_(False))
        if game:
            query = query.where(TABLES.c.game == game)
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        async with self.engine.connect() as connection:
            rows = [_table_row(row) for row in await connection.execute(query)]
            seats = await connection.execute(
                sa.select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
            )
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for s in seats:
                by_table[s.table_id].append(SeatRow(s.seat, s.side, s.kind, s.level, s.name, s.token))
        return [(row, by_table[row.id]) for row in rows]

    async def due(self, now: int, limit: int = 50) -> list[str]:
        """Unfinished tables whose time has come, the longest overdue first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.due <= now, TABLES.c.over.is_(False))
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(TABLES.c.due).limit(limit))]


def migrate(connection: sa.Connection, revision: str = HEAD) -> None:
    """Bring the schema up to date; a fresh file gets all of it."""
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if found == revision:
            return
    from alembic import command  # a start that has nothing to migrate need not wait for it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def _commit(connection: AsyncConnection, writes: list[Write], epoch: int | None) -> None:
    """All writes in one transaction, equal statements together, and only while nobody else has taken over."""
    grouped: dict[sa.Executable, list[Params]] = {}
    for statement, params in writes:
        grouped.setdefault(statement, []).append(params)
    async with connection.begin():
        if epoch is not None and (await connection.execute(_EPOCH_NOW)).scalar() != epoch:
            raise Fenced
        for statement, many in grouped.items():
            await connection.execute(statement, many)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        log("write-unawaited")
    elif error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _table_row(row: Any) -> TableRow:
    values = dict(row._mapping)
    values["seed"] = int(values["seed"])
    return TableRow(**values)


def _pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
