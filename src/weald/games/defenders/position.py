"""What a viewer sees beside the cards: the table by the names of its things, and what the machines would do next."""

from __future__ import annotations

from typing import TypedDict

from weald.games.defenders import facts
from weald.games.defenders.board import (
    AXIAL,
    BORDER,
    CORE,
    CORNERS,
    DIRECTIONS,
    EDGE,
    EDGE_IDS,
    EDGES,
    HEX_IDS,
    HEXES,
    OFF,
    ONE_SIDE,
    OTHER_SIDE,
    POSE,
    RIGHT,
    SIDES,
    Corner,
    Direction,
    front_hex,
)
from weald.games.defenders.preview import Preview, previews
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.factories import building_site, enclosed_hexes
from weald.games.defenders.rules.ground import factories_built, toxic_left, walled, works
from weald.games.defenders.rules.injuries import CLOSE, SAFE, Threat, injury_limit, threat
from weald.games.defenders.rules.machines import skips
from weald.games.defenders.rules.moving import paths, trails
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.shapes import FACTIONS, ITEMS, TERRAINS, Faction, Item, Terrain, Turning
from weald.games.defenders.signals import Talk, talk
from weald.games.defenders.state import ACTING, NONE, PHASES, READY, Defenders, Phase
from weald.kernel import NOBODY, NOWHERE


class Factory(TypedDict):
    """A factory tile on a hex; on the core the top tile of its stack."""

    number: int
    reforested: bool
    arrow: Corner  # the corner of the hex its arrow points to
    vents: list[Direction]  # where it spreads pollution; none once reforested


class Camp(TypedDict):
    side: Faction
    works: bool  # not on an unreforested factory


class Hex(TypedDict):
    id: str
    q: int
    r: int
    terrain: Terrain | None  # None: the core
    mechs: int
    pollution: int
    toxic: bool
    camp: Camp | None
    leaders: list[Faction]
    factory: Factory | None


class Edge(TypedDict):
    """An edge with a wall."""

    id: str
    hexes: list[str]  # one on the border
    side: Direction  # seen from the first of its hexes
    piece: bool  # a wall piece lies there; otherwise it is the wall of a factory or of the core
    breach: Faction | None  # whose token


class Engine(TypedDict):
    edge: str
    right: str  # the hex on its right
    corner: Corner  # the corner of that hex its front points to
    front: str | None  # the hex in front of it; None beyond the border


class ItemToken(TypedDict):
    item: Item
    ready: bool


class Death(TypedDict):
    terrain: Terrain
    card: str


class Player(TypedDict):
    side: Faction
    seat: int
    leader: str | None
    at: str | None  # the hex its leader stands on
    left: bool  # has built the last camp and left the game
    support: int
    maximum: int
    track: list[int]  # by field: how many cards its hand is filled to when its camp is built
    camps: list[int]  # the track fields that still hold a camp
    camps_left: int
    injuries: int
    injury_limit: int
    breaches: int
    items: list[ItemToken]  # one of each item in play
    active: str | None  # the active defender
    team: list[str]
    power: str | None  # the lasting ability at work
    threat: Threat | None


class Danger(TypedDict):
    """The three ways to lose, and the pieces left."""

    factories: int
    factories_left: int
    toxic: int
    toxic_left: int
    deaths: list[Death]
    enclosed: list[str]
    site: str | None  # where the next factory will be built
    mechs_left: int
    walls_left: int
    cards_left: list[str]
    reforest: list[str]  # the factories that must be reforested yet


class Position(TypedDict):
    phase: Phase
    turn: Faction | None
    points: int
    first: Faction | None
    direction: Turning
    hexes: list[Hex]
    edges: list[Edge]
    engines: list[Engine | None]  # None: standing on the core
    players: list[Player]
    danger: Danger
    machines: list[str]
    ways: dict[str, list[str]]  # where one Move of the active leader can end, and the whole path there
    preview: list[Preview]
    hacked: bool  # no card is flipped at the end of this turn
    talk: Talk


def position(g: Defenders, viewer: int) -> Position:
    return {
        "phase": PHASES[g.phase],
        "turn": FACTIONS[g.faction[g.turn]] if g.turn != NOBODY else None,
        "points": g.points,
        "first": FACTIONS[g.faction[g.first]] if g.first != NOBODY else None,
        "direction": "right" if g.direction == RIGHT else "left",
        "hexes": [_hex(g, h) for h in range(HEXES)],
        "edges": [_edge(g, e) for e in range(EDGES) if walled(g, e)],
        "engines": [_engine(pose) if pose != NONE else None for pose in g.engine],
        "players": [_player(g, p) for p in range(g.players)],
        "danger": _danger(g),
        "machines": [facts.ALL_CARD_IDS[c] for c in g.machines],
        "ways": _ways(g),
        "preview": previews(g),
        "hacked": g.phase == ACTING and g.turn != NOBODY and skips(g, g.turn),
        "talk": talk(g, viewer),
    }


