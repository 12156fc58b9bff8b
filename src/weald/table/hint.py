"""*What would you do?* Where nobody but programs plays against the one who asks, or where the people have agreed to learn so; and from
what that seat knows."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from weald.players.advice import advise
from weald.players.world import World, pack
from weald.table import wire
from weald.table.logs import fault, short
from weald.table.rows import set_hints
from weald.table.viewer import Refused, Viewer

if TYPE_CHECKING:
    from weald.table.live import LiveTable


async def hint(table: LiveTable, viewer: Viewer, message: wire.AskHint, seat: int) -> None:
    """Begin to think; the answer comes when it is there, and nobody waits for it."""
    if table.strict:
        raise Refused("rated-game", "there are no hints in a game that counts")
    if not table.hints and any(chair.seat != seat and chair.kind not in {"ai", "rules"} for chair in table.chairs):
        raise Refused("hints-not-agreed", "where people play, hints need everybody's agreement")
    match = table.play.match
    decision = next((d for d in match.open if d.seat == seat), None)
    if decision is None:
        raise Refused("not-yours", "this seat is not asked", seat=seat)
    if viewer.advised is not None and not viewer.advised.done():
        raise Refused("too-fast", "one hint at a time", seconds=2)
    # Packed here and now: while it is thought about, the match may go on.
    seed = table.autoplay.seed_of(decision, "hint")
    world = pack(match, seat, seed)
    work = _think(table, viewer, message.re, seat, decision.number, world, seed)
    viewer.advised = asyncio.create_task(work, name=f"hint {short(table.id)}")


async def agree_on_hints(table: LiveTable, seat: int, on: bool) -> None:
    """One asks, the others agree: then everybody may ask for hints, until one of them has had enough."""
    asked = table.hints_asked
    if not on:
        table.hints_asked = None
        if table.hints:
            await _set_hints(table, False)
        elif asked is None:
            raise Refused("no-request", "nobody asks this seat to agree to anything", seat=seat)
    elif table.hints:
        return
    elif table.strict:
        raise Refused("rated-game", "there are no hints in a game that counts")
    else:
        if asked is None:
            need = [chair.seat for chair in table.chairs if chair.seat != seat and chair.human]
            asked = table.hints_asked = wire.HintsRequest(seat, need, [])
        elif seat in asked.need and seat not in asked.agreed:
            asked.agreed.append(seat)
        if all(other in asked.agreed for other in asked.need if table.chairs[other].human):
            table.hints_asked = None
            await _set_hints(table, True)
    table.screens.show_table()


async def _set_hints(table: LiveTable, on: bool) -> None:
    await table.write([set_hints(table.id, on)])
    table.hints = on


async def _think(
    table: LiveTable, viewer: Viewer, re: int | None, seat: int, number: int, world: World, seed: int
) -> None:
    try:
        async with table.hub.thinking.place(table.network, table.id):
            best = await table.hub.workers.run_until(advise, world, seed)
        viewer.send(wire.Hint(re, seat, number, best))
    except asyncio.CancelledError:
        raise
    except Exception as error:  # noqa: BLE001 - a hint that fails harms nobody
        fault("hint-failed", error, table=short(table.id))
        viewer.send(Refused("internal", "no hint was found").tell(re))
