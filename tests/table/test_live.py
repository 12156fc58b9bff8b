"""One live table from inside: what is written, what is shown, in which order, and what happens when it cannot be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table import toygame
from tests.table.inside import TICK, Clock, choose, enter, house, leave, received, think_here, two_at, until, viewer_of
from tests.table.test_store import changed_trap
from weald.kernel.errors import RulesBug
from weald.match import default_of
from weald.players.turns import Turn
from weald.table import bodies, seating, takebacks, wire
from weald.table.leases import NoSuchTable
from weald.table.live import LiveTable
from weald.table.rows import Write
from weald.table.viewer import Refused, Viewer

BOTH_DATABASES = (
    "test_nothing_is_shown_before_it_is_written",
    "test_what_cannot_be_written_did_not_happen",
    "test_a_bug_in_the_rules_does_not_end_the_table",
    "test_undo_leaves_no_trace_but_its_row",
    "test_the_books_follow_undo",
    "test_a_table_that_leaves_memory_in_the_same_moment_is_woken_again",
    "test_only_one_gets_a_seat",
    "test_time_goes_on_while_a_table_sleeps",
    "test_a_table_outlives_an_upgrade",
    "test_programs_try_less_and_less_often_where_the_rules_are_broken",
    "test_whoever_goes_round_in_circles_gets_the_default",
)


def test_nothing_is_shown_before_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            await choose(table, red)
            received(red)
            received(blue)
            gate = asyncio.Event()
            write = hub.store.write

            async def slowly(writes: list[Write], lease: object = None) -> None:
                await gate.wait()
                await write(writes)

            monkeypatch.setattr(hub.store, "write", slowly)
            choosing = asyncio.create_task(choose(table, blue))
            looking = asyncio.create_task(table.do(lambda: table.record(0)))
            await until(lambda: table._mail.qsize() == 1)  # the choice is being written, the question waits
            assert not received(red)
            assert not received(blue)
            assert not looking.done()  # whoever asks meanwhile waits too
            gate.set()
            await choosing
            assert [m["type"] for m in received(red)] == ["view"]
            assert "blue ?" in await looking

    asyncio.run(scene())


def test_what_cannot_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            await choose(table, red)
            before = table.play.match.record()
            write = hub.store.write

            async def full(writes: list[Write], lease: object = None) -> None:
                raise OSError("disk full")

            monkeypatch.setattr(hub.store, "write", full)
            with pytest.raises(Refused, match="nothing was changed"):
                await choose(table, blue)
            monkeypatch.setattr(hub.store, "write", write)
            await table.do(lambda: table.record(0))  # the table has read itself again by now
            assert table.play.match.record() == before
            assert [d.seat for d in table.play.match.open] == [1]
            await choose(table, blue)
            assert len(table.play.match.choices) == 2

    asyncio.run(scene())


def test_a_bug_in_the_rules_does_not_end_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            await choose(table, red)

            def broken(g: toygame.Toy) -> None:
                raise RulesBug("oh")

            with monkeypatch.context() as patch:
                patch.setattr(toygame.STEPS.find("reveal"), "procedure", broken)
                with pytest.raises(Refused, match="nothing was changed"):
                    await choose(table, blue)
                await table.do(lambda: table.record(0))
            assert [d.seat for d in table.play.match.open] == [1]
            await choose(table, blue)

    asyncio.run(scene())


def test_undo_leaves_no_trace_but_its_row(tmp_path: Path) -> None:
    """Do, undo: the same position, the same hash, the same messages, at every decision."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 3})
            for _ in range(100):
                match = table.play.match
                if match.over:
                    break
                seat = match.decision.seat
                viewer = (red, blue)[seat]
                before = (match.hash(), match.record(), match.view(0), match.view(1), match.view(None))
                number = len(match.choices)
                await choose(table, viewer)
                if not table.play.match.over:
                    await table.do(lambda seat=seat: takebacks.take_back(table, seat))  # type: ignore[misc]
                    match = table.play.match
                    after = (match.hash(), match.record(), match.view(0), match.view(1), match.view(None))
                    assert after == before, number
                    await choose(table, viewer)
            assert table.play.match.over
            stored = await hub.store.load(table.id)
            assert stored is not None
            assert stored.table.over
            assert stored.table.result is not None
            assert {row.kind for row in stored.log} == {"choice", "undo", "unseal"}

    asyncio.run(scene())


def test_the_books_follow_undo(tmp_path: Path) -> None:
    """Whoever applies the messages as they come has the log that a newcomer is sent."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 4})
            logs: dict[int, list[Any]] = {0: [], 1: []}

            def read() -> None:
                for viewer in (red, blue):
                    for message in received(viewer):
                        if message["type"] == "view":
                            log = logs[viewer.seats[0]]
                            log[message["n"] :] = message["log"]

            for step in range(60):
                match = table.play.match
                if match.over:
                    break
                seat = match.decision.seat
                await choose(table, (red, blue)[seat])
                if step % 3 == 1 and not table.play.match.over:
                    await table.do(lambda seat=seat: takebacks.take_back(table, seat))  # type: ignore[misc]
                read()
                newcomer = await enter(table, 0)
                fresh = [m for m in received(newcomer) if m["type"] == "view"]
                assert fresh[0]["log"] == logs[0]
                await leave(table, newcomer)
                read()

    asyncio.run(scene())


def test_a_table_that_leaves_memory_in_the_same_moment_is_woken_again(tmp_path: Path) -> None:
    """Asked in every moment of falling asleep: a table answers, or is woken and answers."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            made = await hub.create(bodies.CreateTable("toy"), "here")

            async def info(table: LiveTable) -> str:
                return table.info().id

            for passes in range(30):
                table = await hub.wake(made.id)
                table.post(table._try_sleep)
                for _ in range(passes):
                    await asyncio.sleep(0)
                assert await hub.ask(made.id, info) == made.id
            with pytest.raises(NoSuchTable):
                await hub.ask("nothing", info)

    asyncio.run(scene())


