"""A record from a file: step by step, and as the search sees it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import ROOT, House, Person, preferring

RECORD = ROOT / "tests" / "corpus" / "ironwood" / "game-01-totems.weald"


def test_a_record_is_analysed(house: House, sit: Callable[..., Person]) -> None:
    person = sit(house.address)
    page = person.page
    page.set_input_files("input[type=file]", RECORD)
    page.get_by_role("button", name="Analyse this game").click()
    curve = page.get_by_role("img", name="Chances to win")
    curve.wait_for(timeout=60_000)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Analyse this game").wait_for(timeout=60_000)
    assert page.locator(".analysis .chances li").count() == 2
    page.keyboard.press("ArrowRight")
    page.set_viewport_size({"width": 390, "height": 844})  # another layout: what was looked at is kept
    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Play", exact=True).first.click()
    expect(curve).to_be_visible()
    pictures = os.environ.get("WEALD_SHOTS")
    if pictures:
        page.screenshot(path=Path(pictures) / "analysis.png")


def test_a_shared_replay_opens_where_it_was_left_plays_shows_both_hands_and_branches(
    house: House, sit: Callable[..., Person]
) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    for _ in range(4):
        ada.play(preferring("draw 2"), on_board=False)
    ada.shown(ada.decision()["number"])
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Rematch").wait_for()

    bob = sit(f"{house.address}/r/{made['id']}?at=3")  # somebody who did not play
    page = bob.page
    expect(page.get_by_text(re.compile(r"^Decision 3 of \d+"))).to_be_visible()
    # Both hands: of whoever chooses, and of the one that is asked for.
    cards = "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
    hands = []
    for side in ("Woodwalkers", "Ironclad"):
        page.locator(".whose select").select_option(label=side)
        hands.append(page.evaluate(cards))
    assert all(hands), hands
    assert not set(hands[0]) & set(hands[1])
    # It plays and stops, and its address goes along.
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"at=[5-9]"))
    page.get_by_role("button", name="Pause").click()
    at = int(page.url.split("at=")[1])
    page.keyboard.press("ArrowLeft")
    assert bob.wait(lambda: page.url.endswith(f"at={at - 1}"))
    # What if: a table goes on from here, and this replay stays as it is.
    record = page.request.get(f"{house.address}/api/tables/{made['id']}/record").text()
    page.get_by_role("button", name="What if? Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("#question")).to_be_visible()
    assert page.request.get(f"{house.address}/api/tables/{made['id']}/record").text() == record
