"""One's own games: the seat's secret is not in the address, and what is over can be found again."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import House, Person

Sit = Callable[..., Person]


def test_the_secret_leaves_the_address_and_finished_games_are_found_again(house: House, sit: Sit) -> None:
    """Reviews: "the address bar holds #seat=SECRET" and "a finished game disappears from yours"."""
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    shared = ada.page.url
    assert shared == f"{house.address}/t/{made['id']}"
    ada.page.reload()  # the same page knows its seat
    ada.shown(ada.decision()["number"])
    bob = sit(shared)  # another browser gets none
    bob.page.locator("h1").first.wait_for()
    assert not bob.views

    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Rematch").wait_for()
    ada.page.get_by_role("link", name="To all tables").click()
    ada.page.get_by_role("heading", name="My games").wait_for()
    ada.page.set_viewport_size({"width": 390, "height": 844})  # nothing sticks out on a phone
    root = "document.documentElement"
    assert ada.wait(lambda: bool(ada.page.evaluate(f"{root}.clientWidth === 390")))
    assert ada.page.evaluate(f"{root}.scrollWidth") == 390
    ada.page.get_by_role("button", name="Result: Ironwood: lost").click()
    ada.page.get_by_role("button", name="Rematch").wait_for()
    ada.page.go_back()
    ada.page.get_by_role("link", name="Replay: Ironwood: lost").click()
    ada.page.get_by_role("button", name="Analyse").first.wait_for()
