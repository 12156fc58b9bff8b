"""What one viewer has been shown, so that only what is new is sent; and how the table looked between two new events."""

from __future__ import annotations

from typing import Any, cast

from weald.kernel import Match
from weald.kernel.event import SPECTATOR, Event
from weald.kernel.sight import mask_of, scene
from weald.kernel.state import State
from weald.table.wire import Change, LogEntry, View


class ViewerLog:
    """The log of one seat (or of the spectators). Entries are counted per viewer: a gap in the numbers
    would tell that something secret happened."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.entries: list[LogEntry] = []
        self._places: list[int] = []  # where each entry stands in the match's journal
        self._read = 0
        self._mask: int | None = None

    def sync(self, match: Match) -> tuple[int, list[LogEntry]]:
        """Read the journal; returns from which entry on the log changed, and the entries from there."""
        journal = match.journal
        assert journal is not None
        mask = mask_of(match, self.seat)
        if mask != self._mask:  # the game is over (or again not): everything is seen with other eyes
            self.entries.clear()
            self._places.clear()
            self._read = 0
            self._mask = mask
        length = journal.count
        while self._places and self._places[-1] >= length:  # taken back
            self._places.pop()
            self.entries.pop()
        same = len(self.entries)
        first = min(self._read, length)
        for i, event in enumerate(journal.since(first), first):
            told = entry_of(match, event, mask, len(self.entries))
            if told is not None:
                self.entries.append(told)
                self._places.append(i)
        self._read = length
        return same, self.entries[same:]

    def back(self, match: Match, view: View) -> list[list[Change]]:
        """From the view back through the latest events: the first leads to the position after the last entry but one,
        the next to the one before that, as far as the match was filmed. So a screen can show them one by one."""
        film = None if match.journal is None else match.journal.film
        out: list[list[Change]] = []
        later: dict[str, Any] = {key: view[key] for key in ("round", "zones", "position")}
        for place in reversed(self._places[:-1] if film else []):
            state = film.get(place) if film else None
            if state is None:
                break
            assert isinstance(state, State)
            then = scene(match, state, self.seat)
            out.append(compare(later, then))
            later = then
        return out


def compare(now: Any, then: Any) -> list[Change]:
    """What has to be changed in ``now``, and where, to make it ``then``."""
    out: list[Change] = []
    _compare(now, then, [], out)
    return out


def _compare(now: Any, then: Any, at: list[str | int], out: list[Change]) -> None:
    if now == then:
        return
    if isinstance(now, dict) and isinstance(then, dict):
        for key in now:
            if key not in then:
                out.append(Change([*at, key], None, True))
        for key, value in then.items():
            if key not in now:
                out.append(Change([*at, key], value))
            else:
                _compare(now[key], value, [*at, key], out)
    elif isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        for i, value in enumerate(then):
            _compare(now[i], value, [*at, i], out)
    else:
        out.append(Change(at, then))


def entry_of(match: Match, event: Event, mask: int, n: int) -> LogEntry | None:
    """The event as the holder of ``mask`` may know it, as entry ``n``; None if it is not for those eyes."""
    args = event.face(mask)
    if args is None:
        return None
    seat = event.seat if event.seat >= 0 else None
    return LogEntry(n, event.number, event.kind, event.rule, seat, match.game.named(event.kind, args))


def view_of(match: Match, seat: int | None) -> View:
    return cast("View", match.view(seat))


def log_until(match: Match, seat: int | None, number: int) -> list[LogEntry]:
    """The log as this viewer knew it at a decision, even when the game is over now."""
    journal = match.journal
    assert journal is not None
    mask = SPECTATOR if seat is None else 1 << seat
    out: list[LogEntry] = []
    for event in journal.events:
        if event.number > number:
            break
        told = entry_of(match, event, mask, len(out))
        if told is not None:
            out.append(told)
    return out
