"""Where tables are kept: SQLite in one file by default, or PostgreSQL.

A write is promised only when it is on the disk. What waits is written together (``file_writer.py``, ``server_writer.py``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from weald.table.bans import Announcement, Ban
from weald.table.chat import schema as _chat  # noqa: F401 - the whole schema is known from here on
from weald.table.database_file import BadDatabase, file_of
from weald.table.database_server import CONNECTING, NOW, Connection, begin
from weald.table.events import schema as _events  # noqa: F401
from weald.table.file_writer import FileWriter, Lease, Unit, pragmas
from weald.table.leases import Alone, Shared
from weald.table.letters.schema import LETTERS, TARGETS
from weald.table.metrics import Histogram
from weald.table.people import schema as _people  # noqa: F401
from weald.table.rows import LogRow, Saved, SeatRow, Stored, TableRow, Write, milliseconds
from weald.table.schema import ANNOUNCEMENTS, BANS, CHECKPOINTS, LEASES, LOG, PROCESSES, SEATS, TABLES
from weald.table.server_writer import ServerWriter
from weald.table.standing.schema import DESERTERS

PROCESS = "one"  # the only server on a file
KNOWN = tuple(f"{n:04}" for n in range(1, 12 + 1))  # migrations, the newest last
HEAD = KNOWN[-1]
MIGRATIONS = Path(__file__).parent / "migrations"
P = ParamSpec("P")
T = TypeVar("T")
READINGS = 4  # how often something is read before its reader is told that it cannot be had


def read_again(read: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A database server hangs up on who says nothing for a while in the middle of a transaction (a busy machine does), and lines
    break. Who only reads changes nothing, and may begin anew."""

    @wraps(read)
    async def again(*args: P.args, **named: P.kwargs) -> T:
        for _ in range(READINGS - 1):
            try:
                return await read(*args, **named)
            except sa.exc.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
        return await read(*args, **named)

    return again


