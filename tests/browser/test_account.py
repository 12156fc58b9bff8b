"""Accounts in the browser: making one, finding one's games elsewhere, passkeys, other people, taking one's data home."""

from __future__ import annotations

import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PASSWORD, fits, named, photograph, sign_in, sign_up, tab
from tests.browser.table import House, Person
from tests.browser.test_axe import violations

Sit = Callable[..., Person]
EXPECTED = ("status of 403", "status of 401", "status of 404", "status of 409", "status of 400")


def refused(person: Person) -> None:
    """Browsers write refused requests to the console; here they are meant."""
    person.errors[:] = [one for one in person.errors if not any(status in one for status in EXPECTED)]


def test_my_games_are_there_on_another_device(house: House, sit: Sit) -> None:
    # A seat that this browser held before anybody had an account.
    old = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(old["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    ada.page.goto(house.address)
    ada.page.get_by_role("link", name="Account").click()
    ada.page.get_by_role("heading", level=1, name="Account").wait_for()
    assert violations(ada.page) == []
    sign_up(ada, "Ada Anywhere")
    ada.page.get_by_role("button", name="Add the games of this browser").click()
    expect(ada.page.get_by_text("1 seat belongs to your account now.")).to_be_visible()
    # One that is made while signed in belongs to the account by itself.
    ada.page.goto(house.address)
    ada.page.get_by_role("button", name="Create the table").click()
    assert ada.wait(lambda: bool(ada.views))
    # Elsewhere there is nothing but the name and the password.
    other = sit("/account", width=390, height=844)
    sign_in(other, "ada anywhere", "wrong password")
    expect(other.page.get_by_role("alert")).to_have_text("This name and password do not belong together.")
    refused(other)
    sign_in(other, "ada anywhere")
    expect(other.page.get_by_role("heading", level=1, name="Ada Anywhere")).to_be_visible()
    assert fits(other)
    other.page.get_by_role("link", name="To all tables").first.click()
    rows = other.page.get_by_role("button", name="Play:")
    expect(rows).to_have_count(2)
    rows.last.click()
    other.shown(other.decision()["number"])
    assert other.view["you"] == 0
    # Signed out here from there: the seat is no longer open.
    ada.page.goto(house.address + "/account#security")
    ada.page.get_by_role("button", name="Sign out all others").click()
    expect(ada.page.get_by_role("button", name="Sign out all others")).to_have_count(0)
    other.page.goto(house.address + "/account")
    expect(other.page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()


def test_settings_follow(house: House, sit: Sit) -> None:
    ada = sit("/account")
    sign_up(ada, "Dark Ada")
    ada.page.get_by_label("How others see you").fill("Ada D.")
    ada.page.get_by_role("checkbox", name="polski").check()
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
    with ada.page.expect_response("**/api/account/profile"):
        ada.page.get_by_role("radio", name="Night").check()
    other = sit("/account", locale="en-GB")
    sign_in(other, "Dark Ada")
    expect(other.page.get_by_role("heading", level=1, name="Ada D.")).to_be_visible()
    expect(other.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.page.get_by_role("checkbox", name="polski")).to_be_checked()


def test_a_lost_password_and_its_codes(house: House, sit: Sit) -> None:
    ada = sit("/account#security")
    sign_up(ada, "Forgetful")
    tab(ada, "Security")
    ada.page.get_by_role("button", name="Make new codes").click()
    codes = ada.page.locator("code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    other = sit("/account/lost")
    other.page.get_by_label("Name", exact=True).fill("Forgetful")
    other.page.get_by_label("Recovery code", exact=True).fill(code)
    other.page.get_by_label("New password").fill("another long sentence")
    other.page.get_by_role("button", name="Set the new password").click()
    expect(other.page.get_by_role("heading", level=1, name="Forgetful")).to_be_visible()
    tab(other, "Security")
    other.page.get_by_label("New password").fill("short")
    other.page.get_by_role("button", name="Change the password").click()
    expect(other.page.get_by_role("alert")).to_contain_text("not easy to guess")
    other.page.get_by_label("New password").fill("yet another sentence")
    other.page.get_by_role("button", name="Change the password").click()
    expect(other.page.get_by_text("The new password holds.")).to_be_visible()
    refused(other)
    # The first browser was signed out by that, and may have noticed.
    ada.page.goto("about:blank")
    refused(ada)


def test_passkeys(house: House, sit: Sit) -> None:
    ada = sit(named(house) + "/account")
    devices = ada.context.new_cdp_session(ada.page)
    devices.send("WebAuthn.enable")
    devices.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                     "isUserVerified": True, "automaticPresenceSimulation": True}},
    )  # fmt: skip
    page = ada.page
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill("Key Ada")
    page.get_by_role("button", name="Make an account with a passkey").click()
    expect(page.get_by_role("heading", level=1, name="Key Ada")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", level=1, name="Key Ada")).to_be_visible()
    tab(ada, "Security")
    page.get_by_role("button", name="Remove: ").click()
    expect(page.get_by_role("alert")).to_have_text("Without a password this passkey is your only way in.")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set a password").click()
    expect(page.get_by_text("The new password holds.")).to_be_visible()
    page.get_by_role("button", name="Remove: ").click()
    expect(page.get_by_role("button", name="Remove: ")).to_have_count(0)
    page.get_by_label("What to call it").fill("My phone")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("My phone")).to_be_visible()
    refused(ada)


def test_somebody_one_does_not_want_to_meet(house: House, sit: Sit) -> None:
    ada, bob = sit("/account"), sit("/account")
    sign_up(ada, "Ada Blocks")
    sign_up(bob, "Bob Blocked")
    ada.page.goto(house.address)
    ada.page.get_by_label("Who plays Ironclad").select_option("open")
    ada.page.get_by_role("button", name="Create the table").click()
    assert ada.wait(lambda: bool(ada.views))
    table = ada.page.url
    bob.page.goto(table)
    bob.page.get_by_role("button", name="Join: ").click()
    assert bob.wait(lambda: bool(bob.views))
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_text("This seat belongs to your account.")).to_be_visible()
    ada.page.get_by_role("button", name="Report Bob Blocked, Ironclad to the host").click()
    ada.page.get_by_label("What is it about?").select_option("spoiling")
    ada.page.get_by_label("What happened").fill("plays badly on purpose")
    ada.page.get_by_role("button", name="Tell the host").click()
    expect(ada.page.get_by_text("The host has been told.")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.get_by_role("link", name="Bob Blocked, Ironclad").click()
    expect(ada.page.get_by_role("heading", level=1, name="Bob Blocked")).to_be_visible()
    expect(ada.page.get_by_text("This person's ratings are not shown.")).to_be_visible()
    refused(ada)
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Block").click()
    expect(ada.page.get_by_text("You will not play with each other")).to_be_visible()
    # Bob cannot join her next table.
    made = ada.page.evaluate(
        """() => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
           body: JSON.stringify({game: 'ironwood', seats: [{side: 'woodwalkers', kind: 'me'}, {side: 'ironclad', kind: 'open'}]})})
           .then((answer) => answer.json())"""
    )
    bob.page.goto(f"{house.address}/t/{made['id']}")
    bob.page.get_by_role("button", name="Join: ").click()
    expect(bob.page.get_by_role("alert")).to_be_visible()
    refused(bob)
    ada.page.goto(house.address + "/account")
    ada.page.get_by_role("button", name="Unblock: Bob Blocked").click()
    expect(ada.page.get_by_text("You block nobody.")).to_be_visible()


def test_my_data_taken_home_and_deleted(house: House, sit: Sit) -> None:
    ada = sit("/account")
    sign_up(ada, "Gone Ada")
    tab(ada, "My data")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download my data").click()
    with zipfile.ZipFile(download.value.path()) as packed:
        assert any("Gone Ada" in packed.read(name).decode(errors="replace") for name in packed.namelist())
    assert violations(ada.page) == []
    ada.page.get_by_label("To be sure, type your name").fill("Somebody")
    ada.page.get_by_role("button", name="Delete everything about me").click()
    expect(ada.page.get_by_role("alert")).to_have_text("This is not the name you sign in with.")
    ada.page.get_by_label("To be sure, type your name").fill("gone ada")
    ada.page.get_by_role("button", name="Delete everything about me").click()
    expect(ada.page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    sign_in(ada, "Gone Ada")
    expect(ada.page.get_by_role("alert")).to_have_text("This name and password do not belong together.")
    refused(ada)


@pytest.mark.parametrize("lang", ["cs-CZ", "pl-PL"])
def test_every_page_is_in_the_readers_language(house: House, sit: Sit, lang: str) -> None:
    """And fits everywhere, with nothing for axe to find."""
    reader = sit("/account", locale=lang)
    page = reader.page
    page.get_by_role("radio").nth(1).check()
    page.locator("input[autocomplete=username]").fill(f"Reader {lang}")
    page.locator("input[type=password]").fill(PASSWORD)
    page.locator("form .btn.main").click()
    expect(page.get_by_role("tab").nth(3)).to_be_visible()
    read: list[str] = []
    for number in range(4):
        page.get_by_role("tab").nth(number).click()
        page.wait_for_load_state("networkidle")
        read.append(page.locator("body").inner_text())
        assert violations(page) == []
        photograph(reader, f"account-{number}-{lang[:2]}")
    for path in ("/privacy", "/standing/root", "/stop", "/account/reset", "/account/email", "/desk"):
        page.goto(house.address + path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        read.append(page.locator("body").inner_text())
        assert violations(page) == []
        photograph(reader, f"{path.strip('/').replace('/', '-')}-{lang[:2]}")
    english = {
        "Account",
        "Security",
        "Notices",
        "Save",
        "Standings",
        "Season",
        "Key",
        "Sign out",
        "Remove",
        "Open data",
    }
    assert not [
        line
        for text in read
        for line in text.splitlines()
        if line.strip() in english or "ui-acc-" in line or "stand-" in line
    ]
