"""What a screen draws from: the table in words, as far as the viewer may know it."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from weald.games.wonderland import board, facts
from weald.games.wonderland.rules.common import bag_size
from weald.games.wonderland.rules.forge import next_column, tracks_of
from weald.games.wonderland.rules.quests import goal_met
from weald.games.wonderland.rules.scoring import scoring_castles
from weald.games.wonderland.state import WAR, Wonderland
from weald.kernel import EVERYONE, NOWHERE

Phase = Literal["setup", "tea", "war"]
Castle = Literal["none", "lying", "standing"]
Status = Literal["out", "active", "halted", "bust"]
PHASES: Final[list[Phase]] = ["setup", "tea", "war"]
CASTLES: Final[list[Castle]] = ["none", "lying", "standing"]
STATUSES: Final[list[Status]] = ["out", "active", "halted", "bust"]


class Units(TypedDict):
    """A player's pieces in a region."""

    supporters: int
    leader: bool
    figures: list[str]
    castle: Castle


class Region(TypedDict):
    used: bool
    points: list[int] | None  # by round
    first_battle: bool
    units: list[Units]  # by seat


class Chair(TypedDict):
    card: str | None
    poison: bool
    leader: int | None  # the seat whose leader sits there


class Points(TypedDict):
    vp: int
    castles: int
    shards: int


class Score(TypedDict):
    vp: int
    castles: int
    quests: int
    shards: int
    total: int


class Quest(TypedDict):
    """One of the viewer's own quests: what its deed and its goal would bring now (12.1.2)."""

    card: str
    deed: bool
    goal: bool


class Reward(TypedDict):
    """What the next empty space of a forge track gives."""

    reward: str
    n: int
    chip: str | None


class Seat(TypedDict):
    faction: str
    status: Status
    strength: int  # in the battle being fought
    supply: int
    figures: list[str]  # in the supply
    leader_strength: int
    castle_value: int
    shield: bool
    shards: int
    bag_count: int
    exhausted: dict[str, int]
    active: list[str]
    madness: list[str]
    playing: str | None
    forge: list[list[str | None]]
    forge_next: list[Reward | None]  # None: the track is full
    abilities: dict[str, bool]
    taken: int  # tea cards of this party
    tea_cards: list[str]
    wonderlandians: list[str]
    deeds: list[str]
    points: Points
    bag: NotRequired[dict[str, int]]  # for its owner, while it may be looked into (1.6.2, 1.6.7)
    quests: NotRequired[list[Quest]]  # for their owner


class Position(TypedDict):
    phase: Phase
    allies: dict[str, str]
    regions: dict[str, Region]
    chairs: dict[str, Chair]
    at_head: list[int]
    cards_each: int  # tea cards each player takes in a party
    display: list[str]
    supply: dict[str, int]
    seats: list[Seat]
    battle: str | None  # the region that is fought over
    draw: int
    top: int  # of the battle track
    forge_symbols: list[int]
    resistance: int | None  # two players, in the war (17.3.1)
    score: list[Score]


def position(g: Wonderland, viewer: int) -> Position:
    """The table in words: places by id, pieces by kind. ``viewer`` is a seat; EVERYONE sees all."""
    return {
        "phase": PHASES[g.phase],
        "allies": {facts.ALLIES[a]: facts.SETS[g.allies[a]] for a in range(facts.FORGE_ALLY)},
        "regions": {facts.REGIONS[r]: _region(g, r) for r in range(board.RING)},
        "chairs": {board.CHAIR_NAMES[c]: _chair(g, c) for c in board.CHAIRS_IN_USE[g.players]},
        "at_head": [s for s in range(g.players) if g.leader[s] == board.TABLE and g.chair[s] == board.HEAD],
        "cards_each": facts.TEA_CARDS_EACH[g.players],
        "display": [facts.CARD_NAMES[card] for card in g.display],
        "supply": {facts.KIND_NAMES[k]: g.ally_supply[k] for k in range(facts.KINDS) if facts.ALLY_OF[k] >= 0},
        "seats": [_seat(g, s, viewer) for s in range(g.players)],
        "battle": facts.REGIONS[g.region] if g.region != NOWHERE else None,
        "draw": g.draw,
        "top": board.TOP,
        "forge_symbols": board.FORGE_SYMBOLS,
        "resistance": g.resistance if g.players == 2 and g.phase == WAR else None,
        "score": [
            {"vp": row[0], "castles": row[1], "quests": row[2], "shards": row[-2], "total": row[-1]} for row in g.score
        ],
    }


