"""Root: might and right in the woodland. The base game by the Law; a page, no rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from weald.games.root.audit import audit
from weald.games.root.board import PLACE_NAMES, PLAYABLE
from weald.games.root.deck import (
    CARD_FACE,
    FACE_NAMES,
    FIRST_QUEST,
    FIRST_TOKEN,
    QUEST_NAMES,
    TOKEN_KIND,
)
from weald.games.root.insight import standings
from weald.games.root.leaning.lean import LEANINGS
from weald.games.root.names import FIELDS
from weald.games.root.position import position
from weald.games.root.rules.setup import set_up
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root, blank
from weald.games.root.things import (
    CHARACTER_NAMES,
    COLUMN_NAMES,
    DATA,
    ITEM_NAMES,
    KIND_NAMES,
    LEADER_NAMES,
    REACH,
    RELATION_NAMES,
    SIDES,
    SUIT_NAMES,
)
from weald.games.root.words import WORDS
from weald.kernel.errors import UnknownSeat
from weald.kernel.game import Game, Setting, Value, check_seats
from weald.kernel.state import State

DEFAULT_SEATS = {2: SIDES[:2], 3: SIDES[:3], 4: SIDES[:4]}
CODECS = {
    "place": PLACE_NAMES,
    "face": FACE_NAMES,
    "side": SIDES,
    "kind": KIND_NAMES,
    "suit": SUIT_NAMES,
    "item": ITEM_NAMES,
    "quest": QUEST_NAMES,
    "leader": LEADER_NAMES,
    "column": COLUMN_NAMES,
    "character": CHARACTER_NAMES,
    "relation": RELATION_NAMES,
}


class RootGame(Game):
    def __init__(self) -> None:
        self.id = "root"
        self.revision = 1
        self.settings = (
            Setting("map", "autumn", values=tuple(PLAYABLE), rule="A.1a"),
            Setting("shuffled_suits", False, rule="A.1b"),
        )
        self.steps = STEPS
        self.vocabulary = WORDS
        self.fields = FIELDS
        self.leanings = LEANINGS
        # Random seats may play for ever (all on dominance, nobody able to win): simulations stop after so many
        # decisions. A limit of those tools, not a rule.
        self.random_cap = 20000

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        if wanted is None:
            number = 4 if count is None else count
            if number not in DEFAULT_SEATS:
                raise UnknownSeat(f"root is for 2 to 4 players, got {number}")
            return list(DEFAULT_SEATS[number])
        check_seats(self.id, wanted, SIDES)
        if not 2 <= len(wanted) <= 4:
            raise UnknownSeat(f"root is for 2 to 4 players, got {len(wanted)}")
        if "second_vagabond" in wanted and "vagabond" not in wanted:
            raise UnknownSeat("root: a second_vagabond needs a vagabond")
        return list(wanted)

    def seatings(self, options: dict[str, Value]) -> list[list[str]]:
        return [
            list(sides)
            for count in (2, 3, 4)
            for sides in combinations(SIDES, count)
            if "vagabond" in sides or "second_vagabond" not in sides
        ]

    def variants(self) -> list[dict[str, Value]]:
        return [{"shuffled_suits": True}, {"map": "winter"}]

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        sides = [SIDES.index(side) for side in seats]
        return blank(PLAYABLE.index(str(options["map"])), bool(options["shuffled_suits"]), sides)

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Root)
        set_up(g)

    def name_of(self, codec: str, value: int) -> object:
        if codec == "card":
            return card_name(value)
        table = CODECS.get(codec)
        return table[value] if table is not None and 0 <= value < len(table) else value

    def position(self, g: State, viewer: int) -> dict[str, Any]:
        assert isinstance(g, Root)
        return position(g)

    def standings(self, g: State) -> list[int]:
        assert isinstance(g, Root)
        return standings(g)

    def audit(self, g: State) -> list[str]:
        assert isinstance(g, Root)
        return audit(g)

    def data_fingerprint(self) -> str:
        return DATA.fingerprint if DATA.override else ""

    def reach(self, seats: list[str]) -> int:
        """The sum of the line-up; 17 and more are recommended (5.2)."""
        return sum(REACH[SIDES.index(side)] for side in seats)


def card_name(card: int) -> str:
    if card < FIRST_QUEST:
        return FACE_NAMES[CARD_FACE[card]]
    if card < FIRST_TOKEN:
        return QUEST_NAMES[card - FIRST_QUEST]
    return ITEM_NAMES[TOKEN_KIND[card - FIRST_TOKEN]]


GAME = RootGame()
