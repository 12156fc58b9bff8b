"""What a viewer is shown beside the board: the table in words."""

from __future__ import annotations

from typing import Any

from weald.games.wonderland.board import (
    ABILITIES,
    ALLIES,
    ALLY_OF,
    CARD_NAMES,
    CHAIR_NAMES,
    CHAIRS_IN_USE,
    FACTIONS,
    FIGURE_NAMES,
    FIGURES,
    KIND_NAMES,
    KINDS,
    QUEST,
    REGIONS,
    SETS,
    SUPPLY,
    TABLE,
    TILES,
)
from weald.games.wonderland.rules.common import bag_size
from weald.games.wonderland.rules.forge import tracks_of
from weald.games.wonderland.rules.quests import goal_met
from weald.games.wonderland.rules.scoring import scoring_castles
from weald.games.wonderland.state import Wonderland

_PHASES = ("setup", "tea", "war")
_PARTS = ("vp", "castles", "quests", "shards", "total")
_STATUS = ("out", "active", "halted", "bust")


def position(g: Wonderland, viewer: int) -> dict[str, Any]:
    """The table in words: places by id, pieces by kind. Bags only for their owners (1.6.7)."""
    return {
        "phase": _PHASES[g.phase],
        "allies": {ALLIES[a]: SETS[g.allies[a]] for a in range(5)},
        "regions": {
            REGIONS[r]: {
                "used": r != g.unused,
                "points": TILES[g.tiles[r]] if g.tiles[r] >= 0 else None,
                "first_battle": r == g.first_battle,
                "units": [_units(g, s, r) for s in range(g.players)],
            }
            for r in range(5)
        },
        "chairs": {
            CHAIR_NAMES[c]: {
                "card": CARD_NAMES[g.chairs[c]] if g.chairs[c] >= 0 else None,
                "poison": g.poison_on[c] > 0,
                "leader": g.chair.index(c) if c in g.chair else None,
            }
            for c in CHAIRS_IN_USE[g.players]
        },
        "at_head": [s for s in range(g.players) if g.leader[s] == TABLE and g.chair[s] == 0],
        "display": [CARD_NAMES[card] for card in g.display],
        "supply": {KIND_NAMES[k]: g.ally_supply[k] for k in range(KINDS) if ALLY_OF[k] >= 0},
        "seats": [_seat(g, s, viewer == s or viewer == -1) for s in range(g.players)],
        "resistance": g.resistance if g.players == 2 and g.phase == 2 else None,
        "score": [dict(zip(_PARTS, parts, strict=True)) for parts in g.score],
    }


def _units(g: Wonderland, seat: int, region: int) -> dict[str, Any]:
    return {
        "supporters": g.supporters[seat * 5 + region],
        "leader": g.leader[seat] == region,
        "figures": [FIGURE_NAMES[f] for f in range(FIGURES) if g.figure_at[f] == region and g.figure_owner[f] == seat],
        "castle": ("none", "lying", "standing")[g.castles[seat * 5 + region]],
    }


def _seat(g: Wonderland, seat: int, own: bool) -> dict[str, Any]:
    at = seat * KINDS
    tracks = tracks_of(g, seat)
    castles = scoring_castles(g, seat) * g.castle_value[seat]
    out: dict[str, Any] = {
        "faction": FACTIONS[g.faction[seat]],
        "status": _STATUS[g.status[seat]],
        "supply": g.supply[seat],
        "figures": [FIGURE_NAMES[f] for f in range(FIGURES) if g.figure_at[f] == SUPPLY and g.figure_owner[f] == seat],
        "bag_count": bag_size(g, seat),
        "exhausted": _chips(g.exhausted[at : at + KINDS]),
        "active": [KIND_NAMES[k] for k in g.active[seat]],
        "madness": [KIND_NAMES[k] for k in g.track[seat]],
        "playing": KIND_NAMES[g.playing[seat]] if g.playing[seat] >= 0 else None,
        "forge": [
            [
                KIND_NAMES[k] if k >= 0 else None
                for k in g.forged[seat * 16 + t * 4 : seat * 16 + t * 4 + len(tracks[t])]
            ]
            for t in range(4)
        ],
        "abilities": {ABILITIES[g.faction[seat] * 4 + i]: bool(g.unlocked[seat] >> i & 1) for i in range(4)},
        "tea_cards": [CARD_NAMES[card] for card in g.taken[seat]],
        "wonderlandians": [CARD_NAMES[card] for card in g.cards[seat]],
        "deeds": [CARD_NAMES[card] for card in g.deeds[seat]],
        "points": {"vp": g.vp[seat], "castles": castles, "shards": -g.shards[seat]},
    }
    if own:
        out["bag"] = _chips(g.bag[at : at + KINDS])
        # How the own quests stand: what the deed and the goal would bring now (12.1.2).
        out["quests"] = [
            {"card": CARD_NAMES[card], "deed": card in g.deeds[seat], "goal": goal_met(g, seat, card - QUEST)}
            for card in sorted(g.deeds[seat] + g.hand[seat])
        ]
        out["bag_open"] = g.phase != 2  # 1.6.2: in the war it is only what the owner can know
    return out


def _chips(counts: list[int]) -> dict[str, int]:
    return {KIND_NAMES[k]: n for k, n in enumerate(counts) if n}
