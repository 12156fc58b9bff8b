"""Recovery codes: printed and put away, each opens the account once when the password is lost."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.people.schema import RECOVERY_CODES
from weald.table.tokens import hashed

COUNT = 8
ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"  # no two look alike
PARTS, LETTERS = 4, 4  # 78 random bits


async def renew(connection: AsyncConnection, account: str) -> list[str]:
    """New codes in place of the old ones; told this once."""
    codes = ["-".join(_part() for _ in range(PARTS)) for _ in range(COUNT)]
    await connection.execute(sa.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.account == account))
    rows = [{"account": account, "code": hashed(plain(code))} for code in codes]
    await connection.execute(sa.insert(RECOVERY_CODES), rows)
    return codes


async def use(connection: AsyncConnection, account: str, code: str) -> bool:
    """Once."""
    query = sa.delete(RECOVERY_CODES).where(
        RECOVERY_CODES.c.account == account, RECOVERY_CODES.c.code == hashed(plain(code))
    )
    return (await connection.execute(query.returning(RECOVERY_CODES.c.code))).first() is not None


async def left(connection: AsyncConnection, account: str) -> int:
    query = sa.select(sa.func.count()).where(RECOVERY_CODES.c.account == account)
    return int((await connection.execute(query)).scalar_one())


def plain(code: str) -> str:
    """As somebody may type it."""
    return "".join(letter for letter in code.lower() if letter in ALPHABET)


def _part() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
