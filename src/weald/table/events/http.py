"""Tournaments and the deal of the day over HTTP.

Who asks is known by the key of the host or of an entrant (``Authorization: Bearer KEY``, several with commas between), or by the account.
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from weald import games
from weald.games import find
from weald.kernel.errors import WealdError
from weald.players import STEADY
from weald.table.chairs import clean_name
from weald.table.events import bodies, daily, pairing, rows
from weald.table.events import event as of
from weald.table.events.event import Body, Entrant, Event, Game, Plan
from weald.table.events.schema import EVENTS
from weald.table.http import Call, GameId, account_of, address, bearer, hub_of, problems
from weald.table.logs import log, short
from weald.table.people.accounts import Account
from weald.table.rows import milliseconds
from weald.table.standing.rows import together
from weald.table.tokens import hashed, new_table_id, new_token, same
from weald.table.viewer import Refused
from weald.table.wire import Clock

ANSWERS = problems(400, 403, 404, 409, 413)
EventId = Annotated[str, Parameter(min_length=1, max_length=16)]
Day = Annotated[str, Parameter(max_length=10)]
SHORTEST = 60  # seconds on a clock
LISTED = 50
KEPT = 1.0  # seconds in which the list is the same for everybody


def keys_of(request: Call) -> list[str]:
    return [key.strip() for said in bearer(request.headers) for key in said.split(",") if key.strip()][:4]


# --- tournaments ----------------------------------------------------------------------------------------------------


@get("/api/events", tags=["events"], responses=problems(400))
async def list_events(request: Call) -> list[bodies.EventBrief]:
    """Listed tournaments: those one can join first, then those that run, then those that are over."""
    hub = hub_of(request)
    when, known = hub.events.kept
    if known and time.monotonic() - when < KEPT:
        return known
    async with hub.store.engine.connect() as connection:
        found = await rows.listed(connection, LISTED)
    briefs = [
        bodies.EventBrief(
            one.id, one.game, one.name, one.plan.kind, one.state, many, one.round, one.rounds if one.body.starters else 0,
            one.seats, one.made,
        )
        for one, many in found
        if one.game in games.NAMES
    ]  # fmt: skip
    hub.events.kept = (time.monotonic(), briefs)
    return briefs


@post("/api/events", tags=["events"], responses=ANSWERS)
async def make_event(request: Call, data: bodies.NewEvent) -> bodies.EventMade:
    """Hold a tournament. The host's key in the answer is shown this once."""
    hub, account = hub_of(request), await account_of(request)
    plan = plan_of(data)
    name = clean_name(data.name)
    if not name:
        raise Refused("no-name", "a tournament needs a name")
    if not hub.events.made.take(address(request)):
        raise Refused("too-many", "too many tournaments from your address; try again later")
    id, key = new_table_id()[:16], new_token()
    owner = None if account is None else account.id
    made = Event(id, data.game, name, "open", data.listed, hashed(key), owner, milliseconds(), None, Body(plan), [])
    await hub.store.write([rows.add_event(made)])
    log("event-made", cup=short(id), game=data.game, kind=data.kind)
    return bodies.EventMade(id, key, f"/events/{id}#host={key}")


def plan_of(wish: bodies.NewEvent) -> Plan:
    """Raises Refused for what cannot be played."""
    if wish.game not in games.NAMES:
        raise Refused("unknown-game", f"there is no game {wish.game!r}", game=wish.game)
    try:
        game = find(wish.game)
        options = game.read_options(dict(wish.options))
        sides = game.seats(wish.sides or None, None, options)
    except WealdError as error:
        raise Refused.of(error) from None
    if together(game, len(sides)) or len(sides) < 2 or game.automatic(options):
        raise Refused("no-tournament", "nobody plays against anybody there: such games have no tournaments")
    if wish.kind == "ladder" and len(sides) != 2:
        raise Refused("ladder-seats", "a ladder is for games of two")
    if wish.kind == "round-robin" and len(sides) == 2 and wish.rounds > 2:
        raise Refused("bad-request", "everybody meets everybody once or twice")
    if wish.clock.initial < SHORTEST:
        raise Refused("bad-request", f"a clock has at least {SHORTEST} seconds")
    clock = Clock(wish.clock.initial, wish.clock.increment, "concede")  # whose time is up has lost
    return Plan(wish.kind, sides, options, clock, wish.hours, wish.rounds, wish.reach, wish.rated)


@get("/api/events/{event_id:str}", tags=["events"], responses=problems(400, 404))
async def show_event(request: Call, event_id: EventId) -> bodies.EventInfo:
    event = await hub_of(request).events.read(event_id)
    return info_of(event, keys_of(request), await account_of(request))


