"""What the data files of Defenders of the Wild may say, and what they must agree on."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, DataError, Entry, Facts, Ids, Part, Parts, Text, load
from weald.games.defenders.board import BORDER_HEXES, HEX_IDS

Terrain = Literal["forest", "plains", "marsh", "mountain"]
Faction = Literal["order", "council", "coven", "sect"]
Item = Literal["map", "bread", "potion", "rocket"]
Turning = Literal["right", "left"]
Kind = Literal["engines", "factories", "mechs", "restart"]
Reveal = Literal[
    "shift_first_player", "ready_item", "gain_support", "draw",
    "cleanse_around", "suffer_injury", "relocate_camp", "destroy_mech_near", "destroy_mech_here", "heal",
    "shift_leaders", "acid_rain", "teleport_leader", "breach_anywhere",
]  # fmt: skip
# A lasting ability names the rule it changes.
Lasting = Literal[
    "support_on_injury", "support_on_camp", "support_on_mech", "regroup_anywhere", "any_trail", "walk_through_walls",
    "ignore_die_face", "cleanse_on_move", "skip_machine_card", "rocket_range",
]  # fmt: skip
MachineStep = Literal[
    "move_both_engines", "move_first_engine", "move_other_engine", "redeploy_engines", "build_factory",
    "spread_unless_built", "spread_pollution", "flip_direction", "deploy_hunters", "pursue", "injure_leaders",
]  # fmt: skip
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
REVEALS: Final[tuple[Reveal, ...]] = get_args(Reveal)
LASTINGS: Final[tuple[Lasting, ...]] = get_args(Lasting)
MACHINE_STEPS: Final[tuple[MachineStep, ...]] = get_args(MachineStep)

Three = Meta(min_length=3, max_length=3)
AtLeastOne = Annotated[int, Meta(ge=1)]


class Slot(Entry):
    shape: Literal["apex_up", "apex_down"]
    hexes: Annotated[list[Text], Three]


class Border(Entry):
    hexes: Annotated[list[Text], Three]
    mech: Text


class Board(Parts):
    slots: dict[str, Slot]
    borders: dict[str, Border]


class Side(Part):
    terrains: Annotated[list[Terrain], Three]
    pollution: Annotated[int, Meta(ge=0, le=2)] | None = None  # which of the three hexes


class Tile(Entry):
    side_a: Side
    side_b: Side


class FactoryTile(Entry):
    vents: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Three]


class FactionFacts(Entry):
    home: Terrain
    item: Item
    color: Text


class Leader(Entry):
    faction: Faction
    initial: Text
    abilities: Annotated[list[Text], Three]


class Factions(Parts):
    factions: Annotated[dict[str, FactionFacts], Ids(*FACTIONS)]
    leaders: dict[str, Leader]


class Effect(Part):
    do: Literal[Reveal, Lasting]
    n: Count = 0
    item: Item | None = None
    who: Literal["self", "all", "chosen"] = "self"
    terrain: Terrain | None = None


class Ability(Entry):
    faction: Faction
    timing: Literal["reveal", "lasting"]
    effect: Effect
    rule: Text
    leader: Text | None = None


class Card(Entry):
    faction: Faction
    terrain: Terrain
    points: AtLeastOne
    ability: Text
    leader: Text | None = None


class MachineCard(Entry):
    kind: Kind
    challenging: bool
    copies: Count
    steps: list[MachineStep]


class Difficulty(Entry):
    challenging: Count
    harder: Count


class Machines(Parts):
    cards: dict[str, MachineCard]
    difficulty: Annotated[dict[str, Difficulty], Ids("standard", "advanced", "expert", "extreme")]


class Box(Entry):
    walls: Count
    mechs: Count
    engines: Count
    pollution: Count
    toxic_sites: Count
    factory_tiles: Count
    breach_tokens: Count
    camps: Count
    death_tokens: Count
    injury_tokens: Count


class Track(Entry):
    hand: list[Count]


class Players(Entry):
    factions: Annotated[int, Meta(ge=2, le=4)]
    track: Literal["side_4p", "side_2_3p"]
    camps: list[AtLeastOne]
    breaches: Count


class Start(Entry):
    hand: Count
    core_mechs: Count
    direction: Turning


class Injuries(Entry):
    limit: Count


class Die(Entry):
    faces: list[Annotated[int, Meta(ge=0, le=2)]]


class Setup(Parts):
    box: Box
    tracks: Annotated[dict[str, Track], Ids("side_4p", "side_2_3p")]
    players: Annotated[dict[str, Players], Ids("1", "2", "3", "4")]
    start: Start
    injuries: Injuries
    die: Die


class Files(Parts):
    board: Board
    tiles: dict[str, Tile]
    factories: Annotated[dict[str, FactoryTile], Ids("0", "1", "2", "3", "4", "5")]
    factions: Factions
    abilities: dict[str, Ability]
    cards: dict[str, Card]
    machines: Machines
    setup: Setup


def _check(files: Files, wrong: Callable[..., DataError]) -> None:
    """What the files must agree on among each other; an override can break it."""
    board, cards, abilities = files.board, files.cards, files.abilities
    leaders, machines = files.factions.leaders, files.machines.cards
    if sorted(h for slot in board.slots.values() for h in slot.hexes) != sorted(HEX_IDS[1:]):  # 3.1.3
        raise wrong("board.toml", "slots", "", "must cover each terrain hex exactly once")
    if sorted(h for piece in board.borders.values() for h in piece.hexes) != sorted(BORDER_HEXES):  # 3.1.1
        raise wrong("board.toml", "borders", "", "must name each border hex exactly once")
    for name, piece in board.borders.items():
        _known(piece.mech, HEX_IDS[1:], "hex", wrong, "board.toml", f"borders.{name}", "mech")
    if len(files.tiles) != len(board.slots):  # 2.1.1
        raise wrong("tiles.toml", "", "", f"expected {len(board.slots)} tiles, got {len(files.tiles)}")
    for name, leader in leaders.items():
        for ability_id in leader.abilities:
            _known(ability_id, abilities, "ability", wrong, "factions.toml", f"leaders.{name}", "abilities")
    for name, ability in abilities.items():
        if ability.effect.do not in (REVEALS if ability.timing == "reveal" else LASTINGS):
            raise wrong("abilities.toml", name, "effect", f"{ability.effect.do} is not a {ability.timing} effect")
        if ability.leader is not None:
            _known(ability.leader, leaders, "leader", wrong, "abilities.toml", name, "leader")
    for name, card in cards.items():
        _known(card.ability, abilities, "ability", wrong, "cards.toml", name, "ability")
        if card.leader != abilities[card.ability].leader:
            raise wrong("cards.toml", name, "leader", "differs from the leader of its ability")
    for faction in FACTIONS:  # 2.2.1, 3.4.10
        own = [card.leader for card in cards.values() if card.faction == faction]
        groups = [None, *(name for name, leader in leaders.items() if leader.faction == faction)]
        if len(groups) != 3 or any(own.count(group) != 6 for group in groups):
            raise wrong("cards.toml", "", "", f"{faction} needs six common cards and six for each of two leaders")
    for kind in KINDS:  # 2.1.6, 3.5.6
        basic = sum(card.copies for card in machines.values() if card.kind == kind and not card.challenging)
        hard = sum(card.copies for card in machines.values() if card.kind == kind and card.challenging)
        if hard > basic:
            raise wrong("machines.toml", "cards", "", f"more challenging than basic {kind} cards")
    for count, players in files.setup.players.items():
        if players.camps[-1] >= len(files.setup.tracks[players.track].hand):
            raise wrong("setup.toml", f"players.{count}", "camps", "beyond the end of the track")


def _known(name: str, names: Container[str], what: str, wrong: Callable[..., DataError], *at: str) -> None:
    if name not in names:
        raise wrong(*at, f"no {what} is called {name!r}")


def read(override: str | None = None) -> Facts[Files]:
    """All facts of the game. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.defenders", Files, override=override, check=_check, cosmetic=("color",))
