from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table import toygame
from tests.table.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table") / "weald.db")
    yield running
    if running.process.poll() is None:
        assert running.stop() in {0, -15}


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """The toy game is known to these tests alone: tests of all games must not meet it."""
    with toygame.known():
        yield
