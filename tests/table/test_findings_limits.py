"""What one address could do to everybody, by the numbers of the security review: each is tried and does nothing."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.table.harness import PATIENCE, ROOMY, Server
from tests.table.inside import viewer_of
from weald.table.connections import Door
from weald.table.limiter import network
from weald.table.settings import Limits, Settings
from weald.table.static_files import StaticFiles


def test_finding_01_static_aliases_are_one_file(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "x.js").write_text("x" * 1000)
    pages = StaticFiles(tmp_path)
    first = pages.find("assets/x.js")
    for alias in ("assets/./x.js", "assets//x.js", "assets/../assets/x.js", "./assets/.//x.js"):
        assert pages.find(alias) is first
    assert len(pages.known) == 1


def test_finding_03_unread_answers_are_counted_in_bytes() -> None:
    viewer = viewer_of(backlog=1000)
    viewer.send_bytes(b"x" * 5000)  # one message always fits
    assert viewer.line.unread == 5000
    viewer.send_bytes(b"y")
    assert viewer.closing == (1013, "reads too slowly")
    assert viewer.line.unread == 5000


def test_finding_03_who_does_not_read_is_not_listened_to(server: Server) -> None:
    """Many questions, none of their answers read: the server stops working on them, and holds little."""
    made = server.table()
    before = memory(server)
    lines = []
    for _ in range(5):
        line = dial(server)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        path = server.ws(made["id"], made["watch"]).split("/", 3)[3]
        line.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        lines.append(line)
    question = b'{"type":"history","number":0}'
    frame = bytes((0x81, 0x80 | len(question))) + bytes(4) + question
    for line in lines:
        line.settimeout(0.5)
        with contextlib.suppress(OSError):  # it blocks when the server no longer reads
            for _ in range(200):
                line.sendall(frame * 1000)
    assert memory(server) - before < 40_000_000
    assert server.get("/health")["ok"]
    for line in lines:
        line.close()


def memory(server: Server) -> int:
    """Resident bytes."""
    statm = Path(f"/proc/{server.process.pid}/statm")
    return int(statm.read_text().split()[1]) * resource.getpagesize() if statm.exists() else 0


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ROOMY | {"connections_per_address": 8, "sockets_per_address": 4, "request_seconds": 2.0}
    running = Server(tmp_path_factory.mktemp("guarded") / "weald.db", limits=limits)
    yield running
    assert running.stop() in {0, -15}


def dial(server: Server) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)))
    line.settimeout(PATIENCE)
    return line


def test_finding_04_idle_connections_are_closed(guarded: Server) -> None:
    with dial(guarded) as line:
        assert line.recv(100) == b""


def test_finding_04_half_a_request_is_closed(guarded: Server) -> None:
    """Neither a head nor a body may take for ever."""
    for start in (
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        b"POST /api/replay HTTP/1.1\r\nContent-Length: 9\r\n",
    ):
        with dial(guarded) as line:
            line.sendall(start)
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(100) == b""


def test_finding_04_endless_headers_are_refused(guarded: Server) -> None:
    with dial(guarded) as line:
        sent = 0
        try:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            while sent < 4_000_000:
                line.sendall(b"y" * 10_000)
                sent += 10_000
        except OSError:
            pass
        assert sent < 4_000_000
    assert guarded.get("/health")["ok"]


def test_finding_04_connections_per_address(guarded: Server) -> None:
    """The next one is told so; those who wait a moment come in again."""
    lines = [dial(guarded) for _ in range(30)]
    try:
        assert any(line.recv(20).startswith(b"HTTP/1.1 503") for line in lines[12:])
    finally:
        for line in lines:
            line.close()
    guarded.wait()


def test_finding_04_the_door_counts_networks() -> None:
    door = Door(Settings(limits=Limits(connections_per_address=2, sockets_per_address=1)))
    assert [door.enter(f"2001:db8::{i}") for i in range(5)] == [True, True, True, False, False]
    assert door.enter("2001:db8:0:1::1")
    for i in range(3):
        door.leave(f"2001:db8::{i}")
    assert door.enter("2001:db8::9")
    proxied = Door(Settings(behind_proxy=True, limits=Limits(connections_per_address=1, sockets_per_address=0)))
    assert all(proxied.enter("127.0.0.1") for _ in range(50))


def test_finding_14_one_network_is_one_address() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == "fe80::"
    assert network("") == ""


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"game": ' * 50_000, b'{"game": "\xff\xfe"}', b'{"game": "\xed\xa0\x80"}']
)
def test_finding_18_unreadable_bodies_are_the_senders_fault(server: Server, body: bytes) -> None:
    status, problem, _ = server.request("POST", "/api/tables", body)
    assert (status, problem["code"]) == (400, "bad-request")


def test_finding_18_long_file_names(server: Server) -> None:
    assert server.request("GET", "/assets/" + "x" * 3000 + ".js")[0] == 404
    assert server.request("GET", "/" + "y" * 300)[0] == 200  # every place in the client is the same page


def test_finding_21_a_busy_address_is_told_so(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db", limits=ROOMY | {"requests_per_address": 0.25})

    async def scene() -> None:
        status = 0
        while status != 429:  # soon
            try:
                async with connect(server.ws("nothing", "no-token-at-all")):
                    pass
            except InvalidStatus as refused:
                status = refused.response.status_code
                assert status == 429

    try:
        asyncio.run(scene())
    finally:
        server.stop()
