"""What is asked about tournaments at the desk: by the host of the server, and by one process of another that has a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import sqlalchemy as sa
from msgspec import Meta, Struct

from weald.table import seating
from weald.table.events.schema import EVENTS
from weald.table.logs import log, short
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub
    from weald.table.live import LiveTable


class CallTime(Struct, tag="call-time", frozen=True, forbid_unknown_fields=True):
    """Seats that give up, because whoever held them has left the tournament; ``late``: the round is over."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    gone: Annotated[list[Annotated[int, Meta(ge=0, le=64)]], Meta(max_length=16)] = []
    late: bool = False


class DropEvent(Struct, tag="drop-event", frozen=True, forbid_unknown_fields=True):
    """Whoever keeps the server takes a tournament away; its tables stay."""

    event: Annotated[str, Meta(min_length=1, max_length=16)]


async def drop(hub: Hub, event: str) -> None:
    async with hub.store.transaction() as connection:
        gone = await connection.execute(sa.delete(EVENTS).where(EVENTS.c.id == event))
    if not gone.rowcount:
        raise Refused("not-found", "there is no such tournament")
    hub.events.kept = (0.0, [])
    log("event-deleted", cup=short(event), by="desk")


async def call_time(table: LiveTable, gone: list[int], late: bool) -> None:
    """When the round is over, whoever the table waits for has lost; of several, who has less time left."""
    for seat in gone:
        if table.chairs[seat].human and not table.play.match.over:
            await seating.concede(table, seat, "clock")
    if not late or table.play.match.over:
        return
    asked = [table.chairs[d.seat] for d in table.play.match.open if table.chairs[d.seat].kind in {"human", "open"}]
    if asked:
        last = min(asked, key=lambda chair: (chair.time_left(True), chair.seat))
        await table.concede_match(last.seat, "clock")
