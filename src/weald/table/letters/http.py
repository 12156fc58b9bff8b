"""Letters over HTTP: what to tell and where, e-mail addresses, lost passwords, stopping mails, invitations."""

from __future__ import annotations

from typing import Annotated

import msgspec
import sqlalchemy as sa
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import Redirect

from weald.table.bodies import WebhookTest
from weald.table.http import Call, TableId, address, hub_of, keys_of, problems
from weald.table.letters import bodies, mail, seat_mail, targets, wishes
from weald.table.letters.office import NOWHERE, of_account, of_seat
from weald.table.letters.rows import Target, letter, put
from weald.table.letters.words import Scene, words
from weald.table.live import LiveTable
from weald.table.people import accounts, email, others
from weald.table.people import bodies as people_bodies
from weald.table.people.email import must_mail
from weald.table.people.http import ANSWERS, device, must_be_fresh, must_be_signed, people_of, welcome
from weald.table.people.schema import ACCOUNTS
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused

StopToken = Annotated[str, Parameter(min_length=1, max_length=64)]
SeatOf = Annotated[int, Parameter(ge=0, le=100)]
TEST = Scene("test")


# --- what and when ----------------------------------------------------------------------------------------


@get("/api/account/notices", tags=["notices"], responses=ANSWERS)
async def notices(request: Call) -> bodies.NoticeSettings:
    """What one is told, how and when."""
    account = (await must_be_signed(request)).account
    office = hub_of(request).office
    async with hub_of(request).store.engine.connect() as connection:
        found = await of_account(connection, account.id)
    key = (await office.vapid()).public
    shown = [targets.info(target) for target in found]
    return bodies.NoticeSettings(wishes.read(account.notices), account.email or "", office.mails, key, shown)


@post("/api/account/notices", tags=["notices"], status_code=204, responses=ANSWERS)
async def set_notices(request: Call, data: wishes.Wishes) -> None:
    account = (await must_be_signed(request)).account
    if data.zone not in wishes.zones():
        raise Refused("bad-request", "there is no such time zone")
    async with hub_of(request).store.transaction() as connection:
        await accounts.change(connection, account.id, notices=msgspec.to_builtins(data))


@post("/api/account/notices/test", tags=["notices"], status_code=200, responses=ANSWERS)
async def test_notice(request: Call, data: bodies.TestLetter) -> WebhookTest:
    """Tell me something now, by one of my ways."""
    account, office = (await must_be_signed(request)).account, hub_of(request).office
    if not hub_of(request).notices.take(account.id):
        raise Refused("too-many", "too many notices; wait a moment")
    if data.id:
        async with hub_of(request).store.engine.connect() as connection:
            found = await targets.find(connection, data.id)
        if found is None or found.account != account.id:
            raise Refused("not-found", "there is no such browser or webhook")
        return await office.deliver(found, TEST, new_table_id())
    if not account.email or not office.mails:
        return NOWHERE
    problem = await office.send_games(account, [words(TEST, account.lang, office.base)], await office.stop_key())
    return WebhookTest(problem is None, 0, "" if problem is None else str(problem))


# --- where ------------------------------------------------------------------------------------------------


@get("/api/push", tags=["notices"], responses=problems())
async def push_key(request: Call) -> bodies.PushKey:
    """What a browser needs to subscribe to push messages of this server."""
    return bodies.PushKey((await hub_of(request).office.vapid()).public)


@post("/api/account/targets", tags=["notices"], status_code=201, responses=ANSWERS)
async def add_target(request: Call, data: bodies.NewTarget) -> bodies.TargetInfo:
    """One more browser or webhook that is told."""
    account = (await must_be_signed(request)).account
    made = targets.read(data, account.id, None, None)
    async with hub_of(request).store.transaction() as connection:
        return targets.info(await targets.add(connection, made))


@post("/api/account/targets/remove", tags=["notices"], status_code=204, responses=ANSWERS)
async def remove_target(request: Call, data: bodies.OneTarget) -> None:
    account = (await must_be_signed(request)).account
    async with hub_of(request).store.transaction() as connection:
        found = await targets.find(connection, data.id)
        if found is None or found.account != account.id:
            raise Refused("not-found", "there is no such browser or webhook")
        await targets.remove(connection, data.id)


