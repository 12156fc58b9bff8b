"""A live table: one task owns one match. Everything that happens to it comes through its mailbox, one at a time.

A choice is checked by the kernel, written to the store, and only then shown.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

import weald
from weald import lessons
from weald.kernel.errors import WealdError
from weald.table import wire
from weald.table.autoplay import Autoplay
from weald.table.chairs import Chair
from weald.table.chat.room import Room
from weald.table.events import daily
from weald.table.events import rows as occasions
from weald.table.file_writer import Lease
from weald.table.letters import asked
from weald.table.logs import fault, log, short
from weald.table.rematch import Again
from weald.table.rows import (
    LogRow,
    Stored,
    Write,
    add_checkpoint,
    add_log,
    milliseconds,
    set_due,
    set_over,
    set_revision,
)
from weald.table.screens import Screens
from weald.table.server_writer import Fenced, Uncertain
from weald.table.standing.rows import ended
from weald.table.stored_match import StoredMatch, restore
from weald.table.tokens import hashed, same
from weald.table.viewer import Refused, Viewer, pick

if TYPE_CHECKING:
    from weald.table.hub import Hub

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
RECOVERY = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds between attempts to read a table again
TROUBLE = wire.Notice(
    "trouble", "The server could not carry out or store the last choice. It tries again by itself; nothing is lost."
)


FAILED = "internal", "something went wrong on our side; nothing was changed"
UNCERTAIN = "uncertain", "the database did not answer; what you see next is what is stored"
MOVED = "this table has moved to another process"


class Asleep(Exception):
    """The table has left memory; wake it and ask again."""


class LiveTable:
    def __init__(self, hub: Hub, stored: Stored, play: StoredMatch, lease: Lease) -> None:
        self.hub = hub
        self.lease = lease
        self.row = stored.table
        self.id = stored.table.id
        self.play = play
        self.clock = msgspec.convert(stored.table.clock, wire.Clock | None)
        self.absence = msgspec.convert(stored.table.absence, wire.Absence | None)
        self.chairs = [Chair(row, self.clock, stored.log) for row in stored.seats]
        self.viewers: set[Viewer] = set()
        self.screens = Screens(self)
        self.chat = Room(self)
        self.request: wire.UndoRequest | None = None
        self.again = msgspec.convert(stored.table.rematch, Again | None)
        self.keys_again: dict[int, str] = {}  # to the seats there, as far as we know them
        self.host = stored.table.host
        self.hints = stored.table.hints
        self.hints_asked: wire.HintsRequest | None = None
        self.rated = stored.table.rated
        self.deserters = dict(stored.deserters)  # by the seat they have left
        self.told = set(stored.told)  # seats that have asked for letters, besides those of accounts
        self.removed: set[str] = set()  # addresses and accounts the host does not want to see again
        self.saved = stored.checkpoints[-1].seq if stored.checkpoints else 0
        self.round = play.match.state.round  # of the last checkpoint, as far as we know
        self.closed = False
        self.trouble: wire.Notice | None = None  # what does not work at the moment
        self.autoplay = Autoplay(self)
        self.coach: lessons.Coach | None = None  # the voice of a guided first game
        lesson = lessons.of_table(self.row.game, self.row.sides, self.row.seed, self.row.options)
        if lesson is not None and play.base == 0:
            self.coach = lessons.Coach(lesson)
            self.coach.follow(play.match)
        self._mail: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {short(self.id)}")
        self._nap: asyncio.TimerHandle | None = None
        self.screens.film()
        self.autoplay.arrange()
        if self.row.due is not None:
            self.autoplay.backdate(self.row.due)
            self.autoplay.arrange()
        self._doze()

    # --- the mailbox -------------------------------------------------------------------------------

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do something and wait for it."""
        if self.closed:
            raise Asleep
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._mail.put_nowait((job, done))
        return await done

    def post(self, job: Job) -> None:
        """The same without waiting."""
        if not self.closed:
            self._mail.put_nowait((job, None))

    async def _run(self) -> None:
        while not self.closed:
            job, done = await self._mail.get()
            try:
                result = await job()
            except Refused as refused:
                if done is not None and not done.done():
                    done.set_exception(refused)
            except Fenced:
                if done is not None and not done.done():
                    done.set_exception(Asleep())
                self.shut(1012, MOVED)
            except Exception as error:  # noqa: BLE001 - the table must live on
                fault("table-fault", error, table=short(self.id))
                if done is not None and not done.done():
                    done.set_exception(Refused(*(UNCERTAIN if isinstance(error, Uncertain) else FAILED), True))
                await self._recover()
            else:
                if done is not None and not done.done():
                    done.set_result(result)
        while not self._mail.empty():
            _, done = self._mail.get_nowait()
            if done is not None and not done.done():
                done.set_exception(Asleep())

    async def _recover(self) -> None:
        """Whatever went wrong, what is stored is the truth: read it again."""
        self.autoplay.failed()
        self.trouble = TROUBLE
        for pause in RECOVERY:
            try:
                stored = await self.hub.store.load(self.id)
                assert stored is not None
                cuts = self.play.cuts
                self.play = restore(stored)
                self.play.cuts = cuts + 1
                self.request = self.hints_asked = None
                self.chat.lines = None
                for chair, row in zip(self.chairs, stored.seats, strict=True):
                    chair.kind, chair.level, chair.name, chair.token = row.kind, row.level, row.name, row.token
                    chair.account = row.account
                self.host = stored.table.host
                self.hints = stored.table.hints
                self.rated, self.deserters = stored.table.rated, dict(stored.deserters)
                self.autoplay.arrange()
                self.screens.show()
                return
            except Exception as error:  # noqa: BLE001
                fault("table-lost", error, table=short(self.id))
            await asyncio.sleep(pause)
        self.shut(1011, "this table has a problem")

    def shut(self, code: int = 1012, reason: str = "the server restarts") -> None:
        """Leave memory now."""
        self.closed = True
        self.autoplay.stop()
        self.screens.stop()
        if self._nap is not None:
            self._nap.cancel()
        for viewer in self.viewers:
            viewer.close(code, reason)
        self.hub.forget(self)
        self._mail.put_nowait((_nothing, None))  # so that the task notices

    async def finish(self) -> None:
        await asyncio.gather(self._task, return_exceptions=True)

    def _doze(self) -> None:
        self._nap = asyncio.get_running_loop().call_later(self.hub.settings.idle, self.post, self._try_sleep)

    @property
    def deserted(self) -> bool:
        return not self.viewers and self._mail.empty()

    async def _try_sleep(self) -> None:
        if self.autoplay.busy() or not self.deserted:
            self._doze()
            return
        await self.sleep()

    async def sleep(self) -> None:
        await self.write(self.due_writes())
        log("table-sleeps", table=short(self.id))
        self.shut()

    def due_writes(self, everybody_left: bool = False) -> list[Write]:
        """When the table has to be woken, for the store. While it is awake: should the server be cut off now."""
        if self.clock is None and self.absence is None:
            return []
        due = self.autoplay.due(everybody_left)
        when = None if due is None else milliseconds() + int(1000 * (due[0] - time.monotonic())) - 1
        return [set_due(self.id, when)]

    async def write(self, writes: list[Write]) -> None:
        """Returns when it is stored; raises when it is not."""
        await self.hub.store.write(writes, self.lease)

    # --- who is who --------------------------------------------------------------------------------

    def seats_of(self, tokens: list[str], account: str | None = None) -> list[int]:
        """Which seats these keys open, or belong to this account."""
        hashes = [hashed(token) for token in tokens]
        return [
            c.seat
            for c in self.chairs
            if c.token and (any(same(c.token, h) for h in hashes) or (account is not None and c.account == account))
        ]

    def may_watch(self, tokens: list[str]) -> bool:
        if daily.secret(self):
            return False  # whoever has still to try must not see it
        return any(same(self.row.watch, token) for token in tokens)

    @property
    def status(self) -> str:
        if self.play.match.over:
            return "over"
        return "waiting" if any(c.kind == "open" for c in self.chairs) else "playing"

    def info(self) -> wire.TableInfo:
        row, match = self.row, self.play.match
        ticking = self.clock is not None and self.status == "playing"
        return wire.TableInfo(
            id=row.id, game=row.game, revision=match.game.revision, name=row.name, listed=row.listed,
            options=match.options, takebacks=row.takebacks, clock=self.clock, absence=self.absence,  # type: ignore[arg-type]
            concession=row.concession,  # type: ignore[arg-type]
            created=row.created, status=self.status, seats=[c.info(ticking) for c in self.chairs],  # type: ignore[arg-type]
            round=match.state.round, waiting=[d.seat for d in match.open],
            watchers=sum(1 for v in self.viewers if not v.seats), host=self.host, webhook=bool(row.webhook), undo=self.request,
            notice=self.trouble or self.hub.announced() or self.play.notice, result=cast("wire.Result | None", match.result),
            rematch=None if self.again is None else self.again.info(),
            lesson=self.coach.lesson.name if self.coach is not None else "",
            rated=self.rated, occasion=row.occasion or "", hints=self.hints, hints_asked=self.hints_asked, chat=self.chat.rule, silence=self.chat.silence(),  # type: ignore[arg-type]
        )  # fmt: skip

    @property
    def begun(self) -> bool:
        return self.play.seq > 0

    @property
    def strict(self) -> bool:
        """It counts for something: no hints, no other tries, and nothing is taken back that somebody has learned from."""
        return self.rated or self.row.occasion is not None

    @property
    def tells(self) -> bool:
        """Could anybody be told something who is away?"""
        return bool(self.row.webhook or self.told) or any(chair.account is not None for chair in self.chairs)

    @property
    def attended(self) -> bool:
        """Does anybody care what the programs do? Where all seats are theirs, somebody has to look on."""
        return bool(self.viewers) or any(chair.human for chair in self.chairs)

    @property
    def network(self) -> str:
        """On whose behalf programs think here: a person at the table, or nobody (all such tables share one place)."""
        return min(
            (v.address for v in self.viewers if v.seats), default=min((v.address for v in self.viewers), default="")
        )

    def worry(self, notice: wire.Notice) -> None:
        """Tell everybody what does not work as it should, until the next choice."""
        self.trouble = notice
        self.screens.show_table()

    # --- viewers -----------------------------------------------------------------------------------

    async def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._sit(viewer, viewer.seats)
        self._welcome(viewer, viewer.seats or [None])
        await self.chat.welcome(viewer)
        self.screens.show_table(but=viewer)

    def _sit(self, viewer: Viewer, seats: list[int]) -> None:
        for seat in seats:
            self.chairs[seat].came(viewer)
        self.autoplay.arrange()

    def unseat(self, viewer: Viewer, seat: int) -> None:
        """The viewer no longer holds this seat; who holds none looks on."""
        viewer.seats = [s for s in viewer.seats if s != seat]
        self.chairs[seat].went(viewer, for_good=True)
        self._welcome(viewer, viewer.seats or [None])

    def hear(self, viewer: Viewer) -> None:
        """Somebody does something."""
        for seat in viewer.seats:
            self.chairs[seat].heard = time.monotonic()

    def _welcome(self, viewer: Viewer, seats: list[int] | list[None]) -> None:
        watch = self.row.watch if viewer.seats else None
        viewer.send(wire.Hello(weald.__version__, viewer.seats, watch, self.info()))
        for seat in seats:
            self.screens.refresh(viewer, seat, whole=True)

    async def leave(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        for seat in viewer.seats:
            self.chairs[seat].went(viewer, for_good=True)
        self.autoplay.arrange()
        self.screens.show_table()
        asked.gone(self, [self.chairs[seat] for seat in viewer.seats])

    async def sit(self, viewer: Viewer, token: str) -> None:
        new = [seat for seat in self.seats_of([token]) if seat not in viewer.seats]
        if not new:
            raise Refused("bad-token", "this token opens no further seat at this table")
        viewer.seats = sorted(viewer.seats + new)
        self._sit(viewer, new)
        self._welcome(viewer, new)
        self.screens.show_table(but=viewer)

    # --- playing -----------------------------------------------------------------------------------

    async def choose(self, viewer: Viewer, message: wire.Choose) -> None:
        seat = message.seat
        if seat is None and len(viewer.seats) > 1:
            mine = [d.seat for d in self.play.match.open if d.number == message.number and d.seat in viewer.seats]
            seat = mine[0] if mine else viewer.seats[0]
        seat = pick(viewer, seat)
        chair = self.chairs[seat]
        spent = chair.spent()
        row = self._refusing(lambda: self.play.choose(seat, message.option, message.number, "player", spent))
        chair.came(viewer)
        await self.commit(row)

    async def answer(self, seat: int, text: str, number: int, source: str) -> None:
        """The table itself chooses for a seat."""
        row = self.play.choose(seat, text, number, source, self.chairs[seat].spent())
        await self.commit(row)

    async def concede_match(self, seat: int, source: str) -> None:
        await self.commit(self._refusing(lambda: self.play.concede(seat, source)))

    async def commit(self, row: LogRow) -> None:
        """Store a change that the match has taken, then show it."""
        match = self.play.match
        writes: list[Write] = [add_log(self.id, row)]
        if match.over:
            writes += [set_over(self.id, match.result), *ended(self), *occasions.ended(self)]
        elif self.round != match.state.round or self.play.seq - self.saved >= self.hub.settings.checkpoint_every:
            writes += add_checkpoint(self.id, self.play.save())
            self.saved = self.play.seq
            self.round = match.state.round
        letters = asked.after_choice(self)
        await self.write(writes + letters + self.due_writes(everybody_left=True))
        if letters:
            self.hub.office.notice()
        if row.kind == "choice":
            self.hub.metrics.choices[self.row.game, row.source] += 1
            self.chairs[row.seat].stop_clock(row.spent)
        self.request = None
        self.trouble = None
        self.autoplay.succeeded()
        self.autoplay.arrange()
        self.screens.show()
        if match.over:
            self.hub.tally.notice()
            self.hub.events.notice()
            log("game-over", table=short(self.id), choices=match.number)

    def _refusing(self, change: Callable[[], T]) -> T:
        """The kernel's refusals in the words of the protocol. None of them changes the match."""
        try:
            return change()
        except WealdError as error:
            raise Refused.of(error, True) from None

    # --- being here --------------------------------------------------------------------------------

    async def presence(self, viewer: Viewer, seat: int, here: bool) -> None:
        if here:
            self.chairs[seat].came(viewer)
        else:
            self.chairs[seat].went(viewer, for_good=False)
        self.autoplay.arrange()
        self.screens.show_table()
        if not here:
            asked.gone(self, [self.chairs[seat]])

    async def wait_for(self, viewer: Viewer, on: bool) -> None:
        viewer.patient = on
        self.autoplay.arrange()

    async def record(self, seat: int) -> str:
        """The record as a seat (-1: a spectator) may have it; whole once the game is over."""
        match = self.play.match
        return match.record(None if match.over else seat)

    async def read_whole(self) -> StoredMatch:
        """A long game was opened at its last checkpoint; now someone wants to see what was before."""
        if self.play.partial:
            stored = await self.hub.store.load(self.id)
            assert stored is not None
            whole = await asyncio.to_thread(restore, stored, True)
            whole.cuts = self.play.cuts
            self.play = whole
            self.screens.film()
        return self.play

    async def settle(self) -> None:
        """After waking: store what an upgrade made necessary."""
        match, row = self.play.match, self.row
        if row.revision != match.game.revision or self.play.repair:
            writes = [add_log(self.id, repair) for repair in self.play.repair]
            writes.append(set_revision(self.id, match.game.revision, match.game.data_fingerprint()))
            if not match.over:
                writes += add_checkpoint(self.id, self.play.save())
                self.saved = self.play.seq
            await self.write(writes)
            self.play.repair = []


async def _nothing() -> None:
    return None
