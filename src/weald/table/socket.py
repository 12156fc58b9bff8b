"""One WebSocket per viewer: messages in, messages out, limits on both."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from re import compile as re_compile
from typing import Any, cast
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Scope, Send

from weald.table import seating, takebacks, talk, wire
from weald.table.hint import agree_on_hints, hint
from weald.table.hub import Hub
from weald.table.leases import CutOff, NoSuchTable, NotOurs
from weald.table.limiter import Bucket, network
from weald.table.line import EXTENSION, Line
from weald.table.live import MOVED, Asleep, LiveTable
from weald.table.logs import fault, log, short
from weald.table.rematch import rematch
from weald.table.viewer import Refused, Viewer, pick

DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
ANSWERED = wire.AskWhy | wire.AskHint | wire.AskHistory | wire.Renew | wire.Rematch  # by a message of their own
BANNED = "your address may not use this server"
PATH = re_compile(r"/api/tables/([^/]{1,32})/ws")

# Some questions are dearer than others.
COST = {
    wire.AskWhy: 2,
    wire.AskHint: 10,
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
    wire.Chat: 5,
    wire.RemoveChat: 5,
    wire.ReportChat: 10,
    wire.SetChat: 10,
}


async def play(hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
    """A visit at a table, from the first word to the last."""
    line = cast("Line", cast("Any", scope["extensions"])[EXTENSION]["line"])
    found = PATH.fullmatch(scope["path"])
    address = network(scope["client"][0]) if scope["client"] else ""
    limits = hub.settings.limits
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if found is None:
        line.hang_up(4404, "no such table")
        return
    if hub.bans.of(address) is not None:
        hub.metrics.refusals["banned"] += 1
        line.hang_up(4403, BANNED)
        return
    if hub.sockets >= limits.sockets or hub.sockets_by_address[address] >= limits.sockets_per_address:
        line.hang_up(4429, "too many connections")
        return
    hub.sockets += 1
    hub.sockets_by_address[address] += 1
    try:
        query = parse_qs(scope["query_string"].decode("latin-1"))
        viewer = Viewer([], address, line, limits.backlog)
        viewer.patient = query.get("patient") == ["1"]
        mine = await _recognise(hub, scope, viewer, query.get("account") == ["1"])
        await _visit(hub, line, found[1], query.get("token", [])[:16], mine, viewer)
    finally:
        hub.sockets -= 1
        hub.sockets_by_address[address] -= 1
        if not hub.sockets_by_address[address]:
            del hub.sockets_by_address[address]


async def _recognise(hub: Hub, scope: Scope, viewer: Viewer, for_seats: bool) -> str | None:
    """Who is signed in there? Their account if they have come for its seats. A page of another origin was refused before."""
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    signed = await hub.people.signed(scope["headers"], scope["scheme"], host)
    if signed is None:
        return None
    viewer.account, viewer.blocked = signed.account.id, await hub.people.blocked(signed.account.id)
    viewer.session = signed.session.id if for_seats else ""
    return viewer.account if for_seats else None


async def _visit(hub: Hub, line: Line, table_id: str, tokens: list[str], account: str | None, viewer: Viewer) -> None:
    async def enter(table: LiveTable) -> LiveTable | None:
        viewer.seats = table.seats_of(tokens, account)
        if not viewer.seats and not table.may_watch(tokens):
            return None
        await table.enter(viewer)
        return table

    try:
        table = await hub.ask(table_id, enter)
    except NoSuchTable:
        line.hang_up(4404, "no such table")
        return
    except Refused as refused:
        line.hang_up(4429 if refused.code == "too-many" else 1011, str(refused)[:100])
        return
    except (NotOurs, CutOff):
        line.hang_up(1012, MOVED)
        return
    except Exception as error:  # noqa: BLE001 - a table that cannot be woken
        fault("enter-failed", error, table=short(table_id))
        line.hang_up(1011, "this table has a problem")
        return
    if table is None:
        line.hang_up(4401, "this link opens no seat here")
        return
    try:
        await _listen(hub, table, line, viewer)
    except Asleep:
        viewer.close(1012, "the table restarts")
    finally:
        with contextlib.suppress(Asleep, Refused):
            await table.do(lambda: table.leave(viewer))
        viewer.close(1000, "")


async def _listen(hub: Hub, table: LiveTable, line: Line, viewer: Viewer) -> None:
    if line.transport.is_closing():  # gone before the door was opened
        return
    limits = hub.settings.limits
    bucket = Bucket(limits.burst, limits.rate)
    line.transport.set_write_buffer_limits(limits.backlog // 4)
    strikes = 0.0  # forgiven again by behaving
    while viewer.closing is None:
        await line.writable.wait()  # who does not read the answers need not be asked for more questions
        data = await line.hear()
        if data is None:
            return
        re: int | None = None
        try:
            message = decode(data, limits.message)
            re = message.re
            cost = COST.get(type(message), 1)
            if not bucket.take(cost):
                raise Refused("too-fast", "too many messages; wait a moment", seconds=round(cost / limits.rate, 1))
            # Many sockets of one address share what it may ask: they wait for each other, and nobody else does.
            wait = hub.messages.borrow(viewer.address, cost)
            if wait > 0:
                await asyncio.sleep(wait)
            if isinstance(message, wire.Ping):
                viewer.send(wire.Pong(re))
                continue
            table.hear(viewer)
            await table.do(partial(carry_out, table, viewer, message))
            strikes = max(0.0, strikes - 0.25)
        except Refused as refused:
            hub.metrics.refusals[refused.code] += 1
            viewer.send(refused.tell(re))
            if refused.again:
                await table.do(lambda: _refresh(table, viewer))
            if refused.code in {"malformed", "too-fast"}:
                strikes += 1
                if strikes >= limits.strikes:
                    log("socket-struck-out", table=short(table.id), code=refused.code)
                    viewer.close(4429, "too many refused messages")


async def _refresh(table: LiveTable, viewer: Viewer) -> None:
    seats: Sequence[int | None] = viewer.seats or [None]
    for seat in seats:
        table.screens.refresh(viewer, seat)


def decode(data: bytes, most: int) -> wire.ClientMessage:
    if len(data) > most:
        raise Refused("malformed", f"the message is longer than {most} bytes")
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)[:200]) from None


async def carry_out(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    """In the table's own task."""
    match message:
        case wire.Choose():
            await table.choose(viewer, message)
        case wire.AskUndo(seat=seat):
            await takebacks.undo(table, pick(viewer, seat))
        case wire.AgreeUndo(seat=seat):
            await takebacks.agree(table, pick(viewer, seat), True)
        case wire.RefuseUndo(seat=seat):
            await takebacks.agree(table, pick(viewer, seat), False)
        case wire.Concede(seat=seat):
            await seating.concede(table, pick(viewer, seat), "player")
        case wire.Leave(seat=seat):
            await seating.leave(table, pick(viewer, seat))
        case wire.Kick(seat=kicked):
            await seating.kick(table, viewer, kicked)
        case wire.Renew(seat=seat):
            await seating.renew(table, viewer, message, pick(viewer, seat))
        case wire.Rematch(seat=seat):
            await rematch(table, viewer, message, pick(viewer, seat))
        case wire.Delete():
            await seating.delete(table, viewer)
        case wire.AskWhy():
            await table.screens.why(viewer, message)
        case wire.AskHint(seat=seat):
            await hint(table, viewer, message, pick(viewer, seat))
        case wire.AgreeHints(on=on, seat=seat):
            await agree_on_hints(table, pick(viewer, seat), on)
        case wire.AskHistory():
            await table.screens.history(viewer, message)
        case wire.SendSignal(kind=kind, at=at, seat=seat):
            await talk.signal(table, pick(viewer, seat), kind, at)
        case wire.Say(key=key, seat=seat):
            await talk.say(table, pick(viewer, seat), key)
        case wire.Chat():
            await table.chat.write(viewer, message)
        case wire.RemoveChat(n=n):
            await table.chat.remove(viewer, n)
        case wire.ReportChat():
            await table.chat.report(viewer, message)
        case wire.SetChat(chat=rule):
            await table.chat.set_rule(viewer, rule)
        case wire.GoAway(seat=seat):
            await table.presence(viewer, pick(viewer, seat), False)
        case wire.ComeBack(seat=seat):
            await table.presence(viewer, pick(viewer, seat), True)
        case wire.Rename(name=name, seat=seat):
            await talk.rename(table, pick(viewer, seat), name)
        case wire.Learner(on=on):
            await table.screens.learn(viewer, on)
        case wire.Patient(on=on):
            await table.wait_for(viewer, on)
        case wire.Sit(token=token):
            await table.sit(viewer, token)
    if message.re is not None and not isinstance(message, ANSWERED):
        viewer.send(wire.Done(message.re))  # goes out together with what it did
