"""axe finds nothing on any page, at no table, in either light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.table import ROOT, House, Person

Sit = Callable[..., Person]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS = pytest.mark.parametrize("light", ["light", "dark"])


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations)")
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@LIGHTS
@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_a_table(house: House, sit: Sit, game: str, light: str) -> None:
    ada = sit(house.table(game=game)["seats"][0]["link"], color_scheme=light, reduced_motion="reduce")
    ada.shown(ada.decision()["number"])
    ada.page.wait_for_load_state("networkidle")
    assert violations(ada.page) == []


@LIGHTS
@pytest.mark.parametrize("path", ["/", "/about/root", "/rules/root", "/rules/wonderland"])
def test_a_page(house: House, browser: Browser, path: str, light: str) -> None:
    context = browser.new_context(color_scheme=light, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(house.address + path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    context.close()
