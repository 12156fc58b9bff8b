"""Several processes behind one address, as ``weald serve --processes`` starts them: clients find their tables, whoever dies."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.table import databases
from tests.table.harness import PATIENCE, Client
from tests.table.inside import house
from tools.mixed_play import post
from tools.trial import ROOMY, Server
from weald.table import desk
from weald.table.desk_line import DeskLine
from weald.table.leases import Shared
from weald.table.settings import Settings
from weald.table.store import Store


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with databases.new_postgres() as address:
        yield address


@pytest.fixture(scope="module")
def servers(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two machines, as it were: one with two processes, one with one."""
    given = Settings(db=url, jobs=1, pause=(0.05, 0.05), pace=0.0, grace=1.0, limits=ROOMY)
    made = [
        Server(url, 2, tmp_path_factory.mktemp("first"), random.Random(1), given),
        Server(url, 1, tmp_path_factory.mktemp("second"), random.Random(1), given),
    ]
    yield made
    for server in made:
        server.stop()


def table(server: Server, **more: Any) -> dict[str, Any]:
    seats = [{"side": "woodwalkers", "kind": "me"}, {"side": "ironclad", "kind": "me"}]
    made: dict[str, Any] = post(f"{server.address}/api/tables", {"game": "ironwood", "seats": seats} | more, PATIENCE)
    return made


async def sit(server: Server, made: dict[str, Any], seat: int) -> Client:
    address = "ws" + server.address.removeprefix("http")
    url = f"{address}/api/tables/{made['id']}/ws?token={made['seats'][seat]['token']}"
    client = Client(await connect(url, max_size=None, compression=None))
    await client.wait(lambda: client.views)
    return client


async def ask(server: Server, method: str, path: str) -> tuple[int, bytes]:
    """A request on a line of its own, so that any process may get it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


def test_metrics_of_all_processes_come_from_any(servers: list[Server]) -> None:
    made = table(servers[0])

    async def scenario() -> None:
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:  # until everybody has heard of everybody
            found = [(await ask(server, "GET", "/metrics"))[1].decode() for server in servers]
            up = [{line for line in said.splitlines() if line.startswith("weald_up{")} for said in found]
            if all(len(lines) == 3 for lines in up):
                break
            assert asyncio.get_running_loop().time() < end, up
            await asyncio.sleep(0.1)
        assert up[0] == up[1]
        for said in found:
            assert said.count("# TYPE weald_up ") == 1
            (live,) = [line for line in said.splitlines() if line.startswith('weald_tables{state="live"}')]
            assert float(live.split()[1]) >= 1, made["id"]

    asyncio.run(scenario())


def test_the_desk_reaches_all_processes(servers: list[Server], url: str) -> None:
    """One is asked, all know; and a table is looked for where it is."""
    made = [table(server) for server in (*servers, *servers)]

    async def scenario() -> None:
        line = DeskLine(url)
        states = await line.ask_all(desk.Look())
        assert len({state["process"] for state in states}) == 3
        await line.ask(desk.SetBan("192.0.2.7"))
        await line.ask(desk.Announce("Restart at eight"))
        for server in servers:
            end = asyncio.get_running_loop().time() + PATIENCE
            for _ in range(8):  # whichever process gets it
                while b"Restart at eight" not in (await ask(server, "GET", "/api/announcement"))[1]:
                    assert asyncio.get_running_loop().time() < end
                    await asyncio.sleep(0.05)
        assert all(len(bans) == 1 for bans in await line.ask_all(desk.ListBans()))
        await line.ask(desk.LiftBan("192.0.2.7"))
        await line.ask(desk.Announce())
        for one in made:
            await line.ask(desk.Kick(one["id"], 1))
            status, body = await ask(servers[0], "GET", f"/api/tables/{one['id']}")
            assert status == 200
            assert json.loads(body)["seats"][1]["kind"] == "open"
            await line.ask(desk.Delete(one["id"]))
            assert (await ask(servers[1], "GET", f"/api/tables/{one['id']}"))[0] == 404

    asyncio.run(scenario())


async def owner_of(url: str, id: str) -> str:
    store = Store(url)
    try:
        assert isinstance(store.leases, Shared)
        async with store.engine.connect() as connection:
            import sqlalchemy as sa

            query = sa.text("SELECT owner FROM leases WHERE table_id = :id")
            return str((await connection.execute(query, {"id": id})).scalar())
    finally:
        await store.engine.dispose()


def test_every_door_leads_to_the_table(servers: list[Server]) -> None:
    """Players who came in by different processes, even different machines, play with each other."""

    async def scene() -> None:
        for _ in range(4):
            made = await asyncio.to_thread(table, servers[0])
            red, blue = await sit(servers[0], made, 0), await sit(servers[1], made, 1)
            for _ in range(6):
                for client in (red, blue):
                    if client.decisions:
                        answer = await client.choose()
                        assert answer["type"] == "done"
            number = max(red.view["number"], blue.view["number"])
            await red.wait(lambda n=number, c=red: c.view["number"] == n)  # type: ignore[misc]
            await blue.wait(lambda n=number, c=blue: c.view["number"] == n)  # type: ignore[misc]
            assert red.table["seats"][1]["present"]
            for server in servers:
                for _ in range(4):
                    status, body = await ask(server, "GET", f"/api/tables/{made['id']}")
                    assert status == 200
                    assert made["id"].encode() in body
            await red.close()
            await blue.close()
        assert (await ask(servers[1], "GET", "/api/tables/no-such-table"))[0] == 404
        with pytest.raises(ConnectionError, match="4404"):
            await sit(servers[0], made | {"id": "no-such-table"}, 0)
        with pytest.raises(ConnectionError, match="4401"):
            await sit(servers[0], made | {"seats": [{"token": "nobodys-token-at-all"}]}, 0)

    asyncio.run(scene())


def test_nobody_outside_can_say_who_asks(servers: list[Server]) -> None:
    """The words by which processes know each other are believed from nobody else."""

    async def scene() -> None:
        made = await asyncio.to_thread(table, servers[0])
        reader, writer = await asyncio.open_connection("127.0.0.1", servers[0].port)
        writer.write(
            f"GET /api/tables/{made['id']} HTTP/1.1\r\nHost: 127.0.0.1\r\nx-weald-peer: guess\r\n"
            "x-weald-client: 9.9.9.9\r\nConnection: close\r\n\r\n".encode()
        )
        assert b" 200 " in (await reader.read()).partition(b"\r\n")[0]
        writer.close()

    asyncio.run(scene())


async def back(server: Server, made: dict[str, Any], seat: int) -> Client:
    """As a browser: until somebody answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await sit(server, made, seat)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_the_game_goes_on_when_its_process_is_gone(servers: list[Server], url: str, blow: signal.Signals) -> None:
    """Killed or frozen: another process takes the table where it was, and whoever wakes up finds it taken."""

    async def scene() -> None:
        made = await asyncio.to_thread(table, servers[0])
        red = await sit(servers[0], made, 0)
        await red.choose()
        before = await owner_of(url, made["id"])
        pid = int(before.split(".")[-2])
        os.kill(pid, blow)
        try:
            red = await back(servers[1], made, 0)
            blue = await back(servers[1], made, 1)
            assert await owner_of(url, made["id"]) != before
            await blue.choose()
            assert blue.view["number"] >= 1
            await blue.close()
            await red.close()
        finally:
            if blow == signal.SIGSTOP:
                os.kill(pid, signal.SIGCONT)

    asyncio.run(scene())
    asyncio.run(all_up(servers[0], 2))


