"""What stands before the application: who may come in, and with which words we answer.

Checks the Host and Origin of requests, how many an address sends, and puts the security headers on
everything that leaves.
"""

from __future__ import annotations

import re
import socket
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from weald.table.bodies import Problem
from weald.table.hub import Hub
from weald.table.limiter import network
from weald.table.static_files import StaticFiles

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
LOCAL = {"127.0.0.1", "localhost", "[::1]"}
HOME = (".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain", ".test")
PORT = re.compile(r":\d+$")
NUMBERS = re.compile(r"[\d.]+|\[[\da-f:.]+\]")
READING = {"GET", "HEAD", "OPTIONS"}
FOREIGN = 403, Problem("wrong-origin", "this server does not know itself by this name (weald serve --origin ADDRESS)")
BUSY = 429, Problem("too-many", "too many requests; wait a moment")


class Middleware:
    def __init__(self, app: ASGIApp, hub: Hub, pages: StaticFiles) -> None:
        self.app = app
        self.hub = hub
        self.pages = pages
        self.hosts = {urlsplit(origin).netloc.lower() for origin in hub.settings.origins}
        self.names = {socket.gethostname().lower(), socket.getfqdn().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = cast("str", scope["type"])
        if kind not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        origin = headers.get(b"origin")
        changes = kind == "websocket" or scope["method"] not in READING  # type: ignore[typeddict-item]
        allowed = self.knows_host(host) and (not changes or origin is None or self.same_origin(origin, host))
        client = scope["client"]
        spared = self.hub.requests.take(network(client[0]) if client else "")
        if not allowed or not spared:
            if kind == "websocket":
                await receive()
            prefix = "websocket.http.response" if kind == "websocket" else "http.response"
            await refuse(send, prefix, *(BUSY if allowed else FOREIGN))
            return
        if kind == "websocket":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if path.startswith("/api/") or path == "/health":
            await self.app(scope, receive, dressed(send, b"no-store"))
        else:
            await self.pages(scope, receive, dressed(send, None))

    def knows_host(self, host: str) -> bool:
        """A server for this machine answers only to this machine's names, whatever a name server says; one for a network
        also to its addresses and to names that no page on the internet can have. Other names: ``--origin``."""
        if host in self.hosts:
            return True
        name = host.rpartition(":")[0] if PORT.search(host) else host
        if name in LOCAL:
            return True
        if self.hub.settings.loopback:
            return False
        return "." not in name or name in self.names or name.endswith(HOME) or bool(NUMBERS.fullmatch(name))

    def same_origin(self, origin: bytes, host: str) -> bool:
        parts = urlsplit(origin.decode("latin-1").lower())
        if parts.scheme not in {"http", "https"}:
            return False
        return parts.netloc == host or parts.netloc in self.hosts


def dressed(send: Send, cache: bytes | None) -> Send:
    async def send_dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = HEADERS if cache is None else [*HEADERS, (b"cache-control", cache)]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return send_dressed


async def refuse(send: Send, prefix: str, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    start: Any = {"type": f"{prefix}.start", "status": status, "headers": headers}
    whole: Any = {"type": f"{prefix}.body", "body": body, "more_body": False}
    await send(start)
    await send(whole)
