"""The player's aid in a real browser: by key and from the settings, every game and every side of Root, in the player's language, on paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import House, Person

Sit = Callable[..., Person]
TABLES = [
    ("ironwood", ["ironclad", "woodwalkers"], "cs-CZ"),
    ("wonderland", ["alice", "mad_hatter", "queen_of_hearts"], "pl-PL"),
    ("defenders", ["order", "council"], "cs-CZ"),
    *(
        ("root", [side, *[it for it in ("marquise", "eyrie", "alliance") if it != side][:2]], "pl-PL")
        for side in ("marquise", "vagabond", "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers")
    ),
]


@pytest.mark.parametrize(("game", "sides", "locale"), TABLES, ids=lambda it: it[0] if isinstance(it, list) else "")
def test_every_side_has_an_aid_at_hand(house: House, sit: Sit, game: str, sides: list[str], locale: str) -> None:
    seats = [{"side": side, "kind": "ai" if i else "me", "level": "easy"} for i, side in enumerate(sides)]
    made = house.call("POST", "/api/tables", {"game": game, "seats": seats})
    ada = sit(next(it["link"] for it in made["seats"] if it["side"] == sides[0]), locale=locale)
    ada.page.locator(".prompt, .seats").first.wait_for()
    ada.page.locator("dialog").nth(1).wait_for(state="attached")  # they come after the first view
    ada.page.keyboard.press("i")
    aid = ada.page.locator("dialog[open] .aid")
    for part in ("wins", "turn", "icons"):
        expect(aid.locator(f"[data-part={part}] li").first).not_to_have_text("…")
    read = aid.inner_text()
    assert "ui-aid" not in read
    assert "How I win" not in read, "the aid speaks English"
    if game != "defenders":  # they win together
        assert aid.locator("[data-part=others] b").count() == len(sides) - 1
    # A rule on the card opens the rules there.
    rule = aid.locator("[data-part=turn] a.id").first
    number = rule.inner_text()
    rule.click()
    expect(aid).to_have_count(0)
    expect(ada.page.locator(f'[data-rule="{number}"]').first).to_be_visible()


def test_the_aid_opens_on_a_phone_and_prints(house: House, sit: Sit) -> None:
    made = house.call("POST", "/api/tables", {"game": "root", "lesson": "marquise"})
    ada = sit(made["seats"][0]["link"], width=390, height=844)
    ada.page.locator(".voice").wait_for()
    ada.page.locator("header .tools button").last.click()
    ada.page.locator("dialog[open]").get_by_role("button", name="Player aid").click()
    aid = ada.page.locator("dialog[open] .aid")
    expect(aid.locator("[data-part=turn] li").first).not_to_have_text("…")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.page.emulate_media(media="print")
    expect(aid.locator(".now")).to_be_hidden()
    expect(ada.page.locator(".voice")).to_be_hidden()
    expect(aid.locator("[data-part=turn]")).to_be_visible()


def test_the_aid_opens_at_an_icon_by_key_and_from_its_list(house: House, sit: Sit) -> None:
    ada = sit(house.table("ironwood", ["woodwalkers", "ironclad:ai"])["seats"][0]["link"], locale="cs-CZ")
    ada.shown(ada.decision()["number"])
    ada.page.locator("dialog").nth(1).wait_for(state="attached")
    icon = ada.page.locator(".seats .stats svg[role=img]").first
    called = icon.get_attribute("aria-label") or ""
    aid, sign = ada.page.locator("dialog[open] .aid"), ada.page.locator("dialog[open] .aid [data-part=sign]")

    # By hover and key.
    icon.hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text(called, ignore_case=True)
    ada.page.keyboard.press("i")
    expect(sign.locator("h4")).to_have_text(called)
    expect(sign.locator("h4 svg")).to_have_count(1)
    expect(sign.locator("li").first).not_to_have_text("…")  # the rules that speak of it
    # From the list in the aid: icons of every seat, not only one's own.
    names = aid.locator("[data-part=icons] button").all_inner_texts()
    assert len(names) == len(set(names))
    everybody = {it.get_attribute("aria-label") for it in ada.page.locator(".seats .stats svg[role=img]").all()}
    assert everybody <= {name.strip() for name in names}
    aid.locator("[data-part=icons] button").last.click()
    expect(sign.locator("h4")).to_have_text(names[-1].strip())
    ada.page.keyboard.press("Escape")
    expect(aid).to_have_count(0)

    # A tip takes no press that is meant for what lies under it.
    ada.page.mouse.move(2, 2)
    icon.hover()
    expect(tip).to_contain_text(called, ignore_case=True)
    box = tip.bounding_box()
    assert box is not None
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('.tip') ?? null"
    assert ada.page.evaluate(under, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) is None

    # Without anything pointed at it opens as a whole.
    ada.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    ada.page.keyboard.press("i")
    expect(aid.locator("[data-part=turn] li").first).not_to_have_text("…")
    expect(sign).to_have_count(0)


def test_a_long_press_on_an_icon_leads_to_the_aid(house: House, sit: Sit) -> None:
    link = house.table("ironwood", ["woodwalkers", "ironclad:ai"])["seats"][0]["link"]
    ada = sit(link, width=390, height=844, has_touch=True, is_mobile=True)
    ada.shown(ada.decision()["number"])
    ada.page.locator("dialog").nth(1).wait_for(state="attached")
    ada.page.get_by_role("button", name="Seats").or_(ada.page.get_by_role("tab", name="Seats")).first.click()
    icon = ada.page.locator(".seats .stats svg[role=img]").first
    icon.dispatch_event("pointerdown", {"pointerType": "touch"})  # held: a tap opens the seat
    ada.page.locator(".tip button").tap()
    expect(ada.page.locator("dialog[open] .aid [data-part=sign] h4")).to_have_text(
        icon.get_attribute("aria-label") or ""
    )
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
