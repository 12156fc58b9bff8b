"""How letters are sent: each once, by whichever process; tried again; never into our own network. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.table.inside import Clock, house, leave, two_at, until
from tests.table.post import Listener, both_choose, hooked, look, put, queue, waiting
from tests.table.post import closed_office as closed_office
from tests.table.test_accounts_inside import member
from tests.table.test_push import subscription
from weald.table import bodies, seating, webhook
from weald.table.hub import Hub
from weald.table.letters import hooks, office, rows, targets, wishes
from weald.table.letters.bodies import NewTarget
from weald.table.letters.schema import TARGETS
from weald.table.letters.words import Scene, texts, words
from weald.table.limiter import Buckets
from weald.table.rows import milliseconds
from weald.table.webhook import Call

BOTH_DATABASES = {
    "test_each_is_sent_once_by_several_processes",
    "test_what_fails_is_tried_again_with_growing_pauses",
    "test_what_a_dead_process_held_is_sent_by_another",
}


# --- how it is sent -----------------------------------------------------------------------------------------


def test_each_is_sent_once_by_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three offices on one database at once (on a file: three that look at the same time)."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            net = Listener(monkeypatch)
            others = [Hub(hub.settings) for _ in range(2)] if not hub.store.sqlite else []
            for other in others:
                await other.open()
            ada = await member(hub, "Ada")
            await hooked(hub, ada)
            await put(hub, *(rows.letter("over", None, None, i, 1, ada, data={"n": i}) for i in range(60)))
            offices = [one.office for one in (hub, *others)] if others else [hub.office] * 3
            for one in offices:
                one.called = Buckets(1000, 1000)

            async def work(one: office.Office) -> int:
                done = 0
                while found := await one.look():
                    done += found
                return done

            done = await asyncio.gather(*(work(one) for one in offices))
            assert sum(done) == 120  # each sorted and sent
            assert len(net.heard) == 60
            assert await waiting(hub) == []
            for other in others:
                await other.close()

    asyncio.run(scene())


def test_what_fails_is_tried_again_with_growing_pauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch, *[500] * 20)
            ada = await member(hub, "Ada")
            await hooked(hub, ada)
            await put(hub, rows.letter("over", None, None, 0, 1, ada))
            await look(hub, clock, 0)
            pauses = []
            while await waiting(hub):
                (one,) = [one for one in await queue(hub) if one.sent is None]
                pauses.append(one.due - milliseconds())
                assert await look(hub, clock, pauses[-1] / 1000 - 1) == 0
                assert await look(hub, clock, 1) == 1
            assert pauses == [1000 * pause for pause in office.PAUSES]
            assert len(net.heard) == len(office.PAUSES) + 1
            assert hub.metrics.letters["hook", "given-up"] == 1

    asyncio.run(scene())


def test_what_a_dead_process_held_is_sent_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada = await member(hub, "Ada")
            await hooked(hub, ada)
            await put(hub, rows.letter("over", None, None, 0, 1, ada))
            async with hub.store.transaction() as connection:  # somebody takes it and is never heard of again
                assert len(await hub.office._take(connection, sa.true(), 10)) == 1
            assert await look(hub, clock, 0) == 0
            assert await look(hub, clock, 61) == 2
            assert len(net.heard) == 1

    asyncio.run(scene())


def test_one_host_is_not_hammered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada = await member(hub, "Ada")
            await hooked(hub, ada)
            await put(hub, *(rows.letter("over", None, None, i, 1, ada, data={"n": i}) for i in range(60)))
            await look(hub, clock, 0)
            assert len(net.heard) == 30
            assert all(one.tries == 0 for one in await queue(hub))  # waiting is no failure
            for _ in range(20):
                await look(hub, clock, 5)
            assert len(net.heard) == 60

    asyncio.run(scene())


def test_what_one_does_not_want_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada = await member(hub, "Ada")
            await hooked(hub, ada, off=["over"])
            await put(hub, rows.letter("over", None, None, 0, 1, ada), rows.letter("rematch", None, None, 0, 1, ada))
            await look(hub, clock, 0)
            assert [said["event"] for said in net.bodies()] == ["rematch"]

    asyncio.run(scene())


def test_quiet_hours_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada = await member(hub, "Ada")
            hour = milliseconds() // 3_600_000 % 24
            await hooked(hub, ada, quiet=wishes.Quiet(hour, (hour + 2) % 24))
            await put(hub, rows.letter("over", None, None, 0, 1, ada))
            assert await look(hub, clock, 0) == 1
            assert net.heard == []
            (one,) = [one for one in await queue(hub) if one.sent is None]
            assert one.due // 3_600_000 % 24 == (hour + 2) % 24
            await look(hub, clock, 2 * 3600 + 1)
            assert len(net.heard) == 1

    asyncio.run(scene())


def test_a_browser_that_has_unsubscribed_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch, 410)
            ada = await member(hub, "Ada")
            async with hub.store.transaction() as connection:
                await targets.add(connection, targets.read(subscription("https://push.example/x")[0], ada, None, None))
            await put(hub, rows.letter("over", None, None, 0, 1, ada))
            await look(hub, clock, 0)
            assert len(net.heard) == 1
            async with hub.store.engine.connect() as connection:
                assert list(await connection.execute(sa.select(TARGETS))) == []
            assert await waiting(hub) == []

    asyncio.run(scene())


def test_old_letters_are_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock = Clock(monkeypatch)
            ada = await member(hub, "Ada")
            await put(hub, rows.letter("over", None, None, 0, 1, ada))
            await look(hub, clock, 0)
            assert len(await queue(hub)) == 1
            clock.now += 8 * 86_400
            await hub.office._throw_away()
            assert await queue(hub) == []

    asyncio.run(scene())


def test_our_own_network_is_not_called_whatever_the_way(tmp_path: Path) -> None:
    """The guard of webhooks holds for browsers' push services, too."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            for address in (
                "http://127.0.0.1:9/x",
                "http://169.254.169.254/latest",
                "http://localhost/",
            ):
                push_to = targets.read(subscription(address)[0], "a", None, None)
                hook_to = targets.read(NewTarget("hook", address), "a", None, None)
                for target in (push_to, hook_to):
                    answer = await hub.office.deliver(target, Scene("test"), "x")
                    assert (answer.ok, answer.status) == (False, 0)
                    assert "private" in answer.problem

    asyncio.run(scene())