@post("/api/events/{event_id:str}/join", tags=["events"], responses=ANSWERS)
async def join_event(request: Call, event_id: EventId, data: bodies.Enter) -> bodies.Entered:
    """Take part. The key in the answer is shown this once; it opens all one's seats of this tournament."""
    hub, account = hub_of(request), await account_of(request)
    if not hub.events.entries.take(address(request)):
        raise Refused("too-many", "too many places taken from your address; try again later")
    token, n = new_token(), -1
    name = clean_name(data.name or (account.shown if account is not None else ""))
    if not name:
        raise Refused("no-name", "under which name do you take part?")
    event = await hub.events.read(event_id)
    if account is not None and event.account is not None and await hub.people.blocks(event.account, account.id):
        raise Refused("not-allowed", "the host does not want to play with you")

    def step(event: Event) -> list[Game]:
        nonlocal n
        n = max((one.n for one in event.entrants), default=-1) + 1
        of.come(event, Entrant(n, name, None if account is None else account.id, hashed(token)))
        return []

    await hub.events.change(event_id, step)
    return bodies.Entered(n, token, f"/events/{event_id}#me={token}")


@post("/api/events/{event_id:str}/leave", tags=["events"], status_code=200, responses=ANSWERS)
async def leave_event(request: Call, event_id: EventId) -> bodies.EventInfo:
    """Take part no longer. A game that runs is lost."""
    keys, account = keys_of(request), await account_of(request)

    def step(event: Event) -> list[Game]:
        of.go(event, must_take_part(event, keys, account))
        return []

    return await _changed(request, event_id, step)


@post("/api/events/{event_id:str}/remove", tags=["events"], status_code=200, responses=ANSWERS)
async def remove_entrant(request: Call, event_id: EventId, data: bodies.OneEntrant) -> bodies.EventInfo:
    """The host asks somebody to leave."""
    keys, account = keys_of(request), await account_of(request)

    def step(event: Event) -> list[Game]:
        must_host(event, keys, account)
        of.go(event, data.n)
        return []

    return await _changed(request, event_id, step)


@post("/api/events/{event_id:str}/start", tags=["events"], status_code=200, responses=ANSWERS)
async def start_event(request: Call, event_id: EventId) -> bodies.EventInfo:
    """The host begins: the first round is paired."""
    keys, account = keys_of(request), await account_of(request)

    def step(event: Event) -> list[Game]:
        must_host(event, keys, account)
        of.start(event)
        return of.go_on(event, milliseconds())

    return await _changed(request, event_id, step)


@post("/api/events/{event_id:str}/end", tags=["events"], status_code=200, responses=ANSWERS)
async def end_event(request: Call, event_id: EventId) -> bodies.EventInfo | None:
    """The host ends it. What has not begun is gone; of what runs, games that are not over do not count."""
    hub, keys, account = hub_of(request), keys_of(request), await account_of(request)
    event = await hub.events.read(event_id)
    must_host(event, keys, account)
    if event.state == "open":
        async with hub.store.transaction() as connection:
            await connection.execute(sa.delete(EVENTS).where(EVENTS.c.id == event_id, EVENTS.c.state == "open"))
        log("event-deleted", cup=short(event_id))
        return None

    def step(event: Event) -> list[Game]:
        of.end(event, milliseconds())
        return []

    return await _changed(request, event_id, step)


@post("/api/events/{event_id:str}/challenge", tags=["events"], status_code=200, responses=ANSWERS)
async def challenge(request: Call, event_id: EventId, data: bodies.OneEntrant) -> bodies.EventInfo:
    """On a ladder: play against somebody above."""
    hub, keys, account = hub_of(request), keys_of(request), await account_of(request)
    must_take_part(await hub.events.read(event_id), keys, account)
    if not hub.creations.take(address(request)):
        raise Refused("too-many", "too many new tables from your address; try again later")

    def step(event: Event) -> list[Game]:
        return [of.challenge(event, must_take_part(event, keys, account), data.n, milliseconds())]

    return await _changed(request, event_id, step)


async def _changed(request: Call, id: str, step: Any) -> bodies.EventInfo:
    hub = hub_of(request)
    await hub.events.change(id, step)
    event = await hub.events.advance(id)  # who has left gives up at once
    return info_of(event, keys_of(request), await account_of(request))


# --- who asks ---------------------------------------------------------------------------------------------------------


