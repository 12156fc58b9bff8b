"""Defenders in characters: every hex and faction, in every language, from the first moment to the last."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import weald
from weald.games.defenders.board import HEX_IDS
from weald.terminal.defenders import show, values
from weald.terminal.session import overridden_texts
from weald.text import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [["order-sect"], ["order", "council", "coven", "sect"]])
def test_a_game_is_shown_from_the_first_to_the_last_moment(lang: str, seats: list[str]) -> None:
    match = weald.start("defenders", seats, seed=5)
    dice, texts = random.Random(5), Texts(lang, "defenders", overridden_texts("defenders", lang))
    while not match.over:
        if len(match.choices) % 20 == 0:
            page = Console(file=StringIO(), width=160)
            view = match.view(match.decision.seat)
            for part in show(view, {o.at for o in match.decision.options}, texts):
                page.print(part)
            shown = page.file.getvalue()  # type: ignore[attr-defined]
            for place in HEX_IDS:
                assert f"{place} " in shown
            for player in view["position"]["players"]:
                assert texts.format(f"side-{player['side']}") in shown
            for key in ("count-", "ui-df", "item-", "card-", "machine-", "terrain-"):
                assert key not in shown
        match.choose(dice.choice(match.decision.options))


def test_cards_show_points_and_terrain() -> None:
    assert values("order_popel") == "3 forest"
    assert values("restart") == ""
