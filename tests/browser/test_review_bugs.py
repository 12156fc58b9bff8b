"""The bugs of the two trials by newcomers, by their numbers: A in the trial of Ironwood and Root, B in that of Wonderland's War and Defenders.

What needs no browser is tested elsewhere: A1 tests/table/test_autoplay.py; A2, A3, A6, B5 web/tests/telling.svelte.test.ts; A4, B15
web/tests/result.test.ts; A8 tests/games/test_notes.py; A10 tests/table/test_autoplay.py; B1, B2, B9 tests/terminal; B3
tests/browser/test_solo.py; B13 web/tests/keys.test.ts; B14 tests/table/test_rematch.py and tests/browser/test_my_games.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import House, Person, preferring

Sit = Callable[..., Person]
Box = dict[str, float]


def test_a5_turn_pips_count_turns_not_cards(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"], options={"end_turn": True})
    ada = sit(made["seats"][0]["link"])
    while ada.decision()["prompt"] != "turn":
        ada.play(preferring("draw 2"), on_board=False)
    pips = ada.page.locator(".turns").first
    ada.shown(ada.decision()["number"])
    expect(pips.locator("i.done")).to_have_count(0)
    expect(pips.locator("i.now")).to_have_count(1)
    ada.play(preferring("play WW01"), on_board=False)  # a card is out, the turn goes on
    ada.shown(ada.decision()["number"])
    expect(pips.locator("i.done")).to_have_count(0)
    expect(pips.locator(".sr")).to_have_text("1 of 3")


def test_a9_the_line_of_a_seat_reads_as_words(house: House, sit: Sit) -> None:
    made = house.table(game="root", seats=["marquise", "eyrie:ai:easy"])
    ada = sit(made["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    said = " ".join(ada.page.locator(".seats, [class*=seat]").first.all_inner_texts()).replace("\n", " ")
    assert "EasyCommander" not in said
    assert "EasyBuilder" not in said


@pytest.mark.parametrize("size", [(1280, 720), (1366, 650), (1440, 900)], ids=str)
def test_b4_the_danger_panel_covers_no_hex(house: House, sit: Sit, size: tuple[int, int]) -> None:
    made = house.table(game="defenders", seats=["order", "council:ai"])
    ada = sit(made["seats"][0]["link"])
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.shown(ada.decision()["number"])
    panel = box(ada, "section[class*=tone-machines]")
    covered = [place for place, at in places(ada).items() if overlap(panel, at) > 0.15]
    assert covered == []


def box(person: Person, what: str) -> Box:
    found: Box | None = person.page.locator(what).first.bounding_box()  # type: ignore[assignment]
    assert found is not None, what
    return found


def places(person: Person) -> dict[str, Box]:
    found: dict[str, Any] = person.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('[data-place]')].map((e) => {"
        " const r = e.getBoundingClientRect(); return [e.dataset.place, {x: r.x, y: r.y, width: r.width, height: r.height}]"
        "}))"
    )
    return {name: at for name, at in found.items() if len(name) == 2 and at["width"] > 0}  # hexes, not their edges


def overlap(one: Box, other: Box) -> float:
    """How much of the other lies under the one."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(across, 0) * max(down, 0) / (other["width"] * other["height"])


def test_b6_the_rules_come_when_their_tab_is_opened_and_b7_the_log_shows_its_newest_line(
    house: House, sit: Sit
) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    page = ada.page
    ada.shown(ada.decision()["number"])
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Round structure")
    page.locator(".prompt .head").get_by_role("button").first.click()  # to a rule in the middle of the book
    for _ in range(4):
        ada.play(preferring("draw 2"), on_board=False)
    page.get_by_role("tab", name="Log").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_be_visible()
    assert panel.evaluate("(e) => e.scrollTop") == 0  # the newest line is the first


def test_b11_points_or_castle_says_where() -> None:
    from weald.text import Texts, render

    for lang in ("en", "cs", "pl"):
        texts = Texts(lang, "wonderland")
        asked = {"prompt": "points-or-castle", "args": {"points": 4, "region": "tulgey_wood"}}
        assert texts.format("place-tulgey_wood") in render.prompt(texts, asked)


def test_b12_one_discarded_card_is_no_plural() -> None:
    from weald.text import Texts

    assert "1 odrzuconych" not in Texts("pl", "defenders").format("ui-df-note-open", deck=3, discard=1)
