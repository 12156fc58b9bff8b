"""Leanings with cards, and with what every menu of a turn offers: crafting, effects, dominance."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    AMBUSH,
    BETTER_BURROW_BANK,
    CODEBREAKERS,
    COMMAND_WARREN,
    DOMINANCE,
    FACE_SUIT,
    FACE_TYPE,
    FACE_VP,
    FACES,
    FAVORS,
    IMMEDIATE,
    ITEM,
    ROYAL_CLAIM,
    TAX_COLLECTOR,
)
from weald.games.root.state import Root
from weald.games.root.things import (
    BIRD,
    CLEARINGS,
    EYRIE,
    SCORING_OF,
    VAGABOND,
)
from weald.kernel.decision import Decision, Option


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
        return 40 * FACE_VP[face] if g.side[seat] != EYRIE else 20
    if kind == IMMEDIATE:
        return 25 * _favor(g, g.side[seat], FAVORS.index(face))
    return PERSISTENT_PULL[face]


def _favor(g: Root, side: int, suit: int) -> int:
    """How many enemy buildings and tokens stand in a suit."""
    count = 0
    for c in range(CLEARINGS):
        if g.suits[c] == suit:
            for other in range(VAGABOND):
                if other != side:
                    for kind in SCORING_OF[other]:
                        count += g.on[kind * CLEARINGS + c]
    return count


def pull(g: Root, seat: int, option: Option) -> int:
    """What any menu may offer beside its own actions; -1 if it is none of that."""
    word = option.verb
    if word == "craft":
        return _craft_pull(g, seat, option.a)
    if word == "use":
        if option.a == ROYAL_CLAIM:
            return 10 * g.rule.count(g.side[seat])
        return 3 if option.a == TAX_COLLECTOR else 8
    if word == "activate":
        return 30 if _dominates(g, seat, option.a) else 0
    if word == "claim":
        return 0
    return -1


def _dominates(g: Root, seat: int, face: int) -> bool:
    """Would this dominance card win if the next turn came now (3.3.1)?"""
    side = g.side[seat]
    if side >= VAGABOND:
        return False
    suit = FACE_SUIT[face]
    if suit == BIRD:
        board = g.board()
        for c in board.corners:
            if g.rule[c] == side and g.rule[board.opposite[c]] == side:
                return True
        return False
    held = 0
    for c in range(CLEARINGS):
        if g.suits[c] == suit and g.rule[c] == side:
            held += 1
    return held >= 3


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
        elif option.a == COMMAND_WARREN:
            out.append(6)
        elif option.a == BETTER_BURROW_BANK:
            out.append(20)
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
