"""All tables of this server: made, woken, put to sleep; and what one address may do."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

import msgspec

from weald import games, lessons
from weald.games import find
from weald.kernel import Game, Value
from weald.kernel.dice import Dice
from weald.kernel.errors import WealdError
from weald.match import begin
from weald.players import LEVELS
from weald.table import desk, webhook
from weald.table.bans import Announcement, Bans
from weald.table.bodies import Created, CreateTable, Links, SeatKey, SeatWish
from weald.table.branch import Branch
from weald.table.chairs import clean_name
from weald.table.events.keeper import Events
from weald.table.fair_queue import FairQueue
from weald.table.file_writer import Lease
from weald.table.leases import NoSuchTable, Shared
from weald.table.letters import asked, hooks
from weald.table.letters.office import Office
from weald.table.limiter import Buckets
from weald.table.live import MOVED, Asleep, LiveTable
from weald.table.logs import fault, log, short
from weald.table.metrics import Metrics
from weald.table.people.accounts import Account
from weald.table.people.people import People
from weald.table.relay import Relays
from weald.table.rows import SeatRow, Stored, TableRow, add_checkpoint, add_lease, add_log, add_table, delete_table
from weald.table.settings import Settings
from weald.table.standing.bodies import Statistics
from weald.table.standing.open_data import OpenData
from weald.table.standing.rows import WEEK
from weald.table.standing.tally import Tally
from weald.table.store import Store
from weald.table.stored_match import CannotContinue, StoredMatch, restore
from weald.table.thinking import LocalMind, Mind, SharedMind, Worker
from weald.table.timekeeper import Timekeeper
from weald.table.tokens import hashed, new_seed, new_table_id, new_token
from weald.table.viewer import Refused
from weald.table.wire import Absence, Clock, Notice, Result, SeatInfo, TableInfo
from weald.table.workers import Workers

if TYPE_CHECKING:
    from weald.table.connections import Door

T = TypeVar("T")
LOBBY_KEPT = 1.0  # seconds


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.bans = Bans()
        self.announcement: Announcement | None = None
        self.door: Door | None = None  # counts connections, where we have a door of our own
        self.store = Store(settings.db)
        self.workers = Workers(max(1, settings.jobs), settings.preload)
        self.replayers = Workers(1, settings.preload)
        self.thinking = FairQueue(max(1, settings.jobs))
        self.mind: Mind = LocalMind(self.workers, self.thinking)
        self.replaying = FairQueue(1, settings.limits.replays_waiting)
        self.tables: dict[str, LiveTable] = {}
        self.sockets = 0
        self.sockets_by_address: Counter[str] = Counter()
        limits = settings.limits
        self.requests = Buckets(4 * limits.requests_per_address, limits.requests_per_address)
        self.messages = Buckets(4 * limits.messages_per_address, limits.messages_per_address)
        self.joins = Buckets(limits.joins_per_address / 3, limits.joins_per_address / 3600)
        self.lobby: dict[tuple[str, bool], tuple[float, list[TableInfo]]] = {}
        self.creations = Buckets(limits.tables_per_address, limits.tables_per_address / 3600)
        # Turn notices are for slow games; a quick one must not make us hammer somebody's server.
        self.notices = Buckets(6, 0.2)
        self.notified = Buckets(30, 1.0)
        self.chatter = Buckets(20, 2.0)  # lines of chat, by address
        self.complaints = Buckets(10, 10 / 3600)
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.timekeeper = Timekeeper(self)
        self.people = People(self)
        self.office = Office(self)
        self.tally = Tally(self)
        self.events = Events(self)
        self.open_data = OpenData(self)
        self.shares: dict[tuple[str, str, str], tuple[float, Statistics | None]] = {}  # as they were counted lately
        self.relays = Relays(self)
        self._tasks: set[asyncio.Task[object]] = set()
        self.address = ""  # how webhooks name us
        self.inside: socket.socket | None = None  # where other processes come in
        self.closing = False
        self.duties: list[Coroutine[None, None, None]] = []  # begun when everything is open

    async def open(self) -> None:
        worker: Worker | None = None
        if isinstance(self.store.leases, Shared):
            self.store.leases.moved = self._moved
            self.store.leases.lost = self._still_ours
            self.store.leases.gone = self.relays.gone
            self.store.leases.heard[desk.CHANGED] = lambda _: self.spawn(desk.read(self))
            self.people.listen(self.store.leases)
            self.mind = SharedMind(self.store.leases)
            if self.settings.jobs:
                worker = Worker(self.store.leases, self.workers, self.settings.jobs)
        await self.store.open(alone=False)
        await desk.read(self)
        if worker is not None:
            self.spawn(worker.run())
        self.spawn(self.timekeeper.run())
        self.spawn(self._beat())
        self.spawn(desk.keep(self))
        self.spawn(self.people.keep())
        self.spawn(self.office.run())
        self.spawn(self.tally.run())
        self.spawn(self.events.run())
        for duty in self.duties:
            self.spawn(duty)

    async def _beat(self) -> None:
        """Write now and then even if nobody plays: so that /health knows, and the next start how long we were gone."""
        while True:
            try:
                await self.store.beat()
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("beat-failed", error)
            await asyncio.sleep(self.settings.beat)

    async def close(self) -> None:
        self.closing = True
        tables = list(self.tables.values())
        for table in tables:
            table.shut()
        if tables:
            await asyncio.wait([asyncio.ensure_future(table.finish()) for table in tables], timeout=10)
        for task in self._tasks:
            task.cancel()
        try:
            await asyncio.gather(*(table.write(table.due_writes()) for table in tables))
            await self.store.beat()
        except Exception as error:  # noqa: BLE001 - the tables are due a little earlier then
            fault("beat-failed", error)
        self.workers.close()
        self.replayers.close()
        await self.store.close()
        log("closed", tables=len(tables))

    # --- waking and sleeping -----------------------------------------------------------------------

    async def wake(self, id: str) -> LiveTable:
        """The live table, read from the store when it sleeps. Raises NoSuchTable."""
        table = self.tables.get(id)
        if table is not None:
            return table
        task = self._waking.get(id)
        if task is None:
            task = asyncio.create_task(self._wake(id))
            self._waking[id] = task
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def _wake(self, id: str) -> LiveTable:
        began = time.monotonic()
        await self._make_room()
        lease = await self.store.leases.take(id)
        try:
            stored = await self.store.load(id)
            if stored is None:
                raise NoSuchTable(id)
            play = await asyncio.to_thread(restore, stored)
        except BaseException as error:
            self.spawn(self._release(lease))
            if not isinstance(error, CannotContinue):
                raise
            message = f"this game cannot be continued by the rules of this server ({error})"
            raise Refused("cannot-continue", message) from None
        table = LiveTable(self, stored, play, lease)
        self.tables[id] = table
        await table.do(table.settle)
        asked.gone(table, table.chairs)
        took = round(1000 * (time.monotonic() - began), 1)
        log("table-wakes", table=short(id), choices=play.match.number, ms=took)
        return table

    async def _make_room(self) -> None:
        """Who wants to play comes before tables that nobody looks at."""
        most = self.settings.limits.live_tables
        if len(self.tables) < most:
            return
        for table in [table for table in self.tables.values() if table.deserted][: 1 + most // 20]:
            with contextlib.suppress(Asleep, Refused):
                await table.do(table.sleep)
        if len(self.tables) >= most:
            raise Refused("too-many", "this server is full; try again later")

    async def drop(self, id: str) -> None:
        """Delete a table that sleeps. Whoever wants to wake it meanwhile waits, and finds that it is gone. Raises NotOurs."""
        task = asyncio.create_task(self._drop(id))
        self._waking[id] = task
        task.add_done_callback(lambda _: self._waking.pop(id, None))
        with contextlib.suppress(NoSuchTable):
            await asyncio.shield(task)

    async def _drop(self, id: str) -> LiveTable:
        lease = await self.store.leases.take(id)
        await self.store.write([delete_table(id)], lease)
        log("table-deleted", table=short(id))
        self.lobby.clear()
        raise NoSuchTable(id)

    def waking(self, id: str) -> bool:
        return id in self._waking

    def forget(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            if not self.closing:
                self.spawn(self._release(table.lease))

    async def _release(self, lease: Lease) -> None:
        """Others may have the table now. If that cannot be said, they wait for some seconds."""
        try:
            await self.store.leases.release(lease)
        except Exception as error:  # noqa: BLE001
            fault("release-failed", error)

    def knows(self, id: str) -> bool:
        return id in self.tables

    def _moved(self, id: str, epoch: int) -> None:
        """Somebody has taken a table, perhaps one of ours."""
        self.relays.moved(id, epoch)
        table = self.tables.get(id)
        if table is not None and table.lease.epoch < epoch:
            table.shut(1012, MOVED)

    def _still_ours(self, mine: dict[str, int]) -> None:
        """After we were cut off."""
        for table in list(self.tables.values()):
            if mine.get(table.id) != table.lease.epoch:
                table.shut(1012, MOVED)

    async def ask(self, id: str, job: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Have a table do something, waking it as often as needed."""
        while True:
            table = await self.wake(id)
            try:
                return await table.do(lambda table=table: job(table))  # type: ignore[misc]
            except Asleep:
                await asyncio.sleep(0)

    def spawn(self, work: Awaitable[object]) -> None:
        task: asyncio.Task[object] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- the lobby ---------------------------------------------------------------------------------

    async def create(
        self, wish: CreateTable, address: str, branch: Branch | None = None, owner: Account | None = None,
        owners: Mapping[str, str | None] = MappingProxyType({}),
    ) -> Created:  # fmt: skip
        """``owner``: who makes it, if they have an account; ``owners``: whose a wished side is, where others get a seat, too."""
        try:
            game = find(wish.game)
            lesson = lessons.find(game.id, wish.lesson) if wish.lesson else None
            if lesson is not None:
                wish = _guided(lesson, wish)
            options = game.read_options({**game.suited(_people(game, wish)), **wish.options})
            sides, bots = _sides(game, wish.seats, options)
            seed = branch.seed if branch is not None else lesson.seed if lesson is not None else new_seed()
            play = StoredMatch(begin(game, sides, seed, options))
            rows = play.follow(branch.choices) if branch is not None else []
        except WealdError as error:
            raise Refused.of(error) from None
        if wish.webhook:
            try:
                webhook.check_url(hooks.read(wish.webhook)[1])
            except webhook.BadWebhook as error:
                raise Refused("bad-webhook", str(error)) from None
        wishes = {seat.side: seat for seat in wish.seats}
        if game.drafts(options):  # who sits where is chance
            order = list(range(len(wish.seats)))
            Dice(seed).shuffle(order)
            wishes = {sides[i]: wish.seats[at] for i, at in enumerate(order)}
        for seat in wish.seats:
            if seat.side in bots and seat.kind == "me":
                raise Refused("unknown-seat", f"{seat.side} is played by the rules", side=seat.side)
            if seat.kind == "ai" and seat.level not in LEVELS:
                known = ", ".join(LEVELS)
                raise Refused("unknown-level", f"there is no level {seat.level!r}; known: {known}", level=seat.level)
        if not self.creations.take(address):
            raise Refused("too-many", "too many new tables from your address; try again later")
        await self._make_room()
        id, watch = new_table_id(), new_token()
        seats: list[SeatRow] = []
        keys: list[SeatKey] = []
        first = next(side for side in sides if side not in bots)
        for i, side in enumerate(sides):
            if side in bots:
                seats.append(SeatRow(i, side, "rules", "", "", None))
                continue
            one = wishes.get(side) or SeatWish(side, "open" if wish.seats or side != first else "me")
            token = account = None
            name = one.name
            if one.kind == "me":
                token = new_token()
                account = owners.get(one.side, owner.id if owner is not None else None)
                name = name or (owner.shown if owner is not None else "")
                keys.append(SeatKey(i, side, token, f"/t/{id}#seat={token}"))
            kind = {"me": "human", "ai": "ai", "open": "open"}[one.kind]
            level = one.level if kind == "ai" else ""
            seats.append(SeatRow(i, side, kind, level, clean_name(name), hashed(token) if token else None, account))
        mine = [seat.account for seat in seats if seat.kind == "human"]
        rated = wish.rated and lesson is None and branch is None and None not in mine and len(set(mine)) == len(mine)
        absence = Absence(WEEK, "concede") if rated and wish.clock is None and wish.absence is None else wish.absence
        row = TableRow(
            id, game.id, game.revision, game.data_fingerprint(), sides, dict(options), seed,
            clean_name(wish.name), wish.listed, wish.takebacks, _plain(wish.clock), _plain(absence),
            wish.webhook, watch, int(time.time()), False, None,
            None, keys[0].seat if keys else None, wish.concession, wish.hints and not rated, chat=wish.chat, rated=rated,
        )  # fmt: skip
        saved = play.save()
        writes = [*add_table(row, seats), *(add_log(id, made) for made in rows), *add_checkpoint(id, saved)]
        leases = self.store.leases
        await self.store.write([*writes, add_lease(id, leases.id)] if leases.shared else writes)
        table = LiveTable(self, Stored(row, seats, rows, [saved]), play, Lease(id, 1 if leases.shared else 0))
        self.tables[id] = table
        self.lobby.clear()
        log("table-made", table=short(id), game=game.id, listed=wish.listed)
        links = Links(f"/t/{id}", f"/t/{id}#watch={watch}")
        return Created(id, keys, watch, links, table.info())

    async def listed(self, game: str, open_only: bool) -> list[TableInfo]:
        """Tables with somebody at them first, then the newest. Many ask, so the answer is kept for a moment."""
        if game and game not in games.NAMES:
            return []
        when, known = self.lobby.get((game, open_only), (0.0, []))
        if known and time.monotonic() - when < LOBBY_KEPT:
            return known
        here = [t for t in self.tables.values() if t.row.listed and t.viewers and game in ("", t.row.game)]
        attended = [t for t in here if t.row.occasion is None]
        attended = [t for t in attended if t.status == "waiting" or (t.status == "playing" and not open_only)]
        out = [table.info() for table in sorted(attended, key=lambda t: -t.row.created)]
        there = {table.id for table in out}
        for row, seats in await self.store.listed(game):
            if row.id not in there and not (open_only and not any(seat.kind == "open" for seat in seats)):
                live = self.tables.get(row.id)
                out.append(live.info() if live is not None else sleeping_info(row, seats))
        out = out[:100]
        self.lobby[game, open_only] = (time.monotonic(), out)
        return out

    def announced(self) -> Notice | None:
        """What the host wants everybody to know."""
        said = self.announcement
        if said is None or said.over:
            return None
        return Notice("announcement", said.texts["en"], {"to": said.id, "texts": said.texts})


