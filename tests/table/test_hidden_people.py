"""Nothing tells a viewer what it may not know where people with accounts play, talk, get mails, look back and ask for records."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from tests.table.harness import Client, Server
from tests.table.mailbox import mail_server, text
from tests.table.test_hidden import (
    SPOKEN,
    assert_nothing_told,
    assert_same_elsewhere,
    ever_seen,
    names_of,
    opened,
    some_play,
)
from tests.table.test_mail import with_email
from tests.table.visitor import Visitor, run

SIDES = ["alliance", "eyrie", "vagabond"]
HIDDEN = "alliance.supporters alliance.hand eyrie.hand vagabond.hand common.deck common.quest-deck"
PARTS, MOVES = 3, 12  # somebody says something after each part; choices of each player in a part


def cards_in(said: str, record: str) -> set[str]:
    cards = set(names_of(opened(record))) - SPOKEN["root"]
    words = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, cards), key=len, reverse=True)) + r")\b")
    return set(words.findall(said))


async def play_and_talk(clients: list[Client], watcher: Client) -> None:
    for part in range(PARTS):
        await clients[part].do("chat", text=f"part {part}, said at the table")
        await watcher.do("chat", text=f"part {part}, said by who looks on", name="Eva")
        players = [asyncio.create_task(some_play(client, MOVES)) for client in clients]
        await asyncio.wait(players, return_when="FIRST_COMPLETED")
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


def pages(who: Visitor, table: str) -> list[str]:
    """What an account is told of its games beside the line: lists, notices, the record of a game that runs."""
    asked = ["/api/account/games", "/api/account/notices", f"/api/tables/{table}", "/api/tables"]
    record = who.get(f"/api/tables/{table}/record")
    assert "seed" not in record
    # Who looks on could replay it, if it were whole.
    assert who.request("POST", "/api/replay", record.encode(), headers={"content-type": "text/plain"})[0] >= 400
    return [record, *(str(who.get(path)) for path in asked)]


def test_every_byte_among_people(tmp_path: Path) -> None:
    with mail_server() as (box, mail):
        server = Server(tmp_path / "weald.db", mail=mail)
        people = [with_email(server, box, name, f"{name.lower()}@home.example") for name in ("Ada", "Bob", "Cyd")]
        for who in people:
            who.post("/api/account/notices", {"mail": "each"})
        seats = [{"side": side, "kind": "open" if n else "me"} for n, side in enumerate(SIDES)]
        wish: dict[str, Any] = {"game": "root", "seats": seats, "chat": "everybody", "concession": "end"}
        made = people[0].post("/api/tables", wish | {"clock": None, "name": "Tea"})
        table = made["id"]
        for seat in (1, 2):
            people[seat].post(f"/api/tables/{table}/join", {"seat": seat, "name": ""})
        told: list[list[str]] = []

        async def scene() -> tuple[list[Client], Client, str]:
            clients = [await who.sit(table) for who in people]
            watcher = await server.sit(table, made["watch"])
            await play_and_talk(clients, watcher)
            told.extend(await asyncio.to_thread(lambda: [pages(who, table) for who in people]))
            away = clients.pop()  # a mail says how it ended
            await away.close()
            await clients[0].do("concede")
            await asyncio.gather(*(c.wait(lambda c=c: c.view["over"]) for c in (*clients, watcher)))  # type: ignore[misc]
            return [*clients, away], watcher, server.get(f"/api/tables/{table}/record")

        clients, watcher, record = asyncio.run(scene())
        run(server, "UPDATE letters SET due = 0 WHERE sent IS NULL")
        mails: list[EmailMessage] = box.wait(1)
        differed: set[str] = set()
        for seat, client in enumerate(clients):
            assert [m["type"] for m in client.messages].count("chat") >= 2 * PARTS - 1
            assert assert_nothing_told(client, seat, record) > 20
            differed |= assert_same_elsewhere(client, seat, record)
            for page in told[seat]:
                assert cards_in(page, record) <= ever_seen(record, seat)[-1], page
        assert assert_nothing_told(watcher, None, record) > 20
        for wanted in HIDDEN.split():
            assert any(zone.startswith(wanted) for zone in differed), f"{wanted} was never hidden: {sorted(differed)}"
        for one in mails:
            assert not cards_in(f"{one['subject']}\n{text(one)}", record), text(one)
        assert server.stop() in {0, -15}
