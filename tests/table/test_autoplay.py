"""Seats nobody plays: the table answers, the clock runs, bots take over and hand back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.table import toygame
from tests.table.harness import Client, Server
from tests.table.test_crash import stored
from tests.table.test_protocol import at_table
from weald.kernel import begin
from weald.players import longest
from weald.table.chairs import Chair
from weald.table.store import LogRow, SeatRow
from weald.table.wire import Clock


def rows(server: Server, table: str) -> list[dict[str, Any]]:
    with sqlite3.connect(server.db) as db:
        db.row_factory = sqlite3.Row
        return [dict(row) for row in db.execute("SELECT * FROM log WHERE table_id = ? ORDER BY seq", (table,))]


def test_forced_secrets_are_answered_by_the_table(server: Server) -> None:
    """Nobody answers the trap: where it is forced the table does, and only the asked seat could tell."""

    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        while not red.view["over"]:
            for client in (red, blue):
                if client.decisions and not client.decisions[0]["forced"]:
                    await client.choose(-1)  # sixes are spent
            await asyncio.sleep(0.01)
        sources = {row["source"] for row in rows(server, made["id"])}
        assert sources == {"player", "forced"}

    at_table(server, scene, options={"rounds": 8})


def test_a_forced_secret_waits_for_its_player(server: Server) -> None:
    """An answer from someone who is away would tell that there was no choice."""

    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        both = (red, blue)
        await red.do("away")
        await blue.do("away")
        # Answering brings a player back, so each goes away again at once.
        for _ in range(40):
            for client in both:
                if client.decisions and not client.decisions[0]["forced"]:
                    await client.choose(-1)
                    await client.do("away")
            await asyncio.sleep(0.01)
            if any(c.decisions and c.decisions[0]["forced"] for c in both):
                break
        number = red.view["number"]
        asked = next(c for c in both if c.decisions)
        assert asked.decisions[0]["forced"]
        await asyncio.sleep(0.6)
        assert red.view["number"] == number
        await asked.do("back")
        await red.wait(lambda: red.view["number"] > number)

    at_table(server, scene, options={"rounds": 20})


@pytest.mark.parametrize(("level", "rounds", "least"), [("random", 30, 0.1), ("easy", 4, longest("easy"))])
def test_an_ai_takes_as_long_for_a_forced_secret_as_for_a_free_one(
    tmp_path: Path, level: str, rounds: int, least: float
) -> None:
    """As long as it may think at all, whether or not there is a choice."""
    server = Server(tmp_path / "weald.db", pace=0.1)

    async def scene() -> str:
        seats = [{"side": "red", "kind": "me", "name": "Ada"}, {"side": "blue", "kind": "ai", "level": level}]
        made = server.table(seats=seats, options={"rounds": rounds})
        red = await server.sit(made["id"], made["seats"][0]["token"])
        await red.play()
        await red.close()
        return str(made["id"])

    try:
        table = asyncio.run(scene())
    finally:
        server.stop()
    took: dict[bool, list[int]] = {True: [], False: []}
    found = asyncio.run(stored(server.db, [{"id": table}]))[0]
    match = begin(toygame.GAME, found.table.sides, found.table.seed, found.table.options)
    for row in found.log:
        decision = match.decision_of(row.seat)
        if row.source == "ai" and decision.prompt == "trap":
            took[len(decision.options) == 1].append(row.spent)
        match.choose(row.text, row.seat)
    assert took[True]
    assert took[False] or level == "easy"  # it keeps no card for a trap
    assert min(took[True] + took[False]) >= 1000 * least - 5, took


def test_time_and_absence(tmp_path: Path) -> None:
    """The shortest times people can set are some seconds, so all of it is tried at once."""
    server = Server(tmp_path / "weald.db")

    async def defaults_for_the_absent() -> None:
        made = server.table(absence={"after": 5, "then": "default"})
        red = await server.sit(made["id"], made["seats"][0]["token"])
        await red.choose()
        await red.wait(lambda: red.view["number"] >= 2, 40)
        assert "absent" in {row["source"] for row in rows(server, made["id"])}
        blue = await server.sit(made["id"], made["seats"][1]["token"])
        await red.wait(lambda: red.table["seats"][1]["present"])
        await blue.close()
        await red.close()

    async def a_bot_hands_back() -> None:
        made = server.table(absence={"after": 5, "then": "bot"}, options={"rounds": 100})
        red = await server.sit(made["id"], made["seats"][0]["token"])
        await red.wait(lambda: red.table["seats"][1]["bot"], 40)
        playing = asyncio.create_task(red.play())
        await red.wait(lambda: red.view["round"] >= 3, 30)
        playing.cancel()
        assert "bot" in {row["source"] for row in rows(server, made["id"])}
        blue = await server.sit(made["id"], made["seats"][1]["token"])
        await red.wait(lambda: not red.table["seats"][1]["bot"])
        playing = asyncio.create_task(red.play())
        answer = await blue.choose()
        assert answer["type"] == "done" or answer["code"] == "stale"  # the table may answer in the same moment
        playing.cancel()
        await blue.close()
        await red.close()

    async def the_clock(then: str) -> None:
        made = server.table(clock={"initial": 10, "increment": 0, "then": then}, options={"rounds": 100})
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        assert red.table["seats"][0]["running"]
        await red.choose()
        assert 5000 < red.table["seats"][0]["left"] <= 10_000
        if then == "concede":
            await red.wait(lambda: red.view["over"], 40)
            assert red.view["result"]["winners"] == [0]
        elif then == "bot":
            await red.wait(lambda: red.table["seats"][1]["bot"], 40)
        else:
            await red.wait(lambda: red.view["number"] >= 2, 40)
            assert "clock" in {row["source"] for row in rows(server, made["id"])}
        await red.close()
        await blue.close()

    async def all_of_it() -> None:
        await asyncio.gather(
            defaults_for_the_absent(), a_bot_hands_back(), the_clock("default"), the_clock("concede"), the_clock("bot")
        )

    try:
        asyncio.run(all_of_it())
    finally:
        server.stop()


@pytest.fixture
def chair() -> Chair:
    log = [LogRow(0, "choice", 0, 0, "x", "player", 4000), LogRow(1, "choice", 1, 1, "x", "player", 9000)]
    return Chair(SeatRow(0, "red", "human", "", "Ada", None), Clock(60, 5), log)


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
    assert chair.asked is not None
    assert chair.flag_falls() - chair.asked == 10
