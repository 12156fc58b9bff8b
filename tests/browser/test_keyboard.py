"""A whole turn without a pointer: by the keys that stand on the choices, and by Tab and Enter in the plain list alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.table import House, Person

Sit = Callable[..., Person]
TABLES: list[tuple[str, list[str]]] = [("root", ["marquise", "eyrie:ai"]), ("defenders", ["order", "council:ai"])]
SOME = 8  # choices: setting up, and a turn


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_a_turn_by_the_keys_of_the_choices(house: House, sit: Sit, game: str, seats: list[str]) -> None:
    ada = sit(house.table(game=game, seats=seats)["seats"][0]["link"])
    for _ in range(SOME):
        decision = ada.decision()
        ada.shown(decision["number"])
        key = ada.page.locator(".prompt .list .choice kbd").first
        chosen = key.locator("xpath=..").get_attribute("data-option")
        ada.page.keyboard.press(key.inner_text())
        ada.passed(decision["number"], str(chosen))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_a_turn_by_the_plain_list(house: House, sit: Sit, game: str, seats: list[str]) -> None:
    ada = sit(house.table(game=game, seats=seats)["seats"][0]["link"])
    for _ in range(SOME):
        decision = ada.decision()
        ada.shown(decision["number"])
        ada.page.locator("#question").focus()  # where the focus goes by itself once somebody has chosen
        assert tab_to_a_choice(ada, decision), decision["prompt"]
        ada.page.keyboard.press("Enter")
        ada.passed(decision["number"])


def tab_to_a_choice(person: Person, decision: dict[str, Any]) -> bool:
    offered = {option["id"] for option in decision["options"]}
    for _ in range(6):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.dataset.option ?? ''") in offered:
            return True
    return False
