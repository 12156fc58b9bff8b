"""What a result was made by: enough to make it again."""

from __future__ import annotations

import hashlib
import os
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

import weald
from weald.match import match

_SOURCES: Final = (".py", ".toml")


class Provenance(msgspec.Struct, frozen=True):
    command: str
    version: str
    source: str  # hash of kernel, players and the game: equal source, equal games
    compiled: bool
    python: str
    machine: str
    backend: str
    jobs: int
    started: str  # UTC
    seconds: float  # of this run; games taken from an earlier run are in none
    resumed: int  # games taken from an earlier run


def is_compiled() -> bool:
    """Is the kernel the mypyc build?"""
    return not str(match.__file__).endswith(".py")


@cache
def fingerprint(game: str = "") -> str:
    """12 hex digits that change when the code or data of a game (without one: of all) change; alike for both builds."""
    package = Path(weald.__file__).parent
    digest = hashlib.blake2b(digest_size=6)
    for room in ("kernel", "match", "games", "players"):
        for path in sorted((package / room).rglob("*")):
            name = path.relative_to(package)
            other_game = room == "games" and game and len(name.parts) > 2 and name.parts[1] != game
            if path.suffix in _SOURCES and not other_game:
                digest.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def machine() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def provenance(
    game: str, command: str, backend: str, jobs: int, started: str, seconds: float, resumed: int
) -> Provenance:  # fmt: skip
    return Provenance(
        command, version("weald"), fingerprint(game), is_compiled(), platform.python_version(), machine(), backend, jobs,
        started, round(seconds, 1), resumed,
    )  # fmt: skip
