"""Thinking and replaying are shared fairly, by the numbers of the security review."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from tests.table.harness import PATIENCE, Server
from tests.table.inside import choose, enter, house, leave, received, until, viewer_of
from tests.table.test_findings_secrets import with_ai
from weald.kernel.errors import NotOffered
from weald.players.world import World
from weald.table import autoplay, bodies
from weald.table.fair_queue import FairQueue, QueueFull


class Clock:
    """Time that passes only when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("weald.table.fair_queue.time.monotonic", lambda: self.now)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_finding_02_whoever_has_used_least_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty long thoughts of one address wait; somebody else's short one is next."""

    async def scene() -> None:
        clock = Clock(monkeypatch)
        queue, order, gates = FairQueue(1), [], []

        async def work(key: str, seconds: float) -> None:
            async with queue.place(key):
                order.append(key)
                gate = asyncio.Event()
                gates.append(gate)
                await gate.wait()
                clock.now += seconds

        tasks = [asyncio.create_task(work("greedy", 6)) for _ in range(40)]
        await settle()
        assert queue.waiting == 39
        tasks += [asyncio.create_task(work("modest", 0.1)) for _ in range(3)]
        for i in range(10):
            await settle()
            gates[i].set()
        await settle()
        assert order[:5] == ["greedy", "modest", "modest", "modest", "greedy"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (queue.running, queue.waiting) == (0, 0)

    asyncio.run(scene())


def test_finding_02_who_gives_up_leaves_the_place_to_others() -> None:
    async def scene() -> None:
        queue = FairQueue(1)

        async def hold() -> None:
            async with queue.place("a"):
                await asyncio.Event().wait()

        first, second, third = [asyncio.create_task(hold()) for _ in range(3)]
        await settle()
        second.cancel()
        first.cancel()
        await settle()
        assert queue.running == 1
        third.cancel()
        await settle()
        assert (queue.running, queue.waiting) == (0, 0)

    asyncio.run(scene())


def test_finding_02_ai_seats_alone_think_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=0.0, preload=("tests.table.toy_known",)) as hub:
            seats = [bodies.SeatWish("red", "ai"), bodies.SeatWish("blue", "ai")]
            made = await hub.create(bodies.CreateTable("toy", seats), "here")
            table = await hub.wake(made.id)
            assert not table.autoplay.thinking
            assert not table.autoplay.busy()
            watcher = viewer_of(address="there")
            await table.do(lambda: table.enter(watcher))
            assert set(table.autoplay.thinking) == {0, 1}
            assert table.network == "there"
            await table.do(lambda: table.leave(watcher))
            assert not table.autoplay.thinking

    asyncio.run(scene())


def test_finding_02_the_players_are_told_when_an_ai_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes late, but it plays its own choice."""
    monkeypatch.setattr(autoplay, "LATE", 0.01)

    async def scene() -> None:
        async with house(tmp_path, pace=0.0, preload=("tests.table.toy_known",)) as hub:
            async with hub.thinking.place("somebody else"):
                table, red = await with_ai(hub)
                async with asyncio.timeout(PATIENCE):
                    while table.trouble is None:
                        await asyncio.sleep(0.01)
            assert "ai-busy" in str(received(red))
            await choose(table, red)
            async with asyncio.timeout(PATIENCE):
                while len(table.play.match.choices) < 2:
                    await asyncio.sleep(0.01)
            assert table.trouble is None

    asyncio.run(scene())


def test_finding_02_a_default_is_never_taken_silently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=0.0, preload=("tests.table.toy_known",)) as hub:

            async def broken(*_: object) -> str:
                raise OSError

            monkeypatch.setattr(hub.workers, "run_until", broken)
            table, red = await with_ai(hub)
            async with asyncio.timeout(PATIENCE):
                while table.trouble is None:
                    await asyncio.sleep(0.01)
            assert "ai-failed" in str(received(red))

    asyncio.run(scene())


def test_finding_16_another_address_is_served_next() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 2)
        gate, served = asyncio.Event(), []

        async def replay(key: str) -> None:
            async with queue.place(key):
                served.append(key)
                await gate.wait()

        tasks = [asyncio.create_task(replay("greedy")) for _ in range(3)]
        await settle()
        with pytest.raises(QueueFull):
            await replay("greedy")
        tasks.append(asyncio.create_task(replay("modest")))
        await settle()
        gate.set()
        await asyncio.gather(*tasks)
        assert served[1] == "modest"

    asyncio.run(scene())


def test_finding_16_long_answers_come_packed_from_the_worker(server: Server) -> None:
    """And whoever cannot unpack them gets them plain."""
    made = server.table()
    asyncio.run(conceded(server, made))
    record = server.get(f"/api/tables/{made['id']}/record")
    body = {"record": record}
    plain = server.post("/api/replay", body)
    status, packed, headers = raw(server, "/api/replay", body)
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(packed).decode().startswith('{"game":"toy"')
    assert plain["total"] == 1


async def conceded(server: Server, made: dict[str, Any]) -> None:
    red = await server.sit(made["id"], made["seats"][0]["token"])
    await red.do("concede")
    await red.close()


def raw(server: Server, path: str, body: object) -> tuple[int, bytes, dict[str, str]]:
    import httpx

    answer = httpx.Client().build_request("POST", server.address + path, json=body)
    answer.headers["accept-encoding"] = "gzip"
    with httpx.Client() as client:
        got = client.send(answer, stream=True)
        data = b"".join(got.iter_raw())
        return got.status_code, data, {k.lower(): v for k, v in got.headers.items()}


def test_finding_12_the_rulebook_is_packed_once(server: Server) -> None:
    from weald.table.http import packed_rulebook

    assert packed_rulebook("ironwood", "en") is packed_rulebook("ironwood", "en")
    assert server.get("/api/rules/ironwood")["game"] == "ironwood"


def test_a_table_wakes_though_an_ai_cannot_be_told_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with what a program would be given to think about: people can come in, and are told."""

    def broken(*_: object) -> World:
        raise NotOffered("a", ["b"])

    async def scene() -> None:
        async with house(tmp_path, pace=0.0, preload=("tests.table.toy_known",)) as hub:
            table, red = await with_ai(hub)
            await until(lambda: any(d.seat == 0 for d in table.play.match.open))
            await leave(table, red)
            await table.do(table.sleep)
            monkeypatch.setattr(autoplay, "pack", broken)
            table = await hub.wake(table.id)
            red = await enter(table, 0)
            while table.trouble is None:
                if any(d.seat == 0 for d in table.play.match.open):
                    await choose(table, red)
                await asyncio.sleep(0.01)
            assert "ai-failed" in str(received(red))

    asyncio.run(scene())
