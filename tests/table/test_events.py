"""Tournaments from inside: pairing, results, absences, standings; paired once whoever does it. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.inside import enter, house
from tests.table.test_standing import people
from weald.table import desk, seating
from weald.table.events import bodies, http, rows
from weald.table.events import event as of
from weald.table.events.at_desk import DropEvent
from weald.table.events.event import Body, Entrant, Event, Game
from weald.table.events.schema import EVENTS
from weald.table.hub import Hub
from weald.table.letters.schema import LETTERS
from weald.table.live import LiveTable
from weald.table.people import games
from weald.table.people.accounts import Account
from weald.table.rows import milliseconds
from weald.table.schema import TABLES
from weald.table.standing.schema import FINISHED
from weald.table.tokens import hashed
from weald.table.viewer import Refused
from weald.table.wire import Clock

BOTH_DATABASES = {
    "test_everybody_against_everybody", "test_swiss", "test_a_ladder", "test_whose_time_is_up_has_lost", "test_a_round_is_paired_once",
    "test_who_leaves_has_lost", "test_nothing_is_lost_with_the_server",
}  # fmt: skip
PEOPLE = ("Ada", "Bob", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")


async def hold(hub: Hub, n: int, kind: str = "swiss", **wish: Any) -> str:
    """A tournament of the toy game that has begun; entrant 2's key is "key 2"."""
    given: dict[str, Any] = {"game": "toy", "name": "Cup", "kind": kind, "options": {"rounds": 1}} | wish
    who: list[Account | None] = given.pop("who", [None] * n)
    plan = http.plan_of(bodies.NewEvent(**given))
    event = Event("cup", given["game"], "Cup", "open", True, hashed("host"), None, milliseconds(), None, Body(plan), [])
    await hub.store.write([rows.add_event(event)])

    def begin(event: Event) -> list[Game]:
        for i, account in zip(range(n), who, strict=True):
            of.come(event, Entrant(i, PEOPLE[i], account.id if account else None, hashed(f"key {i}")))
        of.start(event)
        return of.go_on(event, milliseconds())

    await hub.events.change("cup", begin)
    return "cup"


async def cup(hub: Hub) -> Event:
    return await hub.events.read("cup")


async def table_of(hub: Hub, game: Game) -> LiveTable:
    return await hub.wake(game.table)


async def win(hub: Hub, game: Game, winner: int) -> None:
    """Everybody else gives up."""
    table = await table_of(hub, game)
    for seat, n in enumerate(game.players):
        if n != winner:
            await table.do(lambda seat=seat: seating.concede(table, seat, "player"))  # type: ignore[misc]


async def look(hub: Hub) -> Event:
    await hub.events.look()
    return await cup(hub)


async def late(hub: Hub) -> None:
    """Move the end of the round to now."""

    def step(event: Event) -> list[Game]:
        for game in event.open:
            game.until = milliseconds() - 1
        return []

    await hub.events.change("cup", step)


async def happen(hub: Hub, what: Callable[[Event], None]) -> None:
    def step(event: Event) -> list[Game]:
        what(event)
        return []

    await hub.events.change("cup", step)


def table(event: Event) -> list[tuple[str, int, int]]:
    return [(event.entrant(one.player).name, one.place, one.points) for one in of.standings(event)]


def test_everybody_against_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 3, "round-robin", rounds=2)
            event = await cup(hub)
            assert event.rounds == 6
            for number in range(1, 7):
                event = await look(hub)
                assert (event.state, event.round) == ("running", number)
                (game,) = event.open
                seat = (await table_of(hub, game)).seats_of([f"key {game.players[1]}"])
                assert seat == [1]  # one's key opens one's seats everywhere
                await win(hub, game, min(game.players))
            event = await look(hub)
            assert event.state == "over"
            assert table(event) == [("Ada", 1, 8), ("Bob", 2, 4), ("Cy", 3, 0)]
            assert [len(byes) for byes in event.body.byes] == [1] * 6
            info = http.info_of(event, ["key 1"], None)
            assert (info.me, info.hosting, len(info.played)) == (1, False, 6)
            assert http.info_of(event, ["host"], None).hosting

    asyncio.run(scene())


def test_swiss(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 5, rounds=3)
            for number in (1, 2, 3):
                event = await look(hub)
                assert event.round == number
                assert len(event.open) == 2
                for game in event.open:
                    await win(hub, game, min(game.players))
                assert (await hub.wake(game.table)).info().occasion == "event cup"
            event = await look(hub)
            assert event.state == "over"
            assert table(event)[0] == ("Ada", 1, 6)
            rested = [n for byes in event.body.byes for n in byes]
            assert len(set(rested)) == 3
            pairs = [tuple(sorted(game.players)) for game in event.body.games]
            assert len(set(pairs)) == 6
            assert event.due is None

    asyncio.run(scene())


