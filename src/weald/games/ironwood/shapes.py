"""What Ironwood's data files may say: the shape of every file, and what they must agree on among each other."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from msgspec import UNSET, Meta, field

from weald.facts import Count, DataError, Entry, Facts, Ids, Part, Parts, Text, Where, load
from weald.games.ironwood.bot_shapes import Bots, IroncladIconId, WoodwalkerIconId
from weald.games.ironwood.effect_shapes import Effects, Maybe, SideId, Some, UnitId, check_lines, plain

SIDES: Final[tuple[str, ...]] = get_args(SideId)  # in turn order (4.1.2)
UNITS: Final[tuple[str, ...]] = get_args(UnitId)
MountainKind = Literal["center", "inner", "outer"]
LandKind = Literal["inner", "outer"]
Mille = Annotated[int, Meta(ge=0, le=1000)]
Ends = tuple[Text, Text]


# --- the board --------------------------------------------------------------------------------------


class Point(Part):
    x: Mille
    y: Mille


class Mountain(Entry):
    kind: MountainKind
    number: Some
    at: Point
    mark: Maybe[Point] = UNSET


class Ridge(Entry):
    between: Ends
    kind: Literal["spoke", "inner_ring", "outer_ring", "connector"]


class Spur(Entry):
    mountain: Text
    at: Point


class Forest(Entry):
    kind: LandKind
    ring: Literal["outer", "inner_rim", "inner_core"]
    sector: Literal["north", "northeast", "southeast", "south", "southwest", "northwest"]
    number: Some
    at: Point
    touches: list[Text]
    borders: list[Text]


class Trail(Entry):
    between: Ends
    crosses: Text
    at: Point


class Board(Parts):
    mountains: dict[str, Mountain]
    ridges: dict[str, Ridge]
    spurs: dict[str, Spur]
    forests: dict[str, Forest]
    trails: dict[str, Trail]


# --- the cards --------------------------------------------------------------------------------------


class Combat(Part):
    damage: Count
    defense: Count
    dominance: Count


class Icon(Part):
    icon: str
    red: bool = False


class IroncladIcon(Icon):
    icon: IroncladIconId


class WoodwalkerIcon(Icon):
    icon: WoodwalkerIconId


class Card(Entry, kw_only=True):
    foreign: ClassVar[tuple[str, ...]] = ()  # words only the other side has

    type: Literal["basic", "special"]
    combat: Combat
    effects: Effects
    solo_icons: tuple[Icon, ...]
    when_burned: Effects = field(default_factory=list)
    removed_in_solo: bool = False

    def check(self, at: Where) -> None:
        check_lines(plain(self.effects), at.into("effects"), self.foreign)
        check_lines(plain(self.when_burned), at.into("when_burned"), self.foreign)


class IroncladCard(Card, kw_only=True):
    foreign = ("move_warriors",)
    solo_icons: tuple[IroncladIcon, ...]


class WoodwalkerCard(Card, kw_only=True):
    foreign = ("move_squads", "move_drill", "move_enemy_squad")
    solo_icons: tuple[WoodwalkerIcon, ...]


class Vision(Entry):
    mountain: Text
    kind: LandKind
    crystals: Count
    number: Some


# --- the setup --------------------------------------------------------------------------------------


class CommonSupply(Entry):
    crystals: Count
    markers: Count


class SideSupply(Entry):
    basic_cards: Count
    special_cards: Count
    warriors: Count


class IroncladSupply(SideSupply):
    golems: Count
    drills: Annotated[int, Meta(ge=1, le=1)]
    forge_tokens: Count


class WoodwalkerSupply(SideSupply):
    visions: Count
    totems: Count


class Supply(Parts):
    common: CommonSupply
    ironclad: IroncladSupply
    woodwalkers: WoodwalkerSupply


class Warriors(Part):
    warriors: Count


class CommonStart(Entry):
    crystals: Count


class IroncladStart(Entry):
    drill: Literal["ferrum"]
    ferrum: Warriors
    each_inner_mountain: Warriors


class WoodwalkerStart(Entry):
    inner_visions_kept: Count
    each_outer_forest: Warriors


class Start(Parts):
    common: CommonStart
    ironclad: IroncladStart
    woodwalkers: WoodwalkerStart


class Order(Entry):
    sides: tuple[SideId, SideId]


class Income(Part):
    woodwalkers: Count
    ironclad: Count


class FirstRound(Part):
    draw: Count
    keep: Count


class Preparation(Entry):
    crystals: Income
    draw: Count
    first_round: FirstRound


class Action(Entry):
    turns: Some
    pass_draw: Count


class End(Entry):
    hand_limit: Count
    recruit_cost: Count


class Round(Parts):
    order: Order
    preparation: Preparation
    action: Action
    end: End


class Unit(Entry):
    sides: tuple[SideId, ...]
    combat: bool


class CombatUnit(Unit):
    dominance: Count
    damage: Count
    toughness: Some


class Units(Parts):
    warrior: CombatUnit
    golem: CombatUnit
    drill: Unit


class ForgeInBattle(Entry):
    damage: Count


class DrillDestroyed(Entry):
    taken: Count


class Battle(Parts):
    forge: ForgeInBattle
    drill_destroyed: DrillDestroyed


class IroncladVictory(Entry):
    forges: Some


class WoodwalkerVictory(Entry):
    totems: Some


class Victory(Parts):
    ironclad: IroncladVictory
    woodwalkers: WoodwalkerVictory


class TrackRecruit(Part):
    unit: Literal["warrior"]
    count: Some
    where: Literal["mountain_the_drill_left"]


class TrackReward(Part, omit_defaults=True):
    cargo: Some = 0
    draw_special: Some = 0
    look_at_top_vision: Some = 0
    recruit: Maybe[TrackRecruit] = UNSET


class TrackPosition(Entry):
    rewards: tuple[TrackReward, ...]


class Handicap(Entry):
    where: Literal["inner_mountain", "outer_forest"]
    places: Count
    warriors: Count


class Handicaps(Parts):
    ironclad: Handicap
    woodwalkers: Handicap


class SoloIronbot(Entry):
    human: Literal["woodwalkers"]


class SoloWoodbot(Entry):
    human: Literal["ironclad"]
    vision_deck: Literal["inner"]


class Solo(Parts):
    ironbot: SoloIronbot
    woodbot: SoloWoodbot


class Setup(Parts):
    supply: Supply
    start: Start
    round: Round
    units: Units
    battle: Battle
    victory: Victory
    drill_track: Annotated[dict[str, TrackPosition], Ids("0", "1", "2", "3")]
    handicap: Handicaps
    solo: Solo


class Files(Parts):
    board: Board
    cards_ironclad: Annotated[dict[str, IroncladCard], Ids(*(f"IC{number:02}" for number in range(1, 39)))]
    cards_woodwalkers: Annotated[dict[str, WoodwalkerCard], Ids(*(f"WW{number:02}" for number in range(1, 39)))]
    visions: dict[str, Vision]
    setup: Setup
    bots: Bots


COSMETIC: Final = ("at", "mark", "sector", "ring")


# --- what no single entry can see; an override can break it -----------------------------------------


def _check(files: Files, error: Callable[..., DataError]) -> None:
    _check_board(files.board)
    mountains = files.board.mountains
    _distinct({name: vision.mountain for name, vision in files.visions.items()}, "mountain", "visions.toml", "")
    for name, vision in files.visions.items():  # 1.1.8
        at = Where("visions.toml", name)
        _known(vision.mountain, mountains, "mountain", at.into("mountain"))
        kind = mountains[vision.mountain].kind
        if vision.kind != kind:
            raise at.into("kind").wrong(f"{kind}, as the mountain", vision.kind)
    _check_cards(files.cards_ironclad, files.setup.supply.ironclad, "ironclad")
    _check_cards(files.cards_woodwalkers, files.setup.supply.woodwalkers, "woodwalkers")


def _check_board(board: Board) -> None:
    mountains, forests = board.mountains, board.forests
    ends = {name: {spur.mountain} for name, spur in board.spurs.items()}  # of each ridge and spur
    joined: set[str] = set()
    for name, ridge in board.ridges.items():
        for end in ridge.between:
            _known(end, mountains, "mountain", Where("board.toml", f"ridges.{name}", "between"))
        ends[name] = set(ridge.between)
        if "ferrum" in ridge.between:
            joined.update(ridge.between)
    for name, mountain in mountains.items():
        expected = "center" if name == "ferrum" else "inner" if name in joined else "outer"
        if mountain.kind != expected:  # 8.1.2
            raise Where("board.toml", f"mountains.{name}", "kind").wrong(f"{expected} (by its ridges)", mountain.kind)
    for name, spur in board.spurs.items():
        _known(spur.mountain, mountains, "mountain", Where("board.toml", f"spurs.{name}", "mountain"))
    for name, forest in forests.items():
        at = Where("board.toml", f"forests.{name}")
        touched: set[str] = set()
        for border in forest.borders:
            _known(border, ends, "ridge or spur", at.into("borders"))
            touched |= ends[border]
        if touched != set(forest.touches):  # 8.3.1
            raise at.into("touches").error(f"does not fit its borders, which end at {', '.join(sorted(touched))}")
    for name, trail in board.trails.items():
        at = Where("board.toml", f"trails.{name}")
        for end in trail.between:
            _known(end, forests, "forest", at.into("between"))
            if trail.crosses not in forests[end].borders:  # 8.2.1
                raise at.into("crosses").error(f"{trail.crosses} is no border of {end}")
    _distinct({name: it.number for name, it in mountains.items()}, "number", "board.toml", "mountains.")
    _distinct({name: it.number for name, it in forests.items()}, "number", "board.toml", "forests.")


def _check_cards(cards: dict[str, Any], supply: SideSupply, side: str) -> None:
    for kind, count in (("basic", supply.basic_cards), ("special", supply.special_cards)):
        found = sum(card.type == kind for card in cards.values())
        if found != count:  # 3.1.1
            raise Where("setup.toml", f"supply.{side}", f"{kind}_cards").error(f"there are {found} such cards")


def _known(name: str, names: Container[str], what: str, at: Where) -> None:
    if name not in names:
        raise at.error(f"no {what} is called {name!r}")


def _distinct(values: dict[str, Any], what: str, file: str, section: str) -> None:
    seen: dict[Any, str] = {}
    for name, value in values.items():
        first = seen.setdefault(value, name)
        if first != name:
            raise Where(file, section + name, what).error(f"{value} is taken by {first}")


def read(override: str | None = None) -> Facts[Files]:
    """All facts of Ironwood. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.ironwood", Files, override=override, check=_check, cosmetic=COSMETIC)
