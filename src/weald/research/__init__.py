"""Standard environments for learning and search research: PettingZoo for all seats, Gymnasium for one.

    from weald import research

    env = research.aec("root", seats=["marquise", "eyrie", "alliance", "vagabond"])
    env = research.gym("ironwood", seat="ironclad", opponents="random")

Needs the extra ``weald[research]``. What observations and actions mean is in docs/research.md.
"""

from __future__ import annotations

from typing import Any

from weald.research.layout import Actions, Layout, UnknownAction
from weald.research.single import SeatEnv
from weald.research.table import TableEnv

__all__ = ["Actions", "Layout", "SeatEnv", "TableEnv", "UnknownAction", "aec", "gym"]


def aec(
    game: str, seats: list[str] | None = None, options: dict[str, Any] | None = None, seed: int = 0,
    limit: int | None = None, render_mode: str | None = None,
) -> TableEnv:  # fmt: skip
    """All seats of a game, asked one after another (PettingZoo AEC)."""
    return TableEnv(game, seats, options, seed, limit, render_mode)


def gym(
    game: str, seat: str | None = None, opponents: str | list[str] = "random", seats: list[str] | None = None,
    options: dict[str, Any] | None = None, seed: int = 0, limit: int | None = None, render_mode: str | None = None,
) -> SeatEnv:  # fmt: skip
    """One seat of a game (the first unless named); players of ours sit on the others (Gymnasium)."""
    return SeatEnv(game, seat, opponents, seats, options, seed, limit, render_mode)
