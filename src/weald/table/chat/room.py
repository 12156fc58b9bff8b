"""The talk of one table, in people's own words.

The table says who may write (nobody, players, everybody), the game whether anybody may (``Game.cannot_say``). What is written is
stored before anybody sees it. Who has blocked somebody does not get that one's lines.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from weald.kernel.game import FREELY
from weald.table import wire
from weald.table.chairs import clean_name
from weald.table.chat.rows import LineRow, add_line, add_report, empty_line, read_lines, set_rule
from weald.table.limiter import Buckets
from weald.table.logs import log, short
from weald.table.rows import milliseconds
from weald.table.viewer import ENCODER, Refused, Viewer, pick

if TYPE_CHECKING:
    from weald.table.live import LiveTable

LONGEST = 300  # letters
KEPT = 200  # lines that whoever comes gets to see
AT_ONCE, A_SECOND = 5, 0.5  # lines one person may write


class Room:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.rule = table.row.chat
        self.lines: list[LineRow] | None = None  # the latest; none: not read yet
        self.count = 0  # lines there have ever been
        self._from: dict[int, str] = {}  # addresses of lines written since the table woke, never stored with them
        self._pace = Buckets(AT_ONCE, A_SECOND)

    # --- reading -------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer) -> None:
        """What was said so far, for whoever comes."""
        if self.rule != "off":
            lines = [told(line) for line in await self._read() if self.seen(viewer, line)]
            viewer.send(wire.Chatted(lines, True))

    async def _read(self) -> list[LineRow]:
        if self.lines is None:
            async with self.table.hub.store.engine.connect() as connection:
                self.count, self.lines = await read_lines(connection, self.table.id, KEPT)
        return self.lines

    def seen(self, viewer: Viewer, line: LineRow) -> bool:
        """Not by who has blocked the writer."""
        return line.account is None or line.account not in viewer.blocked

    def silence(self) -> wire.Silence | None:
        """Why nobody may write now, by the rules of the game."""
        match = self.table.play.match
        if self.rule == "off" or match.over:
            return None
        why = match.game.cannot_say(match.state, 0, FREELY)
        return None if why is None else wire.Silence(why.key, why.rule)

    # --- writing -------------------------------------------------------------------------------------

    async def write(self, viewer: Viewer, message: wire.Chat) -> None:
        table = self.table
        seat = pick(viewer, message.seat) if viewer.seats else None
        if self.rule == "off":
            raise Refused("not-allowed", "there is no chat at this table", why="chat-off", rule="")
        if seat is None and self.rule != "everybody":
            raise Refused("not-seated", "only players write at this table")
        match = table.play.match
        why = None if match.over else match.game.cannot_say(match.state, seat or 0, FREELY)
        if why is not None:
            raise Refused("not-allowed", "the rules do not allow to say this now", why=why.key, rule=why.rule)
        text = clean_name(message.text, LONGEST)
        if not text:
            return
        who = viewer.address if seat is None else f"seat {seat}"
        if not self._pace.take(who) or not table.hub.chatter.take(viewer.address):
            raise Refused("too-fast", "too many messages; wait a moment", seconds=1 / A_SECOND)
        lines = await self._read()
        chair = None if seat is None else table.chairs[seat]
        name, account = (clean_name(message.name), viewer.account) if chair is None else (chair.name, chair.account)
        line = LineRow(self.count, milliseconds(), seat, name, account, text)
        await table.write([add_line(table.id, line)])
        self.count += 1
        lines.append(line)
        del lines[:-KEPT]
        self._from = {n: address for n, address in self._from.items() if n > line.n - KEPT} | {line.n: viewer.address}
        data = ENCODER.encode(wire.Chatted([told(line)], False))
        for other in table.viewers:
            if self.seen(other, line):
                other.send_bytes(data)

    async def remove(self, viewer: Viewer, n: int) -> None:
        """One's own line, or anybody's by the host of the table."""
        line = await self._find(n)
        mine = line.seat is not None and line.seat in viewer.seats
        if not mine and (self.table.host is None or self.table.host not in viewer.seats):
            raise Refused("not-allowed", "only the host of this table may do this")
        await self.take_away(n)

    async def take_away(self, n: int) -> None:
        line = await self._find(n)
        await self.table.write([empty_line(self.table.id, n)])
        log("line-removed", table=short(self.table.id))
        assert self.lines is not None
        self.lines.remove(line)
        self.table.screens.everybody(wire.ChatRemoved(n))

    async def report(self, viewer: Viewer, message: wire.ReportChat) -> None:
        """Tell whoever keeps the server."""
        line = await self._find(message.n)
        table = self.table
        if not table.hub.complaints.take(viewer.address):
            raise Refused("too-many", "too many complaints from your address; try again later")
        mine = min(viewer.seats, default=None)
        await table.hub.store.write([
            add_report(
                id=secrets.token_hex(8), reporter=viewer.account, reporter_seat=mine, about=line.account, table_id=table.id,
                seat=-1 if line.seat is None else line.seat, name=line.name, reason="chat",
                words=clean_name(message.words, 500), said=line.text, address=self._from.get(line.n, ""),
            )
        ])  # fmt: skip
        log("chat-reported", table=short(table.id))

    async def set_rule(self, viewer: Viewer, rule: wire.ChatRule) -> None:
        """The host of the table opens or closes it."""
        if self.table.host is None or self.table.host not in viewer.seats:
            raise Refused("not-allowed", "only the host of this table may do this")
        await self.table.write([set_rule(self.table.id, rule)])
        opened, self.rule = self.rule == "off", rule
        self.table.screens.show_table()
        for other in self.table.viewers if opened else ():
            await self.welcome(other)

    async def _find(self, n: int) -> LineRow:
        found = next((line for line in await self._read() if line.n == n), None)
        if found is None:
            raise Refused("not-found", "there is no such line")
        return found


def told(line: LineRow) -> wire.ChatLine:
    return wire.ChatLine(line.n, line.at // 1000, line.seat, line.name, line.text)
