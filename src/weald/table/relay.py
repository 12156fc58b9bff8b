"""Leading a client to the process that has its table: any process takes any connection.

A WebSocket is joined to one of the other process, byte for byte; a request is asked there again. The other process believes what
we say of the client because we know its secret, which is in the database they share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

import h11

from weald.table.leases import NoSuchTable, NotOurs, Peer, Shared
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub

PEER, CLIENT = b"x-weald-peer", b"x-weald-client"  # the secret of whom we ask, and on whose behalf
OURS = {PEER, CLIENT, b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-forwarded-port"}
MOVED = b"x-weald-moved"  # the one we asked does not have the table (any more)
CONNECT = 2.0  # seconds
ANSWER = 30.0
PATIENCE = 6.0  # seconds a client waits while a table has no owner that answers: longer than the dead count as alive
PAUSE = 0.1
Headers = list[tuple[bytes, bytes]]


class Unreachable(Exception):
    """The table's process did not answer in time, and nobody else has the table yet."""


class Relays:
    """What goes through us to other processes, so that it can be ended when one of them is gone."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: dict[
            str, dict[Callable[[], object], int]
        ] = {}  # by process and by table: how to end each, its epoch

    def gone(self, peer: Peer) -> None:
        for end in list(self.open.get(peer.id, ())):
            end()

    def moved(self, table: str, epoch: int) -> None:
        """Another process has the table now."""
        for end in [end for end, known in self.open.get(table, {}).items() if known < epoch]:
            end()

    def add(self, keys: Iterable[str], end: Callable[[], object], epoch: int) -> None:
        for key in keys:
            self.open.setdefault(key, {})[end] = epoch

    def remove(self, keys: Iterable[str], end: Callable[[], object]) -> None:
        for key in keys:
            there = self.open.get(key, {})
            there.pop(end, None)
            if not there:
                self.open.pop(key, None)

    async def led(self, table: str, there: Callable[[Peer], Awaitable[bool]]) -> bool:
        """Bring something to the table's process: True when ``there`` did so, False where the table is ours (or there is
        none such). Raises Unreachable, or CutOff."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        if not self.hub.knows(table):
            lighter = await self._lighter(table)
            if lighter is not None and await there(lighter):
                return True
        while True:
            owner: Peer | None = None
            try:
                if not self.hub.knows(table):
                    await self.hub.wake(table)
                return False
            except NotOurs as elsewhere:
                owner = elsewhere.owner
            except (NoSuchTable, Refused):
                return False  # whoever asks next is told why
            if owner is not None and owner.address and await there(owner):
                return True
            if loop.time() > end:
                raise Unreachable
            await asyncio.sleep(PAUSE)

    async def _lighter(self, table: str) -> Peer | None:
        """A process with less to do, for a table that nobody has."""
        leases = self.hub.store.leases
        if not isinstance(leases, Shared) or await leases.owner(table) is not None:
            return None
        return leases.lighter()

    async def ask(
        self, table: str, peer: Peer, method: bytes, target: bytes, headers: Headers, body: bytes, client: str
    ) -> tuple[int, Headers, bytes] | None:
        """A request, asked at the table's process; None where it cannot be asked there (any more). Raises Unreachable where it
        was asked and nobody knows what became of it."""
        asking = asyncio.create_task(_ask(peer, method, target, _led(headers, peer, client), body))
        keys = (peer.id, table)
        self.add(keys, asking.cancel, peer.epoch)
        try:
            async with asyncio.timeout(ANSWER):
                status, answered, said = await asyncio.shield(asking)
        except NotAsked:
            return None
        except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and not asking.cancelled():
                raise  # somebody cancelled us, not the asking
            if method not in {b"GET", b"HEAD"}:
                raise Unreachable from None
            return None  # what only reads may be asked again
        finally:
            asking.cancel()
            self.remove(keys, asking.cancel)
        return None if any(name == MOVED for name, _ in answered) else (status, answered, said)

    async def join(
        self, table: str, peer: Peer, transport: asyncio.Transport, head: bytes, left: Callable[[], object]
    ) -> bool:
        """Join a client's connection to one of the table's process; False where that cannot be reached."""
        loop = asyncio.get_running_loop()
        host, _, port = peer.address.rpartition(":")
        try:
            async with asyncio.timeout(CONNECT):
                _, inner = await loop.create_connection(End, host.strip("[]"), int(port))
        except (OSError, TimeoutError):
            return False
        if transport.is_closing():
            inner.close()
            left()
            return True
        outer = End()
        outer.transport, outer.other, inner.other = transport, inner, outer
        keys = (peer.id, table)
        self.add(keys, outer.abort, peer.epoch)

        def ended() -> None:
            self.remove(keys, outer.abort)
            left()

        outer.left = ended
        transport.set_protocol(outer)
        inner.transport.write(head)
        transport.resume_reading()
        return True


async def ask_directly(peer: Peer, target: bytes, body: bytes) -> tuple[int, Headers, bytes]:
    """A question of our own to a process. Raises NotAsked, or what a broken line raises."""
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    return await _ask(peer, b"POST", target, _led(headers, peer, ""), body)


class NotAsked(Exception):
    """The other process could not be reached at all."""


class End(asyncio.Protocol):
    """One end of two connections that are joined: what comes in here goes out there."""

    transport: asyncio.Transport
    other: End | None = None
    left: Callable[[], object] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        other, self.other = self.other, None
        if other is not None:
            other.close()
        left, self.left = self.left, None
        if left is not None:
            left()

    def close(self) -> None:
        self.transport.close()

    def abort(self) -> None:
        """The other process is gone, or no longer has the table: the client finds its way by itself."""
        self.transport.abort()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        self.transport.close()


def _led(headers: Headers, peer: Peer, client: str) -> Headers:
    return [
        *((name, value) for name, value in headers if name.lower() not in OURS),
        (PEER, peer.secret.encode()),
        (CLIENT, client.encode()),
    ]


def head_of(method: bytes, target: bytes, headers: Headers, peer: Peer, client: str) -> bytes:
    """The beginning of a request as another process gets it."""
    lines = [method + b" " + target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in _led(headers, peer, client)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def _ask(peer: Peer, method: bytes, target: bytes, headers: Headers, body: bytes) -> tuple[int, Headers, bytes]:
    host, _, port = peer.address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError):
        raise NotAsked from None
    try:
        talk = h11.Connection(h11.CLIENT)
        kept = [
            (name, value) for name, value in headers if name.lower() not in {b"content-length", b"transfer-encoding"}
        ]
        kept = [(name, value) for name, value in kept if name.lower() != b"connection"]
        kept += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        writer.write(talk.send(h11.Request(method=method, target=target, headers=kept)) or b"")
        writer.write((talk.send(h11.Data(data=body)) or b"") + (talk.send(h11.EndOfMessage()) or b""))
        status, answered, parts = 0, [], []
        while True:
            event = talk.next_event()
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Response):
                status, answered = event.status_code, [(bytes(n), bytes(v)) for n, v in event.headers]
            elif isinstance(event, h11.Data):
                parts.append(bytes(event.data))
            elif isinstance(event, h11.EndOfMessage):
                return status, answered, b"".join(parts)
            else:
                raise asyncio.IncompleteReadError(b"", None)
    finally:
        writer.close()
