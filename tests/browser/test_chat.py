"""What people at a table write to each other, in the browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.table import House, Person
from tests.browser.test_axe import violations

Sit = Callable[..., Person]


def lines(person: Person) -> Locator:
    return person.page.get_by_role("log", name="Chat").locator(".words")


def write(person: Person, text: str) -> None:
    person.page.get_by_label("Write to the table").fill(text)
    person.page.keyboard.press("Enter")


def test_a_word_at_the_table(house: House, sit: Sit) -> None:
    made = house.table(chat="players")
    ada, bob = [sit(key["link"]) for key in made["seats"]]
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("Nobody has written anything yet.")).to_be_visible()
    write(ada, "Good luck, <b>Bob</b>!")
    expect(lines(ada)).to_have_text(["Good luck, <b>Bob</b>!"])
    # Whoever has not opened it sees it come, is told, and is led there.
    expect(bob.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    bob.page.get_by_role("button", name="Ada: Good luck, <b>Bob</b>!").click()
    expect(lines(bob)).to_have_text(["Good luck, <b>Bob</b>!"])
    expect(bob.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    write(bob, "And you")
    write(bob, "Oops")
    expect(lines(ada)).to_have_count(3)
    assert violations(ada.page) == []
    # One's own line, or all of them by the host, can be taken away; somebody can be muted and reported.
    bob.page.get_by_role("button", name="What to do about the words of Bob").last.click()
    bob.page.get_by_role("button", name="Take away").click()
    expect(lines(ada)).to_have_text(["Good luck, <b>Bob</b>!", "And you"])
    ada.page.get_by_role("button", name="What to do about the words of Bob").click()
    ada.page.get_by_role("button", name="Report").click()
    ada.page.get_by_label("What is wrong with it?").fill("hm")
    ada.page.get_by_role("button", name="Send the report").click()
    ada.page.get_by_role("button", name="What to do about the words of Bob").click()
    ada.page.get_by_role("button", name="Do not show me this person").click()
    expect(lines(ada)).to_have_text(["Good luck, <b>Bob</b>!"])
    # It is all there after the server was gone, and so is who is muted.
    house.kill()
    house.open()
    ada.page.reload()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(lines(ada)).to_have_text(["Good luck, <b>Bob</b>!"])
    expect(ada.page.get_by_text("You do not want to hear this person.")).to_be_visible()


def test_on_a_phone_it_stands_with_the_seats(house: House, sit: Sit) -> None:
    made = house.table(chat="players")
    ada = sit(made["seats"][0]["link"])
    bob = sit(made["seats"][1]["link"], width=390, height=844)
    watcher = sit(made["links"]["watch"])
    ada.page.get_by_role("tab", name="Chat").click()
    write(ada, "Hello")
    bob.page.get_by_role("button", name="Seats (1)").click()
    expect(lines(bob)).to_have_text(["Hello"])
    write(bob, "Hi")
    expect(lines(ada)).to_have_text(["Hello", "Hi"])
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("Only players write at this table.")).to_be_visible()
    assert violations(bob.page) == []


def test_defenders_say_only_what_is_ready_made(house: House, sit: Sit) -> None:
    made = house.table(game="defenders", seats=["order", "sect"], chat="everybody")
    ada = sit(made["seats"][0]["link"])
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("use the ready-made sentences")).to_be_visible()
    assert ada.page.get_by_label("Write to the table").count() == 0
