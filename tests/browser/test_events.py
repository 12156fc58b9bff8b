"""Tournaments and the deal of the day as people meet them: from the lobby, by link, on a phone, in three languages; axe finds nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from tests.browser.table import ROOT, House, Person
from tests.browser.test_axe import violations
from tests.browser.test_lessons import LOCALES
from tests.browser.test_no_english import MISSING

Sit = Callable[..., Person]
PHONE = {"width": 390, "height": 844, "color_scheme": "dark"}
PICTURES = os.environ.get("WEALD_SHOTS", "")  # where to keep pictures of the pages, for whoever wants to look


def fits(page: Page, name: str) -> None:
    """Nothing sticks out, axe finds nothing."""
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert violations(page) == []
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def give_up(person: Person) -> None:
    person.shown(person.decision()["number"])
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Rematch").wait_for()


def test_a_tournament(sit: Sit) -> None:
    ada = sit("/")
    ada.page.get_by_role("link", name="Tournaments and the deal of the day").click()
    ada.page.get_by_role("heading", name="Tournaments", exact=True).wait_for()
    fits(ada.page, "list")
    ada.page.get_by_role("link", name="Hold a tournament").click()
    ada.page.get_by_label("Name of the tournament").fill("Winter cup")
    fits(ada.page, "new")
    ada.page.get_by_label("Name of the tournament").press("Enter")
    ada.page.get_by_role("heading", name="Winter cup").wait_for()
    expect(ada.page.get_by_role("button", name="Begin")).to_be_disabled()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Take part").click()
    ada.page.get_by_text("You take part as Ada").wait_for()
    link = ada.page.get_by_label("Link for others").input_value()
    assert "#" not in link
    assert "#" not in ada.page.url
    # Bob comes by the link, on a phone in the dark.
    bob = sit(link, **PHONE)
    bob.page.get_by_label("Your name").fill("Bob")
    fits(bob.page, "join-phone")
    bob.page.get_by_role("button", name="Take part").click()
    bob.page.get_by_text("You take part as Bob").wait_for()
    assert not bob.page.get_by_role("button", name="Begin").count()
    own = bob.page.get_by_label("Your own link").input_value()
    ada.page.reload()
    fits(ada.page, "open")
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("heading", name="Your game").wait_for()
    fits(ada.page, "running")
    # Another device of Bob's knows him by his own link, and it is not in the address any more.
    tablet = sit(own)
    tablet.page.get_by_role("heading", name="Your game").wait_for()
    assert "#" not in tablet.page.url
    bob.page.reload()
    bob.page.get_by_role("heading", name="Your game").wait_for()
    fits(bob.page, "running-phone")
    # Whoever the table asks gives up; the other has won, and the tournament of two is over before its rounds are.
    tablet.page.get_by_role("button", name="Play").first.click()
    ada.page.get_by_role("button", name="Play").first.click()
    first = ada if ada.wait(lambda: bool(ada.views or tablet.views)) and _asked(ada) else tablet
    give_up(first)
    bob.page.goto(link)
    bob.page.get_by_role("heading", name="Standings").wait_for()
    row = bob.page.get_by_role("row").filter(has_text="Ada")
    expect(row.get_by_role("cell").nth(2)).to_have_text("0" if first is ada else "1")
    fits(bob.page, "standings-phone")


def _asked(person: Person) -> bool:
    person.page.wait_for_timeout(500)
    return any(view["decisions"] for view in person.views.values())


def test_the_deal_of_the_day(sit: Sit) -> None:
    ada = sit("/daily/ironwood")
    ada.page.get_by_role("heading", name="Deal of the day: Ironwood").wait_for()
    ada.page.get_by_text("What others made of it is shown").wait_for()
    ada.page.get_by_label("Your name").fill("Ada")
    fits(ada.page, "daily")
    bob = sit("/daily/ironwood", **PHONE)
    bob.page.get_by_role("button", name="Try it").wait_for()
    ada.page.get_by_role("button", name="Try it").click()
    ada.page.wait_for_url("**/t/*")
    ada.wait(lambda: bool(ada.views))
    table = ada.page.url
    assert "#" not in table
    ada.page.goto("/".join(table.split("/")[:3]) + "/daily/ironwood")
    ada.page.get_by_role("button", name="Go on with your try").click()
    ada.page.wait_for_url(table)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Rematch").wait_for()
    ada.page.goto("/".join(table.split("/")[:3]) + "/daily/ironwood")
    ada.page.get_by_text("Your try is over").wait_for()
    expect(ada.page.get_by_role("row")).to_have_count(2)
    fits(ada.page, "daily-done")
    # Bob, who has not tried, sees no result, and not her replay either.
    bob.page.reload()
    bob.page.get_by_text("What others made of it is shown").wait_for()
    assert not bob.page.get_by_role("row").count()
    fits(bob.page, "daily-phone")
    ada.page.get_by_role("link", name="Replay: Ada").click()
    ada.page.get_by_role("button", name="Analyse").first.wait_for()
    bob.page.get_by_role("button", name="Yesterday").click()
    bob.page.get_by_text("This day is over").wait_for()


def said(lang: str) -> dict[str, str]:
    """The texts of these pages without anything to fill in."""
    source = (ROOT / "src/weald/text/events" / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value:
            parts = entry.value.elements
            if all(isinstance(it, ast.TextElement) for it in parts):
                found[entry.id.name] = "".join(it.value for it in parts)  # type: ignore[union-attr]
    return found


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_no_english_is_left(house: House, sit: Sit, lang: str) -> None:
    made = house.call("POST", "/api/events", {"game": "ironwood", "name": "X", "kind": "ladder"})
    for name in ("Q", "Z"):
        house.call("POST", f"/api/events/{made['id']}/join", {"name": name})
    theirs, english = said(lang), said("en")
    strange = {text.casefold() for key, text in english.items() if theirs[key] != text and len(text) > 4}
    strange -= {text.casefold() for text in theirs.values()}
    for path in ("/events", "/events/new", made["link"], "/daily/root"):
        person = sit(path, locale=LOCALES[lang], width=390, height=844)
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        if path == made["link"]:
            person.page.locator("section button.main").click()
            person.page.locator("#standings").wait_for()
        text = person.page.locator("body").inner_text()
        assert MISSING.findall(text) == []
        assert [line for line in text.splitlines() if line.strip().casefold() in strange] == []
