"""The terminal alone against a bot: one sits on the human's side and sees the bot's boards."""

from __future__ import annotations

import pytest
from rich.console import Console

import weald
from weald.terminal.page import whole
from weald.text import Texts


@pytest.mark.parametrize(
    ("solo", "line"),
    [
        ("ironbot", "Ironbot  expansive  alert  +1 damage  marked mountain: -"),
        ("woodbot", "possible mountain: "),
    ],
)
def test_the_bots_boards_are_shown(solo: str, line: str) -> None:
    match = weald.start("ironwood", seed=2, options={"solo": solo})
    match.choose("draw 2")
    console = Console(width=200)
    with console.capture() as shown:
        for part in whole("ironwood", match.view(match.decision.seat), Texts("en", "ironwood")):
            console.print(part)
    assert line in shown.get()
