"""The things of Root as numbers: factions, suits, piece kinds, items. One name per thing."""

from __future__ import annotations

from typing import Final

from weald.games.root.schema import CHARACTERS, COLUMNS, ITEMS, SUITS, read

DATA: Final = read()
_FACTIONS: Final = DATA["factions"]
_COMMON: Final = _FACTIONS["common"]

# --- factions ------------------------------------------------------------------------------------------

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
SECOND_VAGABOND: Final = 4
SIDES: Final[list[str]] = ["marquise", "eyrie", "alliance", "vagabond", "second_vagabond"]
NO_SIDE: Final = -1
REACH: Final[list[int]] = [
    _FACTIONS["marquise"]["pieces"]["reach"],
    _FACTIONS["eyrie"]["pieces"]["reach"],
    _FACTIONS["alliance"]["pieces"]["reach"],
    _FACTIONS["vagabond"]["pieces"]["reach"],
    _FACTIONS["vagabond"]["pieces"]["reach_second"],
]

# --- suits ---------------------------------------------------------------------------------------------

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
ANY: Final = 4  # in a crafting cost
SUIT_NAMES: Final[list[str]] = list(SUITS)

# --- pieces on the map ---------------------------------------------------------------------------------

CLEARINGS: Final = 12
# A faction's warriors have the faction's own number.
SAWMILL: Final = 3
WORKSHOP: Final = 4
RECRUITER: Final = 5
ROOST: Final = 6
BASE: Final = 7  # its printed suit is the suit of its clearing
WOOD: Final = 8
KEEP: Final = 9
SYMPATHY: Final = 10
KINDS: Final = 11
KIND_NAMES: Final[list[str]] = [
    "marquise_warrior", "eyrie_warrior", "alliance_warrior", "sawmill", "workshop", "recruiter", "roost", "base",
    "wood", "keep", "sympathy",
]  # fmt: skip
OWNER: Final[list[int]] = [
    MARQUISE, EYRIE, ALLIANCE, MARQUISE, MARQUISE, MARQUISE, EYRIE, ALLIANCE, MARQUISE, MARQUISE, ALLIANCE,
]  # fmt: skip
IS_WARRIOR: Final[list[bool]] = [kind < 3 for kind in range(KINDS)]
IS_BUILDING: Final[list[bool]] = [SAWMILL <= kind <= BASE for kind in range(KINDS)]
IS_TOKEN: Final[list[bool]] = [kind >= WOOD for kind in range(KINDS)]
PIECES_OF: Final[list[list[int]]] = [[k for k in range(KINDS) if OWNER[k] == f] for f in range(5)]
BUILDINGS_OF: Final[list[list[int]]] = [[k for k in PIECES_OF[f] if IS_BUILDING[k]] for f in range(5)]
SCORING_OF: Final[list[list[int]]] = [[k for k in PIECES_OF[f] if k > 2] for f in range(5)]  # buildings and tokens
STOCK: Final[list[int]] = [  # B.1: counts are hard limits (1.5.1)
    _FACTIONS["marquise"]["pieces"]["warriors"],
    _FACTIONS["eyrie"]["pieces"]["warriors"],
    _FACTIONS["alliance"]["pieces"]["warriors"],
    _FACTIONS["marquise"]["pieces"]["sawmill"],
    _FACTIONS["marquise"]["pieces"]["workshop"],
    _FACTIONS["marquise"]["pieces"]["recruiter"],
    _FACTIONS["eyrie"]["pieces"]["roost"],
    3,
    _FACTIONS["marquise"]["pieces"]["wood"],
    1,
    _FACTIONS["alliance"]["pieces"]["sympathy"],
]

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
ITEM_NAMES: Final[list[str]] = list(ITEMS) + [f"ruin_{name}" for name in _COMMON["items"]["ruins"]]
PLAIN: Final[list[int]] = list(range(8)) + [ITEMS.index(name) for name in _COMMON["items"]["ruins"]]
VARIANTS: Final[list[list[int]]] = [[k for k in range(BOARD_KINDS) if PLAIN[k] == item] for item in range(8)]
HAS_TRACK: Final[list[bool]] = [PLAIN[k] in (TEA, COIN, BAG) for k in range(BOARD_KINDS)]
ITEM_SUPPLY: Final[list[int]] = [_COMMON["items"]["supply"][name] for name in ITEMS]

