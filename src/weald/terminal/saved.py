"""Games in the terminal are kept on disk at every choice, so that neither `q` nor a crash loses one.

One file per game in the user's data folder: the record, and who sits where.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from weald.kernel.errors import WealdError

SUFFIX = ".json"


class NoSuchGame(WealdError):
    code = "no-such-game"


class Saved(msgspec.Struct):
    """A kept game."""

    game: str
    record: str
    people: list[int]  # the seats at this keyboard
    level: str  # who plays the others
    lang: str
    over: bool = False
    choices: int = 0
    name: str = ""  # of the file, without its ending; not stored


def folder() -> Path:
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "weald" / "terminal"
    base.mkdir(parents=True, exist_ok=True, mode=0o700)
    return base


def new_name(game: str) -> str:
    """By date, so that a listing is in order; a second game of the same second gets a number."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = [f"{game}-{stamp}", *(f"{game}-{stamp}-{number}" for number in range(2, 100))]
    return next(name for name in names if not (folder() / f"{name}{SUFFIX}").exists())


def keep(name: str, saved: Saved) -> None:
    """On disk whole or not at all: written beside the old one, then put in its place."""
    file = folder() / f"{name}{SUFFIX}"
    fresh = file.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(msgspec.json.encode(saved))
    fresh.replace(file)


def everything() -> list[Saved]:
    """All kept games that can be read, the latest first."""
    found = []
    for file in sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            saved = msgspec.json.decode(file.read_bytes(), type=Saved)
        except (msgspec.DecodeError, OSError):
            continue
        saved.name = file.stem
        found.append(saved)
    return found


def find(name: str | None) -> Saved:
    """A kept game by (the beginning of) its name; without one the latest that is not over."""
    kept = everything()
    fitting = (
        [one for one in kept if not one.over] if name is None else [one for one in kept if one.name.startswith(name)]
    )
    if not fitting:
        wanted = "no unfinished game is kept" if name is None else f"no kept game is called {name!r}"
        raise NoSuchGame(f"{wanted}; weald play --list shows what there is")
    return fitting[0]
