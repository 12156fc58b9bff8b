"""What never changes: regions, chairs, chips, cards and tracks, read from data/ into plain tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from weald.games.wonderland import shapes

DATA: Final = shapes.read()
_FILES: Final = DATA.files
_SETUP: Final = _FILES.setup

# --- factions and regions ---------------------------------------------------------------------------

FACTIONS: Final[list[str]] = list(shapes.FACTIONS)
ALICE: Final = 0
HATTER: Final = 1
QUEEN: Final = 2
CAT: Final = 3
JABBERWOCK: Final = 4


def _order(name: str) -> int:
    return _FILES.board.regions[name].order


REGIONS: Final[list[str]] = sorted(shapes.REGIONS, key=_order)  # clockwise; the battle order (1.1.5)

# --- numbers ----------------------------------------------------------------------------------------

LEADER_START: Final[int] = _FILES.board.tracks.leader_strength.start
LEADER_TOP: Final[int] = _FILES.board.tracks.leader_strength.top
MADNESS_SPACES: Final[int] = 4
DIE: Final[list[int]] = list(_SETUP.die.shard.faces)
MADNESS_CHIPS: Final[int] = _SETUP.supply.shared.madness
POISON_BEYOND: Final[int] = _SETUP.supply.shared.poison_beyond_players
DISPLAY: Final[int] = _SETUP.supply.shared.display
SUPPORTERS: Final[int] = _SETUP.supply.faction.supporters
SUPPORTERS_FREE: Final[int] = _SETUP.start.player.supporters
CASTLES: Final[int] = _SETUP.supply.faction.castles
CASTLE_WORTH: Final[int] = _SETUP.castle.worth.start
CASTLE_STRENGTH: Final[int] = _SETUP.castle.worth.strength
TEA_CARDS_EACH: Final[list[int]] = [
    _SETUP.tea.cards.two_players if n == 2 else _SETUP.tea.cards.standard for n in range(6)
]
START_SHARDS: Final[list[list[int]]] = [
    list(_SETUP.shards[f"players_{n}"].by_place) if n >= 2 else [] for n in range(6)
]
DEED_POINTS: Final[int] = _SETUP.quest.points.deed
GOAL_POINTS: Final[int] = _SETUP.quest.points.goal
BOTH_POINTS: Final[int] = _SETUP.quest.points.both
EXTRA_FORGE: Final[int] = _SETUP.two_players.game.extra_forge
RESISTANCE: Final[list[int]] = list(_SETUP.two_players.game.resistance)
TILES: Final[list[list[int]]] = [list(tile.values) for tile in _FILES.tiles.values()]
TILE_NAMES: Final[list[str]] = list(_FILES.tiles)
NO_TILE: Final = -1
ROUNDS: Final = 3
QUESTS_DRAWN: Final[int] = _SETUP.start.player.quests_drawn

# --- chips (1.4) --------------------------------------------------------------------------------------

NO_CHIP: Final = -1
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
ALLIES: Final[list[str]] = list(shapes.ALLIES)
SETS: Final[list[str]] = list(shapes.SETS)

WONDERLANDIANS: Final[list[str]] = list(_FILES.wonderlandians)
_WONDER: Final = list(_FILES.wonderlandians.values())
ITEM_CARDS: Final[list[int]] = [i for i, card in enumerate(_WONDER) if card.kind == "item"]
KINDS: Final = FIRST_ITEM + len(ITEM_CARDS)
KIND_NAMES: Final[list[str]] = (
    ["madness", "double_madness", "poison", "faction_1", "faction_2", "artifact", "forge"]
    + [f"{ally}_{how}" for ally in ALLIES[:5] for how in ("weak", "strong")]
    + [WONDERLANDIANS[i] for i in ITEM_CARDS]
)
_ALLY: Final = [_FILES.allies.allies[name] for name in ALLIES]
PRINTED: Final[list[int]] = (
    [0, 0, 0, 1, 2, 3, _ALLY[FORGE_ALLY].weak]
    + [strength for a in range(FORGE_ALLY) for strength in (_ALLY[a].weak, _ALLY[a].strong)]
    + [_WONDER[i].strength for i in ITEM_CARDS]
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
    _ALLY[FORGE_ALLY].count_weak if k == FORGE
    else 0 if ALLY_OF[k] < 0
    else _ALLY[ALLY_OF[k]].count_strong if IS_STRONG[k] else _ALLY[ALLY_OF[k]].count_weak
    for k in range(KINDS)
]  # fmt: skip
_BAG: Final = _SETUP.start.bag
START_BAG: Final[list[int]] = [
    _BAG.madness, _BAG.double_madness, 0, _BAG.faction_1, _BAG.faction_2, _BAG.artifact, _BAG.forge,
] + [0] * (KINDS - FIRST_ALLY)  # fmt: skip
ARTIFACTS: Final[int] = _SETUP.supply.faction.artifacts


def chip_at(seat: int, kind: int) -> int:
    """Where a player's number for a chip kind is in a list by seat and kind."""
    return seat * KINDS + kind


