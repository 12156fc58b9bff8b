"""What people write to each other at a table: who may, who reads it, what stays, and where the rules of a game forbid it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.harness import Server
from tests.table.inside import Clock, enter, house, leave, received, two_at, viewer_of
from tests.table.test_talk import to_the_choice
from weald.table import bodies, wire
from weald.table.chat.room import AT_ONCE, KEPT
from weald.table.hub import Hub
from weald.table.live import LiveTable
from weald.table.people.schema import REPORTS
from weald.table.socket import carry_out
from weald.table.viewer import Refused, Viewer

BOTH_DATABASES = {
    "test_what_is_said_reaches_everybody_and_stays",
    "test_a_line_is_taken_away_by_its_writer_and_by_the_host",
    "test_a_complaint_reaches_the_desk",
    "test_who_blocked_somebody_does_not_hear_them",
}


async def do(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    await table.do(partial(carry_out, table, viewer, message))


async def refused(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> Refused:
    with pytest.raises(Refused) as problem:
        await do(table, viewer, message)
    return problem.value


def heard(viewer: Viewer) -> list[tuple[int | None, str]]:
    """Who said what, since we last listened."""
    said = [message for message in received(viewer) if message["type"] == "chat"]
    return [(line["seat"], line["text"]) for message in said for line in message["lines"]]


async def talkative(hub: Hub, chat: str = "players", **wish: Any) -> tuple[LiveTable, Viewer, Viewer]:
    table, red, blue = await two_at(hub, chat=chat, **wish)
    for viewer in (red, blue):
        received(viewer)
    return table, red, blue


def test_what_is_said_reaches_everybody_and_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await talkative(hub)
            watcher = await enter(table)
            await do(table, red, wire.Chat(text="hello  \n there \u202e"))
            await do(table, blue, wire.Chat(text="ahoj"))
            both = [(0, "hello there"), (1, "ahoj")]
            assert heard(red) == heard(blue) == heard(watcher) == both
            again = await enter(table, 0)
            assert heard(again) == both
            await do(table, red, wire.Chat(text=" \u200b \n"))  # nothing to say
            assert heard(blue) == []
            id = table.id
        async with house(tmp_path) as hub:
            table = await hub.wake(id)
            assert heard(await enter(table, 1)) == both
            late = await enter(table, 0)
            await do(table, late, wire.Chat(text="still here"))
            assert heard(await enter(table, 1))[-1] == (0, "still here")

    asyncio.run(scenario())


def test_off_unless_the_table_was_made_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            assert "chat" not in [message["type"] for message in received(red)]
            problem = await refused(table, red, wire.Chat(text="hello"))
            assert (problem.code, problem.args_["why"]) == ("not-allowed", "chat-off")
            # The host of the table opens it for all, and closes it again.
            await do(table, red, wire.SetChat(chat="everybody"))
            assert table.info().chat == "everybody"
            watcher = await enter(table)
            received(watcher)
            await do(table, watcher, wire.Chat(text="nice move", name="Eva"))
            said = next(message for message in received(red)[::-1] if message["type"] == "chat")
            assert [(line["seat"], line["name"], line["text"]) for line in said["lines"]] == [
                (None, "Eva", "nice move")
            ]
            assert (await refused(table, watcher, wire.SetChat(chat="off"))).code == "not-allowed"
            await do(table, red, wire.SetChat(chat="off"))
            assert (await refused(table, watcher, wire.Chat(text="hm"))).code == "not-allowed"

    asyncio.run(scenario())


def test_who_looks_on_writes_only_where_everybody_may(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, _, _ = await talkative(hub, "players")
            watcher = await enter(table)
            assert (await refused(table, watcher, wire.Chat(text="hm"))).code == "not-seated"

    asyncio.run(scenario())


def test_nobody_floods_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await talkative(hub, "everybody")
            for i in range(AT_ONCE):
                await do(table, red, wire.Chat(text=f"{i}"))
            assert (await refused(table, red, wire.Chat(text="more"))).code == "too-fast"
            await do(table, blue, wire.Chat(text="others may"))
            clock.now += 2.0
            await do(table, red, wire.Chat(text="more"))
            # Of one address no more than so many at all tables together.
            watchers = [await enter(table) for _ in range(3)]
            for viewer in watchers:
                viewer.address = "there"
            for i in range(AT_ONCE):
                await do(table, watchers[i % 3], wire.Chat(text=f"{i}"))
            assert (await refused(table, watchers[0], wire.Chat(text="more"))).code == "too-fast"

    clock = Clock(monkeypatch)
    asyncio.run(scenario())


def test_only_the_latest_lines_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await talkative(hub)
            for i in range(KEPT + 3):
                clock.now += 2.0
                await do(table, red, wire.Chat(text=f"{i}"))
            assert [text for _, text in heard(await enter(table))] == [str(i) for i in range(3, KEPT + 3)]

    clock = Clock(monkeypatch)
    asyncio.run(scenario())


def test_a_line_is_taken_away_by_its_writer_and_by_the_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await talkative(hub)
            for text in ("one", "two", "three"):
                await do(table, blue, wire.Chat(text=text))
            await do(table, red, wire.Chat(text="mine"))
            received(blue)
            await do(table, blue, wire.RemoveChat(n=1))  # one's own
            await do(table, red, wire.RemoveChat(n=0))  # the host's right
            assert [m["n"] for m in received(blue) if m["type"] == "chat-removed"] == [1, 0]
            assert (await refused(table, blue, wire.RemoveChat(n=3))).code == "not-allowed"
            assert (await refused(table, blue, wire.RemoveChat(n=1))).code == "not-found"
            id = table.id
        async with house(tmp_path) as hub:
            table = await hub.wake(id)
            again = await enter(table, 1)
            assert heard(again) == [(1, "three"), (0, "mine")]
            await do(table, again, wire.Chat(text="numbers go on"))
            assert table.chat.count == 5

    asyncio.run(scenario())


def test_a_complaint_reaches_the_desk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await talkative(hub)
            blue.address = "192.0.2.7"
            await do(table, blue, wire.Chat(text="something nasty"))
            await do(table, red, wire.ReportChat(n=0, words="please look"))
            await do(table, blue, wire.RemoveChat(n=0))  # that does not help them
            async with hub.store.engine.connect() as connection:
                (report,) = list(await connection.execute(sa.select(REPORTS)))
            assert (report.said, report.words, report.seat, report.address) == (
                "something nasty",
                "please look",
                1,
                "192.0.2.7",
            )
            assert (report.reason, report.table_id, report.done) == ("chat", table.id, False)

    asyncio.run(scenario())


def test_who_blocked_somebody_does_not_hear_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await talkative(hub)
            table.chairs[1].account = None
            deaf = viewer_of()
            deaf.blocked = frozenset({"ada"})
            await table.do(lambda: table.enter(deaf))
            lines = await table.chat._read()
            await do(table, blue, wire.Chat(text="by nobody in particular"))
            assert heard(deaf) == [(1, "by nobody in particular")]
            lines[0] = lines[0].__class__(0, 0, 1, "Ada", "ada", "by Ada")
            again = viewer_of()
            again.blocked = frozenset({"ada"})
            await table.do(lambda: table.enter(again))
            assert heard(again) == []
            assert heard(await enter(table)) == [(1, "by Ada")]
            await leave(table, red)

    asyncio.run(scenario())


def test_a_rematch_keeps_the_rule(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await talkative(hub, "everybody")
            await table.do(lambda: table.concede_match(0, "player"))
            await do(table, red, wire.Rematch(re=1))
            (again,) = [other for other in hub.tables.values() if other is not table]
            assert again.info().chat == "everybody"

    asyncio.run(scenario())


def test_defenders_talk_by_ready_made_sentences_alone(server: Server) -> None:
    """5.1.1, 5.1.2: silence while defenders are chosen, and nothing specific about hands after it. When it is over all may talk."""
    seats = [{"side": side, "kind": "me", "name": side} for side in ("order", "sect")]
    made: dict[str, Any] = server.post("/api/tables", {"game": "defenders", "seats": seats, "chat": "everybody"})

    async def scene() -> None:
        order, sect = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        watcher = await server.sit(made["id"], made["watch"])
        assert order.table["silence"] == {"why": "ready-made", "rule": "5.1.2"}
        await to_the_choice([order, sect])
        assert order.table["silence"] == {"why": "silence", "rule": "5.1.1"}
        for one in (order, watcher):
            answer = await one.fails("chat", text="I have forests", name="Eva")
            assert (answer["code"], answer["args"]) == ("not-allowed", {"why": "silence", "rule": "5.1.1"})
        for one in (order, sect):
            decision = await one.asked()
            assert decision is not None
            await one.do("choose", number=decision["number"], option=decision["options"][0]["id"])
        await order.wait(lambda: order.view["position"]["talk"]["free"])
        for one in (order, watcher):
            answer = await one.fails("chat", text="I have forests", name="Eva")
            assert (answer["code"], answer["args"]) == ("not-allowed", {"why": "ready-made", "rule": "5.1.2"})
        await order.do("concede")
        await sect.wait(lambda: sect.view["over"])
        assert sect.table["silence"] is None
        await order.do("chat", text="I had forests")
        await watcher.wait(lambda: any(m["type"] == "chat" and m["lines"] for m in watcher.messages))
        for one in (order, sect, watcher):
            await one.close()

    asyncio.run(scene())


def test_alone_among_defenders_nobody_minds(tmp_path: Path) -> None:
    """5.1.7"""

    async def scenario() -> None:
        async with house(tmp_path) as hub:
            wish = bodies.CreateTable("defenders", [bodies.SeatWish("order-council", "me")], chat="everybody")
            table = await hub.wake((await hub.create(wish, "here")).id)
            assert table.info().silence is None
            await do(table, await enter(table, 0), wire.Chat(text="hm"))

    asyncio.run(scenario())
