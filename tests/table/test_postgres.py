"""What is different where the database is a server of its own."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.table import databases, toygame
from tests.table.harness import PATIENCE, Server
from tests.table.inside import choose, house, two_at
from weald.match import begin
from weald.table import database_server
from weald.table.database_file import BadDatabase
from weald.table.rows import LogRow
from weald.table.store import Store
from weald.table.stored_match import restore

BOTH_DATABASES = ("test_the_same_game_on_both",)


@pytest.fixture
def address() -> Iterator[str]:
    with databases.new_postgres() as url:
        yield url


def test_the_same_game_on_both(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 3})
            while not table.play.match.over:
                await choose(table, (red, blue)[table.play.match.decision.seat])
            stored = await hub.store.load(table.id)
            assert stored is not None
            assert stored.table.over
            assert stored.table.result == table.play.match.result
            assert restore(stored).match.record() == table.play.match.record()

    asyncio.run(scene())


def test_a_new_schema_may_take_its_time(address: str) -> None:
    """Elsewhere a transaction that stands still for two seconds is ended, so that nobody is held up."""
    found: list[str] = []

    def migrate(connection: sa.Connection) -> None:
        found.append(connection.execute(sa.text("SHOW idle_in_transaction_session_timeout")).scalar_one())

    async def scene() -> None:
        store = Store(address)
        line = await database_server.begin(store.engine, True, "none", migrate)
        found.append(await line.fetchval("SHOW idle_in_transaction_session_timeout"))
        await line.close()
        await store.engine.dispose()

    asyncio.run(scene())
    assert found == ["0", "2s"]


def test_finding_13_servers_share_and_tools_do_not(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_server, "TRIES", 1)

    async def scene() -> None:
        first, second, tool = Store(address), Store(address), Store(address)
        await first.open(alone=False)
        await second.open(alone=False)
        with pytest.raises(BadDatabase, match="another server uses"):
            await tool.open()
        await first.close()
        await second.close()
        await tool.open()
        with pytest.raises(BadDatabase, match="weald db"):
            await first.open(alone=False)
        await tool.close()

    asyncio.run(scene())


def test_another_version_of_the_schema_waits_until_all_servers_are_gone(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_server, "TRIES", 1)

    async def scene() -> None:
        old, new = Store(address), Store(address)
        await old.open(alone=False)
        monkeypatch.setattr("weald.table.store.HEAD", "9999")
        with pytest.raises(BadDatabase, match="another version"):
            await new.open(alone=False)
        await old.close()

    asyncio.run(scene())


def test_finding_19_problems_are_told_in_a_sentence(address: str) -> None:
    wrong = address.replace("/weald_", "/no_such_")

    async def scene() -> str:
        store = Store(wrong)
        with pytest.raises(BadDatabase) as caught:
            await store.open()
        await store.engine.dispose()
        return str(caught.value)

    said = asyncio.run(scene())
    assert "does not exist" in said
    assert "\n" not in said
    command = [sys.executable, "-c", "from weald.cli import main; main()", "serve", "--port", "0", "--db", wrong]
    started = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert started.returncode == 1
    assert "does not exist" in started.stderr
    assert "Traceback" not in started.stderr


def test_power_cuts(address: str, tmp_path: Path) -> None:
    """The server is killed while both play: nothing acknowledged is lost or doubled."""
    rng = random.Random(7)
    kept: list[str] = []

    async def one_life(server: Server, made: dict[str, object], most: int) -> None:
        tokens = [key["token"] for key in made["seats"]]  # type: ignore[attr-defined]
        both = await server.sit(str(made["id"]), *tokens)
        for _ in range(most):
            decision = await both.asked()
            if decision is None or decision["forced"]:
                await asyncio.sleep(0.01)
                continue
            option = rng.choice(decision["options"])["id"]
            answer = await both.ask("choose", number=decision["number"], option=option, seat=decision["seat"])
            if answer["type"] == "done":
                kept.append(option)
        server.kill()

    async def rows(id: str) -> list[LogRow]:
        store = Store(address)
        await store.open()
        stored = await store.load(id)
        await store.close()
        assert stored is not None
        match = begin(toygame.GAME, stored.table.sides, stored.table.seed, stored.table.options)
        for row in stored.log:
            match.choose(row.text, row.seat)
            assert match.hash() == row.hash
        return stored.log

    server = Server(tmp_path / "weald.db", address)
    made = server.table(options={"rounds": 100})
    for life in range(4):
        asyncio.run(one_life(server, made, rng.randrange(5, 25)))
        log = asyncio.run(rows(str(made["id"])))
        assert [row.text for row in log if row.source == "player"] == kept
        if life < 3:
            server = Server(tmp_path / "weald.db", address)
