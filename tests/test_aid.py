"""Players' aids: which rules stand on whose card. Their sentences are the rulebook's, so the numbers must be there in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from weald import games, rulebook
from weald.text import LANGUAGES

CARDS = json.loads((Path(__file__).parent.parent / "web" / "src" / "aid" / "cards.json").read_text("utf-8"))
PARTS = {"wins", "turn", "actions", "battle", "traits"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_number_on_a_card_is_a_rule_in_every_language(game: str, lang: str) -> None:
    known = {statement.id for statement in rulebook.read(game, lang)}
    for side, card in CARDS[game].items():
        assert card.keys() <= PARTS
        for part, ids in card.items():
            assert len(set(ids)) == len(ids), (game, side, part)
            assert set(ids) <= known, (
                f"the aid of {game}/{side or 'all'} names {set(ids) - known} under {part}: no rules"
            )


@pytest.mark.parametrize("name", games.NAMES)
def test_every_side_has_a_card_that_says_how_it_wins_and_what_a_turn_is(name: str) -> None:
    game = games.find(name)
    sides = {side for seating in game.seatings(game.read_options(None)) for side in seating.sides}
    assert sides
    for side in sides:
        cards = [CARDS[name].get(one, {}) for one in side.removeprefix("second_").split("-")]
        assert all(cards), f"{name}/{side} has no card"
        for part in ("wins", "turn"):
            said = [card for card in [*cards, CARDS[name][""]] if card.get(part)]
            assert said, f"the aid of {name}/{side} says nothing about: {part}"
