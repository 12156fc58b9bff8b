"""Several processes accept from one listening socket, and whoever has least to do comes first.

The usual way is to accept until nobody waits any more, so that one process gets nearly everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING

import uvicorn

from weald.table.leases import Shared
from weald.table.logs import fault

if TYPE_CHECKING:
    from weald.table.hub import Hub

AFTER_YOU = 0.003  # seconds a process with more connections leaves to the others
MARGIN = 4  # connections more than another has


class Acceptor:
    def __init__(self, server: uvicorn.Server, listening: socket.socket, hub: Hub) -> None:
        self.server = server
        self.listening = listening
        self.hub = hub

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.listening.setblocking(False)
        self.loop.add_reader(self.listening, self._somebody)
        try:
            await asyncio.Event().wait()
        finally:
            self.loop.remove_reader(self.listening)

    def _somebody(self) -> None:
        if self.server.should_exit:
            self.loop.remove_reader(self.listening)
            return
        leases = self.hub.store.leases
        if (
            isinstance(leases, Shared)
            and leases.load() > min(leases.loads.values(), default=0) + MARGIN
            and leases.loads
        ):
            self.loop.remove_reader(self.listening)
            self.loop.call_later(AFTER_YOU, self._again)
            return
        self._accept()

    def _again(self) -> None:
        if not self.server.should_exit:
            self._accept()
            self.loop.add_reader(self.listening, self._somebody)

    def _accept(self) -> None:
        """One, and the next in the next turn: by then another process may have it."""
        with contextlib.suppress(OSError):
            connection, _ = self.listening.accept()
            connection.setblocking(False)
            self.hub.spawn(self._welcome(connection))

    async def _welcome(self, connection: socket.socket) -> None:
        config, state = self.server.config, self.server.server_state
        try:
            await self.loop.connect_accepted_socket(
                lambda: config.http_protocol_class(config, state, self.server.lifespan.state),  # type: ignore[call-arg]
                connection,
            )
        except OSError as error:
            fault("accept-failed", error)
            connection.close()
