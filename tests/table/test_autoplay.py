"""Seats nobody plays: the table answers, the clock runs, bots take over and hand back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.table import toygame
from tests.table.harness import Client, QuickServer
from tests.table.inside import Clock, choose, enter, house, leave, same_chance, think_here, two_at
from weald.match import begin
from weald.players import longest
from weald.table import bodies, wire
from weald.table.chairs import Chair
from weald.table.hub import Hub
from weald.table.live import LiveTable
from weald.table.rows import LogRow, SeatRow
from weald.table.socket import carry_out
from weald.table.viewer import Viewer

PAUSE = 30.0  # what a house of these tests takes before it answers a forced secret


async def rows(hub: Hub, table: LiveTable) -> list[LogRow]:
    stored = await hub.store.load(table.id)
    assert stored is not None
    return stored.log


def forced(table: LiveTable) -> bool:
    match = table.play.match
    return not match.over and len(match.open[0].options) == 1


async def spend(table: LiveTable, viewer: Viewer) -> None:
    """Choose what comes last: a card of six is bid, or springs as a trap."""
    decision = table.play.match.decision_of(viewer.seats[0])
    await table.do(lambda: table.choose(viewer, wire.Choose(decision.number, decision.options[-1].id)))


async def to_a_forced_secret(table: LiveTable, people: tuple[Viewer, Viewer]) -> Viewer:
    """Play until a seat is asked that has nothing to choose; returns who sits there."""
    while not forced(table):
        await spend(table, people[table.play.match.decision.seat])
    return people[table.play.match.decision.seat]


def test_forced_secrets_are_answered_by_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers the trap: where it is forced the table does, and only the asked seat could tell."""
    clock = Clock(monkeypatch)
    same_chance(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, *people = await two_at(hub, options={"rounds": 8})
            while not table.play.match.over:
                if forced(table):
                    asked = table.play.match.decision.number
                    await clock.forward(table, PAUSE - 1)
                    assert table.play.match.decision.number == asked
                    await clock.forward(table, 1.0)
                    assert len(table.play.match.choices) > asked
                else:
                    await spend(table, people[table.play.match.decision.seat])
            assert {row.source for row in await rows(hub, table)} == {"player", "forced"}

    asyncio.run(scene())


def test_nobody_answers_for_somebody_who_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that shows the question, forced or not, waits for its reader; others still get the table's answer."""
    clock = Clock(monkeypatch)
    same_chance(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 20})
            asked = await to_a_forced_secret(table, (red, blue))
            number = table.play.match.decision.number
            await carry_out(table, asked, wire.Patient(True))
            await clock.forward(table, 100 * PAUSE)
            assert table.play.match.decision.number == number
            await carry_out(table, asked, wire.Patient(False))
            await clock.forward(table, PAUSE)
            assert table.play.match.decision.number > number

    asyncio.run(scene())


def test_somebody_who_reads_may_say_so_at_the_door(tmp_path: Path) -> None:
    """Where the table answers at once, a message that somebody reads comes too late for the first question."""
    server = QuickServer(tmp_path / "weald.db", pause=[0.0, 0.0])

    async def scene() -> None:
        made = server.table(options={"rounds": 20})
        links = [server.ws(made["id"], key["token"]) + "&patient=1" for key in made["seats"]]
        people = [Client(await connect(link)) for link in links]
        chosen = sum(await asyncio.gather(*(person.play(-1) for person in people)))
        assert chosen == people[0].view["number"]
        for person in people:
            await person.close()

    try:
        asyncio.run(scene())
    finally:
        server.kill()


def test_an_undo_deals_the_others_no_new_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is taken back and made again gets the same answer from the AI seats (their dice are the match's own)."""
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "ai", "random")]
            made = await hub.create(bodies.CreateTable("toy", seats, options={"rounds": 100}), "here")
            table = await hub.wake(made.id)
            red = await enter(table, 0)
            match = table.play.match
            answers: list[list[str]] = []
            for _ in range(8):
                before = match.number
                decision = match.decision_of(0)
                await table.do(lambda d=decision: table.choose(red, wire.Choose(d.number, d.options[0].id)))  # type: ignore[misc]
                await clock.until(table, lambda: match.over or any(d.seat == 0 for d in match.open), 60)
                answers.append([option.id for seat, option, _ in match.choices[before:] if seat == 1])
                while match.number > before:
                    await carry_out(table, red, wire.AskUndo())
            assert answers[0]
            assert all(answer == answers[0] for answer in answers)

    asyncio.run(scene())


