"""What a table tells people who are away: with the choice that is its reason, and never what is untrue. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.inside import Clock, choose, enter, house, leave, two_at, until
from tests.table.post import Listener, both_choose, hooked, look, put, queue, seats, waiting
from tests.table.post import closed_office as closed_office
from tests.table.test_accounts_inside import member
from weald.table import takebacks, wire
from weald.table.letters import asked, rows
from weald.table.rematch import rematch
from weald.table.rows import milliseconds

BOTH_DATABASES = {
    "test_who_is_away_is_told_and_who_is_here_is_not",
    "test_what_was_answered_is_not_told",
    "test_a_warning_comes_six_hours_before_the_flag",
    "test_the_same_letter_is_put_in_once",
}


# --- what is written ----------------------------------------------------------------------------------------


def test_who_is_away_is_told_and_who_is_here_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada, bob = await member(hub, "Ada"), await member(hub, "Bob")
            await hooked(hub, ada)
            await hooked(hub, bob, "https://bob.example/")
            table, red, blue = await seats(hub, ada, bob)
            await both_choose(table, red, blue)
            assert await queue(hub) == []  # both look
            (seat,) = [decision.seat for decision in table.play.match.open]
            mine, other = (red, blue) if seat == 0 else (blue, red)
            await leave(table, mine)  # asked, and gone
            await until(lambda: hub.store.waiting == 0)
            assert await waiting(hub) == [("turn", seat, "")]
            assert await look(hub, clock, 1) == 0  # perhaps they are back in a moment
            assert await look(hub, clock) == 2  # sorted, then sent
            (said,) = net.bodies()
            assert (said["event"], said["table"], said["seat"]) == ("your-turn", table.id, seat)
            assert net.heard[0].url == ("https://hook.example/x" if seat == 0 else "https://bob.example/")
            assert await waiting(hub) == []
            await leave(table, other)
            mine = await enter(table, seat)
            await choose(table, mine)  # and now the other is asked, who is away
            asked_now = {decision.seat for decision in table.play.match.open} - {seat}
            assert {(event, at) for event, at, _ in await waiting(hub)} == {("turn", at) for at in asked_now}

    asyncio.run(scene())


def test_what_was_answered_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada, bob = await member(hub, "Ada"), await member(hub, "Bob")
            for one in (ada, bob):
                await hooked(hub, one)
            table, red, _ = await seats(hub, ada, bob)
            await leave(table, red)
            await until(lambda: hub.store.waiting == 0)
            assert await waiting(hub) == [("turn", 0, "")]
            red = await enter(table, 0)
            await choose(table, red)  # came back and answered
            assert await look(hub, clock) == 1
            assert net.heard == []
            assert await queue(hub) == []

    asyncio.run(scene())


def test_what_was_taken_back_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice has led to somebody's turn; it is taken back, and they are not asked any more."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada, bob = await member(hub, "Ada"), await member(hub, "Bob")
            for one in (ada, bob):
                await hooked(hub, one)
            table, red, blue = await seats(hub, ada, bob)
            await both_choose(table, red, blue)
            (seat,) = [decision.seat for decision in table.play.match.open]
            here, away = (red, blue) if seat == 0 else (blue, red)
            await leave(table, away)
            await choose(table, here)
            assert await waiting(hub) == [("turn", 1 - seat, "")]
            await table.do(lambda: takebacks.undo(table, seat))
            assert [decision.seat for decision in table.play.match.open] == [seat]
            assert await look(hub, clock) == 1
            assert (net.heard, await queue(hub)) == ([], [])

    asyncio.run(scene())


def test_a_page_left_open_is_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock = Clock(monkeypatch)
            ada, bob = await member(hub, "Ada"), await member(hub, "Bob")
            table, red, blue = await seats(hub, ada, bob)
            clock.now += hub.settings.silence + 1
            table.hear(blue)
            await both_choose(table, red, blue)
            assert await waiting(hub) == []  # who chooses is heard
            (seat,) = [decision.seat for decision in table.play.match.open]
            clock.now += hub.settings.silence + 1
            table.hear(blue if seat == 0 else red)
            assert not asked.here(table, table.chairs[seat])
            assert asked.here(table, table.chairs[1 - seat])

    asyncio.run(scene())


def test_a_warning_comes_six_hours_before_the_flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada, bob = await member(hub, "Ada"), await member(hub, "Bob")
            for one in (ada, bob):
                await hooked(hub, one, "ntfy+https://ntfy.example/topic")
            table, red, blue = await seats(hub, ada, bob, clock=wire.Clock(86_400, 0))
            await both_choose(table, red, blue)
            (seat,) = [decision.seat for decision in table.play.match.open]
            # A slow game: who is here now may not look again for hours.
            found = {one.event: one for one in await queue(hub) if one.seat == seat}
            assert set(found) == {"turn", "clock"}
            assert found["turn"].due - milliseconds() == asked.LATER
            left = table.chairs[seat].time_left(True)
            assert found["clock"].due - milliseconds() == left - 6 * 3_600_000
            await look(hub, clock, 16 * 60)
            await look(hub, clock, 18 * 3600)
            assert [said["message"] for said in net.bodies()] == [
                f"Your turn: toy, {table.chairs[seat].side}.", f"6 hours left on your clock: toy, {table.chairs[seat].side}.",
            ]  # fmt: skip

    asyncio.run(scene())


def test_time_stands_still_for_warnings_while_no_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with house(tmp_path) as hub:
            ada = await member(hub, "Ada")
            await put(hub, rows.letter("turn", None, None, 0, milliseconds() + 1000, ada))
            await put(hub, rows.letter("clock", None, None, 0, milliseconds() + 1000, ada))
            before = {one.event: one.due for one in await queue(hub)}
        clock.now += 5000
        async with house(tmp_path) as hub:
            after = {one.event: one.due for one in await queue(hub)}
        assert after["turn"] == before["turn"]
        assert after["clock"] == before["clock"] + 5_000_000

    asyncio.run(scene())


def test_the_end_and_a_rematch_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada, bob = await member(hub, "Ada"), await member(hub, "Bob")
            for one in (ada, bob):
                await hooked(hub, one, "discord+https://hook.example/x")
            table, red, blue = await seats(hub, ada, bob)
            await leave(table, blue)
            await until(lambda: hub.store.waiting == 0)
            await table.do(lambda: table.concede_match(0, "player"))
            await table.do(lambda: rematch(table, red, wire.Rematch(re=1), 0))
            await look(hub, clock)
            heard = [said["content"] for said in net.bodies()]
            assert table.again is not None
            assert sorted(heard) == [
                f"Somebody offers a rematch: toy, blue. {hub.office.base}/t/{table.again.table}",
                f"The game is over, you have won: toy, blue. {hub.office.base}/t/{table.id}",
            ]  # fmt: skip
            assert all(said["allowed_mentions"] == {"parse": []} for said in net.bodies())

    asyncio.run(scene())


def test_a_table_without_anybody_to_tell_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The way of a choice is as it was: not one statement more."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            assert not table.tells
            assert asked.after_choice(table) == []
            await leave(table, blue)
            await choose(table, red)
            assert await queue(hub) == []

    asyncio.run(scene())


def test_the_same_letter_is_put_in_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coming and going, or a table that wakes: who was told is not told again."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock, net = Clock(monkeypatch), Listener(monkeypatch)
            ada = await member(hub, "Ada")
            await hooked(hub, ada)
            table, red, blue = await seats(hub, ada, None)
            for _ in range(3):
                await leave(table, red)
                await until(lambda: hub.store.waiting == 0)
                red = await enter(table, 0)
            await leave(table, red)
            await leave(table, blue)
            await until(lambda: hub.store.waiting == 0)
            await look(hub, clock)
            assert len(net.heard) == 1
            await table.do(table.sleep)
            await until(lambda: not hub.waking(table.id))
            again = await hub.wake(table.id)
            await until(lambda: hub.store.waiting == 0)
            assert again is not table
            await look(hub, clock)
            assert len(net.heard) == 1

    asyncio.run(scene())