def test_a_ladder(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 4, "ladder", reach=2)

            async def challenge(n: int, other: int) -> Game:
                event = await hub.events.change("cup", lambda e: [of.challenge(e, n, other, milliseconds())])
                return event.open[-1]

            with pytest.raises(Refused, match="close enough"):
                await challenge(3, 0)
            game = await challenge(3, 1)
            with pytest.raises(Refused, match="not over"):
                await challenge(2, 1)
            info = http.info_of(await cup(hub), ["key 2"], None)
            assert info.can_challenge == [0]  # the other one is busy
            await win(hub, game, 3)
            event = await look(hub)
            assert event.body.order == [0, 3, 1, 2]
            await win(hub, await challenge(2, 3), 3)
            assert (await look(hub)).body.order == [0, 3, 1, 2]
            # Somebody comes later: at the bottom.
            await happen(hub, lambda e: of.come(e, Entrant(4, "Eve", None, hashed("key 4"))))
            event = await cup(hub)
            assert [name for name, _, _ in table(event)] == ["Ada", "Dot", "Bob", "Cy", "Eve"]
            assert event.due is None
            await happen(hub, lambda e: of.go(e, 3))
            assert [name for name, _, _ in table(await cup(hub))] == ["Ada", "Bob", "Cy", "Eve"]

    asyncio.run(scene())


def test_whose_time_is_up_has_lost(tmp_path: Path) -> None:
    """The round is over: whoever the table waits for has lost; where it waits for both, who has used more time."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 4, rounds=1)
            first, second = (await cup(hub)).open
            table = await table_of(hub, first)
            viewer = await enter(table, 1)
            decision = table.play.match.decision_of(1)
            await table.do(lambda: table.answer(1, decision.options[0].id, decision.number, "player"))
            del viewer
            await late(hub)
            event = await look(hub)
            assert event.state == "over"
            points = {game.table: game.points for game in event.body.games}
            assert points[first.table] == [0, 2]  # seat 0 had still to answer
            assert sorted(points[second.table] or []) == [0, 2]
            async with hub.store.engine.connect() as connection:
                assert len(list(await connection.execute(sa.select(FINISHED)))) == 2

    asyncio.run(scene())


def test_the_clock_runs_though_nobody_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 2, rounds=1, clock=Clock(60, 0))
            (game,) = (await cup(hub)).open
            async with hub.store.engine.connect() as connection:
                row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == game.table))).one()
            assert 350_000 < row.due - milliseconds() <= 360_000  # five minutes to come, and the clock
            assert row.clock == {"initial": 60, "increment": 0, "then": "concede"}
            assert row.host is None
            assert not hub.knows(game.table)
            assert await hub.store.due(row.due) == [game.table]

    asyncio.run(scene())


def test_who_leaves_has_lost(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 4, "round-robin")
            await happen(hub, lambda e: of.go(e, 0))
            event = await hub.events.advance("cup")
            (lost,) = [game for game in event.body.games if game.points is not None]
            assert lost.points == [0 if n == 0 else 2 for n in lost.players]
            for _ in range(3):
                for game in (await cup(hub)).open:
                    await win(hub, game, max(game.players))
                await look(hub)
            event = await cup(hub)
            assert event.state == "over"
            # The others have won against who is gone, without a table.
            left = [game for game in event.body.games if game.how == "left"]
            assert len(left) == 2
            assert all(game.table == "" for game in left)
            assert table(event) == [("Dot", 1, 6), ("Cy", 2, 4), ("Bob", 3, 2), ("Ada", 4, 0)]

    asyncio.run(scene())


def test_a_round_is_paired_once(tmp_path: Path) -> None:
    """Many look at the same moment, and a second server does."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            others = [] if hub.store.sqlite else [Hub(hub.settings)]
            for other in others:
                await other.open()
            await hold(hub, 8, rounds=2)
            for game in (await cup(hub)).open:
                await win(hub, game, game.players[0])
            await asyncio.gather(*(one.events.advance("cup") for one in [hub, *others] for _ in range(4)))
            event = await cup(hub)
            assert event.round == 2
            assert len(event.open) == 4
            async with hub.store.engine.connect() as connection:
                made = list(await connection.execute(sa.select(TABLES.c.id)))
            assert len(made) == 8
            for other in others:
                await other.close()

    asyncio.run(scene())