# Where an item lies on a Vagabond's board and how.
TRACK: Final = 0  # face up on its track
READY: Final = 1  # face up in the satchel
SPENT: Final = 2  # exhausted in the satchel
DAMAGED: Final = 3
DAMAGED_SPENT: Final = 4
CONDITIONS: Final = 5
CONDITION_NAMES: Final[list[str]] = ["track", "ready", "exhausted", "damaged", "damaged_exhausted"]
BOARD: Final = CONDITIONS * BOARD_KINDS  # numbers per Vagabond

# --- Vagabond ------------------------------------------------------------------------------------------

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
ADVENTURER: Final = 6
RONIN: Final = 7
HARRIER: Final = 8
CHARACTER_NAMES: Final[list[str]] = list(CHARACTERS)
CHARACTER_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in _FACTIONS["characters"][name]["items"]] for name in CHARACTERS
]
USES_TORCH: Final[list[bool]] = [_FACTIONS["characters"][name]["torch"] for name in CHARACTERS]

HOSTILE: Final = 0
INDIFFERENT: Final = 1
ALLIED: Final = 4
RELATION_NAMES: Final[list[str]] = ["hostile", "indifferent", "amiable", "friendly", "allied"]
AIDS_NEEDED: Final[list[int]] = [0, *_FACTIONS["vagabond"]["relationships"]["aids"], 0]
RELATION_VP: Final[list[int]] = [0, *_FACTIONS["vagabond"]["relationships"]["vp"]]  # by the space left
ALLIED_VP: Final[int] = _FACTIONS["vagabond"]["relationships"]["allied_vp"]
_BOARD: Final = _FACTIONS["vagabond"]["board"]
TRACK_SPACE: Final[int] = _BOARD["track"]
ITEM_LIMIT: Final[int] = _BOARD["limit"]
ITEM_LIMIT_BAG: Final[int] = _BOARD["limit_bag"]
REFRESH: Final[int] = _BOARD["refresh"]
REFRESH_TEA: Final[int] = _BOARD["refresh_tea"]
QUESTS_SHOWN: Final[int] = _BOARD["quests"]

# --- the other boards ----------------------------------------------------------------------------------

WOOD_COST: Final[list[int]] = _FACTIONS["marquise"]["tracks"]["cost"]
BUILDING_VP: Final[list[list[int]]] = [
    [], [], [],
    _FACTIONS["marquise"]["tracks"]["sawmill_vp"],
    _FACTIONS["marquise"]["tracks"]["workshop_vp"],
    _FACTIONS["marquise"]["tracks"]["recruiter_vp"],
]  # fmt: skip
RECRUITER_DRAW: Final[list[int]] = _FACTIONS["marquise"]["tracks"]["draw"]
MARQUISE_ACTIONS: Final[int] = _FACTIONS["marquise"]["turn"]["actions"]
MARCH_MOVES: Final[int] = _FACTIONS["marquise"]["turn"]["march"]

ROOST_VP: Final[list[int]] = _FACTIONS["eyrie"]["tracks"]["roost_vp"]
ROOST_DRAW: Final[list[int]] = _FACTIONS["eyrie"]["tracks"]["draw"]
EYRIE_START: Final[int] = _FACTIONS["eyrie"]["pieces"]["start"]
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADER_NAMES: Final[list[str]] = ["builder", "charismatic", "commander", "despot"]
COLUMN_NAMES: Final[list[str]] = list(COLUMNS)
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
VIZIERS: Final[list[list[int]]] = [
    [COLUMNS.index(column) for column in _FACTIONS["eyrie"]["leaders"][leader]] for leader in LEADER_NAMES
]

SYMPATHY_COST: Final[list[int]] = _FACTIONS["alliance"]["tracks"]["cost"]
SYMPATHY_VP: Final[list[int]] = _FACTIONS["alliance"]["tracks"]["vp"]
START_SUPPORTERS: Final[int] = _FACTIONS["alliance"]["pieces"]["supporters"]
SUPPORTERS_CAP: Final[int] = _FACTIONS["alliance"]["rules"]["supporters_without_base"]
REVOLT_COST: Final[int] = _FACTIONS["alliance"]["rules"]["revolt"]
MARTIAL_LAW: Final[int] = _FACTIONS["alliance"]["rules"]["martial_law"]

HAND_LIMIT: Final[int] = _COMMON["table"]["hand_limit"]
BASE_DRAW: Final[int] = _COMMON["table"]["base_draw"]
GOAL: Final[int] = _COMMON["table"]["goal"]
DEALT: Final[int] = _COMMON["table"]["dealt"]
FACES_OF_DIE: Final[list[int]] = _COMMON["table"]["dice_faces"]
DOMINANCE_VP: Final = 10
