"""A database that is a server of its own (PostgreSQL): one Weald at a time, and problems told in a sentence."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from weald.table.database_file import BadDatabase

TRIES, PAUSE = 7, 0.5  # seconds between
LOCK = 0x7765616C64  # any number that others will not take for theirs: "weald"


async def guard(engine: AsyncEngine) -> AsyncConnection:
    """A connection that holds the lock for as long as it is open. Raises BadDatabase."""
    name = engine.url.render_as_string(hide_password=True)
    try:
        connection = await engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        got = False
        for attempt in range(TRIES):  # one that was killed may not be noticed at once
            await asyncio.sleep(PAUSE if attempt else 0)
            got = bool((await connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK)))).scalar())
            if got:
                break
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise BadDatabase(
            f"{name} cannot be used ({_last_line(error)}): is it running, and are name and password right?"
        ) from None
    if not got:
        await connection.close()
        raise BadDatabase(
            f"another server uses {name}: stop it first, or give this one a database of its own with --db"
        )
    return connection


def _last_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[-1] if str(cause).strip() else type(cause).__name__


async def look(engine: AsyncEngine) -> None:
    """Try before the server starts. Raises BadDatabase."""
    connection = await guard(engine)
    await connection.close()
    await engine.dispose()
