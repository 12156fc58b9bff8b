"""Standings: what counts, who moves, seasons, what is told to everybody. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.inside import enter, house
from weald.table import bodies, hint, seating, takebacks, wire
from weald.table.branch import branch
from weald.table.hub import Hub
from weald.table.live import LiveTable
from weald.table.people import accounts, games
from weald.table.people.accounts import Account
from weald.table.people.schema import ACCOUNTS
from weald.table.rows import add_log, milliseconds, set_over
from weald.table.standing import open_data, seasons, statistics
from weald.table.standing.rating import FADES, SIGMA, Rating, interval, next_season, rate
from weald.table.standing.rows import ended
from weald.table.standing.schema import DESERTERS, FINISHED, PLAYED, RATINGS, SEASONS
from weald.table.viewer import Refused

BOTH_DATABASES = {
    "test_a_game_moves_its_players", "test_killed_between_end_and_counting", "test_seasons", "test_who_leaves_has_lost",
    "test_open_data_names_nobody_who_has_not_said_so", "test_games_from_before_are_in_the_books", "test_two_count_at_once",
    "test_statistics",
}  # fmt: skip


async def people(hub: Hub, *names: str) -> list[Account]:
    made = [accounts.new_account(name, "en") for name in names]
    async with hub.store.transaction() as connection:
        for one in made:
            await accounts.add(connection, one)
    return made


async def table_of(hub: Hub, *who: Account | None, **wish: Any) -> LiveTable:
    """The first two made it; the sides they have are theirs."""
    sides = ("red", "blue")
    seats = [bodies.SeatWish(side, "me") for side, _ in zip(sides, who, strict=False)]
    seats += [bodies.SeatWish(side, "ai", "random") for side in sides[len(who) :]]
    owners = {side: one.id if one else None for side, one in zip(sides, who, strict=False)}
    made = await hub.create(bodies.CreateTable("toy", seats=seats, **({"rated": True} | wish)), "here", owners=owners)
    return await hub.wake(made.id)


async def concede(table: LiveTable, seat: int) -> None:
    await table.do(lambda: seating.concede(table, seat, "player"))


async def rows(hub: Hub, what: sa.Table) -> list[dict[str, Any]]:
    async with hub.store.engine.connect() as connection:
        found = await connection.execute(sa.select(what).order_by(*what.primary_key.columns))
        return [dict(row._mapping) for row in found]


async def counted(hub: Hub, games: int) -> None:
    while sum(bool(row["season"]) for row in await rows(hub, FINISHED)) < games:
        await asyncio.sleep(0.005)


async def ratings(hub: Hub) -> dict[str, Rating]:
    return {row["player"]: Rating(row["mu"], row["sigma"]) for row in await rows(hub, RATINGS)}


def test_a_game_moves_its_players(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            table = await table_of(hub, ada, bob, options={"rounds": 3})
            assert table.info().rated
            await concede(table, 1)
            await counted(hub, 1)
            (game,) = await rows(hub, FINISHED)
            assert (game["rated"], game["players"], game["terms"], game["choices"]) == (True, 2, "rounds=3", 1)
            now = await ratings(hub)
            assert now[f"@{ada.id}"].mu > 25 > now[f"@{bob.id}"].mu
            assert now[f"@{ada.id}"].sigma < SIGMA
            seats = await rows(hub, PLAYED)
            assert [(s["kind"], s["won"], s["mu_before"], s["account"]) for s in seats] == [
                ("person", True, 25.0, ada.id), ("person", False, 25.0, bob.id),
            ]  # fmt: skip
            assert [Rating(s["mu"], s["sigma"]) for s in seats] == [now[f"@{ada.id}"], now[f"@{bob.id}"]]
            # What it did is told to each of them alone, until somebody wants to be named.
            async with hub.store.transaction() as connection:
                mine = await statistics.moved(connection, table.id, ada) or []
                assert [(one.seat, one.rating_before, one.rating > 1500) for one in mine] == [(0, 1500, True)]
                assert await statistics.moved(connection, table.id, None) == []
                await accounts.change(connection, bob.id, settings={"public": True})
                told = await statistics.moved(connection, table.id, None) or []
                assert [(one.seat, one.rating < 1500) for one in told] == [(1, True)]
                assert await statistics.moved(connection, "nowhere", ada) is None
            # A program is a player like others.
            await concede(await table_of(hub, bob), 0)
            await counted(hub, 2)
            later = await ratings(hub)
            assert later["ai random"].mu > 25
            assert later[f"@{bob.id}"].mu < now[f"@{bob.id}"].mu
            assert later[f"@{ada.id}"] == now[f"@{ada.id}"]

    asyncio.run(scene())


def test_what_does_not_count(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            never = [
                await table_of(hub, ada, bob, rated=False),
                await table_of(hub, ada, None),  # a guest
                await table_of(hub, ada, ada),  # against oneself
                await table_of(hub, None, None),
            ]
            assert [table.info().rated for table in never] == [False] * 4
            seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "open")]
            for owner in (None, ada):  # somebody without an account sits down; or oneself again
                made = await hub.create(bodies.CreateTable("toy", seats=seats, rated=True), "here", owner=ada)
                table = await hub.wake(made.id)
                assert table.info().rated
                await table.do(lambda table=table, owner=owner: seating.join(table, 1, "Guest", "there", owner))  # type: ignore[misc]
                assert not table.info().rated
                stored = await hub.store.load(table.id)
                assert stored is not None
                assert not stored.table.rated
                never.append(table)
            for table in never:
                await concede(table, 0)
            await counted(hub, 6)
            assert await ratings(hub) == {}
            kinds = {row["kind"] for row in await rows(hub, PLAYED)}
            assert kinds == {"person", "guest"}

    asyncio.run(scene())


def test_a_game_that_counts_is_strict(tmp_path: Path) -> None:
    """No hints, no other tries, nothing taken back that was learned from, nobody sent away, no way out."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            table = await table_of(hub, ada, bob)
            assert table.absence == wire.Absence(7 * 86_400, "concede")
            assert (await table_of(hub, ada, bob, clock=wire.Clock(60))).absence is None
            red, blue = await enter(table, 0), await enter(table, 1)
            for seat, viewer in ((0, red), (1, blue)):
                option = table.play.match.decision_of(seat).options[0].id
                number = table.play.match.decision_of(seat).number
                await table.do(lambda v=viewer, n=number, o=option: table.choose(v, wire.Choose(n, o)))  # type: ignore[misc]
            refused = {
                "hint": lambda: hint.hint(table, red, wire.AskHint(), 0),
                "hints": lambda: hint.agree_on_hints(table, 0, True),
                "kick": lambda: seating.kick(table, red, 1),
                "release": lambda: games.release(table, 1, bob),
            }
            for what, job in refused.items():
                with pytest.raises(Refused) as problem:
                    await table.do(job)
                assert problem.value.code == "rated-game", what
            with pytest.raises(Refused) as problem:
                await table.do(lambda: takebacks.undo(table, 0))
            assert problem.value.args_["why"] == "rated"
            alone = await table_of(hub, ada)
            seat = next(d.seat for d in alone.play.match.open)
            assert seat == 0
            viewer = await enter(alone, 0)
            decision = alone.play.match.decision_of(0)
            await alone.do(lambda: alone.choose(viewer, wire.Choose(decision.number, decision.options[0].id)))
            with pytest.raises(Refused):
                await alone.do(lambda: branch(alone, bodies.BranchTable(0), [0], "here", ada))
            with pytest.raises(Refused) as problem:
                await alone.do(lambda: seating.delete(alone, viewer))
            assert problem.value.code == "rated-game"

    asyncio.run(scene())


