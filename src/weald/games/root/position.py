"""What a screen draws from: the public position by the names of its things."""

from __future__ import annotations

from typing import Any

from weald.games.root.board import MAP_NAMES, PLACE_NAMES
from weald.games.root.deck import CARD_FACE, FACE_NAMES
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.victory import in_coalition
from weald.games.root.state import (
    ALLY,
    ATTACKER,
    ATTACKER_EXTRA,
    ATTACKER_ROLLED,
    DEFENDER,
    DEFENDER_EXTRA,
    DEFENDER_ROLLED,
    PHASE_NAMES,
    WHERE,
    Root,
)
from weald.games.root.things import (
    BOARD,
    BOARD_KINDS,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMN_NAMES,
    CONDITION_NAMES,
    ITEM_KINDS,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    LEADER_NAMES,
    RELATION_NAMES,
    SIDES,
    SUIT_NAMES,
    VAGABOND,
)


def position(g: Root) -> dict[str, Any]:
    return {
        "map": MAP_NAMES[g.map],
        "turn": g.turn,
        "first": g.first,
        "phase": PHASE_NAMES[g.phase],
        "clearings": {PLACE_NAMES[c]: _clearing(g, c) for c in range(CLEARINGS)},
        "players": [_player(g, seat) for seat in range(g.players)],
        "supply": {KIND_NAMES[k]: g.stock[k] for k in range(KINDS)},
        "items": {ITEM_NAMES[i]: g.item_supply[i] for i in range(ITEM_KINDS)},
        "eyrie": _eyrie(g),
        "officers": g.officers,
        "vagabonds": {SIDES[VAGABOND + v]: _vagabond(g, v) for v in range(2) if g.pawn[v] >= 0},
        "crafting": _crafting(g),
        "battle": _battle(g),
    }


def _crafting(g: Root) -> dict[str, dict[str, int]]:
    """Crafting pieces of the seat whose turn it is, by suit: still to activate, and activated (4.1.1)."""
    free = faction_of(g, g.turn).crafting(g, g.turn)
    return {SUIT_NAMES[suit]: {"free": free[suit], "used": g.activated[suit]} for suit in range(3)}


def _clearing(g: Root, c: int) -> dict[str, Any]:
    return {
        "suit": SUIT_NAMES[g.suits[c]],
        "slots": g.board().slots[c],
        "open": g.room[c],
        "ruin": bool(g.ruins[c]),
        "scorched": bool(g.scorched >> c & 1),
        "ruler": SIDES[g.rule[c]] if g.rule[c] >= 0 else None,
        "pieces": {KIND_NAMES[k]: g.on[k * CLEARINGS + c] for k in range(KINDS) if g.on[k * CLEARINGS + c]},
        "pawns": [SIDES[VAGABOND + v] for v in range(2) if g.pawn[v] == c],
    }


def _player(g: Root, seat: int) -> dict[str, Any]:
    card = g.dominance[seat]
    return {
        "side": SIDES[g.side[seat]],
        "points": g.vp[seat] if card < 0 else None,
        "dominance": FACE_NAMES[CARD_FACE[card]] if card >= 0 else None,
        "partner": g.partner[seat] if g.partner[seat] >= 0 else None,
        "coalition": in_coalition(g, seat),
        "hand": len(g.hands[seat]),
        "crafted": {
            ITEM_NAMES[i]: g.boxes[seat * ITEM_KINDS + i] for i in range(ITEM_KINDS) if g.boxes[seat * ITEM_KINDS + i]
        },
    }


def _eyrie(g: Root) -> dict[str, Any]:
    return {
        "leader": LEADER_NAMES[g.leader] if g.leader >= 0 else None,
        "face_up": [LEADER_NAMES[i] for i in range(4) if g.leaders_up >> i & 1],
        "viziers": {COLUMN_NAMES[i]: g.viziers[i] for i in range(4)},
    }


def _vagabond(g: Root, v: int) -> dict[str, Any]:
    return {
        "pawn": PLACE_NAMES[g.pawn[v]],
        "character": CHARACTER_NAMES[g.character[v]],
        "items": {
            name: {
                ITEM_NAMES[k]: g.items[v * BOARD + i * BOARD_KINDS + k]
                for k in range(BOARD_KINDS)
                if g.items[v * BOARD + i * BOARD_KINDS + k]
            }
            for i, name in enumerate(CONDITION_NAMES)
        },
        "relations": {
            SIDES[side]: RELATION_NAMES[g.relations[v * 5 + side]]
            for side in range(VAGABOND)
            if g.relations[v * 5 + side] >= 0
        },
        "aids": {SIDES[side]: g.aids[v * 5 + side] for side in range(VAGABOND) if g.aids[v * 5 + side]},
    }


def _battle(g: Root) -> dict[str, Any] | None:
    if not g.battle:
        return None
    fight = g.battle
    return {
        "attacker": fight[ATTACKER],
        "defender": fight[DEFENDER],
        "place": PLACE_NAMES[fight[WHERE]],
        "ally": SIDES[fight[ALLY]] if fight[ALLY] >= 0 else None,
        "attacker_hits": fight[ATTACKER_ROLLED] + fight[ATTACKER_EXTRA],
        "defender_hits": fight[DEFENDER_ROLLED] + fight[DEFENDER_EXTRA],
    }
