"""A seat as it lives: who sits there, whether they are there, how much time they have."""

from __future__ import annotations

import time
import unicodedata

from weald.table.rows import LogRow, SeatRow
from weald.table.viewer import Viewer
from weald.table.wire import Clock, SeatInfo

MARKS = 2  # on one letter; a tower of them reaches into the lines above
GRACE = 10_000  # milliseconds for each decision of a seat whose time is up


class Chair:
    def __init__(self, row: SeatRow, clock: Clock | None, log: list[LogRow]) -> None:
        self.seat = row.seat
        self.side = row.side
        self.kind = row.kind
        self.level = row.level
        self.name = row.name
        self.token = row.token
        self.account = row.account  # whose seat it is, if they have one; it may be a program's by now
        self.eyes: dict[Viewer, bool] = {}  # who looks at the screen, and who has only left it open
        self.bot = False
        self.heard = 0.0  # when (monotonic) somebody last did something here
        self.gone = time.monotonic()  # since when nobody is here ...
        self.here = self.gone  # ... or someone is
        self.clock = clock
        self.left = 0  # milliseconds
        self.asked: float | None = None  # since when the seat is asked
        self.number = -1  # what it is asked ...
        self.cuts = -1  # ... and after how many undos
        self.pause = 0.0  # how long the table waits before it answers a forced secret
        if clock is not None:
            mine = [row for row in log if row.seat == self.seat and row.kind == "choice"]
            spent = sum(row.spent for row in mine)
            self.left = max(0, 1000 * (clock.initial + clock.increment * len(mine)) - spent)

    @property
    def human(self) -> bool:
        return self.kind == "human"

    @property
    def present(self) -> bool:
        return self.human and any(self.eyes.values())

    @property
    def away(self) -> bool:
        return bool(self.eyes) and not any(self.eyes.values())

    @property
    def automatic(self) -> bool:
        """Does a program choose for this seat now?"""
        return self.kind == "ai" or (self.human and self.bot)

    def came(self, viewer: Viewer) -> None:
        self.heard = time.monotonic()
        if self.bot or not self.present:
            self.here = self.heard
        self.eyes[viewer] = True
        self.bot = False

    def went(self, viewer: Viewer, for_good: bool) -> None:
        if for_good:
            self.eyes.pop(viewer, None)
        else:
            self.eyes[viewer] = False
        if not any(self.eyes.values()):
            self.gone_now()

    def gone_now(self) -> None:
        self.gone = time.monotonic()

    def ask(self, number: int, cuts: int, pause: float) -> None:
        self.asked = time.monotonic()
        self.number = number
        self.cuts = cuts
        self.pause = pause

    def backdate(self, seconds: float) -> None:
        """It has been so for longer than we can remember."""
        if seconds > 0:
            self.gone -= seconds
            if self.asked is not None:
                self.asked -= seconds

    def rest(self) -> None:
        self.asked = None
        self.number = -1

    def spent(self) -> int:
        return 0 if self.asked is None else int(1000 * (time.monotonic() - self.asked))

    def stop_clock(self, spent: int) -> None:
        if self.clock is not None and self.human:
            self.left = max(0, self.left - spent) + 1000 * self.clock.increment

    def time_left(self, running: bool) -> int:
        """Milliseconds; where time was up before, a little is given for each decision."""
        return max(0, self.left - self.spent()) if running else self.left

    def flag_falls(self, asked: float) -> float:
        """The moment (monotonic) at which the time for a decision is up."""
        return asked + max(self.left, GRACE) / 1000

    def info(self, ticking: bool) -> SeatInfo:
        running = ticking and self.asked is not None and self.human
        return SeatInfo(
            seat=self.seat, side=self.side, kind=self.kind, level=self.level,  # type: ignore[arg-type]
            name=self.name, present=self.present or self.kind in {"ai", "rules"}, away=self.away, bot=self.bot,
            left=self.time_left(running) if self.clock is not None and self.human else None, running=running,
            person=self.account or "" if self.human else "",
        )  # fmt: skip


def clean_name(name: str, most: int = 40) -> str:
    """A name that cannot disturb anybody's screen: no control or direction characters, not too many letters."""
    kept = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks <= MARKS:
            kept.append(" " if category[0] in "CZ" else letter)
    return " ".join("".join(kept).split())[:most]
