"""A Vagabond's items: satchel, tracks, damaged box (9.2.5 to 9.2.7).

Face-up tea, coins and bags may lie on their track or in the satchel as the Vagabond likes (9.2.5.III). On the track
they never do worse, so they are kept there while it has room.
"""

from __future__ import annotations

from weald.games.root.state import Root
from weald.games.root.things import (
    BOARD,
    BOARD_KINDS,
    CONDITIONS,
    DAMAGED,
    DAMAGED_SPENT,
    HAS_TRACK,
    PLAIN,
    READY,
    SPENT,
    SWORD,
    TRACK,
    TRACK_SPACE,
    VAGABOND,
    VARIANTS,
)


def condition_count(g: Root, v: int, condition: int, item: int) -> int:
    """How many items of a plain kind are in one condition."""
    base = v * BOARD + condition * BOARD_KINDS
    total = g.items[base + item]
    for kind in VARIANTS[item][1:]:
        total += g.items[base + kind]
    return total


def ready(g: Root, v: int, item: int) -> int:
    """Undamaged face-up items of a kind: what can be exhausted."""
    total = condition_count(g, v, READY, item)
    return total + condition_count(g, v, TRACK, item) if HAS_TRACK[item] else total


def undamaged_swords(g: Root, v: int) -> int:
    """Swords in the satchel, exhausted or not (9.2.6)."""
    return condition_count(g, v, READY, SWORD) + condition_count(g, v, SPENT, SWORD)


def undamaged(g: Root, v: int) -> int:
    base = v * BOARD
    return sum(g.items[base : base + DAMAGED * BOARD_KINDS])


def any_damaged(g: Root, v: int) -> bool:
    for i in range(DAMAGED * BOARD_KINDS, CONDITIONS * BOARD_KINDS):
        if g.items[v * BOARD + i]:
            return True
    return False


def shelve(g: Root, v: int) -> None:
    """Face-up tea, coins and bags go to their tracks while there is room (9.2.5.I, 9.2.5.III, AMB-45)."""
    base = v * BOARD
    items = g.items
    for kind in range(BOARD_KINDS):
        if HAS_TRACK[kind] and items[base + READY * BOARD_KINDS + kind]:
            space = TRACK_SPACE - condition_count(g, v, TRACK, PLAIN[kind])
            count = min(space, items[base + READY * BOARD_KINDS + kind])
            items[base + READY * BOARD_KINDS + kind] -= count
            items[base + TRACK * BOARD_KINDS + kind] += count


def gain(g: Root, v: int, kind: int) -> None:
    """A new item, face up (9.2.5.I, 9.2.5.II). Ruin items are told apart only with two Vagabonds (9.7.3b)."""
    if g.seat_of[VAGABOND] < 0 or g.seat_of[VAGABOND + 1] < 0:
        kind = PLAIN[kind]
    g.items[v * BOARD + READY * BOARD_KINDS + kind] += 1
    shelve(g, v)


def exhaust(g: Root, v: int, kind: int) -> None:
    """Turn one face down; from a track it goes to the satchel (9.5b)."""
    base = v * BOARD
    items = g.items
    for variant in VARIANTS[kind] if kind < 8 else [kind]:
        for condition in (READY, TRACK):
            if items[base + condition * BOARD_KINDS + variant]:
                items[base + condition * BOARD_KINDS + variant] -= 1
                items[base + SPENT * BOARD_KINDS + variant] += 1
                g.tell("exhausted", "9.2.5c", g.seat_of[VAGABOND + v], variant)
                return


def damage(g: Root, v: int, condition: int, kind: int) -> None:
    """To the damaged box, facing kept (9.2.7a)."""
    base = v * BOARD
    g.items[base + condition * BOARD_KINDS + kind] -= 1
    to = DAMAGED_SPENT if condition == SPENT else DAMAGED
    g.items[base + to * BOARD_KINDS + kind] += 1
    g.tell("damaged", "9.2.7a", g.seat_of[VAGABOND + v], kind)
    shelve(g, v)


def repair(g: Root, v: int, condition: int, kind: int) -> None:
    """Out of the damaged box, facing kept (9.5.7)."""
    base = v * BOARD
    g.items[base + condition * BOARD_KINDS + kind] -= 1
    to = SPENT if condition == DAMAGED_SPENT else READY
    g.items[base + to * BOARD_KINDS + kind] += 1
    g.tell("repaired", "9.5.7", g.seat_of[VAGABOND + v], kind)
    shelve(g, v)
