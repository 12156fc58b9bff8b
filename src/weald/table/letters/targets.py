"""Where somebody wants to be told: browsers and webhooks, added and taken away."""

from __future__ import annotations

from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.chairs import clean_name
from weald.table.letters import bodies, hooks, push
from weald.table.letters.rows import Target, target_of
from weald.table.letters.schema import TARGETS
from weald.table.rows import milliseconds
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused
from weald.table.webhook import BadWebhook, check_url

MOST = 20  # of one account or seat


def read(wish: bodies.NewTarget, account: str | None, table: str | None, seat: int | None) -> Target:
    """Raises Refused."""
    if wish.kind == "push":
        keys = {"p256dh": wish.p256dh, "auth": wish.auth}
        push.check(wish.address, keys)
        address = wish.address
    else:
        found, address = hooks.read(wish.address)
        keys = {"template": wish.template or found}
        try:
            check_url(address)
        except BadWebhook as error:
            raise Refused("bad-webhook", str(error)) from None
    return Target(
        new_table_id(), wish.kind, account, table, seat, address, keys, wish.lang, clean_name(wish.name), milliseconds()
    )


async def add(connection: AsyncConnection, target: Target) -> Target:
    """The same address twice is one target: a browser that subscribes again."""
    mine = _whose(target)
    await connection.execute(sa.delete(TARGETS).where(mine, TARGETS.c.address == target.address))
    count = (await connection.execute(sa.select(sa.func.count()).select_from(TARGETS).where(mine))).scalar_one()
    if count >= MOST:
        raise Refused("too-many", f"at most {MOST} browsers and webhooks can be told")
    await connection.execute(sa.insert(TARGETS), {name: getattr(target, name) for name in target.__struct_fields__})
    return target


async def find(connection: AsyncConnection, id: str) -> Target | None:
    row = (await connection.execute(sa.select(TARGETS).where(TARGETS.c.id == id))).first()
    return None if row is None else target_of(row)


async def remove(connection: AsyncConnection, id: str) -> None:
    await connection.execute(sa.delete(TARGETS).where(TARGETS.c.id == id))


def _whose(target: Target) -> sa.ColumnElement[bool]:
    if target.account is not None:
        return TARGETS.c.account == target.account
    return sa.and_(TARGETS.c.table_id == target.table_id, TARGETS.c.seat == target.seat)


def info(target: Target) -> bodies.TargetInfo:
    host = urlsplit(target.address).hostname or ""
    return bodies.TargetInfo(
        target.id, target.kind, host, target.keys.get("template", ""), target.name, target.made // 1000
    )
