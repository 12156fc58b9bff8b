"""Clients that mean harm are refused, and the table does not notice."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import urllib.error
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.harness import PATIENCE, ROOMY, Client, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that players meet."""
    limits = {"tables_per_address": 1000, "sockets_per_address": 12, "requests_per_address": 1000}
    running = Server(tmp_path_factory.mktemp("strict") / "weald.db", limits=limits)
    yield running
    assert running.stop() in {0, -15}


@asynccontextmanager
async def unharmed(server: Server) -> AsyncIterator[tuple[dict[str, Any], Client, Client]]:
    """A table whose other player sees nothing of what happens and plays the game to its end afterwards."""
    made = server.table(options={"rounds": 2})
    red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
    before = blue.view
    yield made, red, blue
    assert blue.view == before
    assert blue.closed is None
    if red.closed is not None:
        red = await server.sit(made["id"], made["seats"][0]["token"])
    assert red.view["number"] == 0
    await asyncio.gather(red.play(), blue.play())
    assert red.view["over"]
    await red.close()
    await blue.close()


async def all_gone(server: Server) -> None:
    """Until the server has noticed that every line is closed."""
    async with asyncio.timeout(PATIENCE):
        while server.get("/health")["sockets"]:
            await asyncio.sleep(0.02)


GARBAGE: list[str | bytes] = [
    "", " ", "{", "null", "[]", "1", '"choose"', "{}", '{"type":"fly"}', '{"type":1}', '{"type":"choose"}',
    '{"type":"choose","number":"0","option":"pass"}', '{"type":"choose","number":0,"option":5}',
    '{"type":"choose","number":1e99,"option":"pass"}', '{"type":"choose","number":99999999999999999999999,"option":"x"}',
    '{"type":"choose","number":0,"option":"' + "x" * 500 + '"}', '{"type":"choose","number":0,"option":"pass","extra":1}',
    '{"type":"history","number":-1}', '{"type":"signal","kind":"rude"}', '{"type":"name","name":"' + "n" * 300 + '"}',
    '{"type":"ping","re":"x"}', "[" * 3000, '{"type":' * 500, "\ud7ff\uffff", '{"type":"sit","token":"short"}',
    b"\x00\xff\xfe", b"\x80" * 100, b'{"type":"choose","number":0',
]  # fmt: skip


