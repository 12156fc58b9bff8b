"""The rulebook in the browser: in three languages, wide and on a phone, opened from a table, searched, with its pictures."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from tests.browser.table import ROOT, House, Person
from weald import rulebook
from weald.games import NAMES
from weald.rulebook import Rulebook

Sit = Callable[..., Person]
DONE = [game for game in NAMES if rulebook.rulebook_path(game, "cs").exists()]
WIDE, PHONE = {"width": 1366, "height": 650}, {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
ENGLISH = re.compile(r"\b(the|and|with|you|your|rules|from|when|that|this|chapter|example|search)\b", re.IGNORECASE)


def axe(person: Person) -> None:
    person.page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = person.page.evaluate("axe.run()")
    problems = [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in found["violations"]]
    assert problems == [], json.dumps(problems, indent=1)


def open_chapters(person: Person, book: Rulebook) -> str:
    """Every chapter opened one after the other; what they say together."""
    said = ""
    for chapter in book.chapters:
        name = re.compile(rf"^{re.escape(chapter.id)}\s*{re.escape(chapter.title)}$")
        heading = person.page.get_by_role("button", name=name)
        if heading.get_attribute("aria-expanded") != "true":
            heading.click()
        person.page.locator(f'[data-rule="{chapter.statements[-1].id}"]').wait_for()
        said += person.page.locator(".rules").inner_text()
    return said


@SIZES
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", DONE)
def test_every_chapter_can_be_read(sit: Sit, game: str, lang: str, size: dict[str, int]) -> None:
    scheme = "dark" if size is PHONE else "light"
    ada = sit(f"/rules/{game}", color_scheme=scheme, locale=lang, **size)
    book = rulebook.for_players(game, lang)
    ada.page.locator(f'.rules[lang="{lang}"]').wait_for()
    said = open_chapters(ada, book)
    assert [one.id for one in book if not one.example and one.id not in said] == []
    whole = ada.page.locator("body").inner_text().replace("English", "")
    assert lang == "en" or ENGLISH.search(said + whole) is None
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", DONE)
def test_examples_have_pictures_from_the_board(sit: Sit, game: str) -> None:
    book = rulebook.for_players(game, "cs")
    pictures = [one for one in book if one.picture]
    assert len(pictures) >= 6
    ada = sit(f"/rules/{game}#{pictures[0].id}", locale="cs", **PHONE)
    for one in pictures:
        ada.page.goto(ada.page.url.split("#")[0] + f"#{one.id}")
        line = ada.page.locator(f'[data-rule="{one.id}"]')
        line.locator(".picture :is(.place, .lane)").first.wait_for(state="attached")
        assert line.locator(".picture use").count() > 0
    axe(ada)


def test_a_search_finds_words_in_any_case_and_without_accents(sit: Sit) -> None:
    ada = sit("/rules/ironwood", locale="cs", **WIDE)
    ada.page.get_by_role("searchbox").fill("kovarna")
    ada.page.locator("mark", has_text="kovárny").first.wait_for()
    axe(ada)
    ada.page.get_by_role("searchbox").fill("xyzzy")
    ada.page.get_by_text("Nic se nenašlo.").wait_for()


def test_a_rule_has_an_address_and_leads_to_others_and_back(sit: Sit) -> None:
    ada = sit("/rules/ironwood#10.7.1", locale="pl", **WIDE)
    here = ada.page.locator("li.here")
    assert here.get_attribute("data-rule") == "10.7.1"
    here.get_by_role("link", name="10.7.4", exact=True).click()
    ada.page.locator('li.here[data-rule="10.7.4"]').wait_for()
    assert ada.page.url.endswith("#10.7.4")
    ada.page.go_back()
    ada.page.locator('li.here[data-rule="10.7.1"]').wait_for()
    ada.page.get_by_role("radio", name="čeština").check()
    ada.page.locator('.rules[lang="cs"] li.here[data-rule="10.7.1"]').wait_for()


def test_the_annex_is_for_referees(sit: Sit) -> None:
    ada = sit("/rules/ironwood/annex#A-07", locale="cs", **WIDE)
    ada.page.get_by_role("heading", name="Příloha pro rozhodčí").wait_for()
    ada.page.locator('.rules[lang="en"] li.here[data-rule="A-07"]').wait_for()
    ada.page.get_by_role("link", name="Pravidla pro hráče").click()
    ada.page.locator('.rules[lang="cs"]').wait_for()
    assert "A-07" not in ada.page.locator("body").inner_text()


@pytest.mark.parametrize(("lang", "size"), [("cs", WIDE), ("pl", PHONE)], ids=["cs", "pl"])
@pytest.mark.parametrize("game", DONE)
def test_a_question_opens_its_rule_in_the_players_language(
    sit: Sit, house: House, game: str, lang: str, size: dict[str, int]
) -> None:
    made = house.table(game)
    ada = sit(made["seats"][0]["link"], locale=lang, **size)
    rule = ada.decision()["rule"]
    ada.page.locator(".rule:visible", has_text=rule).first.click()
    line = ada.page.locator(f'.rules[lang="{lang}"] li.here:visible')
    line.wait_for()
    book = rulebook.for_players(game, lang)
    assert line.get_attribute("data-rule") in {one.id for one in book.lookup(rule)}
    assert ENGLISH.search(line.inner_text()) is None
