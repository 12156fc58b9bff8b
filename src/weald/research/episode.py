"""One game after another at one table: what both environments share."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from weald.games import find
from weald.kernel import Decision, Match, begin, split
from weald.kernel.errors import WealdError
from weald.research.layout import Actions, Layout, Observation
from weald.terminal.client import board_of
from weald.text import FALLBACK, Texts

_NUMBERS = np.iinfo(np.int32)
_actions = cache(Actions)


class UnknownRenderMode(WealdError):
    def __init__(self, mode: str) -> None:
        super().__init__(f"unknown render mode {mode!r}; known: ansi")


class Episodes:
    """Starts games, says what a seat sees, takes its choices and settles the rewards."""

    def __init__(
        self, game: str, seats: list[str] | None, options: dict[str, Any] | None, seed: int, limit: int | None,
        render_mode: str | None, keep: bool = False,
    ) -> None:  # fmt: skip
        if render_mode not in (None, "ansi"):
            raise UnknownRenderMode(str(render_mode))
        self.game = find(game)
        self.settings = self.game.read_options(options)
        self.line_up = self.game.seats(seats, None, self.settings)
        bots = self.game.automatic(self.settings)
        self.people = [seat for seat in range(len(self.line_up)) if seat not in bots]
        self.actions = _actions(game)
        self.limit = self.game.random_cap if limit is None else limit
        self.keep = keep
        self.seed = seed
        self.number = 0  # of the game since the last seed
        self.start()
        self.number = 0
        self.layout = Layout(self.match)
        self.observation_space: spaces.Space[Any] = spaces.Dict({
            "observation": spaces.Box(_NUMBERS.min, _NUMBERS.max, (self.layout.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
        })  # fmt: skip

    def start(self, seed: int | None = None) -> None:
        """The next game; a seed begins a new row of games."""
        if seed is not None:
            self.seed, self.number = seed, 0
        self.match: Match = begin(
            self.game, self.line_up, split(self.seed, self.number), self.settings, keep=self.keep, loud=False
        )
        self.number += 1
        self.steps = 0

    @property
    def truncated(self) -> bool:
        return not self.match.over and 0 < self.limit <= self.steps

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked now; nothing while an earlier seat has still to answer."""
        asked = self.match.open[0] if self.match.open else None
        return asked if asked is not None and asked.seat == seat else None

    def observe(self, seat: int) -> Observation:
        return {
            "observation": self.layout.observe(self.match, seat),
            "action_mask": self.actions.mask(self.decision(seat)),
        }

    def info(self, seat: int) -> dict[str, Any]:
        """In words: what the seat is asked, by which rule, and the notation of everything it may choose."""
        decision = self.decision(seat)
        if decision is None:
            return {"prompt": "", "rule": "", "legal": []}
        return {"prompt": decision.prompt, "rule": decision.rule, "legal": [o.id for o in decision.options]}

    def rewards(self) -> list[float]:
        """1 for a victory, shared by those who won it against others, whole for each where all play together."""
        count = len(self.line_up)
        winners = self.match.state.winners if self.match.over else 0
        cooperative = self.game.concession_winners(0, count) == 0
        share = 1.0 if cooperative else 1.0 / max(1, winners.bit_count())
        return [share if winners >> seat & 1 else 0.0 for seat in range(count)]

    def render(self, seat: int) -> str:
        """The table as the seat sees it, for a terminal."""
        view = self.match.view(seat)
        board = board_of(self.game.id)
        console = Console(file=StringIO(), width=140, color_system=None)
        with console.capture() as captured:
            if board is None:
                for name, value in view["board"].items():
                    console.print(f"{name}: {value}", markup=False)
            else:
                for part in board.show(view, set(), Texts(FALLBACK, self.game.id)):
                    console.print(part)
        return captured.get()
