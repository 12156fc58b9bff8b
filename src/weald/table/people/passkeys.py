"""Passkeys: a device shows who somebody is, without a password (WebAuthn).

Each ceremony is a question and an answer. The question is a slip in the database, so that it is answered once, soon, and by any process.
A passkey belongs to the name by which a browser reaches this server; a bare address has none.
"""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.chairs import clean_name
from weald.table.logs import log
from weald.table.people import accounts, sessions, slips
from weald.table.people.accounts import Account
from weald.table.people.people import People
from weald.table.people.schema import PASSKEYS
from weald.table.people.sessions import Signed
from weald.table.people.signing import kept_away
from weald.table.rows import milliseconds
from weald.table.viewer import Refused

SOON = 300  # seconds to answer
MOST = 20  # of one account


class Site(NamedTuple):
    """This server as the browser knows it."""

    name: str
    origin: str


class Passkey(Struct, frozen=True):
    id: str
    account: str
    public_key: bytes
    count: int
    site: str
    name: str
    made: int
    used: int


def site_of(host: str, tls: bool) -> Site:
    """Raises Refused where browsers know no passkeys."""
    name = host.lower().rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host.lower()
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return Site(name, f"{'https' if tls else 'http'}://{host.lower()}")
    raise Refused("no-passkeys", "passkeys need a server with a name")


# --- a new one --------------------------------------------------------------------------------------------


async def offer(
    people: People, site: Site, signed: Signed | None, name: str, lang: str, address: str
) -> tuple[str, dict[str, Any]]:
    """The question to a device that should get a passkey: for who is signed in, or for a new account."""
    from webauthn import generate_registration_options
    from webauthn.helpers import bytes_to_base64url, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    people.may_try(address)
    account = signed.account if signed is not None else accounts.new_account(name, lang)
    challenge = secrets.token_bytes(32)
    data = {
        "challenge": bytes_to_base64url(challenge), "id": account.id, "name": account.name, "lang": account.lang, "site": site.name,
    }  # fmt: skip
    async with people.hub.store.transaction() as connection:
        if signed is None and await accounts.named(connection, account.name) is not None:
            raise Refused("name-taken", "somebody else has this name", name=account.name)
        known = await of_account(connection, account.id)
        if len(known) >= MOST:
            raise Refused("too-many", f"an account has at most {MOST} passkeys")
        slip = await slips.issue(
            connection, "passkey-new", signed.account.id if signed is not None else None, data, SOON
        )
    options = generate_registration_options(
        rp_id=site.name, rp_name="Weald", user_name=account.name, user_id=account.id.encode(), challenge=challenge,
        timeout=1000 * SOON,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(key.id)) for key in known if key.site == site.name],
    )  # fmt: skip
    return slip, options_to_json_dict(options)


async def keep(
    people: People, site: Site, signed: Signed | None, slip: str, credential: dict[str, Any], label: str, address: str, device: str
) -> str:  # fmt: skip
    """The device's answer: its passkey is kept. Returns the token of a new session where this made an account."""
    question = await _question(people, "passkey-new", slip)
    if question.account != (signed.account.id if signed is not None else None) or question.data["site"] != site.name:
        raise wrong()
    made = await asyncio.to_thread(_registered, credential, _bytes(question.data["challenge"]), site)
    now = milliseconds()
    data = question.data
    key = Passkey(
        _text(made.credential_id), data["id"], made.credential_public_key, made.sign_count, site.name,
        clean_name(label) or device[:40], now, now,
    )  # fmt: skip
    if len(key.id) > 1400:
        raise wrong()
    if signed is None and not people.made.take(address):
        raise Refused("too-many", "too many new accounts from your address; try again later")
    async with people.hub.store.transaction() as connection:
        if signed is None:
            await accounts.add(connection, accounts.new_account(data["name"], data["lang"], id=data["id"]))
        if await _find(connection, key.id) is not None:
            raise wrong()
        await connection.execute(sa.insert(PASSKEYS), {name: getattr(key, name) for name in key.__struct_fields__})
        token = await sessions.begin(connection, data["id"], device) if signed is None else ""
    if signed is None:
        log("account-made", by="passkey")
    return token


# --- asking for one ---------------------------------------------------------------------------------------


