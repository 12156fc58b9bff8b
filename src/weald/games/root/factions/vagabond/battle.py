"""A Vagabond in battle: swords, hits on items, allies, and what Arbiter and Ronin do (9.2.4, 9.2.6, 9.2.7, 9.2.9, D)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import SPOTS
from weald.games.root.factions.vagabond import (
    ARBITER,
    DAMAGED,
    HOSTILE,
    ITEMS_FOR_ALL,
    READY,
    RONIN,
    TRACK,
)  # fmt: skip
from weald.games.root.factions.vagabond.base import (
    ALLY_WITH,
    DAMAGE,
    DAMAGE_ITEMS,
    DAMAGE_OF,
    ENLIST,
    SWIFT_STRIKE,
    own,
)  # fmt: skip
from weald.games.root.factions.vagabond.items import damage, exhaust, in_condition, offer_items, undamaged
from weald.games.root.factions.vagabond.relations import allies_in, set_relation
from weald.games.root.facts import SWORD
from weald.games.root.pieces import WARRIORS_OF
from weald.games.root.rules import steps
from weald.games.root.rules.battle import BattleEffect, add_hits, hit_reason, used
from weald.games.root.rules.removal import Trigger
from weald.games.root.rules.victory import score
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import (
    ALLIES_LOST,
    ALLY,
    ATTACKER,
    DEFENDER,
    ENLISTED,
    FORCE,
    INSTIGATOR,
    ITEMS_DAMAGED,
    SEAT,
    WHERE,
    Root,
)  # fmt: skip
from weald.games.root.words import DONE, PIECE
from weald.kernel import NOBODY, Option, Rule

# --- allies (9.2.9.II.c) -------------------------------------------------------------------------------


def declare(g: Root, v: int, which: int) -> Rule | None:
    """A Vagabond who starts a battle may treat the warriors of one ally there as own (9.2.9.II.c1)."""
    fight = g.battle
    if which != ATTACKER or fight[INSTIGATOR] not in (NOBODY, fight[SEAT + ATTACKER]):
        return None
    allies = [side for side in allies_in(g, v, fight[WHERE]) if side != fight[FORCE + DEFENDER]]  # 9.2.9.II.c2
    return ask_ally(g, g.seat_of[v], allies) if allies else None


def ask_ally(g: Root, seat: int, allies: list[int]) -> Rule:
    ask = g.ask(seat, "battle-ally", "9.2.9.II.c1", g.battle[WHERE])
    for side in allies:
        ask.offer(ALLY_WITH[side])
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is not DONE:
        g.battle[ALLY] = choice.a
        g.tell("with-ally", "9.2.9.II.c1", seat, choice.a)


def allied(g: Root, which: int) -> int:
    """Warriors of the ally that fight with a Vagabond, those about to fall not counted."""
    if which != ATTACKER:
        return 0
    ally = g.battle[ALLY]
    if ally == NO_SIDE:
        return 0
    return sum(_standing(g, kind) for kind in WARRIORS_OF[ally])


def _standing(g: Root, kind: int) -> int:
    return g.on[kind * SPOTS + g.battle[WHERE]] - g.doomed.count(kind)


def after_battle(g: Root, v: int, which: int) -> None:
    """An ally who lost more than the Vagabond turns hostile (9.2.9.II.d2)."""
    fight = g.battle
    if which == ATTACKER and fight[ALLY] != NO_SIDE and fight[ALLIES_LOST] > fight[ITEMS_DAMAGED]:
        set_relation(g, v, fight[ALLY], HOSTILE, "9.2.9.II.d2")


# --- hits (9.2.7, 9.2.9.II.d) --------------------------------------------------------------------------


def take_hits(g: Root, v: int, which: int, hits: int) -> Rule | None:
    return ask_hit(g, v, which, hits) if undamaged(own(g, v)) or allied(g, which) else None


def ask_hit(g: Root, v: int, which: int, hits: int) -> Rule:
    """Each hit damages one undamaged item, or takes a warrior of the ally in this battle."""
    fight = g.battle
    ask = g.ask(g.seat_of[v], "damage-item", "9.2.7a", hits)
    offer_items(ask, DAMAGE, own(g, v), TRACK, DAMAGED)
    if allied(g, which):
        for kind in WARRIORS_OF[fight[ALLY]]:
            if _standing(g, kind):
                ask.offer(PIECE[kind])  # 9.2.9.II.d1
    if not undamaged(own(g, v)):
        ask.offer(DONE)  # allies may take hits, they need not; without an item to damage the rest is ignored (9.2.7)
        ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "damage":
        damage(g, v, choice.b, choice.a, "9.2.7a")
        fight[ITEMS_DAMAGED] += 1
    else:
        g.doomed.append(choice.a)
        fight[ALLIES_LOST] += 1
    if hits > 1:
        g.then(steps.LOSSES, which, hits - 1)


# --- an effect that removes all pieces (9.2.2.I) -------------------------------------------------------


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return DAMAGE_OF[g.side[seat]]


def _alive(g: Root, seat: int) -> bool:
    return True


SWEPT: Final = Trigger(DAMAGE_ITEMS, _owner, _label, _alive)


def swept(g: Root, v: int, c: int) -> None:
    SWEPT.pull(g, c, ITEMS_FOR_ALL, g.seat_of[v])


def damage_items(g: Root, c: int, count: int, seat: int) -> Rule | None:
    """An effect that removes all pieces damages three items of the Vagabond there instead (9.2.2.I)."""
    return ask_damage(g, c, count, seat) if count and undamaged(own(g, g.side[seat])) else None


def ask_damage(g: Root, c: int, count: int, seat: int) -> Rule:
    v = g.side[seat]
    ask = g.ask(seat, "damage-item", "9.2.2.I", count)
    offer_items(ask, DAMAGE, own(g, v), TRACK, DAMAGED)
    choice = yield ask
    damage(g, v, choice.b, choice.a, "9.2.2.I")
    g.then(DAMAGE_ITEMS, c, count - 1, seat)


# --- Arbiter (D.5) -------------------------------------------------------------------------------------


def joins(g: Root, v: int) -> Rule | None:
    """The defender may enlist an Arbiter standing there (D.5.2, AMB-42)."""
    fight = g.battle
    here = g.pawns[v] == fight[WHERE] and own(g, v).character == ARBITER
    return ask_enlist(g, v) if here and fight[SEAT + DEFENDER] != NOBODY else None


def ask_enlist(g: Root, v: int) -> Rule:
    fight = g.battle
    defender = fight[SEAT + DEFENDER]
    ask = g.ask(defender, "enlist", "D.5.2a", v)
    ask.offer(DONE)
    ask.offer(ENLIST)
    choice = yield ask
    if choice is ENLIST:
        fight[ENLISTED] = v
        g.tell("enlisted", "D.5.2a", defender, v)
        score(g, g.seat_of[v], 1, "D.5.2a")


# --- Ronin (D.8) ---------------------------------------------------------------------------------------

SWIFT: Final = hit_reason("swift_strike")


def can_strike_swiftly(g: Root, which: int) -> bool:
    mine = own(g, g.battle[FORCE + which])
    return mine.character == RONIN and not used(g, which, SWIFTLY) and in_condition(mine, READY, SWORD) > 0  # AMB-43


def strike_swiftly(g: Root, which: int) -> None:
    exhaust(g, g.battle[FORCE + which], SWORD)
    add_hits(g, which, 1, "D.8.2", SWIFT)


SWIFTLY: Final = BattleEffect(SWIFT_STRIKE, can_strike_swiftly, strike_swiftly)
OPTIONAL: Final[list[int]] = [SWIFTLY.number]

DAMAGE_ITEMS.does(damage_items)
