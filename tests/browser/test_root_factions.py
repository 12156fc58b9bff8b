"""Whole games of Root with the newer factions in real browsers: four seats, and six at one table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.table import House, Person, at_random, play_whole_game
from tests.browser.test_root import no_secret_leaked

Sit = Callable[..., Person]


@pytest.mark.parametrize(
    ("seats", "options", "language"),
    [
        (["cult", "riverfolk:ai:easy", "corvids:ai:easy", "keepers:ai:easy"], {"map": "lake"}, "cs"),
        (["duchy:ai:easy", "hundreds", "marquise:ai:easy", "alliance:ai:easy", "vagabond:ai:easy", "second_vagabond:ai:easy"],
         {"map": "mountain"}, "pl"),
    ],
    ids=["four", "six"],
)  # fmt: skip
def test_new_factions_play_a_whole_game(
    sit: Sit, house: House, seats: list[str], options: dict[str, str], language: str
) -> None:
    made = house.table("root", seats, options)
    seat = next(number for number, wish in enumerate(seats) if ":" not in wish)
    link = next(seat["link"] for seat in made["seats"] if seat.get("link"))
    person = sit(link, width=1024, height=700, locale=language)
    person.decision(60)
    assert person.page.locator("html").get_attribute("lang") == language
    play_whole_game({person: at_random(3)}, on_board=False)
    assert person.view["result"]["how"] in {"points", "dominance", "coalition"}
    person.page.locator(".result, [data-result]").first.wait_for()
    no_secret_leaked(house, made["id"], {person: seat})
