"""The deal of the day: for each game and day (UTC) one deal, the same for everybody, against programs that play the same game in the same
position. Everybody has one try.

Which deal it is comes from a secret of this server, so nobody can know it before. What others made of it is told to those whose own
try is over, and to everybody from the next day on.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald import games
from weald.games import find
from weald.kernel import Value
from weald.players import STEADY
from weald.table.chairs import clean_name
from weald.table.events.rows import ADD_TRY, DAILY, draw_up, table_for
from weald.table.events.schema import TRIES
from weald.table.logs import log
from weald.table.people.accounts import Account
from weald.table.people.schema import KEYS
from weald.table.rows import SeatRow, grouped, milliseconds
from weald.table.tokens import hashed, new_table_id
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub
    from weald.table.live import LiveTable

NAME = "daily"  # of the secret
SHOWN = 100  # tries in the table of results
BACK = 30  # days one can look back


class Deal(NamedTuple):
    """What everybody gets. ``seed`` is never told before one's own try is over."""

    game: str
    day: str
    sides: list[str]
    seat: int  # the person's
    options: dict[str, Value]
    seed: int


def today() -> str:
    return day_of(milliseconds())


def day_of(when: int) -> str:
    return datetime.fromtimestamp(when / 1000, UTC).date().isoformat()


def read_day(text: str) -> str:
    """Raises Refused for what is no day, for days to come and for those long ago."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("bad-request", "a day is written as 2026-11-05") from None
    now = date.fromisoformat(today())
    if not now - timedelta(days=BACK) <= day <= now:
        raise Refused("not-found", "there is no deal of this day")
    return day.isoformat()


async def read_key(connection: AsyncConnection) -> bytes:
    """The secret of this server; call in a transaction."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == NAME)
    found = (await connection.execute(query)).scalar()
    if found is None:
        put = sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        await connection.execute(put, {"name": NAME, "value": secrets.token_hex(32)})
        found = (await connection.execute(query)).scalar_one()
    return bytes.fromhex(str(found))


def deal_of(key: bytes, name: str, day: str) -> Deal:
    """The usual line-up with the settings that suit one person; games that are played together have one seat. The side of the
    person changes from day to day."""
    if name not in games.NAMES:
        raise Refused("not-found", f"there is no game {name!r}", game=name)
    drawn = hmac.new(key, f"{name} {day}".encode(), hashlib.sha256).digest()
    game, chance = find(name), int.from_bytes(drawn[:8])
    options = game.read_options(dict(game.suited(1)))
    alone = [side for seating in game.seatings(options) if seating.fewest == 1 for side in seating.sides]
    sides = game.seats([alone[chance % len(alone)]] if alone else None, None, options)
    return Deal(name, day, sides, chance % len(sides), options, int.from_bytes(drawn[16:]))


async def deal(hub: Hub, game: str, day: str) -> Deal:
    if hub.events.secret is None:
        async with hub.store.transaction() as connection:
            hub.events.secret = await read_key(connection)
    return deal_of(hub.events.secret, game, day)


# --- tries --------------------------------------------------------------------------------------------------------


def players(keys: list[str], account: str | None) -> list[str]:
    """By which names somebody may have tried: with the account, or with the key that the browser keeps."""
    return [*([f"@{account}"] if account is not None else []), *(hashed(key) for key in keys[:4])]


def seat_key(key: str, table: str) -> str:
    """What opens the seat of a try, for whoever has the browser's key; from a link to the table nobody learns that key."""
    return hmac.new(key.encode(), f"daily {table}".encode(), hashlib.sha256).hexdigest()[:48]


async def tried(connection: AsyncConnection, game: str, day: str, who: list[str]) -> Any | None:
    """Somebody's own try."""
    mine = sa.select(TRIES).where(TRIES.c.game == game, TRIES.c.day == day, TRIES.c.player.in_(who))
    return (await connection.execute(mine.order_by(TRIES.c.began))).first()


async def results(connection: AsyncConnection, game: str, day: str) -> list[Any]:
    """All tries that were over in time, the best first: won, more points, sooner won or later lost, earlier made."""
    until = int(1000 * datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp()) + 86_400_000
    query = sa.select(TRIES).where(TRIES.c.game == game, TRIES.c.day == day, TRIES.c.ended < until)
    length = sa.case((TRIES.c.won.is_(True), TRIES.c.rounds), else_=-TRIES.c.rounds)
    order = (TRIES.c.won.desc(), sa.func.coalesce(TRIES.c.points, 0).desc(), length, TRIES.c.ended, TRIES.c.player)
    return list(await connection.execute(query.order_by(*order)))


async def begin(hub: Hub, game: str, key: str, account: Account | None, name: str, address: str) -> Any:
    """One's own try of today: a new one, or the one there is."""
    day = today()
    mine = await deal(hub, game, day)
    who = players([key], None if account is None else account.id)
    async with hub.store.engine.connect() as connection:
        known = await tried(connection, game, day, who)
    if known is not None:
        return known
    if not hub.events.tries.take(address):
        raise Refused("too-many", "too many tries from your address; try again later")
    id, now = new_table_id(), milliseconds()
    name = clean_name(name or (account.shown if account is not None else ""))
    row = table_for(id, game, mine.sides, dict(mine.options), mine.seed, DAILY + day)
    automatic = {mine.sides[seat] for seat in find(game).automatic(mine.options)}
    seats = [
        SeatRow(i, side, "human", "", name, hashed(seat_key(key, id)), None if account is None else account.id)
        if i == mine.seat
        else SeatRow(i, side, "rules", "", "", None)
        if side in automatic
        else SeatRow(i, side, "ai", STEADY, "", None)
        for i, side in enumerate(mine.sides)
    ]
    writes = await asyncio.to_thread(draw_up, row, seats)
    made = {
        "game": game, "day": day, "player": who[0], "account": None if account is None else account.id, "name": name,
        "table_id": id, "began": now, "ended": None, "won": False, "points": None, "rounds": 0,
    }  # fmt: skip
    async with hub.store.transaction() as connection:
        if not hub.store.sqlite:
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext(:who))"), {"who": who[0]})
        known = await tried(connection, game, day, who)
        if known is not None:
            return known
        for statement, params in grouped([*writes, (ADD_TRY, made)]):
            await connection.execute(statement, params)
        log("daily-begun", game=game)
        return await tried(connection, game, day, who)


# --- what is not told ------------------------------------------------------------------------------------------------


def secret(table: LiveTable) -> bool:
    """Is it a try of today's deal? Then only some may see it."""
    return table.row.occasion == DAILY + today()


async def must_see(hub: Hub, table: LiveTable, keys: list[str], account: str | None) -> None:
    """Raises Refused for whoever has not ended a try of their own."""
    if secret(table) and not table.seats_of(keys, account) and not await may_see(hub, table, keys, account):
        raise Refused("try-first", "this is a try of today's deal: make your own first")


async def may_see(hub: Hub, table: LiveTable, keys: list[str], account: str | None) -> bool:
    """Is somebody's own try of the same deal over?"""
    async with hub.store.engine.connect() as connection:
        mine = await tried(connection, table.row.game, today(), players(keys, account))
    return mine is not None and mine.ended is not None
