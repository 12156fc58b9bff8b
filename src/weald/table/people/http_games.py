"""What an account is for, over HTTP: one's seats and games, one's profile, other people."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from weald.languages import LANGUAGES
from weald.table.bodies import SeatKey
from weald.table.chairs import clean_name
from weald.table.http import Call, TableId, address, hub_of, keys_of, problems, signed_in
from weald.table.hub import sleeping_info
from weald.table.live import LiveTable
from weald.table.people import accounts, bodies, games, others
from weald.table.people.accounts import Account
from weald.table.people.http import ANSWERS, info_of, must_be_signed, people_of
from weald.table.rows import Write
from weald.table.viewer import Refused

LATEST = 2**53 - 1
Before = Annotated[int, Parameter(ge=0, le=LATEST)]
Beyond = Annotated[str, Parameter(max_length=32)]
Limit = Annotated[int, Parameter(ge=1, le=100)]
PersonId = Annotated[str, Parameter(min_length=1, max_length=16)]


# --- seats and games --------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/claim", tags=["account"], status_code=200, responses=ANSWERS)
async def claim(request: Call, table_id: TableId, data: bodies.Claim) -> bodies.Claimed:
    """Seats whose keys one has belong to one's account from now on."""
    account = (await must_be_signed(request)).account

    async def work(table: LiveTable) -> list[int]:
        return await games.claim(table, data.tokens, account)

    return bodies.Claimed(await hub_of(request).ask(table_id, work))


@post("/api/tables/{table_id:str}/release", tags=["account"], status_code=204, responses=ANSWERS)
async def release(request: Call, table_id: TableId, data: bodies.OneSeat) -> None:
    """A seat no longer belongs to one's account; its key opens it as before."""
    account = (await must_be_signed(request)).account
    await hub_of(request).ask(table_id, lambda table: games.release(table, data.seat, account))


@post("/api/tables/{table_id:str}/key", tags=["account"], status_code=200, responses=ANSWERS)
async def new_key(request: Call, table_id: TableId, data: bodies.OneSeat) -> SeatKey:
    """A new key for a seat of one's account; the old one opens nothing any more."""
    account = (await must_be_signed(request)).account

    async def work(table: LiveTable) -> SeatKey:
        token = await games.new_key(table, data.seat, account)
        return SeatKey(data.seat, table.chairs[data.seat].side, token, f"/t/{table_id}#seat={token}")

    return await hub_of(request).ask(table_id, work)


@get("/api/account/games", tags=["account"], responses=ANSWERS)
async def my_games(
    request: Call, before: Before = LATEST, beyond: Beyond = "", limit: Limit = 50
) -> list[bodies.MyGame]:
    """Where one plays or has played, the latest first; ``last`` and the table's id of the last one as ``before`` and
    ``beyond`` go on from there."""
    account = (await must_be_signed(request)).account
    hub, out = hub_of(request), []
    for row, seats, last in await games.of_account(hub.store, account.id, before, beyond, limit):
        live = hub.tables.get(row.id)
        info = live.info() if live is not None else sleeping_info(row, seats)
        out.append(bodies.MyGame(info, [seat.seat for seat in seats if seat.account == account.id], last))
    return out


# --- the profile ------------------------------------------------------------------------------------------


@post("/api/account/profile", tags=["account"], status_code=200, responses=ANSWERS)
async def set_profile(request: Call, data: bodies.Profile) -> bodies.Me:
    account = (await must_be_signed(request)).account
    speaks = [lang for lang in LANGUAGES if lang in data.speaks]
    changed = {
        "shown": clean_name(data.shown) or account.name,
        "lang": data.lang if data.lang in LANGUAGES else account.lang,
        "settings": {**data.settings, "speaks": speaks, "public": account.public},
    }
    async with hub_of(request).store.transaction() as connection:
        await accounts.change(connection, account.id, **changed)
        found = await accounts.find(connection, account.id)
        assert found is not None
        blocked = await others.blocked(connection, account.id)
    return bodies.Me(True, info_of(found, blocked))


@get("/api/people/{person:str}", tags=["account"], responses=problems(400, 404))
async def show_person(request: Call, person: PersonId) -> bodies.Person:
    """Somebody with an account, as everybody may see them."""
    people_of(request)
    async with hub_of(request).store.engine.connect() as connection:
        found = await accounts.find(connection, person)
    if found is None:
        raise Refused("not-found", "there is no such person")
    return person_of(found)


def person_of(account: Account) -> bodies.Person:
    return bodies.Person(account.id, account.shown, account.speaks)


# --- other people -----------------------------------------------------------------------------------------


@get("/api/account/people", tags=["account"], responses=ANSWERS)
async def played_with(request: Call) -> list[bodies.Person]:
    """Those one has played with, the most often first."""
    account = (await must_be_signed(request)).account
    async with hub_of(request).store.engine.connect() as connection:
        return [person_of(one) for one in await others.played_with(connection, account.id)]


@post("/api/tables/{table_id:str}/block", tags=["account"], status_code=200, responses=ANSWERS)
async def block(request: Call, table_id: TableId, data: bodies.OneSeat) -> list[bodies.Person]:
    """Do not play with who sits there any more: they cannot join one's tables. Returns all one blocks."""
    account = (await must_be_signed(request)).account

    async def find(table: LiveTable) -> str:
        return others.person_at(table, data.seat)

    other = await hub_of(request).ask(table_id, find)
    async with hub_of(request).store.transaction() as connection:
        await others.block(connection, account.id, other)
        return [person_of(one) for one in await others.blocked(connection, account.id)]


@post("/api/account/block", tags=["account"], status_code=200, responses=ANSWERS)
async def block_person(request: Call, data: bodies.OnePerson) -> list[bodies.Person]:
    """The same about somebody whose page one looks at."""
    account = (await must_be_signed(request)).account
    async with hub_of(request).store.transaction() as connection:
        if await accounts.find(connection, data.person) is None:
            raise Refused("not-found", "there is no such person")
        await others.block(connection, account.id, data.person)
        return [person_of(one) for one in await others.blocked(connection, account.id)]


@post("/api/account/unblock", tags=["account"], status_code=200, responses=ANSWERS)
async def unblock(request: Call, data: bodies.OnePerson) -> list[bodies.Person]:
    account = (await must_be_signed(request)).account
    async with hub_of(request).store.transaction() as connection:
        await others.unblock(connection, account.id, data.person)
        return [person_of(one) for one in await others.blocked(connection, account.id)]


@post("/api/tables/{table_id:str}/report", tags=["table"], status_code=204, responses=ANSWERS)
async def report(request: Call, table_id: TableId, data: bodies.Report) -> None:
    """Tell the host about somebody at a table; whoever may look at it can, with an account or without."""
    hub, keys, signed = hub_of(request), await keys_of(request), await signed_in(request)
    if not hub.people.reported.take(address(request)):
        raise Refused("too-many", "you have told the host enough for now; try again later")

    async def make(table: LiveTable) -> Write:
        seats = table.seats_of(*keys)
        if not seats and not table.row.listed and not table.may_watch(keys[0]):
            raise Refused("not-allowed", "only those at a table can say something about it")
        account = None if signed is None else signed.account.id
        return others.report(table, seats, account, data.seat, data.reason, data.words)

    await hub.store.write([await hub.ask(table_id, make)])


ROUTES: list[HTTPRouteHandler] = [
    claim, release, new_key, my_games, set_profile, show_person, played_with, block, block_person, unblock, report,
]  # fmt: skip
