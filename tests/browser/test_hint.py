"""*What would you do?* against programs; nothing of the kind where people play."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import House, Person

Sit = Callable[..., Person]


def test_a_hint_names_three_choices_and_why(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    decision = ada.decision()
    ada.shown(decision["number"])
    ada.page.get_by_role("button", name="What would you do?").click()
    lines = ada.page.locator(".hint li")
    expect(lines.first).to_contain_text("of 100 games")
    assert 1 <= lines.count() <= 3
    ada.press(decision["options"][0])
    ada.passed(decision["number"])
    expect(ada.page.locator(".hint")).to_have_count(0)  # it was about that question


def test_no_hint_where_people_play(house: House, sit: Sit) -> None:
    ada = sit(house.table()["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    assert ada.page.get_by_role("button", name="What would you do?").count() == 0
