"""What is stored of a table, and the statements that write it. Everything here is data; ``store.py`` reads and writes."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from weald.table.schema import ANNOUNCEMENTS, BANS, CHECKPOINTS, LEASES, LOG, SEATS, TABLES

_EPOCH = time.time() - time.monotonic()
KEPT = 200  # rows within which checkpoints are whole


class LogRow(Struct, frozen=True):
    seq: int
    kind: str
    seat: int
    number: int
    text: str = ""
    source: str = "player"
    spent: int = 0
    at: int = 0
    hash: str = ""


class Saved(Struct, frozen=True):
    """A stored checkpoint."""

    seq: int
    number: int
    revision: int
    hash: str
    body: bytes


class SeatRow(Struct, frozen=True):
    seat: int
    side: str
    kind: str
    level: str
    name: str
    token: str | None
    account: str | None = None


class TableRow(Struct, frozen=True):
    id: str
    game: str
    revision: int
    data: str
    sides: list[str]
    options: dict[str, Any]
    seed: int
    name: str
    listed: bool
    takebacks: str
    clock: dict[str, Any] | None
    absence: dict[str, Any] | None
    webhook: str
    watch: str
    created: int
    over: bool
    result: dict[str, Any] | None
    due: int | None = None
    host: int | None = None
    concession: str = "end"
    hints: bool = False
    rematch: dict[str, Any] | None = None
    chat: str = "off"
    rated: bool = False
    occasion: str | None = None


class Stored(Struct, frozen=True):
    """Everything about one table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    checkpoints: list[Saved]
    told: list[int] = []  # seats without an account that have asked for letters
    deserters: dict[int, str] = {}  # accounts that left a seat of a rated game


Params = dict[str, Any]
Write = tuple[sa.Executable, Params]

ADD_TABLE = sa.insert(TABLES)
ADD_SEAT = sa.insert(SEATS)
ADD_LOG = sa.insert(LOG)
ADD_LEASE = sa.insert(LEASES)
ADD_CHECKPOINT = sa.insert(CHECKPOINTS)
DROP_CHECKPOINT = sa.delete(CHECKPOINTS).where(
    CHECKPOINTS.c.table_id == sa.bindparam("of"), CHECKPOINTS.c.seq == sa.bindparam("at_seq")
)
THIN_CHECKPOINTS = (
    sa.update(CHECKPOINTS)
    .where(
        CHECKPOINTS.c.table_id == sa.bindparam("of"),
        CHECKPOINTS.c.seq < sa.bindparam("before_seq"),
        sa.func.length(CHECKPOINTS.c.body) > 0,
    )
    .values(body=b"")
)
_SEAT = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("at_seat"))
    .values(
        kind=sa.bindparam("new_kind"),
        level=sa.bindparam("new_level"),
        name=sa.bindparam("new_name"),
        token=sa.bindparam("new_token"),
        account=sa.bindparam("new_account"),
    )
)
_OVER = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(over=True, result=sa.bindparam("new_result", type_=sa.JSON(none_as_null=True)))
)
_REVISION = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(revision=sa.bindparam("new_revision"), data=sa.bindparam("new_data"))
)


SET_DUE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(due=sa.bindparam("new_due"))
_HOST = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(host=sa.bindparam("new_host"))
_HINTS = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(hints=sa.bindparam("new_hints"))
_REMATCH = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(rematch=sa.bindparam("new_rematch", type_=sa.JSON(none_as_null=True)))
)
_BAN, _ANNOUNCE = sa.insert(BANS), sa.insert(ANNOUNCEMENTS)
_LIFT = sa.delete(BANS).where(BANS.c.network == sa.bindparam("of"))
_SILENCE = sa.delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.id != sa.bindparam("but"))
_DELETE = sa.delete(TABLES).where(TABLES.c.id == sa.bindparam("of"))


# Statements of many requests are executed together, equal ones at once: these first.
FIRST: dict[sa.Executable, int] = {ADD_TABLE: 0, ADD_SEAT: 1, _LIFT: 2, _SILENCE: 2}


def grouped(writes: Iterable[Write]) -> list[tuple[sa.Executable, list[Params]]]:
    """Equal statements together."""
    out: dict[sa.Executable, list[Params]] = {}
    for statement, params in writes:
        out.setdefault(statement, []).append(params)
    return sorted(out.items(), key=lambda pair: FIRST.get(pair[0], 3))


def _params(row: Struct, **more: Any) -> Params:
    return {name: getattr(row, name) for name in row.__struct_fields__} | more


def add_table(table: TableRow, seats: list[SeatRow]) -> list[Write]:
    writes: list[Write] = [(ADD_TABLE, _params(table, seed=str(table.seed)))]
    return writes + [(ADD_SEAT, _params(seat, table_id=table.id)) for seat in seats]


def add_lease(table: str, owner: str) -> Write:
    """A new table belongs to who made it."""
    return ADD_LEASE, {"table_id": table, "owner": owner, "epoch": 1, "people": 0}


def add_log(table: str, row: LogRow) -> Write:
    return ADD_LOG, _params(row, table_id=table)


def add_checkpoint(table: str, saved: Saved) -> list[Write]:
    """In place of one at the same spot (an upgrade makes it anew). Old ones keep only their hash, as proof."""
    drop: Write = (DROP_CHECKPOINT, {"of": table, "at_seq": saved.seq})
    thin: Write = (THIN_CHECKPOINTS, {"of": table, "before_seq": saved.seq - KEPT})
    return [drop, (ADD_CHECKPOINT, _params(saved, table_id=table)), thin]


def set_seat(
    table: str, seat: int, kind: str, level: str, name: str, token: str | None, account: str | None = None
) -> Write:
    new = {"new_kind": kind, "new_level": level, "new_name": name, "new_token": token, "new_account": account}
    return _SEAT, {"of": table, "at_seat": seat, **new}


def set_host(table: str, seat: int | None) -> Write:
    return _HOST, {"of": table, "new_host": seat}


def set_hints(table: str, on: bool) -> Write:
    return _HINTS, {"of": table, "new_hints": on}


def set_rematch(table: str, offer: dict[str, Any]) -> Write:
    return _REMATCH, {"of": table, "new_rematch": offer}


def delete_table(table: str) -> Write:
    """With everything that belongs to it."""
    return _DELETE, {"of": table}


def set_ban(network: str, reason: str, until: int | None) -> list[Write]:
    """In place of one there may be already."""
    return [lift_ban(network), (_BAN, {"network": network, "reason": reason, "made": milliseconds(), "until": until})]


def lift_ban(network: str) -> Write:
    return _LIFT, {"of": network}


def announce(id: str, texts: dict[str, str], until: int | None) -> list[Write]:
    """One at a time; without words nothing is said any more."""
    row = {"id": id, "texts": texts, "made": milliseconds(), "until": until}
    return [(_SILENCE, {"but": id}), *([(_ANNOUNCE, row)] if texts else [])]


def set_over(table: str, result: dict[str, Any] | None) -> Write:
    return _OVER, {"of": table, "new_result": result}


def set_revision(table: str, revision: int, data: str) -> Write:
    return _REVISION, {"of": table, "new_revision": revision, "new_data": data}


def set_due(table: str, due: int | None) -> Write:
    return SET_DUE, {"of": table, "new_due": due}


def milliseconds() -> int:
    """The time as rows have it (Unix). Somebody may set the clock of the house meanwhile: ours only goes forward."""
    return int(1000 * (_EPOCH + time.monotonic()))
