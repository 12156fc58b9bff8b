"""The same again: when a game is over somebody offers to play once more, and whoever wants to accepts.

The new table has the same game, settings, people and seats. Each seat's key is told only to whoever holds that seat here; a seat whose person
does not come can be freed there by the one who offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from weald.players import LEVELS, SUBSTITUTE
from weald.table import bodies, seating, wire
from weald.table.leases import NoSuchTable, Peer
from weald.table.letters import asked
from weald.table.relay import NotAsked, ask_directly
from weald.table.rows import Write, set_host, set_rematch
from weald.table.viewer import Refused, Viewer

if TYPE_CHECKING:
    from weald.table.hub import Hub
    from weald.table.live import LiveTable


class Again(Struct):
    """What is stored of it: the table that was made, its seats for people, who offered and who has accepted. Keys are known only until
    the server stops; then whoever asks gets a new one."""

    table: str
    seats: list[int]
    by: int
    accepted: list[int] = []

    def info(self) -> wire.RematchInfo:
        return wire.RematchInfo(self.by, self.seats, self.accepted)


async def rematch(table: LiveTable, viewer: Viewer, message: wire.Rematch, seat: int) -> None:
    """Offer to play again, or accept that."""
    if not table.play.match.over:
        raise Refused("not-over", "the game is not over yet")
    told: list[Write] = []
    if table.again is None:
        table.again = await _set_up(table, viewer, seat)
        told = asked.rematch(table, seat, table.again.table)
    again = table.again
    if seat not in again.seats:
        raise Refused("not-seated", "this seat was nobody's", seat=seat)
    token = table.keys_again.get(seat)
    if token is None:
        try:
            token = table.keys_again[seat] = await _new_key(table.hub, again.table, seat)
        except NoSuchTable:
            table.again = None
            raise Refused("not-found", "the table of the rematch is gone; offer it anew") from None
    if seat not in again.accepted:
        again.accepted.append(seat)
    await table.write([set_rematch(table.id, msgspec.to_builtins(again)), *told])
    viewer.send(wire.Rematched(message.re, again.table, seat, token, f"/t/{again.table}#seat={token}"))
    table.screens.show_table()


async def _new_key(hub: Hub, id: str, seat: int) -> str:
    """To a seat of a table that any process may have."""
    told, wish = b"", msgspec.json.encode({"type": "rekey", "table": id, "seat": seat})

    async def there(peer: Peer) -> bool:
        nonlocal told
        try:
            status, _, told = await ask_directly(peer, b"/api/desk", wish)
        except (NotAsked, OSError, EOFError):
            return False
        return status == 200

    if await hub.relays.led(id, there):
        return msgspec.json.decode(told, type=str)
    return await hub.ask(id, lambda other: seating.rekey(other, seat))


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
            webhook=row.webhook, hints=table.hints, rated=table.rated, chat=table.chat.rule,  # type: ignore[arg-type]
        ),
        viewer.address,
        owners={chair.side: chair.account for chair in table.chairs},
    )  # fmt: skip
    # Who offered is the host: if somebody does not come, the seat can be given to another.
    other = await table.hub.wake(made.id)
    await other.write([set_host(other.id, seat)])
    other.host = seat
    table.keys_again = {key.seat: key.token for key in made.seats}
    return Again(made.id, sorted(table.keys_again), seat)
