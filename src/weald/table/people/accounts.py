"""Accounts as they are stored: who somebody is, by which name they sign in."""

from __future__ import annotations

import unicodedata
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.languages import FALLBACK, LANGUAGES
from weald.table.chairs import clean_name
from weald.table.people.schema import ACCOUNTS
from weald.table.rows import milliseconds
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused

SHORTEST, LONGEST = 2, 40  # letters of a name
DAY = 86_400_000  # milliseconds


class Account(Struct, frozen=True):
    id: str
    name: str
    key: str
    shown: str
    password: str | None
    email: str | None
    lang: str
    settings: dict[str, Any]
    notices: dict[str, Any]
    made: int
    seen: int
    barred: int | None = None
    reason: str = ""

    @property
    def speaks(self) -> list[str]:
        return list(self.settings.get("speaks", ()))

    @property
    def public(self) -> bool:
        """May everybody know who it is, in standings and open data?"""
        return self.settings.get("public") is True

    @property
    def kept_away(self) -> bool:
        return self.barred is not None and self.barred > milliseconds()


def new_account(name: str, lang: str, password: str | None = None, id: str = "") -> Account:
    """Raises Refused where nobody can be called so."""
    name = clean_name(name, LONGEST)
    if len(name) < SHORTEST:
        raise Refused("bad-name", f"a name has {SHORTEST} to {LONGEST} letters", shortest=SHORTEST, longest=LONGEST)
    now = milliseconds()
    lang = lang if lang in LANGUAGES else FALLBACK
    return Account(
        id or new_table_id(), name, key_of(name), name, password, None, lang, {}, {}, now, now - now % DAY
    )  # fmt: skip


def key_of(name: str) -> str:
    """The same for everything that somebody may type for the same name."""
    return unicodedata.normalize("NFKC", clean_name(name, LONGEST)).casefold()[:80]


async def add(connection: AsyncConnection, account: Account) -> None:
    """Raises Refused where the name is taken."""
    if await named(connection, account.name) is not None:
        raise Refused("name-taken", "somebody else has this name", name=account.name)
    await connection.execute(sa.insert(ACCOUNTS), {name: getattr(account, name) for name in account.__struct_fields__})


async def named(connection: AsyncConnection, name: str) -> Account | None:
    found = (await connection.execute(sa.select(ACCOUNTS).where(ACCOUNTS.c.key == key_of(name)))).first()
    return None if found is None else account_of(found)


async def find(connection: AsyncConnection, id: str) -> Account | None:
    found = (await connection.execute(sa.select(ACCOUNTS).where(ACCOUNTS.c.id == id))).first()
    return None if found is None else account_of(found)


async def change(connection: AsyncConnection, id: str, **values: object) -> None:
    await connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(**values))


def account_of(row: Any) -> Account:
    return Account(*(getattr(row, name) for name in Account.__struct_fields__))
