"""Counts games that are over: each once, whoever dies meanwhile.

The end of a game is stored together with who played it (``rows.ended``), without a season. A game gets its season in the same
transaction that moves the ratings, so whoever finds one without has to count it: this process at once, another, or the next start.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald import games
from weald.games import find
from weald.table.logs import fault, log
from weald.table.rows import milliseconds
from weald.table.schema import LOG, SEATS, TABLES
from weald.table.standing import rating, seasons
from weald.table.standing.rating import Rating
from weald.table.standing.rows import ADD_FINISHED, UNCOUNTED, played, terms_of, together
from weald.table.standing.schema import FINISHED, PLAYED, RATINGS

if TYPE_CHECKING:
    from weald.table.hub import Hub

LOOK = 60.0  # seconds between looks for what another process could not count any more
AT_ONCE = 50
LOCK = 0x57EA1D01  # one process counts at a time


class Tally:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._news = asyncio.Event()

    def notice(self) -> None:
        """A game of ours is over."""
        self._news.set()

    async def run(self) -> None:
        gathered = False
        while True:
            try:
                if not gathered:
                    await self._gather()
                    gathered = True
                while await self.count() == AT_ONCE:
                    pass
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("count-failed", error)
            try:
                async with asyncio.timeout(LOOK):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()

    async def count(self) -> int:
        """Some games that wait, in the order in which they ended; returns how many."""
        store = self.hub.store
        waiting = sa.select(FINISHED).where(FINISHED.c.game.in_(games.NAMES), FINISHED.c.season == UNCOUNTED)
        waiting = waiting.order_by(FINISHED.c.ended, FINISHED.c.table_id).limit(AT_ONCE)
        async with store.engine.connect() as connection:
            if (await connection.execute(waiting.limit(1))).first() is None:
                return 0
        async with store.transaction() as connection:
            if not store.sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            known = await seasons.named(connection)
            rows = list(await connection.execute(waiting))
            for row in rows:
                season = seasons.at(row.ended, known)
                rated = row.rated and await _rate(connection, row, season)
                counted = sa.update(FINISHED).where(FINISHED.c.table_id == row.table_id)
                await connection.execute(counted.values(season=season, rated=rated))
        if rows:
            log("counted", games=len(rows))
        return len(rows)

    async def _gather(self) -> None:
        """Games that were over before this server kept books about them."""
        while True:
            missing = sa.select(TABLES.c.id).where(
                TABLES.c.over.is_(True), TABLES.c.game.in_(games.NAMES), TABLES.c.result.is_not(None),
                sa.func.coalesce(TABLES.c.occasion, "").not_like("daily%"),
                ~sa.exists().where(FINISHED.c.table_id == TABLES.c.id),
            )  # fmt: skip
            async with self.hub.store.transaction() as connection:
                found = [row.id for row in await connection.execute(missing.order_by(TABLES.c.created).limit(AT_ONCE))]
                for id in found:
                    await _enter(connection, id)
            if len(found) < AT_ONCE:
                return


async def _enter(connection: AsyncConnection, table: str) -> None:
    row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).one()
    seats = list(await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)))
    last = sa.select(sa.func.max(LOG.c.at), sa.func.max(LOG.c.number)).where(LOG.c.table_id == table)
    ended, number = (await connection.execute(last)).one()
    game, options = find(row.game), dict(row.options)
    finished = {
        "table_id": table, "game": row.game, "revision": row.revision, "ended": ended or 1000 * row.created,
        "season": UNCOUNTED, "players": sum(seat.kind != "rules" for seat in seats), "terms": terms_of(game, options),
        "how": str(row.result["how"])[:40], "rounds": row.result["rounds"], "choices": (number or 0) + 1,
        "rated": False, "listed": row.listed,
    }  # fmt: skip
    await connection.execute(ADD_FINISHED, finished)
    kinds = {"human": "guest", "open": "left"}
    for seat in seats:
        kind = "person" if seat.kind == "human" and seat.account else kinds.get(seat.kind, seat.kind)
        won = seat.seat in row.result["winners"]
        statement, values = played(table, seat.seat, seat.side, kind, seat.level, seat.account, won, [])
        await connection.execute(statement, values)


async def _rate(connection: AsyncConnection, row: Any, season: str) -> bool:
    """Move the players of one game; did it count?"""
    seats = await connection.execute(sa.select(PLAYED).where(PLAYED.c.table_id == row.table_id).order_by(PLAYED.c.seat))
    found = [(seat, _player(row, seat)) for seat in seats]
    if any(player is None for _, player in found):
        return False  # an account that is gone
    all = [(seat, player) for seat, player in found if player is not None]
    teams, won = _teams(row, all)
    if len(teams) < 2:
        return False
    before = {player: await _standing(connection, row.game, season, player) for team in teams for player in team}
    after = rating.rate(teams, won, {player: one for player, (one, _) in before.items()})
    first = {player for team, first in zip(teams, won, strict=True) if first for player in team}
    owners = {player: seat.account for seat, player in all}
    for player, now in after.items():
        key = {"game": row.game, "season": season, "player": player}
        account = owners.get(player)
        values = {"account": account, "mu": now.mu, "sigma": now.sigma, "changed": milliseconds()}
        if before[player][1]:
            more = {"games": RATINGS.c.games + 1, "won": RATINGS.c.won + int(player in first)}
            where = sa.and_(*(RATINGS.c[name] == value for name, value in key.items()))
            await connection.execute(sa.update(RATINGS).where(where).values(**values, **more))
        else:
            await connection.execute(sa.insert(RATINGS), key | values | {"games": 1, "won": int(player in first)})
    for seat, player in all:
        was, now = before[player][0], after[player]
        moved = {"mu_before": was.mu, "sigma_before": was.sigma, "mu": now.mu, "sigma": now.sigma}
        where = sa.and_(PLAYED.c.table_id == row.table_id, PLAYED.c.seat == seat.seat)
        await connection.execute(sa.update(PLAYED).where(where).values(**moved))
    return True


def _player(row: Any, seat: Any) -> str | None:
    """By which name a seat stands in the ratings."""
    if seat.kind in {"person", "left", "guest"}:
        return None if seat.account is None else f"@{seat.account}"
    return f"ai {seat.level}" if seat.kind == "ai" else the_rules(row)


def the_rules(row: Any) -> str:
    """What the rules themselves play depends on how many play against them, and on the settings."""
    return f"rules {row.players} {row.terms}".rstrip()


def _teams(row: Any, seats: list[tuple[Any, str]]) -> tuple[list[list[str]], list[bool]]:
    if together(find(row.game), len(seats)):
        won = all(seat.won for seat, _ in seats)
        return [[player for _, player in seats], [the_rules(row)]], [won, not won]
    return [[player] for _, player in seats], [bool(seat.won) for seat, _ in seats]


async def _standing(connection: AsyncConnection, game: str, season: str, player: str) -> tuple[Rating, bool]:
    """A player's rating, and whether there is one of this season; else what is left of the last one."""
    mine = sa.select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player == player)
    found = (await connection.execute(mine.where(RATINGS.c.season == season))).first()
    if found is not None:
        return Rating(found.mu, found.sigma), True
    last = (await connection.execute(mine.order_by(RATINGS.c.changed.desc()).limit(1))).first()
    return (Rating() if last is None else rating.next_season(Rating(last.mu, last.sigma))), False
