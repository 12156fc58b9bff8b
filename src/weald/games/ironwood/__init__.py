"""Ironwood: the Ironclad of the mountains against the Woodwalkers of the forests. For two, or alone against a bot."""

from __future__ import annotations

from typing import Any, Final

from weald.games.ironwood import facts, speech
from weald.games.ironwood.audit import audit
from weald.games.ironwood.automa import difficulty
from weald.games.ironwood.board import DATA
from weald.games.ironwood.features import FEATURES, features
from weald.games.ironwood.insight import standings
from weald.games.ironwood.lean import LEANINGS
from weald.games.ironwood.names import CODECS, FIELDS
from weald.games.ironwood.notes import NOTES
from weald.games.ironwood.position import position
from weald.games.ironwood.rules.setup import set_up
from weald.games.ironwood.rules.steps import STEPS
from weald.games.ironwood.state import Ironwood, blank
from weald.games.ironwood.upgrade import upgrade
from weald.games.ironwood.words import WORDS
from weald.kernel import NOBODY, Decision, Game, Setting, State, UnknownSeat, Value, check_seats
from weald.kernel.event import Event


class IronwoodGame(Game):
    def __init__(self) -> None:
        self.id = "ironwood"
        self.open_position = True
        self.revision = 3
        self.known_revisions = (1, 2, 3)
        self.concession_rule = "16.1.1"
        self.horizon = 10
        self.feature_names = FEATURES
        self.settings = (
            Setting("ordered", False, rule="19.1.1"),
            Setting("end_turn", False, rule="5.2.8"),
            Setting("handicap_woodwalkers", 0, low=0, high=4, rule="19.2.2"),
            Setting("handicap_ironclad", 0, low=0, high=4, rule="19.2.2"),
            *difficulty.SETTINGS,
        )
        self.steps = STEPS
        self.vocabulary = WORDS
        self.turns = speech.TURNS
        self.fields = FIELDS
        self.codecs = CODECS
        self.leanings = LEANINGS
        self.notes = NOTES

    def explain(self, past: list[Event], event: Event) -> str:
        return speech.explain(past, event)

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        """One player on each side (1.1.1); seat order is turn order (4.1.2)."""
        if wanted is not None:
            check_seats(self.id, wanted, facts.SIDES)
            if len(wanted) != len(facts.SIDES):
                raise UnknownSeat(f"{self.id} needs both sides: {', '.join(facts.SIDES)}")
        if count is not None and count != len(facts.SIDES):
            raise UnknownSeat(f"{self.id} is for 2 players, not {count}")
        return facts.SIDES[:]

    def automatic(self, options: dict[str, Value]) -> list[int]:
        bot = difficulty.SIDE_OF[str(options["solo"])]
        return [] if bot == NOBODY else [bot]

    def idle(self, options: dict[str, Value]) -> list[str]:
        return difficulty.idle(str(options["solo"]))

    def variants(self) -> list[dict[str, Value]]:
        return [
            {"ordered": True, "end_turn": True},
            {"handicap_woodwalkers": 4, "handicap_ironclad": 2},
            {"solo": "ironbot"},
            {"solo": "ironbot", "level": 15},
            {"solo": "ironbot", "level": 8, "companion": True},
            {"solo": "woodbot"},
            {"solo": "woodbot", "level": 15},
            {"solo": "woodbot", "level": 8, "companion": True},
        ]

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        return blank()

    def upgrade(self, state: dict[str, Any], revision: int) -> dict[str, Any]:
        return upgrade(state, revision)

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Ironwood)
        set_up(g, options)

    def position(self, g: State, viewer: int) -> dict[str, Any]:
        assert isinstance(g, Ironwood)
        return dict(position(g, viewer))

    def audit(self, g: State) -> list[str]:
        assert isinstance(g, Ironwood)
        return audit(g)

    def turn_of(self, g: State, decision: Decision) -> int:
        assert isinstance(g, Ironwood)
        return ((g.round * 8 + g.turn) * 2 + g.active) * 8 + g.phase

    def standings(self, g: State) -> list[int]:
        assert isinstance(g, Ironwood)
        return standings(g)

    def features(self, g: State) -> list[list[int]]:
        assert isinstance(g, Ironwood)
        return features(g)

    def data_fingerprint(self) -> str:
        return DATA.fingerprint if DATA.override else ""


GAME: Final = IronwoodGame()
