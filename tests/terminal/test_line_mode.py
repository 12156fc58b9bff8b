"""The plain mode: every game and line-up starts, every command is answered, whole games are played and kept."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import weald
from weald.games import NAMES, find
from weald.kernel import Dice
from weald.kernel.errors import UnknownSeat
from weald.players.random_player import RandomPlayer
from weald.terminal import page, saved, session
from weald.terminal.line import Lines

PATIENCE = 120.0
games = pytest.mark.parametrize("game", [name for name in NAMES if name != "toy"])


def begun(game: str, lang: str = "en", seed: int = 3, level: str = "random", **how: object) -> session.Local:
    options: dict[str, str] = how.pop("options", {})  # type: ignore[assignment]
    return session.start(game, None, level, seed, options, lang, **how)  # type: ignore[arg-type]


def typed(at: session.Session, *lines: str, quiet: bool = False) -> str:
    """What the terminal shows when these lines are typed and then nothing more."""
    waiting: Iterator[str] = iter(lines)
    client = Lines(at, quiet=quiet)

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


@games
def test_every_command_is_answered(game: str) -> None:
    shown = typed(
        begun(game), "?", "h", "l", "m", "r", "r 99.99", "c", "c nonsense", "u", "nonsense", "0", "-1", "²", "e", "e /no/such",
        "c ", " ", "\x00", "😀", "q",
    )  # fmt: skip
    assert "“nonsense” is not a card of this game" in shown
    assert "weald play --resume" in shown


@pytest.mark.parametrize(
    ("game", "card", "name"),
    [("ironwood", "ww05", ""), ("root", "CODEBREAKERS", "Codebreakers"), ("defenders", "ORDER_HARROW", "Harrow")],
)
def test_a_card_is_found_in_capitals_or_not(game: str, card: str, name: str) -> None:
    shown = typed(begun(game), f"c {card}", "q")
    assert "is not a card" not in shown
    assert name in shown


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_lost_game_of_defenders_says_who_won(lang: str) -> None:
    shown = typed(begun("defenders", lang), "concede")
    won = {"en": "The machines won", "cs": "Stroje vyhrály", "pl": "Maszyny wygrały"}[lang]
    assert won in shown


# --- line-ups --------------------------------------------------------------------------------------------------


@games
def test_every_line_up_can_be_started(game: str) -> None:
    """Every seating of every variant that is worth testing, and the first question is shown."""
    known = find(game)
    for variant in [{}, *known.variants()]:
        settings = known.read_options(variant)
        words = {key: str(value) for key, value in variant.items()}
        seatings = known.samples(settings)
        for line_up in seatings if not variant else seatings[:1]:
            at = begun(game, options=words, seats=line_up)
            assert page.board(at, at.view())
            assert at.match.seats == line_up


def test_a_bot_of_the_rules_keeps_its_seat() -> None:
    at = begun("ironwood", options={"solo": "ironbot"})
    assert at.people == [0]
    with pytest.raises(UnknownSeat, match="played by the bot"):
        session.start("ironwood", "ironclad", "random", 1, {"solo": "ironbot"}, "en")


# --- whole games -----------------------------------------------------------------------------------------------


@games
@pytest.mark.parametrize("quiet", [False, True])
def test_a_whole_game_by_typed_numbers(game: str, quiet: bool) -> None:
    """Both sides of the mode: with the table drawn at every choice, and quiet."""
    at = begun(game, seed=11)
    dice, somebody = Dice(11), RandomPlayer()

    def numbers() -> Iterator[str]:
        for _ in range(4000):
            decision = at.match.decision_of(at.seat)
            yield str(1 + decision.options.index(somebody.pick(decision, dice)))

    client = Lines(at, quiet=quiet)
    lines = numbers()
    client.console.input = lambda *_, **__: next(lines)  # type: ignore[method-assign]
    client.console.width = 160
    with client.console.capture() as shown:
        client.run()
    assert at.over
    assert page.result(at, at.view()) in " ".join(shown.get().split())
    kept = saved.find(at.name)
    assert kept.over
    assert weald.replay(kept.record).hash() == at.match.hash()


@pytest.mark.parametrize(
    "options", [{"solo": "ironbot"}, {"solo": "woodbot"}, {"solo": "ironbot", "companion": "true"}]
)
def test_a_whole_game_alone_against_a_bot_of_the_rules(options: dict[str, str]) -> None:
    at = begun("ironwood", seed=12, options=options)
    dice, somebody = Dice(12), RandomPlayer()

    def numbers() -> Iterator[str]:
        for _ in range(4000):
            decision = at.match.decision_of(at.seat)
            yield str(1 + decision.options.index(somebody.pick(decision, dice)))

    client = Lines(at, quiet=True)
    lines = numbers()
    client.console.input = lambda *_, **__: next(lines)  # type: ignore[method-assign]
    with client.console.capture():
        client.run()
    assert at.over


MONKEY = int(os.environ.get("WEALD_MONKEY", "600"))  # key presses per game; WEALD_MONKEY=20000 for the long run


@games
def test_a_monkey_at_the_keyboard_finds_no_crash(game: str) -> None:
    """Random keys in random lines, now and then a word that means something."""
    dice, left = Dice(5), MONKEY
    words = [
        "?",
        "h",
        "l",
        "m",
        "d",
        "u",
        "c",
        "r",
        "e",
        "1",
        "2",
        "3",
        "10",
        "c WW05",
        "r 1",
        "e .",
        "concede",
        "-5",
        "9999999999999",
        "c ",
        "r .",
    ]
    keys = "0123456789abcdehlmru?/: .-+*#äř€\t\x00\x1b[A"

    def lines() -> Iterator[str]:
        nonlocal left
        while left > 0:
            line = (
                words[dice.below(len(words))]
                if dice.below(2)
                else "".join(keys[dice.below(len(keys))] for _ in range(dice.below(6)))
            )
            left -= len(line) + 1
            yield line

    typing = lines()
    while left > 0:
        at = begun(game, seed=left)

        def read(*_: object, **__: object) -> str:
            try:
                return next(typing)
            except StopIteration:
                raise EOFError from None

        client = Lines(at, quiet=bool(dice.below(2)))
        client.console.input = read  # type: ignore[method-assign]
        client.console.width = 40 + dice.below(160)
        with client.console.capture():
            client.run()
        assert weald.replay(saved.find(at.name).record).hash() == at.match.hash()


# --- keeping ---------------------------------------------------------------------------------------------------


@games
def test_a_game_is_kept_at_every_choice_and_goes_on(game: str) -> None:
    at = begun(game)
    dice = Dice(5)
    for _ in range(12):
        while at.asked() is None and not at.over:
            at.go_on()
        decision = at.asked()
        if decision is None:
            break
        options = decision["options"]
        at.choose(options[dice.below(len(options))]["id"])
        assert weald.replay(saved.find(at.name).record).hash() == at.match.hash()
    again = session.resume(None)
    assert (again.name, again.people, again.level) == (at.name, at.people, at.level)
    assert again.match.hash() == at.match.hash()


def test_nothing_to_go_on_with_is_said() -> None:
    with pytest.raises(saved.NoSuchGame, match="no unfinished game"):
        session.resume(None)


def test_an_unreadable_kept_game_is_left_alone() -> None:
    begun("ironwood")
    (saved.folder() / "broken.json").write_text("{")
    assert [one.game for one in saved.everything()] == ["ironwood"]


# --- a real terminal and a pipe ----------------------------------------------------------------------------------


def weald_command(*words: str) -> list[str]:
    return [sys.executable, "-m", "weald", "play", *words]


def test_a_pipe_plays_in_quiet_lines(tmp_path: Path) -> None:
    done = subprocess.run(
        weald_command("ironwood", "--seed", "7", "--with", "random", "--export", "game.weald"),
        input="1\n1\nq\n", capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "weald play --resume ironwood-" in done.stdout
    assert weald.replay((tmp_path / "game.weald").read_text()).choices
    listed = subprocess.run(weald_command("--list"), capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert listed.stdout.startswith("ironwood-")
    resumed = subprocess.run(
        weald_command("--resume"), input="q\n", capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert "> " in resumed.stdout


def answers(terminal: int, seen: bytearray) -> bool:
    """Wait for the next prompt; False when the game has been left or is over."""
    began, asked = time.monotonic(), len(seen)
    while not seen[asked:].endswith(b"> "):
        assert time.monotonic() - began < PATIENCE, seen.decode(errors="replace")
        if select.select([terminal], [], [], 1.0)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:  # Linux says so when the other end is closed
                return False
    return True


def in_a_terminal(words: list[str], lines: Iterator[bytes]) -> str:
    """What a terminal of its own shows when the lines are typed, each after a prompt."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(words[0], words)
    seen = bytearray()
    try:
        while answers(terminal, seen):
            os.write(terminal, next(lines))
        _, status = os.waitpid(child, 0)
    finally:
        os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0, seen.decode(errors="replace")
    assert b"Traceback" not in seen
    return seen.decode()