def _region(g: Wonderland, region: int) -> Region:
    tile = g.tiles[region]
    return {
        "used": region != g.unused,
        "points": facts.TILES[tile] if tile != facts.NO_TILE else None,
        "first_battle": region == g.first_battle,
        "units": [_units(g, s, region) for s in range(g.players)],
    }


def _units(g: Wonderland, seat: int, region: int) -> Units:
    return {
        "supporters": g.supporters[board.at(seat, region)],
        "leader": g.leader[seat] == region,
        "figures": _figures(g, seat, region),
        "castle": CASTLES[g.castles[board.at(seat, region)]],
    }


def _figures(g: Wonderland, seat: int, place: int) -> list[str]:
    figures = range(facts.FIGURES)
    return [facts.FIGURE_NAMES[f] for f in figures if g.figure_at[f] == place and g.figure_owner[f] == seat]


def _chair(g: Wonderland, chair: int) -> Chair:
    card = g.chairs[chair]
    return {
        "card": facts.CARD_NAMES[card] if card != facts.NO_CARD else None,
        "poison": g.poison_on[chair] > 0,
        "leader": g.chair.index(chair) if chair in g.chair else None,
    }


def _seat(g: Wonderland, seat: int, viewer: int) -> Seat:
    first = facts.chip_at(seat, 0)
    faction = g.faction[seat]
    playing = g.playing[seat]
    out: Seat = {
        "faction": facts.FACTIONS[faction],
        "status": STATUSES[g.status[seat]],
        "strength": g.strength[seat],
        "supply": g.supply[seat],
        "figures": _figures(g, seat, board.SUPPLY),
        "leader_strength": g.leader_strength[seat],
        "castle_value": g.castle_value[seat],
        "shield": g.shield[seat] > 0,
        "shards": g.shards[seat],
        "bag_count": bag_size(g, seat),
        "exhausted": _chips(g.exhausted[first : first + facts.KINDS]),
        "active": [facts.KIND_NAMES[k] for k in g.active[seat]],
        "madness": [facts.KIND_NAMES[k] for k in g.track[seat]],
        "playing": facts.KIND_NAMES[playing] if playing != facts.NO_CHIP else None,
        "forge": [_track(g, seat, t) for t in range(board.TRACKS)],
        "forge_next": [_next_space(g, seat, t) for t in range(board.TRACKS)],
        "abilities": {
            facts.ABILITIES[facts.ability_of(faction, slot)]: bool(g.unlocked[seat] >> slot & 1)
            for slot in range(facts.ABILITY_SLOTS)
        },
        "taken": g.taken_now[seat],
        "tea_cards": [facts.CARD_NAMES[card] for card in g.taken[seat]],
        "wonderlandians": [facts.CARD_NAMES[card] for card in g.cards[seat]],
        "deeds": [facts.CARD_NAMES[card] for card in g.deeds[seat]],
        "points": {
            "vp": g.vp[seat],
            "castles": scoring_castles(g, seat) * g.castle_value[seat],
            "shards": -g.shards[seat],
        },
    }
    if viewer == EVERYONE or (viewer == seat and (g.phase != WAR or g.open_bag)):
        out["bag"] = _chips(g.bag[first : first + facts.KINDS])
    if viewer in (seat, EVERYONE):
        out["quests"] = [
            {
                "card": facts.CARD_NAMES[card],
                "deed": card in g.deeds[seat],
                "goal": goal_met(g, seat, card - facts.QUEST),
            }
            for card in sorted(g.deeds[seat] + g.hand[seat])
        ]
    return out


def _track(g: Wonderland, seat: int, track: int) -> list[str | None]:
    first = board.space(seat, track, 0)
    chips = g.forged[first : first + len(tracks_of(g, seat)[track])]
    return [facts.KIND_NAMES[k] if k != facts.NO_CHIP else None for k in chips]


def _next_space(g: Wonderland, seat: int, track: int) -> Reward | None:
    column = next_column(g, seat, track)
    if column == NOWHERE:
        return None
    what = facts.REWARDS[tracks_of(g, seat)[track][column]]
    chip = facts.KIND_NAMES[what.chip] if what.chip != facts.NO_CHIP else None
    return {"reward": facts.REWARD_NAMES[what.kind], "n": what.n, "chip": chip}


def _chips(counts: list[int]) -> dict[str, int]:
    return {facts.KIND_NAMES[k]: n for k, n in enumerate(counts) if n}
