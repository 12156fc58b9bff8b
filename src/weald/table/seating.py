"""Who sits where: taking a seat and leaving it, asking somebody to leave, a new key for a seat, giving up.

The host is the seat that made the table. A host who leaves passes it on to the next person.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.players import SUBSTITUTE
from weald.table import wire
from weald.table.chairs import Chair, clean_name
from weald.table.letters.rows import forget_seat
from weald.table.logs import log, short
from weald.table.people.accounts import Account
from weald.table.rows import delete_table, set_host, set_seat
from weald.table.standing.rows import deserted, unrate
from weald.table.tokens import hashed, new_token
from weald.table.viewer import Refused, Viewer

if TYPE_CHECKING:
    from weald.table.live import LiveTable

DEFAULTS = "default"  # the level of a seat that nobody plays: it always takes the default


async def join(table: LiveTable, seat: int, name: str, address: str = "", owner: Account | None = None) -> str:
    """Take an open seat; returns its secret."""
    if not 0 <= seat < len(table.chairs):
        raise Refused("unknown-seat", f"there is no seat {seat} at this table", seat=seat)
    chair = table.chairs[seat]
    if chair.kind != "open":
        raise Refused("seat-taken", f"{chair.side} is taken", seat=seat)
    account = None if owner is None else owner.id
    if {address, account} & table.removed or await _unwanted(table, account):
        raise Refused("not-allowed", "the host has asked you to leave this table")
    token = new_token()
    name = clean_name(name or (owner.shown if owner is not None else ""))
    host = seat if table.host is None else table.host
    writes = [set_seat(table.id, seat, "human", "", name, hashed(token), account), set_host(table.id, host)]
    rated = table.rated and account is not None and all(c.account != account for c in table.chairs if c.human)
    await table.write([*writes, unrate(table.id)] if table.rated and not rated else writes)
    table.rated = rated
    chair.kind, chair.name, chair.token, chair.account = "human", name, hashed(token), account
    chair.gone_now()
    table.host = host
    log("seat-taken", table=short(table.id), seat=seat)
    _changed(table)
    return token


async def _unwanted(table: LiveTable, account: str | None) -> bool:
    """Does the host not want to play with them?"""
    host = None if table.host is None else table.chairs[table.host].account
    return account is not None and host is not None and await table.hub.people.blocks(host, account)


async def leave(table: LiveTable, seat: int) -> None:
    """Free the seat for somebody else; its key opens nothing any more."""
    if table.play.match.over:
        raise Refused("game-over", "the game is over")
    if table.row.occasion is not None:
        raise Refused("rated-game", "a game that counts is played to its end, or given up")
    chair = table.chairs[seat]
    if table.rated and table.begun and chair.account is not None and seat not in table.deserters:
        await table.write([deserted(table.id, seat, chair.account)])
        table.deserters[seat] = chair.account
    await _vacate(table, chair, "open", "")


async def kick(table: LiveTable, viewer: Viewer, seat: int) -> None:
    """The host asks somebody to leave."""
    _must_be_host(table, viewer)
    if not 0 <= seat < len(table.chairs) or not table.chairs[seat].human or seat in viewer.seats:
        raise Refused("unknown-seat", "there is nobody else on this seat", seat=seat)
    if table.strict and table.begun:
        raise Refused("rated-game", "nobody can be asked to leave a game that counts")
    table.removed |= {other.address for other in table.viewers if seat in other.seats} - {viewer.address}
    table.removed |= {table.chairs[seat].account or ""} - {""}
    log("seat-freed", table=short(table.id), seat=seat)
    await leave(table, seat)


async def dismiss(table: LiveTable, seat: int) -> None:
    """Whoever keeps the server frees a seat."""
    if not 0 <= seat < len(table.chairs) or not table.chairs[seat].human:
        raise Refused("unknown-seat", "there is nobody on this seat", seat=seat)
    table.removed |= {other.address for other in table.viewers if seat in other.seats}
    table.removed |= {table.chairs[seat].account or ""} - {""}
    log("seat-freed", table=short(table.id), seat=seat, by="desk")
    if table.rated:
        await table.write([unrate(table.id)])
        table.rated = False
    if table.row.occasion is not None:
        await concede(table, seat, "player")
        return
    await leave(table, seat)


async def renew(table: LiveTable, viewer: Viewer, message: wire.Renew, seat: int) -> None:
    """A new key for a seat: to give it to somebody else, or because the old one got around. Whoever came with the old
    one has to go."""
    token = await rekey(table, seat, viewer)
    viewer.send(wire.Renewed(message.re, seat, token, f"/t/{table.id}#seat={token}"))


async def rekey(table: LiveTable, seat: int, but: Viewer | None = None) -> str:
    """A new key; those who came with the old one look on from now, ``but`` not this one, nor who came by the seat's account."""
    chair, token = table.chairs[seat], new_token()
    anew = set_seat(table.id, seat, chair.kind, chair.level, chair.name, hashed(token), chair.account)
    await table.write([anew, forget_seat(table.id, seat)])
    chair.token = hashed(token)
    table.told.discard(seat)
    for other in [v for v in table.viewers if v is not but and seat in v.seats]:
        if other.account is None or other.account != chair.account:
            table.unseat(other, seat)
    table.screens.show_table()
    return token


