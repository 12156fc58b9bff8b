"""What can be learned of a Vagabond: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.vagabond import (
    ALLIED,
    CONDITIONS,
    DAMAGED,
    HOSTILE,
    INDIFFERENT,
    ITEM_LIMIT,
    ITEM_LIMIT_BAG,
    READY,
    SPENT,
    TRACK,
    VAGABONDS,
)
from weald.games.root.factions.vagabond.base import own
from weald.games.root.factions.vagabond.items import all_from
from weald.games.root.facts import BAG, BOARD_KINDS, BOOT, CROSSBOW, HAMMER, ITEM_KINDS, PLAIN, SWORD, TORCH
from weald.games.root.features import looks
from weald.games.root.state import Root

NAMES: Final = (
    "items",
    "ready-items",
    "damaged",
    "over-limit",
    "swords",
    "boots",
    "torches",
    "hammers",
    "crossbows",
    "bags",
    "teas-and-coins",
    "friends",
    "steps",
    "allies",
    "hostile",
    "quests",
)


def look(g: Root, side: int) -> list[int]:
    mine = own(g, side)
    items = mine.items
    by_kind = [0] * ITEM_KINDS
    for k in range(BOARD_KINDS):
        for condition in (TRACK, READY, SPENT):
            by_kind[PLAIN[k]] += items[condition * BOARD_KINDS + k]
    whole = sum(by_kind)
    damaged = all_from(mine, DAMAGED, CONDITIONS)
    bags = 0
    for k in range(BOARD_KINDS):
        if PLAIN[k] == BAG:
            bags += items[TRACK * BOARD_KINDS + k]
    over = all_from(mine, READY, CONDITIONS) - ITEM_LIMIT - ITEM_LIMIT_BAG * bags
    friends = steps = allies = hostile = 0
    for other in g.armies:
        step = mine.relations[other]
        if step > INDIFFERENT:
            friends += 1
            steps += step - INDIFFERENT
        allies += step == ALLIED
        hostile += step == HOSTILE
    return [
        whole, all_from(mine, TRACK, SPENT), damaged, max(0, over),
        by_kind[SWORD], by_kind[BOOT], by_kind[TORCH], by_kind[HAMMER], by_kind[CROSSBOW], by_kind[BAG],
        whole - by_kind[SWORD] - by_kind[BOOT] - by_kind[TORCH] - by_kind[HAMMER] - by_kind[CROSSBOW] - by_kind[BAG],
        friends, steps, allies, hostile, len(mine.done),
    ]  # fmt: skip


for _side in VAGABONDS:
    looks(_side, NAMES, look)