def test_a_terminal_plays_in_lines() -> None:
    words = weald_command("wonderland", "--plain", "--seed", "7", "--with", "random")
    in_a_terminal(words, iter([b"1\n", b"?\n", b"c\n", b"u\n", b"q\n"]))


@games
def test_a_whole_game_in_a_terminal(game: str) -> None:
    """By numbers at random; who has not won or lost after 1,200 of them concedes."""
    dice = Dice(7)
    words = weald_command(game, "--plain", "--quiet", "--seed", "7", "--with", "random")

    def lines() -> Iterator[bytes]:
        for _ in range(1200):
            yield b"%d\n" % (1 + dice.below(6))
        while True:
            yield b"concede\n"

    in_a_terminal(words, lines())
    (kept,) = saved.everything()
    assert kept.over
    assert weald.replay(kept.record).over


# --- replays ---------------------------------------------------------------------------------------------------


@games
def test_a_record_is_looked_at_step_by_step(game: str) -> None:
    from rich.console import Console

    from weald.terminal.replaying import step_through

    match, dice = weald.start(game, seed=2), Dice(2)
    while not match.over and len(match.choices) < 60:
        options = match.decision.options
        match.choose(options[dice.below(len(options))])
    lines = iter(["", "", "b", "30", "l", "h", "99999", "m", "x", "q"])
    console = Console(width=160)
    console.input = lambda *_, **__: next(lines)  # type: ignore[method-assign]
    with console.capture() as shown:
        step_through(match, "en", console)
    for number in (0, 1, 2, 30, len(match.choices)):
        assert f"Decision {number} of {len(match.choices)}" in shown.get()
