"""The host's desk: tables, seats, bans, announcements, old tables; through a running server and without one."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result

from tests.table import databases
from tests.table.harness import Server
from tests.table.inside import choose, enter, house, received, two_at, until, viewer_of
from weald.cli.admin import admin_command
from weald.table import bodies, desk
from weald.table.bans import Ban, Bans, read_network
from weald.table.desk_line import DeskLine
from weald.table.hub import Hub
from weald.table.leases import NoSuchTable
from weald.table.rows import milliseconds
from weald.table.schema import LOG, TABLES
from weald.table.viewer import Refused, Viewer

BOTH_DATABASES = {
    "test_a_ban_is_kept_holds_and_is_lifted",
    "test_an_announcement_reaches_everybody_and_is_kept",
    "test_old_tables_are_deleted",
    "test_a_table_is_deleted_awake_and_asleep",
    "test_a_seat_is_freed",
    "test_without_a_server_it_is_done_in_the_database",
    "test_tables_are_listed",
}


def closed(viewer: Viewer) -> int | None:
    return viewer.closing[0] if viewer.closing is not None else None


async def aged(hub: Hub, id: str, days: float) -> None:
    """As if nothing had happened there for so long."""
    then = milliseconds() - int(days * desk.DAY)
    async with hub.store.engine.begin() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(created=then // 1000))
        await connection.execute(sa.update(LOG).where(LOG.c.table_id == id).values(at=then))


async def stored(hub: Hub, id: str) -> bool:
    return await hub.store.load(id) is not None


async def asleep(hub: Hub, over: bool = False) -> str:
    """A table that has left memory, with a choice made at it."""
    table, red, blue = await two_at(hub)
    await choose(table, red)
    for viewer in (red, blue):
        await table.do(lambda viewer=viewer: table.leave(viewer))  # type: ignore[misc]
    if over:
        await table.do(lambda: table.concede_match(0, "player"))
    await table.do(table.sleep)
    return table.id


# --- bans -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        (" 192.0.2.7 ", "192.0.2.7/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_an_address_is_read(given: str, meant: str) -> None:
    assert read_network(given) == meant


@pytest.mark.parametrize(
    "given", ["", "foo", "192.0.2", "192.0.2.7/33", "0.0.0.0/0", "::/0", "10.0.0.0/7", "127.0.0.1", "127.0.0.0/8", "::1", "::ffff:127.0.0.1"]
)  # fmt: skip
def test_what_is_no_address_or_too_much_is_refused(given: str) -> None:
    with pytest.raises(Refused) as problem:
        read_network(given)
    assert problem.value.code == "bad-address"


def test_a_ban_holds_for_its_network_and_its_time() -> None:
    bans = Bans()
    later, before = milliseconds() + 3_600_000, milliseconds() - 1
    bans.set([Ban("192.0.2.0/24", "", 0, later), Ban("198.51.100.1/32", "", 0, before), Ban("2001:db8::/64", "", 0)])
    assert bans.of("192.0.2.99") is not None
    assert bans.of("2001:db8::5") is not None
    for free in ("192.0.3.1", "198.51.100.1", "2001:db8:0:1::5", "", "here", "::"):
        assert bans.of(free) is None, free


def test_a_ban_is_kept_holds_and_is_lifted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            stranger = viewer_of(address="192.0.2.7")
            await table.do(lambda: table.enter(stranger))
            assert await desk.carry_out(hub, desk.SetBan("192.0.2.7", "spam\n!", 2.0)) == "192.0.2.7/32"
            assert (closed(stranger), closed(red)) == (4403, None)
            await desk.carry_out(hub, desk.SetBan("192.0.2.7", "again"))  # in place of the first
            assert [(ban.network, ban.reason, ban.until) for ban in hub.bans.all] == [("192.0.2.7/32", "again", None)]
        async with house(tmp_path) as hub:
            assert hub.bans.of("192.0.2.7") is not None
            assert await desk.carry_out(hub, desk.ListBans()) == hub.bans.all
            assert await desk.carry_out(hub, desk.LiftBan("192.0.2.7")) == "192.0.2.7/32"
            assert hub.bans.of("192.0.2.7") is None
            with pytest.raises(Refused) as problem:
                await desk.carry_out(hub, desk.LiftBan("192.0.2.7"))
            assert problem.value.code == "not-found"

    asyncio.run(scenario())


# --- announcements --------------------------------------------------------------------------------------


def notices(viewer: Viewer) -> list[Any]:
    return [message["table"]["notice"] for message in received(viewer) if message["type"] == "table"]


def test_an_announcement_reaches_everybody_and_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            watcher = await enter(table)
            people = (red, blue, watcher)
            for viewer in people:
                received(viewer)
            await desk.carry_out(hub, desk.Announce("Restart at eight", "Restart v osm", days=1.0))
            heard: dict[int, list[Any]] = {id(viewer): [] for viewer in people}

            def all_have(ready: Any) -> bool:
                for viewer in people:
                    heard[id(viewer)] += notices(viewer)
                return all(said and ready(said[-1]) for said in heard.values())

            await until(lambda: all_have(lambda notice: notice and notice["code"] == "announcement"))
            assert heard[id(red)][-1]["args"]["texts"] == {"en": "Restart at eight", "cs": "Restart v osm"}
            first = hub.announcement
            await desk.carry_out(hub, desk.Announce("Not today"))  # in place of the first
            assert first is not None
            assert hub.announcement is not None
            assert hub.announcement.id != first.id
            with pytest.raises(Refused) as problem:
                await desk.carry_out(hub, desk.Announce("", "jen česky"))
            assert problem.value.code == "bad-request"
        async with house(tmp_path) as hub:
            told = hub.announced()
            assert told is not None
            assert told.message == "Not today"
            await desk.carry_out(hub, desk.Announce())
            assert hub.announced() is None
            assert (await hub.store.desk())[1] == []

    asyncio.run(scenario())


def test_an_announcement_ends_with_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            await desk.carry_out(hub, desk.Announce("Soon over", days=1.0))
            assert hub.announced() is not None
            monkeypatch.setattr("weald.table.bans.milliseconds", lambda: milliseconds() + desk.DAY + 1)
            assert hub.announced() is None

    asyncio.run(scenario())


# --- tables ---------------------------------------------------------------------------------------------


def test_a_table_is_deleted_awake_and_asleep(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            sleeping = await asleep(hub)
            await desk.carry_out(hub, desk.Delete(table.id))
            await desk.carry_out(hub, desk.Delete(sleeping))
            assert closed(red) == 4404
            for id in (table.id, sleeping):
                assert not await stored(hub, id)
                with pytest.raises(NoSuchTable):
                    await hub.wake(id)
                with pytest.raises(NoSuchTable):
                    await desk.carry_out(hub, desk.Delete(id))

    asyncio.run(scenario())


def test_who_wakes_a_table_while_it_is_deleted_finds_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            id = await asleep(hub)
            dropping = asyncio.create_task(hub.drop(id))
            await asyncio.sleep(0)
            with pytest.raises(NoSuchTable):
                await hub.wake(id)
            await dropping
            assert id not in hub.tables

    asyncio.run(scenario())


def test_a_seat_is_freed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            await desk.carry_out(hub, desk.Kick(table.id, 1))
            assert (table.chairs[1].kind, table.chairs[1].token, blue.seats) == ("open", None, [])
            assert red.seats == [0]
            for seat in (1, 9):
                with pytest.raises(Refused) as problem:
                    await desk.carry_out(hub, desk.Kick(table.id, seat))
                assert problem.value.code == "unknown-seat"

    asyncio.run(scenario())


def test_old_tables_are_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            over, fresh_over = await asleep(hub, over=True), await asleep(hub, over=True)
            left, fresh = await asleep(hub), await asleep(hub)
            awake, _, _ = await two_at(hub)
            never = (await hub.create(bodies.CreateTable("toy"), "here")).id  # nobody has chosen anything
            await (table := await hub.wake(never)).do(table.sleep)
            for id in (over, left, awake.id, never):
                await aged(hub, id, 40)
            assert await desk.tidy(hub, 0, 0) == {"finished": 0, "abandoned": 0}
            assert await desk.tidy(hub, 41, 41) == {"finished": 0, "abandoned": 0}
            assert await desk.tidy(hub, 30, 0) == {"finished": 1, "abandoned": 0}
            assert await desk.tidy(hub, 30, 30) == {"finished": 0, "abandoned": 2}
            there = [await stored(hub, id) for id in (over, fresh_over, left, fresh, awake.id, never)]
            assert there == [False, True, False, True, True, False]

    asyncio.run(scenario())


def test_a_server_deletes_them_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            old, young = await asleep(hub), await asleep(hub)
            await aged(hub, old, 40)
        async with house(tmp_path, grace=0.0, abandoned_days=30.0) as hub:
            end = time.monotonic() + 120
            while await stored(hub, old):
                assert time.monotonic() < end
                await asyncio.sleep(0.02)
            assert await stored(hub, young)

    asyncio.run(scenario())


def test_tables_are_listed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            sleeping = await asleep(hub)
            await aged(hub, sleeping, 3)
            over = await asleep(hub, over=True)
            await aged(hub, over, 2)
            table, _, _ = await two_at(hub)
            found = await desk.carry_out(hub, desk.List())
            assert [(one["id"], one["state"], one["people"]) for one in found] == [
                (table.id, "live", 2), (over, "over", 0), (sleeping, "asleep", 0),
            ]  # fmt: skip
            assert "token" not in json.dumps(found)
            assert [one["id"] for one in await desk.carry_out(hub, desk.List(limit=1))] == [table.id]
            assert await desk.carry_out(hub, desk.List("ironwood")) == []
            assert await desk.carry_out(hub, desk.Find(table.id[:9])) == table.id
            with pytest.raises(Refused, match="several"):
                await desk.carry_out(hub, desk.Find(""))
            for wrong in ("%", "_" * 20, table.id + "x"):
                with pytest.raises(NoSuchTable):
                    await desk.carry_out(hub, desk.Find(wrong))

    asyncio.run(scenario())


# --- weald admin ----------------------------------------------------------------------------------------


def admin(db: str, *words: str) -> Result:
    name, *rest = words
    return CliRunner().invoke(admin_command, [name, "--db", db, *rest])


def said(db: str, *words: str) -> str:
    result = admin(db, *words)
    assert result.exit_code == 0, result.output
    return result.output


def test_without_a_server_it_is_done_in_the_database(tmp_path: Path) -> None:
    db = databases.url(tmp_path).replace("+asyncpg", "").replace("+aiosqlite", "")

    async def prepare() -> str:
        async with house(tmp_path) as hub:
            return await asleep(hub)

    id = asyncio.run(prepare())
    assert json.loads(said(db, "tables", "--json"))[0]["id"] == id
    assert "192.0.2.7/32 is banned" in said(db, "ban", "192.0.2.7", "--reason", "spam")
    assert "spam" in said(db, "bans")
    assert "seat 0 is free" in said(db, "kick", id[:8], "0")
    assert admin(db, "delete", id[:8]).exit_code == 1  # nobody said yes
    assert "deleted" in said(db, "delete", "--yes", id[:8])
    assert "no such table" in admin(db, "delete", "--yes", id[:8]).output
    assert "0 finished" in said(db, "tidy", "--finished", "1")


def test_a_running_server_is_asked(server: Server) -> None:
    db = str(server.db)
    made = server.table()
    assert made["id"] in said(db, "tables", "--limit", "1000")
    assert "one" in said(db, "queues")
    assert "127.0.0.1" in said(db, "connections")
    assert said(db, "announce", "Restart at eight", "--pl", "O ósmej", "--days", "0.5") == "announced\n"
    assert server.get("/api/announcement")["args"]["texts"] == {"en": "Restart at eight", "pl": "O ósmej"}
    assert server.get(f"/api/tables/{made['id']}")["notice"]["code"] == "announcement"
    said(db, "announce", "--clear")
    assert server.get("/api/announcement") is None
    said(db, "kick", made["id"], "1")
    assert server.get(f"/api/tables/{made['id']}")["seats"][1]["kind"] == "open"
    said(db, "delete", "--yes", made["id"])
    assert server.request("GET", f"/api/tables/{made['id']}")[0] == 404
    assert "no address" in admin(db, "ban", "nobody").output
    assert "cannot be banned" in admin(db, "ban", "::1").output


def test_who_is_banned_is_told_so_and_sees_the_pages(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db", behind_proxy=True)
    try:
        made = server.table()
        from_there = {"x-forwarded-for": "192.0.2.7"}
        assert server.request("GET", "/api/tables", headers=from_there)[0] == 200
        said(str(server.db), "ban", "192.0.2.0/24", "--reason", "spam")
        for method, path, body in (("GET", "/api/tables", None), ("POST", "/api/tables", {"game": "toy"})):
            status, problem, _ = server.request(method, path, body, headers=from_there)
            assert (status, problem["code"], problem["args"]) == (403, "banned", {"reason": "spam"})
        assert server.request("GET", "/health", headers=from_there)[0] == 200

        async def knock() -> int | None:
            from websockets.asyncio.client import connect
            from websockets.exceptions import ConnectionClosed

            url = server.ws(made["id"], made["seats"][0]["token"])
            async with connect(url, additional_headers=from_there) as line:
                with pytest.raises(ConnectionClosed) as end:
                    await line.recv()
                return end.value.rcvd.code if end.value.rcvd is not None else None

        assert asyncio.run(knock()) == 4403
        said(str(server.db), "unban", "192.0.2.0/24")
        assert server.request("GET", "/api/tables", headers=from_there)[0] == 200
    finally:
        server.stop()


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"type":"none"}', b'{"type":"kick"}', b'{"type":"ban","network":5}', b'{"type":"look","more":1}',
     b'{"type":"list","limit":0}', b'{"type":"tidy","finished":-1}', b'{"type":"announce","en":"' + b"x" * 600 + b'"}'],
)  # fmt: skip
def test_nonsense_at_the_desk_is_refused(server: Server, body: bytes) -> None:
    import sqlite3

    with sqlite3.connect(server.db) as reading:
        (secret,) = reading.execute("SELECT secret FROM processes").fetchone()
    status, problem, _ = server.request("POST", "/api/desk", body, headers={"x-weald-peer": secret})
    assert (status, problem["code"]) == (400, "bad-request"), problem
    assert server.request("POST", "/api/desk", body)[0] == 403


def test_the_secret_of_a_server_is_in_its_database_and_not_in_its_log(server: Server) -> None:
    servers = asyncio.run(DeskLine(f"sqlite+aiosqlite:///{server.db}")._servers())
    assert [len(peer.secret) for peer in servers] == [32]
    assert servers[0].secret not in server.log.read_text()


def test_no_database(tmp_path: Path) -> None:
    assert "there is no" in admin(str(tmp_path / "none.db"), "tables").output
