"""A whole turn without a pointer: by the keys that stand on the choices, and by Tab and Enter in the plain list alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.table import House, Person

Sit = Callable[..., Person]
TABLES = pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("ironwood", ["woodwalkers", "ironclad:ai"]),
        ("root", ["marquise", "eyrie:ai"]),
        ("wonderland", ["alice", "mad_hatter:ai"]),
        ("defenders", ["order", "council:ai"]),
    ],
    ids=["ironwood", "root", "wonderland", "defenders"],
)
ENDS = ("end", "done", "pass", "stop", "stay")
MOST = 60  # choices: setting up, and a turn


@TABLES
def test_a_turn_by_the_keys_of_the_choices(house: House, sit: Sit, game: str, seats: list[str]) -> None:
    def press(ada: Person, decision: dict[str, Any], last: str) -> str:
        first = ada.page.locator(".prompt .list .choice:has(kbd)").first
        meant = last or first.get_attribute("data-option") or ""
        ada.page.keyboard.press("e" if last else first.locator("kbd").inner_text())
        return meant

    a_whole_turn(sit(house.table(game=game, seats=seats)["seats"][0]["link"]), press)


@TABLES
def test_a_turn_by_the_plain_list(house: House, sit: Sit, game: str, seats: list[str]) -> None:
    def press(ada: Person, decision: dict[str, Any], last: str) -> str:
        if ada.page.evaluate(
            "document.activeElement === document.body"
        ):  # on arrival the first stop leads to the question
            ada.page.keyboard.press("Tab")
            ada.page.keyboard.press("Enter")
        # Once somebody has chosen, the focus goes there by itself.
        assert ada.wait(lambda: bool(ada.page.evaluate("document.activeElement?.id === 'question'")))
        reached = tab_to(ada, {last} if last else {option["id"] for option in decision["options"]})
        assert reached, decision["prompt"]
        ada.page.keyboard.press("Enter")
        return reached

    a_whole_turn(sit(house.table(game=game, seats=seats)["seats"][0]["link"]), press)


def a_whole_turn(ada: Person, press: Callable[[Person, dict[str, Any], str], str]) -> None:
    """From the first question of the first round until the others have had their turn and it is mine again. Once a few
    things have been done, what ends or declines something is chosen. What was pressed is what reaches the table."""
    made = 0
    mark: int | None = None
    for _ in range(MOST):
        decision = ada.decision()
        number = decision["number"]
        ada.shown(number)
        if mark is None and ada.view["round"] > 0:
            mark, made = number, 0
        if mark is not None and made >= 3 and others_since(ada, mark):
            return
        ending = [option["id"] for option in decision["options"] if option["id"] in ENDS]
        pressed = press(ada, decision, ending[0] if made >= 6 and len(ending) == 1 else "")
        ada.passed(number)
        assert chosen(ada) == (number, pressed)
        made += 1
    raise AssertionError(f"no turn was over after {MOST} choices")


def others_since(ada: Person, number: int) -> bool:
    """Did others do something after that choice, in all that has reached the page?"""
    for text in ada.heard:
        message = json.loads(text)
        for entry in message.get("log", []) if message.get("type") == "view" else []:
            if entry["number"] > number and entry["seat"] not in (None, ada.view["you"]):
                return True
    return False


def chosen(person: Person) -> tuple[int, str]:
    """The last choice this browser sent: the decision and the option."""
    message = next(said for text in reversed(person.said) if (said := json.loads(text))["type"] == "choose")
    return message["number"], message["option"]


def tab_to(person: Person, wanted: set[str]) -> str:
    for _ in range(40):
        person.page.keyboard.press("Tab")
        reached: str = person.page.evaluate("document.activeElement?.dataset.option ?? ''")
        if reached in wanted:
            return reached
    return ""
