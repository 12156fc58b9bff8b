"""Tournaments and tries in the database, and the tables that are made for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.games import find
from weald.match import begin
from weald.table.events.event import ARRIVING, Body, Entrant, Event, Game
from weald.table.events.schema import ENTRANTS, EVENTS, TRIES
from weald.table.letters.rows import letter, put
from weald.table.rows import SeatRow, TableRow, Write, add_checkpoint, add_table, milliseconds
from weald.table.stored_match import StoredMatch
from weald.table.tokens import new_seed, new_token
from weald.table.wire import Clock

if TYPE_CHECKING:
    from weald.table.live import LiveTable

EVENT, DAILY = "event ", "daily "  # how a table's occasion begins
SOON = 10**9  # smaller values of ``due`` count what has happened since somebody looked
_NEWS = (
    sa.update(EVENTS)
    .where(EVENTS.c.id == sa.bindparam("of"), EVENTS.c.state == "running")
    .values(due=sa.case((EVENTS.c.due < SOON, EVENTS.c.due + 1), else_=0))
)
_TRIED = (
    sa.update(TRIES)
    .where(TRIES.c.table_id == sa.bindparam("of"))
    .values(
        ended=sa.bindparam("new_ended"), won=sa.bindparam("new_won"), points=sa.bindparam("new_points"),
        rounds=sa.bindparam("new_rounds"),
    )
)  # fmt: skip
ADD_EVENT, ADD_ENTRANT, ADD_TRY = sa.insert(EVENTS), sa.insert(ENTRANTS), sa.insert(TRIES)


# --- reading and writing tournaments ---------------------------------------------------------------------------


async def read(connection: AsyncConnection, id: str, lock: bool = False) -> Event | None:
    query = sa.select(EVENTS).where(EVENTS.c.id == id)
    found = (await connection.execute(query.with_for_update() if lock else query)).first()
    if found is None:
        return None
    who = sa.select(ENTRANTS).where(ENTRANTS.c.event_id == id).order_by(ENTRANTS.c.n)
    entrants = [Entrant(row.n, row.name, row.account, row.token) for row in await connection.execute(who)]
    return _event(found, entrants)


def _event(row: Any, entrants: list[Entrant]) -> Event:
    body = msgspec.convert(row.body, Body)
    return Event(
        row.id, row.game, row.name, row.state, row.listed, row.host, row.account, row.made, row.due, body, entrants
    )


async def listed(connection: AsyncConnection, limit: int) -> list[tuple[Event, int]]:
    """Tournaments that everybody may see, with how many take part: those one can join, those that run, those that are over."""
    turn = sa.case((EVENTS.c.state == "open", 0), (EVENTS.c.state == "running", 1), else_=2)
    query = sa.select(EVENTS).where(EVENTS.c.listed.is_(True)).order_by(turn, EVENTS.c.made.desc()).limit(limit)
    rows = list(await connection.execute(query))
    many = sa.select(ENTRANTS.c.event_id, sa.func.count()).where(ENTRANTS.c.event_id.in_([row.id for row in rows]))
    counts = {id: int(count) for id, count in await connection.execute(many.group_by(ENTRANTS.c.event_id))}
    found = [_event(row, []) for row in rows]
    return [(event, counts.get(event.id, 0) - len(event.body.gone)) for event in found]


def add_event(event: Event) -> Write:
    row = {name: getattr(event, name) for name in event.__struct_fields__ if name not in {"body", "entrants"}}
    return ADD_EVENT, row | {"body": msgspec.to_builtins(event.body)}


def add_entrant(event: str, one: Entrant) -> Write:
    return ADD_ENTRANT, {"event_id": event, "n": one.n, "name": one.name, "account": one.account, "token": one.token}


def drop_entrant(event: str, n: int) -> Write:
    return sa.delete(ENTRANTS).where(ENTRANTS.c.event_id == event, ENTRANTS.c.n == n), {}


async def save(connection: AsyncConnection, event: Event) -> None:
    values = {"state": event.state, "due": event.due, "body": msgspec.to_builtins(event.body)}
    await connection.execute(sa.update(EVENTS).where(EVENTS.c.id == event.id).values(**values))


# --- tables -----------------------------------------------------------------------------------------------------


def draw_up(row: TableRow, seats: list[SeatRow]) -> list[Write]:
    """What is written for a table that nobody has in memory yet: whoever comes first wakes it."""
    play = StoredMatch(begin(find(row.game), row.sides, row.seed, row.options))
    return [*add_table(row, seats), *add_checkpoint(row.id, play.save())]


def table_for(
    id: str, game: str, sides: list[str], options: dict[str, Any], seed: int, occasion: str, name: str = "", listed: bool = False,
    clock: Clock | None = None, rated: bool = False,
) -> TableRow:  # fmt: skip
    """A table that nobody has made, so nobody is its host. The clock of the first who is asked runs from the beginning, nearly."""
    found, now = find(game), milliseconds()
    plain = None if clock is None else msgspec.structs.asdict(clock)
    due = None if clock is None else now + ARRIVING + 1000 * clock.initial
    return TableRow(
        id, found.id, found.revision, found.data_fingerprint(), sides, options, seed, name, listed, "free", plain, None, "",
        new_token(), now // 1000, False, None, due, None, "bot", rated=rated, occasion=occasion,
    )  # fmt: skip


def tables_of(event: Event, games: list[Game]) -> list[Write]:
    """The tables of new games; the key of each seat is that of its entrant."""
    out: list[Write] = []
    for game in games:
        who = [event.entrant(n) for n in game.players]
        accounts = [one.account for one in who]
        rated = event.plan.rated and None not in accounts and len(set(accounts)) == len(accounts)
        seats = [
            SeatRow(i, side, "human", "", one.name, one.token, one.account)
            for i, (side, one) in enumerate(zip(event.plan.sides, who, strict=True))
        ]
        row = table_for(
            game.table, event.game, event.plan.sides, dict(event.plan.options), new_seed(), EVENT + event.id, event.name[:40],
            event.listed, event.plan.clock, rated,
        )  # fmt: skip
        out += draw_up(row, seats)
    return out


def letters_of(event: Event, games: list[Game], sqlite: bool) -> list[Write]:
    """Everybody with an account is told that their game is ready."""
    return [
        put(letter("round", game.table, seat, 0, account=event.entrant(n).account, data={"round": game.round}), sqlite)
        for game in games
        for seat, n in enumerate(game.players)
        if event.entrant(n).account is not None
    ]


def ended(table: LiveTable) -> list[Write]:
    """A game that belongs to something is over; stored together with its end."""
    occasion = table.row.occasion or ""
    result = table.play.match.result
    if occasion.startswith(EVENT):
        return [(_NEWS, {"of": occasion.removeprefix(EVENT)})]
    if not occasion.startswith(DAILY) or result is None:
        return []
    seat = next((chair.seat for chair in table.chairs if chair.human), 0)
    match = table.play.match
    points = match.game.points(match.state)
    tried = {
        "of": table.id, "new_ended": milliseconds(), "new_won": seat in result["winners"],
        "new_points": points[seat] if points else None, "new_rounds": result["rounds"],
    }  # fmt: skip
    return [(_TRIED, tried)]