def entrant_of(event: Event, keys: list[str], account: Account | None) -> int | None:
    hashes = [hashed(key) for key in keys]
    for one in event.entrants:
        mine = account is not None and one.account == account.id
        if one.n not in event.body.gone and (mine or any(same(one.token, known) for known in hashes)):
            return one.n
    return None


def must_take_part(event: Event, keys: list[str], account: Account | None) -> int:
    found = entrant_of(event, keys, account)
    if found is None:
        raise Refused("not-entered", "you do not take part")
    return found


def hosts(event: Event, keys: list[str], account: Account | None) -> bool:
    mine = account is not None and event.account == account.id
    return mine or any(same(event.host, hashed(key)) for key in keys)


def must_host(event: Event, keys: list[str], account: Account | None) -> None:
    if not hosts(event, keys, account):
        raise Refused("not-allowed", "only the host of this tournament may do this")


def info_of(event: Event, keys: list[str], account: Account | None) -> bodies.EventInfo:
    plan, body = event.plan, event.body
    me = entrant_of(event, keys, account)
    numbers = [0] if plan.kind == "ladder" else list(range(1, event.round + 1))
    played = [
        bodies.EventRound(
            [bodies.EventGame(g.table, g.players, g.points, g.how, g.until) for g in body.games if g.round == r],
            body.byes[r - 1] if r else [],
        )
        for r in numbers
    ]
    can: list[int] = []
    busy = {n for game in event.open for n in game.players}
    if plan.kind == "ladder" and event.state == "running" and me in body.order and me not in busy:
        can = [n for n in pairing.above(body.order, me, plan.reach) if n not in busy]
    return bodies.EventInfo(
        event.id, event.game, event.name, plan.kind, event.state, event.listed, plan.sides, plan.options, plan.clock, plan.hours,
        plan.reach, plan.rounds, plan.rated, event.made, event.round, event.rounds,
        [bodies.EntrantInfo(e.n, e.name, e.account is not None, e.n in body.gone) for e in event.entrants],
        played, [bodies.EventPlace(*place) for place in of.standings(event)], me, hosts(event, keys, account), can,
    )  # fmt: skip


# --- the deal of the day -------------------------------------------------------------------------------------------------


@get("/api/daily/{game:str}", tags=["events"], responses=problems(400, 404))
async def show_daily(request: Call, game: GameId, day: Day = "") -> bodies.DailyInfo:
    """The deal of a day, one's own try, and what others made of it once that is over."""
    return await _daily(request, game, daily.read_day(day) if day else daily.today())


@post("/api/daily/{game:str}", tags=["events"], responses=ANSWERS)
async def begin_daily(request: Call, game: GameId, data: bodies.BeginTry) -> bodies.DailyInfo:
    """Begin one's try of today's deal, or go on with it. Needs a key that the browser has made and keeps (``Bearer``, at least 16 letters)."""
    hub, keys, account = hub_of(request), keys_of(request), await account_of(request)
    if not keys or not 16 <= len(keys[0]) <= 64:
        raise Refused("bad-token", "a try needs a key of 16 to 64 letters that the browser keeps")
    row = await daily.begin(hub, game, keys[0], account, data.name, address(request))
    return await _daily(request, game, row.day)


async def _daily(request: Call, game: str, day: str) -> bodies.DailyInfo:
    hub, keys, account = hub_of(request), keys_of(request), await account_of(request)
    deal = await daily.deal(hub, game, day)
    who = daily.players(keys, None if account is None else account.id)
    now = daily.today() == day
    async with hub.store.engine.connect() as connection:
        mine = await daily.tried(connection, game, day, who)
        seen = not now or (mine is not None and mine.ended is not None)
        found = await daily.results(connection, game, day) if seen else []
    shown = [
        bodies.TryResult(place, row.name, row.won, row.points, row.rounds, row.table_id, row.player in who)
        for place, row in enumerate(found, 1)
        if place <= daily.SHOWN or row.player in who
    ]
    own = None
    if mine is not None:
        token = daily.seat_key(keys[0], mine.table_id) if keys else ""
        counts = mine.ended is None or daily.day_of(mine.ended) == day
        own = bodies.Try(mine.table_id, token, mine.ended is not None, mine.won, mine.points, mine.rounds, counts)
    return bodies.DailyInfo(
        game, day, now, deal.sides, deal.seat, STEADY, deal.options, own, seen, shown, len(found)
    )  # fmt: skip


ROUTES: list[HTTPRouteHandler] = [
    list_events, make_event, show_event, join_event, leave_event, remove_entrant, start_event, end_event, challenge,
    show_daily, begin_daily,
]  # fmt: skip
