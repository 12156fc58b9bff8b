"""What the host asks about people at the desk (``weald.table.desk``): accounts, keeping one away, what was reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import sqlalchemy as sa
from msgspec import Meta, Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.chairs import clean_name
from weald.table.logs import log
from weald.table.people import accounts, games, others, sessions
from weald.table.people.accounts import DAY, Account, account_of
from weald.table.people.schema import ACCOUNTS
from weald.table.rows import milliseconds
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub

FOR_GOOD = 2**53 - 1  # Unix milliseconds
Limit = Annotated[int, Meta(ge=1, le=10_000)]
Days = Annotated[float, Meta(gt=0, le=36500)]
Who = Annotated[str, Meta(min_length=1, max_length=40)]


class ListPeople(Struct, tag="people", frozen=True, forbid_unknown_fields=True):
    """Accounts, those used last first; ``like`` is part of a name."""

    like: Annotated[str, Meta(max_length=40)] = ""
    limit: Limit = 50


class Bar(Struct, tag="bar", frozen=True, forbid_unknown_fields=True):
    """Keep an account away, by its id or the name it signs in with."""

    account: Who
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Days | None = None


class Unbar(Struct, tag="unbar", frozen=True, forbid_unknown_fields=True):
    account: Who


class ListReports(Struct, tag="reports", frozen=True, forbid_unknown_fields=True):
    """What people complain about, the newest first; with ``done`` what was dealt with."""

    done: bool = False
    limit: Limit = 50


class CloseReport(Struct, tag="report-done", frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=16)]


class Forget(Struct, tag="forget", frozen=True, forbid_unknown_fields=True):
    """Somebody whose account is being deleted leaves a table (asked by other processes)."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    account: Annotated[str, Meta(min_length=1, max_length=16)]


Request = ListPeople | Bar | Unbar | ListReports | CloseReport | Forget


async def carry_out(hub: Hub, request: Request) -> Any:
    """The answer. Raises Refused."""
    match request:
        case ListPeople(like=like, limit=limit):
            query = sa.select(ACCOUNTS).order_by(ACCOUNTS.c.seen.desc(), ACCOUNTS.c.made.desc()).limit(limit)
            if like:
                fits = ACCOUNTS.c.key.contains(accounts.key_of(like), autoescape=True)
                shown = ACCOUNTS.c.shown.contains(clean_name(like), autoescape=True)
                query = query.where(sa.or_(fits, shown))
            async with hub.store.engine.connect() as connection:
                return [shown_to_host(account_of(row)) for row in await connection.execute(query)]
        case Bar(account=who, reason=reason, days=days):
            until = FOR_GOOD if days is None else milliseconds() + int(days * DAY)
            async with hub.store.transaction() as connection:
                account = await _find(connection, who)
                await accounts.change(connection, account.id, barred=until, reason=clean_name(reason, 200))
                ended = await sessions.end(connection, account.id)
            log("account-barred")
            await hub.people.ended(ended)
            return account.id
        case Unbar(account=who):
            async with hub.store.transaction() as connection:
                account = await _find(connection, who)
                await accounts.change(connection, account.id, barred=None, reason="")
            log("account-let-in")
            return account.id
        case ListReports(done=done, limit=limit):
            async with hub.store.engine.connect() as connection:
                return await others.reports(connection, done, limit)
        case CloseReport(id=id):
            async with hub.store.transaction() as connection:
                if not await others.close_report(connection, id):
                    raise Refused("not-found", "there is no such report")
        case Forget(table=id, account=who):
            await hub.ask(id, lambda table: games.forget(table, who))
    return None


def shown_to_host(account: Account) -> dict[str, Any]:
    """Nothing by which one signs in, and no address."""
    return {
        "id": account.id, "name": account.name, "shown": account.shown, "made": account.made, "seen": account.seen,
        "barred": account.barred if account.kept_away else None, "reason": account.reason,
    }  # fmt: skip


async def _find(connection: AsyncConnection, who: str) -> Account:
    found = await accounts.find(connection, who) or await accounts.named(connection, who)
    if found is None:
        raise Refused("not-found", "there is no such account")
    return found
