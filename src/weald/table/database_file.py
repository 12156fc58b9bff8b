"""The one file of an embedded database, looked at before the server starts: is it ours, whole and free?

Every problem becomes one sentence that says what is wrong and what to do.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

from sqlalchemy.engine import make_url

if sys.platform != "win32":
    import fcntl

RUNNING = b"running\n"  # in the lock's file while a server has the database open
RESTORE = "put a backup in its place (docs/host.md), or move it away to start with no tables"


class BadDatabase(Exception):
    """The server cannot start with this database. Its text is a sentence for people."""


class DatabaseFile:
    """Holds the file's lock as long as the server runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = path.with_name(path.name + ".lock")
        self._handle = -1

    def open(self, known: tuple[str, ...]) -> None:
        """``known`` are the schema's versions this program can read. Raises BadDatabase."""
        path = self.path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._handle = os.open(self.lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadDatabase(
                f"{path.parent} cannot be written ({error.strerror}): give --db a file in a folder of yours"
            ) from None
        self._take_lock()
        try:
            self._check(known)
        except BaseException:
            self.close()
            raise

    @property
    def locked(self) -> bool:
        return self._handle >= 0

    def mark(self, running: bool) -> None:
        """Whether choices may be in the -wal file alone. Said only while that file is there."""
        if running:
            os.pwrite(self._handle, RUNNING, 0)
            os.utime(self._handle, (0, 0))
        else:
            os.ftruncate(self._handle, 0)

    def writing(self) -> None:
        """Call before each write: the lock's time says how new the database must be."""
        os.utime(self._handle)

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _take_lock(self) -> None:
        if sys.platform == "win32":  # SQLite's own locks must do
            return
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise BadDatabase(
                f"another server uses {self.path}: stop it first, or give this one a file of its own with --db"
            ) from None

    def _check(self, known: tuple[str, ...]) -> None:
        path = self.path
        unclean = os.pread(self._handle, 100, 0) == RUNNING
        wal = path.with_name(path.name + "-wal")
        # Another program may have opened the file since, and then all of it is in the file itself.
        newest = path.stat().st_mtime_ns if path.exists() and path.stat().st_size else -1
        if unclean and not wal.exists() and newest < os.fstat(self._handle).st_mtime_ns:
            raise BadDatabase(
                f"the last server on {path} was cut off, and its newest choices were in {wal.name}, which is gone: put the "
                f"file back, or delete {self.lock.name} to go on with what is left"
            )
        try:
            if not path.exists():
                os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds seeds: nobody else's business
            else:
                path.chmod(path.stat().st_mode & 0o770)
        except OSError as error:
            raise BadDatabase(
                f"{path} cannot be made or changed ({error.strerror}): give --db a file of yours"
            ) from None
        if not os.access(path, os.W_OK):
            raise BadDatabase(f"{path} is read-only: make it writable (chmod u+w), or give --db another file")
        try:
            found = self._look()
        except sqlite3.DatabaseError as error:
            if "locked" in str(error):
                raise BadDatabase(f"another program has locked {path}: end it first") from None
            if "readonly" in str(error) or "unable to open" in str(error):
                raise BadDatabase(f"{path} or its folder is read-only: make both writable") from None
            raise BadDatabase(f"{path} is damaged, or no database of Weald ({error}): {RESTORE}") from None
        if found is not None and found not in known:
            raise BadDatabase(f"{path} was written by a newer Weald (schema {found}): install that version")

    def _look(self) -> str | None:
        """The schema's version; None for a new file. Raises DatabaseError where something is broken."""
        db = sqlite3.connect(self.path, timeout=5)
        try:
            db.execute("PRAGMA journal_mode=WAL")
            answer = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if answer != "ok":
                raise sqlite3.DatabaseError(str(answer).splitlines()[-1])
            db.execute("BEGIN IMMEDIATE")
            db.rollback()
            names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and "alembic_version" not in names:
                raise sqlite3.DatabaseError("it has other tables")
            row = db.execute("SELECT version_num FROM alembic_version").fetchone() if names else None
            self.mark(False)  # closing moves everything into the file itself
            return None if row is None else str(row[0])
        finally:
            db.close()


def file_of(url: str) -> DatabaseFile | None:
    """The file a database's address names; None for a server."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return DatabaseFile(Path(parsed.database).absolute())
