"""What a host can set, with defaults for a table among friends."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """Nobody needs more than this by playing."""

    body: int = 512 * 1024  # bytes in a request
    message: int = 4 * 1024  # bytes in a WebSocket message
    burst: int = 60  # messages a socket may send at once ...
    rate: float = 20.0  # ... and per second in the long run
    messages_per_address: float = 100.0  # per second, over all its sockets; then they wait for each other
    strikes: int = 40  # refused messages until a socket is closed
    backlog: int = 1 << 20  # bytes a socket may leave unread
    connections: int = 1000  # that are not (yet) sockets of a table
    connections_per_address: int = 100
    request_seconds: float = 30.0  # for a whole request to arrive
    sockets: int = 4000
    sockets_per_address: int = 100
    tables_per_address: int = 60  # made per hour
    joins_per_address: int = 60  # seats taken per hour; a third of them at once
    requests_per_address: int = 40  # per second; four times as many at once
    live_tables: int = 5000
    replays_waiting: int = 3  # records that an address may let wait to be replayed or looked at


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 0
    db: str = "sqlite+aiosqlite:///weald.db"
    jobs: int = 1  # processes for AI seats; 0 on PostgreSQL: workers elsewhere think
    inside: str = ""  # where other processes on the same PostgreSQL reach this one: an address, perhaps with a port
    origins: tuple[str, ...] = ()  # further addresses browsers may come from, e.g. https://weald.example
    behind_proxy: bool = False  # believe X-Forwarded-* from the proxy on this machine
    private_webhooks: bool = False
    idle: float = 300.0  # seconds until a table nobody looks at leaves memory
    pace: float = 0.6  # seconds an AI seat takes at least where only AI seats play
    pause: tuple[float, float] = (1.5, 3.0)  # secret forced answers: seconds at least, and the scale of what is added
    checkpoint_every: int = 50  # rows, and at every round
    grace: float = 15.0  # seconds after a start in which no flag falls and nobody counts as absent
    silence: float = 900.0  # seconds after which somebody who is asked and does nothing counts as absent
    beat: float = 10.0  # seconds between signs of life in the database
    preload: tuple[str, ...] = ()  # modules to import first, here and in the workers (games of your own)
    limits: Limits = field(default_factory=Limits)

    @property
    def loopback(self) -> bool:
        return self.host in {"127.0.0.1", "localhost", "::1"}
