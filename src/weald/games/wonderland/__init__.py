"""Wonderland's War: tea, then war. Two to five players, three rounds."""

from __future__ import annotations

from typing import Any, Final

from weald.games.wonderland import board, facts, speech, words
from weald.games.wonderland.audit import audit
from weald.games.wonderland.features import FEATURES, features
from weald.games.wonderland.insight import standings
from weald.games.wonderland.lean import LEANINGS
from weald.games.wonderland.names import CODECS, FIELDS
from weald.games.wonderland.notes import NOTES
from weald.games.wonderland.position import position
from weald.games.wonderland.rules.setup import set_up
from weald.games.wonderland.rules.steps import STEPS
from weald.games.wonderland.state import TEA_PARTY, Wonderland, blank
from weald.games.wonderland.upgrade import upgraded
from weald.kernel import Decision, Game, Seating, Setting, State, Value
from weald.kernel.errors import UnknownSeat
from weald.kernel.event import Event
from weald.kernel.game import check_seats

LEAST: Final = 2  # players
USUAL: Final = 3
MOST: Final = 5

# What a turn at the tea party begins with (3.1).
TEA_CHOICES: Final = ("tea-move", "tea-move-on", "party-card", "send-leader")


class WonderlandGame(Game):
    def __init__(self) -> None:
        self.id = "wonderland"
        self.revision = 3
        self.known_revisions = (1, 2, 3)
        self.settings = (
            Setting("allies", "A", (*facts.SETS, "random", "mixed"), rule="2.1.2"),
            *(Setting(ally, "set", ("set", *facts.SETS), rule="2.1.2") for ally in facts.ALLIES[: facts.FORGE_ALLY]),
            Setting("open_bag", False, rule="1.6.2"),
            Setting("first_player", "random", ("random", "first"), rule="2.2.11"),
        )
        self.concession_rule = "16.2.5"
        self.horizon = 24
        self.steps = STEPS
        self.vocabulary = words.WORDS
        self.turns = speech.TURNS
        self.fields = FIELDS
        self.codecs = CODECS
        self.leanings = LEANINGS
        self.feature_names = FEATURES
        self.notes = NOTES

    def explain(self, past: list[Event], event: Event) -> str:
        return speech.explain(past, event)

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        if wanted is None:
            if count is not None and not LEAST <= count <= MOST:
                raise UnknownSeat(f"wonderland is for 2 to 5 players, got {count}")
            return facts.FACTIONS[: USUAL if count is None else count]
        check_seats(self.id, wanted, facts.FACTIONS)
        if not LEAST <= len(wanted) <= MOST or (count is not None and count != len(wanted)):
            raise UnknownSeat(f"wonderland is for 2 to 5 players, got {len(wanted)}")
        return list(wanted)

    def seatings(self, options: dict[str, Value]) -> list[Seating]:
        return [Seating(LEAST, MOST, facts.FACTIONS)]

    def variants(self) -> list[dict[str, Value]]:
        return [{"allies": which} for which in ("B", "C", "D", "mixed")]

    def suited(self, people: int) -> dict[str, Value]:
        """One person among AI seats may look into the bag in the war, too (1.6.2)."""
        return {"open_bag": people <= 1}

    def upgrade(self, state: dict[str, Any], revision: int) -> dict[str, Any]:
        return upgraded(state) if revision == 1 else state  # what 2 stored is as 3 wants it

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        return blank(len(seats), [facts.FACTIONS.index(side) for side in seats])

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Wonderland)
        set_up(g, options)

    def position(self, g: State, viewer: int) -> dict[str, Any]:
        assert isinstance(g, Wonderland)
        return dict(position(g, viewer))

    def turn_of(self, g: State, decision: Decision) -> int:
        """A card or a leader at the tea party; a whole battle."""
        assert isinstance(g, Wonderland)
        if g.phase != TEA_PARTY:
            return g.round * 256 + g.region + 128
        # Both are counted as soon as they are taken: what is asked after that belongs to them.
        done = sum(g.taken_now) + g.players - g.leader.count(board.TABLE)
        return g.round * 256 + done - (decision.prompt not in TEA_CHOICES)

    def standings(self, g: State) -> list[int]:
        assert isinstance(g, Wonderland)
        return standings(g)

    def features(self, g: State) -> list[list[int]]:
        assert isinstance(g, Wonderland)
        return features(g)

    def points(self, g: State) -> list[int]:
        assert isinstance(g, Wonderland)
        return [row[-1] for row in g.score]

    def data_fingerprint(self) -> str:
        return facts.DATA.fingerprint if facts.DATA.override else ""

    def audit(self, g: State) -> list[str]:
        assert isinstance(g, Wonderland)
        return audit(g)


GAME: Final = WonderlandGame()
