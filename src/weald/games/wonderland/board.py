"""What never changes: regions, chairs, chips, cards and tracks, read from data/ into plain tables."""

from __future__ import annotations

from typing import Any, Final

from weald.games.wonderland import schema

DATA: Final = schema.read()
_BOARD: Final[dict[str, Any]] = DATA["board"]
_SETUP: Final[dict[str, Any]] = DATA["setup"]

# --- factions and regions ---------------------------------------------------------------------------

FACTIONS: Final[list[str]] = list(schema.FACTIONS)
ALICE: Final = 0
HATTER: Final = 1
QUEEN: Final = 2
CAT: Final = 3
JABBERWOCK: Final = 4


def _order(name: str) -> int:
    return int(_BOARD["regions"][name]["order"])


REGIONS: Final[list[str]] = sorted(schema.REGIONS, key=_order)  # clockwise; the battle order (1.1.5)
QUEENS_CASTLE: Final = REGIONS.index("queens_castle")
SUPPLY: Final = 5  # where a unit is that is in no region
TABLE: Final = 6  # a leader at the tea table, a figure nobody has hired yet
GONE: Final = 7  # out of the game

# --- the tea table ----------------------------------------------------------------------------------

CHAIRS: Final = 13
_BY_POSITION: Final = {chair["position"]: (name, chair["min_players"]) for name, chair in _BOARD["chairs"].items()}
CHAIR_NAMES: Final[list[str]] = ["head"] + [_BY_POSITION[i][0] for i in range(1, CHAIRS + 1)]
CHAIR_FROM: Final[list[int]] = [0] + [_BY_POSITION[i][1] for i in range(1, CHAIRS + 1)]  # players needed


def chairs_for(players: int) -> list[int]:
    """The chairs in use, in deal order (2.1.8, 2.3.3)."""
    return [i for i in range(1, CHAIRS + 1) if CHAIR_FROM[i] <= players]


CHAIRS_IN_USE: Final[list[list[int]]] = [chairs_for(n) for n in range(6)]
CHAIR_USED: Final[list[list[bool]]] = [[c in used for c in range(CHAIRS + 1)] for used in CHAIRS_IN_USE]

# --- tracks and numbers -----------------------------------------------------------------------------

TOP: Final[int] = _BOARD["tracks"]["battle"]["top"]
FORGE_SYMBOLS: Final[list[int]] = sorted(_BOARD["tracks"]["battle"]["forge_symbols"])
ON_SYMBOL: Final[list[bool]] = [i in FORGE_SYMBOLS for i in range(TOP + 1)]
LEADER_START: Final[int] = _BOARD["tracks"]["leader_strength"]["start"]
LEADER_TOP: Final[int] = _BOARD["tracks"]["leader_strength"]["top"]
MADNESS_SPACES: Final[int] = 4
DIE: Final[list[int]] = _SETUP["die"]["shard"]["faces"]
MADNESS_CHIPS: Final[int] = _SETUP["supply"]["shared"]["madness"]
POISON_BEYOND: Final[int] = _SETUP["supply"]["shared"]["poison_beyond_players"]
DISPLAY: Final[int] = _SETUP["supply"]["shared"]["display"]
SUPPORTERS: Final[int] = _SETUP["supply"]["faction"]["supporters"]
SUPPORTERS_FREE: Final[int] = _SETUP["start"]["player"]["supporters"]
CASTLES: Final[int] = _SETUP["supply"]["faction"]["castles"]
CASTLE_WORTH: Final[int] = _SETUP["castle"]["worth"]["start"]
CASTLE_STRENGTH: Final[int] = _SETUP["castle"]["worth"]["strength"]
TEA_CARDS_EACH: Final[list[int]] = [_SETUP["tea"]["cards"]["two_players" if n == 2 else "standard"] for n in range(6)]
START_SHARDS: Final[list[list[int]]] = [
    _SETUP["shards"][f"players_{n}"]["by_place"] if n >= 2 else [] for n in range(6)
]
DEED_POINTS: Final[int] = _SETUP["quest"]["points"]["deed"]
GOAL_POINTS: Final[int] = _SETUP["quest"]["points"]["goal"]
BOTH_POINTS: Final[int] = _SETUP["quest"]["points"]["both"]
EXTRA_FORGE: Final[int] = _SETUP["two_players"]["game"]["extra_forge"]
RESISTANCE: Final[list[int]] = _SETUP["two_players"]["game"]["resistance"]
TILES: Final[list[list[int]]] = [tile["values"] for tile in DATA["tiles"].values()]
TILE_NAMES: Final[list[str]] = list(DATA["tiles"])

