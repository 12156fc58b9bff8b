"""One WebSocket, close to the wire: what one choice costs is mostly this.

uvicorn hands every message through three tasks and two encodings. Here a message goes straight from the socket to whoever waits
for it, and what is said is put on the socket at once; the handshake, pings and closing stay uvicorn's.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

FAREWELL = 10.0  # seconds a WebSocket may take to read its last words
WAITING = 16  # messages that may wait to be looked at before we stop reading
EXTENSION = "weald.line"  # where the application finds this


TEXT = 0x81  # the first byte of a text that comes in one piece


def whole(data: bytes) -> int:
    """The length of the frame that ``data`` begins with; -1 where it is not all there, -2 where it is none of a client's."""
    if len(data) < 6:
        return -1
    if not data[1] & 128:
        return -2
    size = data[1] & 127
    if size < 126:
        size += 6
    elif size == 126:
        size = int.from_bytes(data[2:4], "big") + 8
    else:
        size = int.from_bytes(data[2:10], "big") + 14
    return size if size <= len(data) else -1


def unmasked(frame: bytes, size: int) -> bytes:
    """What a client says in this frame."""
    start = 8 if frame[1] & 127 == 126 else 14 if frame[1] & 127 == 127 else 6
    return apply_mask(frame[start:size], frame[start - 4 : start])


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.inbox: deque[bytes] = deque()
        self.news: asyncio.Future[None] | None = None
        self.ended = False  # nothing more will be heard
        self.rest = b""  # the beginning of a frame
        self.parts = False  # a message comes in parts
        self.longest = self.config.ws_max_size
        self.outbox: list[bytes] = []  # frames said in this turn of the loop ...
        self.waits = 0  # ... and their bytes
        self.gone = False
        self.done = False

    # --- listening -----------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        """Whole messages are unpacked here; everything else (the handshake, pings, parts of messages) is uvicorn's."""
        if self.rest:
            data, self.rest = self.rest + data, b""
        if not self.handshake_complete or self.ended:
            super().data_received(data)
            return
        while data:
            size = whole(data)
            if size < 0 and len(data) <= self.longest:  # the rest of it is on its way
                self.rest = data
                return
            if data[0] == TEXT and not self.parts and 0 < size <= self.longest:
                self._take(unmasked(data, size))
            else:
                if data[0] & 15 < 8:
                    self.parts = not data[0] & 128
                super().data_received(data[:size] if size > 0 else data)
            data = data[size:] if size > 0 else b""

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._take(bytes(data))

    def _take(self, message: bytes) -> None:
        if self.ended:
            return
        self.inbox.append(message)
        if len(self.inbox) >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    async def hear(self) -> bytes | None:
        """The next message; None when the line is gone, or closed by us."""
        while not self.inbox:
            if self.ended:
                return None
            self.news = self.loop.create_future()
            await self.news
        if self.read_paused and len(self.inbox) == 1:
            self.read_paused = False
            self.transport.resume_reading()
        return self.inbox.popleft()

    def _wake(self) -> None:
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    def _end(self) -> None:
        self.ended = True
        self.inbox.clear()
        self._wake()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    def shutdown(self) -> None:
        self._post()
        super().shutdown()
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.outbox = []
        super().connection_lost(exc)
        self._end()
        self._part()

    # --- speaking ------------------------------------------------------------------------------------

    def say(self, data: bytes) -> None:
        """Send a text; what is said in one turn of the loop goes out together."""
        if self.ended or self.close_sent:
            return
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self.outbox:
            self.loop.call_soon(self._post)
        self.outbox += head, data
        self.waits += size

    def _post(self) -> None:
        """By one call of the system: that is dearer than the message."""
        out, self.outbox, self.waits = self.outbox, [], 0
        if out and not self.transport.is_closing():
            self.transport.writelines(out)

    @property
    def unread(self) -> int:
        """Bytes that still wait to be sent."""
        return 0 if self.gone else self.waits + self.transport.get_write_buffer_size()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and listen no more."""
        if not self.gone:
            self._post()
        if not (self.ended or self.close_sent or self.transport.is_closing()):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._end()

    # --- parting -------------------------------------------------------------------------------------

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


def _let_go(line: Line) -> None:
    line.scope.clear()  # type: ignore[attr-defined]
    line.__dict__.clear()
