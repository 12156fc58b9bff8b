"""What the boards and cards print, typed anew from the facts: maps, pieces, cards, tracks.

Nothing here comes from the engine's data files. A slip in either is a difference.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SUITS: Final = ("fox", "rabbit", "mouse")
BURROW: Final = "burrow"


class Card(NamedTuple):
    suit: str
    cost: tuple[str, ...]  # suits, or "any"; empty: cannot be crafted
    item: str = ""
    vp: int = 0
    once: bool = False  # an immediate effect that is no item


class Map(NamedTuple):
    paths: frozenset[tuple[str, str]]
    rivers: frozenset[tuple[str, str]]
    slots: dict[str, int]
    ruins: frozenset[str]
    corners: tuple[tuple[str, str], ...]  # opposite ones
    edge: frozenset[str]
    forests: dict[str, tuple[str, ...]]  # the clearings each touches
    beside: dict[str, frozenset[str]]  # forests next to each
    closed: frozenset[tuple[str, str]]
    coast: frozenset[str]
    tower: str = ""


def _links(text: str) -> frozenset[tuple[str, str]]:
    pairs = [pair.split("-") for pair in text.split()]
    return frozenset((f"c{a}", f"c{b}") for a, b in pairs) | frozenset((f"c{b}", f"c{a}") for a, b in pairs)


def _clearings(text: str) -> tuple[str, ...]:
    return tuple(f"c{n}" for n in text.split())


def _map(
    paths: str,
    rivers: str,
    slots: str,
    ruins: str,
    corners: str,
    inner: str,
    forests: str,
    beside: str,
    closed: str = "",
    coast: str = "",
    tower: str = "",
) -> Map:
    touching = {f"f{n}": _clearings(part) for n, part in enumerate(forests.split(","), 1)}
    near = {f"f{n}": frozenset(f"f{m}" for m in part.split()) for n, part in enumerate(beside.split(","), 1)}
    names = [f"c{n}" for n in range(1, 13)]
    pairs = [pair.split("-") for pair in corners.split()]
    return Map(
        _links(paths), _links(rivers), dict(zip(names, map(int, slots.split()), strict=True)),
        frozenset(_clearings(ruins)), tuple((f"c{a}", f"c{b}") for a, b in pairs),
        frozenset(names) - frozenset(_clearings(inner)), touching, near,
        _links(closed), frozenset(_clearings(coast)), tower,
    )  # fmt: skip


MAPS: Final[dict[str, Map]] = {
    "autumn": _map(
        "1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12",
        "4-7 5-10 7-11 10-11",
        "1 2 1 1 2 2 2 2 2 2 3 2", "6 10 11 12", "1-3 2-4", "10 11 12",
        "1 2 5 10,1 9 10 12,2 6 10 11 12,4 9 12,3 7 11 12,3 6 11,4 7 8 12",
        "2 3,1 3 4,1 2 5 6,2 7,3 6 7,3 5,4 5",
    ),
    "winter": _map(
        "1-5 1-10 1-11 2-6 2-7 2-12 3-7 3-8 3-12 4-9 4-10 4-11 5-6 8-9 8-12 9-11",
        "7-12 10-11 11-12",
        "1 1 2 2 2 2 1 2 2 1 3 3", "8 9 11 12", "1-3 2-4", "11 12",
        "1 10 11,1 2 5 6 11 12,2 7 12,4 10 11,4 9 11,8 9 11 12,3 8 12,3 7 12",
        "2 4,1 3 6,2 8,1 5,4 6,2 5 7,6 8,3 7",
    ),
    "lake": _map(
        "1-5 1-9 2-7 2-8 2-10 3-8 3-9 3-12 4-5 4-6 5-11 6-7 6-11 7-10 7-11 8-10 9-12",
        "1-10 1-11 1-12 10-11 10-12 11-12",
        "2 1 1 1 3 2 1 1 1 3 3 3", "5 10 11 12", "1-2 3-4", "10 11 12",
        "2 8 10,2 7 10,7 10 11,6 7 11,4 5 6 11,3 8 10 12,3 9 12,1 9 12,1 5 11",
        "2 6,1 3,2 4 6 9,3 5,4 9,1 3 7 8,6 8,6 7 9,3 5 8",
        coast="1 10 11 12",
    ),
    "mountain": _map(
        "1-8 1-9 2-5 2-6 2-11 3-6 3-7 3-11 4-8 4-12 5-9 5-10 5-11 6-11 7-12 8-9 9-10 9-12 10-11 10-12 11-12",
        "2-10 4-10",
        "2 2 2 2 1 1 1 1 3 2 3 3", "9 10 11 12", "1-3 2-4", "10 11",
        "1 8 9,5 9 10,9 10 12,10 11 12,5 10 11,2 5 11,2 6 11,3 6 11,4 8 9 12,3 7 11 12",
        "9,3 5,2 4 9,3 5 10,2 4 6,5 7,6 8,7 10,1 3,4 8",
        closed="2-5 3-7 5-9 6-11 8-9 11-12", tower="c10",
    ),
}  # fmt: skip

# --- pieces --------------------------------------------------------------------------------------------

BUILDINGS: Final[dict[str, str]] = {
    "sawmill": "marquise", "workshop": "marquise", "recruiter": "marquise", "roost": "eyrie", "base": "alliance",
    "garden_fox": "cult", "garden_rabbit": "cult", "garden_mouse": "cult", "citadel": "duchy", "market": "duchy",
    "stronghold": "hundreds",
    "waystation_figure": "keepers", "waystation_tablet": "keepers", "waystation_jewelry": "keepers",
    "vault": "vault_keepers",
}  # fmt: skip
TOKENS: Final[dict[str, str]] = {
    "wood": "marquise", "keep": "marquise", "sympathy": "alliance", "tunnel": "duchy", "mob": "hundreds",
    "trade_post_fox": "riverfolk", "trade_post_rabbit": "riverfolk", "trade_post_mouse": "riverfolk",
    "plot": "corvids", "bomb": "corvids", "snare": "corvids", "extortion": "corvids", "raid": "corvids",
    "relic_figure": "keepers", "relic_tablet": "keepers", "relic_jewelry": "keepers",
    "foothold": "sunward_expedition",
}  # fmt: skip
VAGABONDS: Final = ("vagabond", "second_vagabond")
FACTIONS: Final = (
    "marquise", "eyrie", "alliance", *VAGABONDS, "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers",
)  # fmt: skip
CORNER: Final = ("marquise", "eyrie", "cult", "duchy", "hundreds", "keepers")  # begin in a corner clearing (5b)

# Hirelings: the faces of each card, and the faction that cannot be played beside it (A.6.5).
HIRELINGS: Final[tuple[tuple[str, str, str], ...]] = (
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
)
HIRED_WARRIORS: Final[dict[str, int]] = {  # how many there are of each (B.4, B.10)
    "forest_patrol": 12, "last_dynasty": 5, "spring_uprising": 4, "warm_sun_prophets": 4, "bandit_gangs": 4,
    "sunward_expedition": 8, "corvid_spies": 6, "flame_bearers": 6, "vault_keepers": 6, "popular_band": 5,
    "street_band": 5,
}  # fmt: skip
BANDITS: Final = 4
FOOTHOLDS: Final = 3
VAULTS: Final = 6
UNTOUCHABLE: Final = ("riverfolk_flotilla", "furious_protector", "stoic_protector")  # cannot be battled
DEMOTED: Final = {2: 0, 3: 1, 4: 2, 5: 3, 6: 3}  # A.6.2
MARKERS: Final = (4, 8, 12)  # A.6.4
GOLDEN_DOTS: Final = (1, 2)  # of the control die
ALL_DOTS: Final = (2, 3, 4)

CRAFTING: Final[dict[str, tuple[str, ...]]] = {
    "marquise": ("workshop",),  # 6.2.1
    "eyrie": ("roost",),  # 7.2.1
    "alliance": ("sympathy",),  # 8.2.1
    "cult": ("garden_fox", "garden_rabbit", "garden_mouse"),  # 10.2.1, of the outcast suit only
    "duchy": ("citadel", "market"),  # 12.2.1
    "corvids": ("plot", "bomb", "snare", "extortion", "raid"),  # 13.2.1
    "hundreds": ("stronghold",),  # 14.2.1
    "keepers": ("waystation_figure", "waystation_tablet", "waystation_jewelry"),  # 15.2.3
}

# --- cards ---------------------------------------------------------------------------------------------


def _card(suit: str, cost: str = "", item: str = "", vp: int = 0, once: bool = False) -> Card:
    return Card(suit, tuple(cost.split()), item, vp, once)


COMMON_CARDS: Final[dict[str, Card]] = {  # of both decks
    **{f"ambush_{suit}": _card(suit) for suit in ("bird", *SUITS)},
    **{f"dominance_{suit}": _card(suit) for suit in ("bird", *SUITS)},
    "birdy_bindle": _card("bird", "mouse", "bag", 1),
    "woodland_runners": _card("bird", "rabbit", "boot", 1),
    "arms_trader": _card("bird", "fox fox", "sword", 2),
    "crossbow_bird": _card("bird", "fox", "crossbow", 1),
    "gently_used_knapsack": _card("fox", "mouse", "bag", 1),
    "root_tea_fox": _card("fox", "mouse", "tea", 2),
    "travel_gear_fox": _card("fox", "rabbit", "boot", 1),
    "protection_racket": _card("fox", "rabbit rabbit", "coin", 3),
    "foxfolk_steel": _card("fox", "fox fox", "sword", 2),
    "anvil": _card("fox", "fox", "hammer", 2),
    "smugglers_trail": _card("rabbit", "mouse", "bag", 1),
    "root_tea_rabbit": _card("rabbit", "mouse", "tea", 2),
    "a_visit_to_friends": _card("rabbit", "rabbit", "boot", 1),
    "bake_sale": _card("rabbit", "rabbit rabbit", "coin", 3),
    "mouse_in_a_sack": _card("mouse", "mouse", "bag", 1),
    "root_tea_mouse": _card("mouse", "mouse", "tea", 2),
    "travel_gear_mouse": _card("mouse", "rabbit", "boot", 1),
    "investments": _card("mouse", "rabbit rabbit", "coin", 3),
    "sword": _card("mouse", "fox fox", "sword", 2),
    "crossbow_mouse": _card("mouse", "fox", "crossbow", 1),
}
BASE_CARDS: Final[dict[str, Card]] = {
    "armorers": _card("bird", "fox"),
    "sappers": _card("bird", "mouse"),
    "brutal_tactics": _card("bird", "fox fox"),
    "royal_claim": _card("bird", "any any any any"),
    "stand_and_deliver": _card("fox", "mouse mouse mouse"),
    "tax_collector": _card("fox", "fox rabbit mouse"),
    "favor_of_the_foxes": _card("fox", "fox fox fox", once=True),
    "command_warren": _card("rabbit", "rabbit rabbit"),
    "better_burrow_bank": _card("rabbit", "rabbit rabbit"),
    "cobbler": _card("rabbit", "rabbit rabbit"),
    "favor_of_the_rabbits": _card("rabbit", "rabbit rabbit rabbit", once=True),
    "scouting_party": _card("mouse", "mouse mouse"),
    "codebreakers": _card("mouse", "mouse"),
    "favor_of_the_mice": _card("mouse", "mouse mouse mouse", once=True),
}
EXILES_CARDS: Final[dict[str, Card]] = {
    "saboteurs": _card("bird", "any"),
    "soup_kitchens": _card("bird", "fox rabbit mouse"),
    "boat_builders": _card("bird", "any any"),
    "corvid_planners": _card("bird", "any any"),
    "eyrie_emigre": _card("bird", "fox fox"),
    "fox_partisans": _card("fox", "fox"),
    "propaganda_bureau": _card("fox", "any any any"),
    "false_orders": _card("fox", "fox"),
    "informants": _card("fox", "fox fox"),
    "rabbit_partisans": _card("rabbit", "rabbit"),
    "tunnels": _card("rabbit", "rabbit"),
    "charm_offensive": _card("rabbit", "rabbit"),
    "swap_meet": _card("rabbit", "rabbit"),
    "coffin_makers": _card("rabbit", "rabbit rabbit"),
    "mouse_partisans": _card("mouse", "mouse"),
    "league_of_adventurous_mice": _card("mouse", "mouse"),
    "murine_broker": _card("mouse", "mouse mouse"),
    "master_engravers": _card("mouse", "mouse mouse"),
}
CARDS: Final[dict[str, Card]] = {**COMMON_CARDS, **BASE_CARDS, **EXILES_CARDS}
FAVORS: Final = {"favor_of_the_foxes": "fox", "favor_of_the_rabbits": "rabbit", "favor_of_the_mice": "mouse"}

# --- tracks, from the left ------------------------------------------------------------------------------

WOOD_COST: Final = (0, 1, 2, 3, 3, 4)
BUILDING_VP: Final[dict[str, tuple[int, ...]]] = {
    "sawmill": (0, 1, 2, 3, 4, 5),
    "workshop": (0, 2, 2, 3, 4, 5),
    "recruiter": (0, 1, 2, 3, 3, 4),
}
ROOST_VP: Final = (0, 0, 1, 2, 3, 4, 4, 5)  # by roosts on the map
SYMPATHY_VP: Final = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
SYMPATHY_COST: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
GARDEN_VP: Final = (0, 0, 2, 2, 3, 4)  # by gardens of the suit on the map
TRADE_POST_VP: Final = 2
CROWN_VP: Final = {"squire": 1, "noble": 2, "lord": 3}
RANKS: Final = {
    "foremole": "squire", "captain": "squire", "marshal": "squire",
    "brigadier": "noble", "banker": "noble", "mayor": "noble",
    "duchess_of_mud": "lord", "baron_of_dirt": "lord", "earl_of_stone": "lord",
}  # fmt: skip
OPPRESS_VP: Final = (0, 1, 1, 2, 2, 3)  # 4 from six clearings on
HOARD_VALUE: Final = (1, 2, 2, 3, 4)
RELATION_VP: Final = {"amiable": 1, "friendly": 2, "allied": 2}
ALLIED_AID_VP: Final = 2
LIMIT: Final[dict[str, int]] = {  # how many of a piece there are (B)
    "sawmill": 6, "workshop": 6, "recruiter": 6, "roost": 7, "base": 3, "sympathy": 10, "citadel": 3, "market": 3,
    "stronghold": 6, "tunnel": 3, "mob": 5, "wood": 8,
}  # fmt: skip
