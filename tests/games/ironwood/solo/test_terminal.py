"""The terminal alone against a bot: one sits on the human's side and sees the bot's boards."""

from __future__ import annotations

import pytest
from rich.console import Console

import weald
from weald.games.ironwood.facts import IC, WW
from weald.kernel.errors import UnknownSeat
from weald.terminal import ironwood
from weald.terminal.client import Client
from weald.text import Texts


@pytest.mark.parametrize(("solo", "human"), [("ironbot", WW), ("woodbot", IC)])
def test_you_sit_where_the_bot_does_not(solo: str, human: int) -> None:
    for opponent in ("random", "human"):
        assert Client("ironwood", None, opponent, 1, {"solo": solo}, "en", None).humans == [human]
    with pytest.raises(UnknownSeat, match="played by the bot"):
        Client("ironwood", ("ironclad", "woodwalkers")[human], "random", 1, {"solo": solo}, "en", None)


@pytest.mark.parametrize(
    ("solo", "line"),
    [
        ("ironbot", "Ironbot   expansive   alert   +1 damage   marked mountain: -"),
        ("woodbot", "possible mountain: "),
    ],
)
def test_the_bots_boards_are_shown(solo: str, line: str) -> None:
    match = weald.start("ironwood", seed=2, options={"solo": solo})
    match.choose("draw 2")
    console = Console(width=200)
    with console.capture() as shown:
        for part in ironwood.show(match.view(match.decision.seat), set(), Texts("en", "ironwood")):
            console.print(part)
    assert line in shown.get()
