"""The Lord of the Hundreds (14): a warlord with moods, a hoard of items, mobs that raze."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.hundreds.shapes import MOODS, HundredsFacts
from weald.games.root.facts import DATA, ITEM_KINDS, ITEM_NAMES, NO_ITEM, SUIT_NAMES
from weald.games.root.shapes import ITEMS
from weald.games.root.sheet import MILITANT, Own, Sheet

_DATA: Final = DATA.add("hundreds", HundredsFacts)
_PIECES: Final = _DATA.pieces
_HOARD: Final = _DATA.hoard
_TURN: Final = _DATA.turn

# --- moods (14.7) ----------------------------------------------------------------------------------------

LAVISH: Final = 0
RELENTLESS: Final = 1
ROWDY: Final = 2
GRANDIOSE: Final = 3
JUBILANT: Final = 4
WRATHFUL: Final = 5
STUBBORN: Final = 6
BITTER: Final = 7
MOOD_NAMES: Final[list[str]] = list(MOODS)
MOOD_ITEM: Final[list[int]] = [
    NO_ITEM if facts.item is None else ITEMS.index(facts.item) for facts in (_DATA.moods[name] for name in MOODS)
]

# --- the hoard (14.2.4) ----------------------------------------------------------------------------------

COMMAND: Final = 0
PROWESS: Final = 1
TRACK_NAMES: Final[list[str]] = ["command", "prowess"]
_ITEMS: Final = [_HOARD.command, _HOARD.prowess]
TRACK_OF: Final[list[int]] = [
    next((track for track in (COMMAND, PROWESS) if name in _ITEMS[track]), NO_ITEM) for name in ITEMS
]
SPACES: Final[int] = _HOARD.spaces
VALUES: Final[list[int]] = _HOARD.values
FULL_VP: Final[int] = _HOARD.full_vp


class HundredsShare(TypedDict):
    mood: str
    hoard: dict[str, list[str]]  # items by track, from the left
    command: int
    prowess: int
    commanded: int  # actions taken this turn
    advanced: int
    looting: bool


class Hundreds(Own):
    __slots__ = ("advanced", "commanded", "hoard", "keeping", "loose", "looting", "mood", "shrugged")
    public: ClassVar[tuple[str, ...]] = (
        "mood",
        "hoard",
        "loose",
        "commanded",
        "advanced",
        "keeping",
        "looting",
        "shrugged",
    )
    fields: ClassVar[tuple[str, ...]] = public
    searches_ruins: ClassVar[bool] = True

    def __init__(self) -> None:
        self.mood: int = STUBBORN  # 14.3.3
        self.hoard: list[list[int]] = [[], []]  # items by track, from the left
        self.loose: int = NO_ITEM  # gained, but its track is full (14.2.4.Ib)
        self.commanded: int = 0  # actions taken of the command this turn (14.5.2)
        self.advanced: int = 0  # advances (14.5.3)
        self.keeping: int = 0  # the item being crafted goes to the hoard (14.2.3a)
        self.looting: int = 0  # in the battle being fought (14.2.5)
        self.shrugged: int = 0  # the first hit of that battle was ignored (14.7.7)

    def copy(self) -> Hundreds:
        new = Hundreds()
        new.mood = self.mood
        new.hoard = [self.hoard[COMMAND][:], self.hoard[PROWESS][:]]
        new.loose = self.loose
        new.commanded = self.commanded
        new.advanced = self.advanced
        new.keeping = self.keeping
        new.looting = self.looting
        new.shrugged = self.shrugged
        return new

    def value(self, track: int) -> int:
        """Command or prowess (14.2.4.II)."""
        return VALUES[len(self.hoard[track])]

    def share(self) -> HundredsShare:
        return {
            "mood": MOOD_NAMES[self.mood],
            "hoard": {name: [ITEM_NAMES[item] for item in self.hoard[track]] for track, name in enumerate(TRACK_NAMES)},
            "command": self.value(COMMAND),
            "prowess": self.value(PROWESS),
            "commanded": self.commanded,
            "advanced": self.advanced,
            "looting": bool(self.looting),
        }

    def audit(self) -> list[str]:
        wrong = []
        for track, items in enumerate(self.hoard):
            if len(items) > SPACES:
                wrong.append(f"{len(items)} items on the track of {TRACK_NAMES[track]}")
            wrong += [f"{ITEM_NAMES[i]} on the track of {TRACK_NAMES[track]}" for i in items if TRACK_OF[i] != track]
        return wrong

    def item_counts(self) -> list[int]:
        out = [0] * ITEM_KINDS
        for items in self.hoard:
            for item in items:
                out[item] += 1
        if self.loose != NO_ITEM:
            out[self.loose] += 1
        return out


SHEET: Final = Sheet("hundreds", "J", _PIECES.reach, Hundreds)
SHEET.corner = True
SHEET.stance = MILITANT
HUNDREDS: Final = SHEET.side
RAT: Final = SHEET.warrior(_PIECES.warriors)
WARLORD: Final = SHEET.champion("warlord")
STRONGHOLD: Final = SHEET.building("stronghold", _PIECES.stronghold)
MOB: Final = SHEET.token("mob", _PIECES.mob)

START: Final[int] = _PIECES.start
MOB_DIE: Final[list[int]] = [SUIT_NAMES.index(suit) for suit in _DATA.mob_die.faces]
OPPRESS_VP: Final[list[int]] = _TURN.oppress
LAVISH_WARRIORS: Final[int] = _TURN.lavish
ROWDY_PIECES: Final[int] = _TURN.rowdy_pieces
JUBILANT_ROLLS: Final[int] = _TURN.jubilant
