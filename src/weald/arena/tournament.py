"""Play a schedule. Every finished game is written down at once, so that nothing is played twice."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final, Self

import msgspec

from weald.arena.backend import run
from weald.arena.one_game import Outcome, Plan, play_one
from weald.arena.provenance import fingerprint, provenance
from weald.arena.report import html
from weald.arena.schedule import Schedule
from weald.arena.tally import Result, tally
from weald.games import find
from weald.kernel import Value
from weald.kernel.errors import WealdError

FORMAT: Final = 1  # of the file of finished games
Key = tuple[tuple[str, ...], tuple[str, ...], int]  # sides and players in seat order, and the game's number
Fixture = tuple[Plan, int]


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of finished games: games of another head are other games."""

    weald_arena: int
    game: str
    revision: int
    data: str
    options: dict[str, Value]
    seed: int
    source: str


class Played(msgspec.Struct, frozen=True):
    """Every other line: one finished game."""

    seats: list[str]
    players: list[str]
    outcome: Outcome


class CannotResume(WealdError):
    pass


def play(
    todo: Schedule, *, jobs: int = 1, backend: str = "local", file: Path | None = None, command: str = "",
    progress: Callable[[int], None] = lambda _: None,
) -> Result:  # fmt: skip
    """Play what ``file`` does not hold yet, add it there game by game, and count everything."""
    started, clock = datetime.now(UTC).isoformat(timespec="seconds"), time.perf_counter()
    fixtures: list[Fixture] = [(plan, number) for _, plan, number in todo.fixtures()]
    known = read(file, head_of(todo)) if file is not None else {}
    missing = [fixture for fixture in fixtures if key(*fixture) not in known]
    resumed = len(fixtures) - len(missing)
    progress(resumed)
    with _Journal(file, head_of(todo)) as journal, closing(run(_play, missing, jobs, backend)) as games:
        for plan, outcome in games:
            known[key(plan, outcome.number)] = outcome
            journal.add(Played(plan.seats, plan.players, outcome))
            progress(1)
    made_by = provenance(todo.game, command, backend, jobs, started, time.perf_counter() - clock, resumed)
    return tally(todo, [known[key(*fixture)] for fixture in fixtures], made_by)


def write(result: Result, page: Path) -> None:
    """The page, and its figures beside it."""
    page.write_text(html(result), "utf-8")
    page.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")


@contextmanager
def stoppable() -> Iterator[None]:
    """Let a request to end (SIGTERM) stop a tournament as cleanly as Ctrl-C does."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _play(fixture: Fixture) -> tuple[Plan, Outcome]:
    plan, number = fixture
    return plan, play_one(plan, number, watch=True)


def key(plan: Plan, number: int) -> Key:
    return tuple(plan.seats), tuple(plan.players), number


def head_of(todo: Schedule) -> Head:
    game = find(todo.game)
    return Head(
        FORMAT, todo.game, game.revision, game.data_fingerprint(), todo.options, todo.seed, fingerprint(todo.game)
    )  # fmt: skip


# --- the file of finished games ----------------------------------------------------------------------------


class _Journal:
    """Appends finished games, each as one line that is on the disk before the next game is asked for."""

    def __init__(self, file: Path | None, head: Head) -> None:
        self._file = file
        self._head = head
        self._out: IO[bytes] | None = None

    def __enter__(self) -> Self:
        if self._file is not None:
            try:
                self._out = self._file.open("ab")
            except OSError as error:
                raise CannotResume(f"{self._file}: {error.strerror}") from None
            if not self._out.tell():
                self.add(self._head)
        return self

    def __exit__(self, *_: object) -> None:
        if self._out is not None:
            self._out.close()

    def add(self, line: Head | Played) -> None:
        if self._out is not None:
            self._out.write(msgspec.json.encode(line) + b"\n")
            self._out.flush()


def read(file: Path, head: Head) -> dict[Key, Outcome]:
    """The finished games of a file. A line that was cut off while being written is dropped from it."""
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise CannotResume(f"{file}: {error.strerror}") from None
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        file.write_bytes(whole)
    lines = whole.splitlines()
    if not lines:
        return {}
    _same(file, _decode(file, 1, lines[0], Head), head)
    games: dict[Key, Outcome] = {}
    for number, line in enumerate(lines[1:], start=2):
        played = _decode(file, number, line, Played)
        games[tuple(played.seats), tuple(played.players), played.outcome.number] = played.outcome
    return games


def _decode(file: Path, number: int, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError:
        raise CannotResume(f"{file}: line {number} is not of a file of finished games") from None


def _same(file: Path, found: Head, wanted: Head) -> None:
    differ = [
        f"{name} {_text(getattr(found, name))}, now {_text(getattr(wanted, name))}"
        for name in Head.__struct_fields__
        if getattr(found, name) != getattr(wanted, name)
    ]
    if differ:
        raise CannotResume(
            f"{file} holds other games ({'; '.join(differ)}): they cannot be counted together. "
            "Name another file with --resume, or delete this one"
        )


def _text(value: object) -> str:
    pairs: Iterable[tuple[object, object]] = value.items() if isinstance(value, dict) else ()
    return " ".join(f"{name}={word}" for name, word in pairs) or str(value)
