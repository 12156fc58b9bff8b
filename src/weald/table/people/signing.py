"""Making an account, signing in with a password, getting back in when it is lost.

Whoever guesses learns nothing: a wrong name and a wrong password get the same answer in the same time.
"""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.logs import log
from weald.table.people import accounts, passwords, recovery, sessions, slips
from weald.table.people.accounts import Account
from weald.table.people.people import People
from weald.table.people.sessions import Signed
from weald.table.viewer import Refused


def wrong() -> Refused:
    return Refused("wrong-password", "this name and password do not belong together")


def kept_away(account: Account) -> Refused:
    return Refused("barred", f"the host keeps this account away: {account.reason}", reason=account.reason)


async def sign_up(people: People, name: str, password: str, lang: str, address: str, device: str) -> str:
    """Returns the token of the new session."""
    account = accounts.new_account(name, lang)
    passwords.check(password, account.name)
    if not people.made.take(address):
        raise Refused("too-many", "too many new accounts from your address; try again later")
    hash = await people.passwords.hash(password, address)
    async with people.hub.store.transaction() as connection:
        await accounts.add(connection, replace(account, password=hash))
        token = await sessions.begin(connection, account.id, device)
    log("account-made", by="password")
    return token


async def sign_in(people: People, name: str, password: str, address: str, device: str) -> str:
    account = await _who(people, name, password, address)
    stale = account.password is not None and people.passwords.stale(account.password)
    anew = {"password": await people.passwords.hash(password, address)} if stale else {}
    async with people.hub.store.transaction() as connection:
        if anew:
            await accounts.change(connection, account.id, **anew)
        return await sessions.begin(connection, account.id, device)


async def _who(people: People, name: str, password: str, address: str) -> Account:
    people.may_try(address, accounts.key_of(name))
    async with people.hub.store.engine.connect() as connection:
        account = await accounts.named(connection, name)
    fits = await people.passwords.fits(account.password if account is not None else None, password, address)
    if account is None or not fits:
        raise wrong()
    if account.kept_away:
        raise kept_away(account)
    return account


async def prove(people: People, signed: Signed, password: str, address: str) -> None:
    """Show the password again before changing something that matters."""
    account = await _who(people, signed.account.name, password, address)
    async with people.hub.store.transaction() as connection:
        await sessions.prove(connection, signed.session.id)
    assert account.id == signed.account.id


async def set_password(people: People, signed: Signed, password: str, address: str) -> None:
    """A new password; every other session ends."""
    passwords.check(password, signed.account.name)
    hash = await people.passwords.hash(password, address)
    async with people.hub.store.transaction() as connection:
        await accounts.change(connection, signed.account.id, password=hash)
        await slips.tear(connection, signed.account.id, "reset")
        ended = await sessions.end(connection, signed.account.id, but=signed.session.id)
    await people.ended(ended)


async def recover(
    people: People, name: str, code: str, password: str, address: str, device: str
) -> tuple[str, Account]:
    """A recovery code and a new password; every session ends but the new one."""
    people.may_try(address, accounts.key_of(name))
    passwords.check(password, name)
    hash = await people.passwords.hash(password, address)  # before anything is looked up: it takes as long either way
    async with people.hub.store.transaction() as connection:
        account = await accounts.named(connection, name)
        if account is None or not await recovery.use(connection, account.id, code):
            raise Refused("wrong-code", "this name and recovery code do not belong together")
        if account.kept_away:
            raise kept_away(account)
        token, ended = await start_anew(connection, account.id, hash, device)
    await people.ended(ended)
    log("account-recovered", by="code")
    return token, account


async def start_anew(connection: AsyncConnection, account: str, hash: str, device: str) -> tuple[str, list[str]]:
    """A new password in place of one that was lost: what was open ends."""
    await accounts.change(connection, account, password=hash)
    await slips.tear(connection, account, "reset", "email")
    ended = await sessions.end(connection, account)
    return await sessions.begin(connection, account, device), ended
