"""Removing pieces, and what that triggers (1.1.3b, 3.2.1, G.1.17).

An effect first removes all its pieces with ``remove``, scores, and then calls ``settle``: the triggers run one
at a time afterwards, in the order the player whose turn it is chooses (1.1.3a; 4.3.4d in battle).
"""

from __future__ import annotations

from typing import Final

from weald.games.root.rules import steps
from weald.games.root.rules.pieces import is_enemy, lift
from weald.games.root.state import Root
from weald.games.root.things import (
    ALLIANCE,
    BASE,
    CLEARINGS,
    HOSTILE,
    IS_WARRIOR,
    KEEP,
    MARQUISE,
    OWNER,
    PIECES_OF,
    SYMPATHY,
    VAGABOND,
)
from weald.games.root.words import BASE_LOST, DAMAGE_OF, HOSPITALS, OUTRAGE
from weald.kernel.decision import Option, Rule

# A trigger is one number: ((kind * 16 + clearing) * 32 + count) * 8 + seat.
FIELD_HOSPITALS: Final = 0
OUTRAGE_PAID: Final = 1
BASE_REMOVED: Final = 2
ITEMS_DAMAGED: Final = 3
TRIGGER_STEPS: Final = [steps.FIELD_HOSPITALS, steps.OUTRAGE, steps.BASE_REMOVED, steps.DAMAGE_ITEMS]
TRIGGER_OWNER: Final[list[int]] = [MARQUISE, ALLIANCE, ALLIANCE, VAGABOND]


def trigger(g: Root, kind: int, c: int, count: int, seat: int) -> None:
    g.triggers.append(((kind * 16 + c) * 32 + count) * 8 + seat)


def remove(g: Root, kind: int, c: int, count: int, by: int) -> int:
    """Remove pieces from the map on behalf of seat ``by``; says how many of them are hostile to that Vagabond."""
    lift(g, kind, c, count)
    g.tell("removed", "G.1.17", by, kind, c, count)
    if kind == MARQUISE:
        trigger(g, FIELD_HOSPITALS, c, count, g.seat_of[MARQUISE])  # 6.2.3a
    elif kind == SYMPATHY:
        if by != g.seat_of[ALLIANCE]:
            trigger(g, OUTRAGE_PAID, c, 1, by)  # 8.2.6a
    elif kind == BASE:
        trigger(g, BASE_REMOVED, c, 1, g.seat_of[ALLIANCE])  # 8.2.4
    elif kind == KEEP:
        g.tell("keep-lost", "6.2.2c", g.seat_of[MARQUISE], c)
    if g.side[by] >= VAGABOND and OWNER[kind] != g.side[by]:
        return anger(g, by, kind, count)
    return 0


def anger(g: Root, by: int, kind: int, count: int) -> int:
    """Removing a warrior turns its faction hostile at once (9.2.9.IIIa). Says how many pieces count for infamy."""
    spot = (g.side[by] - VAGABOND) * 5 + OWNER[kind]
    if g.relations[spot] == HOSTILE:
        return count
    if not IS_WARRIOR[kind]:
        return 0
    g.relations[spot] = HOSTILE
    g.aids[spot] = 0
    g.tell("relation", "9.2.9.IIIa", by, OWNER[kind], HOSTILE)
    return count - 1


def remove_all_enemies(g: Root, seat: int, clearings: list[int]) -> int:
    """Remove all enemy pieces from these clearings; says how many buildings and tokens (8.4.1.IIIa, D.6.2a, favors)."""
    points = 0
    on = g.on
    for c in clearings:
        for side in range(VAGABOND):
            other = g.seat_of[side]
            if other < 0 or not is_enemy(g, seat, other):
                continue
            for kind in PIECES_OF[side]:
                count = on[kind * CLEARINGS + c]
                if count:
                    remove(g, kind, c, count, seat)
                    if not IS_WARRIOR[kind]:
                        points += count
        for v in range(2):
            other = g.seat_of[VAGABOND + v]
            if g.pawn[v] == c and other >= 0 and is_enemy(g, seat, other):
                trigger(g, ITEMS_DAMAGED, c, 3, other)  # 9.2.2.I
    return points


# --- triggers --------------------------------------------------------------------------------------------


def settle(g: Root) -> None:
    """Resolve what the removal or move has triggered, before anything else."""
    if not g.triggers:
        return
    marquise = g.seat_of[MARQUISE]
    if marquise >= 0 and (not g.hands[marquise] or not any(g.on[KEEP * CLEARINGS : (KEEP + 1) * CLEARINGS])):
        # Without a keep or a card there are no field hospitals (6.2.3a, AMB-06), as everybody can see.
        g.triggers = [code for code in g.triggers if code >> 12 != FIELD_HOSPITALS]
    if g.triggers:
        g.then(steps.TRIGGERS)


def triggers(g: Root) -> Rule | None:
    if len(g.triggers) == 1:
        _run(g, 0)
        return None
    return _choose_trigger(g)


def _choose_trigger(g: Root) -> Rule:
    # In battle a player orders the effects of the own losses (4.3.4d); else the player whose turn it is does.
    owner = _owner(g, g.triggers[0])
    for code in g.triggers:
        if _owner(g, code) != owner:
            owner = g.turn
    ask = g.ask(owner if g.battle else g.turn, "which-trigger", "4.3.4d" if g.battle else "1.1.3a")
    for code in g.triggers:
        ask.offer(_name(g, code))
    choice = yield ask
    for i in range(len(g.triggers)):
        if _name(g, g.triggers[i]) is choice:
            _run(g, i)
            break
    g.then(steps.TRIGGERS)


def _owner(g: Root, code: int) -> int:
    kind = code >> 12
    return code & 7 if kind == ITEMS_DAMAGED else g.seat_of[TRIGGER_OWNER[kind]]


def _name(g: Root, code: int) -> Option:
    kind = code >> 12
    c = code >> 8 & 15
    if kind == FIELD_HOSPITALS:
        return HOSPITALS[c]
    if kind == OUTRAGE_PAID:
        return OUTRAGE[c]
    if kind == BASE_REMOVED:
        return BASE_LOST[c]
    return DAMAGE_OF[g.side[code & 7]]


def _run(g: Root, index: int) -> None:
    code = g.triggers.pop(index)
    g.then(TRIGGER_STEPS[code >> 12], code >> 8 & 15, code >> 3 & 31, code & 7)


steps.TRIGGERS.does(triggers)
