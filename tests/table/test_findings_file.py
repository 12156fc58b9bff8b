"""Faults of the database's file: one sentence that says what is wrong and what to do, and never a second server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.harness import PATIENCE, Server
from weald.table.database_file import BadDatabase
from weald.table.store import Store


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def made(path: Path) -> Path:
    """A database as a server leaves it."""

    async def scene() -> None:
        store = Store(url(path))
        await store.open()
        await store.close()

    asyncio.run(scene())
    return path


def problem(path: Path) -> str:
    with pytest.raises(BadDatabase) as caught:
        Store(url(path)).lock()
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_finding_13_a_second_server_refuses_to_start(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db")
    try:
        command = [
            sys.executable,
            "-c",
            "from weald.cli import main; main()",
            "serve",
            "--port",
            "0",
            "--db",
            str(server.db),
        ]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 1
        assert "another server uses" in second.stderr
        assert "Traceback" not in second.stderr
        assert not second.stdout
    finally:
        assert server.stop() in {0, -15}
    again = Store(url(server.db))
    again.lock()  # free again
    assert again.file is not None
    again.file.close()


def test_finding_20_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "weald.db"
    path.write_text("this is a letter, not a database; " * 300)
    assert "damaged, or no database of Weald" in problem(path)
    path.unlink()
    data = bytearray(made(path).read_bytes())
    data[100:5000] = b"\xaa" * 4900
    path.write_bytes(data)
    assert "backup" in problem(path)


def test_finding_20_somebody_elses_database(tmp_path: Path) -> None:
    path = tmp_path / "weald.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    assert "other tables" in problem(path)


def test_finding_20_a_newer_schema(tmp_path: Path) -> None:
    path = made(tmp_path / "weald.db")
    with sqlite3.connect(path) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    assert "newer Weald" in problem(path)


def test_finding_20_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = made(tmp_path / "weald.db")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write what others cannot
    assert "read-only" in problem(path)


def test_finding_20_the_folder_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be written" in problem(tmp_path / "file" / "weald.db")


def test_finding_20_the_newest_choices_are_gone(tmp_path: Path) -> None:
    """A server was killed, and somebody tidied up the files beside the database."""
    server = Server(tmp_path / "weald.db")
    server.table()
    server.kill()
    wal = tmp_path / "weald.db-wal"
    kept = wal.read_bytes()
    wal.unlink()
    said = problem(server.db)
    assert "weald.db-wal, which is gone" in said
    assert "weald.db.lock" in said
    wal.write_bytes(kept)
    sqlite3.connect(server.db).execute("SELECT count(*) FROM tables").connection.close()
    assert not wal.exists()  # another program has put everything into the file itself
    Store(url(server.db)).lock()  # nothing is missing


def test_finding_20_after_a_kill_all_is_well(tmp_path: Path) -> None:
    path = made(tmp_path / "weald.db")
    server = Server(path)
    server.kill()
    server = Server(path)
    assert server.stop() in {0, -15}
    (tmp_path / "weald.db-wal").unlink(missing_ok=True)
    Store(url(path)).lock()


def test_finding_26_nobody_else_reads_the_file(tmp_path: Path) -> None:
    path = made(tmp_path / "weald.db")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o664)
    made(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o660  # the group may: that is the host's wish
