"""What a host can set, with defaults for a table among friends. ``weald serve --settings FILE`` reads it from a TOML file;
docs/host.md and deploy/weald.toml describe every line."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

import msgspec


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
    tries_per_address: int = 30  # passwords, codes and passkeys tried per hour; all of them at once
    tries_per_account: int = 15  # the same for one account, from all addresses together
    accounts_per_address: int = 10  # made per hour
    events_per_address: int = 6  # tournaments begun per hour
    entries_per_address: int = 60  # places taken in tournaments per hour; a third of them at once
    dailies_per_address: int = 60  # tries of the deal of the day per hour; a third of them at once


@dataclass(frozen=True)
class Mail:
    """The mail server of the host; without one nobody gets mails."""

    host: str = ""
    port: int = 587
    security: Literal["starttls", "tls", "plain"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""  # the address that mails come from


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
    metrics: bool = False  # show /metrics to everybody who can come
    idle: float = 300.0  # seconds until a table nobody looks at leaves memory
    pace: float = 0.6  # seconds an AI seat takes at least where only AI seats play
    pause: tuple[float, float] = (1.5, 3.0)  # secret forced answers: seconds at least, and the scale of what is added
    checkpoint_every: int = 50  # rows, and at every round
    grace: float = 15.0  # seconds after a start in which no flag falls and nobody counts as absent
    silence: float = 900.0  # seconds after which somebody who is asked and does nothing counts as absent
    beat: float = 10.0  # seconds between signs of life in the database
    accounts: bool = True  # may people have one?
    account_days: float = 0.0  # after so many days accounts that nobody uses are deleted; 0: never
    finished_days: float = 0.0  # after so many days finished tables are deleted; 0: never
    abandoned_days: float = 0.0  # ... and unfinished ones at which nothing has happened since
    desk_key: str = ""  # opens the host's desk as a page, /desk; without one there is none
    preload: tuple[str, ...] = ()  # modules to import first, here and in the workers (games of your own)
    limits: Limits = field(default_factory=Limits)
    mail: Mail = field(default_factory=Mail)

    @property
    def loopback(self) -> bool:
        return self.host in {"127.0.0.1", "localhost", "::1"}

    @property
    def measured(self) -> bool:
        """Whoever comes through a proxy seems to be on this machine, too."""
        return self.metrics or (self.loopback and not self.behind_proxy and not self.origins)


class BadSettings(Exception):
    """A settings file that cannot be used; the message says what and where."""


SHORTEST_KEY = 16  # letters
ZERO = {
    "port",
    "jobs",
    "pace",
    "grace",
    "account_days",
    "finished_days",
    "abandoned_days",
}  # may be 0; every other number means something only above it


def read(file: Path) -> dict[str, Any]:
    """What a settings file says, checked: fields of ``Settings`` (limits made) and ``processes``. Raises BadSettings."""
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file}: {error}") from None
    known = {one.name for one in fields(Settings)} | {"processes"}
    _check(file, "", said, known)
    for table, kind in (("limits", Limits), ("mail", Mail)):
        if not isinstance(said.get(table, {}), dict):
            raise BadSettings(f"{file}: {table} is a table: [{table}]")
        _check(file, f"{table}.", said.get(table, {}), {one.name for one in fields(kind)})
    processes = said.pop("processes", 1)
    if type(processes) is not int:
        raise BadSettings(f"{file}: processes: expected a whole number")
    try:
        made = msgspec.convert(said, Settings)
    except msgspec.ValidationError as error:
        raise BadSettings(f"{file}: {str(error).replace('$.', '')}") from None
    if made.mail.host and "@" not in made.mail.sender:
        raise BadSettings(f"{file}: mail.sender: from which address do mails come?")
    if 0 < len(made.desk_key) < SHORTEST_KEY:
        raise BadSettings(f"{file}: desk_key: at least {SHORTEST_KEY} letters, or somebody guesses it")
    return {name: getattr(made, name) for name in said} | {"processes": processes}


def _check(file: Path, where: str, said: dict[str, Any], known: set[str]) -> None:
    for name, value in said.items():
        if name not in known:
            raise BadSettings(f"{file}: there is no setting {where}{name}")
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if number and not (value >= 0 if name in ZERO else value > 0):
            raise BadSettings(f"{file}: {where}{name} must be {'at least' if name in ZERO else 'more than'} 0")
