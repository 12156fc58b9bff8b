"""The first page with four games, what the table says of itself, and the rulebook away from a table."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.table import ROOT, House, Person

Sit = Callable[..., Person]
GAMES = {
    "Ironwood": "Woodwalkers", "Root": "Marquise", "Wonderland's War": "Alice", "Defenders of the Wild": "The Order",
}  # fmt: skip


def axe(person: Person) -> None:
    person.page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = person.page.evaluate("axe.run()")
    problems = [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in found["violations"]]
    assert problems == [], json.dumps(problems, indent=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_game_can_be_set(sit: Sit, scheme: str) -> None:
    ada = sit("/", color_scheme=scheme)
    for game, side in GAMES.items():
        ada.page.get_by_role("radio", name=game).click()
        ada.page.get_by_label(f"Who plays {side}").wait_for()
        ada.page.get_by_role("button", name="Options of the game").click()
        ada.page.get_by_text("Pace").wait_for()
        axe(ada)


def test_a_table_for_four_from_the_lobby(sit: Sit, house: House) -> None:
    ada = sit("/")
    ada.page.get_by_role("radio", name="Root").click()
    ada.page.get_by_label("Side of seat 1").select_option("vagabond")
    ada.page.get_by_label("Side of seat 2").select_option("second_vagabond")
    ada.page.get_by_label("Who plays Marquise").select_option("open")
    ada.page.get_by_label("Who plays Alliance").select_option("ai:random")
    ada.page.get_by_role("button", name="Create the table").click()
    ada.page.get_by_role("heading", name="One seat is free").wait_for(timeout=60_000)
    assert ada.wait(lambda: bool(ada.views))
    assert ada.view["seats"] == ["vagabond", "second_vagabond", "alliance", "marquise"]
    table = house.call("GET", "/api/tables/" + ada.page.url.split("/t/")[1].split("#")[0])
    assert [seat["kind"] for seat in table["seats"]] == ["human", "ai", "ai", "open"]


def test_where_the_facts_come_from_and_the_rulebook(sit: Sit) -> None:
    ada = sit("/")
    ada.page.get_by_role("link", name="About Weald").click()
    ada.page.get_by_role("tab", name="Ironwood").wait_for()
    ada.page.get_by_text("cards_ironclad.toml").click()
    ada.page.get_by_text("combat bonus of the attack option").wait_for()
    axe(ada)
    ada.page.get_by_role("tab", name="Root").click()
    ada.page.get_by_text("deck.toml").wait_for()
    assert ada.page.url.endswith("/about/root")
    ada.page.get_by_role("link", name="The rulebook in our own words").click()
    ada.page.get_by_role("searchbox").fill("dominance")
    ada.page.locator("li p", has_text="ominance").first.wait_for()
    axe(ada)
