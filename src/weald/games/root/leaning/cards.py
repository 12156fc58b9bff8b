"""Leanings with cards, and with what every menu of a turn offers: crafting, effects, dominance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.facts import (
    AMBUSH,
    BASE_FACES,
    BIRD,
    DOMINANCE,
    DOMINANCE_CLEARINGS,
    FACE_SUIT,
    FACE_TYPE,
    FACE_VP,
    FACES,
    IMMEDIATE,
    ITEM,
    face_named,
)  # fmt: skip
from weald.games.root.leaning import exiles
from weald.games.root.leaning.sight import prey
from weald.games.root.rules.cards import in_play
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.pieces import rulers
from weald.games.root.rules.victory import ruled_of, rules_opposite_corners
from weald.games.root.state import Root
from weald.kernel import Decision, Option

BETTER_BURROW_BANK: Final = face_named("better_burrow_bank")
CODEBREAKERS: Final = face_named("codebreakers")
COMMAND_WARREN: Final = face_named("command_warren")
ROYAL_CLAIM: Final = face_named("royal_claim")
TAX_COLLECTOR: Final = face_named("tax_collector")
MASTER_ENGRAVERS: Final = face_named("master_engravers")


def _dear(face: int) -> int:
    """How dear a card is in hand: ambushes and birds are, dominance cards are not."""
    kind = FACE_TYPE[face]
    dear = 2 if kind == AMBUSH else 0 if kind == DOMINANCE else 1
    if FACE_SUIT[face] == BIRD:
        dear += 2
    return dear + (FACE_VP[face] if kind == ITEM else 0)


# How willingly a card is spent, discarded or given away.
WILLING: Final[list[int]] = [(24, 16, 9, 5, 3, 2, 1)[min(6, _dear(face))] for face in range(FACES)]
PERSISTENT_PULL: Final[list[int]] = [
    30 if f == ROYAL_CLAIM else 6 if f in (CODEBREAKERS, TAX_COLLECTOR) else 16 for f in range(FACES)
]


def spend(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        out.append(WILLING[option.a] if option.verb != "done" else 4)
    return out


def _craft_pull(g: Root, seat: int, face: int) -> int:
    kind = FACE_TYPE[face]
    if kind == ITEM:
        points = faction_of(g, seat).item_points(g, face)
        return 40 * (points + 1 if in_play(g, seat, MASTER_ENGRAVERS) else points)
    if kind == IMMEDIATE:
        return 25 * _favor(g, g.side[seat], FACE_SUIT[face])
    return exiles.craft(g, seat, face) if face >= BASE_FACES else PERSISTENT_PULL[face]


def _favor(g: Root, side: int, suit: int) -> int:
    """How many enemy buildings and tokens stand in a suit."""
    count = 0
    for c in range(CLEARINGS):
        if g.suits[c] >> suit & 1:
            count += prey(g, side, c)
    return count


def pull(g: Root, seat: int, option: Option) -> int:
    """What any menu may offer beside its own actions; -1 if it is none of that."""
    word = option.verb
    if word == "craft":
        return _craft_pull(g, seat, option.a)
    if word == "use":
        if option.a == ROYAL_CLAIM:
            return 10 * rulers(g).count(g.side[seat])
        if option.a >= BASE_FACES:
            return exiles.use(g, seat, option.a)
        return 3 if option.a == TAX_COLLECTOR else 8
    if word == "activate":
        return 30 if _dominates(g, seat, option.a) else 0
    if word == "claim":
        return 0
    if word == "sail":
        return 7  # a card for a move
    if word == "swap":
        return 3  # another card for the worst
    if word == "clear":
        return 9  # a point for a card
    return _PULLS[word](g, seat, option) if word in _PULLS else -1


_PULLS: Final[dict[str, Callable[[Root, int, Option], int]]] = {}


def pulls(word: str, how: Callable[[Root, int, Option], int]) -> None:
    """How much a word pulls that a faction lets everybody say."""
    _PULLS[word] = how


def _dominates(g: Root, seat: int, face: int) -> bool:
    """Would this dominance card win if the next turn came now (3.3.1)?"""
    side = g.side[seat]
    suit = FACE_SUIT[face]
    if suit == BIRD:
        return rules_opposite_corners(g, side)
    return ruled_of(g, side, suit) >= DOMINANCE_CLEARINGS


def craft_first(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        out.append(pull(g, ask.seat, option) if option.verb != "done" else 3)
    return out


def use_effect(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(2)
        elif option.verb != "use":
            out.append(pull(g, ask.seat, option))
        elif option.a == COMMAND_WARREN:
            out.append(6)
        elif option.a == BETTER_BURROW_BANK:
            out.append(20)
        elif option.a >= BASE_FACES:
            out.append(exiles.use(g, ask.seat, option.a))
        else:
            out.append(max(4, pull(g, ask.seat, option)))
    return out


def weakest(g: Root, ask: Decision) -> list[int]:
    """A player to do a favour to, or to be robbed for a point: not the leader."""
    lead = max(g.vp)
    out: list[int] = []
    for option in ask.options:
        behind = lead - g.vp[g.seat_of[option.a]]
        out.append(1 + behind * behind)
    return out


def rest_of_daylight(g: Root, ask: Decision) -> list[int]:
    return [4 if option.verb == "done" else pull(g, ask.seat, option) for option in ask.options]