def test_only_one_gets_a_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            made = await hub.create(bodies.CreateTable("toy"), "here")
            join: Callable[[LiveTable], Awaitable[str]] = lambda table: seating.join(table, 1, "Eve")  # noqa: E731
            tries = await asyncio.gather(*(hub.ask(made.id, join) for _ in range(10)), return_exceptions=True)
            assert sum(isinstance(t, str) for t in tries) == 1

    asyncio.run(scene())


def test_a_viewer_that_reads_too_slowly_is_let_go() -> None:
    async def scene() -> None:
        viewer = viewer_of(backlog=3)
        for _ in range(5):
            viewer.send_bytes(b"x")
        assert viewer.closing == (1013, "reads too slowly")

    asyncio.run(scene())


def test_time_goes_on_while_a_table_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sleeping tables are woken when an absent player's time is up."""
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path, idle=20.0) as hub:
            table, red, blue = await two_at(hub, absence=wire.Absence(60, "default"))
            await choose(table, red)
            await leave(table, red)
            await leave(table, blue)
            await clock.forward(table, 20.0)
            assert table.closed
            assert not hub.tables
            await clock.forward(table, 39.0)
            assert not hub.tables
            clock.now += 1.0

            def woken() -> bool:
                clock.now += TICK  # the next look at who is due
                return table.id in hub.tables and len(hub.tables[table.id].play.match.choices) >= 2

            await until(woken)

    asyncio.run(scene())


@pytest.mark.parametrize("changes", [False, True])
def test_a_table_outlives_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: bool) -> None:
    async def play(table: LiveTable, viewers: tuple[Viewer, Viewer], most: int) -> None:
        for _ in range(most):
            await choose(table, viewers[table.play.match.decision.seat])

    async def before() -> tuple[str, list[str]]:
        async with house(tmp_path, checkpoint_every=10) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 40})
            await play(table, (red, blue), 57)
            return table.id, [option.id for _, option, _ in table.play.match.choices]

    async def after(id: str, choices: list[str], code: str | None, more: int) -> list[str]:
        async with house(tmp_path, checkpoint_every=10) as hub:
            table = await hub.wake(id)
            red, blue = await enter(table, 0), await enter(table, 1)
            hello = received(red)[0]
            assert (hello["table"]["notice"] or {}).get("code") == code
            assert [option.id for _, option, _ in table.play.match.choices] == choices
            stored = await hub.store.load(id)
            assert stored is not None
            assert stored.table.revision == toygame.GAME.revision
            await play(table, (red, blue), more)
            return [option.id for _, option, _ in table.play.match.choices]

    id, choices = asyncio.run(before())
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    if changes:
        monkeypatch.setattr(toygame.STEPS.find("trap"), "procedure", changed_trap)
    choices = asyncio.run(after(id, choices, "rules-changed" if changes else "upgraded", 15))
    asyncio.run(after(id, choices, "rules-changed" if changes else None, 3))


def test_programs_try_less_and_less_often_where_the_rules_are_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug that stops an AI seat must not keep the server busy; people can still act."""
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path, pace=1.0) as hub:
            think_here(hub, monkeypatch)
            seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "ai")]
            made = await hub.create(bodies.CreateTable("toy", seats), "here")
            table = await hub.wake(made.id)
            red = await enter(table, 0)

            def broken(g: toygame.Toy) -> None:
                raise RulesBug("oh")

            with monkeypatch.context() as patch:
                patch.setattr(toygame.STEPS.find("reveal"), "procedure", broken)
                await choose(table, red)  # sealed; the AI's answer reveals both
                took = [await clock.until(table, lambda n=n: table.autoplay.faults == n, 120) for n in (1, 2, 3, 4)]  # type: ignore[misc]
                assert took[0] < took[1] < took[2] < took[3]
            await table.do(lambda: takebacks.undo(table, 0))
            assert table.autoplay.faults == 0
            await choose(table, red)
            await clock.until(table, lambda: len(table.play.match.choices) >= 2, 60)

    asyncio.run(scene())


def test_whoever_goes_round_in_circles_gets_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Persons too: the table notices, says so, and goes on with the decision's default."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            await choose(table, red)
            received(blue)
            with monkeypatch.context() as patch:
                patch.setattr(Turn, "repeats", lambda *_: len(table.play.match.choices) == 2)
                await choose(table, blue)
                await table.do(lambda: table.record(0))  # the table has come to its own choice by now
            match = table.play.match
            assert match.choices[2][1].id == default_of(match.at(2).decision).id
            stored = await hub.store.load(table.id)
            assert stored is not None
            assert stored.log[-1].source == "circles"
            notices = [m["table"]["notice"] for m in received(blue) if m["type"] == "table"]
            assert [n["code"] for n in notices if n] == ["circles"]

    asyncio.run(scene())
