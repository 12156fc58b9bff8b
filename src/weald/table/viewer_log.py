"""What one viewer has been shown, so that only what is new is sent; and how the table looked between two new events."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from weald.kernel.event import SPECTATOR, Event
from weald.match import Match
from weald.match.sight import mask_of
from weald.players.speech import Speech
from weald.table.wire import LogEntry, View


class ViewerLog:
    """The log of one seat (or of the spectators). Entries are counted per viewer: a gap in the numbers
    would tell that something secret happened."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.entries: list[LogEntry] = []
        self.places: list[int] = []  # where each entry stands in the match's journal
        self._read = 0
        self._mask: int | None = None

    def sync(self, match: Match, speech: Speech | None = None) -> tuple[int, list[LogEntry]]:
        """Read the journal; returns from which entry on the log changed, and the entries from there."""
        journal = match.journal
        assert journal is not None
        mask = mask_of(match, self.seat)
        if mask != self._mask:  # the game is over (or again not): everything is seen with other eyes
            self.entries.clear()
            self.places.clear()
            self._read = 0
            self._mask = mask
        length = journal.count
        while self.places and self.places[-1] >= length:  # taken back
            self.places.pop()
            self.entries.pop()
        same = len(self.entries)
        first = min(self._read, length)
        said = speech.read(match) if speech is not None else []
        for i, event in enumerate(journal.since(first), first):
            told = entry_of(match, event, mask, len(self.entries), said[i] if said else "")
            if told is not None:
                self.entries.append(told)
                self.places.append(i)
        self._read = length
        return same, self.entries[same:]


def entry_of(match: Match, event: Event, mask: int, n: int, because: str = "") -> LogEntry | None:
    """The event as the holder of ``mask`` may know it, as entry ``n``; None if it is not for those eyes."""
    args = event.face(mask)
    if args is None:
        return None
    seat = event.seat if event.seat >= 0 else None
    return LogEntry(n, event.number, event.kind, event.rule, seat, match.game.named(event.kind, args), because or UNSET)


def view_of(match: Match, seat: int | None) -> View:
    return cast("View", match.view(seat))


def log_until(match: Match, seat: int | None, number: int, speech: Speech | None = None) -> list[LogEntry]:
    """The log as this viewer knew it at a decision, even when the game is over now."""
    journal = match.journal
    assert journal is not None
    mask = SPECTATOR if seat is None else 1 << seat
    said = speech.read(match) if speech is not None else []
    out: list[LogEntry] = []
    for i, event in enumerate(journal.events):
        if event.number > number:
            break
        told = entry_of(match, event, mask, len(out), said[i] if said else "")
        if told is not None:
            out.append(told)
    return out
