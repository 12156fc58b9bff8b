"""One open WebSocket: which seats it holds and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Protocol

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


class Outlet(Protocol):
    """Where a viewer's messages go: a line, or a pile in tests."""

    @property
    def unread(self) -> int: ...

    def say(self, data: bytes) -> None: ...

    def hang_up(self, code: int, reason: str) -> None: ...


class Viewer:
    def __init__(self, seats: list[int], address: str, line: Outlet, backlog: int = 1 << 20) -> None:
        self.seats = seats  # none: a spectator
        self.address = address
        self.account: str | None = None  # as whom they are signed in
        self.blocked: frozenset[str] = frozenset()  # accounts of which they want to hear nothing
        self.session = ""  # by which, if they have come for the seats of their account and without a key
        self.line = line
        self.learner = False
        self.advised: asyncio.Task[None] | None = None  # thinking about a hint for them
        self.patient = False  # answers also where there is no choice
        self.backlog = backlog  # bytes that may wait to be read
        self.closing: tuple[int, str] | None = None

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing is not None:
            return
        unread = self.line.unread
        # One message always fits: a long game's log must not lock its players out.
        if unread and unread + len(data) > self.backlog:
            self.close(1013, "reads too slowly")
        else:
            self.line.say(data)

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self.line.hang_up(code, reason)


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
