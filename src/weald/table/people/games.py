"""Seats that belong to an account: claimed with their key, opened without it, given a new key, let go; and all of one's games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from weald.table import seating
from weald.table.chairs import Chair
from weald.table.letters.rows import forget_seat
from weald.table.logs import log, short
from weald.table.people.accounts import Account
from weald.table.rows import SeatRow, TableRow, Write, set_seat
from weald.table.schema import SEATS, TABLES
from weald.table.standing.rows import unrate
from weald.table.store import LAST, Store, seats_of_tables, table_row
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.live import LiveTable


async def claim(table: LiveTable, tokens: list[str], account: Account) -> list[int]:
    """Whoever holds the key of a seat may make it theirs, unless it is somebody's; returns which seats are."""
    seats = table.seats_of(tokens)
    if not seats:
        raise Refused("bad-token", "this token opens no seat at this table")
    chairs = [table.chairs[seat] for seat in seats]
    if any(chair.account not in {None, account.id} for chair in chairs):
        raise Refused("seat-claimed", "this seat belongs to somebody's account")
    new = [chair for chair in chairs if chair.account is None]
    names = {chair.seat: chair.name or account.shown for chair in new}
    owned = [_owned(table, chair, names[chair.seat], account.id) for chair in new]
    # From now on the account says how its owner is told, also should they let the seat go again.
    await table.write([*owned, *(forget_seat(table.id, chair.seat) for chair in new)])
    for chair in new:
        chair.account, chair.name = account.id, names[chair.seat]
        table.told.discard(chair.seat)
    if new:
        log("seat-claimed", table=short(table.id), seats=len(new))
        table.hub.lobby.clear()
        table.screens.show_table()
    return seats


async def release(table: LiveTable, seat: int, account: Account) -> None:
    """Only the key opens the seat from now on."""
    chair = _mine(table, seat, account)
    if table.strict and table.begun and not table.play.match.over:
        raise Refused("rated-game", "a game that counts is played to its end, or given up")
    await table.write([_owned(table, chair, chair.name, None), *([unrate(table.id)] if table.rated else [])])
    table.rated = False
    chair.account = None
    for viewer in [v for v in table.viewers if v.account == account.id and seat in v.seats]:
        table.unseat(viewer, seat)
    table.hub.lobby.clear()
    table.screens.show_table()


async def new_key(table: LiveTable, seat: int, account: Account) -> str:
    """The old key opens nothing any more; whoever came with it looks on."""
    _mine(table, seat, account)
    return await seating.rekey(table, seat)


async def forget(table: LiveTable, account: str) -> None:
    """Whoever's account is deleted leaves: their seats are free for others, and a table where nobody else plays goes with them."""
    mine = [chair for chair in table.chairs if chair.human and chair.account == account]
    if not mine or table.play.match.over:
        return
    if all(chair in mine for chair in table.chairs if chair.human):
        await seating.take_away(table)
        return
    for chair in mine:
        if table.row.occasion is None:
            await seating.leave(table, chair.seat)
        elif not table.play.match.over:
            await seating.concede(table, chair.seat, "player")


def _mine(table: LiveTable, seat: int, account: Account) -> Chair:
    if seat not in table.seats_of([], account.id):
        raise Refused("not-seated", "this seat is not yours", seat=seat)
    return table.chairs[seat]


def _owned(table: LiveTable, chair: Chair, name: str, account: str | None) -> Write:
    return set_seat(table.id, chair.seat, chair.kind, chair.level, name, chair.token, account)


async def of_account(
    store: Store, account: str, before: int, beyond: str, limit: int
) -> list[tuple[TableRow, list[SeatRow], int]]:
    """Tables at which somebody plays or has played, and when (Unix milliseconds) something last happened at each; the latest
    first, those after the table ``beyond`` of the time ``before``."""
    mine = sa.select(SEATS.c.table_id).where(SEATS.c.account == account)
    query = sa.select(TABLES, LAST.label("last")).where(
        TABLES.c.id.in_(mine), sa.or_(before > LAST, sa.and_(sa.literal(before) == LAST, TABLES.c.id > beyond))
    )
    async with store.engine.connect() as connection:
        found = list(await connection.execute(query.order_by(LAST.desc(), TABLES.c.id).limit(limit)))
        seats = await seats_of_tables(connection, [row.id for row in found])
    return [(table_row(row), seats[row.id], row.last) for row in found]
