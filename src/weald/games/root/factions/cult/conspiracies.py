"""The Cult's Birdsong (10.4): the outcast, the Lost Souls, conspiracies."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.cult import CONVERSIONS, CRUSADES, CULT, GARDENS, LIZARD, SANCTIFICATIONS
from weald.games.root.factions.cult.base import (
    CONSPIRE,
    CONVERT,
    CONVERT_STEP,
    CRUSADE,
    CRUSADE_BATTLE,
    CRUSADE_MARCH,
    OUTCAST_STEP,
    SANCTIFY,
    SANCTIFY_STEP,
    SOULS_STEP,
    own,
)  # fmt: skip
from weald.games.root.facts import BIRD, CARD_SUIT, SUITS_OF_CLEARINGS
from weald.games.root.pieces import BUILDINGS_OF, WARRIOR_OF
from weald.games.root.rules import menu, steps
from weald.games.root.rules.battle import can_battle, cannot_battle_in, offer_defenders, start_battle
from weald.games.root.rules.cards import bury
from weald.games.root.rules.move import GO_ON, can_move
from weald.games.root.rules.pieces import cannot_place, is_enemy, place, send_home
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.removal import EFFECT, is_safe, remove, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, Root
from weald.games.root.words import DONE, IN, PIECE
from weald.kernel import NOBODY, Rule, Why

NOT_OUTCAST: Final = Why("not-outcast", "10.4.3a")
NO_ENEMY_WARRIOR: Final = Why("no-enemy-warrior", "10.4.3.II")
NO_ENEMY_BUILDING: Final = Why("no-enemy-building", "10.4.3.III")
NOTHING_TO_CONVERT: Final = Why("nothing-to-convert", "10.4.3.II")
NOTHING_TO_SANCTIFY: Final = Why("nothing-to-sanctify", "10.4.3.III")
NO_GARDEN_LEFT: Final = Why("no-garden-left", "1.5.1")


def birdsong(g: Root, seat: int) -> None:
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(OUTCAST_STEP, seat)
    g.then(CONSPIRE, seat)


def judge_souls(g: Root, seat: int) -> None:
    """Between the two there is a moment, if there is a Lost Soul to discard: it may send another there."""
    adjust_outcast(g, seat)
    if own(g).souls:
        g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(SOULS_STEP, seat)


def adjust_outcast(g: Root, seat: int) -> None:
    """The suit with most Lost Souls, birds aside; if it has not changed it is hated (10.4.1, AMB-16)."""
    mine = own(g)
    counts = [0] * SUITS_OF_CLEARINGS
    for card in mine.souls:
        if CARD_SUIT[card] != BIRD:
            counts[CARD_SUIT[card]] += 1
    most = max(counts)
    leading = counts.index(most)
    alone = counts.count(most) == 1
    if alone and leading != mine.outcast:
        mine.outcast = leading
        mine.hated = 0
        g.tell("outcast", "10.4.1a", seat, leading)
    elif not mine.hated:
        mine.hated = 1
        g.tell("hated", "10.4.1b" if alone else "10.4.1c", seat, mine.outcast)


def discard_souls(g: Root, seat: int) -> None:
    """To the discard pile; dominance cards are anybody's from now on (10.4.2)."""
    mine = own(g)
    souls = mine.souls[:]
    mine.souls.clear()
    if souls:
        g.tell("souls-discarded", "10.4.2", seat, len(souls))
    for card in souls:
        bury(g, card)


# --- conspiracies (10.4.3) -------------------------------------------------------------------------------


def conspire(g: Root, seat: int) -> Rule:
    """Any number of them in any order, for acolytes (10.4.3a)."""
    mine = own(g)
    ask = g.ask(seat, "conspire", "10.4.3a", mine.acolytes, mine.outcast)
    menu.offer_actions(g, ask, seat, CONSPIRACIES_MENU)
    menu.offer_common(g, ask, seat, BIRDSONG)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    if not menu.take_action(g, seat, choice, CONSPIRACIES_MENU):
        menu.take_common(g, seat, choice)
    g.then(CONSPIRE, seat)


def cannot_pay(g: Root, conspiracy: int) -> Why | None:
    mine = own(g)
    cost = mine.cost(conspiracy)
    return None if mine.acolytes >= cost else Why("too-few-acolytes", "10.4.3a", mine.acolytes, cost)


def pay(g: Root, seat: int, conspiracy: int, rule: str) -> None:
    """Acolytes go back to the supply."""
    mine = own(g)
    cost = mine.cost(conspiracy)
    mine.acolytes -= cost
    send_home(g, LIZARD, cost)
    g.tell("conspired", rule, seat, conspiracy, cost)


def is_outcast(g: Root, c: int) -> bool:
    return bool(g.suits[c] >> own(g).outcast & 1)


def cannot_crusade(g: Root, seat: int) -> Why | None:
    return cannot_pay(g, CRUSADES) or (None if can_battle(g, seat, own(g).outcast) else NO_BATTLE)


def crusade(g: Root, seat: int) -> None:
    """A battle in an outcast clearing (10.4.3.Ia)."""
    pay(g, seat, CRUSADES, "10.4.3.Ia")
    g.then(steps.BATTLE, seat, own(g).outcast)


def cannot_march(g: Root, seat: int) -> Why | None:
    return cannot_pay(g, CRUSADES) or (None if can_move(g, CULT, own(g).outcast) else NO_MOVE)