def test_a_rematch_is_accepted_at_another_process(servers: list[Server], url: str) -> None:
    """The one that has the finished table asks the one that has the new table for a key."""

    async def scene() -> None:
        made = await asyncio.to_thread(table, servers[0])
        red, blue = await sit(servers[0], made, 0), await sit(servers[0], made, 1)
        await red.ask("concede")
        offer = await blue.ask("rematch")
        before = await owner_of(url, made["id"])
        os.kill(int(before.split(".")[-2]), signal.SIGKILL)
        there = {"id": offer["table"], "seats": [{"token": ""}, {"token": offer["token"]}]}
        blue = await back(servers[1], there, 1)  # the new table is woken somewhere
        for server in servers:
            red = await back(server, made, 0)
            mine = await red.ask("rematch")
            assert mine["type"] == "rematched"
            assert mine["table"] == offer["table"]
            there["seats"][0]["token"] = mine["token"]
            again = await back(server, there, 0)
            assert again.view["number"] == 0
            assert not again.view["over"]
            await again.close()
            await red.close()
        await blue.close()

    asyncio.run(scene())
    asyncio.run(all_up(servers[0], 2))


def test_time_is_called_at_another_process(servers: list[Server], tmp_path: Path) -> None:
    """The process that looks after a tournament need not have its tables: it tells the one that has."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            for gone, late in (([1], False), ([], True)):
                made = await asyncio.to_thread(table, servers[0])
                red, blue = await sit(servers[0], made, 0), await sit(servers[1], made, 1)
                asked = next(seat for seat, client in enumerate((red, blue)) if client.decisions)
                await hub.events._call(made["id"], gone, late)
                for client in (red, blue):
                    await client.wait(lambda c=client: c.view["over"])  # type: ignore[misc]
                assert red.table["result"]["winners"] == [0 if gone else 1 - asked]
                assert not hub.knows(made["id"])
                await red.close()
                await blue.close()
            await hub.events._call("no-such-table", [0], True)  # is nobody's, and that is no fault

    asyncio.run(scene())


async def all_up(server: Server, count: int) -> None:
    """Until the keeper has started all its processes again."""
    async with asyncio.timeout(PATIENCE):
        while len([pid for pid in await server.pids() if Path(f"/proc/{pid}").exists()]) < count:
            await asyncio.sleep(0.1)


def test_an_ai_seat_thinks_with_a_worker(servers: list[Server]) -> None:
    async def scene() -> None:
        seats = [{"side": "woodwalkers", "kind": "me"}, {"side": "ironclad", "kind": "ai", "level": "easy"}]
        made = await asyncio.to_thread(table, servers[0], seats=seats)
        red = await sit(servers[1], made, 0)
        number = 0
        for _ in range(3):
            await red.choose()
            await red.wait(lambda n=number: red.view["number"] > n)  # type: ignore[misc]
            number = red.view["number"]
        assert red.table["notice"] is None
        await red.close()

    asyncio.run(scene())


def test_a_file_has_one_process() -> None:
    command = [sys.executable, "-c", "from weald.cli import main; main()", "serve", "--port", "0", "--processes", "2"]
    ended = subprocess.run([*command, "--db", "somewhere.db"], capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    assert "need PostgreSQL" in ended.stderr
    assert "Traceback" not in ended.stderr
