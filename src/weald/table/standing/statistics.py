"""What is read from the books: the standings of a season, and how often which side wins."""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.games import find
from weald.table.people.accounts import Account
from weald.table.people.schema import ACCOUNTS
from weald.table.rows import milliseconds
from weald.table.standing import bodies, seasons
from weald.table.standing.rating import SURE, Rating, interval
from weald.table.standing.rows import together
from weald.table.standing.schema import FINISHED, PLAYED, RATINGS
from weald.table.viewer import Refused

MOST = 200  # lines
Among = Literal["all", "people"]
PEOPLE = ("person", "guest", "left")
_SURE = RATINGS.c.mu - SURE * RATINGS.c.sigma


async def standing(connection: AsyncConnection, game: str, season: str, who: Account | None) -> bodies.Standing:
    """Of a season (empty: of this one), the best first. Raises Refused."""
    known = await seasons.of_game(connection, game)
    season = season or known[0].name
    if season not in {one.name for one in known}:
        raise Refused("not-found", "there was no such season")
    place = sa.func.rank().over(order_by=_SURE.desc()).label("place")
    placed = sa.select(RATINGS, place).where(RATINGS.c.game == game, RATINGS.c.season == season).subquery()
    people = {name: ACCOUNTS.c[name].label(f"of_{name}") for name in Account.__struct_fields__}
    query = sa.select(placed, *people.values()).outerjoin(ACCOUNTS, ACCOUNTS.c.id == placed.c.account)
    query = query.order_by(placed.c.place, placed.c.player)
    lines = list(await connection.execute(query.limit(MOST)))
    if who is not None and all(line.account != who.id for line in lines):
        lines += list(await connection.execute(query.where(placed.c.account == who.id)))
    out = [_placed(line, who) for line in lines]
    return bodies.Standing(game, season, known, out, None if who is None else who.public)


def _placed(line: Any, who: Account | None) -> bodies.Placed:
    rating, me = Rating(line.mu, line.sigma), who is not None and line.account == who.id
    kind, _, rest = line.player.partition(" ")
    person = name = level = terms = ""
    players = 0
    if line.account is not None:
        kind = "person"
        account = Account(*(getattr(line, f"of_{field}") for field in Account.__struct_fields__))
        if account.public or me:
            person, name = account.id, account.shown
    elif kind == "ai":
        level = rest
    else:
        count, _, terms = rest.partition(" ")
        kind, players = "rules", int(count)
    return bodies.Placed(
        line.place, kind, person, name, level, terms, players, rating.shown, rating.margin, line.games, line.won, me
    )  # fmt: skip


async def of_person(connection: AsyncConnection, account: str) -> list[bodies.Rated]:
    """Somebody's ratings of the present season, by game."""
    current = seasons.at(milliseconds(), await seasons.named(connection))
    query = sa.select(RATINGS).where(RATINGS.c.account == account, RATINGS.c.season == current)
    found = [(row, Rating(row.mu, row.sigma)) for row in await connection.execute(query.order_by(RATINGS.c.game))]
    return [bodies.Rated(row.game, row.season, one.shown, one.margin, row.games, row.won) for row, one in found]


async def moved(connection: AsyncConnection, table: str, who: Account | None) -> list[bodies.Moved] | None:
    """What a game did to ratings: one's own, those of programs, and of people who want to be named. None: not counted yet."""
    season = (await connection.execute(sa.select(FINISHED.c.season).where(FINISHED.c.table_id == table))).scalar()
    if not season:
        return None
    people = {name: ACCOUNTS.c[name].label(f"of_{name}") for name in Account.__struct_fields__}
    query = sa.select(PLAYED, *people.values()).outerjoin(ACCOUNTS, ACCOUNTS.c.id == PLAYED.c.account)
    query = query.where(PLAYED.c.table_id == table, PLAYED.c.mu.is_not(None)).order_by(PLAYED.c.seat)
    out = []
    for line in await connection.execute(query):
        mine = who is not None and line.account == who.id
        named = line.account is None or Account(*(getattr(line, f"of_{one}") for one in people)).public
        if mine or named:
            was, now = Rating(line.mu_before, line.sigma_before), Rating(line.mu, line.sigma)
            out.append(bodies.Moved(line.seat, was.shown, was.margin, now.shown, now.margin))
    return out


async def statistics(connection: AsyncConnection, game: str, season: str, among: Among) -> bodies.Statistics:
    """How often sides win; ``season`` empty: in all seasons. Seats that somebody left are their loss, not the side's."""
    games = [FINISHED.c.game == game, FINISHED.c.season == season if season else FINISHED.c.season != ""]
    sat = [*games, PLAYED.c.kind != "rules"]
    if among == "people":
        sat.append(PLAYED.c.kind.in_(PEOPLE))
    count, won = sa.func.count(), sa.func.sum(sa.cast(PLAYED.c.won, sa.Integer))
    query = sa.select(PLAYED.c.side, FINISHED.c.players, count, won).join(FINISHED).where(*sat)
    rows = await connection.execute(query.group_by(PLAYED.c.side, FINISHED.c.players))
    by_side: dict[str, dict[int, tuple[int, int]]] = {}
    for side, players, played, wins in rows:
        by_side.setdefault(side, {})[players] = (int(played), int(wins or 0))
    total = (await connection.execute(sa.select(sa.func.count()).select_from(FINISHED).where(*games))).scalar_one()
    one_side = together(find(game), 2)
    sides = []
    for side in sorted(by_side):
        counts = by_side[side]
        sides.append(_share(side, 0, counts, one_side))
        sides += [
            _share(side, players, {players: counts[players]}, one_side) for players in sorted(counts) if len(counts) > 1
        ]
    return bodies.Statistics(game, season, among, total, sides)


def _share(side: str, players: int, counts: dict[int, tuple[int, int]], one_side: bool) -> bodies.Share:
    games, won = sum(n for n, _ in counts.values()), sum(n for _, n in counts.values())
    low, high = interval(won, games)
    fair = 0.0 if one_side else sum(n / max(2, many) for many, (n, _) in counts.items()) / games
    return bodies.Share(side, players, games, won, round(low, 4), round(high, 4), round(fair, 4))
