"""The e-mail address of an account: proved by a link, used to get back in, and warned when something about the account changes.

An address is worth as much as the password, so whoever changes it has to show that first, and the old address gets a link
that takes the change back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from weald.table.letters import mail
from weald.table.logs import fault, log
from weald.table.people import accounts, passwords, signing, slips
from weald.table.people.accounts import Account, account_of
from weald.table.people.schema import ACCOUNTS
from weald.table.people.sessions import Signed
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.people.people import People

DAY, HOUR = 86_400, 3600  # seconds
WEEK = 7 * DAY
MOST = 5  # accounts of one address that a reset is sent to


async def propose(people: People, signed: Signed, address: str) -> None:
    """Send a link to an address; it becomes the account's when somebody opens that. Raises Refused."""
    must_mail(people)
    address = mail.check_address(address)
    if not people.written.take(signed.account.id) or not people.written.take(address.lower()):
        raise Refused("too-many", "too many mails; try again later")
    async with people.hub.store.transaction() as connection:
        await slips.tear(connection, signed.account.id, "email")  # of several links the last one counts
        token = await slips.issue(connection, "email", signed.account.id, {"email": address}, DAY)
    await _send(people, signed.account, address, "verify", f"/account/email#{token}")


async def confirm(people: People, token: str) -> Account:
    """Somebody has opened the link. Raises Refused."""
    async with people.hub.store.transaction() as connection:
        slip = await slips.use(connection, "email", token)
        before = await accounts.find(connection, slip.account) if slip is not None and slip.account else None
        if slip is None or before is None:
            raise stale()
        await accounts.change(connection, before.id, email=slip.data["email"])
        await slips.tear(connection, before.id, "reset")
    await _warn_old(people, before, slip.data["email"])
    return before


async def remove(people: People, signed: Signed) -> None:
    async with people.hub.store.transaction() as connection:
        await accounts.change(connection, signed.account.id, email=None)
        await slips.tear(connection, signed.account.id, "reset", "email")
    await _warn_old(people, signed.account, None)


async def _warn_old(people: People, before: Account, now: str | None) -> None:
    """The address that is replaced gets a link that takes it back."""
    if before.email is None or before.email == now or not people.hub.office.mails:
        return
    async with people.hub.store.transaction() as connection:
        token = await slips.issue(connection, "undo", before.id, {"email": before.email}, WEEK)
    people.hub.spawn(_try(people, before, before.email, "email", f"/account/reset#{token}"))


def warn(people: People, account: Account, what: str) -> None:
    """Tell the owner, by mail if there is an address, that a way into the account was changed: password, passkey, recovery."""
    if account.email is not None and people.hub.office.mails:
        people.hub.spawn(_try(people, account, account.email, what, "/account/lost"))


# --- a lost password ----------------------------------------------------------------------------------------


async def ask_for_reset(people: People, who: str, address: str) -> None:
    """By name or e-mail address. Nobody learns whether there is such an account: mails are sent later, by themselves."""
    must_mail(people)
    people.may_try(address)
    if people.written.take(f"reset {who.lower()}"):
        people.hub.spawn(_send_resets(people, who))


async def _send_resets(people: People, who: str) -> None:
    try:
        async with people.hub.store.transaction() as connection:
            if "@" in who:
                query = sa.select(ACCOUNTS).where(sa.func.lower(ACCOUNTS.c.email) == who.strip().lower()).limit(MOST)
                found = [account_of(row) for row in await connection.execute(query)]
            else:
                one = await accounts.named(connection, who)
                found = [one] if one is not None else []
            links = [
                (account, account.email, await slips.issue(connection, "reset", account.id, {}, HOUR))
                for account in found
                if account.email is not None
            ]
    except Exception as error:  # noqa: BLE001 - nobody waits for it
        fault("reset-unsent", error)
        return
    for account, email, token in links:
        await _try(people, account, email, "reset", f"/account/reset#{token}")


async def reset(people: People, token: str, password: str, address: str, device: str) -> str:
    """A new password by a link from a mail; returns the token of the new session, all others end."""
    people.may_try(address)
    passwords.check(password, "")
    hash = await people.passwords.hash(password, address)
    async with people.hub.store.transaction() as connection:
        slip = await slips.use(connection, "reset", token) or await slips.use(connection, "undo", token)
        account = await accounts.find(connection, slip.account) if slip is not None and slip.account else None
        if slip is None or account is None:
            raise stale()
        if account.kept_away:
            raise signing.kept_away(account)
        if "email" in slip.data:  # somebody else had changed it
            await accounts.change(connection, account.id, email=slip.data["email"])
        cookie, ended = await signing.start_anew(connection, account.id, hash, device)
    await people.ended(ended)
    log("account-recovered", by="mail")
    return cookie


# --- insides ------------------------------------------------------------------------------------------------


def must_mail(people: People) -> None:
    if not people.hub.office.mails:
        raise Refused("no-mail", "this server sends no mails")


def stale() -> Refused:
    return Refused("stale-link", "this link was used already, or is too old")


async def _send(people: People, account: Account, to: str, what: str, path: str) -> None:
    """Raises Refused where it cannot be sent."""
    try:
        await _mail(people, account, to, what, path)
    except mail.NotSent as problem:
        log("mail-failed", about=what, problem=str(problem))
        raise Refused("not-sent", f"the mail could not be sent: {problem}") from None


async def _try(people: People, account: Account, to: str, what: str, path: str) -> None:
    try:
        await _mail(people, account, to, what, path)
    except mail.NotSent as problem:
        log("mail-failed", about=what, problem=str(problem))


async def _mail(people: People, account: Account, to: str, what: str, path: str) -> None:
    office, settings = people.hub.office, people.hub.settings.mail
    link = f"{office.base}{path}"
    made = mail.about_account(to, account.lang, what, account.name, link, office.base, settings.sender)
    await mail.send(settings, made)
