"""``weald serve``: one command, one file of data."""

from __future__ import annotations

import asyncio
import importlib
import os
import socket
import sys
from pathlib import Path

import uvicorn
from sqlalchemy.engine import make_url

from weald.table.app import make_app
from weald.table.collector import calm
from weald.table.connections import Door, protocols
from weald.table.database_file import BadDatabase
from weald.table.database_server import look
from weald.table.hub import Hub
from weald.table.logs import set_up
from weald.table.settings import Limits, Settings

PORT = 8000


def run(
    host: str = "127.0.0.1", port: int | None = None, db: str | None = None, jobs: int | None = None,
    origins: tuple[str, ...] = (), behind_proxy: bool = False, allow_private_webhooks: bool = False,
    idle: float = 300.0, settings: Settings | None = None,
) -> None:  # fmt: skip
    """Serve until stopped. Without ``port`` the usual one is taken, or any free one when that is busy."""
    settings = settings or Settings(
        host=host, port=port or 0, db=database(db), jobs=default_jobs() if jobs is None else jobs, origins=origins,
        behind_proxy=behind_proxy, private_webhooks=allow_private_webhooks, idle=idle, limits=Limits(),
    )  # fmt: skip
    set_up()
    for module in settings.preload:
        importlib.import_module(module)
    try:
        hub = Hub(settings)
        if hub.store.sqlite:
            hub.store.lock()
        else:
            asyncio.run(look(hub.store.engine))
    except BadDatabase as error:
        raise SystemExit(f"weald: {error}") from None
    except ModuleNotFoundError as error:
        raise SystemExit(f"weald: {error.name} is missing; for PostgreSQL: pip install 'weald[postgres]'") from None
    listening = listen(settings.host, port)
    address = shown_address(settings.host, listening.getsockname()[1])
    hub.address = settings.origins[0].rstrip("/") if settings.origins else address
    http, ws = protocols(Door(settings))
    config = uvicorn.Config(
        make_app(settings, hub), http=http, ws=ws, log_config=None, access_log=False, server_header=False, date_header=False,
        ws_max_size=4 * settings.limits.message, ws_per_message_deflate=False, ws_ping_interval=20.0,
        ws_ping_timeout=20.0, ws_max_queue=32, proxy_headers=settings.behind_proxy, forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=10, timeout_keep_alive=20, h11_max_incomplete_event_size=16_384,
    )  # fmt: skip
    calm()
    print(f"Weald is at {address}", flush=True)
    if (file := make_url(settings.db).database) and settings.db.startswith("sqlite"):
        print(f"games are kept in {file}; Ctrl-C stops the server", flush=True)
    try:
        uvicorn.Server(config).run([listening])
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        listening.close()


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