def weak(ally: int) -> int:
    return FORGE if ally == FORGE_ALLY else FIRST_ALLY + 2 * ally


def strong(ally: int) -> int:
    return FIRST_ALLY + 1 + 2 * ally


def item(name: str) -> int:
    """The chip kind of an item card."""
    return KIND_NAMES.index(name)


# The number in an ally's effect, by set and ally (data/allies.toml).
EFFECT_N: Final[list[list[int]]] = [
    [_FILES.allies.effects[f"{s.lower()}_{a}"].n for a in ALLIES[:FORGE_ALLY]] for s in SETS
]
ROSE_FORGED: Final[int] = _FILES.allies.effects["a_rose"].forged or 0

# --- figures ------------------------------------------------------------------------------------------

FIGURE_CARD: Final[list[int]] = [
    i for i, card in enumerate(_WONDER) if card.kind == "figure" for _ in range(card.pieces)
]
ITEM_PAIR: Final = 2  # chips of one item card
FIGURES: Final = len(FIGURE_CARD)
FIGURES_OF: Final[list[list[int]]] = [
    [f for f in range(FIGURES) if FIGURE_CARD[f] == i] for i in range(len(WONDERLANDIANS))
]
FIGURE_NAMES: Final[list[str]] = [
    WONDERLANDIANS[c] if len(FIGURES_OF[c]) == 1 else f"{WONDERLANDIANS[c]}_{FIGURES_OF[c].index(f) + 1}"
    for f, c in enumerate(FIGURE_CARD)
]
FIGURE_STRENGTH: Final[list[int]] = [_WONDER[c].strength for c in FIGURE_CARD]
WONDER_N: Final[list[int]] = [card.n for card in _WONDER]
ITEM_N: Final[list[int]] = [0] * FIRST_ITEM + [_WONDER[i].n for i in ITEM_CARDS]
OYSTERS_WON: Final[int] = _FILES.wonderlandians["walrus_oysters"].won or 0
NOT_FOR_TWO: Final[list[int]] = [i for i, card in enumerate(_WONDER) if not card.two_players]


def figure(name: str) -> int:
    return FIGURE_NAMES.index(name)


def figure_n(name: str) -> int:
    """The number in a figure's text."""
    return WONDER_N[WONDERLANDIANS.index(name)]


# --- cards: one number each, over the whole game --------------------------------------------------------

NO_CARD: Final = -1
TEA_NAMES: Final[list[str]] = list(_FILES.tea_cards)
QUEST_NAMES: Final[list[str]] = list(_FILES.quests)
TEA: Final = 0
WONDER: Final[int] = TEA + len(TEA_NAMES)
QUEST: Final[int] = WONDER + len(WONDERLANDIANS)
BET: Final[int] = QUEST + len(QUEST_NAMES)
CARDS: Final[int] = BET + len(FACTIONS) ** 2


def bet_card(owner: int, named: int) -> int:
    """The card with which one faction bets on another."""
    return BET + owner * len(FACTIONS) + named


def bet_on(card: int) -> int:
    """The faction a bet card names."""
    return (card - BET) % len(FACTIONS)


CARD_NAMES: Final[list[str]] = (
    TEA_NAMES + WONDERLANDIANS + QUEST_NAMES + [f"bet_{a}_{b}" for a in FACTIONS for b in FACTIONS]
)

# --- rewards (4.1.4, 14.3.9) -------------------------------------------------------------------------------