class Store:
    def __init__(self, url: str) -> None:
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        more: dict[str, Any] = {} if self.sqlite else {"pool_pre_ping": True, "connect_args": CONNECTING}
        self.engine: AsyncEngine = create_async_engine(url, **more)
        self.file = file_of(url)
        self.leases: Alone | Shared = Alone() if self.sqlite else Shared(self.engine)
        self.writer: FileWriter | ServerWriter
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", pragmas)
            if self.file is None:
                raise BadDatabase("a database in memory would be lost with the server: give --db a file")
            self.writer = FileWriter(self.file)
        else:
            assert isinstance(self.leases, Shared)
            self.writer = ServerWriter(self.engine, self.leases.id)
        self._snapshots = (
            self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self.waiting = 0  # writes that are not on the disk yet
        self.latency = Histogram()
        self._sharing = False
        self._alone = asyncio.Lock()  # one transaction of our own at a time: a file has one writer
        self._guard: Connection = None  # holds the lock of a database server that we want for ourselves

    @property
    def ok(self) -> bool:
        """Could the last write be made?"""
        return self.writer.ok and (not self._sharing or self.leases.alive)

    @property
    def batches(self) -> int:
        return self.writer.batches

    def lock(self) -> None:
        """Nobody else may write to our file. Raises BadDatabase."""
        if self.file is not None and not self.file.locked:
            self.file.open(KNOWN)

    async def open(self, alone: bool = True) -> None:
        """``alone``: nobody else may use a database server meanwhile; a file is ours in any case. Raises BadDatabase."""
        self.lock()
        if self.file is not None:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                await self._resume(connection)
            self.file.mark(running=True)
        elif alone:
            self._guard = await begin(self.engine, True, HEAD, migrate)
        else:
            assert isinstance(self.leases, Shared)
            await self.leases.open(HEAD, migrate)
            self._sharing = True
        self.writer.start()

    async def _resume(self, connection: AsyncConnection) -> None:
        """Time stood still for the tables while no server ran."""
        now = milliseconds()
        seen = (await connection.execute(sa.select(sa.func.max(PROCESSES.c.seen)))).scalar()
        if seen is not None and seen < now:
            due = sa.update(TABLES).where(TABLES.c.due.is_not(None)).values(due=TABLES.c.due + (now - seen))
            await connection.execute(due)
            warnings = sa.update(LETTERS).where(LETTERS.c.event == "clock", LETTERS.c.sent.is_(None))
            await connection.execute(warnings.values(due=LETTERS.c.due + (now - seen)))
        await connection.execute(sa.delete(PROCESSES))
        me = {
            "id": PROCESS,
            "kind": "table",
            "address": self.leases.address,
            "secret": self.leases.secret,
            "seen": now,
            "until": now,
            "load": 0,
        }
        await connection.execute(sa.insert(PROCESSES), me)

    async def beat(self) -> None:
        """Say that we run and can write. Where there are several processes, their leases do."""
        if self.sqlite:
            await self.write([(_BEAT, {"of": PROCESS, "now": milliseconds()})])

    async def close(self) -> None:
        """Write what still waits, then let go."""
        await self.writer.close()
        if self._sharing:
            await self.leases.close()
        if self.file is not None and self.file.locked:
            self.file.mark(running=False)
        if self._guard is not None:
            self._guard.terminate()
        await self.engine.dispose()
        if self.file is not None:
            self.file.close()

    async def write(self, writes: list[Write], lease: Lease | None = None) -> None:
        """Returns when all of it is on the disk; raises when none of it is. With a lease only while that holds."""
        if not writes:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        began = time.monotonic()
        self.waiting += 1
        try:
            self.writer.put(Unit(writes, lease, done))
            await done
        finally:
            self.waiting -= 1
            self.latency.add(time.monotonic() - began)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Reading and writing that belong together, of what is no table's: on the disk when this ends, or nothing of it is."""
        if self.file is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._alone, self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            self.file.writing()
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                await connection.exec_driver_sql("COMMIT")
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise

    # --- reading -----------------------------------------------------------------------------------

    @read_again
    async def load(self, table: str) -> Stored | None:
        async with self.snapshot() as connection:
            return await read_table(connection, table)

    def snapshot(self) -> AsyncConnection:
        """A connection that sees everything as it is now, whatever others write meanwhile."""
        return self._snapshots.connect()

    @read_again
    async def listed(self, game: str, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        query = sa.select(TABLES).where(
            TABLES.c.listed.is_(True), TABLES.c.over.is_(False), TABLES.c.occasion.is_(None)
        )
        if game:
            query = query.where(TABLES.c.game == game)
        # Tables of other processes with people at them first; those of ours are known better (hub.py).
        query = query.outerjoin_from(TABLES, LEASES).order_by(sa.func.coalesce(LEASES.c.people > 0, sa.false()).desc())
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        async with self.engine.connect() as connection:
            rows = [table_row(row) for row in await connection.execute(query)]
            by_table = await seats_of_tables(connection, [row.id for row in rows])
        return [(row, by_table[row.id]) for row in rows]

    @read_again
    async def census(self) -> tuple[int, int, int]:
        """How many tables are unfinished, how many over; and of the unfinished, how many some process has in memory."""
        by_end = sa.select(TABLES.c.over, sa.func.count()).group_by(TABLES.c.over)
        alive = sa.and_(PROCESSES.c.id == LEASES.c.owner, PROCESSES.c.until > sa.literal_column(NOW))
        owned = sa.select(sa.func.count()).select_from(LEASES).join(PROCESSES, alive).join(TABLES)
        async with self.engine.connect() as connection:
            counts = {bool(over): int(count) for over, count in await connection.execute(by_end)}
            live = 0
            if self.leases.shared:
                live = int((await connection.execute(owned.where(TABLES.c.over.is_(False)))).scalar_one())
        return counts.get(False, 0), counts.get(True, 0), live

    @read_again
    async def desk(self) -> tuple[list[Ban], list[Announcement]]:
        """Who may not come, and what everybody should know, the newest last."""
        async with self.engine.connect() as connection:
            bans = [Ban(**row._mapping) for row in await connection.execute(sa.select(BANS).order_by(BANS.c.made))]
            said = await connection.execute(sa.select(ANNOUNCEMENTS).order_by(ANNOUNCEMENTS.c.made))
            return bans, [Announcement(**row._mapping) for row in said]

    @read_again
    async def find(self, beginning: str, limit: int = 2) -> list[str]:
        """Tables whose id begins so."""
        query = sa.select(TABLES.c.id).where(TABLES.c.id.startswith(beginning, autoescape=True)).order_by(TABLES.c.id)
        async with self.engine.connect() as connection:
            found = [row.id for row in await connection.execute(query)]  # SQLite knows no capitals here
        return [id for id in found if id.startswith(beginning)][:limit]

    @read_again
    async def newest(self, game: str, limit: int) -> list[tuple[TableRow, list[SeatRow], int]]:
        """Tables, and when (Unix milliseconds) something last happened at each, the latest first."""
        query = sa.select(TABLES, LAST.label("last")).order_by(LAST.desc(), TABLES.c.id).limit(limit)
        if game:
            query = query.where(TABLES.c.game == game)
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
            by_table = await seats_of_tables(connection, [row.id for row in found])
        return [(table_row(row), by_table[row.id], row.last) for row in found]

    @read_again
    async def stale(self, over: bool, before: int, limit: int) -> list[str]:
        """Finished (or unfinished) tables at which nothing has happened since ``before`` (Unix milliseconds)."""
        query = sa.select(TABLES.c.id).where(TABLES.c.over.is_(over), TABLES.c.created * 1000 < before, before > LAST)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(TABLES.c.created).limit(limit))]

    @read_again
    async def due(self, now: int, limit: int = 50) -> list[str]:
        """Unfinished tables whose time has come, the longest overdue first, unless another process has them."""
        query = sa.select(TABLES.c.id).where(TABLES.c.due <= now, TABLES.c.over.is_(False))
        if isinstance(self.leases, Shared):
            alive = sa.and_(PROCESSES.c.id == LEASES.c.owner, PROCESSES.c.until > sa.literal_column(NOW))
            owned = query.outerjoin_from(TABLES, LEASES).outerjoin(PROCESSES, alive)
            query = owned.where(sa.or_(PROCESSES.c.id.is_(None), PROCESSES.c.id == self.leases.id))
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query.order_by(TABLES.c.due).limit(limit))]


