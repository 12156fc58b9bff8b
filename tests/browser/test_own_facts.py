"""A host's own data file reaches the screen: numbers, card faces and texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.table import House, Person

OWN = """
game = "ironwood"

[cards_woodwalkers.WW02]
combat = {damage = 7, defense = 0, dominance = 1}

[texts.en]
"card-WW02" = "My Quick Strike"
"card-WW02.text" = "As printed on my card."
"""


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "mine.toml").write_text(OWN, "utf-8")
    house = House(tmp_path, WEALD_DATA_OVERRIDE=str(tmp_path / "mine.toml"))
    yield house
    house.close()


def test_an_override_changes_card_faces_texts_and_numbers_in_the_browser(browser: Browser, corrected: House) -> None:
    seats = [{"side": "woodwalkers", "kind": "me"}, {"side": "ironclad", "kind": "open"}]
    made = corrected.call("POST", "/api/tables", {"game": "ironwood", "seats": seats})
    ada = Person(browser, corrected, f"/t/{made['id']}#seat={made['seats'][0]['token']}")
    try:
        card = ada.page.get_by_role("button", name="My Quick Strike").or_(ada.page.get_by_text("My Quick Strike")).first
        card.wait_for(timeout=60_000)
        face = ada.page.locator(".card", has_text="My Quick Strike").first
        assert "7" in face.inner_text()
        assert "As printed on my card." in ada.page.content()
        assert ada.errors == []
    finally:
        ada.close()
