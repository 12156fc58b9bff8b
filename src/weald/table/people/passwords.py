"""Passwords: hashed by argon2 in a thread, a few at a time and fairly between addresses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from weald.table.fair_queue import FairQueue, QueueFull
from weald.table.people.easy import easy
from weald.table.tokens import new_token
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")
SHORTEST, LONGEST = 10, 200  # letters
AT_ONCE, WAITING = 1, 4  # each takes 32 MB and some 50 ms of a core


def check(password: str, name: str) -> None:
    """Raises Refused where a password is too easy."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(
            "bad-password", f"a password has {SHORTEST} to {LONGEST} letters", shortest=SHORTEST, longest=LONGEST
        )
    if easy(password, name):
        raise Refused("bad-password", "this password is too easy to guess", shortest=SHORTEST, longest=LONGEST)


class Passwords:
    def __init__(self) -> None:
        self.queue = FairQueue(AT_ONCE, WAITING)
        self._hasher: PasswordHasher | None = None
        self._nobodys = ""  # what is compared where there is no such account, so that both take as long

    async def hash(self, password: str, address: str) -> str:
        return await self._run(self._hash, password, address)

    async def fits(self, known: str | None, password: str, address: str) -> bool:
        """Is it this one? Takes as long where there is none."""
        return await self._run(lambda given: self._fits(known, given), password, address)

    def stale(self, known: str) -> bool:
        """Was it hashed more cheaply than we do now?"""
        return self.hasher.check_needs_rehash(known)

    @property
    def hasher(self) -> PasswordHasher:
        if self._hasher is None:
            from argon2 import PasswordHasher

            self._hasher = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
        return self._hasher

    async def _run(self, work: Callable[[str], T], password: str, address: str) -> T:
        try:
            async with self.queue.place(address):
                return await asyncio.to_thread(work, password)
        except QueueFull:
            raise Refused("too-many", "too many attempts; wait a moment") from None

    def _hash(self, password: str) -> str:
        return self.hasher.hash(password)

    def _fits(self, known: str | None, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        if known is None and not self._nobodys:
            self._nobodys = self.hasher.hash(new_token())
        try:
            self.hasher.verify(known or self._nobodys, password[:LONGEST])
        except (VerificationError, InvalidHashError):
            return False
        return known is not None
