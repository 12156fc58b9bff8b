"""axe finds nothing on any page, at no table, in either light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.staged import Staged
from tests.browser.table import ROOT, House, Person, preferring

Sit = Callable[..., Person]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
WIDTHS = pytest.mark.parametrize("width", [1366, 390])


def violations(page: Page) -> list[str]:
    """Of a page as it stands, by day and by night."""
    page.evaluate(AXE.read_text("utf-8"))
    found = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        while page.evaluate("document.getAnimations().some((a) => a.playState === 'running')"):  # colours fade
            page.wait_for_timeout(25)
        run = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations)")
        found += [f"{light}, {one['id']}: {node['html'][:160]}" for one in run for node in one["nodes"]]
    return found


@GAMES
@WIDTHS
def test_a_table(house: House, sit: Sit, game: str, width: int) -> None:
    ada = sit(house.table(game=game)["seats"][0]["link"], width=width, height=844)
    ada.shown(ada.decision()["number"])
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []


@WIDTHS
def test_what_opens_over_a_table(house: House, browser: Browser, width: int) -> None:
    """Settings, the list of keys, a card held up to read: the same in every game."""
    ada = Staged(browser, house, "root-start", width=width, height=844)
    ada.settled()
    dialog = ada.page.locator("dialog[open]")
    held = '.hand [data-card="tax_collector"]'  # nothing can be done with it now
    if width < 860:
        ada.page.get_by_role("button", name="Hand").click()
    ways: list[Callable[[], None]] = [
        lambda: ada.page.get_by_role("button", name="Settings").first.click(),
        lambda: ada.page.keyboard.press("?"),
        lambda: ada.page.locator(held).first.click(position={"x": 12, "y": 30}),
    ]
    for opens in ways:
        opens()
        dialog.wait_for()
        assert violations(ada.page) == []
        ada.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
    ada.close()


@GAMES
@WIDTHS
def test_the_aid(house: House, sit: Sit, game: str, width: int) -> None:
    ada = sit(house.table(game=game)["seats"][0]["link"], width=width, height=844)
    ada.shown(ada.decision()["number"])
    ada.page.locator("dialog").nth(1).wait_for(state="attached")  # they come after the first view
    ada.page.keyboard.press("i")
    ada.page.locator("dialog[open] .aid li").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []


@GAMES
@WIDTHS
def test_what_happened_since_the_last_turn(house: House, browser: Browser, game: str, width: int) -> None:
    ada = Staged(browser, house, f"{game}-story", width=width, height=844)
    ada.settled()
    ada.tell()
    ada.settled()
    ada.page.locator(".digest").first.wait_for()
    assert violations(ada.page) == []
    ada.close()


@pytest.mark.parametrize(
    "story", ["retreat", "root-battle", "wonderland-battle", "wonderland-forge", "defenders-breach"]
)
def test_a_battle_on_the_stage(house: House, browser: Browser, story: str) -> None:
    ada = Staged(browser, house, story)
    ada.settled()
    assert violations(ada.page) == []
    ada.close()


@GAMES
@WIDTHS
def test_the_end(house: House, browser: Browser, game: str, width: int) -> None:
    ada = Staged(browser, house, f"{game}-result", width=width, height=844)
    ada.page.get_by_role("button", name="Rematch").wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []
    ada.close()


@GAMES
def test_a_replay(house: House, sit: Sit, game: str) -> None:
    record = min((ROOT / "tests" / "corpus" / game).glob("*.weald"))
    ada = sit(house.address)
    ada.page.set_input_files("input[type=file]", record)
    ada.page.get_by_role("button", name="Analyse this game").wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []


@WIDTHS
def test_my_games(house: House, sit: Sit, width: int) -> None:
    """One of each kind: over, and waiting for me."""
    ada = sit(house.table(seats=["woodwalkers", "ironclad:ai"])["seats"][0]["link"], width=width, height=844)
    ada.play(preferring(), on_board=False)
    ada.shown(ada.decision()["number"])
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Rematch").wait_for()
    ada.views = {}
    ada.page.goto(house.address + house.table(game="root", seats=["marquise", "eyrie:ai"])["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    ada.page.goto(house.address)
    ada.page.get_by_role("heading", name="My games").wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []


@pytest.mark.parametrize("width", [1366, 390])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/about/ironwood",
        "/about/root",
        "/about/wonderland",
        "/about/defenders",
        "/rules/ironwood",
        "/rules/root",
        "/rules/wonderland",
        "/rules/defenders",
        "/account",
        "/standing/root",
    ],
)
def test_a_page(house: House, sit: Sit, path: str, width: int) -> None:
    ada = sit(house.address + path, width=width, height=844)
    ada.page.locator("h1").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []


def test_the_door_of_a_table(house: House, sit: Sit) -> None:
    made = house.table(game="root", seats=["marquise", "eyrie:open"])
    ada = sit(f"{house.address}/t/{made['id']}")
    ada.page.locator("h1").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []
