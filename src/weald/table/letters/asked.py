"""What a table puts into the queue: whose turn it is, whose time runs out, that a game is over, that there is a rematch.

Only for those who are away, and only what everybody at the table may know: who is asked, never what.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from weald.table import webhook
from weald.table.chairs import Chair
from weald.table.letters import hooks
from weald.table.letters.rows import letter, put, withdraw
from weald.table.logs import fault, short
from weald.table.rows import Write, milliseconds

if TYPE_CHECKING:
    from weald.table.live import LiveTable

WARNING = 6 * 3_600_000  # milliseconds on a clock when its owner is warned
SOON = 30_000  # milliseconds until somebody is told who has just gone, or whose turn it has just become
SLOW = 6 * 3600  # seconds on a clock from which on a game is no live one: who is here now may not look again for hours
LATER = 15 * 60_000  # ... and is told after so many milliseconds


def can_be_told(table: LiveTable, chair: Chair) -> bool:
    return chair.human and (chair.account is not None or chair.seat in table.told)


def here(table: LiveTable, chair: Chair) -> bool:
    """Somebody looks: a page left open is nobody."""
    return chair.present and chair.heard > time.monotonic() - table.hub.settings.silence


def after_choice(table: LiveTable) -> list[Write]:
    """What has to be told because of a choice; stored together with it. ``arrange`` has not asked the seats yet."""
    if not table.tells:
        return []
    match, cuts = table.play.match, table.play.cuts
    if match.over:
        return over(table)
    out: list[Write] = []
    for decision in match.open:
        chair = table.chairs[decision.seat]
        if chair.human and (chair.number, chair.cuts) != (decision.number, cuts):
            out += newly_asked(table, chair, decision.number)
    return out


def newly_asked(table: LiveTable, chair: Chair, number: int) -> list[Write]:
    out: list[Write] = []
    now, slow = milliseconds(), table.clock is not None and table.clock.initial >= SLOW
    if can_be_told(table, chair) and (slow or not here(table, chair)):
        out.append(withdraw(table.id, chair.seat))
        out += _turn(table, chair, number, now + (LATER if here(table, chair) else SOON))
    if _hook_may_call(table):
        out.append(_put(table, chair, "turn", now, channel="hook", number=number))
    return out


def _turn(table: LiveTable, chair: Chair, number: int, due: int) -> list[Write]:
    out = [_put(table, chair, "turn", due, number=number)]
    left = _left(table, chair)
    if left is not None and left > WARNING:
        out.append(_put(table, chair, "clock", milliseconds() + left - WARNING, number=number))
    return out


def _left(table: LiveTable, chair: Chair) -> int | None:
    """Milliseconds, where a clock runs."""
    return chair.time_left(True) if table.clock is not None and table.status == "playing" else None


def gone(table: LiveTable, chairs: list[Chair]) -> None:
    """Those who are asked and no longer here, or not here when the table wakes. Who was told already is not told again."""
    writes: list[Write] = []
    if table.tells and not table.play.match.over:
        for chair in chairs:
            if can_be_told(table, chair) and chair.asked is not None and not here(table, chair):
                writes += _turn(table, chair, chair.number, milliseconds() + SOON)
    if writes:
        table.hub.spawn(_write(table, writes))


async def _write(table: LiveTable, writes: list[Write]) -> None:
    try:
        await table.write(writes)
    except Exception as error:  # noqa: BLE001 - nobody waits for it; the next choice says it again
        fault("letter-lost", error, table=short(table.id))


def over(table: LiveTable) -> list[Write]:
    """To everybody who did not see it."""
    return [
        write
        for chair in table.chairs
        if can_be_told(table, chair) and not here(table, chair)
        for write in (withdraw(table.id, chair.seat), _put(table, chair, "over", milliseconds() + SOON))
    ]


def rematch(table: LiveTable, by: int, again: str) -> list[Write]:
    """Somebody offers to play again."""
    name = table.chairs[by].name
    return [
        _put(table, chair, "rematch", milliseconds() + SOON, by=name, again=again)
        for chair in table.chairs
        if chair.seat != by and can_be_told(table, chair) and not here(table, chair)
    ]


def _put(table: LiveTable, chair: Chair, event: str, due: int, channel: str = "", **data: object) -> Write:
    account = chair.account if not channel else None
    made = letter(event, table.id, chair.seat, table.play.seq, due, account, channel, data=data)
    return put(made, table.hub.store.sqlite)


def _hook_may_call(table: LiveTable) -> bool:
    """However many tables somebody makes, and however quickly they play, one host gets few of our letters."""
    hub, url = table.hub, table.row.webhook
    return bool(url) and hub.notices.take(table.id) and hub.notified.take(webhook.check_url(hooks.read(url)[1])[1])
