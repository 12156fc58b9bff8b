"""Answers made at the same time: whatever a seat answers, nobody else receives a byte that depends on it before all are in."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from typing import Any

from tests.table.harness import PATIENCE, Client, Server

PASSING = ("left", "running", "re")  # clocks, and the number of one's own request


def timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: timeless(inner) for key, inner in value.items() if key not in PASSING}
    return [timeless(inner) for inner in value] if isinstance(value, list) else value


def waits_for(client: Client, seat: int) -> bool:
    return seat in client.view["waiting"]


def all_here(client: Client) -> bool:
    return client.table["watchers"] == 1 and all(seat["present"] for seat in client.table["seats"])


def answered(client: Client, number: int) -> bool:
    return all(decision["number"] != number for decision in client.decisions)


async def told(server: Server, made: dict[str, Any], client: Client, token: str, since: int) -> list[Any]:
    """Everything a viewer received, and everything it gets when it asks: the position, the log, the record."""
    number = client.view["number"]
    await client.do("history", number=number)
    await client.do("history", number=max(0, number - 1))
    record = server.request("GET", f"/api/tables/{made['id']}/record", None, token)[1]
    return [timeless(json.loads(text)) for text in client.received[since:]] + [record]


async def compared(
    server: Server, made: dict[str, Any], one: Client, others: dict[str, Client], decision: dict[str, Any]
) -> None:
    """Answer in two ways, each taken back: the others cannot tell one from the other."""
    heard: list[list[list[Any]]] = []
    for option in decision["options"][:2]:
        since = [len(client.received) for client in others.values()]
        await one.do("choose", number=decision["number"], option=option["id"])
        heard.append(
            [
                await told(server, made, client, token, start)
                for (token, client), start in zip(others.items(), since, strict=True)
            ]
        )
        await one.do("undo")
        await one.asked()
        for client in others.values():
            await client.wait(partial(waits_for, client, decision["seat"]))
    assert heard[0] == heard[1]
    assert all(len(texts) > 3 for texts in heard[0])


def test_no_answer_can_be_read_before_all_are_in(server: Server) -> None:
    async def scene() -> list[str]:
        seats = [{"side": side, "kind": "me"} for side in ("mad_hatter", "queen_of_hearts", "cheshire_cat")]
        made = server.post("/api/tables", {"game": "wonderland", "seats": seats})
        tokens = [key["token"] for key in made["seats"]]
        clients = [await server.sit(made["id"], token) for token in tokens]
        watcher = await server.sit(made["id"], made["watch"])
        for client in (*clients, watcher):  # what is told of their coming has come
            await client.wait(partial(all_here, client))
        rng = random.Random(11)
        checked: list[str] = []
        for _ in range(900):
            if checked.count("draw-or-halt") == 6:
                break
            await asyncio.wait_for(first_asked(clients), PATIENCE)
            one = next(client for client in clients if client.decisions)
            decision = one.decisions[0]
            if len(one.view["waiting"]) > 1 and len(decision["options"]) > 1:
                others = {t: c for t, c in zip(tokens, clients, strict=True) if c is not one} | {made["watch"]: watcher}
                await compared(server, made, one, others, decision)
                checked.append(decision["prompt"])
            option = rng.choice(decision["options"])["id"]
            await one.ask("choose", number=decision["number"], option=option)
            await one.wait(partial(answered, one, decision["number"]))
            for client in (*clients, watcher):  # what is told of it has come, too
                await client.wait(partial(went_on, client, decision))
        for client in (*clients, watcher):
            await client.close()
        return checked

    checked = asyncio.run(scene())
    assert checked.count("draw-or-halt") == 6
    assert checked.count("keep-quest") == 2  # the third answer reveals


def went_on(client: Client, decision: dict[str, Any]) -> bool:
    view = client.view
    later: bool = view["number"] > decision["number"] or decision["seat"] not in view["waiting"]
    return later


async def first_asked(clients: list[Client]) -> None:
    while not any(client.decisions for client in clients) and not clients[0].view["over"]:
        await asyncio.sleep(0.005)
