"""Keeps tournaments going: results come in, time runs out, the next round is paired. Whichever process finds one due does it.

A change is calculated from what was read, its tables are drawn up, and then everything is written in one transaction if nobody has changed
the tournament meanwhile; otherwise all of it is done again. So a round is paired once, and it is there with its tables or not at all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from weald.table import desk
from weald.table.events import event as of
from weald.table.events import rows
from weald.table.events.at_desk import CallTime
from weald.table.events.bodies import EventBrief
from weald.table.events.event import Event, Game
from weald.table.events.schema import EVENTS, TRIES
from weald.table.events.scoring import points_of
from weald.table.leases import NoSuchTable, NotOurs, Peer
from weald.table.limiter import Buckets
from weald.table.logs import fault, log, short
from weald.table.people.accounts import DAY
from weald.table.relay import NotAsked, Unreachable, ask_directly
from weald.table.rows import Write, grouped, milliseconds
from weald.table.schema import TABLES
from weald.table.standing.schema import FINISHED, PLAYED
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub

LOOK = 5.0  # seconds between looks for what another process did not do
AT_ONCE = 20
ROUND = 3600.0  # seconds between two rounds of forgetting
FORGOTTEN = 60 * DAY  # milliseconds
ATTEMPTS = 8  # how often a change is calculated anew because of somebody else's
PEOPLE = {"person", "guest"}  # in the books; whoever has given up is neither
Step = Callable[[Event], list[Game]]  # changes a tournament; the games it makes


class Events:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        limits = hub.settings.limits
        self.made = Buckets(limits.events_per_address, limits.events_per_address / 3600)
        self.entries = Buckets(limits.entries_per_address / 3, limits.entries_per_address / 3600)
        self.tries = Buckets(limits.dailies_per_address / 3, limits.dailies_per_address / 3600)
        self.kept: tuple[float, list[EventBrief]] = (0.0, [])  # the list as it was read lately: many ask
        self.secret: bytes | None = None  # of the deals (daily.py)
        self._news = asyncio.Event()

    def notice(self) -> None:
        """A game of ours that belongs to a tournament is over."""
        self._news.set()

    async def run(self) -> None:
        await asyncio.sleep(self.hub.settings.grace)
        tidied = -ROUND
        while True:
            try:
                await self.look()
                if time.monotonic() > tidied + ROUND:
                    tidied = time.monotonic()
                    await self._tidy()
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("events-unread", error)
            try:
                async with asyncio.timeout(LOOK):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()

    async def look(self) -> None:
        """Everything that is due."""
        due = sa.select(EVENTS.c.id).where(EVENTS.c.state == "running", EVENTS.c.due <= milliseconds())
        async with self.hub.store.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(due.order_by(EVENTS.c.due).limit(AT_ONCE))]
        for id in ids:
            try:
                await self.advance(id)
            except Exception as error:  # noqa: BLE001 - the others must go on
                fault("event-stuck", error, cup=short(id))

    async def _tidy(self) -> None:
        """Forget tournaments that nobody began, and what was tried long ago."""
        async with self.hub.store.transaction() as connection:
            old = sa.and_(EVENTS.c.state == "open", EVENTS.c.made < milliseconds() - FORGOTTEN)
            await connection.execute(sa.delete(EVENTS).where(old))
            await connection.execute(sa.delete(TRIES).where(TRIES.c.began < milliseconds() - FORGOTTEN))

    async def read(self, id: str) -> Event:
        async with self.hub.store.engine.connect() as connection:
            found = await rows.read(connection, id)
        if found is None:
            raise Refused("not-found", "there is no such tournament")
        return found

    async def advance(self, id: str) -> Event:
        """Call those whose time is up, take in results, pair the next round."""
        event = await self.read(id)
        if event.state != "running":
            return event
        now = milliseconds()
        for game in event.open:
            gone = [seat for seat, n in enumerate(game.players) if n in event.body.gone]
            if gone or game.until <= now:
                await self._call(game.table, gone, game.until <= now)
        results = await self._results([game.table for game in event.open])

        def step(event: Event) -> list[Game]:
            for game in event.open:
                found = results.get(game.table)
                if found is not None:
                    winners, how = found
                    of.decide(event, game, points_of(winners, len(game.players)), how)
            return of.go_on(event, milliseconds())

        return await self.change(id, step)

    async def change(self, id: str, step: Step, *more: Write) -> Event:
        """Do something to a tournament. Raises Refused where that may not be."""
        store = self.hub.store
        for _ in range(ATTEMPTS):
            before = await self.read(id)
            event = of.copied(before)
            made = await asyncio.to_thread(step, event)  # pairing many takes a while
            event.body.version += 1
            event.due = event.next_due()
            tables = await asyncio.to_thread(rows.tables_of, event, made)
            writes = [*tables, *rows.letters_of(event, made, store.sqlite), *more]
            writes += [rows.add_entrant(id, one) for one in event.entrants if one not in before.entrants]
            writes += [rows.drop_entrant(id, one.n) for one in before.entrants if one not in event.entrants]
            async with store.transaction() as connection:
                now = await rows.read(connection, id, lock=True)
                if now is None:
                    raise Refused("not-found", "there is no such tournament")
                if (now.body.version, now.due) != (before.body.version, before.due):
                    continue
                await rows.save(connection, event)
                for statement, params in grouped(writes):
                    await connection.execute(statement, params)
            if made:
                log("round-made", cup=short(id), tables=len(made), round=event.round)
                self.hub.office.notice()
            return event
        raise Refused("moving", "many things happen in this tournament just now; try again in a moment")

    # --- the tables -----------------------------------------------------------------------------------------------

    async def _results(self, tables: list[str]) -> dict[str, tuple[list[int], str]]:
        """Who has won where, and how. A table that is gone without an end was won by nobody."""
        if not tables:
            return {}
        books = sa.select(FINISHED.c.table_id, FINISHED.c.how, PLAYED.c.seat, PLAYED.c.won, PLAYED.c.kind)
        books = books.join(PLAYED, PLAYED.c.table_id == FINISHED.c.table_id).where(FINISHED.c.table_id.in_(tables))
        out: dict[str, tuple[list[int], str]] = {}
        async with self.hub.store.engine.connect() as connection:
            there = {row.id for row in await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables)))}
            for row in await connection.execute(books.order_by(PLAYED.c.seat)):
                winners, _ = out.setdefault(row.table_id, ([], row.how))
                if row.won and row.kind in PEOPLE:
                    winners.append(row.seat)
        return {id: ([], "gone") for id in tables if id not in there} | out

    async def _call(self, table: str, gone: list[int], late: bool) -> None:
        """At whichever process has the table: those who have left give up, and where time is up, whoever is waited for."""
        wish = CallTime(table, gone, late)

        async def there(peer: Peer) -> bool:
            try:
                status, _, _ = await ask_directly(peer, b"/api/desk", msgspec.json.encode(wish))
            except (NotAsked, OSError, EOFError):
                return False
            return status in {200, 404}

        try:
            if not await self.hub.relays.led(table, there):
                await desk.carry_out(self.hub, wish)
        except (NoSuchTable, NotOurs, Unreachable):
            pass  # there is none, or it moves: we look again
        except Refused as refused:
            if refused.code != "cannot-continue":
                raise
            await self.hub.drop(table)  # nobody will ever play on there