def test_a_forced_secret_waits_for_its_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer from someone who is away would tell that there was no choice."""
    clock = Clock(monkeypatch)
    same_chance(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 20})
            asked = await to_a_forced_secret(table, (red, blue))
            number = table.play.match.decision.number
            await table.do(lambda: table.presence(asked, asked.seats[0], False))
            await clock.forward(table, 100 * PAUSE)
            assert table.play.match.decision.number == number
            await table.do(lambda: table.presence(asked, asked.seats[0], True))
            await clock.forward(table, PAUSE - 1)
            assert table.play.match.decision.number == number
            await clock.forward(table, 1.0)
            assert table.play.match.decision.number > number

    asyncio.run(scene())


@pytest.mark.parametrize("thought", [0.0, 0.25])
@pytest.mark.parametrize(("level", "rounds"), [("random", 30), ("easy", 20)])
def test_an_ai_takes_as_long_for_a_forced_secret_as_for_a_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, rounds: int, thought: float
) -> None:
    """As long as it may think at all, whether or not there is a choice, and however long it has thought."""
    clock = Clock(monkeypatch)
    same_chance(monkeypatch, 3)  # a deal in which the AI is asked both with a six in its hand and without
    pace = 0.5

    async def scene() -> dict[bool, set[int]]:
        async with house(tmp_path, pace=pace) as hub:
            think_here(hub, monkeypatch, thought)
            seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "ai", level)]
            made = await hub.create(bodies.CreateTable("toy", seats, options={"rounds": rounds}), "here")
            table = await hub.wake(made.id)
            red = await enter(table, 0)
            match = table.play.match
            while not match.over:
                if any(decision.seat == 0 for decision in match.open):
                    await choose(table, red)
                else:
                    await clock.until(table, lambda: match.over or match.decision.seat == 0, 60)
            took: dict[bool, set[int]] = {True: set(), False: set()}
            again = begin(toygame.GAME, table.row.sides, table.row.seed, table.row.options)
            for row in await rows(hub, table):
                decision = again.decision_of(row.seat)
                if row.source == "ai" and decision.prompt == "trap":
                    took[len(decision.options) == 1].add(row.spent)
                again.choose(row.text, row.seat)
            return took

    took = asyncio.run(scene())
    assert len(took[True]) == 1
    assert took[True] == took[False]
    assert took[True].pop() >= 1000 * max(pace, longest(level))


def test_the_table_answers_for_the_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, absence=wire.Absence(5, "default"))
            await leave(table, blue)
            await choose(table, red)
            await clock.forward(table, 4.0)
            assert not table.play.match.choices
            await clock.forward(table, 1.0)
            assert [row.source for row in await rows(hub, table)] == ["player", "absent"]
            await enter(table, 1)
            assert table.chairs[1].present

    asyncio.run(scene())


def test_a_bot_takes_over_and_hands_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path, pace=0.5) as hub:
            think_here(hub, monkeypatch)
            table, red, blue = await two_at(hub, absence=wire.Absence(5, "bot"), options={"rounds": 100})
            await leave(table, blue)
            assert await clock.until(table, lambda: table.chairs[1].bot, 10) == 5
            match = table.play.match
            while match.state.round < 3:
                if any(decision.seat == 0 for decision in match.open):
                    await choose(table, red)
                else:
                    await clock.until(table, lambda: any(d.seat == 0 for d in match.open), 60)
            assert {row.source for row in await rows(hub, table)} == {"player", "bot"}
            blue = await enter(table, 1)
            assert not table.chairs[1].bot
            while not any(decision.seat == 1 for decision in match.open):
                await choose(table, red)
            await clock.forward(table, 100.0)
            made = len(match.choices)
            while len(match.choices) == made:
                await choose(table, (red, blue)[match.decision.seat])
            assert (await rows(hub, table))[-1].source == "player"

    asyncio.run(scene())


@pytest.mark.parametrize("then", ["default", "concede", "bot"])
def test_when_the_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            table, red, _ = await two_at(hub, clock=wire.Clock(60, 0, then), options={"rounds": 100})  # type: ignore[arg-type]
            assert [chair.info(True).running for chair in table.chairs] == [True, True]
            await clock.forward(table, 20.0)
            await choose(table, red)
            assert [chair.info(True).left for chair in table.chairs] == [40_000, 40_000]
            await clock.forward(table, 39.0)
            assert len(await rows(hub, table)) == 1
            await clock.forward(table, 1.0)
            if then == "concede":
                assert table.play.match.result is not None
                assert table.play.match.result["winners"] == [0]
            elif then == "bot":
                assert [chair.bot for chair in table.chairs] == [False, True]
            else:
                assert [row.source for row in await rows(hub, table)] == ["player", "clock"]

    asyncio.run(scene())


@pytest.fixture
def chair() -> Chair:
    log = [LogRow(0, "choice", 0, 0, "x", "player", 4000), LogRow(1, "choice", 1, 1, "x", "player", 9000)]
    return Chair(SeatRow(0, "red", "human", "", "Ada", None), wire.Clock(60, 5), log)


def test_the_clock_is_kept_in_the_log(chair: Chair) -> None:
    assert chair.left == 61_000
    chair.ask(2, 0, 0.0)
    chair.stop_clock(11_000)
    assert chair.left == 55_000
    chair.stop_clock(90_000)
    assert chair.left == 5000


def test_a_flag_falls_with_grace(chair: Chair) -> None:
    chair.left = 0
    chair.ask(2, 0, 0.0)
    assert chair.flag_falls(100.0) == 110
