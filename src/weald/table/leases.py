"""Whose each table is, where several processes share a database.

A process gives a sign of life twice a second and counts as alive for some seconds after it, as long as the lock it holds in the
database is there: whoever is killed loses its connection, and with it the lock, at once. A table belongs to the process
named in its lease for as long as that one is alive; then whoever wants the table takes it, with an epoch one higher.
Every write proves its lease in the same transaction, so a process that was frozen or cut off cannot write to a table that has
another owner by now. All times are the database's own.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from weald.table.database_server import LOCK, NOW, Connection, arguments, begin, connect, started
from weald.table.file_writer import Lease
from weald.table.logs import fault, log, warn

BEAT = 0.5  # seconds between two signs of life
LIFE = 2.5  # seconds a process counts as alive after one
MARGIN = 8  # tables and connections that one may have more than another
KEPT = 600.0  # seconds until a dead one is forgotten
MOVED = "weald_moved"  # the channel on which owners change
LIVING = 0x7765616C  # the first number of the locks of processes that live; the second comes from their id

_BITS = "('x' || substr(md5({id}), 1, 8))::bit(32)"
_LIVE = f"SELECT pg_try_advisory_lock({LIVING}, {_BITS.format(id='$1')}::int)"
# Is process p alive?
ALIVE = f"""(p.until > {NOW} AND EXISTS (
    SELECT 1 FROM pg_locks k JOIN pg_database d ON d.oid = k.database WHERE d.datname = current_database()
    AND k.locktype = 'advisory' AND k.classid = {LIVING} AND k.objid = {_BITS.format(id="p.id")}::bigint::oid
))"""  # noqa: S608 - words of ours

_TAKE = f"""
WITH took AS (
    INSERT INTO leases AS l (table_id, owner, epoch, people) SELECT id, $2, 1, 0 FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET owner = $2, epoch = l.epoch + 1, people = 0
    WHERE l.owner IS NULL OR l.owner = $2
        OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = l.owner AND {ALIVE})
    RETURNING epoch
)
SELECT epoch, CASE WHEN epoch > 1 THEN pg_notify('{MOVED}', $1 || ' ' || epoch) END FROM took
"""  # noqa: S608 - words of ours
_WHOSE = """
SELECT p.id, p.address, p.secret, l.epoch FROM tables t LEFT JOIN leases l ON l.table_id = t.id
LEFT JOIN processes p ON p.id = l.owner WHERE t.id = $1
"""
_RELEASE = "UPDATE leases SET owner = NULL, people = 0 WHERE table_id = $1 AND owner = $2 AND epoch = $3"
_RELEASE_ALL = "UPDATE leases SET owner = NULL, people = 0 WHERE owner = $1"
_MINE = "SELECT table_id, epoch FROM leases WHERE owner = $1"
_NOBODY = "UPDATE leases SET people = 0 WHERE owner = $1 AND people > 0"
_PEOPLE = "UPDATE leases SET people = $3 WHERE table_id = $1 AND owner = $2"
_ENTER = f"""
INSERT INTO processes (id, kind, address, secret, load, seen, until)
VALUES ($1, $2, $3, $4, $5, {NOW}, {NOW} + $6)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, until = excluded.until
"""  # noqa: S608
_BEAT = f"""
WITH me AS (UPDATE processes SET seen = {NOW}, until = {NOW} + $2, load = $3 WHERE id = $1 RETURNING id)
SELECT p.id, p.kind, p.address, p.secret, p.load, {ALIVE} AS alive, EXISTS (SELECT 1 FROM me) AS known
FROM processes p
"""  # noqa: S608
_FORGET = f"DELETE FROM processes WHERE until < {NOW} - $1 AND id <> $2"  # noqa: S608
_LEAVE = f"UPDATE processes SET seen = {NOW}, until = 0 WHERE id = $1"  # noqa: S608
# Time stood still for the tables while nobody ran.
_RESUME = f"""
UPDATE tables SET due = due + {NOW} - (SELECT max(seen) FROM processes)
WHERE due IS NOT NULL AND EXISTS (SELECT 1 FROM processes)
    AND NOT EXISTS (SELECT 1 FROM processes WHERE until > {NOW} AND kind = 'table')
