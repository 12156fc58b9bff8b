"""A WebSocket client that costs next to nothing: many players on the same two cores as the server they try.

What is measured must be the server. The frames are made by hand (the mask is zero, which the protocol allows), and of a view
only the few fields are read that a player needs to answer.
"""

from __future__ import annotations

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    number: int
    seat: int
    options: list[Option]
    forced: bool = False


class View(msgspec.Struct):
    number: int
    decisions: list[Decision]
    over: bool


class Undo(msgspec.Struct):
    need: list[int]
    agreed: list[int]


class TableNote(msgspec.Struct):
    undo: Undo | None = None


class Message(msgspec.Struct):
    type: str
    re: int | None = None
    seat: int | None = None
    view: View | None = None
    table: TableNote | None = None
    code: str = ""


READ = msgspec.json.Decoder(Message).decode


class Closed(Exception):
    """The line is gone: the status of a refused handshake, or the code of a close frame."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(str(code))


class Line(asyncio.Protocol):
    """One WebSocket. ``heard`` gets every message as it was sent, ``lost`` the code when the line is gone."""

    def __init__(self, head: bytes, heard: Callable[[bytes], object], lost: Callable[[int], object]) -> None:
        self.head = head
        self.heard = heard
        self.lost = lost
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = 1006
        self.received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = int(buffer[9:12])
            del buffer[: end + 4]
            if status != 101:
                self.code = status
                self.open.set_exception(Closed(status))
                self.transport.abort()
                return
            self.open.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + size:
                return
            kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.heard(body)
            elif kind == 9:
                self._frame(10, body)
            elif kind == 8:
                self.code = int.from_bytes(body[:2]) if body else 1005
                self._frame(8, body[:2])
                self.transport.close()
                return

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(Closed(self.code))
        self.lost(self.code)

    def say(self, message: object) -> None:
        self._frame(1, msgspec.json.encode(message))

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        self._frame(8, b"\x03\xe8")
        self.transport.close()


async def dial(
    url: str, heard: Callable[[bytes], object], lost: Callable[[int], object], source: str | None = None
) -> Line:
    """Connect (from the address ``source``, where one is given). Raises Closed or OSError."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 80
    key = b64encode(os.urandom(16)).decode()
    head = (
        f"GET {parts.path}?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    local = None if source is None else (source, 0)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(head, heard, lost), host, port, local_addr=local
    )
    try:
        await line.open
    except BaseException:  # also who does not want to wait any longer
        line.transport.abort()
        raise
    return line
