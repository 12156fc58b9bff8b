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
from weald.kernel import split
from weald.match import Match, begin
from weald.research.layout import Layout, actions

SEEDS: Final = 1000
LIMIT: Final = 2000  # decisions after which a game is a draw, unless said: OpenSpiel wants to know how long games get


def _name(game: str) -> str:
    return f"python_weald_{game}"


def _type(game: str) -> Any:
    known = find(game)
    most = max(seating.most for seating in known.seatings(known.read_options({})))
    return pyspiel.GameType(
        short_name=_name(game), long_name=f"Weald: {game}", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=most, min_num_players=1,
        provides_information_state_string=False, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"seats": "", "limit": LIMIT, "seeds": SEEDS},
    )  # fmt: skip


class Table:
    """One line-up of a game of ours, and what is fixed about it."""

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        self.made_of = (game, dict(given))
        self.game = find(game)
        self.settings = self.game.read_options({})
        seats = [side for side in str(given.get("seats", "")).split(",") if side]
        self.line_up = self.game.seats(seats or None, None, self.settings)
        self.limit, self.seeds = int(given.get("limit", LIMIT)), int(given.get("seeds", SEEDS))
        self.actions = actions(game)
        self.layout = Layout(self.begin(0))

    def begin(self, seed: int) -> Match:
        return begin(self.game, self.line_up, split(seed, 0), self.settings, loud=False)


class Held:
    """What a state holds. OpenSpiel clones states by copying their attributes; a match knows how to be cloned."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match | None = None  # before chance has drawn the game
        self.seed = 0
        self.made = 0

    def begin(self, seed: int) -> None:
        self.seed, self.match = seed, self.table.begin(seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = Held(self.table)
        twin.match = None if self.match is None else self.match.clone()
        twin.seed, twin.made = self.seed, self.made
        return twin

    def __reduce__(self) -> Any:
        """Pickled as the number of the game and the choices made."""
        match = self.match
        if match is None:
            return _restored, (*self.table.made_of, None, [])
        made = [(seat, option.id) for seat, option, _ in match.choices]
        made += [(decision.seat, decision.chosen().id) for decision in match.sealed_answers()]
        return _restored, (*self.table.made_of, self.seed, made)

    @property
    def over(self) -> bool:
        return self.match is not None and (self.match.over or self.made >= self.table.limit)

    def row(self, player: int) -> Any:
        layout = self.table.layout
        if self.match is None:
            return np.zeros(layout.size, np.float32)
        return layout.observe(self.match, player).astype(np.float32)


def _restored(game: str, given: dict[str, Any], seed: int | None, made: list[tuple[int, str]]) -> Held:
    held = Held(Table(game, given))
    if seed is not None:
        held.begin(seed)
        assert held.match is not None
        for seat, option in made:
            held.match.choose(option, seat)
        held.made = len(made)
    return held


class WealdGame(pyspiel.Game):  # type: ignore[misc]
    game_id = ""
    kind: Any = None

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.table = table = Table(self.game_id, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions.count, max_chance_outcomes=table.seeds, num_players=len(table.line_up),
            min_utility=0.0, max_utility=1.0, max_game_length=table.limit,
        )  # fmt: skip
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> WealdState:
        return WealdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class WealdState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: WealdGame) -> None:
        super().__init__(game)
        self.held = Held(game.table)

    def current_player(self) -> int:
        if self.held.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.over else self.held.match.open[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        match = self.held.match
        assert match is not None
        if match.open[0].seat != player:
            return []
        return sorted(self.held.table.actions.numbers[option] for option in match.open[0].options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.held.table.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        match = self.held.match
        if match is None:
            self.held.begin(action)
        else:
            match.choose(self.held.table.actions.option(action), match.open[0].seat)
            self.held.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"game {action}" if player == pyspiel.PlayerId.CHANCE else self.held.table.actions.option(action).id

    def is_terminal(self) -> bool:
        return self.held.over

    def returns(self) -> list[float]:
        """1 for a victory, shared by those who won it against others, whole for each where all play together."""
        match, game, count = self.held.match, self.held.table.game, len(self.held.table.line_up)
        winners = match.state.winners if match is not None and match.over else 0
        share = 1.0 if game.concession_winners(0, count) == 0 else 1.0 / max(1, winners.bit_count())
        return [share if winners >> seat & 1 else 0.0 for seat in range(count)]

    def __str__(self) -> str:
        match = self.held.match
        return "the game is being drawn" if match is None else f"{self.held.made} choices, {match.hash()}"


class Observer:
    """What a seat observes, as OpenSpiel asks for it."""

    def __init__(self, game: WealdGame) -> None:
        self.tensor = np.zeros(game.table.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WealdState, player: int) -> None:
        self.tensor[:] = state.held.row(player)

    def string_from(self, state: WealdState, player: int) -> str:
        return " ".join(str(int(number)) for number in state.held.row(player))


GAMES: dict[str, type[WealdGame]] = {}
for _game in NAMES:
    GAMES[_game] = type(f"Weald{_game.capitalize()}", (WealdGame,), {"game_id": _game, "kind": _type(_game)})
    pyspiel.register_game(GAMES[_game].kind, GAMES[_game])
