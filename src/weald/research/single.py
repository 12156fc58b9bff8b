"""One seat of a game as a Gymnasium environment."""

from __future__ import annotations

from typing import Any, SupportsFloat

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from weald.kernel import Dice, split
from weald.kernel.errors import UnknownSeat, WealdError
from weald.players import make
from weald.players.random_player import RandomPlayer
from weald.research.episode import Episodes
from weald.research.layout import Observation

_PLAYERS = 0xA1  # keeps the others' chance apart from the game's


class SeatEnv(Env[Observation, np.int64]):
    """The agent plays one seat, players of ours the others: one kind for all, or one for each other seat in order.

    An action that is not legal is refused: nothing happens, and ``info["illegal"]`` says so.
    """

    def __init__(
        self, game: str, seat: str | None, opponents: str | list[str], seats: list[str] | None,
        options: dict[str, Any] | None, seed: int, limit: int | None, render_mode: str | None,
        egocentric: bool = False, normalised: bool = False, reward: str = "result",
    ) -> None:  # fmt: skip
        # Only the random player asks for no world of its own, and only worlds need checkpoints.
        keep = opponents not in ("random", ["random"])
        self.episodes = Episodes(
            game, seats, options, seed, limit, render_mode, keep, egocentric, normalised, reward
        )  # fmt: skip
        table = self.episodes
        names = [table.line_up[person] for person in table.people]
        if seat is not None and seat not in names:
            raise UnknownSeat(f"{game}: no seat {seat!r} to play here; there are {', '.join(names)}")
        self.seat = table.people[0] if seat is None else table.line_up.index(seat)
        others = [person for person in table.people if person != self.seat]
        kinds = [opponents] * len(others) if isinstance(opponents, str) else opponents
        if len(kinds) != len(others):
            raise WealdError(f"{game}: {len(others)} other seats need as many players, got {len(kinds)}")
        self._kinds = dict(zip(others, kinds, strict=True))
        self.players = {person: make(kind) for person, kind in self._kinds.items()}
        self.dice = Dice(0)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = table.observation_space
        self.action_space = spaces.Discrete(table.actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:  # fmt: skip
        super().reset(seed=seed)
        table = self.episodes
        table.start(seed)
        self.dice = Dice(split(table.match.seed, _PLAYERS))
        self._others_play()
        return table.observe(self.seat), self._info(False)

    def step(self, action: np.int64) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        table = self.episodes
        option = table.actions.option(int(action))
        decision = table.decision(self.seat)
        legal = decision is not None and option in decision.options
        table.steps += 1
        if legal:
            table.match.choose(option, self.seat)
            self._others_play()
        reward = table.pay()[self.seat] if legal else 0.0
        return table.observe(self.seat), reward, table.match.over, table.truncated, self._info(not legal)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, by the name under which sb3-contrib's MaskablePPO asks for it."""
        return self.episodes.actions.mask(self.episodes.decision(self.seat)).astype(np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles: players are made anew, their dice go on where they were."""
        return {**self.__dict__, "players": None, "dice": self.dice.bits}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.players = {person: make(kind) for person, kind in self._kinds.items()}
        self.dice = Dice(0)
        self.dice.bits = saved["dice"]

    def _others_play(self) -> None:
        """Until this seat is asked or the game ends."""
        table, match = self.episodes, self.episodes.match
        while not match.over and not table.truncated and match.open[0].seat != self.seat:
            decision = match.open[0]
            player = self.players[decision.seat]
            if isinstance(player, RandomPlayer):
                match.choose(player.pick(decision, self.dice), decision.seat)
            else:
                world = match.redeal(decision.seat, self.dice.below(1 << 48))
                match.choose(player.choose(world, decision.seat, self.dice), decision.seat)
            table.steps += 1

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {**self.episodes.info(self.seat), "illegal": illegal}

    def render(self) -> Any:
        return self.episodes.render(self.seat) if self.render_mode == "ansi" else None
