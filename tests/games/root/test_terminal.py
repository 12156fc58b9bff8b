"""Root in characters: every place of either map, every faction, in every language."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import weald
from weald.terminal.page import whole
from weald.terminal.root import values
from weald.text import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_", ["autumn", "winter"])
def test_a_game_is_shown_from_the_first_to_a_late_moment(lang: str, map_: str) -> None:
    seats = ["marquise", "alliance", "vagabond", "second_vagabond"]
    match = weald.start("root", seats if lang == "pl" else None, seed=4, options={"map": map_})
    dice, texts = random.Random(4), Texts(lang, "root")
    while not match.over and len(match.choices) < 420:
        match.choose(dice.choice(match.decision.options))
        if len(match.choices) % 60 == 1:
            page = Console(file=StringIO(), width=120)
            for part in whole("root", match.view(match.decision.seat), texts, 120):
                page.print(part)
            shown = page.file.getvalue()  # type: ignore[attr-defined]
            assert shown.count("♣") == (8 if map_ == "autumn" else 9)  # and one in the legend
            for side in match.seats:
                assert texts.format(f"side-{side}") in shown
            for key in ("count-", "state-", "item-", "leader-", "character-", "suit-"):
                assert key not in shown


def test_l2_cards_show_their_suit_and_cost() -> None:
    assert values("bake_sale", Texts("en", "root")) == "rabbit, to craft: rabbit, rabbit"
    assert values("royal_claim", Texts("cs", "root")).startswith("pták, výroba stojí: libovolný symbol, ")
    assert values("ambush_fox", Texts("pl", "root")) == "lis"
    assert values("guard_duty_mouse", Texts("en", "root")) == ""  # a quest
