"""Leanings with the cards of the Exiles and Partisans deck."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import CARD_SUIT, FACE_SUIT, FACES, GOAL, ITEM_KINDS, face_named
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.pieces import OWNER, TOKENS_OF, WARRIOR_OF
from weald.games.root.rules.faction import FACTIONS, warriors
from weald.games.root.rules.pieces import rulers
from weald.games.root.state import Root
from weald.kernel import NOBODY, Decision

# How much crafting a card pulls where it is of use.
_CRAFT: Final = {
    "saboteurs": 8, "soup_kitchens": 14, "boat_builders": 8, "corvid_planners": 10, "eyrie_emigre": 12,
    "fox_partisans": 10, "propaganda_bureau": 14, "false_orders": 10, "informants": 5, "rabbit_partisans": 10,
    "tunnels": 8, "charm_offensive": 16, "swap_meet": 14, "coffin_makers": 24, "mouse_partisans": 10,
    "league_of_adventurous_mice": 12, "murine_broker": 20, "master_engravers": 18,
}  # fmt: skip
CRAFT: Final[list[int]] = [0] * FACES
for _name, _pull in _CRAFT.items():
    CRAFT[face_named(_name)] = _pull
SOUP_KITCHENS: Final = face_named("soup_kitchens")
CORVID_PLANNERS: Final = face_named("corvid_planners")
TUNNELS: Final = face_named("tunnels")
LEAGUE: Final = face_named("league_of_adventurous_mice")
CHARM_OFFENSIVE: Final = face_named("charm_offensive")
NEAR: Final = 3  # points to the goal with which nobody is charmed


def craft(g: Root, seat: int, face: int) -> int:
    """What a card is worth to this faction: none needs every one of them."""
    side = g.side[seat]
    if face == SOUP_KITCHENS:
        return CRAFT[face] if TOKENS_OF[side] else 0
    if face == CORVID_PLANNERS:
        return CRAFT[face] if WARRIOR_OF[side] >= 0 and FACTIONS[side].needs_rule(g) else 0
    if face == TUNNELS:
        return CRAFT[face] if FACTIONS[side].crafting_kinds else 0
    if face == LEAGUE:
        return CRAFT[face] if any(g.boxes[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS]) else 1
    return CRAFT[face]


def use(g: Root, seat: int, face: int) -> int:
    if face == CHARM_OFFENSIVE:
        return 0 if min(g.vp[:seat] + g.vp[seat + 1 :]) >= GOAL - NEAR else 12
    return 8


def rise(g: Root, seat: int, face: int) -> int:
    """A hit for the cards of other suits in hand."""
    lost = 0
    for card in g.hands[seat]:
        if CARD_SUIT[card] != FACE_SUIT[face]:
            lost += 1
    return 9 - 3 * lost if lost < 3 else 0


def leaders(g: Root, ask: Decision) -> list[int]:
    """Somebody to be harmed: who is ahead."""
    return [1 + g.vp[g.seat_of[option.a]] for option in ask.options]


def dearest(g: Root, ask: Decision) -> list[int]:
    return [1 + CRAFT[option.a] for option in ask.options]


def bureau_where(g: Root, ask: Decision) -> list[int]:
    """Where a single warrior guards something, or where one is missing for rule."""
    side = g.side[ask.seat]
    ruler = rulers(g)
    out: list[int] = []
    for option in ask.options:
        c = option.a
        guards = 0
        for other in g.armies:
            if other != side:
                guards += warriors(g, other, c)
        out.append(
            2 + (6 * prey(g, side, c) if guards == 1 else 0) + (4 if ruler[c] != side and warriors(g, side, c) else 0)
        )
    return out


def bureau_whom(g: Root, ask: Decision) -> list[int]:
    seats = [g.seat_of[OWNER[option.a]] for option in ask.options]
    return [1 + g.vp[seat] if seat != NOBODY else 1 for seat in seats]


def orders_from(g: Root, ask: Decision) -> list[int]:
    """Where many stand, most of all where they stand in the own way."""
    me, side = g.side[ask.seat], ask.values[0]
    out: list[int] = []
    for option in ask.options:
        c = option.a
        near = c < CLEARINGS and WARRIOR_OF[me] >= 0 and g.on[WARRIOR_OF[me] * SPOTS + c] > 0
        out.append(1 + warriors(g, side, c) * (3 if near else 1))
    return out


def orders_to(g: Root, ask: Decision) -> list[int]:
    """Where others are strong and the own pieces are not."""
    me, side = g.side[ask.seat], ask.values[0]
    out: list[int] = []
    for option in ask.options:
        c = option.a
        mine = warriors(g, me, c)
        out.append(max(1, 3 + strongest_rival(g, side, c) - 2 * mine) if c < CLEARINGS else 2)
    return out


def swap_with(g: Root, ask: Decision) -> list[int]:
    return [1 + len(g.hands[g.seat_of[option.a]]) for option in ask.options]


def informants(g: Root, ask: Decision) -> list[int]:
    """An ambush is worth more than one unknown card, not more than two."""
    return [4 * ask.values[0] if option.verb == "done" else 5 for option in ask.options]
