"""Mobs: they raze (14.4.1), are incited (14.6.1), spread by the mob die (14.4.1c, 14.7.5) or join a battle (14.7.8)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.hundreds import (
    BITTER,
    HUNDREDS,
    JUBILANT,
    JUBILANT_ROLLS,
    MOB,
    MOB_DIE,
    RAT,
    WARLORD,
)  # fmt: skip
from weald.games.root.factions.hundreds.base import (
    INCITE,
    INCITE_IN,
    INCITE_STEP,
    JUBILANT_STEP,
    MOB_PLACE,
    MOB_ROLL,
    OPPRESS,
    RAZE,
    RAZE_ITEM,
    RAZE_RUIN,
    ROLL,
    own,
)  # fmt: skip
from weald.games.root.factions.hundreds.hoard import gain
from weald.games.root.facts import PLAIN
from weald.games.root.rules import menu, steps
from weald.games.root.rules.cards import holds, offer_faces, spend
from weald.games.root.rules.faction import warriors
from weald.games.root.rules.pieces import cannot_place, lift, neighbours, on_map, place
from weald.games.root.rules.removal import COST, remove_all_enemies, settle
from weald.games.root.rules.ruins import clear_ruin, items_under, look_under, take_under
from weald.games.root.rules.victory import score
from weald.games.root.state import EVENING, SEAT, WHERE, Root
from weald.games.root.words import DONE, FROM, IN, ITEM, SPEND
from weald.kernel import EVERYONE, Rule, Why

NO_MOB_LEFT: Final = Why("no-mob-left", "1.5.1")
HAS_MOB: Final = Why("has-mob", "14.6.1")
NO_WARRIOR: Final = Why("no-warriors", "14.6.1")
NO_MATCHING_CARD: Final = Why("no-matching-card", "14.6.1")

# Why the mob die is rolled.
BY_RAZING: Final = 0
BY_JUBILATION: Final = 1
RULES: Final[list[str]] = ["14.4.1c", "14.7.5"]


def mob_clearings(g: Root) -> list[int]:
    return [c for c in range(CLEARINGS) if g.on[MOB * SPOTS + c]]


# --- raze (14.4.1) ---------------------------------------------------------------------------------------


def raze(g: Root, seat: int) -> None:
    """Where a mob is, all enemy buildings and tokens go (14.4.1a), and an item of the ruin is taken (14.4.1b)."""
    mobs = mob_clearings(g)
    for c in mobs:
        g.tell("razed", "14.4.1a", seat, c)
    score(g, seat, remove_all_enemies(g, seat, mobs, False), "3.2.1")
    settle(g)
    for c in mobs:
        if g.ruins[c]:
            g.then(RAZE_RUIN, seat, c)


def raze_ruin(g: Root, seat: int, c: int) -> None:
    look_under(g, seat, c, "14.4.1b")
    g.then(RAZE_ITEM, seat, c)


def raze_item(g: Root, seat: int, c: int) -> Rule | None:
    """One item; with two Vagabonds there may be two to choose from."""
    return ask_raze_item(g, seat, c) if items_under(g, c) else None


def ask_raze_item(g: Root, seat: int, c: int) -> Rule:
    kinds = items_under(g, c)
    ask = g.ask(seat, "raze-item", "14.4.1b", c)
    ask.secret = len(kinds) > 1  # nobody else sees whether they are alike
    for kind in sorted(set(kinds)):
        ask.offer(ITEM[kind])
    choice = yield ask
    take_under(g, c, choice.a)
    g.tell("took-item", "14.4.1b", seat, PLAIN[choice.a])
    clear_ruin(g, seat, c, "14.4.1b")
    gain(g, seat, PLAIN[choice.a])


# --- the mob die (14.4.1c, 14.7.5) -----------------------------------------------------------------------


def mob_roll(g: Root, seat: int, why: int) -> None:
    """Without a mob on the map or in the supply the die could bring nothing, so it is not rolled."""
    if g.stock[MOB] and on_map(g, MOB):
        suit = MOB_DIE[g.below(len(MOB_DIE))]
        g.tell("mob-rolled", RULES[why], seat, suit)
        g.learn(EVERYONE, "rolled-dice", RULES[why])
        g.then(MOB_PLACE, seat, suit, why)


def can_spread_to(g: Root, c: int) -> bool:
    """Without a mob, next to one, and where it may place."""
    if g.on[MOB * SPOTS + c] or cannot_place(g, HUNDREDS, c) is not None:
        return False
    for b in neighbours(g, HUNDREDS, c):
        if g.on[MOB * SPOTS + b]:
            return True
    return False


def mob_place(g: Root, seat: int, suit: int, why: int) -> Rule | None:
    sites = [c for c in range(CLEARINGS) if g.suits[c] >> suit & 1 and can_spread_to(g, c)]
    if sites:
        return ask_mob_place(g, seat, suit, why, sites)
    g.tell("no-mob", "14.4.1d" if why == BY_RAZING else RULES[why], seat, suit)
    return None


def ask_mob_place(g: Root, seat: int, suit: int, why: int, sites: list[int]) -> Rule:
    ask = g.ask(seat, "mob-where", RULES[why], suit)
    for c in sites:
        ask.offer(IN[c])
    choice = yield ask
    place(g, MOB, choice.a, 1)
    g.tell("placed", RULES[why], seat, MOB, choice.a, 1)


# --- incite (14.6.1) -------------------------------------------------------------------------------------


def cannot_incite(g: Root, seat: int, c: int) -> Why | None:
    if not g.stock[MOB]:
        return NO_MOB_LEFT
    if g.on[MOB * SPOTS + c]:
        return HAS_MOB
    if not warriors(g, HUNDREDS, c):
        return NO_WARRIOR
    if not holds(g.hands[seat], g.suits[c]):
        return NO_MATCHING_CARD
    return cannot_place(g, HUNDREDS, c)


def incite_menu(g: Root, seat: int) -> Rule:
    """Any number of times; then it oppresses."""
    ask = g.ask(seat, "incite", "14.6.1")
    ask.secret = bool(g.hands[seat]) and g.stock[MOB] > 0  # what can be chosen depends on the hand
    for c in range(CLEARINGS):
        if warriors(g, HUNDREDS, c) or g.explaining:
            ask.offer(INCITE[c], cannot_incite(g, seat, c))
    menu.offer_common(g, ask, seat, EVENING)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        g.then(OPPRESS, seat)
        return
    if choice.verb == "incite":
        g.then(INCITE_IN, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(INCITE_STEP, seat)


def incite_in(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "incite-card", "14.6.1", c)
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], g.suits[c])
    choice = yield ask
    spend(g, seat, choice.a, "14.6.1")
    place(g, MOB, c, 1)
    g.tell("incited", "14.6.1", seat, c)
    if own(g).mood == JUBILANT and g.on[WARLORD * SPOTS + c]:
        g.then(JUBILANT_STEP, seat, JUBILANT_ROLLS)


def jubilant(g: Root, seat: int, left: int) -> Rule | None:
    """A mob incited at the warlord may spread up to four times (14.7.5)."""
    return ask_jubilant(g, seat, left) if left and g.stock[MOB] else None


def ask_jubilant(g: Root, seat: int, left: int) -> Rule:
    ask = g.ask(seat, "jubilant", "14.7.5", left)
    ask.offer(ROLL)
    ask.offer(DONE)
    choice = yield ask
    if choice is ROLL:
        g.then(MOB_ROLL, seat, BY_JUBILATION)
        g.then(JUBILANT_STEP, seat, left - 1)


# --- bitter (14.7.8) -------------------------------------------------------------------------------------


def mobs_around(g: Root, c: int) -> list[int]:
    """Mobs in the battle clearing and next to it."""
    return [b for b in sorted([c, *neighbours(g, HUNDREDS, c)]) if g.on[MOB * SPOTS + b]]


def prepare(g: Root, which: int) -> Rule | None:
    """Before the roll at the warlord, mobs may become warriors."""
    c = g.battle[WHERE]
    if own(g).mood != BITTER or not g.on[WARLORD * SPOTS + c] or not g.stock[RAT]:
        return None
    mobs = mobs_around(g, c)
    return ask_bitter(g, which, mobs) if mobs and cannot_place(g, HUNDREDS, c) is None else None


def ask_bitter(g: Root, which: int, mobs: list[int]) -> Rule:
    c = g.battle[WHERE]
    seat = g.battle[SEAT + which]
    ask = g.ask(seat, "bitter", "14.7.8", c)
    for b in mobs:
        ask.offer(FROM[b])
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    lift(g, MOB, choice.a, 1, COST)
    g.tell("calmed-mob", "14.7.8", seat, choice.a)
    place(g, RAT, c, 1)
    g.tell("placed", "14.7.8", seat, RAT, c, 1)
    g.then(steps.BATTLE_PREPARE, which)


RAZE.does(raze)
RAZE_RUIN.does(raze_ruin)
RAZE_ITEM.does(raze_item)
MOB_ROLL.does(mob_roll)
MOB_PLACE.does(mob_place)
INCITE_STEP.does(incite_menu)
INCITE_IN.does(incite_in)
JUBILANT_STEP.does(jubilant)
