"""A Vagabond's items: satchel, tracks, damaged box (9.2.5 to 9.2.7).

Face-up tea, coins and bags may lie on their track or in the satchel as the Vagabond likes (9.2.5.III). On the track
they never do worse, so they are kept there while it has room.
"""

from __future__ import annotations

from weald.games.root.factions.vagabond import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_SPENT,
    HAS_TRACK,
    READY,
    SPENT,
    TRACK,
    TRACK_SPACE,
    VAGABONDS,
    Vagabond,
)  # fmt: skip
from weald.games.root.factions.vagabond.base import PAY_STEP, own
from weald.games.root.facts import BOARD_KINDS, ITEM_KINDS, PLAIN, SWORD, VARIANTS
from weald.games.root.state import Root
from weald.games.root.words import ITEM
from weald.kernel import NOBODY, Decision, Option, Rule

# --- looking -------------------------------------------------------------------------------------------


def in_condition(mine: Vagabond, condition: int, item: int) -> int:
    """How many items of a plain kind are in one condition, those from ruins included."""
    first = condition * BOARD_KINDS
    total = mine.items[first + item]
    for kind in VARIANTS[item][1:]:
        total += mine.items[first + kind]
    return total


def ready(mine: Vagabond, item: int) -> int:
    """Undamaged face-up items of a kind: what can be exhausted."""
    total = in_condition(mine, READY, item)
    return total + in_condition(mine, TRACK, item) if HAS_TRACK[item] else total


def any_ready(mine: Vagabond) -> bool:
    return any_from(mine, TRACK, SPENT)


def any_damaged(mine: Vagabond) -> bool:
    return any_from(mine, DAMAGED, CONDITIONS)


def any_from(mine: Vagabond, first: int, end: int) -> bool:
    """Is there an item in one of the conditions from ``first`` up to ``end``?"""
    for i in range(first * BOARD_KINDS, end * BOARD_KINDS):
        if mine.items[i]:
            return True
    return False


def all_from(mine: Vagabond, first: int, end: int) -> int:
    """How many items are in the conditions from ``first`` up to ``end``."""
    return sum(mine.items[first * BOARD_KINDS : end * BOARD_KINDS])


def undamaged(mine: Vagabond) -> int:
    return all_from(mine, TRACK, DAMAGED)


def undamaged_swords(mine: Vagabond) -> int:
    """Swords in the satchel, exhausted or not (9.2.6)."""
    return in_condition(mine, READY, SWORD) + in_condition(mine, SPENT, SWORD)


def exhausted(mine: Vagabond) -> int:
    return all_from(mine, SPENT, DAMAGED) + all_from(mine, DAMAGED_SPENT, CONDITIONS)


def holds_kind(mine: Vagabond, kind: int) -> bool:
    """Is such an item on the board, in whatever condition?"""
    for condition in range(CONDITIONS):
        if mine.items[condition * BOARD_KINDS + kind]:
            return True
    return False


def offer_items(ask: Decision, options: list[Option], mine: Vagabond, first: int, end: int) -> None:
    """Offer the items in these conditions one by one."""
    for i in range(first * BOARD_KINDS, end * BOARD_KINDS):
        if mine.items[i]:
            ask.offer(options[i])


def offer_ready(g: Root, ask: Decision, v: int) -> None:
    """Any item that can be exhausted."""
    mine = own(g, v)
    for kind in range(BOARD_KINDS):
        if mine.items[READY * BOARD_KINDS + kind] or mine.items[TRACK * BOARD_KINDS + kind]:
            ask.offer(ITEM[kind])


# --- changing ------------------------------------------------------------------------------------------


def add_item(mine: Vagabond, condition: int, kind: int) -> None:
    mine.items[condition * BOARD_KINDS + kind] += 1


def lose_item(mine: Vagabond, condition: int, kind: int) -> None:
    mine.items[condition * BOARD_KINDS + kind] -= 1


def shelve(mine: Vagabond) -> None:
    """Face-up tea, coins and bags go to their tracks while there is room (9.2.5.I, 9.2.5.III, AMB-45)."""
    items = mine.items
    for kind in range(BOARD_KINDS):
        if HAS_TRACK[kind] and items[READY * BOARD_KINDS + kind]:
            space = TRACK_SPACE - in_condition(mine, TRACK, PLAIN[kind])
            count = min(space, items[READY * BOARD_KINDS + kind])
            items[READY * BOARD_KINDS + kind] -= count
            items[TRACK * BOARD_KINDS + kind] += count


def gain(g: Root, v: int, kind: int) -> None:
    """A new item, face up (9.2.5.I, 9.2.5.II). Ruin items are told apart only with two Vagabonds (9.7.3b)."""
    for other in VAGABONDS:
        if g.seat_of[other] == NOBODY:
            kind = PLAIN[kind]
    mine = own(g, v)
    add_item(mine, READY, kind)
    shelve(mine)


def exhaust(g: Root, v: int, kind: int) -> None:
    """Turn one face down; from a track it goes to the satchel (9.5b). A plain kind stands for those from ruins too."""
    items = own(g, v).items
    for variant in VARIANTS[kind] if kind < ITEM_KINDS else [kind]:
        for condition in (READY, TRACK):
            if items[condition * BOARD_KINDS + variant]:
                items[condition * BOARD_KINDS + variant] -= 1
                items[SPENT * BOARD_KINDS + variant] += 1
                g.tell("exhausted", "9.2.5c", g.seat_of[v], variant)
                return


def damage(g: Root, v: int, condition: int, kind: int, rule: str) -> None:
    """To the damaged box, facing kept (9.2.7a)."""
    _turn(g, v, condition, DAMAGED_SPENT if condition == SPENT else DAMAGED, kind, "damaged", rule)


def repair(g: Root, v: int, condition: int, kind: int, rule: str) -> None:
    """Out of the damaged box, facing kept (9.5.7)."""
    _turn(g, v, condition, SPENT if condition == DAMAGED_SPENT else READY, kind, "repaired", rule)


def refresh(g: Root, v: int, condition: int, kind: int, rule: str) -> None:
    """Turn one face up, damaged or not (9.4.1)."""
    _turn(g, v, condition, READY if condition == SPENT else DAMAGED, kind, "refreshed", rule)


def _turn(g: Root, v: int, condition: int, to: int, kind: int, event: str, rule: str) -> None:
    mine = own(g, v)
    lose_item(mine, condition, kind)
    add_item(mine, to, kind)
    g.tell(event, rule, g.seat_of[v], kind)
    shelve(mine)


def pay(g: Root, seat: int, count: int) -> Rule:
    """For a service of another faction: exhaust so many items (11.2.6.III)."""
    v = g.side[seat]
    ask = g.ask(seat, "exhaust-to-pay", "11.2.6.III", count)
    offer_ready(g, ask, v)
    choice = yield ask
    exhaust(g, v, choice.a)
    if count > 1:
        g.then(PAY_STEP, seat, count - 1)


PAY_STEP.does(pay)
