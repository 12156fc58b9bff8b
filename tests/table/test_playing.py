"""Two people at a table, over the wire."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import weald
from tests.table.harness import Client, Server


async def two(server: Server, **more: Any) -> tuple[dict[str, Any], Client, Client]:
    made = server.table(**more)
    red, blue = (key["token"] for key in made["seats"])
    return made, await server.sit(made["id"], red), await server.sit(made["id"], blue)


def test_a_whole_game(server: Server) -> None:
    async def scene() -> None:
        made, red, blue = await two(server)
        watcher = await server.sit(made["id"], made["watch"])
        await asyncio.gather(red.play(0), blue.play(1))
        await watcher.wait(lambda: watcher.view["over"])
        assert red.view["result"] == blue.view["result"] == watcher.view["result"]
        assert red.logs[0] == blue.logs[1] == watcher.logs[None]  # everything is revealed
        record = server.get(f"/api/tables/{made['id']}/record")
        match = weald.replay(record)
        assert match.result == red.view["result"]
        for client in (red, blue, watcher):
            await client.close()

    asyncio.run(scene())


def test_against_the_random_seat(server: Server) -> None:
    async def scene() -> None:
        made = server.table(blue="ai")
        red = await server.sit(made["id"], made["seats"][0]["token"])
        await red.play()
        assert red.view["over"]
        await red.close()

    asyncio.run(scene())


def test_a_hot_seat_holds_both(server: Server) -> None:
    async def scene() -> None:
        made = server.table()
        both = await server.sit(made["id"], *(key["token"] for key in made["seats"]))
        await both.wait(lambda: set(both.views) == {0, 1})
        assert (await both.fails("undo"))["code"] == "which-seat"
        await both.play()
        assert both.views[0]["over"]
        assert both.views[1]["over"]
        await both.close()

    asyncio.run(scene())


@pytest.mark.parametrize("side", [0, 1])
def test_a_second_seat_is_taken_on_the_same_socket(server: Server, side: int) -> None:
    async def scene() -> None:
        made = server.table()
        one = await server.sit(made["id"], made["seats"][side]["token"])
        await one.do("sit", token=made["seats"][1 - side]["token"])
        assert set(one.views) == {0, 1}
        assert (await one.fails("sit", token="x" * 32))["code"] == "bad-token"
        await one.close()

    asyncio.run(scene())
