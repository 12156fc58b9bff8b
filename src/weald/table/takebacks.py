"""Taking back: at once where the table was made so and nobody has learned anything, otherwise with everybody's agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.kernel.errors import WealdError
from weald.table import wire
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.live import LiveTable

UNDOS_FREE, UNDOS = 200, 4  # rows of the log a game may have, and more for every choice that stands


async def undo(table: LiveTable, seat: int) -> None:
    play = table.play
    if play.match.can_undo(seat).number < play.base:
        play = await table.read_whole()
    match = play.match
    check = match.can_undo(seat)
    why = check.why
    if match.over:
        why = "game-over"
    elif table.row.takebacks == "never":
        why = "takebacks-off"
    elif check.number < play.base:
        why = "before-upgrade"
    elif play.seq > UNDOS_FREE + UNDOS * match.number:
        why = "too-often"  # the log only grows, and has to be read when the table wakes
    elif table.strict and not check.ok and not match.has_sealed(seat):
        why = "rated"
    if why in {"game-over", "takebacks-off", "rated", "before-upgrade", "nothing-to-undo", "too-often"}:
        raise Refused("cannot-undo", f"cannot undo: {why}", True, why=why, rule=check.rule, who=[])
    free = check.ok and (table.row.takebacks == "free" or match.has_sealed(seat))
    # Whoever learned it: what cannot be unlearned is everybody's business.
    need = [] if free else [c.seat for c in table.chairs if c.seat != seat and c.human]
    if need:
        table.request = wire.UndoRequest(seat, check.number, why or "agreement", check.rule, need, [])
        table.screens.show_table()
        return
    await take_back(table, seat)


async def agree(table: LiveTable, seat: int, yes: bool) -> None:
    request = table.request
    if request is None or seat not in (*request.need, request.seat) or (yes and seat == request.seat):
        raise Refused("no-request", "nobody asks this seat to agree to anything", seat=seat)
    if not yes:
        table.request = None
        table.screens.show_table()
        return
    if seat not in request.agreed:
        request.agreed.append(seat)
    if set(request.need) <= set(request.agreed):
        await take_back(table, request.seat)
    else:
        table.screens.show_table()


async def take_back(table: LiveTable, seat: int) -> None:
    """Whatever anybody has learned."""
    try:
        row = table.play.undo(seat, True)
    except WealdError as error:
        raise Refused.of(error, True) from None
    await table.commit(row)
