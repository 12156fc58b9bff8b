"""Takes letters from the queue and sends them: each once, whichever of several processes does it.

A letter that is due is taken for a minute; whoever has it looks whether it is still true, sends it and says so. What fails is
tried again after longer and longer pauses. No table waits for any of this.
"""

from __future__ import annotations

import asyncio
import time
from email.message import EmailMessage
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.bodies import WebhookTest
from weald.table.letters import hooks, mail, push, wishes
from weald.table.letters.rows import Letter, Target, letter, letter_of, put, target_of
from weald.table.letters.schema import LETTERS, TARGETS
from weald.table.letters.words import Scene, Words, words
from weald.table.limiter import Buckets
from weald.table.logs import fault, log
from weald.table.people import accounts
from weald.table.people.accounts import DAY, Account
from weald.table.rows import milliseconds
from weald.table.schema import LOG, SEATS, TABLES
from weald.table.webhook import BadWebhook, check_url, send

if TYPE_CHECKING:
    from weald.table.hub import Hub

TICK = 2.0  # seconds between looks, where nothing is put in here
AT_ONCE = 16
HOLD = 60_000  # milliseconds a process may be busy with a letter
PAUSES = (60, 300, 1800, 7200, 28_800)  # seconds until the next try; then it is given up
KEPT = 7 * DAY  # what was sent is known for so long
ROUND = 3600.0  # seconds between two rounds of throwing old letters away
GONE = {404, 410}  # a push service says that the browser has unsubscribed
NOWHERE = WebhookTest(False, 0, "there is nothing to send it to")


