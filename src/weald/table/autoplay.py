"""Who answers when no person does: AI seats, bots for the absent, the clock, and the table itself for a seat
that is asked only because being forced is a secret."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from typing import TYPE_CHECKING

from weald.kernel import Decision
from weald.kernel.errors import ChoiceError
from weald.match import default_of
from weald.players import SUBSTITUTE, longest
from weald.players.turns import Turn
from weald.players.world import World, pack
from weald.table import seating
from weald.table.chairs import Chair
from weald.table.logs import fault, short
from weald.table.rows import milliseconds
from weald.table.wire import Notice

if TYPE_CHECKING:
    from weald.table.live import LiveTable

LATE = 5.0  # seconds in the queue after which the players are told
AI_BUSY = Notice("ai-busy", "The AI players of this server have much to do. The answer comes, but it may take a while.")
AI_FAILED = Notice("ai-failed", "An AI player found no answer, so the default was chosen for it.")
CIRCLES = Notice("circles", "A seat went round in circles in its turn, so the usual choice was made for it.")
PATIENCE = 3  # faults in a row after which a table that nobody looks at may sleep
LONGEST_REST = 60.0  # seconds between attempts where everything fails
TAIL = 1.2  # the smaller, the longer people sometimes think
_chance = random.SystemRandom()


class Autoplay:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.fresh = True  # nothing has been arranged yet
        self.faults = 0  # in a row
        self.resting = 0.0  # until then (monotonic) after a fault
        self.turn = Turn()

    # --- arranging ---------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Call after every change: of the match, of who sits where, of who is there."""
        table = self.table
        if table.closed:
            return
        asked = {d.seat: d for d in table.play.match.open}
        for chair in table.chairs:
            decision = asked.get(chair.seat)
            if decision is None:
                chair.rest()
                self._forget(chair.seat)
                continue
            if (chair.number, chair.cuts) != (decision.number, table.play.cuts):
                chair.ask(decision.number, table.play.cuts, self._pause() if decision.secret else 0.0)
                self._forget(chair.seat)
                if len(asked) == 1 and self._circles(chair, decision):
                    continue
            if not chair.automatic or not table.attended:
                self._forget(chair.seat)
            elif chair.seat not in self.thinking and not self.rest():
                self._start(chair, decision)
        self.fresh = False
        self._set_timer()

    def _circles(self, chair: Chair, decision: Decision) -> bool:
        """Nobody stays in a turn for ever: whoever repeats a position in a long turn, person or program, gets the default."""
        match = self.table.play.match
        if self.turn.repeats(match, decision):
            number, cuts = chair.number, chair.cuts
            self.table.post(lambda: self._stop_circling(chair, number, cuts))
            return True
        if chair.automatic:
            self.turn.visit(match, decision)
        return False

    async def _stop_circling(self, chair: Chair, number: int, cuts: int) -> None:
        if (chair.number, chair.cuts) == (number, cuts):
            await self._default(chair, "circles")
            self.table.worry(CIRCLES)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for seat in list(self.thinking):
            self._forget(seat)

    def busy(self) -> bool:
        """Is something going to happen soon without anybody's doing?"""
        due = self.due()
        if self.faults >= PATIENCE:
            return False
        soon = due is not None and due[0] < time.monotonic() + self.table.hub.settings.idle
        return soon or bool(self.thinking)

    def _pause(self) -> float:
        """How long the table takes for somebody who has no choice. People who have one take now and then very long, so
        this does too (a Lomax distribution): neither an early nor a late answer proves anything."""
        least, scale = self.table.hub.settings.pause
        return least + scale * (_chance.paretovariate(TAIL) - 1)

    # --- programs ----------------------------------------------------------------------------------

    def _start(self, chair: Chair, decision: Decision) -> None:
        # Packed here and now: while the task waits to begin, the match may go on.
        match, coach = self.table.play.match, self.table.coach
        line = coach.next(match, chair.seat) if coach is not None else ""  # a guided first game has its own line
        asks = (len(decision.options) > 1 or decision.secret) and chair.level != seating.DEFAULTS and not line
        world: World | None = None
        failed = False
        if asks:
            try:
                world = pack(match, chair.seat, self.seed_of(decision, "world"), self.turn.visited)
            except Exception as error:  # noqa: BLE001 - the game must go on, and the table must wake
                fault("world-failed", error, table=short(self.table.id))
                failed = True
        seed = self.seed_of(decision, "choice")
        work = self._think(chair, decision, world, seed, chair.number, chair.cuts, line, failed)
        self.thinking[chair.seat] = asyncio.create_task(work, name=f"think {short(self.table.id)}")

    def seed_of(self, decision: Decision, purpose: str) -> int:
        """The same question in the same position gets the same answer: whoever takes a choice back and makes it again does
        not deal the others new moves."""
        table = self.table
        text = f"{table.row.seed} {purpose} {decision.seat} {decision.number} {table.play.match.hash()}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())

    def _forget(self, seat: int) -> None:
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    async def _think(
        self,
        chair: Chair,
        decision: Decision,
        world: World | None,
        seed: int,
        number: int,
        cuts: int,
        line: str,
        failed: bool,
    ) -> None:
        table, settings = self.table, self.table.hub.settings
        began = time.monotonic()
        level = chair.level if chair.kind == "ai" else SUBSTITUTE
        text = line or default_of(decision).id
        # A secret question takes the same time whether or not there is a choice: the way to the worker and back, and
        # as long as thinking can take at most.
        # Else a person waits for no program longer than it thinks: the screen tells what happened at the person's own pace.
        pace = 0.0 if any(chair.human for chair in table.chairs) else settings.pace
        takes = max(settings.pace, longest(level)) if decision.secret else pace
        if world is not None:
            late = asyncio.get_running_loop().call_later(LATE, self.table.worry, AI_BUSY)

            def turn_came() -> None:
                nonlocal began
                late.cancel()
                if decision.secret:
                    began = time.monotonic()  # how long one had to wait says nothing

            try:
                text = await table.hub.mind.think(level, world, seed, table.network, table.id, turn_came)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - the game must go on
                fault("player-failed", error, table=short(table.id), level=level)
                failed = True
            finally:
                late.cancel()
        await asyncio.sleep(max(0.0, began + takes - time.monotonic()))
        table.post(lambda: self._deliver(chair, number, cuts, text, failed))

    async def _deliver(self, chair: Chair, number: int, cuts: int, text: str, failed: bool) -> None:
        if (chair.number, chair.cuts) != (number, cuts) or not chair.automatic:
            return
        source = "ai" if chair.kind == "ai" else "bot"
        try:
            await self.table.answer(chair.seat, text, number, source)
        except ChoiceError as error:
            fault("player-wrong", error, table=short(self.table.id))
            failed = True
            await self._default(chair, source)
        if failed:
            self.table.worry(AI_FAILED)

    # --- the clock ---------------------------------------------------------------------------------

    def due(self, everybody_left: bool = False) -> tuple[float, Chair, str] | None:
        """The next thing that time will bring: when, to whom, what. Or would bring if everybody left now."""
        table = self.table
        now = time.monotonic()
        if table.play.match.over:
            return None
        found: list[tuple[float, int, Chair, str]] = []
        for decision in table.play.match.open:
            chair = table.chairs[decision.seat]
            if not chair.human or chair.bot:
                continue
            known = (chair.number, chair.cuts) == (decision.number, table.play.cuts)
            asked = chair.asked if known and chair.asked is not None else now  # asked by a change that is being made
            here = chair.present and not everybody_left
            forced = decision.secret and len(decision.options) == 1 and not decision.pause
            if here and forced and not any(v.patient and chair.seat in v.seats for v in table.viewers):
                # Never for someone who is away: that would tell.
                found.append((max(asked, chair.here) + chair.pause, chair.seat, chair, "forced"))
            if table.clock is not None and table.status == "playing":
                found.append((chair.flag_falls(asked), chair.seat, chair, "clock"))
            if table.absence is not None:
                after = table.absence.after
                if not here:
                    when = (now if chair.present else max(asked, chair.gone)) + after
                else:  # a page left open is nobody
                    when = max(asked, chair.heard) + max(after, table.hub.settings.silence)
                found.append((when, chair.seat, chair, "absent"))
        if not found:
            return None
        when, _, chair, what = min(found)
        return when, chair, what

    def backdate(self, due: int) -> None:
        """A table wakes: what the store says is ``due`` (Unix milliseconds) must not come later for it."""
        found = self.due()
        if found is not None:
            now = time.monotonic()
            when = max(now + (due - milliseconds()) / 1000, self.table.hub.timekeeper.earliest)
            for chair in self.table.chairs:
                chair.backdate(found[0] - when)

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.table.closed:
            return
        due = self.due()
        rest = self.rest()
        if due is not None or rest:
            delay = rest or max(0.0, due[0] - time.monotonic() if due is not None else 0.0)
            self.timer = asyncio.get_running_loop().call_later(min(delay, 86_400), self.table.post, self._alarm)

    def failed(self) -> None:
        """Something could not be done or stored: try again, but not at once, and less and less often."""
        self.faults += 1
        self.resting = time.monotonic() + min(LONGEST_REST, 0.5 * 2 ** min(self.faults, 10))

    def succeeded(self) -> None:
        self.faults = 0
        self.resting = 0.0

    def rest(self) -> float:
        """Seconds until programs and the clock try again; 0 when nothing is wrong."""
        return max(0.0, self.resting - time.monotonic()) if self.faults else 0.0

    async def _alarm(self) -> None:
        table = self.table
        if self.faults:
            self.arrange()  # those who had to wait begin
        due = self.due()
        if due is None or due[0] > time.monotonic() + 0.001:
            self._set_timer()
            return
        _, chair, what = due
        if what == "forced":
            await self._default(chair, "forced")
            return
        if what == "clock":
            assert table.clock is not None
            then: str = table.clock.then
        else:
            assert table.absence is not None
            then = table.absence.then
        if then == "concede":
            await seating.concede(table, chair.seat, "clock")
        elif then == "bot":
            chair.bot = True
            self.arrange()
            table.screens.show_table()
        else:
            await self._default(chair, what)

    async def _default(self, chair: Chair, source: str) -> None:
        decision = self.table.play.match.decision_of(chair.seat)
        await self.table.answer(chair.seat, default_of(decision).id, decision.number, source)