def _hex(g: Defenders, h: int) -> Hex:
    return {
        "id": HEX_IDS[h],
        "q": AXIAL[h][0],
        "r": AXIAL[h][1],
        "terrain": TERRAINS[g.terrain[h]] if h != CORE else None,
        "mechs": g.mechs[h],
        "pollution": g.pollution[h],
        "toxic": g.toxic[h],
        "camp": {"side": FACTIONS[g.faction[g.camp[h]]], "works": works(g, h)} if g.camp[h] != NOBODY else None,
        "leaders": [FACTIONS[g.faction[p]] for p in range(g.players) if g.leader[p] == h],
        "factory": _factory(g, h) if g.tile[h] != NONE else None,
    }


def _factory(g: Defenders, h: int) -> Factory:
    number = g.tile[h]
    arrow = g.arrow[number]
    return {
        "number": number,
        "reforested": g.green[h],
        "arrow": CORNERS[arrow],
        "vents": [] if g.green[h] else [DIRECTIONS[(arrow + 1 + vent) % SIDES] for vent in facts.VENTS[number]],
    }


def _edge(g: Defenders, e: int) -> Edge:
    return {
        "id": EDGE_IDS[e],
        "hexes": [HEX_IDS[ONE_SIDE[e]]] if BORDER[e] else [HEX_IDS[ONE_SIDE[e]], HEX_IDS[OTHER_SIDE[e]]],
        "side": DIRECTIONS[POSE[e] % SIDES],
        "piece": g.wall[e],
        "breach": FACTIONS[g.faction[g.breach[e]]] if g.breach[e] != NOBODY else None,
    }


def _engine(pose: int) -> Engine:
    front = front_hex(pose)
    return {
        "edge": EDGE_IDS[EDGE[pose]],
        "right": HEX_IDS[pose // SIDES],
        "corner": CORNERS[pose % SIDES],
        "front": HEX_IDS[front] if front != OFF else None,
    }


def _player(g: Defenders, p: int) -> Player:
    danger = threat(g, p) if g.leader[p] != NOWHERE else SAFE
    return {
        "side": FACTIONS[g.faction[p]],
        "seat": g.seat_of(p),
        "leader": facts.LEADER_IDS[g.leader_card[p]] if g.leader_card[p] != NONE else None,
        "at": HEX_IDS[g.leader[p]] if g.leader[p] != NOWHERE else None,
        "left": g.gone[p],
        "support": g.support[p],
        "maximum": maximum_support(g, p),
        "track": facts.HAND_AT[g.seats],
        "camps": facts.CAMP_FIELDS[g.seats][g.built[p] :],
        "camps_left": camps_to_build(g) - g.built[p],
        "injuries": g.injuries[p],
        "injury_limit": injury_limit(g),
        "breaches": g.tokens[p],
        "items": [
            _item(g, p, item) for item in range(facts.ITEM_COUNT) if g.items[p * facts.ITEM_COUNT + item] != NONE
        ],
        "active": facts.ALL_CARD_IDS[g.active[p]] if g.active[p] != NONE else None,
        "team": [facts.ALL_CARD_IDS[c] for c in g.discard[p][len(g.discard[p]) - 1 - g.team[p] : -1]]
        if g.team[p]
        else [],
        "power": facts.ABILITY_IDS[g.power[p]] if g.power[p] != NONE else None,
        "threat": None if danger == SAFE else "close" if danger == CLOSE else "ranged",
    }


def _item(g: Defenders, p: int, item: int) -> ItemToken:
    return {"item": ITEMS[item], "ready": g.items[p * facts.ITEM_COUNT + item] == READY}


def _danger(g: Defenders) -> Danger:
    site = building_site(g)
    return {
        "factories": factories_built(g),
        "factories_left": facts.TOP_TILE - factories_built(g),
        "toxic": facts.TOXIC_SITES - toxic_left(g),
        "toxic_left": toxic_left(g),
        "deaths": [
            {"terrain": TERRAINS[t], "card": facts.ALL_CARD_IDS[c]} for t, c in enumerate(g.deaths) if c != NONE
        ],
        "enclosed": [HEX_IDS[h] for h in enclosed_hexes(g)],
        "site": HEX_IDS[site] if site != NONE else None,
        "mechs_left": facts.MECHS - sum(g.mechs),
        "walls_left": max(facts.WALLS - sum(g.wall), 0),  # what the box lacks is replaced (AMB-15)
        # The cards still to come before the reshuffle are public, their order is not (3.5.8).
        "cards_left": sorted(
            {facts.MACHINE_NAMES[c - facts.FIRST_MACHINE] for c in g.machines if c not in g.machine_discard}
        ),
        "reforest": [HEX_IDS[h] for h in range(1, HEXES) if g.tile[h] != NONE and not g.green[h]],
    }


def _ways(g: Defenders) -> dict[str, list[str]]:
    p = g.turn
    if g.phase != ACTING or p == NONE or g.leader[p] == NONE or g.active[p] == NOWHERE:
        return {}
    out: dict[str, list[str]] = {}
    for terrain in trails(g, p):
        came = paths(g, p, terrain)
        for h in range(1, HEXES):
            if came[h] != NONE and HEX_IDS[h] not in out:
                way = [h]
                while way[0] != g.leader[p]:
                    way.insert(0, came[way[0]])
                out[HEX_IDS[h]] = [HEX_IDS[x] for x in way]
    return out
