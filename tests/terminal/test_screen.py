"""The full screen by Textual's pilot: whole games, keys, mouse, small windows, a monkey."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select

import weald
from weald.games import NAMES, find
from weald.kernel import Dice
from weald.players.random_player import RandomPlayer
from weald.terminal import saved, session
from weald.terminal.app import NARROW, Table
from weald.terminal.lobby import Form, Lobby
from weald.terminal.session import board_of
from weald.terminal.sheets import Curtain, Pick, Sheet

games = pytest.mark.parametrize("game", [name for name in NAMES if name != "toy"])
PATIENCE = 60_000  # short rests a test gives the others' thread: far more than a busy machine needs
MONKEY = int(os.environ.get("WEALD_MONKEY", "120"))  # key presses per game; WEALD_MONKEY=20000 for the long run
SHORT = {"ironwood": 11, "root": 20, "wonderland": 11, "defenders": 11}  # seeds of games that are soon over
KEYS = [
    *"0123456789", *"abcdehlmrtu?/:q ", "enter", "escape", "up", "down", "tab", "shift+tab", "pageup", "pagedown", "home",
    "end", "left", "right", "backspace", "f1", *["enter"] * 7,
]  # fmt: skip
NAMED = {"?": "question_mark", "/": "slash", ":": "colon", " ": "space"}  # keys Textual knows by another name


def run(
    at: session.Local, play: Callable[[Pilot[None], Table], Awaitable[None]], size: tuple[int, int] = (150, 50)
) -> Table:
    table = Table(at)
    first: list[Exception] = []

    async def whole() -> None:
        async with table.run_test(size=size) as pilot:
            try:
                await pilot.pause()
                await play(pilot, table)
            except Exception as problem:  # noqa: BLE001 (raised below)
                first.append(table._exception or problem)  # of the app, or of the test itself

    try:
        asyncio.run(whole())
    except Exception:
        if not first:
            raise
    if first:  # what follows a fault, like keys that find no screen any more, does not hide it
        raise first[0]
    return table


def clicked(app: App[Any], x: int, y: int) -> None:
    """As a terminal tells it, wherever that is: the pilot's own click wants to find something there."""
    for mouse in (events.MouseMove, events.MouseDown, events.MouseUp):
        app.post_message(mouse(None, x, y, 0, 0, 1, shift=False, meta=False, ctrl=False))


async def settled(pilot: Pilot[None], table: Table) -> None:
    """Until a person is asked or the game is over."""
    for _ in range(PATIENCE):
        if table.session.over or table.decision is not None:
            return
        await pilot.pause(0.01)
    raise AssertionError("nobody is asked")


@games
def test_a_whole_game_on_the_screen(game: str) -> None:
    at = session.start(game, None, "random", SHORT[game], {}, "en")
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

    run(at, play, (80, 24))  # a small window: thousands of drawings, and what is shown where is tested elsewhere
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
        await pilot.resize_terminal(NARROW, 50)
        await pilot.pause()
        assert not table.has_class("narrow")
        assert table.map.size.width >= board_of(game).LEAST[0]  # beside the question the map is whole
        assert table.query_one("#side").size.width >= 30

    run(at, play, (60, 20))


# --- the mouse on the board --------------------------------------------------------------------------------------


def deeds(at: session.Local) -> list[str]:
    """Everything that was chosen, in order; what is sealed yet comes last."""
    return [option.id for _, option, _ in at.match.choices] + [d.chosen().id for d in at.match.sealed_answers()]


