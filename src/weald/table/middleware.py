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

from weald.table.bans import Ban
from weald.table.bodies import Problem
from weald.table.hub import Hub
from weald.table.leases import CutOff, Peer, Shared
from weald.table.limiter import network
from weald.table.relay import CLIENT, PEER, Unreachable
from weald.table.socket import play
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
TABLE = re.compile(r"/api/tables/([^/]{1,32})(?:/|$)")
DESK = "/api/desk"
PORT = re.compile(r":\d+$")
NUMBERS = re.compile(r"[\d.]+|\[[\da-f:.]+\]")
READING = {"GET", "HEAD", "OPTIONS"}
FOREIGN = 403, Problem("wrong-origin", "this server does not know itself by this name (weald serve --origin ADDRESS)")
CLOSED = 403, Problem("not-allowed", "the host's desk answers only to who can read the database (weald admin)")
MOVING = 503, Problem("moving", "this table is on its way to another process; try again in a moment")
LARGE = 413, Problem("too-large", "the request is too large")
BUSY = 429, Problem("too-many", "too many requests; wait a moment")


def banned(ban: Ban) -> tuple[int, Problem]:
    why = f": {ban.reason}" if ban.reason else ""
    return 403, Problem("banned", f"your address may not use this server{why}", {"reason": ban.reason})


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
        by_peer = self.hub.store.leases.trusts(headers.get(PEER, b"").decode("latin-1"))
        if by_peer:
            scope["client"] = (headers.get(CLIENT, b"").decode("latin-1"), 0)
        client = scope["client"]
        path: str = scope["path"]
        if kind == "http" and client and path.startswith("/api/"):
            ban = self.hub.bans.of(client[0])
            if ban is not None:
                self.hub.metrics.refusals["banned"] += 1
                await refuse(send, "http.response", *banned(ban))
                return
        spared = self.hub.requests.take(network(client[0]) if client else "")
        if not allowed or not spared:
            if kind == "websocket":
                await receive()
            prefix = "websocket.http.response" if kind == "websocket" else "http.response"
            status, problem = BUSY if allowed else FOREIGN
            self.hub.metrics.refusals[problem.code] += 1
            await refuse(send, prefix, status, problem)
            return
        if kind == "websocket":
            await play(self.hub, scope, receive, send)
            return
        if path.startswith(DESK) and not by_peer:
            self.hub.metrics.refusals["not-allowed"] += 1
            await refuse(send, "http.response", *CLOSED)
            return
        found = TABLE.match(path)
        if self.hub.store.leases.shared and not by_peer:
            if found is not None:
                await self.lead(found[1], scope, receive, send)
                return
            if path == "/api/tables" and changes and await self.make_elsewhere(scope, receive, send):
                return
        if path.startswith("/api/") or path in {"/health", "/metrics"}:
            await self.app(scope, receive, dressed(send, b"no-store"))
        else:
            await self.pages(scope, receive, dressed(send, None))

    async def lead(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A request about a table, to the process that has it."""
        body = await whole_body(receive, self.hub.settings.limits.body)
        if body is None:
            await refuse(send, "http.response", *LARGE)
            return
        try:
            led = await self.hub.relays.led(table, lambda peer: self.ask(table, peer, scope, body, send))
        except (Unreachable, CutOff):
            await refuse(send, "http.response", *MOVING)
            return
        if not led:
            await self.app(scope, replayed(body), dressed(send, b"no-store"))

    async def make_elsewhere(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """A new table, where there is less to do than here."""
        leases = self.hub.store.leases
        peer = leases.lighter() if isinstance(leases, Shared) else None
        if peer is None:
            return False
        body = await whole_body(receive, self.hub.settings.limits.body)
        try:
            if body is None:
                await refuse(send, "http.response", *LARGE)
            elif not await self.ask("", peer, scope, body, send):
                await self.app(scope, replayed(body), dressed(send, b"no-store"))
        except Unreachable:
            await refuse(send, "http.response", *MOVING)
        return True

    async def ask(self, table: str, peer: Peer, scope: Scope, body: bytes, send: Send) -> bool:
        """Have another process answer; False where it cannot."""
        method: bytes = scope["method"].encode()  # type: ignore[typeddict-item]
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        client = scope["client"][0] if scope["client"] else ""
        answer = await self.hub.relays.ask(table, peer, method, target, list(scope["headers"]), body, client)
        if answer is None:
            return False
        status, headers, said = answer
        kept = [(name, value) for name, value in headers if name not in {b"connection", b"transfer-encoding"}]
        await send({"type": "http.response.start", "status": status, "headers": kept})
        await send({"type": "http.response.body", "body": said, "more_body": False})
        return True

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


async def whole_body(receive: Receive, most: int) -> bytes | None:
    """None where there is more than is allowed."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            return None
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def replayed(body: bytes) -> Receive:
    """The request's body, for who asks next."""
    messages: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        if messages:
            return messages.pop()
        return {"type": "http.disconnect"}

    return receive


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
    if status in {429, 503}:
        headers.append((b"retry-after", b"1"))
    start: Any = {"type": f"{prefix}.start", "status": status, "headers": headers}
    whole: Any = {"type": f"{prefix}.body", "body": body, "more_body": False}
    await send(start)
    await send(whole)
