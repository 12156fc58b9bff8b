"""Every game as an OpenSpiel game: ``pyspiel.load_game("python_weald_ironwood")`` after ``import weald.research.open_spiel``.

The first node is chance: it draws one of ``seeds`` games, all of them equally likely. From there on everything
follows from the choices. Seats that decide at once are asked one after another in seat order and see nothing of each
other's answers, so the games are sequential. Observations are those of `weald.research`; needs ``weald[openspiel]``.

``pyspiel.load_game("python_weald_root", {"seats": "marquise,eyrie", "limit": 500})``
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from weald.games import NAMES, find
from weald.kernel import Match, begin, split
from weald.research.layout import Layout, actions

SEEDS: Final = 1000
LIMIT: Final = 2000  # decisions after which a game is a draw, unless said: OpenSpiel wants to know how long games get


def _name(game: str) -> str:
    return f"python_weald_{game}"


def _type(game: str) -> Any:
    known = find(game)
    most = max(len(line_up) for line_up in known.seatings(known.read_options({})))
    return pyspiel.GameType(
        short_name=_name(game), long_name=f"Weald: {game}", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=most, min_num_players=1,
        provides_information_state_string=False, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"seats": "", "limit": LIMIT, "seeds": SEEDS},
    )  # fmt: skip


class WealdGame(pyspiel.Game):  # type: ignore[misc]
    """One line-up of a game of ours."""

    game_id = ""
    kind: Any = None

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.game = find(self.game_id)
        self.settings = self.game.read_options({})
        seats = [side for side in str(given.get("seats", "")).split(",") if side]
        self.line_up = self.game.seats(seats or None, None, self.settings)
        self.limit, self.seeds = int(given.get("limit", LIMIT)), int(given.get("seeds", SEEDS))
        self.actions = actions(self.game_id)
        self.layout = Layout(self.begin(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count, max_chance_outcomes=self.seeds, num_players=len(self.line_up),
            min_utility=0.0, max_utility=1.0, max_game_length=self.limit,
        )  # fmt: skip
        super().__init__(self.kind, info, given)

    def begin(self, seed: int) -> Match:
        return begin(self.game, self.line_up, split(seed, 0), self.settings, loud=False)

    def new_initial_state(self) -> WealdState:
        return WealdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)

    def observation_tensor_shape(self) -> list[int]:
        return [self.layout.size]


class WealdState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: WealdGame) -> None:
        super().__init__(game)
        self.weald = game
        self.match: Match | None = None  # before chance has drawn the game
        self.made = 0

    def clone(self) -> WealdState:
        twin = WealdState(self.weald)
        if self.match is not None:
            twin.match = self.match.clone()
        twin.made = self.made
        return twin

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.open[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        decision = self.match.open[0]
        if decision.seat != player:
            return []
        return sorted(self.weald.actions.numbers[option] for option in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.weald.seeds) for seed in range(self.weald.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.weald.begin(action)
            return
        self.match.choose(self.weald.actions.option(action), self.match.open[0].seat)
        self.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"game {action}" if player == pyspiel.PlayerId.CHANCE else self.weald.actions.option(action).id

    def is_terminal(self) -> bool:
        return self.match is not None and (self.match.over or self.made >= self.weald.limit)

    def returns(self) -> list[float]:
        """1 for a victory, shared by those who won it against others, whole for each where all play together."""
        count = len(self.weald.line_up)
        winners = self.match.state.winners if self.match is not None and self.match.over else 0
        cooperative = self.weald.game.concession_winners(0, count) == 0
        share = 1.0 if cooperative else 1.0 / max(1, winners.bit_count())
        return [share if winners >> seat & 1 else 0.0 for seat in range(count)]

    def observation_tensor(self, player: int) -> Any:
        return self._row(player)

    def observation_string(self, player: int) -> str:
        return " ".join(str(int(number)) for number in self._row(player))

    def _row(self, player: int) -> Any:
        if self.match is None:
            return np.zeros(self.weald.layout.size, np.float32)
        return self.weald.layout.observe(self.match, player).astype(np.float32)

    def __str__(self) -> str:
        return "the game is being drawn" if self.match is None else f"{self.made} choices, {self.match.hash()}"


class Observer:
    """What a seat observes, as OpenSpiel asks for it."""

    def __init__(self, game: WealdGame) -> None:
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WealdState, player: int) -> None:
        self.tensor[:] = state._row(player)

    def string_from(self, state: WealdState, player: int) -> str:
        return state.observation_string(player)


GAMES: dict[str, type[WealdGame]] = {}
for _game in NAMES:
    GAMES[_game] = type(f"Weald{_game.capitalize()}", (WealdGame,), {"game_id": _game, "kind": _type(_game)})
    pyspiel.register_game(GAMES[_game].kind, GAMES[_game])
