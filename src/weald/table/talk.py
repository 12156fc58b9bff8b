"""What people at a table say to each other: signals, ready-made sentences, their names. Some games ask for silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.table import wire
from weald.table.chairs import clean_name
from weald.table.rows import set_seat
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.live import LiveTable


async def signal(table: LiveTable, seat: int, kind: wire.SignalKind, at: str) -> None:
    if at and table.play.match.game.signals:  # to point is to say more than the ready-made sentences do
        raise Refused("not-allowed", "in this game nobody points at places and cards")
    check(table, seat, kind)
    table.screens.everybody(wire.Signal(seat, kind, at))


async def say(table: LiveTable, seat: int, key: str) -> None:
    if key not in table.play.match.game.signals:
        raise Refused("not-allowed", "this game has no such signal")
    check(table, seat, key)
    table.screens.everybody(wire.Said(seat, key))


async def rename(table: LiveTable, seat: int, name: str) -> None:
    if table.play.match.choices:  # a new name says something, too
        check(table, seat, "")
    chair = table.chairs[seat]
    name = clean_name(name)
    await table.write([set_seat(table.id, seat, chair.kind, chair.level, name, chair.token, chair.account)])
    chair.name = name
    table.screens.show_table()


def check(table: LiveTable, seat: int, signal: str) -> None:
    """Raises Refused where the rules ask for silence."""
    match = table.play.match
    why = match.game.cannot_say(match.state, seat, signal)
    if why is not None:
        raise Refused("not-allowed", "the rules do not allow to say this now", why=why.key, rule=why.rule)
