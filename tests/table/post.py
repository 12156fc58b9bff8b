"""A post office whose letters a test takes itself, and an internet that only listens."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.table.inside import Clock, choose, same_chance, two_at
from weald.table.bodies import WebhookTest
from weald.table.hub import Hub
from weald.table.letters import office, rows, targets, wishes
from weald.table.letters.bodies import NewTarget
from weald.table.letters.rows import Letter, letter_of
from weald.table.letters.schema import LETTERS
from weald.table.live import LiveTable
from weald.table.people import accounts
from weald.table.rows import Write, set_seat
from weald.table.viewer import Viewer
from weald.table.webhook import Call


@pytest.fixture(autouse=True)
def closed_office(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes letters by themselves: the tests do."""

    async def nothing(_: office.Office) -> None:
        pass

    monkeypatch.setattr(office.Office, "run", nothing)
    same_chance(monkeypatch)


class Listener:
    """Stands for the internet: what is sent there, and what it answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *statuses: int) -> None:
        self.heard: list[Call] = []
        self.statuses = list(statuses)
        monkeypatch.setattr(office, "send", self._send)

    async def _send(self, call: Call, private: bool) -> WebhookTest:
        self.heard.append(call)
        status = self.statuses.pop(0) if self.statuses else 200
        await asyncio.sleep(0)
        return WebhookTest(status < 300, status, "")

    def bodies(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(call.body) for call in self.heard]


async def queue(hub: Hub) -> list[Letter]:
    async with hub.store.engine.connect() as connection:
        return [
            letter_of(row) for row in await connection.execute(sa.select(LETTERS).order_by(LETTERS.c.due, LETTERS.c.id))
        ]


async def waiting(hub: Hub) -> list[tuple[str, int | None, str]]:
    return [(one.event, one.seat, one.channel) for one in await queue(hub) if one.sent is None]


async def hooked(hub: Hub, account: str, url: str = "https://hook.example/x", **wanted: Any) -> None:
    """An account with a webhook."""
    async with hub.store.transaction() as connection:
        await targets.add(connection, targets.read(NewTarget("hook", url), account, None, None))
        await accounts.change(connection, account, notices=msgspec.to_builtins(wishes.Wishes(**wanted)))


async def seats(hub: Hub, *owners: str | None, **wish: Any) -> tuple[LiveTable, Viewer, Viewer]:
    """A table whose seats belong to accounts; both are here."""
    table, red, blue = await two_at(hub, **wish)
    red.patient = blue.patient = True  # nobody answers for them, however late it is
    for chair, owner in zip(table.chairs, owners, strict=True):
        chair.account = owner
        await table.write([owned(table, chair.seat)])
    return table, red, blue


def owned(table: LiveTable, seat: int) -> Write:
    chair = table.chairs[seat]
    return set_seat(table.id, seat, chair.kind, chair.level, chair.name, chair.token, chair.account)


async def both_choose(table: LiveTable, *viewers: Viewer) -> None:
    """The toy game begins with sealed bids of both; then one of them is asked."""
    for viewer in viewers:
        await choose(table, viewer)


async def look(hub: Hub, clock: Clock, seconds: float = 31) -> int:
    """So much later: everything that is due is dealt with."""
    clock.now += seconds
    done = 0
    while found := await hub.office.look():
        done += found
    return done


async def put(hub: Hub, *letters: Letter) -> None:
    async with hub.store.transaction() as connection:
        for one in letters:
            await connection.execute(*rows.put(one, hub.store.sqlite))
