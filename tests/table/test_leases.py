"""Several processes on one database: every table has one owner, and whoever lost it cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import weald.table.store as store_module
from tests.table import databases
from tests.table.harness import PATIENCE
from tests.table.inside import choose, enter, first_choice, house, two_at, until
from tests.table.test_store import SEATS, table_row
from weald.table.file_writer import Lease
from weald.table.leases import LIFE, NoSuchTable, NotOurs, Shared
from weald.table.live import Asleep
from weald.table.rows import LogRow, Stored, add_lease, add_log, add_table, set_seat
from weald.table.server_writer import Fenced
from weald.table.store import Store, read_again, read_table

ROW = LogRow(0, "choice", 0, 0, "bid K00")


@pytest.fixture(autouse=True)
def address() -> Iterator[str]:
    with databases.new_postgres() as url:
        yield url


@asynccontextmanager
async def process(address: str, at: str = "", life: float = LIFE) -> AsyncIterator[tuple[Store, Shared]]:
    store = Store(address)
    assert isinstance(store.leases, Shared)
    store.leases.address, store.leases.life = at, life
    await store.open(alone=False)
    try:
        yield store, store.leases
    finally:
        await store.close()


async def freeze(leases: Shared) -> None:
    """As if the process had stopped: no sign of life, and its time is over."""
    assert leases._task is not None
    leases._task.cancel()
    await leases._pool.execute("UPDATE processes SET until = 0 WHERE id = $1", leases.id)


async def with_table(store: Store, leases: Shared, id: str = "t") -> Lease:
    await store.write([*add_table(table_row(id), SEATS), add_lease(id, leases.id)])
    return Lease(id, 1)


def test_a_table_has_one_owner(address: str) -> None:
    async def scene() -> None:
        async with process(address, "10.0.0.1:7000") as (first, mine), process(address) as (_, theirs):
            lease = await with_table(first, mine)
            with pytest.raises(NotOurs) as refused:
                await theirs.take("t")
            assert refused.value.owner == (mine.id, "10.0.0.1:7000", mine.secret, 1)
            with pytest.raises(NoSuchTable):
                await theirs.take("no such table")
            await mine.release(lease)
            assert await theirs.take("t") == Lease("t", 2)
            with pytest.raises(NotOurs):
                await mine.take("t")

    asyncio.run(scene())


def test_many_want_a_table_and_one_gets_it(address: str) -> None:
    async def scene() -> None:
        async with process(address) as (a, first), process(address) as (_, second), process(address) as (_, third):
            for i in range(20):
                await with_table(a, first, f"t{i}")
                await first.release(Lease(f"t{i}", 1))
                took = await asyncio.gather(
                    *(leases.take(f"t{i}") for leases in (first, second, third)), return_exceptions=True
                )
                assert sorted(type(answer).__name__ for answer in took) == ["Lease", "NotOurs", "NotOurs"]

    asyncio.run(scene())


def test_a_frozen_owner_that_wakes_up_cannot_write(address: str) -> None:
    """Neither a choice (the quick way) nor a name (the long one)."""

    async def scene() -> None:
        async with process(address) as (first, frozen), process(address) as (second, awake):
            lease = await with_table(first, frozen)
            await first.write([add_log("t", ROW)], lease)
            await freeze(frozen)
            taken = await awake.take("t")
            assert taken.epoch == 2
            with pytest.raises(Fenced):
                await first.write([add_log("t", LogRow(1, "choice", 1, 1, "bid K01"))], lease)
            with pytest.raises(Fenced):
                await first.write([set_seat("t", 0, "human", "", "Eve", "h")], lease)
            await second.write([add_log("t", LogRow(1, "choice", 1, 1, "bid K02"))], taken)
            stored = await second.load("t")
            assert stored is not None
            assert [row.text for row in stored.log] == ["bid K00", "bid K02"]
            assert stored.seats[0].name == "Ada"

    asyncio.run(scene())


def test_whoever_is_killed_loses_its_tables_at_once(address: str) -> None:
    """The database notices that its line is gone; nobody waits until its time is over."""

    async def scene() -> None:
        async with process(address, life=3600.0) as (first, killed), process(address) as (_, awake):
            await with_table(first, killed)
            with pytest.raises(NotOurs):
                await awake.take("t")
            await awake.beat()
            assert killed.id in awake.peers
            assert killed._task is not None
            killed._task.cancel()
            killed._line.terminate()
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        assert (await awake.take("t")).epoch == 2
                        break
                    except NotOurs:
                        await asyncio.sleep(0.01)
            await awake.beat()
            assert killed.id not in awake.peers

    asyncio.run(scene())


def test_a_fenced_write_does_not_take_others_with_it(address: str) -> None:
    async def scene() -> None:
        async with process(address) as (store, leases):
            here, lost = await with_table(store, leases, "here"), await with_table(store, leases, "lost")
            await leases._pool.execute("UPDATE leases SET epoch = 7 WHERE table_id = 'lost'")
            answers = await asyncio.gather(
                store.write([add_log("here", ROW)], here),
                store.write([add_log("lost", ROW)], lost),
                store.write([set_seat("here", 0, "human", "", "Eve", "h")], here),
                store.write([set_seat("lost", 0, "human", "", "Eve", "h")], lost),
                return_exceptions=True,
            )
            assert [type(answer).__name__ for answer in answers] == ["NoneType", "Fenced", "NoneType", "Fenced"]
            stored = await store.load("here")
            assert stored is not None
            assert (len(stored.log), stored.seats[0].name) == (1, "Eve")

    asyncio.run(scene())


def test_who_reads_too_slowly_reads_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database hangs up on who stands still in a transaction, as a busy machine may."""
    hung_up: list[str] = []

    async def slowly(connection: AsyncConnection, table: str) -> Stored | None:
        if not hung_up:
            hung_up.append(table)
            await connection.execute(sa.text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return await read_table(connection, table)

    async def always(connection: AsyncConnection, table: str) -> Stored | None:
        hung_up.append(table)
        await connection.execute(sa.text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return None

    async def scene() -> None:
        async with process(address) as (store, leases):
            await with_table(store, leases, "here")
            monkeypatch.setattr(store_module, "read_table", slowly)
            stored = await store.load("here")
            assert stored is not None
            assert (stored.table.id, hung_up) == ("here", ["here"])
            monkeypatch.setattr(store_module, "read_table", always)
            with pytest.raises(sa.exc.DBAPIError):
                await store.load("here")
            assert len(hung_up) == 1 + store_module.READINGS
            with pytest.raises(sa.exc.ProgrammingError):  # another fault is no better the second time
                await faulty(store)

    faults: list[int] = []

    @read_again
    async def faulty(store: Store) -> None:
        faults.append(1)
        async with store.engine.connect() as connection:
            await connection.execute(sa.text("SELECT nothing FROM nowhere"))

    asyncio.run(scene())
    assert len(faults) == 1


def test_who_freezes_in_the_middle_of_a_write_holds_up_nobody(address: str) -> None:
    """Its transaction is ended by the database, and its table can be taken."""

    async def scene() -> None:
        async with process(address) as (first, frozen), process(address) as (_, awake):
            lease = await with_table(first, frozen)
            connection = await first.engine.connect()
            await connection.execute(sa.text("SELECT 1 FROM leases WHERE table_id = 't' FOR SHARE"))
            await freeze(frozen)
            async with asyncio.timeout(PATIENCE):
                assert (await awake.take("t")).epoch == lease.epoch + 1
            await connection.invalidate()

    asyncio.run(scene())


def test_a_table_moves_and_its_players_are_sent_after_it(tmp_path: Path) -> None:
    """The old owner is told, lets go of everybody and shows nothing any more; the new one goes on where it was."""

    async def scene() -> None:
        async with house(tmp_path) as first, house(tmp_path) as second:
            table, red, _ = await two_at(first)
            await choose(table, red)
            with pytest.raises(NotOurs):
                await second.wake(table.id)
            assert isinstance(first.store.leases, Shared)
            await freeze(first.store.leases)
            moved = await second.wake(table.id)
            assert len(moved.play.match.choices) == 0 or moved.play.match.sealed_answers()
            await until(lambda: red.closing is not None)
            assert red.closing is not None
            assert red.closing[0] == 1012
            assert table.closed
            there = await enter(moved, 1)
            await choose(moved, there)
            assert len(moved.play.match.choices) == 2

    asyncio.run(scene())


def test_an_owner_that_does_not_know_yet_is_fenced(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as first, house(tmp_path) as second:
            table, red, _ = await two_at(first)
            assert isinstance(first.store.leases, Shared)
            first.store.leases.moved = lambda *_: None  # deaf
            await freeze(first.store.leases)
            await second.wake(table.id)
            message = first_choice(table, 0)
            with pytest.raises(Asleep):
                await table.do(lambda: table.choose(red, message))
            assert red.closing is not None
            assert red.closing[0] == 1012

    asyncio.run(scene())


def test_a_process_that_was_late_keeps_what_nobody_took(tmp_path: Path) -> None:
    """It was cut off for longer than it counts as alive; another took one of its two tables meanwhile."""

    async def scene() -> None:
        async with house(tmp_path) as first, house(tmp_path) as second:
            kept, red, _ = await two_at(first)
            lost, _, _ = await two_at(first)
            leases = first.store.leases
            assert isinstance(leases, Shared)
            leases.moved = lambda *_: None
            await freeze(leases)
            await second.wake(lost.id)
            leases.sure = 0.0
            await leases.beat()
            assert lost.closed
            assert not kept.closed
            await choose(kept, red)

    asyncio.run(scene())


def test_a_process_that_ends_leaves_its_tables_to_others_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as second:
            async with house(tmp_path) as first:
                table, red, _ = await two_at(first)
                await choose(table, red)
            moved = await second.wake(table.id)
            assert moved.lease.epoch == 2

    asyncio.run(scene())


def test_a_table_that_sleeps_belongs_to_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as first, house(tmp_path) as second:
            table, red, blue = await two_at(first)
            for viewer in (red, blue):
                await table.do(lambda viewer=viewer: table.leave(viewer))  # type: ignore[misc]
            await table.do(table.sleep)
            while True:  # letting go takes a moment
                try:
                    assert (await second.wake(table.id)).lease.epoch == 2
                    break
                except NotOurs:
                    await asyncio.sleep(0.01)

    asyncio.run(scene())
