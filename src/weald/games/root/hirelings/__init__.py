"""Hirelings (E): sides that no player plays. A card has two faces, promoted and demoted, and each face is a side of its own.

Who has hired whom, and what lies on the cards, is one ``Own`` for all of them. What a face does is in a file of its own.
"""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar, Final, TypedDict

from weald.games.root.facts import DATA, ITEM_KINDS, ITEM_NAMES, SUIT_NAMES
from weald.games.root.hirelings.shapes import HirelingsFacts
from weald.games.root.sheet import NO_SIDE, POOL_DECK, SHEETS, Own, Sheet
from weald.kernel import NOBODY, Zone

_DATA: Final = DATA.add("hirelings", HirelingsFacts)
_PIECES: Final = _DATA.pieces

SPACES: Final[list[int]] = _DATA.table.spaces  # of the markers on the score track
MOST: Final = len(SPACES)
DEMOTED: Final[list[int]] = _DATA.table.demoted  # by the number of players
GOLDEN: Final[list[int]] = _DATA.control_die.golden
ALL_DOTS: Final[list[int]] = _DATA.control_die.all
UPRISING: Final[list[int]] = [SUIT_NAMES.index(suit) for suit in _DATA.uprising_die.faces]

# Promoted, demoted, and the faction that cannot be played beside them (A.6.5).
PAIRS: Final[list[tuple[str, str, str]]] = [
    ("forest_patrol", "feline_physicians", "marquise"),
    ("last_dynasty", "bluebird_nobles", "eyrie"),
    ("spring_uprising", "rabbit_scouts", "alliance"),
    ("exile", "brigand", "vagabond"),
    ("riverfolk_flotilla", "otter_divers", "riverfolk"),
    ("warm_sun_prophets", "lizard_envoys", "cult"),
    ("highway_bandits", "bandit_gangs", ""),
    ("sunward_expedition", "mole_artisans", "duchy"),
    ("corvid_spies", "raven_sentries", "corvids"),
    ("furious_protector", "stoic_protector", ""),
    ("flame_bearers", "rat_smugglers", "hundreds"),
    ("vault_keepers", "badger_bodyguards", "keepers"),
    ("popular_band", "street_band", ""),
]
FIRST: Final = len(SHEETS)  # the first hireling's side
NAMES: Final[list[str]] = [name for one in PAIRS for name in (one[0], one[1])]
COUNT: Final = len(NAMES)
BRIGAND: Final = NAMES.index("brigand")
CLUB: Final = ITEM_KINDS  # of the items on the Exile's card, the last
EXILE_ITEMS: Final[list[str]] = [*ITEM_NAMES[:ITEM_KINDS], "club"]
CLUBS: Final[int] = _PIECES.exile_clubs
BANDITS: Final[int] = _PIECES.bandits


class Hired(TypedDict):
    """One card."""

    hireling: str  # its side
    controller: int | None  # a seat
    control: int  # markers
    acted: bool


class HirelingsShare(TypedDict):
    cards: list[Hired]
    markers: list[int]  # on the score track
    owed: list[int]  # by seat: markers taken, for which a hireling comes at the end of the turn
    patrol: int  # warriors on the Forest Patrol's card
    exile: dict[str, int]  # items on the Exile's card face up
    exhausted: dict[str, int]  # ... and face down
    bandits: list[str]  # paths with a bandit, by their ends
    pawns: dict[str, str]  # where those stand that are no warriors, by side
    kept: int  # cards that the Mole Artisans' controller will get back


