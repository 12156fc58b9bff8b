"""The plain line mode: every game starts, answers every command and says how it ended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from weald.games import NAMES
from weald.terminal.client import Client


def typed(client: Client, *lines: str) -> str:
    """What the terminal shows when these lines are typed and then nothing more."""
    waiting: Iterator[str] = iter(lines)

    def read(*_: object, **__: object) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    client.console.input = read  # type: ignore[method-assign]
    client.console.width = 200
    with client.console.capture() as shown:
        client.run()
    return shown.get()


@pytest.mark.parametrize("game", NAMES)
def test_every_command_is_answered(game: str) -> None:
    client = Client(game, None, "random", 3, {}, "en", None)
    shown = typed(client, "?", "h", "l", "m", "r", "r 99.99", "c", "c nonsense", "u", "nonsense", "0", "-1", "²", "q")
    assert "“nonsense” is not a card of this game" in shown
    assert "“nonsense” is not a choice of this game" in shown


@pytest.mark.parametrize(
    ("game", "card", "name"),
    [("ironwood", "ww05", ""), ("root", "CODEBREAKERS", "Codebreakers"), ("defenders", "ORDER_HARROW", "Harrow")],
)
def test_a_card_is_found_in_capitals_or_not(game: str, card: str, name: str) -> None:
    shown = typed(Client(game, None, "random", 3, {}, "en", None), f"c {card}", "q")
    assert "is not a card" not in shown
    assert name in shown


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_lost_game_of_defenders_says_who_won(lang: str) -> None:
    shown = typed(Client("defenders", None, "random", 3, {}, lang, None), "concede")
    won = {"en": "The machines won", "cs": "Stroje vyhrály", "pl": "Maszyny wygrały"}[lang]
    assert won in shown