# --- chips (1.4) --------------------------------------------------------------------------------------

MADNESS: Final = 0
DOUBLE_MADNESS: Final = 1
POISON: Final = 2
FACTION_1: Final = 3
FACTION_2: Final = 4
ARTIFACT: Final = 5
FORGE: Final = 6
FIRST_ALLY: Final = 7  # then weak and strong in turn
FIRST_ITEM: Final = 17

CARD_GUARD: Final = 0
FLAMINGO: Final = 1
ROSE: Final = 2
RED_ROOK: Final = 3
CRITTER: Final = 4
FORGE_ALLY: Final = 5
ALLIES: Final[list[str]] = list(schema.ALLIES)
SETS: Final[list[str]] = list(schema.SETS)

WONDERLANDIANS: Final[list[str]] = list(DATA["wonderlandians"])
_WONDER: Final[list[dict[str, Any]]] = list(DATA["wonderlandians"].values())
ITEM_CARDS: Final[list[int]] = [i for i, card in enumerate(_WONDER) if card["kind"] == "item"]
KINDS: Final = FIRST_ITEM + len(ITEM_CARDS)
KIND_NAMES: Final[list[str]] = (
    ["madness", "double_madness", "poison", "faction_1", "faction_2", "artifact", "forge"]
    + [f"{ally}_{how}" for ally in ALLIES[:5] for how in ("weak", "strong")]
    + [WONDERLANDIANS[i] for i in ITEM_CARDS]
)
_ALLY: Final[list[dict[str, Any]]] = [DATA["allies"]["allies"][name] for name in ALLIES]
PRINTED: Final[list[int]] = (
    [0, 0, 0, 1, 2, 3, _ALLY[5]["weak"]]
    + [_ALLY[a][how] for a in range(5) for how in ("weak", "strong")]
    + [_WONDER[i]["strength"] for i in ITEM_CARDS]
)
# Which ally a chip is (forge: 5; none: -1), and its type for "different types" (1.4.1 to 1.4.4).
ALLY_OF: Final[list[int]] = [
    FORGE_ALLY if k == FORGE else (k - FIRST_ALLY) // 2 if FIRST_ALLY <= k < FIRST_ITEM else -1 for k in range(KINDS)
]
TYPE_OF: Final[list[int]] = [
    (0, 0, 1, 2, 2, 2, 3)[k] if k < FIRST_ALLY else 4 + ALLY_OF[k] if k < FIRST_ITEM else 9 + k - FIRST_ITEM
    for k in range(KINDS)
]
WEAK_ALLIES: Final[list[int]] = [FORGE] + [FIRST_ALLY + 2 * a for a in range(5)]
STRONG_ALLIES: Final[list[int]] = [FIRST_ALLY + 1 + 2 * a for a in range(5)]
IS_STRONG: Final[list[bool]] = [k in STRONG_ALLIES for k in range(KINDS)]
ALLY_CHIPS: Final[list[int]] = [
    _ALLY[5]["count_weak"] if k == FORGE
    else _ALLY[ALLY_OF[k]]["count_strong" if IS_STRONG[k] else "count_weak"] if ALLY_OF[k] >= 0 else 0
    for k in range(KINDS)
]  # fmt: skip
_BAG: Final[dict[str, Any]] = _SETUP["start"]["bag"]
START_BAG: Final[list[int]] = [
    _BAG["madness"], _BAG["double_madness"], 0, _BAG["faction_1"], _BAG["faction_2"], _BAG["artifact"], _BAG["forge"],
] + [0] * (KINDS - FIRST_ALLY)  # fmt: skip
ARTIFACTS: Final[int] = _SETUP["supply"]["faction"]["artifacts"]


def weak(ally: int) -> int:
    return FORGE if ally == FORGE_ALLY else FIRST_ALLY + 2 * ally


