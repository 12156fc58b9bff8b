"""One open WebSocket: which seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio

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
        return cls(error.code, str(error), again, **error.details())

    def tell(self, re: int | None) -> Failed:
        return Failed(re, self.code, str(self), self.args_)


class Viewer:
    def __init__(self, seats: list[int], address: str, backlog: int) -> None:
        self.seats = seats  # none: a spectator
        self.address = address
        self.learner = False
        self.backlog = backlog
        self.closing: tuple[int, str] | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if self.queue.qsize() >= self.backlog:
            self.close(1013, "reads too slowly")
            return
        self.queue.put_nowait(data)

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self.queue.put_nowait(None)
