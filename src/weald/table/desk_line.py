"""How ``weald admin`` reaches the host's desk: through the servers that run on a database, or by itself where none does.

The database says where its servers are and by which secret they know each other. Where none answers we open it as a
server would, under the same locks and leases, carry the request out with the same code and let go again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, TypeVar

import h11
import msgspec
from sqlalchemy.ext.asyncio import create_async_engine

from weald.table import desk
from weald.table.database_file import BadDatabase, file_of
from weald.table.database_server import NOW, connect
from weald.table.hub import Hub
from weald.table.leases import NotOurs, Peer
from weald.table.relay import MOVED, NotAsked, ask_directly
from weald.table.settings import Settings
from weald.table.viewer import Refused

T = TypeVar("T")
TARGET = b"/api/desk"
ANSWER = 60.0  # seconds
ROUNDS, PAUSE = 10, 0.5  # a table may be on its way between processes
_ALIVE = "SELECT id, address, secret FROM processes WHERE kind = 'table' AND address <> ''"


class NoAnswer(Exception):
    """The servers cannot be asked; the message says why."""


class DeskLine:
    def __init__(self, url: str) -> None:
        self.url = url

    async def ask(self, request: desk.Request) -> Any:
        """One process's answer: of the one that has the table, where the request is about one. Raises Refused,
        NoSuchTable, NoAnswer, BadDatabase."""
        answers = await self._ask(request, everybody=False)
        return answers[0]

    async def ask_all(self, request: desk.Request) -> list[Any]:
        """The answers of all processes."""
        return await self._ask(request, everybody=True)

    async def _ask(self, request: desk.Request, everybody: bool) -> list[Any]:
        for _ in range(ROUNDS):
            peers = await self._servers()
            answers, moved = [], False
            for peer in peers:
                try:
                    answers.append(await _post(peer, request))
                except NotAsked:
                    continue
                except NotOurs:
                    moved = True
                    continue
                if not everybody:
                    break
            if answers:
                return answers
            if not moved:
                return [await self._here(lambda hub: desk.carry_out(hub, request))]
            await asyncio.sleep(PAUSE)
        raise NoAnswer("this table is on its way between processes; try again in a moment")

    async def _servers(self) -> list[Peer]:
        """Who says in the database that they run on it."""
        file = file_of(self.url)
        if file is not None:
            if not file.path.exists():
                raise BadDatabase(f"there is no {file.path}")
            try:
                with closing(sqlite3.connect(f"{file.path.absolute().as_uri()}?mode=ro", uri=True)) as reading:
                    return [Peer(*row) for row in reading.execute(_ALIVE)]
            except sqlite3.DatabaseError:
                return []  # too old, or damaged: who opens it says so
        engine = create_async_engine(self.url)
        try:
            line = await connect(engine)
            try:
                return [Peer(*row.values()) for row in await line.fetch(f"{_ALIVE} AND until > {NOW}")]
            except Exception as error:
                if getattr(error, "sqlstate", "") == "42P01":  # no tables yet
                    return []
                raise
            finally:
                await line.close()
        finally:
            await engine.dispose()

    async def _here(self, work: Callable[[Hub], Awaitable[T]]) -> T:
        """No server runs: as one would do it."""
        sqlite = self.url.startswith("sqlite")
        hub = Hub(Settings(db=self.url, jobs=1 if sqlite else 0))
        await hub.open()
        try:
            return await work(hub)
        finally:
            await hub.close()


async def _post(peer: Peer, request: desk.Request) -> Any:
    """Raises NotAsked where nobody is there who knows us."""
    try:
        async with asyncio.timeout(ANSWER):
            status, headers, said = await ask_directly(peer, TARGET, msgspec.json.encode(request))
    except (OSError, TimeoutError, asyncio.IncompleteReadError, h11.ProtocolError):
        raise NoAnswer(f"the server at {peer.address} does not answer") from None
    if any(name == MOVED for name, _ in headers):
        raise NotOurs(None)
    try:
        answer = msgspec.json.decode(said) if said else None
    except msgspec.DecodeError:
        raise NotAsked from None  # somebody else listens there by now
    if status == 200:
        return answer
    problem: dict[str, Any] = answer if isinstance(answer, dict) else {}
    code = str(problem.get("code", ""))
    if status == 403 or not code:
        raise NotAsked  # another server has this address by now
    raise Refused(code, str(problem.get("message", "")))