def marked(table: Table) -> dict[str, tuple[int, int]]:
    """What stands on the screen, and where it can be clicked."""
    found: dict[str, tuple[int, int]] = {}
    for y, strip in enumerate(table.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            at = segment.style.meta.get("at") if segment.style else None
            if at:
                found.setdefault(at, (x, y))
            x += segment.cell_length
    return found


@games
def test_a_click_on_the_board_or_a_card_chooses(game: str) -> None:
    """Wherever exactly one option is about a thing that is in sight, a click on it is that choice."""
    at = session.start(game, None, "random", 4, {}, "en")
    clicked = 0

    async def play(pilot: Pilot[None], table: Table) -> None:
        nonlocal clicked
        dice, somebody = Dice(4), RandomPlayer()
        for _ in range(30):
            await settled(pilot, table)
            if at.over or table.decision is None:
                break
            await pilot.pause()
            before = table.decision
            places, spots = [option["at"] for option in before["options"]], marked(table)
            wanted = next((o for o in before["options"] if places.count(o["at"]) == 1 and o["at"] in spots), None)
            if wanted is None:
                at.choose(somebody.pick(at.match.decision_of(at.seat), dice).id)
                table.go_on()
                continue
            made = deeds(at)
            await pilot.click(offset=spots[wanted["at"]])
            await settled(pilot, table)
            now = deeds(at)
            assert len(now) > len(made), wanted
            assert wanted["id"] in now[len(made) :]
            clicked += 1

    run(at, play, (170, 60))
    assert clicked > 3


def test_a_click_where_nothing_is_asked_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    at = session.start("root", None, "random", 4, {}, "en", ["marquise", "eyrie"])

    async def play(pilot: Pilot[None], table: Table) -> None:
        said: list[str] = []
        monkeypatch.setattr(table, "notify", lambda words, **_: said.append(words))
        await settled(pilot, table)
        await pilot.pause()
        for place in (f"c{number}" for number in range(1, 13)):
            if place not in {option["at"] for option in (table.decision or {})["options"]}:
                table.take(place)
                assert said, place
        assert any("[" in words or "not part of this question" in words for words in said)
        made = len(at.match.choices)
        table.take("codebreakers")
        await pilot.pause()
        assert isinstance(table.screen, Sheet)
        assert len(at.match.choices) == made

    run(at, play)


def test_several_things_at_one_place_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    at = session.start("ironwood", None, "random", 4, {}, "en")

    async def play(pilot: Pilot[None], table: Table) -> None:
        await settled(pilot, table)
        assert table.decision is not None
        chosen: list[str] = []
        monkeypatch.setattr(table, "choose", chosen.append)
        doubled = {
            **table.decision,
            "options": [{"id": "to f01", "verb": "to", "at": "f01"}, {"id": "from f01", "verb": "from", "at": "f01"}],
        }
        table.decision = doubled
        table.take("f01")
        await pilot.pause()
        assert isinstance(table.screen, Pick)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert chosen == ["from f01"]
        table.take("f01")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert chosen == ["from f01"]

    run(at, play)


def test_the_list_and_the_map_point_at_each_other() -> None:
    at = session.start("wonderland", None, "random", 4, {}, "en")

    async def play(pilot: Pilot[None], table: Table) -> None:
        for _ in range(30):
            await settled(pilot, table)
            assert table.decision is not None
            places = [option["at"] for option in table.decision["options"]]
            there = marked(table)
            spots = [there[place] for place in places if place in there]
            if len(spots) > 1:
                break
            await pilot.press("enter")
        await pilot.hover(offset=spots[1])
        await pilot.pause()
        choices = table.query_one("#choices", OptionList)
        assert choices.highlighted is not None
        assert table.pointed == places[choices.highlighted]
        await pilot.press("up")
        await pilot.pause()
        assert table.pointed == places[choices.highlighted]

    run(at, play, (170, 60))


def test_by_night_and_by_day_is_remembered() -> None:
    async def play(pilot: Pilot[None], table: Table) -> None:
        dark = table.current_theme.dark
        await pilot.press("t")
        await pilot.pause()
        assert table.current_theme.dark is not dark

    first = run(session.start("ironwood", None, "random", 4, {}, "en"), play)
    assert not first.current_theme.dark
    second = run(session.start("ironwood", None, "random", 4, {}, "en"), play)
    assert second.current_theme.dark


def test_what_happened_since_my_choice() -> None:
    at = session.start("ironwood", None, "random", 4, {}, "en")

    async def play(pilot: Pilot[None], table: Table) -> None:
        for _ in range(30):
            await settled(pilot, table)
            await pilot.press("enter")
            await pilot.pause()
            await settled(pilot, table)
            if {0, 1} <= {seat for seat, _, _ in at.match.choices[2:]} and table.memory.last[0] < len(
                at.match.choices
            ) - 1:
                break
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(table.screen, Sheet)
        assert "Ironclad" in str(table.screen.body)
        await pilot.press("escape", "enter", "d")
        await pilot.pause()
        assert isinstance(table.screen, Sheet)
        assert "Ironclad" in str(table.screen.body)  # still, while the same turn goes on

    run(at, play)


# --- choosing a game ---------------------------------------------------------------------------------------------


@games
def test_the_lobby_starts_every_line_up(game: str) -> None:
    known = find(game)
    for sides in known.samples(known.read_options({})):
        lobby = Lobby("en", 5)

        async def choose(lobby: Lobby = lobby, sides: list[str] = sides) -> None:
            async with lobby.run_test(size=(120, 60)) as pilot:
                await pilot.pause()
                lobby.push_screen(Form(game, "en"))
                await pilot.pause()
                lobby.screen.query_one("#seats", Select).value = len(sides)
                await pilot.pause()
                for seat, side in enumerate(sides):
                    lobby.screen.query_one(f"#seat-{seat}", Select).value = side
                await pilot.pause()
                lobby.screen.query_one("#side", Select).value = sides[-1]
                await pilot.pause()
                lobby.screen.query_one("#start", Button).press()
                await pilot.pause()

        asyncio.run(choose())
        assert lobby.return_value is not None
        assert lobby.return_value.match.seats == sides
        assert lobby.return_value.people == [len(sides) - 1]


def test_the_lobby_goes_on_with_a_kept_game_and_refuses_nonsense() -> None:
    kept = session.start("ironwood", None, "random", 4, {}, "en")
    lobby = Lobby("pl", 5)

    async def choose() -> None:
        async with lobby.run_test(size=(120, 60)) as pilot:
            await pilot.pause()
            await pilot.press("enter")  # the first game
            await pilot.pause()
            lobby.screen.query_one("#set-level", Input).value = "99"
            lobby.screen.query_one("#start", Button).press()
            await pilot.pause()
            assert lobby.return_value is None
            await pilot.press("escape")
            await pilot.pause()
            await pilot.press("escape", "end", "enter")
            await pilot.pause()

    asyncio.run(choose())
    assert lobby.return_value is not None
    assert lobby.return_value.name == kept.name


def test_the_first_fault_is_the_one_that_is_shown() -> None:
    """Keys that are still on their way find no screen when a failed test closes it: that is not what is reported."""

    async def play(pilot: Pilot[None], table: Table) -> None:
        for _ in range(50):
            table.post_message(events.Key("l", "l"))
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        run(session.start("ironwood", None, "random", 9, {}, "en"), play)


def test_what_is_closed_twice_closes_once() -> None:
    """A click, or a second Escape, may already be on its way when the first one closes a sheet."""

    async def play(pilot: Pilot[None], table: Table) -> None:
        await settled(pilot, table)
        for _ in range(5):
            table.action_help()
            await pilot.pause()
            assert isinstance(table.screen, Sheet)
            clicked(table, 0, 0)
            table.post_message(events.Key("escape", None))
            clicked(table, 0, 0)
            for _ in range(20):
                await pilot.pause(0)
            assert len(table.screen_stack) == 1

    run(session.start("ironwood", None, "random", 9, {}, "en"), play)


def test_the_form_of_a_game_takes_any_number_of_escapes() -> None:
    lobby = Lobby("en", 5)

    async def choose() -> None:
        async with lobby.run_test(size=(120, 60)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(lobby.screen, Form)
            for _ in range(10):
                lobby.post_message(events.Key("escape", None))
            for _ in range(20):
                await pilot.pause(0)
            assert len(lobby.screen_stack) == 1

    asyncio.run(choose())


# --- a monkey ----------------------------------------------------------------------------------------------------


@games
def test_a_monkey_finds_no_crash(game: str) -> None:
    """Random keys, and a click now and then; every so often another window size. WEALD_MONKEY says how many keys."""
    how = find(game).variants()[0] if MONKEY % 2 else {}
    at = session.start(game, None, "random", 9, {key: str(value) for key, value in how.items()}, "en")
    dice = Dice(9)

    async def play(pilot: Pilot[None], table: Table) -> None:
        table.action_leave = lambda: None  # type: ignore[method-assign]
        for number in range(MONKEY):
            # The pilot rests after every key until the machine is idle; a monkey looks up after fifty.
            key = KEYS[dice.below(len(KEYS))]
            letter = key if len(key) == 1 else None
            table.post_message(events.Key(NAMED.get(key, key), letter))
            if number % 50 == 49:
                await pilot.pause(0)
            if number % 100 == 99:
                width, height = table.size
                x, y = dice.below(width), dice.below(height)
                clicked(table, x, y)
            if number % 500 == 499:
                await pilot.resize_terminal(20 + dice.below(200), 8 + dice.below(60))
            if at.over and number % 50 == 0:  # a new game at the same screen
                fresh = session.start(game, None, "random", 9 + number, {}, "en")
                at.match, at.name = fresh.match, fresh.name
                table.go_on()
        for _ in range(20):  # a key goes up from part to part of the screen, one a round: none is left when it closes
            await pilot.pause(0)

    run(at, play)
    assert weald.replay(saved.find(at.name).record).choices == [] or at.match.choices