def march(g: Root, seat: int) -> None:
    """A move out of an outcast clearing, then perhaps a battle where it ends (10.4.3.Ib)."""
    pay(g, seat, CRUSADES, "10.4.3.Ib")
    g.then(steps.MOVE, seat, own(g).outcast, GO_ON)


def crusade_battle(g: Root, seat: int, c: int) -> Rule | None:
    return None if cannot_battle_in(g, CULT, c) is not None else ask_crusade_battle(g, seat, c)


def ask_crusade_battle(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "crusade-battle", "10.4.3.Ib", c)
    ask.offer(DONE)
    offer_defenders(g, ask, CULT, c)
    choice = yield ask
    if choice is not DONE:
        start_battle(g, CULT, choice.a, c, NOBODY)


def enemy_warriors(g: Root, c: int) -> list[int]:
    """Kinds of enemy warriors there. A leader among warriors falls in battle alone, so only common ones are converted."""
    found: list[int] = []
    for side in g.armies:
        kind = WARRIOR_OF[side]
        if g.on[kind * SPOTS + c] and is_enemy(g, CULT, side) and not is_safe(g, kind, c, CULT):
            found.append(WARRIOR_OF[side])
    return found


def enemy_buildings(g: Root, c: int) -> list[int]:
    found: list[int] = []
    for side in g.armies:
        if is_enemy(g, CULT, side):
            for kind in BUILDINGS_OF[side]:
                if g.on[kind * SPOTS + c] and not is_safe(g, kind, c, CULT):
                    found.append(kind)
    return found


def cannot_convert_in(g: Root, c: int) -> Why | None:
    if not is_outcast(g, c):
        return NOT_OUTCAST
    return cannot_place(g, CULT, c) if enemy_warriors(g, c) else NO_ENEMY_WARRIOR  # both halves (G.1.13)


def cannot_sanctify_in(g: Root, c: int) -> Why | None:
    if not is_outcast(g, c):
        return NOT_OUTCAST
    if not g.stock[GARDENS[own(g).outcast]]:
        return NO_GARDEN_LEFT
    return cannot_place(g, CULT, c) if enemy_buildings(g, c) else NO_ENEMY_BUILDING


def cannot_convert(g: Root, seat: int) -> Why | None:
    for c in range(CLEARINGS):
        if cannot_convert_in(g, c) is None:
            return cannot_pay(g, CONVERSIONS)
    return NOTHING_TO_CONVERT


def cannot_sanctify(g: Root, seat: int) -> Why | None:
    for c in range(CLEARINGS):
        if cannot_sanctify_in(g, c) is None:
            return cannot_pay(g, SANCTIFICATIONS)
    return NOTHING_TO_SANCTIFY


def do_convert(g: Root, seat: int) -> None:
    pay(g, seat, CONVERSIONS, "10.4.3.II")
    g.then(CONVERT_STEP, seat)


def do_sanctify(g: Root, seat: int) -> None:
    pay(g, seat, SANCTIFICATIONS, "10.4.3.III")
    g.then(SANCTIFY_STEP, seat)


def convert(g: Root, seat: int) -> Rule:
    """An enemy warrior is replaced with one of its own (10.4.3.II)."""
    ask = g.ask(seat, "convert-where", "10.4.3.II")
    for c in range(CLEARINGS):
        if is_outcast(g, c) or g.explaining:
            ask.offer(IN[c], cannot_convert_in(g, c))
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "convert-whom", "10.4.3.II", c)
    for kind in enemy_warriors(g, c):
        ask.offer(PIECE[kind])
    choice = yield ask
    remove(g, choice.a, c, 1, seat, EFFECT)
    place(g, LIZARD, c, 1)
    g.tell("converted", "10.4.3.II", seat, c, choice.a)
    settle(g)


def sanctify(g: Root, seat: int) -> Rule:
    """An enemy building is replaced with the matching garden (10.4.3.III); it scores as any removed one (3.2.1)."""
    ask = g.ask(seat, "sanctify-where", "10.4.3.III")
    for c in range(CLEARINGS):
        if is_outcast(g, c) or g.explaining:
            ask.offer(IN[c], cannot_sanctify_in(g, c))
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "sanctify-what", "10.4.3.III", c)
    for kind in enemy_buildings(g, c):
        ask.offer(PIECE[kind])
    choice = yield ask
    remove(g, choice.a, c, 1, seat, EFFECT)
    garden = GARDENS[own(g).outcast]
    place(g, garden, c, 1)
    g.tell("sanctified", "10.4.3.III", seat, c, garden)
    score(g, seat, 1, "3.2.1")
    settle(g)


CONSPIRACIES_MENU: Final[list[menu.Action]] = [
    menu.Action(CRUSADE, cannot_crusade, crusade),  # 10.4.3.Ia
    menu.Action(CRUSADE_MARCH, cannot_march, march),  # 10.4.3.Ib
    menu.Action(CONVERT, cannot_convert, do_convert),  # 10.4.3.II
    menu.Action(SANCTIFY, cannot_sanctify, do_sanctify),  # 10.4.3.III
]

OUTCAST_STEP.does(judge_souls)
SOULS_STEP.does(discard_souls)
CONSPIRE.does(conspire)
CRUSADE_BATTLE.does(crusade_battle)
CONVERT_STEP.does(convert)
SANCTIFY_STEP.does(sanctify)