async def ask(people: People, site: Site, address: str) -> tuple[str, dict[str, Any]]:
    """The question to whoever has a passkey here."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import bytes_to_base64url, options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    people.may_try(address)
    challenge = secrets.token_bytes(32)
    async with people.hub.store.transaction() as connection:
        data = {"challenge": bytes_to_base64url(challenge), "site": site.name}
        slip = await slips.issue(connection, "passkey-ask", None, data, SOON)
    options = generate_authentication_options(
        rp_id=site.name, challenge=challenge, timeout=1000 * SOON, user_verification=UserVerificationRequirement.REQUIRED
    )  # fmt: skip
    return slip, options_to_json_dict(options)


async def answer(people: People, site: Site, slip: str, credential: dict[str, Any]) -> Account:
    """Whose passkey it is. Raises Refused."""
    question = await _question(people, "passkey-ask", slip)
    if question.data["site"] != site.name:
        raise wrong()
    async with people.hub.store.engine.connect() as connection:
        key = await _find(connection, str(credential.get("id", "")))
        account = await accounts.find(connection, key.account) if key is not None else None
    if key is None or account is None or key.site != site.name:
        raise wrong()
    challenge = _bytes(question.data["challenge"])
    count = await asyncio.to_thread(_authenticated, credential, challenge, site, key)
    if account.kept_away:
        raise kept_away(account)
    async with people.hub.store.transaction() as connection:
        used = sa.update(PASSKEYS).where(PASSKEYS.c.id == key.id).values(count=count, used=milliseconds())
        await connection.execute(used)
    return account


async def sign_in(people: People, account: Account, device: str) -> str:
    async with people.hub.store.transaction() as connection:
        return await sessions.begin(connection, account.id, device)


async def prove(people: People, account: Account, signed: Signed) -> None:
    if account.id != signed.account.id:
        raise wrong()
    async with people.hub.store.transaction() as connection:
        await sessions.prove(connection, signed.session.id)


async def remove(people: People, signed: Signed, id: str) -> None:
    """But not the last way to sign in."""
    async with people.hub.store.transaction() as connection:
        known = await of_account(connection, signed.account.id)
        if id not in {key.id for key in known}:
            raise Refused("not-found", "there is no such passkey")
        if len(known) == 1 and signed.account.password is None:
            raise Refused("last-way", "without a password this passkey is your only way in")
        await connection.execute(sa.delete(PASSKEYS).where(PASSKEYS.c.id == id))


async def of_account(connection: AsyncConnection, account: str) -> list[Passkey]:
    rows = await connection.execute(sa.select(PASSKEYS).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.made))
    return [_passkey(row) for row in rows]


# --- insides ----------------------------------------------------------------------------------------------


def wrong() -> Refused:
    return Refused("wrong-passkey", "this passkey is not known here, or the question was too old")


async def _question(people: People, kind: slips.Kind, token: str) -> slips.Slip:
    async with people.hub.store.transaction() as connection:
        found = await slips.use(connection, kind, token)
    if found is None:
        raise wrong()
    return found


async def _find(connection: AsyncConnection, id: str) -> Passkey | None:
    row = (await connection.execute(sa.select(PASSKEYS).where(PASSKEYS.c.id == id))).first()
    return None if row is None else _passkey(row)


def _passkey(row: Any) -> Passkey:
    return Passkey(*(getattr(row, name) for name in Passkey.__struct_fields__))


def _registered(credential: dict[str, Any], challenge: bytes, site: Site) -> Any:
    from webauthn import verify_registration_response

    try:
        return verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin,
            require_user_verification=True,
        )  # fmt: skip
    except Exception:  # noqa: BLE001 - whatever a stranger's answer does to those who read it, it is a wrong one
        raise wrong() from None


def _authenticated(credential: dict[str, Any], challenge: bytes, site: Site, key: Passkey) -> int:
    """How often it has signed by now."""
    from webauthn import verify_authentication_response

    try:
        handle = credential["response"].get("userHandle")
        if handle and _bytes(handle) != key.account.encode():
            raise wrong()
        return verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin,
            credential_public_key=key.public_key, credential_current_sign_count=key.count, require_user_verification=True,
        ).new_sign_count  # fmt: skip
    except Exception:  # noqa: BLE001
        raise wrong() from None


def _bytes(text: str) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(text)


def _text(data: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(data)
