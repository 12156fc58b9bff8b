"""What the viewers of a table get to see: views as they change, the table around the match, answers to questions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

import msgspec

from weald.kernel.errors import WealdError
from weald.players import TEACHER
from weald.players.speech import Speech
from weald.table import wire
from weald.table.ahead import ahead
from weald.table.limiter import Bucket
from weald.table.viewer import ENCODER, Refused, Viewer, pick
from weald.table.viewer_log import ViewerLog, log_until, view_of
from weald.table.views import Views

if TYPE_CHECKING:
    from weald.table.live import LiveTable


class Screens:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.books: dict[int | None, ViewerLog] = {}
        self.views = Views()
        teachers = [chair.seat for chair in table.chairs if chair.level == TEACHER]
        self.speech = Speech(teachers) if teachers else None
        self._calm = Bucket(20, 5)
        self.later: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self.later is not None:
            self.later.cancel()

    def book(self, seat: int | None) -> ViewerLog:
        if seat not in self.books:
            self.books[seat] = ViewerLog(seat)
            self.books[seat].sync(self.table.play.match, self.speech)
        return self.books[seat]

    def show(self) -> None:
        """Send everybody what is new."""
        match, viewers = self.table.play.match, self.table.viewers
        self.views.renew()
        # The same for everybody: encoded once.
        table = cast("wire.TableInfo", msgspec.Raw(ENCODER.encode(self.table.info())))
        for seat, book in self.books.items():
            n, entries = book.sync(match, self.speech)
            watching = [v for v in viewers if (seat in v.seats if seat is not None else not v.seats)]
            if not watching:
                continue
            view = self.views.view(match, seat)
            back = self.views.back(match, seat, book.places) if entries else []
            data = ENCODER.encode(wire.Show(seat, self.views.encoded(match, seat, view), entries, n, table, back))
            for viewer in watching:
                if viewer.learner and view["decisions"]:
                    viewer.send(wire.Show(seat, self._with_blocked(view), entries, n, table, back))
                else:
                    viewer.send_bytes(data)
        self.film()
        self.views.renew()  # freed at once, what was made for this is free much quicker than later
        self._coach(viewers)

    def _coach(self, viewers: Iterable[Viewer]) -> None:
        """What the voice of a guided first game says now, to whoever learns there."""
        coach, match = self.table.coach, self.table.play.match
        if coach is None:
            return
        seat = coach.lesson.seat
        advice = coach.look(match)
        notes = [wire.LessonNote(note.id, note.rule, note.at) for note in advice.notes]
        sheet = coach.lesson.sheet
        said = wire.ShowLesson(
            seat, advice.number, notes, advice.tries, advice.on_line, advice.said, len(sheet.notes), sheet.minutes
        )
        for viewer in viewers:
            if seat in viewer.seats:
                viewer.send(said)

    def film(self) -> None:
        """From here on the position after each event is kept, until it is shown."""
        journal = self.table.play.match.journal
        assert journal is not None
        journal.film = {}

    def refresh(self, viewer: Viewer, seat: int | None, whole: bool = False) -> None:
        """Send one viewer where the match stands."""
        book = self.book(seat)
        view = view_of(self.table.play.match, seat)
        if viewer.learner and view["decisions"]:
            view = self._with_blocked(view)
        n = 0 if whole else len(book.entries)
        viewer.send(wire.Show(seat, view, book.entries[n:], n, self.table.info()))
        self._coach([viewer])

    def show_table(self, but: Viewer | None = None) -> None:
        """At once, unless it changes all the time: then now and then."""
        if self.later is not None or self.table.closed:
            return
        if not self._calm.take():
            self.later = asyncio.get_running_loop().call_later(1 / self._calm.rate, self._show_later)
            return
        self.everybody(wire.ShowTable(self.table.info()), but)

    def everybody(self, message: wire.ServerMessage, but: Viewer | None = None) -> None:
        data = ENCODER.encode(message)
        for viewer in self.table.viewers:
            if viewer is not but:
                viewer.send_bytes(data)

    def _show_later(self) -> None:
        self.later = None
        self.show_table()

    def _with_blocked(self, view: wire.View) -> wire.View:
        for decision in view["decisions"]:
            decision["blocked"] = self._blocked(decision["seat"])
        return view

    def _blocked(self, seat: int) -> list[wire.Blocked]:
        return cast("list[wire.Blocked]", self.table.play.match.why_not(seat))

    # --- asking ------------------------------------------------------------------------------------

    async def learn(self, viewer: Viewer, on: bool) -> None:
        viewer.learner = on
        for seat in viewer.seats:
            self.refresh(viewer, seat)

    async def why(self, viewer: Viewer, message: wire.AskWhy) -> None:
        seat = pick(viewer, message.seat)
        try:
            number = self.table.play.match.decision_of(seat).number
        except WealdError as error:
            raise Refused.of(error, True) from None
        viewer.send(wire.WhyNot(message.re, seat, number, self._blocked(seat), ahead(self.table.play.match, seat)))

    async def history(self, viewer: Viewer, message: wire.AskHistory) -> None:
        seat = pick(viewer, message.seat) if viewer.seats else None
        play = self.table.play
        if message.number < play.base:
            play = await self.table.read_whole()
        match = play.match
        if not play.base <= message.number <= match.number:
            raise Refused(
                "no-such-decision", f"decisions {play.base} to {match.number} can be looked at",
                first=play.base, last=match.number,
            )  # fmt: skip
        then = match.at(message.number)
        entries = log_until(match, seat, message.number, self.speech)
        n = min(message.since, len(entries))
        viewer.send(wire.ShowHistory(message.re, seat, message.number, view_of(then, seat), entries[n:], n))
