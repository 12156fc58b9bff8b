"""The application: routes, guard and pages around one hub."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import weald
from weald.table.collector import Collector
from weald.table.desk_page import ROUTES as DESK
from weald.table.events.http import ROUTES as EVENTS
from weald.table.http import HANDLERS, ROUTES
from weald.table.hub import Hub
from weald.table.letters.http import ROUTES as LETTERS
from weald.table.middleware import Middleware
from weald.table.people.http import ROUTES as ACCOUNTS
from weald.table.people.http_games import ROUTES as PEOPLE
from weald.table.people.http_privacy import ROUTES as PRIVACY
from weald.table.settings import Settings
from weald.table.standing.http import ROUTES as STANDING
from weald.table.static_files import STATIC, StaticFiles


def make_app(settings: Settings, hub: Hub | None = None, collector: Collector | None = None) -> ASGIApp:
    hub = hub or Hub(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        if collector is not None:
            hub.spawn(collector.run(hub))
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        [*ROUTES, *ACCOUNTS, *PEOPLE, *LETTERS, *PRIVACY, *STANDING, *EVENTS, *DESK],
        state=State({"hub": hub}),
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            "gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            "Weald table", weald.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Middleware(app, hub, StaticFiles(STATIC))
