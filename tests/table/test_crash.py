"""Power cuts: whatever was acknowledged is there afterwards, and nothing else differs."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.table import toygame
from tests.table.harness import Client, QuickServer, Server
from weald.match import begin
from weald.table.rows import Stored
from weald.table.store import Store
from weald.table.stored_match import restore

KILLS = 50
TABLES = 3
CHOICES = 8  # acknowledged between two cuts, on average
Acknowledged = list[tuple[int, int, str]]  # number, seat, option


async def play_on(client: Client, acknowledged: Acknowledged, rng: random.Random) -> None:
    """Choose until the line breaks; note what was confirmed."""
    try:
        while True:
            decision = await client.asked()
            if decision is None:
                return
            option = rng.choice(decision["options"])["id"]
            answer = await client.ask("choose", number=decision["number"], option=option)
            if answer["type"] == "done":
                acknowledged.append((decision["number"], decision["seat"], option))
    except (ConnectionClosed, ConnectionError, TimeoutError, OSError):
        pass


async def one_life(
    server: Server, tables: list[dict[str, Any]], acknowledged: list[Acknowledged], rng: random.Random
) -> list[dict[str, Any]]:
    """Play on all tables until the server is killed; returns what each first seat saw last."""
    clients = []
    for made in tables:
        for key in made["seats"]:
            clients.append(await server.sit(made["id"], key["token"]))
    enough = sum(map(len, acknowledged)) + rng.randrange(2 * CHOICES)
    players = [asyncio.create_task(play_on(client, acknowledged[i // 2], rng)) for i, client in enumerate(clients)]
    while sum(map(len, acknowledged)) < enough and not all(player.done() for player in players):
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0.0, 0.02))  # wherever the server happens to be by then
    server.kill()
    await asyncio.gather(*players)
    last = [clients[2 * i].view for i in range(len(tables))]
    await asyncio.gather(*(client.close() for client in clients))
    return last


async def stored(db: Path, tables: list[dict[str, Any]]) -> list[Stored]:
    store = Store(f"sqlite+aiosqlite:///{db}")
    out = []
    for made in tables:
        found = await store.load(made["id"])
        assert found is not None
        out.append(found)
    await store.engine.dispose()
    return out


def check(found: Stored, acknowledged: Acknowledged, last: dict[str, Any]) -> None:
    written = {(row.number, row.seat, row.text) for row in found.log}
    assert set(acknowledged) <= written
    assert [row.seq for row in found.log] == list(range(len(found.log)))
    play = restore(found, whole=True)  # proves every checkpoint's hash on the way
    assert play.notice is None
    quick = restore(found)
    assert quick.match.hash() == play.match.hash()
    # The same choices made by hand give the same position.
    table = found.table
    match = begin(toygame.GAME, table.sides, table.seed, table.options)
    for row in found.log:
        match.choose(row.text, row.seat)
    assert match.hash() == play.match.hash()
    # What the player saw before the cut is what the record says of that moment.
    then = play.match.at(last["number"]).view(0)
    for key in ("position", "zones", "round", "number"):
        assert then[key] == last[key]


def test_fifty_power_cuts(tmp_path: Path) -> None:
    db = tmp_path / "weald.db"
    rng = random.Random(2026)
    settings: dict[str, Any] = {"pause": [0.0, 0.005], "checkpoint_every": 20}
    server = QuickServer(db, **settings)
    tables = [server.table(options={"rounds": 200}) for _ in range(TABLES)]
    acknowledged: list[Acknowledged] = [[] for _ in tables]
    for kill in range(KILLS):
        last = asyncio.run(one_life(server, tables, acknowledged, rng))
        for found, mine, view in zip(asyncio.run(stored(db, tables)), acknowledged, last, strict=True):
            check(found, mine, view)
        if kill < KILLS - 1:
            server = QuickServer(db, **settings)
    print(f"{KILLS} power cuts, {sum(map(len, acknowledged))} choices acknowledged, none lost")