def test_garbage(strict: Server) -> None:
    async def scene() -> None:
        async with unharmed(strict) as (_, red, _):
            for text in GARBAGE[:20]:
                await red.socket.send(text)
            await red.wait(lambda: sum(m["type"] == "error" for m in red.messages) == 20)
            assert {m["code"] for m in red.messages if m["type"] == "error"} == {"malformed"}
            assert (await red.do("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_more_garbage_ends_the_line(strict: Server) -> None:
    async def scene() -> None:
        async with unharmed(strict) as (_, red, _):
            with suppress(ConnectionClosed):
                for text in GARBAGE * 20:
                    await red.socket.send(text)
                    await asyncio.sleep(0)
            assert await red.gone() == 4429

    asyncio.run(scene())


def test_half_a_message_when_the_line_is_ended(strict: Server) -> None:
    """Its other half is the end of a message, not the beginning of one: who is hung up on still gets to read why."""

    def frame(first: int, text: bytes) -> bytes:
        return bytes((first, 0x80 | len(text))) + bytes(4) + text

    made = strict.table()
    path = strict.ws(made["id"], made["seats"][0]["token"]).split("/", 3)[3]
    host, port = strict.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        heard = b""

        def hear(what: bytes) -> None:
            nonlocal heard
            while what not in heard:
                more = line.recv(65536)
                assert more, f"hung up before it said {what!r}: {heard[-200:]!r}"
                heard += more

        hear(b"\r\n\r\n")
        last = frame(0x81, b"{" * 100)
        line.sendall(last * 40 + last[:50])
        hear((4429).to_bytes(2, "big") + b"too many refused")
        line.sendall(last[50:] + frame(0x89, b"still there?"))
        hear(b"\x8a\x0cstill there?")
        line.sendall(frame(0x88, (1000).to_bytes(2, "big")))
        while line.recv(65536):
            pass


def test_a_flood(strict: Server) -> None:
    async def scene() -> None:
        async with unharmed(strict) as (_, red, blue):
            with suppress(ConnectionClosed):
                for _ in range(100_000):
                    await red.send("ping")
                    await asyncio.sleep(0)
            assert await red.gone() == 4429
            codes = {m.get("code") for m in red.messages if m["type"] == "error"}
            assert codes == {"too-fast"}
            assert (await blue.do("ping"))["type"] == "pong"

    asyncio.run(scene())


@pytest.mark.parametrize("size", [20_000, 2_000_000])
def test_huge_frames(strict: Server, size: int) -> None:
    async def scene() -> None:
        async with unharmed(strict) as (_, red, _):
            with suppress(ConnectionClosed):
                await red.socket.send("x" * size)
            assert await red.gone() == 1009

    asyncio.run(scene())


def test_wrong_seats(strict: Server) -> None:
    async def scene() -> None:
        async with unharmed(strict) as (made, red, blue):
            option = blue.decisions[0]["options"][0]["id"]
            number = blue.decisions[0]["number"]
            for seat in (1, 2, 15):
                assert (await red.fails("choose", number=number, option=option, seat=seat))["code"] == "not-seated"
                assert (await red.fails("concede", seat=seat))["code"] == "not-seated"
                assert (await red.fails("undo", seat=seat))["code"] == "not-seated"
                assert (await red.fails("history", number=0, seat=seat))["code"] == "not-seated"
            assert (await red.fails("choose", number=number, option=option))["code"] in {"stale", "not-offered"}
            watcher = await strict.sit(made["id"], made["watch"])
            assert (await watcher.fails("choose", number=number, option=option, seat=1))["code"] == "not-seated"
            await watcher.close()

    asyncio.run(scene())


def test_replayed_messages(strict: Server) -> None:
    """What was sent once and is sent again does nothing."""

    async def scene() -> None:
        made = strict.table()
        red, blue = [await strict.sit(made["id"], key["token"]) for key in made["seats"]]
        sent: list[dict[str, Any]] = []
        while red.view["round"] < 3:
            for client in (red, blue):
                if client.decisions:
                    d = client.decisions[0]
                    message = {"type": "choose", "number": d["number"], "option": d["options"][0]["id"]}
                    await client.ask("choose", number=message["number"], option=message["option"])
                    if client is red:
                        sent.append(message)
            await asyncio.sleep(0.02)
        before = red.view
        errors = sum(m["type"] == "error" for m in red.messages)
        old = [m for m in sent if m["number"] < before["number"]]
        for message in old:
            await red.socket.send(json.dumps(message))
        await red.wait(lambda: sum(m["type"] == "error" for m in red.messages) == errors + len(old))
        assert {m["code"] for m in red.messages if m["type"] == "error"} <= {"stale", "not-yours"}
        assert red.view == before
        assert blue.view["number"] == before["number"]
        await red.close()
        await blue.close()

    asyncio.run(scene())


def test_random_bytes_from_many(strict: Server) -> None:
    async def scene() -> None:
        rng = random.Random(1)
        async with unharmed(strict) as (made, _, _):

            async def attack() -> None:
                try:
                    async with connect(strict.ws(made["id"], made["watch"]), close_timeout=0.1) as socket:
                        for _ in range(80):
                            await socket.send(rng.randbytes(rng.randrange(200)))
                except (ConnectionClosed, OSError):
                    pass

            await asyncio.gather(*(attack() for _ in range(8)))

    asyncio.run(scene())


def test_too_many_sockets(strict: Server) -> None:
    async def scene() -> None:
        made = strict.table()
        await all_gone(strict)
        open_ = [await strict.sit(made["id"], made["watch"]) for _ in range(12)]
        with pytest.raises(ConnectionError, match="4429"):
            await strict.sit(made["id"], made["watch"])
        for client in open_:
            await client.close()
        await all_gone(strict)
        again = await strict.sit(made["id"], made["watch"])
        await again.close()

    asyncio.run(scene())


def test_a_client_that_does_not_read(server: Server) -> None:
    """It is dropped; the others go on."""

    async def scene() -> None:
        made = server.table(options={"rounds": 20})
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        lazy = await connect(server.ws(made["id"], made["watch"]), max_queue=1, close_timeout=0.1)
        await asyncio.gather(red.play(), blue.play())
        assert red.view["over"]
        await lazy.close()
        await red.close()
        await blue.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
def test_pages_of_other_origins(strict: Server, origin: str) -> None:
    async def scene() -> None:
        made = strict.table()
        with pytest.raises(InvalidStatus) as caught:
            await connect(strict.ws(made["id"], made["watch"]), additional_headers={"Origin": origin})
        assert caught.value.response.status_code == 403

    asyncio.run(scene())
    status, problem, _ = strict.request("POST", "/api/tables", {"game": "toy"}, headers={"Origin": origin})
    assert (status, problem["code"]) == (403, "wrong-origin")


def test_our_own_origin_and_none(strict: Server) -> None:
    async def scene() -> None:
        made = strict.table()
        headers = {"Origin": strict.address}
        async with connect(strict.ws(made["id"], made["watch"]), additional_headers=headers):
            pass

    asyncio.run(scene())
    assert strict.request("POST", "/api/tables", {"game": "toy"}, headers={"Origin": strict.address})[0] == 201


def test_a_name_that_points_here_is_not_us(strict: Server) -> None:
    """DNS rebinding: the browser thinks it talks to the attacker's own host."""
    status, problem, _ = strict.request("GET", "/api/tables", headers={"Host": "rebound.example"})
    assert (status, problem["code"]) == (403, "wrong-origin")


def test_large_bodies(strict: Server) -> None:
    with suppress(urllib.error.URLError):  # the answer may come, and the line close, while we still send
        status, problem, _ = strict.request("POST", "/api/replay", b'{"record": "' + b"x" * 600_000 + b'"}')
        assert (status, problem["code"]) == (413, "too-large")
    assert strict.get("/health")["ok"]


def test_too_many_tables(tmp_path: Any) -> None:
    server = Server(tmp_path / "weald.db", limits=ROOMY | {"tables_per_address": 3})
    try:
        for _ in range(3):
            server.table()
        status, problem, _ = server.request("POST", "/api/tables", {"game": "toy"})
        assert (status, problem["code"]) == (429, "too-many")
    finally:
        server.stop()


def test_too_many_requests(tmp_path: Any) -> None:
    server = Server(tmp_path / "weald.db", limits=ROOMY | {"requests_per_address": 0.3})
    try:  # one, and another one after three seconds
        assert any(server.request("GET", "/health")[0] == 429 for _ in range(40))
    finally:
        server.stop()
