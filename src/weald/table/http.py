"""The HTTP part of the API: the lobby, records, rules."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.datastructures.headers import Headers
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import weald
from weald import games, lessons, rulebook
from weald.kernel.errors import UnknownGame
from weald.kernel.game import Game
from weald.languages import FALLBACK, LANGUAGES
from weald.players import LEVELS
from weald.table import bodies, desk, seating, wire
from weald.table.branch import branch
from weald.table.events import daily
from weald.table.fair_queue import QueueFull
from weald.table.hub import Hub
from weald.table.leases import CutOff, NoSuchTable, NotOurs
from weald.table.letters.office import table_hook
from weald.table.letters.words import Scene
from weald.table.limiter import network
from weald.table.live import LiveTable
from weald.table.logs import fault
from weald.table.metrics import TYPE, Sample
from weald.table.people.accounts import Account
from weald.table.people.sessions import Signed
from weald.table.relay import MOVED
from weald.table.replays import analysis, replay
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused

STATUS = {
    "not-found": 404, "unknown-game": 400, "not-allowed": 403, "seat-taken": 409, "event-begun": 409, "event-full": 409, "event-busy": 409, "entered": 409, "try-first": 403, "cannot-continue": 409, "too-many": 429,
    "too-large": 413, "internal": 500, "accounts-off": 404, "signed-out": 401, "prove-first": 403, "wrong-password": 403,
    "wrong-code": 403, "wrong-key": 403, "moving": 503, "wrong-passkey": 403, "barred": 403, "name-taken": 409, "rated-game": 409, "seat-claimed": 409, "no-mail": 404, "stale-link": 404, "not-sent": 503,
}  # fmt: skip

TableId = Annotated[str, Parameter(min_length=1, max_length=32)]
GameId = Annotated[str, Parameter(min_length=1, max_length=40)]
Lang = Annotated[str, Parameter(max_length=40)]
Call = Request[Any, Any, State]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(bodies.Problem, generate_examples=False) for code in (*codes, 429, 500)}


def replay_answers() -> dict[int, ResponseSpec]:
    """The answer comes encoded from a worker, so its type has to be told."""
    return {200: ResponseSpec(bodies.Replay, generate_examples=False), **problems(400, 403, 413)}


def analysis_answers() -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(bodies.Analysis, generate_examples=False), **problems(400, 403, 413)}


def hub_of(request: Call) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def bearer(headers: Headers) -> list[str]:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return [token.strip()] if kind.lower() == "bearer" and token else []


async def signed_in(request: Call) -> Signed | None:
    """Who is signed in in the browser that asks."""
    scope = request.scope
    return await hub_of(request).people.signed(scope["headers"], scope["scheme"], request.headers.get("host", ""))


async def account_of(request: Call) -> Account | None:
    found = await signed_in(request)
    return None if found is None else found.account


async def keys_of(request: Call) -> tuple[list[str], str | None]:
    """What opens seats: the key that was sent, or else the account that is signed in."""
    tokens = bearer(request.headers)
    account = None if tokens else await account_of(request)
    return tokens, None if account is None else account.id


def address(request: Call) -> str:
    return network(request.client.host) if request.client else ""


@get(
    "/health",
    tags=["server"],
    responses={503: ResponseSpec(bodies.Health, generate_examples=False)},
    sync_to_thread=False,
)
def health(request: Call) -> Response[bodies.Health]:
    """Is the server alive, and can it write?"""
    hub = hub_of(request)
    said = bodies.Health(hub.store.ok, weald.__version__, len(hub.tables), hub.sockets)
    return Response(said, status_code=200 if said.ok else 503)


@get("/api/games", tags=["lobby"], responses=problems(), sync_to_thread=False)
def list_games() -> list[bodies.GameInfo]:
    """The games, what can be set, and how strong AI seats can be."""
    return [describe(game) for game in known_games()]


def known_games() -> list[Game]:
    found = []
    for name in games.NAMES:
        try:
            found.append(games.find(name))
        except (ImportError, AttributeError) as error:  # a game being written must not close the house
            fault("game-broken", error, game=name)
    return found


def describe(game: Game) -> bodies.GameInfo:
    options = game.read_options(None)
    settings = [
        bodies.SettingInfo(s.key, s.kind(), s.default, list(s.values), s.low, s.high, s.rule)  # type: ignore[arg-type]
        for s in game.settings
    ]
    sides = game.seats(None, None, options)
    seatings = [
        bodies.SeatingInfo(s.fewest, s.most, s.sides, s.needs, s.rivals, s.room) for s in game.seatings(options)
    ]
    return bodies.GameInfo(
        game.id, game.revision, sides, seatings, settings, list(LEVELS), bots(game), game.idle(options),
        dict(game.suited(1)),
        [bodies.LessonInfo(it.name, it.sheet.side, it.sheet.minutes) for it in lessons.lessons_of(game.id)],
        {s.key: word for s in game.settings for word in s.values if game.drafts(game.read_options({s.key: word}))},
        *game.reaches(),
    )  # fmt: skip


def bots(game: Game) -> list[bodies.BotInfo]:
    """Which words of which settings make a solo game."""
    found = []
    for setting in game.settings:
        for word in setting.values:
            options = game.read_options({setting.key: word})
            seats, sides = game.automatic(options), game.seats(None, None, options)
            if seats:
                found.append(bodies.BotInfo(setting.key, word, [sides[seat] for seat in seats], game.idle(options)))
    return found


@get("/api/tables", tags=["lobby"], responses=problems(400))
async def list_tables(
    request: Call,
    game: Annotated[str, Parameter(max_length=40)] = "",
    only_open: Annotated[bool, Parameter(query="open")] = False,
) -> list[wire.TableInfo]:
    """Listed tables that are not over, the newest first."""
    return await hub_of(request).listed(game, only_open)


@post("/api/tables", tags=["lobby"], responses=problems(400, 403, 413))
async def create_table(request: Call, data: bodies.CreateTable) -> bodies.Created:
    """Make a table. Tokens in the answer are shown this once."""
    return await hub_of(request).create(data, address(request), owner=await account_of(request))


@get("/api/tables/{table_id:str}", tags=["table"], responses=problems(400, 404, 409))
async def show_table(request: Call, table_id: TableId) -> wire.TableInfo:
    return await hub_of(request).ask(table_id, _info)


async def _info(table: LiveTable) -> wire.TableInfo:
    return table.info()


@post("/api/tables/{table_id:str}/join", tags=["table"], responses=problems(400, 403, 404, 409, 413))
async def join_table(request: Call, table_id: TableId, data: bodies.JoinTable) -> bodies.SeatKey:
    """Take an open seat. The token in the answer is shown this once."""

    who = address(request)
    if not hub_of(request).joins.take(who):
        raise Refused("too-many", "too many seats taken from your address; try again later")
    account = await account_of(request)

    async def join(table: LiveTable) -> bodies.SeatKey:
        token = await seating.join(table, data.seat, data.name, who, account)
        return bodies.SeatKey(data.seat, table.chairs[data.seat].side, token, f"/t/{table_id}#seat={token}")

    return await hub_of(request).ask(table_id, join)


@post("/api/tables/{table_id:str}/branch", tags=["table"], responses=problems(400, 403, 404, 409, 413))
async def branch_table(request: Call, table_id: TableId, data: bodies.BranchTable) -> bodies.Created:
    """What if? A table of your own that goes on from a position of this one. Tokens in the answer are shown this once."""

    keys, owner = await keys_of(request), await account_of(request)

    async def make(table: LiveTable) -> bodies.Created:
        await daily.must_see(hub_of(request), table, keys[0], None if owner is None else owner.id)
        return await branch(table, data, table.seats_of(*keys), address(request), owner)

    return await hub_of(request).ask(table_id, make)


@get("/api/tables/{table_id:str}/watch", tags=["table"], responses=problems(400, 403, 404, 409))
async def watch_table(request: Call, table_id: TableId) -> bodies.Watch:
    """The spectators' link, for listed tables and for those who hold a seat."""

    keys = await keys_of(request)

    async def watch(table: LiveTable) -> bodies.Watch:
        if not table.row.listed and not table.seats_of(*keys):
            raise Refused("not-allowed", "the spectators' link of this table is known only to its players")
        return bodies.Watch(table.row.watch, f"/t/{table_id}#watch={table.row.watch}")

    return await hub_of(request).ask(table_id, watch)


