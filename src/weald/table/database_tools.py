"""Looking after a database: bring it up to date, copy it (SQLite and PostgreSQL either way), back it up, check it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.kernel.errors import WealdError
from weald.table.database_file import BadDatabase, file_of
from weald.table.people.schema import ACCOUNTS, SLIPS
from weald.table.schema import DESK_KEYS, LEASES, META, PROCESSES, TABLES, THOUGHTS
from weald.table.store import Store
from weald.table.stored_match import CannotContinue, restore

RUNNING = (PROCESSES, LEASES, THOUGHTS, SLIPS, DESK_KEYS)  # of processes that run, or does not live long
KEPT = [table for table in META.sorted_tables if table not in RUNNING]  # each refers to what is there already
CHUNK = 500  # rows at a time


async def migrate(url: str) -> None:
    """Make the database, or bring it up to date."""
    store = Store(url)
    await store.open()
    await store.close()


async def copy(source: str, target: str) -> dict[str, int]:
    """All tables of one database into another that has none; returns how many rows of each kind. No server may run on
    either of them."""
    here, there = Store(source), Store(target)
    await here.open()
    try:
        await there.open()
        try:
            async with here.engine.connect() as reading, there.engine.begin() as writing:
                for table, what in ((TABLES, "tables"), (ACCOUNTS, "accounts")):
                    if (await writing.execute(sa.select(sa.func.count()).select_from(table))).scalar():
                        raise BadDatabase(f"there are {what} in the target already: copy into an empty database")
                return {table.name: await _copy_rows(reading, writing, table) for table in KEPT}
        finally:
            await there.close()
    finally:
        await here.close()


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection, table: sa.Table) -> int:
    count = 0
    rows = await reading.stream(sa.select(table).order_by(*table.primary_key.columns))
    async for chunk in rows.partitions(CHUNK):
        await writing.execute(sa.insert(table), [dict(row._mapping) for row in chunk])
        count += len(chunk)
    return count


def backup(url: str, to: Path) -> None:
    """A SQLite file with everything in it. A file may be in use meanwhile; a server's database may not."""
    if to.exists():
        raise BadDatabase(f"{to} is there already: give the backup another name")
    source = file_of(url)
    if source is None:
        asyncio.run(copy(url, f"sqlite+aiosqlite:///{to.absolute()}"))
        to.with_name(to.name + ".lock").unlink(missing_ok=True)
        return
    if not source.path.exists():
        raise BadDatabase(f"there is no {source.path}")
    to.touch(mode=0o600)
    here, there = sqlite3.connect(source.path), sqlite3.connect(to)
    try:
        here.backup(there)
    except sqlite3.DatabaseError as error:
        to.unlink()
        raise BadDatabase(f"{source.path} cannot be read ({error})") from None
    finally:
        there.close()
        here.close()


def bring_back(backup_file: Path, url: str) -> dict[str, int]:
    """A backup into an empty database (or a file that is not there yet)."""
    if not backup_file.exists():
        raise BadDatabase(f"there is no {backup_file}")
    try:
        return asyncio.run(copy(f"sqlite+aiosqlite:///{backup_file.absolute()}", url))
    finally:
        backup_file.with_name(backup_file.name + ".lock").unlink(missing_ok=True)


async def check(url: str, tell: Callable[[str], object]) -> tuple[int, int]:
    """Play every stored game again and prove it; returns how many there are and how many cannot go on."""
    store = Store(url)
    await store.open()
    try:
        async with store.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.created))]
        bad = 0
        for id in ids:
            stored = await store.load(id)
            assert stored is not None
            try:
                notice = restore(stored, whole=True).notice
            except (WealdError, CannotContinue) as error:
                bad += 1
                tell(f"{id[:6]} ({stored.table.game}, {len(stored.log)} rows) cannot go on: {error}")
                continue
            if notice is not None and notice.code != "upgraded":
                tell(f"{id[:6]} ({stored.table.game}, {len(stored.log)} rows): {notice.message}")
        return len(ids), bad
    finally:
        await store.close()