def strong(ally: int) -> int:
    return FIRST_ALLY + 1 + 2 * ally


def item(name: str) -> int:
    """The chip kind of an item card."""
    return KIND_NAMES.index(name)


# The number in an ally's effect, by set and ally (data/allies.toml).
EFFECT_N: Final[list[list[int]]] = [
    [DATA["allies"]["effects"][f"{s.lower()}_{a}"]["n"] for a in ALLIES[:5]] for s in SETS
]
ROSE_FORGED: Final[int] = DATA["allies"]["effects"]["a_rose"]["forged"]

# --- figures ------------------------------------------------------------------------------------------

FIGURE_CARD: Final[list[int]] = [
    i for i, card in enumerate(_WONDER) if card["kind"] == "figure" for _ in range(card["pieces"])
]
FIGURES: Final = len(FIGURE_CARD)
FIGURES_OF: Final[list[list[int]]] = [
    [f for f in range(FIGURES) if FIGURE_CARD[f] == i] for i in range(len(WONDERLANDIANS))
]
FIGURE_NAMES: Final[list[str]] = [
    WONDERLANDIANS[c] if len(FIGURES_OF[c]) == 1 else f"{WONDERLANDIANS[c]}_{FIGURES_OF[c].index(f) + 1}"
    for f, c in enumerate(FIGURE_CARD)
]
FIGURE_STRENGTH: Final[list[int]] = [_WONDER[c]["strength"] for c in FIGURE_CARD]
WONDER_N: Final[list[int]] = [card["n"] for card in _WONDER]
ITEM_N: Final[list[int]] = [0] * FIRST_ITEM + [_WONDER[i]["n"] for i in ITEM_CARDS]
OYSTERS_WON: Final[int] = DATA["wonderlandians"]["walrus_oysters"]["won"]
NOT_FOR_TWO: Final[list[int]] = [i for i, card in enumerate(_WONDER) if not card["two_players"]]


def figure(name: str) -> int:
    return FIGURE_NAMES.index(name)


def figure_n(name: str) -> int:
    """The number in a figure's text."""
    return WONDER_N[WONDERLANDIANS.index(name)]


# --- cards: one number each, over the whole game --------------------------------------------------------

TEA: Final = 0
WONDER: Final = 90
QUEST: Final = 114
BET: Final = 144  # owner's faction times 5 plus the faction named
CARDS: Final = BET + 25
TEA_NAMES: Final[list[str]] = list(DATA["tea_cards"])
QUEST_NAMES: Final[list[str]] = list(DATA["quests"])
CARD_NAMES: Final[list[str]] = (
    TEA_NAMES + WONDERLANDIANS + QUEST_NAMES + [f"bet_{a}_{b}" for a in FACTIONS for b in FACTIONS]
)

# --- rewards (4.1.4, 14.3.9): code * 256 + a * 16 + b ----------------------------------------------------

R_UNITS: Final = 0
R_ALLY: Final = 1
R_ANY: Final = 2
R_SHIELD: Final = 3
R_WONDERLANDIAN: Final = 4
R_UNLOCK: Final = 5
R_SHARDS: Final = 6
R_CASTLE: Final = 7
R_LEADER: Final = 8
R_MADNESS: Final = 9
R_QUEST: Final = 10
R_SUPPORTER: Final = 11
R_CASTLE_VALUE: Final = 12
R_VP: Final = 13
R_DIE: Final = 14
R_SPLIT: Final = 15
R_CORRUPTED: Final = 16
R_EXTRA: Final = 17  # Twice as Fast
REWARD_NAMES: Final[list[str]] = [
    "units", "ally", "any_ally", "shield", "wonderlandian", "unlock_ability", "discard_shards", "castle",
    "leader_strength", "discard_madness", "quest", "supporter", "castle_value", "vp", "die", "split", "corrupted",
    "extra_supporter",
]  # fmt: skip


def packed(reward: dict[str, Any]) -> int:
    kind = str(reward["type"])
    code = REWARD_NAMES.index(kind)
    a = int(reward.get("n", 0))
    b = 0
    if kind == "ally":
        a = ALLIES.index(reward["ally"])
        b = 1 if reward["strength"] == "strong" else 0
    elif kind == "any_ally":
        b = 1 if reward["strength"] == "strong" else 0
    elif kind == "quest":
        a = reward["draw"]
        b = reward["discard"]
    return code * 256 + a * 16 + b