@get(
    "/api/tables/{table_id:str}/record", tags=["table"], media_type="text/plain", responses=problems(400, 403, 404, 409)
)
async def table_record(request: Call, table_id: TableId) -> str:
    """The ``.weald`` record: what you may know while the game runs, all of it afterwards."""

    keys, reader = await keys_of(request), await account_of(request)

    async def record(table: LiveTable) -> str:
        seats = table.seats_of(*keys)
        await daily.must_see(hub_of(request), table, keys[0], None if reader is None else reader.id)
        if not seats and not table.play.match.over and not table.may_watch(keys[0]):
            raise Refused("not-allowed", "while the game runs its record needs a seat's or the spectators' token")
        return await table.record(seats[0] if seats else -1)

    return await hub_of(request).ask(table_id, record)


@post(
    "/api/tables/{table_id:str}/webhook/test", tags=["table"], status_code=200, responses=problems(400, 403, 404, 409)
)
async def test_webhook(request: Call, table_id: TableId) -> bodies.WebhookTest:
    """Send a test notice to the table's webhook."""

    hub, keys = hub_of(request), await keys_of(request)

    async def find(table: LiveTable) -> tuple[str, Scene]:
        seats = table.seats_of(*keys)
        if not seats:
            raise Refused("not-allowed", "only those who hold a seat can test the webhook")
        if not table.row.webhook:
            raise Refused("bad-webhook", "this table has no webhook")
        if not hub.notices.take(table.id):
            raise Refused("too-many", "too many notices; wait a moment")
        chair = table.chairs[seats[0]]
        scene = Scene("test", table.id, table.row.game, table.row.name, chair.side, chair.seat, chair.name)
        return table.row.webhook, scene

    url, scene = await hub.ask(table_id, find)
    return await hub.office.deliver(table_hook(url), scene, new_table_id())


