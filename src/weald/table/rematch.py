"""The same again: when a game is over somebody offers to play once more, and whoever wants to accepts.

The new table has the same game, settings, people and seats. Each seat's key is told only to whoever holds that seat here; a seat whose person
does not come can be freed there by the one who offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.players import LEVELS, SUBSTITUTE
from weald.table import bodies, wire
from weald.table.rows import set_host
from weald.table.viewer import Refused, Viewer

if TYPE_CHECKING:
    from weald.table.live import LiveTable


class Again:
    """The table that was made, and the keys to its seats."""

    def __init__(self, table: str, keys: dict[int, str], by: int) -> None:
        self.table = table
        self.keys = keys
        self.by = by
        self.accepted = [by]

    def info(self) -> wire.RematchInfo:
        return wire.RematchInfo(self.by, sorted(self.keys), self.accepted)


async def rematch(table: LiveTable, viewer: Viewer, message: wire.Rematch, seat: int) -> None:
    """Offer to play again, or accept that."""
    if not table.play.match.over:
        raise Refused("not-over", "the game is not over yet")
    if table.again is None:
        table.again = await _set_up(table, viewer, seat)
    again = table.again
    token = again.keys.get(seat)
    if token is None:
        raise Refused("not-seated", "this seat was nobody's", seat=seat)
    if seat not in again.accepted:
        again.accepted.append(seat)
    viewer.send(wire.Rematched(message.re, again.table, seat, token, f"/t/{again.table}#seat={token}"))
    table.screens.show_table()


async def _set_up(table: LiveTable, viewer: Viewer, seat: int) -> Again:
    row = table.row
    kinds = {"human": "me", "ai": "ai", "open": "open"}
    wishes = [
        bodies.SeatWish(chair.side, kinds[chair.kind], chair.level if chair.level in LEVELS else SUBSTITUTE, chair.name)  # type: ignore[arg-type]
        for chair in table.chairs
        if chair.kind in kinds
    ]
    made = await table.hub.create(
        bodies.CreateTable(
            game=row.game, seats=wishes, options=table.play.match.options, name=row.name, listed=row.listed,
            takebacks=row.takebacks, clock=table.clock, absence=table.absence, concession=row.concession,  # type: ignore[arg-type]
            webhook=row.webhook, hints=table.hints,
        ),
        viewer.address,
    )  # fmt: skip
    # Who offered is the host: if somebody does not come, the seat can be given to another.
    other = await table.hub.wake(made.id)
    await other.write([set_host(other.id, seat)])
    other.host = seat
    return Again(made.id, {key.seat: key.token for key in made.seats}, seat)
