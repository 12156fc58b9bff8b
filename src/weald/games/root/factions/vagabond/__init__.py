"""The Vagabonds (9): a lone pawn, its items, its relationships. There may be two of them (9.7)."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.factions.vagabond.shapes import CHARACTERS, VagabondFacts
from weald.games.root.facts import BAG, BOARD_KINDS, COIN, DATA, ITEM_KINDS, ITEM_NAMES, PLAIN, TEA, VARIANTS
from weald.games.root.shapes import ITEMS
from weald.games.root.sheet import INSURGENT, POOL_QUESTS, SHEETS, Own, Sheet
from weald.kernel import Zone

_DATA: Final = DATA.add("vagabond", VagabondFacts)
_BOARD: Final = _DATA.board
_RELATIONS: Final = _DATA.relationships

# --- characters (D) ------------------------------------------------------------------------------------

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
ADVENTURER: Final = 6
RONIN: Final = 7
HARRIER: Final = 8
NO_CHARACTER: Final = -1
CHARACTER_NAMES: Final[list[str]] = list(CHARACTERS)
CHARACTER_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in _DATA.characters[name].items] for name in CHARACTERS
]
USES_TORCH: Final[list[bool]] = [_DATA.characters[name].torch for name in CHARACTERS]

# --- relationships (9.2.9) -----------------------------------------------------------------------------

NO_RELATION: Final = -1
HOSTILE: Final = 0
INDIFFERENT: Final = 1
ALLIED: Final = 4
RELATION_NAMES: Final[list[str]] = ["hostile", "indifferent", "amiable", "friendly", "allied"]
AIDS_NEEDED: Final[list[int]] = [0, *_RELATIONS.aids, 0]
RELATION_VP: Final[list[int]] = [0, *_RELATIONS.vp]  # by the space left
ALLIED_VP: Final[int] = _RELATIONS.allied_vp

# --- the board -----------------------------------------------------------------------------------------

# Where an item lies and how.
TRACK: Final = 0  # face up on its track
READY: Final = 1  # face up in the satchel
SPENT: Final = 2  # exhausted in the satchel
DAMAGED: Final = 3
DAMAGED_SPENT: Final = 4
CONDITIONS: Final = 5
CONDITION_NAMES: Final[list[str]] = ["track", "ready", "exhausted", "damaged", "damaged_exhausted"]
HAS_TRACK: Final[list[bool]] = [PLAIN[k] in (TEA, COIN, BAG) for k in range(BOARD_KINDS)]
TRACK_SPACE: Final[int] = _BOARD.track
ITEM_LIMIT: Final[int] = _BOARD.limit
ITEM_LIMIT_BAG: Final[int] = _BOARD.limit_bag
REFRESH: Final[int] = _BOARD.refresh
REFRESH_TEA: Final[int] = _BOARD.refresh_tea
QUESTS_SHOWN: Final[int] = _BOARD.quests
ITEMS_FOR_ALL: Final = 3  # damaged by an effect that removes all pieces (9.2.2.I), repaired by the Ranger (D.3.2)


class VagabondShare(TypedDict):
    character: str | None
    items: dict[str, dict[str, int]]  # by condition, then by item
    relations: dict[str, str]  # by side
    aids: dict[str, int]


class Vagabond(Own):
    __slots__ = ("aids", "character", "done", "improvised", "items", "relations", "teas")
    public: ClassVar[tuple[str, ...]] = ("character", "relations", "aids", "items", "improvised", "teas")
    by_side: ClassVar[tuple[str, ...]] = ("relations", "aids")
    fields: ClassVar[tuple[str, ...]] = (*public, "done")
    searches_ruins: ClassVar[bool] = True
    does_quests: ClassVar[bool] = True

    def __init__(self) -> None:
        self.character: int = NO_CHARACTER
        self.relations: list[int] = [NO_RELATION] * len(SHEETS)  # by side
        self.aids: list[int] = [0] * len(SHEETS)  # in this turn, toward the next step
        self.items: list[int] = [0] * (CONDITIONS * BOARD_KINDS)  # condition * 12 + kind
        self.done: list[int] = []  # quests
        self.improvised: int = 0  # the Adventurer's replacement is used up (D.7.2)
        self.teas: int = 0  # tea face up on the track at the start of Birdsong

    def copy(self) -> Vagabond:
        new = Vagabond()
        new.character = self.character
        new.relations = self.relations[:]
        new.aids = self.aids[:]
        new.items = self.items[:]
        new.done = self.done[:]
        new.improvised = self.improvised
        new.teas = self.teas
        return new

    def share(self) -> VagabondShare:
        return {
            "character": CHARACTER_NAMES[self.character] if self.character != NO_CHARACTER else None,
            "items": {name: self._items(i) for i, name in enumerate(CONDITION_NAMES)},
            "relations": {
                SHEETS[side].name: RELATION_NAMES[step]
                for side, step in enumerate(self.relations)
                if step != NO_RELATION
            },
            "aids": {SHEETS[side].name: count for side, count in enumerate(self.aids) if count},
        }

    def _items(self, condition: int) -> dict[str, int]:
        row = self.items[condition * BOARD_KINDS : (condition + 1) * BOARD_KINDS]
        return {ITEM_NAMES[kind]: count for kind, count in enumerate(row) if count}

    def audit(self) -> list[str]:
        wrong = []
        for i, count in enumerate(self.items):
            if count < 0 or (i < BOARD_KINDS and count and not HAS_TRACK[i]):
                wrong.append(f"item {ITEM_NAMES[i % BOARD_KINDS]}: {count} in condition {i // BOARD_KINDS}")
        for item in range(ITEM_KINDS):
            if sum(self.items[TRACK * BOARD_KINDS + kind] for kind in VARIANTS[item]) > TRACK_SPACE:
                wrong.append(f"more than {TRACK_SPACE} {ITEM_NAMES[item]} on a track")
        return wrong

    def item_counts(self) -> list[int]:
        out = [0] * ITEM_KINDS
        for i, count in enumerate(self.items):
            out[PLAIN[i % BOARD_KINDS]] += count
        return out

    def items_brought(self) -> list[int]:
        return CHARACTER_ITEMS[self.character] if self.character != NO_CHARACTER else []

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [Zone(f"{name}.quests", seat, self.done, POOL_QUESTS)]


FIRST: Final = Sheet("vagabond", "D", _DATA.pieces.reach, Vagabond)
FIRST.stance = INSURGENT
SECOND: Final = Sheet("second_vagabond", "D", _DATA.pieces.reach_second, Vagabond)
VAGABOND: Final = FIRST.side
SECOND_VAGABOND: Final = SECOND.side
VAGABONDS: Final = (VAGABOND, SECOND_VAGABOND)
