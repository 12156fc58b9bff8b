"""The full screen by Textual's pilot: whole games, keys, mouse, small windows, a monkey."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

import weald
from weald.games import NAMES
from weald.kernel import Dice
from weald.players.random_player import RandomPlayer
from weald.terminal import saved, session
from weald.terminal.app import Curtain, Sheet, Table

games = pytest.mark.parametrize("game", [name for name in NAMES if name != "toy"])
PATIENCE = 60_000  # short rests a test gives the others' thread: far more than a busy machine needs
MONKEY = int(os.environ.get("WEALD_MONKEY", "120"))  # key presses per game; WEALD_MONKEY=20000 for the long run
KEYS = [
    *"0123456789", *"abcdehlmru?/:q ", "enter", "escape", "up", "down", "tab", "shift+tab", "pageup", "pagedown", "home",
    "end", "left", "right", "backspace", "f1",
]  # fmt: skip


def run(
    at: session.Local, play: Callable[[Pilot[None], Table], Awaitable[None]], size: tuple[int, int] = (150, 50)
) -> Table:
    table = Table(at)

    async def whole() -> None:
        async with table.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot, table)

    asyncio.run(whole())
    return table


async def settled(pilot: Pilot[None], table: Table) -> None:
    """Until a person is asked or the game is over."""
    for _ in range(PATIENCE):
        if table.session.over or table.decision is not None:
            return
        await pilot.pause(0.01)
    raise AssertionError("nobody is asked")


@games
def test_a_whole_game_on_the_screen(game: str) -> None:
    at = session.start(game, None, "random", 11, {}, "en")
    dice, somebody = Dice(11), RandomPlayer()

    async def play(pilot: Pilot[None], table: Table) -> None:
        for _ in range(4000):
            await settled(pilot, table)
            if at.over:
                break
            decision = at.match.decision_of(at.seat)
            index = decision.options.index(somebody.pick(decision, dice))
            choices = table.query_one("#choices", OptionList)
            assert choices.option_count == len(decision.options)
            choices.highlighted = index
            choices.action_select()
            await pilot.pause()
        assert at.over
        assert table.query_one("#choices", OptionList).option_count == 0

    run(at, play)
    assert weald.replay(saved.find(at.name).record).hash() == at.match.hash()


@games
def test_keys_and_mouse(game: str) -> None:
    at = session.start(game, None, "random", 4, {}, "cs")

    async def play(pilot: Pilot[None], table: Table) -> None:
        await settled(pilot, table)
        for key in ("question_mark", "l", "c", "r", "h"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(table.screen, Sheet), key
            await pilot.press("escape")
            await pilot.pause()
        before = len(at.match.choices) + len(at.match.sealed_answers())
        await pilot.press("1", "enter")
        await settled(pilot, table)
        assert at.over or len(at.match.choices) + len(at.match.sealed_answers()) > before
        before = len(at.match.choices) + len(at.match.sealed_answers())
        await pilot.click("#choices", offset=(4, 0))
        await settled(pilot, table)
        assert at.over or len(at.match.choices) + len(at.match.sealed_answers()) > before
        await pilot.press("u")
        await pilot.press("e")
        await pilot.pause()
        assert Path(f"{game}.weald").exists()

    run(at, play)


def test_two_people_at_one_keyboard_have_a_curtain() -> None:
    at = session.start("ironwood", None, "human", 4, {}, "en")

    async def play(pilot: Pilot[None], table: Table) -> None:
        for _ in range(6):
            if isinstance(table.screen, Curtain):
                break
            await pilot.press("1", "enter")
            await pilot.pause()
        assert isinstance(table.screen, Curtain)
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(table.screen, Curtain)

    run(at, play)


@games
def test_a_small_window_shows_the_question(game: str) -> None:
    at = session.start(game, None, "random", 4, {}, "pl")

    async def play(pilot: Pilot[None], table: Table) -> None:
        await settled(pilot, table)
        assert table.has_class("narrow")
        assert table.query_one("#choices").region.height > 0
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        assert not table.has_class("narrow")

    run(at, play, (60, 20))


@games
def test_a_monkey_finds_no_crash(game: str) -> None:
    at = session.start(game, None, "random", 9, {}, "en")
    dice = Dice(9)

    async def play(pilot: Pilot[None], table: Table) -> None:
        table.action_leave = lambda: None  # type: ignore[method-assign]
        for _ in range(MONKEY):
            await pilot.press(KEYS[dice.below(len(KEYS))])
        await pilot.pause()

    run(at, play)
    assert weald.replay(saved.find(at.name).record).choices == [] or at.match.choices
