"""What is stored of what people say, and the statements that write it."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.chat.schema import CHAT
from weald.table.people.schema import REPORTS
from weald.table.rows import Write, milliseconds
from weald.table.schema import TABLES


class LineRow(Struct, frozen=True):
    n: int
    at: int  # Unix milliseconds
    seat: int | None  # none: somebody who looks on
    name: str
    account: str | None
    text: str  # empty once it is taken away


_ADD = sa.insert(CHAT)
_EMPTY = (
    sa.update(CHAT).where(CHAT.c.table_id == sa.bindparam("of"), CHAT.c.n == sa.bindparam("at_n")).values(text="", name="")
)  # fmt: skip
_REPORT = sa.insert(REPORTS)
_RULE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(chat=sa.bindparam("new_chat"))


def add_line(table: str, line: LineRow) -> Write:
    return _ADD, {"table_id": table} | {name: getattr(line, name) for name in line.__struct_fields__}


def empty_line(table: str, n: int) -> Write:
    return _EMPTY, {"of": table, "at_n": n}


def set_rule(table: str, rule: str) -> Write:
    return _RULE, {"of": table, "new_chat": rule}


def add_report(**report: object) -> Write:
    """Somebody complains of a line; for the host's desk."""
    return _REPORT, {"made": milliseconds(), "done": False} | report


async def read_lines(connection: AsyncConnection, table: str, most: int) -> tuple[int, list[LineRow]]:
    """How many there have been, and the latest of them that still say something."""
    found = sa.select(CHAT).where(CHAT.c.table_id == table)
    rows = await connection.execute(found.where(CHAT.c.text != "").order_by(CHAT.c.n.desc()).limit(most))
    last = await connection.execute(sa.select(sa.func.max(CHAT.c.n)).where(CHAT.c.table_id == table))
    count = last.scalar()
    lines = [LineRow(row.n, row.at, row.seat, row.name, row.account, row.text) for row in rows]
    return 0 if count is None else count + 1, lines[::-1]