@post("/api/replay", tags=["records"], status_code=200, responses=replay_answers(), packed=True)
async def replay_record(request: Call, data: bodies.ReplayRequest) -> Response[bytes]:
    """Every position of a ``.weald`` record, everything revealed."""
    hub = hub_of(request)
    return await _in_turn(request, hub.replayers.run(replay, data))


@post("/api/analysis", tags=["records"], status_code=200, responses=analysis_answers(), packed=True)
async def analyse_record(request: Call, data: bodies.AnalysisRequest) -> Response[bytes]:
    """Some decisions of a ``.weald`` record as the search sees them: chances, and what it would have played."""
    hub = hub_of(request)
    return await _in_turn(request, hub.replayers.run_until(analysis, data))


async def _in_turn(request: Call, work: Coroutine[Any, Any, tuple[bool, bytes]]) -> Response[bytes]:
    """Long work, one after the other and fairly between addresses. It comes back encoded and packed."""
    try:
        async with hub_of(request).replaying.place(address(request)):
            ok, body = await work
    except QueueFull:
        raise Refused("too-many", "too many of your records wait; try again in a moment") from None
    finally:
        work.close()
    return await _packed(request, body, 200 if ok else 400)


async def _packed(request: Call, body: bytes, status: int = 200) -> Response[bytes]:
    """An answer that was packed beforehand: the event loop has better things to do."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, media_type="application/json", status_code=status, headers=headers)


def rulebook_answers() -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(rulebook.Rulebook, generate_examples=False), **problems(400, 404)}


@get("/api/rules/{game:str}", tags=["records"], responses=rulebook_answers(), packed=True)
async def rulebook_of(request: Call, game: GameId, lang: Lang = FALLBACK) -> Response[bytes]:
    """The rulebook in our own words, as players read it; in English where ``lang`` is a language we do not have."""
    if game not in games.NAMES:
        raise Refused("not-found", f"there is no game {game!r}", game=game)
    try:
        return await _packed(request, packed_rulebook(game, lang if lang in LANGUAGES else FALLBACK))
    except rulebook.RulebookError:
        raise Refused("not-found", f"there is no rulebook of {game!r}", game=game) from None


@cache
def packed_rulebook(game: str, lang: str) -> bytes:
    return gzip.compress(msgspec.json.encode(rulebook.for_players(game, lang)), 6, mtime=0)


@get("/api/rules/{game:str}/annex", tags=["records"], responses=rulebook_answers(), packed=True)
async def annex_of(request: Call, game: GameId) -> Response[bytes]:
    """What referees read beside the rulebook: scenarios, interactions, how the unclear was decided. In English."""
    if game not in games.NAMES:
        raise Refused("not-found", f"there is no game {game!r}", game=game)
    return await _packed(request, packed_annex(game))


@cache
def packed_annex(game: str) -> bytes:
    return gzip.compress(msgspec.json.encode(rulebook.annex(game)), 6, mtime=0)


@get("/api/data/{game:str}", tags=["records"], responses=problems(400, 404), sync_to_thread=True)
def data_of(game: GameId) -> bodies.Facts:
    """Where every fact of a game comes from."""
    if game not in games.NAMES:
        raise Refused("not-found", f"there is no game {game!r}", game=game)
    return _facts(game)


@cache
def _facts(game: str) -> bodies.Facts:
    data = games.facts(game)
    entries = msgspec.convert([source._asdict() for source in data.provenance()], list[bodies.Fact])
    return bodies.Facts(game, data.fingerprint, bool(data.override), entries)


@get("/api/facts/{game:str}", tags=["records"], responses=problems(400, 404), sync_to_thread=True)
def facts_of(game: GameId) -> bodies.OwnFacts:
    """What a screen draws from where the host's own file corrects our data."""
    if game not in games.NAMES:
        raise Refused("not-found", f"there is no game {game!r}", game=game)
    data = games.facts(game)
    return bodies.OwnFacts(data.plain() if data.override else {}, data.texts)


