"""What if: a new table goes on from a position of another, which stays as it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.inside import house, two_at
from weald.table import bodies, wire
from weald.table.autoplay import Autoplay
from weald.table.branch import branch
from weald.table.hub import Hub
from weald.table.live import LiveTable
from weald.table.rows import Write, add_log
from weald.table.socket import carry_out
from weald.table.stored_match import restore
from weald.table.viewer import Refused


@pytest.fixture(autouse=True)
def _programs_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Autoplay, "arrange", lambda self: None)


async def alone(hub: Hub, choices: int) -> tuple[LiveTable, str]:
    """A table of one person against a program that has not begun to think; some choices are made for both."""
    seats = [bodies.SeatWish("woodwalkers", "me", "", "Ada"), bodies.SeatWish("ironclad", "ai", "random")]
    made = await hub.create(bodies.CreateTable("ironwood", seats), "here")
    table = await hub.wake(made.id)
    while table.play.match.number < choices:
        decision = table.play.match.decision
        await table.write([table_row(table, decision.seat, decision.options[0].id)])
    return table, made.seats[0].token


def table_row(table: LiveTable, seat: int, option: str) -> Write:
    return add_log(table.id, table.play.choose(seat, option, None, "player"))


def test_a_position_against_programs_is_gone_on_from(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, token = await alone(hub, 12)
            match = table.play.match
            before = match.hash()
            made = await branch(table, bodies.BranchTable(at=6, name="Ada"), table.seats_of([token]), "here")
            other = await hub.wake(made.id)
            then = match.at(6)
            assert made.id != table.id
            assert other.play.match.hash() == then.hash()
            assert other.play.match.number >= 6
            assert (table.play.match.hash(), table.play.match.number) == (before, 12)
            # The one who chose there has a seat of the own, the others are programs.
            assert [key.seat for key in made.seats] == [match.choices[6][0]]
            assert sorted(chair.kind for chair in other.chairs) == ["ai", "human"]
            assert await whole(hub, made.id) == then.hash()

    asyncio.run(scene())


async def whole(hub: Hub, id: str) -> str:
    """The position as it is on disk."""
    stored = await hub.store.load(id)
    assert stored is not None
    return restore(stored, True).match.at(6).hash()


def test_who_may(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, token = await alone(hub, 6)
            for tokens in ([], ["nonsense"]):
                with pytest.raises(Refused) as refused:
                    await branch(table, bodies.BranchTable(at=2), table.seats_of(tokens), "here")
                assert refused.value.code == "not-allowed"
            for at in (6, 600):
                with pytest.raises(Refused) as refused:
                    await branch(table, bodies.BranchTable(at=at), table.seats_of([token]), "here")
                assert refused.value.code == "no-such-decision"

    asyncio.run(scene())


def test_people_can_when_their_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub, options={"rounds": 2})
            decision = table.play.match.decision
            await table.write([table_row(table, decision.seat, decision.options[0].id)])
            with pytest.raises(Refused) as refused:
                await branch(table, bodies.BranchTable(at=0), [], "here")
            assert refused.value.code == "not-allowed"
            await table.do(lambda: carry_out(table, red, wire.Concede()))
            made = await branch(table, bodies.BranchTable(at=0, seat=1), [], "here")
            other = await hub.wake(made.id)
            assert [key.seat for key in made.seats] == [1]
            assert other.row.seed == table.row.seed
            assert not other.play.match.over

    asyncio.run(scene())
