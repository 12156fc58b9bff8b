"""Seats, tables and names that people can spoil for others, by the numbers of the security review."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.harness import ROOMY, Client, Server
from tests.table.inside import Clock, choose, house, received, two_at, viewer_of
from tests.table.test_protocol import at_table
from weald.table import bodies, seating, webhook, wire
from weald.table.chairs import clean_name
from weald.table.hub import Hub
from weald.table.leases import NoSuchTable
from weald.table.letters import asked
from weald.table.limiter import Buckets
from weald.table.live import LiveTable
from weald.table.middleware import Middleware
from weald.table.settings import Limits, Settings
from weald.table.static_files import StaticFiles
from weald.table.viewer import Refused, Viewer


def test_finding_12_sockets_of_one_address_share_an_allowance(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sockets: what goes beyond waits longer and longer, and nobody else waits for it."""
    monkeypatch.setattr("weald.table.limiter.time.monotonic", lambda: 5.0)
    messages = Buckets(10, 100)
    assert [messages.borrow("greedy") for _ in range(12)] == [0.0] * 10 + [0.01, 0.02]
    assert messages.borrow("modest") == 0


def test_finding_12_the_table_is_told_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody goes away and comes back a thousand times: the others hear of it some times."""
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            received(blue)
            for i in range(1000):
                await table.do(lambda i=i: table.presence(red, 0, i % 2 == 1))  # type: ignore[misc]
            assert len(received(blue)) < 100
            await clock.until(table, lambda: table.screens.later is None, 60)
            assert table.info().seats[0].present

    asyncio.run(scene())


async def toys(hub: Hub, count: int, **wish: Any) -> list[str]:
    seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "open")]
    return [(await hub.create(bodies.CreateTable("toy", seats, **wish), f"10.0.0.{i}")).id for i in range(count)]


def test_finding_14_tables_nobody_looks_at_make_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=Limits(live_tables=10)) as hub:
            first = (await toys(hub, 1))[0]
            table = await hub.wake(first)
            watcher = viewer_of()
            await table.do(lambda: table.enter(watcher))
            many = await toys(hub, 50)
            assert len(hub.tables) <= 10
            assert hub.tables[first] is table
            for id in many[:5]:  # and those that had to leave come back
                await hub.wake(id)
            assert len(hub.tables) <= 10

    asyncio.run(scene())


def test_finding_14_tables_with_people_come_first_in_the_lobby(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=Limits(tables_per_address=1000)) as hub:
            mine = (await toys(hub, 1, listed=True, name="mine"))[0]
            table = await hub.wake(mine)
            red = viewer_of(0)
            await table.do(lambda: table.enter(red))
            for _ in range(2):
                await toys(hub, 60, listed=True, name="spam")
            hub.lobby.clear()
            listed = await hub.listed("", True)
            assert len(listed) == 100
            assert listed[0].id == mine
            assert await hub.listed("no-such-game", False) == []

    asyncio.run(scene())


def test_finding_15_one_address_cannot_take_all_seats(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db", limits=ROOMY | {"joins_per_address": 9})
    try:
        taken = 0
        for _ in range(8):
            made = server.table(blue="open")
            status, problem, _ = server.request("POST", f"/api/tables/{made['id']}/join", {"seat": 1})
            taken += status == 201
            assert status == 201 or (status, problem["code"]) == (429, "too-many")
        assert 3 <= taken < 8
    finally:
        server.stop()


def test_finding_15_leave_and_take_again(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        await blue.do("leave")
        await blue.wait(lambda: None in blue.views)  # looks on now
        assert blue.messages[-1]["type"] in {"done", "view", "table"}
        await red.wait(lambda: red.table["seats"][1]["kind"] == "open")
        assert red.table["status"] == "waiting"
        assert (await blue.fails("concede"))["code"] == "not-seated"
        with pytest.raises(ConnectionError, match="4401"):
            await server.sit(made["id"], made["seats"][1]["token"])
        key = server.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": "Eve"})
        eve = await server.sit(made["id"], key["token"])
        assert eve.view["you"] == 1
        await eve.close()

    at_table(server, scene)


def test_finding_15_the_host_asks_somebody_to_leave(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        assert red.table["host"] == 0
        assert (await blue.fails("kick", seat=0))["code"] == "not-allowed"
        assert (await red.fails("kick", seat=0))["code"] == "unknown-seat"
        await red.do("kick", seat=1)
        await blue.wait(lambda: None in blue.views)
        assert (await blue.fails("concede"))["code"] == "not-seated"

    at_table(server, scene)


def test_finding_15_who_was_asked_to_leave_stays_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            blue.address = "there"
            await table.do(lambda: seating.kick(table, red, 1))
            with pytest.raises(Refused, match="asked you to leave"):
                await table.do(lambda: seating.join(table, 1, "Bob", "there"))
            await table.do(lambda: seating.join(table, 1, "Eve", "elsewhere"))

    asyncio.run(scene())


def test_finding_15_a_new_key(server: Server) -> None:
    """To give the seat away, or because the link got around: the old one opens nothing any more."""

    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        thief = await server.sit(made["id"], made["seats"][1]["token"])
        renewed = await blue.do("renew")
        assert renewed["type"] == "renewed"
        assert renewed["link"].endswith(renewed["token"])
        await thief.wait(lambda: None in thief.views)
        assert (await thief.fails("concede"))["code"] == "not-seated"
        with pytest.raises(ConnectionError, match="4401"):
            await server.sit(made["id"], made["seats"][1]["token"])
        friend = await server.sit(made["id"], renewed["token"])
        assert friend.view["you"] == 1
        await friend.close()
        await thief.close()

    at_table(server, scene)


def test_finding_15_the_host_takes_the_table_away(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        assert (await red.fails("delete"))["code"] == "not-allowed"  # somebody plays here
        await blue.do("leave")
        await red.send("delete")
        assert await red.gone() == 4404
        assert server.request("GET", f"/api/tables/{made['id']}")[0] == 404

    at_table(server, scene)


async def root_table(hub: Hub, **wish: Any) -> tuple[LiveTable, list[Viewer]]:
    sides = ["marquise", "eyrie", "alliance", "vagabond"]
    made = await hub.create(bodies.CreateTable("root", [bodies.SeatWish(side, "me") for side in sides], **wish), "here")
    table = await hub.wake(made.id)
    viewers = [viewer_of(seat) for seat in range(4)]
    for viewer in viewers:
        await table.do(lambda viewer=viewer: table.enter(viewer))  # type: ignore[misc]
    return table, viewers


@pytest.mark.parametrize(("concession", "level"), [("bot", "medium"), ("nobody", "default")])
def test_finding_15_one_concession_does_not_end_a_game_of_four(tmp_path: Path, concession: Any, level: str) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, viewers = await root_table(hub, concession=concession)
            await table.do(lambda: seating.concede(table, 0, "player"))
            assert not table.play.match.over
            assert (table.chairs[0].kind, table.chairs[0].level) == ("ai", level)
            assert table.host == 1
            assert viewers[0].seats == []
            stored = await hub.store.load(table.id)
            assert stored is not None
            assert (stored.seats[0].kind, stored.seats[0].token, stored.table.host) == ("ai", None, 1)
            for seat in (1, 2):
                await table.do(lambda seat=seat: seating.concede(table, seat, "player"))  # type: ignore[misc]
            assert not table.play.match.over
            await table.do(lambda: seating.concede(table, 3, "player"))  # nobody is left
            assert table.play.match.over

    asyncio.run(scene())


def test_finding_15_a_table_may_end_with_a_concession(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, _ = await root_table(hub, concession="end")
            await table.do(lambda: seating.concede(table, 0, "player"))
            assert table.play.match.over

    asyncio.run(scene())


def test_finding_23_a_second_tab_that_is_away_is_not_the_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            tab = viewer_of(0)
            await table.do(lambda: table.enter(tab))
            await table.do(lambda: table.presence(tab, 0, False))
            assert table.info().seats[0].present
            await table.do(lambda: table.presence(red, 0, False))
            assert table.info().seats[0].away
            await table.do(lambda: table.leave(tab))
            assert not table.info().seats[0].present
            await table.do(lambda: table.presence(red, 0, True))
            assert table.info().seats[0].present

    asyncio.run(scene())


def test_finding_23_a_page_left_open_is_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, silence=600.0) as hub:
            table, red, _ = await two_at(hub, absence=wire.Absence(60, "default"))
            due = table.autoplay.due()
            assert due is not None
            assert 500 < due[0] - time.monotonic() <= 600
            for chair in table.chairs:  # a quarter of an hour later
                chair.backdate(900)
                chair.heard -= 900
            due = table.autoplay.due()
            assert due is not None
            assert due[2] == "absent"
            assert due[0] < time.monotonic()
            await choose(table, red)
            await table.autoplay._alarm()
            assert len(table.play.match.choices) >= 2

    asyncio.run(scene())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1",
        "2002:7f00:1::1", "fec0::1", "fe80::1%eth0", "fd00::1", "2001:0:1::1", "224.0.0.1",
    ],
)  # fmt: skip
def test_finding_24_other_forms_of_private_addresses(address: str) -> None:
    assert not webhook.public(address)
    assert webhook.public("93.184.215.14")
    assert webhook.public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_finding_24_one_host_gets_few_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=Limits(tables_per_address=1000)) as hub:
            monkeypatch.setattr("weald.table.limiter.time.monotonic", lambda: 5.0)
            letters = 0
            for id in await toys(hub, 60, webhook="https://victim.example/hook"):
                table = hub.tables[id]
                letters += len(asked.newly_asked(table, table.chairs[0], 5))
            assert letters == 30

    asyncio.run(scene())


def test_finding_27_names_are_no_towers() -> None:
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert clean_name("a" + "\u0301\u0302\u0303\u0304" * 20 + "b") == "\u00e1\u0302\u0303b"
    assert clean_name("\u0e19\u0e49\u0e33") == "\u0e19\u0e49\u0e33"  # water, in Thai


def test_finding_27_other_peoples_names_do_not_lead_here(tmp_path: Path) -> None:
    """A server for a whole network: addresses and names of that network, no name of the internet but our own."""
    settings = Settings(host="0.0.0.0", db=f"sqlite+aiosqlite:///{tmp_path}/x.db", origins=("https://weald.example",))

    async def nothing(*_: object) -> None: ...

    async def scene() -> None:
        guard = Middleware(nothing, Hub(settings), StaticFiles())
        for host in (
            "192.168.1.7:8000",
            "[fd00::7]:8000",
            "kitchen:8000",
            "kitchen.local",
            "weald.example",
            "localhost:80",
        ):
            assert guard.knows_host(host), host
        for host in ("rebound.example:8000", "evil.example", "192.168.1.7.evil.example", "kitchen.local.evil.example"):
            assert not guard.knows_host(host), host

    asyncio.run(scene())


def test_finding_15_a_deleted_table_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            await table.do(lambda: seating.leave(table, 1))
            await table.do(lambda: seating.delete(table, red))
            assert await hub.store.load(table.id) is None
            with pytest.raises(NoSuchTable):
                await hub.wake(table.id)

    asyncio.run(scene())