def test_who_leaves_has_lost(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob, cid = await people(hub, "Ada", "Bob", "Cid")
            table = await table_of(hub, ada, bob)
            viewer = await enter(table, 0)
            decision = table.play.match.decision_of(0)
            await table.do(lambda: table.choose(viewer, wire.Choose(decision.number, decision.options[0].id)))
            await table.do(lambda: seating.leave(table, 1))
            assert [row["account"] for row in await rows(hub, DESERTERS)] == [bob.id]
            await table.do(table.sleep)  # nothing of it is only in memory
            table = await hub.wake(table.id)
            await table.do(lambda: seating.join(table, 1, "", "there", cid))
            await concede(table, 0)  # whoever came wins, and it is not theirs
            await counted(hub, 1)
            now = await ratings(hub)
            assert set(now) == {f"@{ada.id}", f"@{bob.id}"}
            assert now[f"@{ada.id}"].mu == now[f"@{bob.id}"].mu == 25.0
            assert [(row["kind"], row["won"]) for row in await rows(hub, PLAYED)] == [
                ("person", False),
                ("left", False),
            ]

    asyncio.run(scene())


def test_killed_between_end_and_counting(tmp_path: Path) -> None:
    """The end is stored, then everything is cut off before it is counted. The next start counts it, once."""

    async def first() -> tuple[str, str]:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            table = await table_of(hub, ada, bob)
            log_row = table.play.concede(0, "player")
            # What ``commit`` writes, and nothing after it.
            await table.write([add_log(table.id, log_row), set_over(table.id, table.play.match.result), *ended(table)])
            (game,) = await rows(hub, FINISHED)
            assert game["season"] == ""
            assert await ratings(hub) == {}
            return ada.id, bob.id

    async def second(ids: tuple[str, str]) -> None:
        for _ in range(2):
            async with house(tmp_path) as hub:
                await counted(hub, 1)
                assert await hub.tally.count() == 0
                (ada, bob) = (row for row in await rows(hub, RATINGS))
                assert {ada["player"], bob["player"]} == {f"@{id}" for id in ids}
                assert (ada["games"], bob["games"], ada["won"] + bob["won"]) == (1, 1, 1)

    asyncio.run(second(asyncio.run(first())))


def test_two_count_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            for _ in range(3):
                table = await table_of(hub, ada, bob)
                log_row = table.play.concede(0, "player")
                await table.write(
                    [add_log(table.id, log_row), set_over(table.id, table.play.match.result), *ended(table)]
                )
            counts = await asyncio.gather(*(hub.tally.count() for _ in range(6)))
            assert sum(counts) == 3
            assert {row["games"] for row in await rows(hub, RATINGS)} == {3}

    asyncio.run(scene())


def test_seasons(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            await concede(await table_of(hub, ada, bob), 1)
            await counted(hub, 1)
            before = await ratings(hub)
            month = seasons.at(milliseconds(), [])
            async with hub.store.transaction() as connection:
                assert await seasons.begin(connection, " Winter\n cup ") == "Winter cup"
                for wrong in ("Winter cup", "2026-11"):
                    with pytest.raises(Refused):
                        await seasons.begin(connection, wrong)
            await concede(await table_of(hub, ada, bob), 1)
            await counted(hub, 2)
            found = {
                (row["season"], row["player"]): Rating(row["mu"], row["sigma"]) for row in await rows(hub, RATINGS)
            }
            assert found[month, f"@{ada.id}"] == before[f"@{ada.id}"]  # the archive
            start = {player: next_season(one) for player, one in before.items()}
            expected = rate([[f"@{ada.id}"], [f"@{bob.id}"]], [True, False], start)
            assert found["Winter cup", f"@{ada.id}"] == pytest.approx(expected[f"@{ada.id}"])
            async with hub.store.engine.connect() as connection:
                here = await statistics.standing(connection, "toy", "", ada)
                assert (here.season, [one.name for one in here.seasons]) == ("Winter cup", ["Winter cup", month])
                assert [one.over for one in here.seasons] == [False, True]
                assert [(line.place, line.me, line.games) for line in here.placed] == [(1, True, 1), (2, False, 1)]
                old = await statistics.standing(connection, "toy", month, None)
                assert [line.name for line in old.placed] == ["", ""]  # nobody has agreed to be named
                with pytest.raises(Refused):
                    await statistics.standing(connection, "toy", "never", None)
                assert [one.season for one in await statistics.of_person(connection, ada.id)] == ["Winter cup"]
            async with hub.store.transaction() as connection:
                assert await seasons.begin(connection, "") == month
            assert len(await rows(hub, SEASONS)) == 2

    asyncio.run(scene())


def test_statistics(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            for loser in (0, 0, 0, 1):
                await concede(await table_of(hub, None, None), loser)
            await concede(await table_of(hub, None), 0)
            await counted(hub, 5)
            async with hub.store.engine.connect() as connection:
                found = await statistics.statistics(connection, "toy", "", "all")
                people_only = await statistics.statistics(connection, "toy", "", "people")
                nothing = await statistics.statistics(connection, "root", "", "all")
            assert found.games == 5
            assert [(s.side, s.players, s.games, s.won, s.fair) for s in found.sides] == [
                ("blue", 0, 5, 4, 0.5), ("red", 0, 5, 1, 0.5),
            ]  # fmt: skip
            assert [(s.side, s.games) for s in people_only.sides] == [("blue", 4), ("red", 5)]
            assert all(0 <= s.low <= s.won / s.games <= s.high <= 1 for s in found.sides)
            assert (nothing.games, nothing.sides) == (0, [])

    asyncio.run(scene())


def test_open_data_names_nobody_who_has_not_said_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "=Ada", "Bob of Bohemia")
            table = await table_of(hub, ada, bob)
            await concede(table, 1)
            await counted(hub, 1)
            async with hub.store.transaction() as connection:
                await accounts.change(connection, ada.id, settings={"public": True})
            files = {kind: await hub.open_data.file("toy", kind) for kind in ("csv", "json")}
            text = {kind: b"".join([piece async for piece in file.pieces(True)]) for kind, file in files.items()}
            for said in text.values():
                for secret in (table.id, ada.id, bob.id, "Bohemia", table.row.watch):
                    assert secret.encode() not in said
            lines = list(csv.DictReader(io.StringIO(text["csv"].decode())))
            assert [(line["side"], line["won"], line["name"], line["kind"]) for line in lines] == [
                ("red", "1", "'=Ada", "person"), ("blue", "0", "", "person"),
            ]  # fmt: skip
            assert list(lines[0]) == ["game", *open_data.OF_GAME, *open_data.OF_SEAT]
            assert int(lines[0]["rating"]) > 1500 == int(lines[0]["rating_before"])
            (game,) = json.loads(text["json"])
            assert game["game"] == lines[0]["game"]
            assert [seat["name"] for seat in game["seats"]] == ["=Ada", ""]
            # The same file again, until it is old.
            await concede(await table_of(hub, ada, bob), 1)
            await counted(hub, 2)
            assert await hub.open_data.file("toy", "csv") is files["csv"]

    asyncio.run(scene())


def test_games_from_before_are_in_the_books(tmp_path: Path) -> None:
    """What was over before there were books about it."""

    async def first() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            await concede(await table_of(hub, ada, bob), 1)
            await counted(hub, 1)
            async with hub.store.transaction() as connection:
                for books in (PLAYED, FINISHED, RATINGS):
                    await connection.execute(sa.delete(books))

    async def second() -> None:
        async with house(tmp_path) as hub:
            await counted(hub, 1)
            (game,) = await rows(hub, FINISHED)
            assert (game["game"], game["rated"], game["choices"]) == ("toy", False, 1)
            assert [row["won"] for row in await rows(hub, PLAYED)] == [True, False]
            assert await ratings(hub) == {}

    asyncio.run(first())
    asyncio.run(second())


def test_the_standing_of_somebody_who_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            await concede(await table_of(hub, ada, bob), 1)
            await counted(hub, 1)
            async with hub.store.transaction() as connection:
                await connection.execute(sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == bob.id))
            assert set(await ratings(hub)) == {f"@{ada.id}"}
            assert [row["account"] for row in await rows(hub, PLAYED)] == [ada.id, None]

    asyncio.run(scene())


def test_rating_by_hand() -> None:
    alone = rate([["a"], ["b"]], [True, False], {})
    assert alone["a"].mu - 25 == pytest.approx(25 - alone["b"].mu)
    team = rate([["a", "b", "c"], ["rules 3"]], [True, False], {})
    assert team["a"] == team["b"] == team["c"]
    assert team["rules 3"].mu < 25
    # A player on two seats moves by the mean.
    twice = rate([["ai"], ["ai"], ["b"]], [True, False, False], {})
    assert set(twice) == {"ai", "b"}
    assert next_season(Rating(30, 1)) == Rating(30, pytest.approx((1 + FADES**2) ** 0.5))  # type: ignore[arg-type]
    assert next_season(Rating()) == Rating()
    assert Rating().shown == 1500
    assert Rating().margin == 1000


def test_intervals_hold_the_share() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    for many in (1, 5, 400):
        for won in range(0, many + 1, max(1, many // 5)):
            low, high = interval(won, many)
            assert 0 <= low <= won / many <= high <= 1
