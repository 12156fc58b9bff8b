"""One open WebSocket: which seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from weald.kernel.errors import WealdError
from weald.table.wire import Failed, ServerMessage

ENCODER = msgspec.json.Encoder()


class Refused(Exception):
    """A request that was not carried out; told to the one who asked."""

    def __init__(self, code: str, message: str, again: bool = False, **args: object) -> None:
        self.code = code
        self.again = again  # does a fresh view follow?
        self.args_ = args
        super().__init__(message)

    @classmethod
    def of(cls, error: WealdError, again: bool = False) -> Refused:
        """A refusal of the kernel in the words of the protocol."""
        return cls(error.code, str(error), again, **error.details)

    def tell(self, re: int | None) -> Failed:
        return Failed(re, self.code, str(self), self.args_)


class Viewer:
    def __init__(self, seats: list[int], address: str, backlog: int = 1 << 20) -> None:
        self.seats = seats  # none: a spectator
        self.address = address
        self.learner = False
        self.patient = False  # answers also where there is no choice
        self.backlog = backlog  # bytes that may wait to be read
        self.unread = 0
        self.closing: tuple[int, str] | None = None
        self.hang_up: Callable[[], object] | None = None  # ends whatever still listens to this viewer
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._keeps_up = asyncio.Event()
        self._keeps_up.set()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing is not None:
            return
        # One message always fits: a long game's log must not lock its players out.
        if self.unread and self.unread + len(data) > self.backlog:
            self.close(1013, "reads too slowly")
            return
        self.unread += len(data)
        if self.unread > self.backlog // 4:
            self._keeps_up.clear()
        self.queue.put_nowait(data)

    def was_sent(self, data: bytes) -> None:
        self.unread -= len(data)
        if self.unread <= self.backlog // 4:
            self._keeps_up.set()

    async def keeps_up(self) -> None:
        """Who does not read the answers need not be asked for more questions."""
        await self._keeps_up.wait()

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self.queue.put_nowait(None)
            if self.hang_up is not None:
                self.hang_up()


def pick(viewer: Viewer, seat: int | None) -> int:
    """The seat a message speaks for."""
    if not viewer.seats:
        raise Refused("not-seated", "spectators can only look")
    if seat is None:
        if len(viewer.seats) > 1:
            raise Refused("which-seat", "you hold several seats: say which", seats=viewer.seats)
        return viewer.seats[0]
    if seat not in viewer.seats:
        raise Refused("not-seated", f"you do not hold seat {seat}", seat=seat)
    return seat
