"""A database that is a server of its own (PostgreSQL): connections to it, who may use it at once, problems in a sentence.

Servers share the database; a tool that needs it for itself (``weald db copy``, a new schema) does not. Two locks of the
database see to that. They are held by a connection, so whoever is cut off lets go.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from weald.table.database_file import BadDatabase

if TYPE_CHECKING:
    from collections.abc import Callable

LOCK = 0x7765616C64  # any number that others will not take for theirs: "weald"
STARTING = LOCK + 1  # held while a process starts: one after the other
STARTING_TAKES = 300.0  # seconds at most: it may bring a big database up to date
TRIES, PAUSE = 7, 0.5  # one that was killed may not be noticed at once
TIMEOUT = 8.0  # seconds for an answer: then the line is dead
# Whoever freezes or is cut off in the middle of a transaction must not hold up the others.
SETTINGS = {
    "application_name": "weald", "idle_in_transaction_session_timeout": "2000", "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3", "tcp_user_timeout": "10000",
}  # fmt: skip
CONNECTING: dict[str, Any] = {"server_settings": SETTINGS, "timeout": TIMEOUT, "command_timeout": TIMEOUT}
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # Unix milliseconds by the one clock all share

Connection = Any  # of asyncpg, which has no types and is installed only where it is wanted


def arguments(engine: AsyncEngine) -> dict[str, Any]:
    """How asyncpg is called for this database."""
    return {**engine.dialect.create_connect_args(engine.url)[1], **CONNECTING}


async def connect(engine: AsyncEngine) -> Connection:
    """A connection of asyncpg's own kind, for what has to be quick, or to listen. Raises BadDatabase."""
    import asyncpg

    try:
        return await asyncpg.connect(**arguments(engine))
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        name = engine.url.render_as_string(hide_password=True)
        raise BadDatabase(
            f"{name} cannot be used ({_last_line(error)}): is it running, and are name and password right?"
        ) from None


def _last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1] if str(error).strip() else type(error).__name__


async def _try(connection: Connection, function: str, tries: int | None = None) -> bool:
    for attempt in range(TRIES if tries is None else tries):
        await asyncio.sleep(PAUSE if attempt else 0)
        if await connection.fetchval(f"SELECT {function}({LOCK})"):
            return True
    return False


async def begin(engine: AsyncEngine, alone: bool, head: str, migrate: Callable[[sa.Connection], None]) -> Connection:
    """The connection that holds our lock, with the schema up to date. ``alone``: nobody else may use the database
    meanwhile. Raises BadDatabase."""
    name = engine.url.render_as_string(hide_password=True)
    connection = await connect(engine)
    try:
        await _wait_for_start(connection, name)
        found = await _schema(connection)
        if alone or found != head:
            if not await _try(connection, "pg_try_advisory_lock"):
                why = "stop it first" if alone else "it is of another version: stop it first"
                raise BadDatabase(
                    f"another server uses {name}: {why}, or give this one a database of its own with --db"
                )
            await _migrate(engine, migrate)
        if alone:
            await started(connection)
        else:
            if not await _try(connection, "pg_try_advisory_lock_shared"):
                raise BadDatabase(f"{name} is being copied or changed by weald db: wait until it is done")
            await connection.execute(f"SELECT pg_advisory_unlock({LOCK})")  # the other one, if we have it
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _migrate(engine: AsyncEngine, migrate: Callable[[sa.Connection], None]) -> None:
    """As long as it takes: nobody else uses the database meanwhile, so nobody is held up."""
    patient = {"server_settings": SETTINGS | {"idle_in_transaction_session_timeout": "0"}, "timeout": TIMEOUT}
    own = create_async_engine(engine.url, connect_args=patient)
    try:
        async with own.begin() as connection:
            await connection.run_sync(migrate)
    finally:
        await own.dispose()


async def _wait_for_start(connection: Connection, name: str) -> None:
    try:
        await connection.execute(f"SELECT pg_advisory_lock({STARTING})", timeout=STARTING_TAKES)
    except TimeoutError:
        raise BadDatabase(f"another server has been starting on {name} for {STARTING_TAKES:.0f} seconds") from None


async def started(connection: Connection) -> None:
    """Let the next process begin."""
    await connection.execute(f"SELECT pg_advisory_unlock({STARTING})")


async def _schema(connection: Connection) -> str | None:
    if not await connection.fetchval("SELECT to_regclass('alembic_version')"):
        return None
    found: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    return found


async def look(engine: AsyncEngine) -> str:
    """Try before the server starts; returns the address of this machine as the database sees it. Raises BadDatabase."""
    connection = await connect(engine)
    seen = await connection.fetchval("SELECT host(inet_client_addr())")
    await connection.close()
    await engine.dispose()
    return str(seen or "127.0.0.1")
