"""Standings over HTTP: who stands where, which sides win, and all games as open data."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from weald import games
from weald.table.http import Call, GameId, TableId, account_of, hub_of, problems
from weald.table.people import accounts
from weald.table.people.http import ANSWERS, must_be_signed
from weald.table.people.http_games import PersonId
from weald.table.standing import bodies, statistics
from weald.table.viewer import Refused

KEPT = 30.0  # seconds for which statistics are not counted again
SeasonName = Annotated[str, Parameter(max_length=40)]


def _known(game: str) -> str:
    if game not in games.NAMES:
        raise Refused("not-found", f"there is no game {game!r}", game=game)
    return game


@get("/api/standing/{game:str}", tags=["standing"], responses=problems(400, 404))
async def standing(request: Call, game: GameId, season: SeasonName = "") -> bodies.Standing:
    """The standings of a game in a season; without one, in the present season."""
    who = await account_of(request)
    async with hub_of(request).store.engine.connect() as connection:
        return await statistics.standing(connection, _known(game), season, who)


@get("/api/standing/{game:str}/statistics", tags=["standing"], responses=problems(400, 404))
async def show_statistics(
    request: Call, game: GameId, season: SeasonName = "", among: Literal["all", "people"] = "all"
) -> bodies.Statistics:
    """How often each side wins, in all games of this server or in those of a season; of all players or of people only."""
    kept, key = hub_of(request).shares, (_known(game), season, among)
    when, found = kept.get(key, (0.0, None))
    if found is None or time.monotonic() - when > KEPT:
        async with hub_of(request).store.engine.connect() as connection:
            found = await statistics.statistics(connection, game, season, among)
        if len(kept) > 200:
            kept.clear()
        kept[key] = (time.monotonic(), found)
    return found


def _file(kind: str) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(str, generate_examples=False, media_type=kind), **problems(400, 404)}


@get("/api/standing/{game:str}/games.csv", tags=["standing"], responses=_file("text/csv"), packed=True)
async def games_csv(request: Call, game: GameId) -> Stream:
    """Every finished game, a line for each seat (docs/standing.md)."""
    return await _send(request, game, "csv", "text/csv; charset=utf-8")


@get("/api/standing/{game:str}/games.json", tags=["standing"], responses=_file("application/json"), packed=True)
async def games_json(request: Call, game: GameId) -> Stream:
    """Every finished game with its seats (docs/standing.md)."""
    return await _send(request, game, "json", "application/json")


async def _send(request: Call, game: str, kind: Literal["csv", "json"], media_type: str) -> Stream:
    file = await hub_of(request).open_data.file(_known(game), kind)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {
        "vary": "accept-encoding", "cache-control": "public, max-age=600",
        "content-disposition": f'attachment; filename="weald-{game}.{kind}"',
        **({"content-encoding": "gzip"} if packed else {}),
    }  # fmt: skip
    return Stream(file.pieces(not packed), media_type=media_type, headers=headers)


@get("/api/people/{person:str}/standing", tags=["standing"], responses=problems(400, 404))
async def of_person(request: Call, person: PersonId) -> list[bodies.Rated]:
    """How somebody stands this season who has agreed to be named, or oneself."""
    who = await account_of(request)
    async with hub_of(request).store.engine.connect() as connection:
        found = await accounts.find(connection, person)
        if found is None or not (found.public or (who is not None and who.id == found.id)):
            raise Refused("not-found", "there is no such person")
        return await statistics.of_person(connection, person)


@get("/api/standing/table/{table_id:str}", tags=["standing"], responses=problems(400, 404))
async def moved(request: Call, table_id: TableId) -> list[bodies.Moved] | None:
    """What a finished game did to the ratings of its seats, as far as who asks may know them; null until it is counted."""
    who = await account_of(request)
    async with hub_of(request).store.engine.connect() as connection:
        return await statistics.moved(connection, table_id, who)


@post("/api/account/named", tags=["standing"], status_code=200, responses=ANSWERS)
async def be_named(request: Call, data: bodies.Naming) -> bodies.Naming:
    """May everybody know who one is, in standings and open data?"""
    account = (await must_be_signed(request)).account
    kept = {key: value for key, value in account.settings.items() if key != "public"}
    async with hub_of(request).store.transaction() as connection:
        await accounts.change(connection, account.id, settings={**kept, **({"public": True} if data.on else {})})
    return data


ROUTES: list[HTTPRouteHandler] = [standing, show_statistics, games_csv, games_json, of_person, moved, be_named]