def test_a_header_has_one_line() -> None:
    async def scene() -> None:
        answer = await webhook.send(Call("http://127.0.0.1:9/", b"", {"Authorization": "Bearer x\r\nHost: evil"}), True)
        assert not answer.ok

    asyncio.run(scene())


def test_a_seat_without_an_account_is_told_until_somebody_else_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            table, red, _ = await two_at(hub)
            async with hub.store.transaction() as connection:
                hook = targets.read(NewTarget("hook", "https://seat.example/"), None, table.id, 0)
                await targets.add(connection, hook)
            table.told.add(0)
            await leave(table, red)
            await until(lambda: hub.store.waiting == 0)
            await look(hub, clock)
            assert [said["seat"] for said in net.bodies()] == [0]
            stored = await hub.store.load(table.id)
            assert stored is not None
            assert stored.told == [0]
            await table.do(lambda: seating.rekey(table, 0))
            assert table.told == set()
            async with hub.store.engine.connect() as connection:
                assert list(await connection.execute(sa.select(TARGETS))) == []

    asyncio.run(scene())


# --- templates ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "template", "address"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord", "https://discord.com/api/webhooks/1/x"),
        ("https://hooks.slack.com/services/x", "slack", "https://hooks.slack.com/services/x"),
        ("https://ntfy.sh/topic", "ntfy", "https://ntfy.sh/topic"),
        ("slack+https://mattermost.example/hooks/x", "slack", "https://mattermost.example/hooks/x"),
        ("https://m.example/_matrix/client/v3/rooms/!r:x/send/m.room.message", "matrix", "https://m.example/_matrix/client/v3/rooms/!r:x/send/m.room.message"),
        ("https://bridge.example/?to=discord.com", "json", "https://bridge.example/?to=discord.com"),
        ("json+https://ntfy.sh/topic", "json", "https://ntfy.sh/topic"),
    ],
)  # fmt: skip
def test_who_listens(url: str, template: str, address: str) -> None:
    assert hooks.read(url) == (template, address)


def test_each_is_told_in_its_own_form() -> None:
    scene = Scene("turn", "T", "root", "<!channel> @everyone", "marquise", 0, "Ada", data={"number": 7})
    said = words(scene, "en", "https://w.example")
    assert said.text == "Your turn: Root, <!channel> @everyone, Marquise."

    def sent(template: str, url: str) -> tuple[str, str, dict[str, Any], dict[str, str]]:
        made = hooks.call(template, url, scene, said, "abc")
        return made.method, made.url, msgspec.json.decode(made.body), made.headers

    _, url, body, _ = sent("ntfy", "https://ntfy.example/base/topic")
    assert (url, body["topic"], body["click"]) == ("https://ntfy.example/base", "topic", "https://w.example/t/T")
    _, _, body, _ = sent("slack", "https://s.example/")
    assert "<!channel>" not in body["text"]
    assert "&lt;!channel&gt;" in body["text"]
    _, _, body, _ = sent("discord", "https://d.example/")
    assert body["allowed_mentions"] == {"parse": []}
    method, url, body, headers = sent(
        "matrix", "https://m.example/_matrix/client/v3/rooms/!r:x/send/m.room.message?access_token=T%20K&x=1"
    )
    assert (method, headers) == ("PUT", {"Authorization": "Bearer T K"})
    assert url == "https://m.example/_matrix/client/v3/rooms/!r:x/send/m.room.message/abc?x=1"
    assert body["msgtype"] == "m.text"
    method, url, body, _ = sent("matrix", "https://bridge.example/hook")
    assert (method, body) == ("POST", {"text": f"{said.text} {said.link}"})
    _, _, body, _ = sent("json", "https://j.example/")
    assert body == {
        "event": "your-turn", "table": "T", "game": "root", "seat": 0, "side": "marquise", "name": "Ada", "number": 7,
        "link": "https://w.example/t/T",
    }  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_event_has_its_words(lang: str) -> None:
    for event in (*wishes.EVENTS, "test"):
        for winners in ([], [0], [1]):
            said = words(Scene(event, "T", "ironwood", "", "ironclad", 0, "Ada", winners), lang, "https://w.example")
            assert "tell-" not in said.text
            assert "{" not in said.text
    assert texts(lang).problems == []


def test_a_table_still_may_have_a_webhook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            table, red, blue = await two_at(hub, webhook="slack+https://hook.example/x")
            await both_choose(table, red, blue)
            await look(hub, clock, 0)
            assert len(net.heard) >= 1
            assert all(list(said) == ["text"] for said in net.bodies())
            with pytest.raises(Exception, match="http"):
                await hub.create(bodies.CreateTable("toy", webhook="slack+ftp://hook.example"), "here")

    asyncio.run(scene())
