from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.table import PATIENCE, House, Person
from weald.table.static_files import STATIC

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip


expect.set_options(timeout=1000 * PATIENCE)


# Not for the whole session: while Playwright runs, nothing else in this process can use asyncio.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.fail("browser tests need Debian's chromium: apt-get install chromium (.ci/run does)")
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: make setup")
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("house"))
    yield place
    place.close()


@pytest.fixture
def sit(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Open a link in a browser of its own. No page may complain."""
    people: list[Person] = []

    def open_(link: str, **more: Any) -> Person:
        people.append(Person(browser, house, link, **more))
        return people[-1]

    yield open_
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.close()
    assert errors == []


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    return tmp_path
