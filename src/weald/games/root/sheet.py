"""What a faction brings to the table: name, letter, pieces, and what lies on its own board. Its rules are another matter.

A faction's package makes one ``Sheet`` (two for the Vagabonds) and declares its pieces on it when it is imported. Sides
and kinds of pieces are numbered in the order of declaration; no rule may compare those numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from weald.games.root.facts import ALL_CARDS, FIRST_EXILE
from weald.kernel import NOBODY, NOWHERE, Value, Zone

WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 2

# Where a removed piece goes.
TO_SUPPLY: Final = 0  # or back on its track
TO_BOX: Final = 1  # out of the game
ELSEWHERE: Final = 2  # its faction says (``Faction.collect``)

# Cards that may stand in for one another while nobody sees them.
POOL_DECK: Final = 0
POOL_QUESTS: Final = 1
POOL_RUINS: Final = 2

# Setup cards of the draft (A.8.1); a side without one is never dealt.
NO_SETUP_CARD: Final = 0
MILITANT: Final = 1
INSURGENT: Final = 2

NO_SIDE: Final = -1
NO_KIND: Final = -1


class Piece:
    """One kind of piece: how many there are is a hard limit (1.5.1)."""

    __slots__ = ("count", "name", "owner", "returns", "steadfast", "type")

    def __init__(self, name: str, type: int, count: int, owner: int, returns: int, steadfast: bool) -> None:
        self.name = name
        self.type = type
        self.count = count
        self.owner = owner
        self.returns = returns
        self.steadfast = steadfast


class Own:
    """What is a faction's or module's alone: plain data, named in ``fields``; ``public`` is what everybody may see of it.

    It is part of the state only if the faction plays.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    public: ClassVar[tuple[str, ...]] = ()
    # Fields that are lists by side, with an entry for every side there is.
    by_side: ClassVar[tuple[str, ...]] = ()
    # Does it take items from under the ruins? Then the table has a set of them.
    searches_ruins: ClassVar[bool] = False
    # Does it do quests? Then the table has a deck of them, and a set of items for each who does.
    does_quests: ClassVar[bool] = False

    def hides_items(self) -> bool:
        """``searches_ruins``, where that depends on more than what it is."""
        return self.searches_ruins

    def copy(self) -> Own:
        raise NotImplementedError

    def turn_begins(self) -> None:
        """What is counted by the turn begins anew; asked of modules only, a faction's rules see to that."""

    def hands_changed(self) -> int:
        """How often in this turn it gave a hand another card for one of its own, as everybody saw; asked of modules only."""
        return 0

    def face_down(self, at: int) -> int:
        """How many items of a crafted items box (seat and kind) lie face down for its sake."""
        return 0

    def takes_face_down(self, at: int) -> None:
        """One of those has left the box."""

    def held(self, kind: int) -> int:
        """How many pieces of a kind lie on its board: its own, neither on the map nor in the supply, or others'."""
        return 0

    def item_counts(self) -> list[int]:
        """How many items of each plain kind lie on its board."""
        return []

    def items_brought(self) -> list[int]:
        """The items it has brought into the game."""
        return []

    def share(self) -> object:
        """Its share of the position: a TypedDict by the names of its things (``factions.Shares``)."""
        return {}

    def brings(self) -> list[int]:
        """The sides that a module brings into play and that nobody plays."""
        return []

    def lord(self, side: int) -> int:
        """The seat that commands such a side now, or NOBODY."""
        return NOBODY

    def masters(self) -> tuple[int, int]:
        """The sides that treat its warriors as their own, and for whom rivers are paths, in this turn; or NO_SIDE."""
        return NO_SIDE, NO_SIDE

    def audit(self) -> list[str]:
        """Counts on its board that do not hold."""
        return []

    def zones(self, name: str, seat: int) -> list[Zone]:
        """Where its cards lie; a zone is named ``<owner>.<pile>``."""
        return []


class Sheet:
    def __init__(self, name: str, letter: str, reach: int, own: Callable[[], Own]) -> None:
        self.side: int = len(SHEETS)
        self.name = name
        self.letter = letter  # factions set up in the order of these (5.1.7)
        self.reach = reach  # 5.2
        self.own = own
        self.tokens: list[int] = []  # with a hidden face
        self.pool: int = POOL_RUINS + 1 + self.side  # of those
        self.offers: list[int] = []  # what it lets every player do, by their numbers in ``menu.OFFERS``
        self.stance: int = NO_SETUP_CARD
        self.played: bool = True  # by a player
        self.corner: bool = False  # does it begin in a corner of its own?
        self.open_hand: bool = False  # everybody sees its hand
        self.home: int = NOWHERE  # a place beside the map that it alone enters and always rules
        self.forbidding: list[int] = []  # pieces beside which nobody else places (``pieces.forbids``)
        # Which hooks its rules use, as they say when they are registered: nobody else pays for them.
        self.keeps_discards: bool = False
        self.watches_moves: bool = False
        self.bars_leaving: bool = False
        self.watches_battles: bool = False
        SHEETS.append(self)

    def warrior(self, count: int, returns: int = TO_SUPPLY) -> int:
        return self._declare(f"{self.name}_warrior", WARRIOR, count, returns)

    def champion(self, name: str) -> int:
        """A warrior of a kind of its own, declared after the common ones: removed in battle only (14.2.2b), moved in the own
        turn only (14.2.2c)."""
        return self._declare(name, WARRIOR, 1, TO_SUPPLY, True)

    def building(self, name: str, count: int, returns: int = TO_SUPPLY) -> int:
        return self._declare(name, BUILDING, count, returns)

    def token(self, name: str, count: int, returns: int = TO_SUPPLY) -> int:
        return self._declare(name, TOKEN, count, returns)

    def hidden_tokens(self, names: list[str]) -> int:
        """Tokens of its own with a hidden face, treated as cards (zones, ``seen``): the number of the first. They can stand in
        for one another (``pool``)."""
        first = ALL_CARDS + len(TOKEN_NAMES)
        TOKEN_NAMES.extend(names)
        assert ALL_CARDS + len(TOKEN_NAMES) <= FIRST_EXILE
        self.tokens += range(first, first + len(names))
        return first

    def _declare(self, name: str, type: int, count: int, returns: int, steadfast: bool = False) -> int:
        PIECES.append(Piece(name, type, count, self.side, returns, steadfast))
        return len(PIECES) - 1


class Module:
    """Something in play that is no faction and acts for everybody: what a map or a setting brings with it.

    ``wanted`` says by map and settings whether a game begins with it; others come into play as they are drawn (``state.bring``).
    On paper a module is in play where its fields are, so it has at least one.
    """

    def __init__(self, name: str, wanted: Callable[[str, dict[str, Value]], bool], own: Callable[[], Own]) -> None:
        self.number: int = len(MODULES)
        self.name = name
        self.wanted = wanted
        self.own = own
        self.offers: list[int] = []  # what it lets every player do, by their numbers in ``menu.OFFERS``
        self.deck: list[int] = []  # cards that take the place of the base deck, if any (A.2)
        MODULES.append(self)


def on_map(name: str) -> Callable[[str, dict[str, Value]], bool]:
    """Wanted on this map, whatever the settings."""
    return lambda played, options: played == name


def when_drawn(map: str, options: dict[str, Value]) -> bool:
    """No game begins with it."""
    return False


SHEETS: Final[list[Sheet]] = []
MODULES: Final[list[Module]] = []
PIECES: Final[list[Piece]] = []
TOKEN_NAMES: Final[list[str]] = []  # of all hidden tokens, in the order of their numbers
