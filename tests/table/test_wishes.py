"""When somebody is told: quiet hours and the daily mail, in their own time zone, over midnight and summer time."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from weald.table.letters.wishes import Quiet, Wishes, after_quiet, next_daily, read


def at(text: str, zone: str = "Europe/Prague") -> int:
    return int(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def told(now: str, begins: int, ends: int, zone: str = "Europe/Prague") -> str:
    when = after_quiet(Wishes(quiet=Quiet(begins, ends), zone=zone), at(now, zone))
    return datetime.fromtimestamp(when / 1000, ZoneInfo(zone)).strftime("%d. %H:%M")


@pytest.mark.parametrize(
    ("now", "begins", "ends", "then"),
    [
        ("2026-11-18 21:59", 22, 7, "18. 21:59"),
        ("2026-11-18 22:00", 22, 7, "19. 07:00"),
        ("2026-11-19 03:30", 22, 7, "19. 07:00"),
        ("2026-11-19 06:59", 22, 7, "19. 07:00"),
        ("2026-11-19 07:00", 22, 7, "19. 07:00"),
        ("2026-11-19 12:30", 9, 17, "19. 17:00"),
        ("2026-11-19 08:59", 9, 17, "19. 08:59"),
        ("2026-11-19 23:30", 0, 6, "19. 23:30"),
        ("2026-11-19 12:00", 5, 5, "19. 12:00"),  # no hours at all
        ("2026-03-29 01:30", 22, 3, "29. 03:00"),  # the clock goes from 2 to 3
        ("2026-10-25 01:30", 22, 4, "25. 04:00"),  # 2 to 3 comes twice
    ],
)
def test_quiet_hours(now: str, begins: int, ends: int, then: str) -> None:
    assert told(now, begins, ends) == then


def test_an_hour_that_summer_time_leaves_out() -> None:
    """22 to 2 on the night when there is no 2 o'clock: it is over when the clock shows 3."""
    wishes = Wishes(quiet=Quiet(22, 2), zone="Europe/Prague")
    assert after_quiet(wishes, at("2026-03-29 01:30")) == at("2026-03-29 03:00")


def test_everybody_has_their_own_night() -> None:
    now = at("2026-11-18 12:00", "UTC")
    for zone, hour in (("Asia/Tokyo", 21), ("America/New_York", 7), ("Asia/Kolkata", 17)):
        quiet = Wishes(quiet=Quiet(hour, (hour + 2) % 24), zone=zone)
        assert after_quiet(quiet, now) > now
    assert after_quiet(Wishes(quiet=Quiet(21, 23), zone="America/New_York"), now) == now
    assert after_quiet(Wishes(quiet=Quiet(11, 13), zone="No/Such_Zone"), now) > now  # then it is UTC


def test_the_daily_mail() -> None:
    wishes = Wishes(mail="daily", at=18, zone="Europe/Warsaw")
    assert next_daily(wishes, at("2026-11-18 17:59")) == at("2026-11-18 18:00")
    assert next_daily(wishes, at("2026-11-18 18:00")) == at("2026-11-19 18:00")
    assert next_daily(wishes, at("2026-12-31 23:00")) == at("2027-01-01 18:00")


def test_what_is_stored_is_read_and_nonsense_is_nothing() -> None:
    assert read({}) == Wishes()
    assert read({"mail": "each", "quiet": {"begins": 22, "ends": 7}, "zone": "UTC", "off": ["over"]}).quiet == Quiet(
        22, 7
    )
    assert read({"mail": "sometimes"}) == Wishes()
    assert not read({"off": ["over"]}).wants("over")
    assert read({"off": ["over"]}).wants("turn")