def test_nothing_is_lost_with_the_server(tmp_path: Path) -> None:
    """The last game of a round ends, and the server with it: the next one goes on."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 4, rounds=2)
            for game in (await cup(hub)).open:
                await win(hub, game, game.players[0])
            async with hub.store.engine.connect() as connection:
                assert (await connection.execute(sa.select(EVENTS.c.due))).scalar_one() == 1  # two games have ended
        async with house(tmp_path) as hub:
            event = await look(hub)
            assert event.round == 2
            assert len(event.open) == 2

    asyncio.run(scene())


def test_a_table_that_is_gone_was_won_by_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 2, rounds=1)
            (game,) = (await cup(hub)).open
            await hub.drop(game.table)
            await late(hub)
            event = await look(hub)
            assert event.state == "over"
            assert [(game.points, game.how) for game in event.body.games] == [([0, 0], "gone")]

    asyncio.run(scene())


def test_a_table_of_a_tournament_is_strict(tmp_path: Path) -> None:
    """Nobody stands up, takes the table away or sends somebody away; it is in no list; whose account goes has lost."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            await hold(hub, 2, rounds=1, who=[ada, bob], rated=True)
            (game,) = (await cup(hub)).open
            table = await table_of(hub, game)
            assert table.info().rated
            assert table.info().host is None
            viewer = await enter(table, 0)
            for what in (lambda: seating.leave(table, 0), lambda: seating.delete(table, viewer)):
                with pytest.raises(Refused):
                    await table.do(what)
            assert await hub.listed("", False) == []
            await table.do(lambda: games.forget(table, game_account(game, ada, bob)))
            assert table.play.match.over
            event = await look(hub)
            assert event.state == "over"
            assert event.body.games[0].points == [0, 2]

    def game_account(game: Game, ada: Account, bob: Account) -> str:
        return [ada, bob][game.players[0]].id

    asyncio.run(scene())


def test_everybody_is_told_that_the_game_is_ready(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            await hold(hub, 3, rounds=1, who=[ada, bob, None])
            (game,) = (await cup(hub)).open
            async with hub.store.engine.connect() as connection:
                told = list(await connection.execute(sa.select(LETTERS).where(LETTERS.c.event == "round")))
            assert {row.account for row in told} == {[ada.id, bob.id, None][n] for n in game.players} - {None}
            assert {row.table_id for row in told} == {game.table}

    asyncio.run(scene())


def test_what_cannot_be_held(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            for wish, code in (
                ({"game": "defenders"}, "no-tournament"),
                ({"game": "ironwood", "options": {"solo": "ironbot"}}, "no-tournament"),
                ({"game": "root", "kind": "ladder"}, "ladder-seats"),
                ({"game": "ironwood", "kind": "round-robin", "rounds": 3}, "bad-request"),
                ({"game": "ironwood", "clock": Clock(10)}, "bad-request"),
                ({"game": "ironwood", "sides": ["marquise"]}, "bad-seats"),
                ({"game": "chess"}, "unknown-game"),
            ):
                given: dict[str, Any] = {"name": "Cup", "kind": "swiss"} | wish
                with pytest.raises(Refused) as refused:
                    http.plan_of(bodies.NewEvent(**given))
                assert code == "bad-seats" or refused.value.code == code, wish
            with pytest.raises(Refused) as refused:
                await hold(hub, 1)
            assert refused.value.code == "too-few"
            event = await cup(hub)
            assert event.state == "open"
            full = [Entrant(i, "x", None, "") for i in range(of.MOST)]
            event.entrants = full
            with pytest.raises(Refused) as refused:
                of.come(event, Entrant(99, "x", None, ""))
            assert refused.value.code == "event-full"

    asyncio.run(scene())


def test_whoever_keeps_the_server_takes_one_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 2)
            (game,) = (await cup(hub)).open
            await desk.carry_out(hub, DropEvent("cup"))
            with pytest.raises(Refused):
                await cup(hub)
            with pytest.raises(Refused):
                await desk.carry_out(hub, DropEvent("cup"))
            await win(hub, game, game.players[0])  # nobody counts it any more, and nothing breaks

    asyncio.run(scene())


def test_games_of_four(tmp_path: Path) -> None:
    """Root with four at a table: whoever gives up has lost though a program plays on."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            await hold(hub, 4, game="root", options={}, rounds=1)
            event = await cup(hub)
            (game,) = event.open
            assert len(game.players) == 4
            table = await table_of(hub, game)
            await table.do(lambda: seating.concede(table, 2, "player"))
            assert not table.play.match.over
            assert table.chairs[2].kind == "ai"
            await table.do(lambda: table.concede_match(0, "clock"))
            event = await look(hub)
            assert event.body.games[0].points == [0, 1, 0, 1]  # those who were still there share it

    asyncio.run(scene())
