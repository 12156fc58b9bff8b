"""At the socket: no answer reaches another seat before all are in, and no hidden card is ever sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.harness import PATIENCE, Client, Server
from tests.table.test_hidden import assert_nothing_told
from weald.testing import rule

SIDES = ["alice", "mad_hatter", "jabberwock"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # The table answers no forced secret for anybody: the tests answer everything themselves.
    running = Server(tmp_path_factory.mktemp("wonderland") / "weald.db", pause=[3600.0, 0.0])
    yield running
    running.stop()


async def sit_down(server: Server) -> tuple[str, list[Client], Client]:
    seats = [{"side": side, "kind": "me"} for side in SIDES]
    made = server.post("/api/tables", {"game": "wonderland", "seats": seats, "concession": "end"})
    clients = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
    return made["id"], clients, await server.sit(made["id"], made["watch"])


def shown(client: Client) -> dict[str, Any]:
    return {k: v for k, v in client.view.items() if k != "waiting"}


async def answer(client: Client, rng: random.Random) -> str:
    decision = await client.asked()
    assert decision is not None
    option = str(rng.choice(decision["options"])["id"])
    done = await client.ask("choose", number=decision["number"], option=option)
    assert done["type"] != "error", done
    return option


@rule("wonderland", "1.6.5", "8.6.4", "7.4.3")
def test_sealed_answers_at_the_socket(server: Server) -> None:
    async def scene() -> None:
        _, clients, watcher = await sit_down(server)
        rng = random.Random(4)
        checked = 0
        while checked < 6:
            number = clients[0].view["number"]
            waiting = list(clients[0].view["waiting"])
            await asyncio.gather(
                *(c.wait(lambda c=c, n=number: c.view["number"] == n) for c in (*clients, watcher))  # type: ignore[misc]
            )
            if len(waiting) < 2:
                await answer(clients[waiting[0]], rng)
            else:
                rng.shuffle(waiting)  # arrival order is as it comes
                first = clients[waiting[0]]
                others = [c for c in (*clients, watcher) if c is not first]
                before = [(shown(c), len(c.log)) for c in others]
                await answer(first, rng)
                for client in others:  # a round trip: whatever was to be sent has been sent
                    await client.ask("history", number=number)
                assert [(shown(c), len(c.log)) for c in others] == before
                checked += 1
                for seat in waiting[1:]:
                    await answer(clients[seat], rng)
            await clients[0].wait(lambda n=number: clients[0].view["number"] > n or clients[0].view["over"])  # type: ignore[misc]
        for client in (*clients, watcher):
            await client.close()

    asyncio.run(scene())


@rule("wonderland", "1.6.4", "1.6.7")
def test_no_hidden_card_is_ever_sent(server: Server) -> None:
    async def scene() -> None:
        table, clients, watcher = await sit_down(server)
        rng = random.Random(8)
        made = 0
        while made < 110:  # a question may be gone by the time it is answered
            async with asyncio.timeout(PATIENCE):
                while not any(c.decisions for c in clients):
                    await asyncio.sleep(0.01)
            asked = next(c for c in clients if c.decisions)
            decision = asked.decisions[0]
            option = rng.choice(decision["options"])["id"]
            answer = await asked.ask("choose", number=decision["number"], option=option)
            made += answer["type"] != "error"
        await clients[0].ask("concede")
        await asyncio.gather(*(c.wait(lambda c=c: c.view["over"]) for c in (*clients, watcher)))  # type: ignore[misc]
        record = server.get(f"/api/tables/{table}/record")
        for seat, client in enumerate(clients):
            assert assert_nothing_told(client, seat, record) > 20
        assert assert_nothing_told(watcher, None, record) > 20
        for client in (*clients, watcher):
            await client.close()

    asyncio.run(scene())
