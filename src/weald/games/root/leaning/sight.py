"""What a look at a clearing tells: who is there, who is strong, what could be taken."""

from __future__ import annotations

from weald.games.root.deck import (
    CARD_SUIT,
)
from weald.games.root.state import Root
from weald.games.root.things import (
    ALLIANCE,
    BIRD,
    BUILD,
    BUILDINGS_OF,
    CLEARINGS,
    EYRIE,
    KEEP,
    MARQUISE,
    MOVE,
    RECRUIT,
    ROOST,
    SCORING_OF,
    VAGABOND,
)


def is_there(g: Root, side: int, c: int) -> bool:
    if side >= VAGABOND:
        return g.pawn[side - VAGABOND] == c
    if g.on[side * CLEARINGS + c]:
        return True
    for kind in SCORING_OF[side]:
        if g.on[kind * CLEARINGS + c]:
            return True
    return False


def presence(g: Root, side: int, c: int) -> int:
    total = g.on[side * CLEARINGS + c]
    for kind in BUILDINGS_OF[side]:
        total += g.on[kind * CLEARINGS + c]
    return total


def strongest_rival(g: Root, side: int, c: int) -> int:
    """The strongest other presence in a clearing."""
    best = 0
    for other in range(VAGABOND):
        if other != side:
            there = presence(g, other, c)
            if there > best:
                best = there
    return best


def prey(g: Root, side: int, c: int) -> int:
    """Enemy buildings and tokens in a clearing."""
    prize = 0
    for other in range(VAGABOND):
        if other != side:
            for kind in SCORING_OF[other]:
                prize += g.on[kind * CLEARINGS + c]
    return prize


def obeyed(g: Root, column: int, suit: int) -> int:
    """In how many clearings an order could be obeyed as things stand."""
    on = g.on
    total = 0
    for c in range(CLEARINGS):
        if suit != BIRD and g.suits[c] != suit:
            continue
        if column == RECRUIT:
            total += on[ROOST * CLEARINGS + c]
        elif column == BUILD:
            if g.rule[c] == EYRIE and g.room[c] and not on[ROOST * CLEARINGS + c] and not on[KEEP * CLEARINGS + c]:
                total += 1
        elif on[EYRIE * CLEARINGS + c] and (column == MOVE or is_there(g, MARQUISE, c) or is_there(g, ALLIANCE, c)):
            total += 1
    return total


def orders(g: Root, column: int) -> int:
    """The suits that a column of the Decree asks for and that cannot be obeyed yet, as a mask."""
    mask = 0
    if g.viziers[column] and not obeyed(g, column, BIRD):
        mask = 7
    for card in g.decree[column]:
        suit = CARD_SUIT[card]
        if not obeyed(g, column, suit):
            mask |= 7 if suit == BIRD else 1 << suit
    return mask