"""  # noqa: S608


class Peer(NamedTuple):
    """Another process, how to reach it, and the epoch of the table we look for there."""

    id: str
    address: str
    secret: str
    epoch: int = 0


class NotOurs(Exception):
    """The table belongs to somebody else, who is alive; ``owner`` is None where nobody could be found just now."""

    def __init__(self, owner: Peer | None) -> None:
        self.owner = owner
        super().__init__("this table is at another process")


class NoSuchTable(Exception):
    pass


class CutOff(Exception):
    """We cannot reach the database, and others may have taken our tables."""


class Alone:
    """The only server on a file: everything is ours."""

    load: Callable[[], int]

    shared = False
    alive = True
    id = address = ""

    def __init__(self) -> None:
        self.secret = secrets.token_urlsafe(24)

    async def take(self, table: str) -> Lease:
        return Lease(table, 0)

    async def release(self, lease: Lease) -> None:
        pass

    async def close(self) -> None:
        pass

    def trusts(self, secret: str) -> bool:
        """Does somebody ask who has read our file? Nobody else knows the secret."""
        return secrets.compare_digest(secret.encode(), self.secret.encode())

    def is_peer(self, address: str) -> bool:
        return False


class Shared:
    """One of several processes on a database server."""

    shared = True

    def __init__(self, engine: AsyncEngine, kind: str = "table", places: int = 0, life: float = LIFE) -> None:
        self.engine = engine
        # For people who look into the database: the machine, the process, and chance.
        self.id = f"{socket.gethostname()[:16]}.{os.getpid()}.{secrets.token_hex(4)}"
        self.secret = secrets.token_urlsafe(24)
        self.kind = kind
        self.load: Callable[[], int] = lambda: places  # tables and connections; of a worker: thoughts at once
        self.loads: dict[str, int] = {}  # of the others
        self.life = life
        self.address = ""  # where other processes reach us
        self.peers: dict[str, Peer] = {}  # that are alive, by their id
        self.sure = 0.0  # until then (monotonic) nobody can have taken anything from us
        self.moved: Callable[[str, int], object] = _ignore  # a table and its new epoch
        self.gone: Callable[[Peer], object] = _ignore  # a process that does not live any more
        self.lost: Callable[[dict[str, int]], object] = _ignore  # what is ours after we were cut off: tables and epochs
        self.heard: dict[str, Callable[[str], object]] = {}  # by channel
        self._hosts: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._line: Connection = None
        self._pool: Any = None
        self._task: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return time.monotonic() < self.sure

    # --- coming and going ----------------------------------------------------------------------------

    async def open(self, head: str, migrate: Any) -> None:
        """Raises BadDatabase."""
        import asyncpg

        self._line = await begin(self.engine, False, head, migrate)
        self._pool = await asyncpg.create_pool(**arguments(self.engine), min_size=1, max_size=4)
        if self.kind == "table":
            await self._line.execute(_RESUME)
        await self._line.execute(_LIVE, self.id)
        await self._enter()
        await started(self._line)
        await self._listen()
        self._task = asyncio.create_task(self._run(), name="leases")

    async def _enter(self) -> None:
        before = time.monotonic()
        await self._line.execute(
            _ENTER, self.id, self.kind, self.address, self.secret, self.load(), int(1000 * self.life)
        )
        self.sure = before + self.life

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._pool.execute(_RELEASE_ALL, self.id)
            await self._pool.execute(_LEAVE, self.id)
        except Exception as error:  # noqa: BLE001 - then they wait some seconds for our tables
            fault("leave-failed", error)
        for line in (self._line, self._pool):
            if line is not None:
                line.terminate()

    # --- signs of life -------------------------------------------------------------------------------

    async def _run(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self._line is None or self._line.is_closed():
                    self._line = await connect(self.engine)
                    await self._line.execute(f"SELECT pg_try_advisory_lock_shared({LOCK})")
                    await self._line.execute(_LIVE, self.id)
                    await self._listen()
                await self.beat()
                beats += 1
                if beats % 100 == 0:
                    await self._line.execute(_FORGET, int(1000 * KEPT), self.id)
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("beat-failed", error)
                if self._line is not None:
                    self._line.terminate()
                self._line = None
            if not self.alive:
                self._cut_off()

    async def beat(self) -> None:
        late, before = not self.alive, time.monotonic()
        async with asyncio.timeout(self.life):
            rows = await self._line.fetch(_BEAT, self.id, int(1000 * self.life), self.load())
        if not any(row["known"] for row in rows):
            await self._enter()  # we were forgotten
        self.sure = before + self.life
        alive = [row for row in rows if row["alive"] and row["id"] != self.id]
        self.loads = {row["id"]: row["load"] for row in alive if row["kind"] == "table"}
        peers = {row["id"]: Peer(row["id"], row["address"], row["secret"]) for row in alive if row["kind"] == "table"}
        gone = [peer for id, peer in self.peers.items() if id not in peers]
        self.peers = peers
        self._hosts = {peer.address.rpartition(":")[0] for peer in peers.values()}
        for peer in gone:
            log("peer-gone", peer=peer.id)
            self.gone(peer)
            await self._pool.execute(_NOBODY, peer.id)
        if late:  # others may have taken what was ours
            mine = {row["table_id"]: row["epoch"] for row in await self._pool.fetch(_MINE, self.id)}
            warn("was-cut-off", still_ours=len(mine))
            self.lost(mine)

    def _cut_off(self) -> None:
        """Nobody hears us. Where there are others, players must find their way to them."""
        if self.peers:
            warn("cut-off", peers=len(self.peers))
            self.lost({})

    async def _listen(self) -> None:
        await self._line.execute("SET synchronous_commit = off")  # a sign of life need not outlive the database
        await self._line.add_listener(MOVED, self._on_moved)
        for channel in self.heard:
            await self._line.add_listener(channel, self._on_heard)

    def _on_moved(self, _line: object, _pid: int, _channel: str, said: str) -> None:
        table, _, epoch = said.rpartition(" ")
        self.moved(table, int(epoch))

    def _on_heard(self, _line: object, _pid: int, channel: str, said: str) -> None:
        self.heard[channel](said)

    # --- tables --------------------------------------------------------------------------------------

    async def take(self, table: str) -> Lease:
        """The lease of a table that nobody else has. Raises NotOurs, NoSuchTable or CutOff."""
        if not self.alive:
            raise CutOff
        row = await self._pool.fetchrow(_TAKE, table, self.id)
        if row is not None:
            return Lease(table, row["epoch"])
        owner = await self._pool.fetchrow(_WHOSE, table)
        if owner is None:
            raise NoSuchTable(table)
        raise NotOurs(None if owner["id"] is None else Peer(*owner.values()))

    async def owner(self, table: str) -> Peer | None:
        """Who has a table, if anybody alive does."""
        owner = await self._pool.fetchrow(_WHOSE, table)
        return None if owner is None or owner["id"] not in self.peers else Peer(*owner.values())

    def lighter(self) -> Peer | None:
        """A process that has much less to do than we have: new tables go there."""
        least = min(self.loads, key=self.loads.__getitem__, default="")
        peer = self.peers.get(least)
        if peer is None or not peer.address or self.load() <= 1.1 * self.loads[least] + MARGIN:
            return None
        self.loads[least] += 1  # until it says so itself
        return peer

    async def release(self, lease: Lease) -> None:
        await self._pool.execute(_RELEASE, lease.table, self.id, lease.epoch)

    async def tell_people(self, people: dict[str, int]) -> None:
        """How many look at our tables, for the lobbies of all processes."""
        for table, count in people.items():  # one by one: never two leases locked at once
            await self._pool.execute(_PEOPLE, table, self.id, count)

    async def ask(self, statement: str, *values: object) -> Any:
        """The first row of the answer."""
        return await self._pool.fetchrow(statement, *values)

    def later(self, statement: str, *values: object) -> None:
        """Nobody waits for it."""
        task = asyncio.create_task(self._try(statement, values))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, statement: str, values: tuple[object, ...]) -> None:
        try:
            await self._pool.execute(statement, *values)
        except Exception as error:  # noqa: BLE001
            fault("statement-failed", error)

    def trusts(self, secret: str) -> bool:
        """Does a request come from another process? Whoever reads the database knows our secret."""
        return secrets.compare_digest(secret.encode(), self.secret.encode())

    def is_peer(self, address: str) -> bool:
        """Is there a process at this address of the network?"""
        return address in self._hosts


def _ignore(*_: object) -> None:
    pass
