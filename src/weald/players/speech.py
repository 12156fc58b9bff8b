"""Seats that explain themselves: to some of what they do they say in a sentence why.

Only what those who watch are told is read, so what is said depends on nothing that is hidden, and two games that look alike
from outside sound alike. What a game has to say is in its ``speech.py``.
"""

from __future__ import annotations

from collections.abc import Iterable

from weald.kernel.event import EVERYONE, SPECTATOR, Event
from weald.match import Match


class Speech:
    """What some seats of a match say, by the place of the event in the journal."""

    def __init__(self, seats: Iterable[int]) -> None:
        self.seats = frozenset(seats)
        self._said: list[str] = []
        self._past: list[Event] = []  # what is told to everybody ...
        self._places: list[int] = []  # ... and where it stands

    def read(self, match: Match) -> list[str]:
        """For every event: a key (the sentence is ``because-<key>``), perhaps with a number (its ``$n``), or nothing."""
        journal = match.journal
        assert journal is not None
        if len(self._said) > journal.count:  # taken back
            del self._said[journal.count :]
            while self._places and self._places[-1] >= journal.count:
                self._places.pop()
                self._past.pop()
        for place, event in enumerate(journal.since(len(self._said)), len(self._said)):
            face = event.face(SPECTATOR)
            if face is None:
                self._said.append("")
                continue
            told = Event(event.kind, event.rule, event.seat, face, EVERYONE, None, event.number)
            self._said.append(self._key(match, told) if event.seat in self.seats else "")
            self._past.append(told)
            self._places.append(place)
        return self._said

    def _key(self, match: Match, event: Event) -> str:
        """One sentence for a choice, and none twice in a turn."""
        game = match.game
        key = game.explain(self._past, event)
        if not key:
            return ""
        for i in range(len(self._past) - 1, -1, -1):
            before = self._past[i]
            said = self._said[self._places[i]]
            if before.kind in game.turns:
                return key
            if not said or before.seat != event.seat:
                continue
            if before.number == event.number or said.split()[0] == key.split()[0]:
                return ""
        return key
