"""Secrets that are used once and soon: links in mails, questions to passkeys. Only hashes are kept."""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.people.schema import SLIPS
from weald.table.rows import milliseconds
from weald.table.tokens import hashed, new_token

Kind = Literal["passkey-new", "passkey-ask", "email", "reset", "undo", "seat"]


class Slip(Struct, frozen=True):
    account: str | None
    data: dict[str, Any]


async def issue(
    connection: AsyncConnection, kind: Kind, account: str | None, data: dict[str, Any], seconds: int, token: str = ""
) -> str:
    """The secret, told this once."""
    token = token or new_token()
    until = milliseconds() + 1000 * seconds
    row = {"token": hashed(token), "kind": kind, "account": account, "data": data, "until": until}
    await connection.execute(sa.insert(SLIPS), row)
    return token


async def use(connection: AsyncConnection, kind: Kind, token: str) -> Slip | None:
    """What it stands for, once; nothing where it was used, is too old or of another kind."""
    query = sa.delete(SLIPS).where(SLIPS.c.token == hashed(token), SLIPS.c.kind == kind)
    found = (await connection.execute(query.returning(SLIPS.c.account, SLIPS.c.data, SLIPS.c.until))).first()
    return None if found is None or found.until <= milliseconds() else Slip(found.account, found.data)


async def tear(connection: AsyncConnection, account: str, *kinds: Kind) -> None:
    """Those of an account that should open nothing any more."""
    await connection.execute(sa.delete(SLIPS).where(SLIPS.c.account == account, SLIPS.c.kind.in_(kinds)))


async def forget_old(connection: AsyncConnection) -> None:
    await connection.execute(sa.delete(SLIPS).where(SLIPS.c.until <= milliseconds()))
