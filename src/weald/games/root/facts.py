"""The common facts of Root as numbers: suits, items, cards, the table. One name per thing.

What a faction brings is declared in its own folder; the tables over all of them are in ``pieces.py``.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.shapes import ITEMS, SUITS, read

DATA: Final = read()
FILES: Final = DATA.files
_COMMON: Final = FILES.common

# --- suits ---------------------------------------------------------------------------------------------

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS_OF_CLEARINGS: Final = 3
SUIT_NAMES: Final[list[str]] = list(SUITS)
# Clearings and what matches them are masks of suits, because a clearing may have more than one.
BIRDS: Final = 8
ANY: Final = 15
CLEARING_SUITS: Final = 7
# The clearings that an order of a suit can be obeyed in: a bird fits everywhere (2.1.1).
FITTING: Final[list[int]] = [1, 2, 4, CLEARING_SUITS]
FIRST_SUIT: Final[list[int]] = [0, FOX, RABBIT, FOX, MOUSE, FOX, RABBIT, FOX]  # of a clearing's mask

# --- items ---------------------------------------------------------------------------------------------

BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEM_KINDS: Final = 8
# With two Vagabonds the items from ruins are told apart (9.7.3b): ruin bag, boot, hammer, sword.
RUIN_ITEM: Final = 8
BOARD_KINDS: Final = 12
RUIN_SET: Final = BOARD_KINDS - RUIN_ITEM  # items of one set under the ruins
ITEM_NAMES: Final[list[str]] = list(ITEMS) + [f"ruin_{name}" for name in _COMMON.items.ruins]
PLAIN: Final[list[int]] = list(range(ITEM_KINDS)) + [ITEMS.index(name) for name in _COMMON.items.ruins]
VARIANTS: Final[list[list[int]]] = [[k for k in range(BOARD_KINDS) if PLAIN[k] == item] for item in range(ITEM_KINDS)]
ITEM_SUPPLY: Final[list[int]] = [getattr(_COMMON.items.supply, name) for name in ITEMS]

# --- the table -----------------------------------------------------------------------------------------

HAND_LIMIT: Final[int] = _COMMON.table.hand_limit
BASE_DRAW: Final[int] = _COMMON.table.base_draw
GOAL: Final[int] = _COMMON.table.goal
DEALT: Final[int] = _COMMON.table.dealt
FACES_OF_DIE: Final[list[int]] = _COMMON.table.dice_faces
REACH_WANTED: Final[list[int]] = [0, 0, *_COMMON.table.reach]  # by the number of players (5.2a)
DOMINANCE_VP: Final = 10
DOMINANCE_CLEARINGS: Final = 3  # of the card's suit, to be ruled (3.3.1.I)
RUINS: Final = 4

# --- cards ---------------------------------------------------------------------------------------------
# A *card* is one piece of cardboard, a *face* is what is printed on it.

AMBUSH: Final = 0
DOMINANCE: Final = 1
ITEM: Final = 2
IMMEDIATE: Final = 3
PERSISTENT: Final = 4
TYPE_NAMES: Final[list[str]] = ["ambush", "dominance", "item", "immediate", "persistent"]

# The faces of both decks: those of the base deck first.
_DECK: Final = {**FILES.deck, **FILES.exiles_partisans}
FACE_NAMES: Final[list[str]] = list(_DECK)
BASE_FACES: Final = len(FILES.deck)
FACES: Final = len(FACE_NAMES)
FACE_TYPE: Final[list[int]] = [TYPE_NAMES.index(_DECK[name].type) for name in FACE_NAMES]
FACE_SUIT: Final[list[int]] = [SUIT_NAMES.index(_DECK[name].suit) for name in FACE_NAMES]
NO_ITEM: Final = -1
FACE_ITEM: Final[list[int]] = [NO_ITEM if card.item is None else ITEMS.index(card.item) for card in _DECK.values()]
FACE_VP: Final[list[int]] = [_DECK[name].vp for name in FACE_NAMES]
# Crafting cost: fox, rabbit, mouse and, last, pieces of any suit.
ANY_SUIT: Final = 3
FACE_COST: Final[list[list[int]]] = [
    [_DECK[name].cost.count(suit) for suit in ("fox", "rabbit", "mouse", "any")] for name in FACE_NAMES
]

# Cards 0 to 53 are the base deck, then come the quests and the items under the ruins (face-down tokens), then hidden tokens of
# factions. The cards that only the Exiles and Partisans deck has stand behind them all: numbers in stored tables stay.
_COPIES: Final[list[int]] = [f for f, name in enumerate(FACE_NAMES) for _ in range(_DECK[name].count)]
SHARED: Final = sum(f < BASE_FACES for f in _COPIES)
FIRST_EXILE: Final = 128
NO_FACE: Final = -1
CARD_FACE: Final[list[int]] = [*_COPIES[:SHARED], *[NO_FACE] * (FIRST_EXILE - SHARED), *_COPIES[SHARED:]]
CARD_SUIT: Final[list[int]] = [FACE_SUIT[f] if f != NO_FACE else 0 for f in CARD_FACE]
CARD_MASK: Final[list[int]] = [1 << suit for suit in CARD_SUIT]
CARD_TYPE: Final[list[int]] = [FACE_TYPE[f] if f != NO_FACE else NO_FACE for f in CARD_FACE]
CARDS_OF: Final[list[list[int]]] = [[c for c, face in enumerate(CARD_FACE) if face == f] for f in range(FACES)]
DOMINANCES: Final[list[int]] = [c for c, kind in enumerate(CARD_TYPE) if kind == DOMINANCE]
BASE_DECK: Final[list[int]] = list(range(SHARED))
# Both decks share ambush, dominance and item cards (A.2).
EXILES_DECK: Final[list[int]] = [
    *(c for c in BASE_DECK if CARD_TYPE[c] in (AMBUSH, DOMINANCE, ITEM)), *range(FIRST_EXILE, len(CARD_FACE)),
]  # fmt: skip
EXILE_NAMES: Final[list[str]] = [FACE_NAMES[face] for face in CARD_FACE[FIRST_EXILE:]]

QUEST_NAMES: Final[list[str]] = list(FILES.quests)
QUESTS: Final = len(QUEST_NAMES)
FIRST_QUEST: Final = SHARED
QUEST_SUIT: Final[list[int]] = [SUIT_NAMES.index(FILES.quests[name].suit) for name in QUEST_NAMES]
QUEST_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in FILES.quests[name].items] for name in QUEST_NAMES]

FIRST_TOKEN: Final = FIRST_QUEST + QUESTS
TOKENS: Final = 2 * RUIN_SET  # two sets (9.7.1a); one Vagabond uses the first
TOKEN_KIND: Final[list[int]] = [RUIN_ITEM + t % RUIN_SET for t in range(TOKENS)]
ALL_CARDS: Final = FIRST_TOKEN + TOKENS
CARD_NAMES: Final[list[str]] = [
    *(FACE_NAMES[face] for face in CARD_FACE[:SHARED]), *QUEST_NAMES, *(ITEM_NAMES[kind] for kind in TOKEN_KIND),
]  # fmt: skip


def face_named(name: str) -> int:
    """A face that rules name."""
    return FACE_NAMES.index(name)
