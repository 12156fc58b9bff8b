"""A drafted game of Root with landmarks in a real browser: the scene of the draft, then a few rounds."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tests.browser.table import House, Person, at_random

Sit = Callable[..., Person]
ROUNDS = 3


def test_a_draft_and_a_few_rounds(sit: Sit, house: House) -> None:
    options = {"setup": "advanced", "landmarks": 2}
    made = house.table("root", ["seat1", "seat2:ai:random", "seat3:ai:random", "seat4:ai:random"], options)
    (mine,) = [seat for seat in made["seats"] if seat.get("link")]
    person = sit(mine["link"], width=1440, height=900)
    policy = at_random(5)
    scenes: set[str] = set()
    while person.decision(120) and person.view["round"] <= ROUNDS and not person.over:
        prompt = person.decision()["prompt"]
        if person.view["round"] == 0:
            others = [zone for name, zone in person.view["zones"].items() if name.endswith(".hand")]
            known = [zone["cards"] for zone in others if zone["owner"] != person.view["you"]]
            assert "riverfolk" in person.view["seats"] or not any(known), "nobody sees another hand"
        if prompt == "draft":
            cards = person.page.locator("section.draft li")
            cards.first.wait_for(timeout=15000)
            assert cards.count() == 5
            assert person.page.locator("section.draft li.open").count() == len(person.decision()["options"])
        if prompt not in scenes and (folder := os.environ.get("WEALD_SHOTS")):
            person.page.screenshot(path=Path(folder) / f"draft-{prompt}.png")
        scenes.add(prompt)
        if prompt == "draft":  # a card of the scene is a choice
            number, card = person.decision()["number"], cards.and_(person.page.locator(".open")).first
            person.shown(number)
            card.click()
            person.passed(number)
        else:
            person.play(policy, on_board=False)
    assert {"draft", "return-card"} <= scenes
    seat = person.view["you"]
    assert person.view["seats"][seat] != mine["side"], "the seat has a side now"
    assert person.page.locator("g.landmark").count() == 2
