"""One game after another at one table: what all environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from weald.games import find
from weald.kernel import Decision, split
from weald.kernel.errors import WealdError
from weald.match import Match, begin
from weald.research.layout import Layout, Observation, actions


class UnknownRenderMode(WealdError):
    def __init__(self, mode: str) -> None:
        super().__init__(f"unknown render mode {mode!r}; known: ansi")


class UnknownReward(WealdError):
    def __init__(self, kind: str) -> None:
        super().__init__(f"unknown reward {kind!r}; known: result, shaped")


class Episodes:
    """Starts games, says what a seat sees, takes its choices and settles the rewards.

    ``reward="shaped"`` pays after every choice by how much the seat's chance has risen, as the game itself judges the
    position; over a game the payments add up to the result less the chance at the start.
    """

    def __init__(
        self, game: str, seats: list[str] | None, options: dict[str, Any] | None, seed: int, limit: int | None,
        render_mode: str | None, keep: bool = False, egocentric: bool = False, normalised: bool = False,
        reward: str = "result",
    ) -> None:  # fmt: skip
        if render_mode not in (None, "ansi"):
            raise UnknownRenderMode(str(render_mode))
        if reward not in ("result", "shaped"):
            raise UnknownReward(reward)
        self._made_of = (game, seats, options, seed, limit, render_mode, keep, egocentric, normalised, reward)
        self.game = find(game)
        self.settings = self.game.read_options(options)
        self.line_up = self.game.seats(seats, None, self.settings)
        bots = self.game.automatic(self.settings)
        self.people = [seat for seat in range(len(self.line_up)) if seat not in bots]
        self.actions = actions(game)
        self.limit = self.game.random_cap if limit is None else limit
        self.keep = keep
        self.reward = reward
        self.seed = seed
        self.number = 0  # of the game since the last seed
        self.start()
        self.number = 0
        self.layout = Layout(self.match, egocentric, normalised)
        low, high = self.layout.low, self.layout.high
        seen = spaces.Box(0, 1, low.shape, np.float32) if normalised else spaces.Box(low, high, dtype=np.int32)
        self.observation_space: spaces.Space[Any] = spaces.Dict({
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
        })  # fmt: skip

    def start(self, seed: int | None = None) -> None:
        """The next game; a seed begins a new row of games."""
        if seed is not None:
            self.seed, self.number = seed, 0
        self.match: Match = begin(
            self.game,
            self.line_up,
            split(self.seed, self.number),
            self.settings,
            keep=self.keep,
            loud=False,
            remember=True,
        )
        self.number += 1
        self.steps = 0
        self.judged = self._chances() if self.reward == "shaped" else []

    # --- copies: a generator cannot be copied, a list of choices can --------------------------------

    def __getstate__(self) -> dict[str, Any]:
        made = [(seat, option.id) for seat, option, _ in self.match.choices]
        made += [(decision.seat, decision.chosen().id) for decision in self.match.sealed_answers()]
        return {
            "made_of": self._made_of, "seed": self.seed, "number": self.number, "steps": self.steps,
            "judged": self.judged, "game_seed": self.match.seed, "made": made,
        }  # fmt: skip

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(*saved["made_of"])  # type: ignore[misc]
        self.match = begin(
            self.game, self.line_up, saved["game_seed"], self.settings, keep=self.keep, loud=False, remember=True
        )
        for seat, option in saved["made"]:
            self.match.choose(option, seat)
        self.seed, self.number, self.steps = saved["seed"], saved["number"], saved["steps"]
        self.judged = saved["judged"]

    # --- what happens -------------------------------------------------------------------------------

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

    def pay(self) -> list[float]:
        """What the last choices have earned each seat."""
        if self.reward == "result":
            return self.results()
        now = self.results() if self.match.over else self._chances()
        paid = [after - before for after, before in zip(now, self.judged, strict=True)]
        self.judged = now
        return paid

    def results(self) -> list[float]:
        """1 for a victory, shared by those who won it against others, whole for each where all play together."""
        count = len(self.line_up)
        winners = self.match.state.winners if self.match.over else 0
        cooperative = self.game.concession_winners(0, count) == 0
        share = 1.0 if cooperative else 1.0 / max(1, winners.bit_count())
        return [share if winners >> seat & 1 else 0.0 for seat in range(count)]

    def _chances(self) -> list[float]:
        """Each seat's chance to win as the game judges the position without looking ahead."""
        found = self.game.standings(self.match.state)
        return [chance / 1_000_000 for chance in found] if found else [0.0] * len(self.line_up)

    def render(self, seat: int) -> str:
        """The table as the seat sees it, as text: what it is asked and what lies open."""
        view = self.match.view(seat)
        lines = [f"{self.game.id}, round {view['round']}, {self.line_up[seat]}"]
        for name, value in self.match.state.shown():
            lines.append(f"{name}: {value}")
        for name, zone in view["zones"].items():
            lines.append(f"{name}: {zone['count']} {' '.join(card for card in zone['cards'] if card)}".rstrip())
        for decision in view["decisions"]:
            lines.append(
                f"? {decision['prompt']} [{decision['rule']}] {' | '.join(o['id'] for o in decision['options'])}"
            )
        return "\n".join(lines) + "\n"