@post("/api/tables/{table_id:str}/targets", tags=["notices"], status_code=201, responses=ANSWERS)
async def add_seat_target(request: Call, table_id: TableId, data: bodies.NewSeatTarget) -> bodies.TargetInfo:
    """A browser or webhook that is told about one seat, by whoever holds its key: without an account."""
    hub, keys = hub_of(request), await keys_of(request)
    made = targets.read(data.target, None, table_id, data.seat)

    async def add(table: LiveTable) -> Target:
        _must_hold(table, keys, data.seat)
        async with hub.store.transaction() as connection:
            await targets.add(connection, made)
        table.told.add(data.seat)
        return made

    return targets.info(await hub.ask(table_id, add))


@get("/api/tables/{table_id:str}/targets", tags=["notices"], responses=ANSWERS)
async def seat_targets(request: Call, table_id: TableId, seat: SeatOf) -> bodies.SeatNotices:
    """Who is told of a seat, for whoever holds its key."""
    hub, keys = hub_of(request), await keys_of(request)

    async def check(table: LiveTable) -> None:
        _must_hold(table, keys, seat)

    await hub.ask(table_id, check)
    async with hub.store.engine.connect() as connection:
        found = await of_seat(connection, table_id, seat)
    return bodies.SeatNotices(hub.office.mails, [targets.info(target) for target in found])


@post("/api/tables/{table_id:str}/mail", tags=["notices"], status_code=204, responses=ANSWERS)
async def mail_seat(request: Call, table_id: TableId, data: bodies.SeatEmail) -> None:
    """Mails about one seat, without an account: a link is sent to the address, and it is told when that is opened."""
    hub, keys = hub_of(request), await keys_of(request)
    must_mail(hub.people)

    async def propose(table: LiveTable) -> None:
        _must_hold(table, keys, data.seat)
        await seat_mail.propose(hub, table, data.seat, data.email, data.lang, address(request))

    await hub.ask(table_id, propose)


@post("/api/tables/{table_id:str}/mail/confirm", tags=["notices"], status_code=204, responses=ANSWERS)
async def confirm_seat_mail(request: Call, table_id: TableId, data: bodies.Link) -> None:
    people_of(request).may_try(address(request))
    await seat_mail.confirm(hub_of(request), table_id, data.token)


@post("/api/tables/{table_id:str}/targets/remove", tags=["notices"], status_code=204, responses=ANSWERS)
async def remove_seat_target(request: Call, table_id: TableId, data: bodies.OneTarget) -> None:
    """Whoever holds the seat's key."""
    hub, found = hub_of(request), await _seat_target(request, table_id, data.id)
    async with hub.store.transaction() as connection:
        await targets.remove(connection, found.id)


@post("/api/tables/{table_id:str}/targets/test", tags=["notices"], status_code=200, responses=ANSWERS)
async def test_seat_target(request: Call, table_id: TableId, data: bodies.OneTarget) -> WebhookTest:
    hub, found = hub_of(request), await _seat_target(request, table_id, data.id)
    if not hub.notices.take(table_id):
        raise Refused("too-many", "too many notices; wait a moment")
    return await hub.office.deliver(found, TEST, new_table_id())


async def _seat_target(request: Call, table_id: str, id: str) -> Target:
    """Raises Refused unless the seat it is for is held by who asks."""
    hub, keys = hub_of(request), await keys_of(request)
    async with hub.store.engine.connect() as connection:
        found = await targets.find(connection, id)
    if found is None or found.table_id != table_id or found.seat is None:
        raise Refused("not-found", "there is no such browser or webhook")
    seat = found.seat

    async def check(table: LiveTable) -> None:
        _must_hold(table, keys, seat)

    await hub.ask(table_id, check)
    return found


def _must_hold(table: LiveTable, keys: tuple[list[str], str | None], seat: int) -> None:
    if seat not in table.seats_of(*keys):
        raise Refused("not-allowed", "this seat is somebody else's")


# --- e-mail -----------------------------------------------------------------------------------------------


