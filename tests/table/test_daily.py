"""The deal of the day: the same for everybody, one try each, and nothing about it before one's own is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.harness import QuickServer
from tests.table.inside import house, think_here
from tests.table.test_standing import people
from weald.games import find
from weald.players import STEADY, make
from weald.players.search import SearchPlayer
from weald.table import seating
from weald.table.events import daily
from weald.table.events.schema import TRIES
from weald.table.hub import Hub
from weald.table.schema import TABLES
from weald.table.standing.schema import FINISHED
from weald.table.viewer import Refused

BOTH_DATABASES = {"test_one_try_each", "test_results"}
KEYS = ["a-key-of-a-browser-", "another-key-of-one-"]
TODAY = daily.today()


@pytest.fixture(autouse=True)
def midnight_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: TODAY)


async def give_up(hub: Hub, table: str) -> None:
    live = await hub.wake(table)
    seat = next(chair.seat for chair in live.chairs if chair.human)
    await live.do(lambda: seating.concede(live, seat, "player"))


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory, toy: None) -> Iterator[QuickServer]:
    running = QuickServer(tmp_path_factory.mktemp("daily") / "weald.db")
    yield running
    running.kill()


def test_one_try_each(tmp_path: Path) -> None:
    """Also for whoever is quick, and for whoever signs in meanwhile."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            mine = await asyncio.gather(*(daily.begin(hub, "toy", KEYS[0], None, "Ada", "here") for _ in range(5)))
            assert len({row.table_id for row in mine}) == 1
            (ada,) = await people(hub, "Ada")
            assert (await daily.begin(hub, "toy", KEYS[0], ada, "", "here")).table_id == mine[0].table_id
            other = await daily.begin(hub, "toy", KEYS[1], ada, "", "here")
            assert other.player == f"@{ada.id}"
            async with hub.store.engine.connect() as connection:
                made = list(await connection.execute(sa.select(TABLES)))
            assert len(made) == 2
            assert len({row.seed for row in made}) == 1  # the same deal
            assert {row.occasion for row in made} == {f"daily {daily.today()}"}
            table = await hub.wake(mine[0].table_id)
            assert table.seats_of([daily.seat_key(KEYS[0], table.id)]) == [
                table.chairs.index(c) for c in table.chairs if c.human
            ]
            assert [chair.level for chair in table.chairs if not chair.human] == [STEADY]
            with pytest.raises(Refused):
                await table.do(lambda: seating.leave(table, 0))

    asyncio.run(scene())


