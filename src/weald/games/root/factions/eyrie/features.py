"""What can be learned of the Eyrie: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.eyrie import (
    BUILD,
    CHARISMATIC,
    COLUMN_NAMES,
    COMMANDER,
    DESPOT,
    EYRIE,
    MOVE,
    RECRUIT,
    ROOST,
)
from weald.games.root.factions.eyrie.lean import obeyed
from weald.games.root.factions.eyrie.rules import own
from weald.games.root.facts import BIRD, CARD_SUIT
from weald.games.root.features import looks
from weald.games.root.rules.pieces import built
from weald.games.root.state import Root

NAMES: Final = (
    "roosts",
    "roosts-many",
    "decree",
    "decree-birds",
    "recruits",
    "moves",
    "builds",
    "unmet",
    "unmet-to-recruit",
    "unmet-to-build",
    "despot",
    "commander",
    "charismatic",
)


def look(g: Root, side: int) -> list[int]:
    mine = own(g)
    cards = birds = unmet = 0
    missed = [0] * len(COLUMN_NAMES)
    for column in range(len(COLUMN_NAMES)):
        birds += mine.viziers[column]
        if mine.viziers[column] and not obeyed(g, column, BIRD):
            missed[column] += 1
        for card in mine.decree[column]:
            cards += 1
            birds += CARD_SUIT[card] == BIRD
            if not obeyed(g, column, CARD_SUIT[card]):
                missed[column] += 1
    for column in missed:
        unmet += column
    roosts = built(g, ROOST)
    return [
        roosts, max(0, roosts - 3), cards, birds, len(mine.decree[RECRUIT]), len(mine.decree[MOVE]), len(mine.decree[BUILD]),
        min(5, unmet), min(3, missed[RECRUIT]), min(3, missed[BUILD]),
        1 if mine.leader == DESPOT else 0, 1 if mine.leader == COMMANDER else 0, 1 if mine.leader == CHARISMATIC else 0,
    ]  # fmt: skip


looks(EYRIE, NAMES, look)
