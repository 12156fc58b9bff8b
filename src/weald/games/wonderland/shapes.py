"""What the data files of Wonderland's War may say: the closed lists of rewards, conditions and triggers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import DataError, Entry, Facts, Ids, Part, Parts, Text, load

RegionId = Literal["queens_castle", "tulgey_wood", "garden", "pool_of_tears", "witzend"]
FactionId = Literal["alice", "mad_hatter", "queen_of_hearts", "cheshire_cat", "jabberwock"]
AllyId = Literal["card_guard", "flamingo", "rose", "red_rook", "critter", "forge"]
SetId = Literal["A", "B", "C", "D"]
StrengthId = Literal["weak", "strong"]
REGIONS: Final[tuple[str, ...]] = get_args(RegionId)
FACTIONS: Final[tuple[str, ...]] = get_args(FactionId)
ALLIES: Final[tuple[str, ...]] = get_args(AllyId)
SETS: Final[tuple[str, ...]] = get_args(SetId)
EFFECTS: Final[tuple[str, ...]] = tuple(f"{s.lower()}_{ally}" for s in SETS for ally in ALLIES if ally != "forge")

Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Pile = Annotated[int, Meta(ge=0, le=60)]
Track = Annotated[int, Meta(ge=1, le=4)]
Space = Annotated[int, Meta(ge=0, le=60)]
Limit = Annotated[int, Meta(ge=0, le=30)]
Strength = Annotated[int, Meta(ge=0, le=25)]


# --- rewards, deeds and goals: a type and what it needs ---------------------------------------------------------

RewardId = Literal[
    "units", "ally", "any_ally", "shield", "wonderlandian", "unlock_ability", "discard_shards", "castle",
    "leader_strength", "discard_madness", "quest", "supporter", "castle_value", "vp", "forge",
]  # fmt: skip
DeedId = Literal[
    "active_count_in", "strength_in", "last_active_base", "active_ally_at_least", "active_types_at_least",
    "finish_place", "second_or_tied", "madness_track_in", "win_with_leader", "units_left_in", "units_lost_at_least",
    "strength_at_least", "on_forge_symbol", "first_to_halt", "shards_at_least", "win_with_units_left_at_most",
]  # fmt: skip
GoalId = Literal[
    "ally_pair_at_least", "distinct_forged_allies_at_least", "leader_strength_at_least", "castles_at_least",
    "castle_value_at_least", "forged_chips_at_least", "forge_tracks_complete_at_least", "abilities_unlocked_at_least",
    "artifacts_at_least", "madness_at_least", "shards_at_most", "units_on_board_at_least",
    "units_in_every_used_region", "forge_chips_at_least", "each_ally_type_at_least", "item_chips_at_least",
    "wonderlandian_cards_at_least", "tea_cards_with_die_at_least",
]  # fmt: skip
GOALS: Final[tuple[str, ...]] = get_args(GoalId)


class Reward(Part, omit_defaults=True):
    """4.1.4, 14.3.9."""

    type: RewardId
    n: Some | None = None
    ally: AllyId | None = None
    strength: StrengthId | None = None
    draw: Annotated[int, Meta(ge=1, le=2)] | None = None
    discard: Annotated[int, Meta(ge=0, le=1)] = 0


class Deed(Part, omit_defaults=True):
    type: DeedId
    values: tuple[Strength, ...] = ()
    n: Limit | None = None
    ally: AllyId | None = None
    place: Annotated[int, Meta(ge=1, le=5)] | None = None


class Goal(Part, omit_defaults=True):
    type: GoalId
    n: Limit | None = None
    allies: tuple[AllyId, ...] = ()


# What a type needs beside itself; a type that is not here needs nothing.
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "units": ("n",), "ally": ("ally", "strength"), "any_ally": ("strength",), "discard_shards": ("n",),
    "quest": ("draw",), "castle_value": ("n",), "vp": ("n",),
    "active_count_in": ("values",), "strength_in": ("values",), "last_active_base": ("values",),
    "active_ally_at_least": ("ally", "n"), "finish_place": ("place",), "madness_track_in": ("values",),
    "units_left_in": ("values",), "win_with_units_left_at_most": ("n",), "shards_at_most": ("n",),
    "ally_pair_at_least": ("allies", "n"),
}  # fmt: skip


# --- the files ----------------------------------------------------------------------------------------------------


class Region(Entry):
    order: Annotated[int, Meta(ge=1, le=5)]


class Chair(Entry):
    position: Annotated[int, Meta(ge=1, le=13)]
    min_players: Annotated[int, Meta(ge=2, le=5)]


class BattleTrack(Entry):
    top: Annotated[int, Meta(ge=1, le=60)]
    forge_symbols: tuple[Space, ...]


class LeaderTrack(Entry):
    start: Few
    top: Some


class MadnessTrack(Entry):
    spaces: Annotated[int, Meta(ge=4, le=4)]


class Tracks(Parts):
    battle: BattleTrack
    leader_strength: LeaderTrack
    madness: MadnessTrack


class Board(Parts):
    regions: Annotated[dict[str, Region], Ids(*REGIONS)]
    chairs: dict[str, Chair]
    tracks: Tracks


class Tile(Entry):
    values: Annotated[tuple[Limit, ...], Meta(min_length=3, max_length=3)]


class SharedSupply(Entry):
    madness: Annotated[int, Meta(ge=1, le=60)]
    poison_beyond_players: Few
    display: Some


class FactionSupply(Entry):
    supporters: Annotated[int, Meta(ge=1, le=30)]
    castles: Some
    artifacts: Annotated[int, Meta(ge=4, le=9)]
    faction_1: Few
    faction_2: Few
    double_madness: Few


class Supply(Parts):
    shared: SharedSupply
    faction: FactionSupply


class StartPlayer(Entry):
    supporters: Limit
    vp: Annotated[int, Meta(ge=0, le=49)]
    quests_drawn: Annotated[int, Meta(ge=1, le=5)]
    quests_kept: Annotated[int, Meta(ge=1, le=1)]


class StartBag(Entry):
    faction_1: Few
    faction_2: Few
    artifact: Annotated[int, Meta(ge=0, le=6)]
    forge: Annotated[int, Meta(ge=0, le=5)]
    double_madness: Annotated[int, Meta(ge=0, le=1)]
    madness: Annotated[int, Meta(ge=0, le=5)]


class Start(Parts):
    player: StartPlayer
    bag: StartBag


class StartShards(Entry):
    by_place: tuple[Few, ...]


class Die(Entry):
    faces: tuple[Annotated[int, Meta(ge=0, le=3)], ...]


class Dice(Parts):
    shard: Die


class TeaCards(Entry):
    standard: Annotated[int, Meta(ge=1, le=6)]
    two_players: Annotated[int, Meta(ge=1, le=6)]


class Tea(Parts):
    cards: TeaCards


class CastleWorth(Entry):
    start: Few
    strength: Few


class Castle(Parts):
    worth: CastleWorth


class QuestPoints(Entry):
    deed: Limit
    goal: Limit
    both: Limit


class QuestNumbers(Parts):
    points: QuestPoints


class TwoPlayers(Entry):
    extra_forge: Annotated[int, Meta(ge=0, le=5)]
    resistance: Annotated[tuple[Strength, ...], Meta(min_length=3, max_length=3)]
    removed: tuple[Text, ...]


class TwoPlayerGame(Parts):
    game: TwoPlayers


class Setup(Parts):
    supply: Supply
    start: Start
    shards: Annotated[dict[str, StartShards], Ids("players_2", "players_3", "players_4", "players_5")]
    die: Dice
    tea: Tea
    castle: Castle
    quest: QuestNumbers
    two_players: TwoPlayerGame


class Ally(Entry):
    weak: Few
    strong: Few
    count_weak: Pile
    count_strong: Pile


class Effect(Entry):
    set: SetId
    ally: AllyId
    trigger: Text
    optional: bool
    n: Few = 0
    forged: Some | None = None


class Allies(Parts):
    allies: Annotated[dict[str, Ally], Ids(*ALLIES)]
    effects: Annotated[dict[str, Effect], Ids(*EFFECTS)]


class Between(Part):
    tracks: Annotated[tuple[Track, ...], Meta(min_length=2, max_length=2)]
    column: Track
    reward: Reward


class Leader(Entry):
    artifact: Text
    leader_ability: Text
    abilities: Annotated[tuple[Text, ...], Meta(min_length=4, max_length=4)]
    tracks: Annotated[tuple[tuple[Reward, ...], ...], Meta(min_length=4, max_length=4)]
    between: tuple[Between, ...]
    castle_track_two_players: tuple[Some, ...]


class Ability(Entry):
    leader: FactionId
    kind: Literal["leader", "artifact", "passive"]
    optional: bool
    n: Some | None = None
    two_players: Some | None = None


class Leaders(Parts):
    leaders: Annotated[dict[str, Leader], Ids(*FACTIONS)]
    abilities: dict[str, Ability]


class TeaCard(Entry):
    round: Annotated[int, Meta(ge=1, le=3)]
    units: Few
    die: bool
    layout: Literal["normal", "split", "corrupted"]
    rewards: tuple[Reward, ...] = ()
    top: tuple[Reward, ...] = ()
    bottom: tuple[Reward, ...] = ()
    corrupted: tuple[Reward, ...] = ()

    def parts(self) -> tuple[tuple[Reward, ...], ...]:
        return self.rewards, self.top, self.bottom, self.corrupted


class Wonderlandian(Entry):
    kind: Literal["figure", "item"]
    pieces: Annotated[int, Meta(ge=1, le=2)]
    strength: Few
    trigger: Text
    optional: bool
    two_players: bool
    n: Few = 0
    won: Some | None = None


class Quest(Entry):
    region: RegionId
    deed: Deed
    goal: Goal


class Files(Parts):
    board: Board
    tiles: dict[str, Tile]
    setup: Setup
    allies: Allies
    leaders: Leaders
    tea_cards: dict[str, TeaCard]
    wonderlandians: dict[str, Wonderlandian]
    quests: dict[str, Quest]


# --- what no single field can see; an override can break it -----------------------------------------------------------

CARDS_OF_A_ROUND: Final = 30
CARDS_OF_A_KIND: Final = 12


def _check(files: Files, error: Callable[..., DataError]) -> None:
    if sorted(region.order for region in files.board.regions.values()) != list(range(1, len(REGIONS) + 1)):
        raise error("board.toml", "regions", "order", "the five regions form one ring, 1 to 5")
    if sorted(chair.position for chair in files.board.chairs.values()) != list(range(1, 14)):
        raise error("board.toml", "chairs", "position", "13 chairs stand around the table, 1 to 13")
    for name, shards in files.setup.shards.items():
        if len(shards.by_place) != int(name[-1]):
            raise error("setup.toml", f"shards.{name}", "by_place", f"expected a list of {name[-1]}")
    _check_leaders(files, error)
    for round_ in (1, 2, 3):
        count = sum(card.round == round_ for card in files.tea_cards.values())
        if count != CARDS_OF_A_ROUND:  # 1.2.2
            raise error("tea_cards.toml", "", "round", f"round {round_} has {count} cards, not {CARDS_OF_A_ROUND}")
    for name, card in files.tea_cards.items():
        if (card.layout == "split") != bool(card.top and card.bottom):
            raise error("tea_cards.toml", name, "layout", "a split card has a top and a bottom")
        if (card.layout == "corrupted") != bool(card.corrupted):
            raise error("tea_cards.toml", name, "layout", "a corrupted card has a corrupted part")
        for part in card.parts():
            for reward in part:
                _check_needs(reward, "tea_cards.toml", name, "rewards", error)
    kinds = [card.kind for card in files.wonderlandians.values()]
    if kinds.count("figure") != CARDS_OF_A_KIND or kinds.count("item") != CARDS_OF_A_KIND:  # 1.2.3
        raise error("wonderlandians.toml", "", "kind", "12 cards have figures and 12 have items")
    for name, quest in files.quests.items():
        _check_needs(quest.deed, "quests.toml", name, "deed", error)
        _check_needs(quest.goal, "quests.toml", name, "goal", error)


def _check_leaders(files: Files, error: Callable[..., DataError]) -> None:
    abilities = files.leaders.abilities
    for name, leader in files.leaders.leaders.items():
        for one in (*leader.abilities, leader.leader_ability):
            if one not in abilities or abilities[one].leader != name:
                raise error("leaders.toml", f"leaders.{name}", "abilities", f"{one} is not theirs")
        for reward in [*(space for track in leader.tracks for space in track), *(b.reward for b in leader.between)]:
            _check_needs(reward, "leaders.toml", f"leaders.{name}", "tracks", error)


def _check_needs(
    what: Reward | Deed | Goal, file: str, entry: str, field: str, error: Callable[..., DataError]
) -> None:
    for need in NEEDS.get(what.type, ()):
        if getattr(what, need) in (None, ()):
            raise error(file, entry, field, f"{what.type} needs {need}")


def read(override: str | None = None) -> Facts[Files]:
    """All facts of the game. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.wonderland", Files, override=override, check=_check)