def _guided(lesson: lessons.Lesson, wish: CreateTable) -> CreateTable:
    """The table of a guided first game: its own seats and settings, nobody hurries, everything may be taken back."""
    name = next((seat.name for seat in wish.seats if seat.kind == "me"), "")
    level = lesson.sheet.level
    seats = [
        SeatWish(side, "me", name=name) if side == lesson.sheet.side else SeatWish(side, "ai", level)
        for side in lesson.sides
    ]
    return CreateTable(wish.game, seats, dict(lesson.options), wish.name)


def _people(game: Game, wish: CreateTable) -> int:
    """How many seats are not an AI's; without wishes everybody's."""
    if not wish.seats:
        return len(game.seats(None, None, game.read_options(wish.options)))
    return sum(seat.kind != "ai" for seat in wish.seats)


def _sides(game: Game, wishes: list[SeatWish], options: dict[str, Value]) -> tuple[list[str], list[str]]:
    """The sides at the table, and those of them that the rules play: these need not be asked for."""
    wanted = [seat.side for seat in wishes]
    seats = game.automatic(options)
    if seats and wanted:
        usual = game.seats(None, None, options)
        wanted += [usual[seat] for seat in seats if usual[seat] not in wanted]
    sides = game.seats(wanted or None, None, options)
    return sides, [sides[seat] for seat in seats]


def sleeping_info(row: TableRow, seats: list[SeatRow]) -> TableInfo:
    open_ = any(seat.kind == "open" for seat in seats)
    return TableInfo(
        id=row.id, game=row.game, revision=row.revision, name=row.name, listed=row.listed, options=row.options,
        takebacks=row.takebacks, clock=msgspec.convert(row.clock, Clock | None),  # type: ignore[arg-type]
        absence=msgspec.convert(row.absence, Absence | None), created=row.created, host=row.host,
        concession=row.concession, hints=row.hints, chat=row.chat, rated=row.rated, occasion=row.occasion or "",  # type: ignore[arg-type]
        status="over" if row.over else "waiting" if open_ else "playing",
        seats=[
            SeatInfo(
                s.seat, s.side, s.kind, s.level, s.name, s.kind in {"ai", "rules"},  # type: ignore[arg-type]
                person=s.account or "" if s.kind == "human" else "",
            )
            for s in seats
        ],
        webhook=bool(row.webhook), result=msgspec.convert(row.result, Result | None),
    )  # fmt: skip


def _plain(value: msgspec.Struct | None) -> dict[str, object] | None:
    return None if value is None else msgspec.structs.asdict(value)
