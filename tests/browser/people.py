"""People with accounts at browsers."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import House, Person

PASSWORD = "correct horse battery"
KEY = "a key that nobody guesses"
SIZES = {"wide": (1440, 900), "low": (1366, 650), "phone": (390, 844)}


def named(house: House) -> str:
    """The server by a name: a bare address has no passkeys and cannot show notices."""
    return house.address.replace("127.0.0.1", "localhost")


def sign_up(person: Person, name: str) -> None:
    """On the account page."""
    page = person.page
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account with a password").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    page = person.page
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in", exact=True).click()


def tab(person: Person, name: str) -> None:
    person.page.get_by_role("tab", name=name).click()


def fits(person: Person) -> bool:
    """Nothing sticks out at the side."""
    root = "document.documentElement"
    return bool(person.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth"))


def photograph(person: Person, name: str) -> None:
    """The page at every size in both lights; where somebody wants to look (``WEALD_SHOTS``: a folder), as pictures."""
    folder = os.environ.get("WEALD_SHOTS")
    for light in ("light", "dark"):
        person.page.emulate_media(color_scheme=light)
        for size, (width, height) in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            assert fits(person), (name, size)
            if folder:
                person.page.screenshot(path=Path(folder) / f"{name}-{size}-{light}.png", full_page=True)
    person.page.emulate_media(color_scheme="light")
    person.page.set_viewport_size({"width": 1440, "height": 900})