def test_results(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            rows = [
                await daily.begin(hub, "toy", f"{key}x", None, name, "here")
                for key, name in zip(KEYS, "AB", strict=True)
            ]
            await give_up(hub, rows[1].table_id)
            async with hub.store.engine.connect() as connection:
                (only,) = await daily.results(connection, "toy", daily.today())
                assert (only.name, only.won, only.ended is not None) == ("B", False, True)
                # The books of the standings, which everybody may read, know nothing of it; also not after a restart.
                assert list(await connection.execute(sa.select(FINISHED))) == []
            await hub.tally._gather()
            async with hub.store.engine.connect() as connection:
                assert list(await connection.execute(sa.select(FINISHED))) == []
            # Who ends after midnight has no place.
            async with hub.store.transaction() as connection:
                await connection.execute(sa.update(TRIES).values(ended=TRIES.c.began + 86_400_001))
                assert await daily.results(connection, "toy", daily.today()) == []

    asyncio.run(scene())


def test_the_order_of_results(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            day, base = daily.today(), 0
            rows = [
                ("won late", True, None, 9), ("won early", True, None, 5), ("lost early", False, None, 3), ("lost late", False, None, 8),
                ("points", False, 4, 1),
            ]  # fmt: skip
            async with hub.store.transaction() as connection:
                for name, won, points, rounds in rows:
                    base += 1
                    row = {
                        "game": "toy",
                        "day": day,
                        "player": name,
                        "account": None,
                        "name": name,
                        "table_id": name,
                        "began": base,
                    }
                    more = {"ended": base, "won": won, "points": points, "rounds": rounds}
                    await connection.execute(sa.insert(TRIES), row | more)
                found = [row.name for row in await daily.results(connection, "toy", day)]
            assert found == ["won early", "won late", "points", "lost late", "lost early"]

    asyncio.run(scene())


def test_nobody_can_know_a_deal_before(tmp_path: Path) -> None:
    """It comes from a secret of the server: other days, games and servers have other deals; days to come have none."""
    deals = {
        (game, day): daily.deal_of(b"secret", game, day)
        for game in ("ironwood", "root")
        for day in ("2026-11-05", "2026-11-06")
    }
    assert len({deal.seed for deal in deals.values()}) == 4
    assert daily.deal_of(b"other", "root", "2026-11-05").seed != deals["root", "2026-11-05"].seed
    assert daily.deal_of(b"secret", "root", "2026-11-05") == deals["root", "2026-11-05"]
    for text in ("2999-01-01", "1999-01-01", "yesterday"):
        with pytest.raises(Refused):
            daily.read_day(text)


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_every_game_has_a_deal(game: str) -> None:
    """With every side of the usual line-up, over some days; games that are played together alone."""
    deals = [daily.deal_of(b"secret", game, f"2026-11-{day:02}") for day in range(1, 31)]
    found = find(game)
    for deal in deals:
        assert found.seats(deal.sides, None, deal.options) == deal.sides
        assert deal.seat < len(deal.sides)
    assert len({deal.sides[deal.seat] for deal in deals}) >= (2 if game != "defenders" else 4)
    assert {len(deal.sides) for deal in deals} == {
        1 if game == "defenders" else len(found.seats(None, None, deals[0].options))
    }


def test_programs_play_by_no_clock() -> None:
    """The same question gets the same answer however slow the machine is: iterations, no seconds."""
    player = make(STEADY)
    assert isinstance(player, SearchPlayer)
    assert player.seconds == 0
    secret = make(STEADY, secret=True)
    assert isinstance(secret, SearchPlayer)
    assert secret.seconds == 0
    # Others wait as long as that takes, whether or not there is a choice.
    assert 0 < secret.iterations < player.iterations


def test_the_same_moves_against_the_same_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who choose alike see the same game, to the last choice."""

    async def play(hub: Hub, key: str) -> list[str]:
        row = await daily.begin(hub, "toy", key, None, "", "here")
        table = await hub.wake(row.table_id)
        seat = next(chair.seat for chair in table.chairs if chair.human)
        while not table.play.match.over:
            mine = [d for d in table.play.match.open if d.seat == seat]
            if mine:
                await table.do(lambda d=mine[0]: table.answer(seat, d.options[0].id, d.number, "player"))  # type: ignore[misc]
            await asyncio.sleep(0.002)
        return [f"{s} {option.id}" for s, option, _ in table.play.match.choices]

    async def scene() -> None:
        async with house(tmp_path, pace=0.0) as hub:
            think_here(hub, monkeypatch)
            monkeypatch.setattr("weald.table.autoplay.longest", lambda _: 0.0)
            first, second = [await play(hub, key) for key in KEYS]
            assert first == second
            assert len(first) > 10

    asyncio.run(scene())


def ask(
    server: QuickServer, key: str, method: str = "GET", path: str = "/api/daily/toy", body: Any = None
) -> tuple[int, Any]:
    status, answer, _ = server.request(method, path, body, key)
    return status, answer


def test_nothing_leaks_before_ones_own_end(http: QuickServer) -> None:
    """What somebody gets to read is the same, byte for byte, whatever others have made of the deal; records, spectators' links and other
    tries of the same deal are closed; all of it opens with one's own end."""

    async def scene() -> None:
        ada, bob = KEYS
        before = json.dumps(ask(http, bob))
        _, deal = ask(http, ada, "POST", body={"name": "Ada"})
        table, token = deal["mine"]["table"], deal["mine"]["token"]
        assert "seed" not in json.dumps(deal)
        assert json.dumps(ask(http, bob)) == before
        client = await http.sit(table, token)
        # While it runs not even those with the spectators' key see it.
        watch = next(message["watch"] for message in client.messages if message["type"] == "hello")
        status, _ = ask(http, watch, path=f"/api/tables/{table}/record")
        assert status == 403
        status, _ = ask(http, token, "POST", f"/api/tables/{table}/branch", {"at": 0})
        assert status == 403
        await client.do("concede")
        await client.close()
        _, own = ask(http, ada)
        assert own["open"]
        assert [row["name"] for row in own["results"]] == ["Ada"]
        assert json.dumps(ask(http, bob)) == before
        for key in ("", bob, watch):
            assert ask(http, key, path=f"/api/tables/{table}/record")[0] == 403
            assert ask(http, key, "POST", f"/api/tables/{table}/branch", {"at": 0})[0] == 403
        assert ask(http, token, path=f"/api/tables/{table}/record")[0] == 200
        books = http.request("GET", "/api/standing/toy/games.csv", None)[1]
        assert str(books).count("\n") <= 1
        # Bob begins: his own view says nothing of hers either.
        _, deal = ask(http, bob, "POST", body={"name": "Bob"})
        assert deal["results"] == []
        assert not deal["open"]
        assert table not in json.dumps(deal)
        client = await http.sit(deal["mine"]["table"], deal["mine"]["token"])
        assert ask(http, bob, path=f"/api/tables/{table}/record")[0] == 403
        await client.do("concede")
        said = "".join(client.received)
        await client.close()
        assert table not in said
        _, deal = ask(http, bob)
        assert {row["name"]: row["mine"] for row in deal["results"]} == {"Ada": False, "Bob": True}
        status, record = ask(http, bob, path=f"/api/tables/{table}/record")
        assert status == 200
        assert "seed" in record

    asyncio.run(scene())


def test_yesterday_is_open_to_all(http: QuickServer) -> None:
    from datetime import UTC, datetime, timedelta

    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    status, deal = ask(http, "", path=f"/api/daily/toy?day={yesterday}")
    assert (status, deal["open"], deal["today"], deal["mine"]) == (200, True, False, None)
    tomorrow = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    assert ask(http, "", path=f"/api/daily/toy?day={tomorrow}")[0] == 404
    assert ask(http, "short", "POST", body={})[0] == 400
    assert ask(http, KEYS[0], "POST", "/api/daily/chess", {})[0] == 404
