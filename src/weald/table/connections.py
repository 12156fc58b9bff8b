"""Connections before they are requests: how many one network may hold, and how long it may take to ask.

uvicorn has no limit for any of this. A connection that has not sent a whole request in time is closed, and so is one
that no longer reads what we have to say.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from weald.table.leases import CutOff, Peer
from weald.table.limiter import network
from weald.table.line import Line
from weald.table.logs import fault, short, warn
from weald.table.relay import PEER, Unreachable, head_of
from weald.table.settings import Settings

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from weald.table.hub import Hub

TABLE = re.compile(rb"/api/tables/([^/?]{1,32})/ws")
SPARE = 100  # files the server needs for itself
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"


class Door:
    """Counts who is inside."""

    def __init__(self, settings: Settings, is_peer: Callable[[str], bool] = lambda _: False) -> None:
        self.limits = settings.limits
        self.most = min(self.limits.connections + self.limits.sockets, files() - SPARE)
        # A proxy on this machine brings everybody under one address, and so does another process.
        self.proxies = {"127.0.0.1", "::1"} if settings.behind_proxy else set()
        self.is_peer = is_peer
        self.inside = 0
        self.by_network: Counter[str] = Counter()
        self.refused = 0

    def enter(self, address: str) -> bool:
        key = network(address)
        most = self.limits.connections_per_address + self.limits.sockets_per_address
        trusted = address in self.proxies or self.is_peer(address)
        if self.inside >= self.most or (self.by_network[key] >= most and not trusted):
            self.refused += 1
            if self.refused & (self.refused - 1) == 0:  # the log must not become the next flood
                warn("connections-refused", inside=self.inside, refused=self.refused)
            return False
        self.inside += 1
        self.by_network[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = network(address)
        self.inside -= 1
        self.by_network[key] -= 1
        if not self.by_network[key]:
            del self.by_network[key]


def files() -> int:
    """How many files this process may open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return 1 << 30
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 30


def protocols(door: Door, hub: Hub) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn talks with: HTTP, and WebSockets."""

    class Http(H11Protocol):
        inside = ""
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else "?"
            if not door.enter(address):
                transport.write(TOO_MANY)
                transport.close()
                return
            self.inside = address
            self._expect()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def on_response_complete(self) -> None:
            self._expect()
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            found = TABLE.match(event.target)
            secret = dict(self.headers).get(PEER, b"").decode("latin-1")
            if found is None or not hub.store.leases.shared or hub.store.leases.trusts(secret):
                self._upgrade(event)
                return
            if self.deadline is not None:
                self.deadline.cancel()
            self.transport.pause_reading()
            hub.spawn(self._lead(found[1].decode("latin-1"), event))

        def _upgrade(self, event: h11.Request) -> None:
            self._leave()
            super().handle_websocket_upgrade(event)

        async def _lead(self, table: str, event: h11.Request) -> None:
            """To the process that has the table, which may be ours."""

            async def there(peer: Peer) -> bool:
                head = head_of(b"GET", event.target, self.headers, peer, self._asker())
                return await hub.relays.join(table, peer, self.transport, head, self._leave)

            try:
                led = await hub.relays.led(table, there)
            except Exception as error:  # noqa: BLE001 - whatever it is, the client may try again
                if not isinstance(error, Unreachable | CutOff):
                    fault("lead-failed", error, table=short(table))
                self.transport.write(TOO_MANY)
                self.transport.close()
                return
            if led:
                self.connections.discard(self)
            elif not self.transport.is_closing():
                self.transport.resume_reading()
                self._upgrade(event)

        def _asker(self) -> str:
            """On whose behalf we ask: a proxy on this machine says whom it stands for."""
            address = self.client[0] if self.client else ""
            forwarded = dict(self.headers).get(b"x-forwarded-for", b"").decode("latin-1")
            return forwarded.rpartition(",")[2].strip() or address if address in door.proxies else address

        def _leave(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None
            if self.inside:
                door.leave(self.inside)
                self.inside = ""

        def _expect(self) -> None:
            """From now on there is so much time for a whole request."""
            if self.deadline is not None:
                self.deadline.cancel()
            self.deadline = self.loop.call_later(door.limits.request_seconds, self._too_slow)

        def _too_slow(self) -> None:
            if self.conn.their_state in {h11.IDLE, h11.SEND_BODY}:
                self.transport.abort()

    class Ws(Line):
        inside = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else "?"
            if door.enter(address):
                self.inside = address

        def connection_lost(self, exc: Exception | None) -> None:
            if self.inside:
                door.leave(self.inside)
                self.inside = ""
            super().connection_lost(exc)

    http: Any = Http
    ws: Any = Ws
    return http, ws
