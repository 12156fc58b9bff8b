"""Seasons: months, unless the host names them (``weald admin season``)."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.chairs import clean_name
from weald.table.rows import milliseconds
from weald.table.standing.schema import FINISHED, SEASONS
from weald.table.viewer import Refused

MONTH = re.compile(r"\d{4}-\d{2}")


class Season(Struct, frozen=True):
    """``games`` were counted in it, the last of them at ``last`` (Unix milliseconds). ``over``: it is in the archive."""

    name: str
    games: int
    last: int
    over: bool


async def named(connection: AsyncConnection) -> list[tuple[int, str]]:
    """When (Unix milliseconds) the host began which season; without a name: months again."""
    found = await connection.execute(sa.select(SEASONS).order_by(SEASONS.c.began))
    return [(row.began, row.name) for row in found]


def at(when: int, known: list[tuple[int, str]]) -> str:
    """The season of a moment."""
    name = ""
    for began, called in known:
        if began <= when:
            name = called
    return name or datetime.fromtimestamp(when / 1000, UTC).strftime("%Y-%m")


async def begin(connection: AsyncConnection, name: str) -> str:
    """From now on games count for a new season; returns its name. Raises Refused."""
    name, now = clean_name(name), milliseconds()
    known = await named(connection)
    if name and (MONTH.fullmatch(name) or name in {called for _, called in known}):
        raise Refused("name-taken", "there was a season of this name", name=name)
    await connection.execute(sa.insert(SEASONS), {"began": max(now, known[-1][0] + 1 if known else 0), "name": name})
    return at(now + 1, [*known, (now, name)])


async def of_game(connection: AsyncConnection, game: str) -> list[Season]:
    """The present one first, then the archive, the latest first."""
    current = at(milliseconds(), await named(connection))
    last, count = sa.func.max(FINISHED.c.ended), sa.func.count()
    query = sa.select(FINISHED.c.season, last, count).where(FINISHED.c.game == game, FINISHED.c.season != "")
    found = list(await connection.execute(query.group_by(FINISHED.c.season).order_by(last.desc())))
    known = {season: Season(season, games, ended, season != current) for season, ended, games in found}
    present = known.pop(current, Season(current, 0, 0, False))
    return [present, *known.values()]
