"""The cards as numbers. A *card* is one piece of cardboard, a *face* is what is printed on it."""

from __future__ import annotations

from typing import Final

from weald.games.root.schema import ITEMS
from weald.games.root.things import DATA, RUIN_ITEM, SUIT_NAMES

AMBUSH: Final = 0
DOMINANCE: Final = 1
ITEM: Final = 2
IMMEDIATE: Final = 3
PERSISTENT: Final = 4
TYPE_NAMES: Final[list[str]] = ["ambush", "dominance", "item", "immediate", "persistent"]

_DECK: Final = DATA["deck"]
FACE_NAMES: Final[list[str]] = list(_DECK)
FACES: Final = len(FACE_NAMES)
FACE_TYPE: Final[list[int]] = [TYPE_NAMES.index(_DECK[name]["type"]) for name in FACE_NAMES]
FACE_SUIT: Final[list[int]] = [SUIT_NAMES.index(_DECK[name]["suit"]) for name in FACE_NAMES]
FACE_ITEM: Final[list[int]] = [ITEMS.index(_DECK[n]["item"]) if "item" in _DECK[n] else -1 for n in FACE_NAMES]
FACE_VP: Final[list[int]] = [_DECK[name]["vp"] for name in FACE_NAMES]
# Crafting cost: fox, rabbit, mouse and pieces of any suit.
FACE_COST: Final[list[list[int]]] = [
    [_DECK[name]["cost"].count(suit) for suit in ("fox", "rabbit", "mouse", "any")] for name in FACE_NAMES
]

# Cards 0 to 53 are the shared deck, then come the quests and the items under the ruins (face-down tokens).
CARD_FACE: Final[list[int]] = [f for f, name in enumerate(FACE_NAMES) for _ in range(_DECK[name]["count"])]
SHARED: Final = len(CARD_FACE)
CARD_SUIT: Final[list[int]] = [FACE_SUIT[f] for f in CARD_FACE]
CARD_TYPE: Final[list[int]] = [FACE_TYPE[f] for f in CARD_FACE]
CARDS_OF: Final[list[list[int]]] = [[c for c in range(SHARED) if CARD_FACE[c] == f] for f in range(FACES)]
DOMINANCES: Final[list[int]] = [c for c in range(SHARED) if CARD_TYPE[c] == DOMINANCE]

QUEST_NAMES: Final[list[str]] = list(DATA["quests"])
QUESTS: Final = len(QUEST_NAMES)
FIRST_QUEST: Final = SHARED
QUEST_SUIT: Final[list[int]] = [SUIT_NAMES.index(DATA["quests"][name]["suit"]) for name in QUEST_NAMES]
QUEST_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in DATA["quests"][name]["items"]] for name in QUEST_NAMES
]

FIRST_TOKEN: Final = FIRST_QUEST + QUESTS
TOKENS: Final = 8  # two sets of four (9.7.1a); one Vagabond uses the first
TOKEN_KIND: Final[list[int]] = [RUIN_ITEM + t % 4 for t in range(TOKENS)]
ALL_CARDS: Final = FIRST_TOKEN + TOKENS

# Faces that rules name.
AMBUSH_FACES: Final[list[int]] = [f for f in range(FACES) if FACE_TYPE[f] == AMBUSH]
ARMORERS: Final = FACE_NAMES.index("armorers")
SAPPERS: Final = FACE_NAMES.index("sappers")
BRUTAL_TACTICS: Final = FACE_NAMES.index("brutal_tactics")
ROYAL_CLAIM: Final = FACE_NAMES.index("royal_claim")
STAND_AND_DELIVER: Final = FACE_NAMES.index("stand_and_deliver")
TAX_COLLECTOR: Final = FACE_NAMES.index("tax_collector")
COMMAND_WARREN: Final = FACE_NAMES.index("command_warren")
BETTER_BURROW_BANK: Final = FACE_NAMES.index("better_burrow_bank")
COBBLER: Final = FACE_NAMES.index("cobbler")
SCOUTING_PARTY: Final = FACE_NAMES.index("scouting_party")
CODEBREAKERS: Final = FACE_NAMES.index("codebreakers")
FAVORS: Final[list[int]] = [
    FACE_NAMES.index(name) for name in ("favor_of_the_foxes", "favor_of_the_rabbits", "favor_of_the_mice")
]
