"""Wonderland's War: tea, then war. Two to five players, three rounds."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from weald.games.wonderland import board
from weald.games.wonderland.audit import audit
from weald.games.wonderland.insight import standings
from weald.games.wonderland.lean import LEANINGS
from weald.games.wonderland.names import FIELDS, word
from weald.games.wonderland.position import position
from weald.games.wonderland.rules import setup
from weald.games.wonderland.rules.steps import STEPS
from weald.games.wonderland.state import Wonderland, blank
from weald.games.wonderland.words import WORDS
from weald.kernel import Game, Setting, State, Value
from weald.kernel.errors import UnknownSeat
from weald.kernel.game import check_seats


class WonderlandsWar(Game):
    def __init__(self) -> None:
        self.id = "wonderland"
        self.revision = 1
        self.known_revisions = (1,)
        self.settings = (
            Setting("allies", "A", (*board.SETS, "random", "mixed"), rule="2.1.2"),
            *(Setting(ally, "set", ("set", *board.SETS), rule="2.1.2") for ally in board.ALLIES[:5]),
            Setting("first_player", "random", ("random", "first"), rule="2.2.11"),
        )
        self.horizon = 24
        self.steps = STEPS
        self.vocabulary = WORDS
        self.fields = FIELDS
        self.leanings = LEANINGS

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        if wanted is None:
            if count is not None and not 2 <= count <= 5:
                raise UnknownSeat(f"wonderland is for 2 to 5 players, got {count}")
            return board.FACTIONS[: 3 if count is None else count]
        check_seats(self.id, wanted, board.FACTIONS)
        if not 2 <= len(wanted) <= 5 or (count is not None and count != len(wanted)):
            raise UnknownSeat(f"wonderland is for 2 to 5 players, got {len(wanted)}")
        return list(wanted)

    def seatings(self, options: dict[str, Value]) -> list[list[str]]:
        return [list(some) for n in range(2, 6) for some in combinations(board.FACTIONS, n)]

    def variants(self) -> list[dict[str, Value]]:
        return [{"allies": which} for which in ("B", "C", "D", "mixed")]

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        return blank(len(seats), [board.FACTIONS.index(side) for side in seats])

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Wonderland)
        chosen = str(options["allies"])
        if chosen == "random":
            chosen = board.SETS[g.below(len(board.SETS))]
        singles = [str(options[ally]) for ally in board.ALLIES[:5]]
        setup.choose_allies(g, [chosen if single == "set" else single for single in singles])
        setup.set_up(g, options["first_player"] == "random")

    def name_of(self, codec: str, value: int) -> object:
        return word(codec, value)

    def position(self, g: State, viewer: int) -> dict[str, Any]:
        assert isinstance(g, Wonderland)
        return position(g, viewer)

    def standings(self, g: State) -> list[int]:
        assert isinstance(g, Wonderland)
        return standings(g)

    def data_fingerprint(self) -> str:
        return board.DATA.fingerprint if board.DATA.override else ""

    def audit(self, g: State) -> list[str]:
        assert isinstance(g, Wonderland)
        return audit(g)


GAME: Final = WonderlandsWar()
