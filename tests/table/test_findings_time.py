"""Clocks, absences and upgrades over restarts, by the numbers of the security review."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table import toygame
from tests.table.harness import Server
from tests.table.inside import choose, house, two_at
from weald.table import bodies, wire
from weald.table.hub import Hub
from weald.table.live import LiveTable
from weald.table.rows import LogRow, Stored, milliseconds, set_due
from weald.table.schema import TABLES
from weald.table.stored_match import restore

HOUR = 3_600_000

BOTH_DATABASES = (
    "test_finding_05_only_tables_that_are_due_are_woken",
    "test_finding_05_a_restart_gives_no_time_back",
    "test_finding_05_after_a_restart_people_get_a_moment_to_come_back",
    "test_finding_05_what_cannot_be_woken_is_tried_again",
    "test_finding_10_every_choice_is_stored_with_its_proof",
    "test_finding_10_proved_is_said_only_where_it_is",
    "test_finding_10_other_points_under_new_rules_are_noticed",
    "test_finding_11_a_young_table_outlives_an_upgrade",
)


async def due_of(hub: Hub, id: str) -> int | None:
    async with hub.store.engine.connect() as connection:
        found = await connection.execute(sa.select(TABLES.c.due).where(TABLES.c.id == id))
        due: int | None = found.scalar()
        return due


async def seconds_left(hub: Hub, id: str) -> float:
    """Until time brings something to this table."""
    table = hub.tables[id]
    due = table.autoplay.due()
    assert due is not None
    return due[0] - time.monotonic()


def test_finding_05_only_tables_that_are_due_are_woken(tmp_path: Path) -> None:
    """Some hundred timed games and a restart: those whose time has come wake, the others sleep on."""

    async def before() -> list[str]:
        async with house(tmp_path) as hub:
            wish = bodies.CreateTable("toy", [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "me")], clock=CLOCK)
            return [(await hub.create(wish, f"10.0.0.{i}")).id for i in range(100)]

    async def after(made: list[str]) -> None:
        async with house(tmp_path, grace=3600.0) as hub:
            assert not hub.tables
            await hub.store.write([set_due(id, milliseconds() - 1) for id in made[:7]])
            await hub.timekeeper.look()
            assert set(hub.tables) == set(made[:7])
            await hub.timekeeper.look()
            assert set(hub.tables) == set(made[:7])

    asyncio.run(after(asyncio.run(before())))


CLOCK = wire.Clock(86_400, 0, "default")


def test_finding_05_a_restart_gives_no_time_back(tmp_path: Path) -> None:
    """A day on the clock, most of it gone when the server was stopped: the rest is what counts."""

    async def before() -> str:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub, clock=CLOCK)
            await choose(table, red)
            due = await due_of(hub, table.id)
            assert due is not None
            assert 86_300_000 < due - milliseconds() <= 86_400_000
            for chair in table.chairs:
                chair.backdate(80_000)  # later
            return table.id

    async def after(id: str) -> None:
        async with house(tmp_path, grace=0.0) as hub:
            await hub.wake(id)
            assert 6000 < await seconds_left(hub, id) < 6500

    asyncio.run(after(asyncio.run(before())))


def test_finding_05_while_no_server_runs_time_stands_still(tmp_path: Path) -> None:
    async def before() -> tuple[str, int]:
        async with house(tmp_path) as hub:
            table, _, _ = await two_at(hub, clock=CLOCK)
        async with house(tmp_path) as hub:
            due = await due_of(hub, table.id)
            assert due is not None
        return table.id, due

    async def after(id: str, due: int) -> None:
        async with house(tmp_path) as hub:
            shifted = await due_of(hub, id)
            assert shifted is not None
            assert HOUR <= shifted - due < HOUR + 600_000

    id, due = asyncio.run(before())
    with sqlite3.connect(tmp_path / "weald.db") as db:
        db.execute("UPDATE processes SET seen = seen - ?", (HOUR,))
    db.close()
    asyncio.run(after(id, due))


def test_finding_05_after_a_restart_people_get_a_moment_to_come_back(tmp_path: Path) -> None:
    async def before() -> str:
        async with house(tmp_path) as hub:
            table, _, _ = await two_at(hub, absence=wire.Absence(5, "default"))
        return table.id

    async def after(id: str) -> None:
        async with house(tmp_path, grace=1000.0) as hub:
            await hub.store.write([set_due(id, 0)])
            await hub.wake(id)
            assert await seconds_left(hub, id) > 0

    asyncio.run(after(asyncio.run(before())))


def test_finding_05_what_cannot_be_woken_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path, grace=3600.0) as hub:
            made = await hub.create(bodies.CreateTable("toy", clock=CLOCK), "here")
            hub.tables[made.id].shut()
            await hub.store.write([set_due(made.id, 0)])
            tries = 0

            async def full(id: str) -> LiveTable:
                nonlocal tries
                tries += 1
                raise TimeoutError

            with monkeypatch.context() as patch:
                patch.setattr(hub, "wake", full)
                for _ in range(5):
                    await hub.timekeeper.look()
            assert tries == 1  # not again at once
            times, when = hub.timekeeper.failed[made.id]
            assert times == 1
            assert when > 0
            hub.timekeeper.failed[made.id] = (times, 0.0)  # some seconds later
            await hub.timekeeper.look()
            assert made.id in hub.tables
            assert not hub.timekeeper.failed

    asyncio.run(scene())


async def played(tmp_path: Path, choices: int, **settings: Any) -> Stored:
    async with house(tmp_path, **settings) as hub:
        table, red, blue = await two_at(hub, options={"rounds": 40})
        for _ in range(choices):
            await choose(table, (red, blue)[table.play.match.decision.seat])
        stored = await hub.store.load(table.id)
        assert stored is not None
        return stored


def richer_take(g: toygame.Toy, winner: int) -> Any:
    """The rules as somebody revised them: everybody gets one point more, and nothing looks wrong."""
    yield from toygame.take(g, winner)
    g.score[winner] += 1


def modest_take(g: toygame.Toy, winner: int) -> None:
    """Or: nobody is asked any more, so old choices answer no question."""
    g.score[winner] += 1


def test_finding_10_every_choice_is_stored_with_its_proof(tmp_path: Path) -> None:
    stored = asyncio.run(played(tmp_path, 10))
    assert all(len(row.hash) == 16 for row in stored.log)
    play = restore(stored)
    assert play.match.hash() == stored.log[-1].hash


def test_finding_10_proved_is_said_only_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = asyncio.run(played(tmp_path, 8))
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    notice = restore(stored).notice
    assert notice is not None
    assert notice.code == "upgraded"
    old = [LogRow(r.seq, r.kind, r.seat, r.number, r.text, r.source, r.spent, r.at) for r in stored.log]
    unproved = restore(Stored(stored.table, stored.seats, old, [])).notice
    assert unproved is not None
    assert unproved.code == "upgraded-unproved"


def test_finding_10_other_points_under_new_rules_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = asyncio.run(played(tmp_path, 8))
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    monkeypatch.setattr(toygame.STEPS.find("take"), "procedure", richer_take)
    notice = restore(stored).notice
    assert notice is not None
    assert notice.code == "rules-changed"
    assert "OtherPosition" in notice.args["differs"]


def test_finding_11_a_young_table_outlives_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that cannot follow the choices so far, and fewer of these than used to make a checkpoint."""
    stored = asyncio.run(played(tmp_path, 7))
    assert stored.checkpoints[0].seq == 0
    assert len(stored.checkpoints) > 1  # one at every round
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    monkeypatch.setattr(toygame.STEPS.find("take"), "procedure", modest_take)
    play = restore(stored)
    assert play.notice is not None
    assert play.notice.code == "rules-changed"
    assert play.match.open


def test_finding_20_health_tells_the_truth_about_writing(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db", beat=0.1)
    try:
        lock = sqlite3.connect(server.db, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        while server.request("GET", "/health")[0] == 200:
            time.sleep(0.1)
        status, said, _ = server.request("GET", "/health")
        assert (status, said["ok"]) == (503, False)
        lock.rollback()
        lock.close()
        while server.request("GET", "/health")[0] == 503:
            time.sleep(0.1)
    finally:
        server.stop()
