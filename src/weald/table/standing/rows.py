"""What is written when a game ends, in the same transaction as its end; and who counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from weald.kernel import Game, Value
from weald.table.chairs import Chair
from weald.table.rows import FIRST, Write, milliseconds
from weald.table.schema import TABLES
from weald.table.standing.schema import DESERTERS, FINISHED, PLAYED

if TYPE_CHECKING:
    from weald.table.live import LiveTable

NOBODY = "default"  # the level of a seat that nobody plays any more (seating.py)
UNCOUNTED = ""  # the season of a game that is not counted yet (tally.py)
WEEK = 7 * 86_400  # seconds; a rated game without a clock ends for whoever stays away so long
ADD_FINISHED, ADD_PLAYED, ADD_DESERTER = sa.insert(FINISHED), sa.insert(PLAYED), sa.insert(DESERTERS)
_UNRATE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of")).values(rated=False)
FIRST[ADD_FINISHED] = 1  # before what refers to it


def unrate(table: str) -> Write:
    return _UNRATE, {"of": table}


def deserted(table: str, seat: int, account: str) -> Write:
    """Who leaves a rated game that has begun has lost it."""
    return ADD_DESERTER, {"table_id": table, "seat": seat, "account": account}


def terms_of(game: Game, options: dict[str, Value]) -> str:
    """The settings that are not the usual ones, as words; those that say nothing beside the others are left out."""
    idle = game.idle(options)
    usual = {setting.key: setting.default for setting in game.settings if setting.key not in idle}
    changed = [f"{key}={str(options[key]).lower()}" for key in usual if key in options and options[key] != usual[key]]
    return " ".join(changed)[:200]


def together(game: Game, seats: int) -> bool:
    """Do all stand and fall together? Then nobody wins when one gives up."""
    return game.concession_winners(0, seats) == 0


def ended(table: LiveTable) -> list[Write]:
    """The game of a table is over: who played what, and how it went. ``tally.py`` does the rest."""
    match, row = table.play.match, table.row
    if (row.occasion or "").startswith("daily"):
        return []  # how it went is for those whose own try is over (events/daily.py)
    result = match.result
    assert result is not None
    kinds = {chair.seat: _kind(table, chair) for chair in table.chairs}
    sides = match.game.sides_of(match.state, match.seats)
    points = match.game.points(match.state)
    finished = {
        "table_id": row.id, "game": row.game, "revision": match.game.revision, "ended": milliseconds(), "season": UNCOUNTED,
        "players": sum(kind != "rules" for kind, _ in kinds.values()), "terms": terms_of(match.game, match.options),
        "how": str(result["how"])[:40], "rounds": result["rounds"], "choices": match.number,
        "rated": table.rated and _counts(list(kinds.values())), "listed": row.listed,
    }  # fmt: skip
    out: list[Write] = [(ADD_FINISHED, finished)]
    for chair in table.chairs:
        kind, account = kinds[chair.seat]
        won = chair.seat in result["winners"] and (kind != "left" or together(match.game, len(sides)))
        out.append(played(row.id, chair.seat, sides[chair.seat], kind, chair.level, account, won, points))
    return out


def played(
    table: str, seat: int, side: str, kind: str, level: str, account: str | None, won: bool, points: list[int]
) -> Write:
    row: dict[str, Any] = {
        "table_id": table, "seat": seat, "side": side, "kind": kind, "level": level, "account": account, "won": won,
        "points": points[seat] if points else None, "mu_before": None, "sigma_before": None, "mu": None, "sigma": None,
    }  # fmt: skip
    return ADD_PLAYED, row


def _kind(table: LiveTable, chair: Chair) -> tuple[str, str | None]:
    """Who played a seat, for the books: who has given up or left played it, whoever sits there now."""
    gone = table.deserters.get(chair.seat)
    if gone is not None and not (chair.human and chair.account == gone):
        return "left", gone
    if chair.kind == "ai" and (chair.account is not None or chair.level == NOBODY):
        return "left", chair.account
    if chair.kind == "open":
        return "left", None
    if chair.human:
        return ("guest" if chair.account is None else "person"), chair.account
    return chair.kind, None


def _counts(played: list[tuple[str, str | None]]) -> bool:
    """Everybody who is no program has an account, and nobody plays against themselves."""
    people = [account for kind, account in played if kind in {"person", "left", "guest"}]
    return bool(people) and None not in people and len(set(people)) == len(people)
