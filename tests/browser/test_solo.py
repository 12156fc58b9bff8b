"""Ironwood alone in a real browser: a whole game against Ironbot, its turns told as stories, and companion mode."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import House, Person, option

Sit = Callable[..., Person]


def solo(house: House, **options: Any) -> dict[str, Any]:
    made: dict[str, Any] = house.call("POST", "/api/tables", {"game": "ironwood", "options": options})
    return made


def easy(decision: dict[str, Any]) -> dict[str, Any]:
    """Whoever passes every turn has soon lost."""
    return option(decision, "draw 2", "pass", "no", "stay", "done", "discard .*", ".*")


def digest(person: Person) -> Any:
    return person.page.locator(".digest")


def asked(person: Person, *prompts: str) -> None:
    assert person.wait(lambda: bool(person.view["decisions"]) and person.decision()["prompt"] in prompts)


def test_a_whole_game_against_ironbot(house: House, sit: Sit) -> None:
    """From the lobby in three clicks; the bot answers at once, tells its turn, and wins."""
    ada = sit("/")
    ada.page.get_by_role("radio", name="Ironwood").click()
    ada.page.get_by_label("Who plays Ironclad").select_option("rules:ironbot")
    ada.page.get_by_role("slider", name="Difficulty").fill("9")
    ada.page.get_by_role("button", name="Create the table").click()
    ada.page.wait_for_url(re.compile(r"/t/"))
    assert ada.decision(60)["prompt"] == "first-draw"
    assert ada.view["options"]["solo"] == "ironbot"
    assert ada.view["options"]["level"] == 9
    panel = ada.page.locator(".seat", has_text="Ironbot")
    panel.get_by_text("Approach").wait_for()
    told = 0
    for _ in range(200):
        if ada.view["over"]:
            break
        assert ada.view["waiting"] == [0]  # the bot never keeps anybody waiting
        ada.play(lambda _, decision: easy(decision))
        assert ada.wait(lambda: ada.asked or ada.over)
        if not ada.over and any(entry["kind"].startswith("bot-") for entry in ada.news):
            digest(ada).locator("li").first.wait_for()  # it comes after the question
            told += 1
    assert ada.view["over"], "the game did not end"
    assert ada.view["result"]["winners"] == [1]
    assert ada.view["result"]["how"] == "forges"
    assert told > 5
    ada.page.get_by_role("button", name="Download").wait_for()


def test_the_bots_turn_is_told_step_by_step(house: House, sit: Sit) -> None:
    """It goes on by itself, stops for whoever wants to step, and stays as a digest with every reason and rule."""
    ada = sit(solo(house, solo="ironbot")["seats"][0]["link"], reduced_motion="no-preference")
    assert ada.decision(60)["prompt"] == "first-draw"
    ada.click(option(ada.decision(), "draw 2"))
    asked(ada, "turn")
    ada.click(option(ada.decision(), "pass"))
    asked(ada, "turn", "retreat", "deploy")
    teller = ada.page.locator(".teller")
    teller.get_by_role("button", name="Pause").click()
    assert ada.page.locator(".prompt").count() == 0  # nothing is asked before it has been told
    told = int(teller.get_attribute("data-told") or "0")
    teller.get_by_role("button", name="Next").click()
    assert ada.wait(lambda: int(teller.get_attribute("data-told") or "0") > told)
    teller.get_by_role("button", name="Play on").click()
    ada.page.locator("body").press(" ")  # skip to now
    expect(teller).to_have_count(0)
    assert ada.page.locator(".prompt .choice").first.is_enabled()
    steps = digest(ada).locator("li")
    assert steps.count() > 2
    words = steps.nth(1).locator(".words").inner_text().rsplit(" ", 1)[0]
    assert ada.page.locator(".book li", has_text=words).count() >= 1
    steps.get_by_role("button", name=re.compile("rule 17", re.IGNORECASE)).first.click()
    ada.page.locator(".book").get_by_text("17.").first.wait_for()
    digest(ada).get_by_role("button", name="Close").click()
    expect(steps).to_have_count(0)


def test_without_motion_the_story_is_there_at_once(house: House, sit: Sit) -> None:
    ada = sit(solo(house, solo="woodbot", level=3)["seats"][0]["link"])
    assert ada.decision(60)["prompt"] == "first-draw"
    ada.page.locator(".seat", has_text="Woodbot").get_by_text("Spirits of the Forest").wait_for()
    ada.click(option(ada.decision(), "draw 2"))
    digest(ada).locator("li").first.wait_for()
    assert digest(ada).locator("li").count() > 1
    assert ada.page.locator(".teller").count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_a_round_in_companion_mode(house: House, sit: Sit, phone: bool) -> None:
    """Whoever has the box on the table names the cards: found by name or number, by key or by finger."""
    size = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True} if phone else {}
    ada = sit(solo(house, solo="ironbot", companion=True)["seats"][0]["link"], **size)
    ada.decision(60)
    entered: set[str] = set()
    for _ in range(60):
        if ada.view["over"] or ada.view["round"] > 1:
            break
        decision = ada.decision()
        number, prompt = decision["number"], decision["prompt"]
        if prompt.startswith("enter-") and len(decision["options"]) > 14:
            entered.add(prompt)
            ada.shown(number)
            field = ada.page.get_by_role("searchbox")
            wanted = decision["options"][-1]
            grid = ada.page.locator(".grid button")
            expect(grid).to_have_count(len(decision["options"]))
            if phone:
                assert grid.first.bounding_box()["height"] >= 43.5  # type: ignore[index]
                field.fill("zzz")
                ada.page.get_by_text("Nothing like this").wait_for()
                field.fill(wanted["at"].lower())
                grid.first.tap()
            else:
                ada.page.keyboard.press("/")
                ada.page.keyboard.type(wanted["at"])
                expect(grid).to_have_count(1)
                ada.page.keyboard.press("Enter")
            ada.passed(number, prompt)
        elif prompt.startswith("enter-"):
            entered.add(prompt)
            ada.press(decision["options"][0])
            ada.passed(number, prompt)
        else:
            ada.press(easy(decision))
            ada.passed(number, prompt)
        if not ada.view["over"] and ada.view["decisions"] and phone:
            assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert ada.view["round"] == 2
    assert {"enter-draw", "enter-card"} <= entered
    assert ada.view["position"]["phase"] in {"preparation", "action"}
