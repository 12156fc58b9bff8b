"""One's own data: all of it to take home, and all of it gone.

Both go by the schema: every table of the database that refers to accounts is part of it, also those that are yet to come.
"""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table import desk
from weald.table.leases import NoSuchTable, Peer, Shared
from weald.table.logs import fault, log
from weald.table.people import sessions
from weald.table.people.accounts import DAY, Account
from weald.table.people.at_desk import Forget
from weald.table.people.schema import ACCOUNTS
from weald.table.relay import NotAsked, Unreachable, ask_directly
from weald.table.rows import Stored, milliseconds
from weald.table.schema import META, SEATS, TABLES
from weald.table.stored_match import CannotContinue, restore
from weald.table.viewer import Refused
from weald.table.workers import WorkFailed

if TYPE_CHECKING:
    from weald.table.hub import Hub
    from weald.table.people.people import People

FORGOTTEN = "weald_forgotten"  # the channel on which processes hear whom to forget
AT_ONCE = 20  # unused accounts that go in one round
# What would let somebody else in, or says nothing about a person.
SECRET = {
    "accounts": {"password"}, "passkeys": {"public_key"}, "sessions": {"token"}, "slips": {"token"}, "recovery_codes": {"code"},
    "targets": {"keys", "address"}, "seats": {"token"}, "events": {"host"}, "entrants": {"token"},
}  # fmt: skip
WORDS = {"name", "text", "words", "said"}  # of a person, in rows that outlive them


def _references(table: sa.Table) -> list[tuple[sa.Column[Any], bool]]:
    """Columns that name an account, and whether the row goes with it."""
    return [
        (key.parent, key.ondelete == "CASCADE")
        for key in table.foreign_keys
        if key.column.table is ACCOUNTS and key.parent is not None
    ]


# --- taking it home -----------------------------------------------------------------------------------------


async def everything(connection: AsyncConnection, account: str) -> dict[str, list[dict[str, Any]]]:
    """Every row about somebody, by the table of the database it is in; no secrets."""
    out: dict[str, list[dict[str, Any]]] = {}
    for table in META.sorted_tables:
        columns = [column for column, _ in _references(table)] if table is not ACCOUNTS else [ACCOUNTS.c.id]
        if not columns:
            continue
        query = sa.select(table).where(sa.or_(*(column == account for column in columns)))
        secret = SECRET.get(table.name, set())
        rows = [dict(row._mapping) for row in await connection.execute(query)]
        out[table.name] = [{key: value for key, value in row.items() if key not in secret} for row in rows]
    return out


async def export(hub: Hub, account: Account, address: str) -> AsyncIterator[bytes]:
    """A zip file, made as it is sent: what is stored, and the records of all games."""
    async with hub.store.engine.connect() as connection:
        rows = await everything(connection, account.id)
    out = _Pipe()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("account.json", msgspec.json.format(msgspec.json.encode(rows, enc_hook=str), indent=1))
        yield out.take()
        seats: dict[str, int] = {}
        for row in rows["seats"]:
            seats.setdefault(row["table_id"], row["seat"])
        for id, seat in seats.items():
            stored = await hub.store.load(id)
            if stored is None:
                continue
            try:
                async with hub.replaying.place(address):
                    text = await hub.replayers.run(record_of, stored, seat)
            except WorkFailed as problem:
                text = f"this record cannot be written by this server ({problem})\n"
            day = time.strftime("%Y-%m-%d", time.gmtime(stored.table.created))
            file.writestr(f"games/{day}-{stored.table.game}-{id}.weald", text)
            yield out.take()
    yield out.take()


def record_of(stored: Stored, seat: int) -> str:
    """In a worker: the whole record of a finished game; of one that runs what the seat may know."""
    try:
        match = restore(stored, whole=True).match
    except CannotContinue as problem:
        return f"this game cannot be replayed by the rules of this server ({problem})\n"
    return match.record(None if match.over else seat)


class _Pipe(io.RawIOBase):
    """What a zip file is written into; it is taken away bit by bit."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        data, self._parts = b"".join(self._parts), []
        return data


# --- being forgotten ----------------------------------------------------------------------------------------


async def delete(people: People, account: str) -> None:
    """Leave the tables, take the names out of what stays, and delete the rest. Raises Refused where a table cannot be
    reached just now; trying again goes on from there."""
    hub = people.hub
    running = sa.select(SEATS.c.table_id).join(TABLES).where(SEATS.c.account == account, TABLES.c.over.is_(False))
    async with hub.store.engine.connect() as connection:
        tables = sorted({row.table_id for row in await connection.execute(running)})
    for id in tables:
        await _leave(hub, id, account)
    async with hub.store.transaction() as connection:
        ended = await sessions.end(connection, account)
        await _take_names_out(connection, account)
        await connection.execute(sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == account))
    log("account-deleted")
    forget(hub, account)
    leases = hub.store.leases
    if isinstance(leases, Shared):
        await leases.ask(f"SELECT pg_notify('{FORGOTTEN}', $1)", account)
    await people.ended(ended)


async def _take_names_out(connection: AsyncConnection, account: str) -> None:
    for table in META.sorted_tables:
        for column, goes in _references(table):
            words = {name: "" for name in WORDS if name in table.columns and not goes}
            if words:
                await connection.execute(sa.update(table).where(column == account).values(**words))


async def _leave(hub: Hub, table: str, account: str) -> None:
    """At whichever process has the table."""
    wish = Forget(table, account)

    async def there(peer: Peer) -> bool:
        try:
            status, _, _ = await ask_directly(peer, b"/api/desk", msgspec.json.encode(wish))
        except (NotAsked, OSError, EOFError):
            return False
        return status in {200, 404}

    try:
        if not await hub.relays.led(table, there):
            await desk.carry_out(hub, wish)
    except NoSuchTable:
        pass
    except Unreachable:
        raise Refused("moving", "one of your tables is on its way to another process; try again in a moment") from None


def forget(hub: Hub, account: str) -> None:
    """What is in memory of somebody who is gone."""
    for table in list(hub.tables.values()):
        mine = [chair for chair in table.chairs if chair.account == account]
        for chair in mine:
            chair.account, chair.name = None, ""
        said = table.chat.lines is not None and any(line.account == account for line in table.chat.lines)
        if said:
            table.chat.lines = None  # read anew when somebody needs them
        if mine or said:
            table.screens.show_table()


async def forget_unused(people: People) -> None:
    """Accounts that nobody has used for as long as the host has said."""
    days = people.hub.settings.account_days
    if not days:
        return
    unused = sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.seen < milliseconds() - int(days * DAY)).limit(AT_ONCE)
    async with people.hub.store.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(unused)]
    for id in ids:
        try:
            await delete(people, id)
        except Refused as error:
            fault("account-stays", error)
