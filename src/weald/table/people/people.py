"""What one process knows of the people: who asks, how often they may try, and whom the others have sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from weald.table.leases import Shared
from weald.table.limiter import Buckets
from weald.table.logs import fault
from weald.table.people import privacy, sessions, slips
from weald.table.people.passwords import Passwords
from weald.table.people.schema import BLOCKS
from weald.table.people.sessions import Signed
from weald.table.rows import Write
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub

ENDED = "weald_ended"  # the channel on which processes hear of sessions that were ended
ROUND = 3600.0  # seconds between two rounds of forgetting what is old
OFF = "this server has no accounts"


class People:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.passwords = Passwords()
        limits = hub.settings.limits
        # An address may try a while, and so may everybody together at one account: also where there is no such account.
        self.tries = Buckets(limits.tries_per_address, limits.tries_per_address / 3600)
        self.tries_at = Buckets(limits.tries_per_account, limits.tries_per_account / 3600)
        self.reported = Buckets(10, 10 / 3600)
        self.exported = Buckets(3, 3 / 3600)
        self.invited = Buckets(20, 20 / 3600)
        self.written = Buckets(5, 5 / 3600)  # mails to one account, to one address
        self.asked = Buckets(
            30, 30 / 3600
        )  # mails that prove an address for a seat, asked for from one address of the network
        self.made = Buckets(limits.accounts_per_address, limits.accounts_per_address / 3600)

    @property
    def on(self) -> bool:
        return self.hub.settings.accounts

    def must_be_on(self) -> None:
        if not self.on:
            raise Refused("accounts-off", OFF)

    def listen(self, leases: Shared) -> None:
        leases.heard[ENDED] = lambda said: self._close(said.split())
        leases.heard[privacy.FORGOTTEN] = lambda said: privacy.forget(self.hub, said)

    async def keep(self) -> None:
        """Forget what is old, now and then."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                async with self.hub.store.transaction() as connection:
                    await sessions.forget_old(connection)
                    await slips.forget_old(connection)
                await privacy.forget_unused(self)
            except Exception as error:  # noqa: BLE001 - in an hour again
                fault("people-unkept", error)

    # --- who asks --------------------------------------------------------------------------------------------

    async def signed(self, headers: Iterable[tuple[bytes, bytes]], scheme: str, host: str) -> Signed | None:
        """Who is signed in where this request comes from."""
        if not self.on:
            return None
        token = sessions.token_of(headers, sessions.over_tls(self.hub.settings, scheme, host))
        if not token:
            return None
        async with self.hub.store.engine.connect() as connection:
            found = await sessions.find(connection, token)
        if found is None or found.account.kept_away:
            return None
        writes = sessions.note_use(found)
        if writes:
            self.hub.spawn(self._note(writes))
        return found

    async def _note(self, writes: list[Write]) -> None:
        try:
            await self.hub.store.write(writes)
        except Exception as error:  # noqa: BLE001 - it will be used again
            fault("use-unnoted", error)

    def may_try(self, address: str, key: str = "") -> None:
        """Raises Refused where somebody has guessed too often."""
        if not self.tries.take(address) or (key and not self.tries_at.take(key)):
            raise Refused("too-many", "too many attempts; try again later")

    async def blocks(self, account: str, other: str) -> bool:
        """Does the one not want to play with the other?"""
        query = sa.select(BLOCKS.c.other).where(BLOCKS.c.account == account, BLOCKS.c.other == other)
        async with self.hub.store.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def blocked(self, account: str) -> frozenset[str]:
        """All whom somebody does not want to hear."""
        async with self.hub.store.engine.connect() as connection:
            found = await connection.execute(sa.select(BLOCKS.c.other).where(BLOCKS.c.account == account))
            return frozenset(row.other for row in found)

    # --- sessions that are over --------------------------------------------------------------------------------

    async def ended(self, ids: list[str]) -> None:
        """Whoever came to a table by one of these has to go, at every process."""
        if not ids:
            return
        self._close(ids)
        leases = self.hub.store.leases
        if isinstance(leases, Shared):
            await leases.ask(f"SELECT pg_notify('{ENDED}', $1)", " ".join(ids))

    def _close(self, ids: Iterable[str]) -> None:
        gone = set(ids)
        for table in self.hub.tables.values():
            for viewer in [viewer for viewer in table.viewers if viewer.session in gone]:
                viewer.close(4401, "you have signed out")
