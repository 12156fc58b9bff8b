"""Choices say what they do; a press on a place offers what can be done there; what if; things say what they are."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table import House, Person, preferring

Sit = Callable[..., Person]


def picture(page: Page, name: str) -> None:
    """For those who look at it: where the environment names a folder."""
    folder = os.environ.get("WEALD_PICTURES")
    if folder:
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def until(person: Person, prompt: str, *wanted: str) -> dict[str, Any]:
    """Choose what is wanted, else the first, until this is asked."""
    for _ in range(80):
        decision = person.decision()
        if decision["prompt"] == prompt:
            person.shown(decision["number"])
            return decision
        person.play(preferring(*wanted), on_board=False)
    raise AssertionError(f"{prompt} was not asked")


def test_the_marquise_reads_prices_goes_by_places_and_tries_otherwise(house: House, sit: Sit) -> None:
    made = house.table(game="root", seats=["marquise", "eyrie:ai"])
    ada = sit(made["seats"][0]["link"])
    page = ada.page
    decision = until(ada, "marquise-action", "done")
    # A place that the question does not speak of offers what can be done there.
    target = next(o["at"] for o in ada.view["decisions"][0]["options"] if o["id"] == "build") or "c1"
    page.locator(f"[data-place={target}]").first.click()
    offered = page.locator(".reason [data-first]")
    expect(offered.first).to_be_visible()
    picture(page, "choices-here")
    first = offered.first.get_attribute("data-first")
    offered.first.click()
    # Both choices are made: the offered one, and the place.
    assert ada.wait(lambda: ada.asked and ada.decision()["number"] >= decision["number"] + 2), first
    reached = ada.decision()["number"]
    ada.shown(reached)
    page.keyboard.press("u")
    assert ada.wait(lambda: ada.asked and ada.decision()["number"] < reached), "not taken back"
    # Prices stand on the buttons.
    decision = until(ada, "build-what", "build")
    expect(page.locator("[data-option='piece recruiter'] small")).to_contain_text("1 wood, +1 point")
    picture(page, "choices-build")
    ada.press(next(o for o in decision["options"] if o["id"] == "piece recruiter"))
    ada.passed(decision["number"])
    # What if: a table of one's own goes on from an earlier position.
    ada.decision()
    page.keyboard.press("h")
    branch = page.get_by_role("button", name="What if? Play on from here")
    expect(branch).to_be_visible()
    picture(page, "what-if")
    before = page.url
    branch.click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(page.locator("#question")).to_be_visible()


def test_things_say_what_they_are(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    page = ada.page
    page.locator("[data-place=f05]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("orest 5")
    picture(page, "tip")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("x")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_have_count(1)


def test_the_shell_is_there_without_a_network(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    page = ada.page
    ada.shown(ada.decision()["number"])
    assert house.call("GET", "/manifest.webmanifest")["start_url"] == "/"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = page.evaluate(
        "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((r) => new URL(r.url).pathname)))).flat())"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/ws", "/health", "/t/"))] == []