class Office:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.called = Buckets(30, 1.0)  # one host gets few of our letters, whoever asked for them
        self._news = asyncio.Event()
        self._vapid: push.VapidKey | None = None
        self._stop = ""

    @property
    def base(self) -> str:
        """How links name us."""
        return self.hub.address

    @property
    def mails(self) -> bool:
        return bool(self.hub.settings.mail.host)

    def notice(self) -> None:
        """Something was put in."""
        self._news.set()

    async def run(self) -> None:
        thrown = time.monotonic()
        while True:
            try:
                while await self.look():
                    pass
                if time.monotonic() > thrown + ROUND:
                    thrown = time.monotonic()
                    await self._throw_away()
            except Exception as error:  # noqa: BLE001 - the database may come back
                fault("letters-unread", error)
            self._news.clear()
            try:
                async with asyncio.timeout(TICK):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def look(self) -> int:
        """Take what is due and deal with it; how much it was."""
        async with self.hub.store.transaction() as connection:
            taken = await self._take(connection, sa.true(), AT_ONCE)
        await asyncio.gather(*(self._deal(group) for group in _grouped(taken)))
        return len(taken)

    async def _take(self, connection: AsyncConnection, which: sa.ColumnElement[bool], limit: int) -> list[Letter]:
        now = milliseconds()
        due = sa.select(LETTERS.c.id).where(
            LETTERS.c.sent.is_(None), LETTERS.c.due <= now, LETTERS.c.held <= now, which
        )
        due = due.order_by(LETTERS.c.due, LETTERS.c.id).limit(limit).with_for_update(skip_locked=True)
        ids = [row.id for row in await connection.execute(due)]
        if not ids:
            return []
        held = sa.update(LETTERS).where(LETTERS.c.id.in_(ids)).values(held=now + HOLD).returning(LETTERS)
        found = [letter_of(row) for row in await connection.execute(held)]
        return sorted(found, key=lambda one: (one.due, one.id))

    async def _deal(self, group: list[Letter]) -> None:
        try:
            one = group[0]
            if not one.channel:
                await self._sort(one)
            elif one.channel == "mail":
                await self._mail(group)
            else:
                await self._call(one)
        except Exception as error:  # noqa: BLE001 - the others must be sent; these are free again in a minute
            fault("letter-stuck", error, about=one.event, channel=one.channel)

    async def _throw_away(self) -> None:
        async with self.hub.store.transaction() as connection:
            await connection.execute(sa.delete(LETTERS).where(LETTERS.c.sent < milliseconds() - KEPT))

    # --- sorting -------------------------------------------------------------------------------------------------

    async def _sort(self, one: Letter) -> None:
        """One for each place where its reader wants to be told."""
        now, sqlite = milliseconds(), self.hub.store.sqlite
        async with self.hub.store.transaction() as connection:
            scene = await read_scene(connection, one)
            if scene is None:
                await connection.execute(sa.delete(LETTERS).where(LETTERS.c.id == one.id))
                return
            for channel, target, due in await self._ways(connection, one, now):
                copy = letter(one.event, one.table_id, one.seat, one.seq, due, one.account, channel, target, one.data)
                await connection.execute(*put(copy, sqlite))
            await self._done(connection, [one.id])

    async def _ways(self, connection: AsyncConnection, one: Letter, now: int) -> list[tuple[str, str | None, int]]:
        """Channels, targets, and when."""
        account = await accounts.find(connection, one.account) if one.account else None
        if account is None:
            targets = await of_seat(connection, one.table_id, one.seat)
            return [(target.kind, target.id, now) for target in targets]
        wanted = wishes.read(account.notices)
        if not wanted.wants(one.event):
            return []
        soon = wishes.after_quiet(wanted, now)
        ways: list[tuple[str, str | None, int]] = [
            (target.kind, target.id, soon) for target in await of_account(connection, account.id)
        ]
        if account.email and wanted.mail != "off" and self.mails:
            when = now if wanted.mail == "each" else wishes.next_daily(wanted, now)
            ways.append(("mail", None, wishes.after_quiet(wanted, when)))
        return ways

    # --- sending -------------------------------------------------------------------------------------------------

    async def _mail(self, taken: list[Letter]) -> None:
        """All that waits for the same person, or for one address that is told of a seat, goes into one mail."""
        first = taken[0]
        async with self.hub.store.transaction() as connection:
            account = await accounts.find(connection, first.account or "")
            target = await _target(connection, first) if first.target else None
            mine = LETTERS.c.account == first.account if first.target is None else LETTERS.c.target == first.target
            theirs = sa.and_(mine, LETTERS.c.channel == "mail")
            together = [*taken, *await self._take(connection, theirs, 100)]
            scenes = [(each, await read_scene(connection, each)) for each in together]
            key = await self._stop_key(connection)
        true = [scene for _, scene in scenes if scene is not None]
        if not self.mails or not true:
            await self._drop([each.id for each in together])
            return
        if target is not None:
            problem = await self.send_seat(target, true, key)
        elif account is not None and account.email:
            problem = await self.send_games(account, [words(scene, account.lang, self.base) for scene in true], key)
        else:
            await self._drop([each.id for each in together])
            return
        if problem is None:
            async with self.hub.store.transaction() as connection:
                await self._done(connection, [each.id for each in together])
            self._count("mail", "sent")
        elif problem.for_good:
            await self._drop([each.id for each in together])
            self._count("mail", "given-up")
        else:
            for each in together:
                await self._again(each, str(problem))

    async def send_games(self, account: Account, said: list[Words], key: str) -> mail.NotSent | None:
        settings = self.hub.settings.mail
        stop = mail.stop_token(key, account.id)
        made = mail.about_games(
            account.email or "", account.shown, account.lang, said, self.base, settings.sender, stop
        )
        return await self._hand_over(made)

    async def send_seat(self, target: Target, scenes: list[Scene], key: str) -> mail.NotSent | None:
        """To an address that is told of a seat."""
        stop = mail.stop_token(key, f"seat:{target.id}")
        said = [words(scene, target.lang, self.base) for scene in scenes]
        who, sender = scenes[-1].who, self.hub.settings.mail.sender
        return await self._hand_over(
            mail.about_games(target.address, who, target.lang, said, self.base, sender, stop, guest=True)
        )

    async def _hand_over(self, made: EmailMessage) -> mail.NotSent | None:
        try:
            await mail.send(self.hub.settings.mail, made)
        except mail.NotSent as problem:
            return problem
        return None

    async def _call(self, one: Letter) -> None:
        async with self.hub.store.engine.connect() as connection:
            scene = await read_scene(connection, one)
            target = await _target(connection, one)
        if scene is None or target is None:
            await self._drop([one.id])
            return
        if not self._may_call(target.address):
            await self._later(one, 5)  # its turn comes; this is no failure
            return
        answer = await self.deliver(target, scene, one.id)
        if answer.ok:
            async with self.hub.store.transaction() as connection:
                await self._done(connection, [one.id])
            self._count(target.kind, "sent")
        elif target.kind == "push" and answer.status in GONE:
            await self.forget(target.id)
            self._count("push", "unsubscribed")
        else:
            await self._again(one, answer.problem)

    def _may_call(self, address: str) -> bool:
        try:
            return self.called.take(check_url(address)[1])
        except BadWebhook:
            return True  # and is told so

    async def deliver(self, target: Target, scene: Scene, id: str) -> WebhookTest:
        """To a browser or a webhook, once."""
        if target.kind == "mail":
            if not self.mails:
                return NOWHERE
            problem = await self.send_seat(target, [scene], await self.stop_key())
            return WebhookTest(problem is None, 0, "" if problem is None else str(problem))
        private, said = self.hub.settings.private_webhooks, words(scene, target.lang, self.base)
        if target.kind == "hook":
            return await send(hooks.call(target.keys.get("template", "json"), target.address, scene, said, id), private)
        key = await self.vapid()
        made = await asyncio.to_thread(push.call, target, push.message(scene, said), key, self._contact())
        return await send(made, private)

    def _contact(self) -> str:
        """Whom a push service writes to when something is wrong with us."""
        sender = self.hub.settings.mail.sender
        return (
            f"mailto:{sender}"
            if sender
            else self.base
            if self.base.startswith("https:")
            else "mailto:host@weald.invalid"
        )

    async def forget(self, target: str) -> None:
        async with self.hub.store.transaction() as connection:
            await connection.execute(sa.delete(TARGETS).where(TARGETS.c.id == target))

    # --- our keys ------------------------------------------------------------------------------------------------

    async def vapid(self) -> push.VapidKey:
        if self._vapid is None:
            async with self.hub.store.transaction() as connection:
                self._vapid = await push.read_key(connection)
        return self._vapid

    async def stop_key(self) -> str:
        async with self.hub.store.transaction() as connection:
            return await self._stop_key(connection)

    async def _stop_key(self, connection: AsyncConnection) -> str:
        self._stop = self._stop or await mail.read_key(connection)
        return self._stop

    # --- what became of it -----------------------------------------------------------------------------------------

    async def _done(self, connection: AsyncConnection, ids: list[str]) -> None:
        await connection.execute(sa.update(LETTERS).where(LETTERS.c.id.in_(ids)).values(sent=milliseconds()))

    async def _drop(self, ids: list[str]) -> None:
        async with self.hub.store.transaction() as connection:
            await connection.execute(sa.delete(LETTERS).where(LETTERS.c.id.in_(ids)))

    async def _again(self, one: Letter, problem: str) -> None:
        """Later, or never."""
        if one.tries >= len(PAUSES):
            await self._drop([one.id])
            self._count(one.channel, "given-up")
            log("letter-given-up", about=one.event, channel=one.channel, problem=problem)
            return
        await self._later(one, PAUSES[one.tries], failed=True)
        self._count(one.channel, "failed")
        log("letter-failed", about=one.event, channel=one.channel, tries=one.tries + 1, problem=problem)

    async def _later(self, one: Letter, seconds: int, failed: bool = False) -> None:
        values = {"due": milliseconds() + 1000 * seconds, "held": 0, "tries": one.tries + failed}
        async with self.hub.store.transaction() as connection:
            await connection.execute(sa.update(LETTERS).where(LETTERS.c.id == one.id).values(**values))

    def _count(self, channel: str, outcome: str) -> None:
        self.hub.metrics.letters[channel or "none", outcome] += 1


