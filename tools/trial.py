"""A server to try things on: on a file or on PostgreSQL, with one process or several, in processes of its own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.table import databases
from tools.lived import Lived
from weald.table.database_server import NOW
from weald.table.settings import Limits, Settings
from weald.table.store import Store

ROOMY = Limits(
    sockets=20_000, sockets_per_address=20_000, tables_per_address=100_000, joins_per_address=1_000_000,
    requests_per_address=100_000, messages_per_address=1_000_000, connections=20_000, connections_per_address=20_000,
)  # fmt: skip
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["weald.table.serve", "weald.table.processes"])


def serve(settings: Settings, port: int, processes: int, log: str) -> None:
    """In a process of its own."""
    from weald.table.serve import run

    os.setsid()
    file = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.stdout = sys.stderr = os.fdopen(1, "w", buffering=1)
    run(port=port, settings=settings, processes=processes)


class Server:
    """What is killed: the only process on a file, or one of several on PostgreSQL that a keeper starts again."""

    def __init__(
        self, url: str, processes: int, folder: Path, rng: random.Random, settings: Settings | None = None
    ) -> None:
        self.settings = settings or Settings(db=url, jobs=1, pause=(0.05, 0.05), pace=0.0, grace=1.0, limits=ROOMY)
        self.processes = processes
        self.log = folder / "server.log"
        self.log.touch()
        self.rng = rng
        self.port = 0
        self.frozen: dict[int, asyncio.Task[None]] = {}
        self.reborn: asyncio.Task[None] | None = None
        self.start()

    def start(self) -> None:
        before = self.log.stat().st_size
        self.process = _FORKS.Process(target=serve, args=(self.settings, self.port, self.processes, str(self.log)))
        self.process.start()
        lived = Lived()
        while lived.now() < 120:
            found = self.log.read_bytes()[before:].partition(b"Weald is at http://127.0.0.1:")[2]
            if b"\n" in found:
                self.port = int(found.partition(b"\n")[0])
                return
            if not self.process.is_alive():
                break
            time.sleep(0.01)
        raise SystemExit(f"the server did not start: {self.log.read_text()[-3000:]}")

    async def pids(self) -> list[int]:
        """Of the processes with tables."""
        if self.processes == 1:
            return [self.process.pid or 0]
        rows = await self._ask(f"SELECT id FROM processes WHERE kind = 'table' AND until > {NOW}")  # noqa: S608
        return [int(row.id.split(".")[-2]) for row in rows]

    async def _ask(self, query: str) -> list[Any]:
        store = Store(self.settings.db)
        try:
            async with store.engine.connect() as connection:
                return list(await connection.execute(sa.text(query)))
        finally:
            await store.engine.dispose()

    async def tables_of(self, pid: int) -> set[str] | None:
        """Whose owner this process is; None: all of them."""
        if self.processes == 1:
            return None
        rows = await self._ask("SELECT table_id, owner FROM leases WHERE owner IS NOT NULL")
        return {str(row.table_id) for row in rows if row.owner.split(".")[-2] == str(pid)}

    async def disturb(self, freezes: float, struck: Callable[[], object]) -> tuple[str, set[str] | None]:
        """Kill one, or stop it for a while; returns which, and whose tables it had (None: all)."""
        pids = [pid for pid in await self.pids() if pid not in self.frozen and alive(pid)]
        if self.processes > 1 and len(pids) < 2:
            return "", set()  # somebody must be left
        pid = self.rng.choice(pids)
        had = await self.tables_of(pid)
        struck()
        if self.rng.random() < freezes:
            os.kill(pid, signal.SIGSTOP)
            self.frozen[pid] = asyncio.create_task(self._thaw(pid, self.rng.uniform(0.1, 6.0)))
            return "freezes", had
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        if self.processes == 1:  # as systemd does
            self.reborn = asyncio.create_task(asyncio.to_thread(self._again))
        return "kills", had

    def _again(self) -> None:
        self.process.join()
        self.start()

    async def _thaw(self, pid: int, after: float) -> None:
        await asyncio.sleep(after)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
        self.frozen.pop(pid, None)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(60)
        if self.process.is_alive():
            self.process.kill()

    # --- what it costs -----------------------------------------------------------------------------

    def family(self) -> list[int]:
        """All its processes."""
        return descendants(self.process.pid or 0)

    def memory(self) -> int:
        """Bytes of all its processes, shared ones counted once."""
        return sum(map(proportional, self.family()))

    def processor(self) -> float:
        """Seconds all its processes have computed."""
        return sum(map(computed, self.family()))


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] not in {"Z", "X"}


def descendants(pid: int) -> list[int]:
    """A process and all that it has started, and these."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    out, at = [pid], 0
    while at < len(out):
        out += parents.get(out[at], [])
        at += 1
    return out


def proportional(pid: int) -> int:
    """Resident bytes; what several processes share is divided between them."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return 1024 * int(line.split()[1])
    return 0


def computed(pid: int) -> float:
    """Seconds a process has computed."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Path]]:
    """An empty one, and a folder for whatever else is needed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if kind == "postgres":
            with databases.new_postgres() as url:
                yield url, folder
        else:
            yield f"sqlite+aiosqlite:///{folder / 'weald.db'}", folder


def postgres_processor() -> float:
    """Seconds the PostgreSQL of the trials has computed, with the processes it has ended."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = stat.read_text().rpartition(")")
            if name.endswith("(postgres") and databases.folder() in (stat.parent / "cmdline").read_text():
                total += sum(map(computed, descendants(int(stat.parent.name))))
                fields = rest.split()
                total += (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return total
