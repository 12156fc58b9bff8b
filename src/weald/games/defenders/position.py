"""What else a viewer sees: the table in words, and what the machines would do next. Derived, never stored."""

from __future__ import annotations

from typing import Any

from weald.games.defenders.facts import (
    ABILITY_IDS,
    ALL_CARD_IDS,
    CAMP_FIELDS,
    FIRST_MACHINE,
    HAND_AT,
    ITEM_COUNT,
    LEADER_IDS,
    MACHINE_NAMES,
    MECHS,
    TOP_TILE,
    TOXIC_SITES,
    VENTS,
    WALLS,
)
from weald.games.defenders.geometry import (
    AXIAL,
    BORDER,
    CORE,
    DIRECTIONS,
    EDGE,
    EDGE_IDS,
    EDGES,
    HEX_IDS,
    HEXES,
    ONE_SIDE,
    OTHER_SIDE,
    POSE,
    RIGHT,
    SIDES,
    front_hex,
)
from weald.games.defenders.preview import previews
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.factories import building_site, enclosed_hexes
from weald.games.defenders.rules.ground import factories_built, toxic_left, walled, works
from weald.games.defenders.rules.injuries import CLOSE, RANGED, threat
from weald.games.defenders.rules.machines import skips
from weald.games.defenders.rules.moving import paths, trails
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.schema import FACTIONS, ITEMS, TERRAINS
from weald.games.defenders.signals import talk
from weald.games.defenders.state import ACTING, NONE, PHASES, Wild
from weald.kernel.game import Game


def position(game: Game, g: Wild, viewer: int) -> dict[str, Any]:
    return {
        "phase": PHASES[g.phase],
        "turn": FACTIONS[g.faction[g.turn]] if g.turn != NONE else None,
        "points": g.points,
        "first": FACTIONS[g.faction[g.first]] if g.first != NONE else None,
        "direction": "right" if g.direction == RIGHT else "left",
        "hexes": [_hex(g, h) for h in range(HEXES)],
        "edges": [_edge(g, e) for e in range(EDGES) if walled(g, e)],
        "engines": [_engine(g, i) for i in range(len(g.engine))],
        "players": [_player(g, p) for p in range(g.players)],
        "danger": _danger(g),
        "machines": [ALL_CARD_IDS[c] for c in g.machines],
        "ways": _ways(g),
        "preview": previews(game, g),
        "hacked": g.phase == ACTING and g.turn != NONE and skips(g, g.turn),  # no card at the end of this turn
        "talk": talk(g, viewer),
    }


def _hex(g: Wild, h: int) -> dict[str, Any]:
    out: dict[str, Any] = {
        "id": HEX_IDS[h], "q": AXIAL[h][0], "r": AXIAL[h][1],
        "terrain": TERRAINS[g.terrain[h]] if h != CORE else None,
        "mechs": g.mechs[h], "pollution": g.pollution[h], "toxic": g.toxic[h],
        "camp": None, "leaders": [FACTIONS[g.faction[p]] for p in range(g.players) if g.leader[p] == h],
    }  # fmt: skip
    if g.camp[h] != NONE:
        out["camp"] = {"side": FACTIONS[g.faction[g.camp[h]]], "works": works(g, h)}
    if g.tile[h] != NONE:
        number = g.tile[h]
        arrow = g.arrow[number]
        out["factory"] = {
            "number": number,
            "reforested": g.green[h],
            "arrow": arrow,
            "vents": [] if g.green[h] else [DIRECTIONS[(arrow + 1 + v) % SIDES] for v in VENTS[number]],
        }
    return out


def _edge(g: Wild, e: int) -> dict[str, Any]:
    """Walled edges only; ``side`` is the direction seen from the first hex."""
    return {
        "id": EDGE_IDS[e],
        "hexes": [HEX_IDS[ONE_SIDE[e]]] if BORDER[e] else [HEX_IDS[ONE_SIDE[e]], HEX_IDS[OTHER_SIDE[e]]],
        "side": DIRECTIONS[POSE[e] % SIDES],
        "piece": g.wall[e],
        "breach": FACTIONS[g.faction[g.breach[e]]] if g.breach[e] != NONE else None,
    }


def _engine(g: Wild, i: int) -> dict[str, Any]:
    """``arrow`` is the corner of the right hex that the front points to."""
    pose = g.engine[i]
    if pose == NONE:
        return {"edge": None}
    front = front_hex(pose)
    return {
        "edge": EDGE_IDS[EDGE[pose]],
        "right": HEX_IDS[pose // SIDES],
        "corner": pose % SIDES,
        "front": HEX_IDS[front] if front != NONE else None,
    }


def _player(g: Wild, p: int) -> dict[str, Any]:
    fields = CAMP_FIELDS[g.seats]
    danger = threat(g, p) if g.leader[p] != NONE else 0
    return {
        "side": FACTIONS[g.faction[p]],
        "seat": g.seat_of(p),
        "leader": LEADER_IDS[g.leader_card[p]] if g.leader_card[p] != NONE else None,
        "at": HEX_IDS[g.leader[p]] if g.leader[p] != NONE else None,
        "left": g.gone[p],
        "support": g.support[p],
        "maximum": maximum_support(g, p),
        "track": HAND_AT[g.seats],
        "camps": fields[g.built[p] :],  # the track fields that still hold a camp
        "camps_left": camps_to_build(g) - g.built[p],
        "injuries": g.injuries[p],
        "breaches": g.tokens[p],
        "items": {
            ITEMS[i]: g.items[p * ITEM_COUNT + i] == 1 for i in range(ITEM_COUNT) if g.items[p * ITEM_COUNT + i] != NONE
        },
        "active": ALL_CARD_IDS[g.active[p]] if g.active[p] != NONE else None,
        "team": [ALL_CARD_IDS[c] for c in g.discard[p][len(g.discard[p]) - 1 - g.team[p] : -1]] if g.team[p] else [],
        "power": ABILITY_IDS[g.power[p]] if g.power[p] != NONE else None,
        "threat": "close" if danger == CLOSE else "ranged" if danger == RANGED else None,
    }


def _danger(g: Wild) -> dict[str, Any]:
    """One panel for the three ways to lose, and the pieces left."""
    site = building_site(g)
    return {
        "factories": factories_built(g),
        "factories_left": TOP_TILE - factories_built(g),
        "toxic": TOXIC_SITES - toxic_left(g),
        "toxic_left": toxic_left(g),
        "deaths": {TERRAINS[t]: ALL_CARD_IDS[c] for t, c in enumerate(g.deaths) if c != NONE},
        "enclosed": [HEX_IDS[h] for h in enclosed_hexes(g)],
        "site": HEX_IDS[site] if site != NONE else None,
        "mechs_left": MECHS - sum(g.mechs),
        "walls_left": WALLS - sum(g.wall),
        "cards_left": sorted({MACHINE_NAMES[c - FIRST_MACHINE] for c in _unseen(g)}),
        "reforest": [HEX_IDS[h] for h in range(1, HEXES) if g.tile[h] != NONE and not g.green[h]],
    }


def _unseen(g: Wild) -> list[int]:
    """The machine cards still to come before the reshuffle: public, their order is not (3.5.8)."""
    return [c for c in g.machines if c not in g.machine_discard]


def _ways(g: Wild) -> dict[str, list[str]]:
    """Where one Move of the active leader can end, and the whole path there."""
    p = g.turn
    if g.phase != ACTING or p == NONE or g.leader[p] == NONE or g.active[p] == NONE:
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
