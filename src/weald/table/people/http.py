"""Accounts over HTTP: making one, signing in and out, how one signs in."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from weald.table.http import Call, address, hub_of, problems, signed_in
from weald.table.people import bodies, email, others, passkeys, recovery, sessions, signing
from weald.table.people.accounts import Account
from weald.table.people.people import People
from weald.table.people.sessions import Signed
from weald.table.viewer import Refused

ANSWERS = problems(400, 401, 403, 404, 409, 413)


def people_of(request: Call) -> People:
    people = hub_of(request).people
    people.must_be_on()
    return people


async def must_be_signed(request: Call) -> Signed:
    people_of(request)
    found = await signed_in(request)
    if found is None:
        raise Refused("signed-out", "you are not signed in")
    return found


async def must_be_fresh(request: Call) -> Signed:
    """For what could take the account away from its owner: a stolen browser is not enough."""
    found = await must_be_signed(request)
    if not found.session.fresh:
        raise Refused("prove-first", "show your password or passkey again first")
    return found


def over_tls(request: Call) -> bool:
    settings = hub_of(request).settings
    return sessions.over_tls(settings, request.scope["scheme"], request.headers.get("host", ""))


def device(request: Call) -> str:
    return sessions.device_of(request.headers.get("user-agent", ""))


async def welcome(request: Call, token: str) -> Response[bodies.Me]:
    """The answer to somebody who has just signed in. Who was signed in here before no longer is."""
    people = people_of(request)
    before = await signed_in(request)
    async with hub_of(request).store.transaction() as connection:
        ended = await sessions.end(connection, before.account.id, before.session.id) if before is not None else []
        found = await sessions.find(connection, token)
    await people.ended(ended)
    assert found is not None
    return Response(await about(request, found.account), cookies=[sessions.cookie(token, over_tls(request))])


async def about(request: Call, account: Account) -> bodies.Me:
    async with hub_of(request).store.engine.connect() as connection:
        return bodies.Me(True, info_of(account, await others.blocked(connection, account.id)))


def info_of(account: Account, blocked: list[Account]) -> bodies.AccountInfo:
    settings = {key: value for key, value in account.settings.items() if key not in {"speaks", "public"}}
    people = [bodies.Person(other.id, other.shown, other.speaks) for other in blocked]
    return bodies.AccountInfo(account.id, account.name, account.shown, account.lang, account.speaks, settings, people)


@get("/api/account", tags=["account"], responses=problems())
async def me(request: Call) -> bodies.Me:
    """Who is signed in in this browser, if anybody."""
    found = await signed_in(request)
    return bodies.Me(hub_of(request).people.on) if found is None else await about(request, found.account)


@post("/api/account/sign-up", tags=["account"], status_code=200, responses=ANSWERS)
async def sign_up(request: Call, data: bodies.SignUp) -> Response[bodies.Me]:
    """Make an account with a password."""
    people = people_of(request)
    token = await signing.sign_up(people, data.name, data.password, data.lang, address(request), device(request))
    return await welcome(request, token)


@post("/api/account/sign-in", tags=["account"], status_code=200, responses=ANSWERS)
async def sign_in(request: Call, data: bodies.SignIn) -> Response[bodies.Me]:
    people = people_of(request)
    token = await signing.sign_in(people, data.name, data.password, address(request), device(request))
    return await welcome(request, token)


@post("/api/account/recover", tags=["account"], status_code=200, responses=ANSWERS)
async def recover(request: Call, data: bodies.Recover) -> Response[bodies.Me]:
    """Back in with a recovery code, and a new password."""
    people = people_of(request)
    token, account = await signing.recover(
        people, data.name, data.code, data.password, address(request), device(request)
    )
    email.warn(people, account, "recovery")
    return await welcome(request, token)


@post("/api/account/sign-out", tags=["account"], status_code=200, responses=ANSWERS)
async def sign_out(request: Call, data: bodies.SignOut) -> Response[bodies.Me]:
    """Here, or everywhere."""
    found = await must_be_signed(request)
    async with hub_of(request).store.transaction() as connection:
        ended = await sessions.end(connection, found.account.id, "" if data.everywhere else found.session.id)
    await hub_of(request).people.ended(ended)
    return Response(bodies.Me(True), cookies=[sessions.cookie("", over_tls(request))])


@get("/api/account/security", tags=["account"], responses=ANSWERS)
async def security(request: Call) -> bodies.Security:
    """How one can sign in, and where one is."""
    found = await must_be_signed(request)
    async with hub_of(request).store.engine.connect() as connection:
        open_ = await sessions.of_account(connection, found.account.id)
        codes = await recovery.left(connection, found.account.id)
        keys = await passkeys.of_account(connection, found.account.id)
    shown = [
        bodies.SessionInfo(one.id, one.device, one.made // 1000, one.seen // 1000, one.id == found.session.id)
        for one in open_
    ]
    known = [bodies.PasskeyInfo(key.id, key.name, key.made // 1000, key.used // 1000) for key in keys]
    return bodies.Security(found.account.password is not None, known, codes, found.session.fresh, shown)


@post("/api/account/prove", tags=["account"], status_code=204, responses=ANSWERS)
async def prove(request: Call, data: bodies.Prove) -> None:
    """Show the password again, to change how one signs in."""
    found = await must_be_signed(request)
    await signing.prove(people_of(request), found, data.password, address(request))


@post("/api/account/password", tags=["account"], status_code=204, responses=ANSWERS)
async def set_password(request: Call, data: bodies.NewPassword) -> None:
    """A new password; every other browser is signed out."""
    found = await must_be_fresh(request)
    await signing.set_password(people_of(request), found, data.password, address(request))
    email.warn(people_of(request), found.account, "password")


@post("/api/account/codes", tags=["account"], status_code=200, responses=ANSWERS)
async def new_codes(request: Call) -> bodies.Codes:
    """New recovery codes in place of the old ones."""
    found = await must_be_fresh(request)
    async with hub_of(request).store.transaction() as connection:
        return bodies.Codes(await recovery.renew(connection, found.account.id))


@post("/api/account/sessions/end", tags=["account"], status_code=204, responses=ANSWERS)
async def end_session(request: Call, data: bodies.EndSession) -> None:
    """Sign out another browser, or all others."""
    found = await must_be_signed(request)
    async with hub_of(request).store.transaction() as connection:
        ended = await sessions.end(connection, found.account.id, data.id, but="" if data.id else found.session.id)
    if data.id and not ended:
        raise Refused("not-found", "there is no such session")
    await hub_of(request).people.ended(ended)


# --- passkeys ---------------------------------------------------------------------------------------------


def site(request: Call) -> passkeys.Site:
    return passkeys.site_of(request.headers.get("host", ""), over_tls(request))


@post("/api/account/passkey/new", tags=["account"], status_code=200, responses=ANSWERS)
async def new_passkey(request: Call, data: bodies.NewPasskey) -> bodies.PasskeyQuestion:
    """Ask a device for a new passkey: one more for who is signed in, or the first of a new account."""
    people = people_of(request)
    found = await must_be_fresh(request) if await signed_in(request) is not None else None
    asked = await passkeys.offer(people, site(request), found, data.name, data.lang, address(request))
    return bodies.PasskeyQuestion(*asked)


@post("/api/account/passkey/keep", tags=["account"], status_code=200, responses=ANSWERS)
async def keep_passkey(request: Call, data: bodies.KeepPasskey) -> Response[bodies.Me]:
    """The device's answer."""
    people = people_of(request)
    found = await must_be_fresh(request) if await signed_in(request) is not None else None
    token = await passkeys.keep(
        people, site(request), found, data.slip, data.credential, data.label, address(request), device(request)
    )
    if found is not None:
        email.warn(people, found.account, "passkey")
        return Response(await about(request, found.account))
    return await welcome(request, token)


