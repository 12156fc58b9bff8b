"""A record from a file: step by step, and as the search sees it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tests.browser.table import ROOT, House, Person

RECORD = ROOT / "tests" / "corpus" / "ironwood" / "game-01-totems.weald"


def test_a_record_is_analysed(house: House, sit: Callable[..., Person]) -> None:
    person = sit(house.address)
    page = person.page
    page.set_input_files("input[type=file]", RECORD)
    page.get_by_role("button", name="Analyse this game").click()
    curve = page.get_by_role("img", name="Chances to win")
    curve.wait_for(timeout=60_000)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Analyse this game").wait_for(timeout=60_000)
    assert page.locator(".analysis .chances li").count() == 2
    page.keyboard.press("ArrowRight")
    pictures = os.environ.get("WEALD_SHOTS")
    if pictures:
        page.screenshot(path=Path(pictures) / "analysis.png")
