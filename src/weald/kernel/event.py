"""What happened, told once by the rules: the log, the animation and the statistics read this."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

import msgspec
from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1  # a mask with every seat's bit, and the spectators'
SPECTATOR: Final = 1 << 30  # the bit of those who only watch: they see what everyone sees

EventRow = tuple[str, str, int, tuple[int, ...], int, tuple[int, ...] | None, int]  # an Event as plain values
_BLOCK: Final = 64  # rows that are packed together


@mypyc_attr(acyclic=True)
class Event:
    """``args`` is what ``to`` may know; the others get ``public`` (or never hear of it, if that is None)."""

    __slots__ = ("args", "kind", "number", "public", "rule", "seat", "to")

    def __init__(
        self, kind: str, rule: str, seat: int, args: tuple[int, ...], to: int, public: tuple[int, ...] | None, number: int
    ) -> None:  # fmt: skip
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.args = args
        self.to = to
        self.public = public
        self.number = number

    def face(self, mask: int) -> tuple[int, ...] | None:
        """The event as the holder of ``mask`` saw it."""
        if self.to == EVERYONE or self.to & mask:
            return self.args
        return self.public


class Lesson(NamedTuple):
    """Seats in ``who`` learned something that undo may not take back by itself."""

    number: int
    who: int
    key: str
    rule: str


@mypyc_attr(acyclic=True)
class Roll:
    """Rows of plain values that only grow at the end. The newest are at hand, the older ones packed: a log is long, and
    its beginning is seldom read."""

    __slots__ = ("_packed", "_rows", "_type", "count")

    def __init__(self, row: Any) -> None:
        self._type: Any = list[row]
        self._rows: list[tuple[Any, ...]] = []
        self._packed: list[bytes] = []
        self.count: i64 = 0

    def add(self, row: tuple[Any, ...]) -> None:
        self._rows.append(row)
        self.count += 1
        if len(self._rows) == 2 * _BLOCK:
            self._packed.append(zlib.compress(msgspec.msgpack.encode(self._rows[:_BLOCK]), 1))
            self._rows = self._rows[_BLOCK:]

    def cut(self, count: i64) -> None:
        """Only the first ``count`` rows stay."""
        if count >= self.count:
            return
        while count < len(self._packed) * _BLOCK:
            self._rows = self._unpacked(len(self._packed) - 1)
            self._packed.pop()
        self._rows = self._rows[: count - len(self._packed) * _BLOCK]
        self.count = count

    def since(self, first: i64) -> list[Any]:
        """The rows from number ``first`` on."""
        block = min(first // _BLOCK, len(self._packed))
        rows: list[Any] = []
        for i in range(block, len(self._packed)):
            rows += self._unpacked(i)
        rows += self._rows
        return rows[first - block * _BLOCK :]

    def _unpacked(self, block: i64) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = msgspec.msgpack.decode(zlib.decompress(self._packed[block]), type=self._type)
        return rows


@mypyc_attr(acyclic=True)
class Journal:
    """Events and lessons of one match, each stamped with the number of the choice that caused it. While ``film`` is a
    dictionary it keeps the state right after each event, by the event's place in the list."""

    __slots__ = ("film", "learned", "number", "told")

    def __init__(self) -> None:
        self.told = Roll(EventRow)
        self.learned = Roll(Lesson)
        self.number: i64 = 0
        self.film: dict[int, object] | None = None

    def tell(
        self, kind: str, rule: str, seat: i64, args: tuple[int, ...], to: i64, public: tuple[int, ...] | None
    ) -> None:  # fmt: skip
        self.told.add((kind, rule, seat, args, to, public, self.number))

    def learn(self, who: i64, key: str, rule: str) -> None:
        self.learned.add((self.number, who, key, rule))

    @property
    def count(self) -> int:
        """How many events have been told."""
        return self.told.count

    @property
    def events(self) -> list[Event]:
        """All of them."""
        return self.since(0)

    def since(self, first: int) -> list[Event]:
        """The events from number ``first`` on."""
        return [Event(*row) for row in self.told.since(first)]

    def lessons_after(self, number: int) -> list[Lesson]:
        """What was learned after a choice, the newest first."""
        roll = self.learned
        first = max(0, roll.count - _BLOCK)
        while first and roll.since(first)[0][0] > number:
            first = max(0, first - _BLOCK)
        rows = roll.since(first)
        rows.reverse()
        return [Lesson(*row) for row in rows if row[0] > number]

    def cut(self, events: int, lessons: int) -> None:
        """Keep only this many events and lessons, forget the later ones."""
        self.told.cut(events)
        self.learned.cut(lessons)
