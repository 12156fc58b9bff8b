"""What Root's data files may say: maps, the deck, quests, faction boards, Vagabond characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, DataError, Entry, Facts, Ids, Part, Parts, Text, load

Suit = Literal["fox", "rabbit", "mouse", "bird"]
ClearingSuit = Literal["fox", "rabbit", "mouse"]
Item = Literal["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"]
Column = Literal["recruit", "move", "battle", "build"]
Character = Literal[
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier",
]  # fmt: skip
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
MAPS: Final = ("autumn", "winter", "lake", "mountain")
CLEARINGS: Final = tuple(f"c{number}" for number in range(1, 13))
DECK_SIZE: Final = 54
QUESTS: Final = 15
RUINS: Final = 4

Two = Meta(min_length=2, max_length=2)
AtLeastOne = Annotated[int, Meta(ge=1)]
PerMille = Annotated[int, Meta(ge=0, le=1000)]
Track = Annotated[list[Count], Meta(min_length=6, max_length=6)]


# --- maps ------------------------------------------------------------------------------------------------


class Point(Part):
    x: PerMille
    y: PerMille


class MapFacts(Entry):
    printed_suits: bool
    playable: bool
    paths: list[Text]
    rivers: list[Text]
    corners: Annotated[list[Text], Two]
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


# --- factions --------------------------------------------------------------------------------------------


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


class CommonItems(Entry):
    supply: Supply
    ruins: Annotated[list[Item], Meta(min_length=RUINS, max_length=RUINS)]


class Common(Parts):
    table: Table
    items: CommonItems


class MarquisePieces(Entry):
    reach: Count
    warriors: Count
    wood: Count
    sawmill: Count
    workshop: Count
    recruiter: Count


class MarquiseTracks(Entry):
    sawmill_cost: Track
    workshop_cost: Track
    recruiter_cost: Track
    sawmill_vp: Track
    workshop_vp: Track
    recruiter_vp: Track
    draw: list[Count]


class MarquiseTurn(Entry):
    actions: Count
    march: Count


class MarquiseFacts(Parts):
    pieces: MarquisePieces
    tracks: MarquiseTracks
    turn: MarquiseTurn


class EyriePieces(Entry):
    reach: Count
    warriors: Count
    roost: Count
    start: Count


class EyrieTracks(Entry):
    roost_vp: Annotated[list[Count], Meta(min_length=8, max_length=8)]
    draw: list[Count]


class EyrieLeaders(Entry):
    builder: Annotated[list[Column], Two]
    charismatic: Annotated[list[Column], Two]
    commander: Annotated[list[Column], Two]
    despot: Annotated[list[Column], Two]


class EyrieFacts(Parts):
    pieces: EyriePieces
    tracks: EyrieTracks
    leaders: EyrieLeaders


class AlliancePieces(Entry):
    reach: Count
    warriors: Count
    sympathy: Count
    supporters: Count


class AllianceTracks(Entry):
    cost: Annotated[list[Count], Meta(min_length=10, max_length=10)]
    vp: Annotated[list[Count], Meta(min_length=10, max_length=10)]


class AllianceRules(Entry):
    supporters_without_base: Count
    revolt: Count
    martial_law: Count


class AllianceFacts(Parts):
    pieces: AlliancePieces
    tracks: AllianceTracks
    rules: AllianceRules


class VagabondPieces(Entry):
    reach: Count
    reach_second: Count


class VagabondBoard(Entry):
    track: Count
    limit: Count
    limit_bag: Count
    refresh: Count
    refresh_tea: Count
    quests: Count


class VagabondRelationships(Entry):
    aids: Annotated[list[AtLeastOne], Meta(min_length=3, max_length=3)]
    vp: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    allied_vp: Count


class VagabondFacts(Parts):
    pieces: VagabondPieces
    board: VagabondBoard
    relationships: VagabondRelationships


class CharacterFacts(Entry):
    items: list[Item]
    torch: bool = False


class Factions(Parts):
    common: Common
    marquise: MarquiseFacts
    eyrie: EyrieFacts
    alliance: AllianceFacts
    vagabond: VagabondFacts
    characters: Annotated[dict[str, CharacterFacts], Ids(*CHARACTERS)]


class Files(Parts):
    maps: Maps
    deck: dict[str, Card]
    quests: dict[str, Quest]
    factions: Factions


COSMETIC: Final = ("at",)


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
    if len(files.quests) != QUESTS:
        raise error("quests.toml", "", "", f"there are {QUESTS} quests")


def read(override: str | None = None) -> Facts[Files]:
    """All facts of Root. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.root", Files, override=override, check=_check, cosmetic=COSMETIC)
