"""Who is signed in: a random token in a cookie, its hash in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa
from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.people.accounts import DAY, Account, account_of
from weald.table.people.schema import ACCOUNTS, SESSIONS
from weald.table.rows import Write, milliseconds
from weald.table.settings import Settings
from weald.table.tokens import hashed, new_table_id, new_token

KEPT = 90 * DAY  # without being used
FRESH = 15 * 60_000  # after showing a password or passkey one may change how one signs in
NOTED = 3_600_000  # how exactly we know when a session was used
AGE = 400 * 86_400  # seconds a browser keeps the cookie; the server forgets it earlier
MOST = 50  # of one account; the oldest end
PLAIN, SECURE = "weald", "__Host-weald"


class Session(Struct, frozen=True):
    id: str
    account: str
    device: str
    made: int
    seen: int
    proved: int

    @property
    def fresh(self) -> bool:
        return self.proved > milliseconds() - FRESH


class Signed(NamedTuple):
    """Somebody who is signed in."""

    account: Account
    session: Session


# --- the cookie -------------------------------------------------------------------------------------------


def over_tls(settings: Settings, scheme: str, host: str) -> bool:
    """Does the browser reach us by https? A proxy tells, or the host has said so (--origin)."""
    origins = {origin.rstrip("/").lower() for origin in settings.origins}
    return scheme in {"https", "wss"} or f"https://{host.lower()}" in origins


def cookie(token: str, tls: bool) -> Cookie:
    """No script reads it, and no other site's page sends it. With TLS no other server of the same domain can set it."""
    return Cookie(
        key=SECURE if tls else PLAIN, value=token, path="/", max_age=AGE if token else 0, httponly=True,
        samesite="strict", secure=tls,
    )  # fmt: skip


def token_of(headers: Iterable[tuple[bytes, bytes]], tls: bool) -> str:
    """What the browser's cookie holds; empty where there is none."""
    wanted = SECURE if tls else PLAIN
    for name, value in headers:
        if name.lower() == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, token = part.strip().partition("=")
                if key == wanted:
                    return token[:100]
    return ""


# --- in the database --------------------------------------------------------------------------------------


async def begin(connection: AsyncConnection, account: str, device: str) -> str:
    """Somebody has shown who they are; returns the token for their cookie. Nobody else ever chooses it."""
    now, token = milliseconds(), new_token()
    row = {"token": hashed(token), "id": new_table_id(), "account": account, "device": device}
    await connection.execute(sa.insert(SESSIONS), row | {"made": now, "seen": now, "proved": now})
    newest = sa.select(SESSIONS.c.id).where(SESSIONS.c.account == account).order_by(SESSIONS.c.seen.desc()).limit(MOST)
    await connection.execute(
        sa.delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.id.not_in(newest.scalar_subquery()))
    )
    await connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(seen=now - now % DAY))
    return token


async def find(connection: AsyncConnection, token: str) -> Signed | None:
    query = sa.select(ACCOUNTS, *(SESSIONS.c[name].label(f"s_{name}") for name in Session.__struct_fields__))
    query = query.join_from(ACCOUNTS, SESSIONS).where(
        SESSIONS.c.token == hashed(token), SESSIONS.c.seen > milliseconds() - KEPT
    )
    found = (await connection.execute(query)).first()
    if found is None:
        return None
    return Signed(account_of(found), Session(*(getattr(found, f"s_{name}") for name in Session.__struct_fields__)))


def note_use(signed: Signed) -> list[Write]:
    """It was used; written down once an hour."""
    now = milliseconds()
    if now - signed.session.seen < NOTED:
        return []
    return [
        (_USED, {"of": signed.session.id, "now": now}),
        (_SEEN, {"of": signed.account.id, "now": now - now % DAY}),
    ]


async def of_account(connection: AsyncConnection, account: str) -> list[Session]:
    """The latest first."""
    query = sa.select(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.seen > milliseconds() - KEPT)
    rows = await connection.execute(query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))
    return [Session(*(getattr(row, name) for name in Session.__struct_fields__)) for row in rows]


async def end(connection: AsyncConnection, account: str, id: str = "", but: str = "") -> list[str]:
    """End one session of an account, or all (``but`` one); returns which."""
    query = sa.delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.id != but)
    if id:
        query = query.where(SESSIONS.c.id == id)
    return [row.id for row in await connection.execute(query.returning(SESSIONS.c.id))]


async def prove(connection: AsyncConnection, id: str) -> None:
    """The person has shown a password or passkey again."""
    await connection.execute(sa.update(SESSIONS).where(SESSIONS.c.id == id).values(proved=milliseconds()))


async def forget_old(connection: AsyncConnection) -> None:
    await connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.seen <= milliseconds() - KEPT))


_USED = sa.update(SESSIONS).where(SESSIONS.c.id == sa.bindparam("of")).values(seen=sa.bindparam("now"))
_SEEN = sa.update(ACCOUNTS).where(ACCOUNTS.c.id == sa.bindparam("of")).values(seen=sa.bindparam("now"))

BROWSERS = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(agent: str) -> str:
    """What a browser says it is, in a few words: enough to know one's own."""
    found = [next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in found if part)