@get("/metrics", tags=["server"], include_in_schema=False)
async def metrics(request: Call) -> Response[str]:
    """What was counted, for Prometheus: on where only this computer can come, or where the host has switched it on."""
    hub = hub_of(request)
    if not hub.settings.measured:
        raise Refused("not-found", "this server does not show its metrics (weald serve --metrics)")
    return Response(await desk.everything(hub), media_type=TYPE)


@post("/api/desk", status_code=200, include_in_schema=False)
async def at_the_desk(request: Call) -> Response[bytes]:
    """Whoever keeps the server asks (the middleware lets nobody else come here)."""
    try:
        wish = msgspec.json.decode(await request.body(), type=desk.Request)
    except msgspec.DecodeError as error:
        raise Refused("bad-request", str(error)[:200]) from None
    answer = await desk.carry_out(hub_of(request), wish)
    return Response(msgspec.json.encode(answer), media_type="application/json")


@get("/api/announcement", tags=["lobby"], responses=problems(), sync_to_thread=False)
def announcement(request: Call) -> wire.Notice | None:
    """What the host wants everybody to know now, if anything."""
    return hub_of(request).announced()


@get("/api/desk/metrics", include_in_schema=False)
async def own_metrics(request: Call) -> list[Sample]:
    return await desk.own(hub_of(request))


ROUTES: list[HTTPRouteHandler] = [
    health, list_games, list_tables, create_table, show_table, join_table, branch_table, watch_table, table_record, test_webhook,
    replay_record, analyse_record, rulebook_of, annex_of, data_of, facts_of,
    metrics, own_metrics, at_the_desk, announcement,
]  # fmt: skip

# --- errors ---------------------------------------------------------------------------------------------


def _answer(
    request: Call, status: int, code: str, message: str, args: dict[str, Any] | None = None
) -> Response[bodies.Problem]:
    hub_of(request).metrics.refusals[code] += 1
    return Response(bodies.Problem(code, message, args or {}), status_code=status, media_type="application/json")


def on_refused(request: Call, error: Refused) -> Response[bodies.Problem]:
    return _answer(request, STATUS.get(error.code, 400), error.code, str(error), error.args_)


def on_no_table(request: Call, error: NoSuchTable) -> Response[bodies.Problem]:
    return _answer(request, 404, "not-found", "there is no such table")


def on_not_ours(request: Call, error: Exception) -> Response[bodies.Problem]:
    """Asked by another process, or the table has just moved."""
    answer = _answer(request, 503, "moving", "this table is on its way to another process; try again in a moment")
    answer.headers[MOVED.decode()] = "1"
    answer.headers["retry-after"] = "1"
    return answer


def on_unknown_game(request: Call, error: UnknownGame) -> Response[bodies.Problem]:
    return _answer(request, 404, "not-found", str(error))


def on_http(request: Call, error: HTTPException) -> Response[bodies.Problem]:
    code = {404: "not-found", 405: "not-allowed", 413: "too-large"}.get(error.status_code, "bad-request")
    extra = getattr(error, "extra", None)
    args = {"problems": msgspec.to_builtins(extra)} if isinstance(extra, list) else {}
    answer = _answer(request, error.status_code, code, error.detail, args)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_unreadable(request: Call, error: Exception) -> Response[bodies.Problem]:
    return _answer(request, 400, "bad-request", "the body of the request cannot be read")


def on_fault(request: Call, error: Exception) -> Response[bodies.Problem]:
    fault("request-fault", error, method=request.method)
    return _answer(request, 500, "internal", "something went wrong on our side")


HANDLERS: dict[Any, Any] = {
    Refused: on_refused, NoSuchTable: on_no_table, NotOurs: on_not_ours, CutOff: on_not_ours, UnknownGame: on_unknown_game, HTTPException: on_http,
    RecursionError: on_unreadable, UnicodeDecodeError: on_unreadable, Exception: on_fault,
}  # fmt: skip
