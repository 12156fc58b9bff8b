"""The same again: a rematch is offered by one and accepted by the others, each on the own seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.inside import enter, house, received, two_at, viewer_of
from weald.table import bodies, wire
from weald.table.live import LiveTable
from weald.table.socket import carry_out
from weald.table.viewer import Refused, Viewer


def heard(viewer: Viewer, kind: str) -> list[dict[str, Any]]:
    return [message for message in received(viewer) if message["type"] == kind]


async def say(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    await table.do(lambda: carry_out(table, viewer, message))


def test_the_same_people_sit_down_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 2}, name="Tuesday")
            with pytest.raises(Refused) as refused:
                await say(table, red, wire.Rematch())
            assert refused.value.code == "not-over"
            await say(table, red, wire.Concede())
            await say(table, blue, wire.Rematch(re=7))
            (offer,) = heard(blue, "rematched")
            assert (offer["re"], offer["seat"]) == (7, 1)
            assert table.info().rematch == wire.RematchInfo(1, [0, 1], [1])
            # The other is told that there is an offer, not the key of anybody.
            told = heard(red, "table")
            assert told[-1]["table"]["rematch"] == {"by": 1, "seats": [0, 1], "accepted": [1]}
            assert offer["token"] not in str(told)
            assert offer["table"] not in str(told)
            await say(table, red, wire.Rematch())
            (mine,) = heard(red, "rematched")
            assert mine["table"] == offer["table"]
            assert mine["seat"] == 0
            assert table.info().rematch == wire.RematchInfo(1, [0, 1], [1, 0])
            again: LiveTable = await hub.wake(offer["table"])
            assert again.seats_of([mine["token"]]) == [0]
            assert again.seats_of([offer["token"]]) == [1]
            assert again.host == 1
            assert not again.play.match.over
            assert again.info().name == "Tuesday"
            assert again.info().options == table.info().options
            assert [seat.name for seat in again.info().seats] == [seat.name for seat in table.info().seats]
            # Asked again, the same key.
            await say(table, red, wire.Rematch())
            assert heard(red, "rematched")[0]["token"] == mine["token"]

    asyncio.run(scene())


def test_spectators_and_ai_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "ai", "random")]
            made = await hub.create(bodies.CreateTable("toy", seats), "here")
            table = await hub.wake(made.id)
            red = await enter(table, 0)
            await say(table, red, wire.Concede())
            watcher = viewer_of(address="there")
            await table.enter(watcher)
            with pytest.raises(Refused) as refused:
                await say(table, watcher, wire.Rematch())
            assert refused.value.code == "not-seated"
            await say(table, red, wire.Rematch())
            (offer,) = heard(red, "rematched")
            again = await hub.wake(offer["table"])
            assert [(chair.kind, chair.level) for chair in again.chairs] == [("human", ""), ("ai", "random")]

    asyncio.run(scene())


def test_an_offer_outlives_the_server(tmp_path: Path) -> None:
    """Who has not accepted yet gets a key afterwards, and so does who asks again; no key is stored."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 2})
            await say(table, red, wire.Concede())
            await say(table, blue, wire.Rematch())
            (offer,) = heard(blue, "rematched")
        async with house(tmp_path) as hub:
            table = await hub.wake(table.id)
            assert table.info().rematch == wire.RematchInfo(1, [0, 1], [1])
            red, blue = await enter(table, 0), await enter(table, 1)
            again = await hub.wake(offer["table"])
            assert again.seats_of([offer["token"]]) == [1]  # a restart takes nobody's key away
            await say(table, red, wire.Rematch())
            (mine,) = heard(red, "rematched")
            assert mine["table"] == offer["table"]
            assert again.seats_of([mine["token"]]) == [0]
            assert table.info().rematch == wire.RematchInfo(1, [0, 1], [1, 0])
            await say(table, blue, wire.Rematch())
            (anew,) = heard(blue, "rematched")
            assert again.seats_of([anew["token"]]) == [1]
            stored = str(await hub.store.load(table.id))
            assert not any(told["token"] in stored for told in (offer, mine, anew))

    asyncio.run(scene())


def test_an_offer_whose_table_is_gone_is_made_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 2})
            await say(table, red, wire.Concede())
            await say(table, blue, wire.Rematch())
            (offer,) = heard(blue, "rematched")
        async with house(tmp_path) as hub:
            table = await hub.wake(table.id)
            red = await enter(table, 0)
            await hub.drop(offer["table"])
            with pytest.raises(Refused) as refused:
                await say(table, red, wire.Rematch())
            assert refused.value.code == "not-found"
            await say(table, red, wire.Rematch())
            assert heard(red, "rematched")[0]["table"] != offer["table"]
            assert table.info().rematch == wire.RematchInfo(0, [0, 1], [0])

    asyncio.run(scene())
