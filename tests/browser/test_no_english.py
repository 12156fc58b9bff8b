"""In Czech and Polish nothing on a player's page is English: every page of a game that has been played for a while is read line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from playwright.sync_api import Page, expect

from tests.browser.people import KEY, PASSWORD
from tests.browser.table import House, Person
from tests.browser.test_account import refused
from tests.browser.test_lessons import LOCALES, follow
from weald import lessons
from weald.games import NAMES
from weald.text import Texts, resource

Sit = Callable[..., Person]
FIRST = {game: lessons.lessons_of(game)[0].name for game in NAMES}
# Words that neither Czech nor Polish has: a sentence with something filled in, or from elsewhere, is found by them.
ENGLISH = re.compile(
    r"\b(?:the|you|your|with|and|from|which|this|have|has|are|was|were|will|when|what|their)\b", re.IGNORECASE
)
MISSING = re.compile(r"\b(?:ui|prompt|option|event|why|card|place|side|term|lesson|setting|undo)-[a-z][\w-]*")


def plain(lang: str, game: str) -> dict[str, str]:
    """The texts without anything to fill in: message and attribute, and what they say."""
    said: dict[str, str] = {}
    for source in (resource(lang), resource(lang, game)):
        for entry in source.body:
            if not isinstance(entry, ast.Message):
                continue
            for key, pattern in [("", entry.value), *((it.id.name, it.value) for it in entry.attributes)]:
                if pattern and all(isinstance(it, ast.TextElement) for it in pattern.elements):
                    said[f"{entry.id.name}.{key}"] = "".join(it.value for it in pattern.elements)  # type: ignore[union-attr]
    return said


def english(lang: str, game: str) -> set[str]:
    """What would be English on a page: sentences and words that this language says differently, and never says so itself."""
    theirs = plain(lang, game)
    own = {text.casefold() for text in theirs.values()}
    told = {text for key, text in plain("en", game).items() if theirs.get(key, text) != text}
    return {text.casefold() for text in told if len(text) > 4 and text.casefold() not in own}


@pytest.mark.parametrize("lang", ["cs", "pl"])
@pytest.mark.parametrize("game", NAMES)
def test_no_english_is_left_on_any_page(house: House, sit: Sit, game: str, lang: str) -> None:
    made = house.call("POST", "/api/tables", {"game": game, "lesson": FIRST[game]})
    ada = sit(made["seats"][0]["link"], locale=LOCALES[lang])
    page = ada.page
    strange = english(lang, game)
    assert len(strange) > 200  # there is something to find
    pages: dict[str, str] = {}
    for number in range(6):
        pages[f"choice {number}"] = page.locator("body").inner_text() + "\n" + follow(ada)
    page.locator("dialog").nth(1).wait_for(state="attached")
    for name, key in {"rules": "r", "log": "l", "keys": "?", "aid": "i"}.items():
        page.keyboard.press(key)
        page.wait_for_timeout(300)
        pages[name] = page.locator("body").inner_text()
        page.keyboard.press("Escape")
    words = Texts(lang)
    ada.shown(ada.decision()["number"])
    page.keyboard.press("w")
    page.locator(".why").first.wait_for()
    pages["why not"] = page.locator("body").inner_text()
    page.locator("header .tools button").last.click()
    page.locator("dialog[open]").get_by_role("button", name=words.format("ui-concede"), exact=True).wait_for()
    pages["settings"] = page.locator("dialog[open]").inner_text()
    for _ in range(2):  # asked once whether it is meant
        page.locator("dialog[open]").get_by_role("button", name=words.format("ui-concede"), exact=True).click()
        pages["settings"] += page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words.format("ui-result-rematch")).first.wait_for()
    page.wait_for_load_state("networkidle")
    pages["result"] = page.locator("body").inner_text()
    visits = {
        "lobby, my games": "/",
        "replay": f"/r/{made['id']}",
        "about": f"/about/{game}",
        "rules page": f"/rules/{game}",
    }
    for name, path in visits.items():
        page.goto(house.address + path)
        page.locator("h1, h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        if path == "/":
            page.locator(f"input[type=radio][value={game}]").check(force=True)
            page.get_by_role("heading", name=words.format("ui-my-games")).first.wait_for()
            side = Texts(lang, game).format(f"side-{made['seats'][0]['side']}")
            expect(page.locator("aside")).to_contain_text(re.compile(re.escape(side), re.IGNORECASE))
        pages[name] = page.locator("body").inner_text()
    assert_none(pages, strange)


def assert_none(pages: dict[str, str], strange: set[str]) -> None:
    faults = [
        f"{name}: {line.strip()!r}"
        for name, read in pages.items()
        for line in read.splitlines()
        if line.strip().casefold() in strange or MISSING.search(line) or ENGLISH.search(line)
    ]
    assert not faults, "\n".join(dict.fromkeys(faults))


def spoken(page: Page) -> str:
    """What is read on a page, and what is only heard: names of what has none on its face."""
    names = "[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((it) => "
    names += "['aria-label', 'title', 'placeholder'].map((name) => it.getAttribute(name) ?? ''))"
    return str(page.locator("body").inner_text()) + "\n" + "\n".join(page.evaluate(names))


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_no_english_is_left_at_the_open_desk(sit: Sit, tmp_path: Path, lang: str) -> None:
    """With something of everything on it: tables awake and over, accounts, a report, a ban, an announcement, refusals."""
    place = House(tmp_path, settings={"desk_key": KEY})
    words = Texts(lang)

    def t(key: str, **args: Any) -> str:
        return words.format(key, None, **args)

    try:
        made = [place.table(game, name="Jour fixe", listed=True) for game in NAMES]
        place.call("POST", "/api/account/sign-up", {"name": "Bob", "password": PASSWORD, "lang": lang})
        for reason in ("insults", "cheating"):
            place.call("POST", f"/api/tables/{made[0]['id']}/report", {"seat": 0, "reason": reason, "words": "…"})
        host = sit(f"{place.address}/desk", locale=LOCALES[lang])
        page = host.page
        pages: dict[str, str] = {}
        page.get_by_role("textbox", name=t("desk-key"), exact=True).fill("x" * 20)
        page.get_by_role("button", name=t("desk-open")).click()
        expect(page.get_by_role("alert")).to_have_text(t("error-wrong-key"))
        refused(host)
        pages["closed"] = spoken(page)
        page.get_by_role("textbox", name=t("desk-key"), exact=True).fill(KEY)
        page.get_by_role("button", name=t("desk-open")).click()
        for part in ("overview", "tables", "people", "reports", "house"):
            page.get_by_role("tab", name=t(f"desk-{part}")).click()
            page.wait_for_load_state("networkidle")
            pages[part] = spoken(page)
            if part == "tables":
                expect(page.get_by_role("button", name=t("desk-delete")).first).to_be_visible()
                page.get_by_role("button", name=t("desk-delete")).first.click()  # asked once whether it is meant
            if part == "people":
                page.get_by_role("button", name=t("desk-bar")).first.click()
                page.get_by_role("textbox", name=t("desk-ban-address"), exact=True).fill("nowhere")
                page.get_by_role("button", name=t("desk-ban"), exact=True).click()
                expect(page.get_by_role("alert")).not_to_be_empty()
                refused(host)
                page.get_by_role("textbox", name=t("desk-ban-address"), exact=True).fill("192.0.2.7")
                page.get_by_role("button", name=t("desk-ban"), exact=True).click()
                page.get_by_role("button", name=t("desk-unban")).wait_for()
            if part == "house":
                for said in ("English", "čeština", "polski"):
                    page.get_by_label(said, exact=True).fill("…")
                page.get_by_role("button", name=t("desk-announce-send")).click()
                page.get_by_role("button", name=t("desk-announce-clear")).wait_for()
                page.get_by_role("textbox", name=t("desk-tidy-finished"), exact=True).fill("30")
                page.get_by_role("button", name=t("desk-tidy-now")).click()
                expect(page.get_by_text(t("desk-tidied", finished=0, abandoned=0))).to_be_visible()
            page.wait_for_load_state("networkidle")
            pages[f"{part}, used"] = spoken(page)
        assert_none(pages, set().union(*(english(lang, game) for game in NAMES)))
    finally:
        place.close()
