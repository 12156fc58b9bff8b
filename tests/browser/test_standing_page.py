"""Standings in the browser: a game that counts, from the switch in the lobby to the places."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import fits, photograph, sign_up
from tests.browser.table import House, Person
from tests.browser.test_axe import violations

Sit = Callable[..., Person]


def test_a_rated_game_moves_my_rating(house: House, sit: Sit) -> None:
    ada = sit("/account")
    page = ada.page
    sign_up(ada, "Rated Ada")
    page.goto(house.address)
    page.get_by_role("button", name="Options of the game").click()
    page.get_by_role("switch", name="Let it count for the standings").check()
    page.get_by_role("button", name="Create the table").click()
    assert ada.wait(lambda: bool(ada.views))
    expect(page.locator("header").get_by_text("Rated")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    page.keyboard.press("Escape")
    moved = page.get_by_text("Your rating: 1500 →")
    expect(moved).to_be_visible()
    found = re.search(r"1500 → (\d+) \(± (\d+)\)", moved.inner_text())
    assert found is not None
    rating, margin = found.groups()
    assert int(rating) < 1500
    assert violations(page) == []
    # Everybody on one scale: the program that has won stands above.
    page.goto(f"{house.address}/standing/ironwood")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("AI: ")
    expect(rows.last).to_contain_text(f"{rating} ± {margin}")
    expect(rows.last).to_contain_text("Rated Ada")
    assert violations(page) == []
    photograph(ada, "standing")
    # Nobody else sees a name unless it was agreed to.
    guest = sit("/standing/ironwood", width=390, height=844)
    expect(guest.page.locator("tbody tr").last).to_contain_text("Somebody")
    with page.expect_response("**/api/account/named"):
        page.get_by_role("switch", name="Show my name here").check()
    guest.page.reload()
    guest.page.get_by_role("link", name="Rated Ada").click()
    expect(guest.page.get_by_text(f"{rating} ± {margin}")).to_be_visible()
    assert fits(guest)
    # Which sides win, and the games themselves.
    guest.page.goto(f"{house.address}/standing/ironwood")
    expect(guest.page.get_by_text("100 % (1 of 1)")).to_be_visible()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="All games as CSV").click()
    assert Path(download.value.path()).read_text().startswith("game,")
    guest.page.get_by_role("tab", name="Root").click()
    expect(guest.page.get_by_text("Nobody has a rating in this season yet.")).to_be_visible()
    assert guest.page.url.endswith("/standing/root")
