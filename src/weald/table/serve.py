"""``weald serve``: one command, one file of data."""

from __future__ import annotations

import asyncio
import importlib
import os
import socket
import sys
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.engine import make_url

from weald.table.accepting import Acceptor
from weald.table.app import make_app
from weald.table.collector import Collector
from weald.table.connections import Door, protocols
from weald.table.database_file import BadDatabase
from weald.table.database_server import look
from weald.table.hub import Hub
from weald.table.logs import set_up
from weald.table.settings import Settings

PORT = 8000


def run(
    port: int | None = None, db: str | None = None, jobs: int | None = None, processes: int = 1,
    settings: Settings | None = None, **more: Any,
) -> None:  # fmt: skip
    """Serve until stopped, with ``settings`` or with those that are given one by one. Without ``port`` the usual one is
    taken, or any free one when that is busy."""
    settings = settings or Settings(
        port=port or 0, db=database(db), jobs=default_jobs() if jobs is None else jobs, **more
    )
    set_up()
    file = make_url(settings.db).database if settings.db.startswith("sqlite") else None
    if file is not None and processes > 1:
        raise SystemExit("weald: a file has one server; several processes need PostgreSQL (--db postgresql://...)")
    if file is not None and not settings.jobs:
        raise SystemExit("weald: --jobs 0 leaves thinking to other machines, and these need PostgreSQL")
    for module in settings.preload:
        importlib.import_module(module)
    hub = prepare(settings, inside=processes == 1)
    listening = listen(settings.host, port)
    print(f"Weald is at {shown_address(settings.host, listening.getsockname()[1])}", flush=True)
    if file is not None:
        print(f"games are kept in {file}; Ctrl-C stops the server", flush=True)
    if processes > 1:
        from weald.table.processes import Keeper

        sys.exit(Keeper(settings, listening).run(processes))
    serve(settings, hub, listening)


def prepare(settings: Settings, inside: bool = True) -> Hub:
    """A hub whose database can be used; ``inside``: other processes find their way to it. Problems end the program with
    a sentence."""
    try:
        hub = Hub(settings)
        if hub.store.sqlite:
            hub.store.lock()
        else:
            seen = asyncio.run(look(hub.store.engine))
            if inside:
                hub.inside, hub.store.leases.address = inside_door(settings.inside or seen)
    except BadDatabase as error:
        raise SystemExit(f"weald: {error}") from None
    except ModuleNotFoundError as error:
        raise SystemExit(f"weald: {error.name} is missing; for PostgreSQL: pip install 'weald[postgres]'") from None
    return hub


def inside_door(wanted: str) -> tuple[socket.socket, str]:
    """Where other processes come in, and its address."""
    host, port = (wanted.partition(":")[::2]) if wanted.count(":") == 1 else (wanted.strip("[]"), "")
    door = listen(host, int(port or 0))
    return door, f"{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}"


def serve(settings: Settings, hub: Hub, listening: socket.socket, together: bool = False) -> None:
    """Until stopped. ``together``: other processes accept from the same socket."""
    address = shown_address(settings.host, listening.getsockname()[1])
    hub.address = settings.origins[0].rstrip("/") if settings.origins else address
    door = hub.door = Door(settings, hub.store.leases.is_peer)
    http, ws = protocols(door, hub)
    if hub.store.sqlite:
        hub.store.leases.address = address.removeprefix("http://")
    collector = Collector()
    config = uvicorn.Config(
        make_app(settings, hub, collector), http=http, ws=ws, log_config=None, access_log=False, server_header=False, date_header=False,
        ws_max_size=4 * settings.limits.message, ws_per_message_deflate=False, ws_ping_interval=20.0,
        ws_ping_timeout=20.0, ws_max_queue=32, proxy_headers=settings.behind_proxy, forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=10, timeout_keep_alive=20, h11_max_incomplete_event_size=16_384,
    )  # fmt: skip
    collector.calm()
    server = uvicorn.Server(config)
    hub.store.leases.load = lambda: door.inside + len(hub.tables)
    doors = [listening] if hub.inside is None else [listening, hub.inside]
    if together:
        hub.duties.append(Acceptor(server, listening, hub).run())
        doors.remove(listening)
    try:
        server.run(doors)
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        for each in doors:
            each.close()


def database(db: str | None) -> str:
    """A database's address: what was given (a URL, or the path of a file), or one file in the user's data folder."""
    if db is None:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "weald"
        base.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite+aiosqlite:///{base / 'weald.db'}"
    if "://" not in db:
        return f"sqlite+aiosqlite:///{Path(db).absolute()}"
    scheme, _, rest = db.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def default_jobs() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def listen(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in (port,) if port is not None else (PORT, 0):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError as error:
            listening.close()
            if port is not None:
                raise SystemExit(f"weald: cannot listen on {host} port {port}: {error.strerror}") from None
            continue
        listening.listen(1024)
        listening.setblocking(False)
        return listening
    raise SystemExit(f"weald: cannot listen on {host}")


def shown_address(host: str, port: int) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{port}"
