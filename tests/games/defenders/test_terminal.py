"""Defenders in characters: every hex and faction, in every language, from the first moment to the last."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import weald
from weald.games.defenders.board import HEX_IDS
from weald.terminal.defenders import values
from weald.terminal.page import whole
from weald.terminal.session import texts_of
from weald.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [["order-sect"], ["order", "council", "coven", "sect"]])
def test_a_game_is_shown_from_the_first_to_the_last_moment(lang: str, seats: list[str]) -> None:
    match = weald.start("defenders", seats, seed=5)
    dice, texts = random.Random(5), texts_of("defenders", lang)
    while not match.over:
        if len(match.choices) % 20 == 0:
            page = Console(file=StringIO(), width=160)
            view = match.view(match.decision.seat)
            for part in whole("defenders", view, texts, 120):
                page.print(part)
            shown = page.file.getvalue()  # type: ignore[attr-defined]
            for place in HEX_IDS:
                assert f" {place} " in shown or place == "core"
            for player in view["position"]["players"]:
                assert texts.format(f"side-{player['side']}") in shown
            for key in ("count-", "ui-df", "item-", "card-", "machine-", "terrain-"):
                assert key not in shown
        match.choose(dice.choice(match.decision.options))


def test_cards_show_points_and_terrain() -> None:
    assert values("order_popel", texts_of("defenders", "en")) == "3 ♣ forest"
    assert values("order_popel", texts_of("defenders", "cs")) == "3 ♣ les"
    assert values("restart", texts_of("defenders", "en")) == ""
