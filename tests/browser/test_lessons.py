"""Guided first games in a real browser: every lesson in every language, wide and on a phone, left and taken up again."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.table import House, Person
from weald import lessons
from weald.games import NAMES
from weald.lessons import Lesson

Sit = Callable[..., Person]
LESSONS = [lesson for game in NAMES for lesson in lessons.lessons_of(game)]
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
WIDE: ViewportSize = {"width": 1440, "height": 900}
LOW: ViewportSize = {"width": 1366, "height": 650}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Each language in two parts of the lesson, on either screen.
PARTS = [("en", WIDE), ("cs", PHONE), ("pl", WIDE), ("en", PHONE), ("cs", WIDE), ("pl", PHONE)]
# ``make lessons`` plays every lesson from its first to its last choice in each of them.
ALL = os.environ.get("WEALD_LESSONS") == "all"
WAYS = {f"{lang}-{'wide' if size is WIDE else 'phone'}": [(lang, size)] for lang, size in PARTS}


def open_lesson(house: House, sit: Sit, game: str, name: str, **more: Any) -> Person:
    made = house.call("POST", "/api/tables", {"game": game, "lesson": name})
    return sit(made["seats"][0]["link"], **more)


def speaking(person: Person) -> Locator:
    """The voice, once it has seen what the person sees."""
    person.decision()
    voice = person.page.locator(f'.voice[data-number="{person.view["number"]}"]')
    voice.wait_for()
    return voice


def follow(person: Person) -> str:
    """Do what the voice proposes: its thoughts one by one, then the choice. Returns what was read."""
    number = person.decision()["number"]
    person.shown(number)
    voice = speaking(person)
    read = ""
    while voice.locator(".card h2").count():
        card = voice.locator(".card")
        read += card.inner_text() + "\n"
        # Whoever has read it sees at once how it goes on.
        expect(card.locator(".row button").first).to_be_in_viewport(ratio=0.95)
        # What it speaks of is lit; on a phone the page may have hidden it behind the card.
        if (person.page.viewport_size or WIDE) == WIDE and card.get_attribute("data-at"):
            person.page.locator(".lights .ring").first.wait_for(state="attached")
        next_ = voice.locator(".card [data-do=next]")
        if not next_.count():
            break
        next_.click()
    do = voice.locator("[data-do=choice]")
    if not do.count():
        voice.locator("[data-do=hint]").click()
    do.click()
    person.passed(number, read)
    return read


@pytest.mark.parametrize("parts", WAYS.values() if ALL else [PARTS], ids=WAYS if ALL else ["parts"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: f"{it.game}-{it.name}")
def test_every_lesson_is_played_through(
    house: House, sit: Sit, lesson: Lesson, parts: list[tuple[str, ViewportSize]]
) -> None:
    """Once, in six parts: every language, on a wide screen and on a phone; by ``make lessons`` six times, each part the whole
    lesson. What notes say in the languages they are not read in here is formatted by tests/test_lessons.py."""
    lang, size = parts[0]
    ada = open_lesson(house, sit, lesson.game, lesson.name, locale=LOCALES[lang], **size)
    line = len(lesson.line)
    part = 0
    read = {lang: "" for lang, _ in parts}
    mine = sum(seat == lesson.seat for seat, _ in lesson.line)
    done = 0
    while ada.decision() and ada.view["number"] < line:
        if len(parts) * done // mine != part:
            part += 1
            speak(ada, parts[part][0])
            ada.page.set_viewport_size(parts[part][1])
        speaking(ada)
        # Nothing of the voice hangs over the edge.
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        read[parts[part][0]] += follow(ada)
        done += 1
    assert part == len(parts) - 1
    for lang, words in read.items():
        assert not re.search(r"lesson-|\{|place-|card-", words), words
        assert words, f"nothing was said in {lang}"
    ada.page.locator(".voice[data-line=true]").wait_for()
    said = int(ada.page.locator(".voice").get_attribute("data-step") or 0)
    assert said >= sum(not note.free for note in lesson.sheet.notes), (said, len(lesson.sheet.notes))


def speak(person: Person, lang: str) -> None:
    """The page in another language; the game goes on where it was."""
    number = person.decision()["number"]
    # As the page begins: while it runs it writes its own settings over ours.
    person.page.add_init_script(f"localStorage.setItem('weald.settings', JSON.stringify({{ lang: '{lang}' }}))")
    person.page.reload()
    expect(person.page.locator(f'html[lang="{lang}"]')).to_be_attached()
    person.shown(number)


def test_left_and_taken_up_again_at_the_same_step(house: House, sit: Sit) -> None:
    made = house.call("POST", "/api/tables", {"game": "ironwood", "lesson": "ironclad"})
    ada = sit(made["seats"][0]["link"])
    for _ in range(5):
        follow(ada)
    speaking(ada).locator(".card").wait_for()
    before = ada.page.locator(".voice .card h2").inner_text()
    step = ada.page.locator(".voice").get_attribute("data-step")
    house.kill()  # the table is read from the disk again
    house.open()
    ada.page.reload()
    speaking(ada).locator(".card").wait_for()
    assert ada.page.locator(".voice .card h2").inner_text() == before
    assert ada.page.locator(".voice").get_attribute("data-step") == step


def test_another_choice_is_asked_about_and_may_be_made(house: House, sit: Sit) -> None:
    ada = open_lesson(house, sit, "ironwood", "ironclad")
    number = ada.decision()["number"]
    voice = speaking(ada)
    ada.press({"id": "draw 2"})
    expect(voice.locator(".card h2")).to_have_text("Not what the lesson had in mind")
    assert "hold the same hand" in voice.locator(".card").inner_text()
    voice.locator("[data-do=stay]").click()
    assert ada.decision()["number"] == number
    ada.press({"id": "draw 2"})
    voice.locator("[data-do=own]").click()
    ada.passed(number, "draw 2")
    ada.page.locator(".voice[data-line=false]").wait_for()
    # Blocked choices still say why, and the game goes on.
    ada.decision()
    ada.page.locator(".prompt").wait_for()


def test_a_light_falls_on_what_is_spoken_of(house: House, sit: Sit) -> None:
    ada = open_lesson(house, sit, "ironwood", "ironclad")
    ada.page.locator(".voice [data-do=next]").click()
    expect(ada.page.locator(".lights .ring")).to_have_count(5)
    ferrum = ada.page.locator('.sheet [data-place="ferrum"]').bounding_box()
    ring = ada.page.locator(".lights .ring").first.bounding_box()
    assert ferrum is not None
    assert ring is not None
    assert abs(ring["x"] + ring["width"] / 2 - ferrum["x"] - ferrum["width"] / 2) < 4
    card = ada.page.locator(".voice .card").bounding_box()
    assert card is not None
    assert card["x"] >= 0
    assert card["y"] >= 0


def test_the_card_hides_no_region_it_speaks_of(house: House, sit: Sit) -> None:
    """Five regions around a table, on a small wide screen: a broad card lies between the rows."""
    ada = open_lesson(house, sit, "wonderland", "alice", width=1366, height=650)
    speaking(ada).locator("[data-do=next]").click()
    expect(ada.page.locator(".lights .ring")).to_have_count(5)
    ada.page.locator(".voice .card.low").wait_for()
    hidden = """() => {
        const card = document.querySelector('.voice .card').getBoundingClientRect();
        const meets = (r) => r.x < card.right && r.right > card.x && r.y < card.bottom && r.bottom > card.y;
        return [...document.querySelectorAll('.lights .ring')].filter((ring) => meets(ring.getBoundingClientRect())).length;
    }"""
    assert ada.wait(lambda: ada.page.evaluate(hidden) == 0)


def test_a_phone_that_is_turned_goes_on_where_the_voice_was(house: House, sit: Sit) -> None:
    ada = open_lesson(house, sit, "ironwood", "ironclad", width=390, height=844)
    heading = ada.page.locator(".voice .card h2")
    speaking(ada).locator("[data-do=next]").click()
    expect(heading).to_have_text("This is where you stand")
    turned: ViewportSize = {"width": 932, "height": 430}
    for size in (turned, PHONE):
        ada.page.set_viewport_size(size)
        expect(heading).to_have_text("This is where you stand")
    # What was put aside stays there, too.
    speaking(ada).locator("[data-do=next]").click()
    ada.page.locator(".voice .row button").last.click()
    expect(heading).to_have_count(0)
    ada.page.set_viewport_size(turned)
    ada.page.locator(".voice [data-do=hint]").wait_for()
    expect(heading).to_have_count(0)


def test_on_a_phone_a_note_about_cards_lights_the_way_to_them(house: House, sit: Sit) -> None:
    ada = open_lesson(house, sit, "defenders", "order", width=390, height=844)
    for _ in range(2):
        follow(ada)
    expect(speaking(ada).locator(".card")).to_have_attribute("data-at", "hand")
    ring = ada.page.locator(".lights .ring").bounding_box()
    hand = ada.page.locator("nav button").nth(1).bounding_box()
    assert ring is not None
    assert hand is not None
    assert abs(ring["x"] + ring["width"] / 2 - hand["x"] - hand["width"] / 2) < 4
    assert ring["y"] >= hand["y"] - 8


@pytest.mark.parametrize("size", [WIDE, LOW, PHONE], ids=["wide", "low", "phone"])
def test_the_last_word_is_said_beside_the_result(house: House, sit: Sit, size: ViewportSize) -> None:
    ada = open_lesson(house, sit, "ironwood", "ironclad", **size)
    page = ada.page
    speaking(ada)
    page.locator("header .tools button").last.click()
    concede = page.locator("dialog[open]").get_by_role("button", name="Give up", exact=True)
    for _ in range(2):  # asked once whether it is meant
        concede.click()
    page.locator(".result .voice").wait_for(state="attached")
    page.keyboard.press("Escape")  # closes the dialog, and the voice goes on
    expect(page.locator(".result .voice .card h2")).to_have_text("The first one is played")
    # Who has won is read first; then where the next lesson is found.
    expect(page.locator(".result .title")).to_be_in_viewport()
    title, voice = page.locator(".result .title").bounding_box(), page.locator(".result .voice").bounding_box()
    assert title is not None
    assert voice is not None
    assert voice["y"] >= title["y"] + title["height"]
    page.get_by_role("link", name="To all tables").first.click()
    page.locator("#first-time").wait_for()
