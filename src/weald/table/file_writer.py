"""Writes to the one file of an embedded database, in a thread of its own.

Everything that waits is written in one transaction: the disk is asked once for many choices. The thread and the event loop
meet only twice for each of these, and choices are put in by one statement, because each step of SQLite hands the
interpreter over to the other thread and has to wait for it again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterable
from queue import SimpleQueue
from typing import Any, NamedTuple

import sqlalchemy as sa

from weald.table.database_file import DatabaseFile
from weald.table.logs import fault, log
from weald.table.rows import ADD_LOG, Write, grouped
from weald.table.schema import LOG

MOST = 1000  # requests written at once
# Every commit is on the disk before it is answered; what is written again and again is moved from the -wal file into the
# database less often than SQLite would by itself.
PRAGMAS = (
    "journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "temp_store=MEMORY", "cache_size=-16000",
    "wal_autocheckpoint=4000",
)  # fmt: skip
BUSY, LULL = (
    0.05,
    0.015,
)  # seconds since the last transaction in which much is going on; then as many to wait for company
_COLUMNS = [column.name for column in LOG.columns]
_INTO_LOG = f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES "  # noqa: S608 - names of ours
_ONE = f"({', '.join('?' * len(_COLUMNS))})"
_ROWS = 500  # at once: SQLite takes no more than 32,766 values


class Lease(NamedTuple):
    """Whose a table is: only this process, and only while nobody has a higher epoch, may write to it."""

    table: str
    epoch: int


class Unit(NamedTuple):
    """What is written whole or not at all, on which lease, and who waits for it."""

    writes: list[Write]
    lease: Lease | None
    done: asyncio.Future[None]


class FileWriter:
    def __init__(self, file: DatabaseFile) -> None:
        self.file = file
        self.ok = True  # could the last write be made?
        self.batches = 0
        self._engine = sa.create_engine(f"sqlite:///{file.path}")
        sa.event.listen(self._engine, "connect", pragmas)
        self._queue: SimpleQueue[list[Unit] | None] = SimpleQueue()
        self._waiting: list[Unit] = []  # put in during this turn of the loop
        self._last = 0.0  # when (monotonic) the last transaction ended
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def put(self, unit: Unit) -> None:
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(unit)

    def _hand_over(self) -> None:
        self._queue.put(self._waiting)
        self._waiting = []

    async def close(self) -> None:
        """Write what still waits, then let go."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    # --- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        going_on = True
        while going_on:
            try:
                with self._engine.connect() as connection:
                    while going_on and not connection.invalidated:
                        going_on = self._write_next(connection)
            except Exception as error:  # noqa: BLE001 - the file may come back
                fault("store-lost", error)
                threading.Event().wait(0.5)
        self._engine.dispose()

    def _write_next(self, connection: sa.Connection) -> bool:
        found = self._queue.get()
        if time.monotonic() - self._last < BUSY:  # whoever waits a moment can be written together with others
            time.sleep(LULL)
        batch = [*found] if found is not None else []
        while found is not None and len(batch) < MOST and not self._queue.empty():
            found = self._queue.get()
            batch += found or []
        if batch:
            answers = self._write(connection, batch)
            self._last = time.monotonic()
            self._loop.call_soon_threadsafe(settle, answers)
        return found is not None

    def _write(self, connection: sa.Connection, batch: list[Unit]) -> list[tuple[Unit, Exception | None]]:
        try:
            self.file.writing()
            with connection.begin():
                _execute(connection, [write for unit in batch for write in unit.writes])
        except Exception as error:  # noqa: BLE001 - told to whoever waits
            if len(batch) == 1:
                fault("write-failed", error)
                self.ok = isinstance(error, sa.exc.IntegrityError)
                return [(batch[0], error)]
            # One bad write must not take the others with it.
            return [answer for unit in batch for answer in self._write(connection, [unit])]
        self.ok = True
        self.batches += 1
        return [(unit, None) for unit in batch]


def _execute(connection: sa.Connection, writes: list[Write]) -> None:
    for statement, many in grouped(writes):
        if statement is ADD_LOG:
            for i in range(0, len(many), _ROWS):
                some = many[i : i + _ROWS]
                values = tuple(row[name] for row in some for name in _COLUMNS)
                connection.exec_driver_sql(_INTO_LOG + ", ".join([_ONE] * len(some)), values)
        else:
            connection.execute(statement, many)


def settle(answers: Iterable[tuple[Unit, Exception | None]]) -> None:
    for unit, error in answers:
        if unit.done.done():
            log("write-unawaited")
        elif error is None:
            unit.done.set_result(None)
        else:
            unit.done.set_exception(error)


def pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
