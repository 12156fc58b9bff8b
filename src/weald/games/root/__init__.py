"""Root: might and right in the woodland. The base game by the Law; a page, no rules."""

from __future__ import annotations

from typing import Any, Final, cast

from weald.games.root import factions, hirelings, speech
from weald.games.root.audit import audit
from weald.games.root.board import MAP_NAMES
from weald.games.root.exiles import DECK_NAMES
from weald.games.root.facts import DATA, REACH_WANTED
from weald.games.root.features import features, names
from weald.games.root.hirelings import MOST as MOST_HIRELINGS
from weald.games.root.insight import standings
from weald.games.root.leaning.lean import LEANINGS
from weald.games.root.names import CODECS, FIELDS
from weald.games.root.notes import NOTES
from weald.games.root.pieces import PLAYED, REACH, SIDES
from weald.games.root.position import position
from weald.games.root.rules.setup import set_up
from weald.games.root.rules.steps import STEPS
from weald.games.root.sheet import NO_SIDE, SHEETS
from weald.games.root.state import Root, blank
from weald.games.root.upgrade import upgrade
from weald.games.root.words import WORDS
from weald.kernel import Decision, Dice, Game, Seating, Setting, State, Value
from weald.kernel.errors import UnknownSeat
from weald.kernel.event import Event
from weald.kernel.game import check_seats

factions.load("lean")
factions.load("features")
factions.load("notes")
hirelings.load_lean()
hirelings.load_notes()
DATA.all_known()

FEWEST: Final = 2
MOST: Final = 6
USUAL: Final = 4
# Who begins in a corner: with more of them than corners it takes the advanced setup (5b).
CORNERS: Final = [sheet.name for sheet in SHEETS if sheet.corner]
ROOM: Final = 4
# Seats of a game in which sides are drafted, until they have one.
DRAFTING: Final = [f"seat{number}" for number in range(1, MOST + 1)]
# A side that plays only beside another.
BESIDE: Final = {"second_vagabond": "vagabond"}