REWARD_NAMES: Final[list[str]] = [
    "units", "ally", "any_ally", "shield", "wonderlandian", "unlock_ability", "discard_shards", "castle",
    "leader_strength", "discard_madness", "quest", "supporter", "castle_value", "vp", "die", "split", "corrupted",
    "extra_supporter", "forge",
]  # fmt: skip
UNITS: Final = 0
ONE_ALLY: Final = 1
ANY_ALLY: Final = 2
SHIELD: Final = 3
WONDERLANDIAN: Final = 4
UNLOCK: Final = 5
SHARDS: Final = 6
CASTLE: Final = 7
LEADER: Final = 8
LESS_MADNESS: Final = 9
NEW_QUEST: Final = 10
SUPPORTER: Final = 11
CASTLE_VALUE: Final = 12
VP: Final = 13
DIE_ROLL: Final = 14
SPLIT: Final = 15
CORRUPTED: Final = 16
EXTRA_SUPPORTER: Final = 17  # Twice as Fast
FORGING: Final = 18  # by a tea card


class Reward:
    """One reward: its kind, its number, the chip or the class of chips it gives, how many quests it takes back."""

    __slots__ = ("chip", "discard", "kind", "n", "strong")

    def __init__(self, kind: int, n: int, chip: int, strong: bool, discard: int) -> None:
        self.kind = kind
        self.n = n
        self.chip = chip
        self.strong = strong
        self.discard = discard


MOST: Final = 10  # the highest number of a reward, and one


def _all_rewards() -> list[Reward]:
    """Every reward there can be, once. Steps and lists carry its number here, whatever the data files say."""
    out: list[Reward] = []
    for kind in range(len(REWARD_NAMES)):
        if kind == ONE_ALLY:
            out += [Reward(kind, 0, chip, IS_STRONG[chip], 0) for chip in (*WEAK_ALLIES, *STRONG_ALLIES)]
        elif kind == ANY_ALLY:
            out += [Reward(kind, 0, NO_CHIP, strong_one, 0) for strong_one in (False, True)]
        elif kind == NEW_QUEST:
            out += [Reward(kind, n, NO_CHIP, False, discard) for n in (1, 2) for discard in (0, 1)]
        elif kind in (UNITS, SHARDS, CASTLE_VALUE, VP):
            out += [Reward(kind, n, NO_CHIP, False, 0) for n in range(MOST)]
        else:
            out.append(Reward(kind, 0, NO_CHIP, False, 0))
    return out


REWARDS: Final[list[Reward]] = _all_rewards()
_NUMBERS: Final[dict[tuple[int, int, int, bool, int], int]] = {
    (one.kind, one.n, one.chip, one.strong, one.discard): i for i, one in enumerate(REWARDS)
}


def reward_number(kind: int, n: int = 0, chip: int = NO_CHIP, strong_one: bool = False, discard: int = 0) -> int:
    return _NUMBERS[kind, n, chip, strong_one, discard]


def read_reward(given: shapes.Reward) -> int:
    kind = REWARD_NAMES.index(given.type)
    strong_one = given.strength == "strong"
    if kind == ONE_ALLY:
        assert given.ally is not None
        ally = ALLIES.index(given.ally)
        return reward_number(kind, 0, strong(ally) if strong_one else weak(ally), strong_one)
    if kind == NEW_QUEST:
        return reward_number(kind, given.draw or 1, discard=given.discard)
    return reward_number(kind, given.n or 0, strong_one=strong_one)


def read_rewards(given: Iterable[shapes.Reward]) -> list[int]:
    return [read_reward(one) for one in given]


PLACE: Final[list[int]] = [reward_number(UNITS, n) for n in range(MOST)]  # by number of units
ROLL: Final = reward_number(DIE_ROLL)
HALF: Final = reward_number(SPLIT)
TEMPTATION: Final = reward_number(CORRUPTED)
TWICE_AS_FAST: Final = reward_number(EXTRA_SUPPORTER)

_TEA: Final = list(_FILES.tea_cards.values())
TEA_UNITS: Final[list[int]] = [card.units for card in _TEA]
TEA_DIE: Final[list[bool]] = [card.die for card in _TEA]
TEA_REWARDS: Final[list[list[int]]] = [read_rewards(card.rewards) for card in _TEA]
TEA_TOP: Final[list[list[int]]] = [read_rewards(card.top) for card in _TEA]
TEA_BOTTOM: Final[list[list[int]]] = [read_rewards(card.bottom) for card in _TEA]
TEA_CORRUPTED: Final[list[list[int]]] = [read_rewards(card.corrupted) for card in _TEA]
TEA_ROUND: Final[list[int]] = [card.round for card in _TEA]
SHOWS_DIE: Final[list[bool]] = [card.die or card.layout == "corrupted" for card in _TEA]