async def seats_of_tables(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    out: dict[str, list[SeatRow]] = {id: [] for id in tables}
    for row in await connection.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)):
        out[row.table_id].append(seat_row(row))
    return out


async def read_table(connection: AsyncConnection, table: str) -> Stored | None:
    """Everything about one table."""
    found = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).first()
    if found is None:
        return None
    seats = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    rows = await connection.execute(sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
    points = await connection.execute(
        sa.select(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table).order_by(CHECKPOINTS.c.seq)
    )
    return Stored(
        table_row(found),
        [seat_row(s) for s in seats],
        [LogRow(r.seq, r.kind, r.seat, r.number, r.text, r.source, r.spent, r.at, r.hash) for r in rows],
        [Saved(p.seq, p.number, p.revision, p.hash, p.body) for p in points],
        [row.seat for row in await connection.execute(sa.select(TARGETS.c.seat).where(TARGETS.c.table_id == table))],
        {
            row.seat: row.account
            for row in await connection.execute(sa.select(DESERTERS).where(DESERTERS.c.table_id == table))
        },
    )


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


# When something last happened at a table: its newest row, or its making.
LAST = sa.func.coalesce(
    sa.select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.seq.desc()).limit(1).scalar_subquery(),
    TABLES.c.created * 1000,
)
_BEAT = (
    sa.update(PROCESSES)
    .where(PROCESSES.c.id == sa.bindparam("of"))
    .values(seen=sa.bindparam("now"), until=sa.bindparam("now"))
)


def seat_row(row: Any) -> SeatRow:
    return SeatRow(row.seat, row.side, row.kind, row.level, row.name, row.token, row.account)


def table_row(row: Any) -> TableRow:
    values = dict(row._mapping)
    values["seed"] = int(values["seed"])
    values.pop("last", None)
    return TableRow(**values)
