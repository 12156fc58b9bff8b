"""Standard environments for learning and search research: PettingZoo for all seats, Gymnasium for one, batches of games.

    from weald import research

    env = research.aec("root", seats=["marquise", "eyrie", "alliance", "vagabond"])
    env = research.gym("ironwood", seat="ironclad", opponents="random")
    batch = research.batch("wonderland", count=64)

Needs the extra ``weald[research]``. What observations and actions mean is in docs/research.md. Importing this module
gives Gymnasium the ids ``weald/Ironwood-v0``, ``weald/Root-v0``, ``weald/Wonderland-v0`` and ``weald/Defenders-v0``.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from weald.games import NAMES
from weald.research.batch import Batch, SpreadBatch
from weald.research.layout import Actions, Layout, UnknownAction
from weald.research.single import SeatEnv
from weald.research.table import TableEnv

__all__ = ["Actions", "Batch", "Layout", "SeatEnv", "SpreadBatch", "TableEnv", "UnknownAction", "aec", "batch", "gym"]


def aec(
    game: str, seats: list[str] | None = None, options: dict[str, Any] | None = None, seed: int = 0,
    limit: int | None = None, render_mode: str | None = None, egocentric: bool = False, normalised: bool = False,
    reward: str = "result",
) -> TableEnv:  # fmt: skip
    """All seats of a game, asked one after another (PettingZoo AEC)."""
    return TableEnv(game, seats, options, seed, limit, render_mode, egocentric, normalised, reward)


def gym(
    game: str, seat: str | None = None, opponents: str | list[str] = "random", seats: list[str] | None = None,
    options: dict[str, Any] | None = None, seed: int = 0, limit: int | None = None, render_mode: str | None = None,
    egocentric: bool = False, normalised: bool = False, reward: str = "result",
) -> SeatEnv:  # fmt: skip
    """One seat of a game (the first unless named); players of ours sit on the others (Gymnasium)."""
    return SeatEnv(game, seat, opponents, seats, options, seed, limit, render_mode, egocentric, normalised, reward)


def batch(
    game: str, count: int = 64, seats: list[str] | None = None, options: dict[str, Any] | None = None, seed: int = 0,
    limit: int | None = None, egocentric: bool = False, normalised: bool = False, jobs: int = 1,
) -> Batch | SpreadBatch:  # fmt: skip
    """Many games a call, all seats; over several processes with ``jobs``."""
    if jobs == 1:
        return Batch(game, count, seats, options, seed, limit, egocentric, normalised)
    return SpreadBatch(
        jobs, game, count, seats=seats, options=options, seed=seed, limit=limit, egocentric=egocentric,
        normalised=normalised,
    )  # fmt: skip


for _name in NAMES:
    _id = f"weald/{_name.capitalize()}-v0"
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="weald.research:gym", kwargs={"game": _name}, disable_env_checker=True)
