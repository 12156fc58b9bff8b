"""What if? A new table goes on from a position of this one, which stays as it is.

From any position of a game that is over; while it runs, only for whoever plays against nobody but programs, for whom it is what
taking back is. Who asks gets one seat, programs the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from weald.kernel.decision import CONCEDE
from weald.match.past import Choice
from weald.players import LEVELS, SUBSTITUTE
from weald.table import bodies
from weald.table.people.accounts import Account
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.live import LiveTable


class Branch(NamedTuple):
    """The beginning that the new table shares with another."""

    seed: int
    choices: list[Choice]


async def branch(
    table: LiveTable, wish: bodies.BranchTable, held: list[int], address: str, owner: Account | None = None
) -> bodies.Created:
    against_programs = all(chair.kind in {"ai", "rules"} or chair.seat in held for chair in table.chairs)
    if not table.play.match.over and (table.strict or not (held and against_programs)):
        raise Refused("not-allowed", "a game that people play together can be gone on from when it is over")
    play = await table.read_whole()
    match = play.match
    last = match.number - (1 if match.choices and match.choices[-1][1] is CONCEDE else 0)
    if match.script or not play.base <= wish.at < max(last, 1):
        raise Refused("no-such-decision", "the game cannot be gone on from there", first=play.base, last=last - 1)
    seat = match.choices[wish.at][0] if wish.seat is None and wish.at < match.number else wish.seat
    if seat is None or seat >= len(table.chairs) or table.chairs[seat].kind == "rules":
        seat = next(chair.seat for chair in table.chairs if chair.kind != "rules")
    row = table.row
    seats = [
        bodies.SeatWish(
            chair.side,
            "me" if chair.seat == seat else "ai",
            chair.level if chair.level in LEVELS else SUBSTITUTE,
            wish.name if chair.seat == seat else chair.name if chair.kind == "ai" else "",
        )
        for chair in table.chairs
        if chair.kind != "rules"
    ]
    made = bodies.CreateTable(game=row.game, seats=seats, options=match.options, name=row.name, takebacks="free")
    return await table.hub.create(made, address, Branch(row.seed, match.choices[: wish.at]), owner)
