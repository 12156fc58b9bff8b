"""What somebody wants to be told, how, and when not: quiet hours and the daily mail, in their own time zone."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta, Struct

Hour = Annotated[int, Meta(ge=0, le=23)]
Event = Literal["turn", "clock", "over", "rematch", "invite", "round"]
EVENTS: tuple[Event, ...] = ("turn", "clock", "over", "rematch", "invite", "round")
ALWAYS = {"test"}


class Quiet(Struct, frozen=True):
    """From one full hour to another, perhaps over midnight."""

    begins: Hour
    ends: Hour


class Wishes(Struct, frozen=True):
    """``mail``: at once, once a day at the full hour ``at``, or never. ``off``: what one does not want to be told."""

    mail: Literal["off", "each", "daily"] = "off"
    at: Hour = 18
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    off: Annotated[list[Event], Meta(max_length=10)] = []

    def wants(self, event: str) -> bool:
        return event not in self.off


def read(stored: dict[str, Any]) -> Wishes:
    try:
        return msgspec.convert(stored, Wishes)
    except msgspec.ValidationError:
        return Wishes()


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def after_quiet(wishes: Wishes, now: int) -> int:
    """The first moment (Unix milliseconds) from now on that is not in the quiet hours."""
    quiet = wishes.quiet
    if quiet is None or quiet.begins == quiet.ends:
        return now
    here = _local(wishes, now)
    inside = (here.hour - quiet.begins) % 24 < (quiet.ends - quiet.begins) % 24
    return _next(here, quiet.ends, now) if inside else now


def next_daily(wishes: Wishes, now: int) -> int:
    """When the next daily mail goes out."""
    return _next(_local(wishes, now), wishes.at, now)


def _local(wishes: Wishes, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, ZoneInfo(wishes.zone if wishes.zone in zones() else "UTC"))


def _next(here: datetime, hour: int, now: int) -> int:
    """The next time the clock on the wall shows this hour. An hour that summer time leaves out is the one after it."""
    day = here.date()
    while True:
        when = int(1000 * datetime.combine(day, time(hour), here.tzinfo).timestamp())
        if when > now:
            return when
        day += timedelta(days=1)
