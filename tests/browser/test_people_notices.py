"""Being told in the browser: the address proved by a real mail, each way tried, push messages as the service worker shows them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import named, sign_up, tab
from tests.browser.table import House, Person
from tests.browser.test_account import refused
from tests.browser.test_axe import violations
from tests.table.mailbox import Mailbox, link, mail_server, text

Sit = Callable[..., Person]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, dict[str, object]]]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: tuple[Mailbox, dict[str, object]]) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("house"), settings={"mail": mailbox[1]})
    yield place
    place.close()


def test_mails_hooks_and_quiet_hours(house: House, sit: Sit, mailbox: tuple[Mailbox, dict[str, object]]) -> None:
    box = mailbox[0]
    ada = sit("/account")
    page = ada.page
    sign_up(ada, "Told Ada")
    tab(ada, "Notices")
    page.get_by_label("E-mail address").fill("ada@players.example")
    page.get_by_role("button", name="Send a link to this address").click()
    expect(page.get_by_text("A link is on its way to ada@players.example.")).to_be_visible()
    token = link(box.wait(1)[0], "/account/email")
    # Nothing happens until somebody presses the button; the link works once.
    other = sit(f"/account/email#{token}")
    other.page.get_by_role("button", name="It is mine").click()
    expect(other.page.get_by_text("The address belongs to your account now.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("ada@players.example")).to_be_visible()
    with page.expect_response("**/api/account/notices"):
        page.get_by_role("radio", name="Once a day").check()
    with page.expect_response("**/api/account/notices"):
        page.get_by_label("At", exact=True).select_option("7")
    with page.expect_response("**/api/account/notices"):
        page.get_by_role("switch", name="Do not disturb me at night").check()
    with page.expect_response("**/api/account/notices"):
        page.get_by_label("From", exact=True).select_option("23")
    with page.expect_response("**/api/account/notices"):
        page.get_by_role("switch", name="Your game in a tournament is ready").uncheck()
    with page.expect_response("**/api/account/notices"):
        page.get_by_role("switch", name="A game is over").uncheck()
    page.get_by_role("button", name="Try it: ada@players.example").click()
    expect(page.get_by_text("Sent.")).to_be_visible()
    said = box.wait(2)[1]
    assert "this is how you will be told" in text(said)
    # A webhook is known by its address; one in our own network is not called, and the page says so.
    page.get_by_label("Address", exact=True).fill("https://discord.com/api/webhooks/1/secret")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("button", name="Try it: Discord, discord.com")).to_be_visible()
    page.get_by_label("Address", exact=True).fill("http://127.0.0.1:9/hook")
    page.get_by_label("Who listens there").select_option("ntfy")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Try it: ntfy, 127.0.0.1").click()
    expect(page.get_by_role("alert")).to_contain_text("That did not work")
    page.get_by_role("button", name="Remove: ntfy, 127.0.0.1").click()
    expect(page.get_by_role("button", name="Remove: ntfy, 127.0.0.1")).to_have_count(0)
    assert violations(page) == []
    page.reload()  # it is all kept
    expect(page.get_by_role("radio", name="Once a day")).to_be_checked()
    expect(page.get_by_label("At", exact=True)).to_have_value("7")
    expect(page.get_by_label("From", exact=True)).to_have_value("23")
    expect(page.get_by_role("switch", name="A game is over")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Your game in a tournament is ready")).not_to_be_checked()
    # The link below every mail stops them, without signing in.
    other.page.goto(f"{house.address}/stop#{link(said, '/stop')}")
    other.page.get_by_role("button", name="No more mails").click()
    expect(other.page.get_by_text("You get no more mails about your games.", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="None")).to_be_checked()


def test_mails_about_a_seat_without_an_account(
    house: House, sit: Sit, mailbox: tuple[Mailbox, dict[str, object]]
) -> None:
    box = mailbox[0]
    box.mails.clear()
    made = house.table(seats=["woodwalkers", "ironclad"])
    ada = sit(f"{made['seats'][0]['link']}")
    page = ada.page
    assert ada.wait(lambda: bool(ada.views))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Or by e-mail").fill("guest@players.example")
    page.get_by_role("button", name="Send a link to this address").click()
    expect(page.get_by_text("A link is on its way to guest@players.example.")).to_be_visible()
    assert violations(page) == []
    other = sit(f"/account/seat#{link(box.wait(1)[0], '/account/seat')}")
    other.page.get_by_role("button", name="Yes, send them").click()
    expect(other.page.get_by_text("You get mails about this game from now on.")).to_be_visible()
    expect(other.page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{made['id']}")
    assert violations(other.page) == []
    page.reload()
    assert ada.wait(lambda: bool(ada.views))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Try it: g…@players.example").click()
    expect(page.get_by_text("Sent.")).to_be_visible()
    said = box.wait(2)[1]
    page.get_by_role("button", name="Remove: g…@players.example").click()
    expect(page.get_by_role("button", name="Remove: g…@players.example")).to_have_count(0)
    other.page.goto(
        f"{house.address}/stop#{link(said, '/stop')}"
    )  # of an address that is gone already: nothing happens
    other.page.get_by_role("button", name="No more mails").click()
    expect(other.page.get_by_text("You get no more mails about your games.", exact=True)).to_be_visible()


def test_a_new_password_by_mail(house: House, sit: Sit, mailbox: tuple[Mailbox, dict[str, object]]) -> None:
    ada = sit("/account/reset#no-such-token-at-all")
    ada.page.get_by_label("New password", exact=True).fill("a long new sentence")
    ada.page.get_by_role("button", name="Set the new password").click()
    expect(ada.page.get_by_role("alert")).to_have_text("This link was used already, or is too old.")
    refused(ada)


def test_a_push_message_is_shown_and_leads_to_the_table(house: House, sit: Sit) -> None:
    """The push service itself is not reached from a test: the worker gets the message from the browser's own tools, as
    tests/table/test_push.py proves what is sent."""
    ada = sit(named(house) + "/account#notices", permissions=["notifications"])
    page = ada.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line = ada.context.new_cdp_session(page)
    workers: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: workers.extend(
            one["registrationId"]
            for one in said["registrations"]
            if one["scopeURL"].startswith(named(house)) and not one["isDeleted"]
        ),
    )
    line.send("ServiceWorker.enable")
    assert ada.wait(lambda: bool(workers))
    message = {"event": "turn", "table": "abc", "title": "Weald", "text": "Your turn: Ironwood.", "link": f"{named(house)}/t/abc"}  # fmt: skip
    shown = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
               .then((all) => all.map((one) => [one.title, one.body, one.tag, one.data.link]))"""

    def delivered() -> bool:
        """A worker that has just been registered may miss the first one; the same message again takes its place."""
        for worker in dict.fromkeys(workers):
            told = {"origin": named(house), "registrationId": worker, "data": json.dumps(message)}
            line.send("ServiceWorker.deliverPushMessage", told)
        return bool(page.evaluate(shown))

    assert ada.wait(delivered)
    assert page.evaluate(shown) == [["Weald", "Your turn: Ironwood.", "abc", f"{named(house)}/t/abc"]]
    # Whoever may not be shown notices is told why.
    bob = sit(named(house) + "/account")
    sign_up(bob, "Silent Bob")
    tab(bob, "Notices")
    bob.page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    bob.page.get_by_role("button", name="Tell me in this browser").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("may not show notices of this page")


