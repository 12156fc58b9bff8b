"""Defenders of the Wild: one to four animal factions against the machines. A page with no rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from weald.games.defenders import insight, signals, speech
from weald.games.defenders.audit import audit
from weald.games.defenders.facts import DATA, DIFFICULTY
from weald.games.defenders.features import FEATURES, TEAM, features
from weald.games.defenders.lean import LEANINGS
from weald.games.defenders.names import CODECS, FIELDS
from weald.games.defenders.notes import NOTES
from weald.games.defenders.position import Position, position
from weald.games.defenders.rules.setup import set_up
from weald.games.defenders.rules.steps import STEPS
from weald.games.defenders.shapes import FACTIONS
from weald.games.defenders.state import Defenders, blank
from weald.games.defenders.words import WORDS
from weald.kernel import Decision, Game, Seating, Setting, State, Value, Why
from weald.kernel.errors import UnknownSeat
from weald.kernel.event import Event
from weald.kernel.game import check_seats

ALONE = "-"  # the seat of someone who plays alone runs two factions: "order-sect"


class DefendersGame(Game):
    def __init__(self) -> None:
        self.id = "defenders"
        self.revision = 3
        self.known_revisions = (1, 2, 3)
        self.concession_rule = "16.1.3"
        self.horizon = 6
        self.settings = (
            Setting("difficulty", "standard", tuple(DIFFICULTY), rule="3.5.6"),
            Setting("harder", False, rule="3.5.6"),  # the higher number of challenging cards of that difficulty
            Setting("mirrored", False, rule="3.2.5"),  # the second engine as a mirror image (AMB-02)
        )
        self.vocabulary = WORDS
        self.signals = tuple(signals.SIGNALS)
        self.leanings = LEANINGS
        self.feature_names = FEATURES
        self.notes = NOTES
        self.turns = speech.TURNS
        self.fields = FIELDS
        self.codecs = CODECS
        self.steps = STEPS

    def explain(self, past: list[Event], event: Event) -> str:
        return speech.explain(past, event)

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        """Factions in seating order; one seat is the solo mode and names two: "order-sect"."""
        if wanted is None:
            count = 2 if count is None else count
            if not 1 <= count <= len(FACTIONS):
                raise UnknownSeat(f"defenders has 1 to {len(FACTIONS)} seats, got {count}")
            return [ALONE.join(FACTIONS[:2])] if count == 1 else [*FACTIONS[:count]]
        if count is not None and count != len(wanted):
            raise UnknownSeat(f"defenders: {count} seats wanted, {len(wanted)} named")
        if len(wanted) == 1:
            pair = wanted[0].split(ALONE)
            check_seats(self.id, pair, FACTIONS)
            if len(pair) != 2:
                raise UnknownSeat(f"defenders alone: one seat runs two factions, such as {ALONE.join(FACTIONS[:2])}")
            return [ALONE.join(sorted(pair, key=FACTIONS.index))]
        check_seats(self.id, wanted, FACTIONS)
        if not wanted:
            raise UnknownSeat("defenders needs at least one seat")
        return wanted

    def seatings(self, options: dict[str, Value]) -> list[Seating]:
        alone = [ALONE.join(pair) for pair in combinations(FACTIONS, 2)]
        return [Seating(1, 1, alone), Seating(2, len(FACTIONS), FACTIONS)]

    def variants(self) -> list[dict[str, Value]]:
        return [
            {"difficulty": "advanced"},
            {"difficulty": "expert", "harder": True},
            {"difficulty": "extreme"},
            {"difficulty": "advanced", "mirrored": True},
            {"difficulty": "extreme", "harder": True},
        ]

    def idle(self, options: dict[str, Value]) -> list[str]:
        """The standard deck has no challenging cards, so it has no higher number of them either (3.5.6)."""
        return ["harder"] if options["difficulty"] == "standard" else []

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        sides = seats[0].split(ALONE) if len(seats) == 1 else seats
        g = blank(len(seats), [FACTIONS.index(side) for side in sides])
        difficulty = DIFFICULTY[str(options["difficulty"])]
        g.challenging = difficulty.harder if options["harder"] else difficulty.challenging
        return g

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Defenders)
        set_up(g, options)

    def position(self, g: State, viewer: int) -> Position:
        assert isinstance(g, Defenders)
        return position(g, viewer)

    def turn_of(self, g: State, decision: Decision) -> int:
        assert isinstance(g, Defenders)
        return g.round * 64 + g.phase * 8 + g.turn + 1

    def standings(self, g: State) -> list[int]:
        assert isinstance(g, Defenders)
        return insight.standings(g)

    def features(self, g: State) -> list[list[int]]:
        assert isinstance(g, Defenders)
        return features(g)

    def weighed(self, sides: list[str]) -> list[str]:
        """The forest itself, then the factions."""
        return [TEAM, *(sides[0].split(ALONE) if len(sides) == 1 else sides)]

    def cannot_say(self, g: State, seat: int, signal: str) -> Why | None:
        assert isinstance(g, Defenders)
        return signals.cannot_say(g, seat, signal)

    def upgrade(self, state: dict[str, Any], revision: int) -> dict[str, Any]:
        """Revision 1 wrote the names of steps with underscores; what 2 stored is as 3 wants it."""
        if revision == 1:
            state["agenda"] = [(name.replace("_", "-"), args) for name, args in state["agenda"]]
        return state

    def data_fingerprint(self) -> str:
        return DATA.fingerprint if DATA.override else ""

    def concession_winners(self, seat: int, seats: int) -> int:
        """All stand and fall together."""
        return 0

    def audit(self, g: State) -> list[str]:
        assert isinstance(g, Defenders)
        return audit(g)


GAME = DefendersGame()
