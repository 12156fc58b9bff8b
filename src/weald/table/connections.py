"""Connections before they are requests: how many one network may hold, and how long it may take to ask.

uvicorn has no limit for any of this. A connection that has not sent a whole request in time is closed, and so is one
that no longer reads what we have to say.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from weald.table.limiter import network
from weald.table.logs import warn
from weald.table.settings import Settings

if sys.platform != "win32":
    import resource

SPARE = 100  # files the server needs for itself
FAREWELL = 10.0  # seconds a WebSocket may take to read its last words
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"


class Door:
    """Counts who is inside."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.most = min(self.limits.connections + self.limits.sockets, files() - SPARE)
        # A proxy on this machine brings everybody under one address.
        self.trusted = {"127.0.0.1", "::1"} if settings.behind_proxy else set()
        self.inside = 0
        self.by_network: Counter[str] = Counter()
        self.refused = 0

    def enter(self, address: str) -> bool:
        key = network(address)
        most = self.limits.connections_per_address + self.limits.sockets_per_address
        if self.inside >= self.most or (self.by_network[key] >= most and address not in self.trusted):
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


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
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
            self._leave()
            super().handle_websocket_upgrade(event)

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

    class Ws(WebSocketsSansIOProtocol):
        inside = ""
        gone = False
        done = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else "?"
            if door.enter(address):
                self.inside = address

        def connection_lost(self, exc: Exception | None) -> None:
            self.gone = True
            if self.inside:
                door.leave(self.inside)
                self.inside = ""
            super().connection_lost(exc)
            self._part()

        async def run_asgi(self) -> None:
            await super().run_asgi()
            self.done = True
            if not self.gone:  # whoever does not read would never be gone
                self.loop.call_later(FAREWELL, self.transport.abort)
            self._part()

        def _part(self) -> None:
            """When all is over: let go of everything, so that nobody has to look for garbage (see collector.py)."""
            if self.gone and self.done:
                self.loop.call_later(1.0, _let_go, self)

    http: Any = Http
    ws: Any = Ws
    return http, ws


def _let_go(protocol: WebSocketsSansIOProtocol) -> None:
    protocol.scope.clear()  # type: ignore[attr-defined]
    protocol.__dict__.clear()
