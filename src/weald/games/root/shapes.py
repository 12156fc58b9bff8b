"""What Root's data files may say: maps, the deck, quests, the table. A faction describes its own file in its folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, DataError, Entry, Facts, Ids, Part, Parts, Text, load

Suit = Literal["fox", "rabbit", "mouse", "bird"]
ClearingSuit = Literal["fox", "rabbit", "mouse"]
Item = Literal["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"]
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
MAPS: Final = ("autumn", "winter", "lake", "mountain")
CLEARINGS: Final = tuple(f"c{number}" for number in range(1, 13))
DECK_SIZE: Final = 54
QUESTS: Final = 15
RUINS: Final = 4

Two = Meta(min_length=2, max_length=2)
AtLeastOne = Annotated[int, Meta(ge=1)]
PerMille = Annotated[int, Meta(ge=0, le=1000)]


# --- maps ------------------------------------------------------------------------------------------------


class Point(Part):
    x: PerMille
    y: PerMille


class MapFacts(Entry):
    printed_suits: bool
    paths: list[Text]
    rivers: list[Text]
    corners: Annotated[list[Text], Two]
    burrow_at: Point  # where a place beside the map is drawn
    closed_paths: tuple[Text, ...] = ()
    ferry: Text | None = None
    tower: Text | None = None
    river_splits_forests: bool = False


class Clearing(Entry):
    slots: Annotated[int, Meta(ge=1, le=3)]
    at: Point
    suit: ClearingSuit | None = None
    ruin: bool = False
    edge: bool = False
    coastal: bool = False


class Forest(Entry):
    clearings: list[Text]
    adjacent: list[Text]
    at: Point
    coastal: bool = False


class Woodland(Parts):
    map: MapFacts
    clearings: Annotated[dict[str, Clearing], Ids(*CLEARINGS)]
    forests: dict[str, Forest]


class Maps(Parts):
    autumn: Woodland
    winter: Woodland
    lake: Woodland
    mountain: Woodland

    def by_name(self) -> dict[str, Woodland]:
        return {"autumn": self.autumn, "winter": self.winter, "lake": self.lake, "mountain": self.mountain}


# --- cards -----------------------------------------------------------------------------------------------


class Card(Entry):
    type: Literal["ambush", "dominance", "item", "immediate", "persistent"]
    suit: Suit
    count: AtLeastOne
    cost: tuple[Literal["fox", "rabbit", "mouse", "any"], ...] = ()
    item: Item | None = None
    vp: Count = 0


class Quest(Entry):
    suit: ClearingSuit
    items: Annotated[list[Item], Two]


# --- the table --------------------------------------------------------------------------------------------


class Supply(Part):
    boot: Count = 0
    bag: Count = 0
    crossbow: Count = 0
    hammer: Count = 0
    sword: Count = 0
    tea: Count = 0
    coin: Count = 0
    torch: Count = 0


class Table(Entry):
    hand_limit: Count
    base_draw: Count
    goal: AtLeastOne
    dealt: Count
    dice_faces: list[Count]
    reach: Annotated[list[Count], Meta(min_length=5, max_length=5)]


class CommonItems(Entry):
    supply: Supply
    ruins: Annotated[list[Item], Meta(min_length=RUINS, max_length=RUINS)]


class Common(Parts):
    table: Table
    items: CommonItems


class Files(Parts):
    """One field per file of data/; a faction adds its own (``Facts.add``)."""

    maps: Maps
    deck: dict[str, Card]
    exiles_partisans: dict[str, Card]
    quests: dict[str, Quest]
    common: Common


COSMETIC: Final = ("at", "burrow_at")


def _check(files: Files, error: Callable[..., DataError]) -> None:
    """What no single field can see; an override can break it."""
    for name, land in files.maps.by_name().items():
        fields = {
            "paths": land.map.paths, "rivers": land.map.rivers, "corners": land.map.corners,
            "closed_paths": land.map.closed_paths,
        }  # fmt: skip
        for field, edges in fields.items():
            for edge in edges:
                if not set(edge.split("-")) <= set(CLEARINGS):
                    raise error("maps.toml", f"{name}.map", field, f"{edge!r} does not join two clearings")
        for id, forest in land.forests.items():
            for other in forest.adjacent:
                if other not in land.forests or id not in land.forests[other].adjacent:
                    problem = f"{other!r} does not border it in return"
                    raise error("maps.toml", f"{name}.forests.{id}", "adjacent", problem)
        if sum(clearing.ruin for clearing in land.clearings.values()) != RUINS:  # 5.1.4
            raise error("maps.toml", f"{name}.map", "", "a map has four ruins")
    if sum(card.count for card in files.deck.values()) != DECK_SIZE:  # B.1.4
        raise error("deck.toml", "", "", f"the deck must have {DECK_SIZE} cards")
    for name, card in files.deck.items():
        if (card.type == "item") != (card.item is not None):
            raise error("deck.toml", name, "item", "exactly the item cards name an item")
    shared = sum(card.count for card in files.deck.values() if card.type in ("ambush", "dominance", "item"))
    if shared + sum(card.count for card in files.exiles_partisans.values()) != DECK_SIZE:  # B.7.1
        raise error("exiles_partisans.toml", "", "", f"with what both decks share it must have {DECK_SIZE} cards")
    if len(files.quests) != QUESTS:
        raise error("quests.toml", "", "", f"there are {QUESTS} quests")


def read(override: str | None = None) -> Facts[Files]:
    """All facts of Root. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.root", Files, override=override, check=_check, cosmetic=COSMETIC, more=True)
