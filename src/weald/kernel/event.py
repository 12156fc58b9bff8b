"""What happened, told once by the rules: the log, the animation and the statistics read this."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # a mask with every seat's bit, and the spectators'
SPECTATOR: Final = 1 << 30  # the bit of those who only watch: they see what everyone sees


class Event:
    """``args`` is what ``to`` may know; the others get ``public`` (or never hear of it, if that is None)."""

    __slots__ = ("args", "kind", "number", "public", "rule", "seat", "to")

    def __init__(
        self, kind: str, rule: str, seat: int, args: tuple[int, ...], to: int, public: tuple[int, ...] | None
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.args = args
        self.to = to
        self.public = public
        self.number = 0

    def face(self, mask: int) -> tuple[int, ...] | None:
        """The event as the holder of ``mask`` saw it."""
        if self.to == EVERYONE or self.to & mask:
            return self.args
        return self.public


class Lesson:
    """Seats in ``who`` learned something that undo may not take back by itself."""

    __slots__ = ("key", "number", "rule", "who")

    def __init__(self, number: int, who: int, key: str, rule: str) -> None:
        self.number = number
        self.who = who
        self.key = key
        self.rule = rule


class Journal:
    """Events and lessons of one match, each stamped with the number of the choice that caused it. While ``film`` is a
    dictionary it keeps the state right after each event, by the event's place in the list."""

    __slots__ = ("events", "film", "lessons", "number")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lessons: list[Lesson] = []
        self.number = 0
        self.film: dict[int, object] | None = None

    def cut(self, events: int, lessons: int) -> None:
        """Keep only this many events and lessons, forget the later ones."""
        del self.events[events:]
        del self.lessons[lessons:]
