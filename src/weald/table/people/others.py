"""Other people: whom one knows, whom one does not want to play with, and what one tells the host about somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.chairs import clean_name
from weald.table.logs import log, short
from weald.table.people.accounts import Account, account_of
from weald.table.people.schema import ACCOUNTS, BLOCKS, REPORTS
from weald.table.rows import Write, milliseconds
from weald.table.schema import SEATS
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.live import LiveTable

MOST = 500  # people that one blocks
PARTNERS = 50
LONGEST = 500  # letters of a report


# --- blocking ---------------------------------------------------------------------------------------------


async def block(connection: AsyncConnection, account: str, other: str) -> None:
    if account == other:
        raise Refused("not-allowed", "you cannot block yourself")
    known = await blocked(connection, account)
    if len(known) >= MOST:
        raise Refused("too-many", f"you can block at most {MOST} people")
    if other not in {one.id for one in known}:
        await connection.execute(sa.insert(BLOCKS), {"account": account, "other": other, "made": milliseconds()})


async def unblock(connection: AsyncConnection, account: str, other: str) -> None:
    await connection.execute(sa.delete(BLOCKS).where(BLOCKS.c.account == account, BLOCKS.c.other == other))


async def blocked(connection: AsyncConnection, account: str) -> list[Account]:
    query = sa.select(ACCOUNTS).join(BLOCKS, BLOCKS.c.other == ACCOUNTS.c.id).where(BLOCKS.c.account == account)
    return [account_of(row) for row in await connection.execute(query.order_by(BLOCKS.c.made.desc(), ACCOUNTS.c.id))]


async def played_with(connection: AsyncConnection, account: str) -> list[Account]:
    """Those one has sat at a table with, the most often first."""
    mine, theirs = SEATS.alias(), SEATS.alias()
    count = sa.func.count(sa.distinct(mine.c.table_id))
    often = (
        sa.select(theirs.c.account, count.label("times"))
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.account == account, theirs.c.account != account)
        .group_by(theirs.c.account)
        .subquery()
    )
    query = sa.select(ACCOUNTS).join(often, often.c.account == ACCOUNTS.c.id)
    rows = await connection.execute(query.order_by(often.c.times.desc(), ACCOUNTS.c.id).limit(PARTNERS))
    return [account_of(row) for row in rows]


def person_at(table: LiveTable, seat: int) -> str:
    """The account of who sits there. Raises Refused."""
    chair = table.chairs[seat] if 0 <= seat < len(table.chairs) else None
    if chair is None or not chair.human or chair.account is None:
        raise Refused("unknown-seat", "nobody with an account sits there", seat=seat)
    return chair.account


# --- reporting --------------------------------------------------------------------------------------------


class StoredReport(Struct, frozen=True):
    """What the host's desk shows. ``reporter`` and ``about`` are accounts, where there are any."""

    id: str
    made: int
    reporter: str | None
    reporter_seat: int | None
    about: str | None
    table_id: str
    seat: int
    name: str
    reason: str
    words: str
    said: str = ""  # what was written at the table, where it is about that ...
    address: str = ""  # ... and from where, if it is known
    done: bool = False


def report(table: LiveTable, by: list[int], account: str | None, seat: int, reason: str, words: str) -> Write:
    """Somebody at the table (``by``: their seats, none for a spectator) complains about another."""
    chair = table.chairs[seat] if 0 <= seat < len(table.chairs) else None
    if chair is None or not chair.human or seat in by:
        raise Refused("unknown-seat", "there is nobody else on this seat", seat=seat)
    log("reported", table=short(table.id), seat=seat, reason=reason)
    kept = StoredReport(
        new_table_id(), milliseconds(), account, by[0] if by else None, chair.account, table.id, seat, chair.name,
        reason, clean_name(words, LONGEST),
    )  # fmt: skip
    return sa.insert(REPORTS), {name: getattr(kept, name) for name in kept.__struct_fields__}


async def reports(connection: AsyncConnection, done: bool, limit: int) -> list[StoredReport]:
    """For the host, the newest first."""
    query = sa.select(REPORTS).where(REPORTS.c.done.is_(done)).order_by(REPORTS.c.made.desc()).limit(limit)
    return [_report(row) for row in await connection.execute(query)]


async def close_report(connection: AsyncConnection, id: str) -> bool:
    """The host has dealt with it."""
    query = sa.update(REPORTS).where(REPORTS.c.id == id).values(done=True).returning(REPORTS.c.id)
    return (await connection.execute(query)).first() is not None


def _report(row: Any) -> StoredReport:
    return StoredReport(*(getattr(row, name) for name in StoredReport.__struct_fields__))