def _grouped(taken: list[Letter]) -> list[list[Letter]]:
    """Mails to one person together, everything else by itself."""
    out: dict[str, list[Letter]] = {}
    for one in taken:
        key = f"mail {one.account} {one.target}" if one.channel == "mail" else one.id
        out.setdefault(key, []).append(one)
    return list(out.values())


# --- what is true now -----------------------------------------------------------------------------------------


async def read_scene(connection: AsyncConnection, one: Letter) -> Scene | None:
    """What the letter is about, if it is still so."""
    if one.table_id is None:
        return Scene(one.event, data=one.data)
    table = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == one.table_id))).first()
    of = sa.and_(SEATS.c.table_id == one.table_id, SEATS.c.seat == one.seat)
    seat = (await connection.execute(sa.select(SEATS).where(of))).first() if one.seat is not None else None
    if table is None or not await _still_true(connection, one, bool(table.over)):
        return None
    if one.seat is not None and (seat is None or seat.kind != "human" or (one.account and seat.account != one.account)):
        return None
    winners = (table.result or {}).get("winners", []) if one.event == "over" else []
    return Scene(
        one.event, table.id, table.game, table.name, seat.side if seat else "", one.seat, seat.name if seat else "",
        winners, one.data,
    )  # fmt: skip


async def _still_true(connection: AsyncConnection, one: Letter, over: bool) -> bool:
    if one.event in {"turn", "clock"}:
        # Who has answered since needs no reminder, and what was taken back is asked anew.
        since = sa.select(LOG.c.seq).where(LOG.c.table_id == one.table_id, LOG.c.seq >= one.seq)
        moved = since.where(sa.or_(LOG.c.seat == one.seat, LOG.c.kind == "undo")).limit(1)
        return not over and (await connection.execute(moved)).first() is None
    if one.event == "round":
        return not over
    if one.event == "invite":
        free = sa.select(SEATS.c.seat).where(SEATS.c.table_id == one.table_id, SEATS.c.kind == "open")
        return not over and (await connection.execute(free)).first() is not None
    return True


async def of_account(connection: AsyncConnection, account: str) -> list[Target]:
    rows = await connection.execute(sa.select(TARGETS).where(TARGETS.c.account == account).order_by(TARGETS.c.made))
    return [target_of(row) for row in rows]


async def of_seat(connection: AsyncConnection, table: str | None, seat: int | None) -> list[Target]:
    query = sa.select(TARGETS).where(TARGETS.c.table_id == table, TARGETS.c.seat == seat).order_by(TARGETS.c.made)
    return [target_of(row) for row in await connection.execute(query)]


async def _target(connection: AsyncConnection, one: Letter) -> Target | None:
    """Where it goes: a target, or the webhook of the table itself."""
    if one.target is not None:
        row = (await connection.execute(sa.select(TARGETS).where(TARGETS.c.id == one.target))).first()
        return None if row is None else target_of(row)
    hook = (await connection.execute(sa.select(TABLES.c.webhook).where(TABLES.c.id == one.table_id))).scalar()
    return table_hook(str(hook)) if hook else None


def table_hook(url: str) -> Target:
    """A table's own webhook."""
    template, address = hooks.read(url)
    return Target("", "hook", None, None, None, address, {"template": template}, "en", "", 0)
