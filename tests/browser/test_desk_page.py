"""The host's desk in the browser: with its key a seat is freed, people and addresses are kept away, everybody is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import KEY, photograph, sign_in, sign_up, tab
from tests.browser.table import House, Person
from tests.browser.test_account import refused
from tests.browser.test_axe import violations

Sit = Callable[..., Person]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("house"), settings={"desk_key": KEY})
    yield place
    place.close()


def test_the_host_keeps_the_house(house: House, sit: Sit) -> None:
    bob = sit("/account")
    sign_up(bob, "Rude Bob")
    made = house.table(name="Tuesday")
    ada = sit(made["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    host = sit("/desk")
    page = host.page
    page.get_by_role("textbox", name="Key").fill("a wrong one")
    page.get_by_role("button", name="Open the desk").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the key of the desk.")
    refused(host)
    page.get_by_role("textbox", name="Key").fill(KEY)
    page.get_by_role("button", name="Open the desk").click()
    expect(page.get_by_text("writes are stored")).to_be_visible()
    expect(page.get_by_text("127.0.0.1")).to_be_visible()
    names = ("Overview", "Tables", "People", "Reports", "House")
    for name in names:
        tab(host, name)
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        photograph(host, f"desk-{name.lower()}")
    # A seat is freed: who sat there looks on.
    tab(host, "Tables")
    page.get_by_role("button", name="Free the seat of Ada, Woodwalkers").click()
    page.get_by_role("button", name="Sure? Free the seat of Ada, Woodwalkers").click()
    expect(page.get_by_role("button", name="Free the seat of Ada, Woodwalkers")).to_have_count(0)
    seats = house.call("GET", f"/api/tables/{made['id']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "human"]
    page.get_by_role("button", name=f"Delete the table {made['id']}").click()
    page.get_by_role("button", name=f"Sure? Delete the table {made['id']}").click()
    expect(page.get_by_text("There are no tables.")).to_be_visible()
    # An account is kept away, and is told why; an address is banned and let in again.
    tab(host, "People")
    page.get_by_role("button", name="Keep away: Rude Bob").click()
    page.get_by_label("Reason").fill("Insults")
    page.get_by_label("Days").fill("7")
    page.get_by_role("button", name="Keep away", exact=True).last.click()
    expect(page.get_by_role("button", name="Let in again: Rude Bob")).to_be_visible()
    bob.page.reload()
    sign_in(bob, "Rude Bob")
    expect(bob.page.get_by_role("alert")).to_have_text("The host keeps this account away. Insults")
    refused(bob)
    page.get_by_label("Address or network").fill("192.0.2.7")
    page.get_by_role("button", name="Ban", exact=True).click()
    page.get_by_role("button", name="Lift the ban: 192.0.2.7/32").click()
    expect(page.get_by_text("No address is banned.")).to_be_visible()
    # Everybody is told, each in their language.
    tab(host, "House")
    page.get_by_label("English").fill("We restart at eight.")
    page.get_by_label("čeština").fill("V osm se restartuje.")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_text("Shown now: We restart at eight.")).to_be_visible()
    reader = sit("/", locale="cs-CZ")
    expect(reader.page.get_by_text("V osm se restartuje.")).to_be_visible()
    page.get_by_label("Finished for so many days").fill("30")
    page.get_by_role("button", name="Delete them now").click()
    expect(page.get_by_text("Deleted: 0 finished, 0 abandoned.")).to_be_visible()
    # Whoever leaves the desk leaves no key behind.
    page.get_by_role("button", name="Leave the desk").click()
    page.reload()
    expect(page.get_by_role("button", name="Open the desk")).to_be_visible()