async def delete(table: LiveTable, viewer: Viewer) -> None:
    """The host takes the table away, unless others still play at it."""
    _must_be_host(table, viewer)
    others = [c for c in table.chairs if c.human and c.seat not in viewer.seats]
    if others and not table.play.match.over:
        raise Refused("not-allowed", "others sit at this table")
    if table.strict and (table.begun or table.row.occasion is not None) and not table.play.match.over:
        raise Refused("rated-game", "a game that counts is played to its end, or given up")
    await take_away(table)


async def take_away(table: LiveTable) -> None:
    await table.write([delete_table(table.id)])
    log("table-deleted", table=short(table.id))
    table.hub.lobby.clear()
    table.shut(4404, "the host has taken this table away")


async def concede(table: LiveTable, seat: int, source: str) -> None:
    """Give up. Where others play on, the game is not over for them: a bot takes the seat, or nobody does, as the table
    was made."""
    others = [c for c in table.chairs if c.human and c.seat != seat]
    playing = [c for c in table.chairs if c.kind != "rules"]
    if table.row.concession == "end" or len(playing) <= 2 or not others or table.play.match.over:
        await table.concede_match(seat, source)
        return
    level = SUBSTITUTE if table.row.concession == "bot" else DEFAULTS
    await _vacate(table, table.chairs[seat], "ai", level)


def _must_be_host(table: LiveTable, viewer: Viewer) -> None:
    if table.host is None or table.host not in viewer.seats:
        raise Refused("not-allowed", "only the host of this table may do this")


async def _vacate(table: LiveTable, chair: Chair, kind: str, level: str) -> None:
    """Nobody holds the seat any more."""
    name = chair.name if kind == "ai" else ""
    account = chair.account if kind == "ai" else None  # who has given up has played this game
    people = [c.seat for c in table.chairs if c.human and c is not chair]
    host = table.host if table.host != chair.seat else next(iter(people), None)
    anew = set_seat(table.id, chair.seat, kind, level, name, None, account)
    await table.write([anew, set_host(table.id, host), forget_seat(table.id, chair.seat)])
    table.told.discard(chair.seat)
    chair.kind, chair.level, chair.name, chair.token, chair.bot = kind, level, name, None, False
    chair.account = account
    table.host = host
    if table.request is not None and chair.seat in (table.request.seat, *table.request.need):
        table.request = None
    for viewer in [v for v in table.viewers if chair.seat in v.seats]:
        table.unseat(viewer, chair.seat)
    _changed(table)


def _changed(table: LiveTable) -> None:
    table.hub.lobby.clear()
    table.autoplay.arrange()
    table.screens.show_table()