@post("/api/account/passkey/ask", tags=["account"], status_code=200, responses=ANSWERS)
async def ask_passkey(request: Call) -> bodies.PasskeyQuestion:
    """Ask a device for the passkey it has."""
    return bodies.PasskeyQuestion(*await passkeys.ask(people_of(request), site(request), address(request)))


@post("/api/account/passkey/answer", tags=["account"], status_code=200, responses=ANSWERS)
async def answer_passkey(request: Call, data: bodies.PasskeyAnswer) -> Response[bodies.Me]:
    """Sign in with it; or show it again, to change how one signs in."""
    people = people_of(request)
    found = await must_be_signed(request) if data.prove else None
    account = await passkeys.answer(people, site(request), data.slip, data.credential)
    if found is None:
        return await welcome(request, await passkeys.sign_in(people, account, device(request)))
    await passkeys.prove(people, account, found)
    return Response(await about(request, found.account))


@post("/api/account/passkey/remove", tags=["account"], status_code=204, responses=ANSWERS)
async def remove_passkey(request: Call, data: bodies.RemovePasskey) -> None:
    await passkeys.remove(people_of(request), await must_be_fresh(request), data.id)


ROUTES: list[HTTPRouteHandler] = [
    me, sign_up, sign_in, recover, sign_out, security, prove, set_password, new_codes, end_session, new_passkey, keep_passkey,
    ask_passkey, answer_passkey, remove_passkey,
]  # fmt: skip