_TEA: Final[list[dict[str, Any]]] = list(DATA["tea_cards"].values())
TEA_UNITS: Final[list[int]] = [card["units"] for card in _TEA]
TEA_DIE: Final[list[bool]] = [card["die"] for card in _TEA]
TEA_REWARDS: Final[list[list[int]]] = [[packed(r) for r in card["rewards"]] for card in _TEA]
TEA_TOP: Final[list[list[int]]] = [[packed(r) for r in card["top"]] for card in _TEA]
TEA_BOTTOM: Final[list[list[int]]] = [[packed(r) for r in card["bottom"]] for card in _TEA]
TEA_CORRUPTED: Final[list[list[int]]] = [[packed(r) for r in card["corrupted"]] for card in _TEA]
TEA_ROUND: Final[list[int]] = [card["round"] for card in _TEA]
SHOWS_DIE: Final[list[bool]] = [card["die"] or card["layout"] == "corrupted" for card in _TEA]

# --- abilities: faction * 4 + slot ----------------------------------------------------------------------

_LEADERS: Final[list[dict[str, Any]]] = [DATA["leaders"]["leaders"][name] for name in FACTIONS]
ABILITIES: Final[list[str]] = [name for leader in _LEADERS for name in leader["abilities"]]
_ABILITY: Final[list[dict[str, Any]]] = [DATA["leaders"]["abilities"][name] for name in ABILITIES]
ABILITY_N: Final[list[int]] = [a.get("n", 0) for a in _ABILITY]
ABILITY_N_TWO: Final[list[int]] = [a.get("two_players", a.get("n", 0)) for a in _ABILITY]
LEADER_ABILITIES: Final[list[str]] = [leader["leader_ability"] for leader in _LEADERS]
ARTIFACT_NAMES: Final[list[str]] = [leader["artifact"] for leader in _LEADERS]


def ability(name: str) -> int:
    return ABILITIES.index(name)


# --- forge tracks: the reward of every space, by faction, track and column; and the rewards between -------

COLUMNS: Final = 4


def _tracks(two: bool) -> list[list[list[int]]]:
    out: list[list[list[int]]] = []
    for leader in _LEADERS:
        tracks = [[packed(space) for space in track] for track in leader["tracks"]]
        if two:
            tracks[3] = [R_CASTLE_VALUE * 256 + n * 16 for n in leader["castle_track_two_players"]]
        out.append(tracks)
    return out


TRACKS: Final[list[list[list[int]]]] = _tracks(False)
TRACKS_TWO: Final[list[list[list[int]]]] = _tracks(True)
# (upper track, column, reward), counted from 0
BETWEEN: Final[list[list[tuple[int, int, int]]]] = [
    [(b["tracks"][0] - 1, b["column"] - 1, packed(b["reward"])) for b in leader["between"]] for leader in _LEADERS
]

# --- quests ---------------------------------------------------------------------------------------------

DEED_TYPES: Final[list[str]] = list(schema.DEEDS)
GOAL_TYPES: Final[list[str]] = list(schema.GOALS)
_QUESTS: Final[list[dict[str, Any]]] = list(DATA["quests"].values())
QUEST_REGION: Final[list[int]] = [REGIONS.index(q["region"]) for q in _QUESTS]
DEED: Final[list[int]] = [DEED_TYPES.index(q["deed"]["type"]) for q in _QUESTS]
DEED_VALUES: Final[list[list[int]]] = [
    q["deed"].get("values") or [q["deed"].get("n", q["deed"].get("place", 0))] for q in _QUESTS
]
DEED_ALLY: Final[list[int]] = [ALLIES.index(q["deed"]["ally"]) if "ally" in q["deed"] else -1 for q in _QUESTS]
GOAL: Final[list[int]] = [GOAL_TYPES.index(q["goal"]["type"]) for q in _QUESTS]
GOAL_N: Final[list[int]] = [q["goal"].get("n", 0) for q in _QUESTS]
GOAL_ALLIES: Final[list[list[int]]] = [[ALLIES.index(a) for a in q["goal"].get("allies", [])] for q in _QUESTS]