@post("/api/account/email", tags=["account"], status_code=204, responses=ANSWERS)
async def set_email(request: Call, data: bodies.NewEmail) -> None:
    """A link is sent to the address; it counts when that is opened. Without one: no address any more."""
    found = await must_be_fresh(request)
    if data.email.strip():
        await email.propose(people_of(request), found, data.email)
    else:
        await email.remove(people_of(request), found)


@post("/api/account/email/confirm", tags=["account"], status_code=204, responses=ANSWERS)
async def confirm_email(request: Call, data: bodies.Link) -> None:
    people_of(request).may_try(address(request))
    await email.confirm(people_of(request), data.token)


@post("/api/account/lost", tags=["account"], status_code=204, responses=ANSWERS)
async def ask_for_reset(request: Call, data: bodies.AskReset) -> None:
    """A mail with a link for a new password, if there is such an account and it has an address. The answer is always the same."""
    await email.ask_for_reset(people_of(request), data.who, address(request))


@post("/api/account/reset", tags=["account"], status_code=200, responses=ANSWERS)
async def reset(request: Call, data: bodies.Reset) -> Response[people_bodies.Me]:
    token = await email.reset(people_of(request), data.token, data.password, address(request), device(request))
    return await welcome(request, token)


# --- no more mails ----------------------------------------------------------------------------------------


@post("/api/stop/{token:str}", tags=["notices"], status_code=204, responses=problems(400, 404))
async def stop_mails(request: Call, token: StopToken) -> None:
    """One click in a mail program, or a button on our page: no more mails about games. Needs nobody to sign in."""
    hub = hub_of(request)
    who = mail.stopped_by(await hub.office.stop_key(), token)
    if who is None:
        raise Refused("not-found", "this link stops nothing")
    if who.startswith(seat_mail.STOP):
        await seat_mail.stop(hub, who)
        return
    async with hub.store.transaction() as connection:
        found = await accounts.find(connection, who)
        if found is not None:
            wanted = msgspec.structs.replace(wishes.read(found.notices), mail="off")
            off = sa.update(ACCOUNTS).where(ACCOUNTS.c.id == who).values(notices=msgspec.to_builtins(wanted))
            await connection.execute(off)


@get("/api/stop/{token:str}", tags=["notices"], status_code=303, include_in_schema=False)
async def stop_page(token: StopToken) -> Redirect:
    """Mail programs that only open links: the page asks first, because others open links, too."""
    return Redirect(f"/stop#{token}", status_code=303)


# --- invitations ------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/invite", tags=["notices"], status_code=204, responses=ANSWERS)
async def invite(request: Call, table_id: TableId, data: bodies.Invite) -> None:
    """Tell somebody one has played with that there is a free seat."""
    hub, signed = hub_of(request), await must_be_signed(request)
    if not hub.people.invited.take(signed.account.id):
        raise Refused("too-many", "you have invited enough people for now")

    async def check(table: LiveTable) -> None:
        if not table.seats_of([], signed.account.id):
            raise Refused("not-allowed", "only those who sit at a table invite others to it")
        if table.status != "waiting":
            raise Refused("seat-taken", "there is no free seat")

    await hub.ask(table_id, check)
    async with hub.store.transaction() as connection:
        known = {one.id for one in await others.played_with(connection, signed.account.id)}
        if data.person not in known:
            raise Refused("not-found", "you have not played with anybody like that")
        blocked = {one.id for one in await others.blocked(connection, data.person)}
        if signed.account.id not in blocked:  # who is blocked does not learn it
            made = letter(
                "invite",
                table_id,
                None,
                0,
                account=data.person,
                data={"by": signed.account.shown, "from": signed.account.id},
            )
            await connection.execute(*put(made, hub.store.sqlite))
    hub.office.notice()


ROUTES: list[HTTPRouteHandler] = [
    notices, set_notices, test_notice, push_key, add_target, remove_target, add_seat_target, remove_seat_target, test_seat_target,
    seat_targets, mail_seat, confirm_seat_mail, set_email, confirm_email, ask_for_reset, reset, stop_mails, stop_page, invite,
]  # fmt: skip
