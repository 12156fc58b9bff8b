"""The games we have. Each is a folder with the same rooms (docs/add-a-game.md)."""

from __future__ import annotations

import importlib
from typing import Any

from weald.facts import Facts
from weald.kernel.errors import UnknownGame
from weald.kernel.game import Game

NAMES = ("ironwood", "root", "wonderland", "defenders")


def facts(name: str, override: str | None = None) -> Facts[Any]:
    """A game's data, without the game: a wrong override file must not stop us from saying what is wrong."""
    if name not in NAMES:
        raise UnknownGame(name, list(NAMES))
    data = importlib.import_module(f"weald.games.{name}.shapes").read(override)
    assert isinstance(data, Facts)
    return data


def find(name: str) -> Game:
    """A game by its id; imported when first asked for."""
    if name not in NAMES:
        raise UnknownGame(name, list(NAMES))
    module = importlib.import_module(f"weald.games.{name}")
    if not __file__.endswith(".py"):  # compiled, there is a module that calls the game's procedures straight
        importlib.import_module(f"weald.games.{name}.straight")
    game = module.GAME
    assert isinstance(game, Game)
    return game
