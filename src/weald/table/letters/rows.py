"""Letters and their targets as they are stored, and the statements that write them."""

from __future__ import annotations

import hashlib
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert as insert_on_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_on_sqlite

from weald.table.letters.schema import LETTERS, TARGETS
from weald.table.rows import FIRST, Write, milliseconds


class Letter(Struct, frozen=True):
    id: str
    channel: str
    target: str | None
    account: str | None
    table_id: str | None
    seat: int | None
    event: str
    seq: int
    data: dict[str, Any]
    made: int
    due: int
    tries: int = 0
    held: int = 0
    sent: int | None = None


class Target(Struct, frozen=True):
    id: str
    kind: str
    account: str | None
    table_id: str | None
    seat: int | None
    address: str
    keys: dict[str, str]
    lang: str
    name: str
    made: int


# The same letter twice is one letter.
_PUT = {
    True: insert_on_sqlite(LETTERS).on_conflict_do_nothing(),
    False: insert_on_postgresql(LETTERS).on_conflict_do_nothing(),
}
_WITHDRAW = sa.delete(LETTERS).where(
    LETTERS.c.table_id == sa.bindparam("of"),
    LETTERS.c.seat == sa.bindparam("at_seat"),
    sa.or_(LETTERS.c.event == "turn", LETTERS.c.event == "clock"),  # IN cannot be executed for many at once
)
_FORGET_SEAT = sa.delete(TARGETS).where(
    TARGETS.c.table_id == sa.bindparam("of"), TARGETS.c.seat == sa.bindparam("at_seat")
)
FIRST[_WITHDRAW] = 2


def letter(
    event: str, table: str | None, seat: int | None, seq: int, due: int = 0, account: str | None = None, channel: str = "",
    target: str | None = None, data: dict[str, Any] | None = None,
) -> Letter:  # fmt: skip
    """To whoever sits there, or to an account. Its id says what it is about."""
    now, data = milliseconds(), data or {}
    about = f"{event} {table} {seat} {seq} {account} {channel} {target} {sorted(data.items())}"
    id = hashlib.sha256(about.encode()).hexdigest()[:40]
    return Letter(id, channel, target, account, table, seat, event, seq, data, now, due or now)


def put(one: Letter, sqlite: bool) -> Write:
    return _PUT[sqlite], {name: getattr(one, name) for name in one.__struct_fields__}


def withdraw(table: str, seat: int) -> Write:
    """What was said about an earlier turn of the seat."""
    return _WITHDRAW, {"of": table, "at_seat": seat}


def forget_seat(table: str, seat: int) -> Write:
    """Somebody else may sit there next: nothing more is told to who has."""
    return _FORGET_SEAT, {"of": table, "at_seat": seat}


def letter_of(row: Any) -> Letter:
    return Letter(*(getattr(row, name) for name in Letter.__struct_fields__))


def target_of(row: Any) -> Target:
    return Target(*(getattr(row, name) for name in Target.__struct_fields__))