# --- abilities: faction * 4 + slot ----------------------------------------------------------------------

_LEADERS: Final = [_FILES.leaders.leaders[name] for name in FACTIONS]
ABILITIES: Final[list[str]] = [name for leader in _LEADERS for name in leader.abilities]
_ABILITY: Final = [_FILES.leaders.abilities[name] for name in ABILITIES]
ABILITY_N: Final[list[int]] = [a.n or 0 for a in _ABILITY]
ABILITY_N_TWO: Final[list[int]] = [a.two_players or a.n or 0 for a in _ABILITY]
LEADER_ABILITIES: Final[list[str]] = [leader.leader_ability for leader in _LEADERS]
ARTIFACT_NAMES: Final[list[str]] = [leader.artifact for leader in _LEADERS]


def _leader_number(name: str) -> list[int]:
    """The number in a leader's own ability, by number of players (5.1.2)."""
    one = _FILES.leaders.abilities[name]
    assert one.n is not None
    assert one.two_players is not None
    return [one.two_players if n == 2 else one.n for n in range(6)]


PARTIES: Final[list[int]] = _leader_number("my_party")  # in one tea party
ALL_MAD_HERE_FROM: Final[list[int]] = _leader_number("all_mad_here")  # the lowest roll
JAWS_AT_START: Final[list[int]] = _leader_number("jaws_that_bite")  # cards poisoned at the start of a tea party
ABILITY_SLOTS: Final = 4
SLOT_BITS: Final = 2  # 4 slots
ALL_UNLOCKED: Final = 15  # a mask of the four


def ability(name: str) -> int:
    return ABILITIES.index(name)


def ability_of(faction: int, slot: int) -> int:
    return faction * ABILITY_SLOTS + slot


def faction_of(one: int) -> int:
    """Whose ability it is. Shifts: asked for every chip, and division is slow when compiled."""
    return one >> SLOT_BITS


def slot_of(one: int) -> int:
    return one & ABILITY_SLOTS - 1


# --- forge tracks: the reward of every space, by faction, track and column; and the rewards between -------


def _tracks(two: bool) -> list[list[list[int]]]:
    out: list[list[list[int]]] = []
    for leader in _LEADERS:
        tracks = [read_rewards(track) for track in leader.tracks]
        if two:
            tracks[-1] = [reward_number(CASTLE_VALUE, n) for n in leader.castle_track_two_players]
        out.append(tracks)
    return out


TRACK_REWARDS: Final[list[list[list[int]]]] = _tracks(False)
TRACK_REWARDS_TWO: Final[list[list[list[int]]]] = _tracks(True)
# (upper track, column, reward), counted from 0
BETWEEN: Final[list[list[tuple[int, int, int]]]] = [
    [(b.tracks[0] - 1, b.column - 1, read_reward(b.reward)) for b in leader.between] for leader in _LEADERS
]

# --- quests ---------------------------------------------------------------------------------------------

GOAL_TYPES: Final[list[str]] = list(shapes.GOALS)
_QUESTS: Final = list(_FILES.quests.values())
QUEST_REGION: Final[list[int]] = [REGIONS.index(q.region) for q in _QUESTS]
DEED_KIND: Final[list[str]] = [q.deed.type for q in _QUESTS]
DEED_VALUES: Final[list[list[int]]] = [list(q.deed.values) or [q.deed.n or q.deed.place or 0] for q in _QUESTS]
DEED_N: Final[list[int]] = [values[0] for values in DEED_VALUES]
DEED_ALLY: Final[list[int]] = [-1 if q.deed.ally is None else ALLIES.index(q.deed.ally) for q in _QUESTS]
GOAL_KIND: Final[list[str]] = [q.goal.type for q in _QUESTS]
GOAL: Final[list[int]] = [GOAL_TYPES.index(kind) for kind in GOAL_KIND]
GOAL_N: Final[list[int]] = [q.goal.n or 0 for q in _QUESTS]
GOAL_ALLIES: Final[list[list[int]]] = [[ALLIES.index(a) for a in q.goal.allies] for q in _QUESTS]