class RootGame(Game):
    def __init__(self) -> None:
        self.id = "root"
        self.open_position = True
        self.revision = 5
        self.known_revisions = (1, 2, 3, 4, 5)
        self.settings = (
            Setting("map", "autumn", values=tuple(MAP_NAMES), rule="A.1a"),
            Setting("shuffled_suits", False, rule="A.1b"),
            Setting("setup", "standard", values=("standard", "advanced"), rule="5a"),
            Setting("landmarks", 0, low=0, high=2, rule="A.5.1"),
            Setting("hirelings", 0, low=0, high=MOST_HIRELINGS, rule="A.6"),
            Setting("deck", DECK_NAMES[0], values=tuple(DECK_NAMES), rule="A.2"),
        )
        self.steps = STEPS
        self.vocabulary = WORDS
        self.turns = speech.TURNS
        self.fields = FIELDS
        self.codecs = CODECS
        self.leanings = LEANINGS
        self.feature_names = names()
        self.notes = NOTES
        # To the end of the turn and no further. One search:200 among three greedy, as Eyrie, Alliance or Keepers, won 16 of 32
        # games so and 18 of the same with 8 decisions more: no difference, and a move takes half the time it took with 24.
        self.horizon = 1
        # Random seats may play for ever (all on dominance, nobody able to win): simulations stop after this many
        # decisions. A limit of those tools, not a rule.
        self.random_cap = 20000

    def explain(self, past: list[Event], event: Event) -> str:
        return speech.explain(past, event)

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        number = len(wanted) if wanted is not None else USUAL if count is None else count
        most = min(MOST, len(PLAYED))
        if not FEWEST <= number <= most:
            raise UnknownSeat(f"root is for {FEWEST} to {most} players, got {number}")
        if self.drafts(options):
            return DRAFTING[:number]  # sides are drafted: whoever was asked for, seats are only counted
        if wanted is None:
            return sorted(PLAYED, key=BESIDE.__contains__)[:number]
        check_seats(self.id, wanted, PLAYED)
        for side, other in BESIDE.items():
            if side in wanted and other not in wanted:
                raise UnknownSeat(f"root: a {side} needs a {other}")
        if self.seatings(options)[0].crowded(wanted):
            raise UnknownSeat(f"root: no more than {ROOM} of {', '.join(CORNERS)}: each begins in a corner (5b)")
        return list(wanted)

    def seatings(self, options: dict[str, Value]) -> list[Seating]:
        if self.drafts(options):
            return [Seating(FEWEST, MOST, DRAFTING)]
        return [Seating(FEWEST, min(MOST, len(PLAYED)), PLAYED, BESIDE, CORNERS, ROOM)]

    def drafts(self, options: dict[str, Value]) -> bool:
        return options.get("setup") == "advanced"

    def sides_of(self, g: State, seats: list[str]) -> list[str]:
        assert isinstance(g, Root)
        return [SIDES[side] if side != NO_SIDE else seats[seat] for seat, side in enumerate(g.side)]

    def variants(self) -> list[dict[str, Value]]:
        return [
            {"shuffled_suits": True}, {"map": "winter"}, {"map": "lake"}, {"map": "mountain"}, {"landmarks": 1}, {"landmarks": 2},
            {"setup": "advanced"}, {"setup": "advanced", "landmarks": 2}, {"setup": "advanced", "map": "mountain"},
            {"landmarks": 2, "map": "lake"}, {"landmarks": 2, "map": "mountain"}, {"hirelings": 3},
            {"hirelings": 3, "setup": "advanced"}, {"hirelings": 2, "landmarks": 2, "map": "lake"}, {"deck": "exiles_partisans"},
            {"setup": "advanced", "landmarks": 2, "hirelings": 3, "deck": "exiles_partisans"},
        ]  # fmt: skip

    def draw(self, dice: Dice) -> tuple[list[str], dict[str, Value]]:
        """Any mix of settings: what one brings into play meets what the others bring."""
        options = {setting.key: _by_chance(setting, dice) for setting in self.settings}
        return self.seatings(options)[0].draw(dice), options

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        sides = [SIDES.index(side) if side in SIDES else NO_SIDE for side in seats]
        shuffled = bool(options["shuffled_suits"]) or self.drafts(options)  # A.1b
        return blank(MAP_NAMES.index(str(options["map"])), shuffled, sides, options)

    def upgrade(self, state: dict[str, Any], revision: int) -> dict[str, Any]:
        return upgrade(state, revision)

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Root)
        set_up(g, options)

    def position(self, g: State, viewer: int) -> dict[str, Any]:
        assert isinstance(g, Root)
        return cast("dict[str, Any]", position(g, viewer))

    def turn_of(self, g: State, decision: Decision) -> int:
        assert isinstance(g, Root)
        return g.round * 8 + g.turn

    def standings(self, g: State) -> list[int]:
        assert isinstance(g, Root)
        return standings(g)

    def features(self, g: State) -> list[list[int]]:
        assert isinstance(g, Root)
        return features(g)

    def points(self, g: State) -> list[int]:
        assert isinstance(g, Root)
        return g.vp[:]

    def audit(self, g: State) -> list[str]:
        assert isinstance(g, Root)
        return audit(g)

    def data_fingerprint(self) -> str:
        return DATA.fingerprint if DATA.override else ""

    def reaches(self) -> tuple[dict[str, int], list[int]]:
        return dict(zip(SIDES, REACH, strict=True)), REACH_WANTED

    def reach(self, seats: list[str]) -> int:
        """The sum of the line-up, against what is recommended (5.2): ``REACH_WANTED``."""
        return sum(REACH[SIDES.index(side)] for side in seats)


def _by_chance(setting: Setting, dice: Dice) -> Value:
    kind = setting.kind()
    if kind == "switch":
        return dice.below(2) == 1
    if kind == "word":
        return setting.values[dice.below(len(setting.values))]
    return setting.low + dice.below(setting.high - setting.low + 1)


GAME = RootGame()
