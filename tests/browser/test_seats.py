"""Who sits where: free seats, several seats in one browser, spectators, decisions at the same time."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import House, Person, option

Sit = Callable[..., Person]


def drawn(person: Person) -> None:
    person.click(option(person.decision(), "draw 2"))


def test_two_seats_in_one_browser_are_parted_by_a_curtain(house: House, sit: Sit) -> None:
    made = house.table()
    ada = sit("/t/" + made["id"] + "#" + "&".join("seat=" + key["token"] for key in made["seats"]))
    assert ada.decision(60)["seat"] == 0
    ada.shown(ada.decision()["number"])
    expect(ada.page.locator(".others")).to_have_text("Deciding at the same time: Ironclad (Bob)")
    drawn(ada)
    ada.page.get_by_role("heading", name="Ironclad, it is your turn").wait_for()
    assert ada.page.locator(".hand").count() == 0  # nothing of either seat behind the curtain
    assert ada.decision()["seat"] == 1
    drawn(ada)
    ada.page.get_by_role("heading", name="Woodwalkers, it is your turn").wait_for()
    ada.page.get_by_role("button", name="We play with open cards").click()
    ada.click(option(ada.decision(), "pass"))
    assert ada.decision()["seat"] == 1
    ada.shown(ada.decision()["number"])  # no curtain any more


def test_free_seats_are_offered_until_somebody_comes(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:open"])
    ada = sit(made["seats"][0]["link"])
    ada.page.get_by_role("heading", name="One seat is free").wait_for()
    link = ada.page.get_by_label("Whoever opens this link can take a free seat.").input_value()
    drawn(ada)
    ada.page.get_by_text("Your answer is sealed.").wait_for()
    ada.page.get_by_role("button", name="Undo").click()
    drawn(ada)
    bob = sit(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Join: Ironclad").click()
    ada.page.get_by_role("heading", name="One seat is free").wait_for(state="hidden")
    ada.page.get_by_role("heading", name="Waiting for Ironclad (Bob)").wait_for()
    assert bob.decision()["seat"] == 1
    drawn(bob)
    assert ada.decision()["prompt"] == "turn"


def test_one_takes_a_second_seat_and_others_watch(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:open"])
    ada = sit(made["seats"][0]["link"])
    drawn(ada)
    ada.page.locator("section", has_text="One seat is free").get_by_role("button", name="Ironclad").click()
    assert ada.wait(lambda: 1 in ada.views)
    drawn(ada)
    ada.shown(ada.decision()["number"])
    ada.page.get_by_role("button", name="Settings").click()
    eve = sit(ada.page.get_by_label("For spectators").input_value())
    eve.page.get_by_role("heading", name="Waiting for Woodwalkers (Ada)").wait_for()
    assert set(eve.views) == {-1}
    assert eve.page.locator(".prompt").count() == 0


def test_the_lobby_says_where_it_is_ones_turn(house: House, sit: Sit) -> None:
    ada = sit(house.table(seats=["woodwalkers", "ironclad:ai"])["seats"][0]["link"])
    drawn(ada)
    assert ada.wait(lambda: ada.asked and ada.decision()["prompt"] == "turn")
    ada.page.get_by_role("link", name="To all tables").click()
    ada.page.get_by_role("button", name="Play: Your turn, round 1").click()
    assert ada.decision()["prompt"] == "turn"


def test_a_question_somebody_else_answered_does_not_hand_its_press_to_the_next(house: House, sit: Sit) -> None:
    """One seat on two screens: what is answered on one is replaced on the other, which takes no press for a moment."""
    made = house.table("defenders", ["order-council"])
    ada, again = (sit(made["seats"][0]["link"]) for _ in range(2))
    again.shown(again.decision()["number"])
    again.page.clock.install()
    again.page.clock.pause_at(time.time() + 60)
    first = ada.decision()
    ada.press(first["options"][0])
    ada.passed(first["number"])
    prompt = again.page.locator(f'.prompt[data-number="{ada.decision()["number"]}"]')
    expect(prompt).to_have_attribute("aria-busy", "true")
    expect(prompt.locator("button[data-option]").first).to_be_disabled()
    again.page.clock.run_for(400)
    expect(prompt).to_have_attribute("aria-busy", "false")
    again.press(again.decision()["options"][0])  # and then it does
