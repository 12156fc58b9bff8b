"""``weald db``: backups that come back, copies between databases, and a check that finds what is broken."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.table import databases
from tests.table.inside import choose, house, two_at
from tests.table.test_findings_file import made
from weald.cli.database import db_command
from weald.table.database_file import BadDatabase
from weald.table.database_tools import backup, bring_back, check, copy
from weald.table.rows import Stored
from weald.table.store import Store

BOTH_DATABASES = ("test_there_and_back", "test_a_check_finds_what_is_broken")


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def played(tmp_path: Path) -> str:
    async with house(tmp_path) as hub:
        table, red, blue = await two_at(hub, options={"rounds": 5}, name="Žofie & Łukasz")
        for _ in range(12):
            await choose(table, (red, blue)[table.play.match.decision.seat])
        return table.id


async def loaded(url: str, id: str) -> Stored:
    store = Store(url)
    await store.open()
    stored = await store.load(id)
    await store.close()
    assert stored is not None
    return stored


def test_there_and_back(tmp_path: Path) -> None:
    """A database is copied into a file and that file into a third: everything is the same in all of them."""
    first = databases.url(tmp_path)
    id = asyncio.run(played(tmp_path))
    kept, third = tmp_path / "kept.db", sqlite(tmp_path / "third.db")
    backup(first, kept)
    counts = bring_back(kept, third)
    assert counts["tables"] == 1
    assert counts["seats"] == 2
    assert counts["log"] == 12
    before, after = asyncio.run(loaded(first, id)), asyncio.run(loaded(third, id))
    assert (after.table, after.seats, after.log, after.checkpoints) == (
        before.table, before.seats, before.log, before.checkpoints,
    )  # fmt: skip
    assert not list(tmp_path.glob("kept.db.*"))


def test_from_a_file_to_postgresql(tmp_path: Path) -> None:
    id = asyncio.run(played(tmp_path))
    with databases.new_postgres() as there:
        counts = asyncio.run(copy(sqlite(tmp_path / "weald.db"), there))
        assert counts["log"] == 12
        with pytest.raises(BadDatabase, match="empty"):
            asyncio.run(copy(sqlite(tmp_path / "weald.db"), there))
        assert asyncio.run(loaded(there, id)).log == asyncio.run(loaded(sqlite(tmp_path / "weald.db"), id)).log


def test_a_backup_while_a_server_runs(tmp_path: Path) -> None:
    async def scene() -> str:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            await choose(table, red)
            await asyncio.to_thread(backup, sqlite(tmp_path / "weald.db"), tmp_path / "copy.db")
            return table.id

    id = asyncio.run(scene())
    assert len(asyncio.run(loaded(sqlite(tmp_path / "copy.db"), id)).log) == 1
    with pytest.raises(BadDatabase, match="there already"):
        backup(sqlite(tmp_path / "weald.db"), tmp_path / "copy.db")


def test_a_check_finds_what_is_broken(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    said: list[str] = []
    assert asyncio.run(check(databases.url(tmp_path), said.append)) == (1, 0)
    assert not said


def test_a_row_that_was_changed(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    with sqlite3.connect(tmp_path / "weald.db") as db:
        db.execute("UPDATE log SET text = 'take 1' WHERE text = 'take 0' AND seq < 8")
    db.close()
    said: list[str] = []
    count, _ = asyncio.run(check(sqlite(tmp_path / "weald.db"), said.append))
    assert count == 1
    assert said


def test_the_commands(tmp_path: Path) -> None:
    path = made(tmp_path / "weald.db")
    run = CliRunner().invoke
    assert run(db_command, ["migrate", "--db", str(path)]).output == "up to date\n"
    assert run(db_command, ["check", "--db", str(path)]).output == "0 tables, 0 of them cannot go on\n"
    kept = str(tmp_path / "kept.db")
    assert run(db_command, ["backup", "--db", str(path), kept]).exit_code == 0
    assert run(db_command, ["backup", "--db", str(path), kept]).exit_code == 1
    assert "0 log" in run(db_command, ["restore", "--db", str(tmp_path / "new.db"), kept]).output
    assert "no backup" in run(db_command, ["restore", "--db", str(path), "no backup"]).output
    assert "0 tables" in run(db_command, ["copy", str(path), str(tmp_path / "other.db")]).output
