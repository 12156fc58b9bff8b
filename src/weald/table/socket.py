"""One WebSocket per viewer: messages in, messages out, limits on both."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from weald.table import seating, takebacks, talk, wire
from weald.table.hub import Hub
from weald.table.leases import NoSuchTable
from weald.table.limiter import Bucket, network
from weald.table.live import Asleep, LiveTable
from weald.table.logs import fault, log, short
from weald.table.rematch import rematch
from weald.table.viewer import Refused, Viewer, pick

DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
Socket = WebSocket[Any, Any, Any]

# Some questions are dearer than others.
COST = {
    wire.AskWhy: 2,
    wire.AskHistory: 2,
    wire.SendSignal: 5,
    wire.Say: 5,
    wire.Rename: 10,
    wire.Sit: 10,
    wire.Learner: 5,
    wire.Patient: 5,
    wire.GoAway: 2,
    wire.ComeBack: 2,
    wire.Leave: 10,
    wire.Kick: 10,
    wire.Renew: 10,
    wire.Rematch: 10,
}


@websocket("/api/tables/{table_id:str}/ws")
async def play(socket: Socket, table_id: str) -> None:
    hub = socket.app.state.hub
    assert isinstance(hub, Hub)
    address = network(socket.client.host if socket.client else "")
    limits = hub.settings.limits
    await socket.accept()
    if hub.sockets >= limits.sockets or hub.sockets_by_address[address] >= limits.sockets_per_address:
        await socket.close(4429, "too many connections")
        return
    hub.sockets += 1
    hub.sockets_by_address[address] += 1
    try:
        await _visit(hub, socket, table_id, address)
    finally:
        hub.sockets -= 1
        hub.sockets_by_address[address] -= 1
        if not hub.sockets_by_address[address]:
            del hub.sockets_by_address[address]
        # The framework's socket refers to itself: undone, so that nobody has to look for garbage (see collector.py).
        asyncio.get_running_loop().call_later(1.0, _let_go, socket)


def _let_go(socket: Socket) -> None:
    socket.receive = socket.send = _nothing


async def _nothing(*_: object) -> Any:
    raise WebSocketDisconnect(detail="gone")


async def _visit(hub: Hub, socket: Socket, table_id: str, address: str) -> None:
    tokens = socket.query_params.getall("token", [])[:16]
    viewer = Viewer([], address, hub.settings.limits.backlog)

    async def enter(table: LiveTable) -> LiveTable | None:
        viewer.seats = table.seats_of(tokens)
        if not viewer.seats and not table.may_watch(tokens):
            return None
        await table.enter(viewer)
        return table

    try:
        table = await hub.ask(table_id[:32], enter)
    except NoSuchTable:
        await socket.close(4404, "no such table")
        return
    except Refused as refused:
        await socket.close(4429 if refused.code == "too-many" else 1011, str(refused)[:100])
        return
    except Exception as error:  # noqa: BLE001 - a table that cannot be woken
        fault("enter-failed", error, table=short(table_id))
        await socket.close(1011, "this table has a problem")
        return
    if table is None:
        await socket.close(4401, "this link opens no seat here")
        return
    sender = asyncio.create_task(_send(socket, viewer))
    receiver = asyncio.create_task(_receive(hub, table, socket, viewer))
    viewer.hang_up = receiver.cancel
    try:
        await asyncio.wait([receiver])
        problem = None if receiver.cancelled() else receiver.exception()
        if problem is not None:
            fault("socket-fault", problem, table=short(table_id))
    finally:
        with contextlib.suppress(Asleep, Refused):
            await table.do(lambda: table.leave(viewer))
        viewer.close(1000, "")
        await asyncio.wait([sender], timeout=5)
        sender.cancel()
        receiver.cancel()


async def _send(socket: Socket, viewer: Viewer) -> None:
    try:
        while True:
            data = await viewer.queue.get()
            if data is None:
                assert viewer.closing is not None
                await socket.close(*viewer.closing)
                return
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            viewer.was_sent(data)
    except Exception as error:  # noqa: BLE001 - the line is dead, in whatever way
        log("socket-lost", error=type(error).__name__)
        viewer.close(1006, "")


async def _receive(hub: Hub, table: LiveTable, socket: Socket, viewer: Viewer) -> None:
    limits = hub.settings.limits
    bucket = Bucket(limits.burst, limits.rate)
    strikes = 0.0  # forgiven again by behaving
    while viewer.closing is None:
        await viewer.keeps_up()
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive":
            return
        re: int | None = None
        try:
            message = decode(event.get("text") or event.get("bytes") or b"", limits.message)
            re = message.re
            cost = COST.get(type(message), 1)
            if not bucket.take(cost):
                raise Refused("too-fast", "too many messages; wait a moment", seconds=round(cost / limits.rate, 1))
            # Many sockets of one address share what it may ask: they wait for each other, and nobody else does.
            wait = hub.messages.borrow(viewer.address, cost)
            if wait > 0:
                await asyncio.sleep(wait)
            if not isinstance(message, wire.Ping):
                table.hear(viewer)
            await carry_out(table, viewer, message)
            if re is not None and not isinstance(
                message, wire.Ping | wire.AskWhy | wire.AskHistory | wire.Renew | wire.Rematch
            ):
                viewer.send(wire.Done(re))
            strikes = max(0.0, strikes - 0.25)
        except Refused as refused:
            viewer.send(refused.tell(re))
            if refused.again:
                await table.do(lambda: _refresh(table, viewer))
            if refused.code in {"malformed", "too-fast"}:
                strikes += 1
                if strikes >= limits.strikes:
                    log("socket-struck-out", table=short(table.id), code=refused.code)
                    viewer.close(4429, "too many refused messages")
        except Asleep:
            viewer.close(1012, "the table restarts")


async def _refresh(table: LiveTable, viewer: Viewer) -> None:
    seats: Sequence[int | None] = viewer.seats or [None]
    for seat in seats:
        table.screens.refresh(viewer, seat)


def decode(data: str | bytes, most: int) -> wire.ClientMessage:
    if len(data) > most:
        raise Refused("malformed", f"the message is longer than {most} bytes")
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)[:200]) from None


async def carry_out(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    match message:
        case wire.Ping():
            viewer.send(wire.Pong(message.re))
        case wire.Choose():
            await table.do(lambda: table.choose(viewer, message))
        case wire.AskUndo(seat=seat):
            await table.do(lambda: takebacks.undo(table, pick(viewer, seat)))
        case wire.AgreeUndo(seat=seat):
            await table.do(lambda: takebacks.agree(table, pick(viewer, seat), True))
        case wire.RefuseUndo(seat=seat):
            await table.do(lambda: takebacks.agree(table, pick(viewer, seat), False))
        case wire.Concede(seat=seat):
            await table.do(lambda: seating.concede(table, pick(viewer, seat), "player"))
        case wire.Leave(seat=seat):
            await table.do(lambda: seating.leave(table, pick(viewer, seat)))
        case wire.Kick(seat=kicked):
            await table.do(lambda: seating.kick(table, viewer, kicked))
        case wire.Renew(seat=seat):
            await table.do(lambda: seating.renew(table, viewer, message, pick(viewer, seat)))
        case wire.Rematch(seat=seat):
            await table.do(lambda: rematch(table, viewer, message, pick(viewer, seat)))
        case wire.Delete():
            await table.do(lambda: seating.delete(table, viewer))
        case wire.AskWhy():
            await table.do(lambda: table.screens.why(viewer, message))
        case wire.AskHistory():
            await table.do(lambda: table.screens.history(viewer, message))
        case wire.SendSignal(kind=kind, at=at, seat=seat):
            await table.do(lambda: talk.signal(table, pick(viewer, seat), kind, at))
        case wire.Say(key=key, seat=seat):
            await table.do(lambda: talk.say(table, pick(viewer, seat), key))
        case wire.GoAway(seat=seat):
            await table.do(lambda: table.presence(viewer, pick(viewer, seat), False))
        case wire.ComeBack(seat=seat):
            await table.do(lambda: table.presence(viewer, pick(viewer, seat), True))
        case wire.Rename(name=name, seat=seat):
            await table.do(lambda: talk.rename(table, pick(viewer, seat), name))
        case wire.Learner(on=on):
            await table.do(lambda: table.screens.learn(viewer, on))
        case wire.Patient(on=on):
            await table.do(lambda: table.wait_for(viewer, on))
        case wire.Sit(token=token):
            await table.do(lambda: table.sit(viewer, token))
