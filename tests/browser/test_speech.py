"""From the lobby to a table for beginners: the computer players say why they move, in the language of the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import House, Person

Sit = Callable[..., Person]


def test_at_a_table_for_beginners_the_others_say_why(house: House, sit: Sit) -> None:
    ada = sit("/", locale="cs-CZ")
    ada.page.get_by_role("button", name="Stůl pro začátečníky").click()
    ada.page.locator(".prompt, .teller").first.wait_for()

    def said() -> bool:
        return any('"because"' in text for text in ada.heard)

    while not said():
        decision = ada.decision()
        ada.press(decision["options"][0])
        ada.passed(decision["number"])
    # In the log, in quotation marks, after what happened.
    expect(ada.page.locator(".words").filter(has_text=re.compile("„.+[.!]“")).first).to_be_attached()
    expect(ada.page.locator("body")).not_to_contain_text("because-")
