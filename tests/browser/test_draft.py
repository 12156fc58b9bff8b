"""A whole drafted game of Root with landmarks in a real browser: first the scene of the draft, then the game that follows."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tests.browser.table import House, Person, at_random, play_whole_game
from tests.browser.test_root import no_secret_leaked

Sit = Callable[..., Person]


def look(person: Person, name: str) -> None:
    if folder := os.environ.get("WEALD_SHOTS"):
        person.page.screenshot(path=Path(folder) / f"draft-{name}.png")


def nobody_sees_another_hand(person: Person) -> None:
    hands = [zone for name, zone in person.view["zones"].items() if name.endswith(".hand")]
    known = [zone["cards"] for zone in hands if zone["owner"] != person.view["you"]]
    assert "riverfolk" in person.view["seats"] or not any(known), "nobody sees another hand"


def take_a_card_of_the_scene(person: Person) -> None:
    """A card of the scene is a choice."""
    cards = person.page.locator("section.draft li")
    cards.first.wait_for(timeout=15000)
    decision = person.decision()
    assert cards.count() == 5
    assert person.page.locator("section.draft li.open").count() == len(decision["options"])
    look(person, "draft")
    card = cards.and_(person.page.locator(".open")).first
    person.shown(decision["number"])
    card.click()
    person.passed(decision["number"])


def test_a_draft_and_the_whole_game_after_it(sit: Sit, house: House) -> None:
    options = {"setup": "advanced", "landmarks": 2}
    made = house.table("root", ["seat1", "seat2:ai:easy", "seat3:ai:easy", "seat4:ai:easy"], options)
    (mine,) = [seat for seat in made["seats"] if seat.get("link")]
    person = sit(mine["link"], width=1024, height=700)  # small, for the drawing takes most of the time
    policy = at_random(5)
    scenes: set[str] = set()
    while person.decision() and person.view["round"] == 0:
        prompt = person.decision()["prompt"]
        nobody_sees_another_hand(person)
        if prompt == "draft":
            take_a_card_of_the_scene(person)
        else:
            if prompt not in scenes:
                look(person, prompt)
            person.play(policy, on_board=False)
        scenes.add(prompt)
    assert {"draft", "return-card"} <= scenes
    seat = person.view["you"]
    assert person.view["seats"][seat] != mine["side"], "the seat has a side now"
    assert person.page.locator("g.landmark").count() == 2
    assert play_whole_game({person: policy}, on_board=False) > 20
    assert person.view["result"]["how"] in {"points", "dominance", "coalition"}
    person.page.locator(".result, [data-result]").first.wait_for()
    no_secret_leaked(house, made["id"], {person: seat})
