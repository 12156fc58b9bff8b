"""All seats of a game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from weald.research.episode import Episodes
from weald.research.layout import Observation


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One agent per seat, named by its side; seats the rules play themselves (a solo bot) are none.

    Seats asked at once answer one after another in seat order: nothing of an answer is seen before all are in.
    """

    def __init__(
        self, game: str, seats: list[str] | None, options: dict[str, Any] | None, seed: int, limit: int | None,
        render_mode: str | None, egocentric: bool = False, normalised: bool = False, reward: str = "result",
    ) -> None:  # fmt: skip
        super().__init__()
        self.episodes = Episodes(
            game, seats, options, seed, limit, render_mode, False, egocentric, normalised, reward
        )  # fmt: skip
        self.render_mode = render_mode
        self.metadata = {"name": f"weald_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.seat_of = {self.episodes.line_up[seat]: seat for seat in self.episodes.people}
        self.possible_agents = list(self.seat_of)
        self.action_spaces = {agent: spaces.Discrete(self.episodes.actions.count) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.episodes.observation_space)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episodes.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> Observation:
        return self.episodes.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Make a choice for the agent that is asked. A choice that is not offered is refused: ``NotOffered``."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must choose"
        table = self.episodes
        table.match.choose(table.actions.option(int(action)), self.seat_of[agent])
        table.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.match.over or table.reward == "shaped":
            paid = table.pay()
            self.rewards = {agent: paid[self.seat_of[agent]] for agent in self.agents}
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the next agent; at the end to each of them once."""
        table = self.episodes
        over, truncated = table.match.over, table.truncated
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos = {agent: table.info(self.seat_of[agent]) for agent in self.agents}
        if over or truncated:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = table.line_up[table.match.open[0].seat]

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent that is asked may choose, by the name under which sb3-contrib's MaskablePPO asks for it."""
        seat = self.seat_of[self.agent_selection]
        return self.episodes.actions.mask(self.episodes.decision(seat)).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it that is asked."""
        return self.episodes.render(self.seat_of[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close: PettingZoo asks every environment that renders."""