class Hirelings(Own):
    __slots__ = (
        "acted", "bandits", "control", "controller", "down", "drawn", "entered", "kept", "owed", "patrol", "track", "up", "worn",
    )  # fmt: skip
    public: ClassVar[tuple[str, ...]] = (
        "drawn", "track", "owed", "controller", "control", "acted", "patrol", "up", "down", "bandits", "entered", "worn",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (*public, "kept")

    def __init__(self) -> None:
        self.drawn: list[int] = []  # sides in play
        self.track: int = 0  # mask of markers that still lie on the score track
        self.owed: list[int] = []  # by seat: markers taken for which no hireling has come yet
        self.controller: list[int] = [NOBODY] * COUNT  # a seat each
        self.control: list[int] = [0] * COUNT  # markers on the cards
        self.acted: int = 0  # mask of those that have taken their action this turn
        self.patrol: int = 0  # warriors on the card of the Forest Patrol
        self.up: list[int] = [0] * (CLUB + 1)  # items on the Exile's card
        self.down: list[int] = [0] * (CLUB + 1)  # ... exhausted
        self.bandits: int = 0  # mask of paths with a bandit
        self.entered: list[int] = []  # by seat: mask of clearings it has moved into this turn
        self.worn: list[int] = []  # of the crafted items: exhausted for the Brigand, seat * 8 + item
        self.kept: list[int] = []  # crafted cards that return to the hand of the Mole Artisans' controller

    def copy(self) -> Hirelings:
        new = Hirelings()
        new.drawn = self.drawn
        new.track = self.track
        new.owed = self.owed[:]
        new.controller = self.controller[:]
        new.control = self.control[:]
        new.acted = self.acted
        new.patrol = self.patrol
        new.up = self.up[:]
        new.down = self.down[:]
        new.bandits = self.bandits
        new.entered = self.entered[:]
        new.worn = self.worn[:]
        new.kept = self.kept[:]
        return new

    def brings(self) -> list[int]:
        return self.drawn

    def lord(self, side: int) -> int:
        return self.controller[side - FIRST]

    def turn_begins(self) -> None:
        self.acted = 0
        self.entered = [0] * len(self.entered)

    def hides_items(self) -> bool:
        return FIRST + BRIGAND in self.drawn

    def face_down(self, at: int) -> int:
        return self.worn[at] if self.worn else 0

    def takes_face_down(self, at: int) -> None:
        self.worn[at] -= 1

    def held(self, kind: int) -> int:
        return self.patrol if kind == PATROL else 0

    def item_counts(self) -> list[int]:
        return [self.up[item] + self.down[item] for item in range(ITEM_KINDS)]

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [Zone(f"{name}.kept", seat, self.kept, POOL_DECK)]

    def share(self) -> HirelingsShare:
        return {
            "cards": [
                {
                    "hireling": NAMES[side - FIRST],
                    "controller": self.controller[side - FIRST] if self.controller[side - FIRST] != NOBODY else None,
                    "control": self.control[side - FIRST],
                    "acted": bool(self.acted >> (side - FIRST) & 1),
                }
                for side in self.drawn
            ],
            "markers": [space for i, space in enumerate(SPACES) if self.track >> i & 1],
            "owed": self.owed[:],
            "patrol": self.patrol,
            "exile": {EXILE_ITEMS[i]: count for i, count in enumerate(self.up) if count},
            "exhausted": {EXILE_ITEMS[i]: count for i, count in enumerate(self.down) if count},
            "bandits": [],  # the map and the pawns are not its own: ``position`` fills them in
            "pawns": {},
            "kept": len(self.kept),
        }

    def audit(self) -> list[str]:
        wrong = []
        hired = [side for side in self.drawn if self.controller[side - FIRST] != NOBODY]
        if self.track.bit_count() + sum(self.owed) + len(hired) != len(self.drawn):
            wrong.append(f"hireling markers: {self.track:b} on the track, {self.owed} owed, {len(hired)} with cards")
        for i in range(COUNT):
            if FIRST + i not in self.drawn and (self.controller[i] != NOBODY or self.control[i]):
                wrong.append(f"{NAMES[i]} is not in play and has a controller")
            if self.controller[i] == NOBODY and self.control[i]:
                wrong.append(f"{NAMES[i]} has control markers and no controller")
        if self.up[CLUB] + self.down[CLUB] > CLUBS or min(self.up) < 0 or min(self.down) < 0:
            wrong.append("the Exile's items")
        if self.worn and min(self.worn) < 0:
            wrong.append("fewer than none exhausted for the Brigand")
        if self.bandits.bit_count() > BANDITS:
            wrong.append(f"{self.bandits.bit_count()} bandits")
        return wrong


def _declare(name: str) -> Sheet:
    sheet = Sheet(name, "", 0, Own)
    sheet.played = False
    return sheet


_SHEETS: Final[dict[str, Sheet]] = {name: _declare(name) for name in NAMES}
PATROL: Final = _SHEETS["forest_patrol"].warrior(_PIECES.forest_patrol_warriors)
_SHEETS["last_dynasty"].warrior(_PIECES.last_dynasty_warriors)
_SHEETS["spring_uprising"].warrior(_PIECES.spring_uprising_warriors)
_SHEETS["warm_sun_prophets"].warrior(_PIECES.warm_sun_prophets_warriors)
_SHEETS["bandit_gangs"].warrior(_PIECES.bandits)
_SHEETS["sunward_expedition"].warrior(_PIECES.sunward_expedition_warriors)
FOOTHOLD: Final = _SHEETS["sunward_expedition"].token("foothold", _PIECES.footholds)
_SHEETS["corvid_spies"].warrior(_PIECES.corvid_spies_warriors)
_SHEETS["flame_bearers"].warrior(_PIECES.flame_bearers_warriors)
_SHEETS["vault_keepers"].warrior(_PIECES.vault_keepers_warriors)
VAULT: Final = _SHEETS["vault_keepers"].building("vault", _PIECES.vaults)
_SHEETS["popular_band"].warrior(_PIECES.band_warriors)
_SHEETS["street_band"].warrior(_PIECES.band_warriors)


def sheet_of(name: str) -> Sheet:
    return _SHEETS[name]


def replaced(side: int) -> str:
    """The faction that a hireling stands for, or nothing."""
    return PAIRS[(side - FIRST) // 2][2] if side != NO_SIDE else ""


# The files with the rules, in the order of the pairs above. One that is not finished is not in the draw.
RULES: Final[list[str]] = [
    "patrol", "dynasty", "uprising", "exile", "flotilla", "prophets", "bandits", "expedition", "spies", "protector", "flames",
    "vaults", "band",
]  # fmt: skip


def load() -> None:
    for name in ("control", *RULES):
        import_module(f"{__name__}.{name}")


def load_lean() -> None:
    """How they are used by programs."""
    import_module(f"{__name__}.lean")


def load_notes() -> None:
    """What their options say for themselves."""
    import_module(f"{__name__}.notes")
