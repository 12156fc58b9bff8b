"""Defenders of the Wild in real browsers: whole games for two and alone, and what the screen promises on the way."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import weald
from tests.browser.table import House, Person, at_random, option, play_whole_game

Sit = Callable[..., Person]
MOST = 500  # choices before what a test waits for
LOST = {"core-completed", "toxic-catastrophe", "massacre"}


def record(house: House, made: dict[str, Any], seat: int = 0) -> str:
    address = f"{house.address}/api/tables/{made['id']}/record?token={made['seats'][seat]['token']}"
    with urllib.request.urlopen(address, timeout=120) as answer:
        text: str = answer.read().decode()
    return text


def until(people: list[Person], prompt: str) -> Person:
    """Play on until somebody is asked that; nobody does anything before."""
    for _ in range(MOST):
        assert people[0].wait(lambda: any(person.asked for person in people)), f"never asked: {prompt}"
        for person in people:
            if person.asked and person.decision()["prompt"] == prompt:
                person.shown(person.decision()["number"])
                return person
            if person.asked:
                person.play(lambda _, decision: option(decision, "end", "stay", ".*"))
    raise AssertionError(f"never asked in {MOST} choices: {prompt}")


def test_two_browsers_play_a_whole_game_and_hands_stay_hidden(house: House, sit: Sit) -> None:
    made = house.table("defenders", ["order", "coven"])
    ada, bob = sit(made["seats"][0]["link"]), sit(made["seats"][1]["link"])
    assert play_whole_game({ada: at_random(5), bob: at_random(6)}) > 20
    assert ada.view["result"]["how"] in LOST
    assert ada.view["result"]["winners"] == []
    for person in (ada, bob):
        person.page.get_by_role("button", name="Download").wait_for()
        person.page.get_by_role("button", name="To the table").click()
        expect(person.page.get_by_role("heading", name="Danger")).to_be_visible()
    assert weald.replay(record(house, made)).result == ada.view["result"]
    for person, other in ((ada, "coven"), (bob, "order")):
        for frame in person.heard:
            message = json.loads(frame)
            view = message.get("view") if isinstance(message, dict) else None
            if view and not view["over"]:
                for zone in (f"{other}.hand", "order.deck", "coven.deck", "machines.deck"):
                    assert not any(view["zones"][zone]["cards"]), zone


def test_a_whole_game_alone(house: House, sit: Sit) -> None:
    made = house.table("defenders", ["order-sect"])
    eve = sit(made["seats"][0]["link"])
    told = 0
    policy = at_random(8)

    def play(view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
        """The digest comes after the question: after every turn of the machines it is waited for, and never there without one."""
        nonlocal told
        eve.shown(decision["number"])
        if any(entry["kind"] in ("flipped", "hacked") for entry in eve.news):
            eve.page.locator(".digest li").first.wait_for()
            told += 1
        else:
            assert eve.page.locator(".digest").count() == 0
        return policy(view, decision)

    assert play_whole_game({eve: play}) > 20
    assert eve.view["result"]["how"] in LOST
    assert told > 5
    assert eve.page.locator(".talk").count() == 0  # alone the limits of talk mean nothing (5.1.7)


def test_silence_while_defenders_are_chosen_then_ready_made_signals(house: House, sit: Sit) -> None:
    made = house.table("defenders", ["order", "coven"])
    ada, bob = sit(made["seats"][0]["link"]), sit(made["seats"][1]["link"])
    until([ada, bob], "lead")
    until([bob], "lead")
    for person in (ada, bob):
        expect(person.page.locator(".talk")).to_contain_text("Nobody may talk now")
        assert person.page.locator(".talk button.btn").count() == 0
    lead = ada.decision()["options"][0]
    ada.click(lead)
    assert lead["at"] not in json.dumps(bob.view)  # chosen in secret (4.1.1)
    bob.play(lambda _, decision: option(decision, ".*"))
    until([ada, bob], "act")
    ada.page.locator(".talk").get_by_role("button", name="Say").click()
    ada.page.locator('[data-signal="need-help"]').click()
    expect(bob.page.locator(".talk .said")).to_contain_text("The Order: I need help.", ignore_case=True)
    # About terrains only the truth is offered (5.1.3).
    bob.page.locator(".talk").get_by_role("button", name="Say").click()
    hand = {c for c in bob.view["zones"]["coven.hand"]["cards"] if c}
    assert hand
    for terrain in ("forest", "plains", "marsh", "mountain"):
        offered = [bob.page.locator(f'[data-signal="{word}-{terrain}"]').count() for word in ("have", "no")]
        assert sum(offered) == 1


def test_a_move_shows_its_whole_path_and_the_next_cards_play_out(house: House, sit: Sit) -> None:
    made = house.table("defenders", ["order-council"])
    eve = sit(made["seats"][0]["link"], reduced_motion="no-preference")
    until([eve], "act")
    cards = {entry["card"] for entry in eve.view["position"]["preview"]}
    assert cards == {"engines", "mechs", "factories", "restart"}
    for card in sorted(cards):
        eve.page.locator(f'[data-preview="{card}"]').click()
        eve.page.locator(".foresight").wait_for()
        entry = next(e for e in eve.view["position"]["preview"] if e["card"] == card)
        expect(eve.page.locator(".danger ol li")).to_have_count(max(1, len(entry["events"])))
        eve.page.locator(f'[data-preview="{card}"]').click()
    eve.click(option(eve.decision(), "move"))
    eve.shown(eve.decision()["number"])
    ways = eve.view["position"]["ways"]
    far = max(ways, key=lambda goal: len(ways[goal]))
    eve.page.locator(f'[data-place="{far}"] .hit').hover(force=True)
    expect(eve.page.locator("path.dots")).to_have_count(1)
    expect(eve.page.locator("path.stretch")).to_have_count(len(ways[far]) - 1)
    eve.click(option(eve.decision(), f"to {far}"))
    # Ending the turn flips a card; the machines' turn is told with its rules.
    until([eve], "act")
    eve.click(option(eve.decision(), "end"))
    expect(eve.page.locator(".digest")).to_contain_text("flipped")
    assert eve.page.locator(".digest li button").count() > 0


def test_a_phone_in_the_dark(house: House, sit: Sit) -> None:
    made = house.table("defenders", ["council", "sect:ai"])
    ada = sit(made["seats"][0]["link"], width=390, height=844, color_scheme="dark", has_touch=True, is_mobile=True)
    until([ada], "act")
    strip = ada.page.get_by_role("button", name="Danger")
    strip.click()
    ada.page.locator("[data-preview]").first.click()
    ada.page.locator(".foresight").wait_for()
    expect(strip).to_have_attribute("aria-expanded", "false")
    ada.page.locator(".chosen").get_by_role("button").click()
    # One press on a hex in reach moves there, whatever the list offers.
    goal = next(iter(ada.view["position"]["ways"]))
    hit = ada.page.locator(f'[data-place="{goal}"] .hit')
    box = hit.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    hit.tap(force=True)
    assert ada.wait(lambda: bool(ada.view["position"]["players"][0]["at"] == goal))
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_phone_goes_near_walls(house: House, sit: Sit) -> None:
    for _ in range(8):  # alone the machines may win before there is a wall to breach: then another deal
        made = house.table("defenders", ["order-council"])
        eve = sit(made["seats"][0]["link"], width=390, height=844, has_touch=True, is_mobile=True)
        while not eve.over and eve.decision()["prompt"] != "breach-which":
            eve.play(lambda _, decision: option(decision, "breach", ".*"), on_board=False)
            assert eve.wait(lambda eve=eve: eve.asked or eve.over)  # type: ignore[misc]
        if not eve.over:
            break
    decision = eve.decision()
    eve.shown(decision["number"])
    eve.page.locator(".frame.close").wait_for()
    hit = eve.page.locator(f'[data-place="{decision["options"][0]["at"]}"] .hit')

    def large_enough() -> bool:
        box = hit.bounding_box()
        return box is not None and min(box["width"], box["height"]) >= 44

    assert eve.wait(large_enough)
    hit.tap(force=True)
    eve.passed(decision["number"])