def test_a_subscription_reaches_the_server(house: House, sit: Sit) -> None:
    """As far as it goes without a push service: what a browser would give is kept, listed and removed."""
    ada = sit(named(house) + "/account")
    page = ada.page
    sign_up(ada, "Pushed Ada")
    page.evaluate(
        """async () => {
            const pair = await crypto.subtle.generateKey({name: 'ECDH', namedCurve: 'P-256'}, true, ['deriveBits']);
            const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
            const text = (data) => btoa(String.fromCharCode(...data)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
            const keys = {p256dh: text(raw), auth: text(crypto.getRandomValues(new Uint8Array(16)))};
            Notification.requestPermission = () => Promise.resolve('granted');
            PushManager.prototype.getSubscription = () => Promise.resolve(null);
            PushManager.prototype.subscribe = (options) => {
                if (options.applicationServerKey.length !== 65) throw new Error('no VAPID key');
                return Promise.resolve({toJSON: () => ({endpoint: 'https://push.example/abc', keys})});
            };
        }"""
    )
    tab(ada, "Notices")
    page.get_by_role("button", name="Tell me in this browser").click()
    remove = page.get_by_role("button", name="Remove: Chrome, Linux, push.example")
    expect(remove).to_be_visible()
    page.get_by_role("button", name="Tell me in this browser").click()  # the same browser is told once
    expect(remove).to_have_count(1)
    remove.click()
    expect(remove).to_have_count(0)
