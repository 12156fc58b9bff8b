"""What Root's data files may say: maps, the deck, quests, faction boards, Vagabond characters."""

from __future__ import annotations

from typing import Any, Final

from weald.kernel.data import Data, Entries, Record, Shape, Where, flag, list_of, load, text, whole, word

SUITS: Final = ("fox", "rabbit", "mouse", "bird")
ITEMS: Final = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch")
MAPS: Final = ("autumn", "winter", "lake", "mountain")
COLUMNS: Final = ("recruit", "move", "battle", "build")
CHARACTERS: Final = (
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier",
)  # fmt: skip
CLEARINGS: Final = tuple(f"c{number}" for number in range(1, 13))

POINT: Final = Record({"x": whole(0, 1000), "y": whole(0, 1000)})
MAP: Final[dict[str, Shape]] = {
    "map": Record(
        {
            "printed_suits": flag,
            "playable": flag,
            "paths": list_of(text),
            "rivers": list_of(text),
            "corners": list_of(text, 2),
        },
        {
            "closed_paths": (list_of(text), []),
            "ferry": word(*CLEARINGS),
            "tower": word(*CLEARINGS),
            "river_splits_forests": (flag, False),
        },
    ),
    "clearings": Entries(
        Record(
            {"slots": whole(1, 3), "at": POINT},
            {"suit": word(*SUITS[:3]), "ruin": (flag, False), "edge": (flag, False), "coastal": (flag, False)},
        ),
        CLEARINGS,
    ),
    "forests": Entries(
        Record(
            {"clearings": list_of(word(*CLEARINGS)), "adjacent": list_of(text), "at": POINT},
            {"coastal": (flag, False)},
        )
    ),
}

CARD: Final = Record(
    {
        "type": word("ambush", "dominance", "item", "immediate", "persistent"),
        "suit": word(*SUITS),
        "count": whole(1),
    },
    {"cost": (list_of(word(*SUITS[:3], "any")), []), "item": word(*ITEMS), "vp": (whole(), 0)},
)
QUEST: Final = Record({"suit": word(*SUITS[:3]), "items": list_of(word(*ITEMS), 2)})

TRACK: Final = list_of(whole(), 6)
COUNTS: Final = Record({}, {item: (whole(), 0) for item in ITEMS})
FACTIONS: Final[dict[str, Shape]] = {
    "common": {
        "table": Record(
            {
                "hand_limit": whole(),
                "base_draw": whole(),
                "goal": whole(1),
                "dealt": whole(),
                "dice_faces": list_of(whole()),
            }
        ),
        "items": Record({"supply": COUNTS, "ruins": list_of(word(*ITEMS), 4)}),
    },
    "marquise": {
        "pieces": Record({name: whole() for name in ("reach", "warriors", "wood", "sawmill", "workshop", "recruiter")}),
        "tracks": Record(
            {
                **{f"{kind}_{row}": TRACK for kind in ("sawmill", "workshop", "recruiter") for row in ("cost", "vp")},
                "draw": list_of(whole()),
            }
        ),
        "turn": Record({"actions": whole(), "march": whole()}),
    },
    "eyrie": {
        "pieces": Record({name: whole() for name in ("reach", "warriors", "roost", "start")}),
        "tracks": Record({"roost_vp": list_of(whole(), 8), "draw": list_of(whole())}),
        "leaders": Record(
            {name: list_of(word(*COLUMNS), 2) for name in ("builder", "charismatic", "commander", "despot")}
        ),
    },
    "alliance": {
        "pieces": Record({name: whole() for name in ("reach", "warriors", "sympathy", "supporters")}),
        "tracks": Record({"cost": list_of(whole(), 10), "vp": list_of(whole(), 10)}),
        "rules": Record({name: whole() for name in ("supporters_without_base", "revolt", "martial_law")}),
    },
    "vagabond": {
        "pieces": Record({"reach": whole(), "reach_second": whole()}),
        "board": Record(
            {name: whole() for name in ("track", "limit", "limit_bag", "refresh", "refresh_tea", "quests")}
        ),
        "relationships": Record({"aids": list_of(whole(1), 3), "vp": list_of(whole(), 3), "allied_vp": whole()}),
    },
    "characters": Entries(Record({"items": list_of(word(*ITEMS))}, {"torch": (flag, False)}), CHARACTERS),
}

FILES: Final[dict[str, Shape]] = {
    "maps": {name: dict(MAP) for name in MAPS},
    "deck": Entries(CARD),
    "quests": Entries(QUEST),
    "factions": FACTIONS,
}
COSMETIC: Final = ("at",)
DECK_SIZE: Final = 54
QUESTS: Final = 15


def _check(data: Data) -> None:
    """What no single field can see; an override can break it."""
    for name in MAPS:
        table = data["maps"][name]
        at = Where("maps.toml", f"{name}.map")
        for field in ("paths", "rivers", "corners", "closed_paths"):
            for edge in table["map"][field]:
                if not set(edge.split("-")) <= set(CLEARINGS):
                    raise at.into(field).error(f"{edge!r} does not join two clearings")
        for forest, entry in table["forests"].items():
            spot = Where("maps.toml", f"{name}.forests.{forest}", "adjacent")
            for other in entry["adjacent"]:
                if other not in table["forests"] or forest not in table["forests"][other]["adjacent"]:
                    raise spot.error(f"{other!r} does not border it in return")
        if sum(entry["ruin"] for entry in table["clearings"].values()) != 4:  # 5.1.4
            raise at.error("a map has four ruins")
    cards: dict[str, Any] = data["deck"]
    if sum(card["count"] for card in cards.values()) != DECK_SIZE:  # B.1.4
        raise Where("deck.toml").error(f"the deck must have {DECK_SIZE} cards")
    for name, card in cards.items():
        if (card["type"] == "item") != ("item" in card):
            raise Where("deck.toml", name, "item").error("exactly the item cards name an item")
    if len(data["quests"]) != QUESTS:
        raise Where("quests.toml").error(f"there are {QUESTS} quests")


def read(override: str | None = None) -> Data:
    """All facts of Root. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.root", FILES, override=override, check=_check, cosmetic=COSMETIC)
