from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table import databases, toygame
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that their module names in ``BOTH_DATABASES`` are run on SQLite and on PostgreSQL."""
    if metafunc.function.__name__ in getattr(metafunc.module, "BOTH_DATABASES", ()):
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    if getattr(request, "param", "sqlite") == "sqlite":
        yield
    else:
        with databases.new_postgres():
            yield
