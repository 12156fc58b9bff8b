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


def test_no_hint_where_people_play_unless_they_agree_to_it(house: House, sit: Sit) -> None:
    links = [seat["link"] for seat in house.table()["seats"]]
    ada, bob = sit(links[0]), sit(links[1])
    ada.shown(ada.decision()["number"])
    assert ada.page.get_by_role("button", name="What would you do?").count() == 0
    # One asks for it in the settings, the other agrees in the notice, then everybody may.
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Ask the others for hints").click()
    expect(ada.page.get_by_text("The others have been asked.")).to_be_visible()
    bob.page.get_by_role("alert").get_by_role("button", name="Agree").click()
    expect(ada.page.get_by_role("button", name="No more hints for anybody")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="What would you do?").click()
    expect(ada.page.locator(".hint li").first).to_contain_text("of 100 games")
    # ... until one has had enough.
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_role("button", name="No more hints for anybody").click()
    expect(ada.page.get_by_role("button", name="What would you do?")).to_have_count(0)
